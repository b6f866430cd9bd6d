"""Every lesson of every game is followed by a program: each beat is met, each move taken, each wrong one answered."""

import math
import re
from dataclasses import replace
from pathlib import Path

import pytest

import perihelion
from perihelion.bots import Position, bot
from perihelion.kernel.game import Game
from perihelion.kernel.rng import seeded
from perihelion.kernel.state import State
from perihelion.server.shelf import offered
from perihelion.teaching.course import Course
from perihelion.teaching.errors import BrokenLesson, LessonOfOtherRules, UnknownLesson
from perihelion.teaching.lesson import (
    Lesson,
    Reading,
    check_what_follows,
    ends_offered,
    every_lesson,
    lesson_of,
    lessons_of,
)
from perihelion.teaching.notation import Pattern
from perihelion.words import LANGUAGES, Words

ALL = [(game.id, name) for game in perihelion.all_games() for name in every_lesson(game)]
ENGLISH = re.compile(r"\b(?:the|of|and|with|from|your|you|player|turn|ship|cards?|points?)\b", re.IGNORECASE)
LONGEST = {"en": 220, "pl": 260}
MOST_BEATS, MOST_WORDS = 17, 45
READ = {"en": 200, "pl": 180}
"""Words a minute."""


def begun(game: Game, lesson: Lesson) -> tuple[State, Course]:
    state, course = game.new(lesson.seats, lesson.seed, **lesson.options), Course(game, lesson)
    for each in lesson.prelude:
        assert each.action in state.legal(each.seat)
        course.make(state, each.seat, each.action)
    return state, course


class Follower:
    """Plays the line of every beat; at the beats in `other`, another move the lesson takes."""

    def __init__(self, game: Game, lesson: Lesson, other: int = 0, branch: tuple[int, Pattern] | None = None) -> None:
        self.game, self.lesson, self.other, self.branch = game, lesson, other, branch
        self.state, self.course = begun(game, lesson)
        self.rng = seeded(other)
        self.praised: set[str] = set()
        self.refused = 0

    def play(self) -> None:
        for _ in range(500):
            if self.course.beat.end:
                return
            if self.course.go_on(self.state):
                continue
            if self.course.others_move(self.state):
                self.let_another_move()
            else:
                self.choose()
        raise AssertionError(f"stuck at beat {self.course.number + 1}")

    def let_another_move(self) -> None:
        seat = self.state.actors()[0]
        written = self.course.script(seat)
        action = self.course.reply(self.state, seat)
        if action is None:
            exact = written is not None and not written[1]
            assert not exact or self.other, f"beat {self.course.number + 1}: the reply of seat {seat} is not possible"
            action = bot("easy").choose(Position(self.game, self.state, seat), self.rng)
        self.make(seat, action)
        self.praised.add(self.course.praise)  # of what comes about when all have moved

    def choose(self) -> None:
        seat, beat = self.lesson.learner, self.course.beat
        place = f"{self.lesson.game} beat {self.course.number + 1} ({beat.say})"
        assert seat in self.state.actors(), place
        if self.course.step == 0:
            assert self.state.prompt(seat).question.message == beat.ask, place
        legal = self.state.legal(seat)
        taken = [action for action in legal if self.course.takes(self.state, action)]
        action = beat.line[min(self.course.step, len(beat.line) - 1)]
        if self.other and (beat.free or (len(taken) > 1 and not beat.line[1:])):
            action = taken[self.rng.below(len(taken))]
        elif not self.other:
            assert action in legal, place
        last = self.course.step == len(beat.line) - 1
        if (
            self.branch
            and self.branch[0] == self.course.number
            and last
            and not self.branch[1].matches(self.game.actions, action)
        ):
            action = next(each for each in taken if self.branch[1].matches(self.game.actions, each))
        if action not in taken:
            action = taken[0]
        wrong = [each for each in legal if each not in taken]
        if wrong:
            self.refused += 1
            assert self.course.wrong, place
        self.make(seat, action)
        self.praised.add(self.course.praise)

    def make(self, seat: int, action: int) -> None:
        self.course.make(self.state, seat, action)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_is_followed_to_its_end(game: str, name: str) -> None:
    taught = perihelion.game(game)
    lesson = lesson_of(taught, name)
    follower = Follower(taught, lesson)
    follower.play()
    assert follower.refused > len(lesson.beats) // 4
    said = {praise.say for beat in lesson.beats for praise in beat.done[:1]}
    assert said <= follower.praised


