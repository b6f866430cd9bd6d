"""Action phase: whose turn it is, what a player can do next, and paying with a die (PUL-8, PUL-16, PUL-17)."""

from typing import Final

from perihelion.games.pulsar_2849 import gyrodynes, headquarters, technologies, transmitters
from perihelion.games.pulsar_2849.dice import shown_dice
from perihelion.games.pulsar_2849.effects import (
    FOR_FINISHING,
    FOR_FLIGHT,
    FOR_MODIFIER,
    FOR_PATENT,
    FOR_PROJECT,
    FOR_TAKING,
    FOR_TRANSMITTER,
    ON_BONUS_DIE,
    ON_MOD_BOUGHT,
    ON_MOD_SPENT,
)
from perihelion.games.pulsar_2849.player import Player
from perihelion.games.pulsar_2849.reach import AROUND, EXACT, ZERO_AS_ONE
from perihelion.games.pulsar_2849.state import (
    AFTERWARDS,
    COPIED,
    MENU,
    MINUS_ONE,
    NO_TOKEN,
    NOTHING,
    PAYING,
    PLUS_ONE,
    PLUS_TWO,
    PRODUCTION,
    RED,
    SILVER,
    TURN,
    Table,
)
from perihelion.games.pulsar_2849.tables import (
    BUY_MODIFIER,
    COPY,
    END_TURN,
    FLY,
    LENGTHS,
    SPEND,
    TAKE_GYRODYNE,
    USE_RED,
    USE_SILVER,
)
from perihelion.kernel.table import Event

LONGEST: Final = LENGTHS - 1


def turn_order(table: Table) -> list[int]:
    """PUL-8.1; with two players the owner of the first rocket, then the other (PUL-22.14)."""
    if table.seats == 2:
        return [table.order[0], 1 - table.order[0]]
    return table.order


def begin_turn(table: Table, number: int) -> None:
    if number == table.seats:
        table.active = NOTHING
        table.push((PRODUCTION,))
        return
    table.active = turn_order(table)[number]
    table.offered_dice = []
    table.owed = NOTHING
    table.bonus_used = 0
    table.push((TURN, number + 1))
    if table.sink is not None:
        table.emit(Event("turn", table.active))
    ask_menu(table)


def ask_menu(table: Table) -> None:
    table.ask((MENU,), table.active, next_steps(table, table.active))


def next_steps(table: Table, seat: int) -> list[int]:
    """D-7: dice to use, dice to copy, gyrodynes to place; the turn can end unless a red die is owed (PUL-17.26)."""
    player = table.players[seat]
    waiting = player.waiting
    if table.offered_dice or table.owed != NOTHING:
        return steps_one_by_one(table, seat)
    if player.rings < table.tables.rings and (waiting[0] or waiting[1] or waiting[2]):
        return steps_one_by_one(table, seat)
    return usual_steps(table, player)


def steps_one_by_one(table: Table, seat: int) -> list[int]:
    player = table.players[seat]
    options: list[int] = []
    for value in range(1, 7):
        if value in player.dice:
            options.append(USE_SILVER + value)
    if not table.bonus_used:
        bonus_dice(table, player, options)
    gyrodynes.placements(table, seat, options)
    if table.owed == NOTHING:
        options.append(END_TURN)
    return options


def usual_steps(table: Table, player: Player) -> list[int]:
    """Without red dice on offer or gyrodynes to place, from a list that is kept: in a third of the time."""
    dice = 0
    for die in player.dice:
        dice |= 1 << die
    copies = shown_dice(table.silver) if player.cubes >= player.copy_cost and not table.bonus_used else 0
    known = table.tables.menus.get(dice << 7 | copies)
    if known is not None:
        return known
    options = [USE_SILVER + value for value in range(1, 7) if dice >> value & 1]
    options += [COPY + value for value in range(1, 7) if copies >> value & 1]  # PUL-17.7
    options.append(END_TURN)
    table.tables.menus[dice << 7 | copies] = options
    return options


def bonus_dice(table: Table, player: Player, options: list[int]) -> None:
    if table.owed != NOTHING:
        options.append(USE_RED + table.owed)
        return
    for value in range(7):
        if value in table.offered_dice and (value or can_pay_with_nothing(table, player)):
            options.append(USE_RED + value)
    if player.cubes >= player.copy_cost:  # PUL-17.7
        for value in range(1, 7):
            if table.silver[value]:
                options.append(COPY + value)


