"""`perihelion learn`: the same beats at the terminal, in both languages; a lesson there is none is refused."""

import io

import pytest
from rich.console import Console
from support.commands import perihelion as command

import perihelion
from perihelion.cli.choices import Choices
from perihelion.cli.learn import LessonTable
from perihelion.teaching.lesson import lesson_of
from perihelion.words import LANGUAGES, Words


class Pupil(LessonTable):
    """Types what the lesson asks for; at every beat something else first, where there is something."""

    tried = -1

    def read(self, prompt: str) -> str:
        if self.course.left:
            raise EOFError
        if prompt != self.words.say("cli-play-prompt"):
            return ""
        state, seat, beat = self.history.state, self.course.lesson.learner, self.course.beat
        choices = Choices(state, seat, self.words)
        wrong = [action for action in state.legal(seat) if not self.course.takes(state, action)]
        if wrong and self.tried != self.course.number:
            self.tried = self.course.number
            return str(choices.number_of(wrong[0]))
        return str(choices.number_of(beat.line[min(self.course.step, len(beat.line) - 1)]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [each.id for each in perihelion.all_games() if each.package.startswith("perihelion.")])
def test_a_lesson_is_played_to_its_end(game: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    taught = perihelion.game(game)
    lesson, words = lesson_of(taught, "first"), Words(language, taught)
    monkeypatch.setattr("perihelion.cli.learn.words_for", lambda _: words)
    page = io.StringIO()
    console = Console(file=page, width=200, no_color=True)
    monkeypatch.setattr("perihelion.cli.learn.console_for", lambda _: console)
    assert Pupil(taught, lesson, plain=True).play() == 0
    text = " ".join(page.getvalue().split())
    for beat in lesson.beats:
        assert words.say(beat.say) in text, beat.say
        assert not beat.wrong or beat.free or words.say(beat.wrong) in text, beat.wrong
    assert words.say("cli-learn-end") in text


def test_bad_names_are_refused_in_a_sentence() -> None:
    done = command("learn", "sunward", "fourth", "--lang", "pl")
    assert done.returncode == 2
    assert "fourth" in done.stderr
    assert "first" in done.stderr
    begun = command("learn", "pulsar-2849", "--lang", "pl", typed="\n")
    assert begun.returncode == 0, begun.stderr
    assert "E14" in begun.stdout
