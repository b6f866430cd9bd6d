"""Gymnasium: one seat against bots."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from perihelion import Game
from perihelion.research.gym import SeatEnv


@pytest.mark.filterwarnings("error")
def test_gymnasiums_checker_finds_nothing(any_game: Game) -> None:
    check_env(gymnasium.make(f"perihelion/{any_game.id}-v0", seats=any_game.seats[0], bots=("random",)).unwrapped)


def test_a_game_against_bots_ends_with_the_reward_of_the_seat() -> None:
    env = SeatEnv("sunward", 3, bots=("greedy", "random"), seat=1, reward="rank")
    observation, info = env.reset(seed=4)
    chance = np.random.default_rng(2)
    over = False
    while not over:
        assert np.array_equal(env.action_masks(), observation["action_mask"].astype(bool))
        action = chance.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, over, _, info = env.step(action)
    state = env.at_table.play.state
    assert state.over()
    place = next(number for number, group in enumerate(state.ranking()) if 1 in group)
    assert reward == [1.0, 0.0, -1.0][place]
    assert info["scores"] == state.scores()
    assert state.ranking()[0] == [0], "greedy beats two who play at random"


def test_an_illegal_action_loses() -> None:
    env = SeatEnv("sunward", 2, bots=("random",))
    _, info = env.reset(seed=4)
    _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
