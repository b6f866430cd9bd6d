"""The component set made ready for play: numbers instead of names, bits instead of hexes."""

from typing import Any, Final, final

from perihelion.kernel.actions import ActionSpace
from perihelion.kernel.table import named

from .hexes import Grid, Hex, Wide, connected, neighbours
from .spots import ORIENTATIONS, Shape, Spots

COLUMNS: Final = 6
BLACK_HOLE: Final = 5
"""The column of the printed black hole; columns 0 to 4 are the zone slots, each with its mission."""

EDGES: Final = 2
SIDES: Final = 2
MAX_HEXES: Final = 6
MOST_LEFT_OUT: Final = 2
FAR: Final = 14
"""Steps from a frontier beyond which nobody counts them."""
HOW_MANY: Final = [left_out.bit_count() for left_out in range(1 << MAX_HEXES)]
"""Of the hexes of a shape are in such a set."""

Way = tuple[int, Wide]
"""A hex to leave out, as an action, and a set of spots."""

# The kinds of actions, each with the first of them; `draw` comes last, for its size depends on the sheet.
VOCABULARY: Final = ActionSpace()
PLACE_TILE = VOCABULARY.add("place_tile", ("edge", EDGES), ("column", COLUMNS), ("side", SIDES))
LEAVE_OUT = VOCABULARY.add("leave_out", ("hex", MAX_HEXES))
DRAW_NOTHING = VOCABULARY.add("draw_nothing")
DRAW = VOCABULARY.size

# Missions, in the order of the set's tokens.
ALIENS, UPGRADES, RESOURCES, CLUSTER, NEAR_BLACK_HOLE = range(5)


@final
class Zone:
    """An exploration zone: its shape, and what is left of it for every choice of hexes left out (a bit mask)."""

    def __init__(self, name: str, cells: list[Hex], spots: Spots) -> None:
        self.name = name
        self.said = named("zone", name)
        self.cells = cells
        self.size = len(cells)
        self.reduced: list[Shape | None] = []  # None where the rest falls apart (WSS-6.4) or too much is left out
        for left_out in range(1 << self.size):
            kept = rest_of(cells, left_out)
            self.reduced.append(spots.of(kept) if kept else None)
        # for every choice left out so far the next hexes to leave out, each with all spots it leads to
        self.with_one_more: list[list[Way]] = [self._ways(left_out, 1) for left_out in range(1 << self.size)]
        self.with_two_more: list[list[Way]] = [self._ways(left_out, 2) for left_out in range(1 << self.size)]

    def _ways(self, left_out: int, more: int) -> list[Way]:
        ways: list[Way] = []
        for k in range(self.size):
            if not left_out >> k & 1:
                spots: Wide = self._spots_after(left_out | 1 << k, more - 1)
                if spots:
                    ways.append((LEAVE_OUT + k, spots))
        return ways

    def _spots_after(self, left_out: int, more: int) -> Wide:
        """Where the rest can lie, or what remains of it with so many further hexes left out."""
        shape = self.reduced[left_out]
        spots: Wide = 0 if shape is None else shape.every
        if more:
            for _, further in self._ways(left_out, more):
                spots |= further
        return spots


def rest_of(cells: list[Hex], left_out: int) -> list[Hex]:
    """What remains of a shape; nothing where that falls apart (WSS-6.4) or too much is left out."""
    kept = [cell for k, cell in enumerate(cells) if not left_out >> k & 1]
    return kept if left_out.bit_count() <= MOST_LEFT_OUT and connected(kept) else []


@final
class Frontier:
    def __init__(self, name: str, hexes: Wide, first: int, later: int) -> None:
        self.name = name
        self.hexes = hexes
        self.first = first
        self.later = later
        self.within: list[Wide] = []  # the hexes from which at most 0, 1, 2 … steps lead to it
        self.from_the_ship = 0  # steps

    def measure(self, grid: Grid, coverable: Wide, start: Wide) -> None:
        self.within = [self.hexes & coverable]
        while len(self.within) <= FAR:
            last: Wide = self.within[-1]
            self.within.append(last | grid.around(last) & coverable)
        self.from_the_ship = min(1 + self.steps_from(start), FAR + 1)

    def away(self, covered: Wide) -> int:
        """Hexes still to be covered on the way to it; `FAR` + 1 for all that is more.

        A way over what is covered already does no harm: it is shorter from where it leaves that.
        """
        return self.steps_from(covered) if covered else self.from_the_ship

    def steps_from(self, hexes: Wide) -> int:
        """From the nearest of some hexes; `FAR` + 1 where they do not come so near."""
        if not hexes & self.within[FAR]:
            return FAR + 1
        nearest, near = 0, FAR
        while nearest < near:
            middle = (nearest + near) // 2
            if hexes & self.within[middle]:
                near = middle
            else:
                nearest = middle + 1
        return near


