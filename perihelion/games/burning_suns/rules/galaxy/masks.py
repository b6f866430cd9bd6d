"""Sets of places as integers, a bit for every place."""

from typing import Final

from ..tables import PLACE_AT

KNOWN: Final[dict[int, list[int]]] = {}
MOVES: Final[dict[int, list[int]]] = {}
MOST: Final = 10_000
"""Nineteen of twenty masks have come up before, so answers are kept, as far as there is room."""


def places_in(mask: int) -> list[int]:
    """The places in order; the list is shared and must not be changed."""
    found = KNOWN.get(mask)
    return read_places(mask) if found is None else found


def read_places(mask: int) -> list[int]:
    found: list[int] = []
    rest = mask
    while rest:
        lowest = rest & -rest
        found.append(lowest.bit_length() - 1)
        rest ^= lowest
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
