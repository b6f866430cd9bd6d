"""PUL-17: red dice on offer, owed or copied, one a round."""

from games.pulsar_2849.builder import quiet
from games.pulsar_2849.test_technologies import rich
from support.rules import rule


@rule("PUL-17.1", "PUL-17.2", "PUL-17.3", "PUL-17.22", "PUL-17.23", "PUL-17.24", "PUL-AMB-29")
def test_one_bonus_die_a_round_of_several_on_offer():
    made = quiet()
    made.player(0).cubes = 8
    made.with_dice(5).turn(dice=[6], red=[1, 3])
    assert set(made.moves("use_red")) == {(1,), (3,)}
    assert made.moves("copy") == [(5,)]
    assert made.refused("use_red", 2) == ["PUL-17.2"]
    assert made.refused("copy", 0) == ["PUL-17.7"]  # there is no die of 0 on the dice board
    made.do("use_red", 1).do("take_gyrodyne", "small")
    assert not {"use_red", "copy"} & made.kinds()
    assert made.refused("use_red", 3) == ["PUL-17.1", "PUL-17.22"]
    assert made.state.view(0)["turn"]["red_dice"] == []
    assert made.player(0).dice == [6]


@rule("PUL-17.1", "PUL-17.22")
def test_none_is_copied_after_a_bonus_die_while_a_gyrodyne_waits_for_its_pulsar():
    made = quiet().with_pulsar(0, "P11").with_waiting(0, "small")
    made.player(0).cubes = 8
    made.with_dice(5).turn(dice=[6])
    assert {"place", "copy"} <= made.kinds()
    made.turn(dice=[6], bonus_used=True)
    assert "place" in made.kinds()
    assert "copy" not in made.kinds()


@rule("PUL-17.4", "PUL-17.6")
def test_a_bonus_die_pays_like_any_other_in_any_order():
    made = quiet().turn(dice=[1, 2], red=[3])
    made.use(1, "take_gyrodyne", "small")
    made.do("use_red", 3).do("patent", "AI-2")
    made.use(2, "take_gyrodyne", "medium")
    assert made.player(0).waiting == [1, 1, 0]
    assert made.player(0).patents


@rule("PUL-17.7", "PUL-17.8", "PUL-17.25", "PUL-EX-45", "PUL-AMB-51")
def test_copying_a_leftover_die():
    made = quiet(4)
    made.player(0).cubes = 4
    made.player(1).cubes = 4
    made.with_dice(5).turn(0, dice=[1, 1])
    assert made.moves("copy") == [(5,)]
    made.do("copy", 5)
    assert made.player(0).cubes == 4  # paid with the payment
    made.do("patent", "AI-3")
    assert made.player(0).cubes == 0
    assert made.state.silver[5] == 1
    made.player(0).cubes = 4
    assert made.refused("copy", 5) == ["PUL-17.1", "PUL-17.22"]
    made.turn(1, dice=[1])
    assert made.moves("copy") == [(5,)]
    made.player(1).cubes = 3
    made.turn(1, dice=[1])
    assert made.refused("copy", 5) == ["PUL-17.7"]


@rule("PUL-22.13")
def test_two_players_copy_any_of_three_dice():
    made = quiet(2)
    made.player(0).cubes = 4
    made.with_dice(2, 3, 6).turn(0, dice=[1])
    assert made.moves("copy") == [(2,), (3,), (6,)]


@rule("PUL-17.10", "PUL-17.11", "PUL-17.12", "PUL-24.8", "PUL-25.13", "PUL-AMB-21")
def test_a_duplicator_makes_two_dice_of_one():
    made = quiet().turn(dice=[3, 6], in_round=3)
    made.use(3, "patent", "AII-1")  # dup(2, 2)
    assert sorted(made.player(0).dice) == [2, 6]
    assert made.moves("use_red") == [(2,)]


@rule("PUL-17.13", "PUL-17.16", "PUL-17.26", "PUL-17.27", "PUL-AMB-52")
def test_an_owed_die_must_be_used_before_the_turn_ends():
    made = quiet()
    made.player(0).cubes = 9
    made.with_dice(4).turn(dice=[3, 6], in_round=3).use(3, "patent", "AII-1")
    assert made.refused("end_turn") == ["PUL-17.26"]
    assert made.refused("copy", 4) == ["PUL-17.26"]
    made.use(2, "take_gyrodyne", "medium")  # silver dice may come first
    assert not made.can("end_turn")
    made.do("use_red", 2).do("take_gyrodyne", "medium")
    assert made.can("end_turn")


@rule("PUL-17.14", "PUL-17.28", "PUL-17.19")
def test_what_owes_a_red_die_is_not_paid_with_one():
    made = quiet().turn(dice=[6], in_round=3, red=[3])
    made.do("use_red", 3)
    assert made.refused("patent", "AII-1") == ["PUL-17.14", "PUL-17.28"]
    made = quiet().face(1, "BII")
    made.player(0).cubes = 5
    made.with_dice(2).turn(dice=[6], in_round=3)
    made.do("copy", 2)
    assert made.refused("patent", "BII-2") == ["PUL-17.14", "PUL-17.28"]


@rule("PUL-17.26", "PUL-AMB-21")
def test_no_second_duplicator_while_a_die_is_owed():
    made = quiet().turn(dice=[3, 4], in_round=6).use(3, "patent", "AII-1")
    made.do("use_silver", 4)
    assert made.refused("patent", "AIII-1") == ["PUL-17.26"]


