"""How long `hard` takes for a move, and how many decisions it tries out meanwhile, over positions of whole games."""

import time
from typing import Any, Final

from perihelion.bots import Position, bot
from perihelion.bots.hard import Hard
from perihelion.kernel.game import Game
from perihelion.kernel.rng import seeded
from perihelion.kernel.state import State

SEATS: Final = 2
GAMES: Final = 4
"""Played by `normal`; the positions are taken from all over them."""


def positions(game: Game, count: int, seed: int, seats: int = SEATS) -> list[tuple[State, int]]:
    """About so many positions with a choice, each with the seat to act."""
    found: list[tuple[State, int]] = []
    for number in range(GAMES):
        state = game.new(seats, seed + number)
        players = [bot("normal") for _ in range(seats)]
        chance = [seeded(seed + number + seat) for seat in range(seats)]
        while not state.over():
            seat = state.actors()[0]
            if len(state.legal(seat)) > 1:
                found.append((state.clone(), seat))
            state.apply(seat, players[seat].choose(Position(game, state, seat), chance[seat]))
    return found[:: max(1, len(found) // count)][:count]


def cost(game: Game, name: str, count: int = 60, seed: int = 2851, seats: int = SEATS) -> float:
    """Milliseconds of the processor that a move takes a bot on the mean; the first, which reads files, is left out."""
    player = bot(name)
    busy: list[float] = []
    for number, (state, seat) in enumerate(positions(game, count, seed, seats)):
        worked = time.process_time()
        player.choose(Position(game, state, seat), seeded(seed + number))
        busy.append(time.process_time() - worked)
    return round(1000 * sum(busy[1:]) / (len(busy) - 1), 2)


def pace(game: Game, count: int = 60, budget: str = "", seed: int = 2851) -> dict[str, Any]:
    """Seconds on the clock for a move, and decisions tried out in 100 ms of the processor."""
    clock: list[float] = []
    tried = 0
    busy = 0.0
    for number, (state, seat) in enumerate(positions(game, count, seed)):
        hard = Hard(budget)
        begun, worked = time.perf_counter(), time.process_time()
        hard.choose(Position(game, state, seat), seeded(seed + number))
        clock.append(time.perf_counter() - begun)
        busy += time.process_time() - worked
        tried += hard.decisions
    clock.sort()
    return {
        "moves": len(clock),
        "seconds": hard.seconds,
        "median": round(clock[len(clock) // 2], 4),
        "p99": round(clock[int(0.99 * (len(clock) - 1))], 4),
        "max": round(clock[-1], 4),
        "decisions_in_100_ms": round(tried / busy / 10),
    }
