"""Abilities aimed at places: tiles, units put down, leaps, salvage and repair (BSU-44.23 to 44.41)."""

from perihelion.kernel.lists import altered, without
from perihelion.kernel.question import declare
from perihelion.kernel.state import Step
from perihelion.kernel.table import Event, named

from .. import steps, terms
from ..empire.building import damaged
from ..empire.diplomacy import worsen
from ..empire.numbers import controlled, full_hull
from ..galaxy.masks import moves_to
from ..galaxy.moving import add_units, after_turning, leave_no_mercenaries, movable, move_group
from ..galaxy.places import calm, put_tile, swap, win_over
from ..state import UNIQUE_KINDS, SeatQuestion, Table
from ..tables import ARMY_AT, DECLINE, FLEET_AT, LEAVE, PLACE_AT, REPAIR_AT, UNIT_AT
from .programs import Effect
from .targets import effect_places, leap_goals, leap_starts, returnable


@declare(steps.ASK_PLACE, name="place", rule="BSU-44.11", parts="seat ability number branch source left first")
class AimAtPlace(SeatQuestion):
    """BSU-44.11: one place after another, so many as are left; `first` is the first system of a swap, or -1."""

    def options(self, table: Table, step: Step) -> list[int]:
        _, seat, ability, number, branch, source, left, first = step
        effect = table.tables.effect(ability, number, branch)
        if left <= 0:
            return []
        if effect.op in (terms.ADD, terms.SALVAGE):
            if effect.op == terms.ADD and effect.b == terms.OWN_FLEET:
                found = [each for each in range(table.galaxy.size) if table.fleet[seat][each]]
                return [PLACE_AT + each for each in found or [table.galaxy.homes[seat]]]
            return moves_to(table.domain[seat])
        if effect.op == terms.TRANSFER:
            found = [each for each in controlled(table, seat) if table.has(seat, each, terms.REGIMENT)]
        else:
            found = effect_places(table, seat, table.tables.abilities[ability], effect, source, first)
        listed = [PLACE_AT + each for each in found]
        # BSU-44.36, 44.24, 44.44: "up to" may stop; a swap begun is finished.
        if listed and effect.op in (terms.TRANSFER, terms.REVEAL_TILES, terms.PEEK, terms.REPLACE):
            return [DECLINE, *listed]
        return listed

    def answer(self, table: Table, seat: int, action: int) -> None:
        if action == DECLINE:
            return
        _, _, ability, number, branch, source, left, first = table.asked
        place = action - PLACE_AT
        effect = table.tables.effect(ability, number, branch)
        following = (steps.ASK_PLACE, seat, ability, number, branch, source, left - 1, -1)
        op = effect.op
        if op == terms.SWAP_SYSTEMS:
            if first < 0:
                table.push((steps.ASK_PLACE, seat, ability, number, branch, source, left, place))
            else:
                swap(table, first, place)
                table.push(following)
        elif op == terms.ADD:
            if effect.b != terms.OWN_FLEET:
                table.push(following)
            add_units(table, seat, place, effect.a, left if effect.b == terms.OWN_FLEET else 1)
        elif op == terms.SALVAGE:
            add_units(table, seat, place, terms.REGIMENT, 1)
        elif op in (terms.REVEAL_TILES, terms.PEEK, terms.TRANSFER, terms.REPLACE):
            table.push(following)
            place_one(table, seat, effect, place)
        elif op in (terms.PLACE_SYSTEM, terms.RETURN_TILE):
            table.push(following)
            put_new_tile(table, seat, effect, place)
        else:
            place_last(table, seat, effect, place, left)


def place_one(table: Table, seat: int, effect: Effect, place: int) -> None:
    if effect.op == terms.REVEAL_TILES:
        table.push((steps.REVEAL_TILE, seat, place))
    elif effect.op == terms.PEEK:
        table.reveal()
        table.peeked = altered(table.peeked, seat, table.peeked[seat] | 1 << place)
        if table.sink is not None:
            facts: dict[str, int | str] = {"tile": named("tile", table.tables.tile_names[table.tile[place]])}
            table.emit(Event("peeked", seat, target=table.galaxy.names[place], only=seat, facts=facts))
    elif effect.op == terms.TRANSFER:
        table.change_units(seat, place, terms.REGIMENT, -1)
        table.fight().wave += 1
    else:
        table.change_units(seat, place, effect.a, -1)
        add_units(table, seat, place, effect.b, 1)
        leave_no_mercenaries(table, seat, place)


def put_new_tile(table: Table, seat: int, effect: Effect, place: int) -> None:
    """BSU-2.5, 2.15, 44.37."""
    table.reveal()
    if effect.op == terms.PLACE_SYSTEM:
        tile = table.stack.pop()
        put_tile(table, place, tile, effect.a == 1)
        if effect.a == 1:
            after_turning(table, seat, place)
        return
    found = returnable(table, effect.a)
    tile = found[table.rng.below(len(found))]
    table.aside = without(table.aside, tile)
    table.returned |= 1 << place
    put_tile(table, place, tile, False)


