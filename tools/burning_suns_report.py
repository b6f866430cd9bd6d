"""What happens in many games of Burning Suns: length, endings, winners by sheet, abilities never used, speed.

burning_suns_report.py [--games 40] [--seats 3] [--bots greedy,random] [--seed 1]

The bot `eager` chooses at random but seldom says no: it meets far more abilities in a game than `random` does.
"""

import argparse
import time
from collections import Counter
from itertools import cycle, islice

import perihelion
from perihelion.bots import Position, bot
from perihelion.games.burning_suns.empire import only_crystals
from perihelion.games.burning_suns.game import BurningSuns
from perihelion.games.burning_suns.play import BurningSunsState
from perihelion.games.burning_suns.terms import PASSIVE, REVEAL
from perihelion.kernel.rng import Rng, seeded

DOING = 2
"""Actions from this one on do something; those below decline."""


class Eager:
    def choose(self, position: Position, rng: Rng) -> int:
        options = position.legal()
        doing = [action for action in options if action >= DOING]
        wanted = doing if doing and rng.below(10) else options
        return wanted[rng.below(len(wanted))]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=40)
    options.add_argument("--seats", type=int, default=3)
    options.add_argument("--bots", default="eager")
    options.add_argument("--seed", type=int, default=1)
    wanted = options.parse_args()
    game = perihelion.game("burning-suns")
    assert isinstance(game, BurningSuns)
    names = list(islice(cycle(wanted.bots.split(",")), wanted.seats))
    players = {name: Eager() if name == "eager" else bot(name) for name in set(names)}
    used: Counter[str] = Counter()
    rounds: Counter[int] = Counter()
    endings: Counter[str] = Counter()
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    decisions = 0
    started = time.perf_counter()
    for number in range(wanted.games):
        rng = seeded(wanted.seed * 1000 + number)
        state = game.new(seats=wanted.seats, seed=wanted.seed * 1000 + number)
        assert isinstance(state, BurningSunsState)
        state.watch(lambda event: used.update([event.piece]) if event.kind == "ability" else None)
        seated = names[number % wanted.seats :] + names[: number % wanted.seats]
        while not state.over():
            seat = state.actors()[0]
            state.apply(seat, players[seated[seat]].choose(Position(game, state, seat), rng))
            decisions += 1
        rounds[state.round] += 1
        endings[state.ending()] += 1
        for seat in range(wanted.seats):
            empire = state.view(None)["empires"][seat]
            for sheet in (seated[seat], empire["ideology"], empire["race"], empire["organisation"], f"seat {seat}"):
                played[sheet] += 1
                won[sheet] += seat in state.ranking()[0]
    spent = time.perf_counter() - started
    print(f"{wanted.games} games, {decisions / wanted.games:.0f} decisions a game, {decisions / spent:.0f} a second")
    mean = sum(length * times for length, times in rounds.items()) / wanted.games
    print(f"rounds: {mean:.1f} on average {dict(sorted(rounds.items()))}; endings {dict(endings)}")
    for sheet, times in sorted(played.items()):
        print(f"    {sheet}: won {won[sheet]} of {times}")
    asked = [each for each in game.tables.abilities if each.timing not in (PASSIVE, REVEAL) and not only_crystals(each)]
    offered = {each.name for each in asked}
    print("never used:", ", ".join(sorted(offered - set(used))) or "none")


if __name__ == "__main__":
    main()
