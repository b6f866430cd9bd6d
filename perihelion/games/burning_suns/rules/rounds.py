"""A round: status, regroup, planning, the order of the leaders, and who has won (BSU-5 to BSU-11)."""

from typing import Final

from perihelion.kernel.bits import lowest
from perihelion.kernel.lists import place_in
from perihelion.kernel.question import Kind, Step, declare, kind_of
from perihelion.kernel.table import Event, Fact, named

from . import steps
from .abilities.possible import performable, usable
from .abilities.powers import use
from .abilities.programs import Ability
from .empire.decks import renew_card
from .empire.numbers import amount, fleet_here, income, times, uniques
from .frames import Frame
from .names import performing
from .setup import fill_market
from .state import SeatQuestion, Table
from .tables import ACCEPT, DECLINE, LEADER_AT, USE
from .terms import ACTIONS
from .turns import begin_action, end_action

NO_ACTION: Final = -1


@declare(steps.ROUND)
class Round(Kind[Table]):
    def run(self, table: Table, step: Step) -> None:
        table.round += 1
        table.order = table.next_order[:]
        if table.sink is not None:
            table.emit(Event("round", amount=table.round, facts={"round": table.round}))
        table.agenda += [(steps.TURN, 0), (steps.PLAN, 0), (steps.REGROUP,), (steps.STATUS_END,)]
        table.agenda += [(steps.STATUS_OF, seat) for seat in reversed(table.order)]
        table.frames.append(Frame(NO_ACTION, table.order[0], -1))


@declare(steps.STATUS_OF, parts="seat")
class StatusOf(Kind[Table]):
    """BSU-7.2–7.4: crystals come at once; everything else is offered."""

    def run(self, table: Table, step: Step) -> None:
        _, seat = step
        agenda = table.agenda
        table.status_used = []
        while True:
            table.frames[-1].actor = seat
            gained = table.steady[seat]
            regular = table.regular[seat]
            for code in regular:
                ability = table.tables.abilities[code >> 6]
                if ability.only_crystals and fleet_here(table, seat, code, ability):
                    gained += crystals_of(table, seat, ability)
            table.crystals[seat] += gained
            if gained and table.sink is not None:
                table.emit(Event("income", seat, "crystal", amount=gained))
            if regular:
                options = status_options(table, seat)
                if options:
                    table.question((steps.ASK_STATUS, seat), options)
                    return
            if not agenda or kind_of(agenda[-1]) != steps.STATUS_OF:
                return
            _, seat = agenda.pop()  # the next empire at once


def crystals_of(table: Table, seat: int, ability: Ability) -> int:
    found = 0
    for effect in ability.effects:
        number = amount(table, seat, ability, effect)
        found += number * (times(table, seat, effect.per) if effect.per >= 0 else 1)
    return found


@declare(steps.ASK_STATUS, name="status", rule="BSU-7.8", parts="seat")
class Status(SeatQuestion):
    """BSU-7.8, 38.4: a benefit of the status phase."""

    def options(self, table: Table, step: Step) -> list[int]:
        _, seat = step
        return status_options(table, seat)

    def answer(self, table: Table, seat: int, action: int) -> None:
        if action == DECLINE:
            return
        for code in table.active[seat]:
            if code >> 6 == action - USE and code not in table.status_used:
                table.status_used.append(code)
                table.push((steps.ASK_STATUS, seat))
                use(table, seat, code)
                return


def status_options(table: Table, seat: int) -> list[int]:
    """Benefits of the status phase that are more than crystals, each once."""
    found: set[int] = set()
    for code in table.regular[seat]:
        ability = table.tables.abilities[code >> 6]
        if (
            not ability.only_crystals
            and code not in table.status_used
            and fleet_here(table, seat, code, ability)
            and usable(table, seat, ability, code & 63)
        ):
            found.add(USE + (code >> 6))
    return [DECLINE, *sorted(found)] if found else []


