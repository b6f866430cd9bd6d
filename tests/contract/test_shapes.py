"""A view holds what `people/shapes.py` declares: every entry, of its kind, and nothing besides."""

import importlib
import random
from typing import Any

import msgspec
import pytest

from perihelion.kernel.registry import OURS
from perihelion.kernel.registry import game as find_game


def whole_view(game: str) -> Any:
    shapes = importlib.import_module(f"perihelion.games.{game.replace('-', '_')}.people.shapes")
    return [each for each in vars(shapes).values() if isinstance(each, type) and each.__module__ == shapes.__name__][-1]


@pytest.mark.parametrize("game", OURS)
def test_a_view_has_its_declared_shape(game: str) -> None:
    rng = random.Random(7)
    shape = whole_view(game)
    found = find_game(game)
    for seats in found.seats:
        state = found.new(seats, seed=seats)
        while not state.over():
            for viewer in (None, *range(seats)):
                view = msgspec.json.decode(msgspec.json.encode(state.view(viewer)))
                assert msgspec.convert(view, shape) == view
            for _ in range(6):
                if not state.over():
                    seat = rng.choice(state.actors())
                    state.apply(seat, rng.choice(state.legal(seat)))
