"""Pulsar 2849 as a row of numbers: the dice board, the cluster, offers, technologies, and all that players have built.

Nothing is private. What never changes (the graph, what tiles do) is not in it, but how far a ship has to fly is.
"""

from typing import Final, final

from perihelion.kernel.bits import ones
from perihelion.kernel.features import Features, bounded, part
from perihelion.kernel.native import i64, vec
from perihelion.kernel.question import kind_of
from perihelion.kernel.state import State

from ..rules import scoring
from ..rules.cluster import Cluster
from ..rules.player import Player
from ..rules.state import NOBODY, NOTHING, SPINS, STACK_CLOSED, Table
from ..rules.steps import FINAL_TECHNOLOGIES, MENU, PAYING, PICK, PRODUCTION, ROUTE
from ..rules.tables import GOALS, PROJECTS, PULSARS, SECTORS, TILES, Tables

PHASES: Final = ("setup", "dice", "actions", "production", "final", "over")
SETUP, DICE, ACTIONS, PRODUCING, FINAL, OVER = range(6)
STEPS: Final = 30
"""Kinds of steps that ask something, and those that do not."""
SYSTEMS: Final = 16
VALUES: Final = 6
"""Of a die."""
SIZES: Final = 3
LETTERS: Final = "ABC"
HOLDINGS: Final = 17
OF_A_TRACK: Final = 4
OF_A_SYSTEM: Final = 3
OF_A_PULSAR: Final = 5
OF_A_GOAL: Final = 4
FAR: Final = 8
"""Segments: what is so far or farther is out of reach."""
RANGE: Final = 3
"""Things of which a row says how near they are: systems with room, free pulsars, gates of each colour."""


