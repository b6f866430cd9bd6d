"""How many moves a second a server makes durable, and how long until every seat at the table has seen one.

A real server process on a real database, every table with two players, each on a WebSocket of its own. A lane plays one
table after another; its next move is sent when both seats have the scene of the last one.

python -m perihelion.server.bench [DATABASE]
"""

import asyncio
import math
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Final, Protocol
from urllib.parse import urlsplit

import msgspec

from perihelion.kernel.rng import seeded
from perihelion.words import Words

SEATS: Final = 2
UNNOTICED: Final = "leave_out"
"""A move of Sunward that others do not notice: it is not made here."""
WARM: Final = 1.0
SHORTEST_GAME: Final = 36  # moves of two players
"""Seconds before measuring begins."""


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


class Socket(Protocol):
    async def send(self, message: str) -> None: ...
    async def recv(self) -> str | bytes: ...
    async def close(self) -> None: ...


class Lane:
    """Plays tables one after another, one move at a time."""

    def __init__(self, tables: list[list[Socket]], number: int) -> None:
        self.tables = tables
        self.rng = seeded(number)
        self.took: list[tuple[float, float]] = []  # when a move was seen by all, and how long that took
        self.sent = 0

    async def play(self, until: float) -> None:
        for sockets in self.tables:
            scenes = [await self.scene(socket, 0) for socket in sockets]
            while scenes[0].status != "over":
                if time.perf_counter() > until:
                    return
                mover = next(number for number, scene in enumerate(scenes) if scene.legal)
                scenes = await self.move(sockets, mover, scenes[mover])

    async def move(self, sockets: list[Socket], mover: int, scene: Seen) -> list[Seen]:
        self.sent += 1
        seen_by_all = [move.id for move in scene.legal if move.kind != UNNOTICED]
        action = seen_by_all[self.rng.below(len(seen_by_all))]
        began = time.perf_counter()
        key = f"{id(self)}-{self.sent}"
        await sockets[mover].send(f'{{"type":"move","ply":{scene.ply},"action":{action},"key":"{key}"}}')
        scenes = [await self.scene(socket, scene.ply + 1) for socket in sockets]
        done = time.perf_counter()
        self.took.append((done, done - began))
        return scenes

    async def scene(self, socket: Socket, ply: int) -> Seen:
        while True:
            seen = SEEN.decode(await socket.recv())
            if seen.type == "refused":
                raise RuntimeError(seen.error)
            if seen.type == "scene" and seen.ply >= ply:
                return seen


async def set_tables(address: str, count: int) -> list[list[Socket]]:
    from websockets.asyncio.client import connect

    tables: list[list[Socket]] = []
    for number in range(count):
        wish = {"game": "sunward", "seats": [{"kind": "human", "name": "-"}] * SEATS, "seed": number}
        made = await asyncio.to_thread(ask, f"{address}/api/tables", wish)
        sockets: list[Socket] = []
        for seat in made["seats"]:
            url = f"{address.replace('http', 'ws', 1)}/api/tables/{made['table']}/live"
            socket = await connect(url, compression=None)
            await socket.send(msgspec.json.encode({"token": seat["token"]}).decode())
            sockets.append(socket)
        tables.append(sockets)
    return tables


async def measure(address: str, pid: int, tables: int, seconds: float) -> Figure:
    fastest = min(3000 / tables, 700)  # moves a second of one lane: enough tables that none runs out of moves
    ahead = max(2, math.ceil(fastest * (WARM + seconds) / SHORTEST_GAME))
    lanes = [Lane(await set_tables(address, ahead), number) for number in range(tables)]
    began = time.perf_counter()
    before = processor_time(pid)
    await asyncio.gather(*[lane.play(began + WARM + seconds) for lane in lanes])
    used = processor_time(pid) - before
    took = sorted(each for lane in lanes for at, each in lane.took if at > began + WARM)
    last = max((at for lane in lanes for at, _ in lane.took), default=began)
    share = len(took) / max(1, sum(len(lane.took) for lane in lanes))
    await asyncio.gather(*[socket.close() for lane in lanes for table in lane.tables for socket in table])
    p50, p99 = took[len(took) // 2], took[len(took) * 99 // 100]
    return Figure(tables, len(took), last - began - WARM, p50, p99, used * share)


def processor_time(pid: int) -> float:
    """Seconds, user and system, of a process; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / 100


async def bench_server(tables: Sequence[int], seconds: float = 5.0, database: str | None = None) -> list[Figure]:
    """One fresh server, all the numbers of tables one after another."""
    with tempfile.TemporaryDirectory() as folder:
        database = database or str(Path(folder) / "tables.sqlite")
        options = ["--port", "0", "--rate", "0", "--workers", "1", "--log-level", "warning", "--db", database]
        server = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "perihelion.server", *options, stdout=asyncio.subprocess.PIPE
        )
        try:
            assert server.stdout is not None
            address = (await server.stdout.readline()).decode().split()[-1].rstrip("/")
            await until_ready(address)
            return [await measure(address, server.pid, count, seconds) for count in tables]
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


def told(figure: Figure) -> dict[str, int | str]:
    """The facts of the sentence `bench-server`."""
    return {
        "tables": figure.tables,
        "rate": f"{figure.moves_a_second:.0f}",
        "p50": f"{figure.p50 * 1e3:.1f}",
        "p99": f"{figure.p99 * 1e3:.1f}",
        "cost": f"{figure.server_seconds / figure.moves * 1e6:.0f}",
    }


def main() -> None:
    words = Words("en")
    for figure in asyncio.run(bench_server((1, 30, 300), database=sys.argv[1] if len(sys.argv) > 1 else None)):
        sys.stdout.write(words.say("bench-server", **told(figure)) + "\n")


if __name__ == "__main__":
    main()
