"""PUL-14 to PUL-17, clause by clause: runs, patents, tokens and bonus dice, with what each of them leaves alone."""

import pytest
from games.pulsar_2849.builder import TABLES, quiet
from support.rules import rule

from perihelion.games.pulsar_2849.rules.terms import COLOURS


@rule("PUL-14.13", "PUL-14.22")
def test_a_run_uses_its_own_project_and_has_its_own_colour():
    made = quiet().with_side(0, "HQ-B2").with_projects(0, "b1", "b2", "b3", "s1", "t1").with_ship(0, "g4")
    made.turn(dice=[1, 1, 6]).do("use_silver", 1).do("fly", 1)
    place = TABLES.places.index
    colour = COLOURS.index
    fixed = [(place("b1"), colour("green")), (place("b3"), colour("orange")), (place("s1"), colour("pink"))]
    free = [(place("t1"), number) for number in range(len(COLOURS))]
    assert sorted(made.moves("announce_run")) == sorted(fixed + free)
    made.go("P5", run=("b1", "green"))
    assert made.player(0).runs_used == 1 << place("b1")
    made.do("use_silver", 1).do("fly", 1)
    assert sorted(made.moves("announce_run")) == sorted(fixed[1:] + free)  # the others are still there


@rule("PUL-14.23")
def test_a_run_founds_bases_and_claims_pulsars():
    made = quiet().with_side(0, "HQ-B2").with_projects(0, "b1", "b3").with_tile("S3", "SY11").with_ship(0, "k2")
    made.turn(dice=[3, 1, 6]).do("use_silver", 3).do("fly", 3).go("S3", "g4", "P5", run=("b1", "green"))
    assert made.points(0, "gate_runs") == 2
    assert made.player(0).bases == 1
    assert made.state.owner[made.pulsar("P5")] == 0
    ended = quiet().with_side(0, "HQ-B2").with_projects(0, "b1", "b3").with_tile("S6", "SY17").with_ship(0, "P5")
    ended.turn(dice=[2, 6]).do("use_silver", 2).do("fly", 2).go("g4", "S6", run=("b1", "green"))
    assert ended.kinds() == {"take_bonus", "draw_tile"}


@rule("PUL-14.24", "PUL-14.10")
def test_a_completed_run_waits_for_another_die():
    made = quiet().with_side(0, "HQ-B2").with_ship(0, "P5").turn(dice=[3, 1]).use(3, "complete", "b1")
    assert made.player(0).dice == [1]
    assert (made.points(0, "projects"), made.points(0, "gate_runs")) == (1, 0)
    made.do("use_silver", 1).do("fly", 1).go("g4", run=("b1", "green"))
    assert made.points(0, "gate_runs") == 2


