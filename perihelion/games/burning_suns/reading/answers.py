"""Why an answer about a leader's turn, a roll, a level or an offer is refused, by rule id."""

from ..rules import tables
from ..rules.state import Table
from ..rules.terms import ARMY, COLOSSUS, FLEET, KINDS, MISSION, REGIMENT, TITAN
from .numbers import ALLOWED, limit
from .possible import performable


def refuse_sheet(table: Table, seat: int, action: int) -> list[str]:
    return ALLOWED if table.picked[seat] < 0 and tables.PICK <= action < tables.KEEP else ["BSU-4.1"]


def refuse_kept_card(table: Table, seat: int, action: int) -> list[str]:
    wanted = tables.KEEP <= action < tables.LEADER_AT and not table.hand[seat] >> (action - tables.KEEP) & 1
    return ALLOWED if wanted and table.hand[seat].bit_count() < 4 else ["BSU-4.7"]


def refuse_start_unit(table: Table, seat: int, action: int) -> list[str]:
    if action == tables.DECLINE:
        return ALLOWED
    kind = action - tables.BUY
    if not 0 <= kind < TITAN:
        return ["BSU-4.33"]
    if table.tables.races[table.race[seat]].cost[kind] > table.crystals[seat]:
        return ["BSU-4.27"]
    ground = (REGIMENT, COLOSSUS)
    home = table.galaxy.homes[seat]
    beside = [table.has(seat, home, each) for each in range(KINDS) if (each in ground) == (kind in ground)]
    return ALLOWED if sum(beside) < limit(table, seat, ARMY if kind in ground else FLEET) else ["BSU-4.38"]


def refuse_perform(table: Table, seat: int, action: int) -> list[str]:
    if action == tables.DECLINE:
        return ALLOWED
    if action != tables.ACCEPT:
        return ["BSU-11.6"]
    _, _, performed, leader = table.asked
    return ALLOWED if performable(table, seat, performed, leader) else ["BSU-11.7"]


def refuse_nested(table: Table, seat: int, action: int) -> list[str]:
    if action == tables.DECLINE:
        return ALLOWED
    if action != tables.ACCEPT:
        return ["BSU-14.9"]
    _, _, performed, _ = table.asked
    return ALLOWED if performable(table, seat, performed, table.frames[-1].leader) else ["BSU-11.7"]


def refuse_boost(table: Table, seat: int, action: int) -> list[str]:
    if action == tables.BOOST_ONE and table.crystals[seat] < table.tables.boost_price:
        return ["BSU-20.4"]
    return ALLOWED if action in (tables.BOOST_ONE, tables.ROLL) else ["BSU-20.1"]


def refuse_yes_or_no(table: Table, seat: int, action: int) -> list[str] | None:
    """An offer, a tax, the reroll of a leader: both answers are free."""
    return ALLOWED if action in (tables.DECLINE, tables.ACCEPT) else None


def refuse_level(table: Table, seat: int, action: int) -> list[str]:
    _, _, level = table.asked
    offered = table.tables.levels[table.ideology[seat]][level]
    return ALLOWED if tables.PICK <= action < tables.PICK + len(offered) else ["BSU-4.14"]


def refuse_mission(table: Table, seat: int, action: int) -> list[str]:
    if action == tables.DECLINE:
        return ALLOWED
    if not tables.ACTION_AT <= action < tables.ALLY:
        return ["BSU-41.2"]
    if action - tables.ACTION_AT == MISSION:
        return ["BSU-41.9"]
    return ALLOWED if performable(table, seat, action - tables.ACTION_AT, table.frames[-1].leader) else ["BSU-11.7"]


def refuse_instead(table: Table, seat: int, action: int) -> list[str]:
    _, _, _, _, _, _, actions = table.asked
    named = tables.ACTION_AT <= action < tables.ALLY and actions >> (action - tables.ACTION_AT) & 1
    return ALLOWED if named else ["BSU-44.35"]


def refuse_regiment(table: Table, seat: int, action: int) -> list[str]:
    place = action - tables.PLACE_AT
    own = 0 <= place < table.galaxy.size and table.control[place] == seat
    return ALLOWED if own else ["BSU-40.10"]


def refuse_block(table: Table, seat: int, action: int) -> list[str]:
    return ALLOWED if tables.BENEFIT <= action < tables.FLEET_AT else ["BSU-25.9"]
