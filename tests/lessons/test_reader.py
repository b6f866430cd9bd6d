"""The reader test: what a newcomer must know after the first lesson has been said to them, in both languages."""

import pytest

import perihelion
from perihelion.words import LANGUAGES
from tools.teaching import reader

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
