"""Component sets of one's own: whatever is missing, surplus or of another kind is named in one sentence."""

import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from support.commands import perihelion

from perihelion.games.beyond_the_sun.components.checks import check_set
from perihelion.games.beyond_the_sun.components.form import check_parts
from perihelion.games.beyond_the_sun.game import BeyondTheSun
from perihelion.games.beyond_the_sun.rules.catalogue import CATALOGUE
from perihelion.games.beyond_the_sun.rules.tables import Tables
from perihelion.kernel.errors import BrokenSet, SetAgainstRule, SetField, SetNotation, SetReference, SetSurplus
from perihelion.kernel.form import FREE

from .bench import GAME

Data = dict[str, Any]
Way = tuple[str | int, ...]
DATA: Data = GAME.components.data
OPTIONAL = {
    "any", "pass", "abilities", "pop_from", "faces", "vp", "end", "action",
}  # fmt: skip
"""Keys that some entries have and others have not."""


def as_toml(node: Any) -> str:
    if isinstance(node, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {as_toml(child)}" for key, child in node.items()) + "}"
    if isinstance(node, list):
        return "[" + ", ".join(as_toml(child) for child in node) + "]"
    return json.dumps(node)


def written(data: Data, folder: Path) -> Path:
    file = folder / "mine.toml"
    file.write_text("\n".join(f"{key} = {as_toml(node)}" for key, node in data.items()), encoding="utf8")
    return file


def refusal(data: Data) -> BrokenSet | None:
    """As the game reads a set; any other exception is a fault of the game."""
    try:
        check_parts(data, "mine.toml")
    except BrokenSet as error:
        return error
    broken = [finding for finding in check_set(data, Tables(data, "test", CATALOGUE)) if not finding.holds]
    return SetAgainstRule(file="mine.toml", rule=broken[0].rule, what=broken[0].what) if broken else None


def changed(path: Way, change: Callable[[Any], object]) -> Data:
    data = copy.deepcopy(DATA)
    node: Any = data
    for part in path:
        node = node[part]
    change(node)
    return data


def tables_in(node: Any, path: Way = ()) -> Iterator[tuple[Way, Data]]:
    """Every table of the set; of a list of tables the first and the last."""
    if isinstance(node, dict):
        yield path, node
        for key, child in node.items():
            if key not in FREE:
                yield from tables_in(child, (*path, key))
    elif isinstance(node, list):
        for number in sorted({0, len(node) - 1}):
            if 0 <= number < len(node):
                yield from tables_in(node[number], (*path, number))


def lists_in(node: Any, path: Way = ()) -> Iterator[tuple[Way, list[Any]]]:
    if isinstance(node, list):
        yield path, node
    for inner, each in tables_in(node, path):
        for key, child in each.items():
            if isinstance(child, list) and key not in FREE:
                yield (*inner, key), child


def named(path: Way) -> str:
    """The same place as an error tells it."""
    field = ""
    node: Any = DATA
    for part in path:
        node = node[part]
        if isinstance(part, str):
            field = f"{field}.{part}" if field else part
        else:
            has_name = isinstance(node, dict) and "id" in node
            field = f"{field}.{node['id']}" if has_name else f"{field}[{part + 1}]"
    return field


KEYS = [(path, key) for path, table in tables_in(DATA) for key in table if key not in (*FREE,)]
IDS = [f"{named(path)}.{key}" for path, key in KEYS]


def test_the_packaged_set_has_its_form() -> None:
    assert refusal(copy.deepcopy(DATA)) is None
    assert len(KEYS) > 240


@pytest.mark.parametrize(("path", "key"), KEYS, ids=IDS)
def test_a_missing_key_is_named(path: Way, key: str) -> None:
    error = refusal(changed(path, lambda table: table.pop(key)))
    if key in OPTIONAL:
        assert error is None or error.facts
        return
    assert isinstance(error, SetField)
    assert key in str(error.facts["field"])


@pytest.mark.parametrize(("path", "key"), KEYS, ids=IDS)
def test_a_value_of_another_kind_is_named(path: Way, key: str) -> None:
    def spoil(table: Data) -> None:
        was = table[key]
        table[key] = (
            {} if isinstance(was, list) else [] if isinstance(was, dict) else 3 if isinstance(was, str) else "3"
        )

    error = refusal(changed(path, spoil))
    assert isinstance(error, SetField)
    assert key in str(error.facts["field"]) or (key == "id" and "[" in str(error.facts["field"]))


TABLES = list(tables_in(DATA))


