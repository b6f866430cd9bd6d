"""What it takes to begin: a first game after `import perihelion`, and the list of games at the terminal.

python -m perihelion.research.beginning WHAT     a worker, as perihelion.arena.speed describes
"""

import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any, Final

from perihelion.arena.speed import COMPILED, PLAIN, Builds, Contestant, Sample, work

WORKER: Final = "perihelion.research.beginning"
FIRST_GAME: Final = """
import perihelion
state = perihelion.game("sunward").new(seats=2, seed=7)
while not state.over():
    seat = state.actors()[0]
    state.apply(seat, state.legal(seat)[0])
"""
COMMANDS: Final = {
    "a first game": [sys.executable, "-c", FIRST_GAME],
    "perihelion games": [sys.executable, "-m", "perihelion", "games"],
}


def measurer(what: str) -> Callable[[float, int], Sample]:
    """Seconds of processor time of one process that does it, however long is asked for."""

    def measure(seconds: float, seed: int) -> Sample:
        before = os.times()
        subprocess.run(COMMANDS[what], check=True, stdout=subprocess.DEVNULL)
        after = os.times()
        spent = after.children_user + after.children_system - before.children_user - before.children_system
        return {"seconds": spent}

    return measure


def contestants(builds: Builds) -> list[Contestant]:
    return [
        Contestant(what, build, folder, WORKER)
        for what in COMMANDS
        for build, folder in ((PLAIN, builds.plain), (COMPILED, builds.compiled))
        if folder is not None and (folder / "perihelion" / "research" / "beginning.py").is_file()
    ]


def reported(taking_part: list[Contestant]) -> list[dict[str, Any]]:
    """Medians over the rounds of those measured here."""
    return [
        {"name": each.name, "build": each.build, "seconds": round(each.middle("seconds"), 3)}
        for each in taking_part
        if each.worker == WORKER
    ]


if __name__ == "__main__":
    work(measurer(sys.argv[1]))
