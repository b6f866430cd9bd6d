"""Why a place cannot be explored, colonised, won over, assaulted or built on, by rule id."""

from perihelion.games.burning_suns.empire import (
    distance,
    ignores,
    price,
)
from perihelion.games.burning_suns.galaxy import diplomacy_banned
from perihelion.games.burning_suns.second_reading import ALLOWED, blocked_by_fleet, reached, steps_from_own
from perihelion.games.burning_suns.state import Table
from perihelion.games.burning_suns.steps import (
    ASK_ASSAULT,
    ASK_COLONISE,
    ASK_DIPLOMACY,
    ASK_EXPLORE,
    ASK_SITE,
    OPT_HOSTILE_PEACE,
    OPT_NO_ALLIANCE_OF_TWO,
    OPT_RACE_CARDS,
    OPT_TITAN_COLONISES,
    OPT_UNINHABITED_UNREST,
)
from perihelion.games.burning_suns.tables import ALLY, CANCEL, CHANGE, DECLINE, MAKE, PLACE_AT, SYSTEMS
from perihelion.games.burning_suns.terms import (
    BATTLECRUISER,
    COLONISING,
    DIPLOMACY_DISTANCE,
    DREADNOUGHT,
    HIRED,
    HOME,
    HOSTILE,
    INHABITED,
    KINDS,
    MERCENARY,
    NO_DREADNOUGHT,
    SEATS,
    SPECIAL,
    STARBASE,
    TITAN,
    UNINHABITED,
    VOID,
)


def refuse_place(table: Table, seat: int, action: int, kind: int, rule: str) -> list[str]:
    if action == DECLINE:
        may_stop = kind == ASK_EXPLORE and table.frames[-1].count > 0
        return ALLOWED if may_stop else ["BSU-11.10"]
    if kind == ASK_DIPLOMACY and ALLY <= action < ALLY + 3 * SEATS:
        return refuse_alliance(table, seat, action)
    place = action - PLACE_AT
    if not 0 <= place < table.galaxy.size or table.tile[place] < 0:
        return [rule]
    if kind == ASK_EXPLORE:
        return refuse_explore(table, seat, place)
    if kind == ASK_COLONISE:
        return refuse_colonise(table, seat, place)
    if kind == ASK_ASSAULT:
        return refuse_assault(table, seat, place)
    if kind == ASK_SITE:
        return refuse_site(table, seat, place)
    return refuse_diplomacy(table, seat, place)


def refuse_explore(table: Table, seat: int, place: int) -> list[str]:
    if table.up >> place & 1:
        return ["BSU-12.1"]
    if place == table.asked[2]:
        return ["BSU-12.1"]
    beside = [other for other in reached(table, seat) if table.near[place] >> other & 1]
    return ALLOWED if beside else ["BSU-12.7"]


def refuse_colonise(table: Table, seat: int, place: int) -> list[str]:
    found: list[str] = []
    if table.kind_at(place) != UNINHABITED or not table.up >> place & 1:
        return ["BSU-22.1"]
    settlers = [DREADNOUGHT]
    if ignores(table, seat, NO_DREADNOUGHT):
        settlers = [DREADNOUGHT, BATTLECRUISER, 2, *range(MERCENARY, KINDS)]
    if table.opt[OPT_TITAN_COLONISES]:
        settlers.append(TITAN)
    if not any([table.has(seat, place, kind) for kind in settlers]):
        found.append("BSU-22.1")
    if table.control[place] >= 0:
        found.append("BSU-22.5")
    if table.local[place]:
        found.append("BSU-13.13")
    if blocked_by_fleet(table, seat, place):
        found.append("BSU-22.4")
    if price(table, seat, COLONISING, table.tables.colonise_cost[table.tile[place]]) > table.crystals[seat]:
        found.append("BSU-22.2")
    return found


def refuse_assault(table: Table, seat: int, place: int) -> list[str]:
    found: list[str] = []
    kind = table.kind_at(place)
    if table.tile[place] >= SYSTEMS or kind in (VOID, HOME):
        return ["BSU-4.24" if kind == HOME else "BSU-37.1"]
    if table.control[place] == seat:
        found.append("BSU-37.15")
    if not any([table.has(seat, place, each) for each in (BATTLECRUISER, TITAN, MERCENARY)]):
        found.append("BSU-37.1")
    if blocked_by_fleet(table, seat, place):
        found.append("BSU-37.2")
    if kind == UNINHABITED and table.control[place] < 0 and table.local[place] == 0:
        found.append("BSU-13.14")
    return found


def refuse_site(table: Table, seat: int, place: int) -> list[str]:
    if table.control[place] != seat:
        return ["BSU-27.6"]
    resource = table.asked[3]
    if resource >= 0 and table.tables.resources[resource].kind == HIRED:
        escorts = [table.has(seat, place, kind) for kind in (0, 1, 2, TITAN, STARBASE)]
        return ALLOWED if any(escorts) else ["BSU-31.2", "BSU-27.18"]
    return ALLOWED


def refuse_diplomacy(table: Table, seat: int, place: int) -> list[str]:
    if place not in reached(table, seat):
        return ["BSU-23.11"]
    if steps_from_own(table, seat)[place] > distance(table, seat, DIPLOMACY_DISTANCE):
        return ["BSU-23.9"]
    owner = table.control[place]
    kind = table.kind_at(place)
    peaceful = not table.unrest >> place & 1
    if owner < 0:
        if kind != INHABITED:
            return ["BSU-23.2"]
        return ["BSU-13.13"] if table.local[place] else ALLOWED
    if owner == seat:
        if peaceful:
            return ["BSU-23.5", "BSU-23.6"]
        stays = kind in (HOSTILE, SPECIAL) and not table.opt[OPT_HOSTILE_PEACE]
        return ["BSU-25.14"] if stays else ALLOWED
    if kind == HOME:
        return ["BSU-23.13"]
    found: list[str] = []
    if table.lent[seat][owner] >= 0:
        found.append("BSU-24.5")
    if kind == UNINHABITED and not (table.opt[OPT_UNINHABITED_UNREST] and peaceful):
        found.append("BSU-25.15")
    if diplomacy_banned(table, place):
        found.append("BSU-23.16")
    return found


def refuse_alliance(table: Table, seat: int, action: int) -> list[str]:
    kind, other = divmod(action - ALLY, SEATS)
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
    assert kind <= CANCEL
    far = distance(table, seat, DIPLOMACY_DISTANCE)
    steps = steps_from_own(table, seat)
    theirs = [place for place in reached(table, seat) if table.control[place] == other and steps[place] <= far]
    if not theirs:
        found.append("BSU-23.15")
    return found
