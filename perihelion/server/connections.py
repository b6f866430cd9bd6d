"""Connections: how long they may take over what they send.

uvicorn leaves all of this to a proxy. A header must arrive within some seconds and have some size, a body likewise, an
answer must be taken; who is slower, or has too many connections (doors.py), is told so and let go.
"""

import asyncio
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from perihelion.server.answers import refusal
from perihelion.server.doors import Doors, Pass, Patience, pieces
from perihelion.server.errors import HeaderTooLarge, Refused, TooFast, TooManyConnections, TooSlow
from perihelion.server.settings import Settings
from perihelion.server.wire import CarefulSocket

HEALTH: Final = (b"/health", b"/ready")
BODY_ON_THE_WIRE: Final = 2
"""How many times its longest a body may be in bytes on the wire, where it comes in chunks."""
MOST_ASKED: Final = 32
"""Requests on one connection that wait for the answers to those before them."""


class CarefulHttp(HttpToolsProtocol):
    doors: ClassVar[Doors]
    entered: Pass | None = None
    upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.arriving, self.leaving = Patience(), Patience()
        self.head = 0  # bytes of a header that is not complete
        self.in_body = False
        self.arrived = 0  # bytes of a request since its header
        self.beside = 0  # of them, since the latest that belong to its body: sizes, extensions and trailers
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
        if self.in_body:
            self.arrived += len(data)
            self.beside += len(data)
        else:
            self.head += len(data)
            if not self.arriving.is_running():
                self.expect_header()
        try:
            super().data_received(data)
        except UnicodeDecodeError:  # an address with what no address holds
            self.send_400_response("Invalid HTTP request received.")
        if self.head > self.doors.settings.header_limit and not self.in_body:
            self.turn_away(HeaderTooLarge(bytes=self.doors.settings.header_limit))
        if self.in_body and self.brings_too_much():
            self.transport.close()
        if self.transport.is_closing():
            self.let_go()

    def brings_too_much(self) -> bool:
        """Longer than anybody reads: the guard has refused it by now, or there is nothing in it to be read."""
        settings = self.doors.settings
        longest = BODY_ON_THE_WIRE * max(settings.body_limit, settings.record_limit)
        return self.beside > settings.header_limit or self.arrived > longest

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
        self.arrived = self.beside = 0
        # the guard refuses a body that is late; what still comes after an answer is cut off here
        self.arriving.start(self.doors.settings.body_seconds + 5, self.transport.abort)
        if not self.transport.is_closing():
            super().on_headers_complete()
            self.asked = [each for each in (*self.asked, self.cycle) if each and not each.response_complete]

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self.in_body:  # a trailer comes when the request was judged already
            super().on_header(name, value)

    def on_body(self, body: bytes) -> None:
        self.beside = 0
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


def protocols(settings: Settings) -> tuple[type[CarefulHttp], type[CarefulSocket]]:
    """What uvicorn is to speak with, for a server with these settings."""
    doors = Doors(settings)
    return type("Http", (CarefulHttp,), {"doors": doors}), type("Socket", (CarefulSocket,), {"doors": doors})
