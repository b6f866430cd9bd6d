"""Whatever is sent, nobody is hurt: no fault, no bystander refused, nothing left in memory.

FUZZ_MESSAGES, FUZZ_SECONDS and SEED make it long: `make endurance`.
"""

import os
from pathlib import Path

import pytest
from server.conftest import QUICK
from server.figures import note
from server.fuzzing import LEAST_MOVES, LEAST_SOCKETS, Fuzzer, faults
from server.serving import Postgres, Server
from support.coroutines import run

MESSAGES = int(os.environ.get("FUZZ_MESSAGES", "3000"))
SECONDS = float(os.environ.get("FUZZ_SECONDS", "600"))
SEED = int(os.environ.get("SEED", "1"))
MOST_GROWTH = 64 * 1024
"""Kilobytes that the server may grow by in the second half of the messages; it has opened its tables by then."""


def check(name: str, database: str, folder: Path, seed: int) -> None:
    limits = ("--tables-a-minute", "0", "--connections-each", "0", "--open-tables", "60", "--log-level", "warning")
    server = Server(database, *QUICK, *limits, log=folder / "log").wait_until_ready()
    try:
        found = run(Fuzzer(server, seed, MESSAGES, SECONDS).run())
        print(found.figures())
        assert found.problems == []
        assert faults(server) == []
        assert found.moves > LEAST_MOVES
        assert found.sockets > LEAST_SOCKETS
        assert found.grown < MOST_GROWTH
        note(name, found.figures(), seed)
    finally:
        server.stop()


def test_no_message_hurts_anybody_on_sqlite(tmp_path: Path) -> None:
    check("fuzzing on SQLite", str(tmp_path / "tables.sqlite"), tmp_path, SEED)


@pytest.mark.slow
def test_no_message_hurts_anybody_on_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    check("fuzzing on PostgreSQL", postgres.database(), tmp_path, SEED + 1000)