@declare(steps.STATUS_END)
class StatusEnd(Kind[Table]):
    def run(self, table: Table, step: Step) -> None:
        table.frames[-1].actor = table.order[0]
        end_action(table)


@declare(steps.REGROUP)
class Regroup(Kind[Table]):
    """BSU-8.2–8.10."""

    def run(self, table: Table, step: Step) -> None:
        table.reveal()
        if table.round > 1 or not table.opt[steps.OPT_FIRST_RENEWAL]:
            for deck in range(2):
                renew_card(table, deck)
            last = table.market[-1]
            if last >= 0:
                table.supply[last] += 1
            table.market = [-1, *table.market[:-1]]
            fill_market(table)
        if table.round > 1:
            order = table.sheet_order[:]
            table.rng.shuffle(order)
            table.order_sheets(order)
        if table.sink is not None:
            table.emit(Event("regroup"))


# ---------------------------------------------------------------- planning


@declare(steps.PLAN, parts="placed")
class Plan(Kind[Table]):
    def run(self, table: Table, step: Step) -> None:
        _, placed = step
        plan(table, placed)


def plan(table: Table, placed: int) -> None:
    """BSU-9.1, 9.2: in player order, a leader each, three times."""
    if placed == 3 * table.seats:
        plan_end(table)
        return
    table.agenda.append((steps.PLAN, placed + 1))
    seat = table.order[placed % table.seats]
    table.question((steps.ASK_LEADER, seat), leader_options(table, seat))


FIRST_LEFT: Final = [0, 1, 0, 2, 0, 1, 0, 0]
AFTER_LAST: Final = [3, 3, 3, 3, 2, 2, 1, 0]
"""By the leaders an empire has placed, a bit each: the first one left, and the one after the last one left."""


def leader_options(table: Table, seat: int) -> list[int]:
    """BSU-9.3, 9.4."""
    moves = table.moves
    placed = table.placed >> seat * 3 & 7
    if not placed:
        return moves
    each = len(moves) // 3
    found = moves[each * FIRST_LEFT[placed] : each * AFTER_LAST[placed]]
    if placed == 2:
        del found[each : 2 * each]
    return found


