"""`make soak`: all games, all pairs of options and seat counts, by chance and in search of what is rare."""

import argparse
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import perihelion
from perihelion.kernel.registry import OURS
from tools import proof
from tools.soak.play import Soak
from tools.soak.report import read_part, told, write

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "build" / "soak"


def options() -> argparse.Namespace:
    wanted = argparse.ArgumentParser(prog="make soak", description=__doc__)
    wanted.add_argument("--game", choices=list(OURS), action="append", help="all games, unless named")
    wanted.add_argument("--minutes", type=float, default=60, help="for all games together")
    wanted.add_argument("--seed", type=int, default=1)
    wanted.add_argument("--workers", type=int, default=2)
    wanted.add_argument("--proof", action="store_true", help="put the figures into docs/proof.md")
    wanted.add_argument("--folder", type=Path, default=FOLDER)
    wanted.add_argument("--part", action="store_true", help=argparse.SUPPRESS)  # one game, in this process
    return wanted.parse_args()


def one_game(name: str, wanted: argparse.Namespace) -> None:
    soak = Soak(perihelion.game(name), wanted.seed, wanted.folder / f"{name}-kept.jsonl")
    soak.run(seconds=60 * wanted.minutes)
    found = told(soak) | {"unrun": lines_unrun(name, wanted.folder)}
    (wanted.folder / f"{name}.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf8")


def lines_unrun(name: str, folder: Path) -> dict[str, Any]:
    """Which lines of the rules the kept games never came to, on the plain source."""
    out = folder / f"{name}-lines.json"
    command = [sys.executable, "-m", "tools.soak.lines", name, str(folder / f"{name}-kept.jsonl"), str(out)]
    plain = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    subprocess.run(command, cwd=ROOT, env=plain, check=True)
    return read_part(out)


def in_a_process(name: str, minutes: float, wanted: argparse.Namespace) -> int:
    safe = ["-P"] if sys.flags.safe_path else []  # the compiled build, where that is first on the path
    command = [sys.executable, *safe, "-m", "tools.soak", "--part", "--game", name, "--minutes", str(minutes)]
    command += ["--seed", str(wanted.seed), "--folder", str(wanted.folder)]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def main() -> None:
    wanted = options()
    names = wanted.game or list(OURS)
    wanted.folder.mkdir(parents=True, exist_ok=True)
    if wanted.part:
        one_game(names[0], wanted)
        return
    workers = min(wanted.workers, len(names))
    minutes = wanted.minutes * workers / len(names)
    with ThreadPoolExecutor(workers) as threads:
        codes = list(threads.map(lambda name: in_a_process(name, minutes, wanted), names))
    if any(codes):
        sys.exit("a part of the soak broke off")
    parts = [read_part(wanted.folder / f"{name}.json") for name in names]
    if wanted.proof:
        proof.fill("soak", wanted.folder)
    report = write(parts, wanted.folder)
    for part in parts:
        games = part["swift"] + part["sought"]
        print(f"{part['game']}: {games:,} games, {part['decisions']:,} decisions, {len(part['faults'])} faults")
    print(f"{report} tells the rest")
    sys.exit(any(part["faults"] for part in parts))


if __name__ == "__main__":
    main()
