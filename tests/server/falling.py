"""Tables played on two nodes, over sockets that come back by themselves, while what they stand on falls."""

import asyncio
import json
import random
import statistics
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
from server.serving import Postgres, Redis, Server
from sqlalchemy.exc import OperationalError
from support.asking import NO_TLS
from support.patience import PATIENCE
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from perihelion.server.storage import Storage, open_engine

LATER: Final = {"error-cannot-save", "error-server-fault"}
"""Refusals after which the same message is sent again."""
PAUSE: Final = 0.03
"""Seconds between two moves of a player."""
GONE: Final = (OSError, WebSocketException, TimeoutError, EOFError)


class Player:
    """Plays a seat to the end of its game, on whichever node answers; remembers every key that was acknowledged."""

    def __init__(self, nodes: list[Server], table: str, seat: int, token: str) -> None:
        self.nodes = nodes
        self.table = table
        self.seat = seat
        self.token = token
        self.at = seat  # the node it is at
        self.ply = -1  # seen over the present socket; -1 without one
        self.sent = 0
        self.open: dict[str, Any] | None = None  # a move that is not answered yet
        self.acknowledged: list[str] = []
        self.over = False

    async def play(self, goes_on: Callable[[], bool]) -> None:
        while not self.over and (goes_on() or self.open):
            address = f"ws://127.0.0.1:{self.nodes[self.at % 2].port}/api/tables/{self.table}/live"
            with suppress(*GONE):
                async with connect(address, compression=None, ping_interval=None, open_timeout=5) as line:
                    await line.send(json.dumps({"token": self.token}))
                    if self.open is not None:
                        await line.send(json.dumps(self.open))
                    await self.follow(line, goes_on)
            self.ply = -1
            self.at += 1
            await asyncio.sleep(0.02)

    async def follow(self, line: ClientConnection, goes_on: Callable[[], bool]) -> None:
        while not self.over and (goes_on() or self.open):
            try:
                said = json.loads(await asyncio.wait_for(line.recv(), 1.0))
            except TimeoutError:
                continue
            if said["type"] == "refused":
                await self.refused(line, said)
            scene = said.get("scene", said)
            if scene["type"] != "scene":
                continue
            self.ply = max(self.ply, scene["ply"])
            if self.open is not None and said.get("done") == self.open["key"]:
                self.acknowledged.append(self.open["key"])
                self.open = None
            self.over = scene["status"] == "over" and self.open is None
            if scene["legal"] and self.open is None and goes_on():
                await asyncio.sleep(PAUSE)
                self.sent += 1
                action = random.choice(scene["legal"])["id"]
                self.open = {"type": "move", "ply": scene["ply"], "action": action, "key": f"{self.seat}-{self.sent}"}
                await line.send(json.dumps(self.open))

    async def refused(self, line: ClientConnection, said: dict[str, Any]) -> None:
        if self.open is None or said["key"] != self.open["key"]:
            return
        if said["error"] in LATER:
            await asyncio.sleep(0.1)
            await line.send(json.dumps(self.open))
        else:
            assert said["error"] in ("error-stale", "error-game-over"), said
            self.open = None  # somebody else was first: it was not made


@dataclass
class Fallen:
    """How long it took after each fall until every socket was current again, in seconds after the return."""

    took: dict[str, list[float]] = field(default_factory=dict)
    moves: int = 0
    games: int = 0
    seconds: float = 0.0

    @property
    def falls(self) -> int:
        return sum(map(len, self.took.values()))

    def figures(self) -> str:
        each = "; ".join(
            f"{kind} {len(took)}, sockets current after {statistics.median(took):.1f} s (at most {max(took):.1f} s)"
            for kind, took in self.took.items()
            if took
        )
        return (
            f"{self.falls:,} falls in {self.seconds / 60:.0f} min under {self.moves:,} moves at {self.games} tables; "
            f"none lost, doubled or out of order; {each}"
        )


