"""However the bytes of a client are cut, what it says is heard alike: short texts have a way of their own."""

import asyncio
from typing import Any

import pytest
import uvicorn
from support.coroutines import run
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState

from perihelion.server.connections import protocols
from perihelion.server.settings import Settings
from perihelion.server.wire import FRAMES_AT_ONCE, CarefulSocket

MASK = b"\x1f\x00\xa5\x07"
TEXT, BYTES, MORE, CLOSE, PING, LAST = 1, 2, 0, 8, 9, 0x80
OPENING = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: cGVyaWhlbGlvbiBiZW5jaA==\r\n\r\n"
)


def frame(kind: int, data: bytes) -> bytes:
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2)
    return bytes([kind]) + size + MASK + bytes(each ^ MASK[at % 4] for at, each in enumerate(data))


class Line:
    """As much of a transport as a socket needs."""

    def __init__(self) -> None:
        self.sent = b""
        self.closing = False

    def write(self, data: bytes) -> None:
        self.sent += data

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def get_extra_info(self, _name: str) -> None:
        return None

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Ears:
    def __init__(self) -> None:
        self.texts: list[str] = []

    def heard(self, text: str) -> None:
        self.texts.append(text)

    def may_write(self) -> None: ...

    def lost(self) -> None: ...


async def accept(_scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await receive()


async def opened(rate: float = 0) -> tuple[CarefulSocket, Line, Ears]:
    line, ears = Line(), Ears()
    _, kind = protocols(Settings(None, rate=rate))
    socket = kind(uvicorn.Config(accept, ws_per_message_deflate=False, lifespan="off"), ServerState(), {})
    socket.connection_made(line)
    socket.data_received(OPENING)
    while not line.sent:
        await asyncio.sleep(0)
    line.sent = b""
    socket.hand_over(ears)
    return socket, line, ears


async def heard(parts: list[bytes], rate: float = 0) -> tuple[list[str], bytes, bool]:
    """What was heard, what was answered, and whether the socket was closed."""
    socket, line, ears = await opened(rate)
    for part in parts:
        socket.data_received(part)
    found = ears.texts, line.sent, line.closing
    socket.connection_lost(None)
    return found


SAID = [
    frame(LAST | TEXT, b"a short text"),
    frame(LAST | TEXT, "ż".encode() * 100),
    frame(TEXT, b"in "),
    frame(LAST | PING, b"?"),
    frame(LAST | MORE, b"parts"),
    frame(LAST | TEXT, b""),
    frame(LAST | BYTES, b"no text"),
    frame(LAST | TEXT, b"the last"),
]
HEARD = ["a short text", "ż" * 100, "in parts", "", "", "the last"]


def test_bytes_are_heard_alike_however_they_are_cut() -> None:
    whole = b"".join(SAID)

    async def play() -> None:
        for cuts in [SAID, [whole], [whole[at : at + 1] for at in range(len(whole))]]:
            assert await heard(cuts) == (HEARD, b"\x8a\x01?", False)
        for at in range(1, len(whole)):
            assert (await heard([whole[:at], whole[at:], *SAID[-1:]]))[0] == [*HEARD, "the last"]

    run(play())


NONSENSE = [
    [frame(TEXT, b"in "), frame(LAST | TEXT, b"a new one amid another")],
    [frame(LAST | TEXT, b"\xff is no text")],
    [frame(LAST | CLOSE, b""), frame(LAST | TEXT, b"after its farewell")],
    [bytes([0x81, 5]) + b"plain"],
    [bytes([0x81, 0xFF]) + b"\x7f" * 12, frame(LAST | TEXT, b"within one without end")],
]


@pytest.mark.parametrize("parts", NONSENSE)
def test_what_no_client_may_send_is_not_heard(parts: list[bytes]) -> None:
    texts, sent, closed = run(heard(parts))
    assert texts == []
    assert sent.startswith(b"\x88")
    assert closed


@pytest.mark.parametrize("parts", NONSENSE)
@pytest.mark.parametrize("message", [{"type": "websocket.send", "text": "no"}, {"type": "websocket.close"}])
def test_who_is_let_go_but_has_not_taken_everything_yet_is_gone(parts: list[bytes], message: dict[str, str]) -> None:
    """An application that refuses the greeting just then hears so as of any client that went away: it is no fault."""

    async def play() -> None:
        socket, line, _ = await opened()
        for part in parts:
            socket.data_received(part)
        before = line.sent
        with pytest.raises(ClientDisconnected):
            await socket.send(message)
        assert line.sent == before
        socket.connection_lost(None)

    run(play())


def test_short_texts_are_counted_too() -> None:
    many = [frame(LAST | TEXT, b"?")] * (int(FRAMES_AT_ONCE) + 2000)
    texts, _, closed = run(heard(many, rate=100))
    assert closed
    assert FRAMES_AT_ONCE <= len(texts) < FRAMES_AT_ONCE + 2000
