"""How New Frontiers plays between bots: length, endings, wins by place and home, and what was never used.

    new_frontiers_report.py [--games 200] [--seats 2,3,4,5] [--bots greedy] [--setup standard] [--seed 1] [--chance]

The rulebook says 12 to 15 rounds. Wins are given as a multiple of the fair share: 1.00 is fair. With --chance a coin
chooses the side of every mat, so that all homes are measured, also those the bots like less.
"""

import argparse
import random
from collections import Counter
from dataclasses import dataclass, field
from itertools import cycle, islice
from math import sqrt

from perihelion.arena.match import play_out
from perihelion.bots import bot
from perihelion.games.new_frontiers.game import NewFrontiers
from perihelion.games.new_frontiers.play import NewFrontiersState
from perihelion.games.new_frontiers.rules import tables as words
from perihelion.games.new_frontiers.rules import terms
from perihelion.games.new_frontiers.rules.effects import ROWS
from perihelion.kernel.table import Event

PAYING = {row.notation for row in ROWS if "r" in row.parts}
TOLD = {"armed": "temp_strength", "replaced": "replace", "abandoned": "doomed"}


@dataclass
class Usage:
    """Which tiles came into an empire, and which kinds of powers took effect, told by events and positions."""

    tiles: set[str] = field(default_factory=set)
    effects: set[str] = field(default_factory=set)
    goals: set[str] = field(default_factory=set)
    homes: dict[int, str] = field(default_factory=dict)  # of the seats in the game watched last

    def watch(self, state: NewFrontiersState) -> None:
        self.state = state
        self.homes = {}
        state.watch(self.see)

    def see(self, event: Event) -> None:
        tables = self.state.tables
        if event.kind in ("home", "bought", "settled"):
            self.tiles.add(tables.tiles[int(event.piece.split(":")[1])].name)
        if event.kind == "home":
            self.homes[event.seat] = tables.tiles[int(event.piece.split(":")[1])].name
        if event.kind in TOLD:
            self.effects.add(TOLD[event.kind])
        if event.kind == "goal-up":
            self.goals.add(str(event.facts["goal"]))
        if event.kind.startswith("gain-"):
            reason = str(event.facts["reason"]).removeprefix("@tile-").replace("-", "_")
            for tile in tables.tiles:
                if tile.name == reason:
                    self.effects |= {power.name for power in tile.powers if power.name in PAYING}
        if event.kind == "discovered" and event.origin == "bag":
            exploring = self.state.action == words.EXPLORE_TILE
            self.effects.add("explore_draw" if exploring else "settle_draw")
        if event.kind == "sold":
            kind = int(event.piece.split(":")[1])
            powers = self.state.empires[event.seat].powers[terms.SALE]
            self.effects |= {power.name for power in powers if power.effect.adds(power, kind)}
        if event.kind in ("bought", "settled"):
            self.reduced(event)
        if event.kind == "produced":
            self.effects |= {tables.powers[number].name for number in self.state.empires[event.seat].used}

    def reduced(self, event: Event) -> None:
        """Reductions, strength and ways of settling that this purchase or settlement needed."""
        number = int(event.piece.split(":")[1])
        tile = self.state.tables.tiles[number]
        empire = self.state.empires[event.seat]
        moment = terms.DEVELOP_PRICE if event.kind == "bought" else terms.SETTLE_PRICE
        if not tile.military and event.amount < tile.value:
            self.effects |= {power.name for power in empire.powers[moment] if power.fits[number]}
        if tile.military and event.amount == 0:
            self.effects |= {power.name for power in empire.powers[terms.STRENGTH] if power.fits[number]}
        if tile.military and event.amount > 0:
            self.effects.add("contact")
        if event.kind == "settled" and empire.settled == 1:
            self.effects |= {power.name for power in empire.powers[terms.SETTLE_TWICE]}

    def unused(self) -> tuple[list[str], list[str]]:
        tables = self.state.tables
        tiles = [tile.name for tile in tables.tiles if tile.name not in self.tiles]
        return tiles, [row.notation for row in ROWS if row.notation not in self.effects]


