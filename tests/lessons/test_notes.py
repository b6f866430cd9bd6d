"""Coach notes: every question of a game is explained somewhere, in two short sentences and in both languages."""

import re

import pytest
from lessons.test_guide import ENGLISH

import perihelion
from perihelion import Game
from perihelion.kernel.question import Rulebook
from perihelion.teaching.errors import BrokenLesson
from perihelion.teaching.lesson import every_lesson, lesson_of
from perihelion.teaching.notes import notes_from, notes_of
from perihelion.words import LANGUAGES, Words

OURS = [game.id for game in perihelion.all_games() if game.package.startswith("perihelion.")]
LONGEST = {"en": 220, "pl": 260}


def questions(game: Game) -> set[str]:
    book = game.new(game.seats[0], 1).book()
    assert isinstance(book, Rulebook)
    return {question.name for question in book.questions.values()}


@pytest.mark.parametrize("name", OURS)
def test_every_question_has_a_note_or_a_beat_or_is_plain(name: str) -> None:
    game = perihelion.game(name)
    notes = notes_of(game)
    noted = {note.ask for note in notes.notes if note.ask and not note.least}
    beats = [beat for lesson in every_lesson(game) for beat in lesson_of(game, lesson).beats]
    taught = {beat.ask.removeprefix("prompt-") for beat in beats if beat.ask}
    assert questions(game) - noted - taught - set(notes.plain) == set(), "questions that nothing explains"
    assert set(notes.plain) & (noted | taught) == set(), "plain questions that are explained all the same"
    assert len(notes.plain) == len(set(notes.plain))
    assert len({note.id for note in notes.notes}) == len(notes.notes)


@pytest.mark.parametrize("name", OURS)
def test_what_makes_a_note_needless_is_a_beat(name: str) -> None:
    """One that asks the question itself, or says what the note says."""
    game = perihelion.game(name)
    beats = {beat.say for lesson in every_lesson(game).values() for beat in lesson.beats}
    for note in notes_of(game).notes:
        assert set(note.unless) <= beats, note.id


@pytest.mark.parametrize("name", OURS)
def test_who_has_had_no_lesson_is_told_what_the_first_one_asks(name: str) -> None:
    """Of every question of the first lesson there is a note, but for what a question says by itself."""
    game = perihelion.game(name)
    asked = {beat.ask.removeprefix("prompt-") for beat in lesson_of(game, "first").beats if beat.ask}
    assert asked - {note.ask for note in notes_of(game).notes} <= {"option"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_a_note_is_two_short_sentences(name: str, language: str) -> None:
    game = perihelion.game(name)
    words = Words(language, game)
    for note in notes_of(game).notes:
        text = words.say(note.message)
        assert "{" not in text, note.message
        assert len(text) <= LONGEST[language], note.message
        assert 1 <= len(re.findall(r"[.!?](?:\s|$)", text)) <= 3, note.message
        assert language == "en" or not ENGLISH.search(text), text


@pytest.mark.parametrize(
    ("text", "place", "problem"),
    [
        ("plain = 3", "plain", "list"),
        ('plain = ["nothing"]', "plain", "nothing"),
        ('[[notes]]\nask = "nothing"', "note 1", "note-nothing"),
        ('[[notes]]\nask = "draw"\nevent = "round"', "note 1", "either"),
        ('[[notes]]\nevent = "rain"', "note 1", "rain"),
        ('[[notes]]\nask = "draw"\nwhose = "nobody"', "note 1", "whose"),
        ('[[notes]]\nask = "draw"\nat = ["somewhere"]', "note 1", "somewhere"),
        ('[[notes]]\nask = "draw"\nat = 3', "note 1", "list"),
        ('[[notes]]\nask = "draw"\nunless = ["first-flood"]', "note 1", "first-flood"),
        ('[[notes]]\nask = "draw"\ncolour = 1', "note 1", "colour"),
        ("plain = [", "-", ""),
    ],
)
def test_broken_notes_are_refused_by_name(text: str, place: str, problem: str) -> None:
    with pytest.raises(BrokenLesson) as refused:
        notes_from(perihelion.game("sunward"), text)
    assert refused.value.facts["place"] == place
    assert problem in str(refused.value.facts["problem"]) or problem == "colour"
