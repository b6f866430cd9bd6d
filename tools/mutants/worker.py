"""Runs tests on broken modules, one after another, in its own copy of the project.

    python -m tools.mutants.worker GAME

A task is one line of JSON on standard input, its result one line on standard output. Each task is a child of this
process, which has imported everything but the game itself, so that a test starts at once. Limits are of processor
time and memory: how busy the machine is does not matter.
"""

import io
import json
import os
import resource
import sys
import time
from collections.abc import Callable, Iterable
from contextlib import redirect_stderr, redirect_stdout
from importlib.util import cache_from_source
from pathlib import Path
from typing import IO, Any

import hypothesis  # noqa: F401 - imported here once, for all tasks
import pytest

import perihelion
from perihelion.kernel.registry import OURS

MEMORY = 3 << 30


class Chooser:
    """Only the wanted tests, in the order wanted; and which of them failed."""

    def __init__(self, wanted: list[str], limits: list[float]) -> None:
        self.place = {test: number for number, test in enumerate(wanted)}
        self.limits = dict(zip(wanted, limits, strict=True))
        self.failed = ""
        self.ran = 0

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted(
            (each for each in items if each.nodeid in self.place), key=lambda each: self.place[each.nodeid]
        )

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        allow(self.limits[item.nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.ran += report.when == "call"
        if report.failed and not self.failed:
            self.failed = report.nodeid


def allow(seconds: float) -> None:
    """So much processor time from now on; then this process is ended."""
    resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time() + seconds) + 1, resource.RLIM_INFINITY))


def run_tests(tests: list[str], limits: list[float]) -> dict[str, Any]:
    allow(60)  # for importing
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    chooser = Chooser(tests, limits)
    files = list(dict.fromkeys(test.partition("::")[0] for test in tests))
    said = io.StringIO()
    with redirect_stdout(said), redirect_stderr(said):
        code = pytest.main(["-x", "-q", "--tb=line", "-p", "no:cacheprovider", *files], plugins=[chooser])
    failed = chooser.failed or ("" if chooser.ran else "collection")
    return {"code": int(code), "failed": failed, "ran": chooser.ran, "said": said.getvalue()[-600:]}


def in_a_child(run: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        answer: dict[str, Any] = {"code": 3, "failed": "collection", "ran": 0, "said": ""}
        try:
            answer = run()
        finally:
            with os.fdopen(writing, "w") as pipe:
                pipe.write(json.dumps(answer))
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        told = pipe.read()
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status) or not told:
        return {"code": 1, "failed": "time", "ran": 0, "said": f"ended by signal {os.WTERMSIG(status)}"}
    return json.loads(told)


def put(path: Path, content: bytes) -> None:
    """Writes a module; its bytecode goes, which is told from another version only by size and second."""
    path.write_bytes(content)
    Path(cache_from_source(path)).unlink(missing_ok=True)


def answers(tasks: Iterable[str], told: IO[str], answer: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """One line of JSON for each."""
    for line in tasks:
        print(json.dumps(answer(json.loads(line))), file=told, flush=True)


def imported_anew(task: dict[str, Any]) -> dict[str, Any]:
    path = Path(task["module"])
    original = path.read_bytes()
    try:
        put(path, task["source"].encode())
        return in_a_child(lambda: run_tests(task["tests"], task["limits"]))
    finally:
        put(path, original)


def main() -> None:
    game = sys.argv[1]
    for other in OURS:
        if other != game:
            perihelion.game(other)
    answers(sys.stdin, sys.stdout, imported_anew)


if __name__ == "__main__":
    main()
