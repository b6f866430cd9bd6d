"""What lies on the table: dice, tracks, cluster, offers, technologies, and what every player has."""

from typing import Final

from perihelion.games.pulsar_2849.cluster import Cluster
from perihelion.games.pulsar_2849.player import Player
from perihelion.games.pulsar_2849.tables import VOCABULARY, Tables, TechnologyBoards
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import Packed, State, Step

# Steps of the agenda.
GATE_CHOICE: Final = 0
SIDE_CHOICE: Final = 1
BEGIN_ROUND: Final = 2
PICK: Final = 3
TURN: Final = 4
MENU: Final = 5
PAYING: Final = 6
ROUTE: Final = 7
LANDED: Final = 8
VISIT: Final = 9
BONUS: Final = 10
DRAW: Final = 11
EFFECT: Final = 12
GAIN: Final = 13
CLAIMING: Final = 14
TELEPORTING: Final = 15
LINKING: Final = 16
TURN_OVER: Final = 17
AFTERWARDS: Final = 18
PRODUCTION: Final = 19
TRANSMITTERS_PRODUCE: Final = 20
GYRODYNES_SCORE: Final = 21
TECHNOLOGIES_SCORE: Final = 22
OFFER: Final = 23
NEXT_ROUND: Final = 24
FINAL_TECHNOLOGIES: Final = 25
FINAL_GOALS: Final = 26
GOAL_CHOICE: Final = 27
PREMIUMS: Final = 28
FINAL_COUNT: Final = 29

# Where points come from, in the order of the end screen.
SOURCES: Final[list[str]] = [
    "start",
    "awards",
    "transmitters",
    "exploration",
    "systems",
    "patents",
    "projects",
    "gate_runs",
    "engineers",
    "penalties",
    "broadcasts",
    "gyrodynes",
    "production",
    "purple",
    "goals",
    "pulsars",
    "unfinished",
    "cubes",
    "initiative",
    "bases",
]
START: Final = 0
AWARDS: Final = 1
TRANSMITTERS: Final = 2
EXPLORATION: Final = 3
SYSTEMS: Final = 4
PATENTS: Final = 5
PROJECTS_DONE: Final = 6
GATE_RUNS: Final = 7
ENGINEERS: Final = 8
PENALTIES: Final = 9
BROADCASTS: Final = 10
GYRODYNES: Final = 11
PRODUCTION_TECHS: Final = 12
PURPLE: Final = 13
GOALS_MET: Final = 14
PULSARS_LEFT: Final = 15
UNFINISHED: Final = 16
CUBES_LEFT: Final = 17
INITIATIVE: Final = 18
BASES: Final = 19

NOBODY: Final = -1
NOTHING: Final = -1

# Which die pays.
SILVER: Final = 0
RED: Final = 1
COPIED: Final = 2

# Which token is spent on it.
NO_TOKEN: Final = 0
MINUS_ONE: Final = 1
PLUS_ONE: Final = 2
PLUS_TWO: Final = 3

INITIATIVE_TRACK: Final = 0
ENGINEER_TRACK: Final = 1

SPINS: Final = 3
"""What is added to the number of a gyrodyne on a pulsar (its size + 1) once it spins."""


