"""Reports on component sets: sums of what games tell, aims held against them, the same whatever the processes."""

import json
from pathlib import Path

import pytest
from support.commands import perihelion, told

from perihelion import Game, game
from perihelion.arena.aims import HOLDS, MISSED, OPEN, aims_of, ends, evenness, held, styles, verdicts
from perihelion.arena.match import play_match
from perihelion.arena.sets import SetPlan, in_all_styles, play, rate, report
from perihelion.bots import bot
from perihelion.words import Words

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


PLACES_AND_WORDS = ("area", "slot", "type", "disc", "keyword", "power")


def test_whatever_players_use_is_a_component_of_their_game(any_game: Game) -> None:
    for number in range(3):
        played = play(any_game, SetPlan(any_game.id, ("random",), any_game.seats[-1], games=3, seed=2), number)
        kinds = {name.partition("-")[0] for name in played.components}.difference(PLACES_AND_WORDS)
        every = {name.removeprefix("@") for name in any_game.component_names()}
        used = {name for player in played.players for name in player.things} & every
        assert {name for name in used if name.partition("-")[0] in kinds} <= set(played.components)
        assert set(played.components) <= every


@pytest.mark.parametrize(
    ("name", "options", "there", "boxed"),
    [
        ("sunward", {}, "zone-moon frontier-upper-left", "zone-moon-help"),
        ("new-frontiers", {}, "tile-spice-world action-settle", "tile-goods tile-is-large action-goals-review"),
        ("new-frontiers", {"setup": "goals"}, "action-goals-review goal-stockpiling", "keyword-alien"),
        ("beyond-the-sun", {}, "basic-4 guild-professors", "disc-none area-extra mat-un-advanced ability-watch-a"),
        ("beyond-the-sun", {"mats": "advanced"}, "", "mat-un-basic"),
        ("burning-suns", {}, "tile-special-1 action-battle", "level-psyonic-0 sheet-sheet-battle"),
        ("burning-suns", {"race_cards": False}, "race-wraith", "card-rc-wraith-hush"),
        ("pulsar-2849", {}, "exploration-x01", "map-normal player-colour-red effect-vp"),
        ("pulsar-2849", {"headquarters": False}, "", "side-hq-a1 project-a1-top"),
    ],
)
def test_words_places_and_what_stays_in_the_box_are_no_components(
    name: str, options: dict[str, str | bool], there: str, boxed: str
) -> None:
    found = play(game(name), SetPlan(name, ("random",), 3, games=1, seed=8, options=options), 0).components
    assert set(there.split()) <= set(found)
    assert not set(boxed.split()) & set(found)


def number_of(name: str, seats: int, kind: str) -> int:
    found = play(game(name), SetPlan(name, ("random",), seats, games=1), 0).components
    return sum(each.startswith(kind) for each in found)


def test_of_what_is_drawn_at_setup_only_that_is_there() -> None:
    assert number_of("beyond-the-sun", 3, "mat-") == 3
    assert number_of("beyond-the-sun", 3, "achievement-") == 4
    assert number_of("pulsar-2849", 2, "face-") == 3
    assert number_of("pulsar-2849", 2, "goal-") == 3
    assert number_of("pulsar-2849", 2, "side-") == 2 * 2
    assert number_of("burning-suns", 2, "tile-home-") == 2
    assert number_of("burning-suns", 2, "card-rc-") == 2 * 8
    assert number_of("new-frontiers", 2, "tile-") == 60 + 2 * 2 + 24


def test_components_are_of_the_players_who_could_have_them() -> None:
    """Of a goal that lay in one of two games, a player of that game who met it is one of its players, not of all."""
    pulsar = game("pulsar-2849")
    plan = SetPlan("pulsar-2849", ("random",), 2, games=6, seed=5)
    games = [play(pulsar, plan, number) for number in range(plan.games)]
    found = report(plan)["components"]
    techs = {name: used for name, used in found.items() if name.startswith("tech-")}
    assert {used["games"] for used in techs.values()} != {plan.games}
    for name, used in techs.items():
        players = [player for each in games if name in each.components for player in each.players]
        assert used["games"] == len(players) // 2
        assert used["players"]["of"] == len(players)
        assert used["players"]["share"] == round(sum(name in player.things for player in players) / len(players), 4)


def test_an_end_that_the_rulebook_names_may_not_be_missing() -> None:
    found = report(PLAN)
    three = {"a": rate(396, 400), "b": rate(4, 400), "limit": rate(4, 400)}
    assert ends(found, ["last-round"]).state == HOLDS
    assert ends(found, ["last-round"]).found == "last-round 100.0%; the rulebook names no other"
    assert ends({"endings": three}, ["a", "b"]).state == MISSED
    assert ends({"endings": three}, ["a"]).found.endswith("; ended by a limit of ours: b 1.0%, limit 1.0%")
    assert ends({"endings": {"a": rate(400, 400)}}, ["a", "never"]).state == MISSED
    assert ends({"endings": {"a": rate(386, 400), "b": rate(14, 400)}}, ["a", "b"]).state == OPEN
    assert ends({"endings": {"a": rate(300, 400), "b": rate(100, 400)}}, ["a", "b"]).state == HOLDS


def test_the_ends_of_aims_are_ends_of_the_game(any_game: Game) -> None:
    named = aims_of(any_game).get("ends", [])
    assert not any_game.styles or named
    assert all(Words("en", any_game).has(f"ending-{name}") for name in named)
    plan = SetPlan(any_game.id, ("greedy",), 2 if 2 in any_game.seats else any_game.seats[0], games=2, seed=6)
    assert not named or {play(any_game, plan, number).ending for number in range(2)} <= set(named)


def test_few_games_leave_an_aim_open() -> None:
    """A share with its whole interval within its bounds holds, one wholly outside is missed, else nothing is said."""
    aim = {"what": "a fight in most games", "of": "events.dice.games.share", "least": 0.5}
    for fights, games, state in ((9, 12, OPEN), (300, 400, HOLDS), (2, 12, MISSED), (190, 400, OPEN)):
        told = {"events": {"dice": {"games": rate(fights, games)}}}
        assert [each.state for each in held([aim], told)] == [state]
    wins = {
        "seat": {"1": {"times": 1.5, "times_interval": [0.8, 2.2]}, "2": {"times": 1.0, "times_interval": [0.9, 1.1]}}
    }
    assert evenness({"wins": wins}).state == OPEN
    wins["seat"]["1"]["times_interval"] = [1.3, 1.7]
    assert evenness({"wins": wins}).state == MISSED
    assert evenness({"wins": {"seat": {"2": wins["seat"]["2"]}}}).state == HOLDS
    for won, games, state in ((0, 7, OPEN), (30, 100, HOLDS), (70, 100, MISSED)):
        assert (
            styles({"seats": 3, "wins": {"bot": {"normal": rate(0, 9), "normal:x": rate(won, games)}}}).state == state
        )


def test_aims_are_held_against_the_figures() -> None:
    found = report(PLAN)
    found["sources"]["enclosed"]["of_all_points"] = 0.5
    told = {each.what: each for each in verdicts(game("sunward"), found)}
    assert told["no source gives more than 35% of the points"].found == "0.5"
    assert told["no source gives more than 35% of the points"].state == MISSED
    for points in found["sources"].values():
        points["of_all_points"] = 0.1
    assert all(each.state == HOLDS for each in verdicts(game("sunward"), found) if each.what.startswith("no source"))


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
