"""Why a target, a unit to hit or a die to reroll is refused, by rule id."""

from perihelion.games.burning_suns.second_reading import ALLOWED, blocked_by_fleet
from perihelion.games.burning_suns.state import Table
from perihelion.games.burning_suns.steps import (
    ASK_BATTLE,
    ASK_BOMBARD,
    ASK_REROLL,
    OPT_DOOMED,
)
from perihelion.games.burning_suns.tables import DARK_SHIPS, DECLINE, FORCE_AT, ION_STORM, OWNERS, PLACE_AT, UNIT_AT
from perihelion.games.burning_suns.terms import (
    COLOSSUS,
    CONSTRUCTION,
    HOME,
    REGIMENT,
    SEATS,
    TITAN,
    UNIQUE,
)


def refuse_target(table: Table, seat: int, action: int, kind: int, rule: str) -> list[str]:
    used = table.asked[2] if kind == ASK_BOMBARD else 0
    if action == DECLINE:
        return ALLOWED if used else ["BSU-11.10"]
    if kind == ASK_BOMBARD and PLACE_AT <= action < PLACE_AT + table.galaxy.size:
        return refuse_shot_at_system(table, seat, action - PLACE_AT, used)
    if action < FORCE_AT:
        return [rule]
    place, owner = divmod(action - FORCE_AT, OWNERS)
    if place >= table.galaxy.size or table.tile[place] < 0 or owner == seat:
        return [rule]
    if owner > DARK_SHIPS or SEATS > owner >= table.seats:
        return [rule]
    ships = table.dark[place] if owner == DARK_SHIPS else table.fleet[owner][place]
    if kind == ASK_BATTLE:
        if table.kind_at(place) == ION_STORM:
            return ["BSU-14.7", "BSU-35.3"]
        return ALLOWED if ships and table.fleet[seat][place] else ["BSU-35.1"]
    if used & 2:
        return ["BSU-36.1"]
    return ALLOWED if ships and table.army[seat][place] else ["BSU-36.3"]


def refuse_shot_at_system(table: Table, seat: int, place: int, used: int) -> list[str]:
    found: list[str] = []
    owner = table.control[place]
    if used & 1:
        return ["BSU-36.1"]
    if table.fleet[seat][place] == 0:
        return ["BSU-36.2"]
    if owner == seat:
        return ["BSU-36.5"]
    if table.kind_at(place) == HOME:
        return ["BSU-4.24"]
    if blocked_by_fleet(table, seat, place):
        found.append("BSU-36.4")
    if owner >= 0 and table.has(owner, place, COLOSSUS):
        found.append("BSU-36.10")
    if owner < 0:
        targets = table.local[place] > 0
    else:
        targets = table.has(owner, place, REGIMENT) > 0 or table.construction[place] >= 0
        targets = targets or table.has(owner, place, COLOSSUS) > 0
    if not targets:
        found.append("BSU-36.14")
    return found


def refuse_unit(table: Table, action: int, kind: int, rule: str) -> list[str]:
    fight = table.fight()
    side = table.asked[2]
    if action == DECLINE:
        return ALLOWED if kind == ASK_REROLL else [rule]
    unit = action - UNIT_AT
    if not 0 <= unit <= CONSTRUCTION:
        return [rule]
    if kind == ASK_REROLL:
        return ALLOWED if fight.misses[side][unit] else ["BSU-42.14"]
    if fight.counts[side][unit] == 0:
        return [rule]
    hull = table.hull[fight.owners[side]][unit - TITAN] if UNIQUE >> unit & 1 else fight.counts[side][unit]
    doomed = fight.marks[side][unit] >= hull
    return ["BSU-35.20"] if doomed and not table.opt[OPT_DOOMED] else ALLOWED
