"""What a finished game was worth to each seat: the win, the place, or the margin of points.

With two seats or more every kind sums to zero. A game for one has nobody to beat: every kind is its score, in hundreds.
"""

from typing import Final

from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.state import State

KINDS: Final = ("win", "rank", "margin")
HUNDRED: Final = 100.0
LARGEST: Final = 10.0
"""No margin counts more than 1000 points."""


class UnknownReward(PerihelionError):
    code = "error-unknown-reward"
    says = "there is no reward {name!r}; choose one of: {known}"


def checked(kind: str) -> str:
    if kind not in KINDS:
        raise UnknownReward(name=kind, known=", ".join(KINDS))
    return kind


def rewards(state: State, kind: str) -> list[float]:
    """One number for every seat of a game that is over."""
    if state.seats == 1:
        return [max(-LARGEST, min(LARGEST, state.scores()[0] / HUNDRED))]
    if kind == "win":
        return win(state.ranking(), state.seats)
    if kind == "rank":
        return rank(state.ranking(), state.seats)
    return margin(state.scores())


def win(ranking: list[list[int]], seats: int) -> list[float]:
    """1 for the only winner, -1 shared by all others; winners share what they win."""
    winners = ranking[0]
    return [((seats / len(winners) if seat in winners else 0.0) - 1.0) / (seats - 1) for seat in range(seats)]


def rank(ranking: list[list[int]], seats: int) -> list[float]:
    """From 1 for the first place to -1 for the last in equal steps; seats that share places share their rewards."""
    found = [0.0] * seats
    place = 0
    for group in ranking:
        middle = place + (len(group) - 1) / 2
        for seat in group:
            found[seat] = 1.0 - 2.0 * middle / (seats - 1)
        place += len(group)
    return found


def margin(scores: list[int]) -> list[float]:
    """Points ahead of the mean of all others, in hundreds."""
    total = sum(scores)
    ahead = [score - (total - score) / (len(scores) - 1) for score in scores]
    return [max(-LARGEST, min(LARGEST, points / HUNDRED)) for points in ahead]
