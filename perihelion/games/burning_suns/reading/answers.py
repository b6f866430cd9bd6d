"""Why an answer about a leader's turn, a roll, a level or an offer is refused, by rule id."""

from ..rules.state import Table
from ..rules.tables import (
    ACCEPT,
    ACTION_AT,
    ALLY,
    BENEFIT,
    BOOST_ONE,
    BUY,
    DECLINE,
    FLEET_AT,
    KEEP,
    LEADER_AT,
    PICK,
    PLACE_AT,
    ROLL,
)
from ..rules.terms import ARMY, COLOSSUS, FLEET, KINDS, MISSION, REGIMENT, TITAN
from .numbers import ALLOWED, limit
from .possible import performable


def refuse_sheet(table: Table, seat: int, action: int) -> list[str]:
    return ALLOWED if table.picked[seat] < 0 and PICK <= action < KEEP else ["BSU-4.1"]


def refuse_kept_card(table: Table, seat: int, action: int) -> list[str]:
    wanted = KEEP <= action < LEADER_AT and not table.hand[seat] >> (action - KEEP) & 1
    return ALLOWED if wanted and table.hand[seat].bit_count() < 4 else ["BSU-4.7"]


def refuse_start_unit(table: Table, seat: int, action: int) -> list[str]:
    if action == DECLINE:
        return ALLOWED
    kind = action - BUY
    if not 0 <= kind < TITAN:
        return ["BSU-4.33"]
    if table.tables.races[table.race[seat]].cost[kind] > table.crystals[seat]:
        return ["BSU-4.27"]
    ground = (REGIMENT, COLOSSUS)
    home = table.galaxy.homes[seat]
    beside = [table.has(seat, home, each) for each in range(KINDS) if (each in ground) == (kind in ground)]
    return ALLOWED if sum(beside) < limit(table, seat, ARMY if kind in ground else FLEET) else ["BSU-4.38"]


def refuse_perform(table: Table, seat: int, action: int) -> list[str]:
    if action == DECLINE:
        return ALLOWED
    if action != ACCEPT:
        return ["BSU-11.6"]
    _, _, performed, leader = table.asked
    return ALLOWED if performable(table, seat, performed, leader) else ["BSU-11.7"]


def refuse_nested(table: Table, seat: int, action: int) -> list[str]:
    if action == DECLINE:
        return ALLOWED
    if action != ACCEPT:
        return ["BSU-14.9"]
    _, _, performed, _ = table.asked
    return ALLOWED if performable(table, seat, performed, table.frames[-1].leader) else ["BSU-11.7"]


def refuse_boost(table: Table, seat: int, action: int) -> list[str]:
    if action == BOOST_ONE and table.crystals[seat] < table.tables.boost_price:
        return ["BSU-20.4"]
    return ALLOWED if action in (BOOST_ONE, ROLL) else ["BSU-20.1"]


def refuse_yes_or_no(table: Table, seat: int, action: int) -> list[str] | None:
    """An offer, a tax, the reroll of a leader: both answers are free."""
    return ALLOWED if action in (DECLINE, ACCEPT) else None


def refuse_level(table: Table, seat: int, action: int) -> list[str]:
    _, _, level = table.asked
    offered = table.tables.levels[table.ideology[seat]][level]
    return ALLOWED if PICK <= action < PICK + len(offered) else ["BSU-4.14"]


def refuse_mission(table: Table, seat: int, action: int) -> list[str]:
    if action == DECLINE:
        return ALLOWED
    if not ACTION_AT <= action < ALLY:
        return ["BSU-41.2"]
    if action - ACTION_AT == MISSION:
        return ["BSU-41.9"]
    return ALLOWED if performable(table, seat, action - ACTION_AT, table.frames[-1].leader) else ["BSU-11.7"]


def refuse_instead(table: Table, seat: int, action: int) -> list[str]:
    _, _, _, _, _, _, actions = table.asked
    named = ACTION_AT <= action < ALLY and actions >> (action - ACTION_AT) & 1
    return ALLOWED if named else ["BSU-44.35"]


def refuse_regiment(table: Table, seat: int, action: int) -> list[str]:
    place = action - PLACE_AT
    own = 0 <= place < table.galaxy.size and table.control[place] == seat
    return ALLOWED if own else ["BSU-40.10"]


def refuse_block(table: Table, seat: int, action: int) -> list[str]:
    return ALLOWED if BENEFIT <= action < FLEET_AT else ["BSU-25.9"]
