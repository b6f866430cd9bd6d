"""Why an answer about a leader's turn, a roll, a level or an offer is refused, by rule id."""

from collections.abc import Callable
from typing import Final

from perihelion.games.burning_suns.abilities import performable
from perihelion.games.burning_suns.empire import limit
from perihelion.games.burning_suns.names import RULES
from perihelion.games.burning_suns.second_reading import ALLOWED
from perihelion.games.burning_suns.state import Table
from perihelion.games.burning_suns.steps import (
    ASK_ANSWER,
    ASK_BLOCK,
    ASK_BOOST,
    ASK_INSTEAD,
    ASK_LEADER_REROLL,
    ASK_LEVEL,
    ASK_MISSION,
    ASK_NESTED,
    ASK_PERFORM,
    ASK_REGIMENT,
    ASK_START_UNIT,
    ASK_TAX,
)
from perihelion.games.burning_suns.tables import (
    ACCEPT,
    ACTION_AT,
    ALLY,
    BENEFIT,
    BOOST_ONE,
    BUY,
    DECLINE,
    FLEET_AT,
    PICK,
    PLACE_AT,
    ROLL,
)
from perihelion.games.burning_suns.terms import ARMY, COLOSSUS, FLEET, KINDS, MISSION, REGIMENT, TITAN

Judge = Callable[[Table, int, int], list[str]]
"""For a table, a seat and an action the rules that refuse it."""


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
    return ALLOWED if performable(table, seat, table.asked[2], table.asked[3]) else ["BSU-11.7"]


def refuse_nested(table: Table, seat: int, action: int) -> list[str]:
    if action == DECLINE:
        return ALLOWED
    if action != ACCEPT:
        return ["BSU-14.9"]
    return ALLOWED if performable(table, seat, table.asked[2], table.frames[-1].leader) else ["BSU-11.7"]


def refuse_boost(table: Table, seat: int, action: int) -> list[str]:
    if action == BOOST_ONE and table.crystals[seat] < table.tables.boost_price:
        return ["BSU-20.4"]
    return ALLOWED if action in (BOOST_ONE, ROLL) else ["BSU-20.1"]


def refuse_yes_or_no(table: Table, seat: int, action: int) -> list[str]:
    """An offer, a tax, the reroll of a leader: both answers are free."""
    return ALLOWED if action in (DECLINE, ACCEPT) else [RULES[table.asked[0]][1]]


def refuse_level(table: Table, seat: int, action: int) -> list[str]:
    offered = table.tables.levels[table.ideology[seat]][table.asked[2]]
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
    named = ACTION_AT <= action < ALLY and table.asked[6] >> (action - ACTION_AT) & 1
    return ALLOWED if named else ["BSU-44.35"]


def refuse_regiment(table: Table, seat: int, action: int) -> list[str]:
    place = action - PLACE_AT
    own = 0 <= place < table.galaxy.size and table.control[place] == seat
    return ALLOWED if own else ["BSU-40.10"]


def refuse_block(table: Table, seat: int, action: int) -> list[str]:
    return ALLOWED if BENEFIT <= action < FLEET_AT else ["BSU-25.9"]


ANSWERED: Final[dict[int, Judge]] = {
    ASK_START_UNIT: refuse_start_unit,
    ASK_PERFORM: refuse_perform,
    ASK_NESTED: refuse_nested,
    ASK_BOOST: refuse_boost,
    ASK_LEADER_REROLL: refuse_yes_or_no,
    ASK_ANSWER: refuse_yes_or_no,
    ASK_TAX: refuse_yes_or_no,
    ASK_LEVEL: refuse_level,
    ASK_MISSION: refuse_mission,
    ASK_INSTEAD: refuse_instead,
    ASK_REGIMENT: refuse_regiment,
    ASK_BLOCK: refuse_block,
}
