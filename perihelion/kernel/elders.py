"""Rules of earlier versions, kept so that a game is played and shown to its end by the rules it began with.

`perihelion/elders` holds for every version that people may have played by, other than the present one, the game's
package as it was: its rules, its component set, its texts and its reference, in a file named after its stamp. It is
loaded beside the present one under a name of its own and stands on the present kernel, as a game of another package
does. `python -m tools.elders COMMIT` makes such a file; docs/record-format.md tells when.
"""

import json
import sys
import threading
import zipfile
from collections.abc import Callable
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Final

from perihelion.kernel.errors import OtherRulesVersion, OtherSet
from perihelion.kernel.game import Game
from perihelion.kernel.registry import game as present_game

ABOUT: Final = "elder.json"
"""Beside the package in its file: the place of the game's class."""

_opened: dict[Path, Game] = {}
_opening: Final = threading.Lock()


def elders(name: str, rules_version: int) -> dict[str, Path]:
    """The kept packages of a game's version, by the stamp of their component set."""
    start = f"{name}-{rules_version}-"
    folder = Path(str(files("perihelion"))) / "elders"
    return {file.stem.removeprefix(start): file for file in sorted(folder.glob(f"{start}*.zip"))}


def game_of_version(
    name: str, rules_version: int, set_stamp: str, set_file: Path | str | None = None, file: str = "-"
) -> Game:
    """The game by the rules of that version and with that component set; says what is missing when it is gone."""
    present = present_game(name)
    if set_file is None:
        if (present.rules_version, present.components.stamp) == (rules_version, set_stamp):
            return present
        kept = elders(name, rules_version)
        if set_stamp in kept:
            return elder(kept[set_stamp])
        found = present
    elif rules_version == present.rules_version:
        found = present_game(name, set_file)
    else:
        found = elder_of(name, rules_version, set_file, file)
    if found.rules_version != rules_version:
        raise OtherRulesVersion(file=file, game=name, recorded=rules_version, current=found.rules_version)
    if found.components.stamp != set_stamp:
        raise OtherSet(file=file, recorded=set_stamp, current=found.components.stamp)
    return found


def elder_of(name: str, rules_version: int, set_file: Path | str, file: str = "-") -> Game:
    """The game by the rules of an earlier version, with a component set of somebody's own."""
    kept = elders(name, rules_version)
    if not kept:
        current = present_game(name).rules_version
        raise OtherRulesVersion(file=file, game=name, recorded=rules_version, current=current)
    return elder(list(kept.values())[-1], set_file)


def elder(kept: Path, set_file: Path | str | None = None) -> Game:
    """The game of a kept package, with its own component set or with the one in a file."""
    with _opening:
        if set_file is not None:
            return _class_in(kept)(Path(set_file))
        if kept not in _opened:
            _opened[kept] = _class_in(kept)(None)
        return _opened[kept]


def _class_in(kept: Path) -> Callable[[Path | None], Game]:
    if str(kept) not in sys.path:
        sys.path.append(str(kept))
    with zipfile.ZipFile(kept) as package:
        module, _, name = json.loads(package.read(ABOUT))["place"].partition(":")
    found: Callable[[Path | None], Game] = getattr(import_module(module), name)
    return found
