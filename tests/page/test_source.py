"""The page's source: its types hold, its own unit tests (geometry, texts) pass, and it restates no number of a game."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tools.page import node_folder

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.parametrize("script", ["check", "test"])
def test_the_source_of_the_page(script: str) -> None:
    path = f"{node_folder()}{os.pathsep}{os.environ['PATH']}"
    npm = shutil.which("npm", path=path)
    assert npm is not None
    run = subprocess.run(
        [npm, "run", script], cwd=WEB, env={**os.environ, "PATH": path}, capture_output=True, text=True, timeout=600
    )
    assert run.returncode == 0, run.stdout[-3000:] + run.stderr[-1000:]


NUMBER = re.compile(r"^\s*(?:export )?const ([A-Z][A-Z_]*)(?:: number)? = (\d+)$", re.MULTILINE)
LOOKS = {
    "FLAT", "FEW", "FEW_IN_LITTLE_HEIGHT", "LONG", "MANY", "BEST", "LARGE",  # how much is shown
    "TEMPTING", "MOST_TEMPTING", "MOST_LINES",
    "EDGE", "HOLE", "SIDE", "DOWN", "LIFT", "STILL", "PITCH", "BETWEEN", "LARGEST", "SIGN", "LEAST_BACK", "EDGES",  # px
    "EACH",  # ms
    "ORIENTATIONS",  # of anything on a grid of hexes
    "STEPS",  # of a production, as the page's own card tells it
}  # fmt: skip
"""Numbers of the page itself. Those of a game, its components and its moves come with the game's layout."""


def test_the_page_is_told_the_numbers_of_a_game() -> None:
    restated = [
        (file.relative_to(WEB).as_posix(), *found.groups())
        for file in sorted((WEB / "src" / "games").rglob("*"))
        if file.suffix in (".ts", ".svelte")
        for found in NUMBER.finditer(file.read_text(encoding="utf8"))
        if found[1] not in LOOKS
    ]
    assert restated == []
