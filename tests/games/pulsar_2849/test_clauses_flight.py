"""PUL-9 and PUL-10, clause by clause: how a flight goes on, what it turns up, and which planets are left for whom."""

import tomllib
from pathlib import Path

import pytest
from games.pulsar_2849.builder import SYSTEM_IDS, quiet
from support.rules import rule

import perihelion.games.pulsar_2849
from perihelion.games.pulsar_2849.rules.flight import planets_left

SYSTEMS = tomllib.loads((Path(perihelion.games.pulsar_2849.__file__).parent / "set" / "systems.toml").read_text())


def bases(made, sector):
    system = made.state.view(0)["systems"][made.system(sector)]
    return system["blue"], system["barren"]


def under_way(made, length, *path):
    """A flight of this length that has come along a path."""
    made.turn(dice=[length, 6]).do("use_silver", length).do("fly", length)
    for sector in path:
        made.do("go", sector)
    return made


def next_sectors(made):
    return {made.state.cluster.ids[sector] for (sector,) in made.moves("go")}


@rule("PUL-9.3", "PUL-8.5", "PUL-9.5", "PUL-AMB-10")
def test_a_die_flies_its_own_length_a_one_included_and_a_zero_not():
    for die in range(1, 7):
        assert quiet().turn(dice=[die, 1]).do("use_silver", die).moves("fly") == [(die,)]
    zero = quiet()
    zero.player(0).plus_two = 1
    zero.turn(dice=[1], red=[0]).do("use_red", 0)
    assert zero.moves("fly") == []
    assert zero.refused("fly", 0) == ["PUL-9.5"]


@rule("PUL-9.4")
def test_a_flight_goes_on_over_pulsars_systems_and_gates_to_its_full_length():
    made = under_way(quiet().with_ship(0, "g4"), 4, "P5", "S6")
    assert (made.state.left, made.player(0).ship, made.state.owner[made.pulsar("P5")]) == (2, made.sector("g4"), -1)
    made.do("go", "g4")
    assert made.player(0).ship == made.sector("S3")


@rule("PUL-9.8", "PUL-9.9", "PUL-9.14", "PUL-9.4")
def test_no_segment_is_flown_twice_and_no_way_is_taken_that_would_end_too_early():
    made = under_way(quiet().with_ship(0, "k7"), 5, "S6")
    assert next_sectors(made) == {"g4", "P5"}
    made.do("go", "g4")
    assert made.forced[:1] == [made.action("go", "S3")]  # over P5 it would come to S6, with no segment left to fly
    around = under_way(quiet().with_ship(0, "g4"), 4, "P5")
    around.do("go", "S6")
    assert next_sectors(around) == {"g4", "k7"}
    around.do("go", "g4")  # again over the sector where it began
    assert around.player(0).ship == around.sector("S3")  # both other segments of g4 are flown


@rule("PUL-9.10")
def test_the_next_flight_may_use_the_same_segments():
    made = quiet().with_ship(0, "g4").turn(dice=[1, 1, 6])
    made.fly(1, "P5").do("use_silver", 1).do("fly", 1)
    assert next_sectors(made) == {"g4", "S6"}
    made.do("go", "g4")
    assert made.player(0).ship == made.sector("g4")


@rule("PUL-9.16")
def test_every_system_on_the_route_is_turned_up_and_no_other():
    made = quiet().with_ship(0, "k2")
    made.state.shown = 0
    made.turn(dice=[3, 6]).fly(3, "S3", "g4", "S6")
    assert made.state.shown == 1 << made.system("S3") | 1 << made.system("S6")
    beside = quiet().with_ship(0, "P5")
    beside.state.shown = 0
    beside.turn(dice=[1, 6]).fly(1, "g4")  # S3 and S6 are beside it
    assert beside.state.shown == 0


