"""Live updates: every socket of a table hears that something changed, and fetches what its own viewer may see of it."""

import asyncio
import logging
import secrets
import time
from collections import Counter
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.channels import ChannelsPlugin
from litestar.exceptions import WebSocketDisconnect

from perihelion.kernel.errors import PerihelionError
from perihelion.server.errors import BadMessage, ChatIsOff, OnlyForPlayers, TooFast, status_of
from perihelion.server.hall import Hall
from perihelion.server.metrics import SOCKETS
from perihelion.server.scenes import Viewer, encode
from perihelion.server.table import Table

FIRST_MESSAGE_WITHIN: Final = 10.0
FORGET_NODE_AFTER: Final = 60.0
TELL_PRESENCE_EVERY: Final = 20.0
MESSAGES_A_SECOND: Final = 30.0
MESSAGES_AT_ONCE: Final = 120.0
logger = logging.getLogger("perihelion.server")


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: str


class Sent(msgspec.Struct, frozen=True):
    """What a client may send: a move, an undo, a redo, a line of chat."""

    type: str
    ply: int = 0
    action: int = 0
    key: str = ""
    text: str = ""


class Tick(msgspec.Struct, frozen=True):
    """What nodes tell each other: that a table changed, who is present, what was said. Never what is hidden."""

    node: str
    kind: str
    seats: list[int] = []
    seat: int = 0
    text: str = ""
    at: float = 0.0


HELLO: Final = msgspec.json.Decoder(Hello)
SENT: Final = msgspec.json.Decoder(Sent)
TICK: Final = msgspec.json.Decoder(Tick)


def channel(table_id: str) -> str:
    return f"table.{table_id}"


class Live:
    """The sockets of this node, and what it knows of those of others."""

    def __init__(self, hall: Hall, channels: ChannelsPlugin, shared: bool) -> None:
        self.hall = hall
        self.channels = channels
        self.node = secrets.token_urlsafe(6)
        self.shared = shared
        self._sockets: dict[str, set[Connection]] = {}
        self._here: dict[str, Counter[int]] = {}
        self._there: dict[str, dict[str, tuple[list[int], float]]] = {}
        self._rounds = asyncio.create_task(self._tell_presence_again()) if shared else None
        self.scene_tick = encode(Tick(self.node, "scene"))

    async def close(self) -> None:
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)

    def tell(self, table_id: str) -> None:
        """Sockets of this node are woken here; those of others, and they alone, hear of it over a channel."""
        for each in self._sockets.get(table_id, ()):
            each.changed.set()
        if self.shared:
            self.channels.publish(self.scene_tick, channel(table_id))

    def say(self, table_id: str, seat: int, text: str) -> None:
        self.channels.publish(Tick(self.node, "chat", seat=seat, text=text, at=time.time()), channel(table_id))

    # ---------------------------------------------------------------- presence

    def come(self, connection: "Connection") -> None:
        table_id, viewer = connection.table_id, connection.viewer
        self._sockets.setdefault(table_id, set()).add(connection)
        if viewer is not None:
            self._here.setdefault(table_id, Counter())[viewer] += 1
            self._tell_presence(table_id)

    def leave(self, connection: "Connection") -> None:
        table_id, viewer = connection.table_id, connection.viewer
        sockets = self._sockets.get(table_id, set())
        sockets.discard(connection)
        if not sockets:
            self._sockets.pop(table_id, None)
        here = self._here.get(table_id)
        if viewer is None or here is None:
            return
        here[viewer] -= 1
        if not +here:
            del self._here[table_id]
        self._tell_presence(table_id)

    def heard(self, table_id: str, tick: Tick) -> None:
        if tick.node != self.node:
            self._there.setdefault(table_id, {})[tick.node] = (tick.seats, time.monotonic())

    def present(self, table_id: str) -> set[int]:
        here = self._here.get(table_id)
        found = set() if here is None else {seat for seat, sockets in here.items() if sockets > 0}
        if table_id in self._there:
            now = time.monotonic()
            for seats, at in self._there[table_id].values():
                if now - at < FORGET_NODE_AFTER:
                    found.update(seats)
        return found

    def _tell_presence(self, table_id: str) -> None:
        seats = sorted(+self._here.get(table_id, Counter()))
        self.channels.publish(Tick(self.node, "presence", seats=seats), channel(table_id))

    async def _tell_presence_again(self) -> None:
        while True:
            await asyncio.sleep(TELL_PRESENCE_EVERY)
            for table_id in list(self._here):
                self._tell_presence(table_id)

    # ---------------------------------------------------------------- scenes

    def scene(self, table: Table, viewer: Viewer, since: int | None = None) -> bytes:
        here = self.present(table.row.id)
        table.present = [seat.kind == "bot" or seat.seat in here for seat in table.seats]
        return table.scene(viewer, since)


