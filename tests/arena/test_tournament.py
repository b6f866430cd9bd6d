"""Tournaments: who meets whom, balanced seats, the same results with more processes and after a stop."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from perihelion.arena.cluster import NoCluster
from perihelion.arena.standings import as_csv, standings
from perihelion.arena.tournament import MATCH, MIRROR, OtherTournament, Played, Tournament, run

SMALL = Tournament("sunward", ("easy", "random"), rounds=2, controls=False)


def results(played: list[Played]) -> list[object]:
    return [each.result() for each in played]


@pytest.mark.parametrize(
    ("kind", "bots", "seats", "meetings"),
    [
        ("round-robin", "abc", 2, ["ab", "ac", "bc"]),
        ("round-robin", "ab", 3, ["aab", "abb"]),
        ("round-robin", "abcd", 3, ["abc", "abd", "acd", "bcd"]),
        ("gauntlet", "abc", 2, ["ab", "ac"]),
        ("gauntlet", "abc", 3, ["abb", "acc"]),
        ("ladder", "abcd", 2, ["ab", "bc", "cd"]),
    ],
)
def test_who_meets_whom(kind: str, bots: str, seats: int, meetings: list[str]) -> None:
    tournament = Tournament("sunward", tuple(bots), kind, seats=seats)
    assert ["".join(each) for each in tournament.meetings()] == meetings
    assert [each.purpose for each in tournament.lineups()].count(MATCH) == len(meetings)


def test_every_bot_has_every_seat_equally_often_with_the_same_seeds() -> None:
    tournament = Tournament("sunward", ("a", "b", "c"), rounds=2, seats=3, controls=False)
    matches = tournament.matches()
    assert len(matches) == 2 * 6
    assert [each.number for each in matches] == list(range(12))
    seats = Counter((each.turn, k, each.order.index(k)) for each in matches for k in range(3))
    assert set(seats.values()) == {2}


def test_the_same_results_with_two_processes() -> None:
    alone, together = run(SMALL), run(SMALL, jobs=2)
    assert results(alone) == results(together)
    one, other = standings(SMALL, alone), standings(SMALL, together)
    del one["timing"], other["timing"]
    assert one == other


@pytest.mark.slow
def test_the_same_results_on_a_cluster_of_two_workers() -> None:
    """A real Ray cluster, begun on this machine."""
    on_cluster = run(SMALL, jobs=2, ray="local")
    assert results(on_cluster) == results(run(SMALL))


@pytest.mark.slow
def test_a_cluster_that_does_not_answer_is_named() -> None:
    with pytest.raises(NoCluster, match=r"127\.0\.0\.1:1"):
        run(SMALL, ray="127.0.0.1:1")


def test_a_stopped_run_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "matches.jsonl"
    whole = run(SMALL, file)
    lines = file.read_text(encoding="utf8").splitlines(keepends=True)
    assert len(lines) == 1 + len(whole) == 5
    file.write_text("".join(lines[:3]) + lines[3][:20], encoding="utf8")  # stopped in the middle of a line
    heard: list[int] = []
    again = run(SMALL, file, progress=heard.append)
    assert results(again) == results(whole)
    assert heard[0] == 2
    assert sum(heard) == 4
    assert run(SMALL, file) == again  # nothing is left to play


def test_a_file_of_another_tournament_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "matches.jsonl"
    run(replace(SMALL, rounds=1), file)
    with pytest.raises(OtherTournament):
        run(replace(SMALL, seed=2, rounds=1), file)
    file.write_text("no JSON\n", encoding="utf8")
    with pytest.raises(OtherTournament):
        run(SMALL, file)


def test_a_mirror_match_is_not_the_same_game_twice() -> None:
    """The chance belongs to the bot, not to the seat; otherwise both orders would be one game and prove nothing."""
    tournament = Tournament("sunward", ("random", "easy"), "gauntlet", rounds=1)
    mirrors = [k for k, lineup in enumerate(tournament.lineups()) if lineup.purpose == MIRROR]
    played = [each for each in run(tournament) if each.lineup in mirrors]
    assert len({each.fingerprint for each in played}) == 2


def hand_made(number: int, lineup: int, scores: list[int]) -> Played:
    first = 1.0 if scores[0] > scores[1] else 0.5 if scores[0] == scores[1] else 0.0
    places = [0 if score == max(scores) else 1 for score in scores]
    tally = [{"all": score} for score in scores]
    return Played(
        number, lineup, 0, [0, 1], scores, [first, 1 - first], places, tally, "end", "", [10, 10], "c", [1.0, 2.0]
    )


def test_standings_from_matches_made_by_hand() -> None:
    tournament = Tournament("sunward", ("a", "b"), rounds=2)
    meeting = [hand_made(k, 0, [10, 5]) for k in range(3)] + [hand_made(3, 0, [4, 4])]
    mirror = [hand_made(4, 1, [5, 1]), hand_made(5, 1, [1, 5])]
    sanity = [hand_made(6, 2, [1, 5]), hand_made(7, 2, [1, 5])]
    told = standings(tournament, meeting + mirror + sanity)
    assert told["lineups"][0]["win_rate"] == pytest.approx(3.5 / 4)
    assert told["lineups"][0]["mean_scores"] == [8.5, 4.75]
    assert told["lineups"][1]["holds"]
    assert not told["lineups"][2]["holds"]
    assert [each["bot"] for each in told["ratings"]] == ["a", "b"]
    assert told["ratings"][0]["mu"] > 25 > told["ratings"][1]["mu"]
    assert [each["games"] for each in told["bots"]] == [4, 4]
    assert told["timing"] == {"a": 0.1, "b": 0.2}
    assert told["commits"] == ["c"]
    assert len(as_csv(tournament, meeting).splitlines()) == 1 + 2 * 4
    assert json.loads(json.dumps(told)) == told
