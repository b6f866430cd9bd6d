"""Every game says what it is about, in short and in both languages, and has a first game that begins at once."""

import re

import pytest

from perihelion import Game
from perihelion.teaching.errors import BrokenLesson
from perihelion.teaching.guide import guide_from, guide_of, prepared
from perihelion.words import LANGUAGES, Words
from perihelion.words.rules import rules_of

ENGLISH = re.compile(r"\b(?:the|of|and|with|from|your|you|player|turn|ship|cards?|points?)\b", re.IGNORECASE)

POINTERS = ("cards", "cases", "details")
"""Chapters that only say what the sections under them are: single cards, icons, examples and rulings."""


@pytest.fixture
def our_game(any_game: Game) -> Game:
    if not any_game.package.startswith("perihelion."):
        pytest.skip("a game of another package may go without a guide")
    return any_game


@pytest.mark.parametrize("language", LANGUAGES)
def test_goal_summary_and_legend_are_said(our_game: Game, language: str) -> None:
    words, guide = Words(language, our_game), guide_of(our_game)
    assert len(guide.summary) >= 6
    assert len(guide.legend) >= 10
    said = ["goal", "heart", "ends"]
    said += [f"summary-{row}{part}" for row in guide.summary for part in ("", "-text")]
    said += [f"legend-{icon}" for icon in guide.legend]
    for message in said:
        assert words.has(message), message
        text = words.say(message)
        assert "{" not in text
        assert len(text) < 420
        assert language == "en" or not ENGLISH.search(text), text
    assert len(words.say("goal")) < 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_named_in_the_summary_exist(our_game: Game, language: str) -> None:
    words, known = Words(language, our_game), {rule.id for rule in rules_of(our_game)}
    text = " ".join(words.say(f"summary-{row}-text") for row in guide_of(our_game).summary)
    assert set(re.findall(rf"{our_game.rules_prefix}-[\d.]*\d", text)) <= known


def test_every_rule_is_told_of_in_one_chapter(our_game: Game) -> None:
    guide = guide_of(our_game)
    sections = [section for each in guide.chapters.values() for section in each]
    assert len(sections) == len(set(sections)), "a section in two chapters"
    assert [rule.id for rule in rules_of(our_game) if not guide.chapter_of(rule.id)] == []
    used = {guide.chapter_of(rule.id) for rule in rules_of(our_game)}
    assert used == set(guide.chapters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_are_prose_of_a_few_sentences(our_game: Game, language: str) -> None:
    words, guide = Words(language, our_game), guide_of(our_game)
    assert len(guide.chapters) >= 6
    for name in guide.chapters:
        text = words.say(f"chapter-{name}-text")
        assert words.has(f"chapter-{name}")
        assert (10 if name in POINTERS else 60) <= len(text.split()) <= 120, name
        assert "{" not in text
        assert language == "en" or not ENGLISH.search(text), text


def test_a_first_game_begins_with_a_choice_of_play(our_game: Game) -> None:
    """In Burning Suns the empires are ready; nobody is asked to prepare anything."""
    first = guide_of(our_game).first_game
    assert first is not None
    for seed in range(5):
        state = our_game.new(first.seats, seed, **first.options)
        assert prepared(state, first.prelude) == [(each.seat, each.action) for each in first.prelude]
        assert state.actors()
        assert "pick" not in {our_game.actions.move(each).kind for each in state.legal(state.actors()[0])}


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("summary = 3", "summary"),
        ("chapters = 3", "chapters"),
        ("[chapters]\nturn = 3", "turn"),
        ("not toml", "-"),
        ("[first_game]\nseats = 99", "first_game"),
        ('[first_game]\nseats = 2\nprelude = ["0: fly_away[1]"]', "first_game.prelude"),
        ('[first_game]\nseats = 2\nprelude = ["draw[1,2]"]', "first_game.prelude"),
        ("[first_game]\nseats = 2\noptions = { colour = 1 }", "first_game.options"),
    ],
)
def test_a_broken_guide_is_refused_by_name(text: str, place: str) -> None:
    import perihelion

    with pytest.raises(BrokenLesson) as refused:
        guide_from(perihelion.game("sunward"), text)
    assert refused.value.facts["place"] == place
    assert refused.value.facts["problem"]
