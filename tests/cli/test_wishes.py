"""A question that a person wished to see no more is answered at the terminal without handing the screen over."""

import io
import random

import pytest
from rich.console import Console

import perihelion
from perihelion.cli.table import TerminalTable
from perihelion.kernel.history import History
from perihelion.words import Words

LEAVE_FOR_NOW, LEAVE_FOR_GOOD = 0, 1


def asked_about_a_goal(history: History) -> bool:
    seat = history.state.actors()[0]
    asked = history.state.view(seat)["asked"]
    return asked is not None and asked["question"] == "goal-asked"


def at_a_goal(history: History, chance: random.Random) -> History:
    """Play on until the owner of a face-down goal is asked; reviews come first."""
    review = history.game.actions.index("choose_tile", 0)
    while not asked_about_a_goal(history):
        seat = history.state.actors()[0]
        options = history.state.legal(seat)
        history.play(seat, review if review in options else chance.choice(options))
    return history


@pytest.mark.parametrize("wish", [LEAVE_FOR_NOW, LEAVE_FOR_GOOD])
def test_a_wish_is_kept_without_showing_anything(wish: int, capsys: pytest.CaptureFixture[str]) -> None:
    game = perihelion.game("new-frontiers")
    history = at_a_goal(History.begin(game, ["human"] * 3, 3, {"setup": "goals"}), random.Random(1))
    owner = history.state.actors()[0]
    history.play(owner, game.actions.index("leave_goal", wish))
    chance = random.Random(2)
    while not asked_about_a_goal(history):  # the same goal, at the next pick
        seat = history.state.actors()[0]
        options = [action for action in history.state.legal(seat) if game.actions.index("choose_tile", 0) != action]
        history.play(seat, chance.choice(options))
    shown = io.StringIO()
    table = TerminalTable(history, Words("en", game), Console(file=shown, force_terminal=False), None, False)
    before = len(history.record.log)
    if wish == LEAVE_FOR_NOW:
        with pytest.raises((EOFError, OSError)):  # the screen is handed over, and there is nobody to take it
            table.ask_or_answer(owner)
        assert "Hand the screen" in capsys.readouterr().out
        assert len(history.record.log) == before
    else:
        table.ask_or_answer(owner)
        assert (shown.getvalue(), capsys.readouterr().out) == ("", "")
        assert history.record.log[before:] == [(owner, game.actions.index("leave_goal", LEAVE_FOR_GOOD))]
