"""Services and nodes fall in turn under load: nothing answered is lost, and every socket is soon current again.

FALLS, FALL_SECONDS and SEED make it long: `make endurance`.
"""

import os
import statistics
from collections.abc import Iterator

import pytest
from server.falling import Falls
from server.figures import note
from server.serving import Postgres, Redis
from support.coroutines import run

FALLS = int(os.environ.get("FALLS", "4"))
SECONDS = float(os.environ.get("FALL_SECONDS", "600"))
SEED = int(os.environ.get("SEED", "1"))
TABLES = 3
SOON = 2.0
"""Seconds, of most falls: others use the machine too."""


@pytest.fixture
def falls() -> Iterator[Falls]:
    try:
        postgres, redis = Postgres(), Redis()
    except LookupError as missing:
        pytest.skip(str(missing))
    made = Falls(postgres, redis, TABLES, SEED)
    yield made
    made.close()
    redis.stop()
    postgres.stop()


@pytest.mark.slow
def test_whatever_falls_under_load_nothing_is_lost(falls: Falls) -> None:
    found = run(falls.run(FALLS, SECONDS))
    print(found.figures())
    assert set(found.took) == {"Redis", "PostgreSQL", "a node", "the other"}
    assert found.moves > found.falls
    for kind, took in found.took.items():
        assert statistics.median(took) < SOON, (kind, took)
    note("falls", found.figures(), SEED)
