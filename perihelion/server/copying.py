"""`perihelion backup` and `perihelion restore`: a database as one SQLite file, taken while servers run.

It is put back into either kind of database. One read transaction sees one moment, however much is written meanwhile.
"""

from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from perihelion.server.errors import CannotOpenDatabase, NotEmpty, OtherDatabaseVersion
from perihelion.server.migrations import head, migrate, revision
from perihelion.server.schema import CHAT, METADATA, PULSE, TABLES
from perihelion.server.storage import open_engine

AT_ONCE: Final = 1000


def backup(database: str, file: Path) -> int:
    """Into a file that is there only when it is whole; how many tables of games are in it."""
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        found = copy_database(database, str(part))
        for rest in ("-wal", "-shm"):
            Path(f"{part}{rest}").unlink(missing_ok=True)
        part.replace(file)
    except OSError as error:
        raise CannotOpenDatabase(problem=error.strerror or str(error)) from None
    finally:
        part.unlink(missing_ok=True)
    return found


def restore(file: Path, database: str) -> int:
    """Into a database in which no table has been set yet."""
    if not file.is_file():
        raise CannotOpenDatabase(problem=str(file))
    return copy_database(str(file), database)


def copy_database(source: str, target: str) -> int:
    try:
        here, there = open_engine(source), open_engine(target)
        with here.connect() as reading:
            found, _ = revision(reading)
            if found != head():
                raise OtherDatabaseVersion(found=found or "-", known=head())
        migrate(there)
        copied = copy_rows(here, there)
        if there.dialect.name == "sqlite":  # one file, with nothing beside it
            with there.connect() as connection:
                connection.exec_driver_sql("PRAGMA journal_mode = DELETE")
        here.dispose()
        there.dispose()
    except (SQLAlchemyError, ImportError) as error:
        cause = getattr(error, "orig", None) or error
        raise CannotOpenDatabase(problem=str(cause).strip().splitlines()[0]) from None
    return copied


def copy_rows(here: sa.Engine, there: sa.Engine) -> int:
    with here.connect() as reading, there.begin() as writing:
        if writing.execute(sa.select(sa.func.count()).select_from(TABLES)).scalar():
            raise NotEmpty
        if here.dialect.name == "sqlite":
            reading.exec_driver_sql("BEGIN")
        else:
            reading = reading.execution_options(isolation_level="REPEATABLE READ")
        for table in METADATA.sorted_tables:
            if table is PULSE:
                continue
            rows = reading.execution_options(yield_per=AT_ONCE).execute(sa.select(table)).mappings()
            for some in rows.partitions(AT_ONCE):
                writing.execute(sa.insert(table), [dict(row) for row in some])
        if there.dialect.name == "postgresql":  # what is said next has a number after what was said
            last = sa.select(sa.func.coalesce(sa.func.max(CHAT.c.id), 1)).scalar_subquery()
            writing.execute(sa.select(sa.func.setval(sa.func.pg_get_serial_sequence("chat", "id"), last)))
        return writing.execute(sa.select(sa.func.count()).select_from(TABLES)).scalar() or 0
