"""What the server tells of its games before anybody plays: types of docs/wire-protocol.md, beside `messages.py`."""

from msgspec import Struct


class OptionInfo(Struct, frozen=True):
    name: str
    values: list[int | str | bool]
    default: int | str | bool


class LevelInfo(Struct, frozen=True):
    """A level of play, and the bot that plays it."""

    id: str
    bot: str


class StyleInfo(Struct, frozen=True):
    """A way to play that a bot can be asked to prefer: the level `normal:<id>`."""

    id: str
    title: dict[str, str]
    help: dict[str, str]


class LessonInfo(Struct, frozen=True):
    id: str
    title: dict[str, str]
    minutes: int


class FirstGame(Struct, frozen=True):
    """The table of somebody who has never played the game."""

    seats: int
    options: dict[str, int | str | bool]


class NoteInfo(Struct, frozen=True):
    """What is explained the first time a question opens or something happens: the message note-<id>."""

    id: str
    ask: str
    """The question, as prompt-<ask>; empty for an event."""
    event: str
    least: dict[str, int]
    """Facts of the question that must be at least so much."""
    whose: str
    """Of an event: mine, others, or anybody's."""
    at: list[str]
    """What to look at, as in a beat of a lesson."""
    unless: list[str]
    """Messages of beats: who was told one of them knows it."""


class GameInfo(Struct, frozen=True):
    id: str
    title: dict[str, str]
    tagline: dict[str, str]
    goal: dict[str, str]
    """What one plays for, in a sentence; empty where a game does not say it."""
    seats: list[int]
    options: list[OptionInfo]
    stage: str
    rules_version: int
    set: str
    rules_prefix: str
    actions: int
    levels: list[LevelInfo]
    summary: list[str]
    """The rows of the rules in short: messages summary-<row> and summary-<row>-text."""
    legend: list[str]
    """The icons that have a name: messages legend-<icon>."""
    first_game: FirstGame | None
    lessons: list[LessonInfo]
    notes: list[NoteInfo]
    puzzles: list[LessonInfo]
    styles: list[StyleInfo]


class RuleLine(Struct, frozen=True):
    section: str
    id: str
    text: str
    chapter: str
    """That tells of it in prose; empty where the game has none."""


class Rules(Struct, frozen=True):
    """The numbered rules reference, in the language asked for or in English where the game has no other."""

    language: str
    rules: list[RuleLine]
    chapters: list[str]
    """The rules in prose: messages chapter-<name> and chapter-<name>-text."""
