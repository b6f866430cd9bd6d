"""Shared fixtures: every registered game, and the rule marker."""

import os

import pytest
from hypothesis import settings

import perihelion

# The same examples on every machine, however busy it is.
settings.register_profile("perihelion", deadline=None, derandomize=True, database=None)
settings.load_profile("perihelion")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for `any_game` runs once for every registered game."""
    if "any_game" in metafunc.fixturenames:
        metafunc.parametrize("any_game", perihelion.all_games(), ids=lambda game: game.id)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """In CI a test that cannot run is a test that failed."""
    if report.skipped and os.environ.get("CI") == "true" and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
