"""Sunward as a row of numbers: the command board, the tiles of the round, and every sheet as planes of hexes.

What never changes (where the symbols and frontiers are) is not in it. Of what others have drawn in this turn and not
shown yet a row holds only that they are done.
"""

from typing import Final, final

from perihelion.kernel.features import Features, bounded
from perihelion.kernel.native import i64, vec
from perihelion.kernel.state import State

from ..rules import scoring, steps
from ..rules.coordinates import columns_pointed_at
from ..rules.drawing import hexes_of, sheet_with_new_piece, upgrades_to_spend
from ..rules.state import NOT_YET, Sheet, Table
from ..rules.tables import COLUMNS, DRAW, MAX_HEXES, PLACE_TILE, SIDES, Tables

TILE: Final = 4 * COLUMNS + 4
TENTH: Final = 0.1
HUNDREDTH: Final = 0.01
FIFTEENTH: Final = 1 / 15
HALF: Final = 0.5
SIXTH: Final = 1 / 6
PHASES: Final = ("coordinates", "drawing", "over")


@final
class SunwardFeatures(Features):
    def __init__(self, tables: Tables, seats: int) -> None:
        super().__init__(seats)
        self.tables = tables
        self.cells = len(tables.grid.cells)
        tiles = len(tables.spans)
        missions = len(tables.missions)
        frontiers = len(tables.frontiers)
        rings = len(tables.resource_rings)
        self.phase = self.field("phase", (3,), f"one-hot: {', '.join(PHASES)}")
        self.round = self.field("round", (tables.rounds,), "one-hot: the round")
        self.turn = self.field("turn", (tiles,), "one-hot: the turn of the round, which is the number of its tile")
        self.active = self.field("active", (seats,), "one-hot: the active player, the observer first")
        self.zones = self.field("zones", (COLUMNS, len(tables.zones)), "for every column, one-hot: its zone")
        self.missions = self.field("missions", (missions, missions), "for every zone slot, one-hot: its mission")
        self.tiles = self.field(
            "tiles",
            (tiles, TILE),
            "for every tile of the round, one-hot each: edge (top, bottom), side (front, back), column of its low and "
            "of its high tab, columns its circle and its octagon point at; zero until placed",
        )
        self.circle = self.field("circle", (COLUMNS,), "one-hot: the column the active player draws from, drawing")
        self.octagon = self.field("octagon", (COLUMNS,), "one-hot: the column all others draw from, while drawing")
        self.my_column = self.field("my_column", (COLUMNS,), "one-hot: the column the observer draws from, drawing")
        self.my_left_out = self.field("my_left_out", (MAX_HEXES,), "hexes of that shape the observer has left out")
        self.my_may_leave_out = self.field("my_may_leave_out", (1,), "hexes it may still leave out, in halves")
        self.my_cells = self.field(
            "my_cells", (self.cells,), "hexes the observer has drawn in this turn, shown to nobody else yet"
        )
        self.pieces = self.field(
            "pieces", (seats, COLUMNS, self.cells), "for every sheet and column, the hexes its pieces cover"
        )
        self.upgrades = self.field("upgrades", (seats, 2), "for every sheet: upgrades gained and used, in tenths")
        self.frontiers = self.field(
            "frontiers", (seats, frontiers), "for every sheet: points kept for each frontier, in fifteenths"
        )
        self.claimed = self.field("claimed", (frontiers,), "frontiers somebody has reached already")
        self.met = self.field(
            "met", (seats, missions), "for every sheet and zone slot: times the mission is met, in tenths"
        )
        self.rings = self.field(
            "rings", (seats, rings), "for every sheet and resource: its neighbours that are not covered, in sixths"
        )
        self.points = self.field("points", (seats,), "for every sheet: points so far, in hundreds")
        self.my_points = self.field(
            "my_points", (1,), "the observer's points with what it has drawn in this turn, in hundreds"
        )
        self.drawing = self.field("drawing", (seats,), "who has still to draw in this turn")

    def write(self, state: State, seat: int, row: vec[float], at: i64) -> None:
        assert isinstance(state, Table)
        drawing = False
        if not state.acting:
            row[at + self.phase + 2] = 1.0
        elif state.asks(steps.COORDINATES):
            row[at + self.phase] = 1.0
        else:
            row[at + self.phase + 1] = 1.0
            drawing = True
        self.write_board(state, seat, row, at)
        for place in range(self.seats):
            each = (seat + place) % self.seats
            self.write_sheet(state, each, place, row, at)
        if drawing:
            self.write_drawing(state, seat, row, at)
        else:
            row[at + self.my_points] = row[at + self.points]

    def write_board(self, table: Table, seat: int, row: vec[float], at: i64) -> None:
        if table.round:
            row[at + self.round + table.round - 1] = 1.0
        turn = len(table.placed) - (0 if row[at + self.phase] == 0.0 else -1)
        if 0 < turn <= len(self.tables.spans):
            row[at + self.turn + turn - 1] = 1.0
        row[at + self.active + (table.active - seat) % self.seats] = 1.0
        zone: i64 = at + self.zones
        for number in table.zones:
            row[zone + number] = 1.0
            zone += len(self.tables.zones)
        slot: i64 = at + self.missions
        for number in table.missions:
            row[slot + number] = 1.0
            slot += len(table.missions)
        tile: i64 = at + self.tiles
        for number in range(len(table.placed)):
            action = table.placed[number]
            spot = (action - PLACE_TILE) // SIDES
            low = spot % COLUMNS
            circle, octagon = columns_pointed_at(table, number, action)
            row[tile + spot // COLUMNS] = 1.0
            row[tile + 2 + (action - PLACE_TILE) % SIDES] = 1.0
            row[tile + 4 + low] = 1.0
            row[tile + 4 + COLUMNS + self.tables.pairs[number][low]] = 1.0
            row[tile + 4 + 2 * COLUMNS + circle] = 1.0
            row[tile + 4 + 3 * COLUMNS + octagon] = 1.0
            tile += TILE
        claimed: i64 = at + self.claimed
        for taken in table.claimed:
            row[claimed] = float(taken)
            claimed += 1

    def write_sheet(self, table: Table, seat: int, place: int, row: vec[float], at: i64) -> None:
        sheet = table.sheets[seat]
        first: i64 = at + self.pieces + place * COLUMNS * self.cells
        for mark in self.marks(sheet):
            row[first + mark] = 1.0
        here: i64 = at + self.upgrades + 2 * place
        row[here] = bounded(TENTH * sheet.gained)
        row[here + 1] = bounded(TENTH * sheet.used)
        here = at + self.frontiers + place * len(sheet.frontiers)
        for points in sheet.frontiers:
            row[here] = FIFTEENTH * points
            here += 1
        counts = scoring.mission_counts(table, sheet)
        here = at + self.met + place * len(counts)
        for times in counts:
            row[here] = bounded(TENTH * times)
            here += 1
        here = at + self.rings + place * len(self.tables.resource_rings)
        open_rings = scoring.gaps(table.tables, sheet)
        for number in range(len(self.tables.resource_rings)):
            row[here] = SIXTH * open_rings[number]
            here += 1
        row[at + self.points + place] = bounded(HUNDREDTH * scoring.points_of(table, sheet))
        if table.drawn[seat] == NOT_YET:
            row[at + self.drawing + place] = 1.0

    def marks(self, sheet: Sheet) -> list[int]:
        """Where in the planes of a sheet the hexes of its pieces are marked.

        A piece comes once a turn and a row is written at every move, so they are kept: looking every piece up took an
        eighth of a step in the vector environment. The list is replaced, never changed: clones share it.
        """
        if sheet.marked < len(sheet.pieces):
            marks = sheet.marks[:]
            for column, hexes in sheet.pieces[sheet.marked :]:
                for cell in self.tables.spots.cells_of(hexes):
                    marks.append(column * self.cells + cell)
            sheet.marks = marks
            sheet.marked = len(sheet.pieces)
        return sheet.marks

    def write_drawing(self, table: Table, seat: int, row: vec[float], at: i64) -> None:
        """What the observer draws in this turn, which nobody else knows."""
        row[at + self.circle + table.circle] = 1.0
        row[at + self.octagon + table.octagon] = 1.0
        row[at + self.my_column + table.column_for(seat)] = 1.0
        left_out = table.left_out[seat]
        for k in range(MAX_HEXES):
            if left_out >> k & 1:
                row[at + self.my_left_out + k] = 1.0
        row[at + self.my_may_leave_out] = HALF * max(0, upgrades_to_spend(table, seat))
        sheet: Sheet = table.sheets[seat]
        if table.drawn[seat] >= DRAW:
            for cell in self.tables.spots.cells_of(hexes_of(table, seat, table.drawn[seat])):
                row[at + self.my_cells + cell] = 1.0
            sheet = sheet_with_new_piece(table, seat)
        row[at + self.my_points] = bounded(HUNDREDTH * scoring.points_of(table, sheet))
