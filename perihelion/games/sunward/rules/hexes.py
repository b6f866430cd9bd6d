"""Hexes as bits: the sheet's grid in one integer, so that shapes are moved and compared by shifts and masks.

A cell (q, r) is the bit `r * stride + q - left`. Between two rows lies a blank column, so that a hex shifted to a
neighbour over the border of the grid never lands on a cell of another row.
"""

from typing import Any, Final

Hex = tuple[int, int]
Wide = Any
"""An integer of more than 62 bits: a set of hexes or of places. mypyc computes with such integers four times as slowly
as Python itself does, counted in instructions, and leaves to Python what it knows no type of."""

DIRECTIONS: Final[dict[str, Hex]] = {
    "E": (1, 0),
    "NE": (1, -1),
    "NW": (0, -1),
    "W": (-1, 0),
    "SW": (-1, 1),
    "SE": (0, 1),
}


def neighbours(cell: Hex) -> list[Hex]:
    q, r = cell
    return [(q + dq, r + dr) for dq, dr in DIRECTIONS.values()]


def reading_order(cell: Hex) -> tuple[int, int]:
    return (cell[1], cell[0])


def connected(cells: list[Hex]) -> bool:
    if not cells:
        return False
    left = set(cells)
    waiting = [left.pop()]
    while waiting:
        for near in neighbours(waiting.pop()):
            if near in left:
                left.remove(near)
                waiting.append(near)
    return not left


def orientations(cells: list[Hex]) -> list[list[Hex]]:
    """The different rotations and mirror images, each in reading order with its first hex at (0, 0), sorted."""
    found: list[list[Hex]] = []
    for mirrored in (False, True):
        turned = [(-q - r, r) if mirrored else (q, r) for q, r in cells]
        for _ in range(6):
            placed = sorted(turned, key=reading_order)
            q0, r0 = placed[0]
            normal = [(q - q0, r - r0) for q, r in placed]
            if normal not in found:
                found.append(normal)
            turned = [(-r, q + r) for q, r in turned]
    return sorted(found)


class Grid:
    """The cells of the sheet in reading order, and the bits they are kept in."""

    def __init__(self, cells: list[Hex]) -> None:
        self.cells = sorted(cells, key=reading_order)
        self.index: dict[Hex, int] = {cell: k for k, cell in enumerate(self.cells)}
        self.left = min(q for q, _ in self.cells)
        self.stride = max(q for q, _ in self.cells) - self.left + 2
        self.bits: list[int] = [self.bit(cell) for cell in self.cells]
        self.cell_at: dict[int, int] = {bit: k for k, bit in enumerate(self.bits)}
        self.whole: Wide = self.mask(self.cells)

    def bit(self, cell: Hex) -> int:
        return cell[1] * self.stride + cell[0] - self.left

    def mask(self, cells: list[Hex]) -> Wide:
        whole: Wide = 0
        for cell in cells:
            whole |= 1 << self.bit(cell)
        return whole

    def indices(self, mask: Wide) -> list[int]:
        """The cell numbers of a mask, in reading order."""
        found: list[int] = []
        while mask:
            lowest = mask & -mask
            found.append(self.cell_at[lowest.bit_length() - 1])
            mask ^= lowest
        return found

    def around(self, mask: Wide) -> Wide:
        """The cells next to a mask and those of the mask itself that touch another one."""
        stride = self.stride
        near: Wide = (
            mask << 1 | mask >> 1 | mask << stride | mask >> stride | mask << (stride - 1) | mask >> (stride - 1)
        )
        return near & self.whole
