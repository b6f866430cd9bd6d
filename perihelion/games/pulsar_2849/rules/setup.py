"""Setup: the table before the first roll, and the choices of entry gates and headquarters sides (PUL-2, PUL-3)."""

from typing import Final, final

from perihelion.kernel.question import Step, declare
from perihelion.kernel.rng import Rng
from perihelion.kernel.table import Event

from . import steps
from .player import Player
from .state import NOBODY, NOTHING, SOURCES, START, Table
from .tables import CHOOSE_GATE, CHOOSE_SIDE, GOALS, PULSARS

CATEGORIES: Final = 3
AT_RANDOM: Final = -1


@final
class Wishes:
    """The options of a game, as numbers: the side of the board, faces by category and goals, AT_RANDOM where drawn."""

    def __init__(self, side: int, headquarters: bool, options: int, faces: list[int], goals: list[int]) -> None:
        self.side = side
        self.headquarters = headquarters
        self.options = options
        self.faces = faces
        self.goals = goals


def prepare(table: Table, wishes: Wishes) -> None:
    """The steps of the rules reference's setup procedure, in its order."""
    tables = table.tables
    rng = table.rng
    table.side = wishes.side  # PUL-2.1
    table.cluster = tables.clusters[wishes.side]  # PUL-2.1
    table.headquarters = 1 if wishes.headquarters else 0
    table.options = wishes.options
    table.silver = [0] * 7
    lay_out_cluster(table, rng)
    lay_out_offers(table, rng)
    table.goals = draw_goals(table, wishes.goals, rng)
    table.faces = draw_faces(table, wishes.faces, rng)
    table.boards = tables.boards(table.faces)
    table.techs = [tech for face in table.faces for tech in tables.faces[face].techs]
    table.first_patent = [NOBODY] * len(table.techs)
    table.second_patent = [NOBODY] * len(table.techs)
    seat_players(table, rng)
    table.push((steps.BEGIN_ROUND,))
    if wishes.headquarters:
        boards = rng.sample(list(range(len(tables.hq_boards))), table.seats)  # PUL-3.5
        for seat in range(table.seats):
            table.players[seat].hq_board = boards[seat]
        starting = starting_order(table)
        table.push_all([(steps.SIDE_CHOICE, seat) for seat in starting])
    for seat in starting_order(table):  # PUL-3.17: the last player picks first
        table.push((steps.GATE_CHOICE, seat))


def lay_out_cluster(table: Table, rng: Rng) -> None:
    tables = table.tables
    mixed = rng.sample(list(range(len(tables.tiles))), len(tables.tiles))  # PUL-2.9
    places = len(table.cluster.systems)
    table.systems = mixed[:places]
    table.removed = mixed[places]  # PUL-2.10
    table.blue = [()] * places
    table.barren = [()] * places
    table.owner = [NOBODY] * PULSARS
    table.gyrodyne = [0] * PULSARS
    table.stacks = tables.gyro_count[:]
    table.awards = [NOBODY] * 2 * len(table.stacks)


def lay_out_offers(table: Table, rng: Rng) -> None:
    tables = table.tables
    table.exploration = []
    table.stack = []
    for kind, copies in enumerate(tables.exploration_copies):
        table.exploration.extend([kind] * copies)
    rng.shuffle(table.exploration)
    for letter in ("C", "B", "A"):  # PUL-2.28: the top of the stack is its end
        group = [t for t in range(len(tables.transmitters)) if tables.transmitters[t].letter == letter]
        rng.shuffle(group)
        table.stack.extend(group)
    table.offer = [table.stack.pop() for _ in range(tables.offers)]
    table.paid = [0] * len(tables.transmitters)
    table.links = [NOTHING] * 2 * len(tables.transmitters)


