"""Training sets: what is written is what was decided, in both formats; the example learns."""

import json
from pathlib import Path

import numpy as np
import pytest
from support.commands import perihelion

from perihelion.kernel.record import read_record, replayed
from perihelion.research import data
from perihelion.research.encoding import encoding_for

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
        assert np.array_equal(columns["observation"][row], encoding.observe(state, ply.seat))
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
