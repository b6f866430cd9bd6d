"""Why a target, a unit to hit or a die to reroll is refused, by rule id."""

from ..rules import steps
from ..rules.state import Table
from ..rules.tables import DARK_SHIPS, DECLINE, FORCE_AT, ION_STORM, OWNERS, PLACE_AT, UNIT_AT
from ..rules.terms import COLOSSUS, CONSTRUCTION, HOME, REGIMENT, TITAN, UNIQUE
from .numbers import ALLOWED
from .paths import blocked_by_fleet
from .places import place_of


def refuse_battle(table: Table, seat: int, action: int) -> list[str]:
    if action == DECLINE:
        return ["BSU-11.10"]
    place, owner = fleet_of(table, seat, action)
    if place < 0:
        return ["BSU-35.1"]
    if table.kind_at(place) == ION_STORM:
        return ["BSU-14.7", "BSU-35.3"]
    return ALLOWED if ships(table, owner, place) and table.fleet[seat][place] else ["BSU-35.1"]


def refuse_bombard(table: Table, seat: int, action: int) -> list[str]:
    _, _, used = table.asked
    if action == DECLINE:
        return ALLOWED if used else ["BSU-11.10"]
    return refuse_shot(table, seat, action, used)


def refuse_shot(table: Table, seat: int, action: int, used: int) -> list[str]:
    """A fleet fires at a system, or an army at a fleet; `used` has a bit for what has been fired."""
    system = place_of(table, action, PLACE_AT)
    if system >= 0:
        return refuse_shot_at_system(table, seat, system, used)
    place, owner = fleet_of(table, seat, action)
    if place < 0 or used & 2:
        return ["BSU-36.1"]
    return ALLOWED if ships(table, owner, place) and table.army[seat][place] else ["BSU-36.3"]


def fleet_of(table: Table, seat: int, action: int) -> tuple[int, int]:
    """The place and the owner of another fleet that an answer names, -1 for another answer."""
    place, owner = divmod(action - FORCE_AT, OWNERS)
    somebody = owner < table.seats or owner == DARK_SHIPS
    named = action >= FORCE_AT and place < table.galaxy.size and table.tile[place] >= 0
    return (place, owner) if named and somebody and owner != seat else (-1, -1)


def ships(table: Table, owner: int, place: int) -> int:
    return table.dark[place] if owner == DARK_SHIPS else table.fleet[owner][place]


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


def refuse_reroll(table: Table, seat: int, action: int) -> list[str] | None:
    _, _, side = table.asked
    unit = action - UNIT_AT
    if action == DECLINE:
        return ALLOWED
    if not 0 <= unit <= CONSTRUCTION:
        return None
    return ALLOWED if table.fight().misses[side][unit] else ["BSU-42.14"]


def refuse_hit(table: Table, seat: int, action: int) -> list[str] | None:
    _, _, side = table.asked
    fight = table.fight()
    hulls = table.hull[fight.owners[side]]
    if action == DECLINE:  # for a unit that is lost anyway (BSU-A-45)
        lost = 0
        for unit, marks in enumerate(fight.marks[side]):
            lost += marks >= (hulls[unit - TITAN] if UNIQUE >> unit & 1 else 1) > 0
        return ALLOWED if lost and table.opt[steps.OPT_DOOMED] else ["BSU-35.20"]
    unit = action - UNIT_AT
    if not 0 <= unit <= CONSTRUCTION or fight.counts[side][unit] == 0:
        return None
    hull = hulls[unit - TITAN] if UNIQUE >> unit & 1 else fight.counts[side][unit]
    return ["BSU-35.20"] if fight.marks[side][unit] >= hull else ALLOWED
