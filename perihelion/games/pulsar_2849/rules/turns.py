"""Action phase: whose turn it is, what a player can do next, and what a die is used for (PUL-8, PUL-16, PUL-17)."""

from perihelion.kernel.question import Kind, Step, declare
from perihelion.kernel.table import Event, Fact, Phrase, Prompt

from . import benefits, flight, gyrodynes, headquarters, steps, tables, technologies, terms, transmitters
from .dice import shown_dice
from .paying import pay, payments, zero_pays
from .player import Player
from .state import COPIED, NO_TOKEN, NOTHING, RED, SILVER, TOKEN_STEPS, Table


@declare(steps.TURN, parts="place")
class Turn(Kind[Table]):
    """PUL-8.1: one player after another; after the last one comes production."""

    def run(self, table: Table, step: Step) -> None:
        _, place = step
        if place == table.seats:
            table.active = NOTHING
            table.push((steps.PRODUCTION,))
            return
        table.active = turn_order(table)[place]
        table.offered_dice = []
        table.owed = NOTHING
        table.bonus_used = 0  # PUL-17.1
        table.push((steps.TURN, place + 1))
        if table.sink is not None:
            table.emit(Event("turn", table.active))
        ask_menu(table)


def turn_order(table: Table) -> list[int]:
    """PUL-8.1; with two players the owner of the first rocket, then the other (PUL-22.14)."""
    if table.seats == 2:
        return [table.order[0], 1 - table.order[0]]
    return table.order


# -------------------------------------------------------------------- the next step of a turn


@declare(steps.MENU, name="turn", rule="PUL-8.2")
class Menu(steps.PulsarQuestion):
    """PUL-8.2: a die to use or to copy, a gyrodyne to place, or the end of the turn."""

    shows = "menu"

    def answer(self, table: Table, seat: int, action: int) -> None:
        if action < tables.PLACE:
            choose_die(table, action)
        elif action < tables.END_TURN:
            gyrodynes.place(table, seat, action)
            ask_menu(table)

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        player = table.players[seat]
        return {"dice": len(player.dice), "cubes": player.cubes, "owed": max(0, table.owed)}

    def prompt(self, table: Table, seat: int) -> Prompt:
        facts = self.facts(table, seat)
        reason = "prompt-turn-reason" if table.owed == NOTHING else "prompt-turn-owed-reason"
        return Prompt(Phrase("prompt-turn", facts), Phrase(reason, facts), self.rule)


def ask_menu(table: Table) -> None:
    table.ask((steps.MENU,), table.active, next_steps(table, table.active))


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
            options.append(tables.USE_SILVER + value)
    if not table.bonus_used:
        bonus_dice(table, player, options)
    gyrodynes.placements(table, seat, options)
    if table.owed == NOTHING:
        options.append(tables.END_TURN)
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
    options = [tables.USE_SILVER + value for value in range(1, 7) if dice >> value & 1]
    options += [tables.COPY + value for value in range(1, 7) if copies >> value & 1]  # PUL-17.7
    options.append(tables.END_TURN)
    table.tables.menus[dice << 7 | copies] = options
    return options


def bonus_dice(table: Table, player: Player, options: list[int]) -> None:
    if table.owed != NOTHING:
        options.append(tables.USE_RED + table.owed)
        return
    for value in range(7):
        if value in table.offered_dice and (value or can_pay_with_nothing(table, player)):
            options.append(tables.USE_RED + value)
    if player.cubes >= player.copy_cost:  # PUL-17.7
        for value in range(1, 7):
            if table.silver[value]:
                options.append(tables.COPY + value)


def can_pay_with_nothing(table: Table, player: Player) -> bool:
    """PUL-13.26: a die of value 0 needs a token or a technology; raised to 1 it can always fly (PUL-9.19)."""
    return bool(player.plus_minus or player.plus_two) or zero_pays(table, player, RED)


# -------------------------------------------------------------------- what a die pays for


