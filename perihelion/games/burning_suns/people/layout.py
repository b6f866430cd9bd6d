"""The set as the page draws it, and the names of what a player meets."""

from typing import Any

from perihelion.kernel.actions import ActionSpace
from perihelion.kernel.components import Data
from perihelion.kernel.table import named

from ..rules import steps
from ..rules.abilities.effects import EFFECTS
from ..rules.state import Table
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


def met(data: Data, table: Table) -> list[str]:
    """The components of a game: tiles that lie in it or in the stack, and what belongs to its races and ideologies."""
    tables = table.tables
    tiles = {tables.tile_names[tile] for tile in [*table.tile, *table.stack] if tile >= 0}
    races = {tables.races[race].name for race in table.race if race >= 0}
    ideologies = {tables.ideologies[ideology] for ideology in table.ideology if ideology >= 0}
    ids: list[str] = []
    for kind, group in (("npc", "npc"), ("unit", "unit_types"), ("card", "agents"), ("card", "artefacts")):
        ids += [named(kind, each["id"]) for each in data[group]]
    ids += [named("tile", each["id"]) for each in [*data["systems"], *data["anomalies"]] if each["id"] in tiles]
    for kind, group in (("ideology", "ideologies"), ("race", "races"), ("organisation", "organisations")):
        ids += [named(kind, each["id"]) for each in data[group]]  # two of each are dealt to everybody
    if table.opt[steps.OPT_RACE_CARDS]:
        ids += [named("card", each["id"]) for each in data["race_cards"] if each["race"] in races]
    ids += [named("resource", each["id"]) for each in data["resources"]]
    for each in data["ideologies"]:
        if each["id"] in ideologies:
            ids += [named("level", ability["id"]) for ability in each["abilities"] if is_told(ability)]
    return ids + [named("action", action) for action in ACTIONS]


def is_told(ability: Data) -> bool:
    """Levels are told when they are reached or used: one from the start that always works is neither."""
    return bool(ability["level"]) or not all(text.startswith("passive") for text in ability["abilities"])
