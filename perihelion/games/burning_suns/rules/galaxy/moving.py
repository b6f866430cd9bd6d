"""Explore and jump (BSU-12, BSU-16)."""

from typing import Final

from perihelion.kernel.question import Kind, Step, declare
from perihelion.kernel.table import Event, Fact

from .. import tables
from ..empire.numbers import ignores, jump_distance
from ..names import unit_message, unit_name
from ..state import SeatQuestion, Table
from ..steps import (
    AMBUSH_HERE,
    ASK_EXPLORE,
    ASK_JUMP,
    ASK_JUMP_FROM,
    ASK_NESTED,
    EXPLORED,
    JUMPED,
    OPT_ARMY_ROUTE,
    OPT_TOGETHER,
    REVEAL_TILE,
)
from ..terms import COLOSSUS, GROUND, KINDS, NO_JUMP_STOP, REGIMENT, STARBASE
from .masks import moves_to, places_in
from .places import at, opposing_fleet, turn_up, wormholes

# ---------------------------------------------------------------- explore


def explore_options(table: Table, seat: int, named: int) -> list[int]:
    """BSU-12.1, 12.8: a face-down tile; after the first one may stop. `named` is a tile already named (A-18)."""
    open_to = table.frontier[seat]
    if named >= 0:
        open_to &= ~(1 << named)
    return [tables.DECLINE, *moves_to(open_to)] if table.frames[-1].count else moves_to(open_to)


@declare(ASK_EXPLORE, name="explore", rule="BSU-12.7", parts="seat named")
class Explore(SeatQuestion):
    """BSU-12.1, 12.8; where both tiles are named first (A-18), `named` is the first of them."""

    def options(self, table: Table, step: Step) -> list[int]:
        _, seat, named = step
        return explore_options(table, seat, named)

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, named = table.asked
        if action == tables.DECLINE:
            if named >= 0:
                table.push((REVEAL_TILE, seat, named))
            return
        place = action - tables.PLACE_AT
        table.frames[-1].count += 1
        if table.opt[OPT_TOGETHER]:
            if named < 0:
                table.push((ASK_EXPLORE, seat, place))
            else:
                table.push((REVEAL_TILE, seat, place))
                table.push((REVEAL_TILE, seat, named))
            return
        following = (EXPLORED, seat)
        table.agenda.append(following)
        reveal_tile(table, seat, place)
        if table.agenda[-1] is following:
            table.agenda.pop()
            explored(table, seat)


@declare(EXPLORED, parts="seat")
class Explored(Kind[Table]):
    def run(self, table: Table, step: Step) -> None:
        _, seat = step
        explored(table, seat)


def explored(table: Table, seat: int) -> None:
    if table.frames[-1].count < 2 and table.frontier[seat]:
        table.question((ASK_EXPLORE, seat, -1), explore_options(table, seat, -1))


@declare(REVEAL_TILE, parts="seat place")
class RevealTile(Kind[Table]):
    def run(self, table: Table, step: Step) -> None:
        _, seat, place = step
        reveal_tile(table, seat, place)


def reveal_tile(table: Table, seat: int, place: int) -> None:
    """BSU-12.9, 14.3–14.6: turn a tile up; its bonus action is offered to the leader that turned it."""
    if table.up >> place & 1 or table.tile[place] < 0:
        return
    table.reveal()
    turn_up(table, place)
    after_turning(table, seat, place)


def after_turning(table: Table, seat: int, place: int) -> None:
    kind = table.kind_at(place)
    if kind == tables.DARK_FLEET:
        table.push((AMBUSH_HERE, place, seat))
    elif kind in (tables.ASTEROID_FIELD, tables.BABEL_POST, tables.PORTAL) and table.frames[-1].leader >= 0:  # BSU-A-19
        action = {tables.ASTEROID_FIELD: 2, tables.BABEL_POST: 0, tables.PORTAL: 4}[kind]
        table.push((ASK_NESTED, seat, action, 0))


# ---------------------------------------------------------------- jump

STAYING: Final = [
    [kind for kind in range(KINDS) if kind == STARBASE or (GROUND >> kind & 1 == 1) != army] for army in (False, True)
]
"""The kinds of units that do not go with a fleet, and with an army."""


