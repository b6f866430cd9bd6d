"""The form of a component set: one that lacks an entry, or has one too many, is refused with the name of the entry."""

from typing import Any, Final

from perihelion.kernel.components import Data
from perihelion.kernel.errors import SetField, SetSurplus
from perihelion.kernel.form import Shape, check_form, entry_name, refuse_if, refuse_unknown, within

from ..rules.cards import AREA_NAMES, TYPES
from ..rules.effects import LEVELS
from ..rules.vocabulary import BASIC_SPACES, CARD_ACTIONS, CARD_SPACES
from .lines import check_lines


class Entries(Shape):
    """A list of tables with ids: of every group (the words under a key) so many, or these ids and no others."""

    def __init__(self, form: Data, key: str, groups: dict[str, int]) -> None:
        self.form = form
        self.key = key
        self.groups = groups

    def check(self, node: Any, file: str, field: str) -> None:
        refuse_if(not isinstance(node, list), file, field)
        found: dict[str, list[str]] = {group: [] for group in self.groups}
        names: list[str] = []
        for number, entry in enumerate(node):
            name = entry_name(entry, field, number)
            check_form(entry, self.form, file, name, exact=True)
            group = str(entry[self.key])
            if name in names or group not in found or len(found[group]) == self.groups[group]:
                raise SetSurplus(file=file, field=name)
            names.append(name)
            found[group].append(name)
        for group, entries in found.items():
            if len(entries) < self.groups[group]:
                missing = f"{field}[{self.key} = {group}, {len(entries) + 1}]"
                raise SetField(file=file, field=within(field, group) if self.key == "id" else missing)


class Row(Shape):
    """The extra ore of every space of a Basic action; or one space for any number of pawns."""

    def check(self, node: Any, file: str, field: str) -> None:
        if node == "shared":
            return
        refuse_if(not isinstance(node, list) or not 1 <= len(node) <= BASIC_SPACES, file, field)
        check_form(node, [NATURAL], file, field)


NATURAL: Final = range(1000)
ABOVE_ZERO: Final = range(1, 1000)
LEVEL: Final = frozenset(LEVELS)
TYPE: Final = frozenset(TYPES)
KIND_OF_DISC: Final = frozenset(["food", "ore"])
LETTERS: Final = "ABCDE"
COLUMNS: Final = dict.fromkeys(LETTERS, NATURAL)
AREA: Final = frozenset(AREA_NAMES[:-1])
KIND_OF_AREA: Final = {"s": "sol", "A": "slot_A", "B": "slot_B", "Y": "shipyard", "d": "deep"}
"""By the first letter of its id."""
SLOT: Final = {"id": str, "level": LEVEL, "needs": [str], "any?": range(1, 4), "x": int, "y": int}
LAYOUT: Final = {
    "id": str,
    "players": range(2, 5),
    "component": str,
    **{f"basic_{number}": Row() for number in range(1, 5)},
    "surcharge_spaces": NATURAL,
}
GUILD: Final = {"id": str, "level": range(1, 3), "spaces": range(1, 2), "do": str, "cover": str, "x": int, "y": int}
TECHNOLOGY: Final = {
    "id": str,
    "level": LEVEL,
    "types": [TYPE],
    "pass?": TYPE,
    "immediate": [str],
    "actions": [{"spaces": range(1, CARD_SPACES + 1), "do": str}],
    "passive": [str],
    "vp?": NATURAL,
    "end?": str,
}
SPHERE: Final = {"spaces": range(1, 2), "open_to": frozenset(["all"]), "uses": range(1, 2), "pawn": str, "do": str}
EVENT: Final = {
    "id": str,
    "level": frozenset(LEVELS[1:3]),
    "fixed": bool,
    "do": [str],
    "stays": frozenset(["none", "mat", "achievements", "deep", "board"]),
    "vp?": NATURAL,
    "end?": {"who": frozenset(["each", "most_strength_deep"]), "vp": str},
    "action?": SPHERE,
}
SYSTEM: Final = {
    "id": str,
    "deck": frozenset("AB"),
    "start": bool,
    "strength": ABOVE_ZERO,
    "spec": [KIND_OF_DISC],
    "control": str,
    "special": str,
    "bonus": str,
    "vp": NATURAL,
}
ACHIEVEMENT: Final = {
    "id": str,
    "kind": frozenset(["A", "B", "basic"]),
    "cond": str,
    "spaces": [NATURAL],
    "four_only": NATURAL,
}
LOCATION: Final = {"id": AREA, "kind": str, "spec": [KIND_OF_DISC], "x": int, "y": int}
SIDE: Final = {"id": str, "players": [range(2, 5)], "edges": [(AREA, AREA)], "locations": [LOCATION]}
START: Final = {
    "supply": COLUMNS,
    "pop": NATURAL,
    "pop_from?": frozenset(LETTERS),
    "ore": NATURAL,
    "ships": [{"level": range(1, 5), "at": AREA}],
    "automated": (),
}
MAT: Final = {
    "id": str,
    "faction": str,
    "kind": frozenset(["basic", "advanced"]),
    "colour": str,
    "growth": {letter: range(1, 9) for letter in LETTERS[1:]},
    "ore_track": [range(1, 9)],
    "start": START,
    "abilities?": [{"id": str, "slot": frozenset("AB"), "once": bool, "do": str}],
}
PLAYERS: Final = {
    "id": str,
    "players": range(2, 5),
    "basic_layout": str,
    "board_side": str,
    "end_discs": ABOVE_ZERO,
    "four_only_spaces": bool,
}
PIECES: Final = (
    "ore", "first_player", "basic_tiles", "guild_covers", "tableau_bars", "pawns", "cubes", "production_discs",
    "achievement_discs",
)  # fmt: skip


