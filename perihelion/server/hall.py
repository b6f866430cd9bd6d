"""All tables of this server: opened from the log when needed, changed one entry at a time, bots woken after each."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from perihelion.kernel.errors import BadSeed, OtherRulesVersion, OtherSet, PerihelionError
from perihelion.kernel.game import Game
from perihelion.kernel.record import UNDO, Record, check_record
from perihelion.server import shelf
from perihelion.server.errors import (
    BadName,
    ClockRuns,
    GameGoesOn,
    KeyUsed,
    NoSuchTable,
    OnlyForPlayers,
    RecordNeedsSet,
    SeatsAreTaken,
    Stale,
)
from perihelion.server.journal import Journal
from perihelion.server.levels import bot_of
from perihelion.server.messages import ReplayMade, SatDown, SeatToken, TableMade, TableWish
from perihelion.server.metrics import CONFLICTS, ENTRIES_OF, OPEN_TABLES
from perihelion.server.sets import OwnSets, digest_of
from perihelion.server.settings import Settings
from perihelion.server.storage import Append, LogRow, SeatRow, Storage, TableRow
from perihelion.server.table import Table
from perihelion.server.tokens import hashed, new_seed, new_table_id, new_token

LARGEST_SEED: Final = 1 << 96
logger = logging.getLogger("perihelion.server")


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
        self._open: OrderedDict[str, Table] = OrderedDict()
        self._opening: dict[str, asyncio.Lock] = {}
        self._saving: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        await asyncio.gather(*self._saving)

    # ---------------------------------------------------------------- opening

    def sitting(self, table_id: str) -> Sitting:
        return Sitting(self, table_id)

    def glance(self, table_id: str) -> Table | None:
        """A table in memory, without waiting: to be read, not changed."""
        found = self._open.get(table_id)
        if found is not None:
            self._open.move_to_end(table_id)
        return found

    async def open(self, table_id: str) -> Table:
        async with self._opening.setdefault(table_id, asyncio.Lock()):
            if table_id not in self._open:
                try:
                    self._open[table_id] = await asyncio.to_thread(self._load, table_id)
                finally:
                    self._opening.pop(table_id, None)
                self._close_some()
                self.tell(table_id)  # bots that were thinking when the server stopped go on
            return self._open[table_id]

    def open_tables(self) -> list[Table]:
        return list(self._open.values())

    def _load(self, table_id: str) -> Table:
        row = self.storage.table(table_id)
        if row is None:
            raise NoSuchTable
        game, set_file = self._game_of(row)
        if row.rules_version != game.rules_version:
            raise OtherRulesVersion(file=table_id, game=game.id, recorded=row.rules_version, current=game.rules_version)
        if row.set != game.components.stamp:
            raise OtherSet(file=table_id, recorded=row.set, current=game.components.stamp)
        log = self.storage.log(table_id)
        return Table(game, row, self.storage.seats(table_id), log, self.storage.kept(table_id), set_file)

    def _game_of(self, row: TableRow) -> tuple[Game, Path | None]:
        """The game with the table's component set, and where bots find that."""
        if row.own_set is None:
            return shelf.game(row.game), None
        text = self.storage.set_text(row.own_set)
        if text is None:
            raise OtherSet(file=row.id, recorded=row.set, current=shelf.game(row.game).components.stamp)
        return self.own_sets.game(row.game, text), self.own_sets.file(text)

    async def catch_up(self, table: Table) -> None:
        """What other nodes have done meanwhile."""
        rows, seats, row = await asyncio.to_thread(self._news, table.row.id, len(table.log))
        for each in rows:
            table.catch_up(each)
        if row is not None and (row != table.row or seats != table.seats):
            table.row, table.seats = row, seats
            table.touch()

    def _news(self, table_id: str, after: int) -> tuple[list[LogRow], list[SeatRow], TableRow | None]:
        return self.storage.log(table_id, after), self.storage.seats(table_id), self.storage.table(table_id)

    def _close_some(self) -> None:
        """Keep the tables used last; one being worked with stays."""
        for table_id in list(self._open)[: max(0, len(self._open) - self.settings.open_tables)]:
            if not self._open[table_id].lock.locked():
                del self._open[table_id]
        OPEN_TABLES.set(len(self._open))

    def _forget(self, table: Table) -> None:
        """The log on disk says otherwise: the table is opened anew by whoever comes next."""
        table.gone = True
        if self._open.get(table.row.id) is table:
            del self._open[table.row.id]

    # ---------------------------------------------------------------- changing

    async def act(self, table_id: str, seat: int, ply: int, what: int | str, key: str | None) -> None:
        """Append one entry; returns when it is durable. A client that goes away does not stop what is on its way.

        People send a key with every entry, bots none: who has given the seat to a bot plays no more.
        """
        async with self.sitting(table_id) as table:
            if self._is_repeated(table, seat, what, key):
                return
            if table.seats[seat].kind != ("bot" if key is None else "human"):
                raise OnlyForPlayers
            if not table.is_fresh(seat, ply):
                CONFLICTS.inc()
                raise Stale
            won = await self._append(table, self._enter(table, seat, what, key))
        if won:
            self.tell(table_id)
            return
        async with self.sitting(table_id) as table:  # somebody else was first, perhaps with this very key
            if not self._is_repeated(table, seat, what, key):
                CONFLICTS.inc()
                raise Stale

    def _enter(self, table: Table, seat: int, what: int | str, key: str | None) -> list[LogRow]:
        """The entry, after what an undo takes back with it."""
        rows: list[LogRow] = []
        try:
            for other in (table.goes_with_undo(seat) or []) if what == UNDO else []:
                rows.append(table.enter(other, UNDO, None))
            rows.append(table.enter(seat, what, key))
        except PerihelionError:
            if rows:  # the table in memory is ahead of the log now
                self._forget(table)
            raise
        return rows

    async def _append(self, table: Table, rows: list[LogRow]) -> bool:
        """True when the entries are on disk; False when their place there was taken."""
        try:
            won = await self.journal.append([Append(table.row.id, row) for row in rows])
        except BaseException:
            self._forget(table)
            raise
        if not won:
            self._forget(table)
            return False
        for row in rows:
            ENTRIES_OF[row.what if isinstance(row.what, str) else "move"].inc()
            if row.ply % self.settings.snapshot_every == 0:
                self._save(table)
        return True

    def _is_repeated(self, table: Table, seat: int, what: int | str, key: str | None) -> bool:
        done = table.keys.get(key) if key is not None else None
        if done is not None and (done.seat != seat or done.what != what):
            raise KeyUsed
        return done is not None

    def _save(self, table: Table) -> None:
        saving = asyncio.create_task(asyncio.to_thread(self.storage.keep, table.row.id, len(table.log), table.pack()))
        self._saving.add(saving)
        saving.add_done_callback(self._saving.discard)

    def tell(self, table_id: str) -> None:
        for each in self.changed:
            each(table_id)

    # ---------------------------------------------------------------- setting up

    async def create(self, wish: TableWish) -> TableMade:
        game = shelf.game(wish.game)
        if wish.set:
            game = await self.own_sets.checked(game.id, wish.set)
        options = game.complete(wish.options)
        seed = new_seed() if wish.seed is None else wish.seed
        game.new(len(wish.seats), seed, **options)  # refuses a wrong number of seats
        for each in wish.seats:
            if each.kind == "bot":
                bot_of(each.level)
        record = Record(game.id, game.rules_version, game.components.stamp, options, [], seed)
        seats: list[SeatRow] = []
        tokens: list[SeatToken] = []
        for number, each in enumerate(wish.seats):
            name = tidied(each.name)
            if each.kind == "human":
                token = new_token()
                tokens.append(SeatToken(number, token))
                seats.append(SeatRow(number, "human", "", name, bool(name), hashed(token)))
            else:
                seats.append(SeatRow(number, "bot", each.level, name, True, None))
        spectator = new_token()
        row = new_row(record, hashed(spectator), wish.seed is not None, wish.chat)
        row = replace(row, open=wish.open, clock=wish.clock, own_set=digest_of(wish.set) if wish.set else None)
        if row.own_set is not None:
            await asyncio.to_thread(self.storage.keep_set, row.own_set, wish.set)
        await self._create(row, seats)
        return TableMade(row.id, tokens, spectator)

    async def _create(self, row: TableRow, seats: Sequence[SeatRow], log: Sequence[LogRow] = ()) -> None:
        await asyncio.to_thread(self.storage.create, row, seats, log)
        async with self.sitting(row.id):
            pass
        self.tell(row.id)

    async def rematch(self, table_id: str) -> str:
        """A new table with the same game, options and seats; the same links open it. There is only one."""
        async with self.sitting(table_id) as table:
            if not table.state.over():
                raise GameGoesOn
            if table.row.rematch is None:
                old = table.row
                record = Record(old.game, old.rules_version, old.set, dict(old.options), [], new_seed())
                row = new_row(record, old.spectator, False, old.chat)
                row = replace(row, clock=old.clock, own_set=old.own_set)
                await self._create(row, table.seats)
                if await asyncio.to_thread(self.storage.note_rematch, table_id, row.id):
                    table.row = replace(old, rematch=row.id)
                    table.touch()
                else:  # another node was first
                    self._forget(table)
            found = table.row.rematch
        self.tell(table_id)
        return found if found is not None else await self.rematch(table_id)

    async def join(self, table_id: str, seat: int, name: str) -> None:
        name = tidied(name)
        if not name:
            raise BadName
        async with self.sitting(table_id) as table:
            if table.seats[seat].kind != "human":
                raise OnlyForPlayers
            await self._change_seat(table, seat, name=name, taken=True)
        self.tell(table_id)

    async def sit_down(self, table_id: str, name: str) -> SatDown:
        """Take a free seat of a table that is open to everybody."""
        name = tidied(name)
        if not name:
            raise BadName
        token = new_token()
        async with self.sitting(table_id) as table:
            for seat in table.seats if table.row.open else []:
                if not seat.taken and await asyncio.to_thread(
                    self.storage.sit_down, table_id, seat.seat, name, hashed(token)
                ):
                    table.seats[seat.seat] = replace(seat, name=name, taken=True, token=hashed(token))
                    table.touch()
                    found = seat.seat
                    break
            else:
                raise SeatsAreTaken
        self.tell(table_id)
        return SatDown(table_id, found, token)

    async def take_over(self, table_id: str, seat: int, level: str) -> None:
        """A bot plays on for somebody whose time has run out."""
        bot_of(level)
        async with self.sitting(table_id) as table:
            if seat >= len(table.seats) or table.seats[seat].kind != "human" or not table.time_is_up(seat):
                raise ClockRuns
            await self._change_seat(table, seat, kind="bot", level=level)
        self.tell(table_id)

    async def concede(self, table_id: str, seat: int, level: str) -> None:
        bot_of(level)
        async with self.sitting(table_id) as table:
            await self._change_seat(table, seat, kind="bot", level=level, taken=True)
        self.tell(table_id)

    async def _change_seat(self, table: Table, seat: int, **values: str | bool) -> None:
        await asyncio.to_thread(self.storage.change_seat, table.row.id, seat, **values)
        table.seats[seat] = SeatRow(**{**vars(table.seats[seat]), **values})
        table.touch()

    async def replay(self, record: Record) -> ReplayMade:
        """A finished table that steps through a record; nothing of a finished game is hidden."""
        if record.seed >= LARGEST_SEED:
            raise BadSeed(seed=str(record.seed)[:40])
        set_file = None
        if record.set_text is not None:
            await self.own_sets.checked(shelf.game(record.game).id, record.set_text)
            set_file = self.own_sets.file(record.set_text)
        elif record.set != shelf.game(record.game).components.stamp:
            raise RecordNeedsSet(recorded=record.set[:100])
        state = await asyncio.to_thread(check_record, record, "-", set_file)
        if not state.over():
            raise GameGoesOn
        everybody = (1 << (len(record.seats) + 1)) - 1
        now = time.time()
        log = [LogRow(ply, seat, what, everybody, None, now) for ply, (seat, what) in enumerate(record.log, 1)]
        seats = [SeatRow(number, "bot", name[:64], "", True, None) for number, name in enumerate(record.seats)]
        spectator = new_token()
        row = new_row(record, hashed(spectator), True, False)
        if record.set_text is not None:
            row = replace(row, own_set=digest_of(record.set_text))
            await asyncio.to_thread(self.storage.keep_set, digest_of(record.set_text), record.set_text)
        await self._create(row, seats, log)
        return ReplayMade(row.id, spectator)


def tidied(name: str) -> str:
    """A name on one line, without what cannot be seen."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())


def new_row(record: Record, spectator: str, seed_known: bool, chat: bool) -> TableRow:
    return TableRow(
        new_table_id(), record.game, record.rules_version, record.set, dict(record.options), record.seed,
        seed_known, chat, spectator, None, time.time(),
    )  # fmt: skip
