"""What a long run found goes into docs/server.md, with its seed and the commit it ran at (`make endurance`)."""

import os
import subprocess
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "docs" / "server.md"
BEGIN, END = "<!-- endurance -->\n", "<!-- /endurance -->\n"
HEAD: Final = "| run | seed | commit | found |\n|---|---|---|---|\n"


def commit() -> str:
    said = subprocess.run(
        ["git", "-C", str(ROOT), "describe", "--always", "--dirty=+"], capture_output=True, text=True, check=False
    )
    return said.stdout.strip() or "unknown"


COMMIT: Final = commit()
"""When the run began."""


def note(run: str, found: str, seed: int) -> None:
    """One line for each kind of run, the latest."""
    if os.environ.get("ENDURANCE"):
        line = f"| {run} | {seed} | {COMMIT} | {found} |\n"
        PAGE.write_text(noted(PAGE.read_text(encoding="utf8"), run, line), encoding="utf8")


def noted(page: str, run: str, line: str) -> str:
    before, found, rest = page.partition(BEGIN)
    table, ended, after = rest.partition(END)
    assert (found, ended) == (BEGIN, END), "the page has no place for it"
    kept = [each for each in table.splitlines(keepends=True)[2:] if not each.startswith(f"| {run} |")]
    return before + BEGIN + HEAD + "".join(sorted([*kept, line])) + END + after
