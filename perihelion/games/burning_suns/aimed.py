"""Abilities aimed at places: tiles, units put down, leaps, salvage and repair (BSU-44.23 to 44.41)."""

from perihelion.games.burning_suns import building
from perihelion.games.burning_suns.diplomacy import worsen
from perihelion.games.burning_suns.effect_steps import again, effect_of
from perihelion.games.burning_suns.empire import controlled, full_hull
from perihelion.games.burning_suns.galaxy import at, calm, put_tile, swap, win_over
from perihelion.games.burning_suns.moving import add_units, after_turning, leave_no_mercenaries, movable
from perihelion.games.burning_suns.programs import Effect
from perihelion.games.burning_suns.state import UNIQUE_KINDS, Table
from perihelion.games.burning_suns.steps import (
    AMBUSH,
    AMBUSH_HERE,
    ASK_LEAP,
    ASK_PLACE,
    ASK_REPAIR,
    ASK_SALVAGE,
    REVEAL_TILE,
)
from perihelion.games.burning_suns.tables import (
    ARMY_AT,
    DECLINE,
    FLEET_AT,
    LEAVE,
    PLACE_AT,
    REPAIR_AT,
    UNIT_AT,
)
from perihelion.games.burning_suns.targets import effect_places, leap_goals, leap_starts, returnable
from perihelion.games.burning_suns.terms import (
    ADD,
    ARMY,
    DARK,
    KINDS,
    OWN_FLEET,
    PEEK,
    PLACE_NPC,
    PLACE_SYSTEM,
    REGIMENT,
    REPLACE,
    RETURN_TILE,
    REVEAL_TILES,
    SALVAGE,
    SEIZE,
    SWAP_SYSTEMS,
    TITAN,
    TRANSFER,
)
from perihelion.kernel.state import Step
from perihelion.kernel.table import Event, named


def place_options(table: Table, step: Step) -> list[int]:
    seat = step[1]
    effect = effect_of(table, step)
    ability = table.tables.abilities[step[2]]
    if step[6] <= 0:
        return []
    if effect.op in (ADD, SALVAGE):
        if effect.op == ADD and effect.b == OWN_FLEET:
            found = [place for place in range(table.galaxy.size) if table.fleet[seat][place]]
            return [PLACE_AT + place for place in found or [table.galaxy.homes[seat]]]
        return [PLACE_AT + place for place in controlled(table, seat)]
    if effect.op == TRANSFER:
        found = [place for place in controlled(table, seat) if table.has(seat, place, REGIMENT)]
    else:
        found = effect_places(table, seat, ability, effect, step[5], step[7])
    listed = [PLACE_AT + place for place in found]
    # BSU-44.36, 44.24, 44.44: "up to" may stop; a swap begun is finished.
    if listed and effect.op in (TRANSFER, REVEAL_TILES, PEEK, REPLACE):
        return [DECLINE, *listed]
    return listed


def choose_place(table: Table, step: Step, action: int) -> None:
    if action == DECLINE:
        return
    seat = step[1]
    place = action - PLACE_AT
    effect = effect_of(table, step)
    left = step[6] - 1
    following = (ASK_PLACE, seat, step[2], step[3], step[4], step[5], left, -1)
    op = effect.op
    if op == SWAP_SYSTEMS:
        if step[7] < 0:
            table.push((ASK_PLACE, seat, step[2], step[3], step[4], step[5], step[6], place))
        else:
            swap(table, step[7], place)
            table.push(following)
    elif op == ADD:
        number = step[6] if effect.b == OWN_FLEET else 1
        if effect.b != OWN_FLEET:
            table.push(following)
        add_units(table, seat, place, effect.a, number)
    elif op == SALVAGE:
        add_units(table, seat, place, REGIMENT, 1)
    elif op in (REVEAL_TILES, PEEK, TRANSFER, REPLACE):
        table.push(following)
        place_one(table, seat, effect, place)
    elif op in (PLACE_SYSTEM, RETURN_TILE):
        table.push(following)
        put_new_tile(table, seat, effect, place)
    else:
        place_last(table, step, effect, place)


def place_one(table: Table, seat: int, effect: Effect, place: int) -> None:
    if effect.op == REVEAL_TILES:
        table.push((REVEAL_TILE, seat, place))
    elif effect.op == PEEK:
        table.reveal()
        table.peeked[seat] |= 1 << place
        if table.sink is not None:
            facts: dict[str, int | str] = {"tile": named("tile", table.tables.tile_names[table.tile[place]])}
            table.emit(Event("peeked", seat, target=table.galaxy.names[place], only=seat, facts=facts))
    elif effect.op == TRANSFER:
        table.change_units(seat, place, REGIMENT, -1)
        table.fight().wave += 1
    else:
        table.change_units(seat, place, effect.a, -1)
        add_units(table, seat, place, effect.b, 1)


