"""Learns what an option brings, not what goes with winning: `perihelion learn-bot --siblings`.

In some positions of self-play several ends of the same turn are played on, step by step by the evaluation and with the
same luck for all of them: to the end of the game, or for so many turns, after which the evaluation judges. What counts
is how far these siblings come out apart: from what they led to, and from what the network says of them, the mean of all
siblings is taken away. What a position is worth as a whole, which is nearly all there is to see in how games end, then
neither helps nor harms.

Siblings are the best lines of whoever plays and of the evaluation, and others seen through a blur. So a generation sees
where the lines that its network prefers lead to, and unlearns what was wrong with them.
"""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from perihelion.bots.judging import Judge
from perihelion.bots.planning import Line, best_lines
from perihelion.kernel.game import Game
from perihelion.kernel.learned import Learned
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State
from perihelion.research.learner import Learner
from perihelion.research.residual import Adam, Array, Residual, Sparse
from perihelion.research.selfplay import Rows, Seats, Watcher, drawn

SELDOM: Final = 4
"""Of so many decisions in self-play one is looked at."""
SIBLINGS: Final = 6
"""Ends of a turn that are compared, at most about so many."""
BEST: Final = 2
"""Of the lines of whoever plays, and of the evaluation, that are always among them."""
TIMES: Final = 2
"""So often each is played on."""
LONGEST: Final = 1500
"""Decisions of a game that is played on, at most."""
FURTHER: Final = 2.0
"""Times the blur of self-play, through which other lines are found."""
BATCH: Final = 20
"""Groups of siblings in a step."""
RATES: Final = (2e-3, 2e-4)
SHRINK: Final = 0.1
"""No inputs are left out, and weights are hardly pulled towards 0: what a group has in common is gone already, so there
is less to learn by heart."""


class Comparing(Watcher):
    """Plays siblings on, of some positions that are met while games are played."""

    def __init__(self, table: Seats, turns: int = 0, first: int = 0) -> None:
        self.table = table
        self.turns = turns  # that are played on; 0 is to the end
        self.number = first  # of the game
        self.game: Game = table.game
        self.hand = Judge(table.game)
        self.rows = Rows(table.features)  # siblings of one position come one after another
        self.judged: list[list[float]] = []  # as a plan judges it by hand; the observer first
        self.ends: list[list[float]] = []  # the mean of what it led to, as judged
        self.over: list[bool] = []  # where the game is over nothing is corrected
        self.games: list[int] = []
        self.sizes: list[int] = []  # of every group its siblings

    def arrays(self) -> dict[str, NDArray[Any]]:
        return {
            **self.rows.arrays(),
            "judged": np.array(self.judged, dtype=np.float32),
            "ends": np.array(self.ends, dtype=np.float32),
            "over": np.array(self.over, dtype=np.bool_),
            "games": np.array(self.games, dtype=np.int32),
            "sizes": np.array(self.sizes, dtype=np.int32),
        }

    def asked(self, judge: Judge, known: State, seat: int, blur: float, rng: Rng) -> None:
        if len(known.legal(seat)) > 1 and not rng.below(SELDOM):
            self.compare(judge, known, seat, blur, rng)

    def finish(self, scores: list[int]) -> None:
        self.number += 1

    def compare(self, judge: Judge, known: State, seat: int, blur: float, rng: Rng) -> None:
        """Some ends of the turn, and where they lead to."""
        siblings = self.siblings(judge, known, seat, blur, rng)
        if len(siblings) < 2:
            return
        seats = self.table.seats
        before = [self.game.judge(known, (seat + place) % seats) for place in range(seats)]
        luck = [drawn(rng) for _ in range(TIMES)]
        turn = self.game.turn(known, seat)
        for line in siblings:
            end = line.state
            over = end.over()
            drawn_ends = [end if over else end.determinize(seat, each) for each in luck]
            points = np.mean([self.led_to(each, turn) for each in drawn_ends], axis=0)
            self.ends.append(np.roll(points, -seat).tolist())
            # others as `LearnedJudge.own` has them; an end is worth what it brought, however high it is judged
            self.judged.append(self.ends[-1] if over else [self.game.judge(end, seat), *before[1:]])
            self.rows.keep(end, seat)
            self.over.append(over)
            self.games.append(self.number)
        self.sizes.append(len(siblings))

    def siblings(self, judge: Judge, known: State, seat: int, blur: float, rng: Rng) -> list[Line]:
        """The best lines by whoever plays and by the evaluation, and some others."""
        first: list[Line] = []
        rest: list[Line] = []
        met: set[tuple[int, ...]] = set()
        for who, through in ((judge, 0.0), (self.hand, 0.0), (judge, FURTHER * blur)):
            ended, _ = best_lines(who, known, seat, through, rng)
            for place, line in enumerate(sorted(ended, key=lambda each: -each.value)):
                actions = tuple(sorted(line.actions))
                if actions not in met:
                    met.add(actions)
                    (first if place < BEST and not through else rest).append(line)
        more = max(1, SIBLINGS - len(first))
        if len(rest) > more:
            rest = [rest[place] for place in rng.sample(list(range(len(rest))), more)]
        return first + rest

    def led_to(self, state: State, turn: int) -> list[float]:
        """How all stand, or the game ends, when everybody goes on step by step by the evaluation.

        What is left of the turn that siblings begin in does not count, so that all are judged at the same time.
        """
        left = self.turns
        for _ in range(LONGEST):
            if state.over():
                break
            seat = state.actors()[0]
            if self.turns and turn != self.game.turn(state, seat):
                if not left:
                    return [self.game.judge(state, each) for each in range(self.table.seats)]
                turn = self.game.turn(state, seat)
                left -= 1
            state = self.step(state, seat)
        return [self.game.point * score for score in state.scores()]

    def step(self, state: State, seat: int) -> State:
        options = self.game.candidates(state, seat)
        if len(options) == 1:
            state.apply(seat, options[0])
            return state
        best = state
        highest = float("-inf")
        for action in options:
            after = state.clone()
            after.apply(seat, action)
            worth = self.game.evaluate(after, seat)
            if worth > highest:
                best, highest = after, worth
        return best


