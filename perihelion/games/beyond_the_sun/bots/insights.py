"""What a learned judgement of Beyond the Sun looks at: every faction as a player sums it up, not area by area.

The row of `features.py` has a number for every system in every area and every card under a deck, so a network can learn
by heart which game it is looking at. These numbers say what the things on the table come to, and there are fewer than a
third as many.

None of them tells whose turn it is or what is asked: with such numbers a network lost far more games (docs/bots.md). At
a guess, because a line that ends where something comes to light is judged in the middle of a turn, beside others that
are judged at its end, and it took the turn that goes on for an advantage.
"""

from typing import Final, final

from perihelion.kernel.bits import ones
from perihelion.kernel.features import Features, bounded, part
from perihelion.kernel.native import i64, vec
from perihelion.kernel.state import State

from ..rules import scoring
from ..rules.cards import DEEP, SOL, TYPES
from ..rules.counters import food_symbols, own_cards
from ..rules.state import Faction, Table
from ..rules.tables import Tables
from ..rules.turns import claimable
from ..rules.vocabulary import AREAS, COLUMNS, GUILDS, SHIP_LEVELS
from .evaluation import nearness, progress

USUAL_ROUNDS: Final = 18
"""Of a game."""
LEVELS: Final = 4
SOURCES: Final = 9
"""Of points, as the tally has them."""
STOCK: Final = 14
STEPS: Final = 5
"""Cubes and ore at hand that are told apart; more are as good as so many."""
INCOME: Final = 7
HELD: Final = 5
SHORT: Final = 4
"""How much strength a system still needs: none, 1, 2, more."""


