"""Improves the weights of a game's evaluation from greedy self-play, by the slope of the points won over them.

    climb_weights.py GAME [--steps 6] [--tries 150] [--pairs 8] [--seats 2] [--seed 1] [--file weights.toml]

In a step many challengers, each with all weights moved at random, play the champion in every seat. A weight's slope
is how much more the challengers won that had more of it; all weights then go up their slopes together. `perihelion
tune` needs more games for the same, for it learns only from challengers that win. Same seed, same result.
"""

import argparse
from math import exp, sqrt
from pathlib import Path

import perihelion
from perihelion.arena.commit import commit
from perihelion.arena.match import SEEDS_APART, timed_match
from perihelion.arena.simulation import SEEDS_OF_A_RUN
from perihelion.bots import bot
from perihelion.kernel.game import Game
from perihelion.kernel.rng import Rng, seeded
from perihelion.kernel.weights import Weights, weights_text

SPREAD = 0.3
"""How far weights are moved: by a factor of e^SPREAD or its inverse."""
STRIDE = 0.6
"""How far a step goes: so much, in logarithms, along the whole slope."""
SURE = 1.0
"""Standard errors below which a slope counts as none."""


def margin(champion: Game, challenger: Game, seats: int, seed: int) -> float:
    """Points by which the challenger is ahead of the best other, over all its seats."""
    greedy = bot("greedy")
    ahead = 0.0
    for own in range(seats):
        judges = [challenger if seat == own else champion for seat in range(seats)]
        chance = [seed + SEEDS_APART * (seat + 1) for seat in range(seats)]
        scores = timed_match(champion, [greedy] * seats, seed, chance, games=judges).outcome.scores
        ahead += scores[own] - max(scores[:own] + scores[own + 1 :])
    return ahead / seats


def moved(values: dict[str, float], signs: list[int]) -> dict[str, float]:
    return {name: value * exp(SPREAD * sign) for (name, value), sign in zip(values.items(), signs, strict=True)}


def slopes(names: list[str], tried: list[tuple[list[int], float]]) -> list[float]:
    """Of every weight the points won by more of it, 0 when that could be chance."""
    middle = sum(won for _, won in tried) / len(tried)
    spread = sqrt(sum((won - middle) ** 2 for _, won in tried) / (len(tried) - 1))
    found = []
    for k in range(len(names)):
        slope = sum(signs[k] * (won - middle) for signs, won in tried) / len(tried)
        found.append(slope if abs(slope) > SURE * spread / sqrt(len(tried)) else 0.0)
    return found


def step(game: Game, values: dict[str, float], rng: Rng, tries: int, pairs: int, seats: int) -> dict[str, float]:
    champion, challenger = type(game)(None), type(game)(None)
    champion.weigh(values)
    tried = []
    for _ in range(tries):
        signs = [2 * rng.below(2) - 1 for _ in values]
        challenger.weigh(moved(values, signs))
        won = [margin(champion, challenger, seats, rng.below(SEEDS_OF_A_RUN)) for _ in range(pairs)]
        tried.append((signs, sum(won) / pairs))
    found = slopes(list(values), tried)
    length = sqrt(sum(slope**2 for slope in found)) or 1.0
    up = {
        name: value * exp(STRIDE * slope / length) for (name, value), slope in zip(values.items(), found, strict=True)
    }
    challenger.weigh(up)
    print(", ".join(f"{name} {slope:+.1f}" for name, slope in zip(values, found, strict=True) if slope), flush=True)
    return {name: round(value, 4) for name, value in up.items()}


def ahead(game: Game, before: dict[str, float], after: dict[str, float], seats: int, games: int) -> tuple[float, float]:
    """Points a game by which the new weights are ahead, on games not used for climbing; and the standard error."""
    champion, challenger = type(game)(None), type(game)(None)
    champion.weigh(before)
    challenger.weigh(after)
    won = [margin(champion, challenger, seats, SEEDS_OF_A_RUN + k) for k in range(games)]
    middle = sum(won) / games
    return middle, sqrt(sum((each - middle) ** 2 for each in won) / (games - 1) / games)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("game")
    options.add_argument("--steps", type=int, default=6)
    options.add_argument("--tries", type=int, default=150)
    options.add_argument("--pairs", type=int, default=8)
    options.add_argument("--seats", type=int, default=2)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--file", type=Path)
    wanted = options.parse_args()
    game = perihelion.game(wanted.game)
    rng = seeded(wanted.seed)
    start = dict(game.weights.values)
    values = start
    for _ in range(wanted.steps):
        values = step(game, values, rng, wanted.tries, wanted.pairs, wanted.seats)
        middle, error = ahead(game, start, values, wanted.seats, 100)
        print(f"ahead of the first weights by {middle:.2f} ± {1.96 * error:.2f} points", flush=True)
        provenance = {
            "method": "tools/climb_weights.py, greedy self-play",
            "games": wanted.steps * wanted.tries * wanted.pairs * wanted.seats,
            "seats": wanted.seats,
            "seed": wanted.seed,
            "commit": commit(),
        }
        if wanted.file:
            wanted.file.write_text(weights_text(Weights(values, provenance)), encoding="utf8")


if __name__ == "__main__":
    main()
