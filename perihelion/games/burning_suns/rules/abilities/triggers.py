"""Who may use what before and after an action (BSU-38, BSU-44)."""

from typing import Final

from .. import steps
from ..frames import Frame
from ..galaxy.masks import places_in
from ..state import Table
from ..tables import DECLINE, DECLINE_ALL, NOWHERE, OWNERS, USE
from ..terms import BATTLE, BEFORE, KINDS, MERCENARY, SEATS
from .moments import SHIFTS, WATCHING, at_moment, moment_of
from .possible import fires, helped, seems_possible, usable

SEAT_OF: Final = [1 << owner if owner < SEATS else 0 for owner in range(OWNERS)]
"""By owner of a force its seat as a bit; nobody (-1) has none."""
WATCHED: Final = (1 << WATCHING) - 1


def triggers(table: Table, seat: int, when: int) -> list[int]:
    """BSU-38.7, 38.10: the abilities the seat can use before or after the action under way."""
    found = all_triggers(table, seat, when)
    frame = table.frames[-1]
    if when == BEFORE and found and seat == frame.actor and not seems_possible(table, seat, frame.action):
        # BSU-38.15: an action that cannot be performed triggers nothing but what makes it possible.
        found = [code for code in found if helped(table, seat, frame.action, table.tables.abilities[code >> 6])]
    return found


def all_triggers(table: Table, seat: int, when: int) -> list[int]:
    found: list[int] = []
    frame = table.frames[-1]
    tables = table.tables
    if frame.action < 0:
        return found
    used = frame.used >> seat & 1 == 1
    moment = moment_of(when, frame.action)
    if not used:
        for code in table.triggered[seat]:
            ability = tables.abilities[code >> 6]
            now = at_moment(ability, moment) and fires(table, frame, seat, ability)
            if now and usable(table, seat, ability, code & 63):
                found.append(code)
        if frame.action == BATTLE and frame.fight is not None and frame.place >= 0:
            for kind in range(MERCENARY, KINDS):
                if table.has(seat, frame.place, kind):
                    index = tables.resources[tables.mercenaries[kind - MERCENARY]].ability
                    ability = tables.abilities[index]
                    if ability.timing == when and fires(table, frame, seat, ability):
                        found.append(index << 6 | frame.place)
    if table.hand[seat] and (not used or table.opt[steps.OPT_FREE_CARDS]):
        for card in places_in(table.hand[seat] & tables.cards_at[moment][table.race[seat]]):
            index = tables.card_front[table.race[seat]][card]
            ability = tables.abilities[index]
            if fires(table, frame, seat, ability) and usable(table, seat, ability, NOWHERE):
                found.append(index << 6 | NOWHERE)
    return found


def concerned(table: Table, frame: Frame, when: int) -> int:
    """The seats that have anything, or could have a race card, that fits the moment: seldom any, and quickly told."""
    if frame.action == BATTLE and frame.fight is not None:
        return (1 << table.seats) - 1
    watchers = table.watchers >> SHIFTS[when][frame.action] & WATCHED
    if not watchers:
        return 0
    involved = SEAT_OF[frame.actor] | SEAT_OF[frame.opponent] | frame.met
    return watchers & involved | watchers >> SEATS & ~involved


def might_trigger(table: Table, seat: int, when: int) -> bool:
    """As far as others can tell: a race card still unknown to them could fit this moment (BSU-A-38)."""
    frame = table.frames[-1]
    if table.hand[seat] == 0 or (frame.used >> seat & 1 and not table.opt[steps.OPT_FREE_CARDS]):
        return False
    if frame.action < 0:
        return False
    unknown = table.tables.cards_at[moment_of(when, frame.action)][table.race[seat]] & ~table.played[seat]
    for card in places_in(unknown):
        if fires(table, frame, seat, table.tables.abilities[table.tables.card_front[table.race[seat]][card]]):
            return True
    return False


def trigger_options(table: Table, seat: int, when: int) -> list[int]:
    found = {USE + (code >> 6) for code in triggers(table, seat, when)}
    if might_trigger(table, seat, when):
        return [DECLINE, DECLINE_ALL, *sorted(found)]
    return [DECLINE, *sorted(found)] if found else []
