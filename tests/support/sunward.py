"""Sunward positions for tests, set up by hand: `table(seats=2).with_piece(0, "moon", …).drawing("moon", "sun")`."""

from collections.abc import Iterable

from support.sunward_by_hand import IN_ORDER, Hex, Hexes, turned

import perihelion
from perihelion.games.sunward.game import Sunward
from perihelion.games.sunward.play import SunwardState
from perihelion.games.sunward.rules.steps import BEGIN_ROUND, COORDINATES, DRAWING

GAME = perihelion.game("sunward")
assert isinstance(GAME, Sunward)
TABLES = GAME.tables
NAMES = [zone.name for zone in TABLES.zones]
MISSIONS = ["aliens", "upgrades", "resources", "cluster", "black_hole"]
ZONES = ["moon", "lightning", "rocket", "asteroid", "shuttle"]
BLACK_HOLE = 5

Cells = Iterable[Hex]


class Position:
    """A table being set up; the state itself is `state`."""

    def __init__(self, seats: int, zones: list[str], missions: list[str]) -> None:
        state = GAME.new(seats=seats, seed=1)
        assert isinstance(state, SunwardState)
        self.state = state
        state.zones = [NAMES.index(zone) for zone in [*zones, "black_hole"]]
        state.missions = [MISSIONS.index(mission) for mission in missions]
        state.active = 0

    def with_piece(self, seat: int, zone: str, cells: Cells) -> "Position":
        """A piece drawn in an earlier turn, with the upgrades it gave; any hexes will do."""
        grid, sheet = TABLES.grid, self.state.sheets[seat]
        mask = grid.mask(sorted(cells))
        sheet.pieces.append((column_of(self.state, zone), mask))
        sheet.covered |= mask
        sheet.find_open_spots(TABLES)
        sheet.gained += (mask & TABLES.upgrades).bit_count()
        return self

    def with_upgrades(self, seat: int, unused: int) -> "Position":
        sheet = self.state.sheets[seat]
        sheet.gained = sheet.used + unused
        return self

    def in_round(self, number: int) -> "Position":
        self.state.round = number
        return self

    def placing(self, active: int = 0) -> SunwardState:
        """Phase 1 of a turn; nothing placed in this round yet, and what fits is found anew."""
        self.state.active = active
        TABLES.placements.clear()
        return self._from((COORDINATES,))

    def drawing(self, circle: str, octagon: str | None = None, active: int = 0) -> SunwardState:
        """Phase 2 of a turn: tile 1 has been placed and points at these zones."""
        state = self.state
        state.active = active
        state.circle = column_of(state, circle)
        state.octagon = column_of(state, octagon or circle)
        state.placed = [0]
        state.notches = 0b11
        return self._from((DRAWING,))

    def new_round(self, active: int = 0) -> SunwardState:
        self.state.active = active
        return self._from((BEGIN_ROUND,))

    def _from(self, step: tuple[int, ...]) -> SunwardState:
        self.state.agenda = [step]
        self.state.choices = [[] for _ in range(self.state.seats)]
        self.state.settle()
        return self.state


def table(seats: int = 1, zones: list[str] = ZONES, missions: list[str] = MISSIONS) -> Position:
    return Position(seats, zones, missions)


def column_of(state: SunwardState, zone: str) -> int:
    return [NAMES[number] for number in state.zones].index(zone)


def zone_drawn_by(state: SunwardState, seat: int) -> str:
    return NAMES[state.zones[state.column_for(seat)]]


def left_out_by(state: SunwardState, seat: int) -> frozenset[int]:
    return frozenset(k for k in range(6) if state.left_out[seat] >> k & 1)


def drawings(state: SunwardState, seat: int) -> dict[Hexes, int]:
    """The hexes of every drawing the seat may choose now, with its action, found from the meaning of the action."""
    kept = [cell for k, cell in enumerate(IN_ORDER[zone_drawn_by(state, seat)]) if k not in left_out_by(state, seat)]
    forms = orientations_of(kept)
    found = {}
    for action in state.legal(seat):
        move = GAME.actions.move(action)
        if move.kind == "draw":
            cell, orientation = move.args
            q, r = TABLES.grid.cells[cell]
            found[frozenset((q + a, r + b) for a, b in forms[orientation])] = action
    return found


def orientations_of(cells: Cells) -> list[list[Hex]]:
    """As the vocabulary numbers them: different ones, first hex in reading order at (0, 0), sorted."""
    found = []
    for picture in turned(cells):
        by_row = sorted(picture, key=lambda cell: (cell[1], cell[0]))
        q, r = by_row[0]
        form = [(a - q, b - r) for a, b in by_row]
        if form not in found:
            found.append(form)
    return sorted(found)


def draw(state: SunwardState, seat: int, cells: Cells) -> None:
    state.apply(seat, drawings(state, seat)[frozenset(cells)])


def draw_anything(state: SunwardState) -> None:
    """Everybody draws what comes first, until the turn is over."""
    while state.acting and state.asked[0] == DRAWING:
        seat = state.actors()[0]
        state.apply(seat, state.legal(seat)[-1])


def leave_out(state: SunwardState, seat: int, number: int) -> None:
    state.apply(seat, GAME.actions.index("leave_out", number))


def placements(state: SunwardState) -> list[tuple[int, ...]]:
    """(edge, column of the lower tab, side) of every placement the active player may choose."""
    return [GAME.actions.move(action).args for action in state.legal(state.active)]


def place(state: SunwardState, edge: int, column: int, side: int = 0) -> None:
    state.apply(state.active, GAME.actions.index("place_tile", edge, column, side))


def kinds(state: SunwardState, seat: int) -> set[str]:
    return {GAME.actions.move(action).kind for action in state.legal(seat)}


def covered(state: SunwardState, seat: int) -> set[Hex]:
    grid = TABLES.grid
    return {grid.cells[k] for k in grid.indices(state.sheets[seat].covered)}


def pieces(state: SunwardState, seat: int) -> list[tuple[int, Hexes]]:
    grid = TABLES.grid
    return [
        (column, frozenset(grid.cells[k] for k in grid.indices(mask))) for column, mask in state.sheets[seat].pieces
    ]