@final
class PulsarFeatures(Features):
    def __init__(self, tables: Tables, seats: int) -> None:
        super().__init__(seats)
        self.tables = tables
        self.distances: list[list[list[int]]] = [all_distances(each) for each in tables.clusters]
        self.letters: list[int] = [LETTERS.index(each.letter) for each in tables.transmitters]
        self.declare_board(seats)
        self.declare_players(seats)
        self.declare_turn()

    def declare_board(self, seats: int) -> None:
        tables = self.tables
        self.phase = self.field("phase", (6,), f"one-hot: {', '.join(PHASES)}")
        self.round = self.field("round", (tables.rounds,), "one-hot: the round; zero before the first")
        self.map = self.field("map", (len(tables.clusters),), f"one-hot: {', '.join(tables.map_names)}")
        self.active = self.field("active", (seats,), "one-hot: whose turn it is, the observer first")
        self.silver = self.field("silver", (VALUES,), "silver dice of each value on the board, in quarters")
        self.median = self.field("median", (1,), "the median, in sixths; 0 before the roll")
        self.tracks = self.field(
            "tracks",
            (2, seats, OF_A_TRACK),
            "for initiative and engineers and every player: field in sixteenths and rank; the same of a second rocket",
        )
        self.systems = self.field(
            "systems", (SYSTEMS, len(tables.tiles)), "for every system on the map, one-hot: its tile once known"
        )
        self.room = self.field(
            "room", (SYSTEMS, OF_A_SYSTEM), "for every system: known; blue and barren planets still free, in thirds"
        )
        self.bases = self.field(
            "bases", (seats, SYSTEMS, 2), "for every player and system: a base on blue, on barren planets"
        )
        self.pulsars = self.field(
            "pulsars",
            (seats, PULSARS, OF_A_PULSAR),
            "for every player and pulsar: ring, small, medium, large, spinning",
        )
        self.free_pulsars = self.field("free_pulsars", (PULSARS,), "pulsars that nobody has claimed")
        self.awards = self.field(
            "awards", (seats, SIZES, 2), "for every player and size of gyrodyne: first and second award"
        )
        self.free_awards = self.field("free_awards", (SIZES, 2), "awards that nobody has")
        self.stacks = self.field("stacks", (7,), "gyrodynes left by size, transmitters by letter, exploration tiles")
        self.offer = self.field("offer", (TILES,), "transmitters on offer")
        self.top = self.field("top", (TILES,), "one-hot: the top of the stack, where it is seen")
        self.techs = self.field("technologies", (len(tables.techs),), "technologies in play")
        self.open_techs = self.field("open", (len(tables.techs),), "of these, those whose row is open and have room")
        self.patents = self.field("patents", (seats, len(tables.techs)), "for every player: its patents")
        self.goals = self.field("goals", (len(tables.goals),), "goals in play")

    def declare_players(self, seats: int) -> None:
        tables = self.tables
        self.progress = self.field(
            "progress",
            (seats, GOALS, OF_A_GOAL),
            "for every player and goal: has and needs in tenths, met, premiums in fifths",
        )
        self.dice = self.field("dice", (seats, VALUES), "for every player: silver dice in hand by value, halves")
        self.ships = self.field("ships", (seats, SECTORS), "for every player, one-hot: the sector of its ship")
        self.near_systems = self.field(
            "near_systems",
            (seats, SYSTEMS),
            "for every player and system that is not known or has room: how near its ship is, 1 for no segment between",
        )
        self.near_pulsars = self.field(
            "near_pulsars", (seats, PULSARS), "for every player and free pulsar: how near its ship is"
        )
        self.near_gates = self.field(
            "near_gates", (seats, RANGE), "for every player: how near its ship is to a gate of each colour"
        )
        self.holdings = self.field(
            "holdings",
            (seats, HOLDINGS),
            "for every player: score in two hundreds, cubes, both modifiers, rings, bases and extra ones, waiting "
            "gyrodynes by size, price of a copy, shift used, operating transmitters, transmitters, patents, projects, "
            "spinning gyrodynes",
        )
        self.transmitters = self.field(
            "transmitters",
            (seats, 3, TILES),
            "for every player: transmitters it has, costs paid in thirds, those that broadcast",
        )
        self.headquarters = self.field(
            "headquarters", (seats, len(tables.hq_sides)), "for every player, one-hot: its side of the headquarters"
        )
        self.projects = self.field(
            "projects", (seats, 2, PROJECTS), "for every player and place of the pyramid: finished, gate run used"
        )

    def declare_turn(self) -> None:
        self.asked = self.field("asked", (STEPS,), "one-hot: the kind of step that asks somebody")
        self.turn = self.field(
            "turn",
            (5,),
            "bonus die used, a red die owed, segments left in tenths, a gate run, whether a step is chosen",
        )
        self.die = self.field("die", (3,), "one-hot: kind of the die in hand (silver, red, copied)")
        self.value = self.field("value", (7,), "one-hot: its value")
        self.counts_as = self.field("counts_as", (9,), "one-hot: what it counts as")
        self.token = self.field("token", (4,), "one-hot: the token spent on it (none, -1, +1, +2)")
        self.red = self.field("red_dice", (7,), "red dice on offer, by value")
        self.route = self.field("route", (SECTORS,), "sectors of the flight so far")
        self.flying = self.field("flying", (SECTORS,), "one-hot: where the flight is now")

    # ---------------------------------------------------------------- writing

    def write(self, state: State, seat: int, row: vec[float], at: i64) -> None:
        assert isinstance(state, Table)
        self.write_round(state, seat, row, at)
        self.write_map(state, seat, row, at)
        self.write_offers(state, seat, row, at)
        for place in range(self.seats):
            each = (seat + place) % self.seats
            self.write_player(state, each, place, row, at)
        self.write_patents(state, seat, row, at)
        if state.acting:
            row[at + self.asked + kind_of(state.asked)] = 1.0
            if state.active != NOBODY:
                self.write_turn(state, row, at)

    def write_round(self, table: Table, seat: int, row: vec[float], at: i64) -> None:
        row[at + self.phase + phase_of(table)] = 1.0
        if table.round:
            row[at + self.round + table.round - 1] = 1.0
        row[at + self.map + table.side] = 1.0
        if table.active != NOBODY:
            row[at + self.active + (table.active - seat) % self.seats] = 1.0
        for value in range(1, VALUES + 1):
            row[at + self.silver + value - 1] = bounded(table.silver[value] / 4.0)
        row[at + self.median] = table.median / 12.0
        first: i64 = at + self.tracks
        for track in table.tracks:
            rank = 0
            for marker in track:
                here: i64 = first + OF_A_TRACK * (((marker & 3) - seat) % self.seats)
                if row[here] != 0.0:  # with two players each has two rockets
                    here += 2
                row[here] = ((marker >> 2) + 1) / 16.0
                row[here + 1] = 1.0 - rank / 4.0
                rank += 1
            first += OF_A_TRACK * self.seats

    def write_map(self, table: Table, seat: int, row: vec[float], at: i64) -> None:
        seats = self.seats
        tiles = len(self.tables.tiles)
        bases: i64 = at + self.bases
        for number in range(len(table.systems)):
            blue = table.blue[number]
            barren = table.barren[number]
            if table.shown >> number & 1:
                tile = self.tables.tiles[table.systems[number]]
                row[at + self.systems + number * tiles + table.systems[number]] = 1.0
                room: i64 = at + self.room + number * OF_A_SYSTEM
                row[room] = 1.0
                row[room + 1] = (tile.blue[seats] - len(blue)) / 3.0
                row[room + 2] = (tile.barren[seats] - len(barren)) / 3.0
            for owner in blue:
                row[bases + ((owner - seat) % seats * SYSTEMS + number) * 2] = 1.0
            for owner in barren:
                row[bases + ((owner - seat) % seats * SYSTEMS + number) * 2 + 1] = 1.0
        for number in range(PULSARS):
            owner = table.owner[number]
            if owner == NOBODY:
                row[at + self.free_pulsars + number] = 1.0
                continue
            here: i64 = at + self.pulsars + ((owner - seat) % seats * PULSARS + number) * OF_A_PULSAR
            row[here] = 1.0
            built = table.gyrodyne[number]
            if built > SPINS:
                row[here + 4] = 1.0
                row[at + self.holdings + (owner - seat) % seats * HOLDINGS + 16] += 0.1
                built -= SPINS
            if built:
                row[here + built] = 1.0
        for number in range(2 * SIZES):
            owner = table.awards[number]
            if owner == NOBODY:
                row[at + self.free_awards + number] = 1.0
            else:
                row[at + self.awards + (owner - seat) % seats * 2 * SIZES + number] = 1.0

    def write_offers(self, table: Table, seat: int, row: vec[float], at: i64) -> None:
        here: i64 = at + self.stacks
        for size in range(SIZES):
            row[here + size] = bounded(table.stacks[size] / 10.0)
        for tile in table.stack:
            row[here + SIZES + self.letters[tile]] += 0.1
        row[here + 6] = part(len(table.exploration), 12.0)
        for tile in table.offer:
            if tile != NOTHING:
                row[at + self.offer + tile] = 1.0
        if table.stack and not table.options & STACK_CLOSED:
            row[at + self.top + table.stack[-1]] = 1.0
        for goal in table.goals:
            row[at + self.goals + goal] = 1.0

    def write_patents(self, table: Table, seat: int, row: vec[float], at: i64) -> None:
        number = 0
        width = len(self.tables.techs)
        for tech in table.techs:
            row[at + self.techs + tech] = 1.0
            first = table.first_patent[number]
            second = table.second_patent[number]
            if first != NOBODY:
                row[at + self.patents + (first - seat) % self.seats * width + tech] = 1.0
            if second != NOBODY:
                row[at + self.patents + (second - seat) % self.seats * width + tech] = 1.0
            elif self.tables.techs[tech].row <= table.round:
                row[at + self.open_techs + tech] = 1.0
            number += 1

    def write_player(self, table: Table, seat: int, place: int, row: vec[float], at: i64) -> None:
        player = table.players[seat]
        self.write_holdings(player, row, at + self.holdings + place * HOLDINGS)
        row[at + self.holdings + place * HOLDINGS + 6] = bounded(scoring.extra_bases(table, seat) / 5.0)
        for die in player.dice:
            row[at + self.dice + place * VALUES + die - 1] += 0.5
        goals: i64 = at + self.progress + place * GOALS * OF_A_GOAL
        for number in range(GOALS):
            goal = self.tables.goals[table.goals[number]]
            row[goals] = bounded(scoring.count(table, seat, goal.count) / 10.0)
            row[goals + 1] = bounded(goal.least / 10.0)
            row[goals + 2] = float(player.goals >> number & 1)
            row[goals + 3] = (player.premiums >> 2 * number & 3) / 5.0
            goals += OF_A_GOAL
        built: i64 = at + self.transmitters + place * 3 * TILES
        operating = 0
        for tile in player.arrays:
            row[built + tile] = 1.0
            row[built + TILES + tile] = ones(table.paid[tile]) / 3.0
            if table.operating >> tile & 1:
                row[built + 2 * TILES + tile] = 1.0
                operating += 1
        row[at + self.holdings + place * HOLDINGS + 12] = bounded(operating / 10.0)
        if player.hq_side != NOTHING:
            row[at + self.headquarters + place * len(self.tables.hq_sides) + player.hq_side] = 1.0
            done: i64 = at + self.projects + place * 2 * PROJECTS
            for number in range(PROJECTS):
                row[done + number] = float(player.projects >> number & 1)
                row[done + PROJECTS + number] = float(player.runs_used >> number & 1)
        if player.ship != NOTHING:
            row[at + self.ships + place * SECTORS + player.ship] = 1.0
            self.write_distances(table, player.ship, place, row, at)

    def write_holdings(self, player: Player, row: vec[float], here: i64) -> None:
        row[here] = bounded(player.score / 200.0)
        row[here + 1] = bounded(player.cubes / 10.0)
        row[here + 2] = bounded(player.plus_minus / 5.0)
        row[here + 3] = bounded(player.plus_two / 5.0)
        row[here + 4] = player.rings / 10.0
        row[here + 5] = bounded(player.bases / 13.0)
        for size in range(SIZES):
            row[here + 7 + size] = bounded(player.waiting[size] / 5.0)
        row[here + 10] = player.copy_cost / 5.0
        row[here + 11] = float(player.shifted)
        row[here + 13] = part(len(player.arrays), 10.0)
        row[here + 14] = bounded(ones(player.patents) / 10.0)
        row[here + 15] = ones(player.projects) / 8.0

    def write_distances(self, table: Table, ship: int, place: int, row: vec[float], at: i64) -> None:
        cluster = table.cluster
        far = self.distances[table.side][ship]
        here: i64 = at + self.near_systems + place * SYSTEMS
        number = 0
        for sector in cluster.systems:
            steps = far[sector]
            if steps < FAR and (not table.shown >> number & 1 or self.has_room(table, number)):
                row[here] = 1.0 - steps / FAR
            here += 1
            number += 1
        here = at + self.near_pulsars + place * PULSARS
        number = 0
        for sector in cluster.pulsars:
            steps = far[sector]
            if steps < FAR and table.owner[number] == NOBODY:
                row[here] = 1.0 - steps / FAR
            here += 1
            number += 1
        here = at + self.near_gates + place * RANGE
        for colour in range(RANGE):
            steps = cluster.to_colour[colour][ship]
            if steps < FAR:
                row[here + colour] = 1.0 - steps / FAR

    def has_room(self, table: Table, number: int) -> bool:
        tile = self.tables.tiles[table.systems[number]]
        if tile.blue[self.seats] > len(table.blue[number]):
            return True
        return tile.barren[self.seats] > len(table.barren[number])

    def write_turn(self, table: Table, row: vec[float], at: i64) -> None:
        """What the active player has in hand in the middle of the turn."""
        asked = kind_of(table.asked)
        row[at + self.turn] = float(table.bonus_used)
        if table.owed != NOTHING:
            row[at + self.turn + 1] = 1.0
        if asked == MENU:
            row[at + self.turn + 4] = 1.0
        for value in table.offered_dice:
            row[at + self.red + value] = 1.0
        if asked == PAYING:
            row[at + self.die + table.die_kind] = 1.0
            row[at + self.value + table.die_base] = 1.0
            row[at + self.counts_as + table.die_value] = 1.0
            row[at + self.token + table.token] = 1.0
        elif asked == ROUTE:
            row[at + self.turn + 2] = bounded(table.left / 10.0)
            if table.run_project != NOTHING:
                row[at + self.turn + 3] = 1.0
            for sector in table.route:
                row[at + self.route + sector] = 1.0
            if table.route:
                row[at + self.flying + table.route[-1]] = 1.0


def phase_of(table: Table) -> int:
    if not table.acting:
        return OVER
    asked = kind_of(table.asked)
    if asked < PICK:
        return SETUP
    if asked == PICK:
        return DICE
    if asked < PRODUCTION:
        return ACTIONS
    if asked >= FINAL_TECHNOLOGIES:
        return FINAL
    for step in table.agenda:
        if kind_of(step) >= FINAL_TECHNOLOGIES:
            return FINAL
    return PRODUCING


def all_distances(cluster: Cluster) -> list[list[int]]:
    """From every sector the segments to every other, over whatever lies between."""
    found: list[list[int]] = []
    for start in range(cluster.size):
        far = [FAR] * cluster.size
        far[start] = 0
        front = [start]
        while front:
            further: list[int] = []
            for sector in front:
                for near, _, _ in cluster.exits[sector]:
                    if far[sector] + 1 < far[near]:
                        far[near] = far[sector] + 1
                        further.append(near)
            front = further
        found.append(far)
    return found
