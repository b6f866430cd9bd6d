"""Runs tests on broken functions at once, with the game, pytest and all its tests already imported.

    python -m tools.mutants.warm GAME

Tasks and answers are those of `worker`. Everything is imported and collected once; a task is a child of that process
in which the broken function gets its new code and only the wanted tests run. A break that this cannot show – outside
any function's code – is answered with "unswappable", and `worker` imports it anew.
"""

import gc
import os
import pkgutil
import resource
import sys
from functools import _lru_cache_wrapper
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

from tools.mutants.session import UNSWAPPABLE
from tools.mutants.survey import SHARED, package_of
from tools.mutants.worker import MEMORY, allow, answers, in_a_child

PLAIN = ["-q", "--tb=no", "--disable-warnings", "-p", "no:cacheprovider", "-p", "no:doctest"]


def codes_of(module: CodeType) -> dict[str, CodeType]:
    """The code of every function of a module and its classes, by its name (with what lies inside it)."""
    found: dict[str, CodeType] = {}
    for inner in module.co_consts:
        if isinstance(inner, CodeType):
            if inner.co_flags & 2:  # a function has local names of its own, a class body has not
                found[inner.co_qualname] = inner
            else:
                found |= codes_of(inner)
    return found


def changed_codes(before: str, after: str, file: str) -> dict[str, CodeType]:
    """The functions that a break changes; none when it changes something else, or which line is which."""
    if before.count("\n") != after.count("\n"):
        return {}
    old, new = compile(before, file, "exec"), compile(after, file, "exec")
    known = codes_of(old)
    changed = {name: code for name, code in codes_of(new).items() if code != known.get(name)}
    return changed if set(changed) <= set(known) else {}


class Server:
    """The pytest plugin that takes the place of the run: children run what a task wants."""

    def __init__(self, game: str, into: int, out: int) -> None:
        self.game = game
        self.into, self.out = into, out
        self.functions: dict[tuple[str, str], list[FunctionType]] = {}
        self.items: dict[str, pytest.Item] = {}
        self.failed = ""
        self.ran = 0

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        own = f"tests/games/{package_of(self.game)}/"
        items[:] = [item for item in items if item.nodeid.startswith(own) or self.game in item.nodeid]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.ran += report.when == "call"
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        self._know_functions()
        gc.collect()
        gc.freeze()  # what is shared with the children stays shared
        with os.fdopen(self.into) as tasks, os.fdopen(self.out, "w") as told:
            answers(tasks, told, self._answer)
        return True

    def _know_functions(self) -> None:
        package = import_module(f"perihelion.games.{package_of(self.game)}")
        for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            import_module(module.name)
        for each in gc.get_objects():
            if isinstance(each, FunctionType):
                code = each.__code__
                self.functions.setdefault((code.co_filename, code.co_qualname), []).append(each)
            elif isinstance(each, _lru_cache_wrapper):
                each.cache_clear()

    def _answer(self, task: dict[str, Any]) -> dict[str, Any]:
        file = str(Path(task["module"]).resolve())
        before = Path(file).read_text(encoding="utf8")
        changed = changed_codes(before, task["source"], file) if task["source"] != before else {}
        swaps = [(each, code) for name, code in changed.items() for each in self.functions.get((file, name), [])]
        if task["source"] != before and (not swaps or len({code for _, code in swaps}) < len(changed)):
            return {"code": 0, "failed": UNSWAPPABLE, "ran": 0, "said": ""}
        return in_a_child(lambda: self._run(swaps, task["tests"], task["limits"]))

    def _run(self, swaps: list[tuple[FunctionType, CodeType]], tests: list[str], limits: list[float]) -> dict[str, Any]:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        for function, code in swaps:
            function.__code__ = code
        wanted = [self.items[test] for test in tests]
        for item, after, limit in zip(wanted, [*wanted[1:], None], limits, strict=True):
            allow(limit)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if self.failed:
                break
        return {"code": int(bool(self.failed)), "failed": self.failed, "ran": self.ran, "said": ""}


def main() -> None:
    game = sys.argv[1]
    into, out = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    places = [f"tests/games/{package_of(game)}", *SHARED]
    sys.exit(int(pytest.main([*PLAIN, *places], plugins=[Server(game, into, out)])))


if __name__ == "__main__":
    main()
