"""Connections: how many there may be, in total and from one address, and how long they may take over what they send.

uvicorn leaves all of this to a proxy. A header must arrive within some seconds and have some size, a body likewise, an
answer must be taken; who is slower, or has too many connections, is told so and let go. A little room is always kept
for whoever asks whether the server is well.
"""

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Any, ClassVar, Final, Protocol

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request as HttpRequest

from perihelion.server.answers import refusal
from perihelion.server.errors import HeaderTooLarge, Refused, TooFast, TooManyConnections, TooSlow
from perihelion.server.settings import Settings

FOR_THE_SERVER: Final = 256
"""Files that the server itself needs: database, bots, page."""
FOR_HEALTH: Final = 32
"""Connections kept for those who ask for /health or /ready, a few for each address."""
FOR_HEALTH_EACH: Final = 4
HEALTH: Final = (b"/health", b"/ready")
WIRE: Final = "perihelion.wire"
"""The extension of ASGI by which an application comes to the connection itself."""
TEXT: Final = 0x81
"""The first byte of a frame that is a whole text."""
SLICE: Final = 2048
"""Bytes that are read before it is asked whether a client has sent too much: forty thousand frames may come at once, or
thousands of requests, and all others wait while they are read."""
FRAMES_A_SECOND: Final = 60.0
FRAMES_AT_ONCE: Final = 300.0
"""Over one socket, pings and parts of messages too; twice what a client may send in messages."""
FRAMES_BEFORE: Final = 8.0
"""Until it is known who sends them."""
MOST_ASKED: Final = 32
"""Requests on one connection that wait for the answers to those before them."""


def room(wanted: int) -> int:
    """As many connections as wanted, or as the system lets us have open files for, which is asked for first."""
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    enough = wanted + FOR_HEALTH + FOR_THE_SERVER
    if soft != resource.RLIM_INFINITY and soft < enough:
        soft = enough if hard == resource.RLIM_INFINITY else min(hard, enough)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    if soft == resource.RLIM_INFINITY:
        return wanted
    return max(16, min(wanted, soft - FOR_HEALTH - FOR_THE_SERVER))


class Proxies:
    """Those that were declared, by address or by network (172.28.0.0/24), as uvicorn reads them too."""

    def __init__(self, declared: Sequence[str]) -> None:
        self.declared = frozenset(declared)
        self.networks = [network for each in declared if (network := network_of(each)) is not None]

    def __contains__(self, address: str) -> bool:
        if address in self.declared or "*" in self.declared:
            return True
        if not self.networks:
            return False
        host = network_of(address)
        return host is not None and any(host.network_address in network for network in self.networks)


def network_of(text: str) -> IPv4Network | IPv6Network | None:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        return None


class Doors:
    """Who is in. A proxy that was declared speaks for many, and is not counted as one."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = room(settings.connections)
        self.proxies = Proxies(settings.proxies)
        self.inside = 0
        self.by_address: Counter[str] = Counter()
        self.for_health: Counter[str] = Counter()

    def enter(self, address: str) -> "Pass | None":
        """A pass for everything, or for /health alone; None when there is no room even for that."""
        each = 0 if address in self.proxies else self.settings.connections_each
        full = self.inside >= self.most or bool(each and self.by_address[address] >= each)
        counted = self.for_health if full else self.by_address
        if full and (self.for_health[address] >= FOR_HEALTH_EACH or self.for_health.total() >= FOR_HEALTH):
            return None
        self.inside += not full
        counted[address] += 1
        return Pass(self, address, full)


class Pass:
    def __init__(self, doors: Doors, address: str, health_only: bool) -> None:
        self.doors = doors
        self.address = address
        self.health_only = health_only
        self.left = False

    def leave(self) -> None:
        if self.left:
            return
        self.left = True
        counted = self.doors.for_health if self.health_only else self.doors.by_address
        self.doors.inside -= not self.health_only
        counted[self.address] -= 1
        if not counted[self.address]:
            del counted[self.address]


class Patience:
    """A timer that is set again and again."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def start(self, seconds: float, late: Any) -> None:
        self.stop()
        self._timer = asyncio.get_running_loop().call_later(seconds, late)

    def is_running(self) -> bool:
        return self._timer is not None

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def pieces(data: bytes) -> Iterator[bytes]:
    if len(data) <= SLICE:
        yield data
        return
    for first in range(0, len(data), SLICE):
        yield data[first : first + SLICE]


