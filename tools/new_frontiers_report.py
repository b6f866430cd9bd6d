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
from perihelion.games.new_frontiers.rules import effects
from perihelion.games.new_frontiers.rules import tables as words
from perihelion.kernel.table import Event

GAINING = {effects.DEVELOP_GAIN, effects.DEVELOP_GAIN_PRINTED, effects.EXPLORE_GAIN, effects.SETTLE_GAIN}
PRODUCING = {effects.PRODUCE_HERE, effects.PRODUCE_PER, effects.PRODUCE_MOST}
CONSUMING = {
    effects.CONSUME_ONE,
    effects.CONSUME_TWO,
    effects.CONSUME_UPTO,
    effects.CONSUME_FREE,
    effects.CONSUME_PER_GOOD,
}
PAYING = GAINING | PRODUCING | CONSUMING
TOLD = {"armed": effects.TEMP_STRENGTH, "replaced": effects.REPLACE, "abandoned": effects.DOOMED}


@dataclass
class Usage:
    """Which tiles came into an empire, and which kinds of powers took effect, told by events and positions."""

    tiles: set[str] = field(default_factory=set)
    codes: set[int] = field(default_factory=set)
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
            self.codes.add(TOLD[event.kind])
        if event.kind == "goal-up":
            self.goals.add(str(event.facts["goal"]))
        if event.kind.startswith("gain-"):
            reason = str(event.facts["reason"]).removeprefix("@tile-").replace("-", "_")
            for tile in tables.tiles:
                if tile.name == reason:
                    self.codes |= {power.code for power in tile.powers if power.code in PAYING}
        if event.kind == "discovered" and event.origin == "bag":
            exploring = self.state.action == words.EXPLORE_TILE
            self.codes.add(effects.EXPLORE_DRAW if exploring else effects.SETTLE_DRAW)
        if event.kind == "sold":
            kind = int(event.piece.split(":")[1])
            self.active(event.seat, effects.TRADE, {effects.TRADE_BONUS})
            for power in self.state.empires[event.seat].powers[effects.TRADE]:
                if power.code == effects.TRADE_BONUS_KIND and power.good == kind:
                    self.codes.add(power.code)
        if event.kind in ("bought", "settled"):
            self.reduced(event)
        if event.kind == "produced":
            self.codes |= {tables.powers[number].code for number in self.state.empires[event.seat].used}

    def active(self, seat: int, kind: int, codes: set[int]) -> None:
        self.codes |= {power.code for power in self.state.empires[seat].powers[kind]} & codes

    def reduced(self, event: Event) -> None:
        """Reductions, strength and ways of settling that this purchase or settlement needed."""
        number = int(event.piece.split(":")[1])
        tile = self.state.tables.tiles[number]
        empire = self.state.empires[event.seat]
        kind = effects.DEVELOP if event.kind == "bought" else effects.SETTLE
        fitting = {power.code for power in empire.powers[kind] if power.fits[number]}
        if not tile.military and event.amount < tile.value:
            self.codes |= fitting & {effects.DEVELOP_DISCOUNT, effects.SETTLE_DISCOUNT}
        if tile.military and event.amount == 0:
            self.codes |= fitting & {effects.STRENGTH, effects.STRENGTH_VS}
        if tile.military and event.amount > 0:
            self.codes.add(effects.CONTACT)
        if event.kind == "settled" and empire.settled == 1:
            self.codes |= fitting & {effects.SETTLE_TWO}

    def unused(self) -> tuple[list[str], list[str]]:
        tables = self.state.tables
        tiles = [tile.name for tile in tables.tiles if tile.name not in self.tiles]
        return tiles, [name for code, name in enumerate(effects.NAMES) if code not in self.codes]


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
    tiles, codes = usage.unused()
    print("never in an empire:", ", ".join(tiles) or "nothing")
    print("powers that never took effect:", ", ".join(codes) or "none")


if __name__ == "__main__":
    main()
