"""Keeps the rules of an earlier version: python -m tools.elders COMMIT [GAME …]

When the rules version or the component set of a game changes, its package as it is in COMMIT, the last one before, is
put into perihelion/elders, under the name of its stamp, so that games begun with it go on: perihelion/kernel/elders.py.
Some of its records go to tests/records/older. What COMMIT has in common with the working tree is not kept: that is the
present version. `stamps.txt` lists all stamps that games may have begun with; a test compares it with what there is.
"""

import io
import json
import re
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path
from typing import Final

import perihelion
from perihelion.kernel.elders import ABOUT, elder
from perihelion.kernel.record import parse_record
from perihelion.kernel.registry import OURS

ROOT: Final = Path(__file__).parent.parent
ELDERS: Final = ROOT / "perihelion" / "elders"
STAMPS: Final = ELDERS / "stamps.txt"
RECORDS: Final = ROOT / "tests" / "records" / "older"
DATE: Final = (1980, 1, 1, 0, 0, 0)
"""Of every file: the same package gives the same bytes."""


def tree(commit: str, *paths: str) -> dict[str, bytes]:
    """The files of a commit under some paths."""
    command = ["git", "-C", str(ROOT), "archive", commit, *paths]
    packed = subprocess.run(command, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        return {each.name: body.read() for each in archive if (body := archive.extractfile(each)) is not None}


def kept_package(commit: str, game: str, name: str) -> dict[str, bytes]:
    """A game's package of a commit under a name of its own, with its rules reference."""
    module, _, kind = OURS[game].partition(":")
    package = module.rpartition(".")[0]
    folder = package.replace(".", "/")
    found = {ABOUT: json.dumps({"game": game, "commit": commit, "place": f"{name}.game:{kind}"}).encode()}
    for file, body in tree(commit, folder).items():
        source = file.endswith(".py")
        found[f"{name}/{file.removeprefix(folder + '/')}"] = (
            body.replace(package.encode(), name.encode()) if source else body
        )
    for file, body in tree(commit, "docs/rules").items():
        place = re.fullmatch(rf"docs/rules/{game}((\.\w+)?\.md)", file)
        if place:
            found[f"{name}/rules{place[1]}"] = body
    return found


def write(file: Path, contents: dict[str, bytes]) -> None:
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for place in sorted(contents):
            packed.writestr(zipfile.ZipInfo(place, DATE), contents[place], zipfile.ZIP_DEFLATED, 9)


def keep(commit: str, game: str) -> str:
    """Keep a game's package of a commit, and records of it; its stamp."""
    with tempfile.TemporaryDirectory() as folder:
        trial = Path(folder) / "trial.zip"
        write(trial, kept_package(commit, game, f"perihelion_trial_{game.replace('-', '_')}"))
        found = elder(trial)
    if found.stamp == perihelion.game(game).stamp:
        print(found.stamp, "is the present version")
        return found.stamp
    digest = found.components.digest[:8]
    ELDERS.mkdir(exist_ok=True)
    file = ELDERS / f"{game}-{found.rules_version}-{found.components.stamp}.zip"
    write(file, kept_package(commit, game, f"perihelion_elder_{game.replace('-', '_')}_{found.rules_version}_{digest}"))
    for path, body in tree(commit, f"tests/records/{game}").items():
        name = Path(path).name
        if name.endswith("-players.json") and parse_record(body.decode()).set == found.components.stamp:
            (RECORDS / f"{game}-{found.rules_version}-{digest}-{name}").write_bytes(body)
    print(found.stamp, "is kept,", file.stat().st_size, "bytes")
    return found.stamp


def main() -> None:
    commit = subprocess.run(
        ["git", "-C", str(ROOT), "rev-parse", "--short=12", sys.argv[1]], check=True, capture_output=True, text=True
    ).stdout.strip()
    stamps = set(STAMPS.read_text(encoding="utf8").split()) if STAMPS.exists() else set()
    for game in sys.argv[2:] or OURS:
        stamps |= {keep(commit, game), perihelion.game(game).stamp}
    STAMPS.write_text("".join(f"{stamp}\n" for stamp in sorted(stamps)), encoding="utf8")


if __name__ == "__main__":
    main()
