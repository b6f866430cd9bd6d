"""One game between bots, decided by its seed alone."""

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


def record_match(game: Game, names: list[str], bots: list[Bot], seed: int, options: Options | None = None) -> Record:
    """The same game as `play_match`, with its record."""
    history = History.begin(game, names, seed, options)
    chance = [seeded(seed + SEEDS_APART * (seat + 1)) for seat in range(len(bots))]
    while not history.state.over():
        seat = history.state.actors()[0]
        history.play(seat, bots[seat].choose(Position(game, history.state, seat), chance[seat]))
    return history.record
