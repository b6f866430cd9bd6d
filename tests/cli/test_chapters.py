"""`perihelion rules GAME --chapter NAME`: the rules in prose."""

import pytest
from support.commands import perihelion as command

import perihelion
from perihelion.teaching.guide import guide_of
from perihelion.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_are_read_by_name_by_title_or_all(language: str) -> None:
    game = perihelion.game("sunward")
    words = Words(language, game)
    title, text = words.say("chapter-drawing"), words.say("chapter-drawing-text")
    for name in ("drawing", title, title.upper()):
        done = command("rules", "sunward", "--chapter", name, "--lang", language)
        assert " ".join(text.split()) in " ".join(done.stdout.split()), name
        assert words.say("chapter-points") not in done.stdout.splitlines()
    whole = command("rules", "sunward", "--chapter", "all", "--lang", language).stdout.splitlines()
    assert all(words.say(f"chapter-{each}") in whole for each in guide_of(game).chapters)


def test_an_unknown_chapter_is_refused_with_those_there_are() -> None:
    done = command("rules", "sunward", "--chapter", "magic", "--lang", "en")
    assert done.returncode == 2
    assert "magic" in done.stderr
    assert "drawing (Drawing)" in done.stderr
