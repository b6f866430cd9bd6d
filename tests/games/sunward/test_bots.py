"""How strong the greedy bot is: measured over whole games, in the compiled build."""

import pytest
from support.builds import run

GREEDY_AGAINST_RANDOM = """
import perihelion
from perihelion.arena.match import play_match
from perihelion.bots import bot

game, greedy, random = perihelion.game("sunward"), bot("greedy"), bot("random")
won = 0.0
for seed in range(200):
    won += play_match(game, [greedy, random], seed).share(0)
    won += play_match(game, [random, greedy], seed).share(1)
print(won)
"""


@pytest.mark.slow
def test_greedy_beats_random_in_95_of_100_games() -> None:
    """400 games of two players, each seed from both seats; a shared victory counts half."""
    assert float(run("compiled", GREEDY_AGAINST_RANDOM)) >= 0.95 * 400
