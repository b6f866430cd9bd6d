"""A leader's turn: perform or pass, abilities before and after, and its end (BSU-11)."""

from typing import Final

from perihelion.kernel.question import Kind, declare
from perihelion.kernel.state import Step
from perihelion.kernel.table import Event, Fact, named

from . import leaders, steps, terms
from .abilities.possible import BY_ROLL, MILITARY, activations, can_activate, held_activations
from .abilities.powers import counts_for_limit, use
from .abilities.triggers import concerned, trigger_options, triggers
from .empire.building import build_options
from .empire.diplomacy import colonise_options
from .frames import Frame
from .galaxy.moving import explore_options, jump_starts
from .limits import check
from .state import SeatQuestion, Table
from .tables import DECLINE, DECLINE_ALL, USE

BEFORE_IT: Final[Step] = (steps.WINDOW, terms.BEFORE, 0)
THE_BODY: Final[Step] = (steps.BODY,)
AFTER_IT: Final[Step] = (steps.WINDOW, terms.AFTER, 0)
THE_END: Final[Step] = (steps.END_ACTION,)
TO_POP: Final[Step] = (steps.POP,)

# ---------------------------------------------------------------- an action


@declare(steps.BEGIN_ACTION, parts="action seat leader how")
class BeginAction(Kind[Table]):
    def run(self, table: Table, step: Step) -> None:
        _, action, seat, leader, how = step
        begin_action(table, action, seat, leader, how)


def begin_action(table: Table, action: int, seat: int, leader: int, how: int) -> None:
    """With what is used before and after it (BSU-38.7). `how`: 1 gained by a mission, 2 in place of another action."""
    frame = Frame(action, seat, leader)
    if how == 1 and table.frames:
        outer = table.frames[-1]
        frame.by_mission = 1
        for each in range(0, len(outer.mods), 5):  # BSU-44.4
            if outer.mods[each + 1] != terms.BOOST:
                frame.mods += outer.mods[each : each + 5]
    elif how == 2:
        frame.used = 1 << seat
    table.frames.append(frame)
    if table.sink is not None:
        facts: dict[str, Fact] = {
            "action": named("action", terms.ACTIONS[action]),
            "needed": table.tables.win[table.opt[steps.OPT_LONG]][table.seats],
        }
        table.emit(Event("action", seat, terms.ACTIONS[action], facts=facts))
    table.agenda.append(THE_END)
    table.agenda.append(AFTER_IT)  # BSU-38.7
    if MILITARY >> action & 1:
        table.push(THE_BODY)
        table.push(BEFORE_IT)
        choose_target(table, seat, action)
    elif concerned(table, frame, terms.BEFORE):
        table.push(THE_BODY)
        window(table, terms.BEFORE, 0)
    else:
        body(table)


def choose_target(table: Table, seat: int, action: int) -> None:
    if action == terms.BATTLE:
        table.push((steps.ASK_BATTLE, seat))
    elif action == terms.BOMBARD:
        table.push((steps.ASK_BOMBARD, seat, 0))
    elif action == terms.ASSAULT:
        table.push((steps.ASK_ASSAULT, seat))


@declare(steps.WINDOW, parts="when asked_already")
class Window(Kind[Table]):
    def run(self, table: Table, step: Step) -> None:
        _, when, asked_already = step
        window(table, when, asked_already)


def window(table: Table, when: int, asked_already: int) -> None:
    """BSU-38.9, 38.17: the initiator, then the others in player order."""
    frame = table.frames[-1]
    seats = concerned(table, frame, when) & ~frame.quiet
    if seats and not frame.stopped and ask_in_turn(table, frame, seats, when, asked_already):
        return
    if when == terms.AFTER:  # the last window of an action is followed by its end, the next step, at once
        table.agenda.pop()
        end_action(table)


def ask_in_turn(table: Table, frame: Frame, seats: int, when: int, number: int) -> bool:
    """Whether one of those concerned has something to use, beginning with that number in turn."""
    if when == terms.AFTER and frame.result == steps.NOT_FOUGHT:
        return False
    turn: list[int] = []
    if frame.actor < terms.SEATS:
        turn.append(frame.actor)
    for seat in table.order:
        if seat not in turn:
            turn.append(seat)
    while number < len(turn):
        seat = turn[number]
        number += 1
        if seats >> seat & 1:
            options = trigger_options(table, seat, when)
            if options:
                table.push((steps.WINDOW, when, number))
                table.question((steps.ASK_TRIGGER, seat, when), options)
                return True
    return False


