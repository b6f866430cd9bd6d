"""Coach notes: two sentences when a question opens, or something happens, for the first time in a player's life.

`games/<game>/lessons/notes.toml`; the words are the messages note-<id> in `text/notes.<language>.ftl`:

    plain = ["laying-slot"]         # questions whose prompt says it all
    [[notes]]
    ask = "trade"                   # the question prompt-trade
    id = "trade-late"               # where a question has two notes; else it is that of the question or the event
    least = { upgrades = 1 }        # only where these facts of the question are at least so much
    [[notes]]
    event = "frontier"              # the event event-frontier
    whose = "others"                # "mine", "others", or anybody's without it
    at = ["panel:sheet"]            # what to look at, as in a beat of a lesson
    unless = ["first-frontier"]     # beats of lessons, as <lesson>-<say>: who had one of them knows

Every question of a game has a note, a beat of a lesson, or stands among the plain ones.
"""

import tomllib
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from perihelion.kernel.game import Game
from perihelion.kernel.table import Event, Phrase
from perihelion.teaching.errors import BrokenLesson
from perihelion.words import LANGUAGES, Words

FILE: Final = "notes.toml"
FIELDS: Final = frozenset({"id", "ask", "event", "least", "whose", "at", "unless"})
PLACES: Final = ("panel:", "region:")
WHOSE: Final = ("", "mine", "others")


@dataclass(frozen=True)
class Note:
    id: str
    ask: str = ""
    event: str = ""
    least: dict[str, int] = field(default_factory=dict)
    whose: str = ""
    at: tuple[str, ...] = ()
    unless: tuple[str, ...] = ()
    """The messages of the beats that taught it."""

    @property
    def message(self) -> str:
        return f"note-{self.id}"


@dataclass(frozen=True)
class Notes:
    notes: tuple[Note, ...] = ()
    plain: tuple[str, ...] = ()


MOST_A_TURN: Final = 2


def note_due(notes: Notes, read: Collection[str], question: Phrase, events: Iterable[Event], seat: int) -> Note | None:
    """What is met for the first time, a question before an event."""
    seen = list(events)
    due = [each for each in notes.notes if each.id not in read and fits(each, question, seen, seat)]
    return next((each for each in due if each.ask), due[0] if due else None)


def reaches(question: Phrase, least: dict[str, int]) -> bool:
    facts = [(question.facts.get(name, 0), number) for name, number in least.items()]
    return all(isinstance(fact, int) and fact >= number for fact, number in facts)


def fits(note: Note, question: Phrase, events: Iterable[Event], seat: int) -> bool:
    if note.ask:
        return question.message == f"prompt-{note.ask}" and reaches(question, note.least)
    return any(
        event.kind == note.event and (not note.whose or (event.seat == seat) == (note.whose == "mine"))
        for event in events
    )


_read: dict[str, Notes] = {}


def notes_of(game: Game) -> Notes:
    """The game's notes, read once; BrokenLesson when they cannot be used."""
    if game.stamp not in _read:
        file = game.folder() / "lessons" / FILE
        if not file.is_file():
            return Notes()
        _read[game.stamp] = notes_from(game, file.read_text(encoding="utf8"))
    return _read[game.stamp]


def notes_from(game: Game, text: str) -> Notes:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise wrong(game, "-", str(error)) from None
    plain = data.get("plain", [])
    given = data.get("notes", [])
    if not isinstance(plain, list) or not all(isinstance(each, str) for each in plain):
        raise wrong(game, "plain", "a list of questions is needed")
    if not isinstance(given, list):
        raise wrong(game, "notes", "a list of notes is needed")
    words = [Words(language, game) for language in LANGUAGES]
    notes = tuple(note_from(game, number, each, words) for number, each in enumerate(given, 1))
    for name in [*plain, *[note.ask for note in notes if note.ask]]:
        if not words[0].has(f"prompt-{name}"):
            raise wrong(game, "plain" if name in plain else "notes", f"there is no question {name!r}")
    return Notes(notes, tuple(plain))


def note_from(game: Game, number: int, data: Any, words: list[Words]) -> Note:
    place = f"note {number}"
    if not isinstance(data, dict) or set(data) - FIELDS:
        raise wrong(game, place, f"a note has {', '.join(sorted(FIELDS))}")
    ask, event, whose, least = (data.get(name, "") for name in ("ask", "event", "whose", "least"))
    if bool(ask) == bool(event):
        raise wrong(game, place, "either ask or event is needed")
    if whose not in WHOSE:
        raise wrong(game, place, "whose is mine or others")
    least = least or {}
    if not isinstance(least, dict) or not all(isinstance(each, int) for each in least.values()):
        raise wrong(game, place, "least has numbers")
    if event and not words[0].has(f"event-{event}"):
        raise wrong(game, place, f"there is no event {event!r}")
    at, beats = (texts(game, place, data, name) for name in ("at", "unless"))
    for each in at:
        if not each.startswith(PLACES):
            raise wrong(game, place, f"{each!r} is no place; places begin with {' or '.join(PLACES)}")
    unless = tuple(f"lesson-{each}" for each in beats)
    for each in unless:
        if not words[0].has(each):
            raise wrong(game, place, f"there is no beat {each}")
    name = data.get("id", f"on-{event}" if event else ask)
    note = Note(name, ask, event, least, whose, at, unless)
    missing = [each.language for each in words if not each.has(note.message)]
    if missing:
        raise wrong(game, place, f"{note.message} is missing in {', '.join(missing)}")
    return note


def texts(game: Game, place: str, data: dict[str, Any], name: str) -> tuple[str, ...]:
    found = data.get(name, [])
    if not isinstance(found, list) or not all(isinstance(each, str) for each in found):
        raise wrong(game, place, f"{name} is a list of texts")
    return tuple(found)


def wrong(game: Game, place: str, problem: str) -> BrokenLesson:
    return BrokenLesson(file=FILE, game=game.id, place=place, problem=problem)
