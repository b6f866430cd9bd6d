"""The galaxy read a second time, slowly and without what is kept ready: for `refusals.py` and its kin."""

from typing import Final

from perihelion.games.burning_suns.empire import (
    ignores,
)
from perihelion.games.burning_suns.state import Table
from perihelion.games.burning_suns.steps import (
    OPT_ANY_NPC,
)
from perihelion.games.burning_suns.terms import (
    COLOSSUS,
    KINDS,
    NO_OPPOSING_FLEET,
    REGIMENT,
)

ALLOWED: Final[list[str]] = []


def reached(table: Table, seat: int) -> set[int]:
    """BSU-12.6: face-up tiles joined to something of the empire."""
    found = {
        place
        for place in range(table.galaxy.size)
        if table.control[place] == seat or table.fleet[seat][place] or table.army[seat][place]
    }
    waiting = list(found)
    while waiting:
        place = waiting.pop()
        for other in range(table.galaxy.size):
            joined = table.near[place] >> other & 1 and table.up >> other & 1
            if joined and other not in found:
                found.add(other)
                waiting.append(other)
    return found


def steps_from_own(table: Table, seat: int) -> dict[int, int]:
    """BSU-17.4: steps from the nearest controlled system."""
    found = {place: 0 for place in range(table.galaxy.size) if table.control[place] == seat}
    waiting = sorted(found)
    while waiting:
        place = waiting.pop(0)
        for other in range(table.galaxy.size):
            if table.near[place] >> other & 1 and other not in found:
                found[other] = found[place] + 1
                waiting.append(other)
    return found


def opposed(table: Table, seat: int, place: int) -> bool:
    """BSU-18.12."""
    dark = table.dark[place]
    if dark >= 4 or (dark and table.opt[OPT_ANY_NPC]):
        return True
    for other in range(table.seats):
        ships = sum([table.has(other, place, kind) for kind in range(KINDS) if kind not in (REGIMENT, COLOSSUS)])
        if other != seat and ships >= 4 and table.lent[seat][other] < 0:
            return True
    return False


def blocked_by_fleet(table: Table, seat: int, place: int) -> bool:
    return opposed(table, seat, place) and not ignores(table, seat, NO_OPPOSING_FLEET)
