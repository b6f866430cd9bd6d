"""A game as every environment here plays it: one seat is asked after another, observations come from views."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from perihelion.kernel.game import Game, Options
from perihelion.kernel.registry import game as find_game
from perihelion.kernel.state import State
from perihelion.research import rewards
from perihelion.research.encoding import Encoding, Mask, Vector, encoding_for, legal_mask

SEEDS = 1 << 32


@dataclass(frozen=True)
class Setting:
    """Which game an environment plays, and what it pays at the end."""

    game: Game
    seats: int
    options: Options
    reward: str
    encoding: Encoding


def setting(game: str | Game, seats: int | None, reward: str, options: dict[str, Any]) -> Setting:
    """Everything asked for, checked; without a number of seats two play, or as few as can."""
    found = find_game(game) if isinstance(game, str) else game
    if seats is None:
        seats = 2 if 2 in found.seats else found.seats[0]
    chosen = found.complete(options)
    found.new(seats, 0, **chosen)  # refuses a wrong number of seats now and not at the first reset
    return Setting(found, seats, chosen, rewards.checked(reward), encoding_for(found, seats))


class Play:
    """One game in progress."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.state: State = setting.game.new(setting.seats, seed, **setting.options)

    @property
    def seat(self) -> int:
        """Whose turn it is; of several who choose at the same time the lowest seat. -1 once the game is over."""
        acting = self.state.actors()
        return acting[0] if acting else -1

    def mask(self, seat: int, out: Mask | None = None) -> Mask:
        return legal_mask(self.setting.game.actions.size, self.state.legal(seat), out)

    def observation(self, seat: int, out: Vector | None = None) -> Vector:
        return self.setting.encoding.observe(self.state, seat, out)

    def observed(self, seat: int) -> dict[str, Any]:
        return {"observation": self.observation(seat), "action_mask": self.mask(seat)}

    def rewards(self) -> list[float]:
        return rewards.rewards(self.state, self.setting.reward)


def drawn_seed(generator: np.random.Generator) -> int:
    return int(generator.integers(SEEDS))
