"""The page of a tournament holds everything in itself; the commands print and write what they promise."""

import csv
import json
import re
from pathlib import Path

import pytest
from support.commands import perihelion, told

from perihelion.arena.analysis import Look, analyse, turning_points
from perihelion.arena.report import PLOTS
from perihelion.kernel.record import read_record, replayed

RECORD = Path(__file__).parent.parent / "records" / "sunward" / "2-players.json"


def test_a_tournament_with_report_and_csv(tmp_path: Path) -> None:
    done = told(
        "arena", "sunward", "--bots", "easy,random", "--rounds", "1", "--report", tmp_path / "out",
        "--csv", tmp_path / "matches.csv", "--file", tmp_path / "matches.jsonl",
    )  # fmt: skip
    assert done["games"] == 2 * 3
    assert {each["purpose"] for each in done["lineups"]} == {"match", "mirror", "sanity"}
    page = (tmp_path / "out" / "report.html").read_text(encoding="utf8")
    assert page.count("data:image/svg+xml;base64,") == len(PLOTS)
    assert not re.search(r'(src|href)="(?!data:)', page)
    for name in PLOTS:
        assert (tmp_path / "out" / f"{name}.svg").read_bytes().startswith(b"<?xml")
        assert (tmp_path / "out" / f"{name}.png").read_bytes().startswith(b"\x89PNG")
    assert json.loads((tmp_path / "out" / "standings.json").read_text(encoding="utf8")) == done
    with (tmp_path / "matches.csv").open(encoding="utf8") as stream:
        rows = list(csv.DictReader(stream))
    assert len(rows) == 2 * done["games"]
    assert {row["bot"] for row in rows} == {"easy", "random"}


def test_a_tournament_in_words() -> None:
    done = perihelion("arena", "sunward", "--bots", "easy,random", "--rounds", "1", "--no-controls", "--lang", "pl")
    assert done.returncode == 0, done.stderr
    assert "Wygrane pierwszego" in done.stdout
    assert "easy – random" in done.stdout


@pytest.mark.parametrize(
    "wrong",
    [["--bots", "easy"], ["--kind", "cup"], ["--rounds", "0"], ["--seats", "1"], ["--bots", "easy,hard@never"],
     ["--jobs", "0"], ["--seed", "-1"]],
)  # fmt: skip
def test_what_cannot_be_played_is_refused_with_a_sentence(wrong: list[str]) -> None:
    done = perihelion("arena", "sunward", *wrong)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_analysis_of_a_record() -> None:
    history = replayed(read_record(RECORD))
    found = analyse(history, looks=4, playouts=2)
    last = found.looks[-1]
    assert last.ply == len(history.line)
    assert last.scores == history.state.scores()
    winners = history.state.ranking()[0]
    assert last.chances == [1 / len(winners) if seat in winners else 0.0 for seat in range(2)]
    for look in found.looks:
        assert sum(look.chances) == pytest.approx(1, abs=0.01)
    for missed in found.missed:
        state = history.at(missed.ply)
        assert {missed.played, missed.better} <= set(state.legal(missed.seat))
        assert missed.points >= 3
        assert history.line[missed.ply].action == missed.played != missed.better
    assert analyse(history, looks=4, playouts=2) == found


def test_turning_points_are_told_of_the_one_who_gained() -> None:
    looks = [Look(0, [0.5, 0.5], [0, 0], []), Look(9, [0.4, 0.6], [0, 0], []), Look(20, [0.9, 0.1], [0, 0], [])]
    turns = turning_points(looks)
    assert [(turn.first, turn.last, turn.seat) for turn in turns] == [(9, 20, 0)]


def test_the_analysis_command() -> None:
    told_json = told("analyse", RECORD, "--looks", "2", "--playouts", "1")
    assert {"looks", "turns", "missed", "seats", "moves"} <= set(told_json)
    done = perihelion("analyse", RECORD, "--looks", "2", "--playouts", "1", "--lang", "pl")
    assert done.returncode == 0, done.stderr
    assert "Po ruchu" in done.stdout
