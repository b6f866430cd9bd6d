"""Why an action is not allowed, by rule id: a second reading of the rules, one action at a time.

Every question has its judge: places (`refused_places.py`), jumps and the aims of abilities (`refused_aims.py`), fights
(`refused_fights.py`), planning, building and what a roll brings (`refused_orders.py`), plain answers
(`refused_answers.py`), abilities and what they ask for (`refused_powers.py`), what is given up or taken
(`refused_cards.py`). The list of legal actions is never looked at.
"""

from typing import Final

from perihelion.games.burning_suns.names import RULES
from perihelion.games.burning_suns.refused_aims import refuse_aim
from perihelion.games.burning_suns.refused_answers import ANSWERED, Judge
from perihelion.games.burning_suns.refused_cards import GIVEN_UP_OR_TAKEN
from perihelion.games.burning_suns.refused_fights import refuse_target, refuse_unit
from perihelion.games.burning_suns.refused_orders import refuse_card, refuse_leader, refuse_purchase
from perihelion.games.burning_suns.refused_places import refuse_place
from perihelion.games.burning_suns.refused_powers import BY_ABILITY
from perihelion.games.burning_suns.second_reading import ALLOWED
from perihelion.games.burning_suns.state import Table
from perihelion.games.burning_suns.steps import (
    ASK_ASSAULT,
    ASK_BATTLE,
    ASK_BOMBARD,
    ASK_BUILD,
    ASK_COLONISE,
    ASK_DAMAGE,
    ASK_DIPLOMACY,
    ASK_EXPLORE,
    ASK_FORCE,
    ASK_JUMP,
    ASK_JUMP_FROM,
    ASK_LEADER,
    ASK_LEAP_FROM,
    ASK_PLACE,
    ASK_RECRUIT,
    ASK_REROLL,
    ASK_SCAN,
    ASK_SITE,
    KEEP_CARDS,
    PICK_SHEETS,
)
from perihelion.games.burning_suns.tables import (
    KEEP,
    LEADER_AT,
    PICK,
)


def refusals(table: Table, seat: int, action: int) -> list[str]:
    if not table.acting:
        return ["BSU-5.2"]
    kind = table.asked[0]
    rule = RULES[kind][1]
    if kind == PICK_SHEETS:
        return ALLOWED if table.picked[seat] < 0 and PICK <= action < KEEP else [rule]
    if kind == KEEP_CARDS:
        wanted = KEEP <= action < LEADER_AT and not table.hand[seat] >> (action - KEEP) & 1
        return ALLOWED if wanted and table.hand[seat].bit_count() < 4 else [rule]
    if seat != table.asked[1]:
        return [rule]  # the question is another seat's
    if kind in BY_PLACE:
        return refuse_place(table, seat, action, kind, rule)
    if kind in AIMED:
        return refuse_aim(table, seat, action, kind, rule)
    if kind in (ASK_BATTLE, ASK_BOMBARD):
        return refuse_target(table, seat, action, kind, rule)
    if kind in (ASK_DAMAGE, ASK_REROLL):
        return refuse_unit(table, action, kind, rule)
    if kind == ASK_LEADER:
        return refuse_leader(table, seat, action)
    if kind == ASK_BUILD:
        return refuse_purchase(table, seat, action)
    if kind in (ASK_SCAN, ASK_RECRUIT):
        return refuse_card(table, seat, action, kind)
    return JUDGES[kind](table, seat, action)


BY_PLACE: Final = (ASK_EXPLORE, ASK_COLONISE, ASK_DIPLOMACY, ASK_ASSAULT, ASK_SITE)
AIMED: Final = (ASK_JUMP_FROM, ASK_JUMP, ASK_LEAP_FROM, ASK_PLACE, ASK_FORCE)
JUDGES: Final[dict[int, Judge]] = {**ANSWERED, **BY_ABILITY, **GIVEN_UP_OR_TAKEN}
