"""Shared fixtures: every registered game, and the rule marker."""

import os
from collections.abc import Generator
from functools import cache

import pytest
from hypothesis import settings

import perihelion

# The same examples on every machine, however busy it is.
settings.register_profile("perihelion", deadline=None, derandomize=True, database=None)
settings.load_profile("perihelion")


FIRST = (
    "tests/page/test_sizes.py",
    "tests/page/test_beyond_the_sun.py",
    "tests/server/test_tables.py",
    "tests/server/test_kill.py",
    "tests/server/test_answers.py",
    "tests/page/",
    "tests/server/",
)
"""Where the longest tests are: begun first, so that no process has a long one left when the others are done."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of a file stay together and in their order."""

    def turn(item: pytest.Item) -> int:
        return next((k for k, place in enumerate(FIRST) if item.nodeid.startswith(place)), len(FIRST))

    items.sort(key=turn)


every_game = cache(perihelion.all_games)
"""Asked for by hundreds of tests; the registry looks through all installed packages each time."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for `any_game` runs once for every registered game."""
    if "any_game" in metafunc.fixturenames:
        metafunc.parametrize("any_game", every_game(), ids=lambda game: game.id)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """In CI a test that cannot run is a test that failed."""
    report = yield
    if report.skipped and os.environ.get("CI") == "true" and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} cannot be skipped in CI: {report.longrepr}"
    return report
