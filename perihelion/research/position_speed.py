"""What a position costs a search and a learner: a clone, a move and a judgement together, and the row of a seat.

python -m perihelion.research.position_speed GAME     a worker, as perihelion.arena.speed describes
"""

import sys
import time
from collections.abc import Callable
from typing import Any, Final

from perihelion.arena.speed import COMPILED, PLAIN, Builds, Contestant, Sample, work
from perihelion.kernel.game import Game
from perihelion.kernel.registry import game as find_game
from perihelion.kernel.registry import known_games
from perihelion.kernel.rng import Rng, seeded
from perihelion.kernel.state import State

WORKER: Final = "perihelion.research.position_speed"
POSITIONS: Final = 300
OFTEN: Final = 5
"""Of so many moves all but one are the best of a few by the judgement: positions are then such as a search meets."""
FEW: Final = 6
MICRO: Final = 1e6

Position = tuple[State, int, int]
"""A state, whose move it is, and a move."""


def met_in_play(game: Game, seats: int, chance: Rng) -> list[Position]:
    """Positions from all over games that are played with some sense, each with a move by chance."""
    found: list[Position] = []
    while len(found) < POSITIONS:
        state = game.new(seats, chance.below(1 << 31))
        while state.acting and len(found) < POSITIONS:
            seat = state.acting[0]
            options = game.candidates(state, seat)
            found.append((state.clone(), seat, options[chance.below(len(options))]))
            drawn = [options[chance.below(len(options))] for _ in range(FEW if chance.below(OFTEN) else 1)]
            state.apply(seat, max(drawn, key=lambda action: judged(game, state, seat, action)))
    return found


def judged(game: Game, state: State, seat: int, action: int) -> float:
    after = state.clone()
    after.apply(seat, action)
    return game.judge(after, seat)


def measurer(name: str) -> Callable[[float, int], Sample]:
    game = find_game(name)
    seats = 2 if 2 in game.seats else game.seats[0]
    positions = met_in_play(game, seats, seeded(1))
    features = game.features(seats)
    row = None if features is None else features.blank(1)

    def judge_all() -> None:
        for state, seat, action in positions:
            judged(game, state, seat, action)

    def write_all() -> None:
        if features is not None and row is not None:
            for state, seat, _ in positions:
                features.fill(state, seat, row, 0)

    def measure(seconds: float, seed: int) -> Sample:
        return {"judged_us": timed(judge_all, seconds / 2), "row_us": timed(write_all, seconds / 2)}

    return measure


def timed(do: Callable[[], None], seconds: float) -> float:
    """Microseconds of processor time for one position."""
    begun = time.process_time()
    rounds = 0
    while rounds == 0 or time.process_time() < begun + seconds:
        do()
        rounds += 1
    return MICRO * (time.process_time() - begun) / (rounds * POSITIONS)


def contestants(builds: Builds) -> list[Contestant]:
    found = []
    for name in known_games():
        for build, folder in ((PLAIN, builds.plain), (COMPILED, builds.compiled)):
            if folder is not None and (folder / "perihelion" / "research" / "position_speed.py").is_file():
                found.append(Contestant(name, build, folder, WORKER))
    return found


def reported(taking_part: list[Contestant]) -> list[dict[str, Any]]:
    """Medians over the rounds of those measured here."""
    return [
        {
            "name": each.name,
            "build": each.build,
            "judged_us": round(each.middle("judged_us"), 1),
            "row_us": round(each.middle("row_us"), 1),
        }
        for each in taking_part
        if each.worker == WORKER
    ]


if __name__ == "__main__":
    work(measurer(sys.argv[1]))
