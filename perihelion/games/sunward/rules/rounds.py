"""The rounds of a game (WSS-3): a round begins with all coordinate tiles back on their stack."""

from perihelion.kernel.question import Kind, Step, declare
from perihelion.kernel.table import Event

from . import steps
from .state import Table


@declare(steps.BEGIN_ROUND)
class BeginRound(Kind[Table]):
    """WSS-3.8: the tiles return to the stack; `active` is already the one to the left of the last to place."""

    def run(self, table: Table, step: Step) -> None:
        table.round += 1
        table.notches = 0
        table.placed = []
        if table.sink is not None:
            table.emit(Event("round", amount=table.round, facts={"round": table.round}))
        table.push((steps.COORDINATES,))
