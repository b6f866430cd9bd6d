"""How many moves a second a server makes durable, and how long until every seat at the table has seen one.

A real server process on a real database, every table with two players, each on a WebSocket of its own. A lane plays one
table after another; its next move is sent when both seats have the scene of the last one. Lanes play in stretches:
when one has no table left all of them pause until there are new ones, and setting those is not measured.

python -m perihelion.server.bench [DATABASE]
"""

import asyncio
import math
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache, partial
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Final, cast
from urllib.parse import urlsplit

import msgspec

import perihelion
from perihelion.arena.speed import COMPILED, PLAIN, build_here
from perihelion.kernel.rng import seeded
from perihelion.words import Words

SEATS: Final = 2
UNNOTICED: Final = "leave_out"
"""A move of Sunward that others do not notice: it is not made here."""
WARM: Final = 1.0
"""Seconds before measuring begins."""
SHORTEST_GAME: Final = 36  # moves of two players
TEXT: Final = 0x81
"""The first byte of a frame that is a whole text."""
PING: Final = 0x89
PONG: Final = 0x8A
UPGRADE: Final = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: cGVyaWhlbGlvbiBiZW5jaA==\r\n\r\n"
)


class Move(msgspec.Struct):
    id: int
    kind: str


class Seen(msgspec.Struct):
    """What a lane reads of a message."""

    type: str
    ply: int = 0
    status: str = ""
    legal: list[Move] = []
    seat: int | None = None
    error: str = ""


SEEN: Final = msgspec.json.Decoder(Seen)


@dataclass(frozen=True)
class Figure:
    tables: int
    moves: int
    seconds: float
    p50: float
    p99: float
    server_seconds: float  # of processor time

    @property
    def moves_a_second(self) -> float:
        return self.moves / self.seconds


class Seat(asyncio.Protocol):
    """One WebSocket, and as little of it (RFC 6455) as a load needs: it must cost less than what it measures."""

    def __init__(self, lane: "Lane", upgrade: bytes, hello: bytes) -> None:
        self.lane = lane
        self.upgrade = upgrade
        self.hello = hello
        self.accepted = False
        self.waiting = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but name
        self.transport.write(self.upgrade)

    def data_received(self, data: bytes) -> None:
        data = self.waiting + data
        if not self.accepted:
            head, found, rest = data.partition(b"\r\n\r\n")
            if not found:
                self.waiting = data
                return
            if b" 101 " not in head:
                self.lane.fail(RuntimeError(head.decode("latin1")))
            self.accepted, data = True, rest
            self.send(self.hello)
        self.waiting = self.take(data)

    def take(self, data: bytes) -> bytes:
        """Hand on the whole frames; returns the rest."""
        while len(data) >= 2:
            size, begin = data[1], 2
            if size >= 126:
                begin = 4 if size == 126 else 10
                size = int.from_bytes(data[2:begin], "big")
            if len(data) < begin + size or len(data) < begin:
                break
            if data[0] == TEXT:
                self.lane.heard(self, data[begin : begin + size])
            elif data[0] == PING:  # on a busy machine it takes long to set all tables
                self.transport.write(frame(data[begin : begin + size], PONG))
            data = data[begin + size :]
        return data

    def send(self, message: bytes) -> None:
        self.transport.write(frame(message))

    def connection_lost(self, problem: Exception | None) -> None:
        self.lane.fail(problem or ConnectionError("the server hung up"))


def frame(message: bytes, kind: int = TEXT) -> bytes:
    """A client's frame is masked; a mask of zeros changes nothing."""
    size = bytes([0x80 | len(message)]) if len(message) < 126 else b"\xfe" + len(message).to_bytes(2, "big")
    return bytes([kind]) + size + b"\0\0\0\0" + message


class Stretch:
    """A while in which all lanes play: until its time is over, or one of them has no table left."""

    def __init__(self, until: float) -> None:
        self.until = until

    def is_over(self, now: float) -> bool:
        return now > self.until

    def end(self) -> None:
        self.until = 0.0


