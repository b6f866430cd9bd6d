"""PUL-20, PUL-21: final scoring, goals, and who wins."""

import pytest
from games.pulsar_2849.builder import TABLES, board, quiet
from support.rules import rule

PULSARS = ["P5", "P11", "P16", "P22", "P28", "P35"]


def final(made, *answers, seats=(0,)):
    """Production of round 8 and final scoring; the answers are for the choices that are asked, the rest is declined."""
    made.produce(in_round=8)
    waiting = list(answers)
    while not made.state.over():
        if waiting and made.actor in seats:
            made.do(*waiting.pop(0))
        else:
            made.do("decline")
    assert not waiting
    return made


def poor(seats=3):
    """Nobody gains cubes or goals by accident."""
    made = quiet(seats).with_goals("G2", "G6", "G10")
    made.with_tracks(
        engineers=[(3, seats - 1)] + [(4 + seat, seat) for seat in range(seats - 1)] if seats > 2 else None
    )
    return made


def spin(made, *sizes):
    for name, size in zip(PULSARS, sizes, strict=False):
        made.with_pulsar(0, name, size, spinning=True)
    return made


def goal_points(made):
    return made.points(0, "goals")


@rule("PUL-20.5", "PUL-20.6", "PUL-20.7", "PUL-20.8", "PUL-20.9", "PUL-EX-41")
def test_pulsars_gyrodynes_and_cubes():
    made = poor().with_pulsar(0, "P5").with_pulsar(0, "P11", "large").with_pulsar(0, "P16", "small", spinning=True)
    made.with_waiting(0, "small")
    made.player(0).cubes = 5
    made.with_tracks(engineers=[(3, 1), (4, 2), (5, 0)])
    final(made)
    assert (made.points(0, "pulsars"), made.points(0, "unfinished"), made.points(0, "cubes")) == (2, 2, 2)


@rule("PUL-20.11", "PUL-20.12", "PUL-22.22", "PUL-23.4")
@pytest.mark.parametrize(
    ("seats", "track", "expected"),
    [
        (4, [(2, 3), (3, 0), (3, 1), (9, 2)], [4, 2, 0, 7]),
        (3, [(2, 2), (3, 0), (3, 1)], [4, 0, 7]),
        (2, [(2, 1), (3, 0), (3, 1), (9, 0)], [4, 9]),
    ],
)
def test_initiative(seats, track, expected):
    made = final(poor(seats).with_tracks(initiative=track))
    assert [made.points(seat, "initiative") for seat in range(seats)] == expected


@rule("PUL-20.13", "PUL-20.14", "PUL-20.15", "PUL-24.13", "PUL-25.16", "PUL-EX-42", "PUL-21.17")
def test_bases():
    expected = {0: 0, 1: 1, 2: 2, 3: 4, 4: 6, 5: 9, 6: 12, 7: 16, 8: 20, 9: 25, 10: 30, 11: 36, 12: 42, 13: 50, 15: 56}
    for bases, points in expected.items():
        made = poor()
        made.player(0).bases = bases
        assert final(made).points(0, "bases") == points
    made = poor().with_goals("G8", "G6", "G10")
    made.player(0).bases = 12
    made.player(0).extra_bases = 1
    assert final(made).points(0, "bases") == 50
    assert goal_points(made) == 8
    made = poor().with_goals("G8", "G6", "G10").with_patent(0, "BIII-1")
    made.player(0).bases = 10
    made.player(0).extra_bases = 1
    assert final(made).points(0, "bases") == 50  # 10 + 1 + 2
    assert goal_points(made) == 0


@rule("PUL-10.20", "PUL-24.13")
def test_extra_base_tiles_are_kept():
    made = quiet().with_tile("S3", "SY14").with_top_tile("X03").with_ship(0, "k2").turn(dice=[1, 6])
    made.fly(1, "S3").do("draw_tile")
    assert made.player(0).extra_bases == 1
    assert made.state.discarded == []
    assert made.player(0).bases == 1