BRANCHES = [
    (game, name, number, branch)
    for game, name in ALL
    for number, beat in enumerate(lesson_of(perihelion.game(game), name).beats)
    for branch in range(len(beat.done))
]


@pytest.mark.parametrize(("game", "name", "number", "branch"), BRANCHES)
def test_every_praise_is_said_to_a_move_it_is_meant_for(game: str, name: str, number: int, branch: int) -> None:
    taught = perihelion.game(game)
    lesson = lesson_of(taught, name)
    praise = lesson.beats[number].done[branch]
    follower = Follower(taught, lesson, branch=(number, praise.move) if praise.move else None)
    follower.play()
    assert praise.say in follower.praised


@pytest.mark.parametrize("other", [1, 2, 3])
@pytest.mark.parametrize(("game", "name"), ALL)
def test_whatever_is_chosen_where_one_may_choose_the_lesson_goes_on(game: str, name: str, other: int) -> None:
    taught = perihelion.game(game)
    Follower(taught, lesson_of(taught, name), other).play()


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_is_found_again_from_its_moves(game: str, name: str) -> None:
    """A course that only sees the log is where the first one was, but for beats that are merely read."""
    taught = perihelion.game(game)
    lesson = lesson_of(taught, name)
    first = Follower(taught, lesson)
    state, again = begun(taught, lesson)
    made: list[tuple[int, int]] = []
    first.make = lambda seat, action: (made.append((seat, action)), Follower.make(first, seat, action))[1]  # type: ignore[method-assign]
    first.play()
    for seat, action in made:
        again.make(state, seat, action)
        assert again.ahead() <= len(lesson.beats) - 1
    assert again.ahead() == first.course.ahead() == len(lesson.beats) - 1


@pytest.mark.parametrize(("game", "name"), ALL)
def test_what_is_taken_back_is_asked_again(game: str, name: str) -> None:
    taught = perihelion.game(game)
    lesson = lesson_of(taught, name)
    follower = Follower(taught, lesson)
    state, course = follower.state, follower.course
    while not course.beat.line or course.others_move(state):
        if not course.go_on(state):
            follower.let_another_move()
    before, step = course.number, course.step
    course.make(state.clone(), lesson.learner, course.beat.line[0])
    assert (course.number, course.step) != (before, step)
    course.taken_back(lesson.learner)
    assert (course.number, course.step) == (before, step)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), ALL)
def test_what_a_lesson_says_is_short_and_whole(game: str, name: str, language: str) -> None:
    taught = perihelion.game(game)
    lesson, words = lesson_of(taught, name), Words(language, taught)
    assert len(lesson.beats) <= MOST_BEATS
    for message in lesson.messages():
        text = words.say(message)
        assert "{" not in text, message
        assert len(text) <= LONGEST[language], (message, len(text))
        if language == "pl":
            names = {words.say(each) for each in taught.component_names()}
            bare = re.sub("|".join(map(re.escape, sorted(names, key=len, reverse=True))), "", text)
            assert not ENGLISH.search(bare), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_card_has_few_words(game: str, name: str, language: str) -> None:
    """What a beat says together with what is said to the move before it."""
    taught = perihelion.game(game)
    beats, words = lesson_of(taught, name).beats, Words(language, taught)
    for before, beat in zip((None, *beats), beats, strict=False):
        praises = [words.say(each.say) for each in before.done] if before else []
        for praise in praises or [""]:
            card = f"{praise} {words.say(beat.say)}".split()
            assert len(card) <= MOST_WORDS, (beat.say, len(card))


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_promises_the_minutes_that_it_takes(game: str, name: str) -> None:
    """Reading in the slower of both languages, four seconds a move, and the time in which others' moves are shown."""
    taught = perihelion.game(game)
    lesson = lesson_of(taught, name)
    reading = 0.0
    for language, speed in READ.items():
        words = Words(language, taught)
        said = [words.say(message) for message in lesson.messages() if not message.endswith("-wrong")]
        reading = max(reading, sum(len(text.split()) for text in said) / speed)
    moves = sum(len(beat.line) for beat in lesson.beats)
    assert lesson.minutes == math.ceil(reading + (moves * 4 + len(lesson.replies) * 2.5) / 60) <= 12


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), ALL)
def test_the_first_move_is_made_within_a_minute(game: str, name: str, language: str) -> None:
    taught = perihelion.game(game)
    lesson, words = lesson_of(taught, name), Words(language, taught)
    first = next(number for number, beat in enumerate(lesson.beats) if beat.line)
    read = sum(len(words.say(beat.say).split()) for beat in lesson.beats[: first + 1])
    assert read / READ[language] * 60 + 4 <= 60


