"""Antimatter by where it comes from (BSU-5), for the end screen and for analysis."""

from .state import Table
from .tables import OF_AGENT, OF_ARTEFACT, OF_RESOURCE, OF_SYSTEM
from .terms import HOLD_ANTIMATTER


def tally_of(table: Table, seat: int) -> dict[str, int]:
    """Sources held, deeds that stay (BSU-5.14), and what a winning ally shares (BSU-24.6)."""
    found = {"systems": 0, "agents": 0, "artefacts": 0, "resources": 0, "deeds": 0, "shared_victory": 0}
    names = {OF_SYSTEM: "systems", OF_AGENT: "agents", OF_ARTEFACT: "artefacts", OF_RESOURCE: "resources"}
    for code in table.active[seat]:
        ability = table.tables.abilities[code >> 6]
        for effect in ability.effects:
            if effect.op == HOLD_ANTIMATTER:
                found[names[ability.source]] += effect.n
    found["deeds"] = table.antimatter[seat] - sum(found.values())
    found["shared_victory"] = score_of(table, seat) - table.antimatter[seat]
    return found


def score_of(table: Table, seat: int) -> int:
    """Antimatter; an ally that wins with another empire stands as high as that one."""
    own = table.antimatter[seat]
    if not table.winners >> seat & 1:
        return own
    return max([table.antimatter[other] for other in range(table.seats) if table.winners >> other & 1])
