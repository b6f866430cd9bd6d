"""A lesson as data: `games/<game>/lessons/<id>.toml`, a position of the game and beats that are said and played there.

    id = "first"            # its name is the message lesson-first-title
    minutes = 8
    seats = 2
    learner = 0
    seed = 20
    options = {}
    rules_version = 2       # written for these rules; under others the lesson is not offered
    prelude = ["1: pick[0]"]            # moves of all seats before the learner sees anything; or as a text of many
                                        # lines, each a seat and its moves: 1: pick[0] pick[1]
    replies = ["1: draw[85,4]", "1: take_world[51] or easy"]    # what the others do, each seat in its order; then easy
    [[beats]]
    say = "goal"            # the message lesson-first-goal; a beat that is only read
    at = ["panel:score"]    # what to look at
    [[beats]]
    say = "place"
    ask = "prompt-place-tile"           # the question that must be open
    line = ["place_tile[0,0,1]"]        # the moves of the beat, as a follower plays them
    allow = ["place_tile[0,0,*]"]       # moves that will do as well; without it only the line
    gain = { alien = 1 }    # or: whatever brings that
    free = true             # or: whatever the rules allow
    lasting = true          # as long as that question is asked
    wrong = "place-wrong"   # said to another move
    tempting = [{ move = "place_tile[1,*,*]", say = "place-edge" }]     # said instead to these; the first that fits
    done = [{ move = "*", say = "place-done" }]         # said after the move; the first that fits
    done = [{ event = "frontier", seat = 0, say = "frontier-done" }]    # or when that happens, to any seat without one
    help = 30               # seconds, after the words can have been read, until the move is shown; 20 without it
    rules = ["WSS-3.2"]
    [[beats]]
    say = "bot"
    watch = true            # the others move
    [[beats]]
    say = "end"
    end = ["play-on", "first-game", "lesson:deeper"]    # the last one, with these buttons

Everything is checked when a lesson is read: a broken one is refused with its beat and the reason.
"""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any, Final, Literal

from perihelion.kernel.actions import ActionSpace
from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.game import Game, Options
from perihelion.kernel.table import Event
from perihelion.teaching.errors import BrokenLesson, LessonOfOtherRules, UnknownLesson
from perihelion.teaching.notation import Pattern, Reply, Unreadable, exact, pattern, reply, spread
from perihelion.words import LANGUAGES, Words
from perihelion.words.rules import rules_of

NOT_LESSONS: Final = ("guide.toml", "notes.toml", "puzzles.toml", "taught.toml")
PLACES: Final = ("move", "piece", "place", "panel", "region", "icon", "zone")
ENDS: Final = ("play-on", "first-game")
LESSON: Final = "lesson:"
"""Before the name of another lesson that an end offers."""
BEAT_FIELDS: Final = frozenset(
    {
        "say",
        "at",
        "ask",
        "line",
        "allow",
        "gain",
        "free",
        "lasting",
        "wrong",
        "tempting",
        "done",
        "help",
        "rules",
        "watch",
        "end",
    }
)
LESSON_FIELDS: Final = frozenset(
    {"id", "minutes", "seats", "learner", "seed", "options", "rules_version", "prelude", "replies", "beats"}
)
Kind = Literal["read", "must", "may", "watch"]
EARLY: Final = ("first", "deeper")
"""The lessons that every game has, as one takes them; what more there is follows."""
HELP: Final = 20
"""Seconds in which the move of a beat is looked for before it is shown."""
MOST_READ: Final = 3
"""Beats in a row that are only read."""


@dataclass(frozen=True)
class Praise:
    """What is said to a move: to one of some moves, or when something happens by it."""

    say: str
    move: Pattern | None = None
    event: str = ""
    seat: int | None = None

    def fits(self, space: ActionSpace, action: int) -> bool:
        return self.move is not None and self.move.matches(space, action)

    def hears(self, events: Iterable[Event]) -> bool:
        return any(event.kind == self.event and self.seat in (None, event.seat) for event in events)


@dataclass(frozen=True)
class Beat:
    say: str
    at: tuple[str, ...] = ()
    ask: str = ""
    line: tuple[int, ...] = ()
    allow: tuple[Pattern, ...] = ()
    gain: dict[str, int] = field(default_factory=dict)
    free: bool = False
    lasting: bool = False
    wrong: str = ""
    done: tuple[Praise, ...] = ()
    rules: tuple[str, ...] = ()
    watch: bool = False
    end: tuple[str, ...] = ()
    tempting: tuple[tuple[Pattern, str], ...] = ()
    help: int = HELP

    @property
    def kind(self) -> Kind:
        if self.watch:
            return "watch"
        if not self.line:
            return "read"
        return "may" if self.free else "must"


