"""A value network for Sunward, learned by TD(lambda) from games against itself, and measured in the arena.

    python examples/td_sunward.py --save td-sunward.npz                  learns, then meets normal, as does the start
    python examples/td_sunward.py --load td-sunward.npz --opponent hard@100
    perihelion arena sunward --bots "python@examples/td_sunward.py:TdSunward@td-sunward.npz,normal"

The network judges a sheet after a drawing: how many points are still to come? Untrained it says none, so the bot begins
by drawing what scores most at once. Needs numpy, and the compiled build (`make compiled`, then
PYTHONPATH=build/compiled) if it is to be quick.
"""

import argparse
import time
from collections import deque
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from sunward_sheets import FAR, INPUTS, POINTS, Array, Drawings, Look, Outlook, board_of, drawings, turns_left

import perihelion
from perihelion.arena.match import play_match
from perihelion.arena.simulation import SEEDS_OF_A_RUN
from perihelion.arena.standings import lineup_told
from perihelion.arena.tournament import Tournament, run
from perihelion.bots import Position
from perihelion.games.sunward.play import SunwardState
from perihelion.games.sunward.rules.steps import COORDINATES
from perihelion.games.sunward.rules.tables import COLUMNS, LEAVE_OUT, MAX_HEXES
from perihelion.kernel.rng import Rng
from perihelion.research.learning import ValueNetwork, lambda_returns

UNTRAINED = "untrained"
"""Instead of a file: the network as it is before it has learned."""
HIDDEN = 32
TRACE = 0.8
EXPLORED = 0.15
"""Of all drawings, taken by chance from the better half."""
GAMES_A_BATCH = 20
GAMES_KEPT = 800
STEPS_A_BATCH = 60
ROWS_A_STEP = 256
RATE = 0.002
SLOWEST = 0.1
"""Of the rate, at the end."""
SHRINK = 1e-4
FOLLOW = 0.02
"""The network that plays is a running mean of the one that learns."""
LAST_TURNS = 4.0
"""From here on less and less can still come; after the last turn nothing."""
TRAINING_SEEDS = 500_000
"""Seeds of training begin here, those of the arena with 0."""


@dataclass(frozen=True)
class Chosen:
    """A sheet after the drawing that was chosen, as the network sees it."""

    row: Array
    points: float
    turns: float
    better: "Chosen | None" = None  # where another drawing than the best was taken, to explore: the sheet after that


def still_open(turns: float | Array) -> Array:
    """How much of the network's value counts when so many turns are left."""
    return np.minimum(1.0, np.asarray(turns) / LAST_TURNS)


