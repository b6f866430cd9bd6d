"""The checker of component sets: every line of it finds what breaks it, clause by clause."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from games.new_frontiers.builder import the_game
from support.rules import rule

from perihelion.games.new_frontiers.components.checks import GOAL_TABLES, LEAST, check_set
from perihelion.games.new_frontiers.components.form import every_tile
from perihelion.games.new_frontiers.rules.effects import EFFECTS
from perihelion.games.new_frontiers.rules.tables import Tables
from perihelion.kernel.components import Finding

Data = dict[str, Any]
Change = Callable[[Data], object]


def found(change: Change, says: str) -> list[bool]:
    """Whether the lines that say so hold after a change of the set."""
    data = deepcopy(the_game().components.data)
    change(data)
    findings: list[Finding] = check_set(data, Tables(data, "test", EFFECTS.by_name))
    return [each.holds for each in findings if says in each.what]


def table(name: str, **values: object) -> Change:
    return lambda data: data[name].update(values)


def entry(name: str, number: int, **values: object) -> Change:
    return lambda data: data[name][number].update(values)


def tile(name: str, **values: object) -> Change:
    return lambda data: next(each for each in every_tile(data) if each["id"] == name).update(values)


def action(name: str, **values: object) -> Change:
    return lambda data: next(each for each in data["actions"] if each["id"] == name).update(values)


def goal(name: str, **values: object) -> Change:
    return lambda data: next(each for each in data["goals"] if each["id"] == name).update(values)


def layout(name: str, **values: object) -> Change:
    return lambda data: data["layout"][name].update(values)


def swapped(one: str, other: str) -> Change:
    """Two tiles change places."""

    def change(data: Data) -> None:
        first, second = (next(each for each in every_tile(data) if each["id"] == name) for name in (one, other))
        first["id"], second["id"] = other, one

    return change


def large_counting_themselves(count: int) -> Change:
    def change(data: Data) -> None:
        faces = [face for pile in data["large_developments"] for face in pile["faces"]]
        for number, face in enumerate(faces):
            face["bonus"] = ["1 each dev"] if number < count else ["1 each colony"]

    return change


def without_powers(count: int) -> Change:
    """So many worlds and developments have none, all others have one."""

    def change(data: Data) -> None:
        homes = [home["id"] for home in data["homes"]]
        for number, each in enumerate(each for each in every_tile(data) if each["id"] not in homes):
            each["powers"] = [] if number < count else ["strength 1"]

    return change


def only(effect: str, count: int) -> Change:
    """Of all powers of a kind only so many are left on worlds and developments."""

    def change(data: Data) -> None:
        left = count
        homes = [home["id"] for home in data["homes"]]
        for each in every_tile(data):
            kept = []
            for power in each.get("powers", []):
                if power.removeprefix("may ").partition(" ")[0] == effect and each["id"] not in homes:
                    left -= 1
                    if left < 0:
                        continue
                kept.append(power)
            each["powers"] = kept

    return change


def no_trade(data: Data) -> None:
    for each in every_tile(data):
        each["powers"] = [power for power in each.get("powers", []) if not power.startswith("trade")]


def one_type_each(data: Data) -> None:
    for each in every_tile(data):
        each["powers"] = each.get("powers", [])[:1]


def no_windfall_homes(data: Data) -> None:
    for home in data["homes"]:
        if home["good"] == "windfall":
            home["good"] = "production"


BROKEN: list[tuple[str, str, Change]] = [
    ("NFR-1.1", "8 empire mats", entry("homes", 0, mat=2)),
    ("NFR-1.1", "one side of each mat", entry("homes", 0, white=False)),
    ("NFR-1.1", "one side of each mat", entry("homes", 1, white=True)),
    ("NFR-1.2", "19 blue", table("kinds", goods=[19, 17, 13, 12])),
    ("NFR-13.1", "four kinds", table("kinds", colours=["blue", "brown", "yellow", "green"])),
    ("NFR-1.3", "60 colonists", table("chips", colonists=59)),
    ("NFR-1.5", "8 large and 48", entry("small_developments", 0, tiles=4)),
    ("NFR-1.4", "two development mats", layout("small_mat", rows=5)),
    ("NFR-1.4", "two development mats", layout("large_mat", rows=3)),
    ("NFR-1.7", "7 action tiles", action("develop", tile=1)),
    ("NFR-2.7", "Isolation has the white square", action("isolation", white=False)),
    ("NFR-2.7", "Isolation has the white square", action("goals_review", white=True)),
    ("NFR-1.8", "8 goals", table("chips", storage_mats=4)),
    ("NFR-1.9", "8 chips of 10", table("chips", victory_points={"10": 8, "5": 7, "1": 24})),
    ("NFR-1.10", "8 credit chips", table("chips", credits={"10": 8, "5": 7, "1": 40})),
    ("NFR-1.11", "10 disks", table("chips", disks=11)),
    ("NFR-1.11", "10 disks", table("chips", disks=8, disk_colours=4)),
    ("NFR-1.13", "the moon sits", table("kinds", moon_marks=[1, 2, 3, 3])),
    ("NFR-1.13", "the moon sits", table("kinds", moon_marks=[1, 2, 3])),
    ("NFR-1.6", "26 military worlds", tile("gladiator_moon", military=False, cost=1)),
    ("NFR-1.6", "34 non-military worlds", tile("copper_flats", military=True, defence=2)),
    ("NFR-1.6", "8 military worlds need 2", tile("rebel_parliament", colonists=1)),
    ("NFR-1.6", "21 non-military worlds need 1", tile("copper_flats", colonists=2)),
    ("NFR-1.6", "12 military worlds of good type", tile("rebel_scrapyard", good="production")),
    ("NFR-1.6", "20 non-military worlds of good type", tile("copper_flats", good="windfall")),
    ("NFR-1.6", "6 military worlds of kind G", tile("uplift_moth_swarm", kind="N")),
    ("NFR-1.6", "1 non-military worlds of kind any", tile("oort_cloud_alien_refinery", kind="N")),
    ("NFR-1.6", "6 worlds of defence 2", tile("rebel_powder_mill", defence=3)),
    ("NFR-1.6", "12 worlds of cost 2", tile("copper_flats", cost=3)),
    ("NFR-13.2", "exactly the grey worlds", tile("copper_flats", kind="none")),
    ("NFR-13.2", "exactly the grey worlds", tile("gladiator_moon", kind="N")),
    ("NFR-13.2", "exactly the grey worlds", tile("keel_harbour", kind="N")),
    ("NFR-1.6", "11 military Rebel worlds", tile("rebel_scrapyard", keywords=[])),
    ("NFR-1.6", "0 non-military Rebel worlds", tile("copper_flats", keywords=["Rebel"])),
    ("NFR-7.18", "military worlds of 0 to 9 VP", tile("last_rebel_citadel", vp=8)),
    ("NFR-7.18", "non-military worlds of 0 to 6 VP", tile("uplift_kelp_choir", vp=1)),
    ("NFR-7.18", "'?' on military worlds", tile("alien_sun_forge", vp="?", bonus=["1 each dev"])),
    ("NFR-7.18", "'?' on non-military worlds", tile("uplift_university", vp=1, bonus=[])),
    ("NFR-1.6", "exactly one world is both", tile("rebel_scrapyard", keywords=["Rebel", "Uplift"])),
    ("NFR-1.6", "exactly one world is both", tile("rebel_uplift_enclave", keywords=["Rebel", "Imperium"])),
    ("NFR-1.6", "exactly one world is both", tile("rebel_uplift_enclave", military=False, cost=4)),
    ("NFR-13.6", "exactly one grey", tile("settlers_way_station", keywords=["Alien"])),
    ("NFR-13.6", "exactly one grey", tile("alien_rosetta_stone_world", keywords=[])),
    ("NFR-13.6", "exactly one grey", tile("alien_rosetta_stone_world", military=True, defence=4)),
    ("NFR-13.5", "every Alien technology world", tile("alien_loom", keywords=[])),
    ("NFR-13.5", "the five keywords", table("keywords", names=["Alien", "Imperium", "Rebel", "Terraforming"])),
    ("NFR-13.5", "the five keywords", table("keywords", names=["Alien", "Imperium", "Rebel", "Terraforming", "Robot"])),
    (
        "NFR-13.5",
        "the five keywords",
        table("keywords", names=["Alien", "Imperium", "Rebel", "Terraforming", "Uplift", "Uplift"]),
    ),
    ("NFR-1.12", "small tiles cover 1", tile("space_marines", spaces=2)),
    ("NFR-1.12", "small tiles cover 1", tile("mining_league", spaces=1)),
    ("NFR-5.7", "small tiles cost 1 to 5", tile("space_marines", cost=6)),
    ("NFR-5.7", "small tiles cost 1 to 5", tile("mining_league", cost=8)),
    ("NFR-5.12", "the large tiles and only they", tile("mining_league", vp=3)),
    ("NFR-5.12", "the large tiles and only they", tile("space_marines", vp="?")),
    ("NFR-2.5", "only the two right-hand columns", entry("small_developments", 0, two_faced=True)),
    ("NFR-2.5", "only the two right-hand columns", entry("small_developments", -1, two_faced=False)),
    ("NFR-2.5", "only the two right-hand columns", entry("small_developments", 0, column=3)),
    ("NFR-2.5", "only the two right-hand columns", entry("small_developments", -1, column=2)),
    ("NFR-2.4", "every large tile can be turned over", table("tosses", large=False)),
    ("NFR-2.4", "two right-hand columns are tossed for", table("tosses", small_columns=[4])),
    ("NFR-2.3", "the first face of every pile", tile("galactic_salon", white=True)),
    ("NFR-2.3", "the first face of every pile", tile("space_marines", white=False)),
    ("NFR-2.3", "the first face of every pile", tile("mining_league", white=False)),
    ("NFR-14.35", "Galactic Salon and Drop Ships", swapped("drop_ships", "space_marines")),
    ("NFR-EX-7", "Logistics and Robots can be in one game", swapped("terraforming_robots", "terraforming_specialists")),
    ("NFR-17.7", "most '?' tiles count themselves", large_counting_themselves(9)),
    ("NFR-17.7", "most '?' tiles count themselves", large_counting_themselves(15)),
    ("NFR-2.20", "every home holds 1 colonist", entry("homes", 3, colonists=2)),
    ("NFR-2.21", "windfall, production and grey homes", no_windfall_homes),
    ("NFR-8.9", "goods of kind N suffice", table("kinds", goods=[18, 17, 13, 11])),
    ("NFR-8.9", "goods of kind R suffice", table("kinds", goods=[19, 16, 13, 11])),
    ("NFR-8.9", "goods of kind G suffice", table("kinds", goods=[19, 17, 12, 11])),
    ("NFR-8.9", "goods of kind A suffice", table("kinds", goods=[19, 17, 13, 9])),
    ("NFR-14.37", "space_marines as known", tile("space_marines", cost=3)),
    ("NFR-14.37", "space_marines as known", tile("space_marines", vp=2)),
    ("NFR-14.37", "space_marines as known", tile("space_marines", powers=["strength 3"])),
    ("NFR-14.38", "homesteading_pioneers as known", tile("homesteading_pioneers", cost=4)),
    ("NFR-14.38", "homesteading_pioneers as known", tile("homesteading_pioneers", vp=1)),
    ("NFR-14.38", "homesteading_pioneers as known", tile("homesteading_pioneers", powers=["explore_gain -> 1cr"])),
    ("NFR-14.36", "new_vinland as known", tile("new_vinland", powers=["consume any -> 1cr"])),
    ("NFR-14.36", "old_earth as known", tile("old_earth", powers=["consume_two -> 2vp"])),
    ("NFR-14.33", "galactic_salon as known", tile("galactic_salon", powers=["consume_free -> 2vp"])),
    (
        "NFR-14.34",
        "wealthy_economy as known",
        tile("wealthy_economy", powers=["consume_per_good -> 2vp with galactic_salon 1vp"]),
    ),
    ("NFR-14.39", "alien_tech_institute as known", tile("alien_tech_institute", powers=["produce_windfall 1"])),
    ("NFR-14.39", "alien_tech_institute as known", tile("alien_tech_institute", cost=8)),
    ("NFR-14.40", "imperium_lords as known", tile("imperium_lords", powers=["produce_per -> 1cr of kw:Rebel"])),
    ("NFR-14.21", "survey_team as known", tile("survey_team", powers=["explore_draw 2"])),
    ("NFR-14.1", "improved_logistics as known", tile("improved_logistics", powers=[])),
    ("NFR-14.5", "terraforming_robots as known", tile("terraforming_robots", powers=["settle_draw 2"])),
    ("NFR-14.7", "contact_specialist as known", tile("contact_specialist", powers=["contact 2"])),
    ("NFR-14.10", "terraforming_engineers as known", tile("terraforming_engineers", powers=["replace 4"])),
    ("NFR-14.20", "doomed_colony as known", tile("doomed_colony", powers=[])),
    ("NFR-14.22", "the Oort refinery alone", tile("copper_flats", kind="any")),
    ("NFR-14.22", "the Oort refinery alone", tile("oort_cloud_alien_refinery", powers=["strength 1"])),
    ("NFR-14.22", "the Oort refinery alone", tile("oort_cloud_alien_refinery", traits=[])),
    ("NFR-14.22", "the Oort refinery alone", tile("oort_cloud_alien_refinery", military=True, defence=2)),
    (
        "NFR-17.6",
        "a bonus of 2 for Genes",
        tile("pan_galactic_league", bonus=["3 each colony kind:G", "1 each military"]),
    ),
    ("NFR-17.6", "a bonus of 2 for Genes", tile("pan_galactic_league", bonus=["2 each colony kind:G"])),
    ("NFR-9.14", "powers that consume 2 goods", tile("gladiator_moon", powers=["consume_two -> 2vp"])),
    ("NFR-9.14", "powers that consume 2 goods", tile("gladiator_moon", powers=["consume_two -> 3vp+1cr"])),
    ("NFR-14.31", "up to two or three", tile("clockmakers_garden", powers=["consume_upto 4 any -> 1vp"])),
    ("NFR-14.31", "up to two or three", tile("consumer_markets", powers=["consume_upto 2 N -> 1vp"])),
    ("NFR-11.13", "most tiles have powers", without_powers(4)),
    ("NFR-11.13", "most tiles have powers", without_powers(50)),
    ("NFR-11.1", "six types of powers", no_trade),
    ("NFR-11.12", "a tile may have powers of several types", one_type_each),
    ("NFR-8.5", "1 good on a colony", table("limits", goods_on_a_colony=2)),
    ("NFR-9.4", "sale prices", table("kinds", prices=[1, 2, 3, 5])),
    ("NFR-5.3", "Develop costs its chooser", action("develop", bonus_discount=2)),
    ("NFR-4.7", "a review looks at 3", action("goals_review", looked_at=4)),
    ("NFR-4.7", "a review looks at 3", action("goals_review", kept=2)),
    ("NFR-4.2", "bonus of isolation", action("isolation", bonus="3cr")),
    ("NFR-4.6", "bonus of goals_review", action("goals_review", bonus="1vp")),
    ("NFR-7.1", "bonus of settle", action("settle", bonus="2col")),
    ("NFR-9.1", "bonus of trade_consume", action("trade_consume", bonus="1cr")),
    ("NFR-10.2", "bonus of send_diplomats", action("send_diplomats", bonus="2vp")),
    ("NFR-19.3", "three storage goals", goal("stockpiling", most_stored=7)),
    ("NFR-19.3", "three storage goals", goal("conscription", most_stored=7)),
    ("NFR-6.9", "limits: 9 worlds", table("limits", worlds=10)),
    ("NFR-7.14", "limits: 9 worlds", table("limits", colonies_without_end=8)),
    ("NFR-5.10", "limits: 9 worlds", table("limits", spaces_without_end=11)),
    ("NFR-7.15", "limits: 9 worlds", table("limits", colonists_without_end=4)),
    ("NFR-6.1", "limits: 9 worlds", table("limits", explored_worlds=8)),
]
for proven, (name, thresholds, _) in GOAL_TABLES.items():
    BROKEN += [
        (proven, f"points of {name}", goal(name, points=[9] * len(thresholds))),
        (proven, f"points of {name}", goal(name, at=[number + 1 for number in thresholds])),
        (proven, f"points of {name}", lambda data, of=name: flip(data, of)),
    ]
for proven, key in (
    ("NFR-2.2", "small_stack"),
    ("NFR-2.9", "victory_points"),
    ("NFR-2.10", "colonists"),
    ("NFR-2.15", "credits"),
    ("NFR-2.14", "disks_each"),
):
    BROKEN += [
        (proven, f"set-up for {row + 2} players", entry("players", row, **{key: [9] if key == "credits" else 9}))
        for row in range(4)
    ]


def flip(data: Data, name: str) -> None:
    chosen = next(each for each in data["goals"] if each["id"] == name)
    chosen["open_top"] = not chosen["open_top"]


@pytest.mark.parametrize(
    ("says", "change"), [pytest.param(*each[1:], marks=rule(each[0]), id=f"{each[0]} {each[1]}") for each in BROKEN]
)
def test_every_line_of_the_checker_finds_what_breaks_it(says: str, change: Change) -> None:
    assert found(lambda data: None, says) == [True]
    assert found(change, says) == [False]


@rule("NFR-2.4")
def test_a_large_tile_with_one_face_cannot_be_tossed_for() -> None:
    data = deepcopy(the_game().components.data)
    data["large_developments"][0]["faces"].pop()
    lines = [each for each in check_set(data, the_game().tables) if each.rule == "NFR-2.4"]
    assert [each.holds for each in lines] == [False, True]


@rule("NFR-17.7", "NFR-11.13")
def test_limits_of_the_checker_are_allowed_themselves() -> None:
    for count in (10, 14):
        assert found(large_counting_themselves(count), "most '?' tiles count themselves") == [True]
    for count in (5, 49):
        assert found(without_powers(count), "most tiles have powers") == [True]


@rule("NFR-11.13", "NFR-11.12")
@pytest.mark.parametrize("effect", LEAST)
def test_every_power_occurs_so_often_at_least(effect: str) -> None:
    says = f"{effect} occurs {LEAST[effect]} times or more"
    assert found(only(effect, LEAST[effect]), says) == [True]
    assert found(only(effect, LEAST[effect] - 1), says) == [False]
