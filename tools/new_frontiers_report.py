"""How New Frontiers plays between bots: length, endings, wins by place and home, and what was never used.

    new_frontiers_report.py [--games 200] [--seats 2,3,4,5] [--bots greedy] [--setup standard]

The rulebook says 12 to 15 rounds. Wins are given as a multiple of the fair share: 1.00 is fair.
"""

import argparse
from collections import Counter
from dataclasses import dataclass, field
from itertools import cycle, islice

import perihelion
from perihelion.arena.match import play_out
from perihelion.bots import bot
from perihelion.games.new_frontiers import effects
from perihelion.games.new_frontiers import tables as words
from perihelion.games.new_frontiers.play import NewFrontiersState
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

    def watch(self, state: NewFrontiersState) -> None:
        self.state = state
        state.watch(self.see)

    def see(self, event: Event) -> None:
        tables = self.state.tables
        if event.kind in ("home", "bought", "settled"):
            self.tiles.add(tables.tiles[int(event.piece.split(":")[1])].name)
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
        return tiles, [name for code, (name, _, _) in enumerate(effects.CODES) if code not in self.codes]


def play(usage: Usage, seats: int, seed: int, bots: list[str], setup: str) -> NewFrontiersState:
    game = perihelion.game("new-frontiers")
    state = game.new(seats, seed, setup=setup)
    assert isinstance(state, NewFrontiersState)
    usage.watch(state)
    play_out(game, state, [bot(name) for name in bots], seed)
    return state


def report(seats: int, games: int, names: list[str], setup: str, usage: Usage) -> None:
    endings: Counter[str] = Counter()
    rounds: list[int] = []
    places = [0.0] * seats
    dealt: Counter[str] = Counter()
    won: Counter[str] = Counter()
    tally: Counter[str] = Counter()
    for seed in range(games):
        bots = list(islice(cycle(names), seats))
        start = perihelion.game("new-frontiers").new(seats, seed, setup=setup)
        assert isinstance(start, NewFrontiersState)
        order = start.waiting[:seats]
        state = play(usage, seats, seed, bots, setup)
        endings[state.ending()] += 1
        rounds.append(state.round)
        winners = state.ranking()[0]
        for seat in range(seats):
            home = f"mat {state.empires[seat].mat + 1}"
            dealt[home] += 1
            tally.update(state.tally()[seat])
            if seat in winners:
                places[order.index(seat)] += 1 / len(winners)
                won[home] += seats / len(winners)
    print(f"{seats} players, {games} games: {sum(rounds) / games:.1f} rounds ({min(rounds)} to {max(rounds)})")
    print("  endings:", ", ".join(f"{name} {count / games:.0%}" for name, count in endings.most_common()))
    print("  wins by starting place:", ", ".join(f"{wins * seats / games:.2f}" for wins in places))
    print("  wins by mat:", ", ".join(f"{mat} {won[mat] / dealt[mat]:.2f}" for mat in sorted(dealt)))
    print("  points:", ", ".join(f"{source} {total / games / seats:.1f}" for source, total in tally.items()))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--seats", default="2,3,4,5")
    options.add_argument("--bots", default="greedy")
    options.add_argument("--setup", default="standard")
    wanted = options.parse_args()
    usage = Usage()
    for seats in map(int, wanted.seats.split(",")):
        report(seats, wanted.games, wanted.bots.split(","), wanted.setup, usage)
    tiles, codes = usage.unused()
    print("never in an empire:", ", ".join(tiles) or "nothing")
    print("powers that never took effect:", ", ".join(codes) or "none")


if __name__ == "__main__":
    main()
