"""The component set made ready for play: numbers instead of names, bits instead of hexes."""

from typing import Any, Final, final

from perihelion.games.sunward.hexes import Grid, Hex, Wide, connected, neighbours, orientations

COLUMNS: Final = 6
BLACK_HOLE: Final = 5
"""The column of the printed black hole; columns 0 to 4 are the zone slots, each with its mission."""

EDGES: Final = 2
SIDES: Final = 2
ORIENTATIONS: Final = 12
MAX_HEXES: Final = 6
MOST_LEFT_OUT: Final = 2
HOW_MANY: Final = [left_out.bit_count() for left_out in range(1 << MAX_HEXES)]
"""Of the hexes of a shape are in such a set."""

NONE: Final[list[int]] = []

# The vocabulary; `draw` comes last because its size depends on the sheet.
PLACE_TILE: Final = 0
LEAVE_OUT: Final = PLACE_TILE + EDGES * COLUMNS * SIDES
DRAW_NOTHING: Final = LEAVE_OUT + MAX_HEXES
DRAW: Final = DRAW_NOTHING + 1

# Missions, in the order of the set's tokens.
ALIENS: Final = 0
UPGRADES: Final = 1
RESOURCES: Final = 2
CLUSTER: Final = 3
NEAR_BLACK_HOLE: Final = 4


