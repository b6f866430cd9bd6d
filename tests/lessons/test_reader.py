"""The reader test: what a newcomer must know after the first lesson has been said to them, in both languages."""

import pytest

import perihelion
from perihelion.teaching.lesson import lesson_of
from perihelion.words import LANGUAGES, Words
from tools.teaching import positions, reader
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


@pytest.mark.parametrize("game", OURS)
def test_a_blind_reader_is_given_ten_positions_with_moves_that_are_legal_and_others(game: str) -> None:
    taught = perihelion.game(game)
    asked = positions.asked(taught)
    assert [each.number for each in asked] == list(range(1, positions.COUNT + 1))
    beats = {beat.ask for beat in lesson_of(taught, "first").beats}
    for each in asked:
        assert each.state.prompt(each.seat).question.message in beats
        assert len(each.moves) == len(set(each.moves)) >= len(each.legal)
        assert positions.FEWEST <= len(each.legal) <= positions.MOST
    assert sum(len(each.moves) > len(each.legal) for each in asked) >= 5, "or nothing could be taken for legal"
    assert len({len(each.legal) for each in asked}) > 1, "or the legal ones could be counted"
    for language in LANGUAGES:
        given = positions.told(taught, language)
        assert given.count("\n## ") == positions.COUNT
        for each in asked:
            question = Words(language, taught).phrase(each.state.prompt(each.seat).question)
            assert f"[{question} " not in given or question[-1] in "?.", (
                "a question and its reason run into one another"
            )
        assert "{ $" not in given


def test_answers_are_held_against_the_rules() -> None:
    game = perihelion.game("sunward")
    right, wrong = positions.asked(game)[:2]
    (refused, *_) = [letter for letter in positions.LETTERS if letter not in wrong.legal]
    answers = {
        "1": {"legal": right.legal, "move": right.legal[0], "good": "it touches the spaceship"},
        "2": {"legal": wrong.legal[1:] + refused, "move": refused, "good": "it covers an alien"},
    }
    told, lines = positions.checked(game, answers, "en")
    letters = len(right.moves) + len(wrong.moves)
    assert told == {"positions": 2, "moves": 1, "letters": letters - 2, "of": letters}
    assert any(line.startswith(f"2{refused} ") and "not legal. WSS-" in line for line in lines)
    assert any(line.startswith("1 → ") and "it touches the spaceship" in line and "hint: " in line for line in lines)
