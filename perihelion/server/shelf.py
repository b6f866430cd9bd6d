"""What a game shows before anybody plays it: its card for the lobby, its layout, its texts, its rules reference.

To open a game takes a tenth of a second, what the lobby shows of all of them half a second: the event loop asks for
what is made `Once` with `soon`.
"""

import gc
import hashlib
import logging
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

import perihelion
from perihelion.kernel import elders
from perihelion.kernel.errors import UnknownGame
from perihelion.kernel.game import Game
from perihelion.kernel.registry import known_games
from perihelion.server import levels
from perihelion.server.catalogue import (
    FirstGame,
    GameInfo,
    LessonInfo,
    LevelInfo,
    NoteInfo,
    OptionInfo,
    RuleLine,
    Rules,
    StyleInfo,
)
from perihelion.server.once import Once
from perihelion.server.scenes import encode
from perihelion.teaching.errors import BrokenLesson
from perihelion.teaching.guide import guide_of
from perihelion.teaching.lesson import Lesson, lessons_of
from perihelion.teaching.notes import Note, notes_of
from perihelion.teaching.puzzles import puzzles_of
from perihelion.words import LANGUAGES, Words, own_texts
from perihelion.words.rules import language_shown, rules_of

logger = logging.getLogger("perihelion.server")


@Once
def known() -> dict[str, str]:
    """The registry looks through all installed packages each time; here only once."""
    return known_games()


@Once
def game(game_id: str) -> Game:
    if game_id not in known():
        raise UnknownGame(name=game_id, known=", ".join(known()))
    found = perihelion.game(game_id)
    gc.freeze()  # its tables stay: the collector need not look at them again and again
    return found


@Once
def game_of_version(game_id: str, rules_version: int, set_stamp: str) -> Game:
    """The game by the rules of that version, which may be an earlier one."""
    present = game(game_id)
    if (present.rules_version, present.components.stamp) == (rules_version, set_stamp):
        return present
    return elders.game_of_version(game_id, rules_version, set_stamp)


def is_earlier(shown: Game) -> bool:
    """Whether it is played by rules or with a set that are no longer those of new games."""
    return type(shown) is not type(game(shown.id))


@Once
def words(language: str, game_id: str | None = None) -> Words:
    return Words(language, None if game_id is None else game(game_id))


def in_languages(game_id: str, message: str) -> dict[str, str]:
    """A message in every language; "" where the game does not have it."""
    known = {language: words(language, game_id) for language in LANGUAGES}
    return {language: each.say(message) if each.has(message) else "" for language, each in known.items()}


def offered(shown: Game, find: Callable[[Game], list[Lesson]]) -> list[LessonInfo]:
    """The lessons or puzzles of a game; one that is broken is told in the log, and the game goes without."""
    try:
        found = find(shown)
    except BrokenLesson as error:
        logger.error("broken lesson", extra={"facts": error.facts})
        return []
    return [LessonInfo(each.id, in_languages(shown.id, each.title), each.minutes) for each in found]


def noted(shown: Game) -> tuple[Note, ...]:
    """Its coach notes; broken ones are told in the log, and the game goes without."""
    try:
        return notes_of(shown).notes
    except BrokenLesson as error:
        logger.error("broken notes", extra={"facts": error.facts})
        return ()


def card(shown: Game) -> GameInfo:
    guide = guide_of(shown)
    first = guide.first_game
    return GameInfo(
        shown.id,
        in_languages(shown.id, "title"),
        in_languages(shown.id, "tagline"),
        in_languages(shown.id, "goal"),
        list(shown.seats),
        [OptionInfo(option.name, list(option.values), option.default) for option in shown.options],
        shown.stage,
        shown.rules_version,
        shown.components.stamp,
        shown.rules_prefix,
        shown.actions.size,
        [LevelInfo(level, bot) for level, bot in levels.offered(shown).items()],
        list(guide.summary),
        list(guide.legend),
        FirstGame(first.seats, first.options) if first is not None else None,
        offered(shown, lessons_of),
        [
            NoteInfo(each.id, each.ask, each.event, each.least, each.whose, list(each.at), list(each.unless))
            for each in noted(shown)
        ],
        offered(shown, puzzles_of),
        [
            StyleInfo(name, in_languages(shown.id, f"style-{name}"), in_languages(shown.id, f"style-{name}-help"))
            for name in shown.styles
        ],
    )


@Once
def cards() -> bytes:
    """Of all games, for the lobby."""
    return encode([card(game(each)) for each in known()])


class Face(msgspec.Struct, frozen=True):
    """What a page needs of a game besides its scenes: how it looks, its words, its rules reference."""

    layout: bytes
    texts: dict[str, str]
    rules: dict[str, bytes]


def layout_of(shown: Game) -> dict[str, Any]:
    """What the page draws, and what it says of components whose words are composed of their effects."""
    return {**shown.layout(), "explanations": shown.explanations()}


def face_of(shown: Game) -> Face:
    return Face(
        encode(layout_of(shown)),
        {language: texts_of(shown, language) for language in LANGUAGES},
        {language: rules_for(shown, language) for language in LANGUAGES},
    )


@Once
def face(game_id: str) -> Face:
    """Of new games."""
    return face_of(game(game_id))


def texts_of(shown: Game, language: str) -> str:
    """Fluent: the texts shared by all games, then the game's own, which may replace them."""
    shared = files("perihelion.words") / "text" / f"{language}.ftl"
    return "\n".join(file.read_text(encoding="utf8") for file in (shared, *own_texts(shown, language)))


def rules_for(shown: Game, language: str) -> bytes:
    """The numbered rules reference, and the chapters that tell of it."""
    guide = guide_of(shown)
    lines = [
        RuleLine(rule.section, rule.id, rule.text, guide.chapter_of(rule.id)) for rule in rules_of(shown, language)
    ]
    return encode(Rules(language_shown(shown, language), lines, list(guide.chapters)))


@cache
def program_of(kind: type[Game]) -> str:
    """A digest of the program that plays a game: what it kept for itself is of no use to another."""
    digest = hashlib.blake2b(digest_size=16)
    for folder in (files("perihelion.kernel"), files(kind.package)):
        for file in source_files(folder):
            digest.update(file.read_bytes())
    return digest.hexdigest()


def source_files(folder: Traversable) -> list[Traversable]:
    found: list[Traversable] = []
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.is_dir():
            found += source_files(each)
        elif each.name.endswith(".py"):
            found.append(each)
    return found
