"""Names of units, owners and actions for views, moves and sentences."""

from perihelion.kernel.table import Fact, named

from .state import Table
from .tables import DARK_SHIPS
from .terms import ACTIONS, CONSTRUCTION, DARK, LOCAL, MERCENARY, SEATS, UNIT_NAMES


def unit_name(table: Table, kind: int) -> str:
    if kind < MERCENARY:
        return UNIT_NAMES[kind]
    if kind < DARK:
        return table.tables.resources[table.tables.mercenaries[kind - MERCENARY]].name
    return {DARK: "dark_ship", LOCAL: "local_force", CONSTRUCTION: "construction"}[kind]


def unit_message(table: Table, kind: int) -> str:
    """The message id of the name of a kind of unit, as a fact."""
    if kind < MERCENARY:
        return named("unit", UNIT_NAMES[kind])
    if kind < DARK:
        return named("resource", unit_name(table, kind))
    return named("npc" if kind < CONSTRUCTION else "word", unit_name(table, kind))


def owner_name(owner: int) -> int | str:
    if owner < SEATS:
        return owner
    return "dark_ships" if owner == DARK_SHIPS else "local_forces"


def performing(table: Table, seat: int, action: int, leader: int) -> dict[str, Fact]:
    """An action and the leader that performs it, for a sentence."""
    facts: dict[str, Fact] = {"action": named("action", ACTIONS[action])}
    if leader >= 0:
        facts["leader"] = named("leader", table.tables.races[table.race[seat]].leader_names[leader])
    return facts
