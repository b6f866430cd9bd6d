"""What lies on the table: the command board, the coordinate tiles of the round, and everybody's sheet."""

from typing import Final, final

from perihelion.kernel.rng import Rng
from perihelion.kernel.state import Packed, State

from .hexes import Wide
from .tables import Tables

NOT_YET: Final = -1
"""In `drawn`: the seat has still to draw."""
UNKNOWN: Final[list[int]] = []
"""Of a sheet: missions and gaps that nobody has counted."""


@final
class Sheet:
    """One player's sheet. A piece is (column of its zone, its hexes)."""

    def __init__(
        self,
        covered: Wide,
        pieces: list[tuple[int, Wide]],
        gained: int,
        used: int,
        frontiers: list[int],
        touched: Wide,
        clear: Wide,
        open_spots: Wide,
    ) -> None:
        self.covered: Wide = covered
        self.pieces = pieces
        self.gained = gained  # upgrades
        self.used = used
        self.frontiers = frontiers  # the number kept for each, 0 while not reached
        # following from `covered`: the spots that touch a piece, those that no piece overlaps, and where to draw next
        self.touched: Wide = touched
        self.clear: Wide = clear
        self.open: Wide = open_spots
        self.met: list[int] = (
            UNKNOWN  # how often every mission is met, once somebody has asked (scoring.mission_counts)
        )
        self.recount = 0  # columns of the pieces that came since then, a bit each
        self.gaps: list[int] = UNKNOWN  # what is not covered, once somebody has asked (scoring.gaps)
        self.marks: list[int] = UNKNOWN  # where in the row of a seat its first pieces are marked (features.marks)
        self.marked = 0  # and how many pieces those are

    def clone(self) -> "Sheet":
        twin = Sheet(
            self.covered,
            self.pieces[:],
            self.gained,
            self.used,
            self.frontiers[:],
            self.touched,
            self.clear,
            self.open,
        )
        twin.met = self.met
        twin.recount = self.recount
        twin.gaps = self.gaps
        twin.marks = self.marks
        twin.marked = self.marked
        return twin

    def find_open_spots(self, tables: Tables) -> None:
        """From the covered hexes alone: WSS-4.1, the first shape touches the spaceship, all others a piece."""
        cells = tables.grid.indices(self.covered)
        self.touched = tables.spots.touched_by(cells)
        self.clear = tables.spots.clear_of(cells)
        self.open = self.touched & self.clear if cells else tables.beside_the_ship


def sheet_of(tables: Tables, covered: Wide, pieces: list[tuple[int, Wide]], frontiers: list[int]) -> Sheet:
    sheet = Sheet(covered, pieces, 0, 0, frontiers, 0, 0, 0)
    sheet.find_open_spots(tables)
    return sheet


class Table(State):
    """Sunward on the table, without its rules; those are in `play.py` and the modules of the phases."""

    def __init__(self, tables: Tables, seats: int, rng: Rng) -> None:
        super().__init__(tables.stamp, tables.vocabulary, seats, rng)
        self.tables = tables
        self.zones: list[int] = []  # the zone of every column
        self.missions: list[int] = []  # the mission of every zone slot
        self.round = 0
        self.active = 0
        self.placed: list[int] = []  # this round's placements, as actions, in the order of the tiles
        self.notches = 0  # used ones, a bit for every edge and column
        self.circle = 0  # the column the last tile's circle points at: what the active player draws
        self.octagon = 0  # and its octagon: what all others draw
        self.sheets: list[Sheet] = []
        self.claimed: list[int] = []  # for every frontier 1 once somebody has reached it
        self.left_out: list[int] = []  # of the shape each seat is drawing, a bit for every hex
        self.drawn: list[int] = []  # the drawing of each seat this turn, as an action, not shown before all have

    def column_for(self, seat: int) -> int:
        """WSS-3.6: whose shape is which."""
        return self.circle if seat == self.active else self.octagon

    def zone_name(self, column: int) -> str:
        return self.tables.zones[self.zones[column]].said

    def take_over(self, other: "Table") -> None:
        """Become a copy of another table."""
        self.copy_base(other)
        self.zones = other.zones
        self.missions = other.missions
        self.round = other.round
        self.active = other.active
        self.placed = other.placed[:]
        self.notches = other.notches
        self.circle = other.circle
        self.octagon = other.octagon
        self.sheets = [sheet.clone() for sheet in other.sheets]
        self.claimed = other.claimed[:]
        self.left_out = other.left_out[:]
        self.drawn = other.drawn[:]

    def pack(self) -> Packed:
        sheets = [
            [each.covered, [list(piece) for piece in each.pieces], each.gained, each.used, each.frontiers]
            for each in self.sheets
        ]
        return [
            self.zones,
            self.missions,
            self.round,
            self.active,
            self.placed,
            self.notches,
            self.circle,
            self.octagon,
            sheets,
            self.claimed,
            self.left_out,
            self.drawn,
        ]

    def unpack(self, packed: Packed) -> None:
        self.zones = packed[0]
        self.missions = packed[1]
        self.round = packed[2]
        self.active = packed[3]
        self.placed = packed[4]
        self.notches = packed[5]
        self.circle = packed[6]
        self.octagon = packed[7]
        self.sheets = []
        for covered, pieces, gained, used, frontiers in packed[8]:
            sheet = sheet_of(self.tables, covered, [(column, hexes) for column, hexes in pieces], frontiers)
            sheet.gained = gained
            sheet.used = used
            self.sheets.append(sheet)
        self.claimed = packed[9]
        self.left_out = packed[10]
        self.drawn = packed[11]
