"""`perihelion learn`: the same beats at the terminal, in both languages; a lesson there is none is refused."""

import io

import pytest
from rich.console import Console
from support.commands import perihelion as command

import perihelion
from perihelion.cli.choices import Choices
from perihelion.cli.learn import LessonTable
from perihelion.kernel.errors import NothingToUndo
from perihelion.teaching.lesson import Reading, every_lesson, lesson_of
from perihelion.teaching.puzzles import puzzles_of, taught_by
from perihelion.words import LANGUAGES, Words

OURS = [each.id for each in perihelion.all_games() if each.package.startswith("perihelion.")]


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
@pytest.mark.parametrize(
    ("game", "name"),
    [(game, name) for game in OURS for name in (*every_lesson(perihelion.game(game)), "puzzle-1")],
)
def test_a_lesson_is_played_to_its_end(game: str, name: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    taught = perihelion.game(game)
    lesson, words = taught_by(taught, name), Words(language, taught)
    monkeypatch.setattr("perihelion.cli.learn.words_for", lambda _: words)
    page = io.StringIO()
    console = Console(file=page, width=200, no_color=True)
    monkeypatch.setattr("perihelion.cli.learn.console_for", lambda _: console)
    assert Pupil(taught, lesson, plain=True).play() == 0
    text = " ".join(page.getvalue().split())
    for beat in lesson.beats:
        assert words.say(beat.say) in text, beat.say
        answers = [beat.wrong, *[said for _, said in beat.tempting]]  # a tempting move has a sentence of its own
        assert not beat.wrong or beat.free or any(words.say(each) in text for each in answers), beat.wrong
    assert words.say("cli-learn-solved" if name == "puzzle-1" else "cli-learn-end") in text
    for other in every_lesson(taught):
        assert (f"perihelion learn {game} {other}" in text) == (other in lesson.follows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_two_moves_in_vain_the_right_one_is_shown(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    taught = perihelion.game("sunward")
    words, page = Words(language, taught), io.StringIO()
    monkeypatch.setattr("perihelion.cli.learn.words_for", lambda _: words)
    monkeypatch.setattr("perihelion.cli.learn.console_for", lambda _: Console(file=page, width=200, no_color=True))

    class Astray(LessonTable):
        """Tries two other moves at the first question, then types the number that it was told."""

        tried = 0

        def read(self, prompt: str) -> str:
            if prompt != self.words.say("cli-play-prompt"):
                return ""
            state, seat = self.history.state, self.course.lesson.learner
            wrong = next(action for action in state.legal(seat) if not self.course.takes(state, action))
            self.tried += 1
            if self.tried <= 2:
                assert shown("") not in page.getvalue()
                return str(Choices(state, seat, self.words).number_of(wrong))
            told = page.getvalue().rpartition(shown(""))[2]
            if not self.course.beat.say.endswith("-tile"):
                raise EOFError
            return told.partition(":")[0].strip()

    def shown(number: str) -> str:
        return words.say("cli-learn-shown", number=number, move="").partition(":")[0].strip()

    table = Astray(taught, lesson_of(taught, "first"), plain=True)
    table.play()
    assert table.course.number > 2  # the move was taken


def test_a_lesson_whose_game_is_over_still_says_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same tiles at the other edges: then none is left for a fifth turn."""
    taught = perihelion.game("sunward")
    words, page = Words("en", taught), io.StringIO()
    text = (taught.folder() / "lessons" / "deeper.toml").read_text(encoding="utf8")
    before, _, after = text.partition("replies =")
    after = after.replace("place_tile[1,2,1]", "place_tile[0,2,0]").replace("place_tile[0,3,0]", "place_tile[1,3,1]")
    lesson = Reading(taught, "deeper.toml").lesson(f"{before}replies ={after}")
    monkeypatch.setattr("perihelion.cli.learn.words_for", lambda _: words)
    monkeypatch.setattr("perihelion.cli.learn.console_for", lambda _: Console(file=page, width=200, no_color=True))
    table = Pupil(taught, lesson, plain=True)
    assert table.play() == 0
    assert table.history.state.over()
    assert words.say("lesson-deeper-end") in " ".join(page.getvalue().split())


def test_what_led_to_the_position_of_a_lesson_cannot_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the middle of a turn: the moves before were the learner's own."""
    taught = perihelion.game("pulsar-2849")
    words = Words("en", taught)
    monkeypatch.setattr("perihelion.cli.learn.words_for", lambda _: words)
    monkeypatch.setattr("perihelion.cli.learn.console_for", lambda _: Console(file=io.StringIO()))
    table = LessonTable(taught, lesson_of(taught, "deeper"), plain=True)
    seat, before = table.course.lesson.learner, table.history.state.fingerprint()
    assert table.history.line[-1].seat == seat
    assert not table.step_back_or_forth(seat, "undo")
    assert table.history.state.fingerprint() == before
    table.make(seat, table.course.lesson.beats[1].line[0])
    table.step_back_or_forth(seat, "undo")
    assert table.history.state.fingerprint() == before


def test_bad_names_are_refused_in_a_sentence() -> None:
    done = command("learn", "sunward", "fourth", "--lang", "pl")
    assert done.returncode == 2
    assert "fourth" in done.stderr
    assert "first" in done.stderr
    begun = command("learn", "pulsar-2849", "--lang", "pl", typed="\n")
    assert begun.returncode == 0, begun.stderr
    assert "E14" in begun.stdout


def test_lessons_and_puzzles_are_listed_and_a_position_stands() -> None:
    listed = command("learn", "sunward", "--list", "--lang", "pl")
    assert listed.returncode == 0, listed.stderr
    names = [line.split()[0] for line in listed.stdout.splitlines() if line.strip()]
    assert names[0] == "first"
    assert names[-1] == puzzles_of(perihelion.game("sunward"))[-1].id
    tried = command("learn", "sunward", "puzzle-1", "--lang", "en", "--plain", typed="undo\nquit\n")
    assert Words("en").error(NothingToUndo(seat=0)) in " ".join(tried.stdout.split())
