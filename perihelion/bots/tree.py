"""What a search is made of: nodes of its tree, lines that it tries out, and what it has found in the end."""

from typing import final


@final
class Node:
    """A position as its line of actions reaches it; sums over the visits, one for every seat."""

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.values: list[float] = [0.0] * seats
        self.points: list[float] = [0.0] * seats
        self.children: dict[int, Node] = {}
        self.order: dict[int, float] = {}  # what the evaluation says after an option, for its own seat
        self.others = 0.0  # and what the best of the others had before it
        self.looks = 0  # lines that were judged here, where a turn has ended
        self.seen: list[float] = [0.0] * seats  # and what was found, together


@final
class Found:
    """An option of the root with what the search knows of it."""

    def __init__(self, action: int, visits: int, value: float, points: float) -> None:
        self.action = action
        self.visits = visits
        self.value = value  # 0 to 1, half is as good as now
        self.points = points  # the expected worth of the seat, in points


@final
class Line:
    """One line of an iteration: how many turns have still to end, and what was judged where others did."""

    def __init__(self, seat: int, turn: int, turns: int, seats: int) -> None:
        self.seat = seat  # who is asked
        self.turn = turn  # whose turn it is
        self.turns = turns  # that still have to end
        self.points: list[float] = [0.0] * seats

    def judged(self, points: list[float], times: int) -> None:
        for seat in range(len(points)):
            self.points[seat] += times * points[seat]
