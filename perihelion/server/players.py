"""Bots at tables: woken when it is their move, thinking in other processes, tried again when one of those fails."""

import asyncio
import logging
import time
from hashlib import blake2b
from typing import Final

from sqlalchemy.exc import OperationalError

from perihelion.bots.advice import Hint
from perihelion.bots.turns import LATER, PEOPLE
from perihelion.bots.workers import ThoughtLost, Workers
from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.state import State
from perihelion.server.ending import end
from perihelion.server.errors import NobodyThinks, TooFast
from perihelion.server.hall import Hall
from perihelion.server.lessons import level_played
from perihelion.server.levels import bot_of
from perihelion.server.live import Live
from perihelion.server.metrics import BOT_FAILURES, BOT_SECONDS
from perihelion.server.schema import TableRow
from perihelion.server.storage import TRY_AGAIN, is_unusable
from perihelion.server.table import Table
from perihelion.server.thinking import Thinking

FALLBACK: Final = "random"
"""Plays a decision at which a bot's process has failed `TRIES` times, so that the game goes on."""
TRIES: Final = 2
HERE: Final = 30.0
"""Seconds after its last call that a client without a socket counts as being there."""
IDLE: Final = 600.0
"""Seconds without anybody after which a table with a component set of its own is put away."""
MOST_WAITING: Final = 10
"""Hints that one caller may wait for at once."""
ROUNDS: Final = 15.0
"""Seconds between two looks for bots that nobody has woken: their node may have died."""

logger = logging.getLogger("perihelion.server")


class BotPlayers:
    def __init__(self, hall: Hall, live: Live, workers: Workers, budget: Thinking, pause: float) -> None:
        self.hall = hall
        self.live = live
        self.workers = workers
        self.budget = budget
        self.pause = pause
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._woken: set[str] = set()  # while they play, perhaps just as they were about to stop
        self._rounds = asyncio.create_task(self._look_round())

    async def close(self) -> None:
        await end(self._rounds, *self._playing.values())

    def wake(self, table_id: str) -> None:
        table = self.hall.glance(table_id)
        if table is None or not table.bots_to_move() or not self.somebody_cares(table):
            return
        if table_id in self._playing:
            self._woken.add(table_id)
            return
        playing = asyncio.create_task(self._play(table_id))
        self._playing[table_id] = playing
        playing.add_done_callback(lambda done: self._stopped(table_id, done))

    def _stopped(self, table_id: str, done: "asyncio.Task[None]") -> None:
        self._playing.pop(table_id, None)
        if not done.cancelled() and done.exception() is not None:
            logger.error("bots stopped", exc_info=done.exception(), extra={"facts": {"table": table_id}})
        if table_id in self._woken:
            self._woken.discard(table_id)
            if not done.cancelled():
                self.wake(table_id)

    def has_people(self, table: Table) -> bool:
        """Somebody who plays is there, or was a moment ago."""
        since = time.monotonic() - HERE
        here = self.live.present(table.row.id)
        return any(
            seat.kind == "human" and (seat.seat in here or table.last_seen[seat.seat] > since) for seat in table.seats
        )

    def somebody_cares(self, table: Table) -> bool:
        """A person plays; bots among themselves play on only while somebody looks at the table."""
        if any(seat.kind == "human" for seat in table.seats) or self.live.is_watched(table.row.id):
            return True
        return table.looked_at > time.monotonic() - HERE

    async def _look_round(self) -> None:
        while True:
            await asyncio.sleep(ROUNDS)
            for table in self.hall.open_tables():
                self.wake(table.row.id)
                self._put_away(table)

    def _put_away(self, table: Table) -> None:
        """A component set of somebody's own takes much memory: not for a table at which nobody is."""
        if table.row.own_set is None or self.live.is_watched(table.row.id) or table.row.id in self._playing:
            return
        if time.monotonic() - max(table.looked_at, *table.last_seen) > IDLE:
            self.hall.put_away(table)

    async def _play(self, table_id: str) -> None:
        """Decide for every bot whose move it is, until it is nobody's, or nobody watches bots among themselves."""
        goes_on = True
        while goes_on:
            try:
                goes_on = await self._decide(table_id)
            except OperationalError as error:  # nobody else would wake them: people wait for them
                if not is_unusable(error):
                    raise
                logger.error("database", extra={"facts": {"table": table_id}})
                await asyncio.sleep(TRY_AGAIN)

    async def _decide(self, table_id: str) -> bool:
        """One decision of the first of them; False when there is none to make."""
        async with self.hall.sitting(table_id) as table:
            waiting = table.bots_to_move()
            if not waiting or not self.somebody_cares(table):
                return False
            seat = waiting[0]
            ply, state = table.ply(seat), table.state.clone()
            level, failures = level_played(table.seats[seat].level), table.trouble.get(seat, 0)
            scripted = None if table.course is None else table.course.reply(state, seat)
        if self.pause:
            await asyncio.sleep(self.pause)
        try:
            action = scripted
            if action is None:
                action = await self._think(table, state, seat, level, failures, luck_of(table.row, seat, ply))
            await self.hall.act(table_id, seat, ply, action, None)
        except ThoughtLost as error:
            await self._report(table, seat, failures + 1, error)
        except PerihelionError as error:  # somebody changed the table meanwhile: look again
            logger.info("bot's move refused", extra={"facts": {"table": table_id, "error": error.code}})
        else:
            if table.trouble.pop(seat, None):
                table.touch()
                self.hall.tell(table_id)
        return True

    async def _think(self, table: Table, state: State, seat: int, level: str, failures: int, luck: int | None) -> int:
        bot = FALLBACK if failures >= TRIES else bot_of(table.game, level)
        caller = table.asker or table.row.id
        rank = PEOPLE if self.has_people(table) and self.budget.is_left(caller) else LATER
        began = time.perf_counter()
        action = await self.workers.choose(state, table.game.id, seat, bot, table.set_file, luck, caller, rank)
        BOT_SECONDS.labels(level.partition(":")[0]).observe(time.perf_counter() - began)
        return action

    async def _report(self, table: Table, seat: int, failures: int, error: ThoughtLost) -> None:
        BOT_FAILURES.inc()
        facts = {"table": table.row.id, "seat": seat, "failures": failures, "problem": error.facts["problem"]}
        logger.warning("a bot's process failed", extra={"facts": facts})
        table.trouble[seat] = failures
        table.touch()
        self.hall.tell(table.row.id)
        await asyncio.sleep(min(30.0, 0.1 * 2.0**failures))

    async def hint(self, table: Table, state: State, seat: int, caller: str) -> Hint:
        self.budget.check(caller)
        if self.workers.turns.waiting(caller) >= MOST_WAITING:
            raise TooFast(seconds=MOST_WAITING)
        try:
            return await self.workers.advise(state, table.game.id, seat, table.set_file, caller)
        except ThoughtLost:
            BOT_FAILURES.inc()
            raise NobodyThinks from None


def luck_of(table: TableRow, seat: int, ply: int) -> int | None:
    """Of a bot: who gave the table its seed gets the same game for the same moves, so it comes from the seed."""
    if not table.seed_known:
        return None
    return int.from_bytes(blake2b(f"{table.seed} {seat} {ply}".encode(), digest_size=8).digest())
