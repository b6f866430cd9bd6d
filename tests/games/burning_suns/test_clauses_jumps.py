"""Jumps, distances and the sizes of fleets and armies: one clause after another (BSU-16 to BSU-18)."""

import pytest
from games.burning_suns.builder import Builder, activated, built, checked
from support.rules import rule

from perihelion.games.burning_suns.rules.empire.numbers import army_limit
from perihelion.games.burning_suns.rules.frames import Frame
from perihelion.games.burning_suns.rules.galaxy.moving import jump_starts
from perihelion.games.burning_suns.rules.galaxy.places import opposing_fleet, within, wormholes
from perihelion.games.burning_suns.rules.steps import STATUS_END


def own_systems(*labels: str) -> Builder:
    """Own systems in a row from the home on."""
    table = built()
    before = "home0"
    for number, label in enumerate(labels):
        table.tile(label, f"inhabited_{number + 1}", before).control(0, label)
        before = label
    return table


# ---------------------------------------------------------------- the jump


@rule("BSU-16.1")
def test_one_fleet_or_one_army_as_far_as_wanted() -> None:
    table = own_systems("i", "j").units(0, "home0", fighter=1, regiment=2).units(0, "j", fighter=1)
    table.begin(0, "jump")
    assert table.kinds() == {"fleet", "army"}
    table.do("army", "home0").do("place", "i")
    assert "decline" in table.kinds()  # not all four steps
    table.do("decline")
    assert not table.state.actors()  # and nothing else moves
    assert (table.has(0, "i", "regiment"), table.has(0, "home0", "fighter")) == (2, 1)


@rule("BSU-16.3")
def test_an_army_leaves_and_takes_along_too() -> None:
    table = own_systems("i", "j").units(0, "home0", regiment=3).units(0, "i", regiment=2).begin(0, "jump")
    table.do("army", "home0").do("leave", "regiment").do("place", "i").do("take_along", "regiment")
    table.do("leave", "regiment")
    assert "take_along" not in table.kinds()  # what was left here stays
    table.do("place", "j").do("decline")
    assert [table.has(0, label, "regiment") for label in ("home0", "i", "j")] == [1, 2, 2]


@rule("BSU-16.3")
def test_what_a_fleet_left_at_a_stop_is_not_taken_along_again() -> None:
    table = built().line("a", "b").units(0, "home0", fighter=2).units(0, "a", dreadnought=1).begin(0, "jump")
    table.do("fleet", "home0").do("place", "a")
    assert "take_along" in table.kinds()
    table.do("leave", "fighter")
    assert table.kinds() == {"decline", "place"}


@rule("BSU-16.5")
def test_four_ships_of_an_ally_do_not_end_a_jump() -> None:
    table = built().line("a", "b").units(1, "a", fighter=4).units(0, "home0", fighter=1).ally(0, 1)
    table.line("z").begin(0, "jump").do("place", "a")
    assert table.places() == {"home0", "b"}


@rule("BSU-16.8")
def test_a_starbase_alone_is_no_fleet_that_can_jump() -> None:
    table = built().line("a").units(0, "home0", starbase=1)
    assert jump_starts(table.state, 0) == []
    table.units(0, "home0", titan=1).begin(0, "jump").decline_while("jump")
    assert (table.has(0, "a", "titan"), table.has(0, "home0", "starbase")) == (1, 1)


@rule("BSU-16.12")
def test_systems_of_others_are_crossed() -> None:
    table = built().tile("i", "inhabited_1", "home0").control(1, "i").units(1, "i", regiment=5, fighter=3)
    table.line("a", first="i").line("z").units(0, "home0", fighter=1).begin(0, "jump")
    assert "i" in table.places()
    table.do("place", "i")
    assert table.places() == {"home0", "a"}


def by_wormhole(**numbers: int) -> Builder:
    table = built().tile("w", "wormhole_1", "home0").line("x", first="w").tile("v", "wormhole_2", "x")
    table.tile("i", "inhabited_1", "v").control(0, "i").tile("j", "inhabited_2", "home0").control(0, "j")
    return table.units(0, "home0", **numbers).begin(0, "jump")


@rule("BSU-16.13", "BSU-A-25")
def test_an_army_neither_stops_nor_leaves_anybody_on_a_wormhole() -> None:
    table = by_wormhole(regiment=2)
    assert table.places() == {"w", "j"}
    table.do("place", "w")
    assert table.kinds() == {"place"}
    assert table.places() == {"home0", "v"}
    table.do("place", "v")
    assert table.places() == {"i", "w"}


@rule("BSU-16.13", "BSU-A-25")
def test_an_army_goes_nowhere_from_where_it_could_not_arrive() -> None:
    table = built().empire(0, organisation="eternity")  # a distance of two
    table.tile("w", "wormhole_1", "home0").line("x", first="w").tile("v", "wormhole_2", "x")
    table.tile("j", "inhabited_2", "home0").control(0, "j").units(0, "home0", regiment=2)
    table.tile("i", "inhabited_1", "v").control(0, "i").begin(0, "jump").do("place", "w")
    assert not table.state.actors()  # back home was all that was left
    assert table.has(0, "home0", "regiment") == 2


@rule("BSU-16.16", "BSU-16.15")
@pytest.mark.parametrize("ships", [3, 4])
def test_a_fleet_goes_on_after_fewer_than_four_dark_ships(ships: int) -> None:
    table = built().line("a", "b").line("z").dark("a", ships).units(0, "home0", dreadnought=9)
    table.empire(0, organisation="eclipse").begin(0, "jump").dice(*[8] * ships, *[1] * 9).do("place", "a")
    assert (table.asked() == "jump" if table.state.actors() else False) == (ships < 4)