class Connection:
    """One socket of one viewer."""

    def __init__(self, live: Live, socket: WebSocket[Any, Any, Any], table_id: str, viewer: Viewer, since: int) -> None:
        self.live = live
        self.hall = live.hall
        self.socket = socket
        self.table_id = table_id
        self.viewer = viewer
        self.seen = since
        self.version = -1
        self.changed = asyncio.Event()
        self.doing = False  # what is being done for this client is answered with the scene that follows it
        self.presence: list[bool] = []
        self.allowance = MESSAGES_AT_ONCE
        self.counted = time.monotonic()

    async def hear(self, raw: bytes) -> None:
        if raw == self.live.scene_tick:  # of this node, which woke its sockets itself
            return
        tick = TICK.decode(raw)
        if tick.kind == "chat":
            await self.send({"type": "chat", "seat": tick.seat, "text": tick.text, "at": tick.at})
        elif tick.kind == "presence":
            self.live.heard(self.table_id, tick)
            await self.show_presence()
        else:
            self.changed.set()

    async def keep_showing(self) -> None:
        """What is shown to a slow client is the latest, not everything in between."""
        try:
            while True:
                await self.changed.wait()
                self.changed.clear()
                if not self.doing and not self.is_up_to_date():
                    await self.show()
        except (WebSocketDisconnect, OSError):
            return  # the client went away, as `listen` will notice
        except Exception as error:
            logger.error("a socket failed", exc_info=error, extra={"facts": {"table": self.table_id}})
            await self.socket.close(code=1011)  # a client that is there comes back and sees the table as it is

    def is_up_to_date(self) -> bool:
        """What only this node changes is in its memory: no need to wait for the table."""
        table = None if self.hall.storage.shared else self.hall.glance(self.table_id)
        return table is not None and (table.ply(self.viewer), table.version) == (self.seen, self.version)

    async def show(self, done: str = "") -> None:
        """The scene, unless nothing in it has changed for this viewer; with the key of what was done."""
        async with self.hall.sitting(self.table_id) as table:
            ply = table.ply(self.viewer)
            if (ply, table.version) == (self.seen, self.version) and not done:
                return
            scene = self.live.scene(table, self.viewer, min(self.seen, ply))
            self.seen, self.version = ply, table.version
            self.presence = table.present
        if done:
            scene = scene[:-1] + b',"done":' + encode(done) + b"}"
        await self.socket.send_text(scene.decode())

    async def show_presence(self) -> None:
        here = self.live.present(self.table_id)
        table = self.hall.glance(self.table_id)
        if table is not None:
            presence = [seat.kind == "bot" or seat.seat in here for seat in table.seats]
            if presence != self.presence:
                self.presence = presence
                await self.send({"type": "presence", "seats": presence})

    async def send(self, message: object) -> None:
        await self.socket.send_text(encode(message).decode())

    async def listen(self) -> None:
        while True:
            text = await self.socket.receive_text()
            key = ""
            try:
                self.count()
                sent = read(SENT, text)
                key = sent.key
                await self.do(sent)
            except PerihelionError as error:
                await self.refuse(error, key)

    def count(self) -> None:
        now = time.monotonic()
        self.allowance = min(MESSAGES_AT_ONCE, self.allowance + (now - self.counted) * MESSAGES_A_SECOND)
        self.counted = now
        if self.allowance < 1 and self.hall.settings.rate:
            raise TooFast(seconds=1)
        self.allowance -= 1

    async def do(self, sent: Sent) -> None:
        if sent.type == "ping":
            await self.send({"type": "pong"})
            return
        if self.viewer is None:
            raise OnlyForPlayers
        if sent.type in ("move", "undo", "redo"):
            if not 1 <= len(sent.key) <= 64:
                raise BadMessage(problem="key")
            what = sent.action if sent.type == "move" else sent.type
            self.doing = True
            try:
                await self.hall.act(self.table_id, self.viewer, sent.ply, what, sent.key)
            finally:
                self.doing = False
            await self.show(sent.key)
        elif sent.type == "chat":
            await say(self.live, self.table_id, self.viewer, sent.text)
        else:
            raise BadMessage(problem="type")

    async def refuse(self, error: PerihelionError, key: str) -> None:
        message: dict[str, Any] = {"type": "refused", "error": error.code, "facts": error.facts, "key": key}
        if status_of(error) == 409:
            async with self.hall.sitting(self.table_id) as table:
                message["scene"] = msgspec.Raw(self.live.scene(table, self.viewer))
        await self.send(message)
        await self.show()


