"""Whether the database can be written to: asked by those who run the server, at most once a second."""

import asyncio
import time
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from perihelion.server.errors import CannotWrite
from perihelion.server.storage import Storage

FRESH: Final = 1.0


class Pulse:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._asking = asyncio.Lock()
        self._at = float("-inf")
        self._good = False

    async def check(self) -> None:
        async with self._asking:
            if time.monotonic() - self._at >= FRESH:
                try:
                    await asyncio.to_thread(self.storage.check_writing)
                    self._good = True
                except SQLAlchemyError:
                    self._good = False
                self._at = time.monotonic()
        if not self._good:
            raise CannotWrite
