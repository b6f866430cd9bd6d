"""The galaxy read a second time, slowly and without what is kept ready."""

from ..rules.state import Table
from ..rules.steps import OPT_ANY_NPC
from ..rules.terms import BANNED, COLOSSUS, CONTROLLED, KINDS, NO_OPPOSING_FLEET, PASSIVE, REGIMENT
from .numbers import held, ignores

NO_BAN = 100
BAN_OF_A_COLOSSUS = 70


def reached(table: Table, seat: int) -> set[int]:
    """BSU-12.6: face-up tiles joined to something of the empire."""
    found = {place for place in range(table.galaxy.size) if present(table, seat, place)}
    waiting = list(found)
    while waiting:
        place = waiting.pop()
        for other in range(table.galaxy.size):
            joined = table.near[place] >> other & 1 and table.up >> other & 1
            if joined and other not in found:
                found.add(other)
                waiting.append(other)
    return found


def present(table: Table, seat: int, place: int) -> bool:
    return table.control[place] == seat or table.fleet[seat][place] + table.army[seat][place] > 0


def way_to(table: Table, seat: int, other: int) -> bool:
    """BSU-12.11: a revealed path to a tile that an empire controls or has units on."""
    return any([present(table, other, place) for place in reached(table, seat)])


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


def near_enough(table: Table, seat: int, place: int, steps: int) -> bool:
    """BSU-44.11: a revealed path, and within the distance of an own system if one is given."""
    if place not in reached(table, seat):
        return False
    return steps < 0 or steps_from_own(table, seat).get(place, steps + 1) <= steps


def empire_near(table: Table, seat: int, other: int, steps: int) -> bool:
    """BSU-44.11, 23.15: the same for an empire; with a distance it is one of its systems."""
    if steps < 0:
        return way_to(table, seat, other)
    theirs = [place for place in range(table.galaxy.size) if table.control[place] == other]
    return any([near_enough(table, seat, place, steps) for place in theirs])


def others_home(table: Table, seat: int, place: int) -> bool:
    return place in [home for other, home in enumerate(table.galaxy.homes) if other != seat]


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


def strongest_ban(table: Table, place: int) -> int:
    """BSU-23.16, 39.3: what forbids others diplomacy against a system, by rank; less is stronger."""
    owner = table.control[place]
    ranks = [BAN_OF_A_COLOSSUS] if table.has(owner, place, COLOSSUS) else []
    for ability, where in held(table, owner):
        for effect in ability.effects if ability.timing == PASSIVE else []:
            if effect.op == BANNED and effect.a == 0 and (effect.b == CONTROLLED or where == place):
                ranks.append(ability.rank)
    return min(ranks, default=NO_BAN)
