"""Learning from siblings: ends of one turn played on with the same luck, of which only the differences count."""

from itertools import islice
from pathlib import Path

import numpy as np
import pytest
from support.commands import perihelion
from support.play import random_game

from perihelion import game
from perihelion.bots.planning import Line
from perihelion.kernel.learned import unpacked
from perihelion.kernel.network import ONE
from perihelion.kernel.rng import seeded
from perihelion.research.learner import OtherRun, Plan
from perihelion.research.residual import Residual, Sparse
from perihelion.research.selfplay import Seats, play
from perihelion.research.siblings import Apart, Comparing, Comparison, SiblingLearner

TINY = Plan("new-frontiers", 2, 3, generations=2, games=1, match=2, hidden=8, second=4, epochs=1, siblings=True)


def changed(**values: object) -> Plan:
    return Plan(**{**TINY.__dict__, **values})


def test_the_same_plan_gives_the_same_weights_also_when_it_was_stopped(tmp_path: Path) -> None:
    heard: list[int] = []
    found = game(TINY.game)
    log = list(SiblingLearner(found, TINY, tmp_path / "whole", heard.append).run())
    assert [entry["generation"] for entry in log] == [1, 2]
    assert sum(heard) <= TINY.whole
    list(SiblingLearner(found, changed(generations=1), tmp_path / "twice").run())
    assert [entry["generation"] for entry in SiblingLearner(found, TINY, tmp_path / "twice").run()] == [2]
    for name in ("1.net", "2.net"):
        assert (tmp_path / "whole" / name).read_bytes() == (tmp_path / "twice" / name).read_bytes()
    made = unpacked((tmp_path / "whole" / "2.net").read_bytes(), "2.net")
    assert not made.searched
    assert made.provenance["method"].endswith(" --siblings")
    with pytest.raises(OtherRun):
        SiblingLearner(found, changed(siblings=False), tmp_path / "twice")


def test_siblings_begin_alike_and_are_told_apart_by_where_they_lead() -> None:
    found = game("beyond-the-sun")
    table = Seats(found, 2)
    comparing = Comparing(table, first=9)
    judge = table.judges([None, None])[0]
    state = found.new(2, 5)
    seat = state.actors()[0]
    known = state.determinize(seat, 3)
    before = known.dump()
    lines = comparing.siblings(judge, known, seat, 1.0, seeded(2))
    assert len({tuple(sorted(line.actions)) for line in lines}) == len(lines) > 2
    comparing.compare(judge, known, seat, 1.0, seeded(2))
    assert known.dump() == before
    data = comparing.arrays()
    assert data["sizes"].tolist() == [len(lines)]
    assert set(data["games"].tolist()) == {9}
    assert len(data["ends"]) == len(data["counts"]) == len(lines)
    assert len(set(data["judged"][:, 1].tolist())) == 1  # the others, as they were where the plan began
    assert len({tuple(each) for each in data["ends"].tolist()}) > 1
    again = Comparing(table)
    again.compare(judge, known, seat, 1.0, seeded(2))
    np.testing.assert_array_equal(again.arrays()["ends"], data["ends"])


