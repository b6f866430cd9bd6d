"""What a newcomer reads of a game, and the questions of the reader test without their answers: for a blind reader.

The first lesson in its order, as whoever plays its line reads it: every beat with the question that is open, the move
that is made in the words of the list, and what is said to it; then the summary with the legend.
"""

from collections.abc import Iterator

from perihelion.bots import Position, bot
from perihelion.kernel.game import Game
from perihelion.kernel.rng import seeded
from perihelion.kernel.state import State
from perihelion.teaching.course import Course
from perihelion.teaching.guide import guide_of
from perihelion.teaching.lesson import Lesson, lesson_of
from perihelion.words import Words
from tools.teaching.positions import put
from tools.teaching.reader import questions

MOST = 500
"""Steps of a lesson."""


class Walk:
    """The first lesson, played as it is meant."""

    def __init__(self, game: Game, lesson: Lesson, words: Words) -> None:
        self.game, self.lesson, self.words = game, lesson, words
        self.state: State = game.new(lesson.seats, lesson.seed, **lesson.options)
        self.course = Course(game, lesson)
        for each in lesson.prelude:
            self.make(each.seat, each.action)

    def read(self) -> Iterator[str]:
        seen = -1
        for _ in range(MOST):
            course, moving = self.course, self.course.others_move(self.state)
            if course.number != seen and (not moving or course.beat.end):
                seen = course.number
                yield from self.beat()
            if course.beat.end:
                return
            if course.go_on(self.state):
                continue
            if moving:
                seat = self.state.actors()[0]
                action = course.reply(self.state, seat)
                self.make(seat, bot("easy").choose(self.position(seat), seeded(1)) if action is None else action)
            else:
                line = course.beat.line
                action = line[min(course.step, len(line) - 1)]
                yield f"    → {self.words.phrase(self.state.phrase(self.lesson.learner, action))}"
                self.make(self.lesson.learner, action)

    def beat(self) -> Iterator[str]:
        course, seat = self.course, self.lesson.learner
        yield ""
        yield f"{course.number + 1}/{len(self.lesson.beats)}"
        if course.praise:
            yield f"  {self.words.say(course.praise)}"
        yield f"  {self.words.say(course.beat.say)}"
        if course.beat.line and seat in self.state.actors():
            yield f"    [{put(self.words, self.state.prompt(seat))}]"

    def position(self, seat: int) -> Position:
        return Position(self.game, self.state, seat)

    def make(self, seat: int, action: int) -> None:
        self.course.make(self.state, seat, action)


def summary(game: Game, words: Words) -> Iterator[str]:
    guide = guide_of(game)
    for message in ("goal", "heart", "ends"):
        yield words.say(message)
    for row in guide.summary:
        yield f"\n{words.say(f'summary-{row}')}"
        yield from (f"  · {line}" for line in words.say(f"summary-{row}-text").split(" · "))
    yield f"\n{' · '.join(words.say(f'legend-{icon}') for icon in guide.legend)}"


def text(game: Game, language: str) -> str:
    words, lesson = Words(language, game), lesson_of(game, "first")
    words.seated = lambda seat: f"Bot {seat + 1}"
    asked = [f"{number}. {each['ask']}" for number, each in enumerate(questions(game), 1)]
    parts = [
        f"# {game.id}, {language}: the first lesson, “{words.say(lesson.title)}”", *Walk(game, lesson, words).read(),
        "\n\n# The rules in short\n", *summary(game, words), "\n\n# Questions\n", *asked,
    ]  # fmt: skip
    return "\n".join(parts) + "\n"
