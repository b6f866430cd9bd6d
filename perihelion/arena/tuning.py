"""Tunes the weights of a game's evaluation from self-play: champion against challenger.

A challenger is the champion with every weight moved a little. Both play greedy games against each other, every seed
once in each seat order; a challenger that is clearly ahead in points becomes the champion. The same seed
gives the same result everywhere.
"""

from collections.abc import Callable
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

STEP: Final = 0.35
"""How far a weight may move in one challenge: by a factor of up to e^STEP either way."""
CLEARLY: Final = 1.0
"""Standard errors that a challenger must be ahead."""
STEPS: Final = 1 << 20


class NothingToTune(PerihelionError):
    code = "error-nothing-to-tune"
    says = "the evaluation of {game} keeps no weights in weights.toml, so there is nothing to tune"


@dataclass(frozen=True)
class Challenge:
    """One challenger: its weights, how many points a game it was ahead, and whether it won its place."""

    number: int
    values: dict[str, float]
    ahead: float
    error: float
    accepted: bool


def tune(
    game: Game, challenges: int, pairs: int, seed: int, progress: Callable[[Challenge], None] | None = None
) -> Weights:
    """The weights after so many challenges, each of so many pairs of games; with their provenance."""
    if not game.weights.values:
        raise NothingToTune(game=game.id)
    champion, challenger = type(game)(None), type(game)(None)
    values = dict(game.weights.values)
    rng = seeded(seed)
    accepted = 0
    for number in range(challenges):
        tried = moved(values, rng)
        champion.weigh(values)
        challenger.weigh(tried)
        margins = [
            pair_of_games(champion, challenger, seed * SEEDS_OF_A_RUN + number * pairs + k) for k in range(pairs)
        ]
        ahead = sum(margins) / pairs
        error = sqrt(sum((each - ahead) ** 2 for each in margins) / max(1, pairs - 1) / pairs)
        wins = ahead > CLEARLY * error
        if wins:
            values = tried
            accepted += 1
        if progress is not None:
            progress(Challenge(number, tried, ahead, error, wins))
    provenance = {
        "method": "greedy self-play, champion against challenger",
        "games": 2 * challenges * pairs,
        "challenges": challenges,
        "accepted": accepted,
        "seats": two_or_fewest(game),
        "seed": seed,
        "commit": commit(),
    }
    return Weights(values, provenance)


def moved(values: dict[str, float], rng: Rng) -> dict[str, float]:
    return {
        name: round(value * exp(STEP * (2.0 * rng.below(STEPS) / STEPS - 1.0)), 4) for name, value in values.items()
    }


def two_or_fewest(game: Game) -> int:
    return 2 if 2 in game.seats else min([seats for seats in game.seats if seats > 1])


def pair_of_games(champion: Game, challenger: Game, seed: int) -> float:
    """How many points a game the challenger is ahead of the champion, over both seat orders of one seed."""
    seats = two_or_fewest(champion)
    greedy = bot("greedy")
    ahead = 0.0
    for own in (0, 1):  # the challenger's seat; all others are the champion's
        judges = [challenger if seat == own else champion for seat in range(seats)]
        chance = [seed + SEEDS_APART * (seat + 1) for seat in range(seats)]
        scores = timed_match(champion, [greedy] * seats, seed, chance, games=judges).outcome.scores
        ahead += scores[own] - max(scores[:own] + scores[own + 1 :])
    return ahead / 2
