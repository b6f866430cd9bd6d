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
from contextlib import redirect_stderr, redirect_stdout
from importlib.util import cache_from_source
from pathlib import Path
from typing import Any

import hypothesis  # noqa: F401 - imported here once, for all tasks
import pytest

import perihelion
from perihelion.kernel.registry import OURS

MEMORY = 4 << 30


class Chooser:
    """Only the wanted tests, in the order wanted; and which of them failed."""

    def __init__(self, wanted: list[str]) -> None:
        self.place = {test: number for number, test in enumerate(wanted)}
        self.failed = ""
        self.ran = 0

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted(
            (each for each in items if each.nodeid in self.place), key=lambda each: self.place[each.nodeid]
        )

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.ran += report.when == "call"
        if report.failed and not self.failed:
            self.failed = report.nodeid


def run_tests(tests: list[str], seconds: float) -> dict[str, Any]:
    resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds) + 5))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    chooser = Chooser(tests)
    files = list(dict.fromkeys(test.partition("::")[0] for test in tests))
    said = io.StringIO()
    with redirect_stdout(said), redirect_stderr(said):
        code = pytest.main(["-x", "-q", "--tb=line", "-p", "no:cacheprovider", *files], plugins=[chooser])
    failed = chooser.failed or ("" if chooser.ran else "collection")
    return {"code": int(code), "failed": failed, "ran": chooser.ran, "said": said.getvalue()[-600:]}


def in_a_child(tests: list[str], seconds: float) -> dict[str, Any]:
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        answer: dict[str, Any] = {"code": 3, "failed": "collection", "ran": 0, "said": ""}
        try:
            answer = run_tests(tests, seconds)
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


def main() -> None:
    game = sys.argv[1]
    for other in OURS:
        if other != game:
            perihelion.game(other)
    for line in sys.stdin:
        task = json.loads(line)
        path = Path(task["module"])
        original = path.read_bytes()
        try:
            put(path, task["source"].encode())
            answer = in_a_child(task["tests"], task["seconds"])
        finally:
            put(path, original)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
