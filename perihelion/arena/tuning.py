"""Tunes the weights of a game's evaluation from greedy self-play, by the slope of the points won over them.

In a step many challengers, each with all weights moved at random, play the champion in every seat. A weight's slope is
how much more the challengers won that had more of it; all weights then go up their slopes together. After every step
the new weights meet the first ones on seeds that no step has seen. The same seed gives the same result everywhere.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import exp, sqrt
from typing import Final

from perihelion.arena.commit import commit
from perihelion.arena.match import SEEDS_APART, timed_match
from perihelion.arena.simulation import SEEDS_OF_A_RUN
from perihelion.bots import bot
from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.game import Game
from perihelion.kernel.rng import Rng, seeded
from perihelion.kernel.weights import Weights

SPREAD: Final = 0.3
"""How far a challenger's weights are moved: by a factor of e^SPREAD or its inverse."""
STRIDE: Final = 0.6
"""How far a step goes: so much, in logarithms, along the whole slope."""
SURE: Final = 1.0
"""Standard errors below which a slope counts as none."""

Values = dict[str, float]


class NothingToTune(PerihelionError):
    code = "error-nothing-to-tune"
    says = "the evaluation of {game} keeps no weights in weights.toml, so there is nothing to tune"


@dataclass(frozen=True)
class Plan:
    """So many steps, each of so many challengers, which play so many seeds in every seat; and so many fresh seeds on
    which the weights after a step meet the first ones."""

    steps: int
    tries: int
    pairs: int
    fresh: int
    seats: int
    seed: int

    @property
    def duels(self) -> int:
        return self.steps * (self.tries * self.pairs + self.fresh)


@dataclass(frozen=True)
class Step:
    """The weights after a step, the slopes they followed, and how many points a game they are ahead of the first."""

    number: int
    weights: Weights
    slopes: Values
    ahead: float
    error: float


def tune(game: Game, plan: Plan, progress: Callable[[int], None] | None = None) -> Iterator[Step]:
    if not game.weights.values:
        raise NothingToTune(game=game.id)
    duel = Duel(game, plan.seats, progress)
    rng = seeded(plan.seed)
    first = dict(game.weights.values)
    values = first
    for number in range(1, plan.steps + 1):
        found = slopes(duel, values, rng, plan.tries, plan.pairs)
        values = climbed(values, found)
        ahead, error = mean_and_error([duel.margin(first, values, SEEDS_OF_A_RUN + k) for k in range(plan.fresh)])
        provenance = {
            "method": "perihelion tune, greedy self-play",
            "games": number * plan.tries * plan.pairs * plan.seats,
            "steps": number,
            "tries": plan.tries,
            "pairs": plan.pairs,
            "seats": plan.seats,
            "seed": plan.seed,
            "ahead": f"{ahead:.1f} ± {1.96 * error:.1f} points a game on {plan.fresh} other seeds",
            "commit": commit(),
        }
        yield Step(number, Weights(values, provenance), found, ahead, error)


class Duel:
    """A champion's weights against a challenger's, each in an instance of the game that judges by them."""

    def __init__(self, game: Game, seats: int, progress: Callable[[int], None] | None) -> None:
        self.seats = seats
        self.progress = progress
        self.champion, self.challenger = type(game)(None), type(game)(None)

    def margin(self, champion: Values, challenger: Values, seed: int) -> float:
        """Points by which the challenger is ahead of the best other, over all its seats."""
        self.champion.weigh(champion)
        self.challenger.weigh(challenger)
        greedy = bot("greedy")
        ahead = 0.0
        for own in range(self.seats):
            judges = [self.challenger if seat == own else self.champion for seat in range(self.seats)]
            chance = [seed + SEEDS_APART * (seat + 1) for seat in range(self.seats)]
            scores = timed_match(self.champion, [greedy] * self.seats, seed, chance, games=judges).outcome.scores
            ahead += scores[own] - max(scores[:own] + scores[own + 1 :])
        if self.progress is not None:
            self.progress(1)
        return ahead / self.seats


def slopes(duel: Duel, values: Values, rng: Rng, tries: int, pairs: int) -> Values:
    """Of every weight the points won by more of it, 0 when that could be chance."""
    tried: list[tuple[list[int], float]] = []
    for _ in range(tries):
        signs = [2 * rng.below(2) - 1 for _ in values]
        challenger = moved(values, signs)
        won = [duel.margin(values, challenger, rng.below(SEEDS_OF_A_RUN)) for _ in range(pairs)]
        tried.append((signs, sum(won) / pairs))
    middle, error = mean_and_error([won for _, won in tried])
    found = {}
    for k, name in enumerate(values):
        slope = sum(signs[k] * (won - middle) for signs, won in tried) / tries
        found[name] = slope if abs(slope) > SURE * error else 0.0
    return found


def moved(values: Values, signs: list[int]) -> Values:
    return {name: value * exp(SPREAD * sign) for (name, value), sign in zip(values.items(), signs, strict=True)}


def climbed(values: Values, found: Values) -> Values:
    length = sqrt(sum(slope**2 for slope in found.values())) or 1.0
    return {name: round(value * exp(STRIDE * found[name] / length), 4) for name, value in values.items()}


def mean_and_error(values: list[float]) -> tuple[float, float]:
    middle = sum(values) / len(values)
    return middle, sqrt(sum((each - middle) ** 2 for each in values) / max(1, len(values) - 1) / len(values))
