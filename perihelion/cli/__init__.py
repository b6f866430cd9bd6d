"""The command line: `perihelion games, play, sim, replay, check, arena, set-report, analyse, tune, bench …`.

It needs the extra `cli` (Typer, Rich, Fluent); without it one sentence says what to install.
"""

import os
import sys
from importlib.resources import files
from importlib.util import find_spec
from typing import Final

NEEDED: Final = ("typer", "rich", "fluent.runtime")


def main() -> None:
    missing = [name for name in NEEDED if not installed(name)]
    if missing:
        sys.stderr.write(sentence_without_fluent("cli-not-installed") + "\n")
        sys.exit(2)
    from perihelion.cli.app import run

    sys.exit(run(sys.argv[1:]))


def installed(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:  # of the package around it
        return False


def sentence_without_fluent(message: str) -> str:
    """A plain one-line message, read from the texts by hand: the library that reads them is what is missing."""
    wish = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    asked = [word for word in sys.argv[1:] if word in ("pl", "--lang=pl")]
    language = "pl" if asked or wish.lower().startswith("pl") else "en"
    text = (files("perihelion") / "words" / "text" / f"cli-{language}.ftl").read_text(encoding="utf8")
    for line in text.splitlines():
        if line.startswith(f"{message} = "):
            return line.removeprefix(f"{message} = ")
    return message
