"""Features: written from the state, yet nothing but what the seat may know; each field as a view tells it."""

from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.play import random_game, some_positions

from perihelion import Game, all_games, game
from perihelion.research.encoding import Encoding, Straight, encoding_for

READINGS = Path(__file__).resolve().parents[1] / "support" / "readings"
READ = sorted(path.stem.replace("_", "-") for path in READINGS.glob("*.py"))


def varied(any_game: Game) -> list[dict[str, Any]]:
    """Every value of every option once."""
    return [{}, *[{option.name: value} for option in any_game.options for value in option.values]]


def played(any_game: Game, seats: int, seed: int) -> Any:
    """Positions of a random game with some options; those that clash are left away."""
    choices = varied(any_game)
    return random_game(any_game, seats, seed, **choices[seed % len(choices)])


@pytest.mark.parametrize("name", READ)
def test_every_field_is_what_the_view_says(name: str) -> None:
    """A second reading of the fields, from the view alone, which is a whitelist of its own."""
    found = game(name)
    module = import_module(f"support.readings.{name.replace('-', '_')}")
    for seats in found.seats:
        encoding = encoding_for(found, seats)
        reading: Encoding = module.describe(found, seats)
        for name_of_field in reading.places:
            assert name_of_field in encoding.places, name_of_field
        for seed in range(3):
            for number, (state, asked, _) in enumerate(islice(played(found, seats, seed), 0, None, 7)):
                for seat in {asked, number % seats}:
                    compare(encoding, reading, state, seat)


def compare(encoding: Encoding, reading: Encoding, state: Any, seat: int) -> None:
    written = encoding.named(encoding.observe(state, seat))
    for name, told in reading.named(reading.observe(state, seat)).items():
        np.testing.assert_allclose(written[name], told, atol=1e-6, err_msg=name)


def test_what_is_hidden_changes_nothing(any_game: Game) -> None:
    """Two worlds that the seat cannot tell apart have the same row, also in the middle of a turn, with every option."""
    seats = any_game.seats[-1]
    encoding = encoding_for(any_game, seats)
    differed = 0
    for seed in range(max(6, len(varied(any_game)))):
        for number, (state, _, _) in enumerate(islice(played(any_game, seats, seed), 3, None, 29)):
            seat = (number + seed) % seats
            other = state.determinize(seat, number + 1)
            other.rng = state.rng
            differed += other.fingerprint() != state.fingerprint()
            one, two = encoding.observe(state, seat), encoding.observe(other, seat)
            parts = zip(encoding.named(one).items(), encoding.named(two).values(), strict=True)
            assert np.array_equal(one, two), [name for (name, part), twin in parts if not np.array_equal(part, twin)]
    assert differed, "the redrawn states were no other states"


def test_writing_a_row_changes_no_state(any_game: Game) -> None:
    seats = any_game.seats[-1]
    encoding = encoding_for(any_game, seats)
    for state in some_positions(any_game, seats, 2, share=0.05):
        before = state.fingerprint()
        rows = [encoding.observe(state, seat) for seat in range(seats)]
        assert state.fingerprint() == before
        assert all(np.array_equal(row, encoding.observe(state, seat)) for seat, row in enumerate(rows))


def test_numpy_reads_the_row_where_it_lies() -> None:
    for each in all_games():
        encoding = encoding_for(each, each.seats[0])
        assert isinstance(encoding, Straight)
        state = each.new(each.seats[0], 1)
        encoding.numbers.flags.writeable = False
        before = encoding.numbers.copy()
        encoding.features.fill(state, 0, encoding.row, 0)
        assert not np.array_equal(encoding.numbers, before)