@dataclass
class Balance:
    """Sums over finished games; wins are counted in fair shares."""

    seats: int
    rounds: list[int] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)
    dealt: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)

    def count(self, state: NewFrontiersState, order: list[int], homes: dict[int, str]) -> None:
        self.rounds.append(state.round)
        self.endings[state.ending()] += 1
        winners = state.ranking()[0]
        for seat in range(self.seats):
            self.points.update(state.tally()[seat])
            for trait in (f"place {order.index(seat) + 1}", f"mat {state.empires[seat].mat + 1}", homes[seat]):
                self.dealt[trait] += 1
                if seat in winners:
                    self.won[trait] += self.seats / len(winners)

    def length(self) -> float:
        return sum(self.rounds) / len(self.rounds)

    def share(self, trait: str) -> float:
        return self.won[trait] / self.dealt[trait]

    def error(self, trait: str) -> float:
        """The standard error of a share that is fair."""
        return sqrt((self.seats - 1) / self.dealt[trait])


def play(
    usage: Usage, seats: int, seed: int, bots: list[str], setup: str, game: NewFrontiers | None = None
) -> NewFrontiersState:
    game = game or NewFrontiers()
    state = game.new(seats, seed, setup=setup)
    assert isinstance(state, NewFrontiersState)
    usage.watch(state)
    play_out(game, state, [bot(name) for name in bots], seed)
    return state


def measure(
    game: NewFrontiers, seats: int, seeds: range, names: list[str], setup: str, usage: Usage, by_chance: bool = False
) -> Balance:
    balance = Balance(seats)
    for seed in seeds:
        state = game.new(seats, seed, setup=setup)
        assert isinstance(state, NewFrontiersState)
        order = state.waiting[:seats]
        usage.watch(state)
        coin = random.Random(seed)
        while by_chance and len(usage.homes) < seats:
            state.apply(state.actors()[0], words.CHOOSE_SIDE + coin.randrange(2))
        play_out(game, state, [bot(name) for name in islice(cycle(names), seats)], seed)
        balance.count(state, order, usage.homes)
    return balance


def show(balance: Balance) -> None:
    games = len(balance.rounds)
    rounds = balance.rounds
    print(f"{balance.seats} players, {games} games: {balance.length():.1f} rounds ({min(rounds)} to {max(rounds)})")
    print("  endings:", ", ".join(f"{name} {count / games:.0%}" for name, count in balance.endings.most_common()))
    for title in ("place", "mat"):
        found = sorted(name for name in balance.dealt if name.startswith(f"{title} "))
        told = [f"{name.removeprefix(f'{title} ')}: {balance.share(name):.2f}" for name in found]
        print(f"  wins by {title} (±{1.96 * balance.error(found[0]):.2f}):", ", ".join(told))
    homes = sorted(name for name in balance.dealt if " " not in name)
    told = [f"{name} {balance.share(name):.2f} of {balance.dealt[name]}" for name in homes]
    print("  wins by home:", ", ".join(told))
    points = balance.points.items()
    print("  points:", ", ".join(f"{source} {total / games / balance.seats:.1f}" for source, total in points))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--seats", default="2,3,4,5")
    options.add_argument("--bots", default="greedy")
    options.add_argument("--setup", default="standard")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--chance", action="store_true")
    wanted = options.parse_args()
    usage = Usage()
    game = NewFrontiers()
    first = wanted.seed * 1_000_000
    for seats in map(int, wanted.seats.split(",")):
        seeds = range(first, first + wanted.games)
        show(measure(game, seats, seeds, wanted.bots.split(","), wanted.setup, usage, wanted.chance))
    tiles, effects = usage.unused()
    print("never in an empire:", ", ".join(tiles) or "nothing")
    print("powers that never took effect:", ", ".join(effects) or "none")


if __name__ == "__main__":
    main()
