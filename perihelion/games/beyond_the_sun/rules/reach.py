"""Where ships can go, and what a faction could control: for jumps that name a target (BTS-21.13)."""

from . import effects
from .state import Faction, Table
from .vocabulary import AREAS, SHIP_LEVELS


def distance(table: Table, faction: Faction, area: int, target: int, most: int) -> int:
    """Movement points from one area to another, or more than `most` (BTS-14.3, BTS-21.13)."""
    routes = table.side.routes[table.joined][faction.rules >> effects.LONG_JUMP & 1]
    apart = routes.apart or routes.measure()
    return min(apart[area][target], most + 1)


def would_control(table: Table, seat: int, area: int, strength: int) -> bool:
    """BTS-14.35 for a faction with that strength, above 0, in an area."""
    highest = 0
    for other in range(table.seats):
        if other != seat:
            highest = max(highest, table.factions[other].strength[area])
    return strength >= highest if table.base[area] == seat else strength > highest


def could_colonise(table: Table, seat: int, area: int, strength: int, fresh: bool) -> bool:
    """Whether that strength in an area would make it a legal target after the control update (BTS-21.13)."""
    system = table.system_at[area]
    if system < 0 or strength < table.tables.systems[system].strength:
        return False
    if fresh and table.based >> area & 1:
        return False
    return would_control(table, seat, area, strength)


def strongest_with(table: Table, faction: Faction, target: int, points: int) -> int:
    """The greatest strength that so many movement points can bring together in an area (BTS-21.13)."""
    best = [faction.strength[target]] * (points + 1)
    for area in range(AREAS):
        if area == target or not faction.strength[area]:
            continue
        cost = distance(table, faction, area, target, points)
        if cost > points:
            continue
        for level in range(1, SHIP_LEVELS + 1):
            for _ in range(faction.ships[area * SHIP_LEVELS + level - 1]):
                for total in range(points, cost - 1, -1):
                    best[total] = max(best[total], best[total - cost] + level)
    return best[points]


def can_reach_target(table: Table, seat: int, points: int, fresh: bool) -> bool:
    """Whether so many movement points can lead to a legal colonisation (BTS-21.13)."""
    faction = table.factions[seat]
    for area in range(AREAS):
        if table.system_at[area] < 0:
            continue
        if could_colonise(table, seat, area, strongest_with(table, faction, area, points), fresh):
            return True
    return False
