"""One game between bots, decided by its seed alone."""

import time
from dataclasses import dataclass

from perihelion.bots import Bot, Position
from perihelion.kernel.game import Game, Options
from perihelion.kernel.history import History
from perihelion.kernel.record import Record
from perihelion.kernel.rng import seeded
from perihelion.kernel.state import State

SEEDS_APART = 1 << 32
"""The generators of the seats are seeded this far from the seed of the game."""


@dataclass(frozen=True)
class Outcome:
    """What a finished game leaves for the statistics."""

    seed: int
    scores: list[int]
    ranking: list[list[int]]
    ending: str
    decisions: int
    fingerprint: str

    def share(self, seat: int) -> float:
        """1 for a win, a part of it for a shared one, 0 otherwise."""
        winners = self.ranking[0]
        return 1 / len(winners) if seat in winners else 0.0


def play_out(game: Game, state: State, bots: list[Bot], seed: int) -> int:
    """Let bots finish a game; returns the number of decisions."""
    chance = [seeded(seed + SEEDS_APART * (seat + 1)) for seat in range(len(bots))]
    decisions = 0
    while not state.over():
        seat = state.actors()[0]
        state.apply(seat, bots[seat].choose(Position(game, state, seat), chance[seat]))
        decisions += 1
    return decisions


def play_match(game: Game, bots: list[Bot], seed: int, options: Options | None = None) -> Outcome:
    state = game.new(len(bots), seed, **(options or {}))
    decisions = play_out(game, state, bots, seed)
    return Outcome(seed, state.scores(), state.ranking(), state.ending(), decisions, state.fingerprint())


@dataclass(frozen=True)
class Timed:
    """A finished game with what the arena keeps besides: points by source, and the time of every seat."""

    outcome: Outcome
    tally: list[dict[str, int]]
    seconds: list[float]
    moves: list[int]


def timed_match(
    game: Game,
    bots: list[Bot],
    seed: int,
    chance: list[int],
    options: Options | None = None,
    games: list[Game] | None = None,
) -> Timed:
    """A game in which every seat has its own seed; with `games`, also its own weights of the same game."""
    state = game.new(len(bots), seed, **(options or {}))
    generators = [seeded(each) for each in chance]
    seconds, moves = [0.0] * len(bots), [0] * len(bots)
    while not state.over():
        seat = state.actors()[0]
        begun = time.perf_counter()
        chosen = bots[seat].choose(Position(games[seat] if games else game, state, seat), generators[seat])
        seconds[seat] += time.perf_counter() - begun
        moves[seat] += 1
        state.apply(seat, chosen)
    outcome = Outcome(seed, state.scores(), state.ranking(), state.ending(), sum(moves), state.fingerprint())
    return Timed(outcome, state.tally(), seconds, moves)


def record_match(game: Game, names: list[str], bots: list[Bot], seed: int, options: Options | None = None) -> Record:
    """The same game as `play_match`, with its record."""
    history = History.begin(game, names, seed, options)
    chance = [seeded(seed + SEEDS_APART * (seat + 1)) for seat in range(len(bots))]
    while not history.state.over():
        seat = history.state.actors()[0]
        history.play(seat, bots[seat].choose(Position(game, history.state, seat), chance[seat]))
    return history.record
