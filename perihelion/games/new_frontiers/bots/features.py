"""New Frontiers as a row of numbers: the round and its actions, the middle of the table, the empires, goals.

Hidden are goals in the stack, those looked at by others, another's face-down goal, and what others are asked.
"""

from typing import Final, final

from perihelion.kernel.features import Features, bounded, part
from perihelion.kernel.native import i64, vec
from perihelion.kernel.question import kind_of, number_of
from perihelion.kernel.state import State

from ..rules import scoring, steps
from ..rules.empire import NO_GOOD, Empire
from ..rules.settle import contact_price, credits_for
from ..rules.state import NO_GOAL, WITH_GOALS, Table
from ..rules.tables import ACTION_TILES, COLONIES, FACES, GOALS, TILES, WORLDS, Tables
from ..rules.terms import KINDS, SALE, STRENGTH

SETUPS: Final = ("first", "standard", "goals")
SIDES, CHOOSING, SCORING, OVER = range(4)
FIRST_ACTION: Final = 4
"""Phases: before an action, then the actions in the order of the set."""
MATS: Final = 8
HOLDINGS: Final = 12
FIRST_QUESTION: Final = 20
QUESTIONS: Final = 27
"""Kinds of steps of a lane: the first number, and how many there are."""


@final
class NewFrontiersFeatures(Features):
    def __init__(self, tables: Tables, seats: int) -> None:
        super().__init__(seats)
        self.tables = tables
        phases = ["sides", "choosing", "scoring", "over", *tables.actions]
        self.setup = self.field("setup", (3,), f"one-hot: {', '.join(SETUPS)}")
        self.phase = self.field("phase", (len(phases),), f"one-hot: {', '.join(phases)}")
        self.round = self.field("round", (1,), "the round, in twentieths")
        self.actions = self.field(
            "actions", (ACTION_TILES, 2), "for every action tile: taken in this round, being done now"
        )
        self.chooser = self.field("chooser", (seats,), "one-hot: who chose the action")
        self.priority = self.field(
            "priority", (seats,), "1 for the first on the priority track, less for the later ones"
        )
        self.waiting = self.field("waiting", (seats, 2), "for every empire: still to act in this action, done with it")
        self.market = self.field("market", (FACES,), "for every face of a development: tiles left to buy, in fifths")
        self.centre = self.field("centre", (WORLDS,), "worlds to choose from in the middle")
        self.bag = self.field("bag", (WORLDS,), "worlds in the bag, which everybody can count")
        self.pools = self.field(
            "pools", (7,), "pot in tenths, chips and colonists in sixtieths, goods of each kind in twentieths"
        )
        self.declare_empires(seats)
        self.goals = self.field("goals", (1 + seats, GOALS), "goals turned up; then those of every empire")
        self.goals_known = self.field(
            "goals_known", (GOALS,), "goals only the observer knows: its own, looked at, or put under"
        )
        self.asked = self.field("asked", (QUESTIONS,), "one-hot: what the observer is asked")
        self.about = self.field("about", (TILES,), "one-hot: the tile that question is about")

    def declare_empires(self, seats: int) -> None:
        self.ends = self.field(
            "ends", (seats, 2), "for every empire: development spaces and colonies to the end of the game"
        )
        self.mats = self.field("mats", (seats, MATS), "for every empire, one-hot: its mat")
        self.holdings = self.field(
            "holdings",
            (seats, HOLDINGS),
            "for every empire: credits, chips, colonists in reserve, spaces used, general and temporary strength, "
            "credits stored, whether it is choosing, colonies, developments, worlds discovered, worlds stored",
        )
        self.colonies = self.field("colonies", (seats, COLONIES), "for every empire: its colonies")
        self.on_colonies = self.field("on_colonies", (seats, COLONIES), "for every empire: colonies with a good")
        self.goods = self.field("goods", (seats, KINDS), "for every empire: goods of each kind, in fifths")
        self.discovered = self.field(
            "discovered", (seats, WORLDS), "for every empire: worlds discovered and not settled"
        )
        self.prices = self.field(
            "prices", (seats, WORLDS), "what those worlds would cost, or contact with them, in tenths"
        )
        self.developments = self.field("developments", (seats, FACES), "for every empire: its developments")
        self.sales = self.field(
            "sales", (seats, KINDS), "for every empire: what it gets for a good of each kind, in tenths"
        )
        self.stored = self.field("stored", (seats, KINDS), "for every empire: goods stored for goals, in fifths")
        self.points = self.field("points", (seats,), "for every empire: points so far, in hundreds")

    # ---------------------------------------------------------------- writing

    def write(self, state: State, seat: int, row: vec[float], at: i64) -> None:
        assert isinstance(state, Table)
        self.write_round(state, seat, row, at)
        self.write_middle(state, row, at)
        for place in range(self.seats):
            each = (seat + place) % self.seats
            empire = state.empires[each]
            self.write_empire(state, empire, place, row, at)
            self.write_tiles(state, empire, place, row, at)
        for other in state.acting:
            row[at + self.holdings + (other - seat) % self.seats * HOLDINGS + 7] = 1.0
        if state.setup == WITH_GOALS:
            self.write_goals(state, seat, row, at)
        if state.choices[seat] and state.acting:
            self.write_question(state, seat, row, at)

    def write_round(self, table: Table, seat: int, row: vec[float], at: i64) -> None:
        seats = self.seats
        row[at + self.setup + table.setup] = 1.0
        row[at + self.phase + phase_of(table)] = 1.0
        row[at + self.round] = bounded(table.round / 20.0)
        here: i64 = at + self.actions
        for tile in range(ACTION_TILES):
            row[here] = float(table.picked >> tile & 1)
            here += 2
        if table.action >= 0:
            row[at + self.actions + 2 * table.action + 1] = 1.0
        if table.chooser >= 0:
            row[at + self.chooser + (table.chooser - seat) % seats] = 1.0
        rank = 0
        for other in table.order:
            row[at + self.priority + (other - seat) % seats] = 1.0 - rank / seats
            rank += 1
        for other in table.waiting:
            row[at + self.waiting + 2 * ((other - seat) % seats)] = 1.0
        for other in table.done:
            row[at + self.waiting + 2 * ((other - seat) % seats) + 1] = 1.0

    def write_middle(self, table: Table, row: vec[float], at: i64) -> None:
        pile = 0
        for face in table.faces:
            row[at + self.market + face - COLONIES] = table.left[pile] / 5.0
            pile += 1
        for world in table.centre:
            row[at + self.centre + world] = 1.0
        for world in table.bag:
            row[at + self.bag + world] = 1.0
        here: i64 = at + self.pools
        row[here] = bounded(table.pot / 10.0)
        row[here + 1] = bounded(table.chips / 60.0)
        row[here + 2] = bounded(table.colonists / 60.0)
        for left in table.goods:
            row[here + 3] = bounded(left / 20.0)
            here += 1

    def write_empire(self, table: Table, empire: Empire, place: int, row: vec[float], at: i64) -> None:
        tables = self.tables
        row[at + self.ends + 2 * place] = max(0, tables.most_spaces + 1 - empire.spaces) / 12.0
        row[at + self.ends + 2 * place + 1] = max(0, tables.most_colonies + 1 - len(empire.colonies)) / 8.0
        row[at + self.mats + place * MATS + empire.mat] = 1.0
        strength = 0
        for power in empire.powers[STRENGTH]:
            if not power.of:
                strength += power.amount
        here: i64 = at + self.holdings + place * HOLDINGS
        row[here] = bounded(empire.credits / 20.0)
        row[here + 1] = bounded(empire.chips / 30.0)
        row[here + 2] = bounded(empire.reserve / 20.0)
        row[here + 3] = bounded(empire.spaces / 12.0)
        row[here + 4] = bounded(strength / 10.0)
        row[here + 5] = bounded(empire.temporary / 10.0)
        row[here + 6] = bounded(empire.stored_credits / 10.0)
        row[here + 8] = part(len(empire.colonies), 10.0)
        row[here + 9] = part(len(empire.developments), 10.0)
        row[here + 10] = part(len(empire.discovered), 5.0)
        row[here + 11] = part(len(empire.stored_worlds), 5.0)
        here = at + self.sales + place * KINDS
        for kind in range(KINDS):
            row[here + kind] = tables.prices[kind] / 10.0
            row[at + self.stored + place * KINDS + kind] = bounded(empire.stored_goods[kind] / 5.0)
        for power in empire.powers[SALE]:
            for kind in range(KINDS):
                row[here + kind] += power.effect.adds(power, kind) / 10.0
        for kind in range(KINDS):
            row[here + kind] = bounded(row[here + kind])

    def write_tiles(self, table: Table, empire: Empire, place: int, row: vec[float], at: i64) -> None:
        tables = self.tables
        points = empire.chips
        here: i64 = at + self.colonies + place * COLONIES
        laden: i64 = at + self.on_colonies + place * COLONIES
        number = 0
        for colony in empire.colonies:
            row[here + colony] = 1.0
            points += tables.tiles[colony].points
            good = empire.goods[number]
            if good != NO_GOOD:
                row[laden + colony] = 1.0
                row[at + self.goods + place * KINDS + good] += 0.2
            number += 1
        for kind in range(KINDS):
            row[at + self.goods + place * KINDS + kind] = bounded(row[at + self.goods + place * KINDS + kind])
        here = at + self.discovered + place * WORLDS
        prices: i64 = at + self.prices + place * WORLDS
        for world in empire.discovered:
            row[here + world] = 1.0
            tile = tables.tiles[world]
            price = contact_price(table, empire, world) if tile.military else credits_for(empire, world, tile.value)
            row[prices + world] = bounded(price / 10.0)
        here = at + self.developments + place * FACES
        for face in empire.developments:
            row[here + face - COLONIES] = 1.0
            points += tables.tiles[face].points
        kind = scoring.best_kind(table, empire)
        points += scoring.bonuses(tables, empire, kind)
        if table.goals_up:
            points += scoring.goal_points(table, empire, table.goals_up, kind)
        row[at + self.points + place] = bounded(points / 100.0)

    def write_goals(self, table: Table, seat: int, row: vec[float], at: i64) -> None:
        number = 0
        for goal in table.goals_up:
            row[at + self.goals + goal] = 1.0
            owner = table.goal_owners[number]
            if owner >= 0:
                row[at + self.goals + (1 + (owner - seat) % self.seats) * GOALS + goal] = 1.0
            number += 1
        if table.hidden != NO_GOAL and table.hidden_owner == seat:
            row[at + self.goals_known + table.hidden] = 1.0
        if table.chooser == seat and table.looked:
            for goal in table.looked:
                row[at + self.goals_known + goal] = 1.0
            if table.kept != NO_GOAL:
                row[at + self.goals_known + table.kept] = 1.0
        for mask in table.stack_masks[seat]:
            if mask.bit_count() == 1:
                row[at + self.goals_known + mask.bit_length() - 1] = 1.0

    def write_question(self, table: Table, seat: int, row: vec[float], at: i64) -> None:
        """What others are asked is theirs to know (NFR-HI-10)."""
        step = table.asked_of(seat)
        asked = kind_of(step)
        row[at + self.asked + asked - FIRST_QUESTION] = 1.0
        if asked in (steps.ARMING, steps.ARMING_GOOD, steps.REPLACING_WITH):
            row[at + self.about + number_of(step)] = 1.0
        elif asked in (steps.WINDFALL_ON, steps.SPENDING):
            row[at + self.about + self.tables.powers[number_of(step)].tile] = 1.0


def phase_of(table: Table) -> int:
    if not table.acting:
        return OVER
    if table.action >= 0:
        return FIRST_ACTION + table.face_of(table.action)
    for empire in table.empires:
        if not empire.colonies:
            return SIDES
    return CHOOSING if table.waiting else SCORING
