"""Long tables open and take back quickly, from the snapshot, which is a cache and never the truth."""

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path

import sqlalchemy as sa
from support.coroutines import apart, run

import perihelion
from perihelion import Game
from perihelion.kernel.errors import UndoAfterOthers
from perihelion.kernel.history import History
from perihelion.server.bench import SHORTEST_GAME, bench_server
from perihelion.server.bench_idle import measure_idle
from perihelion.server.hall import Hall
from perihelion.server.journal import Journal
from perihelion.server.migrations import migrate
from perihelion.server.schema import LOG, SNAPSHOTS, TABLES, LogRow, SeatRow, TableRow
from perihelion.server.sets import OwnSets
from perihelion.server.settings import Settings
from perihelion.server.storage import Storage, open_engine, seal
from perihelion.server.table import Table

ENTRIES = 1_500
SEATS = 3


def long_log(game: Game, undoing: float, longest: int) -> tuple[History, list[LogRow]]:
    """A game in which people take back much of what they do, and all that is more than the longest line."""
    rng = random.Random(4)
    history = History.begin(game, ["human"] * SEATS, 4)
    while len(history.record.log) < ENTRIES and not history.state.over():
        able = [seat for seat in range(SEATS) if history.may_undo(seat)]
        left = ENTRIES - len(history.record.log)
        if able and (rng.random() < undoing or len(history.line) > longest) and left > 1:
            with suppress(UndoAfterOthers):  # what others did at the same time cannot always stand without it
                history.undo(rng.choice(able))
                continue
        seat = rng.choice(history.state.actors())
        history.play(seat, rng.choice(list(history.state.legal(seat))))
    log = [LogRow(ply, seat, what, 15, None) for ply, (seat, what) in enumerate(history.record.log, 1)]
    return history, log


def stored(
    storage: Storage, name: str = "sunward", undoing: float = 0.9, longest: int = 20, behind: int = 2
) -> tuple[str, Table]:
    """So many rows of the log follow the snapshot."""
    history, log = long_log(perihelion.game(name), undoing, longest)
    record = history.record
    row = TableRow(
        "long", record.game, record.rules_version, record.set, record.options, record.seed, True, False, "-", None, 0.0
    )
    seats = [SeatRow(seat, "human", "", "Ada", True, None) for seat in range(SEATS)]
    storage.create(row, seats, log)
    whole = Table(history.game, row, seats, log, None)
    storage.keep(row.id, len(log) - behind, Table(history.game, row, seats, log[:-behind], None).pack())
    return row.id, whole


@asynccontextmanager
async def opened_anew(
    storage: Storage, table_id: str, took: list[float]
) -> AsyncIterator[tuple[Hall, Table, bytes]]:  # fmt: skip
    """A hall that has just opened the table, with its first scene; the processor time of both is added to `took`."""
    journal = Journal(storage)
    hall = Hall(Settings(database=""), storage, journal, OwnSets())
    began = time.process_time()
    async with hall.sitting(table_id) as table:
        scene = table.scene(0)
    took.append(time.process_time() - began)
    yield hall, table, scene
    await hall.close()
    await journal.close()


def test_a_long_table_of_every_game_opens_quickly(any_game: Game, tmp_path: Path) -> None:
    """People take back half of what they do; as many entries as can be have come since the snapshot."""

    async def measure() -> list[float]:
        storage = Storage(open_engine(str(tmp_path / "tables.sqlite")))
        migrate(storage.engine)
        table_id, whole = stored(storage, any_game.id, 0.5, ENTRIES, Settings.snapshot_every - 1)
        opened: list[float] = []
        for _ in range(3):
            async with opened_anew(storage, table_id, opened) as (_, table, scene):
                assert scene == whole.scene(0)
                assert len(table.log) > 4 * Settings.snapshot_every
        storage.close()
        return opened

    opened = run(measure())
    assert min(opened) < 0.1, opened


