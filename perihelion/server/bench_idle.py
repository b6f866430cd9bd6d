"""What tables and sockets cost at which nothing happens: a server's memory with many of both.

python -m perihelion.server.bench_idle [TABLES [SOCKETS]]
"""

import asyncio
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final, cast
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa

from perihelion.kernel.record import begin_record
from perihelion.server import shelf
from perihelion.server.bench import PING, PONG, UPGRADE, fast_loop, frame, processor_time, started
from perihelion.server.doors import room
from perihelion.server.making import new_row
from perihelion.server.migrations import migrate
from perihelion.server.schema import SEATS, TABLES, SeatRow
from perihelion.server.storage import open_engine
from perihelion.server.tokens import hashed, new_token

AT_ONCE: Final = 100
"""Sockets that are opened at the same time."""
REST: Final = 25.0
"""Seconds in which nothing happens: every socket is asked once whether it is still there."""


@dataclass(frozen=True)
class Idle:
    tables: int
    sockets: int
    megabytes: float
    megabytes_before: float
    processor: float
    """Share of one processor while nothing happens."""


class Sleeper(asyncio.Protocol):
    """A socket that shows its first scene, and answers when asked whether it is there."""

    def __init__(self, upgrade: bytes, hello: bytes, opened: "asyncio.Future[None]") -> None:
        self.upgrade = upgrade
        self.hello = hello
        self.opened = opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.upgrade)

    def data_received(self, data: bytes) -> None:
        if data[0] == PING:  # which comes alone
            self.transport.write(frame(data[2:], PONG))
        elif data.startswith(b"HTTP/1.1 101"):
            self.transport.write(self.hello)
        elif not self.opened.done() and b'"type":"scene"' in data:
            self.opened.set_result(None)

    def connection_lost(self, problem: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(problem or ConnectionError("the server hung up"))


def set_tables(database: str, count: int) -> list[tuple[str, str]]:
    """Tables for two, straight into the database; their ids, each with the token of a seat."""
    engine = open_engine(database)
    migrate(engine)
    game = shelf.game("sunward")
    rows, seats, keys = [], [], []
    for number in range(count):
        row, token = new_row(begin_record(game, [], number, {}), hashed(new_token()), False, False), new_token()
        rows.append({**vars(row), "seed": str(row.seed)})
        for seat, key in enumerate((token, new_token())):
            seats.append({"table_id": row.id, **vars(SeatRow(seat, "human", "", "-", True, hashed(key)))})
        keys.append((row.id, token))
    with engine.begin() as connection:
        connection.execute(sa.insert(TABLES), rows)
        connection.execute(sa.insert(SEATS), seats)
    engine.dispose()
    return keys


def resident(pid: int) -> float:
    """Megabytes of memory that a process holds."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf8")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


async def measure_idle(tables: int, sockets: int, rest: float = REST) -> Idle:
    room(sockets)  # open files, on this side too
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.sqlite")
        keys = set_tables(database, tables)
        async with started(database) as (address, pid):
            before = resident(pid)
            where = urlsplit(address)
            loop, limit = asyncio.get_running_loop(), asyncio.Semaphore(AT_ONCE)
            lines: list[asyncio.BaseTransport] = []

            async def open_one(number: int) -> None:
                table, token = keys[number % len(keys)]
                upgrade = UPGRADE.format(table=table, host=where.netloc).encode()
                hello = frame(msgspec.json.encode({"token": token}))
                opened: asyncio.Future[None] = loop.create_future()
                async with limit:
                    line, _ = await loop.create_connection(
                        lambda: Sleeper(upgrade, hello, opened), where.hostname or "", where.port or 80
                    )
                    await opened
                lines.append(line)

            await asyncio.gather(*[open_one(number) for number in range(sockets)])
            used, began = processor_time(pid), time.monotonic()
            await asyncio.sleep(rest)
            share = (processor_time(pid) - used) / (time.monotonic() - began)
            found = Idle(tables, sockets, resident(pid), before, share)
            for line in lines:
                line.close()
            return found


def main() -> None:
    counts = [int(each) for each in sys.argv[1:]] or [10_000]
    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        found = runner.run(measure_idle(counts[0], counts[-1]))
    sys.stdout.write(
        f"{found.tables} tables and {found.sockets} sockets: {found.megabytes:.0f} MB "
        f"({found.megabytes_before:.0f} MB before), {found.processor:.1%} of a processor while nothing happens\n"
    )


if __name__ == "__main__":
    main()
