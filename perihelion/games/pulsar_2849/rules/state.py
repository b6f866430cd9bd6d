"""What lies on the table: dice, tracks, cluster, offers, technologies, and what every player has."""

from typing import Final, final

from perihelion.kernel.fields import Kept, Packed, as_tuples, fields, flat, pack, unpack
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State, Step

from .cluster import Cluster
from .player import EMPTY, Player, restored
from .tables import ALL_ACTIONS, Tables, TechnologyBoards

# Options of a game, as bits; most say how the rulebook is read where it leaves something open.
EVEN_START: Final = 1
START_NEVER_COUNTS: Final = 2  # a gate run's start gate does not count when it is visited again (AMB-24)
TELEPORT_MUST: Final = 4  # a teleport cannot be declined (AMB-25)
STACK_CLOSED: Final = 8  # the top of the transmitter stack is not seen (AMB-30)

# Where points come from, in the order of the end screen.
SOURCES: Final = fields(
    "start awards transmitters exploration systems patents projects gate_runs engineers penalties "
    "broadcasts gyrodynes production purple goals pulsars unfinished cubes initiative bases"
)
START, AWARDS, TRANSMITTERS, EXPLORATION, SYSTEMS, PATENTS, PROJECTS_DONE, GATE_RUNS, ENGINEERS, PENALTIES = range(10)
BROADCASTS, GYRODYNES, PRODUCTION_TECHS, PURPLE, GOALS_MET, PULSARS_LEFT, UNFINISHED, CUBES_LEFT = range(10, 18)
INITIATIVE, BASES = range(18, 20)

NOBODY: Final = -1
NOTHING: Final = -1
NO_TRACKS: Final[list[list[int]]] = []
NO_BASES: Final[list[tuple[int, ...]]] = []
NO_PLAYERS: Final[list[Player]] = []
"""Stand for the lists that the setup, a dump or a clone fills; never changed themselves."""

# Which die pays.
SILVER, RED, COPIED = range(3)

# Which token is spent on it.
NO_TOKEN, MINUS_ONE, PLUS_ONE, PLUS_TWO = range(4)
TOKEN_STEPS: Final[list[int]] = [0, -1, 1, 2]
"""What each adds to a die."""

INITIATIVE_TRACK, ENGINEER_TRACK = range(2)

SPINS: Final = 3
"""What is added to the number of a gyrodyne on a pulsar (its size + 1) once it spins."""


KEPT: Final[Kept] = (
    fields("side headquarters options round median removed shown"),
    *fields("faces techs goals order silver tracks systems blue barren owner gyrodyne stacks awards exploration"),
    *fields("discarded stack offer paid links first_patent second_patent"),
    fields("operating slid active owed bonus_used"),
    "offered_dice",
    fields("die_kind die_base die_value token"),
    *fields("route used_segments"),
    fields("left need run_project run_colour fresh"),
    *fields("happened[:] players.clone"),
)
"""In the order of the dump, which fingerprints and records know; some stand in it as one list."""
GIVEN: Final = fields("tables")
FOUND: Final = fields("cluster boards memory")
"""What follows from the rest, or from what was found out before."""


@final
class Memory:
    """What an evaluation has found out while dice are taken, when only dice and markers change: clones share it."""

    def __init__(self) -> None:
        self.weights: object = None  # those it was found with
        self.found: dict[int, list[float]] = {}


NOTHING_FOUND: Final = Memory()
"""Stands for the memory before the first dice phase, when nobody asks for it."""


class Table(State):
    """Pulsar 2849 on the table, without its rules; those are in the modules of the phases."""

    # Plain Python keeps more than 30 attributes in a dictionary that is slow to read: slots save 6% of the time.
    __slots__ = (*flat(KEPT), *GIVEN, *FOUND)

    def __init__(self, tables: Tables, seats: int, rng: Rng) -> None:
        super().__init__(tables.stamp, ALL_ACTIONS, seats, rng)
        self.tables = tables
        # fixed at setup, shared by clones
        self.side = 0  # of the main board
        self.cluster: Cluster = tables.clusters[0]
        self.headquarters = 1
        self.options = 0
        self.faces: list[int] = EMPTY
        self.techs: list[int] = EMPTY  # the technologies in play, from row 1 upwards
        self.boards: TechnologyBoards = tables.first_boards
        self.memory = NOTHING_FOUND  # of the dice phase
        self.goals: list[int] = EMPTY
        # rounds and dice
        self.round = 0
        self.order: list[int] = EMPTY  # owners of the rockets on the order spaces
        self.silver: list[int] = EMPTY  # dice on the dice board, by value
        self.median = 0  # twice the field, odd in a gap; 0 before the first roll
        self.tracks: list[list[int]] = NO_TRACKS  # markers, the leading one first, as 4 * field + owner
        # the cluster
        self.systems: list[int] = EMPTY  # the tile of every system sector
        self.removed = 0  # the tile that left the game unseen
        self.shown = 0  # systems turned up, a bit each
        self.blue: list[tuple[int, ...]] = NO_BASES  # owners of bases on blue planets, in the order they came
        self.barren: list[tuple[int, ...]] = NO_BASES
        self.owner: list[int] = EMPTY  # of every pulsar
        self.gyrodyne: list[int] = EMPTY  # on every pulsar: 0, size + 1, or that + SPINS
        self.stacks: list[int] = EMPTY  # gyrodyne tiles left, by size
        self.awards: list[int] = EMPTY  # owners, two a size
        self.exploration: list[int] = EMPTY  # the stack, its top last
        self.discarded: list[int] = EMPTY
        # transmitters
        self.stack: list[int] = EMPTY  # its top last
        self.offer: list[int] = EMPTY
        self.paid: list[int] = EMPTY  # covered costs of every transmitter, a bit each
        self.operating = 0
        self.links: list[int] = EMPTY  # for every edge (2 * transmitter + side) the edge it is joined to
        # technologies
        self.first_patent: list[int] = EMPTY
        self.second_patent: list[int] = EMPTY
        self.slid = 0  # technologies whose first marker has slid down
        # the turn
        self.active = NOBODY
        self.offered_dice: list[int] = EMPTY  # red dice on offer
        self.owed = NOTHING  # the red die that must be used
        self.bonus_used = 0
        self.die_kind = SILVER
        self.die_base = 0
        self.die_value = 0
        self.token = NO_TOKEN
        self.route: list[int] = EMPTY  # sectors of the flight, the start first
        self.used_segments: list[int] = EMPTY
        self.left = 0  # segments still to fly
        self.need = 0  # colours of which the flight has to visit a gate
        self.run_project = NOTHING
        self.run_colour = NOTHING
        self.happened: list[int] = EMPTY  # events of the action being resolved
        self.fresh = NOTHING  # the technology patented by it
        self.players: list[Player] = NO_PLAYERS

    def pack(self) -> Packed:
        return pack(self, KEPT)

    def unpack(self, packed: Packed) -> None:
        unpack(self, KEPT, packed)
        self.cluster = self.tables.clusters[self.side]
        self.boards = self.tables.boards(self.faces)
        self.memory = Memory()
        self.blue = as_tuples(self.blue)
        self.barren = as_tuples(self.barren)
        self.players = [restored(each) for each in packed[-1]]

    # ---------------------------------------------------------------- small things all modules need

    def score_points(self, seat: int, points: int, source: int) -> None:
        player = self.players[seat]
        player.score += points
        player.tally[source] += points

    def push_all(self, steps: list[Step]) -> None:
        """Steps in the order in which they are to run."""
        self.agenda += steps[::-1]
