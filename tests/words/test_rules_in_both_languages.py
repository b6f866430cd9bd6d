"""The rules references as players read them: the same statements in Polish and in English, and nothing else in them."""

import re
from itertools import groupby

import pytest

import perihelion
from perihelion import Game
from perihelion.words import LANGUAGES
from perihelion.words.rules import RuleText, reference_file, rules_of

STATED = {"sunward": 60, "beyond-the-sun": 402, "new-frontiers": 354, "pulsar-2849": 577, "burning-suns": 662}
"""Rules and examples of each reference: none may get lost."""

NOT_FOR_PLAYERS = re.compile(
    r"[\[\]`|<>*_]|→ ?A|"
    r"\b(?:OCR|L\d+|lines? \d+|wiersz\w* \d+|(?:the|a) scan|inferred|derived|house|web|memory|"
    r"rulebook|engine|implement\w*|implementac\w*|model+ed|software|oprogramowani\w*|algorithm|algorytm\w*|data file|"
    r"dataset|assert|invariant|niezmiennik\w*|boolean|parameter|parametr\w*|D-\d+|HI-\d+|H-\d+|C-\d+)\b",
    re.IGNORECASE,
)
"""Marks of provenance, of notation and of notes to whoever builds the game."""

ENGLISH = re.compile(
    r"\b(?:the|of|and|is|are|an|in|or|not|with|without|player|players|each|every|card|cards|tile|tiles|when|must|may|"
    r"from|at|for|this|that|its|their|they|if|then|than|only|all|any|two|turn|round|ship|ships|takes|choose|chooses|"
    r"gain|gains|points?)\b",
)
"""Small words that an English sentence can hardly do without and a Polish one never has."""

NAMES = re.compile(r"Race for the Galaxy")
"""Names that stay as they are."""


@pytest.fixture(params=perihelion.all_games(), ids=lambda game: game.id)
def written(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def outline(rules: list[RuleText]) -> list[tuple[str, list[str]]]:
    """The number of each heading with the ids below it."""
    return [
        (number_of(section), [rule.id for rule in under])
        for section, under in groupby(rules, lambda rule: rule.section)
    ]


def number_of(section: str) -> str:
    number = re.match(r"\d+", section)
    return number[0] if number else ""


def test_every_statement_stands_in_both_languages_in_the_same_place(written: Game) -> None:
    assert all(reference_file(written, language) for language in LANGUAGES)
    polish, english = (rules_of(written, language) for language in ("pl", "en"))
    assert outline(polish) == outline(english)
    assert all(rule.text != other.text for rule, other in zip(polish, english, strict=True))


def test_every_id_stands_once_and_none_is_lost(written: Game) -> None:
    ids = [rule.id for rule in rules_of(written)]
    assert len(set(ids)) == len(ids)
    counted = [each for each in ids if re.fullmatch(rf"{written.rules_prefix}-(\d+\.\d+|EX-\d+)", each)]
    assert len(counted) == STATED[written.id]


def test_the_rules_a_statement_refers_to_exist(written: Game) -> None:
    for language in LANGUAGES:
        rules = rules_of(written, language)
        known = {rule.id for rule in rules}
        for rule in rules:
            named = re.findall(rf"{written.rules_prefix}-(?:[A-Z]+-?)?\d+(?:\.\d+)?", rule.text)
            assert [each for each in named if each not in known] == [], rule.id


def test_references_alike_in_both_languages(written: Game) -> None:
    """A rule that sends the reader on does so in both."""
    for polish, english in zip(rules_of(written, "pl"), rules_of(written), strict=True):
        named = [sorted(re.findall(rf"{written.rules_prefix}-[\w.-]*\w", rule.text)) for rule in (polish, english)]
        assert named[0] == named[1], polish.id


def test_numbers_alike_in_both_languages(written: Game) -> None:
    """From three on: smaller ones are often words."""
    for polish, english in zip(rules_of(written, "pl"), rules_of(written), strict=True):
        assert numbers(polish.text) == numbers(english.text), polish.id


def numbers(text: str) -> set[int]:
    without_ids = re.sub(r"\b[A-Z]{3}-[\w.–-]+", "", text)
    return {number for number in map(int, re.findall(r"\d+", without_ids)) if number > 2}


@pytest.mark.parametrize("language", LANGUAGES)
def test_statements_are_for_players(written: Game, language: str) -> None:
    found = {rule.id: told for rule in rules_of(written, language) if (told := NOT_FOR_PLAYERS.findall(rule.text))}
    assert found == {}
    assert [rule.id for rule in rules_of(written, language) if rule.text[-1] not in ".:!?)”"] == []
    for section in {rule.section for rule in rules_of(written, language)}:
        assert re.fullmatch(r"(?:\d+ )?[^\d\W][^()\[\]|`]*", section), section
        assert not section.isupper()


def test_no_english_is_left_in_the_polish(written: Game) -> None:
    found = {rule.id: words for rule in rules_of(written, "pl") if (words := ENGLISH.findall(NAMES.sub("", rule.text)))}
    assert found == {}


def test_english_and_remarks_would_be_found() -> None:
    assert ENGLISH.findall("Gracz bierze the card.") == ["the", "card"]
    for remark in (
        "10 kart [house]",
        "see line 123",
        "L243",
        "the OCR lost it",
        "`opt`",
        "→ A-3",
        "an engine may",
        "**P**",
    ):
        assert NOT_FOR_PLAYERS.search(remark)
    assert not NOT_FOR_PLAYERS.search("A player covers 5 hexes – WSS-A3, WSS-EX-1; 3 → 5.")
