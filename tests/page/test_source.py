"""The page's source: its types hold, and its own unit tests (geometry, texts) pass."""

import os
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