@final
class Lay:
    """What a piece at a spot covers and comes near to."""

    def __init__(self, hexes: Wide, tables: "Tables") -> None:
        near: Wide = tables.grid.around(hexes)
        self.aliens: int = (hexes & tables.aliens).bit_count()
        self.upgrades: int = (hexes & tables.upgrades).bit_count()
        self.resources = 0  # next to it, a bit each
        self.rings: list[int] = []  # of every resource, how many of its neighbours are covered
        for number, ring in enumerate(tables.resource_rings):
            if near & tables.resource_bits[number]:
                self.resources |= 1 << number
            self.rings.append((ring & hexes).bit_count())
        self.steps: list[int] = [frontier.steps_from(hexes) for frontier in tables.frontiers]  # 0 where it is reached


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
        self.labels = labels_of(grid.cells)
        self.vocabulary = DRAW + ORIENTATIONS * len(grid.cells)
        self.aliens: Wide = grid.mask([_hex(cell) for cell in sheet["symbols"]["alien"]])
        self.upgrades: Wide = grid.mask([_hex(cell) for cell in sheet["symbols"]["upgrade"]])
        self.resources: Wide = grid.mask([_hex(cell) for cell in sheet["symbols"]["resource"]])
        self.resource_cells: list[Hex] = [_hex(cell) for cell in sheet["symbols"]["resource"]]
        self.resource_bits: list[Wide] = [grid.mask([cell]) for cell in self.resource_cells]
        self.resource_rings: list[Wide] = [
            grid.mask([near for near in neighbours(cell) if near in grid.index]) for cell in self.resource_cells
        ]
        self.coverable: Wide = grid.whole & ~self.resources
        self.spaceship = _hex(sheet["spaceship"])
        beside = [near for near in neighbours(self.spaceship) if near in grid.index]
        self.start: Wide = grid.mask(beside)
        self.frontiers: list[Frontier] = [
            Frontier(each["id"], grid.mask([_hex(edge["hex"]) for edge in each["edges"]]), each["first"], each["later"])
            for each in sheet["frontiers"]
        ]
        self.frontier_hexes: Wide = 0
        for frontier in self.frontiers:
            frontier.measure(grid, self.coverable, self.start)
            self.frontier_hexes |= frontier.hexes
        names = [tile["id"] for tile in data["zones"]["tiles"]] + [data["zones"]["printed"]["id"]]
        forms = [rest_of(cells, left_out) for cells in shapes for left_out in range(1 << len(cells))]
        self.spots = Spots(grid, self.coverable, DRAW, [form for form in forms if form])
        self.zones: list[Zone] = [Zone(name, cells, self.spots) for name, cells in zip(names, shapes, strict=True)]
        self.beside_the_ship: Wide = 0
        for cell in beside:
            self.beside_the_ship |= self.spots.covering[grid.index[cell]]
        self.upgrades_at: list[int] = [(hexes & self.upgrades).bit_count() for hexes in self.spots.hexes]
        self.frontier_at: list[bool] = [hexes & self.frontier_hexes != 0 for hexes in self.spots.hexes]
        self.printed_zone = len(self.zones) - 1
        self.zone_slots: int = data["zones"]["used"]
        self.missions: list[str] = data["missions"]["tokens"]
        self.sources: list[str] = [f"mission-{name.replace('_', '-')}" for name in self.missions]  # of points
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
        self.lays: list[Lay | None] = [None] * len(self.spots.hexes)  # those asked for so far, by spot

    def lay(self, spot: int) -> Lay:
        known = self.lays[spot]
        if known is None:
            known = Lay(self.spots.hexes[spot], self)
            self.lays[spot] = known
        return known

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


def labels_of(cells: list[Hex]) -> list[str]:
    """Hexes as players say them: a letter for the row and the number in the row, D7."""
    found: list[str] = []
    in_row: dict[int, int] = {}
    for _, row in cells:
        in_row[row] = in_row.get(row, 0) + 1
        found.append(f"{chr(ord('A') + row)}{in_row[row]}")
    return found


def _hex(pair: list[int]) -> Hex:
    return (pair[0], pair[1])
