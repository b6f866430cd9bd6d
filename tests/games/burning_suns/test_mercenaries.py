"""Mercenaries never stay without a regular or unique unit, whichever way the fleet came apart (BSU-31.4, 31.5)."""

import pytest
from games.burning_suns.builder import Builder, battle, built, fleet_of
from support.rules import rule

from perihelion.games.burning_suns.rules.combat.military import assault_targets

MERCENARIES = ("lander", "tender", "corsair", "jammer", "salvager")


def off_alone(table: Builder, kind: str = "lander") -> Builder:
    """A fleet of a fighter and a mercenary at home, with two ways to go; the fighter stays behind."""
    table.tile("z", "void_5", "home0")
    table.units(0, "home0", fighter=1, **{kind: 1}).begin(0, "jump")
    if table.asked() == "jump-from":
        table.do("fleet", "home0")
    return table.do("leave", "fighter")


@rule("BSU-31.4", "BSU-31.5", "BSU-A-43")
@pytest.mark.parametrize("kind", MERCENARIES)
def test_mercenaries_that_jump_alone_are_discarded(kind: str) -> None:
    table = built().line("a", "b")
    supply = sum(table.state.supply)
    off_alone(table, kind).do("place", "a")
    assert table.state.fleet[0][table.labels["a"]] == 0
    assert sum(table.state.supply) == supply + 1
    assert table.has(0, "home0", "fighter") == 1
    assert not table.state.actors()  # nothing is left that could jump on


@rule("BSU-31.4", "BSU-31.5")
@pytest.mark.parametrize("there", ["fighter", "titan", "starbase"])
def test_mercenaries_that_jump_to_a_regular_or_unique_unit_stay(there: str) -> None:
    table = built().line("a", "b").units(0, "a", **{there: 1})
    off_alone(table).do("place", "a")
    assert table.has(0, "a", "lander") == 1
    assert ("place", (table.labels["b"],)) in [(move.kind, move.args) for move in table.moves()]
    table.do("place", "b")  # and alone again
    assert table.has(0, "b", "lander") == 0
    assert table.has(0, "a", there) == 1


@rule("BSU-31.4")
def test_regular_units_that_jump_alone_stay() -> None:
    table = built().line("a").tile("z", "void_5", "home0").units(0, "home0", fighter=2).begin(0, "jump")
    table.do("leave", "fighter").do("place", "a")
    table.decline_while("jump")
    assert (table.has(0, "home0", "fighter"), table.has(0, "a", "fighter")) == (1, 1)


@rule("BSU-31.4", "BSU-A-43")
def test_other_mercenaries_regiments_and_a_colossus_do_not_keep_them() -> None:
    table = built().tile("a", "inhabited_1", "home0").control(0, "a").units(0, "a", regiment=2, colossus=1)
    table.tile("z", "void_5", "home0").units(0, "home0", fighter=1, lander=1, corsair=1)
    table.begin(0, "jump").do("fleet", "home0").do("leave", "fighter").do("place", "a")
    assert table.state.fleet[0][table.labels["a"]] == 0
    assert table.state.army[0][table.labels["a"]] == 3


@rule("BSU-31.4", "BSU-37.1")
def test_a_lander_alone_conquers_nothing() -> None:
    table = built().tile("a", "inhabited_1", "home0")
    off_alone(table).do("place", "a")
    assert assault_targets(table.state, 0) == []
    regular = built().tile("a", "inhabited_1", "home0").units(0, "a", fighter=1, lander=1)
    assert len(assault_targets(regular.state, 0)) == 1


@rule("BSU-31.4", "BSU-31.5", "BSU-16.15")
def test_mercenaries_that_jump_alone_among_dark_ships_fight_no_battle() -> None:
    table = built().line("a").dark("a", 2)
    off_alone(table).do("place", "a")
    assert table.state.fleet[0][table.labels["a"]] == 0
    assert table.state.dark[table.labels["a"]] == 2
    assert table.state.frames == []


@rule("BSU-31.4", "BSU-31.5", "BSU-44.26")
@pytest.mark.parametrize("there", ["", "dreadnought"])
def test_mercenaries_that_leap_alone_are_discarded(there: str) -> None:
    table = built().line("a", "b").units(0, "home0", fighter=1, lander=1)
    table.card(0, "wraith_cold_passage")
    if there:
        table.units(0, "b", **{there: 1}).begin(0, "activate").do("fleet", "home0")
    else:
        table.begin(0, "activate")
    assert table.asked() == "leap"
    table.do("leave", "fighter").do("place", "b")
    assert table.has(0, "b", "lander") == (1 if there else 0)
    assert table.has(0, "home0", "fighter") == 1


@rule("BSU-31.4", "BSU-44.26")
def test_mercenaries_left_behind_by_a_leap_are_discarded() -> None:
    table = built().line("a", "b").units(0, "home0", fighter=1, lander=1).card(0, "wraith_cold_passage")
    table.begin(0, "activate").do("leave", "lander").do("place", "b")
    assert table.has(0, "home0", "lander") == 0
    assert table.has(0, "b", "fighter") == 1


@rule("BSU-31.4", "BSU-31.5")
@pytest.mark.parametrize(("ships", "left"), [(1, 0), (3, 2)])
def test_mercenaries_whose_last_ship_an_ability_destroys_are_discarded(ships: int, left: int) -> None:
    table = battle({"dreadnought": 4}, {"fighter": ships, "corsair": 2}).card(0, "usurper_false_colours")
    table.dice(*[8] * 9).begin(0, "battle").use("card-rc_usurper_false_colours").do("unit", "fighter")
    if ships > 1:
        table.do("unit", "fighter")  # of the two that are lost
    assert table.has(1, "a", "corsair") == left


@rule("BSU-31.4", "BSU-18.9")
def test_mercenaries_are_discarded_with_the_last_ship_above_a_limit() -> None:
    table = built().line("a").units(0, "a", fighter=1, corsair=10)
    table.begin(0, "explore").do("unit", "fighter")
    assert fleet_of(table, 0) == 0


@rule("BSU-31.4", "BSU-31.5", "BSU-31.9", "BSU-35.6")
def test_mercenaries_fire_in_the_turn_in_which_the_last_ship_falls() -> None:
    table = battle({"dreadnought": 2}, {"fighter": 1, "corsair": 1})
    table.dice(1, 8, 8, 1).begin(0, "battle")
    table.decline_while("reroll")
    table.do("unit", "fighter")
    assert fleet_of(table, 1) == 0
    assert fleet_of(table, 0) == 1  # the corsair's hit
