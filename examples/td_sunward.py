"""A value network for Sunward, learned by TD(lambda) from games against itself, and measured as a bot against greedy.

    python examples/td_sunward.py --games 300 --save td-sunward.npz      trains, then measures
    python examples/td_sunward.py --load td-sunward.npz --matches 400    only measures

The network judges a sheet after a drawing: how many points will it have at the end of the game? Its inputs are counts
that anybody at the table can read off the sheet, and the game's own evaluation, so that it begins where greedy stands
and learns what greedy misjudges. Needs numpy; with the compiled build (`make compiled`, then
PYTHONPATH=build/compiled) it runs about twice as fast.
"""

import argparse
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import perihelion
from perihelion.arena.match import Outcome, play_match
from perihelion.arena.simulation import SEEDS_OF_A_RUN, Plan, summed, wilson
from perihelion.bots import Position, bot
from perihelion.games.sunward import scoring
from perihelion.games.sunward.drawing import shape_of, sheet_with_new_piece
from perihelion.games.sunward.evaluation import TURNS, Weights, frontier_promise, worth
from perihelion.games.sunward.game import Sunward
from perihelion.games.sunward.play import SunwardState
from perihelion.games.sunward.state import COORDINATES, DRAWING, NOT_YET, Sheet
from perihelion.games.sunward.tables import DRAW, DRAW_NOTHING
from perihelion.kernel.rng import Rng
from perihelion.research.learning import ValueNetwork, lambda_returns

POINTS = 100.0
"""Values are in hundreds of points."""
HIDDEN = 24
INPUTS = 38
TRACE = 0.7
BATCH = 256
KEPT = 20_000
"""Of the newest positions, to learn from again."""


def features(table: SunwardState, sheet: Sheet, weights: Weights) -> list[float]:
    """What a sheet promises; `left` is the part of the game that is still to come."""
    tables = table.tables
    left = max(0.0, 1.0 - (5 * (table.round - 1) + len(table.placed)) / TURNS)
    missions = [0.0] * (4 * len(table.missions))
    for column, mission in enumerate(table.missions):
        times = scoring.times_met(tables, mission, column, sheet.pieces)
        pieces = len([1 for zone, _ in sheet.pieces if zone == column])
        gain = (tables.points(times + 1) - tables.points(times)) / 10
        missions[4 * mission : 4 * mission + 4] = [times / 5, left * gain, left * times / 5, left * pieces / 5]
    rings = [0.0] * 4
    for ring in tables.resource_rings:
        missing = (ring & ~sheet.covered).bit_count()
        if missing < 4:
            rings[missing] += 1 if missing == 0 else left
    unused = sheet.gained - sheet.used
    room = (tables.grid.around(sheet.covered) & tables.coverable & ~sheet.covered).bit_count() / 40
    return [
        worth(table, sheet, weights) / POINTS,
        left,
        left * left,
        *missions,
        *rings,
        sum(sheet.frontiers) / 30,
        frontier_promise(table, sheet, weights) / 10 if left > 0 else 0.0,
        (tables.aliens & ~sheet.covered).bit_count() / 10,
        left * (tables.aliens & ~sheet.covered).bit_count() / 10,
        unused / 5,
        left * unused / 5,
        left * left * unused / 5,
        room * left,
        sheet.covered.bit_count() / 60,
        left * len([1 for points in sheet.frontiers if points == 0]) / 3,
        left * len([1 for claimed in table.claimed if claimed]) / 3,
    ]


