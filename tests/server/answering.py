"""Tables of all games with bots, each seat played over several sockets at once: every key that is sent is answered."""

import asyncio
import json
import random
import secrets
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from server.serving import Json, Seat, Server, set_table
from support.patience import PATIENCE
from websockets.asyncio.client import ClientConnection, connect

import perihelion

SOCKETS: Final = 3
"""Of one seat; the last of them reads slowly."""
SLOW: Final = 0.3
"""Seconds that it does not read, at most."""
WAYS: Final = {"move": 70, "twice": 10, "undo": 6, "redo": 4, "stale": 6, "other": 4}
"""How often something is sent so."""
OFTEN_REFUSED: Final = ("undo", "redo", "stale")


@dataclass
class Found:
    ways: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    games: Counter[str] = field(default_factory=Counter)
    done: dict[str, list[str]] = field(default_factory=dict)  # by table, in the order of the answers
    slowest: float = 0.0
    problems: list[str] = field(default_factory=list)

    @property
    def sent(self) -> int:
        return sum(self.ways.values())

    def figures(self) -> str:
        games = ", ".join(f"{game} {count:,}" for game, count in sorted(self.games.items()))
        answers = ", ".join(f"{count:,} {answer}" for answer, count in sorted(self.answers.items()))
        return (
            f"{self.sent:,} messages at tables with bots ({games}), {self.ways['twice']:,} of them over two sockets at "
            f"once; all answered: {answers}; the slowest after {self.slowest:.1f} s"
        )


class Socket:
    """One of a seat; what it has asked is answered by its key."""

    def __init__(self, line: ClientConnection, slow: random.Random | None) -> None:
        self.line = line
        self.slow = slow
        self.scene: Json = {}
        self.news = asyncio.Event()
        self.waiting: dict[str, asyncio.Future[Json]] = {}
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for raw in self.line:
            said = json.loads(raw)
            if said["type"] == "scene":
                self.scene = said
                self.news.set()
            key = said.get("done") or said.get("key")
            if key in self.waiting:
                self.waiting.pop(key).set_result(said)
            if self.slow is not None and self.slow.random() < 0.2:
                await asyncio.sleep(self.slow.random() * SLOW)

    async def ask(self, message: Json) -> Json:
        answer = self.waiting[message["key"]] = asyncio.get_running_loop().create_future()
        await self.line.send(json.dumps(message))
        return await asyncio.wait_for(answer, PATIENCE)


class Answering:
    def __init__(self, server: Server, seed: int, count: int, seconds: float) -> None:
        self.server = server
        self.seed = seed
        self.count = count
        self.until = time.monotonic() + seconds
        self.found = Found()

    def goes_on(self) -> bool:
        found = self.found
        return found.sent < self.count and time.monotonic() < self.until and not found.problems

    async def run(self, tables: int) -> Found:
        """So many tables of every game at once."""
        games = [game.id for game in perihelion.all_games()]
        lanes = [self.lane(game, number) for number in range(tables) for game in games]
        await asyncio.gather(*lanes)
        return self.found

    async def lane(self, game: str, number: int) -> None:
        """One table after another."""
        rng = random.Random(f"{self.seed} {game} {number}")
        while self.goes_on():
            seats = "hrr" if 3 in perihelion.game(game).seats else "hr"
            seat = (await asyncio.to_thread(set_table, self.server, seats, game))[0]
            try:
                await self.table(game, seat, rng)
            except TimeoutError:
                self.found.problems.append(f"no answer at a table of {game}")
            finally:
                seat.http.close()

    async def table(self, game: str, seat: Seat, rng: random.Random) -> None:
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{seat.table}/live"
        options = {"compression": None, "open_timeout": PATIENCE, "ping_interval": None, "max_queue": 1}
        lines = [await connect(url, **options) for _ in range(SOCKETS)]
        sockets = [Socket(line, rng if line is lines[-1] else None) for line in lines]
        try:
            for line in lines:
                await line.send(json.dumps({"token": seat.token, "whole": rng.random() < 0.5}))
            while self.goes_on():
                socket = sockets[0]
                if not socket.scene or (not socket.scene["legal"] and socket.scene["status"] != "over"):
                    socket.news.clear()
                    await asyncio.wait_for(socket.news.wait(), PATIENCE)  # bots move, or else the test is lost
                    continue
                if socket.scene["status"] == "over":
                    return
                await self.turn(game, seat.table, sockets, rng)
        finally:
            for each in sockets:
                each.reading.cancel()
                await each.line.close()

    async def turn(self, game: str, table: str, sockets: list[Socket], rng: random.Random) -> None:
        way = rng.choices(list(WAYS), list(WAYS.values()))[0]
        scene, key = sockets[0].scene, secrets.token_hex(8)
        wish = {"type": "move", "ply": scene["ply"], "action": rng.choice(scene["legal"])["id"], "key": key}
        if way in ("undo", "redo"):
            wish["type"] = way
        if way == "stale":
            wish["ply"] = rng.randrange(scene["ply"] + 1)
        asked = {"twice": sockets[:2], "other": sockets[-1:]}.get(way, [rng.choice(sockets[:2])])
        self.found.ways[way] += 1
        self.found.games[game] += 1
        began = time.monotonic()
        answers = await asyncio.gather(*[socket.ask(wish) for socket in asked])
        self.found.slowest = max(self.found.slowest, time.monotonic() - began)
        for said in answers:
            self.found.answers["done" if said["type"] == "scene" else said["error"]] += 1
        if way == "twice" and len({said["type"] for said in answers}) > 1:
            self.found.problems.append(f"one key, two answers: {answers}")
        if answers[0]["type"] == "scene":
            self.found.done.setdefault(table, []).append(key)
        elif way not in OFTEN_REFUSED and answers[0]["error"] != "error-stale":  # bots may have moved
            self.found.problems.append(f"{wish}: {answers[0]['error']}")