def place_last(table: Table, seat: int, effect: Effect, place: int, number: int) -> None:
    """Effects aimed at one place."""
    if effect.op == terms.PLACE_NPC:
        if effect.a == terms.DARK:
            table.dark = altered(table.dark, place, table.dark[place] + number)
            table.push((steps.AMBUSH_HERE, place, seat))  # BSU-44.25
        else:
            table.local = altered(table.local, place, table.local[place] + number)
    elif effect.op == terms.SEIZE:
        win_over(table, seat, place)
    elif effect.n > 0:
        calm(table, place)
    else:
        table.frames[-1].opponent = table.control[place]
        worsen(table, place)


@declare(steps.ASK_LEAP_FROM, name="leap-from", rule="BSU-44.26", parts="seat ability number branch source nothing")
class LeapFrom(SeatQuestion):
    """BSU-44.26: which fleet or army leaps."""

    def options(self, table: Table, step: Step) -> list[int]:
        _, seat, ability, number, branch, _, _ = step
        return leap_starts(table, seat, table.tables.effect(ability, number, branch))

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, ability, number, branch, source, _ = table.asked
        army = table.tables.effect(ability, number, branch).a == terms.ARMY
        origin = action - (ARMY_AT if army else FLEET_AT)
        table.frames[-1].group = movable(table, seat, origin, army)
        table.push((steps.ASK_LEAP, seat, ability, number, branch, source, origin))


@declare(steps.ASK_LEAP, name="leap", rule="BSU-44.26", parts="seat ability number branch source origin")
class Leap(SeatQuestion):
    """BSU-44.26: leave units behind, or go."""

    def options(self, table: Table, step: Step) -> list[int]:
        _, seat, ability, number, branch, _, origin = step
        goals = leap_goals(table, seat, table.tables.effect(ability, number, branch), origin)
        found = [PLACE_AT + place for place in goals]
        group = table.frames[-1].group
        if sum(group) > 1:
            found += [LEAVE + kind for kind in range(terms.KINDS) if group[kind]]
        return found

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, ability, number, branch, _, origin = table.asked
        if action >= LEAVE:
            table.frames[-1].group[action - LEAVE] -= 1
            table.push(table.asked)
            return
        place = action - PLACE_AT
        move_group(table, seat, "leap", origin, place)
        frame = table.frames[-1]
        if frame.action == terms.BATTLE and origin == frame.place and not table.fleet[seat][origin]:
            frame.leaving |= 1 << seat  # BSU-35.18
        if table.tables.effect(ability, number, branch).a != terms.ARMY and table.dark[place]:
            table.push((steps.AMBUSH_HERE, place, seat))


@declare(steps.ASK_SALVAGE, name="salvage", rule="BSU-44.28", parts="seat ability number branch source left")
class Salvage(SeatQuestion):
    """BSU-44.28."""

    def options(self, table: Table, step: Step) -> list[int]:
        _, _, _, _, _, _, left = step
        if left <= 0:
            return []
        lost = table.frames[-1].group
        found = [UNIT_AT + kind for kind in range(len(lost)) if lost[kind]]
        return [DECLINE, *found] if found else []

    def answer(self, table: Table, seat: int, action: int) -> None:
        if action == DECLINE:
            return
        _, _, ability, number, branch, source, left = table.asked
        frame = table.frames[-1]
        kind = action - UNIT_AT
        frame.group[kind] -= 1
        table.push((steps.ASK_SALVAGE, seat, ability, number, branch, source, left - 1))
        if kind == terms.REGIMENT:
            table.push((steps.ASK_PLACE, seat, ability, number, branch, source, 1, -1))
        elif table.fleet[seat][frame.place]:
            add_units(table, seat, frame.place, kind, 1)
        else:
            add_units(table, seat, table.galaxy.homes[seat], kind, 1)


@declare(steps.ASK_REPAIR, name="repair", rule="BSU-44.29", parts="seat ability number branch source left")
class Repair(SeatQuestion):
    """BSU-44.29."""

    def options(self, table: Table, step: Step) -> list[int]:
        _, seat, _, _, _, _, left = step
        if left <= 0:
            return []
        return [REPAIR_AT + kind - terms.TITAN for kind in UNIQUE_KINDS if damaged(table, seat, kind)]

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, ability, number, branch, source, left = table.asked
        kind = terms.TITAN + action - REPAIR_AT
        table.set_hull(seat, kind, min(full_hull(table, seat, kind), table.hull[seat][kind - terms.TITAN] + 1))
        table.push((steps.ASK_REPAIR, seat, ability, number, branch, source, left - 1))
