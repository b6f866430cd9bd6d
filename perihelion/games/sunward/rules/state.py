"""What lies on the table: the command board, the coordinate tiles of the round, and everybody's sheet."""

from typing import Any, Final, final

from perihelion.kernel.fields import copying, fields, pack, unpack
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import Packed, State

from .hexes import Wide
from .tables import Tables

NOT_YET: Final = -1
"""In `drawn`: the seat has still to draw."""
UNKNOWN: Final[list[int]] = []
"""Of a sheet: missions and gaps that nobody has counted."""
NO_PIECES: Final[list[tuple[int, Wide]]] = []
"""Before the setup, a dump or a clone gives them; never changed."""

SHEET: Final = fields("covered pieces[:] gained used frontiers[:]")
TABLE: Final = fields(
    "zones missions round active placed[:] notches circle octagon sheets.clone claimed[:] left_out[:] drawn[:]"
)
"""What is kept, in the order of the dump."""
ON_SHEET: Final = fields("touched clear open met recount gaps marks marked told")
"""What follows from it, or was counted once."""
GIVEN: Final = fields("tables")


@final
class Sheet:
    """One player's sheet. A piece is (column of its zone, its hexes)."""

    def __init__(self) -> None:
        self.covered: Wide = 0
        self.pieces: list[tuple[int, Wide]] = NO_PIECES
        self.gained = 0  # upgrades
        self.used = 0
        self.frontiers: list[int] = UNKNOWN  # the number kept for each, 0 while not reached
        # following from `covered`: the spots that touch a piece, those that no piece overlaps, and where to draw next
        self.touched: Wide = 0
        self.clear: Wide = 0
        self.open: Wide = 0
        self.met = UNKNOWN  # how often every mission is met, once somebody has asked (scoring.mission_counts)
        self.recount = 0  # columns of the pieces that came since then, a bit each
        self.gaps = UNKNOWN  # what is not covered, once somebody has asked (scoring.gaps)
        self.marks = UNKNOWN  # where in the row of a seat its first pieces are marked (features.marks)
        self.marked = 0  # and how many pieces those are
        self.told: Any = None  # what people were told of it the last time (people/sheets.py)

    @copying(SHEET, ON_SHEET)
    def clone(self) -> "Sheet":
        return Sheet()

    def pack(self) -> Packed:
        return pack(self, SHEET)

    def find_open_spots(self, tables: Tables) -> None:
        """From the covered hexes alone: WSS-4.1, the first shape touches the spaceship, all others a piece."""
        cells = tables.grid.indices(self.covered)
        self.touched = tables.spots.touched_by(cells)
        self.clear = tables.spots.clear_of(cells)
        self.open = self.touched & self.clear if cells else tables.beside_the_ship


def sheet_of(tables: Tables, covered: Wide, pieces: list[tuple[int, Wide]], frontiers: list[int]) -> Sheet:
    sheet = Sheet()
    sheet.covered = covered
    sheet.pieces = pieces
    sheet.frontiers = frontiers
    sheet.find_open_spots(tables)
    return sheet


def unpacked_sheet(tables: Tables, packed: Packed) -> Sheet:
    sheet = Sheet()
    unpack(sheet, SHEET, packed)
    sheet.pieces = [(column, hexes) for column, hexes in packed[SHEET.index("pieces")]]
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

    def pack(self) -> Packed:
        return pack(self, TABLE)

    def unpack(self, packed: Packed) -> None:
        unpack(self, TABLE, packed)
        self.sheets = [unpacked_sheet(self.tables, each) for each in packed[TABLE.index("sheets")]]
