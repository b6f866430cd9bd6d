"""What the documentation names is there: every file, and what it says stands in a file."""

import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
PAGES = [*sorted((ROOT / "docs").glob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
NAMED = re.compile(r"`([\w./*<>-]+\.(?:py|ts|svelte|toml|ftl))`(?::\s+`([\w.]+)`)?")
"""A file between backticks, and what is said to stand in it: `kernel/agenda.py`: `apply`."""


@cache
def files() -> list[str]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    if listed.returncode:
        pytest.skip("the names of files are known from git")
    return [f"/{name}" for name in listed.stdout.splitlines()]


def found(name: str) -> list[str]:
    """The files that a name may mean: `rules/state.py` is in every game, `set/*.toml` several."""
    wanted = re.escape(name).replace(r"\*", "[^/]*")
    wanted = re.sub(r"<[\w-]+>", "[^/]+", wanted)
    return [file for file in files() if re.search(f"/{wanted}$", file)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_that_is_named_is_there(page: Path) -> None:
    for name, inside in NAMED.findall(page.read_text(encoding="utf8")):
        there = found(name.removeprefix("../"))
        assert there, f"{page.name} names {name}"
        if inside and name.endswith(".py"):
            texts = [(ROOT / file[1:]).read_text(encoding="utf8") for file in there]
            defined = rf"(def|class) {inside.split('.')[-1]}\b"
            assert any(re.search(defined, text) for text in texts), f"{page.name}: {inside} is not in {name}"


def test_the_walks_name_files_and_what_stands_in_them() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf8")
    told = [name for name, inside in NAMED.findall(text) if inside]
    assert len(told) >= 4
    assert not found("kernel/no_such_file.py")