def can_pay_with_nothing(table: Table, player: Player) -> bool:
    """PUL-13.26: a die of value 0 needs a token or a technology; raised to 1 it can always fly (PUL-9.19)."""
    return bool(player.plus_minus or player.plus_two) or zero_pays(table, player, RED)


def zero_pays(table: Table, player: Player, kind: int) -> bool:
    """Whether a die of value 0 can pay for anything as it is."""
    if player.shift or player.shift_once or player.shift_visit or player.zero or table.tables.costs_zero:
        return bool(targets(table, table.active, 0, kind))
    return False


def choose_die(table: Table, action: int) -> None:
    if action < USE_RED:
        table.die_kind = SILVER
        table.die_base = action - USE_SILVER
    elif action < COPY:
        table.die_kind = RED
        table.die_base = action - USE_RED
    else:
        table.die_kind = COPIED
        table.die_base = action - COPY
    table.die_value = table.die_base
    table.token = NO_TOKEN
    ask_payment(table)


def ask_payment(table: Table) -> None:
    table.ask((PAYING,), table.active, payments(table, table.active))


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


def spend_token(table: Table, action: int) -> None:
    table.token = action - SPEND + 1
    if table.token == MINUS_ONE:
        table.die_value -= 1
    elif table.token == PLUS_ONE:
        table.die_value += 1
    else:
        table.die_value += 2
    ask_payment(table)


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
        taking = reach_of(player, value, FOR_TAKING)
        finishing = reach_of(player, value, FOR_FINISHING)
        transmitting = reach_of(player, value, FOR_TRANSMITTER)
        patenting = reach_of(player, value, FOR_PATENT)
        building = reach_of(player, value, FOR_PROJECT)
        buying = reach_of(player, value, FOR_MODIFIER)
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
    if player.shift & FOR_FLIGHT or (player.shift_once & FOR_FLIGHT and not player.shifted):
        return 0
    return player.shift_visit if player.shift_visit else -1


def may_shift_flight(table: Table, player: Player, length: int) -> bool:
    needs = shift_needs(player)
    if needs <= 0:
        return needs == 0
    return bool(table.cluster.first_sectors(player.ship, length, needs))


def pay(table: Table, seat: int, action: int, cost: int) -> None:
    """The chosen die pays: token, cubes of a copy and a shift of this round go with it (PUL-8.6, PUL-8.20)."""
    player = table.players[seat]
    if table.token == PLUS_TWO:
        player.plus_two -= 1
    elif table.token != NO_TOKEN:
        player.plus_minus -= 1
    if table.token != NO_TOKEN:
        table.happened.append(ON_MOD_SPENT)
    if table.die_kind == SILVER:
        player.dice.remove(table.die_base)
    else:
        if table.die_kind == COPIED:
            player.cubes -= player.copy_cost  # PUL-17.25
        table.bonus_used = 1
        table.owed = NOTHING
        table.offered_dice = []  # PUL-17.24
        table.happened.append(ON_BONUS_DIE)
    if cost != table.die_value and action != FOR_FLIGHT and uses_shift_of_round(player, table.die_value, cost, action):
        player.shifted = 1
    table.push((AFTERWARDS,))


def uses_shift_of_round(player: Player, value: int, cost: int, action: int) -> bool:
    """Abilities without a limit come first."""
    if player.shift & action:
        return False
    return not (value == 0 and cost == 1 and player.zero & action)


def buy_modifier(table: Table, seat: int, action: int) -> None:
    number = action - BUY_MODIFIER
    player = table.players[seat]
    pay(table, seat, FOR_MODIFIER, nearest_cost(table.tables.modifier_dice[number], table.die_value))
    if number == 0:
        player.plus_minus += 1
    else:
        player.plus_two += 1
    table.happened.append(ON_MOD_BOUGHT)
    if table.sink is not None:
        table.emit(Event("modifier-bought", seat, target=f"seat:{seat}", facts={"token": modifier_name(number)}))


def modifier_name(number: int) -> str:
    return "@modifier-pm1" if number == 0 else "@modifier-p2"


def nearest_cost(dice: list[int], value: int) -> int:
    """The printed value that needs the least help from an ability."""
    best = dice[0]
    for die in dice:
        if abs(die - value) < abs(best - value):
            best = die
    return best