# -------------------------------------------------------------------- broken lessons

GOOD = """
id = "broken"
minutes = 1
seats = 2
learner = 0
seed = 20
options = {}
rules_version = 2
prelude = []
replies = []
[[beats]]
say = "goal"
[[beats]]
say = "tile"
ask = "prompt-place-tile"
line = ["place_tile[0,0,1]"]
[[beats]]
say = "end"
end = ["play-on"]
"""


@pytest.mark.parametrize(
    ("old", "new", "place", "problem"),
    [
        ('line = ["place_tile[0,0,1]"]', 'line = ["place_tile[0,0,7]"]', "beat 2", "side"),
        ('line = ["place_tile[0,0,1]"]', 'line = ["place_tile[*]"]', "beat 2", "several"),
        ('line = ["place_tile[0,0,1]"]', 'line = ["build[1]"]', "beat 2", "no move"),
        ('say = "goal"', 'say = "golo"', "beat 1", "missing"),
        ('say = "goal"', 'say = "goal"\ncolour = 1', "beat 1", "colour"),
        ('say = "goal"', 'say = "goal"\nrules = ["WSS-99.9"]', "beat 1", "WSS-99.9"),
        ('say = "goal"', 'say = "goal"\nat = ["somewhere"]', "beat 1", "somewhere"),
        ('end = ["play-on"]', "", "beat 3", "end"),
        ('say = "tile"', 'say = "tile"\nhelp = "soon"', "beat 2", "help"),
        ('say = "tile"', 'say = "tile"\ndone = [{ event = "flood", say = "tile" }]', "beat 2", "event-flood"),
        ('say = "tile"', 'say = "tile"\ndone = [{ say = "tile" }]', "beat 2", "done"),
        ("replies = []", 'replies = ["draw[1,1]"]', "replies", "seat"),
        ("prelude = []", 'prelude = "0: place_tile[0,0,1]\\ndraw[1,1]"', "prelude", "seat"),
        ("prelude = []", 'prelude = "0: place_tile[0,0,1] build[1]"', "prelude", "no move"),
        ("learner = 0", "learner = 5", "-", "seat"),
        ("minutes = 1", "minutes = true", "-", "minutes"),
        ('id = "broken"', 'id = "other"', "-", "other.toml"),
        ("seed = 20", "seed = ", "-", "line"),
    ],
)
def test_a_broken_lesson_is_refused_with_beat_and_reason(old: str, new: str, place: str, problem: str) -> None:
    game = perihelion.game("sunward")
    text = GOOD.replace(old, new, 1)
    with pytest.raises(BrokenLesson) as refused:
        reading(game).lesson(text)
    assert refused.value.facts["place"] == place
    assert problem in str(refused.value.facts["problem"])


def reading(game: Game) -> Reading:
    """Reads lessons called "broken" with the words of the first one."""

    class Borrowed(Reading):
        def said(self, message: str) -> None:
            super().said(message.replace("lesson-broken-", "lesson-first-"))

    return Borrowed(game, "broken.toml")


def test_the_good_one_is_read() -> None:
    assert reading(perihelion.game("sunward")).lesson(GOOD).beats[1].kind == "must"


def test_the_lobby_goes_without_a_broken_lesson_and_the_log_names_beat_and_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = perihelion.game("sunward")
    broken = tmp_path / "first.toml"
    text = (game.folder() / "lessons" / "first.toml").read_text(encoding="utf8")
    broken.write_text(text.replace('line = ["place_tile[0,0,1]"]', 'line = ["place_tile[0,0,9]"]'), encoding="utf8")
    monkeypatch.setattr("perihelion.teaching.lesson.lesson_files", lambda _: [broken])
    monkeypatch.setattr("perihelion.teaching.lesson._read", {})
    assert offered(game, lessons_of) == []
    facts = caplog.records[-1].__dict__["facts"]
    assert (facts["file"], facts["place"]) == ("first.toml", "beat 3")
    assert "side" in facts["problem"]