@declare(steps.ASK_TRIGGER, name="trigger", rule="BSU-38.7", parts="seat when")
class Trigger(SeatQuestion):
    """BSU-38.7: an ability before or after the action under way; declining for good is asked no more about it."""

    def options(self, table: Table, step: Step) -> list[int]:
        _, seat, when = step
        return trigger_options(table, seat, when)

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, when = table.asked
        frame = table.frames[-1]
        if action == DECLINE_ALL:
            frame.quiet |= 1 << seat
        elif action != DECLINE:
            for code in triggers(table, seat, when):
                if code >> 6 == action - USE:
                    if counts_for_limit(table, table.tables.abilities[code >> 6]):
                        frame.used |= 1 << seat
                    if table.opt[steps.OPT_FREE_CARDS]:
                        ask_once_more(table)
                    use(table, seat, code)
                    return


def ask_once_more(table: Table) -> None:
    """BSU-A-38: beside the one triggered ability an empire may use any race cards at the same moment."""
    _, when, number = table.agenda.pop()
    table.push((steps.WINDOW, when, number - 1))


@declare(steps.BODY)
class Body(Kind[Table]):
    def run(self, table: Table, step: Step) -> None:
        body(table)


def body(table: Table) -> None:
    frame = table.frames[-1]
    seat = frame.actor
    action = frame.action
    if frame.stopped:
        return
    if BY_ROLL >> action & 1:
        leaders.roll_action(table, seat)
        return
    if MILITARY >> action & 1:
        if action == terms.BOMBARD:
            table.push((steps.SECOND_SHOT, seat))
        table.push((steps.BEGIN_FIGHT,))
        return
    if action == terms.EXPLORE:
        ask_or_stop(table, (steps.ASK_EXPLORE, seat, -1), explore_options(table, seat, -1))
    elif action == terms.JUMP:
        ask_or_stop(table, (steps.ASK_JUMP_FROM, seat), jump_starts(table, seat))
    elif action == terms.COLONISE:
        ask_or_stop(table, (steps.ASK_COLONISE, seat), colonise_options(table, seat))
    elif action == terms.BUILD:
        ask_or_stop(table, (steps.ASK_BUILD, seat), build_options(table, seat))
    elif action == terms.ACTIVATION:
        ask_or_stop(table, (steps.ASK_ACTIVATE, seat), activate_options(table, seat))


def ask_or_stop(table: Table, step: Step, options: list[int]) -> None:
    """BSU-11.11: without the least that it asks for the action ends unperformed."""
    if options:
        table.question(step, options)
    else:
        table.frames[-1].stopped = 1


def activate_options(table: Table, seat: int) -> list[int]:
    return sorted({USE + (code >> 6) for code in activations(table, seat)})


@declare(steps.ASK_ACTIVATE, name="activate", rule="BSU-38.1", parts="seat")
class Activate(SeatQuestion):
    """BSU-38.1, 38.11."""

    hides = "hand"

    def options(self, table: Table, step: Step) -> list[int]:
        _, seat = step
        return activate_options(table, seat)

    def answer(self, table: Table, seat: int, action: int) -> None:
        for code in held_activations(table, seat):
            if code >> 6 == action - USE and can_activate(table, seat, code):
                use(table, seat, code)
                return


# ---------------------------------------------------------------- the end of an action


@declare(steps.END_ACTION)
class EndAction(Kind[Table]):
    def run(self, table: Table, step: Step) -> None:
        end_action(table)


def end_action(table: Table) -> None:
    if table.unchecked:
        table.agenda.append(TO_POP)
        check(table)
        if table.agenda[-1] is not TO_POP:
            return  # something has to be done first
        table.agenda.pop()
    pop(table)


@declare(steps.POP)
class Pop(Kind[Table]):
    def run(self, table: Table, step: Step) -> None:
        pop(table)


def pop(table: Table) -> None:
    actor = table.frames.pop().actor
    if table.ambushes:  # BSU-15.12
        waiting = table.ambushes
        table.ambushes = 0
        first = actor if actor < terms.SEATS else table.order[0]
        for place in range(table.galaxy.size):
            if waiting >> place & 1:
                table.push((steps.AMBUSH_HERE, place, first))