class Table(State):
    """Pulsar 2849 on the table, without its rules; those are in `play.py` and the modules of the phases."""

    # Plain Python keeps more than 30 attributes in a dictionary that is slow to read: slots save 6% of the time.
    __slots__ = (
        "active",
        "awards",
        "barren",
        "blue",
        "boards",
        "bonus_used",
        "cluster",
        "die_base",
        "die_kind",
        "die_value",
        "discarded",
        "even_start",
        "exploration",
        "faces",
        "first_patent",
        "fresh",
        "goals",
        "gyrodyne",
        "happened",
        "headquarters",
        "left",
        "links",
        "median",
        "need",
        "offer",
        "offered_dice",
        "operating",
        "order",
        "owed",
        "owner",
        "paid",
        "players",
        "removed",
        "round",
        "route",
        "run_colour",
        "run_project",
        "second_patent",
        "shown",
        "side",
        "silver",
        "slid",
        "stack",
        "stacks",
        "systems",
        "tables",
        "techs",
        "token",
        "tracks",
        "used_segments",
    )

    def __init__(self, tables: Tables, seats: int, rng: Rng) -> None:
        super().__init__(tables.stamp, VOCABULARY, seats, rng)
        self.tables = tables
        # fixed at setup, shared by clones
        self.side = 0  # of the main board
        self.cluster: Cluster = tables.clusters[0]
        self.headquarters = 1
        self.even_start = 0
        self.faces: list[int] = []
        self.techs: list[int] = []  # the technologies in play, from row 1 upwards
        self.boards: TechnologyBoards = tables.first_boards
        self.goals: list[int] = []
        # rounds and dice
        self.round = 0
        self.order: list[int] = []  # owners of the rockets on the order spaces
        self.silver: list[int] = [0] * 7  # dice on the dice board, by value
        self.median = 0  # twice the field, odd in a gap; 0 before the first roll
        self.tracks: list[list[int]] = [[], []]  # markers, the leading one first, as 4 * field + owner
        # the cluster
        self.systems: list[int] = []  # the tile of every system sector
        self.removed = 0  # the tile that left the game unseen
        self.shown = 0  # systems turned up, a bit each
        self.blue: list[tuple[int, ...]] = []  # owners of bases on blue planets, in the order they came
        self.barren: list[tuple[int, ...]] = []
        self.owner: list[int] = []  # of every pulsar
        self.gyrodyne: list[int] = []  # on every pulsar: 0, size + 1, or that + SPINS
        self.stacks: list[int] = []  # gyrodyne tiles left, by size
        self.awards: list[int] = []  # owners, two a size
        self.exploration: list[int] = []  # the stack, its top last
        self.discarded: list[int] = []
        # transmitters
        self.stack: list[int] = []  # its top last
        self.offer: list[int] = []
        self.paid: list[int] = []  # covered costs of every transmitter, a bit each
        self.operating = 0
        self.links: list[int] = []  # for every edge (2 * transmitter + side) the edge it is joined to
        # technologies
        self.first_patent: list[int] = []
        self.second_patent: list[int] = []
        self.slid = 0  # technologies whose first marker has slid down
        # the turn
        self.active = NOBODY
        self.offered_dice: list[int] = []  # red dice on offer
        self.owed = NOTHING  # the red die that must be used
        self.bonus_used = 0
        self.die_kind = SILVER
        self.die_base = 0
        self.die_value = 0
        self.token = NO_TOKEN
        self.route: list[int] = []  # sectors of the flight, the start first
        self.used_segments: list[int] = []
        self.left = 0  # segments still to fly
        self.need = 0  # colours of which the flight has to visit a gate
        self.run_project = NOTHING
        self.run_colour = NOTHING
        self.happened: list[int] = []  # events of the action being resolved
        self.fresh = NOTHING  # the technology patented by it
        self.players: list[Player] = []

    def take_over(self, other: "Table") -> None:
        """Become a copy of another table."""
        self.copy_base(other)
        self.side = other.side
        self.cluster = other.cluster
        self.headquarters = other.headquarters
        self.even_start = other.even_start
        self.faces = other.faces
        self.techs = other.techs
        self.boards = other.boards
        self.goals = other.goals
        self.round = other.round
        self.order = other.order  # replaced, never changed
        self.silver = other.silver[:]
        self.median = other.median
        self.tracks = [other.tracks[0][:], other.tracks[1][:]]
        self.systems = other.systems  # replaced, never changed
        self.removed = other.removed
        self.shown = other.shown
        self.blue = other.blue[:]
        self.barren = other.barren[:]
        self.owner = other.owner[:]
        self.gyrodyne = other.gyrodyne[:]
        self.stacks = other.stacks[:]
        self.awards = other.awards[:]
        self.exploration = other.exploration[:]
        self.discarded = other.discarded[:]
        self.stack = other.stack[:]
        self.offer = other.offer[:]
        self.paid = other.paid[:]
        self.operating = other.operating
        self.links = other.links[:]
        self.first_patent = other.first_patent[:]
        self.second_patent = other.second_patent[:]
        self.slid = other.slid
        self.active = other.active
        self.offered_dice = other.offered_dice[:]
        self.owed = other.owed
        self.bonus_used = other.bonus_used
        self.die_kind = other.die_kind
        self.die_base = other.die_base
        self.die_value = other.die_value
        self.token = other.token
        self.route = other.route[:]
        self.used_segments = other.used_segments[:]
        self.left = other.left
        self.need = other.need
        self.run_project = other.run_project
        self.run_colour = other.run_colour
        self.happened = other.happened[:]
        self.fresh = other.fresh
        self.players = [player.clone() for player in other.players]

    def pack(self) -> Packed:
        return [
            [self.side, self.headquarters, self.even_start, self.round, self.median, self.removed, self.shown],
            self.faces,
            self.techs,
            self.goals,
            self.order,
            self.silver,
            self.tracks,
            self.systems,
            [list(owners) for owners in self.blue],
            [list(owners) for owners in self.barren],
            self.owner,
            self.gyrodyne,
            self.stacks,
            self.awards,
            self.exploration,
            self.discarded,
            self.stack,
            self.offer,
            self.paid,
            self.links,
            self.first_patent,
            self.second_patent,
            [self.operating, self.slid, self.active, self.owed, self.bonus_used],
            self.offered_dice,
            [self.die_kind, self.die_base, self.die_value, self.token],
            self.route,
            self.used_segments,
            [self.left, self.need, self.run_project, self.run_colour, self.fresh],
            self.happened,
            [player.pack() for player in self.players],
        ]

    def unpack(self, packed: Packed) -> None:
        self.side, self.headquarters, self.even_start, self.round, self.median, self.removed, self.shown = packed[0]
        self.cluster = self.tables.clusters[self.side]
        self.faces, self.techs, self.goals, self.order, self.silver, self.tracks, self.systems = packed[1:8]
        self.boards = self.tables.boards(self.faces)
        self.blue = [tuple(owners) for owners in packed[8]]
        self.barren = [tuple(owners) for owners in packed[9]]
        self.owner, self.gyrodyne, self.stacks, self.awards, self.exploration, self.discarded = packed[10:16]
        self.stack, self.offer, self.paid, self.links, self.first_patent, self.second_patent = packed[16:22]
        self.operating, self.slid, self.active, self.owed, self.bonus_used = packed[22]
        self.offered_dice = packed[23]
        self.die_kind, self.die_base, self.die_value, self.token = packed[24]
        self.route = packed[25]
        self.used_segments = packed[26]
        self.left, self.need, self.run_project, self.run_colour, self.fresh = packed[27]
        self.happened = packed[28]
        self.players = []
        for each in packed[29]:
            player = Player()
            player.unpack(each)
            self.players.append(player)

    # ---------------------------------------------------------------- small things all modules need

    def score_points(self, seat: int, points: int, source: int) -> None:
        player = self.players[seat]
        player.score += points
        player.tally[source] += points

    def push_all(self, steps: list[Step]) -> None:
        """Steps in the order in which they are to run."""
        self.agenda += steps[::-1]
