"""Messages that nobody should send, over HTTP and WebSocket, while somebody plays beside them."""

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

from server.serving import Seat, Server, set_table
from support.patience import PATIENCE
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Answer = TypeVar("Answer")
ODD_TEXTS = (
    "",
    " ",
    "\0",
    "a\0b",
    "\ud800",
    "\udfff\ud800",
    "\u202e",
    "\ufeff",
    "é" * 40,
    "x" * 70,
    "x" * 5000,
    "💫",
    "\x1b[31m",
    "../../etc/passwd",
    "%00",
    "{}",
    "' OR 1=1 --",
    "undo",
    "NaN",
    "-0",
    "1e9",
)
ODD_VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    2**31,
    2**63,
    2**64,
    10**40,
    -(10**40),
    1.5,
    1e308,
    [],
    {},
    [[]],
    {"": {}},
    *ODD_TEXTS,
)
ODD_BODIES = (
    b"",
    b"\xff",
    b"\xc3\x28",
    b"\xed\xa0\x80",
    b"\0",
    b"{",
    b'{"',
    b'{"name":"\\ud800"}',
    b'{"name":"\\u0000"}',
    b'{"name":"\xff"}',
    b"nul",
    b"[1e999]",
    b"NaN",
    b'{"a":1,"a":2}',
    b"\xef\xbb\xbf{}",
    b'"\\',
    b"[,]",
    b"-",
    b"1" * 5000,
)
ODD_PATHS = (
    "%00",
    "%ff",
    "%ed%a0%80",
    "%2e%2e",
    "a%00b",
    "..",
    "%F0%9F%92%AB",
    "x" * 3000,
    "%",
    "%zz",
    "a;b",
    "9" * 5000,
)

