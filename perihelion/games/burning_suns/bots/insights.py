"""What a learned judgement of Burning Suns looks at: every empire as a player sums it up, not place by place.

The row of `features.py` has numbers for every place, tile and space of the sheets, ten times as many, so a network can
learn by heart which game it is looking at. Of places only what fleets could gain there is told, as the evaluation sees
it, and of the sheets what leaders wait for: without that all ends of a turn in the planning look the same.
"""

from pathlib import Path
from typing import Final, final

from perihelion.kernel.bits import ones
from perihelion.kernel.features import Features, bounded, part
from perihelion.kernel.native import i64, vec
from perihelion.kernel.state import State
from perihelion.kernel.weights import read_weights

from ..rules import steps
from ..rules.empire.numbers import force, income, limit
from ..rules.galaxy.masks import places_in
from ..rules.galaxy.places import is_system
from ..rules.state import Table
from ..rules.tables import Tables
from ..rules.terms import ACTIONS, JUMP, KINDS
from .plans import action_worth
from .prospects import STEPS, Prospects, fleet_prospect
from .weights import TASTES, Weights

MISSING: Final = 6
"""Antimatter to win: none, 1, 2, … are told apart; more is as bad as so much."""
LEVELS: Final = 4
LIMITS: Final = 5
PURSE: Final[list[int]] = [1, 2, 4, 6, 9, 14]
"""Crystals that are told apart."""
DOMAIN: Final = 5
CARDS: Final = 3
FORCES: Final = 3
FLEETS: Final = 4
HULLS: Final = 3
LEADERS: Final = 3
WAITING: Final = 3  # leaders for an action that are told apart
SPACES: Final = 3  # of an action
GAINS: Final = 3
USUAL: Final = 20.0
"""Points by the evaluation that are much for an action or a fleet."""


