"""PUL-14: projects of the pyramid, and gate runs."""

from games.pulsar_2849.builder import TABLES, quiet
from support.rules import rule

from perihelion.games.pulsar_2849.rules.steps import ROUTE

ALL = ("b1", "b2", "b3", "s1", "s2", "t1", "t2", "top")


def open_projects(made):
    """Which projects some die could complete now."""
    found = set()
    for die in range(1, 7):
        made.turn(dice=[die, 1]).do("use_silver", die)
        found |= {TABLES.places[number] for (number,) in made.moves("complete")}
    return found


@rule("PUL-14.1", "PUL-14.2")
def test_only_the_bottom_row_is_open_at_first():
    for side in TABLES.hq_sides:
        assert open_projects(quiet().with_side(0, side.id)) == {"b1", "b2", "b3"}


@rule("PUL-14.3", "PUL-14.4", "PUL-14.5")
def test_the_pyramid_opens_row_by_row():
    made = quiet().with_side(0, "HQ-B2").with_projects(0, "b1", "b2")
    assert open_projects(made) == {"b3", "s1"}
    made.with_projects(0, "s1")
    assert open_projects(made) == {"b3", "t1"}
    made.with_projects(0, "b3")
    assert open_projects(made) == {"s2", "t1"}
    made.with_projects(0, "s2", "t1")
    assert open_projects(made) == {"t2"}
    made.with_projects(0, "t2")
    assert open_projects(made) == {"top"}
    made = quiet().with_side(0, "HQ-B2").with_projects(0, *ALL[1:7]).turn(dice=[5]).do("use_silver", 5)
    assert made.refused("complete", "top") == ["PUL-14.5"]
    made = quiet().with_side(0, "HQ-B2").turn(dice=[4]).do("use_silver", 4)
    assert made.refused("complete", "s1") == ["PUL-14.3", "PUL-14.4"]


@rule("PUL-14.6", "PUL-14.7", "PUL-14.8")
def test_a_project_costs_its_die_and_is_completed_once():
    made = quiet().with_side(0, "HQ-D1").turn(dice=[2, 2]).use(2, "complete", "b2")
    assert made.player(0).cubes == 2
    assert made.points(0, "projects") == 1
    assert made.state.view(0)["players"][0]["projects"] == ["D1-b2"]
    made.do("use_silver", 2)
    assert made.refused("complete", "b2") == ["PUL-14.7"]
    assert made.refused("complete", "b3") == ["PUL-8.4"]


@rule("PUL-3.9", "PUL-3.23")
def test_only_the_own_chosen_side_counts():
    made = quiet().with_side(0, "HQ-D1").with_side(1, "HQ-A2").turn(0, dice=[4]).use(4, "complete", "b3")
    assert made.points(0, "projects") == 3  # D1-b3, not the other side's
    assert made.player(1).projects == 0


@rule(
    "PUL-14.9", "PUL-14.10", "PUL-EX-25", "PUL-14.12", "PUL-14.14", "PUL-14.17", "PUL-14.18", "PUL-14.20", "PUL-14.24"
)
def test_a_gate_run_scores_when_it_is_flown():
    made = quiet().with_side(0, "HQ-B1").with_projects(0, "b1", "b2").with_ship(0, "o55").turn(dice=[4, 5])
    made.use(4, "complete", "s1")
    assert made.points(0, "projects") == 4
    assert made.points(0, "gate_runs") == 0
    made.do("use_silver", 5).do("fly", 5)
    assert made.moves("announce_run") == [(3, 1)]
    made.go("o56", "o57", "o58", "S32", "k33", run=("s1", "orange"))
    assert made.points(0, "gate_runs") == 6  # three gates of 2, nothing for the one it started from
    assert made.state.view(0)["players"][0]["runs_used"] == ["B1-s1"]


@rule("PUL-EX-26", "PUL-14.19")
def test_a_gate_visited_twice_counts_once():
    made = quiet().with_side(0, "HQ-B1").with_projects(0, "b1", "b2", "s1").with_ship(0, "g26").turn(dice=[6])
    made.do("use_silver", 6).do("fly", 6)
    made.go("S25", "o23", "o21", "P22", "o20", "o21", run=("s1", "orange"))
    assert made.points(0, "gate_runs") == 6


