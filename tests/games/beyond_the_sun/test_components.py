"""BTS-1: the set's counts, each proven by breaking it."""

import copy
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest
from support.rules import rule

from perihelion.games.beyond_the_sun.components.checks import check_set
from perihelion.games.beyond_the_sun.components.checks_of_cards import CARDS, Card, check_cards
from perihelion.games.beyond_the_sun.rules import production, researching, scoring
from perihelion.games.beyond_the_sun.rules import setup as setting_up
from perihelion.games.beyond_the_sun.rules.catalogue import CATALOGUE
from perihelion.games.beyond_the_sun.rules.tables import Tables

from .bench import GAME

Data = dict[str, Any]


def broken_rules(change: Callable[[Data], object]) -> set[str]:
    data = copy.deepcopy(GAME.components.data)
    change(data)
    return {finding.rule for finding in check_set(data, Tables(data, "test", CATALOGUE)) if not finding.holds}


@rule(*sorted({finding.rule for finding in GAME.check()}))
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


def layout(number: int, **values: object) -> Callable[[Data], object]:
    return lambda data: data["basic_spacefaring"]["layouts"][number].update(values)


def basic_mats(**values: object) -> Callable[[Data], object]:
    return lambda data: [each.update(values) for each in data["mats"] if each["kind"] == "basic"]


def goal(name: str, **values: object) -> Callable[[Data], object]:
    return lambda data: [each.update(values) for each in data["achievements"] if each["id"] == name]


def entry(table: str, number: int, **values: object) -> Callable[[Data], object]:
    return lambda data: data[table][number].update(values)


def counts(**values: object) -> Callable[[Data], object]:
    return lambda data: data["setup"]["counts"].update(values)


def location(number: int, **values: object) -> Callable[[Data], object]:
    return lambda data: data["sides"][0]["locations"][number].update(values)


def all_of(table: str, key: str, value: str, **values: object) -> Callable[[Data], object]:
    return lambda data: [each.update(values) for each in data[table] if each[key] == value]


def start(number: int, **values: object) -> Callable[[Data], object]:
    return lambda data: data["mats"][number]["start"].update(values)


def two_extra_areas(data: Data) -> None:
    for number in (2, 3):
        data["events"][number]["do"] = ["place_system(A, as=neighbour)"]


def same_tracks(data: Data) -> None:
    data["mats"][5].update(growth=data["mats"][4]["growth"], ore_track=data["mats"][4]["ore_track"])


