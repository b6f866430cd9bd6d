"""Steps about the effects of abilities: (kind, seat, ability, effect, branch, place, …)."""

from perihelion.games.burning_suns.programs import Effect
from perihelion.games.burning_suns.state import Table
from perihelion.kernel.state import Step


def effect_of(table: Table, step: Step) -> Effect:
    effect = table.tables.abilities[step[2]].effects[step[3]]
    return effect.branches[step[4] - 1] if step[4] else effect


def again(step: Step, kind: int, left: int) -> Step:
    """The same effect, another question, with a number of things still to do."""
    return (kind, step[1], step[2], step[3], step[4], step[5], left)
