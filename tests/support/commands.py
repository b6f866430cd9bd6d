"""Runs the real commands, as a person or a script would."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from support.patience import PATIENCE

Result = subprocess.CompletedProcess[str]

QUIET = {
    key: value for key, value in os.environ.items() if not key.startswith("LC_") and key not in ("LANG", "NO_COLOR")
}


def perihelion(*arguments: str | Path, typed: str = "", **environment: str) -> Result:
    """The command with these arguments; `typed` is its input."""
    command = [sys.executable, "-m", "perihelion", *map(str, arguments)]
    return subprocess.run(
        command,
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf8",
        timeout=PATIENCE,
        env={**QUIET, **environment},
    )


def told(*arguments: str | Path, **environment: str) -> Any:
    """What a command prints with --json."""
    done = perihelion(*arguments, "--json", **environment)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
