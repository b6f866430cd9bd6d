"""What a die can pay for, read a second time: term by term of the owner's patents (PUL-8, PUL-12 to PUL-16)."""

from ..rules import terms
from ..rules.state import NOBODY, NOTHING, SILVER, SPINS, Table
from ..rules.tables import (
    ANNOUNCE_RUN,
    BUY_MODIFIER,
    COMPLETE,
    COSTS,
    FINISH_GYRODYNE,
    FLY,
    NEW_ARRAY,
    PATENT,
    PAY_TRANSMITTER,
    TAKE_GYRODYNE,
    TAKE_TRANSMITTER,
)
from .flights import refuse_flight
from .patents import own_terms


def something_payable(table: Table, seat: int, value: int, kind: int) -> bool:
    targets = [*range(FLY, ANNOUNCE_RUN), *range(TAKE_GYRODYNE, NEW_ARRAY)]
    return any([not refuse_target(table, seat, target, value, kind) for target in targets])


def refuse_target(table: Table, seat: int, action: int, value: int, kind: int) -> list[str]:
    """Why a die of this value cannot pay for this."""
    tables = table.tables
    if action < ANNOUNCE_RUN:
        return refuse_flight(table, seat, action - FLY, value)
    if action < FINISH_GYRODYNE:
        size = action - TAKE_GYRODYNE
        return refuse_value(table, seat, value, tables.gyro_take[size], terms.FOR_TAKING) or (
            [] if table.stacks[size] else ["PUL-12.26"]
        )
    if action < TAKE_TRANSMITTER:
        pulsar = action - FINISH_GYRODYNE
        if table.owner[pulsar] != seat or table.gyrodyne[pulsar] == 0 or table.gyrodyne[pulsar] > SPINS:
            return ["PUL-12.16"]
        return refuse_value(table, seat, value, tables.gyro_finish[table.gyrodyne[pulsar] - 1], terms.FOR_FINISHING)
    if action < PATENT:
        return refuse_transmitter(table, seat, action, value)
    if action < COMPLETE:
        return refuse_patent(table, seat, action - PATENT, value, kind)
    if action < BUY_MODIFIER:
        return refuse_project(table, seat, action - COMPLETE, value, kind)
    dice = tables.modifier_dice[action - BUY_MODIFIER]
    return (
        []
        if any([not refuse_value(table, seat, value, die, terms.FOR_MODIFIER) for die in dice])
        else ["PUL-16.1", "PUL-16.2"]
    )


def refuse_value(table: Table, seat: int, value: int, cost: int, action: int) -> list[str]:
    """PUL-8.4, with the abilities of PUL-25.20: one shift, or zero, never both."""
    if value == cost:
        return []
    for code, actions, condition in own_terms(table, seat):
        if not actions & action:
            continue
        if code == terms.ZERO and value == 0 and cost == 1:
            return []
        usable = condition == terms.SHIFT_FREELY or (
            condition == terms.SHIFT_ONCE_A_ROUND and not table.players[seat].shifted
        )
        if code == terms.SHIFT and abs(value - cost) == 1 and usable:
            return []
    return ["PUL-8.4"]


def refuse_transmitter(table: Table, seat: int, action: int, value: int) -> list[str]:
    if action < PAY_TRANSMITTER:
        slot, cost = divmod(action - TAKE_TRANSMITTER, COSTS)
        tile = table.offer[slot]
        if tile == NOTHING:
            return ["PUL-13.2"]
    else:
        tile, cost = divmod(action - PAY_TRANSMITTER, COSTS)
        if tile not in table.players[seat].arrays or table.operating >> tile & 1:
            return ["PUL-13.15"]
    dice = table.tables.transmitters[tile].dice
    if cost >= len(dice) or table.paid[tile] >> cost & 1:
        return ["PUL-13.3", "PUL-13.16"]
    equal = [other for other in range(cost) if dice[other] == dice[cost] and not table.paid[tile] >> other & 1]
    if equal:
        return ["PUL-13.16"]  # equal costs are covered from left to right
    return refuse_value(table, seat, value, dice[cost], terms.FOR_TRANSMITTER)


def refuse_owed_die(table: Table, kind: int) -> list[str]:
    if kind != SILVER:
        return ["PUL-17.14", "PUL-17.28"]
    if table.bonus_used:
        return ["PUL-17.19"]
    return ["PUL-17.26"] if table.owed != NOTHING else []


def refuse_patent(table: Table, seat: int, slot: int, value: int, kind: int) -> list[str]:
    if slot >= len(table.techs):
        return ["PUL-15.1"]
    tech = table.tables.techs[table.techs[slot]]
    owners = [owner for owner in (table.first_patent[slot], table.second_patent[slot]) if owner != NOBODY]
    if tech.row > table.round:
        return ["PUL-15.3"]
    if seat in owners:
        return ["PUL-15.6"]
    if len(owners) == 2:
        return ["PUL-15.5"]
    if owners and tech.icons == 1:
        if table.seats == 2:
            return ["PUL-15.10"]
        if not table.slid >> slot & 1:
            return ["PUL-15.7"]
    if tech.gives_owed_die and refuse_owed_die(table, kind):
        return refuse_owed_die(table, kind)
    if table.players[seat].cubes < tech.extra_cubes:
        return ["PUL-17.15"]
    return refuse_value(table, seat, value, tech.die, terms.FOR_PATENT)


def refuse_project(table: Table, seat: int, number: int, value: int, kind: int) -> list[str]:
    player = table.players[seat]
    if player.hq_side == NOTHING:
        return ["PUL-3.7"]
    done = [each for each in range(len(table.tables.places)) if player.projects >> each & 1]
    if number in done:
        return ["PUL-14.7"]
    name = table.tables.places[number]
    beneath = {"s1": ["b1", "b2"], "s2": ["b2", "b3"], "t1": ["s1"], "t2": ["s2"]}.get(name, [])
    if name == "top" and len(done) < len(table.tables.places) - 1:
        return ["PUL-14.5"]
    if any([table.tables.places.index(each) not in done for each in beneath]):
        return ["PUL-14.3", "PUL-14.4"]
    project = table.tables.hq_sides[player.hq_side].projects[number]
    if project.gives_owed_die and refuse_owed_die(table, kind):
        return refuse_owed_die(table, kind)
    return refuse_value(table, seat, value, project.die, terms.FOR_PROJECT)
