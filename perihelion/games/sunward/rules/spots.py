"""Where shapes can lie: every spot of every shape has a number, and a set of spots is one integer.

For every spot it is known which others a piece there touches and which it leaves clear. A sheet needs only to keep
the spots that touch its pieces and those that all of them leave clear: what is in both is open, for whatever shape.
Random play is 1.5 times as fast that way as by adding up, for the shape asked for, what every piece on the sheet
forbids and touches, and twice as fast when compiled.
"""

from itertools import compress
from typing import Any, Final, final

from perihelion.kernel.agenda import PLAIN

from .hexes import Grid, Hex, Wide, neighbours, orientations

ORIENTATIONS: Final = 12
"""A polyhex has at most so many."""

NOWHERE: Final = -1
POSITIONS: Final = range(1 << 16)
"""Of the bytes of any set of spots."""


@final
class Shape:
    """A polyhex in all its orientations. Its spots are `first` and those that follow, in the order of their actions."""

    def __init__(self, turned: list[list[Hex]], first: int, drawings: int) -> None:
        self.orientations = turned
        self.first: Wide = first
        self.drawings: list[Any] = []  # of every spot, the number of the drawing: its cell and its orientation
        self.spot_of: list[int] = [NOWHERE] * drawings  # the other way round
        self.every: Wide = 0  # all its spots
        self.bytes: Any = 0  # so many hold them
        self.by_byte: list[list[Any]] = []  # for each of these and its every value the drawings, None while not listed

    def complete(self) -> None:
        spots = len(self.drawings)
        self.every = ((1 << spots) - 1) << self.first
        self.bytes = (spots + 7) // 8
        self.by_byte = [[None] * 256 for _ in range((spots + 7) // 8)]

    def listed(self, spots: Wide) -> list[int]:
        """The drawings of this shape at the given spots, in order."""
        found: list[int] = []
        own: Wide = (spots & self.every) >> self.first
        data: bytes = own.to_bytes(self.bytes, "little")
        if PLAIN:  # two thirds of the bytes are 0: Python skips them best so, mypyc by looking at each
            for k in compress(POSITIONS, data):
                found += self.by_byte[k][data[k]] or self.list_byte(k, data[k])
            return found
        for k in range(len(data)):
            byte = data[k]
            if byte:
                part = self.by_byte[k][byte]
                drawings: tuple[Any, ...] = self.list_byte(k, byte) if part is None else part
                for drawing in drawings:  # one or two: to append these takes half the instructions of `+=`
                    found.append(drawing)
        return found

    def list_byte(self, k: int, byte: int) -> tuple[Any, ...]:
        """What a byte of the set stands for, kept from now on; a tuple, which is one piece of memory to fetch."""
        drawings = tuple([self.drawings[8 * k + bit] for bit in range(8) if byte >> bit & 1])
        self.by_byte[k][byte] = drawings
        return drawings


@final
class Spots:
    """All spots of all shapes on a sheet."""

    def __init__(self, grid: Grid, coverable: Wide, first_drawing: int, forms: list[list[Hex]]) -> None:
        vocabulary = first_drawing + ORIENTATIONS * len(grid.cells)
        self.shapes: dict[str, Shape] = {}
        self.hexes: list[Wide] = []  # of every spot, what a piece covers there
        numbers: list[Any] = list(range(vocabulary))  # each drawing one object
        covering: list[Wide] = [0] * len(grid.cells)  # for every cell the spots that cover it
        for cells in sorted(forms, key=len):  # the small ones first: leaving out hexes asks for them only
            turned = orientations(cells)
            name = str(turned[0])
            if name in self.shapes:
                continue
            shape = Shape(turned, len(self.hexes), vocabulary)
            self.shapes[name] = shape
            for top, (q, r) in enumerate(grid.cells):
                for orientation in range(len(turned)):
                    put = [(q + dq, r + dr) for dq, dr in turned[orientation]]
                    if all([cell in grid.index for cell in put]) and not grid.mask(put) & ~coverable:
                        number = first_drawing + top * ORIENTATIONS + orientation
                        shape.spot_of[number] = len(self.hexes)
                        shape.drawings.append(numbers[number])
                        for cell in put:
                            covering[grid.index[cell]] |= 1 << len(self.hexes)
                        self.hexes.append(grid.mask(put))
            shape.complete()
        self.all: Wide = (1 << len(self.hexes)) - 1
        self.covering = covering
        self.beside: list[Wide] = []  # for every cell the spots that cover a neighbour
        for cell in grid.cells:
            near: Wide = 0
            for each in neighbours(cell):
                if each in grid.index:
                    near |= covering[grid.index[each]]
            self.beside.append(near)
        self.touched: list[Wide] = []  # for every spot, those a piece there touches
        self.left_clear: list[Wide] = []  # and those it does not overlap
        self.grid = grid
        self.cells: dict[Wide, list[int]] = {}  # of what a piece covers at every spot, in reading order
        for hexes in self.hexes:
            indices = grid.indices(hexes)
            self.cells[hexes] = indices
            self.touched.append(self.touched_by(indices))
            self.left_clear.append(self.clear_of(indices))

    def touched_by(self, cells: list[int]) -> Wide:
        """The spots next to some of the cells, and some that overlap them."""
        found: Wide = 0
        for cell in cells:
            found |= self.beside[cell]
        return found

    def clear_of(self, cells: list[int]) -> Wide:
        """The spots that cover none of the cells."""
        taken: Wide = 0
        for cell in cells:
            taken |= self.covering[cell]
        return self.all ^ taken

    def cells_of(self, hexes: Wide) -> list[int]:
        """The cell numbers of a piece."""
        known = self.cells.get(hexes)
        return self.grid.indices(hexes) if known is None else known

    def of(self, cells: list[Hex]) -> Shape:
        return self.shapes[str(orientations(cells)[0])]
