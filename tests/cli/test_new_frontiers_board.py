"""New Frontiers at the terminal: what a player looks for is in the picture, in both languages and without colours."""

import re
from io import StringIO

import pytest
from rich.console import Console
from support.play import some_positions

import perihelion
from perihelion.cli.boards.new_frontiers import Painter
from perihelion.words import LANGUAGES, Words

GAME = perihelion.game("new-frontiers")
NAMES = ["Ada", "Bea", "Cyd"]


def drawn(painter: Painter, view: dict[str, object], focus: int, width: int = 120) -> str:
    page = StringIO()
    Console(file=page, width=width, no_color=True).print(painter.picture(view, focus, focus, width))
    return page.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_has_market_worlds_and_the_way_to_the_end(lang: str) -> None:
    words = Words(lang, GAME)
    painter = Painter(GAME, words, NAMES)
    for state in some_positions(GAME, 3, 9):
        view = state.view(0)
        text = drawn(painter, view, 1)
        assert not re.search(r"\b(terminal|tile|action|goal|amount)-[a-z]", text)
        for pile in view["market"]:
            assert words.say(f"tile-{pile['face'].replace('_', '-')}") in text
        for world in view["empires"][1]["discovered"]:
            assert words.say(f"tile-{world['tile'].replace('_', '-')}") in text
        ends = view["ends"]
        facts = {"spaces": min(ends["spaces"]), "colonies": min(ends["colonies"])}
        assert words.say("terminal-ends", **facts, colonists=ends["colonists"], chips=ends["chips"]) in text


def test_chosen_tiles_can_be_told_without_colours() -> None:
    painter = Painter(GAME, Words("en", GAME), NAMES)
    met = 0
    for state in some_positions(GAME, 3, 9):
        view = state.view(0)
        row = drawn(painter, view, 0, 200).splitlines()[1]
        for action in view["actions"]:
            name = Words("en", GAME).say(f"action-{action['name'].replace('_', '-')}")
            mark = "> " if action["current"] else "x " if action["picked"] else ""
            assert f"[{mark}{name}" in row
            met += action["picked"]
    assert met
