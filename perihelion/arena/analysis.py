"""A finished game looked at again: how the chances went, where it turned, and which better moves were missed.

The chance of a seat comes from playing the position out many times with greedy bots, everything unknown to a spectator
drawn anew; its standing from the game's evaluation. A move is judged from what its player could know.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import Any, Final

from perihelion.arena.match import SEEDS_APART, play_out
from perihelion.bots import Position, bot
from perihelion.bots.lookahead import looked_ahead
from perihelion.kernel.game import Game
from perihelion.kernel.history import History
from perihelion.kernel.rng import seeded
from perihelion.kernel.state import State

TURNED: Final = 0.2
"""A change of somebody's chance between two looks that makes a turning point."""
MISSED: Final = 3.0
"""Points by which another move was better to be told as missed."""
SHOWN: Final = 10


@dataclass(frozen=True)
class Look:
    """The game after so many moves."""

    ply: int
    chances: list[float]
    scores: list[int]
    standing: list[float]  # what the evaluation says


@dataclass(frozen=True)
class Turn:
    """Between two looks the chance of a seat changed much."""

    first: int
    last: int
    seat: int
    before: float
    after: float


@dataclass(frozen=True)
class Missed:
    ply: int
    seat: int
    played: int
    better: int
    points: float  # by which the better one was better


@dataclass(frozen=True)
class Analysis:
    looks: list[Look]
    turns: list[Turn]
    missed: list[Missed]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def analyse(
    history: History, looks: int = 12, playouts: int = 8, seed: int = 1, progress: Callable[[int], None] | None = None
) -> Analysis:
    """Look at about so many positions of a game, each played out so many times, and at every move of it."""
    last = len(history.line)
    plies = sorted({round(last * k / max(1, looks)) for k in range(looks + 1)})
    found: list[Look] = []
    for ply in plies:
        found.append(looked_at(history.game, history.at(ply), ply, playouts, seed))
        if progress is not None:
            progress(1)
    return Analysis(found, turning_points(found), missed_moves(history, seed))


def looked_at(game: Game, state: State, ply: int, playouts: int, seed: int) -> Look:
    standing = [round(game.evaluate(state, seat), 2) for seat in range(state.seats)]
    if state.over():
        winners = state.ranking()[0]
        chances = [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
    else:
        chances = chances_of(game, state, ply, playouts, seed)
    return Look(ply, [round(each, 3) for each in chances], state.scores(), standing)


def chances_of(game: Game, state: State, ply: int, playouts: int, seed: int) -> list[float]:
    """The share of playouts each seat wins; every seat's knowledge in turn decides what is drawn anew."""
    won = [0.0] * state.seats
    greedy = [bot("greedy")] * state.seats
    for number in range(playouts):
        chance = seed + SEEDS_APART * 64 + ply * playouts + number
        twin = state.determinize(number % state.seats, chance)
        play_out(game, twin, greedy, chance)
        winners = twin.ranking()[0]
        for seat in winners:
            won[seat] += 1 / len(winners)
    return [each / playouts for each in won]


def turning_points(looks: list[Look]) -> list[Turn]:
    found = []
    for one, other in pairwise(looks):
        for seat, (before, after) in enumerate(zip(one.chances, other.chances, strict=True)):
            if after - before >= TURNED:  # told of the one who gained
                found.append(Turn(one.ply, other.ply, seat, before, after))
    return found


def missed_moves(history: History, seed: int) -> list[Missed]:
    """The moves that cost most by the look-ahead to the end of the own turn, the worst first."""
    game = history.game
    found: list[Missed] = []
    state = history.at(0)
    for ply, each in enumerate(history.line):
        options = state.legal(each.seat)
        if len(options) > 1:
            known = Position(game, state, each.seat).sample(seeded(seed + ply))
            values = looked_ahead(game, known, each.seat, options)
            better = max(values, key=lambda action: (values[action], -action))
            if each.action not in values:
                values |= looked_ahead(game, known, each.seat, [each.action])
            lost = values[better] - values[each.action]
            if lost >= MISSED:
                found.append(Missed(ply, each.seat, each.action, better, round(lost, 2)))
        state.apply(each.seat, each.action)
    return sorted(found, key=lambda each: (-each.points, each.ply))[:SHOWN]
