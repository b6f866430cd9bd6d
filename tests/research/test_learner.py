"""The learner: rows that keep what was met, targets of TD(lambda), weights that can be repeated byte for byte."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from support.commands import perihelion
from support.nets import some_net

from perihelion import Game, game
from perihelion.cli.errors import BadDuration
from perihelion.cli.learn_bot import duration
from perihelion.kernel.learned import Learned, read_learned, unpacked
from perihelion.kernel.native import vec
from perihelion.kernel.network import ONE
from perihelion.kernel.rng import seeded
from perihelion.research import learner as learner_module
from perihelion.research.learner import Learner, OtherRun, Plan
from perihelion.research.residual import DROPPED, Residual, Sparse, lambda_targets
from perihelion.research.selfplay import Recorder, Seats, play, style
from perihelion.research.starting import NothingLearned, matched

TINY = Plan("new-frontiers", 2, 3, generations=2, games=2, match=2, hidden=8, second=4, epochs=1)


def learned_in(folder: Path, plan: Plan = TINY) -> Learner:
    return Learner(game(plan.game), plan, folder)


def test_the_same_plan_gives_the_same_weights_also_when_it_was_stopped(tmp_path: Path) -> None:
    heard: list[int] = []
    whole = Learner(game(TINY.game), TINY, tmp_path / "whole", heard.append)
    log = list(whole.run())
    assert [entry["generation"] for entry in log] == [1, 2]
    assert sum(heard) <= TINY.whole
    list(learned_in(tmp_path / "twice", Plan(**{**TINY.__dict__, "generations": 1})).run())
    again = learned_in(tmp_path / "twice")
    assert [entry["generation"] for entry in again.run()] == [2]
    for number in (1, 2):
        name = f"{number}.net"
        assert (tmp_path / "whole" / name).read_bytes() == (tmp_path / "twice" / name).read_bytes()
    assert whole.file() == again.file()
    checked = [learned_in(tmp_path / name, Plan(**{**TINY.__dict__, "apart": 2})) for name in ("one", "other")]
    assert [list(each.run())[1]["error"] for each in checked].count(log[1]["error"]) == 0
    assert (tmp_path / "one" / "2.net").read_bytes() == (tmp_path / "other" / "2.net").read_bytes()
    with pytest.raises(OtherRun):
        learned_in(tmp_path / "twice", Plan(**{**TINY.__dict__, "seed": 4}))


def test_promotion_is_by_games_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    learner = learned_in(tmp_path, Plan(**{**TINY.__dict__, "generations": 3}))
    monkeypatch.setattr(learner, "damped", lambda _, fitted: replace(fitted, provenance={"trusted": 1.0}))
    won = iter([0.6, 0.5, 0.9, 0.1])  # against hand; the first champion; then one that loses in the league

    def met(candidate: object, other: object, games: int, first: int) -> dict[str, object]:
        rate = next(won)
        return {"games": games, "won": rate, "interval": [0.0, rate], "ahead": 0.0, "error": 0.0}

    monkeypatch.setattr(learner, "met", met)
    monkeypatch.setattr(learner, "opponents", lambda: [("hand", None)] if len(learner.log) == 2 else [])
    assert [entry["promoted"] for entry in learner.run()] == [True, False, False]
    assert len(learner.champions) == 1
    assert unpacked((tmp_path / "1.net").read_bytes(), "1.net") == learner.champion


def test_a_match_that_is_lost_for_certain_ends_early(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    learner = learned_in(tmp_path)
    for share, games in ((0.0, 100), (1.0, 400)):
        monkeypatch.setattr(learner_module, "match", lambda *_, share=share: [(share, 0.0), (share, 0.0)])
        entry = learner.met(some_net(game(TINY.game), 2), None, 400, 0)
        assert (entry["won"], entry["games"]) == (share, games)


def test_rows_keep_what_the_seat_may_know_and_how_it_ended() -> None:
    found = game("new-frontiers")
    table = Seats(found, 2)
    recorder = Recorder(table)
    state = play(table, table.judges([None, None]), 7, 0.5, recorder)
    data = recorder.arrays()
    assert data["ends"].tolist() == [state.scores(), state.scores()[::-1]]
    assert set(data["chains"].tolist()) == {0, 1}
    sparse = Sparse(data["inputs"], data["values"], data["counts"], table.features.size)
    dense = sparse.dense(np.arange(len(sparse)))
    start, row = found.new(2, 7), table.features.blank(1)
    recorder.keep(start, 1, seeded(1))
    table.features.fill(start, 1, row, 0)
    kept = np.zeros(table.features.size)
    kept[recorder.rows.inputs[-1]] = recorder.rows.values[-1] / ONE
    np.testing.assert_allclose(kept, np.frombuffer(memoryview(row)), atol=1 / ONE)
    assert dense.shape == (len(data["counts"]), table.features.size)


def test_styles_move_some_weights_and_no_others() -> None:
    found = game("new-frontiers")
    moved = style(found, seeded(3))
    assert moved == style(found, seeded(3))
    same = [name for name, value in moved.items() if value == found.weights.values[name]]
    assert 0 < len(same) < len(moved)


def test_targets_lead_back_from_the_end() -> None:
    values = np.array([[1.0], [10.0], [2.0], [3.0]])
    chains = np.array([0, 1, 0, 0], dtype=np.int32)
    ends = np.array([[8.0], [20.0]], dtype=np.float32)
    targets = lambda_targets(values, chains, ends, 0.5)[:, 0]
    last = 8.0
    middle = 0.5 * 3.0 + 0.5 * last
    assert targets.tolist() == [0.5 * 2.0 + 0.5 * middle, 20.0, middle, last]


def test_a_network_fits_what_it_is_shown_and_says_the_same_in_whole_numbers() -> None:
    chance = np.random.default_rng(1)
    x = (chance.random((600, 20)) < 0.3).astype(np.float32)
    there = [np.flatnonzero(row) for row in x]
    rows = Sparse(
        np.concatenate(there).astype(np.uint16),
        np.full(sum(map(len, there)), ONE, dtype=np.int16),
        np.array([len(each) for each in there], dtype=np.uint16),
        20,
    )
    np.testing.assert_array_equal(rows.dense(np.arange(600)), x)
    targets = np.stack([x[:, 0] - x[:, 1] * x[:, 2], x[:, 3]], axis=1).astype(np.float32)
    network = Residual([20, 16, 8, 2], chance)
    assert not network.corrections(rows).any()
    network.fit(rows, targets, 400, chance)
    said = network.corrections(rows)
    apart = (said - targets) @ np.array([1.0, -1.0])  # what is left unsaid of the distance between seats
    assert float(np.mean(apart**2)) < 0.3 * float(np.var(targets @ np.array([1.0, -1.0])))
    np.testing.assert_allclose(said.sum(axis=1), 0.0, atol=1e-4)  # and nothing is said of what they share
    numbers = network.packed(np.ones(20, dtype=np.bool_))
    net = Learned("", "", 2, 1.0, network.sizes, **numbers, provenance={}).network()
    for k in range(0, 600, 50):
        asked = net.ask(vec[float](x[k].astype(float).tolist()), 0)
        np.testing.assert_allclose(asked, said[k], atol=0.02)


def test_passes_end_where_games_kept_apart_are_judged_best() -> None:
    """Here there is nothing to learn, so that the longer it is fitted to some rows the worse others are judged."""
    chance = np.random.default_rng(4)
    numbers = chance.integers(-ONE, ONE, 512 * 40).astype(np.int16)
    rows = Sparse(np.tile(np.arange(40, dtype=np.uint16), 512), numbers, np.full(512, 40, dtype=np.uint16), 40)
    targets = chance.normal(0.0, 1.0, (512, 2)).astype(np.float32)
    apart = np.arange(512) % 4 == 0
    checked = rows.some(np.flatnonzero(apart))
    np.testing.assert_array_equal(checked.dense(np.arange(128)), rows.dense(np.flatnonzero(apart)))

    def fitted(epochs: int, targets: NDArray[np.float32], checks: bool) -> tuple[Residual, float]:
        network = Residual([40, 32, 8, 2], np.random.default_rng(5))
        few = rows if checks else rows.some(np.flatnonzero(~apart))
        wanted = targets if checks else targets[~apart]
        return network, network.fit(few, wanted, epochs, np.random.default_rng(6), apart if checks else None)

    ended, error = fitted(200, targets, checks=True)
    assert error == pytest.approx(ended.error(checked, targets[apart]))
    assert error < fitted(200, targets, checks=False)[0].error(checked, targets[apart])
    changed = targets.copy()
    changed[apart] += np.float32(0.5) * (np.arange(256).reshape(128, 2) % 2)
    one, other = fitted(1, targets, checks=True)[0], fitted(1, changed, checks=True)[0]
    for name in one.weights:  # nothing is fitted to what is kept apart
        np.testing.assert_array_equal(one.weights[name], other.weights[name])


def test_an_error_that_all_seats_share_does_not_count() -> None:
    chance = np.random.default_rng(2)
    network = Residual([4, 8, 8, 2], chance)
    x = chance.random((16, 4)).astype(np.float32)
    steps = []
    for wrong, counts in (([1.0, 1.0], 0.0), ([1.0, -1.0], 1.0)):
        found, error = network.gradients(x, np.tile(np.array(wrong, dtype=np.float32), (16, 1)))
        assert error == pytest.approx(counts)
        steps.append(found["output_bias"])
    np.testing.assert_allclose(steps[0], [0.0, 0.0], atol=1e-6)
    np.testing.assert_allclose(steps[1], [-1.0, 1.0], atol=1e-6)


def test_inputs_are_left_out_at_random_and_the_others_count_for_them() -> None:
    rows = Sparse(
        np.tile(np.arange(50, dtype=np.uint16), 400),
        np.full(400 * 50, ONE // 2, dtype=np.int16),
        np.full(400, 50, dtype=np.uint16),
        60,
    )
    seen = rows.dense(np.arange(400), np.random.default_rng(3))
    assert not seen[:, 50:].any()
    assert (seen[:, :50] == 0).mean() == pytest.approx(DROPPED, abs=0.02)
    assert seen[:, :50].mean() == pytest.approx(0.5, abs=0.02)


def test_the_command_writes_what_the_game_reads(tmp_path: Path) -> None:
    folder = tmp_path / "learned"
    folder.mkdir()
    words = ["learn-bot", "new-frontiers", "--generations", "1", "--games", "2", "--match", "2", "--hidden", "4"]
    words += ["--epochs", "1", "--seed", "5", "--folder", tmp_path / "run", "--file", folder / "2.net", "--lang", "pl"]
    done = perihelion(*words)
    assert done.returncode == 0, done.stderr
    assert "Pokolenie 1" in done.stdout
    written = read_learned(tmp_path, 2)
    if "nowy mistrz" in done.stdout:
        assert written is not None
        assert written.provenance["games"] == 2
        assert "--seed 5" in written.provenance["method"]
    else:
        assert written is None


def taught(monkeypatch: pytest.MonkeyPatch) -> Learned:
    """New Frontiers with a net of chance for two seats and none for others."""
    net = some_net(game(TINY.game), 2, hidden=8, second=4)
    monkeypatch.setattr(game(TINY.game), "learned", lambda seats: net if seats == 2 else None)
    return net


def test_a_run_starts_from_what_is_shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    net = taught(monkeypatch)
    learner = learned_in(tmp_path / "same", Plan(**{**TINY.__dict__, "generations": 1, "start": 2}))
    assert learner.champion == learner.newest == net
    assert learner.file() is None  # nothing new so far
    entry = next(learner.run())
    assert entry["league"] == {} or "hand" in entry["league"]
    fitted = np.load(tmp_path / "same" / "1-weights.npz")
    begun = learner.weights_at_start(net)
    far = float(np.abs(fitted["second"] - begun["second"]).mean())
    assert 0 < far < 0.1 * float(np.abs(begun["second"]).mean())
    with pytest.raises(OtherRun):
        learned_in(tmp_path / "same", TINY)
    with pytest.raises(NothingLearned):
        learned_in(tmp_path / "none", Plan(**{**TINY.__dict__, "start": 3}))


def test_a_best_response_only_ever_meets_whom_it_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In every game one seat is its own; whatever it wins, it has still to beat the network it started from."""
    net = taught(monkeypatch)
    learner = learned_in(tmp_path, Plan(**{**TINY.__dict__, "generations": 2, "start": 2, "respond": True}))
    met: list[Learned | None] = []

    def won(_candidate: Learned, other: Learned | None, *_: int) -> dict[str, Any]:
        met.append(other)
        return {"games": 2, "won": 1.0, "interval": [0.3, 1.0], "ahead": 1.0, "error": 1.0}

    monkeypatch.setattr(learner, "met", won)
    assert [entry["promoted"] for entry in learner.run()] == [True, True]
    assert met
    assert all(other is net for other in met)
    seats = [learner.players(seeded(k)) for k in range(20)]
    assert learner.newest is not net
    assert all(sorted(map(id, each)) == sorted([id(net), id(learner.newest)]) for each in seats)
    assert len({each.index(net) for each in seats}) == 2
    file = learner.file()
    assert file is not None
    written = unpacked(file, "")
    assert written.first == learner.champions[-1].first
    assert "--start 2 --respond" in written.provenance["method"]