def next_places(table: Table, seat: int, place: int, army: bool) -> int:
    """BSU-16.9–16.12, 16.18: where a step from here may lead."""
    found = table.near[place] & table.reach[seat]
    tunnels = wormholes(table, seat, army)
    if tunnels >> place & 1:
        found |= tunnels
    found &= ~(table.galaxy.foreign_homes[seat] | 1 << place)
    if army:  # BSU-16.6, 16.7, 16.13, 16.17
        found &= table.domain[seat] if table.opt[OPT_ARMY_ROUTE] else table.domain[seat] | tunnels
        for other in places_in(found):
            if opposing_fleet(table, seat, other):
                found ^= 1 << other
    return found


def army_can_arrive(table: Table, seat: int, place: int, steps: int) -> bool:
    """BSU-16.13: whether an army here can stop in an own system within so many steps."""
    front = 1 << place
    seen = front
    for _ in range(steps + 1):
        if front & table.domain[seat]:
            return True
        following = 0
        for each in places_in(front):
            following |= next_places(table, seat, each, True)
        front = following & ~seen
        seen |= front
    return False


def steps_open(table: Table, seat: int, place: int, army: bool, used: int) -> list[int]:
    left = jump_distance(table, seat) - used
    if left <= 0:
        return []
    found = places_in(next_places(table, seat, place, army))
    if army:
        found = [each for each in found if army_can_arrive(table, seat, each, left - 1)]
    return found


def movable(table: Table, seat: int, place: int, army: bool) -> list[int]:
    """The units of a fleet or an army that can jump: no starbase (BSU-16.8)."""
    base = place * KINDS
    found = table.units[seat][base : base + KINDS]
    for kind in STAYING[army]:
        found[kind] = 0
    return found


def jump_starts(table: Table, seat: int) -> list[int]:
    """BSU-16.1: a fleet or an army that can take a step."""
    found: list[int] = []
    if jump_distance(table, seat) <= 0:
        return found
    for place in places_in(table.fleets[seat]):
        if fleet_can_start(table, seat, place):
            found.append(tables.FLEET_AT + place)
    for place in places_in(table.armies[seat]):
        if steps_open(table, seat, place, True, 0):
            found.append(tables.ARMY_AT + place)
    return found


def fleet_can_start(table: Table, seat: int, place: int) -> bool:
    if table.units[seat][place * KINDS + STARBASE] == table.fleet[seat][place]:
        return False
    beside = table.near[place] & table.reach[seat] & ~table.galaxy.foreign_homes[seat]
    return beside != 0 or next_places(table, seat, place, False) != 0  # mostly there is a tile beside it


def can_jump(table: Table, seat: int) -> bool:
    """Whether there is any such fleet or army; the first one found is enough."""
    reach = table.reach[seat]
    if reach & (reach - 1) == 0 or jump_distance(table, seat) <= 0:
        return False  # one tile only, or no distance
    for place in places_in(table.fleets[seat]):
        if fleet_can_start(table, seat, place):
            return True
    for place in places_in(table.armies[seat]):
        if steps_open(table, seat, place, True, 0):
            return True
    return False


@declare(ASK_JUMP_FROM, name="jump-from", rule="BSU-16.1", parts="seat")
class JumpFrom(SeatQuestion):
    def options(self, table: Table, step: Step) -> list[int]:
        _, seat = step
        return jump_starts(table, seat)

    def answer(self, table: Table, seat: int, action: int) -> None:
        frame = table.frames[-1]
        army = action >= tables.ARMY_AT
        frame.place = action - (tables.ARMY_AT if army else tables.FLEET_AT)
        frame.count = 1 if army else 0
        frame.steps = 0
        frame.leaving = 1
        frame.die = 0
        frame.group = movable(table, seat, frame.place, army)
        table.question((ASK_JUMP, seat), jump_options(table, seat))


def jump_options(table: Table, seat: int) -> list[int]:
    """BSU-16.1–16.4: a step, units to take along or to leave, or stop."""
    frame = table.frames[-1]
    army = frame.count == 1
    steps = steps_open(table, seat, frame.place, army, frame.steps)
    can_stop = frame.steps > 0 and (not army or table.control[frame.place] == seat)
    found = [tables.DECLINE] if can_stop else []
    if not steps:
        return found
    for place in steps:
        found.append(tables.PLACE_AT + place)
    group = frame.group
    if not frame.leaving:
        here = movable(table, seat, frame.place, army)
        if here != group:
            for kind, number in enumerate(here):
                if number > group[kind]:
                    found.append(tables.ALONG + kind)
    # An army may leave units only where it may stop.
    if sum(group) > 1 and (not army or table.control[frame.place] == seat):
        for kind, number in enumerate(group):
            if number:
                found.append(tables.LEAVE + kind)
    return found