@rule("PUL-9.17", "PUL-AMB-17")
@pytest.mark.parametrize("full", [False, True])
def test_ships_pulsars_and_bases_of_others_are_flown_over_and_ended_on(full):
    made = quiet().with_pulsar(1, "P5", "small", spinning=True).with_tile("S6", "SY17").with_ship(0, "g4")
    made.with_base(1, "S6")
    if full:
        made.with_base(2, "S6")
    made.with_ship(1, "P5").with_ship(2, "S6").turn(dice=[2, 1, 6])
    made.do("use_silver", 1).do("fly", 1)
    assert next_sectors(made) == {"S3", "P5", "S6"}
    made.do("go", "P5").fly(2, "S6", "k7")
    assert made.player(0).ship == made.sector("k7")
    assert bases(made, "S6")[0] == ([1, 2] if full else [1, 0])
    ended = quiet().with_tile("S6", "SY17").with_base(1, "S6").with_ship(1, "S6").with_ship(0, "g4").turn(dice=[1, 6])
    assert ended.fly(1, "S6").player(0).ship == ended.sector("S6")


# ---------------------------------------------------------------- planets


@rule("PUL-10.1", "PUL-10.2", "PUL-10.3", "PUL-10.4", "PUL-25.30")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("in_round", [1, 8])
def test_a_planet_is_open_from_its_number_of_players_on_in_every_round(seats, in_round):
    made = quiet(seats)
    made.state.round = in_round
    assert [each["id"] for each in SYSTEMS["systems"]["list"]] == SYSTEM_IDS
    for tile in SYSTEMS["systems"]["list"]:
        made.with_tile("S3", tile["id"])
        is_open = [len([least for least in tile[kind].values() if least <= seats]) for kind in ("blue", "barren")]
        assert list(planets_left(made.state, made.system("S3"))) == is_open, tile["id"]


@rule("PUL-10.5")
def test_every_base_takes_one_planet():
    made = quiet(4).with_tile("S3", "SY09")
    for number, (seat, planet) in enumerate(((1, "blue"), (2, "barren"), (3, "blue"), (0, "barren"))):
        blue, barren = planets_left(made.state, made.system("S3"))
        assert blue + barren == 4 - number
        made.with_base(seat, "S3", planet)
    assert planets_left(made.state, made.system("S3")) == (0, 0)


@rule("PUL-10.6", "PUL-10.8", "PUL-10.9")
@pytest.mark.parametrize("own", ["blue", "barren"])
def test_an_own_base_bars_a_second_one_and_no_other_player(own):
    made = quiet(4).with_tile("S3", "SY09").with_base(0, "S3", own).with_ship(0, "k2").turn(dice=[1, 6])
    made.fly(1, "S3")
    assert made.player(0).bases == 1
    assert "take_bonus" not in made.kinds()
    made.with_ship(1, "k2").turn(1, dice=[1, 6]).fly(1, "S3")
    assert made.player(1).bases == 1
    assert made.kinds() == {"take_bonus", "draw_tile"}
    made.do("take_bonus").with_ship(2, "k2").turn(2, dice=[2, 6]).fly(2, "S3", "g4")
    assert made.player(2).bases == 1


@rule("PUL-10.13", "PUL-10.10")
def test_with_both_kinds_free_the_end_takes_blue_and_a_pass_barren():
    ended = quiet().with_tile("S3", "SY11").with_ship(0, "k2").turn(dice=[1, 6]).fly(1, "S3")
    assert bases(ended, "S3") == ([0], [])
    assert ended.kinds() == {"take_bonus", "draw_tile"}
    passed = quiet().with_tile("S3", "SY11").with_ship(0, "k2").turn(dice=[2, 6]).fly(2, "S3", "g4")
    assert bases(passed, "S3") == ([], [0])


@rule("PUL-10.24")
def test_three_systems_in_one_flight_are_three_bases():
    made = quiet().with_tile("S3", "SY11").with_tile("S6", "SY12").with_tile("S9", "SY17").with_ship(0, "k2")
    made.turn(dice=[6, 1]).fly(6, "S3", "g4", "S6", "k7", "k8", "S9")
    assert [bases(made, sector) for sector in ("S3", "S6", "S9")] == [([], [0]), ([], [0]), ([0], [])]
    assert made.player(0).bases == 3
