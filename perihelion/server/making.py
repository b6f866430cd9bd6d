"""Tables are set up: new ones, rematches, and records to step through."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import msgspec

from perihelion.bots.turns import Turns
from perihelion.kernel.errors import BadSeed, OtherSet
from perihelion.kernel.game import Game, Options
from perihelion.kernel.record import Record, begin_record, check_record
from perihelion.server import shelf
from perihelion.server.edge import check_toml
from perihelion.server.errors import BadMessage, GameGoesOn, RecordNeedsSet
from perihelion.server.hall import Hall
from perihelion.server.lessons import level_played, seats_of
from perihelion.server.levels import bot_of
from perihelion.server.messages import ReplayMade, SeatToken, TableMade
from perihelion.server.schema import LogRow, SeatRow, TableRow
from perihelion.server.seating import tidied
from perihelion.server.sets import digest_of
from perihelion.server.tokens import hashed, new_seed, new_table_id, new_token
from perihelion.server.wishes import SeatWish, TableWish
from perihelion.teaching.guide import guide_of, prepared
from perihelion.teaching.puzzles import taught_by

LARGEST_SEED: Final = 1 << 96


class Making:
    """What strangers send and takes long to read is read in fair turns."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.reading = Turns(1)

    async def create(self, wish: TableWish, asker: str = "") -> TableMade:
        game = await shelf.game.soon(wish.game)
        if wish.set:
            check_toml(wish.set)
            async with self.reading.turn(asker):
                game = await self.hall.own_sets.checked(game.id, wish.set)
        new = await asyncio.to_thread(planned, game, wish)
        if new.row.own_set is not None:
            await asyncio.to_thread(self.hall.storage.keep_set, new.row.own_set, wish.set)
        await self.set_up(new.row, new.seats, new.log, asker)
        return new.made

    async def set_up(
        self, row: TableRow, seats: Sequence[SeatRow], log: Sequence[LogRow] = (), asker: str = ""
    ) -> None:
        await asyncio.to_thread(self.hall.storage.create, row, seats, log)
        async with self.hall.sitting(row.id) as table:
            table.asker = asker
        self.hall.tell(row.id)

    async def rematch(self, table_id: str) -> str:
        """A new table with the same game, options and seats; the same links open it. There is only one."""
        async with self.hall.sitting(table_id) as table:
            if table.status != "over":
                raise GameGoesOn
            if table.row.rematch is None:
                old = table.row
                record = await asyncio.to_thread(again, old)
                row = new_row(record, old.spectator, False, old.chat)
                row = replace(row, clock=old.clock, own_set=old.own_set, host=old.host)
                await self.set_up(row, [replace(seat, level=level_played(seat.level)) for seat in table.seats])
                if await asyncio.to_thread(self.hall.storage.note_rematch, table_id, row.id):
                    table.row = replace(old, rematch=row.id)
                    table.touch()
                else:  # another node was first
                    self.hall.forget(table)
            found = table.row.rematch
        self.hall.tell(table_id)
        return found if found is not None else await self.rematch(table_id)

    async def replay(self, record: Record, asker: str = "") -> ReplayMade:
        """A finished table that steps through a record; nothing of a finished game is hidden."""
        async with self.reading.turn(asker):
            return await self._replay(record)

    async def _replay(self, record: Record) -> ReplayMade:
        if record.seed >= LARGEST_SEED:
            raise BadSeed(seed=str(record.seed)[:40])
        set_file = None
        if record.set_text is not None:
            check_toml(record.set_text)
            game_id = (await shelf.game.soon(record.game)).id
            game = await self.hall.own_sets.checked(game_id, record.set_text, record.rules_version)
            set_file = self.hall.own_sets.file(record.set_text)
        else:
            try:
                game = await shelf.game_of_version.soon(record.game, record.rules_version, record.set)
            except OtherSet:
                raise RecordNeedsSet(recorded=record.set[:100]) from None
        state = await asyncio.to_thread(check_record, record, "-", set_file)
        record.actions = game.actions
        if not state.over():
            raise GameGoesOn
        everybody = (1 << (len(record.seats) + 1)) - 1
        now = time.time()
        log = [LogRow(ply, seat, what, everybody, None, now) for ply, (seat, what) in enumerate(record.named(), 1)]
        seats = [SeatRow(number, "bot", name[:64], "", True, None) for number, name in enumerate(record.seats)]
        spectator = new_token()
        row = new_row(record, hashed(spectator), True, False)
        if record.set_text is not None:
            row = replace(row, own_set=digest_of(record.set_text))
            await asyncio.to_thread(self.hall.storage.keep_set, digest_of(record.set_text), record.set_text)
        await self.set_up(row, seats, log)
        return ReplayMade(row.id, spectator)


