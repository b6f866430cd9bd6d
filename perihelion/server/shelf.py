"""What a game shows before anybody plays it: its card for the lobby, its layout, its texts, its rules reference."""

import gc
from functools import cache
from importlib.resources import files

import perihelion
from perihelion.kernel.game import Game
from perihelion.server.levels import levels
from perihelion.server.messages import GameInfo, LevelInfo, OptionInfo, RuleLine
from perihelion.server.scenes import encode
from perihelion.words import LANGUAGES, Words
from perihelion.words.rules import glossary_of, polish_terms, rules_of, section_title


@cache
def game(game_id: str) -> Game:
    """The registry looks through all installed packages each time; here only once."""
    found = perihelion.game(game_id)
    gc.freeze()  # its tables stay: the collector need not look at them again and again
    return found


@cache
def words(language: str, game_id: str | None = None) -> Words:
    return Words(language, None if game_id is None else game(game_id))


def card(shown: Game) -> GameInfo:
    return GameInfo(
        shown.id,
        {language: words(language, shown.id).say("title") for language in LANGUAGES},
        {language: words(language, shown.id).say("tagline") for language in LANGUAGES},
        list(shown.seats),
        [OptionInfo(option.name, list(option.values), option.default) for option in shown.options],
        shown.stage,
        shown.rules_version,
        shown.components.stamp,
        shown.rules_prefix,
        shown.actions.size,
        [LevelInfo(level, bot) for level, bot in levels().items()],
    )


@cache
def layout(game_id: str) -> bytes:
    return encode(game(game_id).layout())


@cache
def texts(game_id: str, language: str) -> str:
    """Fluent: the texts shared by all games, then the game's own, which may replace them."""
    shared = files("perihelion.words") / "text" / f"{language}.ftl"
    own = game(game_id).folder() / "text" / f"{language}.ftl"
    return f"{shared.read_text(encoding='utf8')}\n{own.read_text(encoding='utf8')}"


@cache
def rules(game_id: str) -> list[RuleLine]:
    """The numbered rules reference."""
    glossary = glossary_of(game(game_id))
    return [
        RuleLine(
            {language: section_title(rule.section, language) for language in LANGUAGES},
            rule.id,
            rule.text,
            polish_terms(rule, glossary),
        )
        for rule in rules_of(game(game_id))
    ]
