"""Encodings: nothing but what the seat may know, inside their bounds, described field by field."""

from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.play import random_game, some_positions

from perihelion import Game, all_games, game
from perihelion.kernel.features import bounded
from perihelion.research.encoding import Encoding, Hashed, encoding_for, leaves
from tools.encodings import page

DOCS = Path(__file__).resolve().parents[2] / "docs" / "encodings.md"


def both(any_game: Game, seats: int) -> list[Encoding]:
    """The game's own encoding and the generic one; they may be the same."""
    return [encoding_for(any_game, seats), Hashed(any_game, seats)]


def test_the_encoding_of_a_seat_does_not_depend_on_what_is_hidden(any_game: Game) -> None:
    """Everything hidden is drawn anew: the view stays the same, and so must the encoding."""
    seats = any_game.seats[-1]
    encodings = both(any_game, seats)
    differed = 0
    for number, state in enumerate(some_positions(any_game, seats, 5, share=0.02)):
        for seat in range(seats):
            other = state.determinize(seat, number + 1)
            differed += other.fingerprint() != state.fingerprint()
            for encoding in encodings:
                assert np.array_equal(encoding.observe(state, seat), encoding.observe(other, seat))
    assert differed, "the redrawn states were no other states"


def test_encodings_stay_in_their_bounds_and_tell_positions_apart(any_game: Game) -> None:
    seats = any_game.seats[0]
    for encoding in both(any_game, seats):
        seen = set()
        count = 0
        for state in some_positions(any_game, seats, 3, share=0.2):
            vector = encoding.observe(state, 0)
            assert vector.shape == (encoding.size,)
            assert vector.dtype == np.float32
            assert np.abs(vector).max() <= 1.0
            seen.add(vector.tobytes())
            count += 1
        assert len(seen) > count // 2


def test_a_used_buffer_is_written_anew(any_game: Game) -> None:
    encoding = encoding_for(any_game, any_game.seats[0])
    buffer = np.full(encoding.size, 0.5, dtype=np.float32)
    state = any_game.new(any_game.seats[0], 1)
    assert encoding.observe(state, 0, buffer) is buffer
    assert np.array_equal(buffer, encoding.observe(state, 0))


def test_sunward_fields_say_what_the_view_says() -> None:
    sunward = game("sunward")
    encoding = encoding_for(sunward, 3)
    for state, seat, _ in random_game(sunward, 3, 11):
        view = state.view(seat)
        parts = encoding.named(encoding.observe(state, seat))
        assert parts["active"][(view["active"] - seat) % 3] == 1
        assert parts["round"].tolist() == [float(number == view["round"]) for number in (1, 2, 3)]
        for place in range(3):
            sheet = view["sheets"][(seat + place) % 3]
            covered = {cell for piece in sheet["pieces"] for cell in piece["cells"]}
            assert set(np.flatnonzero(parts["pieces"][place].max(axis=0)).tolist()) == covered
            assert parts["points"][place] == pytest.approx(max(-1, sum(sheet["tally"].values()) / 100))
        drawn = view["mine"]["cells"] if view["mine"] else []
        assert np.flatnonzero(parts["my_cells"]).tolist() == sorted(drawn)


def test_a_secret_drawing_reaches_only_the_one_who_drew_it() -> None:
    """Two seats draw at once: what the first one draws changes its own encoding and not the other's."""
    sunward = game("sunward")
    encoding = encoding_for(sunward, 2)
    for state, _, _ in random_game(sunward, 2, 4):
        if len(state.actors()) == 2 and len(state.legal(0)) > 3:
            one, two = state.clone(), state.clone()
            one.apply(0, state.legal(0)[-1])
            two.apply(0, state.legal(0)[-2])
            if one.actors() == two.actors() == (1,):
                told = [encoding.observe(each, 1) for each in (one, two)]
                assert np.array_equal(told[0], told[1])
                own = [encoding.observe(each, 0) for each in (one, two)]
                assert not np.array_equal(own[0], own[1])
                return
    raise AssertionError("no simultaneous drawing was met")


def test_leaves_of_a_view() -> None:
    found = dict(leaves({"a": [1, {"b": "red"}], "c": None, "d": True, "e": -1000, "f": 0}, ""))
    assert found == {"/a/0": pytest.approx(0.1003, abs=1e-4), "/a/1/b=red": 1.0, "/d": 1.0, "/e": -1.0}


def test_a_number_outside_its_bounds_is_cut_off() -> None:
    assert [bounded(number) for number in (-5.0, -1.0, 0.3, 1.0, 5.0)] == [-1.0, -1.0, 0.3, 1.0, 1.0]
    assert encoding_for(game("sunward"), 2).table().splitlines()[2] == (
        "| `phase` | 3 | 0–2 | one-hot: coordinates, drawing, over |"
    )


def test_our_games_have_encodings_of_their_own() -> None:
    for each in all_games():
        for seats in each.seats:
            assert not isinstance(encoding_for(each, seats), Hashed)


def test_every_field_says_something_at_some_time(any_game: Game) -> None:
    """A field that is zero in all positions of many games, with every value of every option, is not filled."""
    seats = 2
    encoding = encoding_for(any_game, seats)
    silent = {field.name for field in encoding.fields}
    varied: list[dict[str, Any]] = [{}]
    varied += [{option.name: value} for option in any_game.options for value in option.values]
    for seed in range(60):
        for state, _, _ in islice(random_game(any_game, seats, seed, **varied[seed % len(varied)]), 0, None, 5):
            for seat in range(seats):
                parts = encoding.named(encoding.observe(state, seat))
                silent -= {name for name in silent if parts[name].any()}
        if not silent:
            return
    assert silent == set()


def test_the_documentation_lists_every_field() -> None:
    assert DOCS.read_text(encoding="utf8") == page()
