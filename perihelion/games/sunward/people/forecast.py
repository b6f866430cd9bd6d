"""Which hexes make a mission count, told to the page so that it can point at them."""

from typing import Any, Final

from ..rules.hexes import Wide
from ..rules.scoring import groups
from ..rules.state import Sheet, Table
from ..rules.tables import ALIENS, BLACK_HOLE, CLUSTER, NEAR_BLACK_HOLE, UPGRADES
from .viewing import REMEMBERED, face_of

_cells: Final[dict[tuple[Any, ...], list[list[int]]]] = {}
"""By the face of a sheet, which changes once a turn: the cells that count in every column."""


def forecast(table: Table, _: int | None) -> dict[str, Any]:
    """For every sheet, as all see it, and every column with a mission: the cells that count."""
    return {"counted": [[cells[:] for cells in cells_counted(table, sheet)] for sheet in table.sheets]}


def cells_counted(table: Table, sheet: Sheet) -> list[list[int]]:
    face = face_of(table, sheet)
    known = _cells.get(face)
    if known is None:
        cells_of = table.tables.spots.cells_of
        known = [cells_of(counted(table, sheet, column)) for column in range(len(table.missions))]
        if len(_cells) >= REMEMBERED:
            _cells.clear()
        _cells[face] = known
    return known


def counted(table: Table, sheet: Sheet, column: int) -> Wide:
    tables, mission = table.tables, table.missions[column]
    required = [hexes for zone, hexes in sheet.pieces if zone == column]
    if mission == CLUSTER:
        return max(groups(tables.grid, required), default=(0, 0))[1]  # WSS-7.5
    if mission == NEAR_BLACK_HOLE:
        near = tables.grid.around(together([hexes for zone, hexes in sheet.pieces if zone == BLACK_HOLE]))
        return together([hexes for hexes in required if hexes & near])  # WSS-7.6
    if mission == ALIENS:
        return together(required) & tables.aliens
    if mission == UPGRADES:
        return together(required) & tables.upgrades
    return tables.grid.around(together(required)) & tables.resources


def together(pieces: list[Wide]) -> Wide:
    whole: Wide = 0
    for hexes in pieces:
        whole |= hexes
    return whole
