"""Games of bots against themselves for a learner: what was met as rows, and how it ended.

A seat plans its turn on a state drawn to fit what it knows, through a blur, and in a style of its own: the weights of
its evaluation are moved at random for the whole game, so that games differ in plans and not only in single moves. What
is kept of a position is what the seat may know: features and judgements of a state in which all hidden is drawn anew.
"""

from collections.abc import Sequence
from math import exp
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from perihelion.bots.corrected import LearnedJudge
from perihelion.bots.judging import Judge
from perihelion.bots.planning import bell, plan
from perihelion.kernel.features import Features
from perihelion.kernel.game import Game
from perihelion.kernel.learned import Learned
from perihelion.kernel.network import ONE
from perihelion.kernel.rng import Rng, seeded
from perihelion.kernel.state import State

STYLE: Final = 0.5
"""How far a weight is moved: by a factor of about e^STYLE or its inverse."""
MIDDLES: Final = 3
"""Of so many positions in the middle of a turn one is kept."""
ANOTHER: Final = 0xA5EED << 64
"""Sets the chance of the seats apart from that of their game."""


class Seats:
    """Instances of a game for the seats of a learner's games, each with weights of its own."""

    def __init__(self, game: Game, seats: int, options: dict[str, int | str | bool] | None = None) -> None:
        features = game.insights(seats)
        assert features is not None, "a game without features cannot be learned"
        self.game = game
        self.seats = seats
        self.options = options or {}
        self.features: Features = features
        self.styled = [type(game)(None) for _ in range(seats)]
        self.known: dict[tuple[int, int], tuple[Learned | None, Judge]] = {}

    def judges(self, players: Sequence[Learned | None], rng: Rng | None = None) -> list[Judge]:
        """For every seat a judge by what was learned, or by hand; with a generator each in a style of its own."""
        for game in self.styled:
            game.weigh({} if rng is None else style(game, rng))
        return [self.judge(seat, learned) for seat, learned in enumerate(players)]

    def judge(self, seat: int, learned: Learned | None) -> Judge:
        key = (seat, id(learned))
        if key not in self.known:
            game = self.styled[seat]
            made = Judge(game)
            if learned is not None:
                made = LearnedJudge(game, self.features, learned.network(), learned.scale)
            self.known[key] = (learned, made)  # with what it belongs to, so that the key stays its own
        return self.known[key][1]


def style(game: Game, rng: Rng) -> dict[str, float]:
    """Each weight as it is or, as often, moved at random."""
    return {
        name: value * exp(STYLE * bell(rng)) if rng.below(2) else value for name, value in game.weights.values.items()
    }


class Watcher:
    """Looks on while games are played; this one keeps nothing."""

    def asked(self, judge: Judge, known: State, seat: int, blur: float, rng: Rng) -> None:
        """Before a seat plans on what it knows."""

    def moved(self, state: State, seat: int, rng: Rng) -> None:
        """After a step of a plan, if the game goes on."""

    def finish(self, scores: list[int]) -> None:
        """When a game is over."""

    def arrays(self) -> dict[str, NDArray[Any]]:
        """What was kept, for a file of the learner."""
        return {}


class Rows:
    """Positions as rows: inputs that are not 0, as whole numbers."""

    def __init__(self, features: Features) -> None:
        self.features = features
        self.buffer = features.blank(1)
        self.row = np.frombuffer(memoryview(self.buffer), dtype=np.float64)
        self.inputs: list[NDArray[np.uint16]] = []
        self.values: list[NDArray[np.int16]] = []

    def keep(self, state: State, observer: int) -> None:
        self.features.fill(state, observer, self.buffer, 0)
        there = np.flatnonzero(self.row)
        self.inputs.append(there.astype(np.uint16))
        self.values.append((self.row[there] * ONE).astype(np.int16))

    def arrays(self) -> dict[str, NDArray[Any]]:
        return {
            "inputs": np.concatenate([np.zeros(0, dtype=np.uint16), *self.inputs]),
            "values": np.concatenate([np.zeros(0, dtype=np.int16), *self.values]),
            "counts": np.array([len(each) for each in self.inputs], dtype=np.uint16),
        }


class Recorder(Watcher):
    """Keeps positions of games as rows, and how the games ended."""

    def __init__(self, table: Seats, first: int = 0) -> None:
        self.table = table
        self.begins = first * table.seats  # number of the first chain, where so many games were played before
        self.rows = Rows(table.features)
        self.judged: list[list[float]] = []  # by hand, of every seat, the observer first
        self.chains: list[int] = []  # the rows of one observer in one game have the same number
        self.ends: list[list[float]] = []  # for every chain the scores as judged, the observer first

    def moved(self, state: State, seat: int, rng: Rng) -> None:
        """The end of a turn, at times also as another seat sees it, and some positions in the middle of one."""
        if seat in state.acting:
            if not rng.below(MIDDLES):
                self.keep(state, seat, rng)
            return
        self.keep(state, seat, rng)
        if state.seats > 1 and rng.below(2):
            self.keep(state, (seat + 1 + rng.below(state.seats - 1)) % state.seats, rng)

    def keep(self, state: State, observer: int, rng: Rng) -> None:
        known = state.determinize(observer, drawn(rng))
        self.rows.keep(known, observer)
        seats = self.table.seats
        self.judged.append([self.table.game.judge(known, (observer + k) % seats) for k in range(seats)])
        self.chains.append(self.begins + len(self.ends) + observer)

    def finish(self, scores: list[int]) -> None:
        for observer in range(self.table.seats):
            self.ends.append([self.table.game.point * score for score in scores[observer:] + scores[:observer]])

    def arrays(self) -> dict[str, NDArray[Any]]:
        return {
            **self.rows.arrays(),
            "judged": np.array(self.judged, dtype=np.float32),
            "chains": np.array(self.chains, dtype=np.int32),
            "ends": np.array(self.ends, dtype=np.float32),
        }


def drawn(rng: Rng) -> int:
    """A seed for what is hidden."""
    return rng.word() << 32 | rng.word()


NOBODY: Final = Watcher()


def play(table: Seats, judges: list[Judge], seed: int, blur: float = 0.0, watcher: Watcher = NOBODY) -> State:
    """One game; returns how it ended."""
    state = table.game.new(table.seats, seed, **table.options)
    rng = seeded(seed | ANOTHER)
    while not state.over():
        seat = state.actors()[0]
        known = state.determinize(seat, drawn(rng))
        watcher.asked(judges[seat], known, seat, blur, rng)
        horizon = state.horizon()
        for action in plan(judges[seat], known, seat, blur, rng):
            if state.horizon() != horizon or action not in state.choices[seat]:
                break  # something came to light: plan again
            state.apply(seat, action)
            if not state.over():
                watcher.moved(state, seat, rng)
    watcher.finish(state.scores())
    return state


def match(
    table: Seats, first: Learned | None, others: Learned | None, seeds: Sequence[int]
) -> list[tuple[float, float]]:
    """One against others of another kind, every seed in every seat: for each game the share of the win, and points
    ahead of the best other."""
    found: list[tuple[float, float]] = []
    for seed in seeds:
        for own in range(table.seats):
            judges = table.judges([first if seat == own else others for seat in range(table.seats)])
            state = play(table, judges, seed)
            scores, winners = state.scores(), state.ranking()[0]
            share = 1.0 / len(winners) if own in winners else 0.0
            found.append((share, scores[own] - max(scores[:own] + scores[own + 1 :], default=0)))
    return found