def test_more_seats_start_from_fewer_with_a_third_player_taken_for_the_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    net, found = taught(monkeypatch), game(TINY.game)
    learner = learned_in(tmp_path, Plan(**{**TINY.__dict__, "seats": 3, "start": 2}))
    assert learner.champion is None
    newest = learner.newest
    assert newest is not None
    assert newest.seats == 3
    before, now = found.insights(2), found.insights(3)
    assert before is not None
    assert now is not None
    numbers = matched(before, now)
    for field, old in zip(now.fields, before.fields, strict=True):
        taken = numbers[field.first : field.first + field.size]
        assert set(taken.tolist()) <= set(range(old.first, old.first + old.size))
        if field.shape == old.shape:
            assert taken.tolist() == list(range(old.first, old.first + old.size))
        elif field.shape[1:] == old.shape[1:]:  # players first
            assert taken.reshape(field.shape)[-1].tolist() == taken.reshape(field.shape)[-2].tolist()
    row = vec[float]([0.0] * now.size)
    row_before = vec[float]([0.0] * before.size)
    shared = [field for field, old in zip(now.fields, before.fields, strict=True) if field.shape == old.shape]
    for field in shared:
        row[field.first] = 1.0
        row_before[int(numbers[field.first])] = 1.0
    said, said_before = newest.network().ask(row, 0), net.network().ask(row_before, 0)
    assert said == pytest.approx([*said_before, said_before[1]], abs=0.05)
    assert any(said_before)


