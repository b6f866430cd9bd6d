"""What a die can pay for, and paying with it (PUL-8, PUL-25.20)."""

from typing import Final

from . import gyrodynes, headquarters, steps, technologies, terms, transmitters
from .player import Player
from .reach import AROUND, EXACT, ZERO_AS_ONE
from .state import COPIED, MINUS_ONE, NO_TOKEN, NOTHING, PLUS_ONE, PLUS_TWO, SILVER, Table
from .tables import FLY, LENGTHS, SPEND, TAKE_GYRODYNE

LONGEST: Final = LENGTHS - 1


def payments(table: Table, seat: int) -> list[int]:
    """D-9, D-10: tokens that may be spent on the die, and everything it can pay for as it is."""
    player = table.players[seat]
    options: list[int] = []
    if table.token == NO_TOKEN:  # PUL-8.12
        value = table.die_value
        if player.plus_minus:
            if value > 1 or (value == 1 and zero_pays(table, player, table.die_kind)):  # AMB-10
                options.append(SPEND + MINUS_ONE - 1)
            options.append(SPEND + PLUS_ONE - 1)
        if player.plus_two:
            options.append(SPEND + PLUS_TWO - 1)
    add_targets(table, seat, table.die_value, table.die_kind, options)
    return options


def zero_pays(table: Table, player: Player, kind: int) -> bool:
    """Whether a die of value 0 can pay for anything as it is."""
    if player.shift or player.shift_once or player.shift_visit or player.zero or table.tables.costs_zero:
        return bool(targets(table, table.active, 0, kind))
    return False


def reach_of(player: Player, value: int, action: int) -> int:
    """PUL-25.20: which costs a die of this value can pay for a kind of action."""
    if player.shift & action or (player.shift_once & action and not player.shifted):
        return AROUND + value
    if value == 0 and player.zero & action:
        return ZERO_AS_ONE
    return EXACT + value


def targets(table: Table, seat: int, value: int, kind: int) -> list[int]:
    """Everything a die of this value can pay for, sorted."""
    options: list[int] = []
    add_targets(table, seat, value, kind, options)
    return options


def add_targets(table: Table, seat: int, value: int, kind: int, options: list[int]) -> None:
    player = table.players[seat]
    tables = table.tables
    taking = finishing = transmitting = patenting = building = buying = EXACT + value
    if player.shift or player.shift_once or player.zero:
        taking = reach_of(player, value, terms.FOR_TAKING)
        finishing = reach_of(player, value, terms.FOR_FINISHING)
        transmitting = reach_of(player, value, terms.FOR_TRANSMITTER)
        patenting = reach_of(player, value, terms.FOR_PATENT)
        building = reach_of(player, value, terms.FOR_PROJECT)
        buying = reach_of(player, value, terms.FOR_MODIFIER)
    flights(table, player, value, options)
    for size in tables.gyro_takes[taking]:
        if table.stacks[size]:  # PUL-12.26
            options.append(TAKE_GYRODYNE + size)
    if player.rings < tables.rings:
        gyrodynes.finishable(table, seat, finishing, options)
    transmitters.payable(table, player, transmitting, options)
    # PUL-17.14, PUL-17.28: what gives an owed red die is paid with a silver one, before any bonus die
    red_possible = kind == SILVER and not table.bonus_used and table.owed == NOTHING
    technologies.patentable(table, seat, patenting, red_possible, options)
    if player.hq_side != NOTHING:
        headquarters.completable(table, player, building, red_possible, options)
    options += tables.modifiers[buying]


def flights(table: Table, player: Player, value: int, options: list[int]) -> None:
    """PUL-9.3: any value of 1 or more; one more or less with a technology."""
    if not (player.shift or player.shift_once or player.shift_visit):
        if value:
            options.append(FLY + value)
        return
    if value > 1 and may_shift_flight(table, player, value - 1):
        options.append(FLY + value - 1)
    if value:
        options.append(FLY + value)
    if value < LONGEST and may_shift_flight(table, player, value + 1):
        options.append(FLY + value + 1)


def shift_needs(player: Player) -> int:
    """What a shifted flight has to visit: a mask of gate colours, 0 when nothing, -1 when it may not be shifted."""
    if player.shift & terms.FOR_FLIGHT or (player.shift_once & terms.FOR_FLIGHT and not player.shifted):
        return 0
    return player.shift_visit if player.shift_visit else -1


def may_shift_flight(table: Table, player: Player, length: int) -> bool:
    needs = shift_needs(player)
    if needs <= 0:
        return needs == 0
    return bool(table.cluster.first_sectors(player.ship, length, needs))


def pay(table: Table, seat: int, action: int, cost: int) -> None:
    """The chosen die pays: token, cubes of a copy and a shift of this round go with it (PUL-8.6, 8.20, 25.21)."""
    player = table.players[seat]
    if table.token == PLUS_TWO:
        player.plus_two -= 1
    elif table.token != NO_TOKEN:
        player.plus_minus -= 1
    if table.token != NO_TOKEN:
        table.happened.append(terms.ON_MOD_SPENT)  # PUL-25.26
    if table.die_kind == SILVER:
        player.dice = player.dice[:]
        player.dice.remove(table.die_base)
    else:
        if table.die_kind == COPIED:
            player.cubes -= player.copy_cost  # PUL-17.25
        table.bonus_used = 1
        table.owed = NOTHING  # PUL-17.26
        table.offered_dice = []  # PUL-17.24
        table.happened.append(terms.ON_BONUS_DIE)  # PUL-25.26
    if (
        cost != table.die_value
        and action != terms.FOR_FLIGHT
        and uses_shift_of_round(player, table.die_value, cost, action)
    ):
        player.shifted = 1
    table.push((steps.AFTERWARDS,))


def uses_shift_of_round(player: Player, value: int, cost: int, action: int) -> bool:
    """Abilities without a limit come first."""
    if player.shift & action:
        return False
    return not (value == 0 and cost == 1 and player.zero & action)
