"""The inside of a server without its process: a hall with its journal, and a wire that keeps what is sent over it."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

from server.serving import Json

from perihelion.server.bus import Bus
from perihelion.server.connection import Connection
from perihelion.server.hall import Hall
from perihelion.server.journal import Journal
from perihelion.server.live import Live
from perihelion.server.making import Making
from perihelion.server.messages import TableMade
from perihelion.server.migrations import migrate
from perihelion.server.sets import OwnSets
from perihelion.server.settings import Settings
from perihelion.server.storage import Storage, open_engine
from perihelion.server.tokens import hashed
from perihelion.server.wishes import SeatWish, TableWish


class Wire:
    """As much of a WebSocket as a connection needs."""

    def __init__(self) -> None:
        self.is_slow = False
        self.sent: list[Json] = []
        self.reading = True

    def hand_over(self, ears: object) -> None: ...

    def send_text(self, message: bytes) -> None:
        self.sent.append(json.loads(message))

    def stop_reading(self) -> None:
        self.reading = False

    def go_on_reading(self) -> None:
        self.reading = True


@asynccontextmanager
async def house(folder: Path, **wishes: Any) -> AsyncIterator[Live]:
    """On a database of its own in the folder, with these settings."""
    storage = Storage(open_engine(str(folder / "tables.sqlite")))
    migrate(storage.engine)
    journal = Journal(storage)
    hall = Hall(Settings(None, **wishes), storage, journal, OwnSets())
    live = Live(hall, Bus())
    hall.changed.append(live.tell)
    try:
        yield live
    finally:
        await live.close()
        await hall.close()
        await journal.close()
        storage.close()


async def set_table(live: Live, seed: int = 6) -> TableMade:
    """Sunward, for Ada alone."""
    return await Making(live.hall).create(TableWish("sunward", [SeatWish("human", name="Ada")], seed=seed))


async def come(live: Live, made: TableMade, seat: int | None) -> tuple[Connection, Wire]:
    """A socket of a seat, or of a spectator, that has its first scene."""
    wire = Wire()
    token = made.spectator if seat is None else made.seats[seat].token
    connection = Connection(live, cast(Any, wire), made.table, hashed(token or ""), seat, 0)
    live.come(connection)
    await connection.open()
    return connection, wire