@pytest.mark.parametrize("path", [path for path, _ in TABLES], ids=[named(path) or "set" for path, _ in TABLES])
def test_an_unknown_key_is_named(path: Way) -> None:
    error = refusal(changed(path, lambda table: table.update(wobble=1)))
    assert isinstance(error, SetSurplus)
    assert str(error.facts["field"]).endswith("wobble")
    if path:
        assert str(error.facts["field"]) == f"{named(path)}.wobble"


ENTRIES = [
    (path, number)
    for path, rows in lists_in(DATA)
    if path[-1] in ("actions", "layouts", "by_players") or len(path) == 1
    for number in range(len(rows))
    if path[0] != "technologies" or len(path) == 1
]


@pytest.mark.parametrize(("path", "number"), ENTRIES, ids=[f"{named(path)}[{number + 1}]" for path, number in ENTRIES])
def test_a_missing_entry_and_a_surplus_one_are_named(path: Way, number: int) -> None:
    error = refusal(changed(path, lambda rows: rows.pop(number)))
    assert isinstance(error, SetField)
    assert str(error.facts["field"]).startswith(named(path))
    assert len(str(error.facts["field"])) > len(named(path))  # the entry, not the table

    def add(rows: list[Data]) -> None:
        rows.append({**rows[number], "id": "one_too_many"})

    error = refusal(changed(path, add))
    assert isinstance(error, SetSurplus)
    assert error.facts["field"] == f"{named(path)}.one_too_many"

    error = refusal(changed(path, lambda rows: rows.insert(number, rows[number])))
    assert isinstance(error, SetSurplus)
    assert error.facts["field"] == named((*path, number))


LISTS = list(lists_in(DATA))


@pytest.mark.parametrize("path", [path for path, _ in LISTS], ids=[named(path) for path, _ in LISTS])
def test_a_list_with_one_thing_more_or_less_is_read_or_refused_and_never_breaks_the_game(path: Way) -> None:
    for change in (
        lambda rows: rows.pop() if rows else None,
        lambda rows: rows.append(copy.deepcopy(rows[-1]) if rows else "wobble"),
        lambda rows: rows.clear(),
        lambda rows: rows.append(None),
        lambda rows: rows.append([]),
    ):
        error = refusal(changed(path, change))
        assert error is None or error.facts["file"] == "mine.toml"


def with_value(*path: str | int, value: Any) -> Data:
    *before, key = path
    return changed(tuple(before), lambda node: node.__setitem__(key, value))


def with_action(text: str) -> Data:
    """Another action of Advanced Robotics."""
    return with_value("technologies", 4, "actions", value=[{"spaces": 1, "do": text}])


