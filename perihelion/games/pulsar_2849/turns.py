"""Action phase: whose turn it is, what a player can do next, and paying with a die (PUL-8, PUL-16, PUL-17)."""

from typing import Final

from perihelion.games.pulsar_2849 import gyrodynes, headquarters, technologies, transmitters
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
    Player,
    Table,
)
from perihelion.games.pulsar_2849.tables import (
    BUY_MODIFIER,
    COPY,
    END_TURN,
    FLY,
    LENGTHS,
    SPEND,
    USE_RED,
    USE_SILVER,
)
from perihelion.kernel.state import Step
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
    table.push((MENU,))
    if table.sink is not None:
        table.emit(Event("turn", table.active))


def ask_menu(table: Table, step: Step) -> None:
    table.ask(step, table.active, next_steps(table, table.active))


def next_steps(table: Table, seat: int) -> list[int]:
    """D-7: dice to use, dice to copy, gyrodynes to place; the turn can end unless a red die is owed (PUL-17.26)."""
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
    return bool(player.plus_minus or player.plus_two or targets(table, table.active, 0, RED))


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
    table.push((PAYING,))


def ask_payment(table: Table, step: Step) -> None:
    table.ask(step, table.active, payments(table, table.active))


def payments(table: Table, seat: int) -> list[int]:
    """D-9, D-10: tokens that may be spent on the die, and everything it can pay for as it is."""
    player = table.players[seat]
    options: list[int] = []
    if table.token == NO_TOKEN:  # PUL-8.12
        value = table.die_value
        if player.plus_minus:
            if value > 1 or (value == 1 and targets(table, seat, 0, table.die_kind)):  # AMB-10
                options.append(SPEND + MINUS_ONE - 1)
            options.append(SPEND + PLUS_ONE - 1)
        if player.plus_two:
            options.append(SPEND + PLUS_TWO - 1)
    options.extend(targets(table, seat, table.die_value, table.die_kind))
    return options


def spend_token(table: Table, action: int) -> None:
    table.token = action - SPEND + 1
    if table.token == MINUS_ONE:
        table.die_value -= 1
    elif table.token == PLUS_ONE:
        table.die_value += 1
    else:
        table.die_value += 2
    table.push((PAYING,))


def accepted(player: Player, value: int, action: int) -> int:
    """PUL-25.20: the costs that a die of this value can pay for a kind of action, a bit each."""
    exact = 1 << value
    if not player.patents:
        return exact
    if player.shift & action or (player.shift_once & action and not player.shifted):
        return exact | exact >> 1 | exact << 1
    if value == 0 and player.zero & action:
        return exact | 2
    return exact


def targets(table: Table, seat: int, value: int, kind: int) -> list[int]:
    """Everything a die of this value can pay for, sorted."""
    player = table.players[seat]
    tables = table.tables
    options: list[int] = []
    flights(table, player, value, options)
    gyrodynes.takable(table, accepted(player, value, FOR_TAKING), options)
    gyrodynes.finishable(table, seat, accepted(player, value, FOR_FINISHING), options)
    transmitters.payable(table, player, accepted(player, value, FOR_TRANSMITTER), options)
    # PUL-17.14, PUL-17.28: what gives an owed red die is paid with a silver one, before any bonus die
    red_possible = kind == SILVER and not table.bonus_used and table.owed == NOTHING
    technologies.patentable(table, seat, accepted(player, value, FOR_PATENT), red_possible, options)
    if player.hq_side != NOTHING:
        headquarters.completable(table, player, accepted(player, value, FOR_PROJECT), red_possible, options)
    costs = accepted(player, value, FOR_MODIFIER)
    for number, dice in enumerate(tables.modifier_dice):
        for die in dice:
            if costs >> die & 1:
                options.append(BUY_MODIFIER + number)
                break
    return options


def flights(table: Table, player: Player, value: int, options: list[int]) -> None:
    """PUL-9.3: any value of 1 or more; one more or less with a technology."""
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
    return table.cluster.can_finish(player.ship, length, [], needs)


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
    table.push((MENU,))
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
