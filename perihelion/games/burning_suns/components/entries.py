"""The form of a component set: what is missing, unknown or of the wrong kind is refused by its name."""

from collections.abc import Callable
from typing import Any, Final

from perihelion.kernel.components import Data
from perihelion.kernel.errors import SetField
from perihelion.kernel.fields import fields
from perihelion.kernel.form import Shape

from ..rules.galaxy.layouts import BACKS
from ..rules.terms import ACTIONS, FORCES, LAYOUTS, RESOURCE_KINDS, SEATS, SYSTEM_KINDS, UNIT_NAMES


class Fits(Shape):
    """A single value that something can be said of; True is no number here."""

    def __init__(self, holds: Callable[[Any], bool]) -> None:
        self.holds = holds

    def check(self, node: Any, file: str, field: str) -> None:
        if isinstance(node, bool) or not self.holds(node):
            raise SetField(file=file, field=field)


def one_of(*values: int | str) -> Fits:
    return Fits(lambda node: isinstance(node, int | str) and node in values)


TEXT: Final = Fits(lambda node: isinstance(node, str) and node != "")
NUMBER: Final = Fits(lambda node: isinstance(node, int | float) and -1000 < node < 1000)
SMALL: Final = range(100)
COUNT: Final = range(1, 1000)
ANOMALIES: Final = ("asteroid_field", "babel_post", "dark_fleet", "ion_storm", "portal", "wormhole")
BY_FORCE: Final = dict.fromkeys(FORCES, SMALL)
UNIT: Final = {"cost": SMALL, "dice": range(1, 11), "attack": range(1, 9), "hp": range(1, 9)}
SPACE: Final = {"n": COUNT, "order": COUNT, "min_players": range(2, 6)}
ACTION_FORM: Final = {"id": TEXT, "action": one_of(*ACTIONS), "leader_roll": bool, "spaces": [SPACE]}
PLACE_FORM: Final = {
    "id": TEXT,
    "back": one_of(*BACKS),
    "x": NUMBER,
    "y": NUMBER,
    "seat?": range(1, 6),
    "axis?": range(360),
}
FREE_FORM: Final = {
    "id": TEXT,
    "x": NUMBER,
    "y": NUMBER,
    "axis": range(360),
    "adj": [TEXT],
    "adj_anomaly": [TEXT],
    "adj_free": [TEXT],
}
COUNTS: Final = fields(
    "systems anomalies ideologies races organisations agents artefacts race_cards resources leaders "
    "action_sheets actions leader_spaces income_tracks control_tokens_per_race crystals_1 crystals_5 "
    "combat_dice dark_ship_tokens local_force_tokens unit_sets player_aids"
)
CONSTANTS: Final = fields(
    "fleet_limit army_limit opposing_fleet_min antimatter_fight_min alliance_cancel_difference "
    "boost_price scan_success_crystals scan_failure_crystals advanced_start_crystals "
    "normal_start_crystals minimum_price race_cards_kept leader_always_fails_on strike_bonus "
    "construction_hit_points combat_turns_without_damage round_limit_short round_limit_long attack_min "
    "attack_max"
)
FORM: Final[Data] = {
    "set": {"id": TEXT, "version?": TEXT, "players?": [int]},
    "counts": dict.fromkeys(COUNTS, COUNT),
    "constants": {**dict.fromkeys(CONSTANTS, SMALL), "unrest_army_limit_change": range(-99, 100)},
    "normal_start": dict.fromkeys(UNIT_NAMES[:4], SMALL),
    "npc": [
        {
            "id": one_of("dark_ship", "local_force"),
            "dice": range(1, 2),
            "attack": range(1, 9),
            "hp": range(1, 2),
            "damage": range(1, 2),
            "tokens": COUNT,
        }
    ],
    "unit_types": [{"id": one_of(*UNIT_NAMES), "roles": [TEXT], "per_set": COUNT, "class": TEXT, "hp_die?": TEXT}],
    "markets": [
        {
            "id": TEXT,
            "players": [range(2, SEATS + 1)],
            "direction": TEXT,
            "spaces": [{"n": COUNT, "x": int, "y": int, "next": SMALL}],
        }
    ],
    "antimatter_tracks": [
        {
            "id": TEXT,
            "side": one_of("short", "long"),
            "players": range(2, SEATS + 1),
            "start": SMALL,
            "win": COUNT,
            "levels": [SMALL],
        }
    ],
    "income_track": {"id": TEXT, "copies": COUNT, "sides": [{"id": TEXT, "from": int, "to": int}], "per": TEXT},
    "planning_track": {"id": TEXT, "spaces": COUNT},
    "first_player_token": {"id": TEXT, "copies": COUNT},
    "action_sheets": [{"id": TEXT, "round1_position": range(1, 5), "actions": [ACTION_FORM]}],
    "galaxy_geometry": {"touch": NUMBER, "tip_angle": range(46), "tips": range(4, 5)},
    "galaxies": [
        {
            "id": TEXT,
            "layout": one_of(*LAYOUTS),
            "players": range(2, SEATS + 1),
            "grid": TEXT,
            "anomaly_pool": {f"{kind}?": SMALL for kind in ANOMALIES},
            "dark_fleet_x": [SMALL],
            "places": [PLACE_FORM],
            "edges": [[TEXT]],
            "tip_contacts": [[TEXT]],
            "free_places": [FREE_FORM],
        }
    ],
    "ideologies": [
        {
            "id": TEXT,
            "abilities": [
                {"level": range(4), "id": TEXT, "force": one_of(*FORCES), "abilities": [TEXT], "x?": BY_FORCE}
            ],
        }
    ],
    "organisations": [
        {
            "id": TEXT,
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
    "alliance_backs": [{"id": TEXT, "abilities": [TEXT]}],
    "race_cards": [{"id": TEXT, "race": TEXT, "front": TEXT, "back": TEXT, "x?": BY_FORCE}],
    "races": [
        {
            "id": TEXT,
            "units": dict.fromkeys(UNIT_NAMES, UNIT),
            "technology_spaces": range(10),
            "upgrade_spaces": dict.fromkeys(UNIT_NAMES, range(10)),
            "leaders": [{"id": TEXT, "attack": range(1, 9)}],
        }
    ],
    "resources": [
        {
            "id": TEXT,
            "kind": one_of(*RESOURCE_KINDS),
            "cost": SMALL,
            "copies": COUNT,
            "ability": TEXT,
            "dice?": range(1, 2),
            "attack?": range(1, 9),
            "hp?": range(1, 2),
        }
    ],
    "systems": [
        {
            "id": TEXT,
            "kind": one_of(*SYSTEM_KINDS),
            "value": one_of("H", 0, 1, 2, 3, 4),
            "benefits": [TEXT],
            "gain_by?": [TEXT],
            "local_forces?": SMALL,
            "colonise_cost?": SMALL,
        }
    ],
    "anomaly_kinds": [{"id": one_of(*ANOMALIES), "ability": TEXT, "copies": COUNT}],
    "anomalies": [{"id": TEXT, "kind": one_of(*ANOMALIES), "x?": COUNT}],
    "agents": [{"id": TEXT, "force": one_of(*FORCES), "passive": TEXT, "activated": TEXT, "x?": BY_FORCE}],
    "artefacts": [{"id": TEXT, "ability": TEXT, "x": BY_FORCE}],
}
"""What a set holds; see `set/*.toml` for what it means."""