def draw_goals(table: Table, wished: list[int], rng: Rng) -> list[int]:
    """PUL-2.16: tiles at random, each with a random side; without headquarters their tile is left out (AMB-37)."""
    goals = table.tables.goals
    chosen = [goal for goal in wished if goal != AT_RANDOM]
    taken = [goals[goal].tile for goal in chosen]
    fitting = [
        g for g in range(len(goals)) if goals[g].tile not in taken and (table.headquarters or not goals[g].needs_hq)
    ]
    tiles = sorted({goals[g].tile for g in fitting})
    rng.shuffle(tiles)
    for tile in tiles[: GOALS - len(chosen)]:
        sides = [g for g in fitting if goals[g].tile == tile]
        chosen.append(sides[rng.below(len(sides))])
    return sorted(chosen)


def draw_faces(table: Table, wished: list[int], rng: Rng) -> list[int]:
    faces = table.tables.faces
    found: list[int] = []
    for category in range(CATEGORIES):
        if wished[category] != AT_RANDOM:
            found.append(wished[category])
            continue
        name = "I" * (category + 1)
        fitting = [f for f in range(len(faces)) if faces[f].category == name]
        found.append(fitting[rng.below(len(fitting))])
    return found


def seat_players(table: Table, rng: Rng) -> None:
    tables = table.tables
    seats = table.seats
    starting = rng.sample(list(range(seats)), seats)  # PUL-3.10
    table.order = starting * 2 if seats == 2 else starting  # PUL-22.4
    field = tables.track_start[seats]
    table.tracks = [[], []]
    for track in table.tracks:
        for place in range(len(table.order) - 1, -1, -1):  # PUL-3.13: the last player's marker on top, so ahead
            track.append(4 * field + table.order[place])
    table.players = [Player() for _ in range(seats)]
    table.happened = []
    for place, seat in enumerate(starting):
        player = table.players[seat]
        player.tally = [0] * len(SOURCES)
        table.score_points(seat, tables.start_points[place], START)  # PUL-3.14
        player.cubes = tables.start_cubes  # PUL-3.20
        player.plus_minus = tables.start_modifiers[0]  # PUL-2.13
        player.plus_two = tables.start_modifiers[1]  # PUL-2.14
        player.rings = tables.rings  # PUL-3.1
        player.copy_cost = tables.copy_cost  # PUL-17.7
        player.ship = NOTHING  # PUL-3.17: at no gate yet


def starting_order(table: Table) -> list[int]:
    return table.order[: table.seats]


@declare(steps.GATE_CHOICE, name="choose-gate", rule="PUL-3.17", parts="seat")
class GateChoice(steps.PulsarQuestion):
    """PUL-3.17: where a ship enters the cluster."""

    shows = "gates"
    phase = "setup"

    def run(self, table: Table, step: Step) -> None:
        _, seat = step
        taken = [player.ship for player in table.players]
        entries = table.cluster.entries
        table.ask(step, seat, [CHOOSE_GATE + k for k in range(len(entries)) if entries[k] not in taken])  # PUL-3.18

    def answer(self, table: Table, seat: int, action: int) -> None:
        sector = table.cluster.entries[action - CHOOSE_GATE]
        table.players[seat].ship = sector
        if table.sink is not None:
            name = table.cluster.ids[sector]
            table.emit(Event("gate-chosen", seat, f"ship:{seat}", target=f"sector:{name}", facts={"sector": name}))


@declare(steps.SIDE_CHOICE, name="choose-side", rule="PUL-3.6", parts="seat")
class SideChoice(steps.PulsarQuestion):
    """PUL-3.6: which side of the own headquarters lies up."""

    phase = "setup"

    def run(self, table: Table, step: Step) -> None:
        _, seat = step
        table.ask(step, seat, [CHOOSE_SIDE, CHOOSE_SIDE + 1])

    def answer(self, table: Table, seat: int, action: int) -> None:
        player = table.players[seat]
        player.hq_side = 2 * player.hq_board + action - CHOOSE_SIDE
        if table.sink is not None:
            side = table.tables.hq_sides[player.hq_side]
            table.emit(Event("side-chosen", seat, f"hq:{side.id}", facts={"side": side.name}))
