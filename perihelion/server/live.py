"""Live updates: every socket of a table hears that something changed, and fetches what its own viewer may see of it."""

import asyncio
import logging
import secrets
import time
from collections import Counter, deque
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import OperationalError

from perihelion.kernel.errors import PerihelionError
from perihelion.server.answers import address_of
from perihelion.server.bus import EVERYBODY, Bus
from perihelion.server.edge import check_json
from perihelion.server.errors import (
    BadMessage,
    CannotWrite,
    ChatIsOff,
    JoinFirst,
    NotYourTable,
    OnlyForPlayers,
    ServerFault,
    TooFast,
    status_of,
)
from perihelion.server.hall import Hall
from perihelion.server.messages import Action, Number
from perihelion.server.metrics import SOCKETS
from perihelion.server.scenes import Viewer, encode
from perihelion.server.storage import is_unusable
from perihelion.server.table import Caller, Guest, Table
from perihelion.server.tokens import hashed

FIRST_MESSAGE_WITHIN: Final = 10.0
FORGET_NODE_AFTER: Final = 60.0
TELL_PRESENCE_EVERY: Final = 20.0
MESSAGES_A_SECOND: Final = 30.0
MESSAGES_AT_ONCE: Final = 120.0
MOST_CHAT: Final = 100
TRY_AGAIN: Final = 0.5
"""Seconds until a database that was away is asked again."""
logger = logging.getLogger("perihelion.server")


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: str
    whole: bool = False
    """Whether scenes are to carry what may be chosen and what is new in the log, as a page needs them."""


class Sent(msgspec.Struct, frozen=True):
    """What a client may send: a move, an undo, a redo, a line of chat."""

    type: str
    ply: Number = 0
    action: Action = 0
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


class Live:
    """The sockets of this node, and what it knows of those of others."""

    def __init__(self, hall: Hall, bus: Bus) -> None:
        self.hall = hall
        self.bus = bus
        bus.heard = self.hear
        self.node = secrets.token_urlsafe(6)
        self._sockets: dict[str, set[Connection]] = {}
        self._here: dict[str, Counter[int]] = {}
        self._there: dict[str, dict[str, tuple[list[int], float]]] = {}
        self._rounds = None if bus.state == "alone" else asyncio.create_task(self._tell_presence_again())
        self.came: Callable[[str], None] = lambda _table_id: None  # told when somebody comes to look
        self.scene_tick = encode(Tick(self.node, "scene")).decode()

    async def close(self) -> None:
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)

    def tell(self, table_id: str) -> None:
        """Sockets of this node are woken here; those of others, and they alone, hear of it over a channel."""
        self._wake(table_id)
        self.bus.tell(table_id, self.scene_tick)

    def say(self, table_id: str, seat: int, text: str) -> None:
        tick = Tick(self.node, "chat", seat=seat, text=text, at=time.time())
        self._take(table_id, tick)
        self.bus.tell(table_id, encode(tick).decode())

    def hear(self, table_id: str, message: str) -> None:
        """What another node tells, or this one itself, which has acted already."""
        if table_id == EVERYBODY:
            for each in list(self._sockets):
                self._wake(each)
                if each in self._here:
                    self._tell_presence(each)
            return
        if table_id not in self._sockets or message == self.scene_tick:
            return
        tick = TICK.decode(message)
        if tick.node != self.node:
            self._take(table_id, tick)

    def _take(self, table_id: str, tick: Tick) -> None:
        if tick.kind == "presence":
            self.heard(table_id, tick)
            self._note_presence(table_id)
        elif tick.kind == "chat":
            for each in self._sockets.get(table_id, ()):
                each.chat.append(tick)
        self._wake(table_id)

    def _wake(self, table_id: str) -> None:
        for each in self._sockets.get(table_id, ()):
            each.changed.set()

    # ---------------------------------------------------------------- presence

    def come(self, connection: "Connection") -> None:
        table_id, viewer = connection.table_id, connection.viewer
        self._sockets.setdefault(table_id, set()).add(connection)
        self.came(table_id)
        if viewer is not None:
            self._here.setdefault(table_id, Counter())[viewer] += 1
            self._tell_presence(table_id)

    def is_watched(self, table_id: str) -> bool:
        return table_id in self._sockets

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
        self._seen(table_id, [viewer])
        self._tell_presence(table_id)

    def heard(self, table_id: str, tick: Tick) -> None:
        if tick.node != self.node:
            self._there.setdefault(table_id, {})[tick.node] = (tick.seats, time.monotonic())
            self._seen(table_id, tick.seats)

    def _seen(self, table_id: str, seats: list[int]) -> None:
        """From now on they are away, unless they are still here."""
        table = self.hall.glance(table_id)
        if table is not None:
            for seat in seats:
                table.last_seen[seat] = time.monotonic()

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
        tick = Tick(self.node, "presence", seats=seats)
        self._note_presence(table_id)
        self._wake(table_id)
        self.bus.tell(table_id, encode(tick).decode())

    def _note_presence(self, table_id: str) -> None:
        for each in self._sockets.get(table_id, ()):
            each.others_came = True

    async def _tell_presence_again(self) -> None:
        while True:
            await asyncio.sleep(TELL_PRESENCE_EVERY)
            for table_id in list(self._here):
                self._tell_presence(table_id)

    # ---------------------------------------------------------------- scenes

    def scene(self, table: Table, caller: Caller, since: int | None = None, whole: bool = False) -> bytes:
        here = self.present(table.row.id)
        table.present = [seat.kind == "bot" or seat.seat in here for seat in table.seats]
        if isinstance(caller, Guest):
            return table.guest_scene(caller.seat)
        return table.whole_scene(caller, since) if whole and since is not None else table.scene(caller, since)