class Lane:
    """Plays tables one after another, one move at a time."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.rng = seeded(number)
        self.tables: list[list[Seat]] = []
        self.at = 0
        self.scenes: dict[Seat, Seen] = {}  # the latest of every seat
        self.awaited = 0  # the ply that every seat is to see
        self.took: list[tuple[float, float]] = []  # when a move was seen by all, and how long that took
        self.began = 0.0
        self.sent = 0
        self.stretch: Stretch | None = None  # while it plays
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def left(self) -> int:
        """Tables that it has not played to their end."""
        return len(self.tables) - self.at

    def fail(self, problem: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(problem)

    def heard(self, seat: Seat, message: bytes) -> None:
        seen = SEEN.decode(message)
        if seen.type == "refused":
            self.fail(RuntimeError(seen.error))
        elif seen.type == "scene":
            self.scenes[seat] = seen
            self.look()

    def play(self, stretch: Stretch) -> "asyncio.Future[None]":
        """All seats of all tables have their first scene by now, or will have. Done when the stretch is over."""
        if self.done.done() and self.done.exception() is None:
            self.done = asyncio.get_running_loop().create_future()
        self.stretch = stretch
        self.look()
        return self.done

    def pause(self) -> None:
        self.stretch = None
        self.awaited = 0
        self.done.set_result(None)

    def look(self) -> None:
        """Move on when every seat has seen the last move."""
        if self.done.done() or self.stretch is None:
            return
        seats = self.tables[self.at]
        scenes = [self.scenes.get(seat) for seat in seats]
        if any(scene is None or scene.ply < self.awaited for scene in scenes):
            return
        now = time.perf_counter()
        if self.awaited:
            self.took.append((now, now - self.began))
            self.awaited = 0
        if self.scenes[seats[0]].status == "over":
            self.at += 1
            if not self.left():
                self.stretch.end()
                self.pause()
            else:
                self.look()
        elif self.stretch.is_over(now):
            self.pause()
        else:
            self.move(next(seat for seat in seats if self.scenes[seat].legal))

    def move(self, seat: Seat) -> None:
        scene = self.scenes[seat]
        seen_by_all = [move.id for move in scene.legal if move.kind != UNNOTICED]
        action = seen_by_all[self.rng.below(len(seen_by_all))]
        self.sent += 1
        self.awaited = scene.ply + 1
        self.began = time.perf_counter()
        seat.send(b'{"type":"move","ply":%d,"action":%d,"key":"%d"}' % (scene.ply, action, self.sent))


async def set_tables(address: str, lane: Lane, count: int) -> None:
    where = urlsplit(address)
    loop = asyncio.get_running_loop()
    for _ in range(count):
        wish = {"game": "sunward", "seats": [{"kind": "human", "name": "-"}] * SEATS, "seed": lane.number}
        made = await asyncio.to_thread(ask, f"{address}/api/tables", wish)
        lane.tables.append([])
        for seat in made["seats"]:
            upgrade = UPGRADE.format(table=made["table"], host=where.netloc).encode()
            made_seat = partial(Seat, lane, upgrade, msgspec.json.encode({"token": seat["token"]}))
            _, socket = await loop.create_connection(made_seat, where.hostname or "", where.port or 80)
            lane.tables[-1].append(socket)


async def measure(address: str, pid: int, tables: int, seconds: float, ahead: int | None = None) -> Figure:
    """`ahead` tables are set for every lane before a stretch; unless told, as many as it takes at some speed."""
    fastest = min(6000 / tables, 1500)  # moves a second of one lane
    lanes = [Lane(number) for number in range(tables)]
    try:
        await played(address, pid, lanes, WARM, ahead or math.ceil(fastest * WARM / SHORTEST_GAME))
        return await played(address, pid, lanes, seconds, ahead or math.ceil(fastest * seconds / SHORTEST_GAME))
    finally:
        for socket in [socket for lane in lanes for table in lane.tables for socket in table]:
            socket.transport.close()


async def played(address: str, pid: int, lanes: list[Lane], seconds: float, ahead: int) -> Figure:
    """What the lanes do in so many seconds of play, in as many stretches as it takes."""
    took: list[float] = []
    while_playing = used = 0.0
    while while_playing < seconds:
        for lane in lanes:
            lane.took.clear()
            await set_tables(address, lane, ahead - lane.left())
        began, before = time.perf_counter(), processor_time(pid)
        stretch = Stretch(began + seconds - while_playing)
        await asyncio.gather(*[lane.play(stretch) for lane in lanes])
        used += processor_time(pid) - before
        while_playing += max((at for lane in lanes for at, _ in lane.took), default=began) - began
        took += [each for lane in lanes for _, each in lane.took]
    took.sort()
    p50, p99 = took[len(took) // 2], took[len(took) * 99 // 100]
    return Figure(len(lanes), len(took), while_playing, p50, p99, used)


def processor_time(pid: int) -> float:
    """Seconds, user and system, of a process; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / 100


