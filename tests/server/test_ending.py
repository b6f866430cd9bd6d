"""What goes on in the background ends when the server does, whatever a library makes of being told so."""

import asyncio

import pytest
from support.coroutines import run

from perihelion.server import ending
from perihelion.server.bus import SharedBus
from perihelion.server.ending import end


class Deaf(SharedBus):
    """Connects as a client does that loses the first cancellation: it ends in an exception of its own."""

    tries = 0

    def __init__(self) -> None:
        super().__init__("deaf")
        self.trying = asyncio.Event()

    async def connect(self) -> None:
        self.tries += 1
        self.trying.set()
        try:
            await asyncio.sleep(1000)
        except asyncio.CancelledError:
            if self.tries == 1:
                raise ConnectionRefusedError from None
            raise

    async def listen(self) -> None:
        """It never comes to that."""

    async def send(self, messages: list[str]) -> None:
        """Nor to that."""

    async def disconnect(self) -> None:
        pass


def test_a_lost_cancellation_is_told_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "AGAIN", 0.01)

    async def closed() -> int:
        bus = Deaf()
        bus.start()
        await bus.trying.wait()
        async with asyncio.timeout(60):
            await bus.close()
        return bus.tries

    assert run(closed()) >= 1


def test_a_task_has_time_to_put_things_in_order() -> None:
    async def ended() -> list[str]:
        done: list[str] = []

        async def work() -> None:
            try:
                await asyncio.sleep(1000)
            finally:
                await asyncio.sleep(0.05)
                done.append("in order")

        async def broken() -> None:
            raise ValueError

        tasks = [asyncio.create_task(work()), asyncio.create_task(broken())]
        await asyncio.sleep(0)
        await end(*tasks, None)
        return done

    assert run(ended()) == ["in order"]
