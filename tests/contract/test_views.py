"""What is for one viewer's eyes alone, and what everybody sees: a view is the spectator's with one's own entries."""

import random

import pytest

from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.registry import OURS
from perihelion.kernel.registry import game as find_game


@pytest.mark.parametrize("game", OURS)
def test_a_view_and_a_forecast_are_what_all_see_with_what_is_ones_own(game: str) -> None:
    rng = random.Random(5)
    found = find_game(game)
    changed = [{}, *[{each.name: value} for each in found.options for value in each.values]]
    for number, options in enumerate(changed):
        seats = found.seats[number % len(found.seats)]
        try:
            state = found.new(seats, number, **found.complete(options))
        except PerihelionError:
            continue  # an option that goes with others only
        for _ in range(60):
            if state.over():
                break
            for viewer in (None, *range(seats)):
                own = state.own_view(viewer)
                assert own is not None
                assert {**state.view(None), **own} == state.view(viewer)
                foreseen = state.own_forecast(viewer)
                if foreseen is not None:
                    assert {**state.forecast(None), **foreseen} == state.forecast(viewer)
            seat = rng.choice(state.actors())
            state.apply(seat, rng.choice(state.legal(seat)))
