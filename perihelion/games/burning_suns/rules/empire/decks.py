"""The decks of agents and artefacts: cards renewed, taken, owned and discarded (BSU-8, BSU-19, BSU-40)."""

from typing import Final

from perihelion.kernel.table import Event, named

from ..state import Table
from ..tables import AGENT_AT, ARTEFACT_AT, TAKE_DECK, TAKE_FACE_UP
from ..terms import AGENT, ARTEFACT
from .numbers import own_cards
from .sources import gain_sources, lose_sources


def renew_card(table: Table, deck: int) -> None:
    """BSU-8.2–8.4, 8.11: the old card goes to the bottom, where everybody has seen it go."""
    cards = table.decks[deck]
    if not cards:
        return
    old = table.face_up[deck]
    table.face_up[deck] = cards[-1]
    table.decks[deck] = cards[:-1]
    table.bottom[deck] = min(table.bottom[deck], len(cards) - 1)
    if old >= 0:
        put_under(table, deck, old)


def put_under(table: Table, deck: int, card: int) -> None:
    table.decks[deck] = [card, *table.decks[deck]]
    table.bottom[deck] += 1


def card_sources(table: Table, what: int) -> list[int]:
    """BSU-19.3, 40.2, 45.5: the top of the deck or the face-up card, as far as there are any."""
    found: list[int] = []
    if table.decks[what - AGENT]:
        found.append(TAKE_DECK)
    if table.face_up[what - AGENT] >= 0:
        found.append(TAKE_FACE_UP)
    return found


def take_card(table: Table, seat: int, what: int, action: int) -> None:
    deck = what - AGENT
    if action == TAKE_DECK:
        table.reveal()
        card = table.decks[deck][-1]
        table.decks[deck] = table.decks[deck][:-1]
        table.bottom[deck] = min(table.bottom[deck], len(table.decks[deck]))
    else:
        card = table.face_up[deck]
        table.face_up[deck] = -1
    own_card(table, seat, what, card)


def own_card(table: Table, seat: int, what: int, card: int) -> None:
    owners = table.artefact_owner if what == ARTEFACT else table.agent_owner
    before = owners[card]
    owners[card] = seat
    given = table.tables.artefact_sources[card] if what == ARTEFACT else table.tables.agent_sources[card]
    lose_sources(table, before, given)
    gain_sources(table, seat, given)
    if table.sink is not None:
        names = table.tables.artefacts if what == ARTEFACT else table.tables.agents
        table.emit(Event("card-taken", seat, names[card], facts={"card": named("card", names[card])}))


def discard_card(table: Table, what: int, card: int) -> None:
    """BSU-19.9, 40.7: to the bottom of its deck."""
    owners = table.artefact_owner if what == ARTEFACT else table.agent_owner
    before = owners[card]
    owners[card] = -1
    put_under(table, what - AGENT, card)
    lose_sources(
        table, before, table.tables.artefact_sources[card] if what == ARTEFACT else table.tables.agent_sources[card]
    )
    if table.sink is not None:
        names = table.tables.artefacts if what == ARTEFACT else table.tables.agents
        table.emit(Event("card-discarded", before, names[card], facts={"card": named("card", names[card])}))


def cards_of(table: Table, seat: int, what: int) -> list[int]:
    """The agents or artefacts of an empire, as answers."""
    return [FIRST_CARD[what] + card for card in own_cards(table, seat, what)]


FIRST_CARD: Final = {AGENT: AGENT_AT, ARTEFACT: ARTEFACT_AT}
"""The first answer that names a card of a deck."""