@final
class Shape:
    """A polyhex in all its orientations, with every place on the sheet where it could lie.

    The places are numbered; a set of places is one integer. For every cell `meets` holds the places that a piece
    covering this cell forbids, and, `shift` bits lower, those that it makes touch. The same for a whole piece is
    remembered in `met`: adding it up over the pieces of a sheet finds all legal places. Counted in instructions, random
    play is three times as fast that way as by trying every orientation with shifted masks.
    """

    def __init__(self, first_id: int, grid: Grid, coverable: Wide, upgrades: Wide, cells: list[Hex]) -> None:
        self.orientations: list[list[Hex]] = orientations(cells)
        self.first_id = first_id  # a piece is known by this and its place
        self.actions: list[int] = []  # of every place, the action that draws the shape there
        self.place_at: dict[int, int] = {}  # the other way round
        self.hexes: list[Wide] = []  # what it covers, as a mask
        self.cells: list[list[int]] = []  # and as cell numbers
        self.near: list[Wide] = []  # and what lies next to it
        self.upgrades: list[int] = []  # how many upgrade hexes it covers
        covering: list[Wide] = [0] * len(grid.cells)  # for every cell the places that cover it
        for orientation, turned in enumerate(self.orientations):
            for top, (q, r) in enumerate(grid.cells):
                put = [(q + dq, r + dr) for dq, dr in turned]
                if all([cell in grid.index for cell in put]) and not grid.mask(put) & ~coverable:
                    for cell in put:
                        covering[grid.index[cell]] |= 1 << len(self.actions)
                    action = DRAW + orientation * len(grid.cells) + top
                    self.place_at[action] = len(self.actions)
                    self.actions.append(action)
                    self.hexes.append(grid.mask(put))
                    self.cells.append([grid.index[cell] for cell in put])
                    self.near.append(grid.around(grid.mask(put)))
                    self.upgrades.append(len([cell for cell in put if upgrades >> grid.bit(cell) & 1]))
        self.covering = covering
        self.shift = len(self.actions)
        self.by_byte: list[list[list[int]]] = [[NONE] * 256 for _ in range((self.shift + 7) // 8)]
        self.touch_only: Wide = (1 << self.shift) - 1
        self.meets: list[Wide] = []
        for number, cell in enumerate(grid.cells):
            touching: Wide = 0
            for near in neighbours(cell):
                if near in grid.index:
                    touching |= covering[grid.index[near]]
            self.meets.append(covering[number] << self.shift | touching)
        self.met: list[Wide] = []  # by the ids of all pieces; 0 while unknown

    def meeting(self, piece: int, cells: list[int]) -> Wide:
        """What `meets` says of a whole piece, known by its id and its cells."""
        together: Wide = 0
        for cell in cells:
            together |= self.meets[cell]
        self.met[piece] = together
        return together

    def listed(self, places: Wide) -> list[int]:
        """The actions of a set of places, in order. What a byte of the set stands for is listed once and kept."""
        found: list[int] = []
        data: bytes = places.to_bytes((places.bit_length() + 7) // 8, "little")
        for k in range(len(data)):
            byte = data[k]
            if byte:
                part = self.by_byte[k][byte]
                if not part:
                    part = [self.actions[8 * k + bit] for bit in range(8) if byte >> bit & 1]
                    self.by_byte[k][byte] = part
                found.extend(part)
        return found


@final
class Zone:
    """An exploration zone: its shape, and what is left of it for every choice of hexes left out (a bit mask)."""

    def __init__(self, name: str, cells: list[Hex], shapes: "Shapes") -> None:
        self.name = name
        self.cells = cells
        self.size = len(cells)
        self.reduced: list[Shape | None] = []  # None where the rest falls apart (WSS-6.4) or too much is left out
        for left_out in range(1 << self.size):
            kept = [cell for k, cell in enumerate(cells) if not left_out >> k & 1]
            possible = left_out.bit_count() <= MOST_LEFT_OUT and connected(kept)
            self.reduced.append(shapes.of(kept) if possible else None)
        # for every choice left out so far: the actions that leave out one more hex and keep the rest together
        self.next: list[list[int]] = [
            [LEAVE_OUT + k for k in range(self.size) if self.rest(left_out, k)] for left_out in range(1 << self.size)
        ]
        # and the different rests without one further hex
        self.rests_without_two: list[list[Shape]] = [self._rests(left_out) for left_out in range(1 << self.size)]

    def rest(self, left_out: int, k: int) -> Shape | None:
        """What remains if hex k is left out as well; None if it already is."""
        return None if left_out >> k & 1 else self.reduced[left_out | 1 << k]

    def _rests(self, left_out: int) -> list[Shape]:
        rests: list[Shape] = []
        for k in range(self.size):
            rest = self.rest(left_out, k)
            if rest is not None and rest not in rests:
                rests.append(rest)
        return rests


@final
class Shapes:
    """Every polyhex once, however many zones it can be left of."""

    def __init__(self, grid: Grid, coverable: Wide, upgrades: Wide) -> None:
        self.grid = grid
        self.coverable = coverable
        self.upgrades = upgrades
        self.made: dict[str, Shape] = {}
        self.cells_of_piece: list[list[int]] = []

    def of(self, cells: list[Hex]) -> Shape:
        form = str(orientations(cells)[0])
        if form not in self.made:
            self.made[form] = Shape(len(self.cells_of_piece), self.grid, self.coverable, self.upgrades, cells)
            self.cells_of_piece.extend(self.made[form].cells)
        return self.made[form]


@final
class Frontier:
    def __init__(self, name: str, hexes: Wide, first: int, later: int) -> None:
        self.name = name
        self.hexes = hexes
        self.first = first
        self.later = later


@final
class Tables:
    """All that a state needs of the component set; shared by all states, changed by none."""

    def __init__(self, data: dict[str, Any], stamp: str) -> None:
        self.stamp = stamp
        sheet = data["sheet"]
        shapes = [[_hex(cell) for cell in tile["cells"]] for tile in data["zones"]["tiles"]]
        shapes.append([_hex(cell) for cell in data["zones"]["printed"]["cells"]])
        grid = Grid(
            [(q, row["r"]) for row in sheet["rows"] for first, last in row["spans"] for q in range(first, last + 1)]
        )
        self.grid = grid
        self.vocabulary = DRAW + ORIENTATIONS * len(grid.cells)
        self.aliens: Wide = grid.mask([_hex(cell) for cell in sheet["symbols"]["alien"]])
        self.upgrades: Wide = grid.mask([_hex(cell) for cell in sheet["symbols"]["upgrade"]])
        self.resources: Wide = grid.mask([_hex(cell) for cell in sheet["symbols"]["resource"]])
        self.resource_cells: list[Hex] = [_hex(cell) for cell in sheet["symbols"]["resource"]]
        self.resource_rings: list[Wide] = [
            grid.mask([near for near in neighbours(cell) if near in grid.index]) for cell in self.resource_cells
        ]
        self.coverable: Wide = grid.whole & ~self.resources
        self.spaceship = _hex(sheet["spaceship"])
        beside = [near for near in neighbours(self.spaceship) if near in grid.index]
        self.start: Wide = grid.mask(beside)
        self.start_cells: list[int] = [grid.index[cell] for cell in beside]
        self.frontiers: list[Frontier] = [
            Frontier(each["id"], grid.mask([_hex(edge["hex"]) for edge in each["edges"]]), each["first"], each["later"])
            for each in sheet["frontiers"]
        ]
        self.frontier_hexes: Wide = 0
        for frontier in self.frontiers:
            self.frontier_hexes |= frontier.hexes
        names = [tile["id"] for tile in data["zones"]["tiles"]] + [data["zones"]["printed"]["id"]]
        made = Shapes(grid, self.coverable, self.upgrades)
        self.zones: list[Zone] = [Zone(name, cells, made) for name, cells in zip(names, shapes, strict=True)]
        self.cells_of_piece: list[list[int]] = made.cells_of_piece
        for shape in made.made.values():
            shape.met = [0] * len(self.cells_of_piece)
        self.printed_zone = len(self.zones) - 1
        self.zone_slots: int = data["zones"]["used"]
        self.missions: list[str] = data["missions"]["tokens"]
        self.rounds: int = data["set"]["rounds"]
        self.spans: list[int] = data["coordinate_tiles"]["spans"]
        self.places: list[int] = data["command_board"]["places"]
        self.edges: list[str] = data["command_board"]["edges"]
        self.sides: list[str] = list(data["coordinate_tiles"]["circle_low"])
        low = data["coordinate_tiles"]["circle_low"]
        self.circle_low: list[list[bool]] = [[edge in low[side] for side in self.sides] for edge in self.edges]
        scoring = data["scoring"]
        self.mission_points: list[int] = scoring["mission_points"]
        self.mission_points_beyond: int = scoring["mission_points_beyond"]
        self.resource_enclosed: int = scoring["resource_enclosed"]
        self.alien_uncovered: int = scoring["alien_uncovered"]
        self.upgrades_per_turn: int = scoring["upgrades_per_turn"]
        self.ranks: list[tuple[str, int]] = [(rank["id"], rank["min"]) for rank in data["solo"]["ranks"]]
        self.pairs: list[list[int]] = [self._partners(span) for span in self.spans]
        self.placements: dict[int, list[int]] = {}  # found so far, by tile and used notches: at most a few hundred

    def _partners(self, span: int) -> list[int]:
        """For every column of a tile's lower tab the column of its upper tab, -1 where there is no notch."""
        column_at = {place: column for column, place in enumerate(self.places)}
        return [column_at.get(place + span, -1) for place in self.places]

    def points(self, times: int) -> int:
        """WSS-7.7: a mission met so many times."""
        last = len(self.mission_points) - 1
        if times <= last:
            return self.mission_points[times]
        return self.mission_points[last] + (times - last) * self.mission_points_beyond


def _hex(pair: list[int]) -> Hex:
    return (pair[0], pair[1])
