"""Ships: build, upgrade, jump, warp (BTS-13, BTS-14.1 to BTS-14.7, BTS-21.11, BTS-21.12)."""

from typing import Final

from perihelion.kernel.question import Step, declare
from perihelion.kernel.table import Event, Fact

from . import control, effects, feasibility, steps
from .asking import Asking
from .cards import DEEP, TOP_SHIP
from .feasibility import BELOW_TOP
from .pieces import WAYS, area_name, own_ships, place_ship, remove_ship, shift_ship, take_supply
from .reach import can_reach_target, could_colonise
from .sets import SHIPS
from .state import NOWHERE, Table, tell_line
from .vocabulary import AREAS, BUILD_AT, DONE, LEAVE, MOVE, SHIP_LEVELS, TARGET, UPGRADE_SHIP, USE_POPULATION

DOCK_PLACES = 0
DEEP_ONLY = 1
UPTO = 1
SPREAD = 2


def may_stop(table: Table, flags: int) -> bool:
    """BTS-16.8: an action must change something; other effects may be left undone."""
    return not flags & steps.CHOSEN or table.changed == 1 or feasibility.rest_can_change(table)


# -------------------------------------------------------------------- build


@declare(steps.BUILD, name="building", rule="BTS-13.2", parts="seat level from_population where right left flags")
class Building(Asking):
    def run(self, table: Table, step: Step) -> None:
        _, seat, _, from_population, where, _, _, flags = step
        faction = table.factions[seat]
        if from_population:
            if faction.pop == 0:
                return  # BTS-21.4
        elif not sum(faction.supply):  # BTS-10.6, BTS-16.6
            if faction.pop:
                ask_for_shortage(table, step, seat, flags)
            return
        places = building_places(table, seat, where)  # BTS-13.2, BTS-21.11
        if len(places) == 1:
            build_at(table, step, places[0])
        else:
            table.ask(step, seat, [BUILD_AT + area for area in places])

    def answer(self, table: Table, seat: int, action: int) -> None:
        step = table.asked
        if action == LEAVE:  # BTS-10.6
            return
        if action == USE_POPULATION:
            _, _, level, _, where, right, left, flags = step
            if left > 1:
                table.push((steps.BUILD, seat, level, 0, where, right, left - 1, flags))
            BUILDING.run(table, (steps.BUILD, seat, level, 1, where, right, 1, flags))
            return
        build_at(table, step, action - BUILD_AT)

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        _, _, level, _, _, _, _, _ = table.asked
        return {"level": level}


BUILDING: Final[Building] = Building()


def ask_for_shortage(table: Table, step: Step, seat: int, flags: int) -> None:
    """BTS-10.6: population in place of missing supply, unless a later part needs it (BTS-21.3); or leave it undone."""
    options: list[int] = []
    if not flags & steps.CHOSEN or feasibility.rest_is_possible_without(table, 1):
        options.append(USE_POPULATION)
    if may_stop(table, flags):
        options.append(LEAVE)
    table.ask(step, seat, options)


def building_places(table: Table, seat: int, where: int) -> list[int]:
    """BTS-13.2, BTS-21.11."""
    if where == DOCK_PLACES:
        return feasibility.docks(table, seat)
    return [DEEP] if where == DEEP_ONLY else table.areas()


def build_at(table: Table, step: Step, area: int) -> None:
    """BTS-13.1, BTS-13.3."""
    _, seat, level, from_population, where, right, left, flags = step
    if from_population:
        table.factions[seat].pop -= 1
    else:
        take_supply(table, seat, right == 1)
    place_ship(table, seat, area, level)
    table.changed = 1  # BTS-16.8
    if table.sink is not None:
        origin = "population" if from_population else "supply"
        facts: dict[str, Fact] = {"area": area_name(table, area), "level": level}
        table.emit(Event("built", seat, f"ship-{level}", origin, str(area), 1, facts=facts))
    if left > 1:
        BUILDING.run(table, (steps.BUILD, seat, level, from_population, where, right, left - 1, flags))


