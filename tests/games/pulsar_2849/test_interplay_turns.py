"""A turn in which several rules meet: red dice, links, teleports, duplicators, runs, and what answers to them."""

import pytest
from games.pulsar_2849.builder import EXPLORATION, quiet
from support.rules import rule


def owner(made, pulsar):
    return made.state.owner[made.pulsar(pulsar)]


# -------------------------------------------------------------------- red dice that lapse


@rule("PUL-13.25", "PUL-17.22", "PUL-17.1")
def test_a_link_completed_with_the_bonus_die_makes_a_die_that_lapses_at_once():
    for how, offered in (("use_red", []), ("use_silver", [(5,)])):
        made = quiet().with_transmitter(0, "TA7", operating=True).with_transmitter(0, "TB1", paid=[1])
        made.link("TA7", 0, "TB1", 0).turn(dice=[2, 6], red=[2] if how == "use_red" else [])
        made.do(how, 2).do("pay_transmitter", "TB1", 0)
        assert made.state.operating >> made.state.players[0].arrays[1] & 1
        assert made.moves("use_red") == offered
        assert made.state.view(0)["turn"]["red_dice"] == [value for (value,) in offered]


@rule("PUL-17.26", "PUL-13.25", "PUL-17.30")
def test_while_a_die_is_owed_a_link_makes_none_and_before_it_the_links_die_lapses():
    made = quiet().with_transmitter(0, "TA7", operating=True).with_transmitter(0, "TB1", paid=[1])
    made.link("TA7", 0, "TB1", 0).turn(dice=[3, 6], in_round=3).use(3, "patent", "AII-1")  # dup(2, 2)
    made.use(2, "pay_transmitter", "TB1", 0)
    assert made.moves("use_red") == [(2,)]  # the owed one, no 5
    assert made.state.offered_dice == []
    made.do("use_red", 2).do("take_gyrodyne", "medium")
    assert "use_red" not in made.kinds()
    made = quiet().with_transmitter(0, "TA7", operating=True).with_transmitter(0, "TB1", paid=[1])
    made.link("TA7", 0, "TB1", 0).turn(dice=[2, 3], in_round=3).use(2, "pay_transmitter", "TB1", 0)
    assert made.moves("use_red") == [(5,)]
    made.use(3, "patent", "AII-1")
    assert made.moves("use_red") == [(2,)]
    assert made.state.offered_dice == []


@rule("PUL-17.29", "PUL-AMB-29", "PUL-17.20")
def test_an_owed_die_may_fly_to_a_system_whose_red_die_then_lapses():
    made = quiet().with_tile("S3", "SY03").with_ship(0, "P5").turn(dice=[4], in_round=6)
    made.use(4, "patent", "AIII-1").fly(2, "g4", "S3", kind="use_red")  # dup(3, 2)
    made.do("take_bonus")
    assert made.kinds() == {"use_silver", "end_turn"}  # no red die of 2
    assert made.state.offered_dice == []
    assert made.player(0).dice == [3]


@rule("PUL-17.25", "PUL-25.24", "PUL-25.4")
def test_the_cheaper_copy_is_there_for_the_next_die_of_the_turn():
    made = quiet().face(0, "CI")
    made.player(0).cubes = 3
    made.with_dice(5).turn(dice=[1, 6], in_round=2)
    assert "copy" not in made.kinds()
    made.use(1, "patent", "CI-4")
    assert made.moves("copy") == [(5,)]
    made.do("copy", 5).do("fly", 5)
    assert made.player(0).cubes == 0


# -------------------------------------------------------------------- duplicators, tokens, abilities


@rule("PUL-25.13", "PUL-AMB-39", "PUL-8.12", "PUL-25.21")
def test_a_duplicator_paid_with_token_and_ability_gives_its_own_values_and_the_shift_is_gone():
    made = quiet().with_patent(0, "DI-6").with_side(0, "HQ-A1").with_projects(0, "b2", "b3")  # s2: 5, dup(3, 2)
    made.player(0).plus_two = 1
    made.turn(dice=[2, 6]).do("use_silver", 2)
    assert not made.can("complete", "s2")
    made.do("spend", "+2").do("complete", "s2")  # 2 and 2 and 1
    assert sorted(made.player(0).dice) == [3, 6]
    assert made.moves("use_red") == [(2,)]
    made.do("use_silver", 3)
    assert not made.can("take_gyrodyne", "large")  # the shift of this round is used
    assert made.can("spend", "+1")  # another token on the die set to a new value


@rule("PUL-14.5", "PUL-14.4", "PUL-8.8")
def test_the_last_two_projects_can_follow_each_other_in_one_turn():
    made = quiet().with_side(0, "HQ-A2").with_projects(0, "b1", "b2", "b3", "s1", "s2", "t1").turn(dice=[5, 6])
    made.do("use_silver", 5)
    assert not made.can("complete", "top")
    made.turn(dice=[5, 6]).use(6, "complete", "t2").use(5, "complete", "top")
    assert made.points(0, "projects") == 8 + 5


@rule("PUL-25.20", "PUL-25.21", "PUL-14.15", "PUL-14.23", "PUL-14.14")
def test_an_announced_run_does_not_free_a_shifted_flight_from_its_gate():
    made = quiet().with_patent(0, "AI-1").with_side(0, "HQ-A1").with_projects(0, "b3")  # a pink run, 1 a gate
    made.with_ship(0, "S6").turn(dice=[2, 6]).do("use_silver", 2)
    assert (3,) in made.moves("fly")
    made.do("fly", 3)
    before = made.moves("go")
    made.do("announce_run", "b3", "pink")
    assert made.moves("go") == before
    assert (made.sector("k7"),) not in before  # three segments over k7 meet no green gate
    assert (made.sector("g4"),) in before


