"""Lessons at tables: the seats of the others are bots of the level `script@<lesson>`, by which a table knows it."""

from collections.abc import Sequence
from typing import Final

from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.game import Game
from perihelion.kernel.state import State
from perihelion.server.messages import LessonScene
from perihelion.server.metrics import LESSON_BEATS
from perihelion.server.schema import SeatRow
from perihelion.server.wishes import SeatWish
from perihelion.teaching.course import Course
from perihelion.teaching.errors import NotThisMove
from perihelion.teaching.lesson import Lesson
from perihelion.teaching.puzzles import ends_of, taught_by

SCRIPT: Final = "script@"
AFTERWARDS: Final = "easy"
"""Who plays where the script is over."""


def level_played(level: str) -> str:
    """The level of a bot as the world hears of it."""
    return AFTERWARDS if level.startswith(SCRIPT) else level


def seats_of(lesson: Lesson, wished: Sequence[SeatWish]) -> list[SeatWish]:
    name = next((each.name for each in wished if each.kind == "human" and each.name.strip()), "")
    learner = SeatWish("human", name=name or f"Player {lesson.learner + 1}")
    script = SeatWish("bot", SCRIPT + lesson.id)
    return [learner if seat == lesson.learner else script for seat in range(lesson.seats)]


def course_at(game: Game, seats: Sequence[SeatRow]) -> Course | None:
    """The course of a table with such seats; none when it teaches nothing, or a lesson that is no more."""
    for seat in seats:
        if seat.kind == "bot" and seat.level.startswith(SCRIPT):
            try:
                return Course(game, taught_by(game, seat.level.removeprefix(SCRIPT)))
            except PerihelionError:
                return None
    return None


def count(course: Course, outcome: str, number: int) -> None:
    """For /metrics: what became of a beat; nothing of who learns."""
    LESSON_BEATS.labels(course.lesson.game, course.lesson.id, str(number + 1), outcome).inc()


def check_in_lesson(course: Course, state: State, action: int) -> None:
    """Refuses another move than the lesson's."""
    try:
        course.check(state, action)
    except NotThisMove:
        count(course, "wrong", course.ahead())
        raise


def lesson_scene(course: Course | None, state: State, viewer: int | None) -> LessonScene | None:
    """What the learner is told; to others the table is one like any other."""
    if course is None or course.left or viewer != course.lesson.learner:
        return None
    beat = course.beat
    places = course.places(state)
    return LessonScene(
        course.lesson.id, course.lesson.title, course.number + 1, len(course.lesson.beats), beat.kind, beat.say,
        course.praise, places, list(beat.rules), course.allowed(state), course.is_open(state),
        ends_of(course.game, course.lesson) if beat.end else [], beat.help,
    )  # fmt: skip