class Connection:
    """One socket of one viewer."""

    def __init__(
        self, live: Live, socket: WebSocket[Any, Any, Any], table_id: str, key: str, caller: Caller, since: int,
        whole: bool = False,
    ) -> None:  # fmt: skip
        self.live = live
        self.hall = live.hall
        self.socket = socket
        self.table_id = table_id
        self.key = key  # the hash of the token
        self.caller = caller
        self.viewer: Viewer = None if isinstance(caller, Guest) else caller
        self.seen = since
        self.whole = whole
        self.version = -1
        self.changed = asyncio.Event()
        self.doing = False  # what is being done for this client is answered with the scene that follows it
        self.presence: list[bool] = []
        self.others_came = False  # or went, which is looked at then alone: it would be a tenth of a move
        self.chat: deque[Tick] = deque(maxlen=MOST_CHAT)  # said, and not told yet
        self.allowance = MESSAGES_AT_ONCE
        self.counted = time.monotonic()

    async def keep_showing(self) -> None:
        """What is shown to a slow client is the latest, not everything in between."""
        try:
            while True:
                await self.changed.wait()
                self.changed.clear()
                try:
                    await self.show_news()
                except OperationalError as error:  # the database is away: the client stays, and sees what is new after
                    if not is_unusable(error):
                        raise
                    await asyncio.sleep(TRY_AGAIN)
                    self.changed.set()
        except (WebSocketDisconnect, OSError):
            return  # the client went away, as `listen` will notice
        except Exception as error:
            on_fault(self.table_id, error)
            await self.socket.close(code=1011)  # a client that is there comes back and sees the table as it is

    async def show_news(self) -> None:
        while self.chat:
            tick = self.chat.popleft()
            await self.send({"type": "chat", "seat": tick.seat, "text": tick.text, "at": tick.at})
        if not self.doing and not self.is_up_to_date():
            await self.show()
        if self.others_came:
            self.others_came = False
            await self.show_presence()

    def is_up_to_date(self) -> bool:
        """What only this node changes is in its memory: no need to wait for the table."""
        table = None if self.hall.storage.shared else self.hall.glance(self.table_id)
        return table is not None and (table.ply(self.viewer), table.version) == (self.seen, self.version)

    async def show(self, done: str = "") -> None:
        """The scene, unless nothing in it has changed for this viewer; with the key of what was done."""
        async with self.hall.sitting(self.table_id) as table:
            if not table.still_opens(self.key, self.caller):
                await self.socket.close(code=4000 + NotYourTable.status)
                raise WebSocketDisconnect(detail="the seat is another's now")
            ply = table.ply(self.viewer)
            if (ply, table.version) == (self.seen, self.version) and not done:
                return
            scene = self.live.scene(table, self.caller, min(self.seen, ply), self.whole)
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
            except (WebSocketDisconnect, OSError):
                raise
            except Exception as error:
                on_fault(self.table_id, error)
                code = CannotWrite.code if is_unusable(error) else ServerFault.code
                await self.send({"type": "refused", "error": code, "facts": {}, "key": key})

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
        table = self.hall.glance(self.table_id)
        if table is not None and not table.still_opens(self.key, self.caller):
            await self.show()  # and with it the end
        if self.viewer is None:
            raise JoinFirst if isinstance(self.caller, Guest) else OnlyForPlayers
        if sent.type in ("move", "undo", "redo"):
            if not 1 <= len(sent.key) <= 64:
                raise BadMessage(problem="key")
            what = sent.action if sent.type == "move" else sent.type
            self.doing = True
            try:
                await self.hall.act(self.table_id, self.viewer, sent.ply, what, sent.key, self.key)
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
                message["scene"] = msgspec.Raw(self.live.scene(table, self.caller))
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
    check_json(text)
    try:
        return decoder.decode(text)
    except msgspec.DecodeError as error:
        raise BadMessage(problem=str(error)) from None


