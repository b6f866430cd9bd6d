"""A leader's turn: perform or pass, abilities before and after, and its end (BSU-11)."""

from typing import Final

from perihelion.games.burning_suns import leaders
from perihelion.games.burning_suns.abilities import (
    BY_ROLL,
    MILITARY,
    activations,
    can_activate,
    held_activations,
    performable,
    usable,
)
from perihelion.games.burning_suns.building import build_options
from perihelion.games.burning_suns.diplomacy import colonise_options
from perihelion.games.burning_suns.empire import fleet_here
from perihelion.games.burning_suns.frames import Frame
from perihelion.games.burning_suns.limits import check
from perihelion.games.burning_suns.moving import explore_options, jump_starts
from perihelion.games.burning_suns.powers import counts_for_limit, use
from perihelion.games.burning_suns.state import Table
from perihelion.games.burning_suns.steps import (
    AMBUSH_HERE,
    ASK_ACTIVATE,
    ASK_ASSAULT,
    ASK_BATTLE,
    ASK_BOMBARD,
    ASK_BUILD,
    ASK_COLONISE,
    ASK_EXPLORE,
    ASK_JUMP_FROM,
    ASK_STATUS,
    ASK_TRIGGER,
    BEGIN_FIGHT,
    BODY,
    END_ACTION,
    NOT_FOUGHT,
    POP,
    SECOND_SHOT,
    WINDOW,
)
from perihelion.games.burning_suns.tables import ACCEPT, DECLINE, DECLINE_ALL, USE
from perihelion.games.burning_suns.terms import (
    ACTIONS,
    ACTIVATION,
    AFTER,
    ASSAULT,
    BATTLE,
    BEFORE,
    BOMBARD,
    BOOST,
    BUILD,
    COLONISE,
    EXPLORE,
    JUMP,
    MISSION,
    SEATS,
)
from perihelion.games.burning_suns.triggers import concerned, trigger_options, triggers
from perihelion.kernel.state import Step
from perihelion.kernel.table import Event, named

BEFORE_IT: Final[Step] = (WINDOW, BEFORE, 0)
THE_BODY: Final[Step] = (BODY,)
AFTER_IT: Final[Step] = (WINDOW, AFTER, 0)
THE_END: Final[Step] = (END_ACTION,)
TO_POP: Final[Step] = (POP,)

# ---------------------------------------------------------------- an action


PASS: Final = [DECLINE]
PASS_OR_PERFORM: Final = [DECLINE, ACCEPT]


def perform_options(table: Table, seat: int, action: int, leader: int) -> list[int]:
    """BSU-11.6, 11.7."""
    return PASS_OR_PERFORM if performable(table, seat, action, leader) else PASS


def begin_action(table: Table, action: int, seat: int, leader: int, how: int) -> None:
    """`how`: 1 gained by a mission, 2 in place of another action."""
    frame = Frame(action, seat, leader)
    if how == 1 and table.frames:
        outer = table.frames[-1]
        frame.by_mission = 1
        for each in range(0, len(outer.mods), 5):  # BSU-44.4
            if outer.mods[each + 1] != BOOST:
                frame.mods += outer.mods[each : each + 5]
    elif how == 2:
        frame.used = 1 << seat
    table.frames.append(frame)
    if table.sink is not None:
        from_set = named("action", ACTIONS[action])
        table.emit(Event("action", seat, ACTIONS[action], facts={"action": from_set}))
    table.agenda.append(THE_END)
    table.agenda.append(AFTER_IT)
    if MILITARY >> action & 1:
        table.push(THE_BODY)
        table.push(BEFORE_IT)
        choose_target(table, seat, action)
    elif concerned(table, frame, BEFORE):
        table.push(THE_BODY)
        window(table, BEFORE, 0)
    else:
        body(table)


def choose_target(table: Table, seat: int, action: int) -> None:
    if action == BATTLE:
        table.push((ASK_BATTLE, seat))
    elif action == BOMBARD:
        table.push((ASK_BOMBARD, seat, 0))
    elif action == ASSAULT:
        table.push((ASK_ASSAULT, seat))


