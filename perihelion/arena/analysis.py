"""A finished game looked at again: how the chances went, where it turned, and which better moves were missed.

The chance of a seat comes from playing the position out many times with greedy bots, everything unknown to a spectator
drawn anew, and has an interval (Wilson's, 95%). **A turning point** is named when all is played out, where between two
neighbouring looks a seat's chance rose by at least 15% and the interval of that rise lies above zero; that interval is
so wide that all comparisons of the game together name none by luck in 19 games of 20 (`chances.py`). Where the chances
of two neighbours do not differ so much after a glance, they are not played out further.

It is done step by step: whoever waits sees what is known so far, and may stop at any time.
"""

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import Any, Final

from perihelion.arena.chances import SURE, TURNED, interval, rise, sigmas, strictly
from perihelion.arena.match import SEEDS_APART, play_out
from perihelion.arena.misses import Missed, Misses
from perihelion.bots import bot
from perihelion.kernel.game import Game
from perihelion.kernel.history import History
from perihelion.kernel.state import State

LOOKS: Final = 10
PLAYOUTS: Final = 64
GLANCE: Final = 16
"""Playouts of every position; more only where it may have turned. What is looked at twice is counted twice."""
TWICE: Final = 2
AT_FIRST: Final = 8
"""Playouts of every position before moves are looked at: a first idea of the chances."""


@dataclass(frozen=True)
class Look:
    """The game after so many moves: everybody's chance with its interval, and the points."""

    ply: int
    round: int
    playouts: int
    chances: list[float]
    low: list[float]
    high: list[float]
    scores: list[int]
    standing: list[float]  # what the evaluation says


@dataclass(frozen=True)
class Turn:
    """Between two looks the chance of a seat rose, by at least `least` and at most `most`."""

    first: int
    last: int
    round: int
    seat: int
    before: float
    after: float
    least: float
    most: float


@dataclass(frozen=True)
class Analysis:
    """So far; whole when as many steps are done as there are."""

    done: int
    of: int
    looks: list[Look]
    turns: list[Turn]
    missed: list[Missed]  # of all seats, the worst first

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def analyse(
    history: History,
    looks: int = LOOKS,
    playouts: int = PLAYOUTS,
    seed: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Analysis:
    """Look at about so many positions of a game, each played out so many times, and at every move of it."""
    looking = Looking(history, looks, playouts, seed)
    for done in looking.work():
        if progress is not None:
            progress(done)
    return looking.so_far()


class Place:
    """A position that is played out again and again."""

    def __init__(self, game: Game, state: State, ply: int) -> None:
        self.game, self.state, self.ply = game, state, ply
        self.playouts = 0
        self.won = [0.0] * state.seats

    def play_out(self, seed: int) -> None:
        """Once more; every seat's knowledge in turn decides what is drawn anew."""
        chance = seed + SEEDS_APART * 64 + self.ply * PLAYOUTS * 100 + self.playouts
        twin = self.state.determinize(self.playouts % self.state.seats, chance)
        play_out(self.game, twin, [bot("greedy")] * self.state.seats, chance)
        self.count(twin.ranking()[0])

    def count(self, winners: list[int]) -> None:
        self.playouts += 1
        for seat in winners:
            self.won[seat] += 1 / len(winners)

    def look(self) -> Look:
        state = self.state
        games = self.playouts
        chances = [won / games for won in self.won] if games else [1 / state.seats] * state.seats
        within = [interval(each, games, sigmas(SURE)) for each in chances]
        if state.over():
            winners = state.ranking()[0]
            chances = [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
            within = [(each, each) for each in chances]
        standing = [round(self.game.evaluate(state, seat), 2) for seat in range(state.seats)]
        low, high = [round(each[0], 3) for each in within], [round(each[1], 3) for each in within]
        chances = [round(each, 3) for each in chances]
        return Look(self.ply, state.view(None).get("round", 0), games, chances, low, high, state.scores(), standing)


class Looking:
    """`work` does a little more with every step and gives how much of `of` it was; `so_far` is what is known then."""

    def __init__(self, history: History, looks: int = LOOKS, playouts: int = PLAYOUTS, seed: int = 1) -> None:
        self.history = history
        last = len(history.line)
        plies = sorted({round(last * k / max(1, looks)) for k in range(looks + 1)})
        self.places = [Place(history.game, history.at(ply), ply) for ply in plies]
        self.misses = Misses(history, seed)
        self.playouts = playouts
        self.seed = seed
        self.done = 0
        self.of = playouts * sum(not place.state.over() for place in self.places) + self.misses.steps

    def work(self) -> Iterator[int]:
        for steps in self._all():
            self.done += steps
            yield steps

    def _all(self) -> Iterator[int]:
        yield from self._played_out(min(AT_FIRST, self.playouts))
        yield from self.misses.work()
        yield from self._played_out(min(GLANCE, self.playouts))
        yield from self._played_out(self.playouts, self._in_doubt())
        yield self.of - self.done  # what need not be played out

    def _played_out(self, playouts: int, places: list[Place] | None = None) -> Iterator[int]:
        open_places = [place for place in (self.places if places is None else places) if not place.state.over()]
        while any(place.playouts < playouts for place in open_places):
            for place in open_places:
                place.play_out(self.seed)
                yield 1

    def _in_doubt(self) -> list[Place]:
        """Both sides of every change that is large enough to be a turning point, if it is no luck."""
        looks = [place.look() for place in self.places]
        found: dict[int, Place] = {}
        for k, (one, other) in enumerate(pairwise(looks)):
            if max(now - was for was, now in zip(one.chances, other.chances, strict=True)) >= TURNED:
                found |= {k: self.places[k], k + 1: self.places[k + 1]}
        return list(found.values())

    def so_far(self) -> Analysis:
        looks = [place.look() for place in self.places]
        turns = turning_points(looks) if self.done == self.of else []
        return Analysis(self.done, self.of, looks, turns, self.misses.found)


def turning_points(looks: list[Look]) -> list[Turn]:
    """Told of the one who gained; the rule is in the head of this file."""
    seats = len(looks[0].chances)
    z = strictly(TWICE * seats * (len(looks) - 1))
    found = []
    for one, other in pairwise(looks):
        for seat in range(seats):
            before, after = one.chances[seat], other.chances[seat]
            least, most = rise(before, after, bounds(one, seat, z), bounds(other, seat, z))
            if after - before >= TURNED and least > 0.0:
                turn = Turn(one.ply, other.ply, other.round, seat, before, after, round(least, 3), round(most, 3))
                found.append(turn)
    return found


def bounds(look: Look, seat: int, z: float) -> tuple[float, float]:
    """The interval of a chance; what is over is certain."""
    chance = look.chances[seat]
    return interval(chance, look.playouts, z) if look.low[seat] != look.high[seat] else (chance, chance)
