"""The component set against what the rulebook says of it (`perihelion check burning-suns`)."""

from typing import Any

from perihelion.games.burning_suns.tables import Tables
from perihelion.kernel.components import Finding

Data = dict[str, Any]


def check_set(data: Data, tables: Tables) -> list[Finding]:
    return []
