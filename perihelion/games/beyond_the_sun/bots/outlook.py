"""What a seat may still expect of the game, and what the pieces are worth to it: the ground of the evaluation."""

from typing import Final, final

from ..rules.reach import could_colonise
from ..rules.state import NEVER, Table
from ..rules.turns import claimable
from .weights import MOST_ORE, Weights

NOTHING_MOVES: Final = 3.0
"""Lost without any population or supply cube: nothing moves until a ship retires."""
LATE: Final = 24
"""Hardly a game lasts so many rounds: from here on what is not points yet counts less with every round."""
TOO_LATE: Final = 36
"""From here on nothing counts but points and achievements, so that nobody keeps the game going for its own sake."""


@final
class Outlook:
    """A position as one seat looks at it."""

    def __init__(self, table: Table, seat: int, weights: Weights) -> None:
        self.table = table
        self.seat = seat
        self.faction = table.factions[seat]
        self.weights = weights
        self.haste = haste(table)
        self.left = (1.0 - self.haste) * turns_left(table, seat, weights)
        self.fade = min(1.0, self.left / weights.fading)

    def of_population(self, cubes: int) -> float:
        return self.weights.population[cubes]

    def of_ore(self, crystals: int) -> float:
        return self.weights.ore[min(crystals, MOST_ORE)]

    def of_disc(self) -> float:
        """A production disc taken off its track: about half a symbol, for every round to come."""
        return 0.25 * self.left * (self.weights.growth_symbol + self.weights.ore_symbol)

    def at_risk(self, strength: int) -> float:
        """What a base with so much strength beside it may lose again."""
        return self.weights.risk * max(0.0, 1.0 - 0.25 * strength) * (self.fade + self.of_disc())

    def of_holding(self, area: int, strength: int) -> float:
        """Own strength in an area, as a step towards colonising it."""
        table = self.table
        system = table.system_at[area]
        if system < 0:
            return 0.0
        card = table.tables.systems[system]
        share = min(1.0, strength / card.strength)
        worth = self.weights.holding * share * share * (card.vp + self.weights.colony)
        if could_colonise(table, self.seat, area, strength, False):
            return worth + self.weights.ready * card.vp
        return worth if table.base[area] == self.seat else 0.5 * worth


def haste(table: Table) -> float:
    """How much the seats press for the end: not at all before `LATE`, for nothing else from `TOO_LATE` on."""
    if table.round <= LATE or table.last_round:
        return 0.0
    return min(1.0, (table.round - LATE) / (TOO_LATE - LATE))


def turns_left(table: Table, seat: int, weights: Weights) -> float:
    """Turns the seat may expect after this one."""
    if table.last_round:
        turns = float(table.last_round - table.round)
    else:
        missing = table.tables.end_discs[table.seats] - table.discs_claimed()
        if seat == table.active and claimable(table, seat):
            missing -= 1  # so that ending the turn changes nothing
        if missing <= 0:
            turns = 1.0
        else:
            turns = max(1.0 + weights.rounds_a_disc * missing, weights.usual_rounds - table.round)
        if table.cap != NEVER:
            turns = min(turns, float(table.cap - table.round))
    played = (seat - table.first) % table.seats < (table.active - table.first) % table.seats
    return turns if played or seat == table.active else turns + 1.0
