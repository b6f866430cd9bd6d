"""Sets of places as integers, a bit for every place."""

from typing import Final

from perihelion.games.burning_suns.tables import PLACES

QUARTER: Final = PLACES // 4
"""The places of a mask are read from lists made once, a quarter of them at a time."""
PART: Final = (1 << QUARTER) - 1
PLACES_IN: Final[list[list[list[int]]]] = [
    [[first + bit for bit in range(QUARTER) if part >> bit & 1] for part in range(1 << QUARTER)]
    for first in range(0, PLACES, QUARTER)
]


def places_in(mask: int) -> list[int]:
    if not mask:
        return []
    found = PLACES_IN[0][mask & PART] + PLACES_IN[1][mask >> QUARTER & PART]
    mask >>= 2 * QUARTER
    return found + PLACES_IN[2][mask & PART] + PLACES_IN[3][mask >> QUARTER] if mask else found


def mask_of(sizes: list[int]) -> int:
    """The places where there is something."""
    found = 0
    for place, size in enumerate(sizes):
        if size:
            found |= 1 << place
    return found
