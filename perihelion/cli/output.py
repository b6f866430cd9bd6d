"""Where texts go: a console with colours on a terminal, plain text anywhere else."""

import json
import os
import sys
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

from rich.console import Console

from perihelion.cli.errors import BadCommandLine
from perihelion.cli.language import SAY

UNBROKEN: Final = 10_000
"""Columns when nobody looks at a screen: a sentence stays one line, for scripts and screen readers."""
PICTURE: Final = 80
"""Columns for pictures then."""


def console_for(plain: bool = False) -> Console:
    """Colours only on a terminal, never with NO_COLOR (Rich sees to it) or `--plain`; never markup in texts."""
    if not sys.stdout.isatty():
        width: int | None = UNBROKEN
    else:
        width = None
    if plain or width:
        return Console(color_system=None, force_terminal=False, width=width, markup=False, highlight=False, emoji=False)
    return Console(markup=False, highlight=False, emoji=False)


def is_plain(console: Console) -> bool:
    return not console.is_terminal


def picture_width(console: Console) -> int:
    return min(console.width, PICTURE) if is_plain(console) else console.width


def editing() -> ModuleType | None:
    """Line editing and history for people at a terminal, where the system has it."""
    if sys.stdin.isatty() and sys.stdout.isatty() and find_spec("readline"):
        return import_module("readline")
    return None


def forget_typed_lines() -> None:
    """Nobody finds in the history what another person has typed."""
    editor = editing()
    if editor is not None:
        editor.clear_history()


def read_line(console: Console, prompt: str) -> str:
    """What somebody types; from a pipe it is written out after the prompt, so that a transcript can be read."""
    editing()
    try:
        line = input(f"{prompt} ").strip()
    except UnicodeDecodeError:
        raise BadCommandLine(detail=SAY("cli-input-not-text")) from None
    if not sys.stdin.isatty():
        console.print(line)
    return line


def print_json(data: Any) -> None:
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")
    sys.stdout.flush()


def silence_stdout() -> None:
    """After a broken pipe: nothing more can be written, and Python must not try when it ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
