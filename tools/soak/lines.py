"""Which effects did no game come to? The kept games are played again under coverage, on the plain source.

    python -m tools.soak.lines GAME KEPT OUT

Effects are code: a kind of effect that was never met is a line of the rules that never ran.
"""

import ast
import json
import sys
import time
from pathlib import Path
from typing import Any

from coverage import Coverage

import perihelion
from tools.soak.seeker import Seeker

LONGEST = 120.0
"""Seconds of processor time for the games of one game."""

NOT_PLAYED = {"bots", "components", "reading", "__init__.py", "evaluation", "suggestion", "prospects", "outlook"}
NOT_PLAYED |= {"worths", "checks", "checks_form", "form"}
"""Modules and folders that no move comes to: what bots think, and the reading of component sets."""


def unrun(path: Path, ran: set[int], statements: set[int]) -> dict[str, list[int]]:
    """The lines of each function that never ran; a function without any that did is marked by its name alone."""
    found: dict[str, list[int]] = {}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf8"))):
        if isinstance(node, ast.FunctionDef):
            body = {line for line in statements if node.lineno < line <= (node.end_lineno or node.lineno)}
            missing = sorted(body - ran)
            if missing:
                found[f"{node.name}()" if missing == sorted(body) else node.name] = missing
    return found


def functions_of(path: Path) -> int:
    names = {
        node.name for node in ast.walk(ast.parse(path.read_text(encoding="utf8"))) if isinstance(node, ast.FunctionDef)
    }
    return len(names)


def main() -> None:
    name, kept, out = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
    folder = Path("perihelion/games") / name.replace("-", "_")
    coverage = Coverage(data_file=None, source=[str(folder)], config_file=False)
    coverage.start()
    game = perihelion.game(name)
    seeker = Seeker(game)
    seeker.load(kept)
    end = time.process_time() + LONGEST
    played = 0
    for each in seeker.kept:
        if time.process_time() > end:
            break
        state = game.new(seats=each.seats, seed=each.seed, **each.options)
        for seat, action in each.log:
            if state.may(seat, action):  # the last one may be the one that broke
                state.apply(seat, action)
        played += 1
    coverage.stop()
    told: dict[str, Any] = {"games": played, "of": len(seeker.kept), "lines": 0, "ran": 0, "unrun": {}}
    for path in sorted(folder.rglob("*.py")):
        if {path.stem, *path.relative_to(folder).parts} & NOT_PLAYED:
            continue
        _, statements, _, missing, _ = coverage.analysis2(str(path.resolve()))
        found = unrun(path, set(statements) - set(missing), set(statements))
        if found and all(name.endswith("()") for name in found) and len(found) == functions_of(path):
            continue  # views, phrases, refusals: no move comes to them
        told["lines"] += len(statements)
        told["ran"] += len(statements) - len(missing)
        told["unrun"][str(path.relative_to(folder))] = found
    out.write_text(json.dumps(told, indent=1) + "\n", encoding="utf8")


if __name__ == "__main__":
    main()
