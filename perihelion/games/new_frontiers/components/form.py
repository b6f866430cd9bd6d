"""The form of a component set: one that lacks something is refused with the name of what is missing."""

from typing import Final

from perihelion.kernel.components import Data
from perihelion.kernel.errors import SetField, SetReference
from perihelion.kernel.fields import fields
from perihelion.kernel.form import check_form, refuse_if, refuse_unknown
from perihelion.kernel.notation import reading

from ..rules.effects import EFFECTS
from ..rules.tables import FACES, HOMES, PILES, SUBJECTS, WORLDS
from ..rules.terms import GOOD_TYPES, GREY, read_gain, read_line, read_power

COLONY: Final = {"id": str, "military": bool, "colonists": int, "good": str, "kind": str}
FACE: Final = {"id": str, "white": bool, "cost": int, "spaces": int}
GOAL: Final = {"id": str, "counts": str, "at": [int], "points": [int], "open_top": bool}
ROW: Final = {
    "players": int,
    "small_stack": int,
    "victory_points": int,
    "colonists": int,
    "credits": [int],
    "disks_each": int,
}
FORM: Final = {
    "kinds": {"prices": (int,) * 4, "goods": (int,) * 4, "colours": (str,) * 4, "moon_marks": [int]},
    "keywords": {"names": [str]},
    "limits": {
        "worlds": int,
        "colonies_without_end": int,
        "spaces_without_end": int,
        "colonists_without_end": int,
        "explored_worlds": int,
        "goods_on_a_colony": int,
    },
    "chips": {
        "victory_points": {},
        "credits": {},
        "colonists": int,
        "storage_mats": int,
        "disks": int,
        "disk_colours": int,
    },
    "tosses": {"large": bool, "small_columns": [int]},
    "players": [ROW],
    "actions": [{"id": str, "tile": int}],
    "goals": [GOAL],
    "layout": {"small_mat": {"columns": int, "rows": int}, "large_mat": {"columns": int, "rows": int}},
    "worlds": (COLONY,) * WORLDS,
    "homes": ({**COLONY, "mat": int, "white": bool},) * HOMES,
    "small_developments": [{"id": str, "column": int, "row": int, "tiles": int, "two_faced": bool, "faces": [FACE]}],
    "large_developments": [{"id": str, "column": int, "row": int, "faces": [FACE]}],
}
"""What a set must hold; see `set/*.toml` for what it means."""

KIND_WORDS: Final = ["N", "R", "G", "A", "none", "any"]
ACTIONS: Final = fields("isolation goals_review develop explore settle produce trade_consume send_diplomats")


def check_parts(data: Data, file: str) -> None:
    """Refuse a set from which no tables can be made; whether it keeps the rulebook is `check_set`'s question."""
    check_form(data, FORM, file)
    refuse_if(sorted(row["players"] for row in data["players"]) != [2, 3, 4, 5], file, "players")
    refuse_if(tuple(action["id"] for action in data["actions"]) != ACTIONS, file, "actions")
    for number, action in enumerate(data["actions"]):
        if "bonus" in action:
            check_form(action, {"bonus": str}, file, f"actions[{number + 1}]")
            with reading(file, f"actions[{number + 1}].bonus"):
                read_gain(action["bonus"])
    check_form(data["actions"][0], {"white": bool}, file, "actions[1]")
    check_form(data["actions"][1], {"white": bool, "looked_at": int, "kept": int}, file, "actions[2]")
    check_form(data["actions"][2], {"bonus_discount": int}, file, "actions[3]")
    for goal in data["goals"]:
        after = goal.get("stored_after", [])
        if goal["counts"] not in SUBJECTS or not set(after) <= set(ACTIONS) or len(goal["at"]) != len(goal["points"]):
            raise SetField(file=file, field=f"goals.{goal['id']}")
    refuse_if(sorted(home["mat"] for home in data["homes"]) != sorted(list(range(1, 9)) * 2), file, "homes.mat")
    piles = [*data["small_developments"], *data["large_developments"]]
    if len(piles) != PILES or sum(len(pile["faces"]) for pile in piles) != FACES or not all(p["faces"] for p in piles):
        raise SetField(file=file, field="small_developments")
    for tile in every_tile(data):
        check_tile(data, tile, file)


def check_tile(data: Data, tile: Data, file: str) -> None:
    name = tile["id"]
    points = tile.get("vp")
    refuse_if(points != "?" and type(points) is not int, file, f"{name}.vp")
    if "military" in tile:
        number = "defence" if tile["military"] else "cost"
        check_form(tile, {number: int}, file, name)
        refuse_if(tile["good"] not in GOOD_TYPES or tile["kind"] not in KIND_WORDS, file, f"{name}.kind")
        refuse_if((tile["kind"] == "none") != (tile["good"] == GOOD_TYPES[GREY]), file, f"{name}.kind")
    elif "powers" not in tile and "bonus" not in tile:  # a colony may have none, a development does something
        raise SetField(file=file, field=f"{name}.powers")
    for part in ("powers", "bonus"):
        check_form(tile.get(part, []), [str], file, f"{name}.{part}")
    for keyword in tile.get("keywords", []):
        refuse_unknown(keyword, data["keywords"]["names"], file, f"{name}.keywords")
    with reading(file, f"{name}.powers"):
        for text in tile.get("powers", []):
            power = read_power(text, 0, 0, EFFECTS.by_name)
            known = [each["id"] for each in every_tile(data)]
            if power.partner and power.partner not in known:
                raise SetReference(file=file, field=f"{name}.powers", value=power.partner)
    with reading(file, f"{name}.bonus"):
        for text in tile.get("bonus", []):
            read_line(text)


def every_tile(data: Data) -> list[Data]:
    faces = [face for pile in [*data["small_developments"], *data["large_developments"]] for face in pile["faces"]]
    return [*data["worlds"], *data["homes"], *faces]