class TdSunward:
    """A bot: it draws what the network likes most, and points at the zones that give it more than the others."""

    def __init__(self, file: str = UNTRAINED, network: ValueNetwork | None = None, explored: float = 0.0) -> None:
        self.network = network or (untrained() if file == UNTRAINED else ValueNetwork.load(Path(file)))
        self.explored = explored
        self.chosen: dict[int, list[Chosen]] = {}  # by seat, while it explores
        self.plans: dict[int, list[int]] = {}  # by seat: the hexes it leaves out, then the drawing

    def choose(self, position: Position, rng: Rng) -> int:
        table = position.sample(rng)
        assert isinstance(table, SunwardState)
        looks = [Look(board_of(table.tables), table, seat) for seat in range(table.seats)]
        if table.asked[0] == COORDINATES:
            return self.place(table, looks, position)
        return self.draw(table, looks, position, rng)

    def outlook(self, table: SunwardState, looks: list[Look], seat: int, found: Drawings, turns: float) -> Outlook:
        others = [look.to_frontiers() for other, look in enumerate(looks) if other != seat]
        rivals = np.min(others, axis=0) if others else np.full(len(table.tables.frontiers), FAR)
        return Outlook(looks[seat], found, turns, rivals)

    def values(self, outlook: Outlook, rows: Array) -> Array:
        return outlook.points() + still_open(outlook.turns) * self.network.values(rows)

    # ---------------------------------------------------------------- drawing

    def draw(self, table: SunwardState, looks: list[Look], position: Position, rng: Rng) -> int:
        seat, legal = position.seat, position.legal()
        if table.left_out[seat]:
            for action in self.plans.get(seat, []):
                if action in legal:
                    return action
        found = drawings(looks[seat].board, table, seat, [table.column_for(seat)], table.left_out[seat])
        outlook = self.outlook(table, looks, seat, found, turns_left(table))
        rows = outlook.inputs()
        values = self.values(outlook, rows)
        best = taken = int(np.argmax(values))
        if self.explored and rng.below(1000) < 1000 * self.explored:
            taken = int(np.argsort(-values)[rng.below((len(values) + 1) // 2)])
        if self.explored:
            points = outlook.points()
            better = Chosen(rows[best], float(points[best]), outlook.turns) if taken != best else None
            self.chosen.setdefault(seat, []).append(Chosen(rows[taken], float(points[taken]), outlook.turns, better))
        leave_out = [LEAVE_OUT + k for k in range(MAX_HEXES) if found.left_out[taken] >> k & 1]
        self.plans[seat] = [*leave_out, found.actions[taken]]
        return next(action for action in self.plans[seat] if action in legal)

    # ---------------------------------------------------------------- coordinates

    def place(self, table: SunwardState, looks: list[Look], position: Position) -> int:
        """A tile is as good as the best sheet it gives its player, less the best ones it gives the others."""
        seat, legal = position.seat, position.legal()
        known: dict[tuple[int, float], list[float]] = {}
        liked = []
        for action in legal:
            after = table.clone()
            after.apply(seat, action)
            turns = turns_left(after)
            if (seat, turns) not in known:
                known.update({(each, turns): self.by_column(table, looks, each, turns) for each in range(table.seats)})
            others = [known[each, turns][after.octagon] for each in range(table.seats) if each != seat]
            liked.append(known[seat, turns][after.circle] - sum(others) / max(1, len(others)))
        return legal[int(np.argmax(liked))]

    def by_column(self, table: SunwardState, looks: list[Look], seat: int, turns: float) -> list[float]:
        """The value of the best drawing of every column's shape."""
        found = drawings(looks[seat].board, table, seat, list(range(COLUMNS)))
        outlook = self.outlook(table, looks, seat, found, turns)
        values = self.values(outlook, outlook.inputs())
        return [float(values[outlook.columns == column].max()) for column in range(COLUMNS)]


# -------------------------------------------------------------------- learning


def untrained(seed: int = 1) -> ValueNetwork:
    return ValueNetwork(INPUTS, HIDDEN, seed)


Chain = tuple[list[Chosen], float]
"""The sheets of one seat in one game, and its score at the end in hundreds."""


def train(games: int, seats: int, seed: int) -> ValueNetwork:
    game = perihelion.game("sunward")
    learner, player = untrained(seed), untrained(seed)
    chance = np.random.default_rng(seed)
    kept: deque[Chain] = deque(maxlen=GAMES_KEPT * seats)
    scores: list[float] = []
    begun = time.process_time()
    for number in range(1, games + 1):
        bot = TdSunward(network=player, explored=EXPLORED)
        outcome = play_match(game, [bot] * seats, seed * SEEDS_OF_A_RUN + TRAINING_SEEDS + number)
        kept.extend((chosen, outcome.scores[seat] / POINTS) for seat, chosen in bot.chosen.items())
        scores += outcome.scores
        if number % GAMES_A_BATCH == 0 or number == games:
            rate = RATE * (1 - (1 - SLOWEST) * number / games)
            error = learn(learner, player, list(kept), chance, rate)
            if number % (10 * GAMES_A_BATCH) == 0 or number == games:
                mean = sum(scores) / len(scores)
                spent = time.process_time() - begun
                print(
                    f"game {number}: off by {100 * error:.1f} points, mean score {mean:.1f}, {spent:.0f} s", flush=True
                )
                scores.clear()
    return player


def learn(
    learner: ValueNetwork, player: ValueNetwork, kept: list[Chain], chance: np.random.Generator, rate: float
) -> float:
    """Some steps towards the targets of TD(lambda), which the playing network sets; the error before, in hundreds."""
    rows, targets, counts = lesson(player, kept)
    errors = []
    for _ in range(STEPS_A_BATCH):
        some = chance.integers(len(rows), size=ROWS_A_STEP)
        errors.append(learner.learn(rows[some], targets[some], rate, counts[some], SHRINK))
        player.follow(learner, FOLLOW)
    return float(np.mean(errors)) ** 0.5


def lesson(player: ValueNetwork, kept: list[Chain]) -> tuple[Array, Array, Array]:
    """All sheets that were followed by more turns: what the network should say of them, and how much it counts."""
    every = [each for chosen, _ in kept for each in chosen]
    values = foreseen(player, every)
    better = [each.better for each in every if each.better is not None]
    better_values = iter(foreseen(player, better) if better else [])
    instead = [None if each.better is None else next(better_values) for each in every]
    targets: list[float] = []
    for chosen, score in kept:
        own = slice(len(targets), len(targets) + len(chosen))
        targets += lambda_returns(values[own], score, TRACE, instead[own])
    rows = np.array([each.row for each in every])
    points = np.array([each.points for each in every])
    share = still_open(np.array([each.turns for each in every]))
    going_on = share > 0
    to_come = (np.array(targets) - points)[going_on] / share[going_on]
    return rows[going_on], to_come, share[going_on] ** 2


def foreseen(network: ValueNetwork, sheets: list[Chosen]) -> list[float]:
    """The scores at the end, in hundreds."""
    points = np.array([each.points for each in sheets])
    share = still_open(np.array([each.turns for each in sheets]))
    found: list[float] = (points + share * network.values(np.array([each.row for each in sheets]))).tolist()
    return found


# -------------------------------------------------------------------- measuring


def measure(file: str, opponent: str, matches: int, seed: int) -> None:
    """In the arena: every seed in both orders of the seats."""
    name = f"python@{Path(__file__).resolve()}:TdSunward@{file}"
    tournament = Tournament("sunward", (name, opponent), rounds=(matches + 1) // 2, seed=seed, controls=False)
    told = lineup_told(tournament.lineups()[0], run(tournament))
    low, high = told["interval"]
    mine, theirs = told["mean_scores"]
    print(
        f"{Path(file).name} against {opponent}, {told['games']} games: wins {told['win_rate']:.1%} "
        f"(95%: {low:.1%}–{high:.1%}), mean scores {mine:.1f} and {theirs:.1f}",
        flush=True,
    )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=600)
    options.add_argument("--seats", type=int, default=2)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--save", type=Path, default=Path("td-sunward.npz"))
    options.add_argument("--load", type=Path)
    options.add_argument("--opponent", default="normal")
    options.add_argument("--matches", type=int, default=400)
    options.add_argument("--arena-seed", type=int, default=2)
    wanted = options.parse_args()
    file = wanted.load or wanted.save
    if wanted.load is None:
        train(wanted.games, wanted.seats, wanted.seed).save(file)
    for each in (UNTRAINED, str(file.resolve())):
        measure(each, wanted.opponent, wanted.matches, wanted.arena_seed)


if __name__ == "__main__":
    main()
