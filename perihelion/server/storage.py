"""The durable side: tables, seats and the log in SQLite or PostgreSQL; every function here may block.

The log is the truth and only grows. `(table, ply)` is unique, so of two nodes or two clicks only one can win, and
`(table, key)` is unique, so a repeated send is never a second move.
"""

import hashlib
import itertools
import logging
import sqlite3
import time
from collections.abc import Sequence
from typing import Any, Final, cast

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from perihelion.server.schema import (
    CHAT,
    FACES,
    FINISHED,
    LOG,
    PULSE,
    SEATS,
    SETS,
    SNAPSHOTS,
    TABLES,
    Append,
    Group,
    LogRow,
    SeatRow,
    TableRow,
    Written,
)
from perihelion.server.settings import database_url

logger = logging.getLogger("perihelion.server")
INSERT: Final = "INSERT INTO log (table_id, ply, seat, what, seen, key, at) VALUES"


def values_of(entry: Append) -> tuple[Any, ...]:
    """In the order of the log's columns."""
    row = entry.row
    return entry.table, row.ply, row.seat, entry.name or str(row.what), row.seen, row.key, row.at


OF_TABLE: Final[sa.BindParameter[str]] = sa.bindparam("of_table")
LOG_AFTER: Final = (
    sa.select(LOG.c.ply, LOG.c.seat, LOG.c.what, LOG.c.seen, LOG.c.key, LOG.c.at)
    .where(LOG.c.table_id == OF_TABLE, LOG.c.ply > sa.bindparam("after"))
    .order_by(LOG.c.ply)
)
TABLE: Final = sa.select(TABLES).where(TABLES.c.id == OF_TABLE)
SEATS_OF: Final = (
    sa.select(*[SEATS.c[name] for name in SeatRow.__annotations__])
    .where(SEATS.c.table_id == OF_TABLE)
    .order_by(SEATS.c.seat)
)
"""Asked so often that putting them together anew was most of their time."""


def log_of(connection: sa.Connection, table: str, after: int) -> list[LogRow]:
    return [
        LogRow(ply, seat, int(what) if what.isdigit() else what, seen, key, at)
        for ply, seat, what, seen, key, at in connection.execute(LOG_AFTER, {"of_table": table, "after": after})
    ]


def table_of(connection: sa.Connection, table: str) -> TableRow | None:
    row = connection.execute(TABLE, {"of_table": table}).mappings().first()
    return None if row is None else TableRow(**{**row, "seed": int(row["seed"])})


def seats_of(connection: sa.Connection, table: str) -> list[SeatRow]:
    return [SeatRow(*row) for row in connection.execute(SEATS_OF, {"of_table": table})]


PATIENT: Final[dict[str, Any]] = {"timeout": 15, "check_same_thread": False}


def open_engine(database: str) -> sa.Engine:
    url = sa.make_url(database_url(database))
    if url.get_backend_name() != "sqlite":
        return sa.create_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
    engine = sa.create_engine(url, connect_args=PATIENT)
    sa.event.listen(engine, "connect", _durable)
    return engine


def _durable(connection: Any, _record: Any) -> None:
    """A commit that was answered survives the loss of power."""
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "wal_autocheckpoint = 4000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


UNUSABLE: Final = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
}


def is_unusable(problem: Exception) -> bool:
    """The database is away, full or locked: no fault of ours."""
    if not isinstance(problem, sa.exc.OperationalError):
        return False
    code = getattr(problem.orig, "sqlite_errorcode", None)
    return code is None or code & 0xFF in UNUSABLE


TRY_AGAIN: Final = 0.5
"""Seconds until one that is unusable is asked again."""
MOST_AT_ONCE: Final = 200
"""Entries in one statement."""
SEAL: Final = 16


def seal(table: str, body: bytes) -> bytes:
    return hashlib.blake2b(body, digest_size=SEAL, key=table.encode()).digest()


