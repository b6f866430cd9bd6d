"""Entries that belong together are written together or not at all, whatever else is in the same commit."""

from pathlib import Path

import pytest
from server.serving import Postgres
from sqlalchemy.exc import SQLAlchemyError

from perihelion.server.migrations import migrate
from perihelion.server.schema import Append, LogRow, SeatRow, TableRow
from perihelion.server.storage import Storage, open_engine


def opened(database: str) -> Storage:
    storage = Storage(open_engine(database))
    migrate(storage.engine)
    for name in ("one", "two"):
        row = TableRow(name, "sunward", 1, "house", {}, 1, True, False, "-", None, 0.0)
        storage.create(row, [SeatRow(0, "human", "", "Ada", True, None)])
    return storage


def entry(table: str, ply: int, key: str | None = None, what: int | str = 7) -> Append:
    return Append(table, LogRow(ply, 0, what, 1, key))


def check(storage: Storage) -> None:
    assert storage.append([[entry("two", 1, "a")], [entry("one", 1, "a")]]) == [True, True]
    undo = [entry("one", 1, None, "undo"), entry("one", 2, "b", "undo")]
    assert storage.append([undo, [entry("two", 2, "b")]]) == [False, True]  # ply 1 is taken: ply 2 must not be there
    assert [row.ply for row in storage.log("one")] == [1]
    assert [row.ply for row in storage.log("two")] == [1, 2]
    assert storage.append([[entry("two", 3, "b")], [entry("one", 2, "c")]]) == [False, True]  # the key is taken
    assert [(row.ply, row.key) for row in storage.log("one")] == [(1, "a"), (2, "c")]
    bad = entry("one", 3, "\ud800")  # no database can keep that, and its neighbour does not mind
    unwritten, written = storage.append([[bad], [entry("two", 3, "d")]])
    assert isinstance(unwritten, UnicodeError | SQLAlchemyError)
    assert (written, storage.log("two")[-1].key, len(storage.log("one"))) == (True, "d", 2)
    unwritten, written = storage.append([[entry("one", 3, "a\0b")], [entry("two", 4, "e")]])
    assert isinstance(unwritten, SQLAlchemyError) if storage.shared else unwritten
    assert (written, storage.log("two")[-1].key) == (True, "e")
    storage.close()


def test_a_group_is_written_whole_or_not_at_all_on_sqlite(tmp_path: Path) -> None:
    check(opened(str(tmp_path / "tables.sqlite")))


@pytest.mark.slow
def test_a_group_is_written_whole_or_not_at_all_on_postgresql(postgres: Postgres) -> None:
    check(opened(postgres.database()))
