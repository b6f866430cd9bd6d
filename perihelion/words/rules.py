"""The numbered rules reference of a game, `docs/rules/<game>.md`, as people look things up in it."""

import re
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from perihelion.kernel.game import Game


@dataclass(frozen=True)
class RuleText:
    section: str
    id: str
    text: str


def reference_file(game: Game) -> Traversable | None:
    """A game of another package brings `rules.md`; ours lie in the package when installed, in `docs` in a checkout."""
    package = files("perihelion")
    places: list[Traversable] = [game.folder() / "rules.md", package / "rules" / f"{game.id}.md"]
    if isinstance(package, Path):
        places.append(package.parent / "docs" / "rules" / f"{game.id}.md")
    return next((place for place in places if place.is_file()), None)


def rules_of(game: Game) -> list[RuleText]:
    """Every numbered statement with the heading it stands under; empty when there is no reference."""
    file = reference_file(game)
    if file is None:
        return []
    statement = re.compile(rf"^\s*[-*|]\s*\**({game.rules_prefix}-[\w.-]*\w)\**[\s:|]+(.*)$")
    section = ""
    found: list[RuleText] = []
    for line in file.read_text(encoding="utf8").splitlines():
        if line.startswith("#"):
            section = line.lstrip("# ").strip()
        elif match := statement.match(line):
            found.append(RuleText(section, match[1], match[2].strip()))
        elif found and line.strip() and line.startswith((" ", "\t")):
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
    needed = wanted.casefold().split()
    return [
        rule for rule in rules if all(word in f"{rule.section} {rule.id} {rule.text}".casefold() for word in needed)
    ]
