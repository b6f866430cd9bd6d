"""The two or three best moves of a position with the reason for the best: what a hint shows."""

from dataclasses import dataclass
from typing import Final

from perihelion.bots.bot import Position
from perihelion.bots.hard import Hard
from perihelion.bots.reasons import Why, why
from perihelion.kernel.rng import Rng

SHOWN: Final = 3


@dataclass(frozen=True)
class Advice:
    action: int
    points: float  # the expected worth of the seat a few decisions later, in points
    behind: float  # how many points of that it is behind the best one
    visits: int


@dataclass(frozen=True)
class Hint:
    """The best moves, best first, and why the first of them."""

    moves: list[Advice]
    why: Why


def advise(position: Position, rng: Rng, budget: str = "", count: int = SHOWN) -> list[Advice]:
    """The moves a search within a budget ("0.5s" or "200") likes best, by what they are expected to bring."""
    return hint(position, rng, budget, count).moves


def hint(position: Position, rng: Rng, budget: str = "", count: int = SHOWN) -> Hint:
    found = Hard(budget).think(position, rng)
    liked = sorted(found[:count], key=lambda each: -each.points)
    most = liked[0].points
    moves = [Advice(each.action, round(each.points, 2), round(most - each.points, 2), each.visits) for each in liked]
    return Hint(moves, why(position, rng, [*liked, *found[count:]]))
