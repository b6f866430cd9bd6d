"""Vector environments: many games over one block of shared memory."""

from multiprocessing.shared_memory import SharedMemory

import numpy as np
import pytest

from perihelion import Game, game
from perihelion.research.gym import ANY_SEAT, Seat
from perihelion.research.rewards import rewards
from perihelion.research.vector import SeatVectorEnv, TurnVectorEnv


def test_every_row_is_what_the_asked_seat_of_its_game_sees(any_game: Game) -> None:
    """Against the same games played one by one, over several ends and new beginnings."""
    seats = any_game.seats[0] if any_game.seats[0] > 1 else 2
    env = TurnVectorEnv(any_game, 3, seats, reward="rank")
    observed, info = env.reset(seed=5)
    ended = 0
    for _ in range(700):
        for k, state in enumerate(env.many.states):
            seat = int(info["seat"][k])
            assert env.over[k] or seat == state.actors()[0]
            assert np.flatnonzero(observed["action_mask"][k]).tolist() == (state.legal(seat) if not env.over[k] else [])
        k = ended % 3
        seen = env.plays.encoding.observe(env.many.states[k], int(info["seat"][k]))
        assert np.array_equal(observed["observation"][k], seen)
        acted = info["seat"]
        was_over = env.over.copy()
        observed, paid, over, _, info = env.step(env.random_actions())
        for k in np.flatnonzero(over):
            worth = rewards(env.many.states[k], "rank")
            assert info["rewards"][k].tolist() == worth
            assert paid[k] == worth[acted[k]]
            ended += 1
        assert not (over & was_over).any()
        assert not paid[~over].any()
    assert ended >= 3
    env.close()


def test_the_same_seed_gives_the_same_games() -> None:
    courses = []
    for _ in range(2):
        env = TurnVectorEnv("pulsar-2849", 4, copy=True)
        env.reset(seed=11)
        courses.append([env.step(env.random_actions())[0]["observation"] for _ in range(40)])
        env.close()
    assert np.array_equal(courses[0], courses[1])


def test_an_illegal_action_ends_its_game_and_no_other() -> None:
    env = TurnVectorEnv("sunward", 3)
    observed, _ = env.reset(seed=2)
    actions = env.random_actions()
    actions[1] = int(np.flatnonzero(observed["action_mask"][1] == 0)[0])
    _, paid, over, _, info = env.step(np.array(actions))
    assert paid.tolist() == [0.0, -1.0, 0.0]
    assert over.tolist() == [False, True, False]
    assert info["illegal"] == [1]
    _, paid, over, _, info = env.step([env.random_actions()[0], -7, 10**6])
    assert (paid[1], over[1], over[2]) == (0.0, False, True)
    env.close()


@pytest.mark.parametrize("copy", [False, True])
def test_a_game_without_features_is_stepped_as_well(copy: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    pulsar = game("pulsar-2849")
    monkeypatch.setattr(type(pulsar), "features", lambda *_: None)
    env = TurnVectorEnv(pulsar, 2, 2, copy=copy)
    first, _ = env.reset(seed=1)
    before = first["observation"].copy()
    second, *_ = env.step(env.random_actions())
    assert np.array_equal(first["observation"], before) == copy
    assert np.array_equal(second["observation"][0], env.plays.encoding.observe(env.many.states[0], int(env.asked[0])))
    env.close()


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
