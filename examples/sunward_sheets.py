"""Sunward's sheets as inputs of a network: all that a player could draw in a turn is described at once, with NumPy.

Every input is a count that anybody at the table can read off the sheets: how often the missions are met, how far it is
to aliens, upgrades and frontiers, what is missing around the resources, how much room there is.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from perihelion.games.sunward.play import SunwardState
from perihelion.games.sunward.rules import coordinates, scoring
from perihelion.games.sunward.rules.tables import (
    ALIENS,
    BLACK_HOLE,
    CLUSTER,
    COLUMNS,
    HOW_MANY,
    MAX_HEXES,
    NEAR_BLACK_HOLE,
    RESOURCES,
    UPGRADES,
    Tables,
)

Array = NDArray[np.float64]
Hexes = NDArray[np.float32]
"""A number for every hex of the sheet; float32 because NumPy multiplies matrices of integers slowly."""
Numbers = NDArray[np.int64]

POINTS: Final = 100.0
"""Values are in hundreds of points."""
TURNS_OF_A_ROUND: Final = 4.55
TURNS: Final = 3 * TURNS_OF_A_ROUND
FAR: Final = 20
"""Steps to what cannot be reached any more."""
MISSING: Final = 7
"""Numbers of hexes that can be missing around a resource: 0 to 6."""
STEPS_TO_ALIENS: Final = (1, 2, 3, 4, 6, FAR + 1)
STEPS_TO_UPGRADES: Final = (1, 2, 4, FAR + 1)
INPUTS: Final = 3 + 15 + MISSING + len(STEPS_TO_ALIENS) + len(STEPS_TO_UPGRADES) + 2 + 12 + 6


def turns_left(table: SunwardState) -> float:
    """After the turn being played: exact at the end of a round, the mean of what can happen before."""
    placed, tiles = len(table.placed), len(table.tables.spans)
    here = tiles - placed - 0.45 if placed < tiles - 1 else float(bool(coordinates.placements(table)))
    return here + TURNS_OF_A_ROUND * (table.tables.rounds - table.round)


class Board:
    """What never changes about a sheet, as arrays: a row for every spot, and an empty last one for drawing nothing."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.cells = len(tables.grid.cells)
        self.next_to = np.stack([self.hexes(tables.grid.around(1 << bit)) for bit in tables.grid.bits])
        spots = tables.spots.hexes
        self.nothing = len(spots)
        self.covers = np.stack([*[self.hexes(spot) for spot in spots], self.hexes(0)])
        self.touches = self.covers @ self.next_to
        self.cells_of = np.full((len(spots) + 1, MAX_HEXES), self.cells)
        for number, spot in enumerate(spots):
            found = tables.grid.indices(spot)
            self.cells_of[number, : len(found)] = found
        self.aliens = np.flatnonzero(self.hexes(tables.aliens))
        self.upgrades = np.flatnonzero(self.hexes(tables.upgrades))
        self.resources = np.flatnonzero(self.hexes(tables.resources))
        self.rings = np.stack([self.hexes(ring) for ring in tables.resource_rings])
        self.free = self.hexes(tables.coverable)
        each = np.eye(self.cells, dtype=np.float32)
        frontiers = np.stack([self.hexes(frontier.hexes) for frontier in tables.frontiers])
        self.goals = np.concatenate([each[self.aliens], each[self.upgrades], frontiers])
        self.points = np.array([tables.points(times) for times in range(self.cells)])

    def hexes(self, mask: int) -> Hexes:
        found = np.zeros(self.cells, dtype=np.float32)
        found[self.tables.grid.indices(mask)] = 1
        return found

    def steps_to_goals(self, free: Hexes) -> Numbers:
        """From every hex over free ones to every alien, upgrade and frontier; a last column stands for no hex."""
        steps = np.full((len(self.goals), self.cells + 1), FAR)
        front = self.goals * free > 0
        reached = front
        for distance in range(FAR):
            if not front.any():
                break
            steps[:, :-1][front] = distance
            front = (front.astype(np.float32) @ self.next_to > 0) & (free > 0) & ~reached
            reached = reached | front
        return steps


@cache
def board_of(tables: Tables) -> Board:
    """Made once for every component set; the tables of a game are one object."""
    return Board(tables)


@dataclass(frozen=True)
class Drawings:
    """Ways to draw, one each: the column of the shape, the hexes left out of it, where it lies, and the action."""

    columns: list[int]
    left_out: list[int]
    spots: list[int]
    actions: list[int]


