"""The page of a tournament holds everything in itself; the commands print and write what they promise."""

import csv
import json
import re
from pathlib import Path
from random import Random

import pytest
from support.commands import perihelion, told

from perihelion.arena.analysis import AT_FIRST, GLANCE, PLAYOUTS, Look, Looking, analyse, turning_points
from perihelion.arena.chances import SURE, TURNED, interval, sigmas
from perihelion.arena.misses import DOUBTED, MISSED, SHOWN
from perihelion.arena.report import PLOTS
from perihelion.kernel.record import read_record, replayed
from perihelion.words import Words

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
    assert last.low == last.high == last.chances
    for look in found.looks:
        assert sum(look.chances) == pytest.approx(1, abs=0.01)
        assert all(low <= chance <= high for low, chance, high in zip(look.low, look.chances, look.high, strict=True))
    words = {language: Words(language, history.game) for language in ("pl", "en")}
    for missed in found.missed:
        state = history.at(missed.ply)
        assert {missed.played, missed.better} <= set(state.legal(missed.seat))
        assert missed.points >= MISSED
        assert history.line[missed.ply].action == missed.played != missed.better
        assert 1 <= missed.round <= 3
        assert all(said.phrase(missed.reason).endswith(".") for said in words.values())
    assert found.missed
    assert analyse(history, looks=4, playouts=2) == found


def test_an_analysis_tells_how_far_it_is_and_what_it_knows_already() -> None:
    looking = Looking(replayed(read_record(RECORD)), looks=3, playouts=AT_FIRST + 1)
    work = looking.work()
    wide = looking.so_far()
    assert (wide.done, wide.missed, wide.turns) == (0, [], [])
    first = AT_FIRST * 3
    for _ in range(first):
        next(work)
    begun = looking.so_far()
    assert begun.done == first < begun.of
    assert all(look.playouts == AT_FIRST for look in begun.looks[:-1])
    width = [high - low for look in begun.looks[:-1] for low, high in zip(look.low, look.high, strict=True)]
    assert all(0 < each < 1 for each in width)
    assert begun.turns == []  # only named when all is played out
    for _ in work:
        pass
    assert looking.so_far().done == looking.of


def look_at(ply: int, chances: list[float], playouts: int) -> Look:
    within = [interval(each, playouts, sigmas(SURE)) for each in chances]
    low, high = [each[0] for each in within], [each[1] for each in within]
    return Look(ply, 1, playouts, chances, low, high, [0, 0], [])


def test_turning_points_are_told_of_the_one_who_gained() -> None:
    looks = [look_at(0, [0.5, 0.5], 80), look_at(9, [0.4, 0.6], 80), look_at(20, [0.9, 0.1], 80)]
    turns = turning_points(looks)
    assert [(turn.first, turn.last, turn.seat) for turn in turns] == [(9, 20, 0)]
    assert 0 < turns[0].least < 0.5 < turns[0].most < 1
    few = [look_at(9, [0.4, 0.6], 6), look_at(20, [0.9, 0.1], 6)]
    assert turning_points(few) == []  # the same change, but six playouts do not prove it
    small = [look_at(9, [0.4, 0.6], 9000), look_at(20, [0.5, 0.5], 9000)]
    assert turning_points(small) == []  # proven, but little


def test_luck_names_no_turning_point_in_nineteen_games_of_twenty() -> None:
    """Games of three in which nothing ever changes, looked at ten times; further where it looks as if it had turned."""
    rng, named, games = Random(7), 0, 400
    for _ in range(games):
        truth = rng.choice([0.2, 0.33, 0.5])
        won = [[rng.random() < truth for _ in range(PLAYOUTS)] for _ in range(11)]
        glance = [sum(each[:GLANCE]) / GLANCE for each in won]
        further = {k + j for k in range(10) if abs(glance[k + 1] - glance[k]) >= TURNED for j in (0, 1)}
        looks = []
        for ply, each in enumerate(won):
            games_played = PLAYOUTS if ply in further else GLANCE
            rate = sum(each[:games_played]) / games_played
            looks.append(look_at(ply, [rate, 1 - rate, 0.0], games_played))
        named += bool(turning_points(looks))
    assert named / games <= 0.05


def test_only_what_may_have_turned_is_played_out_further() -> None:
    looking = Looking(replayed(read_record(RECORD)), looks=4, playouts=GLANCE + 1)
    for place, won in zip(looking.places, (0.5, 0.5, 0.5, 0.9, 1.0), strict=True):
        place.playouts, place.won = GLANCE, [GLANCE * won, GLANCE * (1 - won)]
    assert [place.ply for place in looking._in_doubt()] == [place.ply for place in looking.places[2:4]]


def test_the_analysis_command() -> None:
    told_json = told("analyse", RECORD, "--looks", "2", "--playouts", "1")
    assert {"looks", "turns", "missed", "seats", "moves"} <= set(told_json)
    done = perihelion("analyse", RECORD, "--looks", "2", "--playouts", "1", "--lang", "pl")
    assert done.returncode == 0, done.stderr
    assert "Po ruchu" in done.stdout
    assert "z pewnością 95%" in done.stdout
    assert len(told_json["missed"]) <= 2 * DOUBTED
    whose = perihelion("analyse", RECORD, "--looks", "2", "--playouts", "1", "--seat", "2", "--lang", "en")
    better = [line for line in whose.stdout.splitlines() if "better:" in line]
    assert len(better) <= SHOWN
    assert all(" 2: " in line for line in better)
