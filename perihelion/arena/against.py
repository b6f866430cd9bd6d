"""This source beside another commit of it: engines, environments and search of both, measured in one run.

The other commit is laid out in `build/against/<commit>` of the checkout and compiled there when this one is, once; each
of its figures is a process of its own with its own code, as everywhere (`speed.py`). Ratios are taken within a round.
"""

import io
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

from perihelion.arena.commit import checkout
from perihelion.arena.speed import COMPILED, PLAIN, WORKER, Builds, Contestant, find_builds, run_heat
from perihelion.kernel.errors import PerihelionError

STEPS: Final = "perihelion.research.speed"
SEARCHES: Final = "perihelion.research.search_speed"
KINDS: Final = ((WORKER, ""), (STEPS, "pettingzoo:"), (SEARCHES, "hard:"))
"""What is measured: the module that does it, and how it names what it measures."""


class NoCheckout(PerihelionError):
    code = "error-no-checkout"
    says = "commits can be compared in a checkout with git only"


class UnknownCommit(PerihelionError):
    code = "error-unknown-commit"
    says = "git knows no commit {name}"


class NotBuilt(PerihelionError):
    code = "error-commit-not-built"
    says = "the commit {name} could not be compiled: {reason}"


def git(folder: Path, *words: str) -> subprocess.CompletedProcess[bytes]:
    program = shutil.which("git")
    if program is None:
        raise NoCheckout
    return subprocess.run([program, "-C", str(folder), *words], capture_output=True, check=False)


def laid_out(revision: str) -> tuple[str, Path]:
    """The short id of a commit, and the folder with its files."""
    home = checkout()
    if home is None:
        raise NoCheckout
    found = git(home, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}")
    if found.returncode:
        raise UnknownCommit(name=revision)
    whole = found.stdout.decode().strip()
    folder = home / "build" / "against" / whole[:10]
    if not (folder / "setup.py").is_file():
        packed = git(home, "archive", "--format=tar", whole)
        beside = folder.with_name(folder.name + ".part")
        shutil.rmtree(beside, ignore_errors=True)
        with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as files:
            files.extractall(beside, filter="data")
        beside.replace(folder)
    return whole[:10], folder


def built(name: str, folder: Path) -> Path:
    """The compiled build of a commit, made when it is not there."""
    target = folder / "build" / "compiled"
    command = [sys.executable, str(folder / "tools" / "compile.py"), str(target)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotBuilt(name=name, reason=(done.stdout + done.stderr).strip()[-500:])
    return target


def builds_of(revision: str, scratch: Path) -> tuple[str, Builds, Builds]:
    """The name of the other commit, its builds and ours; compiled only where both can be."""
    name, folder = laid_out(revision)
    ours = find_builds(scratch)
    theirs = Builds(folder, built(name, folder) if ours.compiled is not None else None)
    return name, theirs, ours


def compared(
    games: list[str],
    theirs: Builds,
    ours: Builds,
    seconds: float,
    rounds: int,
    progress: Callable[[int], None] | None = None,
) -> list[dict[str, Any]]:
    """Of every game, build and kind of figure: the rate before and now, and how many times as much that is."""
    told: list[dict[str, Any]] = []
    for build in (PLAIN, COMPILED):
        before, after = getattr(theirs, build), getattr(ours, build)
        if before is None or after is None:
            continue
        for worker, prefix in KINDS:
            for game in games:
                pair = [Contestant(f"{prefix}{game}", build, each, worker) for each in (before, after)]
                done = run_heat(pair, seconds, rounds, progress)
                told.append({"game": game, "build": build, "what": WHAT[worker], **ratio(*done)})
    return told


WHAT: Final = {WORKER: "decisions", STEPS: "steps", SEARCHES: "simulations"}


def ratio(before: Contestant, after: Contestant) -> dict[str, Any]:
    """Medians of both, and the middle and the quarters of the ratios within the rounds."""
    times = [one["rate"] / other["rate"] for other, one in zip(before.samples, after.samples, strict=True)]
    low, middle, high = quantiles(times, n=4) if len(times) > 1 else (times[0], times[0], times[0])
    return {
        "before": round(before.middle("rate"), 1),
        "after": round(after.middle("rate"), 1),
        "times": round(middle, 3),
        "low": round(low, 3),
        "high": round(high, 3),
    }
