"""Why a ship cannot be built, raised or moved so."""

from perihelion.kernel.question import kind_of

from ..rules import effects, steps
from ..rules import vocabulary as v
from ..rules.cards import DEEP, SHIPYARDS, SOL
from ..rules.state import Table
from . import outcomes


def refuse_stopping(table: Table, flags: int) -> list[str]:
    """BTS-16.8: an action may not be left without any change."""
    if not flags & steps.CHOSEN or table.changed or outcomes.rest_may_change(table):
        return []
    return ["BTS-16.8"]


def refuse_building(table: Table, seat: int, action: int) -> list[str] | None:
    _, _, _, from_population, where, _, _, flags = table.asked
    if not from_population and not sum(table.factions[seat].supply):
        if action == v.LEAVE:
            return refuse_stopping(table, flags)
        if action == v.USE_POPULATION:
            return refuse_spoiling(table, flags)
        return None
    if not v.BUILD_AT <= action < v.BUILD_AT + v.AREAS:
        return None
    area = action - v.BUILD_AT
    if where == 1:
        return [] if area == DEEP else ["BTS-21.11"]
    if where == 2:
        return [] if area in table.areas() else ["BTS-21.11"]
    if area == SOL:
        return []
    own = table.base[area] == seat
    everywhere = outcomes.holds_rule(table, seat, effects.DOCK_EVERYWHERE)
    return [] if own and (everywhere or area in SHIPYARDS) else ["BTS-13.2"]


def refuse_spoiling(table: Table, flags: int) -> list[str]:
    """BTS-21.3: the cube may be needed by a later part of the action."""
    if not flags & steps.CHOSEN:
        return []
    for k in range(len(table.agenda) - 1, -1, -1):
        step = table.agenda[k]
        if kind_of(step) == steps.LINE:
            _, seat, number, at, x, _, _, card = step
            faction = table.factions[seat]
            less = (faction.ore, faction.pop - 1, sum(faction.supply), table.swaps, 1)
            line = table.tables.lines[number]
            ways = outcomes.resolved(table, seat, line, at, x, less, card)
            return [] if ways else ["BTS-21.3"]
    return []


def refuse_upgrade(table: Table, seat: int, action: int) -> list[str] | None:
    _, _, _, _, mode, flags, *raised = table.asked
    if action == v.DONE:
        return refuse_stopping(table, flags) if mode == 1 else ["BTS-16.1"]
    if not v.UPGRADE_SHIP <= action < v.UPGRADE_SHIP + v.AREAS * v.SHIP_LEVELS:
        return None
    ship = outcomes.divmod_ship(action - v.UPGRADE_SHIP)
    if ship[1] == 4:
        return ["BTS-13.5"]
    same = [each for each in outcomes.fleet_of(table, seat) if each == ship]
    before = [each for each in raised if outcomes.divmod_ship(each) == ship]
    return [] if len(same) > len(before) else ["BTS-13.6"]


def refuse_jump(table: Table, seat: int, action: int) -> list[str] | None:
    _, _, points, flags, named, _ = table.asked
    fleet = outcomes.fleet_of(table, seat)
    if v.MOVE <= action < v.TARGET:
        return refuse_move(table, seat, action, points, flags, named)
    if v.TARGET <= action < v.TARGET + v.AREAS and named:
        legal = outcomes.target_after(table, seat, fleet, action - v.TARGET, named == 2)
        return [] if legal else ["BTS-21.13"]
    if action != v.DONE or named:
        return None
    before = [outcomes.divmod_ship(k) for k in range(len(table.before)) for _ in range(table.before[k])]
    return refuse_stopping(table, flags) if sorted(before) == sorted(fleet) else []


def refuse_move(table: Table, seat: int, action: int, points: int, flags: int, named: int) -> list[str]:
    ship, to = divmod(action - v.MOVE, v.AREAS)
    area, level = outcomes.divmod_ship(ship)
    fleet = outcomes.fleet_of(table, seat)
    if (area, level) not in fleet:
        return ["BTS-14.3"]
    if points == 0:
        return ["BTS-14.2"]
    if not outcomes.joined(table, seat, area, to):
        return ["BTS-14.3", "BTS-1.13"]
    fleet.remove((area, level))
    fleet.append((to, level))
    if named:
        return [] if outcomes.some_target(table, seat, fleet, points - 1, named == 2) else ["BTS-21.13"]
    before = [outcomes.divmod_ship(k) for k in range(len(table.before)) for _ in range(table.before[k])]
    if points == 1 and sorted(before) == sorted(fleet):
        return refuse_stopping(table, flags)
    return []


def refuse_warp(table: Table, seat: int, action: int) -> list[str] | None:
    if action == v.DONE:
        return []
    if not v.MOVE <= action < v.TARGET:
        return None
    ship, to = divmod(action - v.MOVE, v.AREAS)
    area, level = outcomes.divmod_ship(ship)
    if (area, level) not in outcomes.fleet_of(table, seat):
        return ["BTS-14.3"]
    return [] if to in table.areas() and to != area else ["BTS-21.12"]
