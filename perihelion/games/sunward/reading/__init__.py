"""Why an action is not allowed, by rule id: the slow and obvious second reading of the rules.

It works on coordinates and sets, not on the bit masks of the fast list, so that each checks the other.
"""

from typing import Final

from perihelion.kernel.question import Refuse

from ..rules.hexes import Hex, connected, neighbours, orientations
from ..rules.spots import ORIENTATIONS
from ..rules.state import NOT_YET, Table
from ..rules.tables import COLUMNS, DRAW, DRAW_NOTHING, LEAVE_OUT, PLACE_TILE, SIDES


def refuse_placing(table: Table, seat: int, action: int) -> list[str]:
    if action >= LEAVE_OUT:
        return ["WSS-3.1"]
    if seat != table.active:
        return ["WSS-3.2"]
    tables = table.tables
    place = (action - PLACE_TILE) // SIDES
    edge = place // COLUMNS
    low = tables.places[place % COLUMNS]
    high = low + tables.spans[len(table.placed)]
    if high not in tables.places:
        return ["WSS-3.2"]
    for number, earlier in enumerate(table.placed):
        other = (earlier - PLACE_TILE) // SIDES
        taken = tables.places[other % COLUMNS]
        if other // COLUMNS == edge and {low, high} & {taken, taken + tables.spans[number]}:
            return ["WSS-3.3"]
    return []


def refuse_in_drawing(table: Table, seat: int, action: int) -> list[str]:
    if action < LEAVE_OUT:
        return ["WSS-3.1"]
    if table.drawn[seat] != NOT_YET:
        return ["WSS-3.6"]  # has drawn, or had nothing to draw, in this turn
    if action >= DRAW:
        return refuse_drawing(table, seat, action)
    if action == DRAW_NOTHING:
        return refuse_drawing_nothing(table, seat)
    return refuse_leaving_out(table, seat, action - LEAVE_OUT)


def refuse_drawing(table: Table, seat: int, action: int) -> list[str]:
    cells = table.tables.grid.cells
    top, orientation = divmod(action - DRAW, ORIENTATIONS)
    zone = table.tables.zones[table.zones[table.column_for(seat)]]
    kept = [cell for k, cell in enumerate(zone.cells) if not table.left_out[seat] >> k & 1]
    if not connected(kept):
        return ["WSS-6.4"]
    turned = orientations(kept)
    if orientation >= len(turned):
        return ["WSS-4.2"]  # this shape has fewer different orientations
    q, r = cells[top]
    return refuse_hexes(table, seat, [(q + dq, r + dr) for dq, dr in turned[orientation]])


def refuse_hexes(table: Table, seat: int, hexes: list[Hex]) -> list[str]:
    """The rules that forbid a piece on exactly these hexes."""
    covered = covered_cells(table, seat)
    grid = table.tables.grid.index
    if any(cell not in grid or cell in table.tables.resource_cells or cell in covered for cell in hexes):
        return ["WSS-4.4"]
    if not covered:
        return [] if any(table.tables.spaceship in neighbours(cell) for cell in hexes) else ["WSS-4.1", "WSS-4.8"]
    return [] if any(near in covered for cell in hexes for near in neighbours(cell)) else ["WSS-4.1"]


def covered_cells(table: Table, seat: int) -> set[Hex]:
    grid = table.tables.grid
    return {grid.cells[k] for k in grid.indices(table.sheets[seat].covered)}


def refuse_leaving_out(table: Table, seat: int, k: int) -> list[str]:
    zone = table.tables.zones[table.zones[table.column_for(seat)]]
    left_out = {each for each in range(zone.size) if table.left_out[seat] >> each & 1}
    sheet = table.sheets[seat]
    if k >= zone.size or k in left_out:
        return ["WSS-6.2"]
    if len(left_out) >= table.tables.upgrades_per_turn:
        return ["WSS-6.3"]
    if sheet.gained - sheet.used <= len(left_out):
        return ["WSS-6.2", "WSS-6.5"]
    more = min(sheet.gained - sheet.used, table.tables.upgrades_per_turn) - len(left_out) - 1
    if some_drawing_exists(table, seat, left_out | {k}, more):
        return []
    return ["WSS-6.4"]  # no connected remainder could be drawn


def refuse_drawing_nothing(table: Table, seat: int) -> list[str]:
    if table.left_out[seat] or some_drawing_exists(table, seat, set(), 0):
        return ["WSS-4.5"]
    return []


def some_drawing_exists(table: Table, seat: int, left_out: set[int], more: int) -> bool:
    zone = table.tables.zones[table.zones[table.column_for(seat)]]
    kept = [cell for k, cell in enumerate(zone.cells) if k not in left_out]
    if connected(kept):
        for turned in orientations(kept):
            for q, r in table.tables.grid.cells:
                if not refuse_hexes(table, seat, [(q + dq, r + dr) for dq, dr in turned]):
                    return True
    return more > 0 and any(
        some_drawing_exists(table, seat, left_out | {k}, more - 1) for k in range(zone.size) if k not in left_out
    )


READINGS: Final[dict[str, Refuse]] = {"place-tile": refuse_placing, "draw": refuse_in_drawing}
