"""Playing out in one call is the game that `random` bots play who share a generator."""

import pytest

from perihelion import Game
from perihelion.bots import Position, bot
from perihelion.bots.playout import play_out
from perihelion.kernel.rng import seeded


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_playout_is_a_game_of_random_bots(any_game: Game, seed: int) -> None:
    seats = any_game.seats[-1]
    state, rng = any_game.new(seats, seed), seeded(seed)
    for _ in range(5 * seed):  # from anywhere in a game
        seat = state.actors()[0]
        state.apply(seat, bot("random").choose(Position(any_game, state, seat), rng))
    twin, same = state.clone(), rng.clone()
    decisions = 0
    while not twin.over():
        seat = twin.actors()[0]
        twin.apply(seat, bot("random").choose(Position(any_game, twin, seat), same))
        decisions += 1
    assert play_out(state, rng) == decisions
    assert state.fingerprint() == twin.fingerprint()
    assert rng.word() == same.word(), "and the generator is where it would be"
