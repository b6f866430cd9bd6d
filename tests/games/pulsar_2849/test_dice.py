"""PUL-5, PUL-6, PUL-22: the roll, the median, taking dice, the tracks and their stacks."""

import pytest
from games.pulsar_2849.builder import board
from support.rules import rule

from perihelion.games.pulsar_2849.rules.dice import median_of, move_for
from perihelion.games.pulsar_2849.rules.steps import PICK

NONE, INITIATIVE, INITIATIVE_REAR, ENGINEERS, ENGINEERS_REAR = range(5)


def counts(*values):
    return [values.count(value) for value in range(7)]


def track(made, name):
    return [(marker["field"], marker["seat"]) for marker in made.state.view(None)["tracks"][name]]


def take(made, value, marker):
    return made.do("take_die", value - 1, marker)


def takes(made):
    return {(value + 1, marker) for value, marker in made.moves("take_die")}


@rule("PUL-5.5", "PUL-5.6", "PUL-5.7", "PUL-5.8", "PUL-EX-2")
def test_median_with_more_dice_on_the_left():
    assert median_of(counts(1, 1, 2, 3, 3, 3, 6)) == 5  # the gap 2|3


@rule("PUL-5.10", "PUL-EX-3")
def test_median_with_equal_sides():
    assert median_of(counts(1, 1, 2, 3, 4, 4, 6)) == 6  # field 3


@rule("PUL-5.9", "PUL-5.12", "PUL-EX-4")
def test_median_with_more_dice_on_the_right():
    assert median_of(counts(1, 1, 1, 1, 2, 3, 4)) == 3  # the gap 1|2
    assert median_of(counts(3, 4, 5, 6, 6, 6, 6)) == 11  # never past the board
    assert median_of(counts(1, 1, 1, 1, 1, 1, 1)) == 2
    assert median_of(counts(6, 6, 6, 6, 6, 6, 6)) == 12


@rule("PUL-5.5")
def test_the_median_of_nine_dice_is_the_fifth():
    assert median_of(counts(1, 1, 2, 2, 3, 6, 6, 6, 6)) == 6
    assert median_of(counts(1, 1, 2, 2, 4, 4, 5, 5, 6)) == 7


@rule("PUL-5.11")
def test_the_marker_has_eleven_positions():
    found = {
        median_of(counts(a, b, c, d, e, f, g))
        for a in range(1, 7)
        for b in range(a, 7)
        for c in range(b, 7)
        for d in range(c, 7)
        for e in range(d, 7)
        for f in range(e, 7)
        for g in range(f, 7)
    }
    assert found == set(range(2, 13))


@rule("PUL-5.1", "PUL-5.2", "PUL-5.4", "PUL-22.8")
def test_the_first_player_rolls_all_silver_dice():
    rolled = set()
    for seats, dice in ((2, 7), (3, 7), (4, 9)):
        for seed in range(20):
            state = board(seats, seed).state
            assert sum(state.silver) == dice
            assert state.silver[0] == 0
            rolled |= {value for value in range(1, 7) if state.silver[value]}
    assert rolled == {1, 2, 3, 4, 5, 6}
    assert board(3).state.view(None)["turn"] is None  # no red die in sight


@rule("PUL-5.3", "PUL-5.13", "PUL-6.6", "PUL-6.26")
def test_dice_and_median_stay_while_dice_are_taken():
    made = board(3)
    start, median = made.state.silver[:], made.state.median
    while made.state.asked[0] == PICK:
        made.state.apply(made.actor, made.state.legal(made.actor)[0])
        assert made.state.median == median
    taken = [value for seat in range(3) for value in made.player(seat).dice]
    assert [made.state.silver[value] + taken.count(value) for value in range(7)] == start


@rule("PUL-6.1", "PUL-6.2", "PUL-6.4", "PUL-6.5", "PUL-EX-12", "PUL-4.3")
@pytest.mark.parametrize(("seats", "left"), [(3, 1), (4, 1)])
def test_dice_are_taken_there_and_back(seats, left):
    made = board(seats)
    order = made.state.order[:]
    picks = []
    while made.state.asked[0] == PICK:
        picks.append(made.actor)
        made.state.apply(made.actor, made.state.legal(made.actor)[0])
    assert picks == order + order[::-1]
    assert all(len(made.player(seat).dice) == 2 for seat in range(seats))
    assert sum(made.state.silver) == left


