"""The numbered rules reference of a game as people look things up in it, in their language where it exists.

`docs/rules/<game>.md` is the English one, `docs/rules/<game>.pl.md` the Polish one, statement by statement.
"""

import re
import unicodedata
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from perihelion.kernel.game import Game

WRITTEN_IN = "en"
"""The language every reference has."""


@dataclass(frozen=True)
class RuleText:
    section: str
    """The heading it stands under."""
    id: str
    text: str


def reference_file(game: Game, language: str = WRITTEN_IN) -> Traversable | None:
    """A game of another package brings `rules.md`; ours lie in the package when installed, in `docs` in a checkout."""
    ending = ".md" if language == WRITTEN_IN else f".{language}.md"
    package = files("perihelion")
    places: list[Traversable] = [game.folder() / f"rules{ending}", package / "rules" / f"{game.id}{ending}"]
    if isinstance(package, Path):
        places.append(package.parent / "docs" / "rules" / f"{game.id}{ending}")
    return next((place for place in places if place.is_file()), None)


def language_shown(game: Game, wanted: str) -> str:
    """The wanted language, or English where the game brings no other reference."""
    return wanted if reference_file(game, wanted) is not None else WRITTEN_IN


def rules_of(game: Game, language: str = WRITTEN_IN) -> list[RuleText]:
    """Every numbered statement, in the language that `language_shown` tells; empty when there is no reference."""
    file = reference_file(game, language_shown(game, language))
    if file is None:
        return []
    statement = re.compile(rf"^- ({game.rules_prefix}-[\w.-]*\w) (.*)$")
    section = ""
    found: list[RuleText] = []
    for line in file.read_text(encoding="utf8").splitlines():
        if line.startswith("#"):
            section = line.lstrip("#").strip()
        elif match := statement.match(line):
            found.append(RuleText(section, match[1], match[2].strip()))
        elif found and line.strip() and line.startswith("  "):
            last = found[-1]
            found[-1] = RuleText(last.section, last.id, f"{last.text} {line.strip()}")
    return found


def search(rules: list[RuleText], wanted: str) -> list[RuleText]:
    """By id (`WSS-3.5`, or `WSS-3` for all of a chapter), else by all the words asked for, wherever they stand."""
    exact = [rule for rule in rules if rule.id.casefold() == wanted.casefold()]
    if exact:
        return exact
    chapter = wanted.casefold().rstrip(".") + "."
    under = [rule for rule in rules if rule.id.casefold().startswith(chapter)]
    if under:
        return under
    needed = bare(wanted).split()
    return with_all(rules, needed) or with_all(rules, [without_ending(word) for word in needed])


def with_all(rules: list[RuleText], words: list[str]) -> list[RuleText]:
    return [rule for rule in rules if all(word in bare(f"{rule.section} {rule.id} {rule.text}") for word in words)]


def without_ending(word: str) -> str:
    """Polish words change their endings: `kafel` is to find „kafla”."""
    return word[:-2] if len(word) > 4 else word


def bare(text: str) -> str:
    """Small letters without marks: `rubiez` finds „Rubież”, for not every keyboard has them."""
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).replace("ł", "l")
