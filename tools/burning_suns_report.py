"""What happens in many games of Burning Suns: length, endings, fights, winners by sheet and seat, abilities never used.

    burning_suns_report.py [--games 40] [--seats 3] [--length short] [--bots greedy,random] [--seed 1]
                           [--try systems.hostile_4.local_forces=3 …]

`--try` plays with other house values without touching the set: this is how they are tuned. A value that is not the
house's own is refused. The bot `eager` chooses at random but seldom says no: it meets far more abilities than `random`.
"""

import argparse
import time
import tomllib
from collections import Counter
from itertools import cycle, islice
from math import sqrt
from typing import Any

import perihelion
from perihelion.bots import Position, bot
from perihelion.games.burning_suns.game import BurningSuns
from perihelion.games.burning_suns.play import BurningSunsState
from perihelion.games.burning_suns.rules.tables import Tables
from perihelion.games.burning_suns.rules.terms import ACTIONS, PASSIVE, REVEAL
from perihelion.kernel.rng import Rng, seeded
from perihelion.kernel.table import Event

DOING = 2
"""Actions from this one on do something; those below decline."""
FIGHTS = ("attack-won", "attack-lost", "fight-drawn")
"""Events that end a battle, a bombardment or an assault; undefended systems are assaulted as well."""
SURE = 1.96
"""Standard errors either side of a 95 % interval."""


class Eager:
    def choose(self, position: Position, rng: Rng) -> int:
        options = position.legal()
        doing = [action for action in options if action >= DOING]
        wanted = doing if doing and rng.below(10) else options
        return wanted[rng.below(len(wanted))]


class Report:
    """What has been counted so far."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.used: Counter[str] = Counter()
        self.rounds: Counter[int] = Counter()
        self.endings: Counter[str] = Counter()
        self.points: Counter[str] = Counter()
        self.fights: Counter[str] = Counter()
        self.with_fights: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.won: Counter[str] = Counter()

    def play(self, game: BurningSuns, names: list[str], seed: int, length: str) -> None:
        """One game; the bots change seats from seed to seed."""
        seats = len(names)
        first = seed % seats
        seated = names[first:] + names[:first]
        players = [Eager() if name == "eager" else bot(name) for name in seated]
        rng = seeded(seed)
        state = game.new(seats=seats, seed=seed, length=length)
        assert isinstance(state, BurningSunsState)
        fights: Counter[str] = Counter()

        def see(event: Event) -> None:
            if event.kind == "ability":
                self.used[event.piece] += 1
            elif event.kind in FIGHTS:
                fights[ACTIONS[state.frames[-1].action]] += 1

        state.watch(see)
        while not state.over():
            seat = state.actors()[0]
            state.apply(seat, players[seat].choose(Position(game, state, seat), rng))
            self.decisions += 1
        self.games += 1
        self.fights.update(fights)
        self.with_fights.update(fights.keys())
        self.rounds[state.round] += 1
        self.endings[state.ending()] += 1
        winners = state.ranking()[0]
        for seat in range(seats):
            tables = game.tables
            self.count(f"bot {seated[seat]}", seat, winners)
            self.count(f"seat {seat}", seat, winners)
            self.count(f"ideology {tables.ideologies[state.ideology[seat]]}", seat, winners)
            self.count(f"race {tables.races[state.race[seat]].name}", seat, winners)
            self.count(f"organisation {tables.organisations[state.organisation[seat]].name}", seat, winners)
            self.points.update(state.tally()[seat])

    def count(self, what: str, seat: int, winners: list[int]) -> None:
        """A win with an ally counts for both."""
        self.played[what] += 1
        self.won[what] += seat in winners

    def show(self, seats: int, game: BurningSuns) -> None:
        mean = sum(length * times for length, times in self.rounds.items()) / self.games
        capped = self.endings["round-limit"] / self.games
        print(f"{self.games} games of {seats}, {self.decisions / self.games:.0f} decisions a game")
        print(f"rounds: {mean:.2f} on average, {capped:.1%} ended by the limit; {dict(sorted(self.rounds.items()))}")
        print("antimatter of an empire:", {k: round(v / self.games / seats, 2) for k, v in self.points.items()})
        for action, times in self.fights.items():
            error = SURE * sqrt(self.with_fights[action] * (self.games - self.with_fights[action]) / self.games**3)
            share = self.with_fights[action] / self.games
            print(f"{action}: {times / self.games:.2f} a game, in {share:.1%} ± {error:.1%} of the games")
        share = sum(self.won[f"seat {seat}"] for seat in range(seats)) / self.games / seats
        print(f"won by an empire: {share:.3f}; times that share, with 95 % intervals:")
        for what in sorted(self.played, key=lambda what: (what.split()[0], -self.won[what] / self.played[what])):
            rate = self.won[what] / self.played[what]
            error = SURE * sqrt(rate * (1 - rate) / self.played[what])
            print(f"    {what}: {rate / share:.2f} ± {error / share:.2f} ({self.won[what]} of {self.played[what]})")
        asked = [each for each in game.tables.abilities if each.timing not in (PASSIVE, REVEAL)]
        offered = {each.name for each in asked if not each.only_crystals}
        print("never used:", ", ".join(sorted(offered - set(self.used))) or "none")


def try_value(data: dict[str, Any], change: str) -> None:
    """`group.id.key=value` or, for one of several values, `group.id.key.number=value`."""
    path, _, value = change.partition("=")
    group, name, key, *number = path.split(".")
    record = next(each for each in data[group] if each["id"] == name)
    exact = ".".join([key, *number])
    sources = record.get("sources", {})
    if sources.get(exact, sources.get(key, record["source"])) != "house":
        raise SystemExit(f"{path} is no house value")
    made = tomllib.loads(f"value = {value}")["value"]
    if number:
        record[key][int(number[0])] = made
    else:
        record[key] = made


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=40)
    options.add_argument("--seats", type=int, default=3)
    options.add_argument("--length", default="short")
    options.add_argument("--bots", default="eager")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--try", dest="tried", nargs="*", default=[])
    wanted = options.parse_args()
    game = perihelion.game("burning-suns")
    assert isinstance(game, BurningSuns)
    for change in wanted.tried:
        try_value(game.components.data, change)
    game.tables = Tables(game.components.data, game.stamp)
    report = Report()
    started = time.process_time()
    for number in range(wanted.games):
        names = list(islice(cycle(wanted.bots.split(",")), wanted.seats))
        report.play(game, names, wanted.seed * 100_000 + number, wanted.length)
    spent = time.process_time() - started
    report.show(wanted.seats, game)
    print(f"{report.decisions / spent:.0f} decisions a second")


if __name__ == "__main__":
    main()