@dataclass(frozen=True)
class Lesson:
    id: str
    game: str
    minutes: int
    seats: int
    learner: int
    seed: int
    options: Options
    rules_version: int
    prelude: tuple[Reply, ...]
    replies: tuple[Reply, ...]
    beats: tuple[Beat, ...]

    @property
    def title(self) -> str:
        return f"lesson-{self.id}-title"

    @property
    def follows(self) -> list[str]:
        """The lessons that its end offers."""
        return [each.removeprefix(LESSON) for each in self.beats[-1].end if each.startswith(LESSON)]

    def messages(self) -> list[str]:
        """Everything the lesson says."""
        found = [self.title]
        for beat in self.beats:
            found += [
                beat.say,
                *([beat.wrong] if beat.wrong else []),
                *[said for _, said in beat.tempting],
                *[praise.say for praise in beat.done],
            ]
        return found


def lesson_files(game: Game) -> list[Traversable]:
    folder = game.folder() / "lessons"
    if not folder.is_dir():
        return []
    found = [each for each in folder.iterdir() if each.name.endswith(".toml") and each.name not in NOT_LESSONS]
    return sorted(found, key=lambda file: (*(file.name != f"{early}.toml" for early in EARLY), file.name))


_read: dict[str, dict[str, Lesson]] = {}


def every_lesson(game: Game) -> dict[str, Lesson]:
    """All lessons of a game by id, also those of other rules; BrokenLesson when one cannot be used."""
    if game.stamp not in _read:
        texts = [(file.name, file.read_text(encoding="utf8")) for file in lesson_files(game)]
        said = Said.of(game) if texts else None
        found = {each.id: each for each in [Reading(game, name, said).lesson(text) for name, text in texts]}
        for each in found.values():
            check_what_follows(each, found)
        _read[game.stamp] = found
    return _read[game.stamp]


def check_what_follows(lesson: Lesson, known: dict[str, Lesson]) -> None:
    for name in lesson.follows:
        if name not in known:
            place = f"beat {len(lesson.beats)}"
            raise BrokenLesson(
                file=f"{lesson.id}.toml", game=lesson.game, place=place, problem=f"there is no lesson {name!r}"
            )


def lessons_of(game: Game) -> list[Lesson]:
    """The lessons that are offered: those written for the rules of this program."""
    return [each for each in every_lesson(game).values() if each.rules_version == game.rules_version]


def ends_offered(game: Game, lesson: Lesson) -> list[str]:
    """What may follow the lesson, without lessons that are not offered themselves."""
    offered = {LESSON + each.id for each in lessons_of(game)}
    return [each for each in lesson.beats[-1].end if each in ENDS or each in offered]


def lesson_of(game: Game, name: str) -> Lesson:
    return found_in(game, name, every_lesson(game))


def found_in(game: Game, name: str, known: dict[str, Lesson]) -> Lesson:
    if name not in known:
        raise UnknownLesson(game=game.id, name=name, known=", ".join(known) or "-")
    found = known[name]
    if found.rules_version != game.rules_version:
        raise LessonOfOtherRules(game=game.id, lesson=name, written=found.rules_version, current=game.rules_version)
    return found


@dataclass(frozen=True)
class Said:
    """What the lessons of a game may name: its words in every language, its rules. Read once for all of its files."""

    words: list[Words]
    rules: set[str]

    @staticmethod
    def of(game: Game) -> "Said":
        return Said([Words(language, game) for language in LANGUAGES], {rule.id for rule in rules_of(game)})