@rule("BSU-16.18", "BSU-A-26")
def test_whose_wormholes() -> None:
    table = built().tile("w", "wormhole_1", "home0").tile("f", "wormhole_2", "home0", up=False)
    table.tile("u", "uninhabited_7", "home0").control(1, "u").line("a").units(0, "a", starbase=1)
    table.line("b").units(1, "b", starbase=1)
    at = table.labels
    assert wormholes(table.state, 0, False) == 1 << at["w"] | 1 << at["a"]
    assert wormholes(table.state, 0, True) == 1 << at["w"]
    table.control(0, "u")
    assert wormholes(table.state, 0, False) == 1 << at["w"] | 1 << at["a"] | 1 << at["u"]
    assert wormholes(table.state, 0, True) == 1 << at["w"] | 1 << at["u"]


# ---------------------------------------------------------------- distances


@rule("BSU-17.4", "BSU-17.1")
def test_distance_is_counted_from_the_nearest_system_and_not_from_units() -> None:
    table = own_systems("i", "j").tile("d", "dark_fleet_1", "j").dark("d", 0).line("a", "b", first="d")
    table.line("y", "z").units(0, "y", fighter=4)
    at = table.labels
    assert within(table.state, 0, 1) == sum(1 << at[label] for label in ("home0", "i", "j", "d", "y"))
    assert within(table.state, 0, 2) == sum(1 << at[label] for label in ("home0", "i", "j", "d", "y", "a", "z"))
    hidden = built().tile("x", "void_1", "home0", up=False).line("a", first="x")
    assert within(hidden.state, 0, 2) == 1 << hidden.labels["home0"]  # no revealed path


@rule("BSU-17.5")
def test_abilities_count_from_the_nearest_system_and_not_from_units() -> None:
    fleet = built().agent(0, "sharpshooter_kessa").line(*"abcd").units(0, "b", fighter=1).units(1, "d", titan=1)
    assert activated(fleet).state.hull[1][0] == 7
    system = own_systems("i").agent(0, "sharpshooter_kessa").line(*"abc", first="i").units(1, "c", titan=1)
    assert activated(system).state.hull[1][0] == 4


@rule("BSU-17.6")
def test_a_wormhole_makes_no_revealed_path() -> None:
    table = built().tile("w", "wormhole_1", "home0").tile("x", "void_1", "w", up=False).tile("v", "wormhole_2", "x")
    table.line("a", first="v").tile("f", "void_2", "a", up=False)
    assert table.state.reach[0] == 1 << table.labels["home0"] | 1 << table.labels["w"]
    assert table.state.frontier[0] == 1 << table.labels["x"]


# ---------------------------------------------------------------- fleets and armies


@rule("BSU-18.1", "BSU-18.3")
def test_what_belongs_to_a_fleet_and_what_to_an_army() -> None:
    table = own_systems("i").units(0, "i", dreadnought=1, battlecruiser=1, fighter=1, titan=1, starbase=1, corsair=1)
    table.units(0, "i", regiment=2, colossus=1).units(0, "home0", fighter=1, regiment=1)
    place = table.labels["i"]
    assert (table.state.fleet[0][place], table.state.army[0][place]) == (6, 3)


@rule("BSU-18.2")
def test_several_fleets_on_one_tile_are_one_for_each_empire() -> None:
    table = built(3).line("a")
    for seat in range(3):
        table.units(seat, "a", fighter=2, dreadnought=1)
    table.begin(0, "battle")
    assert {move.args for move in table.moves()} == {(table.labels["a"], 1), (table.labels["a"], 2)}


@rule("BSU-18.10")
def test_the_owner_discards_even_if_another_empire_acts() -> None:
    table = built().units(1, "home1", fighter=10, dreadnought=1)
    checked(table, actor=0)
    assert (table.asked(), table.seat) == ("surplus", 1)
    assert {move.args for move in table.moves()} == {(0,), (2,)}


@rule("BSU-18.13")
def test_small_fleets_do_not_add_up() -> None:
    table = built(3).line("a").units(1, "a", fighter=3).units(2, "a", fighter=3).dark("a", 3)
    assert not opposing_fleet(table.state, 0, table.labels["a"])


@rule("BSU-18.15")
def test_the_limit_of_an_army_in_unrest_is_checked_after_the_status_phase() -> None:
    table = own_systems("i").units(0, "i", regiment=7)
    place = table.labels["i"]
    assert army_limit(table.state, 0, place) == 10
    table.control(0, "i", unrest=True, blocked=0)
    assert army_limit(table.state, 0, place) == 5
    table.state.frames.append(Frame(-1, 0, -1))
    table.step(STATUS_END)
    assert table.has(0, "i", "regiment") == 5
    table.agent(0, "drillmaster_borun")
    assert army_limit(table.state, 0, place) == 8


@rule("BSU-16.14")
def test_a_fleet_carries_no_army() -> None:
    table = own_systems("i").units(0, "home0", fighter=2, regiment=2, colossus=1).begin(0, "jump").do("fleet", "home0")
    assert {move.args for move in table.moves() if move.kind == "leave"} == {(2,)}
    table.do("place", "i").do("decline")
    assert [table.has(0, "i", unit) for unit in ("fighter", "regiment", "colossus")] == [2, 0, 0]
