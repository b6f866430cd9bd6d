"""What the evaluation weighs, and what a sheet promises apart from what it has."""

from typing import Final, final

from ..rules.state import Table
from ..rules.tables import FAR

REACH: Final = FAR
"""Hexes from a frontier within which coming nearer counts."""
TURNS: Final = 13.6
"""In a game, on average."""


@final
class Weights:
    """What the evaluation weighs, in points; the numbers are in `weights.toml`."""

    def __init__(self, given: dict[str, float]) -> None:
        self.upgrade = given["upgrade"]  # an unused upgrade, at the start of the game; it fades as the turns run out
        # of a frontier's points, for a hex next to it, less for every hex farther
        self.near_frontier = given["near_frontier"]
        self.ring = given["ring"]  # for a resource whose neighbours are nearly all covered
        self.next_time = given["next_time"]  # of the points that one more fulfilment of a mission would bring
        # tastes
        self.frontier = given["frontier"]  # for every frontier reached
        self.alien = given["alien"]  # for every alien covered
        self.resource = given["resource"]  # for every resource enclosed


def share_left(table: Table) -> float:
    """Of the game, about how much is still to come."""
    return max(0.0, 1.0 - (5 * (table.round - 1) + len(table.placed)) / TURNS)


def of_mission(table: Table, times: int, weights: Weights) -> float:
    """The points of a mission met so often, and something for its next fulfilment."""
    tables = table.tables
    points = tables.points(times)
    return points + weights.next_time * share_left(table) * (tables.points(times + 1) - points)


def promise(points: list[int], steps: list[int], weights: Weights) -> float:
    """Something for coming near a frontier that is still open: by its points, and the hexes on the way to it.

    Those that are 0 steps away are reached. The nearest are added first.
    """
    promised = 0.0
    last = 0
    while True:
        nearest = REACH + 1
        for each in steps:
            if last < each < nearest:
                nearest = each
        if nearest > REACH:
            return promised
        for number in range(len(steps)):
            if steps[number] == nearest:
                promised += weights.near_frontier * points[number] * (REACH + 1 - nearest) / REACH
        last = nearest
