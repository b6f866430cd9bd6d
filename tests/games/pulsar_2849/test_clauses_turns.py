"""PUL-8, clause by clause: which dice and tokens a turn has, and what is left when one is used."""

import pytest
from games.pulsar_2849.builder import quiet
from support.rules import rule


@rule("PUL-8.2", "PUL-17.1")
def test_one_bonus_die_a_player_and_for_the_next_player_again_one():
    made = quiet().with_dice(2, 4)
    for seat in range(3):
        made.player(seat).dice = [1, 1]
        made.player(seat).cubes = 9
    made.turns((2, 0, 1))
    for seat in (2, 0, 1):
        assert made.actor == seat
        made.do("copy", 2).do("buy_modifier", "p2")
        assert made.kinds() == {"use_silver", "end_turn"}
        assert made.refused("copy", 4)
        made.end_turn()


@rule("PUL-8.3", "PUL-8.6")
def test_one_die_is_paid_and_comes_back_to_nobody():
    made = quiet().with_dice(5).turn(dice=[1, 2])
    made.player(0).cubes = 4
    made.use(1, "take_gyrodyne", "small")
    assert made.player(0).dice == [2]
    assert made.moves("copy") == [(5,)]  # the paid die is not on the dice board
    made.use(2, "buy_modifier", "p2")
    assert made.player(0).dice == []
    assert (made.player(0).cubes, sum(made.state.silver)) == (4, 1)


def tokens(made, plus_minus, plus_two):
    made.player(0).plus_minus = plus_minus
    made.player(0).plus_two = plus_two
    return made


@rule("PUL-8.9", "PUL-8.10", "PUL-8.14", "PUL-8.17")
@pytest.mark.parametrize("die", [2, 6])
@pytest.mark.parametrize("kind", ["use_silver", "use_red", "copy"])
def test_every_token_works_on_every_die_for_what_it_says(kind, die):
    for plus_minus, plus_two, steps in ((1, 0, {0: -1, 1: 1}), (0, 1, {2: 2}), (0, 0, {}), (1, 1, {0: -1, 1: 1, 2: 2})):
        made = tokens(quiet().with_dice(die), plus_minus, plus_two)
        made.player(0).cubes = 4
        made.turn(dice=[die] if kind == "use_silver" else [], red=[die] if kind == "use_red" else ()).do(kind, die)
        assert [number for (number,) in made.moves("spend")] == list(steps)
        for number, step in steps.items():
            twin = quiet()
            twin.state = made.state.clone()
            twin.do("spend", ["-1", "+1", "+2"][number])
            if die + step > 6:  # flying is all that is left
                assert twin.forced[:1] == [twin.action("fly", die + step)]
            else:
                assert twin.moves("fly") == [(die + step,)]
                assert twin.moves("spend") == []


@rule("PUL-8.18", "PUL-17.26")
def test_a_turn_ends_with_dice_left_but_not_with_an_owed_one():
    assert quiet().turn(dice=[1, 2]).can("end_turn")
    assert quiet().turn(dice=[1, 2], red=[3]).can("end_turn")
    made = quiet().turn(dice=[1, 2], owed=3)
    assert not made.can("end_turn")
    assert made.refused("end_turn") == ["PUL-17.26"]


@rule("PUL-8.20", "PUL-8.3")
def test_a_chosen_die_pays_for_an_action_and_for_nothing_else():
    made = tokens(quiet(), 1, 1).turn(dice=[3, 1]).do("use_silver", 3)
    paying = {"spend", "fly", "take_gyrodyne", "finish_gyrodyne", "take_transmitter", "pay_transmitter"}
    paying |= {"patent", "complete", "buy_modifier"}
    assert made.kinds() <= paying
    made.do("spend", "+1")
    assert made.kinds() <= paying - {"spend"}
    assert (made.player(0).plus_minus, made.player(0).plus_two) == (1, 1)  # not before something is paid
    made.do("take_gyrodyne", "large")
    assert (made.player(0).plus_minus, made.player(0).plus_two) == (0, 1)