@rule("PUL-20.2", "PUL-20.4", "PUL-20.18", "PUL-AMB-27")
def test_the_steps_come_one_after_another_for_everybody():
    made = quiet(3).with_goals("G1", "G6", "G10").with_patent(0, "BIII-4").with_patent(1, "BIII-4")
    made.with_tracks([(2, 0), (3, 1), (4, 2)], [(2, 0), (3, 1), (4, 2)])
    made.with_pulsar(0, "P5").with_pulsar(1, "P11").with_waiting(0, "small").with_waiting(1, "large")
    for seat, names in ((0, PULSARS[2:4]), (1, PULSARS[4:6])):
        for name in names:
            made.with_pulsar(seat, name, "small", spinning=True)
        made.player(seat).bases = 3
    events = []
    made.state.watch(lambda event: events.append((event.kind, event.seat)))
    final(made)
    kinds = ("technology-scores", "goal-met", "final-pulsars", "final-gyrodynes", "final-cubes", "final-initiative")
    told = [(kind, seat) for kind, seat in events if kind in (*kinds, "final-bases")]
    assert told == [(kind, seat) for kind in (*kinds, "final-bases") for seat in (0, 1)]


@rule("PUL-20.16")
def test_the_highest_total_wins():
    made = poor()
    made.player(1).score = 90
    made.player(1).tally[0] = 90
    final(made)
    assert made.state.ranking()[0] == [1]
    totals = made.state.scores()
    assert [seat for (seat,) in made.state.ranking()] == sorted(range(3), key=lambda seat: -totals[seat])


@rule("PUL-20.17", "PUL-EX-43", "PUL-AMB-22")
def test_a_tie_goes_to_the_player_nearer_the_right_end():
    for seats, order, best in ((3, [0, 1, 2], [2, 1, 0]), (4, [3, 0, 2, 1], [1, 2, 0, 3]), (2, [1, 0, 0, 1], [1, 0])):
        made = board(seats)
        made.state.order = order
        for player in made.state.players:
            player.score = 77
        assert made.state.ranking() == [[seat] for seat in best]


@rule("PUL-19.5")
def test_scores_beyond_a_hundred_are_plain_numbers():
    made = poor()
    made.player(0).score = 199
    made.player(0).tally[0] = 199
    final(made)
    assert made.score(0) >= 200
    assert made.state.view(None)["players"][0]["score"] == made.score(0)


# -------------------------------------------------------------------- goals


CONDITIONS = [
    ("G1", lambda b: spin(b, "small", "small"), lambda b: spin(b, "small", "large")),
    ("G2", lambda b: spin(b, "large", "large", "large"), lambda b: spin(b, "large", "large", "small")),
    ("G3", lambda b: spin(b, "small", "medium", "large"), lambda b: spin(b, "small", "medium")),
    ("G4", lambda b: spin(b, "small", "medium"), lambda b: spin(b, "small", "small", "small")),
]


@pytest.mark.parametrize(("goal", "enough", "short"), CONDITIONS, ids=[each[0] for each in CONDITIONS])
@rule("PUL-21.9", "PUL-21.10", "PUL-21.11", "PUL-21.12", "PUL-21.4", "PUL-21.7")
def test_goals_about_gyrodynes(goal, enough, short):
    others = ["G6", "G10"]
    base = TABLES.goals[int(goal[1:]) - 1].base
    assert goal_points(final(enough(poor().with_goals(goal, *others)))) == base
    made = short(poor().with_goals(goal, *others))
    made.player(0).cubes = 9
    assert goal_points(final(made)) == 0


def with_operating(made, number):
    for name in ("TA4", "TA6", "TA2", "TC3")[:number]:
        made.with_transmitter(0, name, operating=True)


def with_bases(made, number):
    made.player(0).bases = number


def with_patents(made, number):
    made.player(0).patents = (1 << number) - 1


def with_projects(made, number):
    made.with_side(0, "HQ-B2")
    made.player(0).projects = (1 << number) - 1


def with_runs(made, number):
    with_projects(made, 6)
    made.player(0).runs_used = sum(1 << place for place in (0, 2, 3, 5)[:number])


NUMBERS = [
    ("G5", with_operating, 3),
    ("G6", with_operating, 4),
    ("G7", with_bases, 9),
    ("G8", with_bases, 11),
    ("G9", with_patents, 5),
    ("G10", with_patents, 6),
    ("G11", with_projects, 5),
    ("G12", with_runs, 3),
]


