"""What a learned judgement of Sunward looks at: every sheet as a player sums it up, without a plane of its hexes.

The row of `features.py` has a number for every hex and shape, so a network has to meet each of them before it knows
that an alien hemmed in is lost or that a frontier comes near. These numbers say so, and there are a seventh as many.
"""

from typing import Final, final

from perihelion.kernel.features import Features, part
from perihelion.kernel.native import i64, vec
from perihelion.kernel.state import State

from ..rules import scoring, steps
from ..rules.drawing import shape_of, sheet_with_new_piece, upgrades_to_spend
from ..rules.hexes import Wide
from ..rules.state import NOT_YET, Sheet, Table
from ..rules.tables import COLUMNS, DRAW, FAR, Tables
from .weights import share_left

STEPS: Final = 4
"""Upgrades not used that are told apart; more are as good as so many."""
AROUND: Final = 7
"""A resource has 0 to 6 neighbours that are not covered."""


@final
class SunwardInsights(Features):
    def __init__(self, tables: Tables, seats: int) -> None:
        super().__init__(seats)
        self.tables = tables
        self.rings: Wide = 0
        for ring in tables.resource_rings:
            self.rings |= ring
        missions, frontiers = len(tables.missions), len(tables.frontiers)
        self.turn = self.field("turn", (tables.rounds * len(tables.spans) + 1,), "one-hot: tiles placed, as if all fit")
        self.left = self.field("left", (1,), "how much of the game is still to come")
        self.active = self.field("active", (seats,), "one-hot: the active player, the observer first")
        self.to_draw = self.field("to_draw", (COLUMNS,), "one-hot: the column the observer has still to draw from")
        self.leave_out = self.field("leave_out", (1,), "hexes it may still leave out, in halves")
        self.drawing = self.field("drawing", (seats,), "who has still to draw in this turn")
        self.sizes = self.field("sizes", (missions + 1,), "hexes of the shape of every mission, and of the black hole")
        self.points = self.field("points", (seats,), "for every sheet: points so far, in hundreds")
        self.upgrades = self.field("upgrades", (seats, STEPS), "upgrades not used: at least 1, 2, …")
        self.met = self.field("met", (seats, missions, 3), "for every mission: times met, pieces, points of the next")
        self.room = self.field("room", (seats, missions + 1, 2), "drawings of its whole shape; none")
        self.resources = self.field("resources", (seats, AROUND), "resources by their neighbours that are not covered")
        self.symbols = self.field(
            "symbols",
            (seats, 3, 4),
            "aliens, upgrades, neighbours of resources, not covered: all, beside a piece, a step farther, shut in",
        )
        self.hexes = self.field("hexes", (seats, 3), "hexes not covered: all, next to a piece, hemmed in")
        self.frontiers = self.field(
            "frontiers",
            (seats, frontiers, 4),
            "for every frontier: reached, points kept or to be had, how near it is, both together",
        )

    def write(self, state: State, seat: int, row: vec[float], at: i64) -> None:
        assert isinstance(state, Table)
        turn = len(self.tables.spans) * (state.round - 1) + len(state.placed)
        row[at + self.turn + max(0, turn)] = 1.0
        row[at + self.left] = share_left(state)
        row[at + self.active + (state.active - seat) % self.seats] = 1.0
        column: i64 = at + self.sizes
        for mission in range(len(self.tables.missions)):
            row[column + mission] = part(self.size_of(state, state.missions.index(mission)), 6.0)
        row[column + len(self.tables.missions)] = part(self.size_of(state, COLUMNS - 1), 6.0)
        drawing = bool(state.acting) and state.asks(steps.DRAWING)
        if drawing and state.drawn[seat] == NOT_YET:
            row[at + self.to_draw + state.column_for(seat)] = 1.0
            row[at + self.leave_out] = part(max(0, upgrades_to_spend(state, seat)), 2.0)
        for place in range(self.seats):
            each = (seat + place) % self.seats
            sheet: Sheet = state.sheets[each]
            open_spots: Wide = sheet.open
            if drawing and state.drawn[each] == NOT_YET:
                row[at + self.drawing + place] = 1.0
            elif drawing and place == 0 and state.drawn[seat] >= DRAW:  # shown to nobody else yet
                sheet = sheet_with_new_piece(state, seat)
                open_spots = open_after(state, seat)
            self.write_sheet(state, sheet, place, row, at)
            self.write_missions(state, sheet, open_spots, place, row, at)

    def size_of(self, table: Table, column: int) -> int:
        return self.tables.zones[table.zones[column]].size

    def write_sheet(self, table: Table, sheet: Sheet, place: int, row: vec[float], at: i64) -> None:
        tables = self.tables
        row[at + self.points + place] = part(scoring.points_of(table, sheet), 100.0)
        first: i64 = at + self.upgrades + STEPS * place
        for number in range(min(STEPS, sheet.gained - sheet.used)):
            row[first + number] = 1.0
        first = at + self.resources + AROUND * place
        open_rings = scoring.gaps(tables, sheet)
        for number in range(len(tables.resource_rings)):
            row[first + open_rings[number]] += 0.125
        free: Wide = tables.coverable & ~sheet.covered
        near: Wide = tables.grid.around(sheet.covered) if sheet.covered else tables.start
        farther: Wide = tables.grid.around(near & free)
        hemmed: Wide = free & ~tables.grid.around(free)
        first = at + self.symbols + 12 * place
        for symbols, usual in ((tables.aliens, 10.0), (tables.upgrades, 10.0), (self.rings, 40.0)):
            there: Wide = symbols & free
            row[first] = part(there.bit_count(), usual)
            row[first + 1] = part((there & near).bit_count(), 10.0)
            row[first + 2] = part((there & farther).bit_count(), 10.0)
            row[first + 3] = part((there & hemmed).bit_count(), 5.0)
            first += 4
        first = at + self.hexes + 3 * place
        row[first] = part(free.bit_count(), 120.0)
        row[first + 1] = part((near & free).bit_count(), 50.0)
        row[first + 2] = part(hemmed.bit_count(), 10.0)
        self.write_frontiers(table, sheet, place, row, at)

    def write_frontiers(self, table: Table, sheet: Sheet, place: int, row: vec[float], at: i64) -> None:
        first: i64 = at + self.frontiers + 4 * len(self.tables.frontiers) * place
        for number, frontier in enumerate(self.tables.frontiers):
            kept = sheet.frontiers[number]
            if kept:
                row[first] = 1.0
                row[first + 1] = part(kept, 15.0)
            else:
                points = part(frontier.later if table.claimed[number] else frontier.first, 15.0)
                near = part(FAR + 1 - frontier.away(sheet.covered), FAR)
                row[first + 1] = points
                row[first + 2] = near
                row[first + 3] = points * near
            first += 4

    def write_missions(
        self, table: Table, sheet: Sheet, open_spots: Wide, place: int, row: vec[float], at: i64
    ) -> None:
        """By mission, wherever it lies: what a shape is good for is its mission, not its column."""
        tables = self.tables
        counts = scoring.mission_counts(table, sheet)
        pieces = [0] * COLUMNS
        for column, _ in sheet.pieces:
            pieces[column] += 1
        met: i64 = at + self.met + 3 * len(counts) * place
        room: i64 = at + self.room + 2 * COLUMNS * place
        for column in range(COLUMNS):
            mission = column
            if column < len(counts):
                mission = table.missions[column]
                times = counts[column]
                row[met + 3 * mission] = part(times, 6.0)
                row[met + 3 * mission + 1] = part(pieces[column], 6.0)
                row[met + 3 * mission + 2] = part(tables.points(times + 1) - tables.points(times), 5.0)
            shape = tables.zones[table.zones[column]].reduced[0]
            assert shape is not None
            fits: Wide = open_spots & shape.every
            row[room + 2 * mission] = part(fits.bit_count(), 100.0)
            if not fits:
                row[room + 2 * mission + 1] = 1.0


def open_after(table: Table, seat: int) -> Wide:
    """Where a seat will draw next, with what it has drawn but not shown yet (WSS-4.1, 4.4)."""
    shape = shape_of(table, seat)
    assert shape is not None
    spots = table.tables.spots
    spot = shape.spot_of[table.drawn[seat]]
    sheet = table.sheets[seat]
    return (sheet.touched | spots.touched[spot]) & sheet.clear & spots.left_clear[spot]
