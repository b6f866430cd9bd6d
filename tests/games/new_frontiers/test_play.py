"""Whole games: every way of ending is recorded, everything in the box is used, and the greedy bot knows the game."""

from pathlib import Path

import pytest
from games.new_frontiers.builder import the_game

from perihelion.arena.match import play_match
from perihelion.bots import bot
from perihelion.kernel.history import History
from perihelion.kernel.record import read_record
from tools.new_frontiers_report import Usage, play

RECORDS = Path(__file__).parent.parent.parent / "records" / "new-frontiers"


def test_there_is_a_record_for_every_way_of_ending() -> None:
    endings = {History.replay(the_game(), read_record(path)).state.ending() for path in RECORDS.glob("*.json")}
    assert endings == {"developments", "colonies", "colonists", "chips", "round-limit"}


@pytest.mark.slow
def test_every_tile_comes_into_play_and_every_kind_of_power_takes_effect() -> None:
    """In 480 games at most: once everything was met, more games would tell nothing."""
    usage = Usage()
    game = the_game()
    missing: tuple[list[str], list[str], int] | None = None
    for seed in range(480):
        bots = ["greedy" if seed % 5 == 0 else "random"] * (2 + seed % 4)
        play(usage, len(bots), seed, bots, "goals" if seed % 3 == 0 else "standard", game)
        missing = (*usage.unused(), 8 - len(usage.goals))
        if missing == ([], [], 0):
            break
    assert missing == ([], [], 0)


def test_greedy_beats_random() -> None:
    game = the_game()
    won = 0.0
    for seed in range(20):
        first = seed % 2
        bots = [bot("greedy"), bot("random")]
        outcome = play_match(game, bots if first == 0 else bots[::-1], seed)
        won += outcome.share(first)
    assert won >= 18


def test_a_game_between_greedy_bots_lasts_about_as_long_as_the_rulebook_says() -> None:
    rounds = [play(Usage(), 3, seed, ["greedy"] * 3, "standard").round for seed in range(8)]
    assert 12 <= sum(rounds) / len(rounds) <= 16
