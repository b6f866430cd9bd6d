"""Simulations: the sums are those of the single games, seats rotate, intervals are Wilson's."""

import pytest

from perihelion import game
from perihelion.arena.match import play_match
from perihelion.arena.simulation import SEEDS_OF_A_RUN, Plan, simulate, wilson
from perihelion.arena.speed import Contestant, reported
from perihelion.bots import bot


def test_the_report_sums_the_single_games() -> None:
    plan = Plan("sunward", ("random", "random"), games=4, seed=3)
    report = simulate(plan)
    single = [
        play_match(game("sunward"), [bot("random"), bot("random")], 3 * SEEDS_OF_A_RUN + number) for number in range(4)
    ]
    assert report.decisions == sum(each.decisions for each in single)
    assert report.mean_scores == [sum(each.scores[seat] for each in single) / 4 for seat in (0, 1)]
    assert report.win_rate == [sum(each.share(seat) for each in single) / 4 for seat in (0, 1)]
    assert report.endings == {"last-round": 4}
    assert report.mean_length == report.decisions / 4


def test_rotating_bots_have_every_seat_equally_often_and_keep_their_scores() -> None:
    plan = Plan("sunward", ("greedy", "random"), games=4, seed=1, rotate=True)
    assert [plan.seats_of(number) for number in range(4)] == [[0, 1], [1, 0], [0, 1], [1, 0]]
    report = simulate(plan)
    assert report.win_rate == [1.0, 0.0]
    assert report.seat_win_rate == [0.5, 0.5]


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    simulate(Plan("sunward", ("random",), games=7), progress=heard.append)
    assert sum(heard) == 7


def test_runs_of_different_seeds_share_no_game() -> None:
    first, second = (simulate(Plan("sunward", ("random", "random"), games=3, seed=seed)) for seed in (1, 2))
    assert first.mean_scores != second.mean_scores


@pytest.mark.parametrize(
    ("rate", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.0, 20, 0.0, 0.1611), (1.0, 20, 0.8389, 1.0), (0.9, 10, 0.5958, 0.9821)],
)
def test_wilsons_interval(rate: float, games: int, low: float, high: float) -> None:
    """Known values of the score interval without continuity correction."""
    assert wilson(rate, games) == pytest.approx((low, high), abs=1e-4)


def test_ratios_are_taken_within_a_round() -> None:
    ours = Contestant("sunward", "plain", samples=[{"rate": rate, "clone_us": 2.0} for rate in (100.0, 30.0, 80.0)])
    yardstick = Contestant("catanatron", "", samples=[{"rate": rate, "clone_us": 50.0} for rate in (10.0, 5.0, 10.0)])
    told = reported([ours, yardstick])
    assert [each["times_catanatron"] for each in told] == [8.0, 1.0]
    assert told[0]["decisions_per_second"] == 80
    assert reported([ours])[0]["times_catanatron"] is None
