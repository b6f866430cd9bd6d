"""Servers and databases shared by the tests of one process."""

import lzma
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.serving import Postgres, Redis, Server

from perihelion.server.running import prepare_database
from perihelion.server.storage import Storage, open_engine

QUICK = ("--rate", "0", "--bot-pause", "0", "--workers", "1")
PAGE = Path(__file__).parent / "page"
OLDER = Path(__file__).parent / "older"


def unpacked(folder: Path) -> str:
    """A database of an older commit, with games of all kinds in it."""
    file = folder / "tables.sqlite"
    file.write_bytes(lzma.decompress((OLDER / "3539c9e.sqlite.xz").read_bytes()))
    return str(file)


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


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    """That database, brought to the present schema."""
    database = unpacked(tmp_path)
    prepare_database(database)
    opened = Storage(open_engine(database))
    yield opened
    opened.close()