def test_what_cannot_be_learned_is_refused_with_a_sentence(tmp_path: Path) -> None:
    done = perihelion("learn-bot", "new-frontiers", "--folder", tmp_path / "run", "--games", "0")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""
    assert not (tmp_path / "run").exists()
    alone = perihelion("learn-bot", "new-frontiers", "--folder", tmp_path / "run", "--apart", "1")
    assert alone.returncode == 2
    assert "--apart" in alone.stderr
    nobody = perihelion("learn-bot", "new-frontiers", "--folder", tmp_path / "run", "--respond")
    assert nobody.returncode == 2
    assert "--start 2" in nobody.stderr
    with pytest.raises(BadDuration):
        duration("soon")
    assert [duration(each) for each in ("90s", "1.5m", "2h")] == [90.0, 90.0, 7200.0]


def test_how_a_game_ended_is_told_in_the_points_of_the_evaluation(any_game: Game) -> None:
    """Else all that a network learns is how the two kinds of points differ."""
    table = Seats(any_game, 2)
    recorder = Recorder(table)
    for seed in range(8):
        play(table, table.judges([None, None]), seed, 0.0, recorder)
    ends = np.array(recorder.ends)
    last = dict(zip(recorder.chains, recorder.judged, strict=True))
    apart = sum(abs(ends[chain][0] - ends[chain][1]) for chain in last)
    judged_apart = sum(abs(judged[0] - judged[1]) for judged in last.values())
    assert 0.4 < judged_apart / apart < 2.5


def test_plans_are_blurred_in_the_points_of_the_evaluation(tmp_path: Path) -> None:
    """Burning Suns' are thirty to a point of its score: blurred by a tenth of a score nothing looked different."""
    blurred = {}
    for name in ("burning-suns", "new-frontiers"):
        learner = learned_in(tmp_path / name, Plan(**{**TINY.__dict__, "game": name}))
        blurred[name] = [learner.blur(number) / learner.unit for number in (1, 6, 9)]
    assert blurred["new-frontiers"] == pytest.approx([0.1, 0.04, 0.04])
    assert blurred["burning-suns"] == pytest.approx([3.0, 1.2, 1.2])


def test_a_correction_is_trusted_as_far_as_it_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of chance, as large as a game's whole score, is worse than none."""
    monkeypatch.setattr(learner_module, "TRUSTED", (1.0, 0.0))
    learner = learned_in(tmp_path, replace(TINY, match=24))
    chance = replace(some_net(game(TINY.game), 2), scale=60.0)
    damped = learner.damped(1, chance)
    assert damped.scale == 0.0
    assert damped.provenance["trusted"] == 0.0
    assert replace(damped, scale=60.0, provenance=chance.provenance) == chance  # nothing else has changed
