"""Many games in one process as Gymnasium vector environments, over one block of shared memory.

    from perihelion.research.vector import SeatVectorEnv, TurnVectorEnv

    env = TurnVectorEnv("pulsar-2849", num_envs=64, seats=2)     # for self-play: whoever is asked in each game
    observed, info = env.reset(seed=7)
    observed, rewards, over, cut_off, info = env.step(env.random_actions())

In `TurnVectorEnv` every row is what the seat sees that is asked in that game, `info["seat"]`; games are stepped in
compiled code. In `SeatVectorEnv` every row is one seat of a game whose others are bots. In both, a game that is over
begins anew with the next step, whose action for it is not used (Gymnasium's AutoresetMode.NEXT_STEP), and an illegal
action ends its game with -1. Every step writes the same arrays: copy what must outlive it, or give `copy=True`.
"""

from collections.abc import Sequence
from ctypes import c_double, memset
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from perihelion.bots import Bot
from perihelion.kernel.game import Game
from perihelion.kernel.rng import Rng, seeded
from perihelion.kernel.state import State
from perihelion.research.encoding import Mask, Vector, features_of
from perihelion.research.gym import ANY_SEAT, Seat, observation_space, seated
from perihelion.research.many import Many
from perihelion.research.rewards import rewards
from perihelion.research.table import SEEDS, Setting, setting

WINDOW: Final = 1 << 15
"""Numbers of observations that are written before they are taken away: a quarter of a megabyte, which stays in the
cache."""

Told = dict[str, Any]
Stepped = tuple[Told, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Told]


class Block:
    """Observations as float32, then masks as int8, of all games in shared memory; another process opens it by name."""

    def __init__(self, count: int, wide: int, many: int) -> None:
        self.memory = SharedMemory(create=True, size=count * (4 * wide + many))
        self.vectors: Vector | None = np.ndarray((count, wide), np.float32, self.memory.buf)
        self.masks: Mask | None = np.ndarray((count, many), np.int8, self.memory.buf, 4 * count * wide)

    def close(self) -> None:
        """Give the memory back; the arrays over it are gone with it."""
        self.vectors = None
        self.masks = None
        self.memory.close()
        self.memory.unlink()


