"""Which hexes make a mission count, told to the page so that it can point at them."""

from typing import Any

from ..rules.state import Table
from .sheets import cells_counted


def forecast(table: Table, _: int | None) -> dict[str, Any]:
    """For every sheet, as all see it, and every column with a mission: the cells that count."""
    return {"counted": [[cells[:] for cells in cells_counted(table, sheet)] for sheet in table.sheets]}