# -------------------------------------------------------------------- exploration tiles


@rule("PUL-25.10", "PUL-10.20", "PUL-10.22", "PUL-AMB-41")
def test_of_two_tiles_drawn_the_first_is_discarded_in_time_to_be_drawn_again():
    for tile, points, extra in (("X01", 8, 0), ("X03", 0, 1)):
        made = quiet().turn(dice=[5], in_round=5)
        made.state.exploration = [EXPLORATION.index(tile)]
        made.state.discarded = []
        made.use(5, "patent", "AII-6")  # explore(2) and two tokens
        assert made.points(0, "exploration") == points
        assert made.player(0).extra_bases == extra
        assert (made.player(0).plus_minus, made.player(0).plus_two) == (2, 1)


@rule("PUL-25.26", "PUL-11.18", "PUL-25.25", "PUL-AMB-50")
def test_a_teleport_to_a_dead_end_answers_to_every_tile_drawn_and_to_the_base_but_to_no_flight():
    made = quiet(map="dead_ends").with_patent(0, "BI-1", "BI-6").with_tile("S4", "SY14").with_top_tile("X01", "X02")
    made.with_ship(0, "o2").turn(dice=[4], in_round=4).use(4, "patent", "AII-4").do("teleport", "S4")
    assert made.points(0, "exploration") == 4
    assert made.points(0, "patents") == 0  # not before all of it is resolved
    made.do("draw_tile")
    assert made.points(0, "exploration") == 9
    assert made.points(0, "patents") == 2 + 2


# -------------------------------------------------------------------- teleports and transmitters


@rule("PUL-24.16", "PUL-13.33", "PUL-12.17", "PUL-13.17", "PUL-25.15")
def test_a_transmitter_of_one_cost_teleports_then_makes_the_links_die_and_the_pulsar_can_be_built_on():
    made = quiet().with_transmitter(0, "TA7", operating=True).with_offer("TA6").with_waiting(0, "small")
    made.with_ship(0, "k2").turn(dice=[4, 3]).use(4, "take_transmitter", "TA6", 0).do("link", "TA7", 0, 0)
    assert made.kinds() == {"teleport", "decline"}
    assert made.state.offered_dice == []  # it is turned over after its benefit
    made.do("teleport", "P5")
    assert owner(made, "P5") == 0
    assert made.points(0, "transmitters") == 2
    assert made.moves("use_red") == [(3,)]
    made.do("place", "small", "P5").use(3, "finish_gyrodyne", "P5")
    made.end_turn()
    assert made.points(0, "gyrodynes") >= 1


@rule("PUL-24.15", "PUL-11.5", "PUL-25.1", "PUL-13.18")
def test_without_a_ring_a_transmitter_turns_over_and_pays_all_the_same():
    made = quiet().with_offer("TA2").turn(dice=[6])
    made.player(0).rings = 0
    made.use(6, "take_transmitter", "TA2", 0)
    assert made.points(0, "transmitters") == 3
    assert made.state.operating


@rule("PUL-10.14", "PUL-25.26", "PUL-10.11", "PUL-10.12")
@pytest.mark.parametrize(("full", "path", "points"), [(True, ("S3",), 0), (False, ("S3",), 2)])
def test_only_a_base_on_a_blue_planet_answers_as_one(full, path, points):
    made = quiet(4).with_patent(0, "CII-3").with_tile("S3", "SY04").with_ship(0, "k2")  # one blue, one barren
    if full:
        made.with_base(1, "S3")
    made.turn(dice=[1, 6]).fly(1, *path)
    if not full:
        made.do("draw_tile")
    assert made.player(0).bases == 1
    assert made.points(0, "patents") == points
    assert made.kinds().isdisjoint({"take_bonus", "draw_tile"})


@rule("PUL-12.8", "PUL-AMB-47", "PUL-11.1")
def test_between_the_bonus_and_the_end_of_a_flight_nothing_is_placed():
    made = quiet().with_tile("S3", "SY07").with_pulsar(0, "P5").with_waiting(0, "small").with_ship(0, "k2")
    made.turn(dice=[1, 6])
    assert "place" in made.kinds()
    made.fly(1, "S3")
    assert made.kinds() == {"take_bonus", "draw_tile"}
    made.do("take_bonus")
    assert made.kinds() == {"gain_gyrodyne"}
    made.do("gain_gyrodyne", "large")
    assert set(made.moves("place")) == {(0, made.pulsar("P5")), (2, made.pulsar("P5"))}


@rule("PUL-12.23", "PUL-12.20", "PUL-12.22", "PUL-AMB-28")
def test_both_awards_of_a_size_may_be_taken_in_one_turn_and_the_next_builder_gets_nothing():
    made = quiet()
    for name in ("P5", "P11", "P16", "P22"):
        made.with_pulsar(0, name)
    made.with_waiting(0, "medium", 4).with_pulsar(1, "P28", "medium").with_pulsar(1, "P35")
    made.with_waiting(1, "medium").turn(dice=[1])
    gained = []
    for name in ("P5", "P11", "P16", "P22"):
        made.do("place", "medium", name)
        gained.append(made.points(0, "awards"))
    assert gained == [0, 7, 7, 11]
    made.turn(1, dice=[1]).do("place", "medium", "P35")
    assert made.points(1, "awards") == 0
