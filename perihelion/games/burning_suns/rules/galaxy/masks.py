"""Sets of places as integers, a bit for every place."""

from typing import Final

from perihelion.games.burning_suns.rules.tables import PLACE_AT
from perihelion.games.burning_suns.rules.terms import PLACES

QUARTER: Final = PLACES // 4
"""The places of a mask are read from lists made once, a quarter of them at a time."""
PART: Final = (1 << QUARTER) - 1
PLACES_IN: Final[list[list[list[int]]]] = [
    [[first + bit for bit in range(QUARTER) if part >> bit & 1] for part in range(1 << QUARTER)]
    for first in range(0, PLACES, QUARTER)
]


KNOWN: Final[dict[int, list[int]]] = {}
MOVES: Final[dict[int, list[int]]] = {}
MOST: Final = 10_000
"""Nineteen of twenty masks have come up before, so answers are kept, as far as there is room."""


def places_in(mask: int) -> list[int]:
    """The places in order; the list is shared and must not be changed."""
    found = KNOWN.get(mask)
    return read_places(mask) if found is None else found


def read_places(mask: int) -> list[int]:
    found = PLACES_IN[0][mask & PART] + PLACES_IN[1][mask >> QUARTER & PART]
    rest = mask >> 2 * QUARTER
    found = found + PLACES_IN[2][rest & PART] + PLACES_IN[3][rest >> QUARTER]
    if len(KNOWN) < MOST:
        KNOWN[mask] = found
    return found


def moves_to(mask: int) -> list[int]:
    """The moves that name these places; shared as well."""
    found = MOVES.get(mask)
    if found is None:
        found = [PLACE_AT + place for place in places_in(mask)]
        if len(MOVES) < MOST:
            MOVES[mask] = found
    return found


def mask_of(sizes: list[int]) -> int:
    """The places where there is something."""
    found = 0
    for place, size in enumerate(sizes):
        if size:
            found |= 1 << place
    return found
