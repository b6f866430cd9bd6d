"""Live updates: every socket of a table hears that something changed, and fetches what its own viewer may see of it."""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from perihelion.server.bus import EVERYBODY, Bus
from perihelion.server.ending import end
from perihelion.server.errors import BadMessage, ChatIsOff, TooManyHere
from perihelion.server.hall import Hall
from perihelion.server.scenes import encode
from perihelion.server.table import Caller, Guest, Table

if TYPE_CHECKING:
    from perihelion.server.connection import Connection

FORGET_NODE_AFTER: Final = 60.0
TELL_PRESENCE_EVERY: Final = 20.0


class Tick(msgspec.Struct, frozen=True):
    """What nodes tell each other: that a table changed, who is present, what was said. Never what is hidden."""

    node: str
    kind: str
    seats: list[int] = []
    seat: int = 0
    text: str = ""
    at: float = 0.0


TICK: Final = msgspec.json.Decoder(Tick)


class Live:
    """The sockets of this node, and what it knows of those of others."""

    def __init__(self, hall: Hall, bus: Bus) -> None:
        self.hall = hall
        self.bus = bus
        bus.heard = self.hear
        self.node = secrets.token_urlsafe(6)
        self._sockets: dict[str, set[Connection]] = {}
        self._from: Counter[tuple[str, str]] = Counter()  # sockets to a table from an address
        self._here: dict[str, Counter[int]] = {}
        self._presence: dict[str, tuple[int, list[bool]]] = {}  # of tables with sockets here, at a version of the table
        self._there: dict[str, dict[str, tuple[list[int], float]]] = {}
        self._rounds = None if bus.state == "alone" else asyncio.create_task(self._tell_presence_again())
        self.came: Callable[[str], None] = lambda _table_id: None  # told when somebody comes to look
        self.scene_tick = encode(Tick(self.node, "scene")).decode()

    async def close(self) -> None:
        await end(self._rounds)

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
        sockets = self._sockets.get(table_id)
        if sockets:
            table = self.hall.at_hand(table_id)
            for each in sockets:
                each.wake(table)

    # ---------------------------------------------------------------- presence

    def check_room(self, table_id: str, address: str) -> None:
        """Every move is shown to every socket: one address must not have hundreds of them at a table."""
        most = self.hall.settings.sockets_a_table
        if most and self._from[table_id, address] >= most:
            raise TooManyHere(sockets=most)

    def come(self, connection: "Connection") -> None:
        table_id, viewer = connection.table_id, connection.viewer
        self._sockets.setdefault(table_id, set()).add(connection)
        self._from[table_id, connection.address] += 1
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
        self._from[table_id, connection.address] -= 1
        if not self._from[table_id, connection.address]:
            del self._from[table_id, connection.address]
        if not sockets:
            self._sockets.pop(table_id, None)
            self._presence.pop(table_id, None)
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
        self._presence.pop(table_id, None)
        for each in self._sockets.get(table_id, ()):
            each.others_came = True

    async def _tell_presence_again(self) -> None:
        while True:
            await asyncio.sleep(TELL_PRESENCE_EVERY)
            self.forget_others()
            for table_id in list(self._here):
                self._tell_presence(table_id)

    def forget_others(self) -> None:
        """What nodes told that have said no more since: of every table that was ever looked at it would be much."""
        latest = time.monotonic() - FORGET_NODE_AFTER
        for table_id, nodes in list(self._there.items()):
            kept = {node: told for node, told in nodes.items() if told[1] > latest}
            if kept:
                self._there[table_id] = kept
            else:
                del self._there[table_id]

    # ---------------------------------------------------------------- scenes

    def presence(self, table: Table) -> list[bool]:
        table_id = table.row.id
        known = self._presence.get(table_id)
        if known is not None and known[0] == table.version:
            return known[1]
        here = self.present(table_id)
        found = [seat.kind == "bot" or seat.seat in here for seat in table.seats]
        if table_id in self._sockets and table_id not in self._there:  # of other nodes it is forgotten after a while
            self._presence[table_id] = (table.version, found)
        return found

    def scene(self, table: Table, caller: Caller, since: int | None = None, whole: bool = False) -> bytes:
        table.present = self.presence(table)
        if isinstance(caller, Guest):
            return table.guest_scene(caller.seat)
        return table.whole_scene(caller, since) if whole and since is not None else table.scene(caller, since)


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
