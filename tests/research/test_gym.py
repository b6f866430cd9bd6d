"""Gymnasium: one seat against bots, and many games over one block of shared memory."""

from multiprocessing.shared_memory import SharedMemory

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from perihelion import Game
from perihelion.research.gym import ANY_SEAT, Seat, SeatEnv, SeatVectorEnv


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


def test_many_games_are_the_single_ones_side_by_side() -> None:
    """Every row of the vector environment is what a single game of the same seed tells."""
    many = SeatVectorEnv("sunward", 3, seats=2, bots=("random",), copy=True)
    single = [Seat(many.plays, many.bots, ANY_SEAT, np.random.default_rng(10 + k)) for k in range(3)]
    observed, _ = many.reset(seed=10)
    alone = [table.play.observed(table.seat) for table in single]
    for _ in range(8):
        for k in range(3):
            assert np.array_equal(observed["observation"][k], alone[k]["observation"])
            assert np.array_equal(observed["action_mask"][k], alone[k]["action_mask"])
        actions = [int(np.flatnonzero(row)[-1]) for row in observed["action_mask"]]
        observed, _, over, _, _ = many.step(actions)
        assert not over.any()
        for table, action in zip(single, actions, strict=True):
            table.step(action)
        alone = [table.play.observed(table.seat) for table in single]
    many.close()


def test_observations_lie_in_shared_memory_and_games_begin_anew() -> None:
    env = SeatVectorEnv("sunward", 2, seats=1)
    observed, _ = env.reset(seed=3)
    other = SharedMemory(env.memory.name)
    seen = np.ndarray(observed["observation"].shape, np.float32, other.buf)
    ended = 0
    for _ in range(60):
        actions = [int(np.flatnonzero(row)[0]) if row.any() else 0 for row in observed["action_mask"]]
        was_over = [table.over for table in env.tables]
        observed, rewards, over, cut_off, _ = env.step(actions)
        assert np.array_equal(seen, observed["observation"])
        assert not any(over[k] for k in range(2) if was_over[k])
        assert not cut_off.any()
        assert all(rewards[k] == 0 for k in range(2) if not over[k])
        ended += int(over.sum())
    assert ended > 0
    del seen, observed
    other.close()
    env.close()
