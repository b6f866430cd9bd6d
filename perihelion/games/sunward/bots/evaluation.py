"""How well a seat stands, in points: what it would score now, and what its sheet still promises.

The greedy bot climbs this one step at a time, so a half-finished turn counts as well: a tile just placed is worth the
best drawing it allows, a hex left out the best drawing of what remains. None of them is tried out (`sketch.py`).
"""

from typing import Final

from ..rules import scoring
from ..rules.drawing import shape_of, sheet_with_new_piece
from ..rules.state import NOT_YET, Sheet, Table
from ..rules.steps import DRAWING
from .sketch import Sketch
from .weights import Weights, of_mission, promise, share_left

SPENT_IN_VAIN: Final = 2.0
"""Lost by a hex that is left out where nothing fits all the same."""


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
    sketch = Sketch(table, seat, sheet, shape, weights)
    for action in shape.listed(sheet.open):
        value = sketch.worth(action)
        if value > best:
            best, chosen = value, action
    return best, chosen


def worth(table: Table, sheet: Sheet, weights: Weights) -> float:
    tables = table.tables
    left = share_left(table)
    value = 0.0
    for times in scoring.mission_counts(table, sheet):
        value += of_mission(table, times, weights)
    for points in sheet.frontiers:
        value += points + weights.frontier if points else 0.0
    open_rings = scoring.gaps(tables, sheet)
    value += (tables.alien_uncovered - weights.alien) * open_rings[-1]
    for number in range(len(tables.resource_rings)):
        missing = open_rings[number]
        if missing == 0:
            value += tables.resource_enclosed + weights.resource
        elif left > 0.0 and missing <= 3:
            value += weights.ring * left / missing
    value += weights.upgrade * left * (sheet.gained - sheet.used)
    return value + frontier_promise(table, sheet, weights) if left > 0.0 else value


def frontier_promise(table: Table, sheet: Sheet, weights: Weights) -> float:
    """Something for coming near the frontiers that are still open."""
    points: list[int] = []
    steps: list[int] = []
    for number, frontier in enumerate(table.tables.frontiers):
        if sheet.frontiers[number] == 0:
            points.append(frontier.later if table.claimed[number] else frontier.first)
            steps.append(frontier.away(sheet.covered))
    return promise(points, steps, weights)