def bench_server(
    tables: Sequence[int], seconds: float = 5.0, database: str | None = None, ahead: int | None = None
) -> list[Figure]:
    """One fresh server, all the numbers of tables one after another."""
    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        return runner.run(measure_all(tables, seconds, database, ahead))


async def measure_all(tables: Sequence[int], seconds: float, database: str | None, ahead: int | None) -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        async with started(database or str(Path(folder) / "tables.sqlite")) as (address, pid):
            return [await measure(address, pid, count, seconds, ahead) for count in tables]


@cache
def fastest_build() -> Path | None:
    """Where the compiled package lies, when this one is plain and a checkout has compiled what it has now."""
    root = Path(perihelion.__file__).parents[1]
    asking = root / "tools" / "compile.py"
    if build_here() != PLAIN or not asking.is_file():
        return None
    command = [sys.executable, str(asking), "--if-built", str(root / "build" / "compiled")]
    found = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()  # noqa: S603  our own tool
    return Path(found) if found else None


@asynccontextmanager
async def started(database: str, *options: str) -> AsyncIterator[tuple[str, int]]:
    """A server without limits, with the compiled rules where they are; its address and the number of its process."""
    options = ("--port", "0", "--rate", "0", "--connections-each", "0", "--workers", "1", *options)
    options += ("--log-level", "warning", "--db", database)
    build = fastest_build()
    environment = dict(os.environ) if build is None else {**os.environ, "PYTHONPATH": str(build)}
    server = await asyncio.create_subprocess_exec(
        sys.executable, "-P", "-m", "perihelion.server", *options, stdout=asyncio.subprocess.PIPE, env=environment
    )
    try:
        assert server.stdout is not None
        address = (await server.stdout.readline()).decode().split()[-1].rstrip("/")
        await until_ready(address)
        yield address, server.pid
    finally:
        server.terminate()
        await server.wait()


async def until_ready(address: str) -> None:
    for _ in range(1200):
        try:
            await asyncio.to_thread(ask, f"{address}/health")
        except OSError:
            await asyncio.sleep(0.05)
        else:
            return
    raise TimeoutError(address)


def ask(url: str, body: object = None) -> Any:
    """A JSON answer; OSError when there is none."""
    where = urlsplit(url)
    connection = HTTPConnection(where.netloc, timeout=60)
    try:
        data = None if body is None else msgspec.json.encode(body)
        connection.request("GET" if body is None else "POST", where.path, data, {"content-type": "application/json"})
        answer = connection.getresponse()
        if answer.status >= 400:
            raise OSError(answer.reason)
        return msgspec.json.decode(answer.read())
    finally:
        connection.close()


def fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The loop that the server uses too, where it is installed."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def told(figure: Figure) -> dict[str, int | str]:
    """The facts of the sentence `bench-server`."""
    return {
        "tables": figure.tables,
        "rate": f"{figure.moves_a_second:.0f}",
        "p50": f"{figure.p50 * 1e3:.1f}",
        "p99": f"{figure.p99 * 1e3:.1f}",
        "build": PLAIN if build_here() == PLAIN and fastest_build() is None else COMPILED,
        "cost": f"{figure.server_seconds / figure.moves * 1e6:.0f}",
    }


def main() -> None:
    words = Words("en")
    for figure in bench_server((1, 30, 300), database=sys.argv[1] if len(sys.argv) > 1 else None):
        sys.stdout.write(words.say("bench-server", **told(figure)) + "\n")


if __name__ == "__main__":
    main()
