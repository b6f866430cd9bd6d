"""Fills docs/proof.md with figures: of the rules from the tests as they are, of mutants and soak from their last runs.

    proof.py [rules] [mutants] [soak]

Every figure stands between two marks and says by which command, seed and commit it came about. What is not a whole
run (a quick one, or only what was tried again) is not taken. Games that have no run here keep their figures.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any

import perihelion
from perihelion.arena.commit import commit

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "proof.md"
FOLDERS = {"mutants": ROOT / "build" / "mutants", "soak": ROOT / "build" / "soak"}
NOTHING = "No run yet."


def table(head: list[str], rows: list[list[object]]) -> str:
    lines = [head, ["---"] + ["---:"] * (len(head) - 1), *rows]
    return "\n".join(
        "| " + " | ".join(f"{each:,}" if type(each) is int else str(each) for each in line) + " |" for line in lines
    )


def runs(folder: Path) -> list[dict[str, Any]]:
    """The results of the games, in the order in which games are listed."""
    found = [folder / f"{game.id}.json" for game in perihelion.all_games()]
    return [json.loads(path.read_text(encoding="utf8")) for path in found if path.exists()]


def rules(folder: Path) -> str:
    from tools.rules import excepted, proven, stated

    named, reasons = proven(), excepted()
    rows: list[list[object]] = []
    for game in perihelion.all_games():
        ids = stated(game)
        apart = sum(rule in reasons and rule not in named for rule in ids)
        rows.append([game.id, len(ids), sum(rule in named for rule in ids), apart])
    return table(["Game", "Rules stated", "named by a test", "excepted, with a reason"], rows)


def mutants(folder: Path) -> str:
    from tools.mutants.report import score
    from tools.mutants.session import Result

    rows: list[list[object]] = []
    for run in runs(folder):
        if run.get("quick") or run.get("again"):
            continue
        made = score([Result(**each) for each in run["results"]])
        shares = [f"{made.by_rule:.1f}%", f"{made.by_any:.1f}%"]
        rows.append([run["game"], made.counted, *shares, made.survived, made.equivalent, run["seed"], run["commit"]])
    head = [
        "Game",
        "Lines broken",
        "noticed by the rule's tests",
        "by any test",
        "by none",
        "equivalent",
        "Seed",
        "Commit",
    ]
    return table(head, rows) if rows else NOTHING


def soak(folder: Path) -> str:
    rows: list[list[object]] = []
    for run in runs(folder):
        games = [run["swift"], run["sought"], run["decisions"], run["looked_at"], run["choices"]]
        missing = sum(len(each) for each in run["never_met"].values())
        rows.append([run["game"], *games, missing, len(run["faults"]), run["seed"], run["commit"]])
    head = ["Game", "Games by chance", "by the seeker", "Decisions", "all shown and tried", "kinds of choices"]
    return table([*head, "never met", "Faults", "Seed", "Commit"], rows) if rows else NOTHING


PARTS = {"rules": rules, "mutants": mutants, "soak": soak}


def filled(text: str, part: str, content: str) -> str:
    """The page with what stands between the marks of a part replaced."""
    marks = re.compile(rf"(<!-- {part} -->\n).*?(<!-- end of {part} -->)", re.DOTALL)
    if not marks.search(text):
        raise LookupError(f"the page has no place for {part}")
    return marks.sub(lambda found: f"{found[1]}\n{content}\n\n{found[2]}", text)


def with_other_games(content: str, before: str) -> str:
    """A table with the rows of those games that it does not have itself, as they stood before; same columns only."""
    if content == NOTHING:
        return before
    lines = content.splitlines()
    named = {
        line.split(" | ")[0]: line for line in [*before.splitlines(), *lines] if line.count("|") == lines[0].count("|")
    }
    rows = [named[f"| {game.id}"] for game in perihelion.all_games() if f"| {game.id}" in named]
    return "\n".join([*lines[:2], *rows])


def fill(part: str, folder: Path | None = None, page: Path = PAGE) -> None:
    put(part, PARTS[part](folder or FOLDERS.get(part, ROOT)), page)


def put(part: str, content: str, page: Path) -> None:
    """A part of a page anew; games that the content has no row of keep theirs."""
    text = page.read_text(encoding="utf8")
    before = text.partition(f"<!-- {part} -->")[2].partition(f"<!-- end of {part} -->")[0].strip()
    page.write_text(filled(text, part, with_other_games(content, before)), encoding="utf8")


def main() -> None:
    for part in sys.argv[1:] or PARTS:
        fill(part)
    print(f"{PAGE}, at commit {commit()}")


if __name__ == "__main__":
    main()
