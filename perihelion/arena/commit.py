"""Which commit of this project runs, for results that shall be repeatable."""

import shutil
import subprocess
from functools import cache
from pathlib import Path

import perihelion


def checkout() -> Path | None:
    """The folder with git's files that this package lies in; None where there is none."""
    for folder in Path(perihelion.__file__).parents:  # a compiled build lies inside its checkout
        if (folder / ".git").exists() and (folder / "perihelion" / "kernel").is_dir():
            return folder
    return None


@cache
def commit() -> str:
    """The short id of the commit, with "+" when files differ from it; the version where there is no checkout."""
    folder = checkout()
    git = shutil.which("git")
    if git is None or folder is None:
        return f"v{perihelion.__version__}"
    told = [
        subprocess.run([git, "-C", str(folder), *words], capture_output=True, text=True, check=False)
        for words in (["rev-parse", "--short=10", "HEAD"], ["status", "--porcelain", "--", "perihelion"])
    ]
    if any(each.returncode for each in told):
        return f"v{perihelion.__version__}"
    return told[0].stdout.strip() + ("+" if told[1].stdout.strip() else "")
