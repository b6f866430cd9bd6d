"""Reports on component sets: sums of what games tell, aims held against them, the same whatever the processes."""

import json
from pathlib import Path

import pytest
from support.commands import perihelion, told

from perihelion import Game, game
from perihelion.arena.aims import verdicts
from perihelion.arena.match import play_match
from perihelion.arena.sets import SetPlan, in_all_styles, play, report
from perihelion.bots import bot

PLAN = SetPlan("sunward", ("greedy", "random", "greedy:miner"), seats=2, games=6, seed=4)


def test_a_report_sums_what_the_games_tell() -> None:
    sunward = game("sunward")
    games = [play(sunward, PLAN, number) for number in range(PLAN.games)]
    found = report(PLAN)
    assert found["games"] == 6
    assert found["rounds"] == {"mean": 3.0, "median": 3, "least": 3, "most": 3}
    assert found["decisions"]["mean"] == round(sum(each.decisions for each in games) / 6, 2)
    assert found["endings"]["last-round"]["share"] == 1.0
    players = [player for each in games for player in each.players]
    assert found["scores"]["mean"] == round(sum(player.score for player in players) / 12, 2)
    assert sum(won["of"] for won in found["wins"]["bot"].values()) == 12
    assert sum(won["share"] * won["of"] for won in found["wins"]["seat"].values()) == pytest.approx(6, abs=0.01)
    for source, points in found["sources"].items():
        assert points["mean"] == round(sum(player.tally.get(source, 0) for player in players) / 12, 3)
    drawn = sum(player.events["drawn"] for player in players)
    assert found["events"]["drawn"]["mean"] == round(drawn / 12, 3)


def test_a_game_of_a_report_is_the_game_of_its_seed() -> None:
    names = PLAN.drawn(2)
    single = play_match(game("sunward"), [bot(name) for name in names], 4_000_002)
    found = play(game("sunward"), PLAN, 2)
    assert [player.bot for player in found.players] == names
    assert [player.score for player in found.players] == single.scores
    assert [player.share for player in found.players] == [single.share(0), single.share(1)]


def test_every_game_tells_what_reports_ask(any_game: Game) -> None:
    """Components by name, traits that stay the same kind for all, rounds, and aims that lead somewhere."""
    seats = 2 if 2 in any_game.seats else any_game.seats[0]
    plan = SetPlan(any_game.id, ("greedy", "random"), seats, games=2, seed=1)
    found = report(plan)
    kinds = [set(player.traits) for player in play(any_game, plan, 0).players]
    assert all(each == kinds[0] for each in kinds)
    assert set(found["wins"]) == {"seat", "bot", *kinds[0]}
    if any_game.styles:
        assert found["components"]
        assert all(each.what and each.found for each in verdicts(any_game, found))


def test_aims_are_held_against_the_figures() -> None:
    found = report(PLAN)
    found["sources"]["enclosed"]["of_all_points"] = 0.5
    held = {each.what: each for each in verdicts(game("sunward"), found)}
    assert held["no source gives more than 35% of the points"].found == "0.5"
    assert not held["no source gives more than 35% of the points"].holds
    for points in found["sources"].values():
        points["of_all_points"] = 0.1
    assert all(each.holds for each in verdicts(game("sunward"), found) if each.what.startswith("no source"))


def test_each_bot_plays_in_every_style() -> None:
    assert in_all_styles(game("sunward"), ["hard@9"]) == [
        "hard@9", "hard:runner@9", "hard:miner@9", "hard:hunter@9",
    ]  # fmt: skip


def test_the_command_gives_the_same_whatever_the_processes(tmp_path: Path) -> None:
    asked = ("set-report", "sunward", "--seats", "2", "--bots", "random", "--no-styles", "--games", "6", "--seed", "3")
    assert told(*asked, "--jobs", "2") == told(*asked)
    page = tmp_path / "sunward.md"
    done = perihelion(*asked, "--page", page, "--lang", "pl")
    assert done.returncode == 0, done.stderr
    assert "6 partii" in done.stdout
    written = page.read_text(encoding="utf8")
    assert "perihelion set-report sunward --seats 2 --bots random --no-styles --games 6 --seed 3" in written
    assert "## 2 seats, 6 games" in written
    assert json.dumps("**missed**")[1:-1] in written
