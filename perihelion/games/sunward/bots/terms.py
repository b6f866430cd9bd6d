"""The evaluation of Sunward split by what it counts: the terms of a hint's reason."""

from ..rules import steps
from ..rules.drawing import sheet_with_new_piece
from ..rules.scoring import gaps, mission_counts
from ..rules.state import NOT_YET, Sheet, Table
from .evaluation import SPENT_IN_VAIN, best_drawing, frontier_promise
from .weights import Weights, of_mission, share_left


def explain(table: Table, seat: int, weights: Weights) -> dict[str, float]:
    terms = terms_of(table, best_sheet(table, seat, weights), weights)
    if still_draws(table, seat) and table.left_out[seat] and best_drawing(table, seat, weights)[1] == NOT_YET:
        terms["upgrade"] -= SPENT_IN_VAIN
    return terms


def still_draws(table: Table, seat: int) -> bool:
    return bool(table.acting) and table.asks(steps.DRAWING) and table.drawn[seat] == NOT_YET


def best_sheet(table: Table, seat: int, weights: Weights) -> Sheet:
    """The sheet with what was drawn in this turn; where nothing is yet, with the best that can be."""
    if not still_draws(table, seat):
        return sheet_with_new_piece(table, seat)
    chosen = best_drawing(table, seat, weights)[1]
    if chosen == NOT_YET:
        return table.sheets[seat]
    table.drawn[seat] = chosen
    sheet = sheet_with_new_piece(table, seat)
    table.drawn[seat] = NOT_YET
    return sheet


def terms_of(table: Table, sheet: Sheet, weights: Weights) -> dict[str, float]:
    tables = table.tables
    left = share_left(table)
    found: dict[str, float] = {}
    for mission, times in zip(table.missions, mission_counts(table, sheet), strict=True):
        found[f"mission:{tables.missions[mission]}"] = of_mission(table, times, weights)
    open_rings = gaps(tables, sheet)
    reached = [points for points in sheet.frontiers if points]
    found["frontier"] = sum(reached) + weights.frontier * len(reached)
    found["alien"] = (tables.alien_uncovered - weights.alien) * open_rings[-1]
    found["enclosed"] = 0.0
    found["ring"] = 0.0
    for missing in open_rings[:-1]:
        if missing == 0:
            found["enclosed"] += tables.resource_enclosed + weights.resource
        elif left > 0.0 and missing <= 3:
            found["ring"] += weights.ring * left / missing
    found["upgrade"] = weights.upgrade * left * (sheet.gained - sheet.used)
    found["near-frontier"] = frontier_promise(table, sheet, weights) if left > 0.0 else 0.0
    return found
