"""What people are told of a sheet: how often each mission is met, the points by source, the cells that count.

A sheet is shown to every seat and spectator at every move and changes once a turn, so what was told of it is kept with
it. A clone goes on from there: pieces only come, and a new one changes the cells of its own column alone, a black hole
those of the columns that look for one.
"""

from typing import final

from ..rules import scoring
from ..rules.hexes import Wide
from ..rules.scoring import groups
from ..rules.state import Sheet, Table
from ..rules.tables import ALIENS, BLACK_HOLE, CLUSTER, NEAR_BLACK_HOLE, UPGRADES


@final
class Told:
    """Never changed but by `cells_counted`: clones of a sheet share it."""

    def __init__(self, pieces: int, missions: list[int], tally: dict[str, int]) -> None:
        self.pieces = pieces  # so many there were: without a new one no frontier is reached either
        self.missions = missions
        self.tally = tally
        self.before: Told | None = None  # of fewer pieces, until somebody asks for the cells
        self.cells: list[list[int]] | None = None  # by column, once somebody has asked


def told_of(table: Table, sheet: Sheet) -> Told:
    known: Told | None = sheet.told
    if known is not None and known.pieces == len(sheet.pieces):
        return known
    missions = scoring.mission_counts(table, sheet)
    found = Told(len(sheet.pieces), missions, scoring.tally_with(table, sheet, missions))
    if known is not None:
        found.before = known if known.cells is not None else known.before
    sheet.told = found
    return found


def cells_counted(table: Table, sheet: Sheet) -> list[list[int]]:
    """For every column with a mission the cells that count."""
    told = told_of(table, sheet)
    if told.cells is None:
        before = told.before
        cells_of = table.tables.spots.cells_of
        if before is None or before.cells is None:
            told.cells = [cells_of(counted(table, sheet, column)) for column in range(len(table.missions))]
        else:
            cells = before.cells[:]
            new = {column for column, _ in sheet.pieces[before.pieces :]}
            for column, mission in enumerate(table.missions):
                if column in new or (mission == NEAR_BLACK_HOLE and BLACK_HOLE in new):
                    cells[column] = cells_of(counted(table, sheet, column))
            told.cells = cells
        told.before = None
    return told.cells


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