@rule("PUL-6.3", "PUL-22.9", "PUL-22.10", "PUL-22.12", "PUL-22.14", "PUL-EX-39", "PUL-6.5")
def test_two_players_take_dice_by_their_rockets():
    made = board(2)
    made.state.order = [0, 0, 1, 1]
    made.picks(*[0, 0, 1, 1])
    picks = []
    while made.state.asked[0] == PICK:
        picks.append(made.actor)
        made.state.apply(made.actor, made.state.legal(made.actor)[0])
    assert picks == [0, 0, 1, 1]
    assert sum(made.state.silver) == 3
    assert made.state.active == 0
    made.player(0).waiting = [0, 0, 0]
    made.end_turn()
    assert made.state.active == 1


@rule("PUL-22.9")
def test_the_picking_order_of_a_round_with_two_players_is_that_of_the_spaces():
    made = board(2)
    made.with_tracks(initiative=[(3, 1), (4, 1), (5, 0), (6, 0)])
    made.produce(in_round=1)
    picks = []
    while made.state.asked[0] == PICK:
        picks.append(made.actor)
        made.state.apply(made.actor, made.state.legal(made.actor)[0])
    assert picks == [1, 1, 0, 0]


@rule("PUL-6.8", "PUL-6.9", "PUL-6.10", "PUL-6.11", "PUL-6.13", "PUL-6.31", "PUL-EX-5")
def test_distances_from_a_gap():
    made = board(3).with_dice(2, 2, 3, 3, 4, 5, 6)
    assert made.state.median == 7
    assert [move_for(made.state, value) for value in (2, 3, 4, 5, 6)] == [-2, -1, 1, 2, 3]
    made.with_dice(1, 1, 2, 3, 3, 3, 6)  # the gap 2|3: the median die's own value lies to the right
    assert [move_for(made.state, value) for value in (1, 2, 3, 6)] == [-2, -1, 1, 4]


@rule("PUL-6.7", "PUL-EX-6")
def test_the_engineer_marker_moves_and_the_initiative_marker_stays():
    made = board(3).with_dice(2, 2, 3, 3, 4, 5, 6)
    made.with_tracks([(8, 0), (8, 1), (8, 2)], [(8, 0), (8, 1), (8, 2)]).picks(0, 1)
    assert {(2, INITIATIVE), (2, ENGINEERS)} < takes(made)
    take(made, 2, ENGINEERS)
    assert track(made, "engineers")[0] == (6, 0)
    assert (8, 0) in track(made, "initiative")
    assert made.player(0).dice == [2]


@rule("PUL-6.12", "PUL-EX-7", "PUL-AMB-32")
def test_a_die_on_the_median_field_moves_nothing():
    made = board(3).with_dice(1, 1, 2, 3, 4, 4, 6)
    made.with_tracks([(8, 0), (8, 1), (8, 2)], [(8, 0), (8, 1), (8, 2)]).picks(0, 1)
    assert {marker for value, marker in takes(made) if value == 3} == {NONE}
    before = made.state.tracks[0][:], made.state.tracks[1][:]
    right = made.state.clone()
    take(made, 3, NONE)
    assert (made.state.tracks[0], made.state.tracks[1]) == before
    made.state = right
    take(made, 4, ENGINEERS)
    assert (9, 0) in track(made, "engineers")


@rule("PUL-6.24", "PUL-6.25", "PUL-EX-8", "PUL-AMB-32")
def test_the_left_end_stops_a_marker_and_puts_it_on_top():
    made = board(3).with_dice(2, 2, 3, 3, 4, 5, 6)
    made.with_tracks(initiative=[(1, 1), (1, 2), (5, 0)]).picks(2, 0)
    take(made, 3, INITIATIVE)
    assert track(made, "initiative") == [(1, 2), (1, 1), (5, 0)]
    made.with_tracks(initiative=[(2, 0), (3, 1), (4, 2)]).picks(0, 1)
    take(made, 2, INITIATIVE)
    assert track(made, "initiative")[0] == (1, 0)


