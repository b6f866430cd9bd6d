"""Keeps finished games for good: a process of its own makes what was shown of them, with time to spare.

It is told one table after another, for its start takes fifty times as long as a game of Sunward:

    python -m perihelion.server.keeping PARENT
"""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

import msgspec

from perihelion.orphans import die_with
from perihelion.server.ending import end
from perihelion.server.errors import GameGoesOn
from perihelion.server.finished import face_of, kept_of
from perihelion.server.hall import load_table
from perihelion.server.sets import OwnSets
from perihelion.server.storage import Storage, open_engine

LONGEST: Final = 600.0
"""Seconds for one game."""
NICE: Final = 15
logger = logging.getLogger("perihelion.server")


class Made(msgspec.Struct, frozen=True):
    """What the process says of a table; the face only the first time that it meets the stamp of a game."""

    stamp: str = ""  # none: nothing is to be kept
    body: bytes = b""
    face: bytes | None = None
    problem: str = ""


MADE: Final = msgspec.msgpack.Decoder(Made)


class Keeper:
    """Keeps finished games, one after another, when nobody is in a hurry."""

    def __init__(self, storage: Storage, after: float) -> None:
        self.storage = storage
        self.after = after
        self._waiting: dict[str, None] = {}
        self._working: asyncio.Task[None] | None = None

    async def close(self) -> None:
        await end(self._working)

    def is_over(self, table_id: str) -> None:
        """Told whenever one ends or is opened; what a stopped server leaves undone is done the next time.

        After a while: whoever has just played looks at the result first.
        """
        self._waiting[table_id] = None
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())

    async def _work(self) -> None:
        await asyncio.sleep(self.after)
        while table_id := await self._next():
            try:
                async with started(self.storage) as process:
                    while table_id:
                        await self._keep(process, table_id)
                        table_id = await self._next()
            except Exception as problem:  # with this table: the next one has a process of its own
                warn(table_id, type(problem).__name__)

    async def _next(self) -> str:
        """The next table that was not kept yet; "" when there is none."""
        while self._waiting:
            table_id = next(iter(self._waiting))
            del self._waiting[table_id]
            try:
                if not await asyncio.to_thread(self.storage.is_kept, table_id):
                    return table_id
            except Exception as problem:  # the database is away
                warn(table_id, type(problem).__name__)
        return ""

    async def _keep(self, process: Process, table_id: str) -> None:
        """Written here: so patient a process would have everybody's moves wait for the database as long."""
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(f"{table_id}\n".encode())
        async with asyncio.timeout(LONGEST):
            size = int(await process.stdout.readline())
            made = MADE.decode(await process.stdout.readexactly(size))
        if made.problem:
            warn(table_id, made.problem)
        elif made.stamp:
            await asyncio.to_thread(self.storage.finish, table_id, made.stamp, made.body, made.face)


def warn(table_id: str, problem: str) -> None:
    logger.warning("a finished game was not kept", extra={"facts": {"table": table_id, "problem": problem}})


@asynccontextmanager
async def started(storage: Storage) -> AsyncIterator[Process]:
    command = [sys.executable, "-m", "perihelion.server.keeping", str(os.getpid())]
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
    try:
        assert process.stdin is not None
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, process.pid, NICE)  # from its start, which is work too
        database = storage.engine.url.render_as_string(hide_password=False)
        process.stdin.write(f"{database}\n".encode())  # not an argument: it may hold a password
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


class Maker:
    """In the process: what is to be kept of one table after another."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.own_sets = OwnSets()
        self.faced: set[str] = set()  # stamps

    def made(self, table_id: str) -> Made:
        try:
            table = load_table(self.storage, self.own_sets, table_id)
            stamp = table.game.stamp
            made = Made(stamp, kept_of(table), None if stamp in self.faced else face_of(table))
        except GameGoesOn:
            return Made()
        except Exception as problem:  # the others are kept all the same
            return Made(problem=type(problem).__name__)
        self.faced.add(stamp)
        self.own_sets.keep(1, ())
        return made


def main() -> None:
    die_with(int(sys.argv[1]))
    storage = Storage(open_engine(sys.stdin.readline().strip()))
    maker = Maker(storage)
    try:
        for line in sys.stdin:
            made = msgspec.msgpack.encode(maker.made(line.strip()))
            sys.stdout.buffer.write(b"%d\n%b" % (len(made), made))
            sys.stdout.buffer.flush()
    finally:
        maker.own_sets.close()
        storage.close()


if __name__ == "__main__":
    main()
