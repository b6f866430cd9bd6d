"""Chances of winning with their uncertainty, and when a change of them is more than luck."""

from statistics import NormalDist
from typing import Final

SURE: Final = 0.95
"""How sure an interval is, and how sure it is that no turning point of a whole game is named by luck."""
TURNED: Final = 0.15
"""Less than this is no turning point, however sure it is."""

Interval = tuple[float, float]


def sigmas(sure: float) -> float:
    """How many standard errors an interval reaches to either side to be so sure."""
    return NormalDist().inv_cdf(0.5 + sure / 2)


def interval(rate: float, games: int, z: float) -> Interval:
    """Wilson's interval of a rate seen in so many games; shared wins count in parts."""
    if games == 0:
        return 0.0, 1.0
    middle = rate + z * z / (2 * games)
    reach = z * (rate * (1 - rate) / games + z * z / (4 * games * games)) ** 0.5
    whole = 1 + z * z / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def rise(before: float, after: float, was: Interval, now: Interval) -> Interval:
    """Newcombe's interval of how much a rate rose, from the intervals of both."""
    grown = after - before
    down = ((after - now[0]) ** 2 + (was[1] - before) ** 2) ** 0.5
    up = ((now[1] - after) ** 2 + (before - was[0]) ** 2) ** 0.5
    return grown - down, grown + up


def strictly(comparisons: int) -> float:
    """The sigmas for so many comparisons at once (Bonferroni): all of them together stay as sure as one."""
    return sigmas(1 - (1 - SURE) / max(1, comparisons))
