"""What a row of the effects has to say of itself in play: what it does, and whether it can do anything now."""

from typing import Final

from perihelion.games.burning_suns.rules.abilities.programs import Ability, Effect
from perihelion.games.burning_suns.rules.state import Table
from perihelion.kernel.question import Step


class Power:
    def run(self, table: Table, step: Step, program: Ability, effect: Effect) -> None:
        """Do it, or ask what it needs; the step is that of the effect."""
        raise NotImplementedError

    def possible(self, table: Table, seat: int, program: Ability, effect: Effect, source: int) -> bool:
        """BSU-38.16: whether it can do something now."""
        raise NotImplementedError


POWERS: Final[list[Power]] = []
"""By the number of the effect; `rows.py` has them, which needs what stands above this module."""