@dataclass(frozen=True)
class NewTable:
    row: TableRow
    seats: list[SeatRow]
    log: list[LogRow]
    made: TableMade


def planned(game: Game, wish: TableWish) -> NewTable:
    """The table that was wished for, with its tokens, or a refusal; the first of a game reads its lessons."""
    lesson = taught_by(game, wish.lesson) if wish.lesson else None
    if lesson is None and not wish.seats:
        raise BadMessage(problem="seats: at least 1")
    if lesson is not None:
        wish = msgspec.structs.replace(
            wish, seats=seats_of(lesson, wish.seats), options=lesson.options, seed=lesson.seed, open=False
        )
    options = game.complete(wish.options)
    seed = new_seed() if wish.seed is None else wish.seed
    state = game.new(len(wish.seats), seed, **options)  # refuses a wrong number of seats
    begins = all(each.kind == "bot" or tidied(each.name) for each in wish.seats)
    first = guide_of(game).first_game if wish.newcomer and begins else None
    begun = [] if first is None else prepared(state, first.prelude)
    if lesson is not None:
        begun = prepared(state, lesson.prelude)
    for each in wish.seats:
        if each.kind == "bot":
            bot_of(game, each.level if lesson is None else level_played(each.level))
    seats, tokens = seated(wish.seats)
    spectator, host = new_token(), new_token()
    record = Record(game.id, game.rules_version, game.components.stamp, options, [], seed)
    row = new_row(record, hashed(spectator), wish.seed is not None, wish.chat)
    row = replace(row, open=wish.open, clock=wish.clock, host=hashed(host))
    row = replace(row, own_set=digest_of(wish.set) if wish.set else None)
    made = TableMade(row.id, tokens, spectator, host)
    return NewTable(row, seats, made_before(game, begun, len(seats)), made)


def seated(wished: Sequence[SeatWish]) -> tuple[list[SeatRow], list[SeatToken]]:
    """The seats of a new table, and the secret link to each that is a person's."""
    seats: list[SeatRow] = []
    tokens: list[SeatToken] = []
    for number, each in enumerate(wished):
        name = tidied(each.name)
        if each.kind == "human":
            token = new_token()
            tokens.append(SeatToken(number, token))
            key, invitation = (hashed(token), None) if name else (None, hashed(token))
            seats.append(SeatRow(number, "human", "", name, bool(name), key, invitation))
        else:
            seats.append(SeatRow(number, "bot", each.level, name, True, None))
    return seats, tokens


def made_before(game: Game, begun: Sequence[tuple[int, int]], seats: int) -> list[LogRow]:
    """Choices that are made when the table is set, as everybody's log has them."""
    everybody, at, name = (1 << (seats + 1)) - 1, time.time(), game.actions.name
    return [LogRow(ply, seat, name(action), everybody, None, at) for ply, (seat, action) in enumerate(begun, 1)]


def again(old: TableRow) -> Record:
    """What a new game like an earlier one begins with: the present rules, unless its component set is its own."""
    if old.own_set is not None:
        return Record(old.game, old.rules_version, old.set, dict(old.options), [], new_seed())
    game = shelf.game(old.game)
    declared = {each.name: each.values for each in game.options}
    known: Options = {name: value for name, value in old.options.items() if value in declared.get(name, ())}
    return begin_record(game, [], new_seed(), known)


def new_row(record: Record, spectator: str, seed_known: bool, chat: bool) -> TableRow:
    return TableRow(
        new_table_id(), record.game, record.rules_version, record.set, dict(record.options), record.seed,
        seed_known, chat, spectator, None, time.time(),
    )  # fmt: skip
