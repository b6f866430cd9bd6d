"""Setup (BTS-2): decks, events, systems, achievements, mats."""

from typing import Final

from . import steps, tableau
from .cards import NO_CARD, SLOT_DECK, SYSTEM_SLOTS
from .decks import draw
from .pieces import place_ship, refresh_abilities, refresh_aims, refresh_slots
from .state import NOWHERE, Faction, Table
from .vocabulary import AREAS, SHIP_LEVELS, SLOTS

SYSTEM_DECK_A = 4
ACHIEVEMENTS_IN_PLAY: Final = {"basic": 2, "A": 1, "B": 1}


def deal(table: Table, advanced: bool, first_game: bool) -> None:
    """BTS-2.1, 2.7, 2.19; the first game has the same level I cards, systems, goals and factions every time."""
    table.decks, table.under = [], []
    table.rows = [[], [], [], []]
    table.system_at = [NO_CARD] * AREAS
    table.base = [NOWHERE] * AREAS
    table.base_kind = [0] * AREAS
    lay_technologies(table, first_game)
    lay_events(table)
    lay_systems(table, first_game)
    choose_achievements(table, first_game)
    hand_out_mats(table, advanced, first_game)
    table.first = table.rng.below(table.seats)  # BTS-2.14
    table.active = table.first
    if table.tableau:
        tableau.lay_row(table, 1)
    refresh_slots(table)
    refresh_aims(table)
    table.push((steps.TURN,))


def lay_technologies(table: Table, first_game: bool) -> None:
    """BTS-2.4, BTS-2.5: level I face up, the others as face-down decks."""
    table.tech_at = [NO_CARD] * SLOTS
    for level in range(4):
        cards = table.tables.cards_of_level[level][:]
        if level or not first_game:
            table.rng.shuffle(cards)
        table.decks.append(cards)
        table.under.append([])
    for slot in table.tables.slots_at[0]:
        table.tech_at[slot] = table.decks[0].pop()


def lay_events(table: Table) -> None:
    """BTS-2.3, BTS-2.6: the fixed events and some of the others, face down on the slots of their level."""
    tables = table.tables
    table.event_at = [NO_CARD] * SLOTS
    for level in (1, 2):
        others = tables.random_events_of[level][:]
        table.rng.shuffle(others)
        used = tables.fixed_events_of[level] + others[: tables.random_events]
        table.rng.shuffle(used)
        for slot, event in zip(tables.slots_at[level], used, strict=True):
            table.event_at[slot] = event
        table.boxed = table.boxed + others[tables.random_events :]
    table.boxed.sort()


def lay_systems(table: Table, first_game: bool) -> None:
    """BTS-2.18: two start systems on the A slots, the others into deck A; deck B fills the B slots."""
    starters = table.tables.starters[:]
    if not first_game:
        table.rng.shuffle(starters)
    used = table.tables.start_systems
    for deck in (0, 1):
        cards = table.tables.systems_of_deck[deck][:]
        if deck == 0:
            cards += starters[used:]
        table.rng.shuffle(cards)
        table.decks.append(cards)
        table.under.append([])
    for k, area in enumerate(SYSTEM_SLOTS):
        table.system_at[area] = starters[k] if SLOT_DECK[area] == 0 else draw(table, SYSTEM_DECK_A + 1)


def choose_achievements(table: Table, first_game: bool) -> None:
    """BTS-2.7: both basic ones, one A and one B."""
    for kind, number in ACHIEVEMENTS_IN_PLAY.items():
        cards = table.tables.achievements_of_kind[kind]
        if number == 1:
            cards = [cards[1] if first_game else cards[table.rng.below(len(cards))]]
        table.goals = table.goals + cards
    table.claims = [[] for _ in table.goals]


def hand_out_mats(table: Table, advanced: bool, first_game: bool) -> None:
    """BTS-2.19: all basic or all advanced, factions by lot."""
    mats = [k for k, mat in enumerate(table.tables.mats) if mat.advanced == advanced]
    if not first_game:
        table.rng.shuffle(mats)
    for seat in range(table.seats):
        faction = Faction(mats[seat])
        table.factions.append(faction)
        mat = table.tables.mats[mats[seat]]
        faction.supply = mat.supply[:]
        faction.pop = mat.pop
        faction.ore = mat.ore
        faction.ships = [0] * (AREAS * SHIP_LEVELS)
        faction.strength = [0] * AREAS
        faction.automated = [0, 0, 0]
        faction.swapped = [0, 0]
        for area, level in mat.ships:
            place_ship(table, seat, area, level)
        refresh_abilities(table, seat)
