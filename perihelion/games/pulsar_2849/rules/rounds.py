"""The eight rounds of a game (PUL-4): what a round begins with, and what follows its production."""

from perihelion.kernel.question import Kind, Step, declare
from perihelion.kernel.table import Event

from . import dice, final_scoring, steps, technologies
from .state import Memory, Table


@declare(steps.BEGIN_ROUND)
class BeginRound(Kind[Table]):
    def run(self, table: Table, step: Step) -> None:
        begin_round(table)


def begin_round(table: Table) -> None:
    table.round += 1
    for player in table.players:
        player.dice = []
        player.shifted = 0
    table.offered_dice = []
    table.bonus_used = 0
    table.memory = Memory()
    if table.sink is not None:
        table.emit(Event("round", amount=table.round, facts={"round": table.round}))
    dice.roll(table)
    table.push_all([*[(steps.PICK, seat) for seat in dice.picking_order(table)], (steps.TURN, 0)])


@declare(steps.NEXT_ROUND)
class NextRound(Kind[Table]):
    def run(self, table: Table, step: Step) -> None:
        next_round(table)


def next_round(table: Table) -> None:
    """Step 7, and after the last round the final scoring instead (PUL-18.40)."""
    if table.round == table.tables.rounds:
        final_scoring.begin(table)
        return
    table.reveal()
    left = table.stack[:]
    table.offer = [left.pop() for _ in range(table.tables.offers)]  # PUL-18.41
    table.stack = left
    technologies.slide_markers(table)
    begin_round(table)
