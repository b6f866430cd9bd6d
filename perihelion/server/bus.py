"""What nodes on one database tell each other: that a table changed, who is present, what was said in chat.

Over Redis where there is one, else over PostgreSQL's LISTEN and NOTIFY. What is told is a hint and may be lost: the log
in the database is the truth. So a connection that breaks is made again, and then every node looks at its tables anew.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Literal

from perihelion.server.ending import end
from perihelion.server.metrics import BUS_LOST, BUS_UP

logger = logging.getLogger("perihelion.server")

CHANNEL: Final = "perihelion"
EVERYBODY: Final = "*"
"""In place of a table: all of them may have changed."""
WAITS: Final = (0.1, 0.2, 0.4, 0.8, 1.0)
"""Seconds until the next attempt to connect."""
AT_ONCE: Final = 100
CONNECT_WITHIN: Final = 5.0

ALIVE: Final = "keepalives_idle=5&keepalives_interval=2&keepalives_count=3"
"""So that a connection whose other end is gone without a word is noticed."""

Heard = Callable[[str, str], None]
"""Told a table and a message."""


class Bus:
    """Of a server that is alone: nobody hears, and nobody is heard."""

    state: Literal["alone", "up", "lost"] = "alone"

    def __init__(self) -> None:
        self.heard: Heard = lambda _table, _message: None

    def start(self) -> None:
        """Once `heard` is set."""

    def tell(self, table: str, message: str) -> None:
        """To all other nodes; this one may hear it too."""

    async def close(self) -> None:
        pass


class SharedBus(Bus, ABC):
    """Keeps itself connected; `state` is `up` or `lost`."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.state = "lost"
        self._telling: asyncio.Queue[str] = asyncio.Queue(10_000)
        self._running: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._running = asyncio.create_task(self._run())

    def tell(self, table: str, message: str) -> None:
        if self.state == "up":  # else all look anew when it is up again
            with suppress(asyncio.QueueFull):
                self._telling.put_nowait(f"{table} {message}")

    async def close(self) -> None:
        await end(self._running)

    @abstractmethod
    async def connect(self) -> None: ...

    @abstractmethod
    async def listen(self) -> None:
        """Hear until the connection breaks, which is an exception."""

    @abstractmethod
    async def send(self, messages: list[str]) -> None: ...

    @abstractmethod
    async def disconnect(self) -> None: ...

    async def _run(self) -> None:
        tries = 0
        while True:
            try:
                async with asyncio.timeout(CONNECT_WITHIN):
                    await self.connect()
                tries = 0
                self._is_up()
                await self._serve()
            except Exception as problem:
                self._is_lost(problem)
            finally:
                with suppress(Exception):
                    await self.disconnect()
            await asyncio.sleep(WAITS[min(tries, len(WAITS) - 1)])
            tries += 1

    async def _serve(self) -> None:
        """Both ways, until either breaks."""
        both = [asyncio.create_task(self.listen()), asyncio.create_task(self._keep_telling())]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for each in both:
                if each.done():
                    await each
        finally:
            await end(*both)
        raise ConnectionError("closed")

    async def _keep_telling(self) -> None:
        while True:
            messages = [await self._telling.get()]
            while len(messages) < AT_ONCE and not self._telling.empty():
                messages.append(self._telling.get_nowait())
            await self.send(messages)

    def _is_up(self) -> None:
        while not self._telling.empty():
            self._telling.get_nowait()
        self.state = "up"
        BUS_UP.set(1)
        logger.info("nodes hear each other", extra={"facts": {"over": self.name}})
        self.heard(EVERYBODY, "")  # what happened while nobody heard anything
        self._telling.put_nowait(f"{EVERYBODY} ")  # and what this node could not tell the others

    def _is_lost(self, problem: Exception) -> None:
        if self.state == "up":
            BUS_LOST.inc()
            facts = {"over": self.name, "problem": type(problem).__name__}
            logger.warning("nodes do not hear each other", extra={"facts": facts})
        self.state = "lost"
        BUS_UP.set(0)

    def take(self, said: str) -> None:
        table, _, message = said.partition(" ")
        self.heard(table, message)


class RedisBus(SharedBus):
    def __init__(self, url: str) -> None:
        super().__init__("redis")
        self.url = url
        self._redis: Any = None
        self._hearing: Any = None

    async def connect(self) -> None:
        from redis.asyncio import Redis

        self._redis = Redis.from_url(self.url, socket_connect_timeout=CONNECT_WITHIN, health_check_interval=5)
        self._hearing = self._redis.pubsub(ignore_subscribe_messages=True)
        await self._hearing.subscribe(CHANNEL)

    async def listen(self) -> None:
        while True:
            found = await self._hearing.get_message(timeout=5.0)  # a silent connection is looked at every so often
            if found is not None:
                self.take(found["data"].decode())

    async def send(self, messages: list[str]) -> None:
        for each in messages:
            await self._redis.publish(CHANNEL, each)

    async def disconnect(self) -> None:
        for each in (self._hearing, self._redis):
            if each is not None:
                with suppress(Exception):
                    async with asyncio.timeout(1.0):
                        await each.aclose()
        self._hearing = self._redis = None


class PostgresBus(SharedBus):
    def __init__(self, url: str) -> None:
        super().__init__("postgresql")
        self.url = url
        self._hearing: Any = None
        self._saying: Any = None

    async def connect(self) -> None:
        from psycopg import AsyncConnection

        url = f"{self.url}{'&' if '?' in self.url else '?'}{ALIVE}"
        self._hearing = await AsyncConnection.connect(url, autocommit=True)
        await self._hearing.execute(f"LISTEN {CHANNEL}")
        self._saying = await AsyncConnection.connect(url, autocommit=True)

    async def listen(self) -> None:
        async for each in self._hearing.notifies():
            self.take(each.payload)

    async def send(self, messages: list[str]) -> None:
        await self._saying.execute("SELECT pg_notify(%s, said) FROM unnest(%s::text[]) AS said", (CHANNEL, messages))

    async def disconnect(self) -> None:
        for each in (self._hearing, self._saying):
            if each is not None:
                with suppress(Exception):
                    async with asyncio.timeout(1.0):
                        await each.close()
        self._hearing = self._saying = None
