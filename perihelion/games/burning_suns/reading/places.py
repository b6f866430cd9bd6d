"""Why a place cannot be explored, colonised, won over, assaulted or built on, by rule id."""

from ..rules import terms
from ..rules.state import Table
from ..rules.steps import (
    OPT_HOSTILE_PEACE,
    OPT_NO_ALLIANCE_OF_TWO,
    OPT_RACE_CARDS,
    OPT_TITAN_COLONISES,
    OPT_UNINHABITED_UNREST,
)
from ..rules.tables import ALLY, CHANGE, DECLINE, MAKE, PLACE_AT, SYSTEMS
from .numbers import ALLOWED, distance, ignores, price
from .paths import NO_BAN, blocked_by_fleet, reached, steps_from_own, strongest_ban


def place_of(table: Table, action: int, first: int) -> int:
    """The place an answer of that kind names, -1 for another answer."""
    return action - first if first <= action < first + table.galaxy.size else -1


def tile_of(table: Table, action: int) -> int:
    """The same for a place where a tile lies."""
    place = place_of(table, action, PLACE_AT)
    return place if place >= 0 and table.tile[place] >= 0 else -1


def refuse_explore(table: Table, seat: int, action: int) -> list[str] | None:
    _, _, named = table.asked
    if action == DECLINE:
        return ALLOWED if table.frames[-1].count > 0 else ["BSU-11.10"]
    place = tile_of(table, action)
    if place < 0:
        return None
    return ["BSU-12.1"] if place == named else refuse_turning(table, seat, place)


def refuse_turning(table: Table, seat: int, place: int) -> list[str]:
    if table.up >> place & 1 or table.tile[place] < 0:
        return ["BSU-12.1"]
    beside = [other for other in reached(table, seat) if table.near[place] >> other & 1]
    return ALLOWED if beside else ["BSU-12.7"]


def refuse_colonise(table: Table, seat: int, action: int) -> list[str]:
    if action == DECLINE:
        return ["BSU-11.10"]
    place = tile_of(table, action)
    found: list[str] = []
    if place < 0 or table.kind_at(place) != terms.UNINHABITED or not table.up >> place & 1:
        return ["BSU-22.1"]
    settlers = [terms.DREADNOUGHT]
    if ignores(table, seat, terms.NO_DREADNOUGHT):
        settlers = [terms.DREADNOUGHT, terms.BATTLECRUISER, 2, *range(terms.MERCENARY, terms.KINDS)]
    if table.opt[OPT_TITAN_COLONISES]:
        settlers.append(terms.TITAN)
    if not any([table.has(seat, place, kind) for kind in settlers]):
        found.append("BSU-22.1")
    if table.control[place] >= 0:
        found.append("BSU-22.5")
    if table.local[place]:
        found.append("BSU-13.13")
    if blocked_by_fleet(table, seat, place):
        found.append("BSU-22.4")
    if price(table, seat, table.tables.colonise_cost[table.tile[place]], terms.COLONISING) > table.crystals[seat]:
        found.append("BSU-22.2")
    return found


def refuse_assault(table: Table, seat: int, action: int) -> list[str]:
    if action == DECLINE:
        return ["BSU-11.10"]
    place = tile_of(table, action)
    if place < 0:
        return ["BSU-37.1"]
    found: list[str] = []
    kind = table.kind_at(place)
    if table.tile[place] >= SYSTEMS or kind in (terms.VOID, terms.HOME):
        return ["BSU-4.24" if kind == terms.HOME else "BSU-37.1"]
    if table.control[place] == seat:
        found.append("BSU-37.15")
    if not any([table.has(seat, place, each) for each in (terms.BATTLECRUISER, terms.TITAN, terms.MERCENARY)]):
        found.append("BSU-37.1")
    if blocked_by_fleet(table, seat, place):
        found.append("BSU-37.2")
    if kind == terms.UNINHABITED and table.control[place] < 0 and table.local[place] == 0:
        found.append("BSU-13.14")
    return found