def test_a_table_of_1500_entries_opens_and_takes_back_quickly(tmp_path: Path) -> None:
    async def measure() -> None:
        storage = Storage(open_engine(str(tmp_path / "tables.sqlite")))
        migrate(storage.engine)
        table_id, whole = stored(storage)
        opened: list[float] = []
        taken: list[float] = []
        for number in range(3):
            async with opened_anew(storage, table_id, opened) as (hall, table, scene):
                if number == 0:
                    assert scene == whole.scene(0)
                    assert [table.ply(seat) for seat in range(SEATS)] == [whole.ply(seat) for seat in range(SEATS)]
                    assert table.opened == whole.opened
                    assert table.standing == whole.standing
                seat = next(seat for seat in range(SEATS) if table.goes_with_undo(seat) is not None)
                began = time.process_time()
                await hall.act(table_id, seat, table.ply(seat), "undo", f"undo-{number}")
                taken.append(time.process_time() - began)
                await hall.act(table_id, seat, table.ply(seat), "redo", f"redo-{number}")
        storage.close()
        assert min(opened) < 0.1, opened
        assert min(taken) < 0.05, taken

    run(measure())


def test_a_useless_snapshot_is_not_used(tmp_path: Path) -> None:
    storage = Storage(open_engine(str(tmp_path / "tables.sqlite")))
    migrate(storage.engine)
    table_id, whole = stored(storage)
    row, seats, log = storage.table(table_id), storage.seats(table_id), storage.log(table_id)
    assert row is not None
    for kept in (
        b"",
        b"{}",
        b'{"entries": 9999, "opened": [], "history": ""}',
        b'{"entries": 5, "history": "x", "opened": []}',
    ):
        table = Table(whole.game, row, seats, log, kept)
        assert table.scene(1) == whole.scene(1)
        assert table.opened == whole.opened
    storage.close()


def test_a_damaged_snapshot_is_recognised_and_thrown_away(tmp_path: Path) -> None:
    storage = Storage(open_engine(str(tmp_path / "tables.sqlite")))
    migrate(storage.engine)
    table_id, _ = stored(storage)
    whole = storage.kept(table_id)
    assert whole is not None
    with storage.engine.begin() as connection:
        body = connection.execute(sa.select(SNAPSHOTS.c.body)).scalar_one()
        at = body.index(b'"opened"') + 12  # still JSON, still a snapshot, but not what was kept
        connection.execute(sa.update(SNAPSHOTS).values(body=body[:at] + b"7" + body[at + 1 :]))
    assert storage.kept(table_id) is None
    storage.keep(table_id, 50, whole)  # an earlier one than the one thrown away
    assert storage.kept(table_id) == whole
    with storage.engine.begin() as connection:
        connection.execute(sa.update(SNAPSHOTS).values(body=seal("another", whole) + whole))
    assert storage.kept(table_id) is None
    storage.close()


def test_the_log_of_a_table_opened_from_its_snapshot_is_whole(tmp_path: Path) -> None:
    storage = Storage(open_engine(str(tmp_path / "tables.sqlite")))
    migrate(storage.engine)
    table_id, whole = stored(storage)
    row = storage.table(table_id)
    assert row is not None
    table = Table(whole.game, row, storage.seats(table_id), storage.log(table_id), storage.kept(table_id))
    assert table.events[0] is None
    assert table.log_lines(0) == whole.log_lines(0)
    assert table.scene_at(0, 700) == whole.scene_at(0, 700)
    storage.close()


def test_idle_tables_and_sockets_are_cheap() -> None:
    """Ten thousand of both in 1.5 GB: `python -m perihelion.server.bench_idle`; a few hundred tell what one costs."""
    few, more = (apart(lambda count=count: asyncio.run(measure_idle(count, count, rest=0.1))) for count in (100, 700))
    assert (more.megabytes - few.megabytes) / 600 < 0.13, (few, more)


def durable(database: Path) -> int:
    storage = Storage(open_engine(str(database)))
    with storage.engine.connect() as connection:
        found: int = connection.execute(sa.select(sa.func.count()).select_from(LOG)).scalar_one()
    storage.close()
    return found


def test_the_bench_measures_a_real_server(tmp_path: Path) -> None:
    seconds, most = 0.5, 64.0
    while True:  # on a busy machine it takes longer until a table is played out
        (figure,) = apart(partial(bench_server, (2,), seconds, str(tmp_path / "tables.sqlite"), ahead=1))
        if figure.moves / figure.tables > SHORTEST_GAME or seconds >= most:
            break
        seconds *= 4
    storage = Storage(open_engine(str(tmp_path / "tables.sqlite")))
    with storage.engine.connect() as connection:
        tables = connection.execute(sa.select(sa.func.count()).select_from(TABLES)).scalar_one()
    storage.close()
    assert tables > 2, "the tables set at first were enough"
    assert figure.seconds >= seconds
    assert figure.moves / figure.tables > SHORTEST_GAME
    assert durable(tmp_path / "tables.sqlite") >= figure.moves
