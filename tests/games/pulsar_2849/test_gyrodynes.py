"""PUL-12: taking gyrodynes, starting and finishing construction, builder awards."""

import pytest
from games.pulsar_2849.builder import quiet
from support.rules import rule

PULSARS = ["P5", "P11", "P16", "P22", "P28", "P35"]


@rule("PUL-12.2", "PUL-12.3", "PUL-12.4")
def test_the_value_names_the_size():
    for value, size in ((1, "small"), (2, "medium"), (4, "large")):
        made = quiet().turn(dice=[value, 6]).use(value, "take_gyrodyne", size)
        waiting = made.state.view(0)["players"][0]["waiting"]
        assert waiting == {each: int(each == size) for each in ("small", "medium", "large")}
        assert made.state.view(0)["gyrodynes"][size] == 9
    for value in (3, 5, 6):
        made = quiet().turn(dice=[value, 6]).do("use_silver", value)
        assert "take_gyrodyne" not in made.kinds()


@rule("PUL-12.1", "PUL-12.6", "PUL-12.7", "PUL-12.8", "PUL-12.9", "PUL-12.17", "PUL-1.13")
def test_claim_place_and_spin_in_one_turn():
    made = quiet().with_ship(0, "g4").turn(dice=[1, 1, 3])
    made.use(1, "take_gyrodyne", "small")  # without owning a pulsar
    assert "place" not in made.kinds()
    made.fly(1, "P5")
    dice = made.player(0).dice[:]
    made.do("place", "small", "P5")
    assert made.player(0).dice == dice  # not an action
    shown = made.state.view(0)["pulsars"][made.pulsar("P5")]
    assert (shown["gyrodyne"], shown["spinning"]) == ("small", False)
    made.use(3, "finish_gyrodyne", "P5")
    assert made.state.gyrodyne[made.pulsar("P5")] == 4


@rule("PUL-12.8")
def test_a_waiting_tile_may_be_placed_in_a_later_turn_of_its_owner_only():
    made = quiet().with_waiting(0, "large").with_pulsar(0, "P5").turn(1, dice=[1])
    assert "place" not in made.kinds()
    assert made.state.why_not(0, made.action("place", "large", "P5")) == ["PUL-8.1"]
    made.turn(0, dice=[1])
    assert made.can("place", "large", "P5")


@rule("PUL-12.7", "PUL-12.8", "PUL-12.10")
@pytest.mark.parametrize("size", ["small", "medium", "large"])
def test_a_single_waiting_tile_of_any_size_goes_on_any_own_empty_pulsar(size):
    made = quiet().with_waiting(0, size).with_pulsar(0, "P5").with_pulsar(0, "I70").with_pulsar(1, "P16")
    made.with_pulsar(0, "P11", "large", spinning=True).turn(dice=[6], in_round=1)
    number = ("small", "medium", "large").index(size)
    assert made.moves("place") == [(number, made.pulsar(name)) for name in ("P5", "I70")]
    assert made.refused("place", size, "P16") == ["PUL-12.7"]
    assert made.refused("place", size, "P11") == ["PUL-12.10"]
    made.do("place", size, "I70")
    assert made.player(0).waiting == [0, 0, 0]
    assert made.state.gyrodyne[made.pulsar("I70")] == number + 1
    assert made.state.gyrodyne[made.pulsar("P5")] == 0


@rule("PUL-12.10", "PUL-12.11")
def test_a_pulsar_holds_one_gyrodyne_for_good():
    made = quiet().with_waiting(0, "large").with_pulsar(0, "P5", "small").with_pulsar(0, "P11").turn(dice=[1])
    assert made.refused("place", "large", "P5") == ["PUL-12.10"]
    assert made.moves("place") == [(2, made.pulsar("P11"))]


@rule("PUL-12.12", "PUL-12.13", "PUL-12.14", "PUL-12.15")
def test_finishing_costs_by_size():
    for value, size in ((3, "small"), (5, "medium"), (6, "large")):
        for other in range(1, 7):
            made = quiet().with_pulsar(0, "P5", size).turn(dice=[other, 1]).do("use_silver", other)
            assert made.can("finish_gyrodyne", "P5") == (other == value)
        made.turn(dice=[value, 1]).use(value, "finish_gyrodyne", "P5")
        assert made.state.view(0)["pulsars"][made.pulsar("P5")]["spinning"]
        made.turn(dice=[value, 1]).do("use_silver", value)
        assert made.refused("finish_gyrodyne", "P5") == ["PUL-12.16"]


@rule("PUL-12.16")
def test_only_gyrodynes_on_own_pulsars_can_be_finished():
    made = quiet().with_waiting(0, "small").with_pulsar(1, "P5", "small").turn(dice=[3, 1]).do("use_silver", 3)
    assert "finish_gyrodyne" not in made.kinds()
    assert made.refused("finish_gyrodyne", "P5") == ["PUL-12.16"]


@rule("PUL-12.18")
def test_a_gyrodyne_scores_from_the_round_it_was_finished_in():
    made = quiet().with_pulsar(0, "P5", "small").turn(dice=[3, 1], in_round=1)
    made.use(3, "finish_gyrodyne", "P5").end_turn()
    assert made.points(0, "gyrodynes") == 1  # row 1 of AI adds 0


