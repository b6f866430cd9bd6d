"""Tables on which bots play: seats, options and preparation as in a first game, or for two."""

from collections.abc import Callable, Iterator

from perihelion.arena.match import SEEDS_APART
from perihelion.bots import Bot, Position
from perihelion.kernel.game import Game
from perihelion.kernel.rng import Rng, seeded
from perihelion.kernel.state import State
from perihelion.teaching.guide import FirstGame, guide_of, prepared

Made = Callable[[], Bot]


def first_game(game: Game) -> FirstGame:
    found = guide_of(game).first_game
    assert found is not None, f"{game.id} has no first game"
    return found


def begun(game: Game, seats: int, seed: int) -> State:
    """A new game with the options of a first one, prepared as that is."""
    first = first_game(game)
    state = game.new(seats, seed, **first.options)
    if seats == first.seats:
        prepared(state, first.prelude)
    return state


def chances(seats: int, seed: int) -> list[Rng]:
    return [seeded(seed + SEEDS_APART * (seat + 1)) for seat in range(seats)]


def decisions(game: Game, state: State, bots: list[Bot], seed: int) -> Iterator[tuple[int, int]]:
    """Plays on to the end; every seat and action before it is applied."""
    chance = chances(len(bots), seed)
    while not state.over():
        seat = state.actors()[0]
        action = bots[seat].choose(Position(game, state, seat), chance[seat])
        yield seat, action
        state.apply(seat, action)


def share(state: State, seat: int) -> float:
    """Of the win: 1, a part of a shared one, or 0."""
    winners = state.ranking()[0]
    return 1 / len(winners) if seat in winners else 0.0