@rule("PUL-15.10", "PUL-15.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_two_icon_technology_takes_two_players_at_once_at_every_table(seats):
    made = quiet(seats).turn(0, dice=[3, 1, 6], in_round=1).use(3, "patent", "AI-2")
    made.turn(1, dice=[3, 1, 6], in_round=1).use(3, "patent", "AI-2")
    assert made.state.first_patent[made.slot("AI-2")] == 0
    assert made.state.second_patent[made.slot("AI-2")] == 1


@rule("PUL-15.13", "PUL-15.11")
def test_a_green_technology_scores_in_production_and_not_when_patented():
    made = quiet().with_pulsar(0, "P5", "small", spinning=True).turn(dice=[4, 6], in_round=3).use(4, "patent", "AII-2")
    assert made.points(0, "patents") == 0
    made.end_turn()
    assert made.points(0, "production") == 1


@rule("PUL-15.14", "PUL-15.13")
def test_a_purple_technology_scores_neither_at_once_nor_in_production():
    made = quiet().with_pulsar(0, "P5", "small", spinning=True).face(2, "CIII").with_patent(0, "AII-2")
    made.turn(dice=[6, 1], in_round=6).use(6, "patent", "CIII-2").end_turn()
    assert made.state.round == 7
    assert [made.points(0, source) for source in ("patents", "production", "purple")] == [0, 1, 0]
    made.produce(in_round=8)
    while not made.state.over():
        made.do("decline")
    assert [made.points(0, source) for source in ("production", "purple")] == [2, 3]


@rule("PUL-16.3", "PUL-16.1", "PUL-16.2", "PUL-25.7")
@pytest.mark.parametrize(("token", "kind", "dice"), [("pm1", "plus_minus", [1, 2]), ("p2", "plus_two", [2, 2])])
def test_more_tokens_than_the_box_holds_can_be_bought(token, kind, dice):
    made = quiet()
    setattr(made.player(0), kind, 20)
    made.turn(dice=[*dice, 6])
    for die in dice:
        made.use(die, "buy_modifier", token)
    assert getattr(made.player(0), kind) == 22
    assert (made.player(0).plus_minus + made.player(0).plus_two) == 22 + (1 if token == "p2" else 0)


# ---------------------------------------------------------------- bonus dice


@rule("PUL-17.5", "PUL-8.12")
@pytest.mark.parametrize("kind", ["use_red", "copy"])
def test_one_token_on_a_bonus_die_and_not_a_second(kind):
    made = quiet().with_dice(2)
    made.player(0).plus_minus = made.player(0).plus_two = 2
    made.player(0).cubes = 4
    made.turn(dice=[6], red=[2]).do(kind, 2)
    assert len(made.moves("spend")) == 3
    made.do("spend", "+1")
    assert made.moves("spend") == []
    assert made.moves("fly") == [(3,)]


@rule("PUL-17.7", "PUL-17.2", "PUL-17.6")
@pytest.mark.parametrize(("cubes", "copies"), [(3, []), (4, [(4,), (5,)])])
@pytest.mark.parametrize("red", [[], [1]])
def test_four_cubes_copy_a_die_of_the_board_beside_other_bonus_dice(cubes, copies, red):
    made = quiet().with_dice(4, 5, 5)
    made.player(0).cubes = cubes
    made.turn(dice=[2, 6], red=red)
    assert made.moves("copy") == copies
    assert made.moves("use_red") == [(die,) for die in red]
    assert made.moves("use_silver") == [(2,), (6,)]


@rule("PUL-17.9", "PUL-17.24")
def test_a_link_die_is_gone_with_the_turn():
    made = quiet().with_transmitter(0, "TA7", operating=True).with_transmitter(0, "TB1", paid=[1])
    made.link("TA7", 0, "TB1", 0)
    for seat in range(3):
        made.player(seat).dice = [2, 6]
    made.turns((0, 1, 2)).use(2, "pay_transmitter", "TB1", 0)
    assert made.moves("use_red") == [(5,)]
    made.end_turn()
    assert (made.actor, made.state.offered_dice) == (1, [])
    assert "use_red" not in made.kinds()


@rule("PUL-17.12", "PUL-17.11", "PUL-25.13")
@pytest.mark.parametrize("token", [None, "+1"])
def test_the_first_value_of_a_duplicator_is_silver_the_second_red(token):
    made = quiet().face(1, "DII").turn(dice=[4 if token else 5, 6], in_round=3)
    made.use(4 if token else 5, "patent", "DII-2", token=token)  # dup(4, 3)
    assert sorted(made.player(0).dice) == [4, 6]
    assert made.moves("use_red") == [(3,)]
    made.do("use_red", 3).do("fly", 3)
    assert made.state.owed == -1


@rule("PUL-17.14", "PUL-17.19", "PUL-AMB-21")
@pytest.mark.parametrize("kind", ["use_red", "copy"])
def test_a_duplicator_of_the_headquarters_is_paid_with_silver_before_any_bonus_die(kind):
    made = quiet().with_side(0, "HQ-A1").with_projects(0, "b2", "b3").with_dice(5)
    made.player(0).cubes = 4
    made.turn(dice=[6], red=[5]).do(kind, 5)
    assert made.refused("complete", "s2") == ["PUL-17.14", "PUL-17.28"]
    made.turn(dice=[5, 6], bonus_used=True).do("use_silver", 5)
    assert not made.can("complete", "s2")
    made.turn(dice=[5, 6]).do("use_silver", 5)
    assert made.can("complete", "s2")


@rule("PUL-17.22")
@pytest.mark.parametrize("waiting", [0, 1])
def test_after_a_bonus_die_nothing_is_copied_even_with_a_tile_to_place(waiting):
    made = quiet().with_dice(4).with_pulsar(0, "P5").with_waiting(0, "small", waiting)
    made.player(0).cubes = 8
    made.turn(dice=[6], bonus_used=True)
    assert made.moves("copy") == []
    assert made.turn(dice=[6]).moves("copy") == [(4,)]


@rule("PUL-17.23", "PUL-17.24")
def test_several_bonus_dice_are_on_offer_until_one_has_paid():
    made = quiet().with_tile("S3", "SY01").with_ship(0, "k2").turn(dice=[1, 6], red=[4])
    made.fly(1, "S3").do("take_bonus")  # a red die of 1
    assert made.moves("use_red") == [(1,), (4,)]
    made.do("use_red", 4).do("take_gyrodyne", "large")
    assert made.kinds() == {"use_silver", "end_turn"}
