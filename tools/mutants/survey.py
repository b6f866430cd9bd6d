"""Which test runs which line of a game, and which rules it names: one run of the game's tests under coverage.

    python -m tools.mutants.survey GAME OUT

Run in the copy of the project: all tests of the game, those that hold every game to the contract, and the finished
games. Tests that do not pass there (they need the compiled build) take no part.
"""

import json
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from coverage import Coverage

SHARED = ("tests/contract", "tests/words")


def package_of(game: str) -> str:
    return game.replace("-", "_")


@dataclass
class Survey:
    """What one run of the tests told."""

    rules: dict[str, list[str]] = field(default_factory=dict)  # of each test that names rules: which
    seconds: dict[str, float] = field(default_factory=dict)  # of each passing test: processor time
    tests: list[str] = field(default_factory=list)  # those that `runs` speaks of
    runs: dict[str, dict[str, list[int]]] = field(default_factory=dict)  # module -> line -> tests that run it
    unnamed: list[str] = field(default_factory=list)  # tests that name no rule
    outside: dict[str, list[int]] = field(default_factory=dict)  # module -> lines run before any test, on importing

    @classmethod
    def read(cls, path: Path) -> "Survey":
        return cls(**json.loads(path.read_text(encoding="utf8")))

    def write(self, path: Path) -> None:
        path.write_text(json.dumps(vars(self)), encoding="utf8")

    @property
    def naming(self) -> dict[str, list[str]]:
        """The passing tests that name each rule."""
        found: dict[str, list[str]] = {}
        for test, rules in self.rules.items():
            for each in rules:
                if test in self.seconds:
                    found.setdefault(each, []).append(test)
        return found


class Watching:
    """The pytest plugin: a context for every test, its rules and its time."""

    def __init__(self, coverage: Coverage, survey: Survey, game: str) -> None:
        self.coverage = coverage
        self.survey = survey
        self.game = game
        self.own = f"tests/games/{package_of(game)}/"

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Of the shared ones those that run with this game."""
        here = [item for item in items if item.nodeid.startswith(self.own) or self.game in item.nodeid]
        items[:] = here
        self.survey.unnamed = [item.nodeid for item in here if not item.get_closest_marker("rule")]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> object:
        rules = [each for mark in item.iter_markers("rule") for each in mark.args]
        if rules:
            self.survey.rules[item.nodeid] = rules
        self.coverage.switch_context(item.nodeid)
        before = time.process_time()
        outcome = yield
        self.coverage.switch_context("")
        self.survey.seconds.setdefault(item.nodeid, time.process_time() - before)
        if item.nodeid in self.failed:
            del self.survey.seconds[item.nodeid]
        return outcome

    failed: set[str] = set()  # noqa: RUF012

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.outcome != "passed":
            self.failed.add(report.nodeid)


def main() -> None:
    game, out = sys.argv[1], Path(sys.argv[2])
    folder = f"perihelion/games/{package_of(game)}"
    coverage = Coverage(data_file=None, source=[folder], config_file=False)
    survey = Survey()
    coverage.start()
    places = [f"tests/games/{package_of(game)}", *SHARED]
    pytest.main(["-q", "-p", "no:cacheprovider", "--tb=no", *places], plugins=[Watching(coverage, survey, game)])
    coverage.stop()
    data = coverage.get_data()
    survey.tests = sorted(survey.seconds)
    number = {test: at for at, test in enumerate(survey.tests)}
    for file in data.measured_files():
        by_line = data.contexts_by_lineno(file)
        module = str(Path(file).relative_to(Path.cwd()))
        survey.runs[module] = {
            str(line): sorted(number[test] for test in tests if test in number)
            for line, tests in sorted(by_line.items())
        }
        survey.outside[module] = sorted(line for line, tests in by_line.items() if "" in tests)
    survey.write(out)


if __name__ == "__main__":
    main()
