"""How well a seat stands, in points: what it would score now, and what its sheet still promises.

The greedy bot climbs this one step at a time, so a half-finished turn counts as well: a tile just placed is worth the
best drawing it allows, a hex left out the best drawing of what remains.
"""

from typing import Final, final

from perihelion.games.sunward.rules import scoring
from perihelion.games.sunward.rules.drawing import shape_of, sheet_with_new_piece
from perihelion.games.sunward.rules.hexes import Wide
from perihelion.games.sunward.rules.state import NOT_YET, Sheet, Table
from perihelion.games.sunward.rules.steps import DRAWING
from perihelion.games.sunward.rules.tables import BLACK_HOLE, NEAR_BLACK_HOLE

REACH: Final = 14
"""Hexes from a frontier within which coming nearer counts."""
SPENT_IN_VAIN: Final = 2.0
"""Lost by a hex that is left out where nothing fits all the same."""
TURNS: Final = 13.6
"""In a game, on average."""


@final
class Weights:
    """What the evaluation weighs, in points; the numbers are in `weights.toml`."""

    def __init__(self, upgrade: float, near_frontier: float, ring: float, next_time: float) -> None:
        self.upgrade = upgrade  # an unused upgrade, at the start of the game; it fades as the turns run out
        self.near_frontier = near_frontier  # of a frontier's points, for a hex next to it, less for every hex farther
        self.ring = ring  # for a resource whose neighbours are nearly all covered
        self.next_time = next_time  # of the points that one more fulfilment of a mission would bring


def evaluate(table: Table, seat: int, weights: Weights) -> float:
    if table.acting and table.asks(DRAWING) and table.drawn[seat] == NOT_YET:
        return best_drawing(table, seat, weights)[0]
    return worth(table, sheet_with_new_piece(table, seat), weights)


def best_drawing(table: Table, seat: int, weights: Weights) -> tuple[float, int]:
    """The worth of the sheet after the best drawing of the shape as it is now, upgrades spent included; and it.

    Where nothing is better than not to draw, the drawing is `NOT_YET`.
    """
    sheet = table.sheets[seat]
    shape = shape_of(table, seat)
    best = worth(table, sheet, weights) - (SPENT_IN_VAIN if table.left_out[seat] else 0.0)
    chosen = NOT_YET
    if shape is None:
        return best, chosen
    ways = ways_to_frontiers(table, sheet)
    missions = [mission_worth(table, column, sheet, weights) for column in range(len(table.missions))]
    for action in shape.listed(sheet.open):
        table.drawn[seat] = action
        drawn = sheet_with_new_piece(table, seat)
        value = worth_without_promise(table, drawn, missions_with_piece(table, drawn, missions, weights), weights)
        if share_left(table) > 0.0:
            value += promise_by_ways(table, drawn, ways, weights)
        if value > best:
            best, chosen = value, action
    table.drawn[seat] = NOT_YET
    return best, chosen


def worth(table: Table, sheet: Sheet, weights: Weights) -> float:
    missions = [mission_worth(table, column, sheet, weights) for column in range(len(table.missions))]
    value = worth_without_promise(table, sheet, missions, weights)
    if share_left(table) > 0.0:
        value += frontier_promise(table, sheet, weights)
    return value


def share_left(table: Table) -> float:
    """Of the game, about how much is still to come."""
    return max(0.0, 1.0 - (5 * (table.round - 1) + len(table.placed)) / TURNS)


def mission_worth(table: Table, column: int, sheet: Sheet, weights: Weights) -> float:
    """The points of a mission, and something for its next fulfilment."""
    tables = table.tables
    times = scoring.times_met(tables, table.missions[column], column, sheet.pieces)
    points = tables.points(times)
    return points + weights.next_time * share_left(table) * (tables.points(times + 1) - points)


def missions_with_piece(table: Table, sheet: Sheet, before: list[float], weights: Weights) -> list[float]:
    """The missions of a sheet with a new last piece: only those of its zone change, and what counts black holes."""
    zone = sheet.pieces[-1][0]
    missions = before[:]
    for column in range(len(missions)):
        if column == zone or (zone == BLACK_HOLE and table.missions[column] == NEAR_BLACK_HOLE):
            missions[column] = mission_worth(table, column, sheet, weights)
    return missions


def worth_without_promise(table: Table, sheet: Sheet, missions: list[float], weights: Weights) -> float:
    tables = table.tables
    left = share_left(table)
    value = 0.0
    for mission in missions:
        value += mission
    for points in sheet.frontiers:
        value += points
    covered: Wide = sheet.covered
    value += tables.alien_uncovered * int((tables.aliens & ~covered).bit_count())
    for ring in tables.resource_rings:
        missing: int = (ring & ~covered).bit_count()
        if missing == 0:
            value += tables.resource_enclosed
        elif left > 0.0 and missing <= 3:
            value += weights.ring * left / missing
    return value + weights.upgrade * left * (sheet.gained - sheet.used)


def frontier_promise(table: Table, sheet: Sheet, weights: Weights) -> float:
    """Something for coming near a frontier that is still open, growing over the free hexes between."""
    grid = table.tables.grid
    free = table.tables.coverable & ~sheet.covered
    front: Wide = grid.around(sheet.covered) & free if sheet.covered else table.tables.start
    reached: Wide = front
    promise = 0.0
    waiting = [number for number in range(len(sheet.frontiers)) if sheet.frontiers[number] == 0]
    steps = 0
    while front and waiting and steps < REACH:
        still: list[int] = []
        for number in waiting:
            frontier = table.tables.frontiers[number]
            if reached & frontier.hexes:
                points = frontier.later if table.claimed[number] else frontier.first
                promise += weights.near_frontier * points * (REACH - steps) / REACH
            else:
                still.append(number)
        waiting = still
        front = grid.around(front) & free & ~reached
        reached |= front
        steps += 1
    return promise


def ways_to_frontiers(table: Table, sheet: Sheet) -> list[list[Wide]]:
    """For every open frontier, step by step, the free hexes from which that many steps lead to it."""
    grid = table.tables.grid
    free = table.tables.coverable & ~sheet.covered
    ways: list[list[Wide]] = []
    for number in range(len(sheet.frontiers)):
        steps: list[Wide] = []
        if sheet.frontiers[number] == 0:
            reached: Wide = table.tables.frontiers[number].hexes & free
            while len(steps) < REACH:
                steps.append(reached)
                reached |= grid.around(reached) & free
        ways.append(steps)
    return ways


def promise_by_ways(table: Table, sheet: Sheet, ways: list[list[Wide]], weights: Weights) -> float:
    """The same as `frontier_promise`, for a sheet with one more piece than that of the ways.

    A way through the new piece does no harm: it is shorter from the piece's own border, which counts as well.
    """
    front: Wide = table.tables.grid.around(sheet.covered) & table.tables.coverable & ~sheet.covered
    waiting = [number for number in range(len(sheet.frontiers)) if sheet.frontiers[number] == 0]
    promise = 0.0
    for steps in range(REACH):
        for number in waiting:
            if front & ways[number][steps]:
                frontier = table.tables.frontiers[number]
                points = frontier.later if table.claimed[number] else frontier.first
                promise += weights.near_frontier * points * (REACH - steps) / REACH
        waiting = [number for number in waiting if not front & ways[number][steps]]
        if not waiting:
            break
    return promise
