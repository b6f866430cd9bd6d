from typing import Any

from perihelion.games.beyond_the_sun.tables import Tables
from perihelion.kernel.components import Finding


def check_set(data: dict[str, Any], tables: Tables) -> list[Finding]:
    return []