class CarefulHttp(HttpToolsProtocol):
    doors: ClassVar[Doors]
    entered: Pass | None = None
    upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.arriving, self.leaving = Patience(), Patience()
        self.head = 0  # bytes of a header that is not complete
        self.in_body = False
        self.asked: list[Any] = []  # requests that are not answered yet, the first one first
        self.entered = self.doors.enter(self.client[0] if self.client else "-")
        if self.entered is None:
            transport.abort()
            return
        self.expect_header()

    def connection_lost(self, exc: Exception | None) -> None:
        self.arriving.stop()
        self.leaving.stop()
        if self.entered is not None:
            self.entered.leave()
        self.let_go()
        super().connection_lost(exc)

    def let_go(self) -> None:
        """Nobody hears the answers any more: of several requests on one connection uvicorn tells that to the last."""
        for each in self.asked:
            if not each.response_complete:
                each.disconnected = True
                each.message_event.set()
        self.asked.clear()
        self.pipeline.clear()

    def expect_header(self) -> None:
        seconds = self.doors.settings.header_seconds
        if self.entered is not None and self.entered.health_only:
            seconds = min(seconds, 2.0)
        self.arriving.start(seconds, lambda: self.turn_away(TooSlow(seconds=round(seconds))))

    def data_received(self, data: bytes) -> None:
        for piece in pieces(data):
            if self.entered is not None and not self.upgraded and not self.transport.is_closing():
                self.piece_received(piece)

    def piece_received(self, data: bytes) -> None:
        if not self.in_body:
            self.head += len(data)
            if not self.arriving.is_running():
                self.expect_header()
        try:
            super().data_received(data)
        except UnicodeDecodeError:  # an address with what no address holds
            self.send_400_response("Invalid HTTP request received.")
        if self.head > self.doors.settings.header_limit and not self.in_body:
            self.turn_away(HeaderTooLarge(bytes=self.doors.settings.header_limit))
        if self.transport.is_closing():
            self.let_go()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.expect_header()

    def on_headers_complete(self) -> None:
        if sum(len(name) + len(value) for name, value in self.headers) > self.doors.settings.header_limit:
            self.turn_away(HeaderTooLarge(bytes=self.doors.settings.header_limit))
        elif self.entered is not None and self.entered.health_only and not self.url.startswith(HEALTH):
            self.turn_away(TooManyConnections())
        elif len(self.asked) >= MOST_ASKED:
            self.turn_away(TooFast(seconds=1))
        self.head, self.in_body = 0, True
        # the guard refuses a body that is late; what still comes after an answer is cut off here
        self.arriving.start(self.doors.settings.body_seconds + 5, self.transport.abort)
        if not self.transport.is_closing():
            super().on_headers_complete()
            self.asked = [each for each in (*self.asked, self.cycle) if each and not each.response_complete]

    def on_body(self, body: bytes) -> None:
        if self.cycle is not None and not self.transport.is_closing():
            super().on_body(body)

    def on_message_complete(self) -> None:
        self.in_body = False
        self.arriving.stop()
        if self.cycle is not None and not self.transport.is_closing():
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.arriving.stop()
        if self.transport.is_closing():
            return
        self.upgraded = True
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, CarefulSocket):
            protocol.entered = self.entered

    def turn_away(self, problem: Refused) -> None:
        """A refusal before there is a request that could be answered."""
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete:
            body = refusal(problem, "en")
            head = [STATUS_LINE[problem.status], b"content-type: application/json\r\nconnection: close\r\n"]
            self.transport.write(b"".join([*head, b"content-length: %d\r\n\r\n" % len(body), body]))
        self.transport.close()

    def pause_writing(self) -> None:
        self.leaving.start(self.doors.settings.write_seconds, self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.leaving.stop()
        super().resume_writing()


class Ears(Protocol):
    """Who hears what comes over a WebSocket, past ASGI."""

    def heard(self, text: str) -> None: ...

    def may_write(self) -> None: ...

    def lost(self) -> None: ...


class CarefulSocket(WebSocketsSansIOProtocol):
    """A WebSocket that ASGI opens and closes. What is said in between, it says and hears itself (`hand_over`)."""

    doors: ClassVar[Doors]
    entered: Pass | None = None
    ears: Ears | None = None
    is_slow = False
    allowance = FRAMES_BEFORE
    counted = 0.0

    def connection_made(self, transport: Any) -> None:
        self.leaving = Patience()
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.leaving.stop()
        if self.entered is not None:
            self.entered.leave()
        super().connection_lost(exc)
        if self.ears is not None:
            self.ears.lost()

    def handle_connect(self, event: HttpRequest) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[WIRE] = self

    def hand_over(self, ears: Ears) -> None:
        """From now on to these, beginning with what has come already."""
        self.ears = ears
        self.allowance, self.counted = FRAMES_AT_ONCE, time.monotonic()
        while not self.queue.empty():
            message: Any = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                ears.heard(message.get("text") or "")
        if self.disconnected:
            ears.lost()
        self.go_on_reading()

    def data_received(self, data: bytes) -> None:
        for piece in pieces(data):
            if not self.transport.is_closing():
                super().data_received(piece)

    def may_come(self) -> bool:
        """One more frame; who sends too many of them is let go, for reading them is all that they are for."""
        if not self.doors.settings.rate:
            return True
        if self.transport.is_closing() or self.close_sent:
            return False
        if self.ears is not None:
            now = time.monotonic()
            self.allowance = min(FRAMES_AT_ONCE, self.allowance + (now - self.counted) * FRAMES_A_SECOND)
            self.counted = now
        self.allowance -= 1
        if self.allowance >= 0:
            return True
        self.conn.send_close(4000 + TooFast.status)
        self.handle_parser_exception()
        return False

    def handle_text(self, event: Frame) -> None:
        if self.may_come():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self.may_come():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self.may_come():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self.may_come():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.may_come():
            super().handle_pong(event)

    def send_receive_event_to_app(self) -> None:
        if self.close_sent:
            super().send_receive_event_to_app()
            return
        whole = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        try:
            text = str(whole, "utf8") if self.curr_msg_data_type == "text" else ""  # bytes are no message of ours
        except UnicodeDecodeError:
            self.frames = []
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        if self.ears is None:
            super().send_receive_event_to_app()
        else:
            self.frames = []
            self.ears.heard(text)

    def send_text(self, message: bytes) -> None:
        """One frame, unmasked, as a server sends it (RFC 6455, 5.2)."""
        if self.close_sent or self.disconnected:
            return
        size = len(message)
        if size < 126:
            head = bytes((TEXT, size))
        elif size < 65_536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + message)

    def stop_reading(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on_reading(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def pause_writing(self) -> None:
        self.is_slow = True
        self.leaving.start(self.doors.settings.write_seconds, self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.is_slow = False
        self.leaving.stop()
        super().resume_writing()
        if self.ears is not None:
            self.ears.may_write()


def protocols(settings: Settings) -> tuple[type[CarefulHttp], type[CarefulSocket]]:
    """What uvicorn is to speak with, for a server with these settings."""
    doors = Doors(settings)
    return type("Http", (CarefulHttp,), {"doors": doors}), type("Socket", (CarefulSocket,), {"doors": doors})
