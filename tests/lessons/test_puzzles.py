"""Every puzzle: it opens at once, its answer is taken, the tempting ones are answered, and a search agrees with it."""

import re

import pytest
from support.processor import processor_time

import perihelion
from perihelion.bots import Position
from perihelion.bots.hard import Hard
from perihelion.kernel.game import Game
from perihelion.kernel.rng import seeded
from perihelion.kernel.state import State
from perihelion.teaching.course import Course
from perihelion.teaching.errors import BrokenLesson, LessonOfOtherRules, NotThisMove, UnknownLesson
from perihelion.teaching.lesson import Lesson
from perihelion.teaching.puzzles import SOLVED, WRONG, PuzzleReading, every_puzzle, puzzles_of, taught_by
from perihelion.words import LANGUAGES, Words

OURS = [game.id for game in perihelion.all_games() if game.package.startswith("perihelion.")]
ALL = [(game, name) for game in OURS for name in every_puzzle(perihelion.game(game))]
FEWEST = 8
SEARCH = 60
"""Iterations of the short look that must still prefer the answer."""
LONGEST = {"en": 220, "pl": 260}
LONGEST_TITLE = 42
ENGLISH = re.compile(r"\b(?:the|of|and|with|from|your|you|player|turn|ship|cards?|points?)\b", re.IGNORECASE)


def opened(game: Game, puzzle: Lesson) -> tuple[State, Course]:
    state, course = game.new(puzzle.seats, puzzle.seed, **puzzle.options), Course(game, puzzle)
    for each in puzzle.prelude:
        assert each.action in state.legal(each.seat)
        course.make(state, each.seat, each.action)
    return state, course


@pytest.mark.parametrize("game", OURS)
def test_there_are_at_least_eight(game: str) -> None:
    found = puzzles_of(perihelion.game(game))
    assert len(found) >= FEWEST
    assert len({(each.seed, len(each.prelude)) for each in found}) == len(found)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_it_opens_at_once_and_takes_its_answer_only(game: str, name: str) -> None:
    played = perihelion.game(game)
    puzzle = taught_by(played, name)
    with processor_time() as took:
        state, course = opened(played, puzzle)
    assert took[0] < 1.0
    seat, beat = puzzle.learner, course.beat
    assert state.prompt(seat).question.message == beat.ask
    assert course.begins == len(puzzle.prelude)  # nothing of it can be taken back
    legal = state.legal(seat)
    right = [action for action in legal if course.takes(state, action)]
    assert beat.line[0] in right
    assert len(beat.tempting) == 2
    for pattern, said in beat.tempting:
        (tempting,) = [action for action in legal if pattern.matches(played.actions, action)]
        assert tempting not in right
        assert course.answer_to(tempting) == said
        with pytest.raises(NotThisMove):
            course.check(state, tempting)
    others = [action for action in legal if action not in right and course.answer_to(action) == WRONG]
    assert len(others) == len(legal) - len(right) - 2
    course.make(state, seat, beat.line[0])
    assert course.praise.endswith("-done")
    assert course.ended
    assert course.beat.say == SOLVED


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_short_search_still_prefers_the_answer(game: str, name: str) -> None:
    played = perihelion.game(game)
    state, course = opened(played, taught_by(played, name))
    found = Hard(str(SEARCH)).think(Position(played, state, course.lesson.learner), seeded(3))
    assert course.takes(state, found[0].action), played.actions.name(found[0].action)
    refused = [each.value for each in found if not course.takes(state, each.action)]
    assert found[0].value > max(refused)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_what_puzzles_say_is_short_and_whole(game: str, language: str) -> None:
    played = perihelion.game(game)
    words = Words(language, played)
    names = sorted({words.say(each) for each in played.component_names()}, key=len, reverse=True)
    titles: list[str] = []
    for puzzle in puzzles_of(played):
        titles.append(words.say(puzzle.title))
        assert len(titles[-1]) <= LONGEST_TITLE, titles[-1]
        for message in puzzle.messages():
            text = words.say(message)
            assert "{" not in text, message
            assert len(text) <= LONGEST[language], (message, len(text))
            if language == "pl":
                assert not ENGLISH.search(re.sub("|".join(map(re.escape, names)), "", text)), text
        said = [words.say(each) for each in puzzle.messages()[1:]]
        assert len(set(said)) == len(said)  # every answer has a sentence of its own
    assert len(set(titles)) == len(titles)


# -------------------------------------------------------------------- broken puzzles

GOOD = """
rules_version = 2
[[puzzles]]
seed = 20
seats = 2
learner = 0
options = {}
moves = '''
0: place_tile[0,0,1]
'''
ask = "prompt-draw"
line = "draw[105,2]"
allow = []
tempting = []
teaches = "alien"
rules = ["WSS-4.1"]
"""


def read(text: str) -> dict[str, Lesson]:
    return PuzzleReading(perihelion.game("sunward"), "puzzles.toml").puzzles(text)


def test_the_good_one_is_read() -> None:
    (puzzle,) = read(GOOD).values()
    assert [beat.kind for beat in puzzle.beats] == ["must", "read"]
    assert puzzle.beats[1].end == ("play-on",)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("seed = 20", "seed = true", "seed"),
        ("learner = 0", "learner = 2", "seat"),
        ("0: place_tile[0,0,1]", "place_tile[0,0,1]", "seat"),
        ("0: place_tile[0,0,1]", "0: place_tile[0,0,9]", "side"),
        ('line = "draw[105,2]"', 'line = "draw[*]"', "several"),
        ('teaches = "alien"', 'teaches = "luck"', "luck"),
        ('rules = ["WSS-4.1"]', 'rules = ["WSS-99.1"]', "WSS-99.1"),
        ("allow = []", "allowed = []", "allowed"),
        ("tempting = []", 'tempting = ["draw[1,1]", "draw[2,1]", "draw[3,1]"]', "tempting-3"),
    ],
)
def test_a_broken_puzzle_is_refused_with_its_name_and_the_reason(old: str, new: str, problem: str) -> None:
    with pytest.raises(BrokenLesson) as refused:
        read(GOOD.replace(old, new, 1))
    assert problem in str(refused.value.facts["problem"])
    assert refused.value.facts["place"] in ("puzzle-1", "moves")


def test_puzzles_of_other_rules_are_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    game = perihelion.game("sunward")
    old = read(GOOD.replace("rules_version = 2", "rules_version = 1"))
    monkeypatch.setattr("perihelion.teaching.puzzles._read", {game.stamp: old})
    assert puzzles_of(game) == []
    with pytest.raises(LessonOfOtherRules):
        taught_by(game, "puzzle-1")
    with pytest.raises(UnknownLesson):
        taught_by(game, "puzzle-2")
