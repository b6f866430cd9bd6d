"""Burning Suns as a row of numbers: the galaxy place by place, sheets and leaders, market, empires, the action now.

Tiles face down are in it where the observer has looked at them; others' race cards and secret choices are not. What
never changes (what abilities do, the shape of the map) is not in it.
"""

from typing import Final, final

from perihelion.kernel.bits import ones
from perihelion.kernel.features import Features, bounded, part
from perihelion.kernel.native import i64, vec
from perihelion.kernel.question import kind_of
from perihelion.kernel.state import State

from ..play import BOOK
from ..rules import steps
from ..rules.empire.numbers import force, income, limit
from ..rules.frames import Frame
from ..rules.galaxy.masks import places_in
from ..rules.state import Table
from ..rules.tables import TILE_KINDS, Tables
from ..rules.terms import ACTIONS, KINDS, TARGETS

QUESTIONS: Final[dict[int, str]] = {number: BOOK.questions[number].name for number in sorted(BOOK.questions)}

SPACES: Final = 36
LEADERS: Final = 3
SHEETS: Final = 4
BACKS: Final = 7
LEVELS: Final = 4
LIMITS: Final = 5
CARDS: Final = 8
HOLDINGS: Final = 17
OF_A_PLACE: Final = TILE_KINDS + BACKS + 2
NO_QUESTION: Final = -1


