"""Tuning a set: only house values change, the same seed does the same, and a run goes on where it was stopped."""

import json
import tomllib
from pathlib import Path

import pytest

import perihelion
from perihelion.kernel.components import read_set
from tools import tune_set
from tools.tune_set import Tuner, changed, parent, places, value_at, written

DATA = perihelion.game("sunward").components.data
QUICK = """
[[play]]
seats = 2
bots = ["greedy"]
games = 2
[[idea]]
name = "everything at once"
add = {"sheet.symbols.alien.0" = [0, 0]}
[[value]]
path = "sheet.symbols.upgrade.*"
steps = [[1, 0], [-1, 0], [0, 1], [0, -1]]
"""


@pytest.fixture
def quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "sunward.toml").write_text(QUICK, encoding="utf8")
    monkeypatch.setattr(tune_set, "TUNING", tmp_path)
    return tmp_path


def test_paths_lead_through_names_ids_and_numbers() -> None:
    assert places(DATA, "zones.tiles.moon.cells") == ["zones.tiles.moon.cells"]
    assert len(places(DATA, "zones.tiles.*.cells")) == 10
    assert value_at(DATA, "sheet.symbols.alien.1") == DATA["sheet"]["symbols"]["alien"][1]
    with pytest.raises(SystemExit, match="leads nowhere"):
        places(DATA, "zones.tiles.sandwich.cells")


def test_only_house_values_are_changed_and_the_set_itself_never() -> None:
    new = changed(DATA, [("sheet.symbols.alien.1", [0, 4])])
    assert new["sheet"]["symbols"]["alien"][1] == [0, 4] != DATA["sheet"]["symbols"]["alien"][1]
    for path in ("scoring.resource_enclosed", "sheet.frontiers.upper_left.first", "set.rounds"):
        with pytest.raises(SystemExit, match="comes from the rulebook"):
            changed(DATA, [(path, 1)])


def test_a_set_written_down_is_the_same_set(tmp_path: Path) -> None:
    for game in perihelion.all_games():
        file = tmp_path / "set.toml"
        lines = [f"{key} = {written(value)}\n" for key, value in game.components.data.items()]
        file.write_text("".join(lines), encoding="utf8")
        assert read_set([file]).data == game.components.data


@pytest.mark.parametrize("file", sorted(tune_set.TUNING.glob("*.toml")), ids=lambda file: file.stem)
def test_what_may_be_changed_is_there_and_the_houses_own(file: Path) -> None:
    what = tomllib.loads(file.read_text(encoding="utf8"))
    data = perihelion.game(file.stem).components.data
    assert all(each["games"] > 1 for each in what["play"])
    for each in what["value"]:
        assert "house" in {parent(data, path)[2] for path in places(data, each["path"])}, each["path"]
    for way in [way for idea in what.get("idea", []) for kind in ("put", "add") for way in idea.get(kind, {})]:
        assert {parent(data, path)[2] for path in places(data, way)} == {"house"}, way


def test_the_same_seed_tries_the_same_and_a_stopped_run_goes_on(quick: Path) -> None:
    whole = Tuner("sunward", quick / "whole", 1, 1)
    whole.run(3, 9.0)
    parts = quick / "parts"
    Tuner("sunward", parts, 1, 1).run(1, 9.0)
    Tuner("sunward", parts, 1, 1).run(3, 9.0)
    log = (parts / "log.jsonl").read_text(encoding="utf8")
    assert log == (quick / "whole" / "log.jsonl").read_text(encoding="utf8")
    trials = [json.loads(line) for line in log.splitlines()]
    assert [trial["trial"] for trial in trials] == [0, 1, 2]
    assert trials[0]["what"] == "everything at once"
    assert not trials[0]["stays"]  # it changes nothing, and nothing is no gain
    assert trials[0]["gain"] == 0
    assert all(trial["stays"] or "why" in trial or trial["gain"] <= trial["error"] for trial in trials)
    perihelion.game("sunward", parts / "found.toml")


def test_a_set_against_the_rulebook_is_not_played(quick: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = QUICK.replace('"sheet.symbols.alien.0" = [0, 0]', '"sheet.hex_count" = 1')
    (quick / "sunward.toml").write_text(broken, encoding="utf8")
    Tuner("sunward", quick / "run", 1, 1).run(1, 9.0)
    assert "WSS-1.5" in capsys.readouterr().out
