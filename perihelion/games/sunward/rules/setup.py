"""The setup (WSS-2)."""

from . import steps
from .state import Table, sheet_of
from .tables import DRAW_NOTHING


def lay_out(table: Table) -> None:
    """Five zone tiles (WSS-2.1), the missions beside them (WSS-2.2), empty sheets, a first player by lot (WSS-2.4)."""
    tables = table.tables
    rng = table.rng
    table.zones = rng.sample(list(range(tables.printed_zone)), tables.zone_slots)
    table.zones.append(tables.printed_zone)
    table.missions = rng.sample(list(range(len(tables.missions))), len(tables.missions))
    table.active = rng.below(table.seats)
    table.sheets = [sheet_of(tables, 0, [], [0] * len(tables.frontiers)) for _ in range(table.seats)]
    table.claimed = [0] * len(tables.frontiers)
    table.left_out = [0] * table.seats
    table.drawn = [DRAW_NOTHING] * table.seats
    table.push((steps.BEGIN_ROUND,))