@final
class BurningSunsFeatures(Features):
    def __init__(self, tables: Tables, seats: int) -> None:
        super().__init__(seats)
        self.tables = tables
        self.asking: list[int] = [NO_QUESTION] * (max(QUESTIONS) + 1)
        for number, kind in enumerate(QUESTIONS):
            self.asking[kind] = number
        # the largest galaxy for so many seats; one laid by chance is no larger
        self.places = max([layout[seats].size for layout in tables.galaxies if seats in layout])
        self.declare_round(seats)
        self.declare_galaxy(seats)
        self.declare_empires(seats)
        self.declare_action(seats)

    def declare_round(self, seats: int) -> None:
        resources = len(self.tables.resources)
        self.round = self.field("round", (1,), "the round, in twentieths")
        self.race_to_win = self.field(
            "race_to_win", (4,), "antimatter to win in tenths, then the thresholds above the start"
        )
        self.question = self.field(
            "question", (len(QUESTIONS),), f"one-hot, asked now: {', '.join(QUESTIONS.values())}"
        )
        self.turns = self.field(
            "turns", (2, seats), "1 for who plays first, less for the later ones: in this round, in the next"
        )
        self.sheets = self.field("sheets", (SHEETS, SHEETS), "for every place in the order, one-hot: its action sheet")
        self.leaders = self.field(
            "leaders", (SPACES, seats), "for every space of the sheets: whose leader stands there"
        )
        self.placed = self.field(
            "placed", (seats, LEADERS), "for every empire and leader: whether it stands on a sheet"
        )
        self.market = self.field("market", (resources,), "resources in the market, in halves")
        self.stocks = self.field(
            "stocks", (4,), "resources in the supply, tiles in the stack, agents and artefacts in the decks"
        )
        self.agent = self.field("agent", (len(self.tables.agents),), "one-hot: the agent that lies open")
        self.artefact = self.field("artefact", (len(self.tables.artefacts),), "one-hot: the artefact that lies open")

    def declare_galaxy(self, seats: int) -> None:
        places = self.places
        tiles = len(self.tables.tile_names)
        self.board = self.field(
            "places",
            (places, OF_A_PLACE),
            "for every place, one-hot: the kind of its tile where the observer knows it, its back; face up; known",
        )
        self.known = self.field("known", (tiles,), "tiles of the galaxy that the observer knows")
        self.owned = self.field("owned", (seats, tiles), "for every empire: the tiles it controls")
        self.held = self.field(
            "held",
            (places, seats + 4),
            "for every place: its owner, unrest, a construction, dark ships and local forces in fifths",
        )
        self.units = self.field("units", (seats, places, KINDS), "for every empire, place and kind: units, in fifths")
        self.my_reach = self.field("my_reach", (places,), "places within the observer's reach")

    def declare_empires(self, seats: int) -> None:
        tables = self.tables
        resources = len(tables.resources)
        self.races = self.field("races", (seats, len(tables.races)), "for every empire, one-hot: its race")
        self.ideologies = self.field(
            "ideologies", (seats, len(tables.ideologies)), "for every empire, one-hot: its ideology"
        )
        self.organisations = self.field(
            "organisations", (seats, len(tables.organisations)), "for every empire, one-hot: its organisation"
        )
        self.levels = self.field(
            "levels", (seats, LEVELS, 2), "for every empire and level, one-hot: the option it has of it"
        )
        self.holdings = self.field(
            "holdings",
            (seats, HOLDINGS),
            "for every empire: crystals, income, antimatter, race cards, choosing now, hulls of unique units, force "
            "(one-hot), limits, systems controlled",
        )
        self.agents = self.field("agents", (seats, len(tables.agents)), "for every empire: its agents")
        self.artefacts = self.field("artefacts", (seats, len(tables.artefacts)), "for every empire: its artefacts")
        self.technologies = self.field("technologies", (seats, resources), "for every empire: its technologies")
        self.upgrades = self.field("upgrades", (seats, resources), "for every empire: its upgrades, in thirds")
        self.upgraded = self.field("upgraded", (seats, KINDS), "for every empire and kind of unit: upgrades, in thirds")
        self.played = self.field("played", (seats, CARDS), "for every empire: race cards it has played")
        self.allies = self.field("allies", (seats, seats), "for every empire: those that are its allies")
        self.my_cards = self.field("my_cards", (CARDS,), "race cards in the observer's hand")
        self.my_offer = self.field("my_offer", (CARDS,), "one-hot: the card it has chosen for an exchange")
        self.my_dealt = self.field(
            "my_dealt",
            (len(tables.ideologies) + len(tables.races) + len(tables.organisations),),
            "ideologies, races, organisations the observer is choosing from",
        )

    def declare_action(self, seats: int) -> None:
        self.action = self.field("action", (len(ACTIONS),), "one-hot: the action being done")
        self.actor = self.field("actor", (seats,), "one-hot: who does it")
        self.opponent = self.field("opponent", (seats,), "one-hot: against whom")
        self.roll = self.field("roll", (4,), "die in eighths, boosts in sixths, success, steps in fifths")
        self.action_place = self.field("action_place", (self.places,), "one-hot: where it is done")
        self.group = self.field("group", (TARGETS,), "units that move or act in it, in fifths")
        self.fight = self.field("fight", (2, 2, TARGETS), "for both sides: units and missed dice by kind, in fifths")
        self.sides = self.field("sides", (2, seats), "for both sides, one-hot: whose they are")

    # ---------------------------------------------------------------- writing

    def write(self, state: State, seat: int, row: vec[float], at: i64) -> None:
        assert isinstance(state, Table)
        self.write_round(state, seat, row, at)
        self.write_galaxy(state, seat, row, at)
        self.write_held(state, seat, row, at)
        for place in range(self.seats):
            each = (seat + place) % self.seats
            self.write_empire(state, each, place, row, at)
            self.write_possessions(state, each, place, row, at)
            self.write_units(state, each, place, row, at)
        self.write_owners(state, seat, row, at)
        self.write_own(state, seat, row, at)
        if state.frames:
            self.write_action(state.frames[-1], seat, row, at)

    def write_round(self, table: Table, seat: int, row: vec[float], at: i64) -> None:
        tables = self.tables
        seats = self.seats
        long = table.opt[steps.OPT_LONG]
        row[at + self.round] = bounded(table.round / 20.0)
        row[at + self.race_to_win] = tables.win[long][seats] / 10.0
        for number in range(1, LEVELS):
            row[at + self.race_to_win + number] = tables.thresholds[long][seats][number] / 10.0
        if table.acting:
            row[at + self.question + self.asking[kind_of(table.asked)]] = 1.0
        rank = 0
        for each in table.order:
            row[at + self.turns + (each - seat) % seats] = 1.0 - rank / seats
            rank += 1
        rank = 0
        for each in table.next_order:
            row[at + self.turns + seats + (each - seat) % seats] = 1.0 - rank / seats
            rank += 1
        here: i64 = at + self.sheets
        for sheet in table.sheet_order:
            row[here + sheet] = 1.0
            here += SHEETS
        here = at + self.leaders
        for leader in table.leader_at:
            if leader >= 0:
                whose = (leader // LEADERS - seat) % seats
                row[here + whose] = 1.0
                row[at + self.placed + whose * LEADERS + leader % LEADERS] = 1.0
            here += seats
        for resource in table.market:
            if resource >= 0:
                row[at + self.market + resource] = bounded(row[at + self.market + resource] + 0.5)
        self.write_stocks(table, row, at)

    def write_stocks(self, table: Table, row: vec[float], at: i64) -> None:
        supply = 0
        for number in table.supply:
            supply += number
        row[at + self.stocks] = bounded(supply / 50.0)
        row[at + self.stocks + 1] = part(len(table.stack), 10.0)
        for number in range(len(table.decks)):
            row[at + self.stocks + 2 + number] = part(len(table.decks[number]), 24.0)
        if table.face_up[0] >= 0:
            row[at + self.agent + table.face_up[0]] = 1.0
        if table.face_up[1] >= 0:
            row[at + self.artefact + table.face_up[1]] = 1.0

    def write_galaxy(self, table: Table, seat: int, row: vec[float], at: i64) -> None:
        tables = self.tables
        up: i64 = table.up
        seen: i64 = table.up | table.peeked[seat]
        here: i64 = at + self.board
        for tile in table.tile:
            if tile >= 0:
                if seen & 1:
                    row[here + tables.tile_kind[tile]] = 1.0
                    row[here + TILE_KINDS + BACKS + 1] = 1.0
                    row[at + self.known + tile] = 1.0
                row[here + TILE_KINDS + tables.tile_back[tile]] = 1.0
                if up & 1:
                    row[here + TILE_KINDS + BACKS] = 1.0
            here += OF_A_PLACE
            up >>= 1
            seen >>= 1
        for place in places_in(table.reach[seat]):
            row[at + self.my_reach + place] = 1.0

    def write_held(self, table: Table, seat: int, row: vec[float], at: i64) -> None:
        """A column at a time: most places are empty, and so a list is only walked through."""
        seats = self.seats
        each: i64 = seats + 4
        here: i64 = at + self.held
        place = 0
        for owner in table.control:
            if owner >= 0 and table.tile[place] >= 0:
                whose = (owner - seat) % seats
                row[here + whose] = 1.0
                row[at + self.owned + whose * len(self.tables.tile_names) + table.tile[place]] = 1.0
            place += 1
            here += each
        here = at + self.held + seats
        for place in places_in(table.unrest):
            row[here + place * each] = 1.0
        here += 1
        for construction in table.construction:
            if construction >= 0:
                row[here] = 1.0
            here += each
        write_column(table.dark, row, at + self.held + seats + 2, each)
        write_column(table.local, row, at + self.held + seats + 3, each)

    def write_units(self, table: Table, seat: int, place: int, row: vec[float], at: i64) -> None:
        first: i64 = at + self.units + place * self.places * KINDS
        units = table.units[seat]
        for where in places_in(table.fleets[seat] | table.armies[seat]):
            for kind in range(where * KINDS, where * KINDS + KINDS):
                number = units[kind]
                if number:
                    row[first + kind] = bounded(number / 5.0)

    def write_empire(self, table: Table, seat: int, place: int, row: vec[float], at: i64) -> None:
        tables = self.tables
        ideology = table.ideology[seat]
        race = table.race[seat]
        organisation = table.organisation[seat]
        here: i64 = at + self.holdings + place * HOLDINGS
        row[here] = bounded(table.crystals[seat] / 50.0)
        row[here + 2] = bounded(table.antimatter[seat] / 10.0)
        if race >= 0:
            row[at + self.races + place * len(tables.races) + race] = 1.0
            if table.round > 0:
                row[here + 3] = ones(table.hand[seat]) / 4.0
        if table.choices[seat]:
            row[here + 4] = 1.0
        for number in range(3):
            row[here + 5 + number] = bounded(table.hull[seat][number] / 8.0)
        if ideology >= 0:
            row[at + self.ideologies + place * len(tables.ideologies) + ideology] = 1.0
        if organisation >= 0:
            row[at + self.organisations + place * len(tables.organisations) + organisation] = 1.0
        if ideology >= 0 and organisation >= 0:
            row[here + 1] = bounded(income(table, seat) / 10.0)
            row[here + 8 + force(table, seat)] = 1.0
            for number in range(LIMITS):
                row[here + 11 + number] = bounded(limit(table, seat, number) / 10.0)
            for level in range(LEVELS):
                option = table.levels[seat][level]
                if option >= 0:
                    row[at + self.levels + (place * LEVELS + level) * 2 + option] = 1.0
        row[here + 16] = bounded(ones(table.domain[seat]) / 10.0)

    def write_possessions(self, table: Table, seat: int, place: int, row: vec[float], at: i64) -> None:
        resources = len(self.tables.resources)
        here: i64 = at + self.technologies + place * resources
        for resource in table.technologies[seat]:
            row[here + resource] = 1.0
        here = at + self.upgrades + place * resources
        kinds: i64 = at + self.upgraded + place * KINDS
        for upgrade in table.upgrades[seat]:
            row[here + (upgrade >> 4)] += 1.0 / 3.0
            row[kinds + (upgrade & 15)] += 1.0 / 3.0
        for upgrade in table.upgrades[seat]:
            row[here + (upgrade >> 4)] = bounded(row[here + (upgrade >> 4)])
            row[kinds + (upgrade & 15)] = bounded(row[kinds + (upgrade & 15)])
        if table.race[seat] >= 0 and table.played[seat]:
            for card in range(CARDS):
                if table.played[seat] >> card & 1:
                    row[at + self.played + place * CARDS + card] = 1.0
        for other in range(self.seats):
            if table.lent[(seat + other) % self.seats][seat] >= 0:
                row[at + self.allies + place * self.seats + (place + other) % self.seats] = 1.0

    def write_owners(self, table: Table, seat: int, row: vec[float], at: i64) -> None:
        card = 0
        for owner in table.agent_owner:
            if 0 <= owner < self.seats:
                row[at + self.agents + (owner - seat) % self.seats * len(table.agent_owner) + card] = 1.0
            card += 1
        card = 0
        for owner in table.artefact_owner:
            if 0 <= owner < self.seats:
                row[at + self.artefacts + (owner - seat) % self.seats * len(table.artefact_owner) + card] = 1.0
            card += 1

    def write_own(self, table: Table, seat: int, row: vec[float], at: i64) -> None:
        """What only the observer knows."""
        tables = self.tables
        if table.race[seat] >= 0:
            hand = table.hand[seat]
            if table.acting and kind_of(table.asked) == steps.KEEP_CARDS:
                hand = (1 << CARDS) - 1  # all its cards are before it
            for card in range(CARDS):
                if hand >> card & 1:
                    row[at + self.my_cards + card] = 1.0
            if table.offer[seat] >= 0:
                row[at + self.my_offer + table.offer[seat]] = 1.0
        if table.acting and kind_of(table.asked) == steps.PICK_SHEETS:
            here: i64 = at + self.my_dealt
            _, category = table.asked
            if category > 0:
                here += len(tables.ideologies)
            if category > 1:
                here += len(tables.races)
            for number in range(2 * seat, 2 * seat + 2):
                row[here + table.dealt[number]] = 1.0

    def write_action(self, frame: Frame, seat: int, row: vec[float], at: i64) -> None:
        seats = self.seats
        if frame.action >= 0:
            row[at + self.action + frame.action] = 1.0
        if 0 <= frame.actor < seats:
            row[at + self.actor + (frame.actor - seat) % seats] = 1.0
        if 0 <= frame.opponent < seats:
            row[at + self.opponent + (frame.opponent - seat) % seats] = 1.0
        here: i64 = at + self.roll
        row[here] = bounded(frame.die / 8.0)
        row[here + 1] = bounded(frame.boosts / 6.0)
        row[here + 2] = float(frame.success)
        row[here + 3] = bounded(frame.steps / 5.0)
        if frame.place >= 0:
            row[at + self.action_place + frame.place] = 1.0
        here = at + self.group
        for number in frame.group:
            row[here] = bounded(number / 5.0)
            here += 1
        fight = frame.fight
        if fight is None:
            return
        here = at + self.fight
        for side in range(2):
            if 0 <= fight.owners[side] < seats:
                row[at + self.sides + side * seats + (fight.owners[side] - seat) % seats] = 1.0
            for kind in range(TARGETS):
                row[here + kind] = bounded(fight.counts[side][kind] / 5.0)
                row[here + TARGETS + kind] = bounded(fight.misses[side][kind] / 5.0)
            here += 2 * TARGETS


def write_column(numbers: list[int], row: vec[float], first: i64, each: i64) -> None:
    """Numbers of forces, in fifths, so far apart."""
    for number in numbers:
        if number:
            row[first] = bounded(number / 5.0)
        first += each
