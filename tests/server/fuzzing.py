"""Messages that nobody should send, over HTTP and WebSocket, many in flight, while somebody plays beside them."""

import asyncio
import json
import re
import time
from collections import Counter
from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeVar

from server.mischief import TEXT, Mischief, frame
from server.serving import Seat, Server, set_table
from support.patience import PATIENCE
from websockets.asyncio.client import connect

import perihelion

Answer = TypeVar("Answer")
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]

LEAST_SOCKETS, LEAST_MOVES = 100, 20
"""What a run has of messages over WebSockets and of moves of a bystander, however slow the machine is."""
REQUESTS: Final = 24
"""In flight on one connection."""
FRAMES: Final = 60
NEW_TABLES: Final = 20_000
"""Messages after which others are sent to new tables: the games on the old ones may be over."""
PAUSE: Final = 0.02
"""Seconds between two moves of the bystander, who is not there to be fast."""
LENGTH: Final = re.compile(rb"content-length: (\d+)", re.IGNORECASE)
FAULT: Final = b"error-server-fault"
UPGRADE: Final = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: cGVyaWhlbGlvbiBiZW5jaA==\r\n\r\n"
)


@dataclass
class Found:
    """What came of it."""

    sent: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    closed: int = 0
    sockets: int = 0
    moves: int = 0
    problems: list[str] = field(default_factory=list)
    memory: list[int] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def grown(self) -> int:
        """Kilobytes in the second half; tables are open by then."""
        return self.memory[-1] - self.memory[len(self.memory) // 2] if self.memory else 0

    def figures(self) -> str:
        statuses = ", ".join(f"{status}: {count:,}" for status, count in sorted(self.statuses.items()))
        return (
            f"{self.sent:,} messages in {self.seconds / 60:.0f} minutes, {self.sockets:,} over WebSockets; {statuses}; "
            f"{self.closed:,} closed; {self.moves:,} moves of a bystander; "
            f"{self.grown / 1024:+.1f} MB in the second half"
        )


async def answers(stream: Stream, requests: list[bytes]) -> list[int]:
    """The statuses, in the order of the requests; fewer when the server closed the connection on the way."""
    reader, writer = stream
    writer.write(b"".join(requests))
    found: list[int] = []
    waiting = b""
    with suppress(ConnectionError):
        while len(found) < len(requests):
            end = waiting.find(b"\r\n\r\n") + 4
            length = LENGTH.search(waiting, 0, end) if end >= 4 else None
            bodiless = requests[len(found)].startswith(b"HEAD")
            size = end + (int(length[1]) if length and not bodiless else 0)
            if end < 4 or len(waiting) < size:
                part = await reader.read(1 << 18)
                if not part:
                    break
                waiting += part
                continue
            found.append(int(waiting[9:12]))
            waiting = waiting[size:]
    return found


class Fuzzer:
    def __init__(self, server: Server, seed: int, count: int, seconds: float) -> None:
        self.server = server
        self.seed = seed
        self.count = count
        self.began = time.monotonic()
        self.until = self.began + seconds
        self.found = Found()
        self.ends = 0
        self.seats: list[Seat] = []
        self.set_tables()

    def set_tables(self) -> None:
        """Of every game, one of them waiting for somebody."""
        for seat in self.seats:
            seat.http.close()
        games = [game for game in perihelion.all_games() if 2 in game.seats]
        self.seats[:] = [seat for game in games for seat in set_table(self.server, "hh", game.id, chat=True)]
        self.seats += set_table(self.server, "hw")

    def goes_on(self) -> bool:
        """Until all is sent, and somebody has played beside it; a busy machine takes longer, which is no fault."""
        found = self.found
        enough = found.sent >= self.count and found.sockets > LEAST_SOCKETS and found.moves > LEAST_MOVES
        return not enough and time.monotonic() < self.until and not found.problems

    async def run(self) -> Found:
        mischief = [self.over_http(Mischief(self.seed + each, self.seats)) for each in range(2)]
        mischief += [self.over_sockets(Mischief(self.seed + 100 + each, self.seats)) for each in range(2)]
        await asyncio.gather(*mischief, self.bystander(), self.look_after())
        self.found.seconds = time.monotonic() - self.began
        return self.found

    async def look_after(self) -> None:
        """New tables now and then, and how much memory the server has."""
        renewed = 0
        while self.goes_on():
            self.found.memory.append(resident(self.server))
            if self.found.sent - renewed > NEW_TABLES:
                renewed = self.found.sent
                await asyncio.to_thread(self.set_tables)
            await asyncio.sleep(0.5)

    async def open(self) -> Stream:
        return await asyncio.open_connection("127.0.0.1", self.server.port)

    async def over_http(self, mischief: Mischief) -> None:
        found = self.found
        while self.goes_on():
            stream = await self.open()
            whole = True
            while whole and self.goes_on():
                requests = [mischief.request() for _ in range(REQUESTS)]
                statuses = await within(answers(stream, requests))
                whole = len(statuses) == len(requests)
                found.sent += len(statuses) or 1  # what follows a request that closed the connection was never read
                found.statuses.update(statuses)
                for status, request in zip(statuses, requests, strict=False):
                    if status >= 500:
                        found.problems.append(f"{status} for {request[:300]!r}")
            found.closed += 1
            stream[1].close()

    async def over_sockets(self, mischief: Mischief) -> None:
        while self.goes_on():
            seat = mischief.rng.choice(self.seats)
            stream = await self.open()
            stream[1].write(UPGRADE.format(table=seat.table).encode())
            await within(stream[0].readuntil(b"\r\n\r\n"))
            hello = json.dumps({"token": seat.token}).encode()
            stream[1].write(frame(TEXT, hello) if mischief.rng.random() < 0.95 else mischief.frame())
            for _ in range(mischief.rng.randrange(1, 40)):
                if not self.goes_on():
                    break
                heard = await within(self.heard_out(stream, [mischief.frame() for _ in range(FRAMES)]))
                self.found.sent += FRAMES if heard else 1  # what follows a frame that closed it was never read
                self.found.sockets += FRAMES if heard else 1
                if not heard:
                    break
            self.found.closed += 1
            stream[1].close()

    async def heard_out(self, stream: Stream, frames: list[bytes]) -> bool:
        """All frames are answered, up to the last, which we know again; False when the server has hung up."""
        reader, writer = stream
        self.ends += 1
        end = b'"end-%d"' % self.ends
        last = b""
        with suppress(ConnectionError):
            writer.write(b"".join(frames) + frame(TEXT, b'{"type":"end","key":%b}' % end))
            while end not in last:
                part = await reader.read(1 << 18)
                if not part:
                    return False
                last = last[-len(FAULT) - len(end) :] + part
                if FAULT in last:
                    self.found.problems.append(f"a fault over a WebSocket: {last[:2000]!r}")
                    return False
            return True
        return False

    async def bystander(self) -> None:
        """Plays one game after another; every move must be made."""
        while self.goes_on():
            ada = (await asyncio.to_thread(set_table, self.server, "h"))[0]
            url = f"ws://127.0.0.1:{self.server.port}/api/tables/{ada.table}/live"
            async with connect(url, compression=None, open_timeout=PATIENCE, ping_interval=None) as line:
                await line.send(json.dumps({"token": ada.token}))
                while self.goes_on():
                    said = json.loads(await within(line.recv()))
                    if said["type"] == "refused":
                        self.found.problems.append(f"a bystander was refused: {said['error']}")
                    if said["type"] != "scene":
                        continue
                    if said["status"] == "over":
                        break
                    self.found.moves += 1
                    move = {"type": "move", "ply": said["ply"], "action": said["legal"][0]["id"]}
                    await line.send(json.dumps({**move, "key": str(self.found.moves)}))
                    await asyncio.sleep(PAUSE)
            ada.http.close()


async def within(answer: Awaitable[Answer], seconds: float = PATIENCE) -> Answer:
    return await asyncio.wait_for(answer, seconds)


def resident(server: Server) -> int:
    """Kilobytes of memory that the server's process holds."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="utf8")
    return int(status.partition("VmRSS:")[2].split()[0])


def faults(server: Server) -> list[str]:
    """What the log holds that should not be there."""
    assert server.log is not None
    found = []
    for line in server.log.read_text(encoding="utf8").splitlines():
        if '"level": "error"' in line or line.startswith("Traceback"):
            found.append(line[:2000])
    return found
