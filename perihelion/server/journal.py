"""Group commit: one thread writes whatever moves have gathered while it was writing the last ones."""

import asyncio
import logging
import threading
from queue import SimpleQueue
from typing import Final

from perihelion.server.metrics import COMMIT_SECONDS, COMMIT_SIZE
from perihelion.server.storage import Group, Storage, Written

LARGEST_BATCH: Final = 200
logger = logging.getLogger("perihelion.server")

Waiting = tuple[Group, "asyncio.Future[bool]"]


class Journal:
    """`await append(…)` returns once the entries are on disk: True, or False when their place was taken."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    async def append(self, entries: Group) -> bool:
        done: asyncio.Future[bool] = self._loop.create_future()
        self._queue.put((entries, done))
        return await done

    async def close(self) -> None:
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while True:
            first = self._queue.get()
            if first is None:
                return
            batch = [first]
            last = False
            while len(batch) < LARGEST_BATCH and not self._queue.empty():
                following = self._queue.get()
                if following is None:
                    last = True
                    break
                batch.append(following)
            self._commit(batch)
            if last:
                return

    def _commit(self, batch: list[Waiting]) -> None:
        try:
            with COMMIT_SECONDS.time():
                written = self.storage.append([group for group, _ in batch])
        except Exception as error:  # this thread must go on, whatever it was
            logger.error("commit failed", extra={"facts": {"entries": len(batch), "error": type(error).__name__}})
            self._loop.call_soon_threadsafe(self._failed, batch, error)
            return
        COMMIT_SIZE.observe(len(batch))
        self._loop.call_soon_threadsafe(self._done, batch, written)

    def _done(self, batch: list[Waiting], written: list[Written]) -> None:
        for (_, done), there in zip(batch, written, strict=True):
            if done.done():
                continue
            if isinstance(there, Exception):
                done.set_exception(there)
            else:
                done.set_result(there)

    def _failed(self, batch: list[Waiting], error: Exception) -> None:
        for _, done in batch:
            if not done.done():
                done.set_exception(error)
