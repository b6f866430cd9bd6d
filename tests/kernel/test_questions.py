"""At most three files know a question: its phase, its second reading and its texts.

The games in the list are held to it; the others come as they are converted.
"""

import ast
from pathlib import Path

import pytest

import perihelion
from perihelion.kernel.question import Rulebook

GAMES = ["new-frontiers"]
ROOT = Path(perihelion.__file__).parent / "games"


def book_of(game: str) -> Rulebook[object]:
    described = perihelion.game(game)
    return described.new(described.seats[0], 1).book()


def numbers_of(folder: Path) -> dict[int, str]:
    """The constants of `rules/steps.py`: what each number is called."""
    found: dict[int, str] = {}
    for node in ast.parse((folder / "rules" / "steps.py").read_text(encoding="utf8")).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Constant):
            found[int(str(node.value.value))] = ast.unparse(node.target)
    return found


def known_in(tree: ast.Module) -> set[str]:
    """The names used in a file; in a tuple they only send for the question, as a step that is pushed does."""
    sent = {each for node in ast.walk(tree) if isinstance(node, ast.Tuple) for each in node.elts}
    names = [node for node in ast.walk(tree) if isinstance(node, ast.Name | ast.Attribute) and node not in sent]
    return {node.id if isinstance(node, ast.Name) else node.attr for node in names}


@pytest.mark.parametrize("game", GAMES)
def test_a_question_is_known_in_one_file_of_the_rules(game: str) -> None:
    folder = ROOT / game.replace("-", "_")
    files = [file for file in folder.rglob("*.py") if file.name != "steps.py"]
    known = {file: known_in(ast.parse(file.read_text(encoding="utf8"))) for file in files}
    numbers = numbers_of(folder)
    for question in book_of(game).questions.values():
        knowing = [str(file.relative_to(folder)) for file, names in known.items() if numbers[question.number] in names]
        assert len(knowing) == 1, f"{question.name} is known in {knowing}"
        assert knowing[0].startswith("rules/")