@pytest.mark.parametrize(("goal", "given", "least"), NUMBERS, ids=[each[0] for each in NUMBERS])
@rule("PUL-21.13", "PUL-21.14", "PUL-21.15", "PUL-21.16", "PUL-21.18", "PUL-21.19", "PUL-21.20", "PUL-21.21")
def test_goals_about_numbers(goal, given, least):
    base = TABLES.goals[int(goal[1:]) - 1].base
    for number in (least - 1, least):
        made = poor().with_goals(goal, "G1" if goal != "G1" else "G3", "G4")
        given(made, number)
        final(made)
        assert goal_points(made) == (base if number == least else 0)


@rule("PUL-21.2")
def test_everybody_can_reach_the_same_goal():
    made = poor().with_goals("G7", "G6", "G10")
    for seat in range(3):
        made.player(seat).bases = 9
    final(made)
    assert [made.points(seat, "goals") for seat in range(3)] == [6, 6, 6]


@rule("PUL-21.3")
def test_goals_are_not_scored_before_the_end():
    made = poor().with_goals("G7", "G6", "G10")
    made.player(0).bases = 9
    made.produce(in_round=7)
    assert goal_points(made) == 0


@rule("PUL-21.5", "PUL-21.6", "PUL-21.8", "PUL-21.24", "PUL-EX-36", "PUL-20.10", "PUL-AMB-38")
def test_premiums_of_the_ninth_goal():
    for cubes, spent, points in ((0, 0, 6), (4, 1, 12), (5, 2, 18), (9, 2, 18)):
        made = poor().with_goals("G9", "G6", "G2").with_tracks(engineers=[(3, 1), (4, 2), (5, 0)])
        with_patents(made, 5)
        made.player(0).cubes = cubes
        made.produce(in_round=8)
        for _ in range(spent):
            assert made.moves("buy_premium") == [(0,)]
            made.do("buy_premium", 0)
        while not made.state.over():
            made.do("decline")
        assert goal_points(made) == points
        left = cubes - (0, 4, 5)[spent]
        assert made.points(0, "cubes") == left // 2
    made = poor().with_goals("G9", "G6", "G2")
    with_patents(made, 4)
    made.player(0).cubes = 9
    assert goal_points(final(made)) == 0


@rule("PUL-21.5")
def test_a_premium_may_be_declined():
    made = poor().with_goals("G9", "G6", "G2").with_tracks(engineers=[(3, 1), (4, 2), (5, 0)])
    with_patents(made, 5)
    made.player(0).cubes = 9
    made.produce(in_round=8)
    assert made.kinds() == {"buy_premium", "decline"}
    assert made.refused("buy_premium", 1) == ["PUL-21.7"]
    made.do("decline")
    assert made.points(0, "cubes") == 4


@rule("PUL-21.5", "PUL-21.6", "PUL-21.8", "PUL-20.10", "PUL-18.14", "PUL-AMB-27")
def test_every_goal_has_two_premiums_of_its_own():
    made = poor().with_goals("G7", "G9", "G11").with_tracks(engineers=[(3, 1), (4, 2), (5, 0)])
    with_bases(made, 9)
    with_patents(made, 5)
    with_projects(made, 5)
    goals = [TABLES.goals[number] for number in made.state.goals]
    made.player(0).cubes = sum(sum(goal.cubes) for goal in goals)
    made.produce(in_round=8)
    points, cubes, bought = sum(goal.base for goal in goals), made.player(0).cubes, [0, 0, 0]
    for place in (2, 0, 2, 1, 0, 1):
        assert made.moves("buy_premium") == [(each,) for each in range(3) if bought[each] < 2]
        points += goals[place].points[bought[place]]
        cubes -= goals[place].cubes[bought[place]]
        bought[place] += 1
        made.do("buy_premium", place)
        assert (goal_points(made), made.player(0).cubes) == (points, cubes)
    assert cubes == 0


@rule("PUL-21.5", "PUL-21.6")
@pytest.mark.parametrize("place", [0, 1, 2])
@pytest.mark.parametrize("which", [0, 1])
def test_a_premium_needs_exactly_its_cubes(place, which):
    for short in (1, 0):
        made = poor().with_goals("G7", "G9", "G11").with_tracks(engineers=[(3, 1), (4, 2), (5, 0)])
        [with_bases, with_patents, with_projects][place](made, [9, 5, 5][place])
        goal = TABLES.goals[made.state.goals[place]]
        made.player(0).cubes = sum(goal.cubes[: which + 1]) - short
        made.produce(in_round=8)
        if which and not made.state.over():
            made.do("buy_premium", place)
        expected = [] if short else [(place,)]
        assert (made.moves("buy_premium") if not made.state.over() else []) == expected