@rule("PUL-17.15", "PUL-17.16", "PUL-25.12", "PUL-25.6")
def test_a_die_patent_costs_a_cube_and_owes_a_die():
    made = quiet().face(1, "BII").turn(dice=[2, 2], in_round=3).do("use_silver", 2)
    assert made.refused("patent", "BII-2") == ["PUL-17.15"]
    made.player(0).cubes = 1
    made.turn(dice=[2, 6], in_round=3).use(2, "patent", "BII-2")
    assert made.player(0).cubes == 0
    assert made.moves("use_red") == [(4,)]
    assert not made.can("end_turn")
    assert made.player(0).dice == [6]


@rule("PUL-17.17", "PUL-17.18", "PUL-17.19", "PUL-EX-46", "PUL-15.12")
def test_red_dice_at_their_limit_and_wasted_benefits():
    made = quiet().with_side(0, "HQ-A1").with_projects(0, "b1", "b2", "b3").face(1, "BII")
    made.player(0).cubes = 5
    made.player(0).rings = 0
    made.turn(dice=[5, 2], in_round=3, bonus_used=True)
    made.do("use_silver", 5)
    assert made.refused("complete", "s2") == ["PUL-17.19"]  # a duplicator
    assert made.can("patent", "AI-5")  # no ring for the isolated pulsar, and yet allowed
    made.turn(dice=[2], in_round=3, bonus_used=True).do("use_silver", 2)
    assert made.refused("patent", "BII-2") == ["PUL-17.19"]


@rule("PUL-17.20", "PUL-17.21", "PUL-24.10", "PUL-25.11")
def test_a_system_may_offer_a_red_die():
    made = quiet().with_ship(0, "k2").with_tile("S3", "SY03").turn(dice=[1, 1])
    made.fly(1, "S3")
    assert made.kinds() == {"take_bonus", "draw_tile"}
    made.do("take_bonus")
    assert made.moves("use_red") == [(2,)]
    assert made.can("end_turn")


@rule("PUL-17.24", "PUL-17.21")
def test_a_red_die_that_cannot_be_used_lapses():
    made = quiet().with_ship(0, "k2").with_tile("S3", "SY03").turn(dice=[1, 1], bonus_used=True)
    made.fly(1, "S3").do("take_bonus")  # AMB-29: always offered
    assert "use_red" not in made.kinds()
    made = quiet(2).with_ship(0, "k2").with_tile("S3", "SY03").turn(dice=[1, 1])
    made.fly(1, "S3").do("take_bonus").end_turn()
    made.turn(0, dice=[1])
    assert "use_red" not in made.kinds()


@rule("PUL-17.29")
def test_owed_dice_can_always_fly():
    for side in ("HQ-A2", "HQ-C2"):
        made = quiet().with_side(0, side).with_projects(0, "b1", "b2", "b3", "s1", "s2")
        place, die = ("s2", 3) if side == "HQ-A2" else ("t1", 6)
        made.player(0).projects &= ~(1 << 4) if place == "s2" else -1
        made.turn(dice=[die]).use(die, "complete", place)
        owed = made.state.owed
        assert owed >= 1
        made.do("use_red", owed)
        assert (owed,) in made.moves("fly")


@rule("PUL-17.30")
def test_a_die_on_offer_lapses_when_a_duplicator_is_taken():
    made = quiet().turn(dice=[3], in_round=3, red=[6]).use(3, "patent", "AII-1")
    assert made.moves("use_red") == [(2,)]
    assert made.state.view(0)["turn"]["red_dice"] == []


@rule("PUL-17.1", "PUL-17.22")
def test_a_bonus_die_of_one_player_takes_none_from_the_next():
    made = quiet()
    for seat in range(3):
        made.player(seat).dice = [1]
        made.player(seat).cubes = 4
    made.with_dice(5).turns([1, 0, 2])
    made.do("copy", 5).do("patent", "AI-3")
    assert made.refused("copy", 5) == ["PUL-17.1", "PUL-17.22"]
    made.end_turn()
    assert (made.state.active, made.moves("copy")) == (0, [(5,)])


@rule("PUL-17.2", "PUL-17.22", "PUL-17.24", "PUL-AMB-29", "PUL-24.10")
def test_dice_on_offer_are_gone_with_the_turn():
    made = quiet().turn(dice=[1], red=[3])
    made.player(1).dice = [1]
    assert made.moves("use_red") == [(3,)]
    made.turns([1, 0, 2])
    assert made.moves("use_red") == []


@rule("PUL-17.1", "PUL-17.2", "PUL-8.2")
def test_a_red_die_of_nothing_is_a_red_die():
    made = quiet().turn(dice=[6], red=[0])
    assert made.moves("use_red") == [(0,)]
    assert quiet().turn(dice=[6], red=[1]).refused("use_red", 0) == ["PUL-17.2"]


@rule("PUL-17.16", "PUL-17.19", "PUL-17.26", "PUL-25.15")
def test_the_turn_does_not_end_amid_the_flight_of_an_owed_die():
    """With something of everything on the table, so that whatever is refused is tried on a copy of it all."""
    made = rich().with_patent(0, "DI-6", "AII-2").with_patent(1, "DI-2").with_waiting(0, "large")
    made.state.awards = [0, 1, -1, 2, -1, -1]
    made.state.discarded = [made.state.exploration.pop()]
    made.player(0).plus_two = 1
    made.player(0).extra_bases = 1
    made.with_ship(0, "o55").with_dice(2, 5).turn(dice=[6], owed=4, in_round=3)
    assert made.refused("end_turn") == ["PUL-17.26"]
    made.do("use_red", 4).do("spend", "+1").do("fly", 5).do("announce_run", "b3", "orange").do("go", "o56")
    assert made.refused("end_turn") == ["PUL-4.4"]
    assert made.refused("teleport", "P5")
    made.go("o57", "o58", "S32", "k33")
    assert made.points(0, "gate_runs") == 3 * 1
    assert made.can("end_turn")
