"""What is remembered of a sheet for its views is what counting it anew gives, and nobody can spoil it."""

import random

from support.rules import rule

import perihelion
from perihelion.games.sunward.play import SunwardState
from perihelion.games.sunward.rules import scoring
from perihelion.games.sunward.rules.drawing import sheet_with_new_piece


@rule("WSS-4.6", "WSS-7.1")
def test_every_view_of_a_game_shows_its_sheets_as_counted_anew() -> None:
    rng = random.Random(5)
    for seed in range(3):
        state = perihelion.game("sunward").new(seats=3, seed=seed)
        assert isinstance(state, SunwardState)
        while not state.over():
            seat = rng.choice(state.actors())
            state.apply(seat, rng.choice(state.legal(seat)))
            view = state.view(seat)
            for shown, sheet in zip(view["sheets"], state.sheets, strict=True):
                assert shown["missions"] == scoring.mission_counts(state, sheet)
                assert shown["tally"] == scoring.tally_of(state, sheet)
                cells = [state.tables.grid.indices(hexes) for _, hexes in sheet.pieces]
                assert [piece["cells"] for piece in shown["pieces"]] == cells
            if view["mine"] is not None:
                assert view["mine"]["tally"] == scoring.tally_of(state, sheet_with_new_piece(state, seat))


@rule("WSS-7.1", "WSS-7.6")
def test_what_was_told_of_a_sheet_goes_on_with_its_clones() -> None:
    """Also where two clones go different ways from it, and where nobody looked for some moves."""
    rng = random.Random(7)
    game = perihelion.game("sunward")
    for seed in range(4):
        lines = [game.new(seats=2, seed=seed)]
        while not all(line.over() for line in lines):
            state = rng.choice([line for line in lines if not line.over()])
            seat = rng.choice(state.actors())
            state.apply(seat, rng.choice(state.legal(seat)))
            if rng.random() < 0.4:
                continue
            if len(lines) < 4:
                lines.append(state.clone())
            anew = game.load(state.dump())
            assert state.tally() == anew.tally()
            assert state.view(seat) == anew.view(seat)
            if rng.random() < 0.6:
                assert state.forecast(seat) == anew.forecast(seat)


def test_a_view_that_is_changed_spoils_no_other() -> None:
    state = perihelion.game("sunward").new(seats=2, seed=1)
    before = state.view(0)
    spoilt = state.view(0)
    spoilt["sheets"][0]["missions"].append(99)
    spoilt["sheets"][0]["tally"].clear()
    state.tally()[0].clear()
    state.forecast(0)["counted"][0].clear()
    assert state.view(0) == before
    assert state.tally()[0]
    assert state.forecast(0)["counted"][0]
