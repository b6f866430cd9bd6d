"""What a newcomer is given before any lesson: rules in short and in chapters, a legend of icons, a first game.

`games/<game>/lessons/guide.toml`; a game without one has none of it.
"""

import tomllib
from dataclasses import dataclass, field
from typing import Any

from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.game import Game, Options
from perihelion.kernel.state import State
from perihelion.teaching.errors import BrokenLesson
from perihelion.teaching.notation import Reply, Unreadable, reply

FILE = "guide.toml"


@dataclass(frozen=True)
class FirstGame:
    """The table of somebody who has never played; `prelude`: choices of the preparation that are made for all."""

    seats: int
    options: Options
    prelude: tuple[Reply, ...] = ()


@dataclass(frozen=True)
class Guide:
    summary: tuple[str, ...] = ()
    legend: tuple[str, ...] = ()
    first_game: FirstGame | None = None
    chapters: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Of the rules in prose, in order: the sections of the numbered reference that each tells of."""

    def chapter_of(self, rule: str) -> str:
        """The chapter of a rule such as BTS-4.3 or BTS-EX-7; "" when there is none."""
        section = rule.split("-")[1].partition(".")[0]
        if not section.isdecimal():
            section = section.rstrip("0123456789")  # WSS-A1
        return next((name for name, sections in self.chapters.items() if section in sections), "")


_read: dict[str, Guide] = {}


def guide_of(game: Game) -> Guide:
    """The game's guide, read once; BrokenLesson when it cannot be used."""
    if game.stamp not in _read:
        file = game.folder() / "lessons" / FILE
        if not file.is_file():
            return Guide()
        _read[game.stamp] = guide_from(game, file.read_text(encoding="utf8"))
    return _read[game.stamp]


def guide_from(game: Game, text: str) -> Guide:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise wrong(game, "-", str(error)) from None
    chapters = data.get("chapters", {})
    if not isinstance(chapters, dict):
        raise wrong(game, "chapters", "chapters with their sections are needed")
    return Guide(
        names(game, data, "summary"), names(game, data, "legend"), first_game(game, data.get("first_game")),
        {name: names(game, chapters, name) for name in chapters},
    )  # fmt: skip


def wrong(game: Game, place: str, problem: str) -> BrokenLesson:
    return BrokenLesson(file=FILE, game=game.id, place=place, problem=problem)


def names(game: Game, data: dict[str, Any], name: str) -> tuple[str, ...]:
    found = data.get(name, [])
    if not isinstance(found, list) or not all(isinstance(each, str) for each in found):
        raise wrong(game, name, "a list of names is needed")
    return tuple(found)


def first_game(game: Game, data: Any) -> FirstGame | None:
    if data is None:
        return None
    if not isinstance(data, dict) or data.get("seats") not in game.seats:
        raise wrong(game, "first_game", f"seats is one of {', '.join(map(str, game.seats))}")
    seats: int = data["seats"]
    try:
        prelude = tuple(reply(each, game.actions, seats) for each in data.get("prelude", []))
        return FirstGame(seats, game.complete(data.get("options", {})), prelude)
    except Unreadable as error:
        raise wrong(game, "first_game.prelude", str(error)) from None
    except PerihelionError as error:
        raise wrong(game, "first_game.options", str(error)) from None


def prepared(state: State, prelude: tuple[Reply, ...]) -> list[tuple[int, int]]:
    """Plays the choices of a prelude, as far as they are open; what was played, as entries of a log."""
    played: list[tuple[int, int]] = []
    for each in prelude:
        if each.action in state.legal(each.seat):
            state.apply(each.seat, each.action)
            played.append((each.seat, each.action))
    return played
