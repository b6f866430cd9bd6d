"""What a seat may still expect of the game, and what things are worth to it: the ground of the evaluation."""

from typing import Final, final

from ..rules import steps
from ..rules.state import Table
from ..rules.tables import MEDIAN

USUAL_MEDIAN: Final = 3.5


@final
class Weights:
    """What the evaluation weighs, in points; the numbers are in `weights.toml`."""

    def __init__(self, given: dict[str, float]) -> None:
        self.die = given["die"]  # an unused die, before what its value adds
        self.pip = given["pip"]
        self.fit = given["fit"]  # of the best thing that a die can pay for, flights apart, if that is more
        self.red_die = given["red_die"]  # of a die, for one on offer
        self.cube = given["cube"]
        self.last_cube = given["last_cube"]  # when no production is left
        self.token = given["token"]
        self.last_token = given["last_token"]  # in the last round
        self.hurry = given["hurry"]  # how fast the worth of what is begun fades towards the end
        self.labour = given["labour"]  # what a die is worth that a gyrodyne still needs
        self.begun = given["begun"]  # of what a gyrodyne will bring less its dice, when it can be finished
        self.planned = given["planned"]  # the same when there is only the tile or only the pulsar
        self.award = given["award"]  # of an award's points, for all but one of the gyrodynes it needs
        self.transmitter = given["transmitter"]  # of what one will bring, in proportion to what is paid of it
        self.purchase = given["purchase"]  # of the gain when cubes buy points in production
        self.errand = given["errand"]  # a teleport, a claim without a flight, a tile drawn
        self.link = given["link"]  # that will make a die
        self.answers = given["answers"]  # of the usual number of times that a technology answers
        self.shift = given["shift"]  # for every round to come
        self.zero = given["zero"]
        self.copy_cost = given["copy_cost"]
        self.growth = given["growth"]  # what a technology that counts something gains every production
        self.goal_granted = given["goal_granted"]
        self.final_step = given["final_step"]
        self.gates = given["gates"]  # that a run visits
        self.project = given["project"]  # a completed one, on the way to those above it
        self.pyramid = given["pyramid"]  # the whole pyramid; half of it is worth a quarter
        self.goal = given["goal"]  # of a goal's points, in proportion to how much of it is done
        self.goal_near = given["goal_near"]  # the same, most of it for the last steps
        self.premium = given["premium"]  # that a goal will allow to buy
        self.progress = given["progress"]  # a base at the start, because the next ones are worth more
        self.engineers = given["engineers"]  # of the next reward of the engineer track
        self.initiative = given["initiative"]  # of the points for the initiative track, before the last round
        self.field = given["field"]  # a field of a marker to the left
        self.bonus = given["bonus"]  # the bonus of a system or a dead end
        self.near = given["near"]  # a system beside the end of a flight
        # tastes, for each of these
        self.base = given["base"]
        self.pulsar = given["pulsar"]  # an own one
        self.gyrodyne = given["gyrodyne"]  # in front of the player or built; twice as much when it spins
        self.operating = given["operating"]  # a transmitter; in proportion to what is paid of others
        self.patent = given["patent"]
        self.completed = given["completed"]  # a project of the headquarters
        self.tasted = bool(self.base or self.pulsar or self.gyrodyne or self.operating or self.patent or self.completed)


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
        row = 0
        first = table.tables.rounds - self.left
        for face in table.faces:
            for bonus in table.tables.faces[face].bonus:
                if row >= first:
                    points = USUAL_MEDIAN if bonus == MEDIAN else float(bonus)
                    if row == first:
                        self.bonus_now = points
                    else:
                        self.bonus_later += points
                row += 1

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
    return table.asks(steps.OFFER) or table.asks(steps.PREMIUMS) or table.asks(steps.GOAL_CHOICE)


def productions_left(table: Table) -> int:
    """Productions still to come, this round's included while it has not begun."""
    begun = 1 if scores_now(table) else 0
    return table.tables.rounds - max(1, table.round) + 1 - begun
