"""Many games between bots and what they tell. The same seed gives the same result, whatever the number of processes."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, TypeVar

from perihelion.arena.chances import SURE, interval, sigmas
from perihelion.arena.match import Outcome, play_match
from perihelion.bots import bot
from perihelion.kernel.game import Game, Options
from perihelion.kernel.registry import game as find_game

SEEDS_OF_A_RUN: Final = 1_000_000
"""Game number k of a run has the seed `seed * SEEDS_OF_A_RUN + k`: runs of different seeds share no game."""
LARGEST_CHUNK: Final = 50

P = TypeVar("P")
T = TypeVar("T")


@dataclass(frozen=True)
class Plan:
    """A simulation as it is asked for; small and plain, so that it can be sent to other processes."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    options: Options = field(default_factory=dict)
    set_file: Path | None = None
    rotate: bool = False  # the bots move one seat on from game to game

    def seats_of(self, number: int) -> list[int]:
        """For every bot the seat it has in a game."""
        seats = len(self.bots)
        return [(k + number) % seats if self.rotate else k for k in range(seats)]


@dataclass
class Report:
    """The sums over all games, by bot in the order they were named and by seat."""

    plan: Plan
    seconds: float
    decisions: int
    mean_scores: list[float]
    win_rate: list[float]
    seat_win_rate: list[float]
    endings: dict[str, int]
    mean_length: float

    def to_json(self) -> dict[str, Any]:
        games = self.plan.games
        return {
            "game": self.plan.game,
            "bots": list(self.plan.bots),
            "seed": self.plan.seed,
            "options": self.plan.options,
            "games": games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "mean_scores": self.mean_scores,
            "win_rate": self.win_rate,
            "win_rate_interval": [list(wilson(rate, games)) for rate in self.win_rate],
            "seat_win_rate": self.seat_win_rate,
            "endings": self.endings,
            "mean_length": self.mean_length,
        }


def wilson(rate: float, games: int) -> tuple[float, float]:
    """Wilson's 95% interval of a rate seen in so many games; shared wins count in parts."""
    low, high = interval(rate, games, sigmas(SURE))
    return round(low, 6), round(high, 6)


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Report:
    """Play all games of a plan; `progress` hears how many more are finished."""
    begun = time.perf_counter()
    outcomes: list[Outcome] = []
    for some in finished_games(plan, jobs):
        outcomes.extend(some)
        if progress is not None:
            progress(len(some))
    return summed(plan, outcomes, time.perf_counter() - begun)


def finished_games(plan: Plan, jobs: int) -> Iterator[list[Outcome]]:
    """The games in the order of their numbers, some at a time."""
    yield from in_chunks(play_chunk, plan, plan.games, jobs)


def in_chunks(play: Callable[[tuple[P, int, int]], T], plan: P, games: int, jobs: int) -> Iterator[T]:
    """What `play` makes of all games of a plan, from one number to another, in their order, whatever the processes."""
    size = max(1, min(LARGEST_CHUNK, games // (4 * jobs)))
    chunks = [(plan, first, min(first + size, games)) for first in range(0, games, size)]
    if jobs == 1:
        yield from map(play, chunks)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, chunks)


def play_chunk(chunk: tuple[Plan, int, int]) -> list[Outcome]:
    plan, first, end = chunk
    game = opened(plan)
    players = [bot(name) for name in plan.bots]
    found: list[Outcome] = []
    for number in range(first, end):
        seats = plan.seats_of(number)
        seated = [players[seats.index(seat)] for seat in range(len(players))]
        found.append(play_match(game, seated, plan.seed * SEEDS_OF_A_RUN + number, plan.options))
    return found


_with_own_set: dict[tuple[str, Path], Game] = {}


def opened(plan: Plan) -> Game:
    """The game of a plan, read only once in a process."""
    if plan.set_file is None:
        return find_game(plan.game)
    key = (plan.game, plan.set_file)
    if key not in _with_own_set:
        _with_own_set[key] = find_game(plan.game, plan.set_file)
    return _with_own_set[key]


def summed(plan: Plan, outcomes: list[Outcome], seconds: float) -> Report:
    seats = len(plan.bots)
    scores = [0] * seats
    wins, seat_wins = [0.0] * seats, [0.0] * seats
    for number, outcome in enumerate(outcomes):
        for k, seat in enumerate(plan.seats_of(number)):
            scores[k] += outcome.scores[seat]
            wins[k] += outcome.share(seat)
            seat_wins[seat] += outcome.share(seat)
    endings = Counter(outcome.ending for outcome in outcomes)
    decisions = sum(outcome.decisions for outcome in outcomes)
    games = len(outcomes)
    return Report(
        plan,
        seconds,
        decisions,
        [round(total / games, 4) for total in scores],
        [round(won / games, 6) for won in wins],
        [round(won / games, 6) for won in seat_wins],
        {ending: endings[ending] for ending in sorted(endings)},
        round(decisions / games, 3),
    )