def on_fault(table_id: str, problem: Exception) -> None:
    """Logged as one over HTTP is."""
    facts = {"method": "WEBSOCKET", "path": f"/api/tables/{table_id}/live"}
    logger.error("fault", exc_info=problem, extra={"facts": facts})


async def give_up(socket: WebSocket[Any, Any, Any], table_id: str, problem: Exception) -> None:
    """A client comes back later; a database that is away is no fault of ours."""
    if not is_unusable(problem):
        on_fault(table_id, problem)
        await socket.close(code=1011)
        return
    logger.error("database", extra={"facts": {"method": "WEBSOCKET", "path": f"/api/tables/{table_id}/live"}})
    await socket.close(code=4000 + CannotWrite.status)


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
            caller = found.caller(hello.token)
            latest = 0 if isinstance(caller, Guest) else found.ply(caller)
            if isinstance(caller, int):
                found.asker = address_of(socket.scope)
                await live.hall.come_back(found, caller)
    except PerihelionError as error:
        refused = {"type": "refused", "error": error.code, "facts": error.facts, "key": ""}
        await socket.send_text(encode(refused).decode())
        await socket.close(code=4000 + status_of(error))
        return
    except (TimeoutError, WebSocketDisconnect, OSError):
        return
    except Exception as error:
        await give_up(socket, table, error)
        return
    asked = str(socket.query_params.get("since", ""))
    since = min(int(asked), latest) if asked.isascii() and asked.isdigit() and len(asked) < 10 else latest
    await stay(Connection(live, socket, table, hashed(hello.token), caller, since, hello.whole))


async def stay(connection: Connection) -> None:
    live = connection.live
    SOCKETS.inc()
    try:
        live.come(connection)
        await connection.show()
        showing = asyncio.create_task(connection.keep_showing())
        try:
            await connection.listen()
        finally:
            showing.cancel()
            await asyncio.gather(showing, return_exceptions=True)
    except (WebSocketDisconnect, OSError):
        pass  # the client went away
    except Exception as error:
        await give_up(connection.socket, connection.table_id, error)
    finally:
        SOCKETS.dec()
        live.leave(connection)
