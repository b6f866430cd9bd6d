"""Beyond the Sun's picture for the terminal: where every piece stands, in plain text."""

import random
from io import StringIO

from rich.console import Console

import perihelion
from perihelion.cli.boards import painter_for
from perihelion.cli.boards.beyond_the_sun import Painter
from perihelion.kernel.state import State
from perihelion.kernel.table import Event
from perihelion.words import Words

GAME = perihelion.game("beyond-the-sun")
NAMES = ["Ada", "Bo", "Cyd"]


def played(moves: int, **options: object) -> State:
    state = GAME.new(seats=3, seed=7, **options)
    rng = random.Random(1)
    for _ in range(moves):
        seat = state.actors()[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    return state


def drawn(state: State, width: int = 100, focus: int = 0, events: tuple[Event, ...] = ()) -> str:
    painter = painter_for(GAME, Words("en", GAME), NAMES)
    assert isinstance(painter, Painter)
    page = StringIO()
    Console(file=page, width=width).print(painter.picture(state.view(0), 0, focus, width, events))
    return page.getvalue()


def test_every_piece_is_told() -> None:
    state = played(220)
    view = state.view(0)
    page = drawn(state, 200)
    words = Words("en", GAME)
    for slot in view["slots"]:
        assert slot["id"] in page
        if slot["technology"] is not None:
            assert words.say(f"technology-{slot['technology'].replace('_', '-')}") in page
    for area in view["areas"]:
        for seat, strength in enumerate(area["strength"]):
            assert strength == 0 or f"{seat + 1}: {strength} (" in page
    for goal in view["achievements"]:
        for seat, parts in enumerate(goal["progress"]):
            had = "+".join(f"{part['have']}/{part['need']}" for part in parts)
            assert f"{seat + 1}: {had}" in page
    for name, faction in zip(NAMES, view["factions"], strict=True):
        (line,) = [line for line in page.splitlines() if f" {name} " in line]
        assert f"{sum(faction['tally'].values())} " in line


def test_a_narrow_terminal_leaves_the_explanations_out() -> None:
    state = played(40)
    assert "Immediate:" in drawn(state, 200)
    narrow = drawn(state, 80)
    assert "Immediate:" not in narrow
    assert max(map(len, narrow.splitlines())) <= 80


def test_open_rows_of_the_tableau_are_listed() -> None:
    view_rows = []
    for moves in range(0, 200, 20):
        state = played(moves, tableau=True)
        if any(state.view(0)["rows"]):
            view_rows.append(moves)
            assert "Open row" in drawn(state)
    assert view_rows


def test_it_is_told_on_which_space_of_a_basic_action_a_pawn_stands() -> None:
    state = GAME.new(seats=2, seed=1)
    seat = state.actors()[0]
    words = Words("en", GAME)

    def row() -> str:
        return next(line for line in drawn(state, 140).splitlines() if line.startswith("Basic action 1"))

    assert row().rstrip().endswith("–  +1: –")
    told = {words.phrase(state.phrase(seat, move)): move for move in state.legal(seat)}
    dearer = next(move for said, move in told.items() if said.startswith("Basic action 1 (+1 ore)"))
    state.apply(seat, dearer)
    assert row().rstrip().endswith(f"–  +1: {seat + 1}")
