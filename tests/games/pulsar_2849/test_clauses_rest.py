"""Clauses of several chapters: bases that stay, tiles without points, cubes and what they pay, purple technologies."""

import pytest
from games.pulsar_2849.builder import TABLES, quiet
from support.rules import rule


def bases(made, sector):
    system = made.state.view(0)["systems"][made.system(sector)]
    return system["blue"], system["barren"]


@rule("PUL-9.18", "PUL-11.20")
def test_the_first_pass_through_a_system_founds_its_base():
    made = quiet(map="dead_ends").with_tile("S3", "SY11").with_tile("S4", "SY12").with_ship(0, "o2").turn(dice=[6, 1])
    events = []

    def watch(event):
        events.append(event)
        made._watch(event)

    made.state.watch(watch)
    made.fly(6, "S3", "g4", "S4", "g4", "S3", "o3")
    assert [event.facts["sector"] for event in events if event.kind == "base"] == ["S3", "S4"]
    assert made.player(0).bases == 2


@rule("PUL-10.17", "PUL-10.11")
def test_a_base_is_founded_unasked_in_passing_and_at_the_end():
    for length, path in ((1, ["S3"]), (2, ["S3", "g4"])):
        made = quiet().with_tile("S3", "SY17").with_ship(0, "k2").turn(dice=[length, 6]).fly(length, *path)
        assert bases(made, "S3") == ([0], [])
        assert "decline" not in made.kinds()


@rule("PUL-10.21", "PUL-25.2")
@pytest.mark.parametrize(("tile", "cubes", "tokens"), [("X04", 2, (1, 0)), ("X05", 0, (2, 1)), ("X01", 0, (1, 0))])
def test_some_exploration_tiles_give_cubes_or_tokens(tile, cubes, tokens):
    made = quiet().with_top_tile(tile).with_tile("S3", "SY11").with_ship(0, "k2").turn(dice=[1, 6])
    made.fly(1, "S3").do("draw_tile")
    assert made.points(0, "exploration") == (4 if tile == "X01" else 0)
    assert (made.player(0).cubes, (made.player(0).plus_minus, made.player(0).plus_two)) == (cubes, tokens)


@rule("PUL-10.23")
def test_earlier_bases_stay_where_they_are():
    made = quiet().with_tile("S3", "SY11").with_tile("S6", "SY12").with_tile("S9", "SY13").with_base(0, "S9", "barren")
    made.with_base(0, "S3").with_ship(0, "P5").turn(dice=[2, 6]).fly(2, "S6", "k7")
    assert [bases(made, sector) for sector in ("S3", "S6", "S9")] == [([0], []), ([], [0]), ([], [0])]
    assert made.player(0).bases == 3


@rule("PUL-12.19")
def test_for_an_award_neither_waiting_tiles_nor_those_of_others_count():
    made = quiet().with_pulsar(0, "P5").with_pulsar(1, "P11", "small").with_pulsar(2, "P16", "small", spinning=True)
    made.with_waiting(0, "small", 3).turn(dice=[6]).do("place", "small", "P5")
    assert made.points(0, "awards") == 0


@rule("PUL-13.20", "PUL-13.23")
def test_half_dice_of_a_tile_under_construction_make_no_red_die():
    made = quiet().with_transmitter(0, "TA7").with_transmitter(0, "TB1", paid=[1]).link("TA7", 0, "TB1", 0)
    made.turn(dice=[2, 6]).use(2, "pay_transmitter", "TB1", 0)
    assert "use_red" not in made.kinds()


@rule("PUL-17.18", "PUL-15.12")
def test_what_brings_nothing_may_be_taken():
    project = quiet().with_side(0, "HQ-A1")
    project.state.stacks = [0, 0, 0]
    project.turn(dice=[4, 6]).use(4, "complete", "b2")  # gyro_pair, and no tile is left
    assert project.player(0).projects == 1 << TABLES.places.index("b2")
    patent = quiet()
    patent.player(0).rings = 0
    patent.state.stacks = [0, 0, 0]
    patent.turn(dice=[5, 6], in_round=2).use(5, "patent", "AI-5")  # claim_isolated + gyro(any)
    assert patent.player(0).patents == 1 << patent.slot("AI-5")


@rule("PUL-17.21", "PUL-17.20")
@pytest.mark.parametrize("used", [False, True])
def test_instead_of_a_red_die_a_tile_can_be_drawn(used):
    made = quiet().with_top_tile("X01").with_tile("S3", "SY01").with_ship(0, "k2")
    made.turn(dice=[1, 6], bonus_used=used).fly(1, "S3")
    assert made.kinds() == {"take_bonus", "draw_tile"}
    assert made.do("draw_tile").points(0, "exploration") == 4


@rule("PUL-18.14", "PUL-17.7", "PUL-17.15")
def test_cubes_pay_for_copies_and_die_patents():
    copied = quiet().with_dice(1)
    copied.player(0).cubes = 6
    copied.turn(dice=[6]).do("copy", 1).do("take_gyrodyne", "small")
    assert copied.player(0).cubes == 6 - 4
    patented = quiet().face(1, "BII")
    patented.player(0).cubes = 6
    patented.turn(dice=[2, 6], in_round=3).use(2, "patent", "BII-2")
    assert patented.player(0).cubes == 6 - 1


@rule("PUL-25.14")
def test_no_tile_is_drawn_for_an_isolated_pulsar():
    for side in ("normal", "dead_ends"):
        made = quiet(map=side).face(1, "CII").turn(dice=[6, 1], in_round=4).use(6, "patent", "CII-4")
        left = len(made.state.exploration)
        (number,) = made.moves("claim_isolated")[0]
        made.do("claim_isolated", number)
        assert len(made.state.exploration) == left
        assert made.player(0).rings == 5


# ---------------------------------------------------------------- the end of the game


@rule("PUL-25.5", "PUL-25.18")
def test_purple_technologies_come_before_the_goals():
    made = quiet().with_goals("G1", "G3", "G6").with_patent(0, "AIII-5")  # 2 cubes for 9 points
    made.player(0).cubes = 2
    for name in ("TA2", "TC1", "TC3", "TA4"):
        made.with_transmitter(0, name, operating=True)  # the goal G6 is met
    made.produce(in_round=8)
    while made.state.asked and "buy_premium" not in made.kinds() and "buy_points" not in made.kinds():
        made.do("decline")
    assert made.kinds() == {"buy_points", "decline"}  # no premium before it
    assert made.points(0, "goals") == 0
    made.do("buy_points")
    assert made.points(0, "purple") == 9


@rule("PUL-25.5", "PUL-25.16")
def test_extra_bases_of_a_technology_count_in_the_last_step():
    made = quiet().with_patent(0, "BIII-1").with_base(0, "S3").produce(in_round=8)
    while not made.state.over():
        made.do("decline")
    assert (made.points(0, "purple"), made.points(0, "bases")) == (0, TABLES.points_for_bases(1 + 2))


@rule("PUL-25.5", "PUL-25.27")
def test_a_goal_that_counts_as_met_gives_its_points_and_premiums():
    made = quiet().with_goals("G1", "G3", "G6").with_patent(0, "AIII-4")
    made.player(0).cubes = 9
    made.produce(in_round=8)
    assert made.moves("count_goal") == [(0,), (1,), (2,)]
    made.do("count_goal", 1)
    goal = TABLES.goals[made.state.goals[1]]
    assert made.points(0, "goals") == goal.base
    assert made.moves("buy_premium") == [(1,)]
    made.do("buy_premium", 1)
    assert made.points(0, "goals") == goal.base + goal.points[0]
