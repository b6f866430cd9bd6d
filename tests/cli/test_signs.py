"""The letters and signs of a board at the terminal are explained below it, for nobody can guess them."""

from io import StringIO

import pytest
from rich.console import Console

import perihelion
from perihelion.cli.boards import burning_suns, new_frontiers, painter_for, pulsar_2849
from perihelion.words import LANGUAGES, Words

SIGNS = {
    "beyond-the-sun": ["S", "E", "M", "C", ">", "*", "+1"],
    "burning-suns": [*burning_suns.LETTERS.values(), "*", "?2", "??", "=1", "!", "1:3/2", "d", "l"],
    "new-frontiers": [*new_frontiers.LETTERS, "?", "–", new_frontiers.GOOD, ">", "x"],
    "pulsar-2849": [*pulsar_2849.KINDS.values(), *"SPIEgok", "?", ".", "o", "@"],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SIGNS)
def test_every_sign_is_explained_below_the_board(game: str, language: str) -> None:
    taught = perihelion.game(game)
    words, page = Words(language, taught), StringIO()
    painter = painter_for(taught, words, ["Ada", "Bo", "Cyd"])
    Console(file=page, width=80).print(painter.picture(taught.new(seats=3, seed=1).view(0), 0, 0, 80))
    said = words.say("terminal-signs")
    assert said in " ".join(line.strip() for line in page.getvalue().splitlines())
    alone = {word.strip(".,;:") or word for word in said.split()} | {word.strip(",;:()") for word in said.split()}
    assert [sign for sign in SIGNS[game] if sign not in alone] == []
