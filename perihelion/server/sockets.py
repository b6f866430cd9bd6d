"""How a WebSocket comes to a table: who may open one, and the token it begins with."""

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from perihelion.kernel.errors import PerihelionError
from perihelion.server.answers import address_of
from perihelion.server.connection import BROKEN, Connection, on_fault, read
from perihelion.server.errors import CannotWrite, status_of
from perihelion.server.live import Live
from perihelion.server.metrics import SOCKETS
from perihelion.server.scenes import encode
from perihelion.server.storage import is_unusable
from perihelion.server.table import Guest
from perihelion.server.tokens import hashed
from perihelion.server.wire import WIRE

FIRST_MESSAGE_WITHIN: Final = 10.0
logger = logging.getLogger("perihelion.server")


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: str
    whole: bool = False
    """Whether scenes are to carry what may be chosen and what is new in the log, as a page needs them."""


HELLO: Final = msgspec.json.Decoder(Hello)


async def give_up(socket: WebSocket[Any, Any, Any], table_id: str, problem: Exception) -> None:
    """A client comes back later; a database that is away is no fault of ours."""
    if not is_unusable(problem):
        on_fault(table_id, problem)
        await socket.close(code=BROKEN)
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
async def live_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    live: Live = socket.app.state.live
    if not may_connect(socket, live.hall.settings.origins):
        await socket.close(code=4403)
        return
    await socket.accept()
    address = address_of(socket.scope)
    try:
        hello = read(HELLO, await asyncio.wait_for(socket.receive_text(), FIRST_MESSAGE_WITHIN))
        async with live.hall.sitting(table) as found:
            caller = found.caller(hello.token)
            latest = 0 if isinstance(caller, Guest) else found.ply(caller)
            if isinstance(caller, int):
                found.asker = address
                await live.hall.come_back(found, caller)
        live.check_room(table, address)  # the last of it: from here to its coming nobody else has a turn
    except PerihelionError as error:
        refused = {"type": "refused", "error": error.code, "facts": error.facts, "key": ""}
        with suppress(WebSocketDisconnect, OSError):  # who is refused may have gone already
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
    extensions: Any = socket.scope["extensions"]
    key = hashed(hello.token)
    await stay(Connection(live, extensions[WIRE], table, key, caller, since, hello.whole, address), socket)


async def stay(connection: Connection, socket: WebSocket[Any, Any, Any]) -> None:
    live = connection.live
    SOCKETS.inc()
    try:
        live.come(connection)
        await connection.open()
        code = await connection.gone
        if code:
            await socket.close(code=code)
    except (WebSocketDisconnect, OSError):
        pass  # the client went away
    except Exception as error:
        await give_up(socket, connection.table_id, error)
    finally:
        SOCKETS.dec()
        live.leave(connection)
        connection.end()
