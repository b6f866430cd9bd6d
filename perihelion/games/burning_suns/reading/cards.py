"""Why a card, a resource or a unit to give up or to take is refused, by rule id."""

from ..rules import tables, terms
from ..rules.abilities.programs import Effect
from ..rules.state import Table
from .numbers import ALLOWED
from .orders import refuse_keeping, refuse_source


def card_of(action: int, what: int) -> int:
    """The agent or artefact an answer names, -1 for another answer."""
    first, end = (
        (tables.ARTEFACT_AT, tables.BOOST_ONE) if what == terms.ARTEFACT else (tables.AGENT_AT, tables.ARTEFACT_AT)
    )
    return action - first if first <= action < end else -1


def owned(table: Table, owner: int, what: int, action: int) -> bool:
    card = card_of(action, what)
    owners = table.artefact_owner if what == terms.ARTEFACT else table.agent_owner
    return card >= 0 and owners[card] == owner


def in_hand(table: Table, seat: int, action: int) -> bool:
    return tables.KEEP <= action < tables.LEADER_AT and table.hand[seat] >> (action - tables.KEEP) & 1 == 1


def resource_of(action: int) -> int:
    return action - tables.RESOURCE_AT if tables.RESOURCE_AT <= action < tables.FORCE_AT else -1


def refuse_gift(table: Table, seat: int, action: int) -> list[str]:
    """BSU-23.18: only who changes an alliance may keep the card that is lent."""
    _, _, _, what = table.asked
    keeps = action == tables.DECLINE and what == tables.CHANGE
    return ALLOWED if keeps or in_hand(table, seat, action) else ["BSU-23.18"]


def refuse_space(table: Table, seat: int, action: int) -> list[str]:
    spaces = table.tables.races[table.race[seat]].upgrade_spaces
    return (
        ALLOWED
        if tables.UNIT_AT <= action < tables.UNIT_AT + len(spaces) and spaces[action - tables.UNIT_AT]
        else ["BSU-30.1"]
    )


def refuse_replaced(table: Table, seat: int, action: int) -> list[str]:
    _, _, _, kind = table.asked
    resource = resource_of(action)
    there = table.technologies[seat] if kind < 0 else [each >> 4 for each in table.upgrades[seat] if each & 15 == kind]
    return ALLOWED if resource in there else ["BSU-27.10"]


def refuse_surplus(table: Table, seat: int, action: int) -> list[str]:
    _, _, place, what = table.asked
    kind, army = action - tables.UNIT_AT, what == terms.ARMY
    if not 0 <= kind < terms.KINDS:
        return ["BSU-18.9"]
    if (kind in (terms.REGIMENT, terms.COLOSSUS)) != army:
        return ["BSU-18.3" if army else "BSU-18.1"]
    return ALLOWED if table.has(seat, place, kind) else ["BSU-18.10"]


def refuse_surplus_card(table: Table, seat: int, action: int) -> list[str]:
    _, _, what = table.asked
    if owned(table, seat, what, action):
        return ALLOWED
    return ["BSU-40.7" if what == terms.AGENT else "BSU-19.8"]


def refuse_taken_card(table: Table, seat: int, action: int) -> list[str]:
    """Of the deck that is looked through, or of the empire that is robbed."""
    _, _, ability, number, branch, _, _, owner = table.asked
    what = table.tables.effect(ability, number, branch).a
    if owner < 0:
        return ALLOWED if card_of(action, what) in table.decks[what - terms.AGENT] else ["BSU-44.42"]
    return ALLOWED if owned(table, owner, what, action) else ["BSU-44.21"]


def refuse_thrown(table: Table, seat: int, action: int) -> list[str]:
    _, _, ability, number, branch, _, _ = table.asked
    what = table.tables.effect(ability, number, branch).a
    if what in (terms.AGENT, terms.ARTEFACT):
        allowed = owned(table, seat, what, action)
    elif what == terms.RACE_CARD:
        allowed = in_hand(table, seat, action)
    else:
        allowed = resource_of(action) in table.technologies[seat]
    return ALLOWED if allowed else ["BSU-44.43"]


def refuse_draw(table: Table, seat: int, action: int) -> list[str]:
    _, _, ability, number, branch, _, _ = table.asked
    return refuse_drawing(table, table.tables.effect(ability, number, branch), action)


def refuse_drawing(table: Table, effect: Effect, action: int) -> list[str]:
    other_source = {terms.FROM_DECK: tables.TAKE_FACE_UP, terms.FROM_FACE_UP: tables.TAKE_DECK}.get(effect.origin, -1)
    return ["BSU-44.42"] if action == other_source else refuse_source(table, action, effect.a, "BSU-44.42")


def refuse_receive(table: Table, seat: int, action: int) -> list[str]:
    _, _, ability, number, branch, _, _ = table.asked
    return refuse_receiving(table, seat, table.tables.effect(ability, number, branch), action)


def refuse_receiving(table: Table, seat: int, effect: Effect, action: int) -> list[str]:
    space = action - tables.MARKET_AT
    if not 0 <= space < len(table.market) or table.market[space] < 0:
        return ["BSU-28.2"]
    resource = table.market[space]
    fits = effect.a in (terms.ANY_RESOURCE, table.tables.resources[resource].kind)
    return ["BSU-44.42"] if not fits or refuse_keeping(table, seat, resource) else ALLOWED