def ids(*names: str) -> dict[str, int]:
    return dict.fromkeys(names, 1)


FORM: Final = {
    "set": {"id": str},
    "components": Entries({"id": str, "n": NATURAL, "limited": bool, "faces?": [str]}, "id", ids(*PIECES)),
    "types": Entries({"id": str, "colour": str}, "id", ids(*TYPES)),
    "slots": Entries(SLOT, "level", {"I": 4, "II": 6, "III": 6, "IIII": 3}),
    "basic_spacefaring": {
        "x": int,
        "y": int,
        "actions": Entries(
            {"id": str, "do": str, "repeatable": bool}, "id", ids("basic_1", "basic_2", "basic_3", "basic_4")
        ),
        "layouts": Entries(LAYOUT, "players", {"2": 1, "3": 1, "4": 1}),
    },
    "guilds": Entries(GUILD, "id", ids("terraformers", "professors", "technocrats", "metascientists")),
    "technologies": Entries(TECHNOLOGY, "level", {"I": 4, "II": 16, "III": 16, "IIII": 10}),
    "events": Entries(EVENT, "level", {"II": 10, "III": 10}),
    "systems": Entries(SYSTEM, "deck", {"A": 12, "B": 12}),
    "achievements": Entries(ACHIEVEMENT, "kind", {"basic": 2, "A": 4, "B": 4}),
    "sides": Entries(SIDE, "id", ids("inner", "outer")),
    "mats_common": {
        "cubes": NATURAL,
        "discs": {"food": NATURAL, "ore": NATURAL, "achievement": NATURAL},
        "column_letters": tuple(frozenset(letter) for letter in LETTERS),
        "column_capacity": COLUMNS,
        "automation_vp": [NATURAL],
        "automation_beyond": NATURAL,
    },
    "mats": Entries(MAT, "kind", {"basic": 4, "advanced": 4}),
    "setup": {
        "by_players": Entries(PLAYERS, "players", {"2": 1, "3": 1, "4": 1}),
        "counts": {
            "fixed_events_per_level": NATURAL,
            "random_events_per_level": NATURAL,
            "start_systems": NATURAL,
            "start_systems_used": NATURAL,
        },
    },
    "tableau": {"bars": NATURAL, "places": range(1, 17)},
}
"""What a set must hold; see `set/*.toml` for what it means."""


