"""Dark ships and local forces that nobody controls (BSU-15)."""

import pytest
from games.burning_suns.builder import battle, built, fleet_of
from support.rules import rule

from perihelion.games.burning_suns.rules.steps import AMBUSH


@rule("BSU-EX-7", "BSU-15.4", "BSU-15.9")
@pytest.mark.parametrize(("face", "falls"), [(4, True), (5, False)])
def test_a_dark_ship_hits_on_one_to_four(face: int, falls: bool) -> None:
    table = battle({"dreadnought": 1}, {}).dark("a", 1).dice(8, face, 1, 8).begin(0, "battle")
    assert (fleet_of(table, 0) == 0) == falls


@rule("BSU-15.2", "BSU-15.5", "BSU-15.14", "BSU-16.15", "BSU-EX-56", "BSU-A-21", "BSU-A-22")
def test_dark_ships_attack_whoever_enters_with_the_strike_bonus() -> None:
    table = built().line("a", "b").dark("a", 3).units(0, "home0", dreadnought=4).empire(0, organisation="nova")
    table.begin(0, "jump")
    table.dice(5, 8, 8, 1, 1, 1, 8).do("place", "a")
    table.decline_while("reroll")
    assert table.state.dark[table.labels["a"]] == 0
    assert table.has(0, "a", "dreadnought") == 3  # a 5 of the dark ships hit in turn 1
    assert table.state.antimatter[0] == 0
    assert table.asked() == "jump"
    table.do("place", "b")
    assert table.has(0, "b", "dreadnought") == 3


@rule("BSU-16.16", "BSU-16.5", "BSU-A-23")
def test_beating_four_dark_ships_still_ends_the_jump() -> None:
    table = built().line("a", "b").dark("a", 4).units(0, "home0", dreadnought=8).empire(0, organisation="nova")
    table.begin(0, "jump").dice(*[8] * 4, *[1] * 8).do("place", "a")
    table.decline_while("reroll")
    assert table.state.antimatter[0] == 1
    table.do("pick", 0)  # the first level
    assert table.state.frames == []


@rule("BSU-15.10")
def test_dark_ships_in_an_ion_storm_stay_quiet() -> None:
    table = built().tile("a", "ion_storm_1", "home0").dark("a", 2).units(0, "home0", dreadnought=1)
    table.begin(0, "jump").decline_while("jump")
    assert table.has(0, "a", "dreadnought") == 1
    assert table.state.dark[table.labels["a"]] == 2


@rule("BSU-A-21", "BSU-15.5")
@pytest.mark.parametrize(("ambush", "falls"), [("dark_ships", True), ("fleet", False)])
def test_option_the_fleet_attacks_the_dark_ships_it_meets(ambush: str, falls: bool) -> None:
    """The attacker's first dice hit one better: a 5 of the dark ships only if they attack."""
    table = built(ambush=ambush).line("a", "b").dark("a", 1).units(0, "home0", dreadnought=2)
    faces = (5, 8, 8, 8, 1) if falls else (8, 8, 5, 1, 8, 8)
    table.begin(0, "jump").dice(*faces).do("place", "a")
    sides = table.state.view(None)["actions"][-1]["fight"]["sides"]
    assert sides == (["dark_ships", 0] if falls else [0, "dark_ships"])
    table.decline_while("reroll")
    assert table.has(0, "a", "dreadnought") == (1 if falls else 2)
    assert table.state.dark[table.labels["a"]] == 0


@rule("BSU-15.14")
def test_dark_ships_fight_the_fleet_they_meet() -> None:
    table = built().line("a").units(0, "a", dreadnought=1).units(1, "a", dreadnought=1).dark("a", 3)
    table.dice(1, 8, 8, 8, 1, 8, 8, 8)
    table.step(AMBUSH, table.labels["a"], 1)
    assert table.asked() == "reroll"
    assert table.state.view(None)["actions"][-1]["fight"]["sides"] == ["dark_ships", 1]
    table.decline_while("reroll")
    assert table.has(1, "a", "dreadnought") == 0
    assert table.has(0, "a", "dreadnought") == 1  # only the fleet named was attacked


@rule("BSU-5.11", "BSU-A-13")
def test_a_unique_unit_scores_for_its_destroyer_but_not_for_dark_ships() -> None:
    table = battle({"dreadnought": 3}, {"titan": 1})
    table.state.hull[1][0] = 1
    table.dice(1, 8, 8, 8, 8, 8).begin(0, "battle")
    table.decline_while("reroll")
    assert table.state.antimatter == [1, 0]
    other = built().line("a").units(0, "a", titan=1).dark("a", 1)
    other.state.hull[0][0] = 1
    other.dice(1, 8, 8, 8).step(AMBUSH, other.labels["a"], 0).decline_while("reroll")
    assert other.state.antimatter == [0, 0]
    assert other.state.hull[0][0] == 0