def window(table: Table, when: int, number: int) -> None:
    """BSU-38.9, 38.17: the initiator, then the other side, then the rest in player order."""
    frame = table.frames[-1]
    seats = concerned(table, frame, when) & ~frame.quiet
    if seats and not frame.stopped and ask_in_turn(table, frame, seats, when, number):
        return
    if when == AFTER:  # the last window of an action is followed by its end, the next step, at once
        table.agenda.pop()
        end_action(table)


def ask_in_turn(table: Table, frame: Frame, seats: int, when: int, number: int) -> bool:
    """Whether one of those concerned has something to use, beginning with that number in turn."""
    if when == AFTER and frame.result == NOT_FOUGHT:
        return False
    turn: list[int] = []
    if frame.actor < SEATS:
        turn.append(frame.actor)
    if 0 <= frame.opponent < SEATS and frame.opponent != frame.actor:
        turn.append(frame.opponent)
    for seat in table.order:
        if seat not in turn:
            turn.append(seat)
    while number < len(turn):
        seat = turn[number]
        number += 1
        if seats >> seat & 1:
            options = trigger_options(table, seat, when)
            if options:
                table.push((WINDOW, when, number))
                table.question((ASK_TRIGGER, seat, when), options)
                return True
    return False


def use_trigger(table: Table, seat: int, when: int, action: int) -> None:
    frame = table.frames[-1]
    if action == DECLINE_ALL:
        frame.quiet |= 1 << seat
    elif action != DECLINE:
        for code in triggers(table, seat, when):
            if code >> 6 == action - USE:
                if counts_for_limit(table, table.tables.abilities[code >> 6]):
                    frame.used |= 1 << seat
                use(table, seat, code)
                return


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
        if action == BOMBARD:
            table.push((SECOND_SHOT, seat))
        table.push((BEGIN_FIGHT,))
        return
    if action == EXPLORE:
        ask_or_stop(table, (ASK_EXPLORE, seat, -1), explore_options(table, seat, -1))
    elif action == JUMP:
        ask_or_stop(table, (ASK_JUMP_FROM, seat), jump_starts(table, seat))
    elif action == COLONISE:
        ask_or_stop(table, (ASK_COLONISE, seat), colonise_options(table, seat))
    elif action == BUILD:
        ask_or_stop(table, (ASK_BUILD, seat), build_options(table, seat))
    elif action == ACTIVATION:
        ask_or_stop(table, (ASK_ACTIVATE, seat), activate_options(table, seat))


def ask_or_stop(table: Table, step: Step, options: list[int]) -> None:
    """BSU-11.11: without the least that it asks for the action ends unperformed."""
    if options:
        table.question(step, options)
    else:
        table.frames[-1].stopped = 1


def activate_options(table: Table, seat: int) -> list[int]:
    return sorted({USE + (code >> 6) for code in activations(table, seat)})


def activate(table: Table, seat: int, action: int) -> None:
    for code in held_activations(table, seat):
        if code >> 6 == action - USE and can_activate(table, seat, code):
            use(table, seat, code)
            return


def mission_list(table: Table, seat: int) -> list[int]:
    leader = table.frames[-1].leader
    return leaders.mission_options([performable(table, seat, action, leader) for action in range(MISSION)])


# ---------------------------------------------------------------- status


def status_options(table: Table, seat: int) -> list[int]:
    """BSU-7.8, 38.4: benefits of the status phase that are more than crystals, each once."""
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


def use_status(table: Table, seat: int, action: int) -> None:
    if action == DECLINE:
        return
    for code in table.active[seat]:
        if code >> 6 == action - USE and code not in table.status_used:
            table.status_used.append(code)
            table.push((ASK_STATUS, seat))
            use(table, seat, code)
            return


# ---------------------------------------------------------------- the end of an action


def end_action(table: Table) -> None:
    if table.unchecked:
        table.agenda.append(TO_POP)
        check(table)
        if table.agenda[-1] is not TO_POP:
            return  # something has to be done first
        table.agenda.pop()
    pop(table)


def pop(table: Table) -> None:
    actor = table.frames.pop().actor
    if table.ambushes:  # BSU-15.12
        waiting = table.ambushes
        table.ambushes = 0
        first = actor if actor < SEATS else table.order[0]
        for place in range(table.galaxy.size):
            if waiting >> place & 1:
                table.push((AMBUSH_HERE, place, first))