@declare(steps.ASK_LEADER, name="leader", rule="BSU-9.1", parts="seat")
class PlaceLeader(SeatQuestion):
    """Nobody else can come here. The next leader, the step after the one that asked, follows at once."""

    planning = True

    def options(self, table: Table, step: Step) -> list[int]:
        _, seat = step
        return leader_options(table, seat)

    def answer(self, table: Table, seat: int, action: int) -> None:
        move = action - LEADER_AT
        space = move % 36
        leader = seat * 3 + move // 36
        table.leader_at[space] = leader
        table.waiting |= 1 << table.turn_of[space]
        table.placed |= 1 << leader
        moves = table.moves[:]
        del moves[place_in(moves, LEADER_AT + space) :: len(moves) // 3]  # the moves of all three leaders to it
        table.moves = moves
        if table.sink is not None:
            facts: dict[str, Fact] = {"action": named("action", ACTIONS[space // 3])}
            table.emit(Event("leader", seat, target=str(space), facts=facts))
        _, placed = table.agenda.pop()
        plan(table, placed)


def plan_end(table: Table) -> None:
    """BSU-9.8, 10.3, 10.4: the last to act comes first next round."""
    leader_at = table.leader_at
    backwards: list[int] = []
    for space in reversed(table.spaces):
        if leader_at[space] >= 0:
            owner = leader_at[space] // 3
            if not table.opt[steps.OPT_ADVANCED_PLANNING]:
                table.next_order = [(owner + each) % table.seats for each in range(table.seats)]
                return
            if owner not in backwards:
                backwards.append(owner)
    table.next_order = backwards


@declare(steps.TURN, parts="position")
class Turn(Kind[Table]):
    def run(self, table: Table, step: Step) -> None:
        _, position = step
        turn(table, position)


def turn(table: Table, position: int) -> None:
    """The next leader acts. One that can only pass does so at once, without a question if nobody watches."""
    leader_at = table.leader_at
    spaces = table.spaces
    waiting = table.waiting
    if position:
        leader_at[spaces[position - 1]] = -1  # BSU-11.8
        waiting &= waiting - 1  # it was the first
    while waiting:
        position = lowest(waiting) + 1
        space = spaces[position - 1]
        placed = leader_at[space]
        seat = placed // 3
        action = space // 3
        leader = placed % 3
        possible = performable(table, seat, action, leader)
        if possible or table.sink is not None:
            table.waiting = waiting
            table.agenda.append((steps.TURN, position))
            table.question((steps.ASK_PERFORM, seat, action, leader), PASS_OR_PERFORM if possible else PASS)
            return
        table.asked = (steps.ASK_PERFORM, seat, action, leader)
        leader_at[space] = -1
        waiting &= waiting - 1
    table.no_leaders_placed()
    round_end(table)


@declare(steps.ASK_PERFORM, name="perform", rule="BSU-11.6", parts="seat performed leader")
class Perform(SeatQuestion):
    """BSU-11.6, 11.7: the leader performs its action or passes; the turn of the next leader begins at once."""

    def options(self, table: Table, step: Step) -> list[int]:
        _, seat, performed, leader = step
        return PASS_OR_PERFORM if performable(table, seat, performed, leader) else PASS

    def answer(self, table: Table, seat: int, action: int) -> None:
        if action == ACCEPT:
            _, _, performed, leader = table.asked
            begin_action(table, performed, seat, leader, 0)
            return
        if table.sink is not None:
            table.emit(Event("passed", seat))
        if table.agenda and kind_of(table.agenda[-1]) == steps.TURN:
            _, position = table.agenda.pop()
            turn(table, position)

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        _, _, performed, leader = table.asked
        return performing(table, seat, performed, leader)


# ---------------------------------------------------------------- the end


def round_end(table: Table) -> None:
    """BSU-5.1, 5.2, 5.19: a winner only at the end of a round."""
    needed = table.tables.win[table.opt[steps.OPT_LONG]][table.seats]
    limit = table.tables.round_limits[table.opt[steps.OPT_LONG]]
    seats = list(range(table.seats))
    if max(table.antimatter) >= needed:
        table.ended = 1
        seats = [seat for seat in seats if table.antimatter[seat] >= needed]
    elif table.round >= (100 if table.opt[steps.OPT_NO_ROUND_LIMIT] else limit):
        table.ended = 2
    else:
        table.push((steps.ROUND,))
        return
    table.winners = winners_of(table, seats)
    if table.sink is not None:
        for seat in range(table.seats):
            if table.winners >> seat & 1:
                table.emit(Event("won", seat, amount=table.antimatter[seat]))


def standing_of(table: Table, seat: int) -> tuple[int, int, int]:
    """BSU-6.5: antimatter, unique units in play, income."""
    return table.antimatter[seat], uniques(table, seat), income(table, seat)


def winners_of(table: Table, seats: list[int]) -> int:
    best = max([standing_of(table, seat) for seat in seats])
    found = 0
    for seat in seats:
        if standing_of(table, seat) == best:
            found |= 1 << seat
    allies = 0
    for seat in range(table.seats):
        for other in range(table.seats):
            if found >> seat & 1 and table.allied(seat, other):
                allies |= 1 << other  # BSU-24.6, 24.7: direct allies only
    return found | allies


def ranking(table: Table) -> list[list[int]]:
    first = [seat for seat in range(table.seats) if table.winners >> seat & 1]
    rest = [seat for seat in range(table.seats) if not table.winners >> seat & 1]
    groups = [first] if first else []
    for value in sorted({standing_of(table, seat) for seat in rest}, reverse=True):
        groups.append([seat for seat in rest if standing_of(table, seat) == value])
    return groups


PASS: Final = [DECLINE]
PASS_OR_PERFORM: Final = [DECLINE, ACCEPT]
