"""What a learned judgement looks at: numbers from -1 to 1 of what a seat may know, for every game."""

from itertools import islice

import pytest
from support.nets import told
from support.play import random_game

from perihelion import Game, all_games
from perihelion.kernel.house import HouseGame

OWN = [each for each in all_games() if isinstance(each, HouseGame) and each.parts.insights]
"""Games that have a row for this besides the one of their encoding, which tests/research looks at."""


def cases() -> list[object]:
    return [pytest.param(each, seats, id=f"{each.id}-{seats}") for each in OWN for seats in each.seats]


@pytest.mark.parametrize(("game", "seats"), cases())
def test_what_is_hidden_changes_no_number_and_writing_changes_no_state(game: Game, seats: int) -> None:
    insights = game.insights(seats)
    assert insights is not None
    others = 0
    for seed in range(3):
        for number, (state, _, _) in enumerate(islice(random_game(game, seats, seed), 0, None, 3)):
            seat = number % seats
            before = state.fingerprint()
            found = told(insights, state, seat)
            assert state.fingerprint() == before
            assert all(-1.0 <= each <= 1.0 for numbers in found.values() for each in numbers)
            twin = state.determinize(seat, number)
            twin.rng = state.rng
            assert told(insights, twin, seat) == found
            others += twin.fingerprint() != before
    assert others or seats == 1, "the redrawn states were no other states"
