"""WebSockets: what is said over one goes past ASGI, and who sends too much is let go."""

import time
from typing import Any, ClassVar, Final, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]  # in C where it can be
from websockets.http11 import Request as HttpRequest
from websockets.protocol import State

from perihelion.server.doors import Doors, Pass, Patience, pieces
from perihelion.server.errors import TooFast

WIRE: Final = "perihelion.wire"
"""The extension of ASGI by which an application comes to the connection itself."""
TEXT: Final = 0x81
"""The first byte of a frame that is a whole text."""
MASKED: Final = 0x80
"""Of the second byte, which has the size too; every client masks what it sends."""
LEAST: Final = 6
"""Bytes of a short frame besides its text: two, and the mask."""
FRAMES_A_SECOND: Final = 60.0
FRAMES_AT_ONCE: Final = 300.0
"""Over one socket, pings and parts of messages too; twice what a client may send in messages."""
FRAMES_BEFORE: Final = 8.0
"""Until it is known who sends them."""


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
    begun = b""  # of the head of a frame that has not come whole
    to_come = 0  # bytes of a frame whose head has come

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
        """Almost always one short text, whole: reading that takes a sixth of the time of all that a frame may be."""
        size = len(data) - LEAST
        if 0 <= size < 126 and data[0] == TEXT and data[1] == MASKED | size and self.is_between_messages():
            if self.may_come():
                self.short_text(data)
            return
        opening = not self.handshake_initiated
        for piece in pieces(data):
            if not self.transport.is_closing():
                if not opening:
                    self.follow(piece)
                super().data_received(piece)

    def is_between_messages(self) -> bool:
        if self.ears is None or self.begun or self.to_come or self.transport.is_closing():
            return False
        return self.conn.state is State.OPEN and self.conn.current_size is None

    def short_text(self, data: bytes) -> None:
        try:
            text = str(apply_mask(data[LEAST:], data[2:LEAST]), "utf8")
        except UnicodeDecodeError:
            self.refuse_bytes()
        else:
            assert self.ears is not None
            self.ears.heard(text)

    def refuse_bytes(self) -> None:
        self.frames = []
        self.conn.send_close(1007)
        self.handle_parser_exception()

    def follow(self, data: bytes) -> None:
        """Where one frame ends and the next begins; what is in them is read elsewhere."""
        data, at = self.begun + data, self.to_come
        while at < len(data) and (size := frame_size(data, at)):
            at += size
        self.begun, self.to_come = data[at:], max(0, at - len(data))

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
            self.refuse_bytes()
            return
        if self.ears is None:
            super().send_receive_event_to_app()
        else:
            self.frames = []
            self.ears.heard(text)

    async def send(self, message: Any) -> None:
        """Who was let go for what came, or said farewell, is gone: no fault, for the application cannot know it."""
        if self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)

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


def frame_size(data: bytes, at: int) -> int:
    """Of the frame that begins there, with its head; 0 when too little of it has come to know (RFC 6455, 5.2)."""
    head = data[at : at + 10]
    if len(head) < 2:
        return 0
    size, mask = head[1] & 0x7F, 4 if head[1] & MASKED else 0
    more = {126: 2, 127: 8}.get(size, 0)
    if len(head) < 2 + more:
        return 0
    return 2 + more + mask + (int.from_bytes(head[2 : 2 + more], "big") if more else size)