def test_the_lobby_does_not_offer_a_lesson_of_other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    game = perihelion.game("sunward")
    lessons = every_lesson(game)
    other = replace(lessons["deeper"], rules_version=lessons["deeper"].rules_version + 1)
    monkeypatch.setattr("perihelion.teaching.lesson._read", {game.stamp: {**lessons, "deeper": other}})
    assert "deeper" not in [each.id for each in offered(game, lessons_of)]
    with pytest.raises(LessonOfOtherRules):
        lesson_of(game, "deeper")


def test_a_prelude_may_be_a_text() -> None:
    game = perihelion.game("sunward")
    text = GOOD.replace("prelude = []", 'prelude = """\n0: place_tile[0,0,1] draw[105,2]\n1: draw[85,4]\n"""')
    assert [each.seat for each in reading(game).lesson(text).prelude] == [0, 0, 1]


def test_an_end_offers_only_lessons_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    game = perihelion.game("sunward")
    first, deeper = lesson_of(game, "first"), lesson_of(game, "deeper")
    with pytest.raises(BrokenLesson, match="deeper"):
        check_what_follows(first, {"first": first})
    assert "lesson:deeper" in ends_offered(game, first)
    other = replace(deeper, rules_version=deeper.rules_version + 1)
    monkeypatch.setattr("perihelion.teaching.lesson._read", {game.stamp: {"first": first, "deeper": other}})
    assert ends_offered(game, first) == ["play-on", "first-game"]


def test_a_move_to_look_at_is_told_by_its_number() -> None:
    game = perihelion.game("sunward")
    follower = Follower(game, lesson_of(game, "deeper"))
    state, course = follower.state, follower.course
    assert course.places(state) == ["panel:sheet", "panel:score"]
    course.go_on(state)
    (move,) = course.beat.line
    assert course.places(state) == [f"move:{move}"]
    follower.make(0, move)
    assert course.places(state) == ["panel:draw"]
    follower.make(0, course.beat.line[0])
    assert course.places(state) == [f"move:{course.beat.line[1]}"]  # within a beat, the next of its moves


def test_a_praise_waits_for_what_the_move_brings_about() -> None:
    """All draw at once: the frontier is reached, and praised, when the other has drawn too."""
    game = perihelion.game("sunward")
    lesson = lesson_of(game, "first")
    follower = Follower(game, lesson)
    course = follower.course
    while course.beat.say != "lesson-first-frontier" or course.others_move(follower.state):
        if not course.go_on(follower.state):
            follower.let_another_move() if course.others_move(follower.state) else follower.choose()
    follower.choose()
    assert course.praise == ""
    follower.let_another_move()
    assert course.praise == "lesson-first-frontier-done"


def test_a_praise_by_what_happens_is_not_said_where_it_does_not_happen() -> None:
    game = perihelion.game("beyond-the-sun")
    lesson = lesson_of(game, "first")
    number = next(k for k, beat in enumerate(lesson.beats) if beat.say == "lesson-first-jump")
    beats = list(lesson.beats)
    (praise,) = beats[number].done
    beats[number] = replace(beats[number], done=(replace(praise, seat=1),))  # the base is the learner's, seat 0
    follower = Follower(game, replace(lesson, beats=tuple(beats)))
    follower.play()
    assert praise.say not in follower.praised


def test_a_lesson_of_other_rules_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = perihelion.game("sunward")
    lesson = lesson_of(game, "first")
    monkeypatch.setattr(game, "rules_version", lesson.rules_version + 1, raising=False)
    monkeypatch.setattr("perihelion.teaching.lesson._read", {game.stamp: {"first": lesson}})
    with pytest.raises(LessonOfOtherRules):
        lesson_of(game, "first")
    with pytest.raises(UnknownLesson):
        lesson_of(game, "second")


def test_lessons_are_offered_as_one_takes_them() -> None:
    assert [each.id for each in lessons_of(perihelion.game("burning-suns"))] == ["first", "deeper", "courts"]
    assert lesson_of(perihelion.game("burning-suns"), "deeper").follows == ["courts"]