async def say(live: Live, table_id: str, seat: int, text: str) -> None:
    """A line of chat, where the table wants it."""
    text = text.strip()
    if not 1 <= len(text) <= 500:
        raise BadMessage(problem="text")
    async with live.hall.sitting(table_id) as table:
        if not table.row.chat:
            raise ChatIsOff
        await asyncio.to_thread(live.hall.storage.say, table_id, seat, text)
    live.say(table_id, seat, text)


def read(decoder: Any, text: str) -> Any:
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadMessage(problem=str(error)) from None


def may_connect(socket: WebSocket[Any, Any, Any], origins: tuple[str, ...]) -> bool:
    """A browser says which page asks: only our own may, so that no other site plays with somebody's token."""
    origin = socket.headers.get("origin")
    if origin is None or origin in origins:
        return True
    return urlsplit(origin).netloc == socket.headers.get("host", "")


@websocket("/api/tables/{table:str}/live")
async def live_socket(socket: WebSocket[Any, Any, Any], table: str) -> None:
    live: Live = socket.app.state.live
    if not may_connect(socket, live.hall.settings.origins):
        await socket.close(code=4403)
        return
    await socket.accept()
    try:
        hello = read(HELLO, await asyncio.wait_for(socket.receive_text(), FIRST_MESSAGE_WITHIN))
        async with live.hall.sitting(table) as found:
            viewer = found.viewer(hello.token)
            latest = found.ply(viewer)
    except PerihelionError as error:
        refused = {"type": "refused", "error": error.code, "facts": error.facts, "key": ""}
        await socket.send_text(encode(refused).decode())
        await socket.close(code=4000 + status_of(error))
        return
    except (TimeoutError, WebSocketDisconnect):
        return
    asked = str(socket.query_params.get("since", ""))
    since = min(int(asked), latest) if asked.isascii() and asked.isdigit() and len(asked) < 10 else latest
    await stay(Connection(live, socket, table, viewer, since))


async def stay(connection: Connection) -> None:
    live = connection.live
    SOCKETS.inc()
    try:
        async with live.channels.start_subscription(channel(connection.table_id)) as subscriber:
            live.come(connection)
            await connection.show()
            showing = asyncio.create_task(connection.keep_showing())
            try:
                async with subscriber.run_in_background(connection.hear):
                    await connection.listen()
            finally:
                showing.cancel()
                await asyncio.gather(showing, return_exceptions=True)
    except (WebSocketDisconnect, OSError):
        pass  # the client went away
    finally:
        SOCKETS.dec()
        live.leave(connection)
