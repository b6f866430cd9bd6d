"""The form of a component set: a set from which no tables can be made is refused with the name of what is wrong."""

from collections.abc import Sequence
from typing import Any, Final

from perihelion.kernel.components import Data
from perihelion.kernel.errors import SetReference
from perihelion.kernel.form import check_form, refuse_if, refuse_unknown

from ..rules.cluster import KINDS
from ..rules.tables import COSTS, PROJECTS, SECTORS, TECH_KINDS, TILES
from ..rules.terms import COLOURS, COUNTS, MODIFIERS, SIZES

TRACK: Final = {"cells": int, "start": int, "penalty_cells": [int], "penalties": [int]}
DICE_BOARD: Final = {
    "players": [int],
    "silver_dice": int,
    "fields": [int],
    "initiative_track": TRACK,
    "engineer_track": TRACK,
}
MAP: Final = {
    "has_dead_ends": bool,
    "beginner": bool,
    "counts": {"entry": int, "system": int, "pulsar": int, "isolated": int, "single": int, "double": int},
    "nodes": [{"id": str, "kind": str, "x": float, "y": float}],
    "segments": [str],
}
PLAYERS: Final = {
    "dice_board": str,
    "silver_dice": int,
    "red_dice": int,
    "ships": int,
    "order_rockets": int,
    "order": [int],
    "track_markers": int,
    "start_points": [int],
    "leftover_dice": int,
    "open_planet_marks": [int],
    "one_icon_patents": int,
}
EVEN: Final = {"fixed": [int], "rolled": int}
PREMIUM: Final = {"cubes": int, "vp": int}
PROJECT: Final = {"id": str, "pos": str, "die": int, "effect": str}
FORM: Final = {
    "maps": {"normal": MAP, "dead_ends": MAP},
    "dice_boards": {
        "dice_23": {**DICE_BOARD, "engineer_rewards": {"2": [str], "3": [str]}},
        "dice_4": {**DICE_BOARD, "engineer_rewards": {"4": [str]}},
    },
    "modifiers": {
        "list": [{"kind": str, "count": int, "buy_dice": [int], "start_each": int, "unlimited": bool}],
    },
    "cubes": {"list": [{"id": str, "worth": int, "count": int, "unlimited": bool}]},
    "player_colours": {"list": [{"id": str}]},
    "player_pieces": {"list": [{"id": str, "per_colour": int}]},
    "systems": {"list": [{"id": str, "blue": {}, "barren": {}, "bonus": str}]},
    "exploration_tiles": {"list": [{"id": str, "effect": str, "kept": bool, "copies": int}]},
    "gyrodynes": {"list": [{"size": str, "count": int, "take_die": int, "finish_die": int, "vp": int}]},
    "awards": {"list": [{"size": str, "points": (int, int), "needs": int, "second_by_same_player": int}]},
    "transmitters": {
        "list": [{"id": str, "letter": str, "dice": [int], "immediate": str, "production": str, "link": (int, int)}]
    },
    "technology_boards": {"list": [{"id": str, "category": str, "faces": [str]}]},
    "technology_faces": [
        {"id": str, "category": str, "techs": [{"id": str, "row": int, "dice": [int], "kind": str, "effect": str}]}
    ],
    "hq_pyramid": {"rows": {}, "requires": {}},
    "hq_boards": [{"id": str, "sides": [{"id": str, "side": int, "projects": [PROJECT]}]}],
    "goals": {
        "list": [
            {
                "id": str,
                "tile": int,
                "condition": str,
                "base": int,
                "premium1": PREMIUM,
                "premium2": PREMIUM,
                "beginner": bool,
            }
        ]
    },
    "end_scoring": {
        "steps": [str],
        "pulsar_without_spinning": int,
        "gyrodyne_not_spinning": int,
        "cubes_per_point": int,
        "initiative": {"2": [int], "3": [int], "4": [int]},
        "bases": [int],
        "bases_each_more": int,
    },
    "setup": {
        "rounds": int,
        "transmitters_on_offer": int,
        "goals_in_play": int,
        "technology_categories": [str],
        "systems_on_board": int,
        "systems_removed": int,
        "start_modifiers": {"pm1": int, "p2": int},
        "start_cubes": int,
        "copy_cost_cubes": int,
        "start_points": [int],
        "players": {"2": PLAYERS, "3": PLAYERS, "4": PLAYERS},
        "even_start": {"2": EVEN, "3": EVEN, "4": EVEN},
    },
    "beginner_setup": {"map": str, "technology_faces": [str], "goals": [str], "hq_boards": bool},
}
"""What a set must hold; see `set/*.toml` for what it means."""


