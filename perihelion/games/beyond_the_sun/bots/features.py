"""Beyond the Sun as a row of numbers: the technology tree, the exploration board, decks as far as known, every mat.

Nobody has secrets here; what nobody knows is the order of the decks. What never changes (the lines of the tree, what
cards do) is not in it.
"""

from typing import Final, final

from perihelion.kernel.bits import ones
from perihelion.kernel.features import Features, bounded, part
from perihelion.kernel.native import i64, vec
from perihelion.kernel.question import kind_of
from perihelion.kernel.state import State

from ..play import BOOK
from ..rules import colonising, scoring, turns
from ..rules.cards import NO_CARD
from ..rules.counters import food_symbols, value
from ..rules.marks import NOBODY_OWNS
from ..rules.state import NOWHERE, Table
from ..rules.tables import Tables
from ..rules.vocabulary import AREAS, COLUMNS, SHIP_LEVELS

PHASES: Final[list[str]] = ["action", "production", "achievement", "over"]
GOALS: Final = 4
KINDS: Final = 3
HOLDINGS: Final = 11
NUMBERS: Final = 8
DECKS_OF_TECHNOLOGIES: Final = 4
NO_QUESTION: Final = -1


@final
class BeyondFeatures(Features):
    def __init__(self, tables: Tables, seats: int) -> None:
        super().__init__(seats)
        self.tables = tables
        self.questions: list[str] = [question.name for question in BOOK.questions.values()]
        self.asking: list[int] = [NO_QUESTION] * (max(BOOK.questions) + 1)
        for number, kind in enumerate(BOOK.questions):
            self.asking[kind] = number
        self.declare_board(seats)
        self.declare_factions(seats)

    def declare_board(self, seats: int) -> None:
        tables = self.tables
        technologies, slots = len(tables.technologies), len(tables.slots)
        systems, events, goals = len(tables.systems), len(tables.events), len(tables.achievements)
        self.phase = self.field("phase", (4,), f"one-hot: {', '.join(PHASES)}")
        self.round = self.field("round", (2,), "the round in fortieths; whether it is the last one")
        self.first = self.field("first", (seats,), "one-hot: who plays first, the observer first")
        self.active = self.field("active", (seats,), "one-hot: whose turn it is")
        self.side = self.field("side", (len(tables.sides),), "one-hot: the side of the exploration board")
        self.discovered = self.field("discovered", (slots,), "slots of the tree with a technology")
        self.tree = self.field("tree", (technologies,), "technologies in the tree")
        self.events = self.field("events", (slots,), "slots whose event has not been turned up")
        self.researched = self.field("researched", (seats, slots), "for every faction: the slots it has researched")
        self.open_slots = self.field(
            "open_slots", (seats, slots), "for every faction: slots not researched whose prerequisites are met"
        )
        self.known = self.field("known", (seats, technologies), "for every faction: technologies of the tree it has")
        self.rows = self.field("rows", (technologies,), "technologies that lie open in the expert tableau")
        self.guilds = self.field("guilds", (len(tables.guild_names),), "guilds that are open")
        self.systems = self.field("systems", (AREAS, systems), "for every area, one-hot: its system")
        self.bases = self.field(
            "bases", (AREAS, seats, KINDS), "for every area and faction: a base of food, ore or a marker"
        )
        self.ships = self.field(
            "ships",
            (AREAS, seats, SHIP_LEVELS + 1),
            "for every area and faction: ships of each level in fifths, strength in tenths",
        )
        self.decks = self.field(
            "decks", (6, 2), "for decks I to IIII, A and B: cards, and cards nobody has seen, in twentieths"
        )
        self.under_decks = self.field("under_decks", (technologies,), "technologies known to lie under their deck")
        self.discarded = self.field("discarded", (events,), "events that have left the game")
        self.kept = self.field("kept", (seats + 1, events), "events before a faction; the last row: before nobody")
        self.goals = self.field("goals", (GOALS, goals), "for every place, one-hot: its achievement")
        self.discs = self.field("discs", (GOALS,), "for every achievement: spaces taken, in fifths")
        self.goals_of = self.field(
            "goals_of", (seats, GOALS, 3), "for every faction and achievement: claimed, met, can be claimed"
        )

    def declare_factions(self, seats: int) -> None:
        tables = self.tables
        technologies, systems = len(tables.technologies), len(tables.systems)
        self.mats = self.field("mats", (seats, len(tables.mats)), "for every faction, one-hot: its mat")
        self.holdings = self.field(
            "holdings",
            (seats, HOLDINGS),
            "for every faction: ore in twentieths, population in tenths, food and ore discs off their tracks in "
            "eighths, ore symbols and automation in tenths, systems controlled in fifths, the pawn put aside, points "
            "of abilities in tenths, technologies in tenths, colonised systems in fifths",
        )
        self.supply = self.field(
            "supply", (seats, COLUMNS), "for every faction: cubes in each column of the supply, in fifths"
        )
        self.growth = self.field("growth", (seats, COLUMNS), "for every faction: columns that growth would take from")
        self.automated = self.field("automated", (seats, KINDS), "for every faction: automation by kind, in eighths")
        self.private = self.field("private", (seats, technologies), "for every faction: its private technologies")
        self.colonised = self.field("colonised", (seats, systems), "for every faction: the systems it has colonised")
        self.points = self.field("points", (seats,), "for every faction: points so far, in hundreds")
        self.asks = self.field("asks", (seats,), "one-hot: who is asked")
        self.asked = self.field(
            "asked",
            (len(self.questions) + NUMBERS,),
            f"one-hot: {', '.join(self.questions)}; then its numbers, in parts of 128",
        )
        self.offer = self.field("offer", (technologies + systems,), "technologies, then systems, to choose from now")

    # ---------------------------------------------------------------- writing

    def write(self, state: State, seat: int, row: vec[float], at: i64) -> None:
        assert isinstance(state, Table)
        self.write_round(state, seat, row, at)
        self.write_tree(state, row, at)
        self.write_areas(state, seat, row, at)
        self.write_decks(state, seat, row, at)
        self.write_goals(state, seat, row, at)
        for place in range(self.seats):
            each = (seat + place) % self.seats
            self.write_faction(state, each, place, row, at)
            self.write_cards(state, each, place, row, at)
        if state.acting:
            self.write_question(state, seat, row, at)

    def write_round(self, table: Table, seat: int, row: vec[float], at: i64) -> None:
        row[at + self.phase + PHASES.index(turns.phase(table))] = 1.0
        row[at + self.round] = bounded(table.round / 40.0)
        if table.last_round:
            row[at + self.round + 1] = 1.0
        row[at + self.first + (table.first - seat) % self.seats] = 1.0
        row[at + self.active + (table.active - seat) % self.seats] = 1.0
        row[at + self.side + (0 if table.side is self.tables.sides[0] else 1)] = 1.0

    def write_tree(self, table: Table, row: vec[float], at: i64) -> None:
        slot = 0
        for card in table.tech_at:
            if card >= 0:
                row[at + self.discovered + slot] = 1.0
                row[at + self.tree + card] = 1.0
            if table.event_at[slot] != NO_CARD:
                row[at + self.events + slot] = 1.0
            slot += 1
        for listed in table.rows:
            for card in listed:
                row[at + self.rows + card] = 1.0
        for guild in range(len(self.tables.guild_names)):
            if table.open_guilds >> guild & 1:
                row[at + self.guilds + guild] = 1.0

    def write_areas(self, table: Table, seat: int, row: vec[float], at: i64) -> None:
        seats = self.seats
        systems: i64 = at + self.systems
        for area in range(AREAS):
            if table.system_at[area] >= 0:
                row[systems + table.system_at[area]] = 1.0
            systems += len(self.tables.systems)
            owner = table.base[area]
            if owner != NOWHERE:
                here: i64 = at + self.bases + (area * seats + (owner - seat) % seats) * KINDS
                row[here + table.base_kind[area]] = 1.0
        for place in range(seats):
            faction = table.factions[(seat + place) % seats]
            fleet = faction.fleet
            for area in range(AREAS):
                if fleet >> area * SHIP_LEVELS & 15:
                    ships: i64 = at + self.ships + (area * seats + place) * (SHIP_LEVELS + 1)
                    for level in range(SHIP_LEVELS):
                        row[ships + level] = bounded(faction.ships[area * SHIP_LEVELS + level] / 5.0)
                    row[ships + SHIP_LEVELS] = bounded(faction.strength[area] / 10.0)

    def write_decks(self, table: Table, seat: int, row: vec[float], at: i64) -> None:
        here: i64 = at + self.decks
        deck = 0
        for cards in table.decks:
            put_back = 0
            for size in table.under[deck]:
                put_back += size
            row[here] = part(len(cards), 20.0)
            row[here + 1] = part(len(cards) - put_back, 20.0)
            if deck < DECKS_OF_TECHNOLOGIES:
                for number in range(put_back):
                    row[at + self.under_decks + cards[number]] = 1.0
            here += 2
            deck += 1
        for event in table.discarded:
            row[at + self.discarded + event] = 1.0
        events = len(self.tables.events)
        for kept in table.kept:
            owner = kept % 8
            line = self.seats if owner == NOBODY_OWNS else (owner - seat) % self.seats
            row[at + self.kept + line * events + kept // 8] = 1.0

    def write_goals(self, table: Table, seat: int, row: vec[float], at: i64) -> None:
        achievements = self.tables.achievements
        for number in range(GOALS):
            goal = table.goals[number]
            row[at + self.goals + number * len(achievements) + goal] = 1.0
            row[at + self.discs + number] = part(len(table.claims[number]), 5.0)
            for disc in table.claims[number]:
                row[at + self.goals_of + ((disc // 4 - seat) % self.seats * GOALS + number) * 3] = 1.0
            for place in range(self.seats):
                each = (seat + place) % self.seats
                if value(table, each, achievements[goal].condition, 0, 0):
                    here: i64 = at + self.goals_of + (place * GOALS + number) * 3
                    row[here + 1] = 1.0
                    if goal in table.factions[each].aims:
                        row[here + 2] = 1.0

    def write_faction(self, table: Table, seat: int, place: int, row: vec[float], at: i64) -> None:
        faction = table.factions[seat]
        tables = self.tables
        row[at + self.mats + place * len(tables.mats) + faction.mat] = 1.0
        here: i64 = at + self.holdings + place * HOLDINGS
        row[here] = bounded(faction.ore / 20.0)
        row[here + 1] = bounded(faction.pop / 10.0)
        row[here + 2] = faction.food_out / 8.0
        row[here + 3] = faction.ore_out / 8.0
        row[here + 4] = bounded(tables.mats[faction.mat].ore_symbols[faction.ore_out] / 10.0)
        row[here + 5] = bounded(faction.automation / 10.0)
        row[here + 6] = bounded(ones(faction.bases) / 5.0)
        row[here + 7] = float(faction.aside)
        row[here + 8] = bounded(faction.noted / 10.0)
        row[here + 9] = bounded((ones(faction.techs) + len(faction.private)) / 10.0)
        row[here + 10] = part(len(faction.colonised), 5.0)
        visible = food_symbols(table, faction)
        for column in range(COLUMNS):
            row[at + self.supply + place * COLUMNS + column] = bounded(faction.supply[column] / 5.0)
            if visible >> column & 1:
                row[at + self.growth + place * COLUMNS + column] = 1.0
        for kind in range(KINDS):
            row[at + self.automated + place * KINDS + kind] = bounded(faction.automated[kind] / 8.0)
        row[at + self.points + place] = bounded(scoring.points_of(table, seat) / 100.0)

    def write_cards(self, table: Table, seat: int, place: int, row: vec[float], at: i64) -> None:
        faction = table.factions[seat]
        slots = len(self.tables.slots)
        technologies = len(self.tables.technologies)
        for slot in range(slots):
            if faction.techs >> slot & 1:
                row[at + self.researched + place * slots + slot] = 1.0
                card = table.tech_at[slot]
                if card >= 0:
                    row[at + self.known + place * technologies + card] = 1.0
            elif faction.open_slots >> slot & 1:
                row[at + self.open_slots + place * slots + slot] = 1.0
        for card in faction.private:
            row[at + self.private + place * technologies + card] = 1.0
        for colony in faction.colonised:
            row[at + self.colonised + place * len(self.tables.systems) + colony // 16] = 1.0

    def write_question(self, table: Table, seat: int, row: vec[float], at: i64) -> None:
        """Which step asks, whom, with which numbers: all of it is public."""
        asked = table.asked
        row[at + self.asks + (table.acting[0] - seat) % self.seats] = 1.0
        row[at + self.asked + self.asking[kind_of(asked)]] = 1.0
        here: i64 = at + self.asked + len(self.questions)
        place = -1
        for number in asked:  # its kind, then its numbers
            if 0 <= place < NUMBERS:
                row[here + place] = bounded(number / 128.0)
            place += 1
        first: i64 = at + self.offer
        if colonising.offers_systems(table):
            first += len(self.tables.technologies)
        for card in table.offer:
            row[first + card] = 1.0
