"""A question has one home: three files know it, its phase, its second reading and its texts.

Read from the source: besides the phase that declares a question, no module of the rules, of the second reading or for
people looks at its number, and no second reading but one is under its name.
"""

import ast
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import perihelion
from perihelion.kernel.question import Question, Rulebook
from perihelion.words import LANGUAGES, Words

GAMES = ["beyond-the-sun", "burning-suns", "new-frontiers", "pulsar-2849", "sunward"]
ROOT = Path(perihelion.__file__).parent / "games"


def book_of(game: str) -> Rulebook[object]:
    found = import_module(f"{perihelion.game(game).package}.play").BOOK
    assert isinstance(found, Rulebook)
    return found


def files_that_know(game: str, question: Question[object]) -> set[str]:
    folder = ROOT / game.replace("-", "_")
    number = number_names(folder)[question.number]
    known = {"texts"}
    for file in sorted(folder.rglob("*.py")):
        name = str(file.relative_to(folder))
        if file.name == "steps.py" or name.startswith(("bots", "components")):
            continue  # the list of numbers; what a bot makes of a step that waits; the set
        tree = parsed(file)
        if looks_at(tree, number) or (name.startswith("reading") and reads(tree, question.name)):
            known.add(name)
    return known


@cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf8"))


@cache
def number_names(folder: Path) -> dict[int, str]:
    found: dict[int, str] = {}
    for name, number in vars(import_module(f"perihelion.games.{folder.name}.rules.steps")).items():
        if name.isupper() and isinstance(number, int):
            found.setdefault(number, name)
    return found


def looks_at(tree: ast.Module, number: str) -> bool:
    """Whether a module does more with a number than to put steps of its kind on the agenda, alone or in a lane."""
    return number in numbers_in(tree)


@cache
def numbers_in(tree: ast.Module) -> set[str]:
    """The names of all numbers that a module looks at."""
    steps = [node for node in ast.walk(tree) if isinstance(node, ast.Tuple) and node.elts]
    made = {id(part) for step in steps if is_kind(step.elts[0]) for each in step.elts for part in ast.walk(each)}
    return {
        node.id if isinstance(node, ast.Name) else node.attr
        for node in ast.walk(tree)
        if id(node) not in made
        and (isinstance(node, ast.Name) or (isinstance(node, ast.Attribute) and ast.unparse(node.value) == "steps"))
    }


def is_kind(first: ast.expr) -> bool:
    """Whether a tuple begins as a step does, with the number of its kind, or of one of two kinds."""
    if isinstance(first, ast.IfExp):
        return is_kind(first.body) and is_kind(first.orelse)
    return (isinstance(first, ast.Name) and first.id.isupper()) or (
        isinstance(first, ast.Attribute) and ast.unparse(first.value) == "steps"
    )


def reads(tree: ast.Module, name: str) -> bool:
    return name in keys_in(tree)


@cache
def keys_in(tree: ast.Module) -> set[object]:
    return {
        key.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Dict)
        for key in node.keys
        if isinstance(key, ast.Constant)
    }


@pytest.mark.parametrize("game", GAMES)
def test_three_files_know_a_question(game: str) -> None:
    for question in book_of(game).questions.values():
        known = files_that_know(game, question)
        assert len(known) == 3, f"{question.name}: {sorted(known)}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_its_sentences(game: str, language: str) -> None:
    words = Words(language, perihelion.game(game))
    for question in book_of(game).questions.values():
        assert words.has(f"prompt-{question.name}"), question.name
