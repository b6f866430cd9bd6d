"""A step is read by the names of its parts, and made with as many numbers as its kind says.

By number only the kernel reads steps: no game does, nor anything above the games.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import perihelion

GAMES = ["beyond_the_sun", "burning_suns", "new_frontiers", "pulsar_2849", "sunward"]
ROOT = Path(perihelion.__file__).parent / "games"
ABOVE = ["arena", "bots", "cli", "research", "teaching", "words"]
STEPS = ("step", "asked", "questions")
LANE = "lane"
"""The last part of a step that carries a whole step of a seat's lane (`kernel/lanes.py`)."""


def trees(game: str) -> Iterator[tuple[Path, ast.Module]]:
    folder = ROOT / game if game in GAMES else ROOT.parent / game
    for file in sorted(folder.rglob("*.py")):
        if file.parent.name == "components":
            continue  # the set knows no steps
        yield file, ast.parse(file.read_text(encoding="utf8"))


def called(node: ast.AST) -> str:
    """The last word of a name: `table.asked` is "asked", `table.questions[seat]` is "questions"."""
    if isinstance(node, ast.Subscript):
        return called(node.value)
    if isinstance(node, ast.Starred):
        return f"*{called(node.value)}"
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def parts_of(game: str) -> dict[str, list[str]]:
    """Of every kind of step, by the name of its number: the names of its parts."""
    found: dict[str, list[str]] = {}
    for _, tree in trees(game):
        for node in ast.walk(tree):
            for declared in node.decorator_list if isinstance(node, ast.ClassDef) else []:
                if isinstance(declared, ast.Call) and called(declared.func) == "declare":
                    said = {each.arg: ast.literal_eval(each.value) for each in declared.keywords}
                    found[called(declared.args[0])] = said.get("parts", "").split()
    return found


def in_words(names: list[str], parts: list[str]) -> bool:
    """Whether a step is unpacked by the names of its parts; `_` is what is not needed."""
    if names == ["_", "*numbers"]:
        return True  # all of them, as they are shown to people
    if names[-1].startswith("*"):
        rest = len(names) - 2
        parts = [*parts[:rest], parts[rest] if names[-1] != "*_" and rest < len(parts) else "*_"]
    return len(names) == len(parts) + 1 and all(
        name in ("_", part) for name, part in zip(names[1:], parts, strict=True)
    )


def one_of_several(node: ast.Subscript) -> bool:
    """The question of a seat, a step of the agenda, a step itself: `table.questions[seat]`, `table.agenda[-1]`."""
    return called(node.value) in ("questions", "agenda") and not isinstance(node.value, ast.Subscript)


@pytest.mark.parametrize("game", GAMES)
def test_no_step_is_read_by_number(game: str) -> None:
    for file, tree in trees(game):
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Subscript)
                and called(node.value) in (*STEPS, "agenda")
                and not one_of_several(node)
            ):
                pytest.fail(f"{file.name}:{node.lineno} reads {ast.unparse(node)}: unpack the step by its parts")


@pytest.mark.parametrize("package", ABOVE)
def test_no_step_is_read_by_number_above_the_games(package: str) -> None:
    for file, tree in trees(package):
        for node in ast.walk(tree):
            if isinstance(node, ast.Subscript) and called(node.value) in STEPS and isinstance(node.slice, ast.Constant):
                assert not isinstance(node.slice.value, int), f"{file.name}:{node.lineno} reads {ast.unparse(node)}"


@pytest.mark.parametrize("game", GAMES)
def test_steps_are_unpacked_by_the_names_of_their_parts(game: str) -> None:
    known = list(parts_of(game).values())
    for file, tree in trees(game):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Tuple):
                continue
            if called(node.value) in STEPS:
                names = [called(each) for each in node.targets[0].elts]
                assert any(in_words(names, parts) for parts in known), f"{file.name}:{node.lineno} {ast.unparse(node)}"


@pytest.mark.parametrize("game", GAMES)
def test_steps_are_made_with_all_their_parts(game: str) -> None:
    parts = parts_of(game)
    assert parts
    for file, tree in trees(game):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Tuple) or not node.elts or not isinstance(node.ctx, ast.Load):
                continue
            kind = called(node.elts[0])
            if kind in parts and kind.isupper() and not (len(node.elts) > 1 and called(node.elts[1]) in parts):
                last = parts[kind][-1] if parts[kind] else ""
                open_end = last == LANE or last.startswith("*")
                least = len(parts[kind]) + (0 if last.startswith("*") else 1)
                enough = len(node.elts) >= least if open_end else len(node.elts) == least
                assert enough, f"{file.name}:{node.lineno} {ast.unparse(node)}"