class SharedVectorEnv(VectorEnv[Told, Any, Any]):
    """What both kinds have: spaces, the block of memory, seeds."""

    def __init__(self, plays: Setting, num_envs: int, copy: bool) -> None:
        self.plays = plays
        self.num_envs = num_envs
        self.copy = copy
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = observation_space(plays)
        self.single_action_space = spaces.Discrete(plays.game.actions.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.block = Block(num_envs, plays.encoding.size, plays.game.actions.size)
        self.memory = self.block.memory
        self.never = np.zeros(num_envs, dtype=np.bool_)

    def seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        if isinstance(seed, int):
            return [seed + k for k in range(self.num_envs)]
        return [None] * self.num_envs if seed is None else list(seed)

    def observed(self) -> Told:
        vectors, masks = self.block.vectors, self.block.masks
        assert vectors is not None
        assert masks is not None
        if self.copy:
            return {"observation": vectors.copy(), "action_mask": masks.copy()}
        return {"observation": vectors, "action_mask": masks}

    def close_extras(self, **named: Any) -> None:
        self.block.close()


def writable(seen: NDArray[np.float64]) -> NDArray[np.float64]:
    """The same memory to be cleared: a buffer of mypyc shows itself as read-only, though it is ours."""
    return np.ctypeslib.as_array((c_double * seen.size).from_address(seen.ctypes.data))


class Running:
    """Many games stepped in compiled code, and what NumPy sees of them; their observations go into `vectors`."""

    def __init__(self, plays: Setting, vectors: Vector, at_once: bool = False) -> None:
        self.plays = plays
        self.chances: list[Rng] = []
        self.luck = seeded(0)
        count, wide = vectors.shape
        window = min(count, max(1, WINDOW // wide))
        self.many = Many(
            count, plays.game.actions.size, features_of(plays.encoding), self.begin, self.pay, window, at_once
        )
        self.rows = writable(np.frombuffer(memoryview(self.many.rows), dtype=np.float64)).reshape(window, wide)
        self.masks = np.frombuffer(memoryview(self.many.masks), dtype=np.int8).reshape(count, plays.game.actions.size)
        self.paid = np.frombuffer(memoryview(self.many.rewards), dtype=np.float64).reshape(count, plays.seats)
        self.over = np.frombuffer(memoryview(self.many.over), dtype=np.bool_)
        self.asked = np.frombuffer(memoryview(self.many.asked), dtype=np.int64)
        self.games = np.arange(count)
        firsts = range(0, count, window)
        self.windows = [(first, min(first + window, count), vectors[first : first + window]) for first in firsts]

    def begin(self, number: int) -> State:
        return self.plays.game.new(self.plays.seats, self.chances[number].below(SEEDS), **self.plays.options)

    def pay(self, state: State) -> list[float]:
        return rewards(state, self.plays.reward)

    def seed(self, seeds: list[int | None]) -> None:
        drawn = np.random.default_rng()
        self.chances = [seeded(int(drawn.integers(SEEDS)) if each is None else each) for each in seeds]
        self.luck = seeded(self.chances[0].below(SEEDS))

    def begin_all(self) -> None:
        self.many.illegal = []
        for first, last, vectors in self.windows:
            self.many.begin_some(first, last)
            self.take_away(vectors)

    def step(self, actions: Any) -> NDArray[np.float64]:
        """One action for every game; returns what the seats that acted were paid."""
        acted = self.asked.copy()
        listed = actions if isinstance(actions, list) else actions.tolist()
        self.many.illegal = []
        for first, last, vectors in self.windows:
            self.many.step_some(listed, first, last)
            self.take_away(vectors)
        paid: NDArray[np.float64] = self.paid[self.games, acted]
        return paid

    def take_away(self, vectors: Vector) -> None:
        """The rows as they are now, for as many games."""
        np.copyto(vectors, self.rows[: len(vectors)], casting="same_kind")
        memset(self.rows.ctypes.data, 0, self.rows.nbytes)  # a tenth of a step less than `fill` takes


class TurnVectorEnv(SharedVectorEnv):
    """Games between learners: every row belongs to the seat that is asked in its game, `info["seat"]`.

    `rewards` has what the seat that has just acted was paid, `info["rewards"]` what every seat was: 0 until the game is
    over. Seats that choose at the same time are asked one after another; none sees what the others chose.
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int,
        seats: int | None = None,
        reward: str = "win",
        copy: bool = False,
        **options: Any,
    ) -> None:
        super().__init__(setting(game, seats, reward, options), num_envs, copy)
        assert self.block.vectors is not None
        self.running = Running(self.plays, self.block.vectors)
        self.many, self.over, self.asked = self.running.many, self.running.over, self.running.asked

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Told, Told]:
        if seed is not None or not self.running.chances:
            self.running.seed(self.seeds(seed))
        self.running.begin_all()
        return self.shown(), self.told()

    def shown(self) -> Told:
        assert self.block.masks is not None
        np.copyto(self.block.masks, self.running.masks)
        return self.observed()

    def told(self) -> Told:
        return {
            "action_mask": self.block.masks,
            "seat": self.asked.copy(),
            "rewards": self.running.paid.copy(),
            "illegal": self.many.illegal,
        }

    def random_actions(self) -> list[int]:
        """A legal action for every game, each as likely as the others."""
        return self.many.legal_at_random(self.running.luck)

    def step(self, actions: Any) -> Stepped:
        paid = self.running.step(actions)
        return self.shown(), paid, self.over.copy(), self.never, self.told()

    def close_extras(self, **named: Any) -> None:
        self.running.windows = []
        super().close_extras(**named)


class SeatVectorEnv(SharedVectorEnv):
    """One seat of every game against bots."""

    def __init__(
        self,
        game: str | Game,
        num_envs: int,
        seats: int | None = None,
        bots: Sequence[str | Bot] = ("greedy",),
        seat: int = ANY_SEAT,
        reward: str = "win",
        copy: bool = False,
        **options: Any,
    ) -> None:
        super().__init__(setting(game, seats, reward, options), num_envs, copy)
        self.bots = seated(self.plays, bots)
        self.wanted_seat = seat
        self.generators: list[np.random.Generator] = []
        self.tables: list[Seat] = []

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Told, Told]:
        if seed is not None or not self.generators:
            self.generators = [np.random.default_rng(each) for each in self.seeds(seed)]
        self.tables = [self.begun(k) for k in range(self.num_envs)]
        for k in range(self.num_envs):
            self.write(k)
        return self.observed(), self.told()

    def begun(self, k: int) -> Seat:
        table = Seat(self.plays, self.bots, self.wanted_seat, self.generators[k])
        while table.over:
            table = Seat(self.plays, self.bots, self.wanted_seat, self.generators[k])
        return table

    def write(self, k: int) -> None:
        assert self.block.vectors is not None
        assert self.block.masks is not None
        table = self.tables[k]
        table.play.observation(table.seat, self.block.vectors[k])
        table.play.mask(table.seat, self.block.masks[k])

    def told(self) -> Told:
        return {"action_mask": self.block.masks, "seat": np.array([table.seat for table in self.tables])}

    def step(self, actions: Any) -> Stepped:
        paid = np.zeros(self.num_envs, dtype=np.float64)
        for k, table in enumerate(self.tables):
            if table.over:
                self.tables[k] = self.begun(k)
            else:
                paid[k] = table.step(int(actions[k]))
            self.write(k)
        over = np.array([table.over for table in self.tables], dtype=np.bool_)
        return self.observed(), paid, over, self.never, self.told()