LEAST_SOCKETS, LEAST_MOVES = 100, 20
"""What a run has of messages over WebSockets and of moves of a bystander, however slow the machine is."""


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

    def figures(self) -> str:
        grown = self.memory[-1] - self.memory[len(self.memory) // 2] if self.memory else 0
        statuses = ", ".join(f"{status}: {count:,}" for status, count in sorted(self.statuses.items()))
        return (
            f"{self.sent:,} messages, {self.sockets:,} over WebSockets; {statuses}; {self.closed:,} closed; "
            f"{self.moves:,} moves of a bystander; {grown / 1024:+.1f} MB in the second half"
        )


class Mischief:
    """Draws messages: sound ones of the protocol with something wrong, or nothing but noise."""

    def __init__(self, seed: int, seats: list[Seat]) -> None:
        self.rng = random.Random(seed)
        self.seats = seats

    def text(self) -> str:
        rng = self.rng
        if rng.random() < 0.6:
            return rng.choice(ODD_TEXTS)
        return "".join(
            chr(rng.choice((rng.randrange(0x80), rng.randrange(0x110000)))) for _ in range(rng.randrange(12))
        )

    def sound(self) -> dict[str, Any]:
        rng = self.rng
        key = f"f{rng.getrandbits(60):x}"
        return dict(
            rng.choice(
                (
                    {"ply": rng.randrange(9), "action": rng.randrange(-5, 3000), "key": key},
                    {"ply": rng.randrange(9), "key": key},
                    {"name": "Eve"},
                    {"text": "hello"},
                    {"seat": rng.randrange(4), "level": "easy"},
                    {"tokens": ["x", "y"]},
                    {"game": "sunward", "seats": [{"kind": "human", "name": "Eve"}], "options": {}},
                    {
                        "format": "perihelion-record/1",
                        "game": "sunward",
                        "rules_version": 2,
                        "set": "house",
                        "options": {},
                        "seats": ["human"],
                        "seed": 1,
                        "log": [[0, 1]],
                    },
                )
            )
        )

    def spoiled(self) -> bytes:
        rng = self.rng
        message = self.sound()
        for _ in range(rng.randrange(3)):
            name = rng.choice([*message, "more"])
            message[name] = self.text() if rng.random() < 0.5 else rng.choice(ODD_VALUES)
        if rng.random() < 0.1:
            message[self.text()] = rng.choice(ODD_VALUES)
        body = json.dumps(message, ensure_ascii=rng.random() < 0.5).encode("utf8", "surrogatepass")
        if rng.random() < 0.25 and body:
            place = rng.randrange(len(body))
            body = rng.choice((body[:place], body[:place] + bytes([rng.randrange(256)]) + body[place:]))
        return body

    def body(self) -> bytes:
        draw = self.rng.random()
        if draw < 0.7:
            return self.spoiled()
        if draw < 0.85:
            return self.rng.choice(ODD_BODIES)
        if draw < 0.95:
            depth = self.rng.choice((10, 40, 600, 5000, 30_000))
            opening, middle = self.rng.choice(((b"[", b""), (b'{"a":', b"1"), (b'{"type":"ping","a":[', b"[" * depth)))
            return opening * depth + middle
        return self.rng.randbytes(self.rng.randrange(300))

    def segment(self) -> str:
        if self.rng.random() < 0.5:
            return self.rng.choice(ODD_PATHS)
        return quote(self.text().encode("utf8", "surrogatepass"))

    def request(self) -> bytes:
        rng = self.rng
        seat = rng.choice(self.seats)
        table = self.segment() if rng.random() < 0.25 else seat.table
        what = rng.choice(
            (
                "",
                "/choices",
                "/join",
                "/moves",
                "/undo",
                "/redo",
                "/takeover",
                "/free",
                "/chat",
                "/log",
                "/record",
                "/set",
                "/preview?action=1",
                "/why?action=2",
                "/at/0",
                f"/at/{self.segment()}",
                f"/preview?action={self.segment()}",
                f"/{self.segment()}",
                "/sit",
                "/layout",
            )
        )
        path = f"/api/tables/{table}{what}"
        if rng.random() < 0.25:
            path = rng.choice(
                (
                    "/api/tables",
                    "/api/replays",
                    "/api/tables/mine",
                    "/api/tables/open",
                    f"/{self.segment()}",
                    "/api/games",
                    f"/api/games/{self.segment()}/rules",
                    f"/api/games/sunward/text/{self.segment()}",
                    "/health",
                    "/schema",
                )
            )
        if rng.random() < 0.1:
            path += ("&" if "?" in path else "?") + f"{self.segment()}={self.segment()}"
        method = rng.choice(
            ("POST", "POST", "POST", "GET", "GET", rng.choice(("PUT", "DELETE", "OPTIONS", "HEAD", "BREW")))
        )
        lines = [f"{method} {path} HTTP/1.1".encode("ascii", "replace"), b"host: 127.0.0.1"]
        token = seat.token.encode() if rng.random() < 0.8 else self.header()
        lines.append(b"authorization: Bearer " + token)
        if rng.random() < 0.2:
            name = rng.choice((b"accept-language", b"content-type", b"if-none-match", b"origin", b"x-forwarded-for"))
            lines.append(name + b": " + self.header())
        else:
            lines.append(b"content-type: application/json")
        body = self.body() if method not in ("GET", "HEAD") else b""
        if rng.random() < 0.1 and body:
            lines.append(b"transfer-encoding: chunked")
            sent = b"%x\r\n%s\r\n0\r\n\r\n" % (len(body), body)
        else:
            lines.append(b"content-length: %d" % len(body))
            sent = body
        return b"\r\n".join(lines) + b"\r\n\r\n" + sent

    def header(self) -> bytes:
        raw = self.text().encode("utf8", "surrogatepass") if self.rng.random() < 0.7 else self.rng.randbytes(9)
        return raw.replace(b"\r", b"").replace(b"\n", b"").replace(b"\0", b"")[:2000]

    def frame(self) -> str | bytes:
        draw = self.rng.random()
        if draw < 0.5:
            message = self.sound() | {"type": self.rng.choice(("move", "undo", "redo", "chat", "ping", self.text()))}
            for _ in range(self.rng.randrange(3)):
                message[self.rng.choice(["ply", "action", "key", "text", "type"])] = self.rng.choice(ODD_VALUES)
            return json.dumps(message)
        raw = self.body()
        return raw if draw < 0.6 else raw.decode("utf8", "replace")


async def ask(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: bytes) -> int:
    """The status answered; EOFError when the server closed the connection instead."""
    writer.write(request)
    await writer.drain()
    head = await reader.readuntil(b"\r\n\r\n")
    lines = head.split(b"\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(b":") for line in lines[1:])}
    if not request.startswith(b"HEAD"):
        await reader.readexactly(int(headers.get(b"content-length", b"0")))
    return int(lines[0].split()[1])


class Fuzzer:
    def __init__(self, server: Server, seed: int, count: int, seconds: float) -> None:
        self.server = server
        self.seed = seed
        self.count = count
        self.until = time.monotonic() + seconds
        self.found = Found()
        self.seats = set_table(server, "hh", chat=True) + set_table(server, "hw")

    def goes_on(self) -> bool:
        """Until all is sent, and somebody has played beside it; a busy machine takes longer, which is no fault."""
        found = self.found
        enough = found.sent >= self.count and found.sockets > LEAST_SOCKETS and found.moves > LEAST_MOVES
        return not enough and time.monotonic() < self.until and not found.problems

    async def run(self) -> Found:
        bystander = asyncio.create_task(self.bystander())
        mischief = [self.over_http(Mischief(self.seed + each, self.seats)) for each in range(4)]
        mischief += [self.over_sockets(Mischief(self.seed + 100 + each, self.seats)) for each in range(2)]
        await asyncio.gather(*mischief)
        await bystander
        return self.found

    async def over_http(self, mischief: Mischief) -> None:
        while self.goes_on():
            reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
            with suppress(EOFError, ConnectionError):
                while self.goes_on():
                    request = mischief.request()
                    self.found.sent += 1
                    status = await within(ask(reader, writer, request))
                    self.found.statuses[status] += 1
                    if status >= 500:
                        self.found.problems.append(f"{status} for {request[:300]!r}")
                    if self.found.sent % 500 == 0:
                        self.found.memory.append(resident(self.server))
            self.found.closed += 1
            writer.close()

    async def over_sockets(self, mischief: Mischief) -> None:
        while self.goes_on():
            seat = mischief.rng.choice(self.seats)
            url = f"ws://127.0.0.1:{self.server.port}/api/tables/{seat.table}/live"
            with suppress(ConnectionClosed, InvalidHandshake):
                async with connect(url, compression=None, open_timeout=PATIENCE, ping_interval=None) as line:
                    hello = json.dumps({"token": seat.token}) if mischief.rng.random() < 0.8 else mischief.frame()
                    await line.send(hello)
                    for _ in range(mischief.rng.randrange(40)):
                        self.found.sent += 1
                        self.found.sockets += 1
                        await line.send(mischief.frame())
                    await line.send('{"type": "ping"}')
                    await within(self.until_pong(line))

    async def until_pong(self, line: ClientConnection) -> None:
        while True:
            said = json.loads(await line.recv())
            if said.get("error") == "error-server-fault":
                self.found.problems.append(f"a fault over a WebSocket: {said}")
            if said["type"] == "pong":
                return

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
