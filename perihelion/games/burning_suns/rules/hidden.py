"""What a seat cannot know, drawn anew: face-down tiles, decks, others' sheets, picks and race cards.

Everything is sorted before it is shuffled, so that no true order shows through.
"""

from typing import Final

from perihelion.kernel.lists import altered

from .abilities.possible import activating_cards, can_activate
from .galaxy.masks import places_in
from .setup import KEPT, SHEETS, cards_to_keep
from .state import Table, asking
from .tables import DARK_FLEET, SYSTEMS
from .terms import UNKNOWN_BACK

ANY_BACK: Final = -1


def redraw(table: Table, seat: int) -> None:
    redraw_systems(table, seat)
    redraw_anomalies(table, seat)
    for deck in range(2):
        known = table.bottom[deck]
        top = sorted(table.decks[deck][known:])
        table.rng.shuffle(top)
        table.decks[deck] = table.decks[deck][:known] + top
    if table.acting and asking(table).hides == "sheets":
        redraw_sheets(table, seat)
        return
    for other in range(table.seats):
        if other != seat and table.race[other] >= 0:
            redraw_cards(table, other)


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
    table.tile = table.tile[:]
    table.stack.sort()
    table.aside = sorted(table.aside)
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
    """BSU-2.12: the kinds of the pool are known; their places, the copies of a kind, what was brought back are not."""
    backs = table.tables.tile_back
    places = [place for place in unknown_places(table, seat) if backs[table.tile[place]] == UNKNOWN_BACK]
    pool = [place for place in places if not table.returned >> place & 1]
    brought_back = [place for place in places if table.returned >> place & 1]
    unseen = sorted(
        [table.tile[place] for place in places] + [tile for tile in table.aside if backs[tile] == UNKNOWN_BACK]
    )
    tiles: list[int] = []
    for kind in sorted([tile_or_kind(table, table.tile[place]) for place in pool]):
        copies = [tile for tile in unseen if tile_or_kind(table, tile) == kind]
        tiles.append(copies[table.rng.below(len(copies))])
        unseen.remove(tiles[-1])
    table.rng.shuffle(tiles)
    table.tile = table.tile[:]
    for place in pool:
        table.tile[place] = tiles.pop()
    table.rng.shuffle(unseen)
    for place in brought_back:
        table.tile[place] = unseen.pop()
    table.aside = sorted([tile for tile in table.aside if backs[tile] != UNKNOWN_BACK] + unseen)


def tile_or_kind(table: Table, tile: int) -> int:
    """BSU-2.12: the numbers of dark fleets are given, so every one of them is a kind of its own."""
    kind = table.tables.tile_kind[tile]
    return -tile if kind == DARK_FLEET else kind


def redraw_sheets(table: Table, seat: int) -> None:
    own = table.dealt[2 * seat : 2 * seat + 2]
    rest = [sheet for sheet in range(SHEETS) if sheet not in own]
    table.rng.shuffle(rest)
    table.dealt = [own[number % 2] if number // 2 == seat else rest.pop() for number in range(2 * table.seats)]
    for other in range(table.seats):
        if other != seat and table.picked[other] >= 0:
            table.picked[other] = table.rng.below(2)


# ---------------------------------------------------------------- race cards


def redraw_cards(table: Table, other: int) -> None:
    """Cards of another empire: what was played is known, of what was lent only the back."""
    asked = table.acting and len(table.choices[other]) > 0
    hides = asking(table).hides if table.acting else ""
    if hides == "cards":
        # Nobody sees how many of the four somebody who still chooses has kept so far.
        table.hand[other] = some_cards(table, table.rng.below(KEPT) if asked else KEPT)
        if asked:
            table.choices[other] = cards_to_keep(table, other)
        return
    if asked and hides == "hand":
        lay_cards(table, other, activating_deal(table, other))
    else:
        lay_cards(table, other, random_deal(table, other))
    if asked:
        table.choices[other] = asking(table).options(table, table.asked)


def some_cards(table: Table, number: int) -> int:
    cards = list(range(8))
    table.rng.shuffle(cards)
    found = 0
    for card in cards[:number]:
        found |= 1 << card
    return found


def unknown_cards(table: Table, other: int) -> list[int]:
    return [card for card in range(8) if not table.played[other] >> card & 1]


def wanted_backs(table: Table, other: int) -> list[int]:
    """The backs of the cards not played: those lent, those gone, those in hand seen and not seen before."""
    backs = table.tables.card_back[table.race[other]]
    hand = table.hand[other]
    seen = hand & table.shown[other]
    wanted = [backs[card] for card in table.lent[other] if card >= 0]
    wanted += sorted([backs[card] for card in places_in(table.gone[other])])
    wanted += sorted([backs[card] for card in places_in(seen)])
    return wanted + [ANY_BACK] * (hand & ~seen).bit_count()


def random_deal(table: Table, other: int) -> list[int]:
    """Cards with the wanted backs; there always are some, for the true cards are among them."""
    backs = table.tables.card_back[table.race[other]]
    pool = unknown_cards(table, other)
    table.rng.shuffle(pool)
    deal: list[int] = []
    for back in wanted_backs(table, other):
        fitting = [card for card in pool if back in (ANY_BACK, backs[card])]
        pool.remove(fitting[0])
        deal.append(fitting[0])
    return deal


def activating_deal(table: Table, other: int) -> list[int]:
    """Who is asked what to activate has at least two abilities to choose from, in the open or in hand.

    One of all deals with that property: at most 8 * 7 * 6 * 5, for of eight race cards four are kept.
    """
    backs = table.tables.card_back[table.race[other]]
    pool = unknown_cards(table, other)
    deals: list[list[int]] = [[]]
    for back in wanted_backs(table, other):
        deals = [
            [*deal, card] for deal in deals for card in pool if card not in deal and back in (ANY_BACK, backs[card])
        ]
    usable_cards = [code for code in activating_cards(table, other, -1) if can_activate(table, other, code)]
    fitting = [table.tables.abilities[code >> 6].slot for code in usable_cards]
    in_hand = table.hand[other].bit_count()
    needed = 2 - len({code >> 6 for code in table.activated[other] if can_activate(table, other, code)})
    enough = [
        deal for deal in deals if len([card for card in deal[len(deal) - in_hand :] if card in fitting]) >= needed
    ]
    return enough[table.rng.below(len(enough))]


def lay_cards(table: Table, other: int, deal: list[int]) -> None:
    """Put a deal, in the order of the wanted backs, where the true cards were."""
    seen = (table.hand[other] & table.shown[other]).bit_count()
    unseen = table.hand[other].bit_count() - seen
    deal = deal[::-1]
    shown = table.shown[other] & table.played[other]
    for receiver in range(table.seats):
        if table.lent[other][receiver] >= 0:
            table.lent[other] = altered(table.lent[other], receiver, deal.pop())
            shown |= 1 << table.lent[other][receiver]
    gone = 0
    while len(deal) > seen + unseen:
        gone |= 1 << deal.pop()
    hand = 0
    while len(deal) > unseen:
        hand |= 1 << deal.pop()
    table.gone = altered(table.gone, other, gone)
    table.shown = altered(table.shown, other, shown | gone | hand)
    for card in deal:
        hand |= 1 << card
    table.hand[other] = hand
    if table.offer[other] >= 0:
        cards = places_in(hand)
        table.offer[other] = cards[table.rng.below(len(cards))]
