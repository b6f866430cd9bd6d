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
from functools import lru_cache
from typing import Any, Final, Literal

import msgspec

from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.record import Record, parse_record
from perihelion.orphans import die_with
from perihelion.server import shelf
from perihelion.server.clocks import CLOCKS, now
from perihelion.server.errors import GameGoesOn, GameOver
from perihelion.server.messages import ClockScene, EventScene, LogLine
from perihelion.server.scenes import Moment, Viewer, scene_of
from perihelion.server.storage import LogRow, SeatRow, Storage, TableRow, open_engine
from perihelion.server.table import Table

LONGEST: Final = 600.0
NICE: Final = 15
QUICKLY: Final = 1
"""How hard to press: more takes ten times as long for a fifth less."""
logger = logging.getLogger("perihelion.server")


class Seen(msgspec.Struct, frozen=True):
    """What one viewer was shown: the core of the scene at every ply, and at the end, and the log."""

    cores: list[msgspec.Raw]
    last: msgspec.Raw
    log: list[LogLine]


class Kept(msgspec.Struct, frozen=True):
    record: str
    result: dict[str, Any]
    plies: list[int]  # by viewer, spectators last
    seen: list[bytes]  # pressed; by viewer


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


@lru_cache(4)
def unpressed(pressed: bytes) -> Seen:
    """The last few that were looked at: some tens of megabytes each."""
    return msgspec.json.decode(lzma.decompress(pressed), type=Seen)


class FinishedTable(Table):
    """A table whose rules are not here any more: what was shown of it is shown again."""

    def __init__(self, row: TableRow, seats: list[SeatRow], kept: bytes, face: bytes, problem: PerihelionError) -> None:
        self.problem = problem
        self.kept = msgspec.msgpack.decode(kept, type=Kept)
        self.sit(row, seats)
        self._face = msgspec.msgpack.decode(face, type=shelf.Face)
        self.earlier = True
        self.shown = [list(range(1, plies + 1)) for plies in self.kept.plies]

    @property
    def status(self) -> str:
        return "over"

    def face(self) -> shelf.Face:
        assert self._face is not None
        return self._face

    def record(self) -> Record:
        return parse_record(self.kept.record)

    def result(self) -> dict[str, Any]:
        return self.kept.result

    def to_analyse(self) -> Record:
        raise self.problem

    def goes_with_undo(self, seat: int) -> list[int] | None:
        return None

    def scene(self, viewer: Viewer, since: int | None = None) -> bytes:
        return self._shown(viewer, self.ply(viewer), since, unpressed(self.kept.seen[self._place(viewer)]).last)

    def scene_at(self, viewer: Viewer, ply: int) -> bytes:
        core = unpressed(self.kept.seen[self._place(viewer)]).cores[ply]
        return self._shown(viewer, ply, ply - 1 if ply else 0, core)

    def _shown(self, viewer: Viewer, ply: int, since: int | None, core: msgspec.Raw) -> bytes:
        events: list[EventScene] = []
        for line in self.log_lines(viewer)[since:ply] if since is not None else ():
            events += line.events
        status: Literal["playing", "over"] = "over" if ply == self.ply(viewer) else "playing"
        seconds = CLOCKS[self.row.clock]
        clock = ClockScene(self.row.clock, seconds, 0.0, now()) if seconds else None
        moment = Moment(ply, events, self.kept.result if status == "over" else None, clock)
        return scene_of(self._head(viewer, status), moment, bytes(core))

    def log_lines(self, viewer: Viewer, since: int = 0, events: bool = True, most: int | None = None) -> list[LogLine]:
        return unpressed(self.kept.seen[self._place(viewer)]).log[since : None if most is None else since + most]

    def catch_up(self, row: LogRow) -> None:
        """Nothing happens any more."""

    def enter(self, seat: int, what: int | str, key: str | None) -> LogRow:
        raise GameOver

    @property
    def state(self) -> Any:
        """What would need the rules says why it cannot be done."""
        raise self.problem


class Keeper:
    """Keeps finished games, one after another, when nobody is in a hurry."""

    def __init__(self, storage: Storage, after: float) -> None:
        self.storage = storage
        self.after = after
        self._waiting: dict[str, None] = {}
        self._working: asyncio.Task[None] | None = None

    async def close(self) -> None:
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)

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
