"""The numbered rules reference of a game, `docs/rules/<game>.md`, as people look things up in it."""

import re
import tomllib
from dataclasses import dataclass
from functools import cache
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


@cache
def _polish_titles() -> dict[str, str]:
    return tomllib.loads((files("perihelion.words") / "sections.pl.toml").read_text(encoding="utf8"))


def bare_title(section: str) -> str:
    """A heading without its number, and without what only its writer needs: where it comes from, in brackets."""
    title = re.sub(r"^(?:[A-Z]+-)?\d+\.?\s+", "", section)
    return re.sub(r"\s*(?:\(.*|—.*)$", "", title).strip()


def section_title(section: str, language: str) -> str:
    """A heading as players read it: its number and its words in their language, or in English where there are none."""
    title = bare_title(section)
    number = re.match(r"(?:[A-Z]+-)?(\d+)", section)
    said = _polish_titles().get(title, title) if language == "pl" else title
    said = said[:1] + said[1:].lower() if said.isupper() else said
    return f"{number[1]} {said}" if number else said


def glossary_of(game: Game) -> dict[str, str]:
    """English terms of the reference with the Polish ones; it ends with such a list."""
    file = reference_file(game)
    found: dict[str, str] = {}
    within = False
    for line in file.read_text(encoding="utf8").splitlines() if file is not None else []:
        if line.startswith("#"):
            within = "GLOSSARY" in line
        elif within and "|" in line:
            for pair in [line.strip("| ")] if line.startswith("|") else line.rstrip(".").split("; "):
                english, _, polish = pair.partition("|")
                found.update(_variants(english, polish))
    found.pop("English", None)
    return found


def _variants(english: str, polish: str) -> dict[str, str]:
    """`race / race card | rasa / karta rasy` is two terms; what does not go up stays one."""
    ours, theirs = ([part.strip() for part in each.split(" / ")] for each in (english, polish))
    if len(ours) == len(theirs):
        return {one: other for one, other in zip(ours, theirs, strict=True) if one and one.strip("-: ")}
    return {english.strip(): polish.strip()}


def polish_terms(rule: RuleText, glossary: dict[str, str]) -> list[str]:
    """The terms of the glossary that a statement speaks of, in Polish."""
    text = rule.text.casefold()
    found: dict[str, None] = {}
    for english, polish in glossary.items():
        term = english.casefold()
        if term in text and re.search(rf"\b{re.escape(term)}(?:e?s)?\b", text):
            found[polish] = None
    return list(found)


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
