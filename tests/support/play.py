"""Random play for tests, by the standard library's generator, which the engines never use."""

import random
from collections.abc import Iterator

from perihelion import Game, State

Ply = tuple[State, int, int]


def random_game(game: Game, seats: int, seed: int, **options: object) -> Iterator[Ply]:
    """Plays a whole random game; yields the state before each action, the seat and the action.

    The state yielded is the live one: clone it to keep it.
    """
    rng = random.Random(f"{game.id}/{seats}/{seed}")
    state = game.new(seats=seats, seed=seed, **options)  # type: ignore[arg-type]
    while not state.over():
        seat = rng.choice(state.actors())
        action = rng.choice(state.legal(seat))
        yield state, seat, action
        state.apply(seat, action)


def finished(game: Game, seats: int, seed: int, **options: object) -> State:
    state = game.new(seats=seats, seed=seed, **options)  # type: ignore[arg-type]
    for live, _, _ in random_game(game, seats, seed, **options):
        state = live
    return state


def some_positions(game: Game, seats: int, seed: int, share: float = 0.1) -> Iterator[State]:
    """Clones of some of the positions of a random game, always the first one."""
    rng = random.Random(seed)
    for number, (state, _, _) in enumerate(random_game(game, seats, seed)):
        if number == 0 or rng.random() < share:
            yield state.clone()
