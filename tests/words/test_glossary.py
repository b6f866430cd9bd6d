"""A word of the glossary that a lesson uses in English is the rulebook's own in Polish."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

ROOT = Path(__file__).parents[2]

SOMETHING_ELSE = {
    "sunward": {"turn", "round", "sheet", "spaceship"},  # to turn a shape; round a resource; "arkusz", "statek"
    "beyond-the-sun": {"turn", "pay", "take ore"},  # to turn into points; an achievement pays
    "new-frontiers": {"tile", "may", "cost", "large"},
    "pulsar-2849": {"left"},  # what is left over
    "burning-suns": {"turn", "race", "take", "place", "is in", "space", "hit", "force: light", "neutral", "dark"},
}
"""Terms of the glossary that lessons use in another sense too, or beside names that have them."""

LEFT_OUT = {
    "lesson-deeper-space": "slot",
    "lesson-deeper-rivals": "discovered",
    "lesson-first-bonus": "world",
    "lesson-first-buy-wrong": "cost",
    "lesson-deeper-order-done": "good",
    "lesson-deeper-production": "engineer track",
    "lesson-deeper-own-space": "discovered",
    "lesson-deeper-own-space-done": "automate",
    "lesson-deeper-run-done": "flight",
}
"""What a Polish sentence need not say ("Teraz twoja druga") or says in a form that begins otherwise ("w locie")."""


def glossary(game: str) -> list[tuple[str, str]]:
    text = (ROOT / "docs" / "rules" / "sources" / f"{game}.md").read_text(encoding="utf8")
    part = text.partition("\n## Glossary")[2].partition("\n## ")[0].partition("| Card / faction")[0]
    rows = re.findall(r"^\| ([^|\n]+) \| ([^|\n]+) \|", part, re.MULTILINE)
    rows = rows or re.findall(r"([^|;\n]+) \| ([^|;\n]+)[;.]", part)  # Sunward's stands in one line
    return [(english.strip(), polish.strip()) for english, polish in rows if english.strip(" -") not in ("", "English")]


def terms(english: str) -> list[str]:
    return [each.strip() for each in re.split(r"[/;,]", re.sub(r"\(.*?\)", "", english)) if len(each.strip()) > 2]


def stems(polish: str) -> list[list[str]]:
    """Of each way to say it the beginnings of its words, which no case or number changes."""
    ways = re.split(r"[/;,]", re.sub(r"\(.*?\)|[„”\"]", "", polish))
    words = [[word.lower() for word in way.split() if len(word) > 2] for way in ways]
    return [[word[: max(3, len(word) - 4)] for word in way] for way in words if way]


def lessons(game: str, language: str) -> dict[str, str]:
    """What is written, without the names that stand in it."""
    file = ROOT / "perihelion" / "games" / game.replace("-", "_") / "text" / f"lessons.{language}.ftl"
    written = [
        each for each in FluentParser().parse(file.read_text(encoding="utf8")).body if isinstance(each, ast.Message)
    ]
    texts = {each.id.name: FluentSerializer().serialize_entry(each).partition("=")[2] for each in written}
    return {name: re.sub(r"\{[^}]*\}", "", text) for name, text in texts.items()}


def said_otherwise(game: str, english: dict[str, str], polish: dict[str, str]) -> tuple[int, list[str]]:
    met, wrong = 0, []
    for row, own in glossary(game):
        for term in set(terms(row)) - SOMETHING_ELSE[game]:
            used = re.compile(rf"(?<![\w-]){re.escape(term)}s?(?![\w-])", re.IGNORECASE)
            for name in [name for name, text in english.items() if used.search(text) and LEFT_OUT.get(name) != term]:
                met += 1
                said = polish[name].lower()
                if not any(all(stem in said for stem in way) for way in stems(own)):
                    wrong.append(f"{name}: {term!r} is {own!r}, not:{polish[name]}")
    return met, wrong


@pytest.mark.parametrize("game", SOMETHING_ELSE)
def test_lessons_use_the_words_of_the_rulebook(game: str) -> None:
    met, wrong = said_otherwise(game, lessons(game, "en"), lessons(game, "pl"))
    assert met > 50
    assert wrong == []


def test_another_word_would_be_found() -> None:
    _, wrong = said_otherwise("sunward", {"one": "Reach the frontier."}, {"one": "Dotrzyj do granicy."})
    assert wrong == ["one: 'frontier' is 'rubież', not:Dotrzyj do granicy."]
