"""PUL-18 and PUL-25, clause by clause: the steps of production for all players, and effects part by part."""

import pytest
from games.pulsar_2849.builder import TABLES, quiet
from support.rules import rule


def to_the_end(made):
    while not made.state.over():
        made.do("decline")
    return made


@rule("PUL-18.1")
def test_production_waits_for_the_last_turn():
    made = quiet()
    for seat in range(3):
        made.player(seat).dice = [6]
    made.turns((1, 2, 0))
    events = []
    made.state.watch(events.append)
    for seat in (1, 2, 0):
        assert made.actor == seat
        assert "production" not in {event.kind for event in events}
        made.end_turn()
    assert "production" in {event.kind for event in events}


@rule("PUL-18.2", "PUL-18.8", "PUL-18.6", "PUL-18.19", "PUL-AMB-33")
@pytest.mark.parametrize("in_round", [1, 7])
def test_the_new_order_comes_first_and_the_transmitters_of_all_follow_it(in_round):
    made = quiet().with_tracks(initiative=[(3, 2), (5, 0), (6, 1)])
    made.state.order = [0, 1, 2]
    for seat, name in enumerate(("TA5", "TB6", "TB8")):
        made.with_transmitter(seat, name, operating=True)
        made.player(seat).cubes = 1
    made.produce(in_round=in_round)
    asked = []
    while made.state.round == in_round:
        asked.append(made.actor)
        made.do("buy_points")
    assert asked == made.state.order == [2, 0, 1]
    assert [made.points(seat, "broadcasts") for seat in range(3)] == [3, 4, 3]


@rule("PUL-18.26")
def test_the_row_of_the_round_gives_the_bonus():
    for in_round, bonus in ((1, 0), (2, 2), (3, 1), (4, 0), (5, 2), (6, 0), (7, 2), (8, 4)):
        made = quiet().with_pulsar(0, "P5", "medium", spinning=True).produce(in_round=in_round)
        assert made.points(0, "gyrodynes") == 2 + bonus, in_round


@rule("PUL-18.31")
def test_green_technologies_of_all_their_owners_score():
    made = quiet().with_pulsar(0, "P5", "small", spinning=True).with_pulsar(2, "P11", "large", spinning=True)
    made.with_pulsar(1, "P16", "large", spinning=True).with_patent(0, "AII-2").with_patent(2, "AII-2")
    made.produce(in_round=4)
    assert [made.points(seat, "production") for seat in range(3)] == [1, 0, 1]


@rule("PUL-18.40")
def test_nothing_is_prepared_after_the_last_round():
    made = quiet()
    made.state.first_patent[made.slot("AI-4")] = 0
    before = (made.state.slid, made.state.offer[:], made.state.stack[:], made.state.silver[:])
    to_the_end(made.produce(in_round=8))
    assert (made.state.slid, made.state.offer, made.state.stack, made.state.silver) == before
    assert made.state.round == 8


# ---------------------------------------------------------------- effects


@rule("PUL-25.1", "PUL-25.2")
def test_the_parts_of_an_effect_come_from_left_to_right():
    made = quiet().turn(dice=[5, 1, 6], in_round=2).use(5, "patent", "AI-5")  # claim_isolated + gyro(any)
    assert made.kinds() == {"claim_isolated", "decline"}
    made.do("decline")
    assert made.kinds() == {"gain_gyrodyne"}
    moved = quiet().face(1, "BII").turn(dice=[5, 1, 6], in_round=4).use(5, "patent", "BII-4")  # teleport(any) + vp(2)
    assert (moved.kinds(), moved.points(0, "patents")) == ({"teleport", "decline"}, 0)
    moved.do("teleport", "k7")
    assert moved.points(0, "patents") == 2


@rule("PUL-25.2", "PUL-10.20")
def test_an_immediate_benefit_happens_once():
    project = quiet().with_side(0, "HQ-A1").turn(dice=[2, 6]).use(2, "complete", "b1")  # mod(pm1, 2)
    assert project.player(0).plus_minus == 1 + 2
    technology = quiet().turn(dice=[1, 6], in_round=5).use(1, "patent", "AII-5")
    assert technology.player(0).cubes == 3
    for tile, points, cubes in (("X01", 4, 0), ("X02", 5, 0), ("X04", 0, 2)):
        drawn = quiet().with_top_tile(tile).with_tile("S3", "SY11").with_ship(0, "k2").turn(dice=[1, 6])
        drawn.fly(1, "S3").do("draw_tile")
        assert (drawn.points(0, "exploration"), drawn.player(0).cubes) == (points, cubes)
    system = quiet().with_tile("S3", "SY11").with_ship(0, "k2").turn(dice=[1, 6]).fly(1, "S3").do("take_bonus")
    assert system.player(0).cubes == 2