# -------------------------------------------------------------------- upgrade


def upgradable(table: Table, seat: int, raised: list[int]) -> list[int]:
    """BTS-13.8, 21.12: ships below level 4 but for those this effect has raised (unless it spreads single steps)."""
    faction = table.factions[seat]
    return [ship for ship in SHIPS.of(faction.fleet & BELOW_TOP) if faction.ships[ship] > raised.count(ship)]


@declare(steps.UPGRADING, name="upgrading", rule="BTS-13.5", parts="seat left levels mode flags *raised")
class Upgrading(Asking):
    def run(self, table: Table, step: Step) -> None:
        _, seat, left, _, mode, flags, *raised = step
        ships = upgradable(table, seat, raised) if left else []
        if not ships:
            return  # BTS-13.8
        options = [UPGRADE_SHIP + ship for ship in ships]
        if mode == UPTO and may_stop(table, flags):  # BTS-13.7, BTS-16.8
            options.append(DONE)
        table.ask(step, seat, options)

    def answer(self, table: Table, seat: int, action: int) -> None:
        if action == DONE:
            return
        _, _, left, levels, mode, flags, *raised = table.asked
        area, below = divmod(action - UPGRADE_SHIP, SHIP_LEVELS)
        level = below + 1
        reached = min(TOP_SHIP, level + levels)  # BTS-13.5, BTS-18.7, A-30
        remove_ship(table, seat, area, level)
        place_ship(table, seat, area, reached)
        table.changed = 1  # BTS-16.8
        if table.sink is not None:
            facts: dict[str, Fact] = {"area": area_name(table, area), "level": level, "reached": reached}
            table.emit(Event("upgraded", seat, f"ship-{reached}", str(area), str(area), 1, facts=facts))
        if mode != SPREAD:  # BTS-21.12
            raised.append(area * SHIP_LEVELS + reached - 1)
        UPGRADES.run(table, (steps.UPGRADING, seat, left - 1, levels, mode, flags, *raised))

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        _, _, left, *_ = table.asked
        return {"left": left}


UPGRADES: Final[Upgrading] = Upgrading()


# -------------------------------------------------------------------- jump


def begin_jump(table: Table, seat: int, points: int, flags: int, named: int, frame: int) -> None:
    """`named` is 1, or 2 for a fresh system, when the target of a colonisation is named with the movement."""
    table.before = table.factions[seat].ships[:]
    JUMP.run(table, (steps.JUMPING, seat, points, flags, named, frame))


@declare(steps.JUMPING, name="jumping", rule="BTS-14.3", parts="seat points flags named frame")
class Jumping(Asking):
    def run(self, table: Table, step: Step) -> None:
        _, seat, points, flags, named, frame = step
        if named:
            table.ask(step, seat, named_options(table, seat, points, named == 2))
            return
        may_end = table.changed == 1 or table.factions[seat].ships != table.before  # BTS-14.6, BTS-16.8
        if may_end and not points:
            end_jump(table, seat, NOWHERE, frame)
            return
        options = moves(table, seat) if points else []
        if may_end and points == 1 and table.changed == 0 and not may_stop(table, flags):
            options = without_way_back(table, seat, options)
        if may_end or may_stop(table, flags):
            options.append(DONE)
            if len(options) == 1:
                end_jump(table, seat, NOWHERE, frame)
                return
        table.ask(step, seat, options)

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, points, flags, named, frame = table.asked
        if action == DONE:
            end_jump(table, seat, NOWHERE, frame)
            return
        if action >= TARGET:
            tell_line(table, frame, action - TARGET + 1)  # which system it is going to colonise
            end_jump(table, seat, action - TARGET, frame)
            return
        shift_ship(table, table.factions[seat], action - MOVE)
        if table.sink is not None:
            tell_move(table, seat, action)
        JUMP.run(table, (steps.JUMPING, seat, points - 1, flags, named, frame))

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        _, _, points, _, _, _ = table.asked
        return {"left": points}


