"""Which test runs which line of a game, and which rules it names: one run of the game's tests under coverage.

    python -m tools.mutants.survey GAME OUT

Run in the copy of the project: all tests of the game, those that hold every game to the contract, and the finished
games. Tests that do not pass there (they need the compiled build) take no part. Where nothing but files of tests has
changed since an earlier survey, only those files are run, and the rest is taken from it:

    python -m tools.mutants.survey GAME OUT EARLIER
"""

import hashlib
import json
import sys
import time
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from coverage import Coverage

SHARED = ("tests/contract", "tests/words")
WATCHED = ("perihelion", "tests", "docs", "tools")  # tests may read them


def package_of(game: str) -> str:
    return game.replace("-", "_")


def places_of(game: str) -> list[str]:
    return [f"tests/games/{package_of(game)}", *SHARED]


def marks_of(root: Path, game: str) -> tuple[str, dict[str, str]]:
    """A mark of what every test of a game may depend on, and one of each file of its tests."""
    ground, files = hashlib.blake2b(digest_size=8), {}
    for file in sorted(each for folder in WATCHED for each in (root / folder).rglob("*") if each.is_file()):
        path = file.relative_to(root)
        if "__pycache__" in path.parts or "mutants" in path.parts or path.name == "mutants-equivalent.toml":
            continue
        if any(path.is_relative_to(place) for place in places_of(game)) and path.name.startswith("test_"):
            files[str(path)] = hashlib.blake2b(file.read_bytes(), digest_size=8).hexdigest()
        elif path.is_relative_to(places_of(game)[0]) or not path.is_relative_to("tests/games"):
            ground.update(str(path).encode() + file.read_bytes())
    return ground.hexdigest(), files


@dataclass
class Survey:
    """What one run of the tests told."""

    rules: dict[str, list[str]] = field(default_factory=dict)  # of each test that names rules: which
    seconds: dict[str, float] = field(default_factory=dict)  # of each passing test: processor time
    tests: list[str] = field(default_factory=list)  # those that `runs` speaks of
    runs: dict[str, dict[str, list[int]]] = field(default_factory=dict)  # module -> line -> tests that run it
    unnamed: list[str] = field(default_factory=list)  # tests that name no rule
    outside: dict[str, list[int]] = field(default_factory=dict)  # module -> lines run before any test, on importing
    ground: str = ""  # `marks_of` the project it was made in
    files: dict[str, str] = field(default_factory=dict)

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

    def same_files(self, earlier: "Survey") -> set[str]:
        """The files of tests of which an earlier survey told all there is to tell."""
        return {file for file, mark in self.files.items() if earlier.files.get(file) == mark}

    def take(self, earlier: "Survey") -> None:
        """What an earlier survey found out about the tests of files that are still the same."""
        files = self.same_files(earlier)
        kept = [test for test in earlier.tests if test.partition("::")[0] in files]
        self.rules |= {test: rules for test, rules in earlier.rules.items() if test.partition("::")[0] in files}
        self.seconds |= {test: earlier.seconds[test] for test in kept}
        tests = sorted(self.seconds)
        number = {test: at for at, test in enumerate(tests)}
        runs: dict[str, dict[str, set[int]]] = defaultdict(lambda: defaultdict(set))
        for survey, wanted in ((self, set(self.tests)), (earlier, set(kept))):
            for module, lines in survey.runs.items():
                for line, who in lines.items():
                    runs[module][line] |= {number[survey.tests[at]] for at in who if survey.tests[at] in wanted}
        self.tests = tests
        self.runs = {module: {line: sorted(who) for line, who in lines.items()} for module, lines in runs.items()}


class Watching:
    """The pytest plugin: a context for every test, its rules and its time."""

    def __init__(self, coverage: Coverage, survey: Survey, game: str, known: set[str]) -> None:
        self.coverage = coverage
        self.survey = survey
        self.game = game
        self.known = known  # files that need not be run
        self.own = f"tests/games/{package_of(game)}/"

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Of the shared ones those that run with this game."""
        here = [item for item in items if item.nodeid.startswith(self.own) or self.game in item.nodeid]
        items[:] = [item for item in here if item.nodeid.partition("::")[0] not in self.known]
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
    game, out, before = sys.argv[1], Path(sys.argv[2]), sys.argv[3:]
    folder = f"perihelion/games/{package_of(game)}"
    coverage = Coverage(data_file=None, source=[folder], config_file=False)
    survey = Survey()
    survey.ground, survey.files = marks_of(Path.cwd(), game)
    earlier = Survey.read(Path(before[0])) if before else Survey()
    if earlier.ground != survey.ground:
        earlier = Survey()
    watching = Watching(coverage, survey, game, survey.same_files(earlier))
    coverage.start()
    pytest.main(["-q", "-p", "no:cacheprovider", "--tb=no", *places_of(game)], plugins=[watching])
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
    survey.take(earlier)
    survey.write(out)


if __name__ == "__main__":
    main()
