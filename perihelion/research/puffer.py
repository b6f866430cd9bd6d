"""Many games as one native environment of PufferLib.

    from perihelion.research.puffer import native

    env = native("pulsar-2849", num_envs=64, seats=2)       # needs `pip install pufferlib`
    observations, infos = env.reset(seed=7)
    observations, rewards, terminals, truncations, infos = env.step(actions)

Every agent is the seat that is asked in its game. An observation is the row of that seat and then its mask: the first
`env.wide` numbers and the others. They are written in place into PufferLib's buffers, which its worker processes share.
A game that is over begins anew in the same step, as PufferLib wants it: `terminals` marks it, `rewards` has what the
seat that ended it was paid, and an info what every seat was. An illegal action ends its game with -1.
"""

from importlib import import_module
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from perihelion.kernel.game import Game
from perihelion.research.table import setting
from perihelion.research.vector import Running

Infos = list[dict[str, Any]]


def native(game: str | Game, num_envs: int = 64, buf: Any = None, **given: Any) -> Any:
    """A PufferEnv; `given` are `seats`, `reward` and the options of the game."""
    return class_over(import_module("pufferlib").PufferEnv)(game, num_envs, buf, **given)


def class_over(base: type[Any]) -> type[Any]:
    """The environment as a subclass of PufferLib's own, which gives it the buffers."""

    class PerihelionEnv(base):
        def __init__(
            self,
            game: str | Game,
            num_envs: int = 64,
            buf: Any = None,
            seats: int | None = None,
            reward: str = "win",
            seed: int = 0,
            **options: Any,
        ) -> None:
            plays = setting(game, seats, reward, options)
            self.wide = plays.encoding.size
            self.num_agents = num_envs
            self.single_observation_space = spaces.Box(-1.0, 1.0, (self.wide + plays.game.actions.size,), np.float32)
            self.single_action_space = spaces.Discrete(plays.game.actions.size)
            super().__init__(buf)
            self.running = Running(plays, self.observations[:, : self.wide], at_once=True)
            self.first_seed = seed

        def reset(self, seed: int | None = None) -> tuple[NDArray[np.float32], Infos]:
            first = self.first_seed if seed is None else seed
            self.running.seed([first + number for number in range(self.num_agents)])
            self.running.begin_all()
            self.observations[:, self.wide :] = self.running.masks
            return self.observations, []

        def step(self, actions: Any) -> tuple[Any, Any, Any, Any, Infos]:
            self.rewards[:] = self.running.step(np.asarray(actions).reshape(-1))
            self.terminals[:] = self.running.over
            self.truncations[:] = False
            self.observations[:, self.wide :] = self.running.masks
            ended = np.flatnonzero(self.running.over).tolist()
            infos: Infos = [ending(self.running.paid[number]) for number in ended]
            return self.observations, self.rewards, self.terminals, self.truncations, infos

        def close(self) -> None:
            self.running.windows = []

    return PerihelionEnv


def ending(paid: NDArray[np.float64]) -> dict[str, Any]:
    """What every seat of a game that is over was paid."""
    return {f"seat_{seat}": float(worth) for seat, worth in enumerate(paid)}