JUMP: Final[Jumping] = Jumping()


def moves(table: Table, seat: int) -> list[int]:
    """Every own ship along every route segment (BTS-14.3, BTS-21.14)."""
    faction = table.factions[seat]
    routes = table.side.routes[table.joined][faction.rules >> effects.LONG_JUMP & 1]
    return (routes.moves or routes.list_moves()).of(faction.fleet)


def without_way_back(table: Table, seat: int, options: list[int]) -> list[int]:
    """BTS-16.8: the last movement point of an action that must change something does not undo the others."""
    ships = table.factions[seat].ships
    before = table.before
    found: list[int] = []
    for action in options:
        _, _, _, ship, there, _ = WAYS[action - MOVE]
        if ships[ship] <= before[ship] or ships[there] >= before[there] or not leads_back(table, seat, action):
            found.append(action)
    return found


def leads_back(table: Table, seat: int, action: int) -> bool:
    """Whether a move brings the ships back to where they were before the jump: nothing is changed then (BTS-16.8)."""
    moved = table.factions[seat].ships[:]
    _, _, _, ship, there, _ = WAYS[action - MOVE]
    moved[ship] -= 1
    moved[there] += 1
    return moved == table.before


def named_options(table: Table, seat: int, points: int, fresh: bool) -> list[int]:
    """BTS-21.13: moves after which a legal target is still in reach, and the targets that are legal already."""
    faction = table.factions[seat]
    options: list[int] = []
    if points:
        for action in moves(table, seat):
            area, _, _, _, there, _ = WAYS[action - MOVE]
            shift_ship(table, faction, action - MOVE)
            if can_reach_target(table, seat, points - 1, fresh):
                options.append(action)
            shift_ship(table, faction, there * AREAS + area)
    for area in range(AREAS):
        if could_colonise(table, seat, area, faction.strength[area], fresh):
            options.append(TARGET + area)
    return options


def tell_move(table: Table, seat: int, action: int) -> None:
    area, target, level, _, _, _ = WAYS[action - MOVE]
    facts: dict[str, Fact] = {"from": area_name(table, area), "to": area_name(table, target), "level": level}
    table.emit(Event("moved", seat, f"ship-{level}", str(area), str(target), 1, facts=facts))


def end_jump(table: Table, seat: int, target: int, frame: int) -> None:
    """BTS-14.5: steps 2 and 3 come only now; a jump that moved nothing has neither."""
    if table.factions[seat].ships != table.before:
        table.changed = 1  # BTS-16.8
        control.update(table, seat, target, frame)
    table.before = []


# -------------------------------------------------------------------- warp


def begin_warp(table: Table, seat: int, ships: int, flags: int, frame: int) -> None:
    table.before = table.factions[seat].ships[:]
    table.push((steps.WARPING, seat, ships, flags, frame))


@declare(steps.WARPING, name="warping", rule="BTS-21.12", parts="seat left flags frame")
class Warping(Asking):
    def run(self, table: Table, step: Step) -> None:
        _, seat, left, _, frame = step
        if left == 0:
            end_jump(table, seat, NOWHERE, frame)
            return
        options: list[int] = []
        for ship in own_ships(table, seat):
            for target in table.areas():
                if target != ship // SHIP_LEVELS:
                    options.append(MOVE + ship * AREAS + target)
        table.ask(step, seat, [*options, DONE])  # BTS-21.12

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, left, flags, frame = table.asked
        if action == DONE:
            end_jump(table, seat, NOWHERE, frame)
            return
        shift_ship(table, table.factions[seat], action - MOVE)
        if table.sink is not None:
            tell_move(table, seat, action)
        table.push((steps.WARPING, seat, left - 1, flags, frame))

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        _, _, left, _, _ = table.asked
        return {"left": left}
