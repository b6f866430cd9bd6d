"""The form of a component set: what is missing or of another kind is refused by its name."""

from typing import Final

from perihelion.kernel.components import Data
from perihelion.kernel.errors import SetField, SetReference
from perihelion.kernel.form import check_form, refuse_if

from ..rules.hexes import Hex
from ..rules.tables import COLUMNS, EDGES, MAX_HEXES

HEX: Final = (int, int)
ZONE: Final = {
    "id": str,
    "cells": [HEX],
    "orientations": int,
    "fill": {"colour": str, "pattern": str},
}
FRONTIER: Final = {"id": str, "first": int, "later": int, "edges": [{"hex": HEX, "sides": [str]}], "badge_cell": HEX}
FORM: Final = {
    "set": {"rounds": int, "turns_per_round": [int]},
    "sheet": {
        "hex_count": int,
        "rows": [{"r": int, "spans": [(int, int)]}],
        "upgrade_track": int,
        "spaceship": HEX,
        "frontiers": [FRONTIER],
        "symbols": {"alien": [HEX], "upgrade": [HEX], "resource": [HEX]},
    },
    "zones": {"count": int, "used": int, "tiles": [ZONE], "printed": ZONE},
    "missions": {"tokens": [str], "sets": [{"id": str, "edge": str}]},
    "command_board": {"edges": (str,) * EDGES, "places": (int,) * COLUMNS},
    "coordinate_tiles": {"spans": [int], "circle_low": {"front": [str], "back": [str]}},
    "scoring": {
        "mission_points": (int,) * 6,
        "mission_points_beyond": int,
        "frontier_pairs": [(int, int)],
        "resource_enclosed": int,
        "alien_uncovered": int,
        "unused_upgrade": int,
        "upgrades_per_turn": int,
    },
    "solo": {"ranks": [{"id": str, "min": int}]},
    "layout": {"sheet": {}, "board": {}, "coordinate_tile": {}},
}
"""What a set must hold; see `set/house.toml` for what it means."""

ROWS: Final = 26
"""Rows have letters, A to Z."""
WIDEST: Final = 100


def check_parts(data: Data, file: str) -> None:
    """Refuse a set from which no tables can be made; whether it keeps the rulebook is `check_set`'s question."""
    check_form(data, FORM, file)
    sheet = data["sheet"]
    grid: set[Hex] = set()
    for number, row in enumerate(sheet["rows"]):
        cells = [
            (q, row["r"]) for first, last in row["spans"] for q in range(max(first, -WIDEST), min(last, WIDEST) + 1)
        ]
        sound = all([-WIDEST <= first <= last <= WIDEST for first, last in row["spans"]])
        if not sound or not 0 <= row["r"] < ROWS or len(set(cells)) < len(cells) or grid & set(cells):
            raise SetField(file=file, field=f"sheet.rows[{number + 1}]")
        grid.update(cells)
    places = [(f"sheet.symbols.{kind}", cell) for kind, cells in sheet["symbols"].items() for cell in cells]
    places += [(f"sheet.frontiers.{each['id']}", edge["hex"]) for each in sheet["frontiers"] for edge in each["edges"]]
    for field, cell in places:
        if tuple(cell) not in grid:
            raise SetReference(file=file, field=field, value=str(cell))
    for zone in [*data["zones"]["tiles"], data["zones"]["printed"]]:
        if not 1 <= len(zone["cells"]) <= MAX_HEXES or len({tuple(cell) for cell in zone["cells"]}) < len(
            zone["cells"]
        ):
            raise SetField(file=file, field=f"zones.{zone['id']}.cells")
    refuse_if(not grid or not data["solo"]["ranks"], file, "solo.ranks" if grid else "sheet.rows")