@rule("PUL-6.15", "PUL-6.16", "PUL-6.17", "PUL-EX-9", "PUL-AMB-8")
def test_leaving_and_arriving_at_a_stack():
    made = board(4).with_dice(2, 2, 3, 3, 4, 5, 6)
    made.with_tracks(initiative=[(7, 3), (8, 1), (8, 0), (8, 2)]).picks(2, 0)
    take(made, 3, INITIATIVE)
    assert track(made, "initiative") == [(7, 2), (7, 3), (8, 1), (8, 0)]


@rule("PUL-6.18", "PUL-6.19", "PUL-6.21", "PUL-6.30", "PUL-EX-10")
def test_a_marker_may_not_pass_the_right_end():
    made = board(3).with_dice(2, 2, 3, 3, 4, 5, 6)
    made.with_tracks([(8, 1), (8, 2), (14, 0)], [(12, 0), (13, 1), (15, 2)]).picks(0, 1)
    assert {marker for value, marker in takes(made) if value == 5} == {ENGINEERS}
    assert made.refused("take_die", 4, INITIATIVE) == ["PUL-6.18", "PUL-6.19"]
    assert {marker for value, marker in takes(made) if value == 4} == {INITIATIVE, ENGINEERS}
    take(made, 6, ENGINEERS)  # three fields: exactly onto the last one, on top
    assert track(made, "engineers")[1:] == [(15, 0), (15, 2)]


@rule("PUL-6.20")
def test_a_die_without_room_for_any_marker_may_not_be_taken_while_another_can():
    made = board(3).with_dice(2, 2, 3, 3, 4, 5, 6)
    made.with_tracks([(8, 1), (8, 2), (14, 0)], [(8, 1), (8, 2), (14, 0)]).picks(0, 1)
    assert {value for value, _ in takes(made)} == {2, 3, 4}


@rule("PUL-6.18", "PUL-6.19", "PUL-6.24")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_from_the_first_field_there_is_room_for_every_move(seat):
    others = [each for each in range(3) if each != seat]
    made = board(3).with_dice(2, 2, 3, 3, 4, 5, 6)
    made.with_tracks(*[[(1, seat), *[(15, other) for other in others]]] * 2).picks(seat, others[0])
    assert takes(made) == {(value, marker) for value in (2, 3, 4, 5, 6) for marker in (INITIATIVE, ENGINEERS)}
    take(made, 6, ENGINEERS)
    assert track(made, "engineers")[0] == (4, seat)


@rule("PUL-6.18", "PUL-6.21", "PUL-6.30")
@pytest.mark.parametrize("room", [0, 1, 2, 3])
def test_a_move_may_end_on_the_last_field_and_not_beyond_it(room):
    made = board(3).with_dice(2, 3, 4, 5, 6, median=7)
    made.with_tracks([(8, 1), (8, 2), (15 - room, 0)], [(8, 1), (8, 2), (15 - room, 0)]).picks(0, 1)
    moves = {2: -2, 3: -1, 4: 1, 5: 2, 6: 3}
    assert {value for value, _ in takes(made)} == {value for value, move in moves.items() if move <= room}


@rule("PUL-6.22", "PUL-6.23")
@pytest.mark.parametrize("seat", [1, 2])
def test_forced_past_the_right_end_every_colour_goes_beneath_all(seat):
    made = board(3).with_dice(5, 6, 6, median=7)
    rest = [each for each in range(3) if each != seat]
    lying = [(8, rest[0]), (15, seat), (15, rest[1])]
    made.with_tracks(lying, lying).picks(seat, rest[0])
    take(made, 5, INITIATIVE)
    assert track(made, "initiative") == [(8, rest[0]), (15, rest[1]), (15, seat)]
    assert track(made, "engineers") == lying