def with_built(made, seat, size, names):
    for name in names:
        made.with_pulsar(seat, name, size)
    return made


@rule("PUL-12.19", "PUL-12.20", "PUL-12.21", "PUL-12.28", "PUL-EX-27")
def test_awards_for_the_first_and_the_second_to_have_two():
    made = quiet()
    for number, (seat, points) in enumerate(((1, 7), (2, 4), (0, 0))):
        one, other = PULSARS[2 * number : 2 * number + 2]
        made.with_pulsar(seat, one, "small", spinning=True).with_pulsar(seat, other).with_waiting(seat, "small")
        made.turn(seat, dice=[1])
        made.do("place", "small", other)
        assert made.points(seat, "awards") == points
    assert made.state.view(0)["awards"]["small"] == [1, 2]


@rule("PUL-12.22")
def test_awards_of_different_sizes_are_separate():
    made = quiet()
    for number, size in enumerate(("small", "medium", "large")):
        one, other = PULSARS[2 * number : 2 * number + 2]
        made.with_pulsar(0, one, size).with_pulsar(0, other).with_waiting(0, size).turn(dice=[1])
        made.do("place", size, other)
    assert made.points(0, "awards") == 21


@rule("PUL-12.23", "PUL-EX-28", "PUL-12.25", "PUL-22.17")
def test_the_fourth_of_a_size_takes_the_second_award_too():
    for seats in (2, 3):
        made = quiet(seats)
        with_built(made, 0, "medium", PULSARS[:3]).with_pulsar(0, PULSARS[3]).with_waiting(0, "medium", 1)
        made.state.awards[2] = 0
        made.turn(dice=[1]).do("place", "medium", PULSARS[3])
        assert made.points(0, "awards") == 4
        assert made.state.view(0)["awards"]["medium"] == [0, 0]


@rule("PUL-12.23")
def test_not_the_third_and_not_after_somebody_else():
    made = quiet()
    with_built(made, 0, "medium", PULSARS[:2]).with_pulsar(0, PULSARS[2]).with_waiting(0, "medium")
    made.state.awards[2] = 0
    made.turn(dice=[1]).do("place", "medium", PULSARS[2])
    assert made.points(0, "awards") == 0
    made.state.awards[3] = 1
    made.with_pulsar(0, PULSARS[3]).with_waiting(0, "medium").turn(dice=[1]).do("place", "medium", PULSARS[3])
    assert made.points(0, "awards") == 0


@rule("PUL-12.24", "PUL-25.29")
def test_kept_awards_are_scored_by_a_technology():
    made = quiet().with_patent(0, "BIII-3")
    made.state.awards = [0, 1, 0, -1, -1, -1]
    made.produce(in_round=8)
    assert made.points(0, "purple") == 10


@rule("PUL-12.26", "PUL-12.27", "PUL-AMB-19", "PUL-AMB-47")
def test_empty_stacks():
    made = quiet().turn(dice=[1, 2]).do("use_silver", 1)
    made.state.stacks[0] = 0
    made.turn(dice=[1, 2]).do("use_silver", 1)
    assert made.refused("take_gyrodyne", "small") == ["PUL-12.26"]
    made = quiet().with_side(0, "HQ-B1")
    made.state.stacks[0] = 0
    before = made.score(0)
    made.turn(dice=[1, 2]).use(1, "complete", "b1")  # a small gyrodyne and a point
    assert made.player(0).waiting == [0, 0, 0]
    assert made.score(0) == before + 1


@rule("PUL-12.5", "PUL-24.2", "PUL-24.3", "PUL-24.4", "PUL-25.8")
def test_benefits_that_give_gyrodynes():
    made = quiet().with_tile("S3", "SY05").with_ship(0, "k2").turn(dice=[1, 6]).fly(1, "S3").do("take_bonus")
    assert made.player(0).waiting == [0, 1, 0]
    made = quiet().with_tile("S3", "SY09").with_ship(0, "k2").turn(dice=[1, 6]).fly(1, "S3").do("take_bonus")
    assert made.moves() == [("gain_gyrodyne", (0,)), ("gain_gyrodyne", (2,))]
    assert made.refused("gain_gyrodyne", "medium") == ["PUL-25.8"]
    made.do("gain_gyrodyne", "large")
    assert made.player(0).waiting == [0, 0, 1]
    made = quiet().with_tile("S3", "SY07").with_ship(0, "k2").turn(dice=[1, 6]).fly(1, "S3").do("take_bonus")
    assert len(made.moves("gain_gyrodyne")) == 3
    made.state.stacks[1] = 0
    made.turn(dice=[1, 6])


@rule("PUL-24.5", "PUL-25.9")
def test_a_pair_is_of_two_sizes():
    made = quiet().with_side(0, "HQ-A1").turn(dice=[4, 6]).use(4, "complete", "b2")
    made.do("gain_gyrodyne", "small")
    assert made.moves("gain_gyrodyne") == [(1,), (2,)]
    made.do("gain_gyrodyne", "large")
    assert made.player(0).waiting == [1, 0, 1]
    made = quiet().with_side(0, "HQ-A1")
    made.state.stacks = [0, 3, 0]
    made.turn(dice=[4, 6]).use(4, "complete", "b2")
    assert made.player(0).waiting == [0, 1, 0]
    assert made.state.stacks == [0, 2, 0]
