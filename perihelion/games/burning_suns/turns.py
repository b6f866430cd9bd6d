"""A leader's turn: perform or pass, abilities before and after, and what is checked when an action ends (BSU-11)."""

from typing import Final

from perihelion.games.burning_suns import decks, leaders
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
from perihelion.games.burning_suns.diplomacy import check_alliances, colonise_options, drifted_apart
from perihelion.games.burning_suns.empire import army_limit, fleet_here, limit, own_cards
from perihelion.games.burning_suns.frames import Frame
from perihelion.games.burning_suns.masks import places_in
from perihelion.games.burning_suns.moving import explore_options, jump_starts, leave_no_mercenaries
from perihelion.games.burning_suns.names import unit_message, unit_name
from perihelion.games.burning_suns.powers import counts_for_limit, use
from perihelion.games.burning_suns.sources import touch
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
    ASK_LEVEL,
    ASK_STATUS,
    ASK_SURPLUS,
    ASK_SURPLUS_CARD,
    ASK_TRIGGER,
    BEGIN_FIGHT,
    BODY,
    CHECK,
    END_ACTION,
    NOT_FOUGHT,
    OPT_LONG,
    POP,
    SECOND_SHOT,
    WINDOW,
)
from perihelion.games.burning_suns.tables import ACCEPT, AGENT_AT, ARTEFACT_AT, DECLINE, DECLINE_ALL, PICK, UNIT_AT, USE
from perihelion.games.burning_suns.terms import (
    ACTIONS,
    ACTIVATION,
    AFTER,
    AGENT,
    ARMY,
    ARTEFACT,
    ASSAULT,
    BATTLE,
    BEFORE,
    BOMBARD,
    BOOST,
    BUILD,
    COLONISE,
    EXPLORE,
    FLEET,
    GROUND,
    JUMP,
    KINDS,
    LIMITS,
    MERCENARY,
    MISSION,
    SEATS,
    TITAN,
    UNIQUE,
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
    if not seats or frame.stopped or (when == AFTER and frame.result == NOT_FOUGHT):
        close_window(table, when)
        return
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
                return
    close_window(table, when)


def close_window(table: Table, when: int) -> None:
    """The last window of an action is followed by its end, the next step, at once."""
    if when == AFTER:
        table.agenda.pop()
        end_action(table)


def use_trigger(table: Table, seat: int, when: int, action: int) -> None:
    frame = table.frame()
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
    leader = table.frame().leader
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


def check(table: Table) -> None:
    """BSU-11.12: limits, levels lost and gained, alliances, until nothing changes."""
    turn = order_of_check(table)
    for seat in turn:
        if over_limit(table, seat):
            return
    for seat in turn:
        if change_levels(table, seat):
            return
    if drifted_apart(table):
        check_alliances(table)
        table.push((CHECK,))
    elif not table.frames[-1].mods:
        for seat in turn:
            if not limits_vary(table, seat):
                table.unchecked &= ~(1 << seat)  # until it gets units or antimatter, or a source changes


def order_of_check(table: Table) -> list[int]:
    """The empires to be checked: the acting one, then player order. Mostly there is one."""
    unchecked = table.unchecked
    if unchecked and not unchecked & (unchecked - 1):
        return [unchecked.bit_length() - 1]
    actor = table.frames[-1].actor
    turn = [seat for seat in table.order if unchecked >> seat & 1]
    if actor in turn:
        turn.remove(actor)
        turn.insert(0, actor)
    return turn


def over_limit(table: Table, seat: int) -> bool:
    """BSU-18.9, 19.8, 40.7. Limits are never below the printed ones, but for armies in unrest."""
    if table.crowded >> seat & 1 and too_large(table, seat):
        return True
    printed = table.tables.organisations[table.organisation[seat]].limits
    for what in (AGENT, ARTEFACT):
        number = (table.artefact_owner if what == ARTEFACT else table.agent_owner).count(seat)
        if number > printed[what] and number > limit(table, seat, what):
            return cut_down(table, (ASK_SURPLUS_CARD, seat, what))
    return False


def too_large(table: Table, seat: int) -> bool:
    """Whether a fleet or an army has to shrink; an empire where none is above the printed limit is crowded no more."""
    crowded = False
    for place in places_in(table.fleets[seat]):
        size = table.fleet[seat][place]
        if size > table.tables.fleet_limit:
            crowded = True
            if size > limit(table, seat, FLEET):
                return cut_down(table, (ASK_SURPLUS, seat, place, FLEET))
    small = table.tables.small_army
    for place in places_in(table.armies[seat]):
        size = table.army[seat][place]
        if size > small:
            crowded = True
            if size > army_limit(table, seat, place):
                return cut_down(table, (ASK_SURPLUS, seat, place, ARMY))
    if not crowded:
        table.crowded &= ~(1 << seat)
    return False


def cut_down(table: Table, question: Step) -> bool:
    table.push((CHECK,))
    table.push(question)
    return True


def limits_vary(table: Table, seat: int) -> bool:
    """A limit for each of something changes with that."""
    if not table.tables.scales_limits:
        return False
    for index in table.scaled[seat]:
        for effect in table.tables.abilities[index].effects:
            if effect.op == LIMITS:
                return True
    return False


def surplus_options(table: Table, seat: int, place: int, what: int) -> list[int]:
    found: list[int] = []
    for kind in range(KINDS):
        if (GROUND >> kind & 1 == 1) == (what == ARMY) and table.has(seat, place, kind):
            found.append(UNIT_AT + kind)
    return found


def drop_surplus(table: Table, seat: int, place: int, action: int) -> None:
    """BSU-A-13: discarded, not destroyed: nobody scores."""
    kind = action - UNIT_AT
    table.change_units(seat, place, kind, -1)
    if UNIQUE >> kind & 1:
        table.hull[seat][kind - TITAN] = 0
    if kind >= MERCENARY:
        table.supply[table.tables.mercenaries[kind - MERCENARY]] += 1
    leave_no_mercenaries(table, seat, place)
    if table.sink is not None:
        facts: dict[str, int | str] = {"unit": unit_message(table, kind)}
        origin = table.galaxy.names[place]
        table.emit(Event("discarded", seat, unit_name(table, kind), origin, "", 1, facts=facts))


def surplus_card_options(table: Table, seat: int, what: int) -> list[int]:
    first = ARTEFACT_AT if what == ARTEFACT else AGENT_AT
    return [first + card for card in own_cards(table, seat, what)]


def drop_card(table: Table, what: int, action: int) -> None:
    decks.discard_card(table, what, action - (ARTEFACT_AT if what == ARTEFACT else AGENT_AT))


def change_levels(table: Table, seat: int) -> bool:
    """BSU-4.13–4.16, A-14: lost from above, gained from below; a level with two abilities is a choice."""
    thresholds = table.tables.thresholds[table.opt[OPT_LONG]][table.seats]
    levels = table.levels[seat]
    antimatter = table.antimatter[seat]
    if antimatter < thresholds[1] and levels[1] < 0:
        return False  # nothing to gain, and levels are held from below
    for level in (3, 2, 1):
        if levels[level] >= 0 and antimatter < thresholds[level]:
            levels[level] = -1
            touch(table, seat)
            table.push((CHECK,))
            if table.sink is not None:
                table.emit(Event("level-lost", seat, amount=level))
            return True
    for level in (1, 2, 3):
        if levels[level] < 0 and antimatter >= thresholds[level]:
            table.push((CHECK,))
            table.push((ASK_LEVEL, seat, level))
            return True
    return False


def level_options(table: Table, seat: int, level: int) -> list[int]:
    if table.levels[seat][level] >= 0:
        return []
    return [PICK + option for option in range(len(table.tables.levels[table.ideology[seat]][level]))]


def gain_level(table: Table, seat: int, level: int, action: int) -> None:
    table.levels[seat][level] = action - PICK
    touch(table, seat)
    if table.sink is not None:
        name = table.tables.level_names[table.ideology[seat]][level][action - PICK]
        table.emit(Event("level", seat, name, amount=level, facts={"ability": named("level", name)}))
