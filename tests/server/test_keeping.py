"""Finished games are kept by one process, one after another, which makes way for everything else."""

import os
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import sqlalchemy as sa
from support.coroutines import run

from perihelion.kernel.registry import OURS
from perihelion.server import keeping
from perihelion.server.keeping import NICE, Keeper
from perihelion.server.schema import FACES, TABLES
from perihelion.server.storage import Storage

OVER = [f"{game}-over" for game in OURS]


@pytest.fixture
def processes(monkeypatch: pytest.MonkeyPatch) -> list[Process]:
    """All that a keeper starts."""
    found: list[Process] = []
    start = keeping.started

    @asynccontextmanager
    async def started(storage: Storage) -> AsyncIterator[Process]:
        async with start(storage) as process:
            found.append(process)
            yield process

    monkeypatch.setattr(keeping, "started", started)
    return found


async def keep(storage: Storage, tables: list[str]) -> None:
    keeper = Keeper(storage, after=0.0)
    for table in tables:
        keeper.is_over(table)
    assert keeper._working is not None
    await keeper._working


def test_all_are_kept_by_one_process(storage: Storage, processes: list[Process]) -> None:
    run(keep(storage, OVER))
    assert len(processes) == 1
    assert processes[0].returncode is not None, "it goes on"
    for table in OVER:
        assert storage.finished(table) is not None, "kept without what the game looks like"


def test_a_face_is_told_once(storage: Storage) -> None:
    maker = keeping.Maker(storage)
    first, again = maker.made(OVER[0]), maker.made(OVER[0])
    assert first.face is not None
    assert again == keeping.Made(first.stamp, first.body)
    maker.own_sets.close()


def test_what_cannot_be_kept_hinders_no_other(storage: Storage, caplog: pytest.LogCaptureFixture) -> None:
    with storage.engine.begin() as connection:
        connection.execute(sa.update(TABLES).where(TABLES.c.id == OVER[0]).values(rules_version=99))
    going_on = "sunward-on"
    run(keep(storage, [going_on, *OVER[:2]]))
    assert [storage.is_kept(table) for table in (going_on, *OVER[:2])] == [False, False, True]
    assert [record.facts["table"] for record in caplog.records if "not kept" in record.message] == [OVER[0]]  # type: ignore[attr-defined]


def test_a_process_that_ends_is_followed_by_another(
    storage: Storage, processes: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    finish = storage.finish

    def finish_and_kill(table: str, stamp: str, body: bytes, face: bytes | None) -> None:
        finish(table, stamp, body, face)
        if len(processes) == 1:
            processes[0].kill()

    monkeypatch.setattr(storage, "finish", finish_and_kill)
    run(keep(storage, OVER[:3]))
    assert [storage.is_kept(table) for table in OVER[:3]] == [True, False, True]  # the second is kept when it is opened
    assert len(processes) == 2
    with storage.engine.connect() as connection:
        assert len(connection.execute(sa.select(FACES.c.stamp)).all()) == 2


def test_it_makes_way_from_its_start(storage: Storage) -> None:
    async def niceness() -> int:
        async with keeping.started(storage) as process:
            return os.getpriority(os.PRIO_PROCESS, process.pid)

    assert run(niceness()) >= NICE
