"""The form of a component set: what is missing, unknown or of the wrong kind is refused by its name."""

from typing import Any, Final

from perihelion.games.burning_suns.rules.galaxy.layouts import BACKS
from perihelion.games.burning_suns.rules.terms import (
    ACTIONS,
    FORCES,
    LAYOUTS,
    RESOURCE_KINDS,
    SEATS,
    SYSTEM_KINDS,
    UNIT_NAMES,
)
from perihelion.kernel.errors import SetField

Data = dict[str, Any]
Form = Any
"""A type (`float` is any number), a range of whole numbers, a tuple of allowed values; [form] a list of such things;
{key: form} a table with these keys and no others, but those with a question mark may be missing."""

BESIDE: Final = ("source", "sources", "note")
"""What every table may say about where its values come from."""
SMALL: Final = range(100)
COUNT: Final = range(1, 1000)
ANOMALIES: Final = ("asteroid_field", "babel_post", "dark_fleet", "ion_storm", "portal", "wormhole")
BY_FORCE: Final = dict.fromkeys(FORCES, SMALL)
UNIT: Final = {"cost": SMALL, "dice": range(1, 11), "attack": range(1, 9), "hp": range(1, 9)}
SPACE: Final = {"n": COUNT, "order": COUNT, "min_players": range(2, 6)}
ACTION_FORM: Final = {"id": str, "action": ACTIONS, "leader_roll": bool, "spaces": [SPACE]}
PLACE_FORM: Final = {"id": str, "back": BACKS, "x": float, "y": float, "seat?": range(1, 6), "axis?": range(360)}
FREE_FORM: Final = {
    "id": str,
    "x": float,
    "y": float,
    "axis": range(360),
    "adj": [str],
    "adj_anomaly": [str],
    "adj_free": [str],
}
COUNTS: Final = [
    "systems",
    "anomalies",
    "ideologies",
    "races",
    "organisations",
    "agents",
    "artefacts",
    "race_cards",
    "resources",
    "leaders",
    "action_sheets",
    "actions",
    "leader_spaces",
    "income_tracks",
    "control_tokens_per_race",
    "crystals_1",
    "crystals_5",
    "combat_dice",
    "dark_ship_tokens",
    "local_force_tokens",
    "unit_sets",
    "player_aids",
]
CONSTANTS: Final = [
    "fleet_limit",
    "army_limit",
    "opposing_fleet_min",
    "antimatter_fight_min",
    "alliance_cancel_difference",
    "boost_price",
    "scan_success_crystals",
    "scan_failure_crystals",
    "advanced_start_crystals",
    "normal_start_crystals",
    "minimum_price",
    "race_cards_kept",
    "leader_always_fails_on",
    "strike_bonus",
    "construction_hit_points",
    "combat_turns_without_damage",
    "round_limit_short",
    "round_limit_long",
    "attack_min",
    "attack_max",
]
FORM: Final[Data] = {
    "set": {"id": str, "version?": str, "players?": [int]},
    "counts": dict.fromkeys(COUNTS, COUNT),
    "constants": {**dict.fromkeys(CONSTANTS, SMALL), "unrest_army_limit_change": range(-99, 100)},
    "normal_start": dict.fromkeys(UNIT_NAMES[:4], SMALL),
    "npc": [
        {
            "id": ("dark_ship", "local_force"),
            "dice": range(1, 2),
            "attack": range(1, 9),
            "hp": range(1, 2),
            "damage": range(1, 2),
            "tokens": COUNT,
        }
    ],
    "unit_types": [{"id": UNIT_NAMES, "roles": [str], "per_set": COUNT, "class": str, "hp_die?": str}],
    "markets": [
        {
            "id": str,
            "players": [range(2, SEATS + 1)],
            "direction": str,
            "spaces": [{"n": COUNT, "x": int, "y": int, "next": SMALL}],
        }
    ],
    "antimatter_tracks": [
        {
            "id": str,
            "side": ("short", "long"),
            "players": range(2, SEATS + 1),
            "start": SMALL,
            "win": COUNT,
            "levels": [SMALL],
        }
    ],
    "income_track": {"id": str, "copies": COUNT, "sides": [{"id": str, "from": int, "to": int}], "per": str},
    "planning_track": {"id": str, "spaces": COUNT},
    "first_player_token": {"id": str, "copies": COUNT},
    "action_sheets": [{"id": str, "round1_position": range(1, 5), "actions": [ACTION_FORM]}],
    "galaxy_geometry": {"touch": float, "tip_angle": range(46), "tips": range(4, 5)},
    "galaxies": [
        {
            "id": str,
            "layout": LAYOUTS,
            "players": range(2, SEATS + 1),
            "grid": str,
            "anomaly_pool": {f"{kind}?": SMALL for kind in ANOMALIES},
            "dark_fleet_x": [SMALL],
            "places": [PLACE_FORM],
            "edges": [[str]],
            "tip_contacts": [[str]],
            "free_places": [FREE_FORM],
        }
    ],
    "ideologies": [
        {"id": str, "abilities": [{"level": range(4), "id": str, "force": FORCES, "abilities": [str], "x?": BY_FORCE}]}
    ],
    "organisations": [
        {
            "id": str,
            "jump": SMALL,
            "diplomacy": SMALL,
            "build_limit": SMALL,
            "artefact_limit": SMALL,
            "agent_limit": SMALL,
            "battle_rerolls": SMALL,
            "assault_rerolls": SMALL,
            "mission_boost": SMALL,
        }
    ],
    "alliance_backs": [{"id": str, "abilities": [str]}],
    "race_cards": [{"id": str, "race": str, "front": str, "back": str, "x?": BY_FORCE}],
    "races": [
        {
            "id": str,
            "units": dict.fromkeys(UNIT_NAMES, UNIT),
            "technology_spaces": range(10),
            "upgrade_spaces": dict.fromkeys(UNIT_NAMES, range(10)),
            "leaders": [{"id": str, "attack": range(1, 9)}],
        }
    ],
    "resources": [
        {
            "id": str,
            "kind": RESOURCE_KINDS,
            "cost": SMALL,
            "copies": COUNT,
            "ability": str,
            "dice?": range(1, 2),
            "attack?": range(1, 9),
            "hp?": range(1, 2),
        }
    ],
    "systems": [
        {
            "id": str,
            "kind": SYSTEM_KINDS,
            "value": ("H", 0, 1, 2, 3, 4),
            "benefits": [str],
            "gain_by?": [str],
            "local_forces?": SMALL,
            "colonise_cost?": SMALL,
        }
    ],
    "anomaly_kinds": [{"id": ANOMALIES, "ability": str, "copies": COUNT}],
    "anomalies": [{"id": str, "kind": ANOMALIES, "x?": COUNT}],
    "agents": [{"id": str, "force": FORCES, "passive": str, "activated": str, "x?": BY_FORCE}],
    "artefacts": [{"id": str, "ability": str, "x": BY_FORCE}],
}
"""What a set holds; see `set/*.toml` for what it means."""


