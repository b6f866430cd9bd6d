"""What a hint says of the octagon: whether its shape brings the others little or much, or fits nowhere."""

import pytest

import perihelion
from perihelion.bots import Position
from perihelion.bots.reasons import Reasoning
from perihelion.games.sunward.people.giving import CLEAR, given, laid, octagon
from perihelion.games.sunward.play import SunwardState
from perihelion.games.sunward.rules.tables import LEAVE_OUT
from perihelion.kernel.rng import seeded
from perihelion.teaching.course import Course
from perihelion.teaching.lesson import lesson_of
from perihelion.words import LANGUAGES, Words
from tools.teaching.hints import positions

GAME = perihelion.game("sunward")


def before_the_tile_that_denies() -> SunwardState:
    """Of the second lesson, whose bot has no place for one of the shapes."""
    lesson = lesson_of(GAME, "deeper")
    state, course = GAME.new(lesson.seats, lesson.seed, **lesson.options), Course(GAME, lesson)
    for each in lesson.prelude:
        course.make(state, each.seat, each.action)
    while course.beat.say != "lesson-deeper-deny" or course.others_move(state):
        if not course.go_on(state):
            others = course.others_move(state)
            action = course.reply(state, 1) if others else course.beat.line[course.step]
            assert action is not None
            course.make(state, 1 if others else 0, action)
    assert isinstance(state, SunwardState)
    return state


def test_a_shape_that_fits_nowhere_is_said_to() -> None:
    state = before_the_tile_that_denies()
    denying = lesson_of(GAME, "deeper").beats[5].line[0]
    found = GAME.for_others(state, 0, denying)
    assert found is not None
    assert found.message == "others-nothing"
    assert found.facts["zone"] == "@zone-black-hole"


def tiles_to_lay(count: int) -> list[tuple[SunwardState, int]]:
    found: list[tuple[SunwardState, int]] = []
    for position in positions(GAME, count, seed=5):
        state = position.sample(seeded(1))
        assert isinstance(state, SunwardState)
        if state.legal(position.seat)[0] < LEAVE_OUT:
            found.append((state, position.seat))
    return found


def test_little_and_much_are_told_beside_the_other_places() -> None:
    told: set[str] = set()
    for state, seat in tiles_to_lay(40):
        worths = {
            octagon(state, each): given(laid(state, seat, each), seat, GAME.weighed) for each in state.legal(seat)
        }
        usual = sum(worths.values()) / len(worths)
        for action in state.legal(seat):
            said = GAME.for_others(state, seat, action)
            ahead = worths[octagon(state, action)] - usual
            if said is None:
                assert abs(ahead) < CLEAR
            elif said.message != "others-nothing":
                assert said.message == ("others-much" if ahead > 0 else "others-little")
                assert abs(ahead) >= CLEAR
            told.add("" if said is None else said.message)
    assert told >= {"", "others-little", "others-much"}


def test_nobody_else_nothing_is_said_and_of_drawings_neither() -> None:
    solo = GAME.new(1, 3)
    assert all(GAME.for_others(solo, 0, action) is None for action in solo.legal(0))
    state = GAME.new(2, 3)
    state.apply(0, state.legal(0)[0])
    assert all(GAME.for_others(state, 0, action) is None for action in state.legal(0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_for_a_tile_says_it(language: str) -> None:
    words = Words(language, GAME)
    for state, seat in tiles_to_lay(40):
        giving = {action: GAME.for_others(state, seat, action) for action in state.legal(seat)}
        for action, said in giving.items():
            if said is not None:
                others = [each for each in giving if each != action]
                why = Reasoning(Position(GAME, state, seat), seeded(1)).why([action, *others])
                assert words.phrase(why.reason).endswith(words.phrase(said))
                break
