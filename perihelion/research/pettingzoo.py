"""Every game as a PettingZoo environment.

    from perihelion.research import pettingzoo

    env = pettingzoo.env("sunward", seats=3, reward="win")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination or truncation else env.action_space(agent).sample(info["action_mask"])
        env.step(action)

`env` is turn-based (AEC): exactly the seat that has a choice is asked. Seats that choose at the same time are asked
one after another in seat order; none sees what the others chose before the rules show it. `parallel_env` asks
everybody in every cycle and ignores the answers of those who have no choice; `cycle_env` is the same as AEC.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.env import AECIterable
from pettingzoo.utils.env_logger import EnvLogger

import perihelion
from perihelion.kernel.game import Game
from perihelion.research.encoding import HIGHEST, LOWEST
from perihelion.research.rendering import as_pixels, as_text
from perihelion.research.table import Play, Setting, drawn_seed, setting

RENDER_MODES = ("ansi", "rgb_array")
ILLEGAL = -1.0
"""The reward of an illegal action, which ends the game."""


def agents_of(seats: int) -> list[str]:
    return [f"seat_{seat}" for seat in range(seats)]


def observation_space(plays: Setting) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(LOWEST, HIGHEST, (plays.encoding.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (plays.game.actions.size,), np.int8),
        }
    )


def about(plays: Setting, parallel: bool) -> dict[str, Any]:
    return {
        "name": f"perihelion_{plays.game.id.replace('-', '_')}_v{plays.game.rules_version}",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": parallel,
        "render_fps": 2,
        "game": plays.game.stamp,
        "perihelion": perihelion.__version__,
    }


class _Shared:
    """What both kinds of environment have."""

    def prepare(self, plays: Setting, render_mode: str | None, parallel: bool) -> None:
        self.plays = plays
        self.render_mode = render_mode
        self.metadata = about(plays, parallel)
        self.possible_agents = agents_of(plays.seats)
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(plays) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(plays.game.actions.size) for agent in self.possible_agents}
        self.generator = np.random.default_rng()
        self.play: Play | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> Play:
        if seed is not None:
            self.generator = np.random.default_rng(seed)
        self.play = Play(self.plays, drawn_seed(self.generator))
        self.agents = self.possible_agents[:]
        return self.play

    @property
    def playing(self) -> Play:
        assert self.play is not None, "reset() comes first"
        return self.play

    def render(self) -> Any:
        """The table as the seat that is asked sees it; everything public once the game is over."""
        seat = self.playing.seat if self.playing.seat >= 0 else None
        if self.render_mode == "ansi":
            return as_text(self.plays.game, self.playing.state, seat)
        if self.render_mode == "rgb_array":
            return as_pixels(self.plays.game, self.playing.state, seat)
        return None

    def close(self) -> None:
        """Nothing is open."""


class raw_env(_Shared, AECEnv):  # noqa: N801  PettingZoo's own name
    """The turn-based environment without wrappers: an illegal action is an IllegalAction."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        AECEnv.__init__(self)
        self.prepare(setting(game, seats, reward, options), render_mode, False)
        self.nothing = np.zeros(self.plays.game.actions.size, dtype=np.int8)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": self.nothing} for agent in self.agents}
        self.select()

    def select(self) -> None:
        """Whose turn it is; the mask of the one who is asked goes into its info."""
        seat = self.playing.seat
        if seat < 0:
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"action_mask": self.playing.mask(seat)}

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        asked = seat == self.playing.seat and agent in self.infos
        mask = self.infos[agent]["action_mask"] if asked else self.playing.mask(seat)
        return {"observation": self.playing.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        play = self.playing
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        play.state.apply(self.seat_of[agent], int(action))
        self.infos[agent] = {"action_mask": self.nothing}
        if play.state.over():
            self.rewards = dict(zip(self.possible_agents, play.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self.select()
        self._accumulate_rewards()


class checked_env(raw_env):  # noqa: N801
    """The turn-based environment that refuses what makes no sense and ends the game after an illegal action.

    It does what PettingZoo's wrappers OrderEnforcing, AssertOutOfBounds and TerminateIllegal do, in itself: three
    layers of them took two fifths of the time of a step of Sunward.
    """

    def step(self, action: int | None) -> None:
        if self.play is None:
            EnvLogger.error_step_before_reset()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if not (self.terminations[agent] or self.truncations[agent]):
            assert action is not None, "an agent whose turn it is has to act"
            assert 0 <= action < self.plays.game.actions.size, "action is not in action space"
            if not self.infos[agent]["action_mask"][action]:
                self.end_the_game(agent)
                return
        super().step(action)

    def end_the_game(self, agent: str) -> None:
        """An illegal action: its agent loses, all others get nothing."""
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL
        self._accumulate_rewards()
        self._deads_step_first()

    def agent_iter(self, max_iter: int = 2**63) -> AECIterable:
        if self.play is None:
            EnvLogger.error_agent_iter_before_reset()
        return super().agent_iter(max_iter)


def env(
    game: str | Game, seats: int | None = None, reward: str = "win", render_mode: str | None = None, **options: Any
) -> AECEnv:
    """The turn-based environment; an illegal action ends the game with -1 for the one who chose it."""
    return checked_env(game, seats, reward, render_mode, **options)


class parallel_env(_Shared, ParallelEnv):  # noqa: N801  PettingZoo's own name
    """Everybody answers in every cycle. Who has no choice is not listened to; an illegal answer is replaced by chance.

    After `max_cycles` cycles the game is cut off, without rewards.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        reward: str = "win",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.prepare(setting(game, seats, reward, options), render_mode, True)
        self.max_cycles = max_cycles
        self.cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.begin(seed)
        self.cycles = 0
        return self.observations(), self.masks({})

    def observations(self) -> dict[str, Any]:
        return {agent: self.playing.observed(self.seat_of[agent]) for agent in self.possible_agents}

    def masks(self, replaced: dict[int, bool]) -> dict[str, dict[str, Any]]:
        return {
            agent: {"action_mask": self.playing.mask(seat), "replaced": replaced.get(seat, False)}
            for agent, seat in self.seat_of.items()
        }

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        state = self.playing.state
        replaced: dict[int, bool] = {}
        for seat in state.actors():
            legal = state.legal(seat)
            if not legal:
                continue  # the choice before left it only one, which was taken at once
            action = int(actions[self.possible_agents[seat]])
            if action not in legal:
                action = legal[int(self.generator.integers(len(legal)))]
                replaced[seat] = True
            state.apply(seat, action)
            if state.over():
                break
        self.cycles += 1
        over = state.over()
        cut_off = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        paid = self.playing.rewards() if over else [0.0] * self.plays.seats
        told = (
            self.observations(),
            dict(zip(self.possible_agents, paid, strict=True)),
            dict.fromkeys(self.possible_agents, over),
            dict.fromkeys(self.possible_agents, cut_off),
            self.masks(replaced),
        )
        if over or cut_off:
            self.agents = []
        return told


def cycle_env(
    game: str | Game,
    seats: int | None = None,
    reward: str = "win",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> AECEnv:
    """`parallel_env` as an AEC environment, by PettingZoo's own conversion."""
    return parallel_to_aec(parallel_env(game, seats, reward, max_cycles, render_mode, **options))