@pytest.mark.parametrize(
    ("data", "error", "field"),
    [
        (with_value("technologies", 0, "level", value="V"), SetReference, "technologies.hypercomputing.level"),
        (with_value("technologies", 0, "types", value=["X"]), SetReference, "technologies.hypercomputing.types[1]"),
        (with_value("technologies", 0, "types", value=[]), SetField, "technologies.hypercomputing.types"),
        (with_value("technologies", 0, "vp", value=1), SetSurplus, "technologies.hypercomputing.vp"),
        (
            with_value("technologies", 0, "immediate", value=["fly(1)"]),
            SetNotation,
            "technologies.hypercomputing.immediate[1]",
        ),
        (
            with_value("technologies", 0, "passive", value=["rule x()"]),
            SetField,
            "technologies.hypercomputing.passive[1]",
        ),
        (
            with_value("technologies", 0, "passive", value=["atwill any => ore(1)", "when jumped => ore(1)"]),
            SetSurplus,
            "technologies.hypercomputing.passive[2]",
        ),
        (
            with_value(
                "technologies", 0, "actions", value=[{"spaces": 2, "do": "ore(1)"}, {"spaces": 1, "do": "ore(1)"}]
            ),
            SetField,
            "technologies.hypercomputing.actions",
        ),
        (with_value("systems", 0, "deck", value="C"), SetReference, "systems.barnards_star.deck"),
        (with_action("copy(own, occupied=yes)"), SetSurplus, "technologies.parallel_universe_generator.actions[1].do"),
        (with_action("copy(basic, occupied=yes)"), None, ""),
        (
            with_action("research(II); copy(own, occupied=yes)"),
            SetField,
            "technologies.advanced_robotics.actions[1].do",
        ),
        (with_action("copy(research, occupied=yes)"), None, ""),  # it researches nothing itself: no copy copies it
        (with_value("systems", 0, "strength", value=0), SetField, "systems.barnards_star.strength"),
        (with_value("systems", 0, "vp", value=-1), SetField, "systems.barnards_star.vp"),
        (with_value("systems", 0, "spec", value=["food", "food"]), SetField, "systems.barnards_star.spec"),
        (with_value("systems", 0, "special", value="when jumped => ore(1)"), SetField, "systems.barnards_star.special"),
        (with_value("systems", 0, "control", value="2 ore : pop(1)"), SetField, "systems.barnards_star.control"),
        (with_value("achievements", 0, "cond", value="moons > 1"), SetNotation, "achievements.empire.cond"),
        (with_value("achievements", 0, "four_only", value=4), SetField, "achievements.empire.four_only"),
        (with_value("slots", 4, "needs", value=["I-9"]), SetReference, "slots.II-1.needs"),
        (with_value("slots", 4, "any", value=2), SetField, "slots.II-1.any"),
        (with_value("sides", 0, "edges", 0, value=["sol", "Y3"]), SetReference, "sides.inner.edges[1]"),
        (with_value("sides", 0, "edges", 0, value=["sol", "sol"]), SetSurplus, "sides.inner.edges[1]"),
        (with_value("sides", 0, "locations", 0, "kind", value="deep"), SetField, "sides.inner.locations.sol.kind"),
        (
            with_value("basic_spacefaring", "layouts", 0, "basic_1", value=[0] * 5),
            SetField,
            "basic_spacefaring.layouts.basic_2p.basic_1",
        ),
        (
            with_value("basic_spacefaring", "layouts", 0, "basic_1", value="many"),
            SetField,
            "basic_spacefaring.layouts.basic_2p.basic_1",
        ),
        (
            with_value("setup", "by_players", 0, "board_side", value="dark"),
            SetReference,
            "setup.by_players.2p.board_side",
        ),
        (
            with_value("setup", "by_players", 0, "basic_layout", value="big"),
            SetReference,
            "setup.by_players.2p.basic_layout",
        ),
        (
            with_value("mats", 0, "start", "ships", value=[{"level": 5, "at": "sol"}]),
            SetField,
            "mats.nishida_basic.start.ships[1].level",
        ),
        (with_value("mats", 0, "growth", "B", value=9), SetField, "mats.nishida_basic.growth.B"),
        (
            with_value("mats", 4, "abilities", 0, "do", value="atwill any => ore(1)"),
            SetField,
            "mats.nishida_advanced.abilities[1].do",
        ),
        (with_value("events", 0, "do", value=["uncover(9)"]), SetField, "events.tyler_lee.do"),
        (with_value("events", 0, "action", value={}), SetField, "events.tyler_lee.action.spaces"),
    ],
)
def test_a_value_that_cannot_be_is_named(data: Data, error: type[BrokenSet] | None, field: str) -> None:
    found = refusal(data)
    if error is None or found is None:
        assert found is error
        return
    assert type(found) is error
    assert found.facts["field"] == field


def test_a_set_of_ones_own_plays(tmp_path: Path) -> None:
    own = changed((), lambda data: data["technologies"][5].update(immediate=["pop(3)"]))
    game = BeyondTheSun(written(own, tmp_path))
    assert game.tables.technologies[5].name == "mass_cloning"
    assert game.new(2, 1).actors()


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "In the component set mine.toml, there is no place for technologies.one_too_many."),
        ("pl", "W zestawie elementów mine.toml nie ma miejsca na pozycję technologies.one_too_many."),
    ],
)
def test_a_47th_technology_is_told_in_both_languages(lang: str, said: str, tmp_path: Path) -> None:
    own = changed((), lambda data: data["technologies"].append({**data["technologies"][9], "id": "one_too_many"}))
    answer = perihelion("check", "beyond-the-sun", "--set", written(own, tmp_path), "--lang", lang)
    assert answer.returncode == 2
    assert " ".join(answer.stderr.split()) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "In the component set mine.toml, technologies[level = II, 16] is missing or wrong."),
        ("pl", "W zestawie elementów mine.toml brakuje pozycji technologies[level = II, 16] albo jest ona błędna."),
    ],
)
def test_a_missing_technology_is_told_in_both_languages(lang: str, said: str, tmp_path: Path) -> None:
    own = changed((), lambda data: data["technologies"].pop(9))
    answer = perihelion("check", "beyond-the-sun", "--set", written(own, tmp_path), "--lang", lang)
    assert answer.returncode == 2
    assert " ".join(answer.stderr.split()) == said
