"""The log calls a player by name or "you": a line must read right for both, so no verb follows the player."""

import re

import pytest

from perihelion import Game
from perihelion.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_of_the_log_has_a_colon_after_the_player(any_game: Game, language: str) -> None:
    texts = (any_game.folder() / "text" / f"{language}.ftl").read_text(encoding="utf8")
    begun = re.findall(r"^event-[a-z-]+ = \{ \$player \}.", texts, re.MULTILINE)
    assert begun
    assert [line for line in begun if not line.endswith(":")] == []
