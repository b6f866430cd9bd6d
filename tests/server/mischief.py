"""Messages that nobody should send, drawn by chance."""

import json
import random
from typing import Any, Final
from urllib.parse import quote

from server.serving import Seat

TEXT: Final = 0x81
BINARY: Final = 0x82


def frame(kind: int, message: bytes) -> bytes:
    """A client's frame is masked; a mask of zeros changes nothing."""
    size = len(message)
    if size < 126:
        head = bytes((kind, 0x80 | size))
    elif size < 65_536:
        head = bytes((kind, 0xFE)) + size.to_bytes(2, "big")
    else:
        head = bytes((kind, 0xFF)) + size.to_bytes(8, "big")
    return head + b"\0\0\0\0" + message


ODD_FRAMES = (
    b"\x81\x02{}",  # without a mask
    frame(0x83, b"{}"),  # of a kind that is none
    frame(0xF1, b"{}"),  # with bits that mean nothing
    frame(0x80, b"{}"),  # goes on with nothing
    frame(0x89, b"x" * 200),  # a ping that is too long
    frame(0x88, b"\x03"),  # half a closing code
    frame(0x88, b"\x00\x01"),
    frame(0x81, b"\xff\xfe"),  # no UTF-8
    b"\x81\xff" + (1 << 62).to_bytes(8, "big") + b"\0\0\0\0",
)
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
ODD_METHODS = ("PUT", "DELETE", "OPTIONS", "HEAD", "BREW")
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
CALLS = (
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
    "/sit",
    "/layout",
)
"""At a table."""
ADDRESSES = (
    "/api/tables",
    "/api/replays",
    "/api/tables/mine",
    "/api/tables/open",
    "/api/games",
    "/health",
    "/schema",
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

    def path(self, seat: Seat) -> str:
        """Of a request: some call of some table, or another one."""
        rng = self.rng
        table = self.segment() if rng.random() < 0.25 else seat.table
        odd = (f"/at/{self.segment()}", f"/preview?action={self.segment()}", f"/{self.segment()}")
        path = f"/api/tables/{table}{rng.choice((*CALLS, *odd))}"
        if rng.random() < 0.25:
            named = (f"/{self.segment()}", f"/api/games/{self.segment()}/rules")
            path = rng.choice((*ADDRESSES, *named, f"/api/games/sunward/text/{self.segment()}"))
        if rng.random() < 0.1:
            path += ("&" if "?" in path else "?") + f"{self.segment()}={self.segment()}"
        return path

    def request(self) -> bytes:
        rng = self.rng
        seat = rng.choice(self.seats)
        path = self.path(seat)
        method = rng.choice(("POST", "POST", "GET")) if rng.random() < 0.95 else rng.choice(ODD_METHODS)
        lines = [f"{method} {path} HTTP/1.1".encode("ascii", "replace"), b"host: 127.0.0.1"]
        token = seat.token.encode() if rng.random() < 0.97 else self.header()
        lines.append(b"authorization: Bearer " + token)
        if rng.random() < 0.03:  # most of these close the connection
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

    def frame(self) -> bytes:
        """One over a WebSocket; now and then one that is no frame (RFC 6455, 5.2)."""
        if self.rng.random() < 0.001:
            return self.rng.choice(ODD_FRAMES)
        message = self.message()
        return frame(BINARY, message) if isinstance(message, bytes) else frame(TEXT, message.encode("utf8", "replace"))

    def message(self) -> str | bytes:
        draw = self.rng.random()
        if draw < 0.5:
            message = self.sound() | {"type": self.rng.choice(("move", "undo", "redo", "chat", "ping", self.text()))}
            for _ in range(self.rng.randrange(3)):
                message[self.rng.choice(["ply", "action", "key", "text", "type"])] = self.rng.choice(ODD_VALUES)
            return json.dumps(message)
        raw = self.body()
        return raw if draw < 0.6 else raw.decode("utf8", "replace")
