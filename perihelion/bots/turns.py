"""Turns at a few places: whoever waits is served in a circle of callers, so that nobody waits for all another wants."""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

PEOPLE: Final = 0
"""Somebody is there and waits for it."""
LATER: Final = 1
"""Nobody is in a hurry: done while no person waits."""


class Turns:
    """`async with turns.turn(caller, rank)`; whoever is cancelled meanwhile leaves the queue."""

    def __init__(self, places: int, spent: Callable[[str, float], None] = lambda _caller, _seconds: None) -> None:
        self.spent = spent  # told how long a caller had a place
        self._free = places
        self._waiting: tuple[OrderedDict[str, deque[asyncio.Future[None]]], ...] = (OrderedDict(), OrderedDict())

    def waiting(self, caller: str) -> int:
        return sum(len(rank.get(caller, ())) for rank in self._waiting)

    @asynccontextmanager
    async def turn(self, caller: str, rank: int = PEOPLE) -> AsyncIterator[None]:
        await self._enter(caller, rank)
        began = time.monotonic()
        try:
            yield
        finally:
            self.spent(caller, time.monotonic() - began)
            self._leave()

    async def _enter(self, caller: str, rank: int) -> None:
        if self._free > 0:
            self._free -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[rank].setdefault(caller, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._leave()  # it was my turn already
            else:
                self._forget(caller, rank, mine)
            raise

    def _leave(self) -> None:
        """To whoever is next; who hung up in this very moment still stands in the queue, and is passed over."""
        for number, rank in enumerate(self._waiting):
            while rank:
                caller, queue = next(iter(rank.items()))
                mine = queue[0]
                self._forget(caller, number, mine)
                if mine.done():
                    continue
                mine.set_result(None)
                if caller in rank:
                    rank.move_to_end(caller)
                return
        self._free += 1

    def _forget(self, caller: str, rank: int, mine: "asyncio.Future[None]") -> None:
        queue = self._waiting[rank].get(caller, deque())
        if mine in queue:
            queue.remove(mine)
        if not queue:
            self._waiting[rank].pop(caller, None)
