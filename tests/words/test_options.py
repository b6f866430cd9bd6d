"""What the dialog of a new table shows: every option of every game, and each of its values, in both languages."""

import pytest

from perihelion import Game
from perihelion.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_its_values_have_words(any_game: Game, language: str) -> None:
    words = Words(language, any_game)
    for option in any_game.options:
        name = f"option-{option.name.replace('_', '-')}"
        for told in (name, f"{name}-help"):
            assert words.has(told)
        for value in option.values:
            if isinstance(value, str):
                told = f"{name}-{value.replace('_', '-')}"
                assert words.has(told), told
                assert words.say(told) != value
