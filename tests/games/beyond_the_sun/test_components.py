"""BTS-1: the set's counts, each proven by breaking it."""

import copy
from collections.abc import Callable
from typing import Any

import pytest
from support.rules import rule

from perihelion.games.beyond_the_sun.checks import check_set
from perihelion.games.beyond_the_sun.tables import Tables

from .bench import GAME

Data = dict[str, Any]


def broken_rules(change: Callable[[Data], object]) -> set[str]:
    data = copy.deepcopy(GAME.components.data)
    change(data)
    return {finding.rule for finding in check_set(data, Tables(data, "test")) if not finding.holds}


def test_the_set_keeps_every_count_of_the_rulebook() -> None:
    assert [finding for finding in GAME.check() if not finding.holds] == []


def piece(name: str, **values: object) -> Callable[[Data], object]:
    def change(data: Data) -> None:
        next(each for each in data["components"] if each["id"] == name).update(values)

    return change


def first(table: str, **values: object) -> Callable[[Data], object]:
    return lambda data: data[table][0].update(values)


def last(table: str, **values: object) -> Callable[[Data], object]:
    return lambda data: data[table][-1].update(values)


@pytest.mark.parametrize(
    ("broken", "change"),
    [
        pytest.param("BTS-1.3", first("slots", x=99), marks=rule("BTS-1.3", "BTS-1.2")),
        pytest.param("BTS-1.4", lambda data: data["technologies"].pop(5), marks=rule("BTS-1.4")),
        pytest.param("BTS-1.5", lambda data: data["types"].reverse(), marks=rule("BTS-1.5")),
        pytest.param("BTS-1.6", lambda data: data["technologies"][9].update(types=["S"]), marks=rule("BTS-1.6")),
        pytest.param("BTS-1.7", lambda data: data["technologies"][9].update({"pass": "C"}), marks=rule("BTS-1.7")),
        pytest.param(
            "BTS-1.8", lambda data: data["technologies"][2].update(immediate=[], actions=[]), marks=rule("BTS-1.8")
        ),
        pytest.param("BTS-1.9", lambda data: data["technologies"][5].update(id="other"), marks=rule("BTS-1.9")),
        pytest.param("BTS-1.10", lambda data: data["events"].pop(), marks=rule("BTS-1.10")),
        pytest.param("BTS-1.15", lambda data: data["systems"].pop(), marks=rule("BTS-1.15")),
        pytest.param("BTS-1.16", lambda data: data["sides"][0]["locations"].pop(1), marks=rule("BTS-1.16")),
        pytest.param("BTS-1.17", first("systems", bonus=""), marks=rule("BTS-1.17")),
        pytest.param(
            "BTS-1.18", lambda data: [each.update(vp=1, strength=1) for each in data["systems"]], marks=rule("BTS-1.18")
        ),
        pytest.param("BTS-1.19", first("achievements", kind="A"), marks=rule("BTS-1.19")),
        pytest.param("BTS-1.20", first("achievements", spaces=[1, 2]), marks=rule("BTS-1.20")),
        pytest.param("BTS-1.21", piece("first_player", n=2), marks=rule("BTS-1.21")),
        pytest.param("BTS-1.22", piece("ore", n=59), marks=rule("BTS-1.22")),
        pytest.param("BTS-1.23", piece("basic_tiles", n=3), marks=rule("BTS-1.23")),
        pytest.param("BTS-1.25", piece("pawns", n=3), marks=rule("BTS-1.25")),
        pytest.param("BTS-1.26", piece("cubes", n=79), marks=rule("BTS-1.26")),
        pytest.param("BTS-1.27", piece("cubes", faces=["population"]), marks=rule("BTS-1.27")),
        pytest.param("BTS-1.28", piece("production_discs", n=63), marks=rule("BTS-1.28")),
        pytest.param("BTS-1.29", lambda data: data["mats"].pop(), marks=rule("BTS-1.29")),
        pytest.param("BTS-1.30", lambda data: data["mats_common"]["automation_vp"].pop(), marks=rule("BTS-1.30")),
        pytest.param("BTS-1.31", first("mats", ore_track=[1]), marks=rule("BTS-1.31")),
        pytest.param("BTS-1.32", last("mats", abilities=[]), marks=rule("BTS-1.32")),
        pytest.param("BTS-1.35", first("guilds", level=2), marks=rule("BTS-1.35")),
        pytest.param("BTS-1.36", piece("guild_covers", n=3), marks=rule("BTS-1.36")),
        pytest.param("BTS-1.37", piece("tableau_bars", n=1), marks=rule("BTS-1.37")),
        pytest.param(
            "BTS-1.14", lambda data: data["sides"][0]["locations"][0].update(spec=["ore"]), marks=rule("BTS-1.14")
        ),
        pytest.param("BTS-1.11", lambda data: data["sides"].append(data["sides"][0]), marks=rule("BTS-1.11")),
        pytest.param(
            "BTS-1.12", lambda data: data["sides"][0]["locations"][0].update(kind="slot_A"), marks=rule("BTS-1.12")
        ),
        pytest.param("BTS-2.6", first("events", fixed=False), marks=rule("BTS-2.6")),
        pytest.param(
            "BTS-4.22",
            lambda data: data["basic_spacefaring"]["layouts"][1].update(basic_3=[0]),
            marks=rule("BTS-4.22"),
        ),
        pytest.param("BTS-11.6", lambda data: data["slots"][4].update(any=0), marks=rule("BTS-11.6")),
    ],
)
def test_a_broken_count_is_found(broken: str, change: Callable[[Data], object]) -> None:
    assert broken in broken_rules(change)


@rule("BTS-1.34")
def test_the_two_currencies_are_population_and_ore() -> None:
    costs = [line for line in GAME.tables.lines if not line.free]
    assert costs
    assert all(line.ore.code != [0, 0] or line.retire.code != [0, 0] for line in costs)
    for text in ("1 food : ore(1)", "1 supply : ore(1)"):
        with pytest.raises(ValueError, match="cannot be paid"):
            GAME.tables.book.line(text)


@rule("BTS-11.31")
def test_types_do_what_is_typical_of_them() -> None:
    typical = {
        "S": ("research", "automate(ore", "ore(", "automate(either", "private", "copy"),
        "E": ("automate(food", "col=right", "pop(", "ore(", "automate(either", "swap_disc"),
        "M": ("ship(", "upgrade(", "jump("),
        "C": ("colonise", "jump(", "choose", "copy", "research(II, only=seen", "take_system", "warp", "private"),
    }
    for card in GAME.components.data["technologies"]:
        text = " ".join([*card["immediate"], *[each["do"] for each in card["actions"]], *card["passive"]])
        for letter in card["types"]:
            assert any(part in text for part in typical[letter]), card["id"]