def test_a_line_that_ends_the_game_is_worth_what_it_brought_however_high_the_evaluation_judges_an_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Burning Suns judges a game that is won by 1000 points, which would drown what tells the others apart."""
    found = game("burning-suns")
    table = Seats(found, 2)
    comparing = Comparing(table, 1)
    judge = table.judges([None, None])[0]
    state, *_ = islice(
        (each for each, _, _ in random_game(found, 2, 1) if len(each.legal(each.actors()[0])) > 1), 200, 201
    )
    seat = state.actors()[0]
    ended = play(table, [judge, judge], 5)
    lines = comparing.siblings(judge, state, seat, 1.0, seeded(2))
    monkeypatch.setattr(comparing, "siblings", lambda *_: [*lines, Line(ended, [0], 0.0, 0.0)])
    comparing.compare(judge, state, seat, 1.0, seeded(2))
    data = comparing.arrays()
    assert data["over"].tolist() == [False] * len(lines) + [True]
    np.testing.assert_array_equal(data["judged"][-1], data["ends"][-1])
    assert abs(found.judge(ended, seat)) > 900
    assert np.abs(data["ends"] - data["judged"]).max() < 300


def test_siblings_may_be_played_on_for_some_turns_and_the_rest_of_the_own_turn_is_none() -> None:
    found = game("beyond-the-sun")
    table = Seats(found, 2)
    state = found.new(2, 5)
    seat = state.actors()[0]
    turn = found.turn(state, seat)
    whole, short = Comparing(table), Comparing(table, 3)
    met = state.clone()
    turns = [turn]
    while not met.over() and len(turns) < 5:
        met = whole.step(met, met.actors()[0])
        if not met.over() and found.turn(met, met.actors()[0]) != turns[-1]:
            turns.append(found.turn(met, met.actors()[0]))
    assert short.led_to(state.clone(), turn) == [found.judge(met, each) for each in range(2)]
    assert whole.led_to(state.clone(), turn) != short.led_to(state.clone(), turn)
    ended = whole.led_to(met.clone(), turns[-1])
    assert ended == [round(points) for points in ended]


def test_only_the_differences_between_siblings_count() -> None:
    groups = np.array([0, 0, 1, 1, 1])
    values = np.array([[5.0, 1.0], [9.0, 1.0], [2.0, 0.0], [2.0, 2.0], [2.0, 4.0]])
    apart = Apart(groups).of(values)
    np.testing.assert_allclose(apart[:, 0], [-1.0, 1.0, 1.0, 0.0, -1.0])
    np.testing.assert_allclose(apart.sum(axis=1), 0.0)
    shifted = values + np.array([100.0, 100.0, -7.0, -7.0, -7.0])[:, None] * np.array([1.0, 0.5])
    np.testing.assert_allclose(Apart(groups).of(shifted), apart, atol=1e-4)


def test_a_network_learns_what_tells_siblings_apart_and_nothing_from_games_that_are_over() -> None:
    chance = np.random.default_rng(1)
    groups = np.repeat(np.arange(200), 4)
    x = (chance.random((800, 10)) < 0.5).astype(np.float32)
    there = [np.flatnonzero(row) for row in x]
    rows = Sparse(
        np.concatenate(there).astype(np.uint16),
        np.full(sum(map(len, there)), ONE, dtype=np.int16),
        np.array([len(each) for each in there], dtype=np.uint16),
        10,
    )
    worth = np.stack([x[:, 0] - x[:, 1], np.zeros(800)], axis=1) + chance.normal(0, 9, 200)[groups][:, None] * [1, 0]
    targets = Apart(groups).of(worth)
    kept = groups % 5 == 0
    errors = {}
    for over in (False, True):
        network = Residual([10, 16, 8, 2], np.random.default_rng(2))
        opened = np.full(800, 0.0 if over else 1.0, dtype=np.float32)
        errors[over] = Comparison(rows, targets, groups, opened).fit(network, 30, np.random.default_rng(3), kept)
    assert errors[False] < 0.2 * errors[True]
    assert errors[True] == pytest.approx(float(np.mean(targets[kept] ** 2)), rel=1e-5)


def test_the_command_learns_so(tmp_path: Path) -> None:
    words = ["learn-bot", "new-frontiers", "--generations", "1", "--games", "1", "--match", "2", "--hidden", "4"]
    done = perihelion(*words, "--epochs", "1", "--siblings", "--folder", tmp_path / "run", "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert "Generation 1" in done.stdout
    assert "sizes" in np.load(tmp_path / "run" / "1-games.npz").files
    wrong = perihelion(*words, "--siblings", "--turns", "-1", "--folder", tmp_path / "other")
    assert wrong.returncode != 0
    assert "--turns" in wrong.stderr
