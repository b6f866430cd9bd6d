"""What the page is told so that it need not guess: effects taken apart, numbered places, words in three lengths."""

from re import fullmatch
from typing import Any

import pytest

from perihelion.games.beyond_the_sun.people.shortly import in_a_line, on_card
from perihelion.games.beyond_the_sun.rules.catalogue import CATALOGUE
from perihelion.games.beyond_the_sun.rules.effects import COUNTERS, OPERATORS, RULES, TRIGGERS
from perihelion.games.beyond_the_sun.rules.notation import Book
from perihelion.games.beyond_the_sun.rules.saying import OPERATOR_NAMES, said
from perihelion.games.beyond_the_sun.rules.vocabulary import MAT_SOURCE, SOURCES, SYSTEM_SOURCE
from perihelion.kernel.table import Phrase
from perihelion.words import LANGUAGES, Words

from .bench import GAME

LAYOUT = GAME.layout()
NUMBERED = LAYOUT["numbered"]
LINE, CARD = 26, 44
"""The most characters of an action space, and of a line on a card."""
LINES = 3
"""The most lines that an effect of the house set takes on a card."""


def every_row() -> list[dict[str, Any]]:
    cards = [*NUMBERED["technologies"].values(), *NUMBERED["systems"].values()]
    return [*NUMBERED["basic"], *NUMBERED["guilds"], NUMBERED["sphere"], *[row for rows in cards for row in rows]]


@pytest.mark.parametrize(
    ("text", "english", "polish"),
    [
        (
            "2 ore : ship(3, from=pop); jump(4)",
            ("2 ore: level 3 ship from population, jump 4", "build, jump 4"),
            ("ruda 2: statek poziomu 3 z populacji, skocz 4", "buduj, skocz 4"),
        ),
        (
            "5 ore + 2 retire : research(II|III, only=seen)",
            ("5 ore, retire 2: research a known II or III", "research II or III"),
            ("ruda 5, wycofaj 2: zbadaj wynalezioną II lub III", "zbadaj II lub III"),
        ),
        (
            "X ore : upgrade(1, X) where X = min(2 * techs(II), 6)",
            ("X ore: 1 ship +X (X: 2 × technologies II, at most 6)", "upgrade"),
            ("ruda X: 1 statek +X (X: 2 × technologie II, najwyżej 6)", "ulepsz"),
        ),
    ],
)
def test_a_line_nobody_has_seen_has_words_of_every_length(
    text: str, english: tuple[str, str], polish: tuple[str, str]
) -> None:
    sentence = said(Book(CATALOGUE).line(text))
    for language, expected in (("en", english), ("pl", polish)):
        words = Words(language, GAME)
        assert (words.phrase(on_card(sentence)), words.phrase(in_a_line(sentence))) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_said_can_be_said_shortly(language: str) -> None:
    words = Words(language, GAME)
    wanted = [f"{length}-{message}" for message in CATALOGUE.messages() for length in ("card", "line")]
    wanted += [f"card-{kind}-{name.replace('_', '-').lower()}" for kind in ("number", "count") for name in COUNTERS]
    wanted += [f"card-when-{name.replace('_', '-')}" for name in TRIGGERS]
    wanted += [f"card-rule-{name.replace('_', '-')}" for name in RULES]
    wanted += [f"card-expr-{OPERATOR_NAMES[OPERATORS.index(sign)]}" for sign in OPERATORS if sign]
    assert [message for message in wanted if not words.has(message)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_as_short_as_their_places(language: str) -> None:
    words = Words(language, GAME)
    for row in [*NUMBERED["basic"], *NUMBERED["guilds"], NUMBERED["sphere"]]:
        assert len(words.phrase(LAYOUT["lines"][row["words"]])) <= LINE
    lengths = [len(words.phrase(LAYOUT["cards"][row["words"]])) for row in every_row()]
    assert max(lengths) <= LINES * CARD
    assert len([each for each in lengths if each <= CARD]) / len(lengths) > 0.75


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("length", ["cards", "lines"])
def test_no_words_leave_a_hole(language: str, length: str) -> None:
    words = Words(language, GAME)
    for message, phrase in LAYOUT[length].items():
        assert isinstance(phrase, Phrase)
        sentence = words.phrase(phrase)
        assert sentence, message
        assert not set("{}$") & set(sentence)
        assert "  " not in sentence


def test_what_has_a_sentence_has_words_for_its_card() -> None:
    """But events and abilities, which lie on no card of the board, and basic actions as the log tells of them."""
    missing = {message for message in GAME.explanations() if message not in LAYOUT["cards"]}
    for message in missing:
        assert message.startswith(("event-card-", "ability-")) or fullmatch(r"basic-\d-line", message), message
    assert all(row["words"] in LAYOUT["cards"] for row in every_row())


def test_spaces_and_actions_have_the_numbers_that_moves_name() -> None:
    tables = GAME.tables
    actions = [row for row in every_row() if row["moment"] == "action"]
    for row in actions:
        basic = [space for key, spaces in row.items() if key.startswith("spaces_") for space in spaces]
        for space in [*row["spaces"], *basic]:
            assert tables.space_action[space["number"]] == row["action"]
    numbers = [space["number"] for row in actions for space in row["spaces"]]
    assert len(numbers) == len(set(numbers))
    for technology in LAYOUT["technologies"]:
        rows = [row for row in NUMBERED["technologies"][technology["id"]] if row["moment"] == "action"]
        assert [len(row["spaces"]) for row in rows] == [each["spaces"] for each in technology["actions"]]


def test_the_spaces_of_basic_actions_are_those_of_the_number_of_players() -> None:
    for layout in LAYOUT["basic_spacefaring"]["layouts"]:
        for action, row in enumerate(NUMBERED["basic"]):
            spaces = row[f"spaces_{layout['players']}"]
            written = layout[f"basic_{action + 1}"]
            shared = written == "shared"
            assert [space["shared"] for space in spaces] == ([True] if shared else [False] * len(written))
            assert [space["extra"] for space in spaces] == ([0] if shared else written)


def test_sources_of_abilities_are_numbered_as_moves_are() -> None:
    sources = NUMBERED["sources"]
    assert len(sources) == SOURCES
    assert sources[0] == {"kind": "technology", "id": LAYOUT["technologies"][0]["id"]}
    assert sources[SYSTEM_SOURCE] == {"kind": "system", "id": LAYOUT["systems"][0]["id"]}
    assert sources[MAT_SOURCE + 1] == {"kind": "mat", "id": "1"}


def test_an_achievement_says_what_its_parts_count() -> None:
    words = Words("en", GAME)
    told = {name: [words.phrase(part) for part in parts] for name, parts in NUMBERED["achievements"].items()}
    assert told["abundance"] == ["population", "ore"]
    assert told["vanguard"] == ["systems held + colonies"]
    assert told["power"] == ["areas of strength 4"]
