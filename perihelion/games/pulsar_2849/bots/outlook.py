"""What a seat may still expect of the game, and what things are worth to it: the ground of the evaluation."""

from typing import Final, final

from perihelion.kernel.question import kind_of

from ..rules import steps
from ..rules.state import Table
from ..rules.tables import MEDIAN
from .weights import Weights

USUAL_MEDIAN: Final = 3.5


@final
class Outlook:
    """A position as one seat looks at it."""

    def __init__(self, table: Table, seat: int, weights: Weights) -> None:
        self.table = table
        self.seat = seat
        self.player = table.players[seat]
        self.weights = weights
        self.left = productions_left(table)
        self.share = self.left / table.tables.rounds
        self.dice_left = 2 * max(0, self.left - 1) + len(self.player.dice)
        self.bonus_now = 0.0  # for a spinning gyrodyne in the production to come
        self.bonus_later = 0.0  # in all those after it
        bonus = table.boards.bonus
        first = table.tables.rounds - self.left
        for row in range(first, len(bonus)):
            points = USUAL_MEDIAN if bonus[row] == MEDIAN else float(bonus[row])
            if row == first:
                self.bonus_now = points
            else:
                self.bonus_later += points

    def chance(self, needed: float) -> float:
        """Of something that takes so many dice more: the fewer are to come, the less it is worth to have begun it."""
        return self.dice_left / (self.dice_left + self.weights.hurry * needed) if self.dice_left else 0.0

    def of_die(self, value: int) -> float:
        return self.weights.die + self.weights.pip * value

    def of_token(self) -> float:
        if self.left > 1:
            return self.weights.token
        return self.weights.last_token if self.left == 1 else 0.0

    def of_run(self, points: int) -> float:
        """What a gate run will bring that is kept for later."""
        return self.weights.gates * points * self.chance(1.0)

    def of_spinning(self, size: int) -> float:
        """What a gyrodyne will bring that spins from now on."""
        return self.left * self.table.tables.gyro_points[size] + self.bonus_now + self.bonus_later

    def of_construction(self, size: int, dice: int) -> float:
        """What a gyrodyne will bring that takes so many dice more, less those dice."""
        return max(0.0, self.chance(dice) * self.of_spinning_later(size) - self.weights.labour * dice)

    def of_spinning_later(self, size: int) -> float:
        """The same from the next round on."""
        return max(0, self.left - 1) * self.table.tables.gyro_points[size] + self.bonus_later


def scores_now(table: Table) -> bool:
    """Whether production or the final scoring is going on: what their questions are."""
    if not table.asked:
        return False
    kind = kind_of(table.asked)
    return kind == steps.OFFER or kind == steps.PREMIUMS or kind == steps.GOAL_CHOICE


def productions_left(table: Table) -> int:
    """Productions still to come, this round's included while it has not begun."""
    begun = 1 if scores_now(table) else 0
    return table.tables.rounds - max(1, table.round) + 1 - begun