CLAUSES: list[tuple[str, Callable[[Data], object]]] = [
    ("BTS-1.22", piece("ore", limited=True)),
    ("BTS-1.37", lambda data: data["tableau"].update(bars=3)),
    ("BTS-1.37", lambda data: data["tableau"].update(places=5)),
    ("BTS-1.3", all_of("slots", "level", "I", x=99)),
    ("BTS-1.6", entry("technologies", 20, types=["E"])),
    ("BTS-1.6", entry("technologies", 44, types=["S", "E"])),
    ("BTS-1.7", entry("technologies", 45, **{"pass": "M"})),
    ("BTS-1.7", entry("technologies", 45, **{"pass": "C"})),
    ("BTS-1.9", entry("technologies", 4, id="mass_cloning")),
    ("BTS-11.5", entry("slots", 0, needs=["I-2"])),
    ("BTS-11.6", entry("slots", 4, needs=["II-2"])),
    ("BTS-11.6", entry("slots", 5, any=1)),
    ("BTS-11.6", entry("slots", 17, needs=["II-1"])),
    ("BTS-11.7", entry("slots", 16, any=3)),
    ("BTS-11.7", entry("slots", 16, any=1)),
    ("BTS-11.7", entry("slots", 16, needs=["III-1", "III-2", "II-3"])),
    ("BTS-11.7", entry("slots", 11, needs=["II-1", "II-2", "II-3"], any=2)),
    ("BTS-4.11", layout(0, basic_1=[0, 0])),
    ("BTS-4.11", layout(2, basic_1=[0, 0, 2])),
    ("BTS-4.11", layout(2, surcharge_spaces=1)),
    ("BTS-2.21", layout(0, basic_4=[0])),
    ("BTS-2.21", layout(2, basic_4=[0])),
    ("BTS-4.22", layout(1, basic_1=[0])),
    ("BTS-4.22", layout(2, basic_3=[0, 0, 0])),
    ("BTS-4.22", layout(2, basic_1=[1])),
    ("BTS-1.10", entry("events", 2, level="III")),
    ("BTS-2.6", entry("events", 2, fixed=True)),
    ("BTS-2.6", entry("events", 10, fixed=False)),
    ("BTS-2.6", counts(random_events_per_level=5)),
    ("BTS-2.6", counts(fixed_events_per_level=3)),
    ("BTS-2.18", counts(start_systems=3)),
    ("BTS-1.18", all_of("systems", "deck", "B", strength=1)),
    ("BTS-1.18", all_of("systems", "deck", "B", vp=1)),
    ("BTS-1.17", entry("systems", 0, spec=[])),
    ("BTS-1.17", entry("systems", 0, strength=0)),
    ("BTS-1.17", entry("systems", 0, vp=0)),
    ("BTS-21.22", two_extra_areas),
    ("BTS-1.20", lambda data: [each.update(four_only=0) for each in data["achievements"]]),
    ("BTS-1.12", location(7, kind="slot_B")),
    ("BTS-1.12", lambda data: [each.update(kind="x") for each in data["sides"][0]["locations"][3:5]]),
    ("BTS-1.16", location(1, kind="slot_B")),
    ("BTS-1.16", location(5, kind="slot_A")),
    ("BTS-1.14", location(3, spec=[])),
    ("BTS-1.31", entry("mats", 3, growth={"B": 1, "C": 2, "D": 6, "E": 8})),
    ("BTS-1.31", entry("mats", 3, ore_track=[1, 2, 4, 6, 7])),
    ("BTS-1.31", entry("mats", 0, abilities=[{"slot": "A", "do": "when jumped => ore(9)"}])),
    ("BTS-1.32", same_tracks),
    ("BTS-2.19", start(0, pop=3)),
    ("BTS-2.19", start(0, ships=[{"level": 1, "at": "A1"}])),
    ("BTS-2.12", entry("mats", 0, growth={"B": 0, "C": 3, "D": 6, "E": 8})),
    ("BTS-2.12", entry("mats", 0, ore_track=[0, 2, 4, 6, 8])),
    ("BTS-2.16", lambda data: data["setup"]["by_players"][1].update(board_side="outer")),
    ("BTS-1.1", lambda data: data["setup"]["by_players"][2].update(players=5)),
]
"""Clauses of the checker, each broken alone."""


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
        pytest.param("BTS-1.1", lambda data: data["setup"]["by_players"].pop(), marks=rule("BTS-1.1")),
        pytest.param("BTS-1.26", lambda data: data["mats_common"].update(cubes=21), marks=rule("BTS-1.26")),
        pytest.param("BTS-1.28", lambda data: data["mats_common"]["discs"].update(ore=7), marks=rule("BTS-1.28")),
        pytest.param("BTS-1.28", piece("achievement_discs", n=31), marks=rule("BTS-1.28")),
        pytest.param("BTS-2.18", lambda data: data["setup"]["counts"].update(start_systems_used=3)),
        pytest.param("BTS-4.11", layout(0, basic_1=[0, 2], basic_2=[0, 0]), marks=rule("BTS-4.11")),
        pytest.param("BTS-4.11", layout(1, surcharge_spaces=2), marks=rule("BTS-4.11")),
        pytest.param("BTS-6.8", lambda data: data["setup"]["by_players"][0].update(four_only_spaces=True)),
        pytest.param("BTS-7.1", lambda data: data["setup"]["by_players"][2].update(end_discs=3)),
        pytest.param("BTS-8.7", lambda data: data["mats_common"].update(automation_beyond=2), marks=rule("BTS-8.7")),
        pytest.param("BTS-EX-2", basic_mats(growth={"B": 1, "C": 6, "D": 7, "E": 8}), marks=rule("BTS-EX-2")),
        pytest.param("BTS-6.13", goal("empire", cond="colonised >= 3"), marks=rule("BTS-6.13")),
        pytest.param("A-43", goal("power", cond="areas_with_strength(3) >= 2")),
        pytest.param("A-43", goal("power", cond="areas_with_strength(5) >= 3")),
        pytest.param("BTS-6.8", goal("efficiency", four_only=0), marks=rule("BTS-6.8")),
        pytest.param("BTS-6.8", goal("flexibility", four_only=0), marks=rule("BTS-6.8")),
        pytest.param("BTS-17.16", goal("specialisation", cond="colonised >= 5"), marks=rule("BTS-17.16")),
        pytest.param("BTS-17.16", goal("specialisation", kind="A"), marks=rule("BTS-17.16")),
        *[pytest.param(*each, marks=rule(each[0])) for each in CLAUSES],
    ],
)
def test_a_broken_count_is_found(broken: str, change: Callable[[Data], object]) -> None:
    assert broken in broken_rules(change)