@rule("PUL-21.22", "PUL-21.26")
@pytest.mark.parametrize("pair", ["small", "medium", "large"])
def test_a_pair_of_any_size_leaves_the_others_for_the_other_goal(pair):
    sizes = [pair, pair, *[size for size in ("small", "medium", "large") if size != pair]]
    assert goal_points(final(spin(poor().with_goals("G1", "G4", "G10"), *sizes))) == 12
    assert goal_points(final(spin(poor().with_goals("G1", "G4", "G10"), *sizes[:3]))) == 6
    assert goal_points(final(spin(poor().with_goals("G2", "G4", "G10"), pair, *sizes))) == 14


@rule("PUL-21.22", "PUL-EX-47", "PUL-21.26")
def test_a_gyrodyne_counts_for_one_goal():
    made = spin(poor().with_goals("G1", "G3", "G10"), "small", "small", "small", "large")
    assert goal_points(final(made)) == 7  # only one of them: the better
    made = spin(poor().with_goals("G1", "G3", "G10"), "small", "small", "small", "large", "large")
    assert goal_points(final(made)) == 13
    for goals, sizes, points in (
        (("G1", "G4"), ("small", "small", "small", "large"), 12),
        (("G1", "G4"), ("small", "small", "large"), 6),
        (("G2", "G4"), ("small", "small", "small", "small", "large"), 14),
        (("G2", "G4"), ("small", "small", "small", "large"), 8),
        (("G2", "G3"), ("small", "small", "small", "large", "large", "large"), 15),
        (("G2", "G3"), ("small", "small", "small", "large", "large"), 8),
    ):
        assert goal_points(final(spin(poor().with_goals(*goals, "G10"), *sizes))) == points


@rule("PUL-25.27", "PUL-21.25", "PUL-20.3", "PUL-AMB-27")
def test_a_goal_that_counts_as_met():
    made = poor().with_goals("G7", "G6", "G10").with_patent(0, "AIII-4")
    made.player(0).bases = 9
    made.produce(in_round=8)
    assert made.moves("count_goal") == [(1,), (2,)]
    assert made.refused("count_goal", 0) == ["PUL-25.27"]
    made.do("count_goal", 2)
    while not made.state.over():
        made.do("decline")
    assert goal_points(made) == 6 + 8
    made = spin(poor().with_goals("G1", "G3", "G10"), "small", "small", "small", "large").with_patent(0, "AIII-4")
    made.produce(in_round=8)
    assert made.moves("count_goal") == [(0,), (2,)]  # G3 is met by itself and keeps its gyrodynes
    made.do("count_goal", 0)
    assert goal_points(made) == 13


@rule("PUL-25.27")
def test_it_lapses_when_all_goals_are_met():
    made = poor().with_goals("G7", "G9", "G11").with_patent(0, "AIII-4")
    with_bases(made, 9)
    with_projects(made, 5)
    made.player(0).patents |= 31
    final(made)
    assert goal_points(made) == 18


@rule("PUL-25.28", "PUL-20.3", "PUL-AMB-44")
def test_boosts_of_final_steps():
    made = poor().with_patent(0, "CIII-3").with_tracks(initiative=[(2, 0), (3, 1), (4, 2)])
    assert final(made).points(0, "initiative") == 14
    made = poor(2).with_patent(0, "CIII-3").with_tracks(initiative=[(2, 0), (3, 1), (4, 0), (5, 1)])
    assert final(made).points(0, "initiative") == 18
    made = poor().with_patent(0, "DIII-3").with_pulsar(0, "P5").with_pulsar(0, "P11", "small").with_waiting(0, "large")
    final(made)
    assert (made.points(0, "pulsars"), made.points(0, "unfinished")) == (6, 6)


@rule("PUL-18.14")
def test_cubes_buy_goal_premiums():
    made = poor().with_goals("G7", "G6", "G10").with_tracks(engineers=[(3, 0), (4, 2), (5, 1)])
    made.player(0).bases = 9
    made.produce(in_round=8)
    made.do("buy_premium", 0)
    assert made.player(0).cubes == 0
    assert goal_points(made) == 12