def drawings(board: Board, table: SunwardState, seat: int, columns: list[int], left_out: int = 0) -> Drawings:
    """Every way to draw the shape of a column, at least these hexes left out; where none is, to draw nothing."""
    sheet = table.sheets[seat]
    most = min(sheet.gained - sheet.used, table.tables.upgrades_per_turn)
    found = Drawings([], [], [], [])
    for column in columns:
        known: set[int] = set()
        for without, shape in enumerate(table.tables.zones[table.zones[column]].reduced):
            if shape is None or without & left_out != left_out or HOW_MANY[without] > most:
                continue
            for action in shape.listed(sheet.open):
                spot = shape.spot_of[action]
                if spot not in known:
                    known.add(spot)
                    add(found, column, without, spot, action)
        if not known:
            add(found, column, 0, board.nothing, -1)
    return found


def add(found: Drawings, column: int, left_out: int, spot: int, action: int) -> None:
    found.columns.append(column)
    found.left_out.append(left_out)
    found.spots.append(spot)
    found.actions.append(action)


class Look:
    """A sheet before this turn's drawing."""

    def __init__(self, board: Board, table: SunwardState, seat: int) -> None:
        self.board = board
        self.table = table
        self.sheet = table.sheets[seat]
        self.covered = board.hexes(self.sheet.covered)
        self.taken = 1 - board.free + self.covered
        self.near = self.covered @ board.next_to
        self.steps = board.steps_to_goals(1 - self.taken)
        front = self.near if self.sheet.covered else board.hexes(table.tables.start)
        self.nearest = 1 + self.steps[:, :-1][:, (front > 0) & (self.taken == 0)].min(axis=1, initial=FAR)
        self.times = np.array(scoring.mission_counts(table, self.sheet))
        self.pieces = [(column, board.hexes(hexes)) for column, hexes in self.sheet.pieces]

    def of(self, column: int) -> Hexes:
        """The hexes that pieces of a column cover."""
        found = np.zeros(self.board.cells, dtype=np.float32)
        for piece, hexes in self.pieces:
            if piece == column:
                found += hexes
        return found

    def to_frontiers(self) -> Numbers:
        return self.nearest[-len(self.table.tables.frontiers) :]

    def times_met(self, columns: Numbers, spots: Numbers) -> Numbers:
        """How often the mission of every column is met after each drawing; drawings of a column lie together."""
        found = [self.times_met_with(column, spots[columns == column]) for column in dict.fromkeys(columns.tolist())]
        return np.concatenate(found)

    def times_met_with(self, column: int, spots: Numbers) -> Numbers:
        board = self.board
        times = np.repeat(self.times[None, :], len(spots), axis=0)
        covers, touches = board.covers[spots], board.touches[spots]
        mission = self.table.missions[column] if column != BLACK_HOLE else -1
        if column == BLACK_HOLE:
            near = self.of(BLACK_HOLE) @ board.next_to
            required = self.table.missions.index(NEAR_BLACK_HOLE)
            for piece, hexes in self.pieces:
                if piece == required and not near @ hexes:
                    times[:, required] += touches @ hexes > 0
        elif mission == ALIENS:
            times[:, column] += covers[:, board.aliens].sum(axis=1).astype(np.int64)
        elif mission == UPGRADES:
            times[:, column] += covers[:, board.upgrades].sum(axis=1).astype(np.int64)
        elif mission == RESOURCES:
            fresh = (self.of(column) @ board.next_to)[board.resources] == 0
            times[:, column] += ((touches[:, board.resources] > 0) & fresh).sum(axis=1)
        elif mission == CLUSTER:
            joined = (spots != board.nothing).astype(np.int64)
            for size, hexes in self.groups(column):
                joined += size * (touches @ hexes > 0)
            times[:, column] = np.maximum(times[:, column], joined)
        else:
            times[:, column] += touches @ self.of(BLACK_HOLE) > 0
        return times

    def groups(self, column: int) -> list[tuple[int, Hexes]]:
        """The pieces of a column that hang together: how many, and all their hexes."""
        found: list[tuple[int, Hexes]] = []
        for piece, hexes in self.pieces:
            if piece == column:
                near = hexes @ self.board.next_to
                apart = [group for group in found if not near @ group[1]]
                size, whole = 1, hexes
                for several, cells in found:
                    if near @ cells:
                        size, whole = size + several, whole + cells
                found = [*apart, (size, whole)]
        return found


