"""The component set against what the rulebook says of it (`perihelion check new-frontiers`)."""

from typing import Any

from perihelion.games.new_frontiers.tables import Tables
from perihelion.kernel.components import Finding


def check_set(data: dict[str, Any], tables: Tables) -> list[Finding]:
    return []