@rule("PUL-25.4", "PUL-25.20")
def test_an_ability_works_for_the_next_die_and_by_one_up_or_down():
    made = quiet().face(0, "CI").turn(dice=[3, 3, 4, 5, 6], in_round=8).use(3, "patent", "CI-2")  # shift(patent)
    for die in (3, 4, 5, 6):
        made.do("use_silver", die)
        costs = {made.state.boards.techs[slot].die for (slot,) in made.moves("patent")}
        assert costs == {cost for cost in (die - 1, die, die + 1) if cost <= 6}
        made.turn(dice=[3, 4, 5, 6], in_round=8)


@rule("PUL-25.8", "PUL-12.27")
def test_a_benefit_gives_one_of_its_sizes_that_is_left():
    made = quiet().with_side(0, "HQ-B1")
    made.state.stacks = [4, 0, 4]
    made.turn(dice=[3, 6]).use(3, "complete", "b2")  # gyro(medium|large)
    assert made.player(0).waiting == [0, 0, 1]  # the only one: no question
    free = quiet().with_side(0, "HQ-A2")
    free.state.stacks = [4, 0, 4]
    free.turn(dice=[4, 6]).use(4, "complete", "b1")  # gyro(any)
    assert free.moves("gain_gyrodyne") == [(0,), (2,)]


@rule("PUL-25.9")
@pytest.mark.parametrize(("stacks", "given"), [([9, 9, 9], [1, 0, 1]), ([9, 0, 0], [1, 0, 0]), ([0, 0, 0], [0, 0, 0])])
def test_a_pair_is_two_tiles_of_two_sizes_as_far_as_they_last(stacks, given):
    made = quiet().with_side(0, "HQ-A1")
    made.state.stacks = stacks[:]
    made.turn(dice=[4, 6]).use(4, "complete", "b2")
    if stacks == [9, 9, 9]:
        made.do("gain_gyrodyne", "small")
        assert made.moves("gain_gyrodyne") == [(1,), (2,)]
        made.do("gain_gyrodyne", "large")
    assert made.player(0).waiting == given
    assert made.kinds() == {"use_silver", "end_turn"}


@rule("PUL-25.16")
def test_an_extra_base_counts_in_the_last_step_only():
    made = quiet().with_top_tile("X03").with_tile("S3", "SY11").with_ship(0, "k2").turn(dice=[1, 6])
    made.fly(1, "S3").do("draw_tile")
    assert (made.player(0).bases, made.player(0).extra_bases) == (1, 1)
    made.turn(dice=[2, 6], in_round=4).use(2, "patent", "AII-3")  # a point for each base
    assert made.points(0, "patents") == 1
    to_the_end(made.produce(in_round=8))
    assert made.points(0, "bases") == TABLES.points_for_bases(2)


@rule("PUL-25.25")
def test_what_has_been_answered_is_not_answered_again_and_a_patent_answers_from_the_next_one_on():
    made = quiet().turn(dice=[3, 5, 1, 1, 6], in_round=1).use(3, "patent", "AI-2")  # 2 points for each further patent
    assert made.points(0, "patents") == 0
    made.use(1, "take_gyrodyne", "small")
    assert made.points(0, "patents") == 0
    made.use(5, "patent", "AI-3")
    assert made.points(0, "patents") == 2
    made.use(1, "take_gyrodyne", "small")
    assert made.points(0, "patents") == 2


@rule("PUL-25.25")
def test_a_fresh_technology_answers_to_the_next_action_of_the_same_turn():
    made = quiet().face(0, "CI").with_side(0, "HQ-A1").turn(dice=[4, 2, 6], in_round=2)
    made.use(4, "patent", "CI-5").use(2, "complete", "b1")  # 3 points for each project
    assert made.points(0, "patents") == 3
