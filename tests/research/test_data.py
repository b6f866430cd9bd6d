"""Training sets: what is written is what was decided, in both formats; the example learns."""

import json
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from support.commands import perihelion

from perihelion.kernel.record import read_record, replayed
from perihelion.research import data
from perihelion.research.encoding import encoding_for
from perihelion.research.figures import write_page
from perihelion.research.learning import ValueNetwork, lambda_returns
from perihelion.research.speed import measurer

RECORDS = Path(__file__).resolve().parents[1] / "records" / "sunward"


@pytest.mark.parametrize("suffix", [".parquet", ".npz"])
def test_every_decision_is_a_row(tmp_path: Path, suffix: str) -> None:
    file = RECORDS / "3-players.json"
    target = tmp_path / f"set{suffix}"
    assert data.export([file, file], target) == 2 * len(replayed(read_record(file)).line)
    dataset = data.load(target)
    columns = dataset.columns
    history = replayed(read_record(file))
    assert columns["action"].tolist() == [ply.action for ply in history.line] * 2
    assert columns["game_number"].tolist() == [0] * len(history.line) + [1] * len(history.line)
    assert columns["score"].tolist() == [history.state.scores()[seat] for seat in columns["seat"]]
    state = history.game.new(3, history.record.seed)
    encoding = encoding_for(history.game, 3)
    masks = dataset.masks()
    for row, ply in enumerate(history.line):
        assert np.flatnonzero(masks[row]).tolist() == state.legal(ply.seat)
        assert np.array_equal(columns["observation"][row], encoding.encode(state.view(ply.seat), ply.seat))
        state.apply(ply.seat, ply.action)
    assert dataset.field("pieces").shape == (2 * len(history.line), 3, 6, 120)
    assert list(tmp_path.iterdir()) == [target]


def test_the_command(tmp_path: Path) -> None:
    done = perihelion("export", str(RECORDS / "2-players.json"), "--out", str(tmp_path / "a.npz"), "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert f"{len(data.load(tmp_path / 'a.npz'))} decisions from 1 record" in done.stdout


def test_what_makes_no_set_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    unfinished = json.loads((RECORDS / "2-players.json").read_text(encoding="utf8"))
    unfinished["log"] = unfinished["log"][:5]
    del unfinished["result"]
    (tmp_path / "unfinished.json").write_text(json.dumps(unfinished), encoding="utf8")
    cases = [
        ([RECORDS / "2-players.json"], "set.csv", data.UnknownFormat),
        ([RECORDS / "2-players.json", RECORDS / "3-players.json"], "set.npz", data.OtherKind),
        ([tmp_path / "unfinished.json"], "set.npz", data.NotFinished),
        ([tmp_path / "unfinished.json"], "set.parquet", data.NotFinished),
    ]
    for files, name, error in cases:
        with pytest.raises(error):
            data.export(files, tmp_path / name)
    assert [file.name for file in tmp_path.iterdir()] == ["unfinished.json"]


def test_figures_become_a_page_with_a_plot(tmp_path: Path) -> None:
    engines = [
        {"name": "sunward", "build": "plain", "decisions_per_second": 74649, "clone_us": 4.2, "times_catanatron": 3.7}
    ]
    steps = [{"name": "tictactoe_v3", "build": "", "way": "pettingzoo", "steps_per_second": 5000}]
    page = write_page(tmp_path, "Python on a test", 2.0, engines, steps, {"sunward"}).read_text(encoding="utf8")
    assert "| sunward | plain | 74,649 | 4.2 µs | 3.7 |" in page
    assert "| tictactoe_v3 |  | pettingzoo | 5,000 |" in page
    drawn = ElementTree.fromstring((tmp_path / "speed.svg").read_text(encoding="utf8"))
    assert len([part for part in drawn if part.tag.endswith("rect")]) == 3


@pytest.mark.parametrize("contestant", ["pettingzoo:sunward", "open_spiel:sunward", "open_spiel:python_tic_tac_toe"])
def test_steps_are_measured(contestant: str) -> None:
    assert measurer(contestant)(0.05, 1)["rate"] > 10


def test_lambda_returns() -> None:
    assert lambda_returns([1.0, 2.0, 3.0], 10.0, 0.0) == [2.0, 3.0, 10.0]
    assert lambda_returns([1.0, 2.0, 3.0], 10.0, 1.0) == [10.0, 10.0, 10.0]
    assert lambda_returns([1.0, 2.0], 10.0, 0.5) == [6.0, 10.0]


def test_the_gradients_are_those_of_the_error() -> None:
    network = ValueNetwork(3, 4, seed=1)
    chance = np.random.default_rng(2)
    network.weights["out"] = chance.normal(size=4)
    rows, targets = chance.normal(size=(5, 3)), chance.normal(size=5)
    told = network.gradients(rows, network.values(rows) - targets)
    step = 1e-6
    for name, values in network.weights.items():
        flat = values.reshape(-1)
        for k in range(len(flat)):
            errors = []
            for sign in (1, -1):
                flat[k] += sign * step
                errors.append(0.5 * float(np.mean((network.values(rows) - targets) ** 2)))
                flat[k] -= sign * step
            assert told[name].reshape(-1)[k] == pytest.approx((errors[0] - errors[1]) / (2 * step), abs=1e-6)


def test_the_network_learns_and_is_kept(tmp_path: Path) -> None:
    chance = np.random.default_rng(3)
    rows = chance.normal(size=(200, 3))
    targets = rows[:, 0] - np.abs(rows[:, 1])
    network = ValueNetwork(3, 16, seed=1)
    first = network.learn(rows, targets, 0.02)
    for _ in range(400):
        last = network.learn(rows, targets, 0.02)
    assert last < first / 20
    network.save(tmp_path / "net.npz")
    assert np.array_equal(ValueNetwork.load(tmp_path / "net.npz").values(rows), network.values(rows))
