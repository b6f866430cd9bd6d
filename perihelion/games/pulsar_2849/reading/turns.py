"""The steps of a turn, read a second time (PUL-8, PUL-12, PUL-17)."""

from ..rules.state import NO_TOKEN, NOTHING, RED, Table
from ..rules.tables import COPY, END_TURN, FLY, PLACE, PULSARS, SPEND, USE_RED, USE_SILVER
from ..rules.terms import COPY_COST
from .patents import own_terms
from .paying import refuse_target, something_payable


def refuse_step(table: Table, seat: int, action: int) -> list[str]:
    player = table.players[seat]
    if action == END_TURN:
        return ["PUL-17.26"] if table.owed != NOTHING else []
    if action >= PLACE:
        size, pulsar = divmod(action - PLACE, PULSARS)
        if not player.waiting[size] or table.owner[pulsar] != seat:
            return ["PUL-12.7"]
        return ["PUL-12.10"] if table.gyrodyne[pulsar] else []
    if action < USE_RED:
        return [] if action - USE_SILVER in player.dice else ["PUL-8.2"]
    if table.bonus_used:
        return ["PUL-17.1", "PUL-17.22"]
    if action < COPY:
        return refuse_red(table, seat, action - USE_RED)
    if table.owed != NOTHING:
        return ["PUL-17.26"]
    if not table.silver[action - COPY] or player.cubes < price_of_copy(table, seat):
        return ["PUL-17.7"]
    return []


def refuse_red(table: Table, seat: int, value: int) -> list[str]:
    if table.owed != NOTHING:
        return [] if value == table.owed else ["PUL-17.26"]
    if value not in table.offered_dice:
        return ["PUL-17.2"]
    player = table.players[seat]
    if value == 0 and not player.plus_minus and not player.plus_two:
        return [] if something_payable(table, seat, 0, RED) else ["PUL-13.26"]
    return []


def price_of_copy(table: Table, seat: int) -> int:
    price = table.tables.copy_cost
    for code, a, _ in own_terms(table, seat):
        if code == COPY_COST:
            price = a
    return price


def refuse_payment(table: Table, seat: int, action: int) -> list[str]:
    if action >= FLY:
        return refuse_target(table, seat, action, table.die_value, table.die_kind)
    player = table.players[seat]
    if table.token != NO_TOKEN:
        return ["PUL-8.12"]
    if action - SPEND == 2:
        return [] if player.plus_two else ["PUL-8.10"]
    if not player.plus_minus:
        return ["PUL-8.9"]
    if action == SPEND:
        if table.die_value == 0:
            return ["PUL-25.20"]
        if table.die_value == 1 and not something_payable(table, seat, 0, table.die_kind):
            return ["PUL-8.16"]
    return []