@declare(steps.PAYING, name="pay", rule="PUL-8.3")
class Paying(steps.PulsarQuestion):
    """PUL-8.3: what the chosen die is used for; a token may be spent on it first."""

    shows = "die"

    def answer(self, table: Table, seat: int, action: int) -> None:
        """`pay` puts what follows the action on the agenda, before the action itself."""
        if action < tables.FLY:
            spend_token(table, action)
        elif action < tables.TAKE_GYRODYNE:
            flight.take_off(table, seat, action - tables.FLY)
        elif action < tables.FINISH_GYRODYNE:
            size = action - tables.TAKE_GYRODYNE
            pay(table, seat, terms.FOR_TAKING, table.tables.gyro_take[size])
            gyrodynes.receive(table, seat, size)
        elif action < tables.TAKE_TRANSMITTER:
            pulsar = action - tables.FINISH_GYRODYNE
            pay(table, seat, terms.FOR_FINISHING, table.tables.gyro_finish[table.gyrodyne[pulsar] - 1])
            gyrodynes.finish(table, seat, pulsar)
        elif action < tables.PATENT:
            pay_transmitter(table, seat, action)
        elif action < tables.COMPLETE:
            slot = action - tables.PATENT
            pay(table, seat, terms.FOR_PATENT, table.boards.techs[slot].die)
            technologies.patent(table, seat, slot)
        elif action < tables.BUY_MODIFIER:
            number = action - tables.COMPLETE
            projects = table.tables.hq_sides[table.players[seat].hq_side].projects
            pay(table, seat, terms.FOR_PROJECT, projects[number].die)
            headquarters.complete(table, seat, number)
        else:
            buy_modifier(table, seat, action - tables.BUY_MODIFIER)

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        return {"value": table.die_value}


def choose_die(table: Table, action: int) -> None:
    if action < tables.USE_RED:
        table.die_kind = SILVER
        table.die_base = action - tables.USE_SILVER
    elif action < tables.COPY:
        table.die_kind = RED
        table.die_base = action - tables.USE_RED
    else:
        table.die_kind = COPIED
        table.die_base = action - tables.COPY
    table.die_value = table.die_base
    table.token = NO_TOKEN
    ask_payment(table)


def ask_payment(table: Table) -> None:
    table.ask((steps.PAYING,), table.active, payments(table, table.active))


def spend_token(table: Table, action: int) -> None:
    table.token = action - tables.SPEND + 1
    table.die_value += TOKEN_STEPS[table.token]
    ask_payment(table)


def pay_transmitter(table: Table, seat: int, action: int) -> None:
    taking = action < tables.PAY_TRANSMITTER
    offset = action - (tables.TAKE_TRANSMITTER if taking else tables.PAY_TRANSMITTER)
    tile = table.offer[offset // tables.COSTS] if taking else offset // tables.COSTS
    cost = offset % tables.COSTS
    pay(table, seat, terms.FOR_TRANSMITTER, table.tables.transmitters[tile].dice[cost])
    if taking:
        transmitters.take(table, seat, tile, cost)
    else:
        transmitters.pay_further(table, seat, tile, cost)


def buy_modifier(table: Table, seat: int, number: int) -> None:
    pay(table, seat, terms.FOR_MODIFIER, nearest_cost(table.tables.modifier_dice[number], table.die_value))
    table.players[seat].gain_tokens(number, 1)
    table.happened.append(terms.ON_MOD_BOUGHT)  # PUL-25.26
    if table.sink is not None:
        facts: dict[str, Fact] = {"token": terms.MODIFIER_NAMES[number]}
        table.emit(Event("modifier-bought", seat, target=f"seat:{seat}", facts=facts))


def nearest_cost(dice: list[int], value: int) -> int:
    """The printed value that needs the least help from an ability."""
    best = dice[0]
    for die in dice:
        if abs(die - value) < abs(best - value):
            best = die
    return best


@declare(steps.AFTERWARDS)
class Afterwards(Kind[Table]):
    """What follows an action: technologies answer, and the turn goes on."""

    def run(self, table: Table, step: Step) -> None:
        benefits.answer(table, table.active)
        ask_menu(table)
