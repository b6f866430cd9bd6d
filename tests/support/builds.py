"""Running code in a process of its own, on the plain source or on the compiled build that `make compiled` makes."""

import importlib.util
import os
import shutil
import subprocess
import sys
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


def require_compiled() -> None:
    """The compiled build, up to date. Without a C compiler there is none: the test says so and is skipped."""
    if not (shutil.which("cc") or shutil.which("gcc")):
        pytest.skip("there is no C compiler here, so there is no compiled build to test")
    made = importlib.util.spec_from_file_location("compile", ROOT / "tools" / "compile.py")
    assert made is not None
    assert made.loader is not None
    tool = importlib.util.module_from_spec(made)
    made.loader.exec_module(tool)
    mark = COMPILED / "built-from"
    if not mark.exists() or mark.read_text(encoding="utf8") != tool.digest():
        pytest.fail("build/compiled is missing or older than the source: run `make compiled`")


def run(build: str, code: str, *arguments: str, path: tuple[Path, ...] = (), timeout: float = PATIENCE) -> str:
    """What the code prints, run on that build; a failure shows its error output."""
    if build == "compiled":
        require_compiled()
    folders = [COMPILED if build == "compiled" else ROOT, *path]
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYTEST", "COV"))}
    environment = {**inherited, "PYTHONPATH": os.pathsep.join(map(str, folders)), "PYTHONSAFEPATH": "1"}
    assured = ASSURANCE.format(ending=".so" if build == "compiled" else ".py") + code
    done = subprocess.run(
        [sys.executable, "-c", assured, *arguments],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf8",
        timeout=timeout,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout
