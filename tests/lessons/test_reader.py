"""The reader test: what a newcomer must know after the first lesson has been said to them, in both languages."""

import pytest

import perihelion
from perihelion.teaching.lesson import lesson_of
from perihelion.words import LANGUAGES, Words
from tools.teaching import reader
from tools.teaching.text import text

OURS = [game.id for game in perihelion.all_games() if game.package.startswith("perihelion.")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_every_question_is_answered_by_what_a_learner_reads(game: str, language: str) -> None:
    taught = perihelion.game(game)
    asked = reader.questions(taught)
    assert len(asked) == 20
    assert reader.unanswered(taught, asked, language) == []


def test_an_answer_that_nobody_reads_does_not_count() -> None:
    taught = perihelion.game("sunward")
    told = reader.questions(taught)[0]
    assert reader.unanswered(taught, [{**told, "said_by": ["lesson-first-tile-wrong"]}], "en")
    assert reader.unanswered(taught, [{**told, "pl": "czternaście"}], "pl")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_a_blind_reader_is_given_every_beat_of_the_lesson(game: str, language: str) -> None:
    """The last one too, when it is the turn of another while it is said."""
    taught = perihelion.game(game)
    words, given = Words(language, taught), text(taught, language)
    assert [beat.say for beat in lesson_of(taught, "first").beats if words.say(beat.say) not in given] == []