def escorted(table: Table, seat: int, place: int) -> bool:
    """A fleet with a regular or unique unit in a system of its owner (BSU-27.18)."""
    return table.control[place] == seat and any(
        [table.has(seat, place, kind) for kind in (0, 1, 2, terms.TITAN, terms.STARBASE)]
    )


def refuse_site(table: Table, seat: int, action: int) -> list[str]:
    _, _, _, resource = table.asked
    place = tile_of(table, action)
    if action == DECLINE:
        return ["BSU-11.10"]
    if place < 0 or table.control[place] != seat:
        return ["BSU-27.6"]
    if resource >= 0 and table.tables.resources[resource].kind == terms.HIRED:
        return ALLOWED if escorted(table, seat, place) else ["BSU-31.2", "BSU-27.18"]
    return ALLOWED


def refuse_diplomacy(table: Table, seat: int, action: int) -> list[str] | None:
    if action == DECLINE:
        return ["BSU-11.10"]
    if ALLY <= action < ALLY + 3 * terms.SEATS:
        return refuse_alliance(table, seat, action)
    place = tile_of(table, action)
    if place < 0:
        return None
    if place not in reached(table, seat):
        return ["BSU-23.11"]
    if steps_from_own(table, seat)[place] > distance(table, seat, terms.DIPLOMACY_DISTANCE):
        return ["BSU-23.9"]
    owner = table.control[place]
    if owner < 0:
        if table.kind_at(place) != terms.INHABITED:
            return ["BSU-23.2"]
        return ["BSU-13.13"] if table.local[place] else ALLOWED
    if owner == seat:
        return ["BSU-23.5", "BSU-23.6"] if not table.unrest >> place & 1 else refuse_calm(table, seat, place)
    if table.kind_at(place) == terms.HOME:
        return ["BSU-23.13"]
    found = ["BSU-24.5"] if table.lent[seat][owner] >= 0 else []
    found += refuse_unrest(table, seat, place)
    return found + (["BSU-23.16"] if strongest_ban(table, place) < NO_BAN else [])


def refuse_calm(table: Table, seat: int, place: int) -> list[str]:
    """BSU-25.7, 25.14."""
    stays = table.kind_at(place) in (terms.HOSTILE, terms.SPECIAL) and not table.opt[OPT_HOSTILE_PEACE]
    restless = table.control[place] == seat and table.unrest >> place & 1
    return ALLOWED if restless and not stays else ["BSU-25.14"]


def refuse_unrest(table: Table, seat: int, place: int) -> list[str]:
    """BSU-25.8, 25.15: whether control of another empire's system can go down a step."""
    kind, owner = table.kind_at(place), table.control[place]
    if owner < 0 or owner == seat or table.tile[place] >= SYSTEMS or kind in (terms.VOID, terms.HOME):
        return ["BSU-25.8"]
    peaceful = not table.unrest >> place & 1
    calm = kind == terms.UNINHABITED and not (table.opt[OPT_UNINHABITED_UNREST] and peaceful)
    return ["BSU-25.15"] if calm else ALLOWED


def refuse_alliance(table: Table, seat: int, action: int) -> list[str]:
    kind, other = divmod(action - ALLY, terms.SEATS)
    if not table.opt[OPT_RACE_CARDS]:
        return ["BSU-4.37"]
    if table.seats == 2 and table.opt[OPT_NO_ALLIANCE_OF_TWO]:
        return ["BSU-24.16"]
    if other >= table.seats or other == seat:
        return ["BSU-23.7"]
    found: list[str] = []
    allied = table.lent[seat][other] >= 0
    if allied == (kind == MAKE):
        found.append("BSU-23.18")
    if (kind in (MAKE, CHANGE) and table.hand[seat] == 0) or (kind == MAKE and table.hand[other] == 0):
        found.append("BSU-23.18")
    far = distance(table, seat, terms.DIPLOMACY_DISTANCE)
    steps = steps_from_own(table, seat)
    theirs = [place for place in reached(table, seat) if table.control[place] == other and steps[place] <= far]
    if not theirs:
        found.append("BSU-23.15")
    return found
