"""The two or three best moves of a position, with what they are expected to bring: what a hint shows."""

from dataclasses import dataclass
from typing import Final

from perihelion.bots.bot import Position
from perihelion.bots.hard import Hard
from perihelion.kernel.rng import Rng

SHOWN: Final = 3


@dataclass(frozen=True)
class Advice:
    action: int
    points: float  # the expected worth of the seat a few decisions later, in points
    behind: float  # how many points of that it is behind the best one
    visits: int


def advise(position: Position, rng: Rng, budget: str = "", count: int = SHOWN) -> list[Advice]:
    """The moves a search within a budget ("0.5s" or "200") likes best, by what they are expected to bring."""
    liked = sorted(Hard(budget).think(position, rng)[:count], key=lambda each: -each.points)
    most = liked[0].points
    return [Advice(each.action, round(each.points, 2), round(most - each.points, 2), each.visits) for each in liked]
