"""The component set against what the rulebook says of it (`perihelion check pulsar-2849`)."""

from typing import Any

from perihelion.games.pulsar_2849.tables import Tables
from perihelion.kernel.components import Finding


def check_set(data: dict[str, Any], tables: Tables) -> list[Finding]:
    return []
