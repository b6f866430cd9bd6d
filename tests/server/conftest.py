"""Servers and databases shared by the tests of one process."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from server.serving import Postgres, Redis, Server

QUICK = ("--rate", "0", "--bot-pause", "0", "--workers", "1")
PAGE = Path(__file__).parent / "page"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without limits on rate, whose bots do not pause."""
    folder = tmp_path_factory.mktemp("server")
    running = Server(str(folder / "tables.sqlite"), *QUICK, "--page", str(PAGE), log=folder / "log", quick=True)
    yield running.wait_until_ready()
    running.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    try:
        running = Postgres()
    except LookupError as missing:
        pytest.skip(str(missing))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    try:
        running = Redis()
    except LookupError as missing:
        pytest.skip(str(missing))
    yield running
    running.stop()
