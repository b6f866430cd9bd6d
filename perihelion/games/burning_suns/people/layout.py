"""The set as the page draws it, and the names of what a player meets."""

from typing import Any

from perihelion.kernel.actions import ActionSpace
from perihelion.kernel.components import Data
from perihelion.kernel.table import named

from ..rules.abilities.effects import EFFECTS
from ..rules.tables import Tables
from ..rules.terms import ACTIONS, NPC, UNIQUE, UNIT, UNIT_NAMES
from .shortly import cards, lines


def layout(data: Data, tables: Tables, actions: ActionSpace) -> Data:
    """The set as the page draws it, with abilities in the order of their numbers and the words on cards."""
    empires = ["races", "organisations", "ideologies", "agents", "artefacts", "alliance_backs", "race_cards"]
    boards = ["resources", "markets", "antimatter_tracks", "action_sheets", "galaxies"]
    kept = ["systems", "anomaly_kinds", "anomalies", *empires, *boards]
    shown: dict[str, Any] = {name: data[name] for name in kept}
    shown["abilities"] = [ability.name for ability in tables.abilities]
    shown["cards"] = cards(data, tables)
    shown["lines"] = lines(data, tables)
    shown["numbered"] = numbered(data, tables)
    return shown


def numbered(data: Data, tables: Tables) -> Data:
    """What the numbers in moves and views mean: kinds of units, actions, and how many spaces and leaders go to each."""
    hired = [data["resources"][number]["id"] for number in tables.mercenaries]
    spaces = data["action_sheets"][0]["actions"][0]["spaces"]
    return {
        "units": [*UNIT_NAMES, *hired, *NPC, "construction"],
        "unique": [unit for unit in UNIT_NAMES if UNIQUE >> UNIT[unit] & 1],
        "actions": list(ACTIONS),
        "spaces": len(spaces),
        "leaders": len(data["races"][0]["leaders"]),
    }


def names(data: Data, tables: Tables) -> list[str]:
    """The message ids of everything a player can meet."""
    ids: list[str] = []
    for kind, group in (
        ("npc", "npc"),
        ("unit", "unit_types"),
        ("tile", "systems"),
        ("tile", "anomalies"),
        ("anomaly", "anomaly_kinds"),
        ("ideology", "ideologies"),
        ("race", "races"),
        ("organisation", "organisations"),
        ("card", "agents"),
        ("card", "artefacts"),
        ("card", "race_cards"),
        ("back", "alliance_backs"),
        ("resource", "resources"),
        ("market", "markets"),
        ("sheet", "action_sheets"),
        ("galaxy", "galaxies"),
    ):
        ids += [named(kind, each["id"]) for each in data[group]]
    ids += [named("level", each["id"]) for ideology in data["ideologies"] for each in ideology["abilities"]]
    ids += [named("leader", each["id"]) for race in data["races"] for each in race["leaders"]]
    ids += [named("action", each["action"]) for sheet in data["action_sheets"] for each in sheet["actions"]]
    return [*ids, *EFFECTS.messages()]
