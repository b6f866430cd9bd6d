"""Who sends without end is let go after little work: frames over a socket, requests on a connection."""

import json
import socket
from collections.abc import Iterator

import pytest
from server.serving import Seat, Server, good, set_table
from server.test_connections import WHOLE, call

from perihelion.server.bench import UPGRADE, processor_time

MEGABYTES = 16
"""More than stands in the buffers of both ends."""
WORK = 2.0
"""Seconds of processor time for a whole flood, of nearly three million frames."""
PING, TEXT, MORE = 9, 1, 0
CHUNKED = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as it comes, with its limits."""
    folder = tmp_path_factory.mktemp("limited")
    running = Server(str(folder / "tables.sqlite"), log=folder / "log")
    yield running.wait_until_ready()
    running.stop()


def frame(kind: int, data: bytes = b"", last: bool = True) -> bytes:
    return bytes([0x80 * last | kind, 0x80 | len(data)]) + bytes(4) + data


def open_socket(server: Server, seat: Seat | None) -> socket.socket:
    line = call(server)
    table = "none" if seat is None else seat.table
    line.sendall(UPGRADE.format(table=table, host=f"127.0.0.1:{server.port}").encode())
    assert b" 101 " in line.recv(65536)
    if seat is not None:
        line.sendall(frame(TEXT, json.dumps({"token": seat.token}).encode()))
        assert b'"type":"scene"' in line.recv(65536)
    return line


FLOODS = {
    "pings of a stranger": (False, b"", frame(PING)),
    "pings of a player": (True, b"", frame(PING)),
    "empty parts of a message": (True, frame(TEXT, b"{", last=False), frame(MORE, last=False)),
    "messages": (True, b"", frame(TEXT, b'{"type":"ping"}')),
    "requests": (None, b"", WHOLE % b"/health"),
    "trailers": (None, CHUNKED + b"2\r\n{}\r\n0\r\n", b"x: y\r\n"),
    "a trailer without end": (None, CHUNKED + b"2\r\n{}\r\n0\r\nx: ", b"y" * 100),
    "an extension without end": (None, CHUNKED + b"2;", b"y" * 100),
    "chunks of one byte": (None, CHUNKED, b"1\r\n \r\n"),
    "a size without end": (None, CHUNKED, b"0" * 100),
    "a body that nobody asked for": (
        None,
        WHOLE.replace(b"\r\n\r\n", b"\r\nContent-Length: 99000000\r\n\r\n"),
        b" " * 100,
    ),
}


@pytest.mark.parametrize("flood", FLOODS)
def test_who_sends_without_end_is_let_go_and_takes_no_time(flood: str, limited: Server) -> None:
    player, first, more = FLOODS[flood]
    ada, *_ = set_table(limited, "hh")
    line = call(limited) if player is None else open_socket(limited, ada if player else None)
    assert limited.process is not None
    before = processor_time(limited.process.pid)
    with line, pytest.raises(ConnectionError):  # who writes to it is told that nobody reads any more
        line.sendall(first + more * (MEGABYTES * 1_000_000 // len(more)))
    assert processor_time(limited.process.pid) - before < WORK
    good(ada.get())


def test_what_follows_a_body_is_no_header(limited: Server) -> None:
    """A trailer is read after the request was judged by its header."""
    ada, *_ = set_table(limited, "hh")
    asked = CHUNKED.replace(b"/api/tables ", f"/api/tables/{ada.table}/undo ".encode())
    body = b'{"ply":0,"key":"a"}'
    trailer = f"Authorization: Bearer {ada.token}\r\n\r\n".encode()
    with call(limited) as line:
        line.sendall(asked + b"%x\r\n%b\r\n0\r\n" % (len(body), body) + trailer)
        assert line.recv(65536).startswith(b"HTTP/1.1 401 ")


def test_a_long_message_in_one_piece_is_none_too_many(limited: Server) -> None:
    ada, _ = set_table(limited, "h", chat=True)
    with ada.live() as line:
        line.next("scene")
        line.send(type="chat", text="x" * 60_000)
        assert line.next("refused")["error"] == "error-bad-message"
        line.send(type="chat", text="x" * 400)
        assert line.next("chat")["text"] == "x" * 400