@declare(ASK_JUMP, name="jump", rule="BSU-16.3", parts="seat")
class Jump(SeatQuestion):
    def options(self, table: Table, step: Step) -> list[int]:
        _, seat = step
        return jump_options(table, seat)

    def answer(self, table: Table, seat: int, action: int) -> None:
        frame = table.frames[-1]
        if action == tables.DECLINE:
            return
        if action >= tables.LEAVE:
            frame.leaving = 1  # what was left here is not taken along again: every stop comes to an end
            frame.group[action - tables.LEAVE] -= 1
        elif action >= tables.ALONG:
            frame.group[action - tables.ALONG] += 1
        else:
            step_to(table, seat, action - tables.PLACE_AT)
            return
        table.question((ASK_JUMP, seat), jump_options(table, seat))

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        frame = table.frames[-1]
        left = jump_distance(table, seat) - frame.steps
        return {"left": left, "units": sum(frame.group), **at(table, frame.place)}


def step_to(table: Table, seat: int, place: int) -> None:
    frame = table.frames[-1]
    move_group(table, seat, "jump", frame.place, place)
    frame.place = place
    frame.steps += 1
    frame.leaving = 0
    fleet = frame.count == 0
    if fleet and opposing_fleet(table, seat, place) and not ignores(table, seat, NO_JUMP_STOP):
        frame.die = 1  # BSU-16.5
    if fleet and table.dark[place] and table.kind_at(place) != tables.ION_STORM:
        table.push((JUMPED, seat))
        table.push((AMBUSH_HERE, place, seat))  # BSU-16.15, A-21: whoever arrived first, then who was there
    elif not frame.die and sum(frame.group) > 0:
        table.question((ASK_JUMP, seat), jump_options(table, seat))


def move_group(table: Table, seat: int, how: str, origin: int, place: int) -> None:
    """The units of the group go from one place to another; both fleets are other ones then (BSU-31.5)."""
    group = table.frames[-1].group
    for kind, number in enumerate(group):
        if number:
            table.change_units(seat, origin, kind, -number)
            table.change_units(seat, place, kind, number)
    if table.sink is not None:
        names = table.galaxy.names
        table.emit(Event(how, seat, "fleet", names[origin], names[place], sum(group), facts=at(table, place)))
    leave_no_mercenaries(table, seat, origin)
    leave_no_mercenaries(table, seat, place)
    keep_what_is_here(table, seat, place)


def keep_what_is_here(table: Table, seat: int, place: int) -> None:
    """Nothing is in the group that is not at its place any more."""
    group = table.frames[-1].group
    base = place * KINDS
    for kind in range(KINDS):
        group[kind] = min(group[kind], table.units[seat][base + kind])


@declare(JUMPED, parts="seat")
class Jumped(Kind[Table]):
    """After an ambush: what is left of the group goes on."""

    def run(self, table: Table, step: Step) -> None:
        _, seat = step
        frame = table.frames[-1]
        keep_what_is_here(table, seat, frame.place)
        if frame.die == 0 and sum(frame.group) > 0:
            table.question((ASK_JUMP, seat), jump_options(table, seat))


def leave_no_mercenaries(table: Table, seat: int, place: int) -> None:
    """BSU-31.4: mercenaries without a regular or unique unit are discarded."""
    units = table.units[seat]
    base = place * KINDS
    if units[base] + units[base + 1] + units[base + 2] + units[base + 4] + units[base + 5]:
        return
    for kind in range(COLOSSUS + 1, KINDS):
        number = units[base + kind]
        if number:
            table.change_units(seat, place, kind, -number)
            table.supply[table.tables.mercenaries[kind - COLOSSUS - 1]] += number
            if table.sink is not None:
                facts: dict[str, int | str] = {"unit": unit_message(table, kind)}
                origin = table.galaxy.names[place]
                table.emit(Event("discarded", seat, unit_name(table, kind), origin, "", number, facts=facts))


def add_units(table: Table, seat: int, place: int, kind: int, number: int) -> None:
    """Put new units down; beside dark ships they are noticed when the action ends (BSU-15.12)."""
    table.change_units(seat, place, kind, number)
    if not GROUND >> kind & 1 and table.dark[place]:
        table.ambushes |= 1 << place
    if kind == REGIMENT and table.sink is not None:
        table.emit(Event("regiments", seat, "regiment", "", table.galaxy.names[place], number, facts=at(table, place)))