class Apart:
    """Takes away from rows what all seats share, and then what all siblings share."""

    def __init__(self, groups: NDArray[np.int64]) -> None:
        _, self.places = np.unique(groups, return_inverse=True)
        self.counts = np.bincount(self.places)[:, None]

    def of(self, values: NDArray[Any]) -> Array:
        own = values - values.mean(axis=1, keepdims=True) if values.shape[1] > 1 else values
        sums = np.stack([np.bincount(self.places, column) for column in own.T], axis=1)
        found: Array = (own - (sums / self.counts)[self.places]).astype(np.float32)
        return found


@dataclass
class Comparison:
    """Rows of siblings with what they led to, more than the hand-made judgement says, in units of `scale`."""

    rows: Sparse
    targets: Array
    groups: NDArray[np.int64]
    open: Array  # 0 where the game is over and nothing is corrected, else 1

    def wrong(self, network: Residual, chosen: NDArray[np.int64]) -> tuple[Array, Array, Array, Array]:
        """Of some groups: the rows, the layers between, and how far siblings are said to be too far apart."""
        x = self.rows.dense(chosen)
        one, two, said = network.forward(x)
        wrong = Apart(self.groups[chosen]).of(said * self.open[chosen, None] - self.targets[chosen])
        return x, one, two, wrong

    def fit(self, network: Residual, epochs: int, chance: np.random.Generator, apart: NDArray[np.bool_]) -> float:
        """Towards the targets, without the groups kept apart; returns the mean squared error in those, or in all."""
        firsts = np.concatenate([[0], np.cumsum(np.bincount(self.groups))])
        shown = np.unique(self.groups[~apart])
        stepper = Adam(network.weights, epochs * ((len(shown) + BATCH - 1) // BATCH), RATES, SHRINK)
        for _ in range(epochs):
            order = chance.permutation(shown)
            for first in range(0, len(order), BATCH):
                chosen = np.concatenate(
                    [np.arange(firsts[group], firsts[group + 1]) for group in order[first : first + BATCH]]
                )
                x, one, two, wrong = self.wrong(network, chosen)
                stepper.step(network.weights, network.slopes(x, one, two, wrong * self.open[chosen, None]))
        network.weights = stepper.mean
        checked = np.flatnonzero(apart) if apart.any() else np.arange(len(self.rows))
        return float(np.mean(self.wrong(network, checked)[3] ** 2))


class SiblingLearner(Learner):
    """The generations of `Learner`, fitted to how far siblings come out apart."""

    styles = False

    def watcher(self, first: int) -> Watcher:
        return Comparing(self.table, self.plan.turns, first)

    def fit(self, number: int) -> tuple[Learned, float]:
        """A new network for all siblings so far."""
        rows, data = self.gathered(number)
        chance = np.random.default_rng([self.plan.seed, number])
        network = Residual([rows.wide, self.plan.hidden, self.plan.second, self.plan.seats], chance)
        groups = np.repeat(np.arange(len(data["sizes"])), data["sizes"])
        targets = Apart(groups).of(data["ends"].astype(np.float64) - data["judged"])
        scale = float(np.float32(max(1e-3, 2 * float(np.std(targets)))))
        opened = (~data["over"]).astype(np.float32)
        kept_apart = data["games"] % self.plan.apart == 0 if self.plan.apart else np.zeros(len(rows), dtype=np.bool_)
        comparison = Comparison(rows, targets / np.float32(scale), groups, opened)
        error = comparison.fit(network, self.plan.epochs, chance, kept_apart)
        met = np.zeros(rows.wide, dtype=np.bool_)
        met[rows.inputs] = True
        return self.learned(network.packed(met), network.sizes, scale, number), error
