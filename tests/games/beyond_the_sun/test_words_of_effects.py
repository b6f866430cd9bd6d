"""Effects in words: a line that no card of the house set has is said like any other, in both languages."""

import pytest

import perihelion
from perihelion.games.beyond_the_sun.rules.catalogue import CATALOGUE
from perihelion.games.beyond_the_sun.rules.effects import COUNTERS, RULES, TRIGGERS
from perihelion.games.beyond_the_sun.rules.notation import Book
from perihelion.games.beyond_the_sun.rules.saying import condition_said, said
from perihelion.words import LANGUAGES, Words

GAME = perihelion.game("beyond-the-sun")
ENGLISH = Words("en", GAME)
POLISH = Words("pl", GAME)


@pytest.mark.parametrize(
    ("text", "english", "polish"),
    [
        (
            "2 ore : ship(3, from=pop); jump(4)",
            "pay 2 ore to build a level 3 ship from population, then Jump 4",
            "za 2 kryształki rudy zbuduj statek poziomu 3 z populacji, potem skocz 4",
        ),
        (
            "5 ore + 2 retire : research(II|III, only=seen); pop(5)",
            "pay 5 ore and retire 2 population to research a discovered level II or III technology, "
            "then gain 5 population",
            "za 5 kryształków rudy i wycofanie 2 kostek populacji zbadaj wynalezioną technologię poziomu II lub III, "
            "potem zyskaj 5 kostek populacji",
        ),
        (
            "ore(min(2 * techs(II), 6))",
            "take 2 ore for every level II technology of yours, at most 6",
            "weź 2 kryształki rudy za każdą twoją technologię poziomu II, najwyżej 6",
        ),
        (
            "choose({vp(5)}, {upgrade(1, 5)}, times=3)",
            "3 times choose: score 5 points or upgrade 1 ship by 5 levels",
            "3 razy wybierz: zdobądź 5 punktów albo ulepsz 1 statek o 5 poziomów",
        ),
        (
            "if(supply <= 1, {ship(1, at=any, n=5)})",
            "with 1 or fewer supply cubes, build 5 ships of level 1 from supply in any areas",
            "mając najwyżej 1 kostkę zaopatrzenia, zbuduj 5 statków poziomu 1 z zaopatrzenia na dowolnych obszarach",
        ),
        (
            "choose({2 ore : nothing}, {1 retire : ore(2)})",
            "choose: pay 2 ore or retire 1 population to take 2 ore",
            "wybierz: zapłać 2 kryształki rudy albo za wycofanie 1 kostki populacji weź 2 kryształki rudy",
        ),
    ],
)
def test_a_line_nobody_has_seen_is_said_properly(text: str, english: str, polish: str) -> None:
    line = Book(CATALOGUE).line(text)
    assert ENGLISH.phrase(said(line)) == english
    assert POLISH.phrase(said(line)) == polish


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_counter_trigger_and_rule_has_words(language: str) -> None:
    words = Words(language, GAME)
    wanted = CATALOGUE.messages()
    wanted += [f"{kind}-{name.replace('_', '-').lower()}" for kind in ("number", "count", "if") for name in COUNTERS]
    wanted += [f"when-{name.replace('_', '-')}" for name in TRIGGERS]
    wanted += [f"rule-{name.replace('_', '-')}" for name in RULES]
    assert [message for message in wanted if not words.has(message)] == []


def test_a_condition_that_is_a_calculation_is_said_part_by_part() -> None:
    expression = Book(CATALOGUE).expression("controlled + colonised >= 5")
    sentence = "the number of systems you control plus the number of your colonised systems is at least 5"
    assert ENGLISH.phrase(condition_said(expression)) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_explanation_leaves_a_hole(language: str) -> None:
    words = Words(language, GAME)
    for message in GAME.explanations():
        sentence = words.say(message)
        assert sentence
        assert "{" not in sentence
        assert "$" not in sentence
