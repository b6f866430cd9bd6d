"""What a seat cannot know, drawn anew: face-down tiles, decks, others' sheets, picks and race cards.

Everything is sorted before it is shuffled, so that no true order shows through.
"""

from typing import Final

from perihelion.games.burning_suns import questions
from perihelion.games.burning_suns.galaxy import places_in
from perihelion.games.burning_suns.setup import SHEETS, cards_to_keep
from perihelion.games.burning_suns.state import Table
from perihelion.games.burning_suns.steps import ASK, KEEP_CARDS, PICK_SHEETS
from perihelion.games.burning_suns.tables import DARK_FLEET, SYSTEMS, UNKNOWN_BACK

TRIES: Final = 20


def redraw(table: Table, seat: int) -> None:
    redraw_systems(table, seat)
    redraw_anomalies(table, seat)
    for deck in range(2):
        known = table.bottom[deck]
        top = sorted(table.decks[deck][known:])
        table.rng.shuffle(top)
        table.decks[deck] = table.decks[deck][:known] + top
    if table.acting and table.asked[0] == PICK_SHEETS:
        redraw_sheets(table, seat)
        return
    for other in range(table.seats):
        if other != seat and table.race[other] >= 0:
            redraw_cards(table, seat, other)


def unknown_places(table: Table, seat: int) -> list[int]:
    """Face-down tiles the seat has not looked at."""
    found: list[int] = []
    for place in range(table.galaxy.size):
        if table.tile[place] >= 0 and not (table.up | table.peeked[seat]) >> place & 1:
            found.append(place)
    return found


def redraw_systems(table: Table, seat: int) -> None:
    """Tiles of the same back change places with each other, with the stack, and voids with those aside."""
    backs = table.tables.tile_back
    table.stack.sort()
    table.aside.sort()
    places = [place for place in unknown_places(table, seat) if table.tile[place] < SYSTEMS]
    for back in range(5):
        here = [place for place in places if backs[table.tile[place]] == back]
        pile = table.aside if back == 0 else table.stack
        slots = [slot for slot in range(len(pile)) if backs[pile[slot]] == back]
        tiles = [table.tile[place] for place in here] + [pile[slot] for slot in slots]
        tiles.sort()
        table.rng.shuffle(tiles)
        for place in here:
            table.tile[place] = tiles.pop()
        for slot in slots:
            pile[slot] = tiles.pop()
    table.stack.sort()
    table.rng.shuffle(table.stack)


def redraw_anomalies(table: Table, seat: int) -> None:
    """The kinds of the pool stay in the galaxy, the others aside; copies of a kind and their places are unknown."""
    kinds = table.tables.tile_kind
    places = [
        place for place in unknown_places(table, seat) if table.tables.tile_back[table.tile[place]] == UNKNOWN_BACK
    ]
    slots = [slot for slot in range(len(table.aside)) if table.tables.tile_back[table.aside[slot]] == UNKNOWN_BACK]
    for kind in range(6, 12):
        if kind == DARK_FLEET:  # BSU-2.12: their numbers are given, so every copy is a kind of its own
            continue
        here = [place for place in places if kinds[table.tile[place]] == kind]
        there = [slot for slot in slots if kinds[table.aside[slot]] == kind]
        tiles = [table.tile[place] for place in here] + [table.aside[slot] for slot in there]
        tiles.sort()
        table.rng.shuffle(tiles)
        for place in here:
            table.tile[place] = tiles.pop()
        for slot in there:
            table.aside[slot] = tiles.pop()
    pool = [place for place in places if not table.returned >> place & 1]
    tiles = sorted([table.tile[place] for place in pool])
    table.rng.shuffle(tiles)
    for place in pool:
        table.tile[place] = tiles.pop()
    back = [place for place in places if table.returned >> place & 1]
    tiles = sorted([table.tile[place] for place in back] + [table.aside[slot] for slot in slots])
    table.rng.shuffle(tiles)
    for place in back:
        table.tile[place] = tiles.pop()
    for slot in slots:
        table.aside[slot] = tiles.pop()


def redraw_sheets(table: Table, seat: int) -> None:
    own = table.dealt[2 * seat : 2 * seat + 2]
    rest = [sheet for sheet in range(SHEETS) if sheet not in own]
    table.rng.shuffle(rest)
    table.dealt = [own[number % 2] if number // 2 == seat else rest.pop() for number in range(2 * table.seats)]
    for other in range(table.seats):
        if other != seat and table.picked[other] >= 0:
            table.picked[other] = table.rng.below(2)


def redraw_cards(table: Table, seat: int, other: int) -> None:
    """Cards of another empire: what was played is known, of what was lent only the back."""
    if table.acting and table.asked[0] == KEEP_CARDS:
        table.hand[other] = some_cards(table, list(range(8)), table.hand[other].bit_count())
        if table.choices[other]:
            table.choices[other] = cards_to_keep(table, other)
        return
    before = (table.hand[other], table.lent[other][:], table.shown[other], table.gone[other], table.offer[other])
    asked = table.acting and table.asked[0] >= ASK and len(table.choices[other]) > 0
    for _ in range(TRIES):
        draw_cards(table, other)
        if not asked:
            return
        found = questions.options(table, table.asked)
        if found:
            table.choices[other] = found
            return
    table.hand[other], table.lent[other], table.shown[other], table.gone[other], table.offer[other] = before


def some_cards(table: Table, cards: list[int], number: int) -> int:
    table.rng.shuffle(cards)
    found = 0
    for card in cards[:number]:
        found |= 1 << card
    return found


def draw_cards(table: Table, other: int) -> None:
    """New cards that fit: the same number in hand, the same backs where backs were seen."""
    backs = table.tables.card_back[table.race[other]]
    pool = [card for card in range(8) if not table.played[other] >> card & 1]
    table.rng.shuffle(pool)
    offered = table.offer[other] >= 0
    seen_in_hand = places_in(table.hand[other] & table.shown[other])
    unseen = table.hand[other].bit_count() - len(seen_in_hand)
    shown = table.shown[other] & table.played[other]
    for receiver in range(table.seats):
        if table.lent[other][receiver] >= 0:
            table.lent[other][receiver] = take_back(pool, backs, backs[table.lent[other][receiver]])
            shown |= 1 << table.lent[other][receiver]
    gone = 0
    for back in sorted([backs[card] for card in places_in(table.gone[other])]):
        gone |= 1 << take_back(pool, backs, back)
    hand = 0
    for back in sorted([backs[card] for card in seen_in_hand]):
        hand |= 1 << take_back(pool, backs, back)
    table.gone[other] = gone
    table.shown[other] = shown | gone | hand
    table.hand[other] = hand | some_cards(table, pool, unseen)
    if offered:
        cards = places_in(table.hand[other])
        table.offer[other] = cards[table.rng.below(len(cards))]


def take_back(pool: list[int], backs: list[int], back: int) -> int:
    """A card of the pool with that back; there always is one, for the true card is in the pool."""
    for card in pool:
        if backs[card] == back:
            pool.remove(card)
            return card
    return pool.pop()
