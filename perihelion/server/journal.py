"""Group commit: one thread writes whatever moves have gathered while it was writing the last ones."""

import asyncio
import logging
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Final

from perihelion.server.metrics import COMMIT_SECONDS, COMMIT_SIZE
from perihelion.server.schema import Group, Written
from perihelion.server.storage import Storage

LARGEST_BATCH: Final = 200
logger = logging.getLogger("perihelion.server")

Waiting = tuple[Group, Callable[[Written], None]]


class Journal:
    """`put` calls back once the entries are on disk: True, False when their place was taken, or what was wrong."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Waiting] = []
        self._writing = False  # or about to
        self._at_rest = asyncio.Event()
        self._at_rest.set()
        self._queue: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    def put(self, entries: Group, done: Callable[[Written], None]) -> None:
        self._gathered.append((entries, done))
        if not self._writing:
            self._writing = True
            self._at_rest.clear()
            self._loop.call_soon(self._write)  # with what other sockets have brought by then

    async def append(self, entries: Group) -> bool:
        """The same for who can wait."""
        done: asyncio.Future[bool] = self._loop.create_future()
        self.put(entries, lambda written: settle(done, written))
        return await done

    async def rest(self) -> None:
        """Until nothing waits to be written."""
        await self._at_rest.wait()

    async def close(self) -> None:
        await self.rest()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _write(self) -> None:
        """Hand on a whole batch at once: every handing over between threads costs as much as a move."""
        batch, self._gathered = self._gathered[:LARGEST_BATCH], self._gathered[LARGEST_BATCH:]
        self._queue.put(batch)

    def _run(self) -> None:
        while (batch := self._queue.get()) is not None:
            self._loop.call_soon_threadsafe(self._done, batch, self._commit(batch))

    def _commit(self, batch: list[Waiting]) -> list[Written]:
        try:
            with COMMIT_SECONDS.time():
                written = self.storage.append([group for group, _ in batch])
        except Exception as error:  # this thread must go on, whatever it was
            logger.error("commit failed", extra={"facts": {"entries": len(batch), "error": type(error).__name__}})
            return [error] * len(batch)
        COMMIT_SIZE.observe(len(batch))
        return written

    def _done(self, batch: list[Waiting], written: list[Written]) -> None:
        self._writing = bool(self._gathered)
        if self._writing:
            self._write()  # the disk works while the last ones are shown
        else:
            self._at_rest.set()
        for (_, done), there in zip(batch, written, strict=True):
            try:
                done(there)
            except Exception as problem:  # of one table: the others are told all the same
                logger.error("fault", exc_info=problem)


def settle(done: "asyncio.Future[bool]", written: Written) -> None:
    if done.done():
        return  # whoever asked has gone
    if isinstance(written, Exception):
        done.set_exception(written)
    else:
        done.set_result(written)
