"""One socket of one viewer: what it sends is done one after another, what is new is shown as soon as it can be.

Nothing here waits as long as a table is in memory and nobody works with it, which is almost always: a move comes in,
goes into the log, and is shown, without a task or a coroutine on its way. They would be two thirds of its time.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
from sqlalchemy.exc import OperationalError

from perihelion.kernel.errors import PerihelionError
from perihelion.server.edge import check_json
from perihelion.server.errors import (
    BadMessage,
    CannotWrite,
    JoinFirst,
    NotYourTable,
    OnlyForPlayers,
    ServerFault,
    TooFast,
    status_of,
)
from perihelion.server.live import Live, Tick, say
from perihelion.server.scenes import Viewer, encode
from perihelion.server.storage import TRY_AGAIN, is_unusable
from perihelion.server.table import Caller, Guest, Table
from perihelion.server.wire import CarefulSocket
from perihelion.server.wishes import Action, Number

MESSAGES_A_SECOND: Final = 30.0
MESSAGES_AT_ONCE: Final = 120.0
MOST_WAITING: Final = 32
"""Messages of one client that wait for the one before them; then no more are read."""
MOST_CHAT: Final = 100
BROKEN: Final = 1011
"""Closing code: a client that is there comes back and sees the table as it is."""
logger = logging.getLogger("perihelion.server")


class Sent(msgspec.Struct, frozen=True):
    """What a client may send: a move, an undo, a redo, a line of chat."""

    type: str
    ply: Number = 0
    action: Action = 0
    key: str = ""
    text: str = ""


SENT: Final = msgspec.json.Decoder(Sent)
PONG: Final = encode({"type": "pong"})


class Connection:
    def __init__(
        self,
        live: Live,
        wire: CarefulSocket,
        table_id: str,
        key: str,
        caller: Caller,
        since: int,
        whole: bool = False,
        address: str = "",
    ) -> None:
        self.live = live
        self.hall = live.hall
        self.wire = wire
        self.table_id = table_id
        self.key = key  # the hash of the token
        self.caller = caller
        self.viewer: Viewer = None if isinstance(caller, Guest) else caller
        self.seen = since
        self.whole = whole
        self.address = address
        self.version = -1
        self.gone: asyncio.Future[int] = asyncio.get_running_loop().create_future()  # the code to close with, or 0
        self.waiting: deque[str] = deque()  # messages
        self.busy = False  # with a message of this client
        self.doing = False  # what is being done for this client is answered with the scene that follows it
        self.opened = False  # the first scene was shown
        self.again = False  # there is news to show as soon as that is possible
        self.working: asyncio.Task[None] | None = None
        self.showing: asyncio.Task[None] | None = None
        self.presence: list[bool] = []
        self.others_came = False  # or went, which is looked at then alone: it would be a tenth of a move
        self.chat: deque[Tick] = deque(maxlen=MOST_CHAT)  # said, and not told yet
        self.allowance = MESSAGES_AT_ONCE
        self.counted = time.monotonic()

    async def open(self) -> None:
        """The first scene; whatever came up meanwhile follows."""
        table = self.hall.glance(self.table_id)
        if table is not None and not table.remembers(self.viewer, self.seen):
            async with table.lock:
                await asyncio.to_thread(table.recall, self.viewer)
        await self.show()
        self.opened = True
        self.wire.hand_over(self)
        if self.again:
            self.wake()

    def end(self, code: int = 0) -> None:
        """Once; the code tells the client why, 0 when it is gone anyway."""
        if not self.gone.done():
            self.gone.set_result(code)
        if self.showing is not None and self.showing is not asyncio.current_task():
            self.showing.cancel()

    def fault(self, problem: Exception) -> None:
        on_fault(self.table_id, problem)
        self.end(BROKEN)

    # ---------------------------------------------------------------- showing

    def wake(self, table: Table | None = None) -> None:
        """There may be news at the table. What is shown to a slow client is the latest, not everything in between."""
        if self.showing is not None or not self.opened or self.wire.is_slow:
            self.again = True
            return
        try:
            table = table or self.hall.at_hand(self.table_id)
            if table is not None:
                self.show_news(table)
                return
        except Exception as problem:
            self.fault(problem)
        else:
            self.again = True
            self.showing = asyncio.create_task(self.show_later())

    async def show_later(self) -> None:
        try:
            while self.again and not self.wire.is_slow and not self.gone.done():
                self.again = False
                try:
                    async with self.hall.sitting(self.table_id) as table:
                        self.show_news(table)
                except OperationalError as error:  # the database is away: the client stays, and sees what is new after
                    if not is_unusable(error):
                        raise
                    await asyncio.sleep(TRY_AGAIN)
                    self.again = True
        except Exception as problem:
            self.fault(problem)
        finally:
            self.showing = None

    def show_news(self, table: Table) -> None:
        while self.chat:
            tick = self.chat.popleft()
            self.send({"type": "chat", "seat": tick.seat, "text": tick.text, "at": tick.at})
        if not self.doing:
            self.show_scene(table)
        if self.others_came:
            self.others_came = False
            self.show_presence(table)

    async def show(self, done: str = "") -> None:
        table = self.hall.at_hand(self.table_id)
        if table is not None:
            self.show_scene(table, done)
            return
        async with self.hall.sitting(self.table_id) as table:
            self.show_scene(table, done)

    def show_scene(self, table: Table, done: str = "") -> None:
        """The scene, unless nothing in it has changed for this viewer; with the key of what was done."""
        ply = table.ply(self.viewer)
        if ply == self.seen and table.version == self.version and not done:
            return
        if not table.still_opens(self.key, self.caller):
            self.end(4000 + NotYourTable.status)  # the seat is another's now
            return
        scene = self.live.scene(table, self.caller, min(self.seen, ply), self.whole)
        self.seen, self.version = ply, table.version
        self.presence = table.present
        self.wire.send_text(scene if not done else b'%b,"done":%b}' % (scene[:-1], encode(done)))

    def show_presence(self, table: Table) -> None:
        presence = self.live.presence(table)
        if presence != self.presence:
            self.presence = presence
            self.send({"type": "presence", "seats": presence})

    def send(self, message: object) -> None:
        self.wire.send_text(encode(message))

    # ---------------------------------------------------------------- what the wire tells

    def heard(self, text: str) -> None:
        if not self.busy and not self.waiting and not self.wire.is_slow:
            self.take(text)
            return
        self.waiting.append(text)
        if len(self.waiting) >= MOST_WAITING:
            self.wire.stop_reading()

    def may_write(self) -> None:
        """The client has taken what was sent to it."""
        if self.again:
            self.again = False
            self.wake()
        self.go_on()

    def lost(self) -> None:
        self.end()

    # ---------------------------------------------------------------- doing what was sent

    def go_on(self) -> None:
        while self.waiting and not self.busy and not self.wire.is_slow:
            self.take(self.waiting.popleft())
        if len(self.waiting) < MOST_WAITING:
            self.wire.go_on_reading()

    def take(self, text: str) -> None:
        key = ""
        try:
            allowed = self.count()
            sent: Sent = read(SENT, text)
            key = sent.key  # of a refusal too: whoever sent it waits for its key
            if not allowed:
                raise TooFast(seconds=1)
            self.do(sent)
        except Exception as problem:
            self.later(self.refuse(problem, key), key)

    def later(self, work: Coroutine[Any, Any, None], key: str) -> None:
        """What has to wait for something; the client's next message waits for it."""
        self.busy = True
        self.working = asyncio.create_task(self.work(work, key))

    async def work(self, work: Coroutine[Any, Any, None], key: str) -> None:
        try:
            try:
                await work
            except Exception as problem:
                await self.refuse(problem, key)
        except Exception as problem:
            self.fault(problem)
        finally:
            self.busy = self.doing = False
            self.working = None
        self.go_on()

    def count(self) -> bool:
        """Whether the client may send one more now."""
        now = time.monotonic()
        self.allowance = min(MESSAGES_AT_ONCE, self.allowance + (now - self.counted) * MESSAGES_A_SECOND)
        self.counted = now
        if self.allowance < 1 and self.hall.settings.rate:
            return False
        self.allowance -= 1
        return True

    def do(self, sent: Sent) -> None:
        if sent.type == "ping":
            self.wire.send_text(PONG)
            return
        table = self.hall.glance(self.table_id)
        if table is not None and not table.still_opens(self.key, self.caller):
            self.end(4000 + NotYourTable.status)
            return
        if self.viewer is None:
            raise JoinFirst if isinstance(self.caller, Guest) else OnlyForPlayers
        if sent.type in ("move", "undo", "redo"):
            if not 1 <= len(sent.key) <= 64:
                raise BadMessage(problem="key")
            self.act(table, self.viewer, sent, sent.action if sent.type == "move" else sent.type)
        elif sent.type == "chat":
            self.later(say(self.live, self.table_id, self.viewer, sent.text), sent.key)
        else:
            raise BadMessage(problem="type")

    def act(self, table: Table | None, seat: int, sent: Sent, what: int | str) -> None:
        key = sent.key
        self.busy = self.doing = True
        quickly = self.hall.act_now(
            table, seat, sent.ply, what, key, self.key, lambda problem: self.acted(key, problem)
        )  # fmt: skip
        if not quickly:
            self.later(self.act_later(seat, sent, what), key)

    def acted(self, key: str, problem: Exception | None) -> None:
        """It is durable, or was refused."""
        table = self.hall.at_hand(self.table_id)
        if problem is not None or table is None:
            self.later(self.show(key) if problem is None else self.refuse(problem, key), key)
            return
        try:
            self.show_scene(table, key)
        except Exception as fault:
            self.fault(fault)
        self.busy = self.doing = False
        if self.waiting:
            self.go_on()

    async def act_later(self, seat: int, sent: Sent, what: int | str) -> None:
        await self.hall.act(self.table_id, seat, sent.ply, what, sent.key, self.key)
        await self.show(sent.key)  # still doing it: nobody else shows this client the same without its key

    async def refuse(self, problem: Exception, key: str) -> None:
        self.doing = False
        if not isinstance(problem, PerihelionError):
            on_fault(self.table_id, problem)
            code = CannotWrite.code if is_unusable(problem) else ServerFault.code
            self.send({"type": "refused", "error": code, "facts": {}, "key": key})
            self.wake()  # for what came up while it was tried
            return
        message: dict[str, Any] = {"type": "refused", "error": problem.code, "facts": problem.facts, "key": key}
        if status_of(problem) == 409:
            async with self.hall.sitting(self.table_id) as table:
                message["scene"] = msgspec.Raw(self.live.scene(table, self.caller))
        self.send(message)
        await self.show()


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
