"""What a game shows before anybody plays it: its card for the lobby, its layout, its texts, its rules reference."""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import perihelion
from perihelion.kernel.game import Game
from perihelion.server.levels import levels
from perihelion.server.messages import GameInfo, LevelInfo, OptionInfo, RuleLine
from perihelion.server.table import encode
from perihelion.words import LANGUAGES, Words

SECTION: Final = re.compile(r"^##+\s+(.*)$")
RULE: Final = re.compile(r"^- ([A-Z]{2,4}-[A-Z0-9][A-Za-z0-9.-]*)\s+(.*)$")


@cache
def words(language: str, game_id: str | None = None) -> Words:
    return Words(language, None if game_id is None else perihelion.game(game_id))


def card(game: Game) -> GameInfo:
    return GameInfo(
        game.id,
        {language: words(language, game.id).say("title") for language in LANGUAGES},
        {language: words(language, game.id).say("tagline") for language in LANGUAGES},
        list(game.seats),
        [OptionInfo(option.name, list(option.values), option.default) for option in game.options],
        game.stage,
        game.rules_version,
        game.components.stamp,
        game.rules_prefix,
        game.actions.size,
        [LevelInfo(level, bot) for level, bot in levels().items()],
    )


@cache
def layout(game_id: str) -> bytes:
    return encode(perihelion.game(game_id).layout())


@cache
def texts(game_id: str, language: str) -> str:
    """Fluent: the texts shared by all games, then the game's own, which may replace them."""
    shared = files("perihelion.words") / "text" / f"{language}.ftl"
    own = perihelion.game(game_id).folder() / "text" / f"{language}.ftl"
    return f"{shared.read_text(encoding='utf8')}\n{own.read_text(encoding='utf8')}"


@cache
def rules(game_id: str) -> list[RuleLine]:
    """The numbered rules reference; a line that begins no rule goes on with the one before."""
    perihelion.game(game_id)
    file = reference(game_id)
    if file is None:
        return []
    lines: list[RuleLine] = []
    section = ""
    for line in file.read_text(encoding="utf8").splitlines():
        heading, rule = SECTION.match(line), RULE.match(line)
        if heading:
            section = heading[1]
        elif rule:
            lines.append(RuleLine(section, rule[1], rule[2]))
        elif line.startswith("  ") and line.strip() and lines and lines[-1].section == section:
            last = lines.pop()
            lines.append(RuleLine(last.section, last.id, f"{last.text} {line.strip()}"))
    return lines


def reference(game_id: str) -> Path | Traversable | None:
    """In the installed package beside this module, in a checkout under docs."""
    checkout = Path(__file__).parents[2] / "docs" / "rules" / f"{game_id}.md"
    places: list[Path | Traversable] = [files("perihelion.server") / "rules" / f"{game_id}.md", checkout]
    return next((place for place in places if place.is_file()), None)