class Outlook:
    """A sheet after each of its possible drawings."""

    def __init__(self, look: Look, found: Drawings, turns: float, rivals: Numbers) -> None:
        board = look.board
        self.look = look
        self.turns = turns
        self.rivals = rivals  # steps of the nearest other player to every frontier
        self.columns, self.spots = np.array(found.columns), np.array(found.spots)
        self.spent = np.array([HOW_MANY[each] for each in found.left_out])
        self.covers = board.covers[self.spots]
        self.drawn = self.spots != board.nothing
        self.times = look.times_met(self.columns, self.spots)
        self.missing = board.rings.sum(axis=1) - board.rings @ look.covered - self.covers @ board.rings.T
        self.steps = np.minimum(look.nearest[:, None], look.steps[:, board.cells_of[self.spots]].min(axis=2)).T
        self.aliens = 1 - look.covered[board.aliens] - self.covers[:, board.aliens]
        self.upgrades = 1 - look.covered[board.upgrades] - self.covers[:, board.upgrades]
        frontiers = look.table.tables.frontiers
        self.to_frontiers = self.steps[:, -len(frontiers) :]
        prizes = zip(frontiers, look.table.claimed, strict=True)
        self.prizes = np.array([each.later if claimed else each.first for each, claimed in prizes])
        waiting = np.array(look.sheet.frontiers) == 0
        self.reached = waiting & (self.to_frontiers == 0)
        self.waiting = waiting & ~self.reached

    def points(self) -> Array:
        """What each sheet would score if the game ended now, in hundreds."""
        tables, board = self.look.table.tables, self.look.board
        missions = board.points[self.times].sum(axis=1)
        frontiers = sum(self.look.sheet.frontiers) + (self.reached * self.prizes).sum(axis=1)
        enclosed = tables.resource_enclosed * (self.missing == 0).sum(axis=1)
        threat = tables.alien_uncovered * self.aliens.sum(axis=1)
        found: Array = (missions + frontiers + enclosed + threat) / POINTS
        return found

    def inputs(self) -> Array:
        """One row for every drawing."""
        left = self.turns / TURNS
        clock = np.tile([left, left * left, min(self.turns, 3.0) / 3.0], (len(self.spots), 1))
        rings = np.stack([(self.missing == many).sum(axis=1) for many in range(MISSING)], axis=1) / 2
        return np.concatenate([clock, self.missions(), rings, self.symbols(), self.frontiers(), self.room()], axis=1)

    def missions(self) -> Array:
        """By the kind of mission: times met, what one more time would bring, pieces that count for it."""
        points = self.look.board.points
        order = np.argsort(self.look.table.missions)
        times = self.times[:, order]
        gains = points[times + 1] - points[times]
        return np.concatenate([times / 5, gains / 5, self.pieces()[:, order] / 4], axis=1)

    def pieces(self) -> Numbers:
        """How many there are of every column."""
        before = np.bincount([column for column, _ in self.look.pieces], minlength=COLUMNS)
        return before + np.eye(COLUMNS, dtype=np.int64)[self.columns] * self.drawn[:, None]

    def symbols(self) -> Array:
        """Aliens and upgrades by how far they are, and upgrades that can be spent."""
        board, sheet = self.look.board, self.look.sheet
        first, end = len(board.aliens), len(board.aliens) + len(board.upgrades)
        unused = sheet.gained - sheet.used + self.covers[:, board.upgrades].sum(axis=1) - self.spent
        aliens = by_steps(self.steps[:, :first], self.aliens, STEPS_TO_ALIENS)
        upgrades = by_steps(self.steps[:, first:end], self.upgrades, STEPS_TO_UPGRADES)
        spendable = np.stack([unused / 4, np.minimum(unused, 2) / 2], axis=1)
        return np.concatenate([aliens / 3, upgrades / 3, spendable], axis=1)

    def frontiers(self) -> Array:
        """Those not reached: what they would bring, nearer ones more, those in reach, and who is ahead in the race."""
        prizes = self.waiting * self.prizes / 15
        near = np.exp(-self.to_frontiers / 3)
        in_reach = self.to_frontiers <= 4 * self.turns
        unclaimed = np.array(self.look.table.claimed) == 0
        race = np.clip(self.rivals - self.to_frontiers, -5, 5) * (self.waiting & unclaimed)
        return np.concatenate([prizes, prizes * near, prizes * in_reach, race / 5], axis=1)

    def room(self) -> Array:
        """Free hexes beside the pieces, and among them those nearly shut in; how much is covered."""
        board, look = self.look.board, self.look
        free = look.taken + self.covers == 0
        near = look.near + board.touches[self.spots]
        return np.stack(
            [
                (free & (near > 0)).sum(axis=1) / 20,
                (free & (near >= 3)).sum(axis=1) / 10,
                (free & (near >= 4)).sum(axis=1) / 5,
                (look.covered.sum() + self.covers.sum(axis=1)) / 60,
                self.pieces()[:, BLACK_HOLE] / 4,
                self.drawn,
            ],
            axis=1,
        )


def by_steps(steps: Numbers, there: Hexes, limits: tuple[int, ...]) -> Array:
    """How many of the things that are there lie within each limit and beyond the one before."""
    found = [(steps <= limit) & (there > 0) for limit in limits]
    within = np.stack([each.sum(axis=1) for each in found], axis=1)
    return np.diff(within, axis=1, prepend=0).astype(np.float64)