class TdSunward:
    """A bot: the drawing whose sheet the network likes most; a tile where the best drawing is liked most."""

    def __init__(self, network: ValueNetwork, noise: float = 0.0) -> None:
        self.network = network
        self.noise = noise  # in hundreds of points, while learning
        self.chance = np.random.default_rng(0)
        self.weights = Sunward().weighed
        self.seen: dict[int, list[list[float]]] = {}  # by seat, the sheets it chose

    def choose(self, position: Position, rng: Rng) -> int:
        table = position.sample(rng)
        assert isinstance(table, SunwardState)
        seat = position.seat
        options = position.legal()
        if table.asked[0] == COORDINATES:
            liked = self.placements(table, seat, options)
            return options[int(np.argmax(liked))]
        rows = [self.row(table, seat, action) for action in options]
        values = self.network.values(np.array(rows))
        if self.noise:
            values += self.chance.normal(0.0, self.noise, len(values))
        best = int(np.argmax(values))
        if options[best] >= DRAW_NOTHING:
            self.seen.setdefault(seat, []).append(rows[best])
        return options[best]

    def row(self, table: SunwardState, seat: int, action: int) -> list[float]:
        """The inputs of the sheet after an action; after a hex is left out, of the best sheet then."""
        if action >= DRAW:
            table.drawn[seat] = action
            found = features(table, sheet_with_new_piece(table, seat), self.weights)
            table.drawn[seat] = NOT_YET
            return found
        after = table.clone()
        after.apply(seat, action)
        return self.best(after, seat)[0]

    def best(self, table: SunwardState, seat: int) -> tuple[list[float], float]:
        """Of all sheets the seat could have after this turn's drawing, the one the network likes most."""
        rows = [features(table, sheet_with_new_piece(table, seat), self.weights)]
        if table.acting and table.asked[0] == DRAWING and table.drawn[seat] == NOT_YET:
            shape = shape_of(table, seat)
            if shape is not None:
                for action in shape.listed(table.sheets[seat].open):
                    rows.append(self.row(table, seat, action))
        values = self.network.values(np.array(rows))
        best = int(np.argmax(values))
        return rows[best], float(values[best])

    def placements(self, table: SunwardState, seat: int, options: list[int]) -> list[float]:
        """What a seat draws depends only on the column pointed at, so every column is judged once for every seat.

        A tile is as good as the sheet it gives its player, less what it gives the others.
        """
        known: dict[tuple[int, int], float] = {}
        liked = []
        for action in options:
            after = table.clone()
            after.apply(seat, action)
            others = [self.after_drawing(after, other, known) for other in range(after.seats) if other != seat]
            liked.append(self.after_drawing(after, seat, known) - sum(others) / max(1, len(others)))
        return liked

    def after_drawing(self, table: SunwardState, seat: int, known: dict[tuple[int, int], float]) -> float:
        column = table.circle if table.active == seat else table.octagon
        if not table.acting or table.asked[0] != DRAWING or table.drawn[seat] != NOT_YET:
            return self.best(table, seat)[1]
        if (seat, column) not in known:
            known[seat, column] = self.best(table, seat)[1]
        return known[seat, column]


def beginner(seed: int) -> ValueNetwork:
    """Knows nothing but the game's own evaluation."""
    network = ValueNetwork(INPUTS, HIDDEN, seed)
    network.weights["line"][0] = 1.0
    return network


def train(games: int, seats: int, seed: int) -> ValueNetwork:
    game = perihelion.game("sunward")
    network = beginner(seed)
    chance = np.random.default_rng(seed)
    rows: list[list[float]] = []
    targets: list[float] = []
    begun = time.perf_counter()
    for number in range(games):
        player = TdSunward(network, noise=0.006)
        outcome = play_match(game, [player] * seats, seed * SEEDS_OF_A_RUN + 500_000 + number)
        for seat, seen in player.seen.items():
            values = network.values(np.array(seen)).tolist()
            rows += seen
            targets += lambda_returns(values, outcome.scores[seat] / POINTS, TRACE)
        rows, targets = rows[-KEPT:], targets[-KEPT:]
        error = learn(network, np.array(rows), np.array(targets), chance, 0.002 if number < games * 0.6 else 0.0005)
        if (number + 1) % 50 == 0:
            spent = time.perf_counter() - begun
            mean = sum(outcome.scores) / seats
            print(
                f"game {number + 1}: error {error**0.5 * POINTS:.1f} points, last mean score {mean:.0f}, {spent:.0f} s"
            )
    return network


def learn(
    network: ValueNetwork, rows: NDArray[np.float64], targets: NDArray[np.float64], chance: np.random.Generator,
    rate: float,
) -> float:  # fmt: skip
    error = 0.0
    for _ in range(4):
        some = chance.integers(len(rows), size=min(BATCH, len(rows)))
        error = network.learn(rows[some], targets[some], rate)
    return error


def measure(network: ValueNetwork, opponent: str, matches: int, seed: int) -> None:
    """Against a bot, seats changing from game to game, as `perihelion sim --rotate` does it."""
    game = perihelion.game("sunward")
    plan = Plan("sunward", ("td", opponent), matches, seed, rotate=True)
    players = [TdSunward(network), bot(opponent)]
    outcomes: list[Outcome] = []
    begun = time.perf_counter()
    for number in range(matches):
        seats = plan.seats_of(number)
        seated = [players[seats.index(seat)] for seat in range(2)]
        outcomes.append(play_match(game, seated, seed * SEEDS_OF_A_RUN + number))
    report = summed(plan, outcomes, time.perf_counter() - begun)
    low, high = wilson(report.win_rate[0], matches)
    print(
        f"td against {opponent}, {matches} games: wins {report.win_rate[0]:.1%} (95%: {low:.1%}–{high:.1%}), "
        f"mean scores {report.mean_scores[0]:.1f} and {report.mean_scores[1]:.1f}"
    )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=300)
    options.add_argument("--seats", type=int, default=2)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--save", type=Path)
    options.add_argument("--load", type=Path)
    options.add_argument("--opponent", default="greedy")
    options.add_argument("--matches", type=int, default=200)
    wanted = options.parse_args()
    network = ValueNetwork.load(wanted.load) if wanted.load else train(wanted.games, wanted.seats, wanted.seed)
    if wanted.save:
        network.save(wanted.save)
    measure(network, wanted.opponent, wanted.matches, wanted.seed)


if __name__ == "__main__":
    main()
