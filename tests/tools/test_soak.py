"""The soak in short, and that it finds what is wrong."""

import json
import random
from itertools import cycle
from pathlib import Path

import pytest

import perihelion
from perihelion import Game
from perihelion.games.sunward.play import SunwardState
from perihelion.kernel.record import parse_record
from tools.soak.__main__ import lines_unrun
from tools.soak.play import Soak
from tools.soak.report import told, write
from tools.soak.seeker import Played, Seeker
from tools.soak.shown import Shown
from tools.soak.tables import Table, allowed, pairs, tables

GAMES = {"burning-suns": 2}
"""Games of a short soak, where it is not four."""


def test_a_short_soak_finds_nothing(any_game: Game) -> None:
    soak = Soak(any_game, seed=11)
    soak.run(games=GAMES.get(any_game.id, 4))
    assert {fault.trace: fault.record for fault in soak.count.faults.values()} == {}
    assert soak.count.looked_at > 10


def test_tables_hold_every_pair_of_values(any_game: Game) -> None:
    """Of seat counts and options, but for what the game itself refuses."""
    found = tables(any_game)
    assert {table.seats for table in found} == set(any_game.seats)
    whole = [{"seats": table.seats, **any_game.complete(table.options)} for table in found]
    played = {(one, row[one], other, row[other]) for row in whole for one in row for other in row}
    for one, other in pairs(any_game):
        assert (*one, *other) in played or not allowed(any_game, dict([one, other]))


def test_the_same_seed_plays_the_same_games() -> None:
    counts = []
    for _ in range(2):
        soak = Soak(perihelion.game("sunward"), seed=3)
        soak.run(games=6)
        counts.append((soak.count.decisions, soak.count.looked_at, soak.seeker.taken, soak.seeker.kept))
    assert counts[0] == counts[1]


def kinds_of_choices(game: Game, games: int) -> int:
    """How many the seeker takes in so many games."""
    seeker = Seeker(game)
    for seed in range(games):
        rng = random.Random(seed)
        state, played = game.new(seats=2, seed=seed), Played(2, seed, {})
        while not state.over():
            seat, action, choice = seeker.decide(state, rng)
            seeker.note(choice, played)
            state.apply(seat, action)
    return len(seeker.taken)


def test_the_seeker_meets_more_than_chance_does(monkeypatch: pytest.MonkeyPatch) -> None:
    game = perihelion.game("new-frontiers")
    sought = kinds_of_choices(game, 20)
    monkeypatch.setattr("tools.soak.seeker.WAYWARD", 1.0)
    assert sought > 1.1 * kinds_of_choices(game, 20)


def test_another_soak_goes_on_from_what_was_kept(tmp_path: Path) -> None:
    game = perihelion.game("sunward")
    kept = tmp_path / "kept.jsonl"
    soak = Soak(game, seed=5, corpus=kept)
    soak.run(games=6)
    again = Soak(game, seed=6, corpus=kept)
    assert again.seeker.first == soak.seeker.first
    assert again.seeker.kept == soak.seeker.kept
    assert again.seeker.taken == soak.seeker.taken
    for choice, (number, moves) in again.seeker.first.items():  # the way kept for a choice leads to it
        way = again.seeker.kept[number]
        state = game.new(seats=way.seats, seed=way.seed)
        for seat, action in way.log[:moves]:
            state.apply(seat, action)
        seat, action = way.log[moves]
        assert again.seeker.choice(state, state.prompt(seat).question.message, seat, action) == choice


def test_lines_that_no_kept_game_ran_are_told(tmp_path: Path) -> None:
    """A game just begun has not come to its end: the functions of scoring are listed."""
    game = perihelion.game("sunward")
    played = Played(2, 1, {})
    state = game.new(seats=2, seed=1)
    for _ in range(3):
        seat = state.actors()[0]
        played.log.append((seat, state.legal(seat)[0]))
        state.apply(*played.log[-1])
    seeker = Seeker(game)
    seeker.note(("prompt-draw", "draw", ()), played)
    seeker.save(tmp_path / "sunward-kept.jsonl", Shown(game))
    unrun = lines_unrun("sunward", tmp_path)
    assert 0 < unrun["ran"] < unrun["lines"]
    assert "tally()" in str(unrun["unrun"]) or "ranking()" in str(unrun["unrun"])


UNRUN = {"lines": 9, "ran": 8, "games": 1, "unrun": {"scoring.py": {"never()": [5]}}}


def test_a_fault_is_kept_with_the_game_that_comes_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever raises or lies: in the rules, in a view, in the words."""
    whole = SunwardState.standing

    def broken(self: SunwardState, seat: int) -> dict[str, int]:
        if self.horizon() > 6:
            raise IndexError("list index out of range")
        return whole(self, seat)

    monkeypatch.setattr(SunwardState, "standing", broken)
    soak = Soak(perihelion.game("sunward"), seed=1)
    soak.run(games=6)
    faults = soak.count.faults.values()  # by where it raised: a preview may come to it first
    # every game of the seeker; those by chance show nothing to anybody
    assert sum(fault.times for fault in faults) == 3
    assert all("IndexError" in fault.what for fault in faults)
    report = write([json.loads(json.dumps(told(soak))) | {"unrun": UNRUN}], tmp_path).read_text(encoding="utf8")
    assert "list index out of range" in report
    assert "functions never entered: scoring.py:never()" in report
    record = parse_record((tmp_path / "fault-sunward-0.json").read_text(encoding="utf8"))
    assert len(record.log) > 6


def test_only_a_game_without_a_limit_of_rounds_may_go_on_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.soak.invariants.LONGEST", 30)
    soak = Soak(perihelion.game("beyond-the-sun"), seed=1)
    for options, ends in (({"round_cap": "none"}, {"broken off": 2}), ({"round_cap": 100}, {})):
        soak.tables = cycle([Table(2, options)])
        soak.count.endings.clear()
        soak.run(games=2)
        assert soak.count.endings == ends
    assert [fault.what for fault in soak.count.faults.values()] == ["AssertionError: the game does not end"]
    assert sum(fault.times for fault in soak.count.faults.values()) == 2