class Storage:
    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self._reading = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.shared = engine.dialect.name != "sqlite"  # other nodes may write too
        insert = sqlite.insert if engine.dialect.name == "sqlite" else postgresql.insert
        mark = "%s" if self.shared else "?"
        self._marks = f"({', '.join([mark] * len(LOG.columns))})"
        self._inserts: dict[int, str] = {}  # by the number of entries
        self._quick: sqlite3.Connection | None = None  # SQLite's, for the journal alone
        self._keep_set = insert(SETS).on_conflict_do_nothing()
        self._finish = insert(FINISHED).on_conflict_do_nothing()
        self._face = insert(FACES).on_conflict_do_nothing()
        kept: Any = insert(SNAPSHOTS)
        self._keep = kept.on_conflict_do_update(
            index_elements=[SNAPSHOTS.c.table_id],
            set_={"ply": kept.excluded.ply, "body": kept.excluded.body},
            where=SNAPSHOTS.c.ply < kept.excluded.ply,
        )

    def close(self) -> None:
        if self._quick is not None:
            self._quick.close()
            self._quick = None
        self.engine.dispose()

    def check_writing(self) -> None:
        with self.engine.begin() as connection:
            connection.execute(sa.update(PULSE).values(at=time.time()))

    # ---------------------------------------------------------------- the log

    def append(self, groups: Sequence[Group]) -> list[Written]:
        """Commit the groups that do not collide with an entry that is there; returns which were written.

        Sorted, so that two nodes never wait for each other in a circle. A group that the database cannot take is
        answered with its own problem, and hurts no other.
        """
        order = sorted(range(len(groups)), key=lambda number: groups[number][0].table)
        if not self.shared and self._append_quickly([each for number in order for each in groups[number]]):
            return [True] * len(groups)
        try:
            with self.engine.begin() as connection:
                self._insert(connection, [each for number in order for each in groups[number]])
            return [True] * len(groups)
        except sa.exc.OperationalError:  # the database is gone, or full: that is everybody's
            raise
        except Exception:  # rare: one by one, then, which costs half as much again
            return self._append_each(groups, order)

    def _append_quickly(self, entries: Group) -> bool:
        """One statement that is a commit of its own: SQLAlchemy takes five times as long, and its thread waits three
        times for the one that serves. False, and nothing is written, when anything is amiss: the long way tells what.
        """
        try:
            if self._quick is None:
                self._quick = self._connect_quickly()
            self._quick.execute(*self._statement(entries))
        except (sqlite3.Error, UnicodeError):
            return False
        return True

    def _connect_quickly(self) -> sqlite3.Connection:
        where, options = cast(Any, self.engine.dialect.create_connect_args(self.engine.url))
        options = {**options, **PATIENT, "isolation_level": None, "cached_statements": MOST_AT_ONCE}
        connection: sqlite3.Connection = sqlite3.connect(*where, **options)
        _durable(connection, None)
        return connection

    def _append_each(self, groups: Sequence[Group], order: Sequence[int]) -> list[Written]:
        written: list[Written] = [False] * len(groups)
        with self.engine.begin() as connection:
            for number in order:
                try:
                    with connection.begin_nested():
                        self._insert(connection, groups[number])
                    written[number] = True
                except sa.exc.IntegrityError:
                    continue
                except sa.exc.OperationalError:
                    raise
                except Exception as problem:
                    written[number] = problem
        return written

    def _insert(self, connection: sa.Connection, entries: Group) -> None:
        connection.exec_driver_sql(*self._statement(entries))

    def _statement(self, entries: Group) -> tuple[str, tuple[Any, ...]]:
        """All in one: between two of them the thread would wait for its turn with the server's, each time."""
        if len(entries) not in self._inserts:
            self._inserts[len(entries)] = " ".join([INSERT, ", ".join([self._marks] * len(entries))])
        return self._inserts[len(entries)], tuple(itertools.chain.from_iterable(map(values_of, entries)))

    def log(self, table: str, after: int = 0) -> list[LogRow]:
        with self.engine.connect() as connection:
            return log_of(connection, table, after)

    def news(self, table: str, after: int) -> tuple[list[LogRow], list[SeatRow], TableRow | None]:
        """What others may have changed, over one connection and without a transaction: each is a trip of its own."""
        with self._reading.connect() as connection:
            return log_of(connection, table, after), seats_of(connection, table), table_of(connection, table)

    def length(self, table: str) -> int:
        with self.engine.connect() as connection:
            return connection.execute(sa.select(sa.func.count()).where(LOG.c.table_id == table)).scalar() or 0

    # ---------------------------------------------------------------- tables and seats

    def create(self, table: TableRow, seats: Sequence[SeatRow], log: Sequence[LogRow] = ()) -> None:
        with self.engine.begin() as connection:
            connection.execute(sa.insert(TABLES), {**vars(table), "seed": str(table.seed)})
            connection.execute(sa.insert(SEATS), [{"table_id": table.id, **vars(seat)} for seat in seats])
            for stretch in range(0, len(log), MOST_AT_ONCE):
                self._insert(connection, [Append(table.id, row) for row in log[stretch : stretch + MOST_AT_ONCE]])

    def table(self, table: str) -> TableRow | None:
        with self.engine.connect() as connection:
            return table_of(connection, table)

    def seats(self, table: str) -> list[SeatRow]:
        with self.engine.connect() as connection:
            return seats_of(connection, table)

    def change_seat(self, table: str, seat: int, **values: Any) -> None:
        with self.engine.begin() as connection:
            at = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
            connection.execute(sa.update(SEATS).where(at).values(**values))

    def sit_down(self, table: str, seat: int, invitation: str | None, values: dict[str, str]) -> bool:
        """True for the first who takes a free seat for which this is the latest invitation."""
        with self.engine.begin() as connection:
            free = (SEATS.c.table_id == table) & (SEATS.c.seat == seat) & SEATS.c.taken.is_(False)
            free &= SEATS.c.invitation == invitation
            return connection.execute(sa.update(SEATS).where(free).values(taken=True, **values)).rowcount == 1

    def open_tables(self, since: float, most: int) -> list[str]:
        """Tables with a free seat for whoever comes, the newest first."""
        waiting = sa.exists().where((SEATS.c.table_id == TABLES.c.id) & SEATS.c.taken.is_(False))
        wanted = sa.select(TABLES.c.id).where(TABLES.c.open.is_(True), TABLES.c.created > since, waiting)
        with self.engine.connect() as connection:
            return list(connection.execute(wanted.order_by(TABLES.c.created.desc()).limit(most)).scalars())

    def keep_set(self, digest: str, text: str) -> None:
        with self.engine.begin() as connection:
            connection.execute(self._keep_set, {"digest": digest, "text": text})

    def set_text(self, digest: str) -> str | None:
        with self.engine.connect() as connection:
            return connection.execute(sa.select(SETS.c.text).where(SETS.c.digest == digest)).scalar()

    def note_rematch(self, table: str, rematch: str) -> bool:
        """True for the first rematch of a table only."""
        with self.engine.begin() as connection:
            first = (TABLES.c.id == table) & TABLES.c.rematch.is_(None)
            return connection.execute(sa.update(TABLES).where(first).values(rematch=rematch)).rowcount == 1

    def opened_by(self, tokens: Sequence[str]) -> list[tuple[str, int | None, str]]:
        """Which (table, seat) each hashed token opens; None is the spectators' seat."""
        seats = sa.select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.token).where(SEATS.c.token.in_(tokens))
        invited = sa.select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.invitation)
        invited = invited.where(SEATS.c.invitation.in_(tokens), SEATS.c.taken.is_(False))
        watched = sa.select(TABLES.c.id, TABLES.c.spectator).where(TABLES.c.spectator.in_(tokens))
        with self.engine.connect() as connection:
            found: list[tuple[str, int | None, str]] = []
            for opened in (seats, invited):
                found += [(row[0], row[1], row[2]) for row in connection.execute(opened)]
            return found + [(row[0], None, row[1]) for row in connection.execute(watched)]

    # ---------------------------------------------------------------- caches and chat

    def keep(self, table: str, ply: int, body: bytes) -> None:
        with self.engine.begin() as connection:
            sealed = seal(table, body) + body
            connection.execute(self._keep, {"table_id": table, "ply": ply, "body": sealed})

    def kept(self, table: str) -> bytes | None:
        """The snapshot of a table; one that is damaged, or another table's, is thrown away."""
        mine = SNAPSHOTS.c.table_id == table
        with self.engine.connect() as connection:
            sealed = connection.execute(sa.select(SNAPSHOTS.c.body).where(mine)).scalar()
        if sealed is None or sealed[:SEAL] == seal(table, sealed[SEAL:]):
            return None if sealed is None else bytes(sealed[SEAL:])
        logger.warning("a snapshot was damaged", extra={"facts": {"table": table}})
        with self.engine.begin() as connection:
            connection.execute(sa.delete(SNAPSHOTS).where(mine))
        return None

    def finish(self, table: str, stamp: str, body: bytes, face: bytes | None) -> None:
        """Keep what was shown of a finished game, and what it looks like, if that is not kept yet for its stamp."""
        with self.engine.begin() as connection:
            connection.execute(self._finish, {"table_id": table, "stamp": stamp, "body": body})
            if face is not None:
                connection.execute(self._face, {"stamp": stamp, "body": face})

    def finished(self, table: str) -> tuple[bytes, bytes] | None:
        """What was shown of a finished game, and its face."""
        wanted = sa.select(FINISHED.c.body, FACES.c.body).join(FACES, FACES.c.stamp == FINISHED.c.stamp)
        with self.engine.connect() as connection:
            row = connection.execute(wanted.where(FINISHED.c.table_id == table)).first()
            return None if row is None else (bytes(row[0]), bytes(row[1]))

    def is_kept(self, table: str) -> bool:
        with self.engine.connect() as connection:
            wanted = sa.select(FINISHED.c.table_id).where(FINISHED.c.table_id == table)
            return connection.execute(wanted).first() is not None

    def say(self, table: str, seat: int, text: str) -> None:
        with self.engine.begin() as connection:
            connection.execute(sa.insert(CHAT), {"table_id": table, "seat": seat, "text": text, "at": time.time()})

    def said(self, table: str, last: int = 100) -> list[tuple[int, str, float]]:
        wanted = sa.select(CHAT.c.seat, CHAT.c.text, CHAT.c.at).where(CHAT.c.table_id == table)
        with self.engine.connect() as connection:
            rows = connection.execute(wanted.order_by(CHAT.c.id.desc()).limit(last)).all()
            return [(seat, text, at) for seat, text, at in reversed(rows)]