def check_parts(data: Data, file: str) -> None:
    """Refuse a set from which no tables can be made; whether it keeps the rulebook is `check_set`'s question."""
    check_form(data, FORM, file)
    check_maps(data, file)
    check_words(data, file)
    check_sizes(data, file)


def check_maps(data: Data, file: str) -> None:
    for name, each in data["maps"].items():
        ids = [node["id"] for node in each["nodes"]]
        refuse_if(len(set(ids)) < len(ids) or len(ids) > SECTORS, file, f"maps.{name}.nodes")
        for node in each["nodes"]:
            if node["kind"] not in KINDS or (node["kind"] == "gate") != ("colour" in node):
                raise SetReference(file=file, field=f"maps.{name}.nodes.{node['id']}", value=node["kind"])
            if "colour" in node and node["colour"] not in COLOURS:
                raise SetReference(file=file, field=f"maps.{name}.nodes.{node['id']}", value=str(node["colour"]))
        for segment in each["segments"]:
            ends = segment.split("=" if "=" in segment else "-")
            if len(ends) != 2 or ends[0] == ends[1] or not set(ends) <= set(ids):
                raise SetReference(file=file, field=f"maps.{name}.segments", value=segment)


def check_words(data: Data, file: str) -> None:
    """Words that stand for a known thing."""
    known: list[tuple[str, list[str], Sequence[str]]] = [
        ("modifiers.kind", [each["kind"] for each in data["modifiers"]["list"]], MODIFIERS),
        ("gyrodynes.size", [each["size"] for each in data["gyrodynes"]["list"]], SIZES),
        ("awards.size", [each["size"] for each in data["awards"]["list"]], SIZES),
        ("goals.condition", [each["condition"].partition(" >= ")[0] for each in data["goals"]["list"]], COUNTS),
        ("technology_faces.kind", [t["kind"] for face in data["technology_faces"] for t in face["techs"]], TECH_KINDS),
        ("beginner_setup.map", [data["beginner_setup"]["map"]], list(data["maps"])),
        ("beginner_setup.goals", data["beginner_setup"]["goals"], [each["id"] for each in data["goals"]["list"]]),
        (
            "beginner_setup.technology_faces",
            data["beginner_setup"]["technology_faces"],
            [face["id"] for face in data["technology_faces"]],
        ),
        (
            "setup.dice_board",
            [each["dice_board"] for each in data["setup"]["players"].values()],
            list(data["dice_boards"]),
        ),
    ]
    for field, words, allowed in known:
        for word in words:
            refuse_unknown(word, allowed, file, field)
    for field, allowed in (("modifiers.kind", MODIFIERS), ("gyrodynes.size", SIZES), ("awards.size", SIZES)):
        refuse_if(sorted(next(words for name, words, _ in known if name == field)) != sorted(allowed), file, field)
    for goal in data["goals"]["list"]:
        if not goal["condition"].partition(" >= ")[2].isdecimal():
            raise SetReference(file=file, field=f"goals.{goal['id']}", value=goal["condition"])


def check_sizes(data: Data, file: str) -> None:
    """Numbers that the fixed vocabulary or the tables depend on."""
    places = [place for row in data["hq_pyramid"]["rows"].values() for place in row]
    sound: list[tuple[str, bool]] = [
        ("transmitters.list", len(data["transmitters"]["list"]) == TILES),
        ("transmitters.dice", all([1 <= len(each["dice"]) <= COSTS for each in data["transmitters"]["list"]])),
        ("technology_faces.dice", all([tech["dice"] for face in data["technology_faces"] for tech in face["techs"]])),
        ("technology_faces.gyro_bonus", all([bonuses(face.get("gyro_bonus")) for face in data["technology_faces"]])),
        ("hq_pyramid.rows", len(places) == len(set(places)) == PROJECTS),
        (
            "hq_boards.projects",
            all(
                [
                    [project["pos"] for project in side["projects"]] == places
                    for board in data["hq_boards"]
                    for side in board["sides"]
                ]
            ),
        ),
        (
            "hq_pyramid.requires",
            all([place in places for required in data["hq_pyramid"]["requires"].values() for place in required]),
        ),
        ("player_pieces.list", any([each["id"] == "pc_ring" for each in data["player_pieces"]["list"]])),
        ("systems.list", all([planets(each) for each in data["systems"]["list"]])),
    ]
    for field, holds in sound:
        refuse_if(not holds, file, field)


def bonuses(given: Any) -> bool:
    return isinstance(given, list) and all([bonus == "median" or type(bonus) is int for bonus in given])


def planets(system: Data) -> bool:
    return all([type(least) is int for colour in ("blue", "barren") for least in system[colour].values()])
