"""A damaged record or a foreign message may hold any number: whatever sentence it comes into, it stays a sentence."""

import json
import math
import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

import perihelion
from perihelion.kernel.registry import OURS
from perihelion.words import LANGUAGES, Words, own_texts
from perihelion.words.lazily import entries_of
from perihelion.words.words import SHARED, TOO_LARGE, written

FACT = re.compile(r"\$([a-zA-Z][\w-]*)")
PLACE = re.compile(r"\{\s*(\?\?\?|\$[\w-]+)")
"""What Fluent leaves where it could not say a fact."""
HOSTILE: dict[str, float] = {
    "1e30": 1e30,
    "30 digits": 10**30,
    "28 digits": 10**27,
    "below zero": -(10**30),
    "400 digits": 10**400,
    "5000 digits": 10**5000,
    "the largest": 1.7e308,
    "the smallest": 5e-324,
    "infinity": math.inf,
    "less than all": -math.inf,
    "no number": math.nan,
}


def sources(game: str | None, language: str) -> Iterator[str]:
    if game is not None:
        yield from (file.read_text(encoding="utf8") for file in own_texts(perihelion.game(game), language))
        return
    for part in SHARED:
        yield (files("perihelion.words") / "text" / f"{part}{language}.ftl").read_text(encoding="utf8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [None, *OURS])
def test_every_text_says_any_number(game: str | None, language: str) -> None:
    words = Words(language, None if game is None else perihelion.game(game))
    said = 0
    for source in sources(game, language):
        for name, entry in entries_of(source).items():
            facts = set(FACT.findall(entry))
            if name.startswith("-") or not facts:
                continue
            says_nothing = not words.say(name, **dict.fromkeys(facts, "x"))  # of what it does not know, as parts do
            for what, number in HOSTILE.items():
                text = words.say(name, **dict.fromkeys(facts, number))  # type: ignore[arg-type]
                assert text or says_nothing, (name, what)
                assert not PLACE.search(text), (name, what, text)
                said += 1
    assert said > 100


@pytest.mark.parametrize("what", [what for what in HOSTILE if what != "5000 digits"])  # which no decoder lets pass
def test_an_error_says_any_number_and_is_told_to_a_page(what: str) -> None:
    from perihelion.kernel.errors import OtherRulesVersion
    from perihelion.server.answers import refusal

    error = OtherRulesVersion(file="-", game="sunward", recorded=HOSTILE[what], current=2)
    for language in LANGUAGES:
        assert json.loads(refusal(error, language))["text"]


def test_numbers_that_a_game_counts_are_said_as_ever() -> None:
    assert written(10**20) == "1" + "0" * 20
    assert written(-(10**20)) == "−1" + "0" * 20
    assert written(10**400) == "10^400"
    assert Words("en").say("error-too-large", bytes=TOO_LARGE - 1) == Words("en").say(
        "error-too-large", bytes="999,999,999,999,999,999"
    )
