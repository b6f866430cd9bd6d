"""Dice, tracks, production and the end of the game where several rules meet, by number of players."""

import pytest
from games.pulsar_2849.builder import board, quiet
from games.pulsar_2849.test_final_scoring import final
from support.rules import rule


def scored(made, seat, points):
    """A seat with exactly so many points."""
    made.player(seat).score = points
    made.player(seat).tally[0] = points


# -------------------------------------------------------------------- dice and tracks


@rule("PUL-22.11", "PUL-6.28", "PUL-6.22", "PUL-22.10")
def test_of_two_players_one_picks_twice_in_a_row_and_the_second_pick_is_forced_by_the_first():
    made = quiet(2).with_tracks(initiative=[(4, 1), (13, 0), (15, 0), (15, 1)], engineers=[(15, 0), (15, 0), (15, 1)])
    made.state.tracks[1].append(4 * 14 + 1)
    made.with_dice(5, 6, 6, 6, median=6).picks(0, 0)  # the median marker on field 3
    assert made.player(0).dice == [5]  # two fields to the right: only the leading initiative marker has room
    assert {marker for _, marker in made.moves("take_die")} == {1, 2, 3, 4}
    made.do("take_die", 5, 1)  # any die, any marker: it goes beneath all on the last field
    assert made.state.tracks[0] == [4 * 3 + 1, 4 * 14 + 0, 4 * 14 + 1, 4 * 14 + 0]


@rule("PUL-6.30", "PUL-6.21", "PUL-18.5")
def test_who_arrives_on_the_last_field_of_their_own_accord_is_before_those_who_lie_there():
    made = quiet(3).with_tracks(initiative=[(3, 2), (14, 0), (15, 1)]).with_dice(3, 4, 4, median=6).picks(0)
    made.do("take_die", 3, 1)
    made.produce(in_round=1)
    assert made.state.order == [2, 0, 1]
    assert [made.points(seat, "penalties") for seat in range(3)] == [-2, -2, 0]


