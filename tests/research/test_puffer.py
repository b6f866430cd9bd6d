"""Many games as a native environment of PufferLib.

PufferLib pins other versions of NumPy and Gymnasium than ours, so its base class is stood in for here by what its
documentation says of it: it gives an environment its buffers, or takes over those of a worker process.
"""

from typing import Any

import numpy as np
import pytest

from perihelion import Game
from perihelion.research.puffer import class_over


class Documented:
    """https://puffer.ai/docs.html: spaces and `num_agents` are there before, buffers after."""

    single_observation_space: Any
    single_action_space: Any
    num_agents: int

    def __init__(self, buf: dict[str, Any] | None = None) -> None:
        assert not hasattr(self, "observation_space")
        assert not hasattr(self, "action_space")
        shape = (self.num_agents, *self.single_observation_space.shape)
        own = {
            "observations": np.zeros(shape, self.single_observation_space.dtype),
            "rewards": np.zeros(self.num_agents, np.float32),
            "terminals": np.zeros(self.num_agents, np.bool_),
            "truncations": np.zeros(self.num_agents, np.bool_),
            "masks": np.ones(self.num_agents, np.bool_),
            "actions": np.zeros(self.num_agents, np.int32),
        }
        for name, buffer in (own if buf is None else buf).items():
            setattr(self, name, buffer)


def legal(env: Any, number: int) -> list[int]:
    found: list[int] = np.flatnonzero(env.observations[number, env.wide :]).tolist()
    return found


def test_games_go_on_in_puffers_buffers_and_begin_anew_in_the_step_that_ends_them(any_game: Game) -> None:
    seats = any_game.seats[0] if any_game.seats[0] > 1 else 2
    env = class_over(Documented)(any_game, 3, None, seats=seats, reward="rank")
    observations, infos = env.reset(seed=4)
    assert observations is env.observations
    assert infos == []
    chance = np.random.default_rng(1)
    ended = 0
    for _ in range(3000):
        running = env.running
        for number, state in enumerate(running.many.states):
            seat = int(running.asked[number])
            assert legal(env, number) == state.legal(seat)
            if number == ended % 3:
                seen = running.plays.encoding.observe(state, seat)
                assert np.array_equal(env.observations[number, : env.wide], seen)
        acted = running.asked.copy()
        actions = np.array([chance.choice(legal(env, number)) for number in range(3)])
        _, rewards, terminals, truncations, infos = env.step(actions)
        assert not truncations.any()
        assert not rewards[~terminals].any()
        assert len(infos) == terminals.sum()
        for info, number in zip(infos, np.flatnonzero(terminals), strict=True):
            assert rewards[number] == pytest.approx(info[f"seat_{acted[number]}"])
            ended += 1
        if ended >= 3:
            break
    assert ended >= 3
    env.close()


def test_the_buffers_of_a_worker_are_written_and_an_illegal_action_ends_its_game() -> None:
    first = class_over(Documented)("sunward", 2)
    shared = {
        name: getattr(first, name)
        for name in ("observations", "rewards", "terminals", "truncations", "masks", "actions")
    }
    env = class_over(Documented)("sunward", 2, shared)
    env.reset(seed=9)
    assert env.observations is first.observations
    assert first.observations.any()
    forbidden = int(np.flatnonzero(env.observations[1, env.wide :] == 0)[0])
    _, rewards, terminals, _, infos = env.step(np.array([legal(env, 0)[0], forbidden]))
    assert rewards.tolist() == [0.0, -1.0]
    assert terminals.tolist() == [False, True]
    assert infos == [{"seat_0": -1.0, "seat_1": 0.0}] or infos == [{"seat_0": 0.0, "seat_1": -1.0}]
    _, rewards, terminals, _, _ = env.step(np.array([legal(env, 0)[0], legal(env, 1)[0]]))
    assert not terminals.any()
    assert not rewards.any()
