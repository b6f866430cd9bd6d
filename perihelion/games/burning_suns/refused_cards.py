"""Why a card, a resource or a unit to give up or to take is refused, by rule id."""

from typing import Final

from perihelion.games.burning_suns.building import can_place
from perihelion.games.burning_suns.effect_steps import effect_of
from perihelion.games.burning_suns.refused_answers import Judge
from perihelion.games.burning_suns.second_reading import ALLOWED
from perihelion.games.burning_suns.state import Table
from perihelion.games.burning_suns.steps import (
    ASK_CARD,
    ASK_DRAW,
    ASK_GIVE,
    ASK_RECEIVE,
    ASK_REPLACED,
    ASK_SPACE,
    ASK_SURPLUS,
    ASK_SURPLUS_CARD,
    ASK_THROW,
)
from perihelion.games.burning_suns.tables import (
    AGENT_AT,
    ARTEFACT_AT,
    BOOST_ONE,
    CHANGE,
    DECLINE,
    FORCE_AT,
    KEEP,
    LEADER_AT,
    MARKET_AT,
    RESOURCE_AT,
    TAKE_DECK,
    TAKE_FACE_UP,
    UNIT_AT,
)
from perihelion.games.burning_suns.terms import (
    AGENT,
    ANY_RESOURCE,
    ARMY,
    ARTEFACT,
    COLOSSUS,
    FROM_DECK,
    FROM_FACE_UP,
    KINDS,
    RACE_CARD,
    REGIMENT,
    SEARCH,
)


def card_of(action: int, what: int) -> int:
    """The agent or artefact an answer names, -1 for another answer."""
    first, end = (ARTEFACT_AT, BOOST_ONE) if what == ARTEFACT else (AGENT_AT, ARTEFACT_AT)
    return action - first if first <= action < end else -1


def owned(table: Table, owner: int, what: int, action: int) -> bool:
    card = card_of(action, what)
    owners = table.artefact_owner if what == ARTEFACT else table.agent_owner
    return card >= 0 and owners[card] == owner


def in_hand(table: Table, seat: int, action: int) -> bool:
    return KEEP <= action < LEADER_AT and table.hand[seat] >> (action - KEEP) & 1 == 1


def resource_of(action: int) -> int:
    return action - RESOURCE_AT if RESOURCE_AT <= action < FORCE_AT else -1


def refuse_gift(table: Table, seat: int, action: int) -> list[str]:
    """BSU-23.18: only who changes an alliance may keep the card that is lent."""
    keeps = action == DECLINE and table.asked[3] == CHANGE
    return ALLOWED if keeps or in_hand(table, seat, action) else ["BSU-23.18"]


def refuse_space(table: Table, seat: int, action: int) -> list[str]:
    spaces = table.tables.races[table.race[seat]].upgrade_spaces
    return ALLOWED if UNIT_AT <= action < UNIT_AT + len(spaces) and spaces[action - UNIT_AT] else ["BSU-30.1"]


def refuse_replaced(table: Table, seat: int, action: int) -> list[str]:
    resource, kind = resource_of(action), table.asked[3]
    there = table.technologies[seat] if kind < 0 else [each >> 4 for each in table.upgrades[seat] if each & 15 == kind]
    return ALLOWED if resource in there else ["BSU-27.10"]


def refuse_surplus(table: Table, seat: int, action: int) -> list[str]:
    kind, place, army = action - UNIT_AT, table.asked[2], table.asked[3] == ARMY
    if not 0 <= kind < KINDS:
        return ["BSU-18.9"]
    if (kind in (REGIMENT, COLOSSUS)) != army:
        return ["BSU-18.3" if army else "BSU-18.1"]
    return ALLOWED if table.has(seat, place, kind) else ["BSU-18.10"]


def refuse_surplus_card(table: Table, seat: int, action: int) -> list[str]:
    what = table.asked[2]
    if owned(table, seat, what, action):
        return ALLOWED
    return ["BSU-40.7" if what == AGENT else "BSU-19.8"]


def refuse_taken_card(table: Table, seat: int, action: int) -> list[str]:
    """Of the deck that is looked through, or of the empire that is robbed."""
    effect = effect_of(table, table.asked)
    if effect.op == SEARCH:
        return ALLOWED if card_of(action, effect.a) in table.decks[effect.a - AGENT] else ["BSU-44.42"]
    return ALLOWED if owned(table, table.asked[7], effect.a, action) else ["BSU-44.21"]


def refuse_thrown(table: Table, seat: int, action: int) -> list[str]:
    what = effect_of(table, table.asked).a
    if what in (AGENT, ARTEFACT):
        allowed = owned(table, seat, what, action)
    elif what == RACE_CARD:
        allowed = in_hand(table, seat, action)
    else:
        allowed = resource_of(action) in table.technologies[seat]
    return ALLOWED if allowed else ["BSU-44.43"]


def refuse_draw(table: Table, seat: int, action: int) -> list[str]:
    effect = effect_of(table, table.asked)
    other_source = {FROM_DECK: TAKE_FACE_UP, FROM_FACE_UP: TAKE_DECK}.get(effect.origin, -1)
    if action not in (TAKE_DECK, TAKE_FACE_UP) or action == other_source:
        return ["BSU-44.42"]
    deck = effect.a - AGENT
    there = bool(table.decks[deck]) if action == TAKE_DECK else table.face_up[deck] >= 0
    return ALLOWED if there else ["BSU-45.5"]


def refuse_receive(table: Table, seat: int, action: int) -> list[str]:
    space = action - MARKET_AT
    if not 0 <= space < len(table.market) or table.market[space] < 0:
        return ["BSU-28.2"]
    resource, wanted = table.market[space], effect_of(table, table.asked).a
    fits = wanted in (ANY_RESOURCE, table.tables.resources[resource].kind)
    return ALLOWED if fits and can_place(table, seat, resource) else ["BSU-44.42"]


GIVEN_UP_OR_TAKEN: Final[dict[int, Judge]] = {
    ASK_GIVE: refuse_gift,
    ASK_SPACE: refuse_space,
    ASK_REPLACED: refuse_replaced,
    ASK_SURPLUS: refuse_surplus,
    ASK_SURPLUS_CARD: refuse_surplus_card,
    ASK_CARD: refuse_taken_card,
    ASK_THROW: refuse_thrown,
    ASK_DRAW: refuse_draw,
    ASK_RECEIVE: refuse_receive,
}
