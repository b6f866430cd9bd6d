"""How Beyond the Sun plays between bots: length, endings, wins by place and mat, points by source, achievements.

    balance_of_beyond_the_sun.py [--games 400] [--seats 2,3,4] [--bots greedy] [--seed 1] [--mats basic] [--set FILE]

The rulebook says about 15 rounds. Bots change places from game to game; wins are shares (a shared victory counts in
parts) with their 95% interval; "paths" says in how many games somebody scored from a source.
"""

import argparse
from collections import Counter
from dataclasses import dataclass, field
from itertools import cycle, islice
from math import sqrt
from pathlib import Path

from perihelion.arena.match import play_out
from perihelion.bots import bot
from perihelion.games.beyond_the_sun.game import BeyondTheSun
from perihelion.games.beyond_the_sun.play import BeyondState
from perihelion.kernel.game import Options


@dataclass
class Balance:
    """Sums over finished games."""

    games: int = 0
    rounds: list[int] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)
    dealt: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)
    paths: Counter[str] = field(default_factory=Counter)
    laid: Counter[str] = field(default_factory=Counter)
    claimed: Counter[str] = field(default_factory=Counter)

    def count(self, state: BeyondState, names: list[str]) -> None:
        self.games += 1
        self.rounds.append(state.round)
        self.endings[state.ending()] += 1
        winners = state.ranking()[0]
        for seat in range(state.seats):
            mat = state.tables.mats[state.factions[seat].mat].name
            for trait in (f"place {(seat - state.first) % state.seats + 1}", mat, names[seat]):
                self.dealt[trait] += 1
                self.won[trait] += seat in winners and 1 / len(winners)
        tally = state.tally()
        for source in tally[0]:
            self.points[source] += sum(each[source] for each in tally)
            self.paths[source] += any(each[source] > 0 for each in tally)
        for place, goal in enumerate(state.goals):
            self.laid[state.tables.achievements[goal].name] += 1
            self.claimed[state.tables.achievements[goal].name] += len(state.claims[place])


def measure(game: BeyondTheSun, seats: int, games: int, bots: list[str], seed: int, options: Options) -> Balance:
    balance = Balance()
    for number in range(games):
        names = list(islice(cycle(bots), number, number + seats))
        state = game.new(seats, seed * 1_000_000 + number, **options)
        assert isinstance(state, BeyondState)
        play_out(game, state, [bot(name) for name in names], number)
        balance.count(state, names)
    return balance


def mean(numbers: list[int]) -> tuple[float, float]:
    """The mean and half of its 95% interval."""
    middle = sum(numbers) / len(numbers)
    spread = sqrt(sum((each - middle) ** 2 for each in numbers) / max(1, len(numbers) - 1))
    return middle, 1.96 * spread / sqrt(len(numbers))


def show(balance: Balance, seats: int) -> None:
    n = balance.games
    middle, half = mean(balance.rounds)
    print(f"{seats} players, {n} games: {middle:.2f} ± {half:.2f} rounds ({min(balance.rounds)}–{max(balance.rounds)})")
    print("  endings:", ", ".join(f"{name} {count / n:.2%}" for name, count in balance.endings.most_common()))
    shares = []
    for trait, dealt in sorted(balance.dealt.items()):
        share = balance.won[trait] / dealt
        shares.append(f"{trait} {share:.1%} ± {1.96 * sqrt(share * (1 - share) / dealt):.1%}")
    print("  wins:", ", ".join(shares))
    print("  points:", ", ".join(f"{source} {total / n / seats:.1f}" for source, total in balance.points.items()))
    print("  paths:", ", ".join(f"{source} {count / n:.0%}" for source, count in balance.paths.items()))
    claims = [f"{goal} {balance.claimed[goal] / laid:.2f}" for goal, laid in sorted(balance.laid.items())]
    print("  discs on an achievement in play:", ", ".join(claims))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=400)
    options.add_argument("--seats", default="2,3,4")
    options.add_argument("--bots", default="greedy")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--mats", default="basic")
    options.add_argument("--set", type=Path)
    wanted = options.parse_args()
    game = BeyondTheSun(wanted.set)
    for seats in map(int, wanted.seats.split(",")):
        plan: Options = {"mats": wanted.mats}
        show(measure(game, seats, wanted.games, wanted.bots.split(","), wanted.seed, plan), seats)


if __name__ == "__main__":
    main()
