"""Scoring (WSS-7): how often each mission is met, and the points of a sheet by source."""

from .hexes import Grid, Wide
from .state import Sheet, Table
from .tables import ALIENS, BLACK_HOLE, CLUSTER, NEAR_BLACK_HOLE, RESOURCES, UPGRADES, Tables


def times_met(tables: Tables, mission: int, column: int, pieces: list[tuple[int, Wide]]) -> int:
    """How often the pieces of a zone, the "required shape", meet the mission of its slot."""
    required = [hexes for zone, hexes in pieces if zone == column]
    if mission == CLUSTER:
        return largest_group(tables.grid, required)
    if mission == NEAR_BLACK_HOLE:
        return near_black_hole(tables.grid, required, pieces)
    together: Wide = 0
    for hexes in required:
        together |= hexes
    if mission == ALIENS:
        return int((together & tables.aliens).bit_count())
    if mission == UPGRADES:
        return int((together & tables.upgrades).bit_count())
    assert mission == RESOURCES
    return int((tables.grid.around(together) & tables.resources).bit_count())


def largest_group(grid: Grid, required: list[Wide]) -> int:
    """WSS-7.5: pieces in the largest group of pieces that hang together, compact or as a chain."""
    largest = 0
    for size, _ in groups(grid, required):
        largest = max(largest, size)
    return largest


def groups(grid: Grid, required: list[Wide]) -> list[tuple[int, Wide]]:
    """The groups of pieces that hang together: of each the number of pieces, and what they cover."""
    found: list[tuple[int, Wide]] = []
    waiting = required[:]
    while waiting:
        group: Wide = waiting.pop()
        size = 1
        grown = True
        while grown:
            near = grid.around(group)
            apart: list[Wide] = []
            for hexes in waiting:
                if hexes & near:
                    group |= hexes
                    size += 1
                else:
                    apart.append(hexes)
            grown = len(apart) < len(waiting)
            waiting = apart
        found.append((size, group))
    return found


def near_black_hole(grid: Grid, required: list[Wide], pieces: list[tuple[int, Wide]]) -> int:
    """WSS-7.6: required pieces next to at least one black-hole piece."""
    holes: Wide = 0
    for zone, hexes in pieces:
        if zone == BLACK_HOLE:
            holes |= hexes
    near = grid.around(holes)
    count = 0
    for hexes in required:
        if hexes & near:
            count += 1
    return count


def gaps(tables: Tables, sheet: Sheet) -> list[int]:
    """For every resource its neighbours on the grid that are not covered, then the aliens that are not.

    A sheet changes once a turn and is asked about at every move, so they are kept: the row of a seat takes a third
    fewer instructions for it. The list is replaced, never changed: clones share it.
    """
    if not sheet.gaps:
        free: Wide = ~sheet.covered
        found = [int((ring & free).bit_count()) for ring in tables.resource_rings]
        found.append(int((tables.aliens & free).bit_count()))
        sheet.gaps = found
    return sheet.gaps


def enclosed_resources(tables: Tables, sheet: Sheet) -> int:
    """WSS-7.9: resources whose neighbours on the grid are all covered."""
    open_rings = gaps(tables, sheet)
    count = 0
    for number in range(len(tables.resource_rings)):
        if open_rings[number] == 0:
            count += 1
    return count


def mission_counts(table: Table, sheet: Sheet) -> list[int]:
    """How often every mission is met.

    A sheet changes once a turn and is asked about at every move: what is counted is kept, and a new piece changes only
    the mission of its zone, a black hole those that look for one. Lists are replaced, never changed: clones share them.
    """
    if not sheet.met:
        sheet.met = [
            times_met(table.tables, mission, column, sheet.pieces) for column, mission in enumerate(table.missions)
        ]
    elif sheet.recount:
        holes = sheet.recount >> BLACK_HOLE & 1
        met = sheet.met[:]
        for column, mission in enumerate(table.missions):
            if sheet.recount >> column & 1 or (holes and mission == NEAR_BLACK_HOLE):
                met[column] = times_met(table.tables, mission, column, sheet.pieces)
        sheet.met = met
    sheet.recount = 0
    return sheet.met


def points_of(table: Table, sheet: Sheet) -> int:
    """The sum of the tally."""
    tables = table.tables
    points = 0
    for times in mission_counts(table, sheet):
        points += tables.points(times)
    for kept in sheet.frontiers:
        points += kept
    points += enclosed_resources(tables, sheet) * tables.resource_enclosed
    return points + gaps(tables, sheet)[-1] * tables.alien_uncovered


def tally_of(table: Table, sheet: Sheet) -> dict[str, int]:
    return tally_with(table, sheet, mission_counts(table, sheet))


def tally_with(table: Table, sheet: Sheet, counts: list[int]) -> dict[str, int]:
    """The points by source, where the missions have been counted already."""
    tables = table.tables
    points: dict[str, int] = {}
    for column in range(len(counts)):
        points[tables.sources[table.missions[column]]] = tables.points(counts[column])
    points["frontiers"] = sum(sheet.frontiers)
    points["enclosed"] = enclosed_resources(tables, sheet) * tables.resource_enclosed
    points["alien-threat"] = gaps(tables, sheet)[-1] * tables.alien_uncovered
    return points