@rule("PUL-6.28", "PUL-22.11", "PUL-6.16", "PUL-6.17")
@pytest.mark.parametrize(("marker", "moved"), [(1, (9, 0)), (2, (11, 0)), (3, (9, 0)), (4, (11, 0))])
def test_the_leading_and_the_trailing_marker_of_two(marker, moved):
    """With the own markers at both ends of the ranking."""
    made = board(2).with_dice(2, 2, 3, 3, 4, 5, 6)
    lying = [(8, 0), (8, 1), (9, 1), (10, 0)]
    made.with_tracks(lying, lying).picks(0, 1)
    take(made, 4, marker)
    changed, kept = ("initiative", "engineers") if marker < 3 else ("engineers", "initiative")
    assert track(made, kept) == lying
    assert moved in track(made, changed)
    assert len([place for place in track(made, changed) if place in lying]) == 3


@rule("PUL-22.10", "PUL-22.14")
@pytest.mark.parametrize("first", [0, 1])
def test_of_two_players_the_owner_of_the_first_rocket_acts_first(first):
    for order in ([first, first, 1 - first, 1 - first], [first, 1 - first, 1 - first, first]):
        made = board(2)
        made.state.order = order
        for seat in (0, 1):
            made.player(seat).dice = [1]
        made.turns()
        assert made.state.active == first
        made.end_turn()
        assert made.state.active == 1 - first


@rule("PUL-6.22", "PUL-6.23", "PUL-EX-11", "PUL-AMB-9", "PUL-AMB-46")
def test_forced_past_the_right_end_a_marker_goes_beneath_all():
    made = board(3).with_dice(5, 6, 6, median=7)
    made.with_tracks([(8, 1), (9, 2), (15, 0)], [(8, 2), (15, 0), (15, 1)]).picks(0, 1)
    assert takes(made) == {(value, marker) for value in (5, 6) for marker in (INITIATIVE, ENGINEERS)}
    take(made, 6, ENGINEERS)
    assert track(made, "engineers") == [(8, 2), (15, 1), (15, 0)]


@rule("PUL-6.28", "PUL-22.11", "PUL-6.29")
def test_two_players_choose_among_four_markers():
    made = board(2).with_dice(2, 2, 3, 3, 4, 5, 6)
    made.with_tracks([(8, 0), (8, 1), (8, 0), (9, 1)], [(8, 1), (8, 0), (9, 0), (9, 1)]).picks(0, 1)
    assert {marker for value, marker in takes(made) if value == 2} == {1, 2, 3, 4}
    upper = made.state.clone()
    take(made, 4, INITIATIVE_REAR)
    assert track(made, "initiative") == [(8, 0), (8, 1), (9, 0), (9, 1)]
    made.state = upper
    take(made, 4, INITIATIVE)
    assert track(made, "initiative") == [(8, 1), (8, 0), (9, 0), (9, 1)]
    made.with_dice(6, median=7)
    made.with_tracks([(8, 1), (8, 1), (15, 0), (15, 0)], [(8, 1), (14, 0), (15, 1), (15, 0)]).picks(0, 1)
    assert takes(made) == {(6, marker) for marker in (1, 2, 3, 4)}
    take(made, 6, ENGINEERS)
    assert track(made, "engineers") == [(8, 1), (15, 1), (15, 0), (15, 0)]


@rule("PUL-6.14")
def test_left_is_favourable_on_both_tracks():
    made = board(3)
    made.with_tracks([(3, 2), (8, 0), (9, 1)], [(2, 1), (8, 0), (9, 2)])
    made.produce(in_round=1)
    assert made.state.order == [2, 0, 1]
    assert [made.player(seat).cubes for seat in range(3)] == [2, 3, 0]


@rule("PUL-6.27", "PUL-18.46")
def test_markers_stay_from_round_to_round():
    made = board(3)
    made.with_tracks([(3, 2), (8, 0), (9, 1)], [(2, 1), (8, 0), (9, 2)])
    made.produce(in_round=1)
    assert made.state.round == 2
    assert track(made, "initiative") == [(3, 2), (8, 0), (9, 1)]
    assert track(made, "engineers") == [(2, 1), (8, 0), (9, 2)]


def test_taking_a_die_that_is_not_there_is_refused():
    made = board(3).with_dice(2, 2, 3, 3, 4, 5, 6).picks(0, 1)
    assert made.refused("take_die", 0, INITIATIVE) == ["PUL-6.6"]
    assert made.refused("take_die", 1, NONE) == ["PUL-6.7"]
    assert made.refused("take_die", 1, ENGINEERS_REAR) == ["PUL-6.7"]
