"""Running code in a process of its own, on the plain source or on the compiled build that `make compiled` makes."""

import importlib.util
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from support.patience import PATIENCE

ROOT = Path(__file__).resolve().parent.parent.parent
COMPILED = ROOT / "build" / "compiled"
BUILDS = ("plain", "compiled")

ASSURANCE = """
import perihelion.kernel.state
assert perihelion.kernel.state.__file__.endswith({ending!r}), perihelion.kernel.state.__file__
"""


@cache
def compiled_is_there() -> bool:
    """Whether build/compiled is made of the source as it is."""
    made = importlib.util.spec_from_file_location("compile", ROOT / "tools" / "compile.py")
    assert made is not None
    assert made.loader is not None
    tool = importlib.util.module_from_spec(made)
    made.loader.exec_module(tool)
    mark = COMPILED / "built-from"
    return mark.exists() and mark.read_text(encoding="utf8") == tool.digest()


def require_compiled() -> None:
    """The compiled build, up to date. Without a C compiler there is none: the test says so and is skipped."""
    if not (shutil.which("cc") or shutil.which("gcc")):
        pytest.skip("there is no C compiler here, so there is no compiled build to test")
    if not compiled_is_there():
        pytest.fail("build/compiled is missing or older than the source: run `make compiled`")


def environment(build: str, *path: Path) -> dict[str, str]:
    """For a process that runs that build, and what it starts in turn."""
    folders = [COMPILED if build == "compiled" else ROOT, *path]
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYTEST", "COV"))}
    return {**inherited, "PYTHONPATH": os.pathsep.join(map(str, folders)), "PYTHONSAFEPATH": "1"}


def run(build: str, code: str, *arguments: str, path: tuple[Path, ...] = (), timeout: float = PATIENCE) -> str:
    """What the code prints, run on that build; a failure shows its error output."""
    if build == "compiled":
        require_compiled()
    assured = ASSURANCE.format(ending=".so" if build == "compiled" else ".py") + code
    done = subprocess.run(
        [sys.executable, "-c", assured, *arguments],
        env=environment(build, *path),
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf8",
        timeout=timeout,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout
