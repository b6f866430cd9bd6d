"""PettingZoo's own tests, for every game and number of seats; and what they do not look at."""

import sys
import time
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, performance_benchmark, seed_test
from pettingzoo.utils.env_logger import EnvLogger
from support.play import finished

from perihelion import Game, IllegalAction, all_games, game
from perihelion.kernel.errors import BadSeats
from perihelion.research import pettingzoo, rewards

TABLES = [pytest.param(each.id, seats, id=f"{each.id}-{seats}") for each in all_games() for seats in each.seats]
EXPECTED = [
    "ignore:Observation space for each agent probably:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
]
"""PettingZoo says this of every environment with an action mask in its observation."""


@pytest.mark.filterwarnings("error", *EXPECTED)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_turn_based_environment_passes_pettingzoos_tests(name: str, seats: int) -> None:
    api_test(pettingzoo.env(name, seats), num_cycles=10)
    seed_test(partial(pettingzoo.env, name, seats), num_cycles=10)


@pytest.mark.filterwarnings("error", *EXPECTED)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_environment_in_cycles_passes_pettingzoos_tests(name: str, seats: int) -> None:
    parallel_api_test(pettingzoo.parallel_env(name, seats), num_cycles=8)
    module = SimpleNamespace(
        env=partial(pettingzoo.cycle_env, name, seats), parallel_env=partial(pettingzoo.parallel_env, name, seats)
    )
    max_cycles_test(module)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_performance_benchmark_runs(
    name: str, seats: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it is, but by a clock that runs ten times as fast, so that it takes half a second."""
    started = time.time()
    fast = SimpleNamespace(time=lambda: started + 10 * (time.monotonic() - begun))
    begun = time.monotonic()
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", fast)
    performance_benchmark(pettingzoo.env(name, seats))
    assert "turns per second" in capsys.readouterr().out


def played(name: str, seats: int, reward: str = "win") -> pettingzoo.raw_env:
    env = pettingzoo.raw_env(name, seats, reward)
    env.reset(seed=5)
    chance = np.random.default_rng(1)
    while not all(env.terminations.values()):
        mask = env.infos[env.agent_selection]["action_mask"]
        observed = env.observe(env.agent_selection)
        assert np.array_equal(mask, observed["action_mask"])
        seat = env.seat_of[env.agent_selection]
        assert np.flatnonzero(mask).tolist() == env.playing.state.legal(seat)
        env.step(int(chance.choice(np.flatnonzero(mask))))
    return env


def test_a_whole_game_pays_everybody_at_the_end(any_game: Game) -> None:
    env = played(any_game.id, any_game.seats[0] if any_game.seats[0] > 1 else 2, "rank")
    state = env.playing.state
    assert state.over()
    assert list(env.rewards.values()) == rewards.rewards(state, "rank")
    for kind in rewards.KINDS:
        paid = rewards.rewards(state, kind)
        assert sum(paid) == pytest.approx(0.0)
        if kind != "margin":  # ties may be broken by other things than points
            assert paid[state.ranking()[0][0]] == max(paid)
    for agent in env.possible_agents:
        assert not env.observe(agent)["action_mask"].any()
        env.step(None)
    assert env.agents == []


def test_rewards_of_a_known_ranking() -> None:
    tie = [[2, 0], [1]]
    assert rewards.win(tie, 3) == [0.25, -0.5, 0.25]
    assert rewards.win([[1], [0], [2]], 3) == [-0.5, 1.0, -0.5]
    assert rewards.rank(tie, 3) == [0.5, -1.0, 0.5]
    assert rewards.margin([50, 20, 50]) == pytest.approx([0.15, -0.3, 0.15])
    alone = finished(game("sunward"), 1, 1)
    assert rewards.rewards(alone, "win") == [alone.scores()[0] / 100]


def test_an_illegal_action_is_refused_raw_and_ends_the_game_wrapped() -> None:
    raw = pettingzoo.raw_env("sunward", 2)
    raw.reset(seed=1)
    illegal = int(np.flatnonzero(raw.observe("seat_0")["action_mask"] == 0)[0])
    before = raw.playing.state.fingerprint()
    with pytest.raises(IllegalAction):
        raw.step(illegal)
    assert raw.playing.state.fingerprint() == before
    env = pettingzoo.env("sunward", 2)
    env.reset(seed=1)
    env.step(illegal)
    assert env.terminations == {"seat_0": True, "seat_1": True}
    assert env.rewards["seat_0"] == -1


def test_the_order_of_calls_is_enforced(capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.env("sunward", 2)
    for call in (partial(env.step, 0), env.agent_iter, partial(env.observe, "seat_0")):
        with pytest.raises(AssertionError):
            call()
    env.reset(seed=1)
    for action in (None, -1, env.action_space("seat_0").n):
        with pytest.raises(AssertionError):
            env.step(action)
    env.step(int(np.flatnonzero(env.last()[4]["action_mask"] == 0)[0]))
    while env.agents:
        env.step(None)
    EnvLogger.flush()
    env.step(0)
    assert "Should reset() first" in EnvLogger.mqueue[-1]


def test_an_observation_is_made_once_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    env = pettingzoo.env("sunward", 2)
    env.reset(seed=1)
    made = []
    view = type(env.playing).observation
    monkeypatch.setattr(type(env.playing), "observation", lambda *given: made.append(1) or view(*given))
    for _ in range(5):
        observation, _, _, _, info = env.last()
        assert observation["action_mask"] is info["action_mask"]
        env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert len(made) == 5


def test_pictures(any_game: Game) -> None:
    for mode in ("ansi", "rgb_array"):
        env = pettingzoo.raw_env(any_game.id, render_mode=mode)
        env.reset(seed=2)
        first = env.render()
        for _ in range(6):
            env.step(int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])[-1]))
        second = env.render()
        if mode == "ansi":
            assert isinstance(first, str)
            assert any_game.id in first
            assert first != second
        else:
            assert first.shape == (600, 800, 3)
            assert first.dtype == np.uint8
            assert (first != second).any()


def test_what_cannot_be_played_is_refused_at_once() -> None:
    with pytest.raises(BadSeats):
        pettingzoo.env("sunward", 9)
    with pytest.raises(rewards.UnknownReward):
        pettingzoo.env("sunward", 2, reward="glory")
