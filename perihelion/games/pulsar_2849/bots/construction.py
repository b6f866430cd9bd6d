"""The evaluation of pulsars and gyrodynes: what they will bring, less the dice that are still to be paid for them."""

from typing import Final

from ..rules.state import NOBODY, SPINS
from ..rules.tables import PULSARS
from .outlook import Outlook

LARGE: Final = 2


def of_gyrodynes(outlook: Outlook, more_pulsars: int) -> float:
    """Also with pulsars that could be claimed."""
    table = outlook.table
    tables = table.tables
    value = 0.0
    free = more_pulsars
    for pulsar in range(PULSARS):
        if table.owner[pulsar] != outlook.seat:
            continue
        built = table.gyrodyne[pulsar]
        if built > SPINS:
            value += outlook.of_spinning(built - SPINS - 1)
        elif built:
            value += tables.pulsar_without_spinning + tables.gyrodyne_not_spinning
            value += outlook.weights.begun * outlook.of_construction(built - 1, 1)
        else:
            free += 1
    value += free * tables.pulsar_without_spinning
    waiting = outlook.player.waiting
    for size in range(len(waiting) - 1, -1, -1):
        for _ in range(waiting[size]):
            value += tables.gyrodyne_not_spinning
            if free > 0:
                free -= 1
                value += outlook.weights.begun * outlook.of_construction(size, 1)
            else:
                value += outlook.weights.planned * outlook.of_construction(size, 2)
    if free > 0:  # a tile for one of them, and a little for the others
        value += (1.0 + 0.3 * (free - 1)) * outlook.weights.planned * outlook.of_construction(LARGE, 2)
    return value


def of_awards(outlook: Outlook) -> float:
    """Awards that are one gyrodyne away."""
    table = outlook.table
    award = outlook.weights.award * outlook.chance(2.0)
    placed = [0, 0, 0]
    for pulsar in range(PULSARS):
        if table.owner[pulsar] == outlook.seat and table.gyrodyne[pulsar]:
            placed[(table.gyrodyne[pulsar] - 1) % SPINS] += 1
    value = 0.0
    for size in range(len(placed)):
        first = table.awards[2 * size]
        points = table.tables.award_points[size]
        if first == NOBODY and placed[size] + 1 == table.tables.award_needs[size]:
            value += award * points[0]
        elif first != NOBODY and table.awards[2 * size + 1] == NOBODY:
            needs = table.tables.award_both[size] if first == outlook.seat else table.tables.award_needs[size]
            if placed[size] + 1 == needs:
                value += award * points[1]
    return value