@rule("PUL-7.2", "PUL-7.3", "PUL-7.4", "PUL-5.5")
@pytest.mark.parametrize(("seats", "fixed"), [(2, [2, 3, 4, 5]), (3, [2, 3, 4, 5]), (4, [1, 2, 3, 4, 5, 6])])
def test_the_median_of_an_even_start_is_that_of_set_and_rolled_dice_together(seats, fixed):
    for seed in range(12):
        made = board(seats, seed=seed, even_start=True)
        values = sorted(value for value in range(1, 7) for _ in range(made.state.silver[value]))
        rest = values[:]
        for value in fixed:
            rest.remove(value)
        assert len(rest) == 3
        middle = values[len(values) // 2]
        below, above = sum(each < middle for each in values), sum(each > middle for each in values)
        assert made.state.median == 2 * middle + (above > below) - (below > above)


# -------------------------------------------------------------------- production


@rule("PUL-18.12", "PUL-18.2", "PUL-18.18", "PUL-AMB-33")
def test_the_point_for_the_third_marker_comes_before_the_penalties_and_is_lost_in_them():
    made = quiet(2).with_tracks([(3, 0), (4, 1), (5, 0), (15, 1)], [(3, 0), (4, 0), (5, 1), (6, 1)])
    scored(made, 1, 0)
    made.produce(in_round=1)
    assert made.points(1, "engineers") == 1
    assert made.points(1, "penalties") == -1  # two were due
    assert made.score(1) == 0


@rule("PUL-18.20", "PUL-18.2", "PUL-25.18", "PUL-18.21")
def test_one_cube_of_the_engineers_buys_once_with_a_transmitter_and_then_not_with_a_technology():
    made = quiet(4).with_patent(0, "BII-1").with_transmitter(0, "TA5", operating=True)  # both: 3 points for a cube
    made.with_tracks(engineers=[(2, 1), (3, 2), (4, 0), (5, 3)])
    made.produce(in_round=3)
    assert made.player(0).cubes == 1
    assert made.kinds() == {"buy_points", "decline"}
    declined = made.state.clone()
    made.do("buy_points")
    assert (made.points(0, "broadcasts"), made.points(0, "production")) == (3, 0)
    assert made.state.round == 4  # no cube is left for step 6
    made.state = declined
    made.do("decline")
    assert made.kinds() == {"buy_points", "decline"}
    made.do("buy_points")
    assert (made.points(0, "broadcasts"), made.points(0, "production")) == (0, 3)


@rule("PUL-18.29", "PUL-18.30", "PUL-20.1", "PUL-18.7")
@pytest.mark.parametrize(("median", "bonus"), [(6, 3), (7, 4), (11, 6), (2, 1)])
def test_in_the_last_round_gyrodynes_score_with_its_own_median_before_the_final_scoring(median, bonus):
    made = quiet().face(2, "CIII").with_pulsar(0, "P5", "large", spinning=True)
    made.state.median = median
    final(made)
    assert made.points(0, "gyrodynes") == 3 + bonus
    assert made.points(0, "pulsars") == 0


@rule("PUL-18.42", "PUL-15.9", "PUL-15.5", "PUL-22.16")
@pytest.mark.parametrize("seats", [2, 3])
def test_after_the_slide_the_second_place_is_open_except_with_two_players(seats):
    made = quiet(seats).face(0, "CI").turn(0, dice=[1, 6], in_round=2).use(1, "patent", "CI-4")
    made.turn(1, dice=[1, 6]).do("use_silver", 1)
    assert not made.can("patent", "CI-4")
    made.produce(in_round=2)
    made.turn(1, dice=[1, 6], in_round=3).do("use_silver", 1)
    assert made.can("patent", "CI-4") == (seats == 3)


# -------------------------------------------------------------------- the end of the game


@rule("PUL-20.2", "PUL-20.10", "PUL-25.5", "PUL-21.5", "PUL-20.9")
@pytest.mark.parametrize(("answers", "purple", "goals", "cubes"), [((), 0, 6, 2), (("buy_points",), 9, 6, 1)])
def test_cubes_spent_on_a_purple_technology_buy_no_premium_and_count_no_more(answers, purple, goals, cubes):
    made = quiet().with_goals("G4", "G7", "G9").with_patent(0, "AIII-5")
    made.with_pulsar(0, "P5", "small", spinning=True).with_pulsar(0, "P11", "large", spinning=True)
    made.with_tracks(engineers=[(3, 1), (4, 2), (5, 0)])
    made.player(0).cubes = 4
    made.produce(in_round=8)
    assert made.kinds() == {"buy_points", "decline"}
    made.do(*answers or ("decline",))
    if not answers:
        assert made.moves("buy_premium") == [(0,)]  # 3 of the 4 cubes
        made.do("decline")
    assert made.state.over()  # with 2 cubes left no premium is asked about
    assert (made.points(0, "purple"), made.points(0, "goals"), made.points(0, "cubes")) == (purple, goals, cubes)


@rule("PUL-25.27", "PUL-21.25", "PUL-21.22", "PUL-AMB-27")
def test_of_two_gyrodyne_goals_the_dearer_takes_the_tiles_and_a_technology_grants_the_other():
    made = quiet().with_goals("G1", "G3", "G9").with_patent(0, "AIII-4")
    for name, size in (("P5", "small"), ("P11", "small"), ("P16", "large"), ("P22", "small")):
        made.with_pulsar(0, name, size, spinning=True)
    made.produce(in_round=8)
    assert made.points(0, "goals") == 7
    assert made.moves("count_goal") == [(0,), (2,)]
    made.do("count_goal", 0)
    assert made.points(0, "goals") == 7 + 6


@rule("PUL-20.17", "PUL-22.22", "PUL-18.7", "PUL-20.12", "PUL-AMB-22")
def test_of_two_players_a_tie_goes_to_the_last_marker_after_round_eight():
    made = quiet(2).with_tracks(initiative=[(3, 0), (4, 1), (5, 1), (13, 0)], engineers=[(3, 0), (4, 1), (5, 0)])
    made.state.tracks[1].append(4 * 5 + 1)
    scored(made, 0, 20)
    scored(made, 1, 23)
    final(made)
    assert [made.points(seat, "initiative") for seat in (0, 1)] == [7, 4 + 2]
    assert made.state.scores() == [29, 29]  # two cubes of the engineers and the point for the third marker besides
    assert made.state.ranking() == [[0], [1]]


@rule("PUL-25.28", "PUL-25.29", "PUL-20.5", "PUL-20.6", "PUL-20.7")
def test_the_boost_of_pulsars_and_gyrodynes_counts_a_pulsar_under_construction_in_both_steps():
    made = quiet().with_patent(0, "DIII-3").with_pulsar(0, "P5").with_pulsar(0, "P11", "small")
    made.with_pulsar(0, "P16", "large", spinning=True).with_waiting(0, "medium", 2)
    final(made)
    assert made.points(0, "pulsars") == 2 * (1 + 2)
    assert made.points(0, "unfinished") == 3 * (1 + 2)