def check_parts(data: Data, file: str) -> None:
    """Refuse a set from which no tables can be made; whether it keeps the rulebook is `check_set`'s question."""
    check_form(data, FORM, file, exact=True)
    check_cards(data, file)
    check_board(data, file)
    check_lines(data, file)


# -------------------------------------------------------------------- what depends on other values


def check_cards(data: Data, file: str) -> None:
    for card in data["technologies"]:
        name = f"technologies.{card['id']}"
        top = card["level"] == LEVELS[-1]
        for key in ("vp", "end"):
            if (key in card) != top:
                raise (
                    SetField(file=file, field=f"{name}.{key}") if top else SetSurplus(file=file, field=f"{name}.{key}")
                )
        refuse_if(not 1 <= len(card["types"]) <= 2 or twice(card["types"]), file, f"{name}.types")
        spaces = sum([each["spaces"] for each in card["actions"]])
        refuse_if(len(card["actions"]) > CARD_ACTIONS or spaces > CARD_SPACES, file, f"{name}.actions")
    for card in data["systems"]:
        name = f"systems.{card['id']}"
        refuse_if(not 1 <= len(card["spec"]) <= 2 or twice(card["spec"]), file, f"{name}.spec")
        refuse_if(card["deck"] != "A" and card["start"], file, f"{name}.start")
    for card in data["achievements"]:
        refuse_if(card["four_only"] >= len(card["spaces"]), file, f"achievements.{card['id']}.four_only")
    check_sphere(data, file)


def check_sphere(data: Data, file: str) -> None:
    """One event at most lays a card beside itself, and that one has the action that takes it."""
    acting = [each["id"] for each in data["events"] if "action" in each]
    for event in data["events"]:
        field = f"events.{event['id']}.action"
        lays = any(["as=sphere" in line.replace(" ", "") for line in event["do"]])
        refuse_if(lays and "action" not in event, file, field)
        if "action" in event and (not lays or event["id"] != acting[0]):
            raise SetSurplus(file=file, field=field)


def twice(words: list[str]) -> bool:
    return len(set(words)) < len(words)


def check_board(data: Data, file: str) -> None:
    """Slots, areas, sides and tiles that are named elsewhere."""
    slots = [slot["id"] for slot in data["slots"]]
    for slot in data["slots"]:
        for need in slot["needs"]:
            refuse_unknown(need, slots, file, f"slots.{slot['id']}.needs")
        refuse_if(slot.get("any", 1) > max(1, len(slot["needs"])), file, f"slots.{slot['id']}.any")
    for side in data["sides"]:
        check_side(side, file)
    layouts = [layout["id"] for layout in data["basic_spacefaring"]["layouts"]]
    for row in data["setup"]["by_players"]:
        refuse_unknown(row["board_side"], ["inner", "outer"], file, f"setup.by_players.{row['id']}.board_side")
        refuse_unknown(row["basic_layout"], layouts, file, f"setup.by_players.{row['id']}.basic_layout")


def check_side(side: Data, file: str) -> None:
    name = f"sides.{side['id']}"
    there = [location["id"] for location in side["locations"]]
    for number, location in enumerate(side["locations"]):
        field = f"{name}.locations.{location['id']}"
        if location["id"] in there[:number]:
            raise SetSurplus(file=file, field=field)
        refuse_if(location["kind"] != KIND_OF_AREA[location["id"][0]], file, f"{field}.kind")
    for area in ("sol", "A1", "A2", "B1", "B2", "deep"):
        refuse_if(area not in there, file, f"{name}.locations.{area}")
    for number, edge in enumerate(side["edges"]):
        field = f"{name}.edges[{number + 1}]"
        for end in edge:
            refuse_unknown(end, there, file, field)
        if edge[0] == edge[1] or edge in side["edges"][:number] or edge[::-1] in side["edges"][:number]:
            raise SetSurplus(file=file, field=field)