def check_node(node: Any, form: Form, file: str, field: str) -> None:
    if isinstance(form, dict):
        check_table(node, form, file, field)
    elif isinstance(form, list):
        if not isinstance(node, list):
            raise SetField(file=file, field=field)
        for number, child in enumerate(node):
            name = child.get("id") if isinstance(child, dict) else None
            inner = f"{field}.{name}" if isinstance(name, str) and name else f"{field}[{number + 1}]"
            check_node(child, form[0], file, inner)
    elif not fits(node, form):
        raise SetField(file=file, field=field)


def check_table(node: Any, form: Data, file: str, field: str) -> None:
    if not isinstance(node, dict):
        raise SetField(file=file, field=field)
    known = {key.removesuffix("?"): key for key in form}
    dot = "." if field else ""
    for key in node:
        if key not in known and key not in BESIDE:
            raise SetField(file=file, field=f"{field}{dot}{key}")
    for key, marked in known.items():
        if key in node:
            check_node(node[key], form[marked], file, f"{field}{dot}{key}")
        elif marked == key:
            raise SetField(file=file, field=f"{field}{dot}{key}")


def fits(node: Any, form: Form) -> bool:
    if isinstance(node, bool):  # True is no number here
        return form is bool
    if isinstance(form, range):
        return isinstance(node, int) and node in form
    if isinstance(form, tuple):
        return isinstance(node, int | str) and node in form
    if form is float:
        return isinstance(node, int | float) and -1000 < node < 1000
    if form is str:
        return isinstance(node, str) and node != ""
    return type(node) is form
