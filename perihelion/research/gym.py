"""One seat of a game as a Gymnasium environment, the others played by bots; `vector.py` has many games in one process.

    from perihelion.research.gym import SeatEnv

    env = SeatEnv("sunward", seats=2, bots=("greedy",))
    observation, info = env.reset(seed=7)
    action = env.action_space.sample(info["action_mask"])

or, once this module is imported, `gymnasium.make("perihelion/sunward-v0", seats=2, bots=("greedy",))`.

An illegal action ends the game with -1, as in the PettingZoo environment: learners that know the mask never meet it.
"""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from perihelion.bots import Bot, Position, bot_for
from perihelion.kernel.game import Game
from perihelion.kernel.registry import known_games
from perihelion.kernel.rng import Rng, seeded
from perihelion.research.encoding import HIGHEST, LOWEST
from perihelion.research.rendering import as_pixels, as_text
from perihelion.research.table import Play, Setting, drawn_seed, setting

ILLEGAL: Final = -1.0
ANY_SEAT: Final = -1
"""As `seat`: another one in every game, drawn by chance."""


def observation_space(plays: Setting) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(LOWEST, HIGHEST, (plays.encoding.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (plays.game.actions.size,), np.int8),
        }
    )


def seated(plays: Setting, bots: Sequence[str | Bot]) -> list[Bot]:
    """A bot for every other seat; the named ones are repeated as often as needed."""
    made: list[Bot] = [bot_for(plays.game, each) if isinstance(each, str) else each for each in bots]
    return [made[k % len(made)] for k in range(plays.seats - 1)]


class Seat:
    """One game in which bots play all seats but one; stops whenever that seat has to choose, and at the end."""

    def __init__(self, plays: Setting, bots: list[Bot], seat: int, generator: np.random.Generator) -> None:
        self.plays = plays
        self.play = Play(plays, drawn_seed(generator))
        self.seat = seat if seat != ANY_SEAT else int(generator.integers(plays.seats))
        self.chance: Rng = seeded(drawn_seed(generator))
        self.bots: list[Bot | None] = [*bots[: self.seat], None, *bots[self.seat :]]
        self.illegal = False
        self.go_on()

    def go_on(self) -> None:
        state = self.play.state
        while not state.over() and self.seat not in state.actors():
            other = state.actors()[0]
            chooser = self.bots[other]
            assert chooser is not None
            state.apply(other, chooser.choose(Position(self.plays.game, state, other), self.chance))

    def step(self, action: int) -> float:
        """Take the seat's action and let the others answer; the reward, which is 0 until the end."""
        if not self.play.state.may(self.seat, action):
            self.illegal = True
            return ILLEGAL
        self.play.state.apply(self.seat, action)
        self.go_on()
        return self.play.rewards()[self.seat] if self.play.state.over() else 0.0

    @property
    def over(self) -> bool:
        return self.illegal or self.play.state.over()

    def info(self) -> dict[str, Any]:
        told: dict[str, Any] = {"action_mask": self.play.mask(self.seat), "seat": self.seat}
        if self.over:
            told["illegal"] = self.illegal
            told["scores"] = self.play.state.scores()
        return told


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012  Gymnasium's form

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        bots: Sequence[str | Bot] = ("greedy",),
        seat: int = ANY_SEAT,
        reward: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.plays = setting(game, seats, reward, options)
        self.bots = seated(self.plays, bots)
        self.wanted_seat = seat
        self.render_mode = render_mode
        self.observation_space = observation_space(self.plays)
        self.action_space = spaces.Discrete(self.plays.game.actions.size)
        self.table: Seat | None = None

    @property
    def at_table(self) -> Seat:
        assert self.table is not None, "reset() comes first"
        return self.table

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.table = Seat(self.plays, self.bots, self.wanted_seat, self.np_random)
        while self.table.over:  # the bots have ended it before the seat could choose at all
            self.table = Seat(self.plays, self.bots, self.wanted_seat, self.np_random)
        return self.table.play.observed(self.table.seat), self.table.info()

    def step(self, action: np.int64 | int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        table = self.at_table
        reward = table.step(int(action))
        return table.play.observed(table.seat), reward, table.over, False, table.info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What maskable learners of other libraries ask for."""
        return self.at_table.play.mask(self.at_table.seat).astype(np.bool_)

    def render(self) -> Any:
        table = self.at_table
        if self.render_mode == "ansi":
            return as_text(self.plays.game, table.play.state, table.seat)
        if self.render_mode == "rgb_array":
            return as_pixels(self.plays.game, table.play.state, table.seat)
        return None


def register_games() -> None:
    """Every known game under its name for `gymnasium.make`."""
    for name in known_games():
        full = f"perihelion/{name}-v0"
        if full not in gymnasium.registry:
            gymnasium.register(full, entry_point=f"{__name__}:SeatEnv", kwargs={"game": name})


register_games()