class Falls:
    """Redis, PostgreSQL, one node and the other fall in turn."""

    def __init__(self, postgres: Postgres, redis: Redis, tables: int, seed: int) -> None:
        self.postgres = postgres
        self.redis = redis
        self.tables = tables
        self.rng = random.Random(seed)
        self.database = postgres.database()
        options = ("--rate", "0", "--connections-each", "0", "--workers", "1", "--log-level", "warning")
        self.nodes = [Server(self.database, *options, "--redis", redis.url) for _ in range(2)]
        self.storage = Storage(open_engine(self.database))
        self.players: list[Player] = []
        self.found = Fallen()
        self.stopping = False

    def close(self) -> None:
        self.storage.close()
        for node in self.nodes:
            node.kill()

    async def run(self, falls: int, seconds: float) -> Fallen:
        began = time.monotonic()
        for node in self.nodes:
            await asyncio.to_thread(node.wait_until_ready)
        playing = [asyncio.create_task(self.keep_playing()) for _ in range(self.tables)]
        kinds = {"Redis": self.redis, "PostgreSQL": self.postgres, "a node": self.nodes[0], "the other": self.nodes[1]}
        while self.found.falls < falls and time.monotonic() < began + seconds:
            for kind, it in kinds.items():
                await asyncio.sleep(self.rng.random() * 0.2)
                await asyncio.to_thread(it.kill)
                await asyncio.sleep(self.rng.random() * 0.2)
                await asyncio.to_thread(it.start)
                await asyncio.to_thread(self.wait_for, it)
                self.found.took.setdefault(kind, []).append(await self.until_current())
        self.stopping = True
        await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)
        self.found.seconds = time.monotonic() - began
        return self.found

    def wait_for(self, it: Server | Postgres | Redis) -> None:
        """Until it answers; PostgreSQL does once it is started."""
        if not isinstance(it, Postgres):
            it.wait_until_ready()

    async def keep_playing(self) -> None:
        """One game after another at one table."""
        while not self.stopping:
            seats = await self.set_table()
            self.players += seats
            await asyncio.gather(*[each.play(lambda: not self.stopping) for each in seats])
            await asyncio.to_thread(self.check, seats)
            self.players = [each for each in self.players if each not in seats]

    async def set_table(self) -> list[Player]:
        wish = {"game": "sunward", "seats": [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bob"}]}
        async with httpx.AsyncClient(verify=NO_TLS, timeout=PATIENCE) as http:
            while True:
                for node in self.nodes:
                    with suppress(httpx.TransportError):
                        answer = await http.post(f"{node.url}/api/tables", json=wish)
                        if answer.status_code == 201:
                            made = answer.json()
                            return [
                                Player(self.nodes, made["table"], each["seat"], each["token"]) for each in made["seats"]
                            ]
                await asyncio.sleep(0.05)

    async def until_current(self) -> float:
        """Seconds until everybody at a table has a socket that shows all that is in the log at this moment."""
        began = time.monotonic()
        wanted = await asyncio.to_thread(self.noticed)
        while any(each in self.players and not each.over and each.ply < ply for each, ply in wanted.items()):
            assert time.monotonic() < began + PATIENCE, "a socket is not current"
            await asyncio.sleep(0.01)
        return time.monotonic() - began

    def noticed(self) -> dict[Player, int]:
        logs = {table: self.log(table) for table in {each.table for each in self.players}}
        return {
            each: sum(row.seen >> each.seat & 1 for row in logs[each.table])
            for each in list(self.players)
            if each.table in logs
        }

    def log(self, table: str) -> list[Any]:
        """As soon as the database is there: a game may end while it is away."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return list(self.storage.log(table))
            except OperationalError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.05)

    def check(self, seats: list[Player]) -> None:
        """What was answered is in the log, in its order, once, and nothing else."""
        log = self.log(seats[0].table)
        assert [row.ply for row in log] == list(range(1, len(log) + 1))
        for each in seats:
            assert [row.key for row in log if row.seat == each.seat] == each.acknowledged
        self.found.moves += len(log)
        self.found.games += 1