def put_new_tile(table: Table, seat: int, effect: Effect, place: int) -> None:
    """BSU-2.5, 2.15, 44.37."""
    table.reveal()
    if effect.op == PLACE_SYSTEM:
        tile = table.stack.pop()
        put_tile(table, place, tile, effect.a == 1)
        if effect.a == 1:
            after_turning(table, seat, place)
        return
    found = returnable(table, effect.a)
    tile = found[table.rng.below(len(found))]
    table.aside.remove(tile)
    table.returned |= 1 << place
    put_tile(table, place, tile, False)


def place_last(table: Table, step: Step, effect: Effect, place: int) -> None:
    """Effects aimed at one place."""
    seat = step[1]
    if effect.op == PLACE_NPC:
        if effect.a == DARK:
            table.dark[place] += step[6]
            table.push((AMBUSH_HERE, place, seat))  # BSU-44.25
        else:
            table.local[place] += step[6]
    elif effect.op == SEIZE:
        win_over(table, seat, place)
    elif effect.n > 0:
        calm(table, place)
    else:
        table.frames[-1].opponent = table.control[place]
        worsen(table, place)


def leap_from_options(table: Table, step: Step) -> list[int]:
    return leap_starts(table, step[1], effect_of(table, step))


def leap_from(table: Table, step: Step, action: int) -> None:
    effect = effect_of(table, step)
    origin = action - (ARMY_AT if effect.a == ARMY else FLEET_AT)
    table.frames[-1].group = movable(table, step[1], origin, effect.a == ARMY)
    table.push(again(step, ASK_LEAP, origin))


def leap_options(table: Table, step: Step) -> list[int]:
    """Leave units behind, or go."""
    effect = effect_of(table, step)
    found = [PLACE_AT + place for place in leap_goals(table, step[1], effect, step[6])]
    group = table.frames[-1].group
    if sum(group) > 1:
        found += [LEAVE + kind for kind in range(KINDS) if group[kind]]
    return found


def leap(table: Table, step: Step, action: int) -> None:
    group = table.frames[-1].group
    if action >= LEAVE:
        group[action - LEAVE] -= 1
        table.push(step)
        return
    seat, origin, place = step[1], step[6], action - PLACE_AT
    for kind in range(KINDS):
        if group[kind]:
            table.change_units(seat, origin, kind, -group[kind])
            table.change_units(seat, place, kind, group[kind])
    leave_no_mercenaries(table, seat, origin)
    if table.sink is not None:
        names = table.galaxy.names
        table.emit(Event("leap", seat, "fleet", names[origin], names[place], sum(group), facts=at(table, place)))
    if effect_of(table, step).a != ARMY and table.dark[place]:
        table.push((AMBUSH, place, seat))


def salvage_options(table: Table, step: Step) -> list[int]:
    """BSU-44.28."""
    if step[6] <= 0:
        return []
    lost = table.frames[-1].group
    found = [UNIT_AT + kind for kind in range(len(lost)) if lost[kind]]
    return [DECLINE, *found] if found else []


def salvage(table: Table, step: Step, action: int) -> None:
    if action == DECLINE:
        return
    seat = step[1]
    frame = table.frames[-1]
    kind = action - UNIT_AT
    frame.group[kind] -= 1
    table.push(again(step, ASK_SALVAGE, step[6] - 1))
    if kind == REGIMENT:
        table.push((ASK_PLACE, seat, step[2], step[3], step[4], step[5], 1, -1))
    elif table.fleet[seat][frame.place]:
        add_units(table, seat, frame.place, kind, 1)
    else:
        add_units(table, seat, table.galaxy.homes[seat], kind, 1)


def repair_options(table: Table, step: Step) -> list[int]:
    """BSU-44.29."""
    if step[6] <= 0:
        return []
    return [REPAIR_AT + kind - TITAN for kind in UNIQUE_KINDS if building.damaged(table, step[1], kind)]


def repair(table: Table, step: Step, action: int) -> None:
    seat = step[1]
    kind = TITAN + action - REPAIR_AT
    table.hull[seat][kind - TITAN] = min(full_hull(table, seat, kind), table.hull[seat][kind - TITAN] + 1)
    table.push(again(step, ASK_REPAIR, step[6] - 1))
