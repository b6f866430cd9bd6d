"""What a row of the effects has to say of itself in play: these methods are its columns, and none may be left out."""

from typing import Final

from perihelion.kernel.question import Step

from ..state import Table
from .programs import Ability, Effect


class Power:
    def run(self, table: Table, step: Step, program: Ability, effect: Effect) -> None:
        """Do it, or ask what it needs; the step is that of the effect."""
        raise NotImplementedError

    def possible(self, table: Table, seat: int, program: Ability, effect: Effect, source: int) -> bool:
        """BSU-38.16: whether it can do something now."""
        raise NotImplementedError

    def changes(self, table: Table, seat: int, program: Ability, effect: Effect) -> bool:
        """Change the purse and the numbers as it would before an action; whether another action takes its place.

        So it is found whether an ability makes an action possible; whoever asks sets all back."""
        raise NotImplementedError


class Deed(Power):
    """Does something on the table, and makes no action possible that was not."""

    def changes(self, table: Table, seat: int, program: Ability, effect: Effect) -> bool:
        return False


POWERS: Final[list[Power]] = []
"""By the number of the effect; `rows.py` has them, which needs what stands above this module."""
