"""PUL-5 to PUL-7, clause by clause: the median told again, who rolls and takes, the even start at every table."""

from itertools import combinations_with_replacement

import pytest
from games.pulsar_2849.builder import board
from support.rules import rule

from perihelion.games.pulsar_2849.rules.dice import median_of, ranking_on
from perihelion.games.pulsar_2849.rules.state import ENGINEER_TRACK, INITIATIVE_TRACK
from perihelion.games.pulsar_2849.rules.steps import PICK


def place_of_the_marker(dice):
    """The marker as the rulebook sets it: on the field of the middle die, then half a step to the fuller side."""
    field = dice[len(dice) // 2]
    left = len([die for die in dice if die < field])
    right = len([die for die in dice if die > field])
    return field + ((right > left) - (left > right)) / 2


@rule("PUL-5.5", "PUL-5.6", "PUL-5.7", "PUL-5.8", "PUL-5.9", "PUL-5.10", "PUL-5.11", "PUL-5.12")
@pytest.mark.parametrize("number", [7, 9])
def test_the_marker_rests_where_every_roll_puts_it(number):
    for dice in combinations_with_replacement(range(1, 7), number):
        found = median_of([dice.count(value) for value in range(7)])
        assert found / 2 == place_of_the_marker(dice), dice


@rule("PUL-5.1")
def test_the_owner_of_the_first_rocket_rolls():
    made = board(3).with_tracks(initiative=[(5, 2), (6, 0), (7, 1)])
    events = []
    made.state.watch(events.append)
    made.produce(in_round=1)
    assert [event.seat for event in events if event.kind == "rolled"] == [2]


@rule("PUL-6.3", "PUL-6.4")
@pytest.mark.parametrize("rockets", [[0, 0, 1, 1], [1, 1, 0, 0], [1, 0, 1, 0]])
def test_a_round_of_two_players_is_picked_by_the_four_rockets(rockets):
    made = board(2).with_tracks(initiative=[(4 + place, seat) for place, seat in enumerate(rockets)])
    made.produce(in_round=1)
    picks = []
    while made.state.asked[0] == PICK:
        picks.append(made.actor)
        made.state.apply(made.actor, made.state.legal(made.actor)[0])
    assert picks == rockets
    assert [len(made.player(seat).dice) for seat in range(2)] == [2, 2]


@rule("PUL-6.17", "PUL-18.5", "PUL-18.9")
def test_the_marker_that_came_last_to_a_field_is_ahead_of_those_beneath():
    made = board(3).with_tracks(initiative=[(7, 0), (7, 1), (10, 2)], engineers=[(7, 1), (7, 2), (10, 0)])
    made.with_dice(3, 3, 3, 6, 6, 6, 6, median=12).picks(2, 0)
    made.do("take_die", 2, 1)  # three fields left, onto the two others
    assert ranking_on(made.state, INITIATIVE_TRACK) == [2, 0, 1]
    made.do("take_die", 2, 3)
    assert ranking_on(made.state, ENGINEER_TRACK) == [0, 1, 2]


# ---------------------------------------------------------------- even start

SET_DICE = {2: (2, 3, 4, 5), 3: (2, 3, 4, 5), 4: (1, 2, 3, 4, 5, 6)}


@rule("PUL-7.1", "PUL-7.2", "PUL-7.3", "PUL-7.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_some_dice_are_set_and_three_rolled(seats):
    others = set()
    for seed in range(25):
        made = board(seats, seed, even_start=True)
        dice = [value for value in range(7) for _ in range(made.state.silver[value])]
        assert made.state.median / 2 == place_of_the_marker(dice)
        for value in SET_DICE[seats]:
            dice.remove(value)
        assert len(dice) == 3
        others.add(tuple(dice))
    assert len(others) > 15
    assert {die for rest in others for die in rest} == {1, 2, 3, 4, 5, 6}


def all_set(made):
    return all(made.state.silver[value] for value in SET_DICE[made.state.seats])


@rule("PUL-7.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_set_without_the_variant_or_in_later_rounds(seats):
    assert not all(all_set(board(seats, seed)) for seed in range(12))
    later = [board(seats, seed, even_start=True).produce(in_round=1) for seed in range(12)]
    assert [made.state.round for made in later] == [2] * 12
    assert not all(all_set(made) for made in later)