@final
class BeyondInsights(Features):
    def __init__(self, tables: Tables, seats: int) -> None:
        super().__init__(seats)
        self.tables = tables
        goals = len(tables.achievements)
        self.round = self.field(
            "round", (3,), "rounds played, how much of a usual game is left, whether it is the last"
        )
        self.missing = self.field("missing", (5,), "one-hot: achievement discs missing to the end")
        self.guilds = self.field("guilds", (GUILDS,), "guilds that are open")
        self.goals = self.field("goals", (goals, 2), "for every achievement: in play, points of its next space")
        self.near = self.field(
            "near", (seats, goals, 3), "for every achievement still to be had: how near it is, with its points, met"
        )
        self.claims = self.field("claims", (seats, 2), "achievements claimed, whether one can be claimed now")
        self.declare_factions(seats)

    def declare_factions(self, seats: int) -> None:
        tables = self.tables
        self.points = self.field("points", (seats, 1 + SOURCES), "points so far, and by their source")
        self.mats = self.field("mats", (seats, len(tables.mats)), "one-hot: the mat")
        self.stock = self.field(
            "stock",
            (seats, STOCK),
            "population: at least 1, 2, …, all; ore: at least 1, 2, …, all; cubes in supply and in ships",
        )
        self.income = self.field(
            "income",
            (seats, INCOME),
            "growth symbols, those with cubes, the next; ore symbols, the next; both, for the rounds left",
        )
        self.automation = self.field("automation", (seats, 1), "discs on the automation track")
        self.levels = self.field("levels", (seats, LEVELS, 4), "by level: technologies, can be researched, new, opened")
        self.types = self.field("types", (seats, len(TYPES), 2), "by type: technologies, slots that it can lead on to")
        self.ways = self.field("ways", (seats, 2), "actions and abilities, ways to colonise")
        self.known = self.field("known", (seats, len(tables.technologies)), "technologies it has")
        self.fleet = self.field(
            "fleet", (seats, SHIP_LEVELS + 3), "ships by level; strength: all, in Sol, in Deep Space"
        )
        self.held = self.field(
            "held", (seats, HELD), "systems controlled: all, alone, by strength 3, by 1 or 2, that may be lost at once"
        )
        self.systems = self.field(
            "systems", (seats, SHORT, 2), "systems by the strength missing to colonise: how many, most points"
        )
        self.colonies = self.field("colonies", (seats, 1), "systems colonised")

    def write(self, state: State, seat: int, row: vec[float], at: i64) -> None:
        assert isinstance(state, Table)
        left = self.write_round(state, row, at)
        for number in range(len(state.goals)):
            self.write_goal(state, seat, number, row, at)
        for place in range(self.seats):
            each = (seat + place) % self.seats
            faction = state.factions[each]
            self.write_points(state, each, place, row, at)
            self.write_mat(state, faction, place, left, row, at)
            self.write_technologies(state, faction, place, row, at)
            self.write_fleet(state, each, place, row, at)

    def write_round(self, table: Table, row: vec[float], at: i64) -> float:
        """Returns how much of a usual game is left."""
        missing = max(0, self.tables.end_discs[self.seats] - table.discs_claimed())
        left = max(min(missing, 4), USUAL_ROUNDS - table.round) / USUAL_ROUNDS
        if table.last_round:
            left = (table.last_round - table.round) / USUAL_ROUNDS
            row[at + self.round + 2] = 1.0
        row[at + self.round] = part(table.round, 40.0)
        row[at + self.round + 1] = left
        row[at + self.missing + min(4, missing)] = 1.0
        for guild in range(GUILDS):
            if table.open_guilds >> guild & 1:
                row[at + self.guilds + guild] = 1.0
        return left

    def write_goal(self, table: Table, seat: int, number: int, row: vec[float], at: i64) -> None:
        goal = table.goals[number]
        achievement = self.tables.achievements[goal]
        row[at + self.goals + 2 * goal] = 1.0
        claimed = len(table.claims[number])
        for disc in table.claims[number]:
            row[at + self.claims + 2 * ((disc // 4 - seat) % self.seats)] += 0.25
        if claimed >= (len(achievement.spaces) if self.seats == 4 else achievement.fewer):
            return
        points = part(achievement.spaces[claimed], 4.0)
        row[at + self.goals + 2 * goal + 1] = points
        for place in range(self.seats):
            each = (seat + place) % self.seats
            if goal in table.factions[each].aims:
                near = min(1.0, progress(table, each, achievement.condition))
                here: i64 = at + self.near + 3 * (place * len(self.tables.achievements) + goal)
                row[here] = near
                row[here + 1] = near * near * points
                row[here + 2] = float(near >= 1.0)

    def write_points(self, table: Table, seat: int, place: int, row: vec[float], at: i64) -> None:
        if claimable(table, seat):
            row[at + self.claims + 2 * place + 1] = 1.0
        here: i64 = at + self.points + (1 + SOURCES) * place
        whole = 0
        source = 1
        for points in scoring.tally_of(table, seat).values():
            row[here + source] = part(points, 25.0)
            whole += points
            source += 1
        row[here] = part(whole, 100.0)

    def write_mat(self, table: Table, faction: Faction, place: int, left: float, row: vec[float], at: i64) -> None:
        mat = self.tables.mats[faction.mat]
        row[at + self.mats + len(self.tables.mats) * place + faction.mat] = 1.0
        here: i64 = at + self.stock + STOCK * place
        for number in range(min(STEPS, faction.pop)):
            row[here + number] = 1.0
        row[here + STEPS] = part(faction.pop, 10.0)
        for number in range(min(STEPS, faction.ore)):
            row[here + STEPS + 1 + number] = 1.0
        row[here + 2 * STEPS + 1] = part(faction.ore, 20.0)
        visible = food_symbols(table, faction)
        supply = 0
        fed = 0
        for column in range(COLUMNS):
            supply += faction.supply[column]
            if visible >> column & 1 and faction.supply[column]:
                fed += 1
        ships = 0
        for count in faction.ships:
            ships += count
        row[here + 2 * STEPS + 2] = part(supply, 15.0)
        row[here + 2 * STEPS + 3] = part(ships, 10.0)
        here = at + self.income + INCOME * place
        symbols = mat.ore_symbols[faction.ore_out]
        row[here] = part(ones(visible), 5.0)
        row[here + 1] = part(fed, 5.0)
        row[here + 2] = nearness(mat.growth, faction.food_out)
        row[here + 3] = part(symbols, 6.0)
        row[here + 4] = nearness(mat.ore_symbols, faction.ore_out)
        row[here + 5] = left * part(fed, 5.0)
        row[here + 6] = left * part(symbols, 6.0)
        row[at + self.automation + place] = part(faction.automation, 8.0)

    def write_technologies(self, table: Table, faction: Faction, place: int, row: vec[float], at: i64) -> None:
        tables = self.tables
        opened = 3  # levels I and II are open to everybody
        ways = 0
        colonises = 0
        types: i64 = at + self.types + 2 * len(TYPES) * place
        known: i64 = at + self.known + len(tables.technologies) * place
        levels: i64 = at + self.levels + 4 * LEVELS * place
        for card in own_cards(table, faction):
            technology = tables.technologies[card]
            row[known + card] = 1.0
            row[levels + 4 * technology.level] += 0.125
            opened |= technology.opens
            ways += technology.ways
            colonises += technology.colonises
            for kind in range(len(TYPES)):
                if technology.types >> kind & 1:
                    row[types + 2 * kind] += 0.0625
            if technology.passes >= 0:
                row[types + 2 * technology.passes + 1] += 0.0625
        for guild in range(GUILDS):
            if table.open_guilds >> guild & 1:
                opened |= tables.guild_researches[guild]
        for level in range(LEVELS):
            slots = faction.open_slots & tables.slots_of_level[level]
            row[levels + 4 * level + 1] = part(ones(slots), 6.0)
            row[levels + 4 * level + 2] = part(ones(slots & ~table.discovered), 6.0)
            if opened >> level & 1:
                row[levels + 4 * level + 3] = 1.0
        row[at + self.ways + 2 * place] = part(ways, 12.0)
        row[at + self.ways + 2 * place + 1] = part(colonises, 4.0)

    def write_fleet(self, table: Table, seat: int, place: int, row: vec[float], at: i64) -> None:
        faction = table.factions[seat]
        here: i64 = at + self.fleet + (SHIP_LEVELS + 3) * place
        for ship in range(AREAS * SHIP_LEVELS):
            if faction.ships[ship]:
                row[here + ship % SHIP_LEVELS] += 0.125 * faction.ships[ship]
        whole = 0
        for area in range(AREAS):
            strength = faction.strength[area]
            whole += strength
            if strength or table.base[area] == seat:
                self.write_area(table, seat, place, area, row, at)
        row[here + SHIP_LEVELS] = part(whole, 20.0)
        row[here + SHIP_LEVELS + 1] = part(faction.strength[SOL], 8.0)
        row[here + SHIP_LEVELS + 2] = part(faction.strength[DEEP], 8.0)
        for level in range(SHIP_LEVELS):
            row[here + level] = bounded(row[here + level])
        row[at + self.colonies + place] = part(len(faction.colonised), 5.0)

    def write_area(self, table: Table, seat: int, place: int, area: int, row: vec[float], at: i64) -> None:
        """An area where the seat has ships or a base."""
        strength = table.factions[seat].strength[area]
        highest = 0
        for other in range(self.seats):
            if other != seat:
                highest = max(highest, table.factions[other].strength[area])
        here: i64 = at + self.held + HELD * place
        if table.base[area] == seat:
            ahead = strength - highest
            row[here] += 0.125
            if not highest:
                row[here + 1] += 0.125
            row[here + (2 if ahead >= 3 else 3 if ahead > 0 else 4)] += 0.125
        system = table.system_at[area]
        if system >= 0 and strength >= highest:
            card = self.tables.systems[system]
            short = min(SHORT - 1, max(0, card.strength - strength))
            here = at + self.systems + 2 * (SHORT * place + short)
            row[here] += 0.2
            row[here + 1] = max(row[here + 1], part(card.vp, 8.0))