class Reading:
    """One file being read; every fault is told with the beat it is in."""

    def __init__(self, game: Game, file: str, said: Said | None = None) -> None:
        self.game = game
        self.file = file
        self.place = "-"
        known = said or Said.of(game)
        self.words, self.rules = known.words, known.rules

    def wrong(self, problem: str) -> BrokenLesson:
        return BrokenLesson(file=self.file, game=self.game.id, place=self.place, problem=problem)

    def lesson(self, text: str) -> Lesson:
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise self.wrong(str(error)) from None
        self.known(data, LESSON_FIELDS)
        name = self.value(data, "id", str)
        if self.file != f"{name}.toml":
            raise self.wrong(f"the lesson {name!r} belongs into {name}.toml")
        seats, learner, options = self.table(data)
        prelude, replies = (self.replies(data, each, seats) for each in ("prelude", "replies"))
        self.place = "-"
        minutes, seed, version = (self.value(data, each, int) for each in ("minutes", "seed", "rules_version"))
        beats = self.beats(name, self.value(data, "beats", list))
        whole = Lesson(
            name, self.game.id, minutes, seats, learner, seed, options, version, prelude, replies, beats
        )  # fmt: skip
        self.place = "-"
        self.said(whole.title)
        return whole

    def table(self, data: dict[str, Any]) -> tuple[int, int, Options]:
        """Its seats, which of them the learner has, and its options."""
        seats, learner = self.value(data, "seats", int), self.value(data, "learner", int)
        if seats not in self.game.seats or not 0 <= learner < seats:
            raise self.wrong(f"there is no seat {learner} of {seats}")
        try:
            return seats, learner, self.game.complete(self.value(data, "options", dict))
        except PerihelionError as error:
            raise self.wrong(str(error)) from None

    def beats(self, lesson: str, data: list[Any]) -> tuple[Beat, ...]:
        found: list[Beat] = []
        reads = 0
        for number, each in enumerate(data, 1):
            self.place = f"beat {number}"
            if not isinstance(each, dict):
                raise self.wrong("a table is needed")
            beat = self.beat(lesson, each)
            reads = reads + 1 if beat.kind == "read" else 0
            if reads > MOST_READ:
                raise self.wrong(f"more than {MOST_READ} beats in a row are only read")
            if beat.watch and found and found[-1].watch:
                raise self.wrong("two beats in a row are only watched")
            if bool(beat.end) != (number == len(data)):
                raise self.wrong("the last beat, and only that one, has an end")
            found.append(beat)
        return tuple(found)

    def beat(self, lesson: str, data: dict[str, Any]) -> Beat:
        self.known(data, BEAT_FIELDS)
        line = tuple(self.moves(self.texts(data, "line"), exact))
        allow = tuple(self.moves(self.texts(data, "allow"), pattern))
        at, end, rules = self.texts(data, "at"), self.texts(data, "end"), self.texts(data, "rules")
        for place in at:
            if place.partition(":")[0] not in PLACES or not place.partition(":")[2]:
                raise self.wrong(f"{place!r} is no place; places begin with {', '.join(PLACES)}")
            if place.startswith("move:"):
                self.moves([place.removeprefix("move:")], pattern)
        for each in end:
            if each not in ENDS and not each.startswith(LESSON):
                raise self.wrong(f"{each!r} is no end; there are {', '.join(ENDS)} and {LESSON}NAME")
        for rule in rules:
            if rule not in self.rules:
                raise self.wrong(f"there is no rule {rule}")
        ask = data.get("ask", "")
        if line and not ask:
            raise self.wrong("a move needs the question that asks for it")
        wrong = f"lesson-{lesson}-{data['wrong']}" if data.get("wrong") else ""
        beat = Beat(
            f"lesson-{lesson}-{self.value(data, 'say', str)}", tuple(at), ask, line, allow,
            dict(data.get("gain", {})), bool(data.get("free")), bool(data.get("lasting")), wrong,
            tuple(self.praise(lesson, each) for each in data.get("done", [])), tuple(rules), bool(data.get("watch")),
            tuple(end), self.branches(lesson, data, "tempting"), self.value({"help": HELP, **data}, "help", int),
        )  # fmt: skip
        if beat.watch and line:
            raise self.wrong("a beat is watched or played, not both")
        for message in (
            beat.say,
            *([ask] if ask else []),
            *([wrong] if wrong else []),
            *[said for _, said in beat.tempting],
            *[praise.say for praise in beat.done],
        ):
            self.said(message)
        return beat

    def praise(self, lesson: str, data: Any) -> Praise:
        if not isinstance(data, dict) or set(data) - {"seat"} not in ({"move", "say"}, {"event", "say"}):
            raise self.wrong("done is a list of {move, say} and {event, seat, say}")
        said = f"lesson-{lesson}-{data['say']}"
        if "move" in data:
            (move,) = self.moves([data["move"]], pattern)
            return Praise(said, move)
        self.said(f"event-{data['event']}")
        return Praise(said, event=data["event"], seat=data.get("seat"))

    def branches(self, lesson: str, data: dict[str, Any], name: str) -> tuple[tuple[Pattern, str], ...]:
        found: list[tuple[Pattern, str]] = []
        for each in data.get(name, []):
            if not isinstance(each, dict) or set(each) != {"move", "say"}:
                raise self.wrong(f"{name} is a list of {{move, say}}")
            (move,) = self.moves([each["move"]], pattern)
            found.append((move, f"lesson-{lesson}-{each['say']}"))
        return tuple(found)

    def replies(self, data: dict[str, Any], name: str, seats: int) -> tuple[Reply, ...]:
        self.place = name
        if isinstance(data.get(name), str):
            data = {name: self.moves([data[name]], lambda text, space: spread(text))[0]}
        return tuple(self.moves(self.texts(data, name), lambda text, space: reply(text, space, seats)))

    def moves(self, texts: list[str], read: Any) -> list[Any]:
        try:
            return [read(text, self.game.actions) for text in texts]
        except Unreadable as error:
            raise self.wrong(str(error)) from None

    def texts(self, data: dict[str, Any], name: str) -> list[str]:
        found = data.get(name, [])
        if not isinstance(found, list) or not all(isinstance(each, str) for each in found):
            raise self.wrong(f"{name} is a list of texts")
        return found

    def value(self, data: dict[str, Any], name: str, kind: type) -> Any:
        found = data.get(name)
        if not isinstance(found, kind) or isinstance(found, bool):
            raise self.wrong(f"{name} is missing or no {kind.__name__}")
        return found

    def known(self, data: dict[str, Any], fields: frozenset[str]) -> None:
        for name in data:
            if name not in fields:
                raise self.wrong(f"there is no field {name!r}")

    def said(self, message: str) -> None:
        for words in self.words:
            if not words.has(message):
                raise self.wrong(f"the message {message} is missing in {words.language}")