@rule("PUL-14.18")
def test_the_start_gate_counts_when_the_ship_returns_to_it():
    """AMB-24."""
    made = quiet().with_side(0, "HQ-B1").with_projects(0, "s1").with_ship(0, "o20").turn(dice=[3])
    made.do("use_silver", 3).do("fly", 3).go("o21", "P22", "o20", run=("s1", "orange"))
    assert made.points(0, "gate_runs") == 4


@rule("PUL-14.12", "PUL-14.13", "PUL-14.21")
def test_a_run_is_used_once_even_for_nothing():
    made = quiet().with_side(0, "HQ-B1").with_projects(0, "s1").with_ship(0, "g4").turn(dice=[1, 1])
    made.do("use_silver", 1).do("fly", 1).go("S6", run=("s1", "orange"))
    assert made.points(0, "gate_runs") == 0
    assert made.player(0).runs_used == 1 << 3
    made.turn(dice=[2, 2]).do("use_silver", 2).do("fly", 2)
    assert made.refused("announce_run", "s1", "orange") == ["PUL-14.13"]
    assert made.refused("announce_run", "top", "orange") == ["PUL-14.12"]


@rule("PUL-14.15", "PUL-14.16")
def test_one_run_a_flight_and_one_flight_a_run():
    made = quiet().with_side(0, "HQ-B2").with_projects(0, "b1", "b3").with_ship(0, "o55").turn(dice=[2, 2])
    made.do("use_silver", 2).do("fly", 2).do("announce_run", "b3", "orange")
    assert made.refused("announce_run", "b1", "green") == ["PUL-14.16"]
    assert made.kinds() == {"go"}
    made.go("o56", "o57")
    assert made.points(0, "gate_runs") == 2
    made.fly(2, "o56", "o55")
    assert made.points(0, "gate_runs") == 2


@rule("PUL-14.14")
def test_a_run_is_announced_before_the_first_segment():
    made = quiet().with_side(0, "HQ-B2").with_projects(0, "b3").with_ship(0, "o55").turn(dice=[3, 2])
    made.do("use_silver", 3).do("fly", 3).do("go", "S54")
    assert made.state.asked[0] == ROUTE
    assert made.refused("announce_run", "b3", "orange") == ["PUL-14.14"]


@rule("PUL-14.22", "PUL-24.12", "PUL-25.19")
def test_a_free_colour_is_chosen_with_the_announcement():
    made = quiet().with_side(0, "HQ-B2").with_projects(0, "t1").with_ship(0, "g4").turn(dice=[6])
    made.do("use_silver", 6).do("fly", 6)
    assert made.moves("announce_run") == [(5, 0), (5, 1), (5, 2)]
    made.go("S6", "k7", "k8", "S9", "o10", "o13", run=("t1", "pink"))
    assert made.points(0, "gate_runs") == 4  # two pink gates; the orange ones do not count


@rule("PUL-14.23", "PUL-24.11")
def test_a_run_is_an_ordinary_flight_otherwise():
    made = quiet().with_side(0, "HQ-B2").with_projects(0, "b3").with_ship(0, "o10").turn(dice=[1])
    made.do("use_silver", 1).do("fly", 1).go("P11", run=("b3", "orange"))
    assert made.state.owner[made.pulsar("P11")] == 0


@rule("PUL-14.25")
def test_the_top_project_of_every_board_is_worth_most():
    for side in TABLES.hq_sides:
        top = side.projects[7]
        points = [a for code, a, _ in TABLES.programs[top.effect] if code == 0]
        assert sum(points) + 3 * top.run_points >= 14
        assert top.die == 5


@rule("PUL-14.13")
def test_a_run_may_wait_for_a_later_round():
    made = quiet().with_side(0, "HQ-B2").with_projects(0, "b3").with_ship(0, "o55")
    made.turn(dice=[1], in_round=7).do("use_silver", 1).do("fly", 1).go("o56", run=("b3", "orange"))
    assert made.points(0, "gate_runs") == 1