@final
class BurningSunsInsights(Features):
    def __init__(self, tables: Tables, seats: int) -> None:
        super().__init__(seats)
        self.tables = tables
        self.weights = Weights(dict.fromkeys(TASTES, 0.0) | read_weights(Path(__file__).parent.parent).values)
        resources = len(tables.resources)
        self.round = self.field("round", (1,), "rounds played")
        self.missing = self.field("missing", (seats, MISSING + 1), "one-hot: antimatter missing to win; all it has")
        self.levels = self.field("levels", (seats, LEVELS, 2), "for every level, one-hot: the option it has of it")
        self.forces = self.field("forces", (seats, FORCES), "one-hot: its force")
        self.purse = self.field("purse", (seats, len(PURSE) + 1), "crystals: at least so many; all")
        self.income = self.field("income", (seats, 1), "crystals a round")
        self.domain = self.field(
            "domain",
            (seats, DOMAIN),
            "systems it controls, without an army, in unrest; constructions; dark ships there",
        )
        self.cards = self.field("cards", (seats, CARDS), "race cards, agents, artefacts")
        self.technologies = self.field("technologies", (seats, resources), "its technologies")
        self.resources = self.field("resources", (seats, 2), "technologies, upgrades: how many")
        self.upgraded = self.field("upgraded", (seats, KINDS), "upgrades by kind of unit")
        self.units = self.field("units", (seats, KINDS), "units by kind")
        self.hulls = self.field("hulls", (seats, HULLS), "hulls of unique units")
        self.fleets = self.field("fleets", (seats, FLEETS), "fleets, ships of the largest; armies, the largest")
        self.limits = self.field("limits", (seats, LIMITS), "limits of fleets, armies, agents, artefacts, building")
        self.reach = self.field("reach", (1,), "places within the observer's reach")
        actions = len(ACTIONS)
        self.leaders = self.field("leaders", (seats, 1), "leaders that stand on no sheet")
        self.waiting = self.field(
            "waiting", (seats, actions, WAITING), "for every action: one, two, three leaders that have not acted yet"
        )
        self.free = self.field("free", (actions, SPACES), "for every action: at least so many free spaces")
        self.soon = self.field("soon", (actions,), "for every action: how late it comes in this round")
        self.promise = self.field("promise", (actions,), "what every action promises the observer")
        self.planned = self.field("planned", (actions,), "the same, where a leader of the observer waits for it")
        self.gains = self.field("gains", (GAINS,), "what the observer's fleets could gain, the best first")

    def write(self, state: State, seat: int, row: vec[float], at: i64) -> None:
        assert isinstance(state, Table)
        row[at + self.round] = bounded(state.round / 20.0)
        row[at + self.reach] = part(ones(state.reach[seat]), 30.0)
        for place in range(self.seats):
            each = (seat + place) % self.seats
            self.write_standing(state, each, place, row, at)
            self.write_domain(state, each, place, row, at)
            self.write_possessions(state, each, place, row, at)
            self.write_units(state, each, place, row, at)
            self.write_leaders(state, each, place, row, at)
        self.write_sheets(state, row, at)
        if state.round > 0 and state.organisation[seat] >= 0:
            self.write_outlook(state, seat, row, at)

    def write_standing(self, table: Table, seat: int, place: int, row: vec[float], at: i64) -> None:
        antimatter = table.antimatter[seat]
        missing = self.tables.win[table.opt[steps.OPT_LONG]][self.seats] - antimatter
        here: i64 = at + self.missing + (MISSING + 1) * place
        row[here + min(MISSING - 1, max(0, missing))] = 1.0
        row[here + MISSING] = part(antimatter, 10.0)
        crystals = table.crystals[seat]
        here = at + self.purse + (len(PURSE) + 1) * place
        for least in PURSE:
            if crystals >= least:
                row[here] = 1.0
            here += 1
        row[here] = part(crystals, 30.0)
        if table.ideology[seat] < 0 or table.organisation[seat] < 0:
            return
        row[at + self.income + place] = part(income(table, seat), 12.0)
        row[at + self.forces + FORCES * place + force(table, seat)] = 1.0
        for number in range(LIMITS):
            row[at + self.limits + LIMITS * place + number] = part(limit(table, seat, number), 10.0)
        for level in range(LEVELS):
            option = table.levels[seat][level]
            if option >= 0:
                row[at + self.levels + 2 * (LEVELS * place + level) + option] = 1.0

    def write_domain(self, table: Table, seat: int, place: int, row: vec[float], at: i64) -> None:
        systems = 0
        bare = 0
        constructions = 0
        dark = 0
        for where in places_in(table.domain[seat]):
            systems += 1
            if table.army[seat][where] == 0 and is_system(table, where):
                bare += 1
            if table.construction[where] >= 0:
                constructions += 1
            if table.dark[where]:
                dark += 1
        here: i64 = at + self.domain + DOMAIN * place
        row[here] = part(systems, 10.0)
        row[here + 1] = part(bare, 5.0)
        row[here + 2] = part(ones(table.domain[seat] & table.unrest), 5.0)
        row[here + 3] = part(constructions, 5.0)
        row[here + 4] = part(dark, 5.0)

    def write_possessions(self, table: Table, seat: int, place: int, row: vec[float], at: i64) -> None:
        here: i64 = at + self.cards + CARDS * place
        if table.race[seat] >= 0 and table.round > 0:
            row[here] = part(ones(table.hand[seat]), 4.0)
        row[here + 1] = part(table.agent_owner.count(seat), 5.0)
        row[here + 2] = part(table.artefact_owner.count(seat), 5.0)
        here = at + self.technologies + len(self.tables.resources) * place
        for resource in table.technologies[seat]:
            row[here + resource] = 1.0
        here = at + self.upgraded + KINDS * place
        for upgrade in table.upgrades[seat]:
            row[here + (upgrade & 15)] = bounded(row[here + (upgrade & 15)] + 1.0 / 3.0)
        row[at + self.resources + 2 * place] = part(len(table.technologies[seat]), 8.0)
        row[at + self.resources + 2 * place + 1] = part(len(table.upgrades[seat]), 8.0)

    def write_units(self, table: Table, seat: int, place: int, row: vec[float], at: i64) -> None:
        units = table.units[seat]
        here: i64 = at + self.units + KINDS * place
        ships = 0
        army = 0
        for where in places_in(table.fleets[seat] | table.armies[seat]):
            ships = max(ships, table.fleet[seat][where])
            army = max(army, table.army[seat][where])
            for kind in range(KINDS):
                if units[where * KINDS + kind]:
                    row[here + kind] = bounded(row[here + kind] + units[where * KINDS + kind] / 10.0)
        here = at + self.fleets + FLEETS * place
        row[here] = part(ones(table.fleets[seat]), 6.0)
        row[here + 1] = part(ships, 10.0)
        row[here + 2] = part(ones(table.armies[seat]), 6.0)
        row[here + 3] = part(army, 10.0)
        here = at + self.hulls + HULLS * place
        for number in range(HULLS):
            row[here + number] = part(table.hull[seat][number], 8.0)

    def write_leaders(self, table: Table, seat: int, place: int, row: vec[float], at: i64) -> None:
        row[at + self.leaders + place] = part(LEADERS - ones(table.placed >> (LEADERS * seat) & 7), 3.0)
        acting = acting_leader(table)
        for space, leader in enumerate(table.leader_at):
            if leader >= 0 and leader != acting and leader // LEADERS == seat:
                here: i64 = at + self.waiting + WAITING * (len(ACTIONS) * place + space // SPACES)
                while row[here] == 1.0:
                    here += 1
                row[here] = 1.0

    def write_sheets(self, table: Table, row: vec[float], at: i64) -> None:
        for action in range(len(ACTIONS)):
            here: i64 = at + self.free + SPACES * action
            for space in range(SPACES * action, SPACES * action + SPACES):
                if space < len(table.leader_at) and table.leader_at[space] < 0:
                    row[here] = 1.0
                    here += 1
            if len(table.turn_of):
                row[at + self.soon + action] = part(table.turn_of[SPACES * action], 36.0)

    def write_outlook(self, table: Table, seat: int, row: vec[float], at: i64) -> None:
        """As the evaluation sees it, with the weights it has in neutral play."""
        found = Prospects(table, seat, self.weights)
        jump = row[at + self.waiting + WAITING * JUMP] > 0.0
        for action in range(len(ACTIONS)):
            leader = self.leader_for(table, seat, action)
            worth = bounded(action_worth(table, seat, action, leader, found, jump) / USUAL)
            row[at + self.promise + action] = worth
            if row[at + self.waiting + WAITING * action] > 0.0:
                row[at + self.planned + action] = worth
        gains: list[float] = []
        for place in places_in(table.fleets[seat]):
            gains.append(fleet_prospect(table, seat, found, place, STEPS))
        gains.sort(reverse=True)
        for number in range(min(GAINS, len(gains))):
            row[at + self.gains + number] = bounded(gains[number] / USUAL)

    def leader_for(self, table: Table, seat: int, action: int) -> int:
        """Who waits for the action; otherwise the first who stands nowhere, or the first of all."""
        for space in range(SPACES * action, SPACES * action + SPACES):
            leader = table.leader_at[space]
            if leader >= 0 and leader // LEADERS == seat:
                return leader % LEADERS
        for leader in range(LEADERS):
            if not table.placed >> (LEADERS * seat + leader) & 1:
                return leader
        return 0


def acting_leader(table: Table) -> int:
    """Whose action is under way, as sheets have it; none is -1."""
    if not table.frames or table.frames[0].action < 0:
        return -1
    return LEADERS * table.frames[0].actor + table.frames[0].leader