OTHERWISE: dict[str, list[Data]] = {
    "technologies": [
        {"level": "I"},
        {"immediate": ["ore(9)"]},
        {"actions": [{"spaces": 1, "do": "ore(9)"}]},
    ],
    "guilds": [{"do": "9 ore : research(I)"}],
    "events": [{"level": "II"}, {"do": ["ore(9)"]}],
    "systems": [
        {"deck": "A"},
        {"deck": "B"},
        {"control": "ore(9)"},
        {"bonus": "ore(9)"},
        {"strength": 9},
        {"spec": ["food"]},
    ],
    "mats": [{"abilities": [{"slot": "A", "do": "when jumped => ore(9)"}]}],
}
"""Of every table what an entry could say instead."""


@rule("BTS-1.10", "BTS-2.6")
def test_events_are_counted_level_by_level() -> None:
    data = copy.deepcopy(GAME.components.data)
    data["events"].pop(2)  # of level II
    data["events"][-9]["fixed"] = False  # of level III
    findings = {each.what: each.holds for each in check_set(data, Tables(data, "test", CATALOGUE))}
    assert [findings[f"10 events of level {level}"] for level in ("II", "III")] == [False, True]
    assert [findings[f"level {level}: 2 fixed events and 4 others"] for level in ("II", "III")] == [True, False]


@rule("BTS-21.22")
def test_a_set_needs_no_event_with_an_extra_area_and_may_have_one() -> None:
    def without(data: Data) -> None:
        data["events"][3]["do"] = ["ore(1)"]

    assert "BTS-21.22" not in broken_rules(without)
    assert "BTS-21.22" not in broken_rules(lambda data: None)


@pytest.mark.parametrize(
    "card",
    [pytest.param(card, marks=rule(card[0]) if "." in card[0] else (), id=f"{card[2]}: {card[3]}") for card in CARDS],
)
def test_what_the_rulebook_says_of_a_card_is_checked(card: Card) -> None:
    """Exactly one of the other values breaks what is said, so each line looks at its own value alone."""
    said, table, name, what, _ = card
    breaking = 0
    for values in OTHERWISE[table]:
        data = copy.deepcopy(GAME.components.data)
        next(each for each in data[table] if each["id"] == name).update(values)
        found = [each for each in check_cards(data, GAME.tables) if each.what == f"{name}: {what}"]
        assert [each.rule for each in found] == [said]
        breaking += not found[0].holds
    assert breaking == 1


@pytest.mark.parametrize(
    ("broken", "module", "name", "number"),
    [
        pytest.param("BTS-5.12", production, "POPULATION_PRICE", 4, marks=rule("BTS-5.12")),
        pytest.param("BTS-5.15", production, "RETIREMENT_PRICE", 2, marks=rule("BTS-5.15")),
        pytest.param("BTS-5.17", production, "POPULATION_WORTH", 2, marks=rule("BTS-5.17")),
        pytest.param("BTS-8.1", scoring, "TECHNOLOGY_POINTS", (2, 2, 3), marks=rule("BTS-8.1")),
        pytest.param("BTS-8.2", scoring, "TECHNOLOGY_POINTS", (1, 3, 3), marks=rule("BTS-8.2")),
        pytest.param("BTS-8.3", scoring, "TECHNOLOGY_POINTS", (1, 2, 4), marks=rule("BTS-8.3")),
        pytest.param("BTS-8.9", scoring, "BASE_POINTS", 2, marks=rule("BTS-8.9")),
        pytest.param("BTS-8.10", scoring, "SPACE_POINTS", 2, marks=rule("BTS-8.10")),
        pytest.param("BTS-11.23", researching, "MATCHING_CARDS", 3, marks=rule("BTS-11.23")),
        pytest.param("BTS-2.7", setting_up, "ACHIEVEMENTS_IN_PLAY", {"basic": 2, "A": 1}, marks=rule("BTS-2.7")),
    ],
)
def test_a_number_of_the_rules_is_checked(
    broken: str, module: ModuleType, name: str, number: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, name, number)
    assert {finding.rule for finding in GAME.check() if not finding.holds} == {broken}


@rule("BTS-1.34")
def test_the_two_currencies_are_population_and_ore() -> None:
    costs = [line for line in GAME.tables.lines if not line.free]
    assert costs
    assert all(line.ore.code != [0, 0] or line.retire.code != [0, 0] for line in costs)
    for text in ("1 food : ore(1)", "1 supply : ore(1)"):
        with pytest.raises(ValueError, match="one of ore, retire was expected"):
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
