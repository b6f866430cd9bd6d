"""Finished games as they were shown at every ply: looked at, and downloaded, without the rules they were played by.

A process of its own makes that, with time to spare, after the end of a game:

    python -m perihelion.server.finished PARENT DATABASE TABLE
"""

import asyncio
import logging
import lzma
import os
import sys
from collections.abc import Callable
from typing import Final

import msgspec

from perihelion.kernel.errors import PerihelionError
from perihelion.orphans import die_with
from perihelion.server.ending import end
from perihelion.server.errors import GameGoesOn
from perihelion.server.kept import Kept, Seen
from perihelion.server.scenes import Viewer
from perihelion.server.schema import TableRow
from perihelion.server.shown import FinishedTable
from perihelion.server.storage import Storage, open_engine
from perihelion.server.table import Table

LONGEST: Final = 600.0
NICE: Final = 15
QUICKLY: Final = 1
"""How hard to press: more takes ten times as long for a fifth less."""
logger = logging.getLogger("perihelion.server")


def kept_of(table: Table) -> bytes:
    """A finished table as its viewers saw it."""
    record = table.record()
    viewers: list[Viewer] = [*range(len(table.seats)), None]
    seen = [
        Seen(table.cores(viewer), msgspec.Raw(table.present_core(viewer)), table.log_lines(viewer))
        for viewer in viewers
    ]
    pressed = [lzma.compress(msgspec.json.encode(each), preset=QUICKLY) for each in seen]
    result = table.result() or {}
    return msgspec.msgpack.encode(Kept(record.to_json(), result, [table.ply(each) for each in viewers], pressed))


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
        while self._waiting:
            table_id = next(iter(self._waiting))
            del self._waiting[table_id]
            if not await asyncio.to_thread(self.storage.is_kept, table_id):
                await self._keep(table_id)

    async def _keep(self, table_id: str) -> None:
        database = self.storage.engine.url.render_as_string(hide_password=False)
        command = [sys.executable, "-m", "perihelion.server.finished", str(os.getpid()), table_id]
        process = await asyncio.create_subprocess_exec(*command, stdin=asyncio.subprocess.PIPE)
        try:
            await asyncio.wait_for(process.communicate(database.encode()), LONGEST)
        except TimeoutError:
            pass
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        if process.returncode:
            logger.warning("a finished game was not kept", extra={"facts": {"table": table_id}})


def keep(storage: Storage, table: Table) -> None:
    storage.finish(table.row.id, table.game.stamp, kept_of(table), msgspec.msgpack.encode(table.face()))


def load(storage: Storage, table_id: str, row: TableRow, problem: PerihelionError) -> FinishedTable:
    """A finished table without its rules; the problem with those when nothing was kept."""
    kept = storage.finished(table_id)
    if kept is None:
        raise problem
    return FinishedTable(row, storage.seats(table_id), *kept, problem)


def main() -> None:
    from perihelion.server.hall import load_table
    from perihelion.server.sets import OwnSets

    die_with(int(sys.argv[1]))
    os.nice(NICE)
    storage = Storage(open_engine(sys.stdin.read()))  # not an argument: it may hold a password
    own_sets = OwnSets()
    closing: list[Callable[[], None]] = [storage.close, own_sets.close]
    try:
        keep(storage, load_table(storage, own_sets, sys.argv[2]))
    except GameGoesOn:
        pass
    finally:
        for each in closing:
            each()


if __name__ == "__main__":
    main()
