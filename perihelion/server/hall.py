"""All tables of this server: opened from the log when needed, changed one entry at a time, bots woken after each."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

from perihelion.kernel.errors import OtherSet, PerihelionError
from perihelion.kernel.game import Game
from perihelion.kernel.record import UNDO
from perihelion.server import shelf
from perihelion.server.errors import (
    KeyUsed,
    NoSuchTable,
    NotYourTable,
    OnlyForPlayers,
    RulesAway,
    SeatsAreTaken,
    Stale,
)
from perihelion.server.finished import load as load_finished
from perihelion.server.journal import Journal
from perihelion.server.metrics import CONFLICTS, ENTRIES_OF, OPEN_TABLES
from perihelion.server.schema import LogRow, TableRow, Written
from perihelion.server.sets import OwnSets
from perihelion.server.settings import Settings
from perihelion.server.storage import Storage
from perihelion.server.table import Table

logger = logging.getLogger("perihelion.server")


Done = Callable[[Exception | None], None]
"""Told when something is durable, or why not."""


def take_now(lock: asyncio.Lock) -> bool:
    """Take a lock that is free, without waiting for a turn of the loop."""
    taking = lock.acquire()
    try:
        taking.send(None)
    except StopIteration:
        return True
    taking.close()  # somebody else waits for it
    return False


class Sitting:
    """`async with`: the table as the log on disk has it, for this caller alone.

    A class, for the time of a generator would be a tenth of a move's.
    """

    def __init__(self, hall: "Hall", table_id: str) -> None:
        self.hall = hall
        self.table_id = table_id

    async def __aenter__(self) -> Table:
        hall = self.hall
        while True:
            self.table = hall.glance(self.table_id) or await hall.open(self.table_id)
            await self.table.lock.acquire()
            if self.table.gone:
                self.table.lock.release()
                continue
            if hall.storage.shared:
                try:
                    await hall.catch_up(self.table)
                except BaseException:
                    self.table.lock.release()
                    raise
            return self.table

    async def __aexit__(self, *_problem: object) -> None:
        self.table.lock.release()


class Hall:
    """`sitting(id)` gives a table to work with; `act` changes it; `changed` is told the id of every table that did."""

    def __init__(self, settings: Settings, storage: Storage, journal: Journal, own_sets: OwnSets) -> None:
        self.settings = settings
        self.storage = storage
        self.journal = journal
        self.own_sets = own_sets
        self.changed: list[Callable[[str], None]] = []
        self.over: Callable[[str], None] = lambda _table_id: None  # told of finished tables
        self._open: OrderedDict[str, Table] = OrderedDict()
        self._opening: dict[str, asyncio.Lock] = {}
        self._working: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        await asyncio.gather(*self._working)

    # ---------------------------------------------------------------- opening

    def sitting(self, table_id: str) -> Sitting:
        return Sitting(self, table_id)

    def glance(self, table_id: str) -> Table | None:
        """A table in memory, without waiting: to be read, not changed."""
        found = self._open.get(table_id)
        if found is not None:
            self._open.move_to_end(table_id)
        return found

    def at_hand(self, table_id: str) -> Table | None:
        """The table as it is on disk, if that is known without waiting."""
        table = None if self.storage.shared else self.glance(table_id)
        return None if table is None or table.lock.locked() else table

    async def open(self, table_id: str) -> Table:
        async with self._opening.setdefault(table_id, asyncio.Lock()):
            if table_id not in self._open:
                try:
                    loaded = await asyncio.to_thread(self._load, table_id)
                finally:
                    self._opening.pop(table_id, None)
                self._open.setdefault(table_id, loaded)  # after a failure two may have been loading it
                self._close_some()
                if self._open[table_id].row.own_set is not None:
                    self._close_sets(table_id)
                self.tell(table_id)  # bots that were thinking when the server stopped go on
                self._tell_end(self._open[table_id])
            return self._open[table_id]

    def open_tables(self) -> list[Table]:
        return list(self._open.values())

    def _load(self, table_id: str) -> Table:
        try:
            return load_table(self.storage, self.own_sets, table_id)
        except NoSuchTable:
            raise
        except PerihelionError as problem:  # its rules are gone, or play its log no more
            row = self.storage.table(table_id)
            assert row is not None
            facts = {"table": table_id, "game": row.game, "rules_version": row.rules_version, "set": row.set}
            logger.warning("a table without its rules", extra={"facts": {**facts, "problem": problem.code}})
            away = RulesAway(game=row.game, version=row.rules_version)
            return load_finished(self.storage, table_id, row, away)

    async def catch_up(self, table: Table) -> None:
        """What other nodes have done meanwhile."""
        rows, seats, row = await asyncio.to_thread(self.storage.news, table.row.id, len(table.log))
        for each in rows:
            table.catch_up(each)
        if row is not None and (row != table.row or seats != table.seats):
            table.row, table.seats = row, seats
            table.touch()

    def _close_some(self) -> None:
        """Keep the tables used last; one being worked with stays."""
        for table in list(self._open.values())[: max(0, len(self._open) - self.settings.open_tables)]:
            self.close_table(table)
        OPEN_TABLES.set(len(self._open))

    def _close_sets(self, latest: str) -> None:
        """Keep the component sets used last: tables with others are opened anew when somebody comes."""
        used: dict[str, None] = {}
        for table in reversed(self._open.values()):
            if table.row.own_set is not None:
                used.setdefault(table.row.own_set)
        kept = set(list(used)[: self.settings.own_sets])
        for table_id, table in list(self._open.items()):
            own_set = table.row.own_set
            if own_set is not None and own_set not in kept and table_id != latest:
                self.close_table(table)
        self.own_sets.keep(self.settings.own_sets, self._sets_in_use())

    def _sets_in_use(self) -> set[str]:
        return {table.row.own_set for table in self._open.values() if table.row.own_set is not None}

    def put_away(self, table: Table) -> None:
        """A table at which nobody is, and its component set, unless another one is played with it."""
        self.close_table(table)
        self.own_sets.keep(0, self._sets_in_use())

    def close_table(self, table: Table) -> None:
        """Out of memory, unless somebody works with it; whoever is about to opens it anew."""
        if not table.lock.locked():
            self.forget(table)

    def forget(self, table: Table) -> None:
        """The log on disk may say otherwise from now on: the table is opened anew by whoever comes next."""
        table.gone = True
        if self._open.get(table.row.id) is table:
            del self._open[table.row.id]

    # ---------------------------------------------------------------- changing

    async def act(
        self, table_id: str, seat: int, ply: int, what: int | str, key: str | None, holder: str | None = None
    ) -> None:
        """Append one entry; returns when it is durable. A client that goes away does not stop what is on its way.

        People send a key with every entry, bots none: who has given the seat to a bot plays no more, nor does who
        holds (`holder`, a hashed token) the seat no more.
        """
        async with self.sitting(table_id) as table:
            if self._is_done(table, seat, what, key, holder):
                return
            if not table.seats[seat].taken:
                await self.come_back(table, seat)
            won = await self._append(table, self._enter(table, seat, ply, what, key))
        if won:
            self.tell(table_id)
        else:
            await self._look_again(table_id, seat, what, key)

    def act_now(
        self, table: Table | None, seat: int, ply: int, what: int | str, key: str, holder: str, done: Done
    ) -> bool:  # fmt: skip
        """The same without waiting for anything but the disk: `done` is called then, with what went wrong if anything.

        False when it must go the long way: the table is not in memory, somebody works with it, others may write too.
        """
        if table is None or self.storage.shared or not table.seats[seat].taken or not take_now(table.lock):
            return False
        table_id = table.row.id
        try:
            rows = [] if self._is_done(table, seat, what, key, holder) else self._enter(table, seat, ply, what, key)
            entries = [table.on_disk(row) for row in rows]
        except BaseException:
            table.lock.release()
            raise
        if not rows:
            table.lock.release()
            done(None)
            return True

        def written(there: Written) -> None:
            try:
                won = self._is_written(table, rows, there)
            finally:
                table.lock.release()
            if won:
                self.tell(table_id)
                done(None)
            elif isinstance(there, Exception):
                done(there)
            else:
                self._later(self._tell_again(table_id, seat, what, key, done))

        self.journal.put(entries, written)
        return True

    async def _tell_again(self, table_id: str, seat: int, what: int | str, key: str, done: Done) -> None:
        try:
            await self._look_again(table_id, seat, what, key)
        except Exception as problem:
            done(problem)
        else:
            done(None)

    async def _look_again(self, table_id: str, seat: int, what: int | str, key: str | None) -> None:
        """Somebody else was first, perhaps with this very key."""
        async with self.sitting(table_id) as table:
            if not self._is_repeated(table, seat, what, key):
                CONFLICTS.inc()
                raise Stale

    def _is_done(self, table: Table, seat: int, what: int | str, key: str | None, holder: str | None) -> bool:
        """Whether this very entry was made before; refuses who may not make it."""
        if holder is not None and table.seats[seat].token != holder:
            raise NotYourTable
        if self._is_repeated(table, seat, what, key):
            return True
        if table.seats[seat].kind != ("bot" if key is None else "human"):
            raise OnlyForPlayers
        return False

    def _enter(self, table: Table, seat: int, ply: int, what: int | str, key: str | None) -> list[LogRow]:
        """The entry, after what an undo takes back with it."""
        if not table.is_fresh(seat, ply):
            CONFLICTS.inc()
            raise Stale
        rows: list[LogRow] = []
        try:
            for other in (table.goes_with_undo(seat) or []) if what == UNDO else []:
                rows.append(table.enter(other, UNDO, None))
            rows.append(table.enter(seat, what, key))
        except PerihelionError:
            if rows:  # the table in memory is ahead of the log now
                self.forget(table)
            raise
        return rows

    async def _append(self, table: Table, rows: list[LogRow]) -> bool:
        """True when the entries are on disk; False when their place there was taken."""
        try:
            there = await self.journal.append([table.on_disk(row) for row in rows])
        except BaseException:
            self.forget(table)
            raise
        return self._is_written(table, rows, there)

    def _is_written(self, table: Table, rows: list[LogRow], there: Written) -> bool:
        if there is not True:
            self.forget(table)
            return False
        try:
            for row in rows:
                ENTRIES_OF[row.what if isinstance(row.what, str) else "move"].inc()
                if row.ply % self.settings.snapshot_every == 0:
                    self._save(table)
            self._tell_end(table)
        except Exception as problem:  # the entry stands all the same, and is answered
            self._on_fault(table.row.id, problem)
        return True

    def _tell_end(self, table: Table) -> None:
        if table.status == "over":
            self.over(table.row.id)

    def _is_repeated(self, table: Table, seat: int, what: int | str, key: str | None) -> bool:
        done = table.keys.get(key) if key is not None else None
        if done is not None and (done.seat != seat or done.what != what):
            raise KeyUsed
        return done is not None

    def _save(self, table: Table) -> None:
        self._later(asyncio.to_thread(self.storage.keep, table.row.id, len(table.log), table.pack()))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        working = asyncio.create_task(work)
        self._working.add(working)
        working.add_done_callback(self._working.discard)

    async def come_back(self, table: Table, seat: int) -> None:
        """The player of a seat that was freed is there again, before anybody else took it."""
        there = table.seats[seat]
        if there.taken:
            return
        if not await asyncio.to_thread(self.storage.sit_down, table.row.id, seat, there.invitation, {}):
            self.forget(table)  # another node was first
            raise SeatsAreTaken
        table.seats[seat] = replace(there, taken=True)
        table.touch()
        self.tell(table.row.id)

    def tell(self, table_id: str) -> None:
        for each in self.changed:
            try:
                each(table_id)
            except Exception as problem:  # of one of them: the others hear of it, and whoever moved is answered
                self._on_fault(table_id, problem)

    def _on_fault(self, table_id: str, problem: Exception) -> None:
        logger.error("fault", exc_info=problem, extra={"facts": {"table": table_id}})


def load_table(storage: Storage, own_sets: OwnSets, table_id: str) -> Table:
    """A table by the rules it began with."""
    row = storage.table(table_id)
    if row is None:
        raise NoSuchTable
    game, set_file = game_of(storage, own_sets, row)
    return Table(game, row, storage.seats(table_id), storage.log(table_id), storage.kept(table_id), set_file)


def game_of(storage: Storage, own_sets: OwnSets, row: TableRow) -> tuple[Game, Path | None]:
    """The game with the table's component set, and where bots find that."""
    if row.own_set is None:
        return shelf.game_of_version(row.game, row.rules_version, row.set), None
    text = storage.set_text(row.own_set)
    if text is None:
        raise OtherSet(file=row.id, recorded=row.set, current=shelf.game(row.game).components.stamp)
    return own_sets.game(row.game, text, row.rules_version), own_sets.file(text)
