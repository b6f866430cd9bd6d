"""A server from its settings to its last request."""

import asyncio
import gc
import socket
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import IO, Final

import sqlalchemy as sa
import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from perihelion.server.app import create_app
from perihelion.server.connections import protocols
from perihelion.server.errors import CannotListen, CannotOpenDatabase, DatabaseInUse
from perihelion.server.logs import start_logging
from perihelion.server.migrations import migrate
from perihelion.server.settings import Settings, database_url, default_database
from perihelion.server.storage import open_engine
from perihelion.server.upgrade import name_moves

HAND_ON_AFTER: Final = 0.0001
"""Seconds that a thread waits for Python while another one runs. With the usual 0.005 the journal began a commit when
the scenes of the last one were done, not while they were made, and waited as long again behind the disk."""


def run_server(settings: Settings, host: str, port: int, tell: Callable[[str], None], open_browser: bool) -> None:
    """Serve until stopped; `tell` is given the address once it is taken."""
    settings = replace(settings, database=settings.database or default_database())
    start_logging(settings.log_level)
    held = hold_file(settings.database or "")
    prepare_database(settings.database or "")
    listening = listen(host, port)
    address = f"http://{host}:{listening.getsockname()[1]}/"
    tell(address)
    calm_the_collector()
    sys.setswitchinterval(HAND_ON_AFTER)
    http, ws = protocols(settings)
    config = uvicorn.Config(
        create_app(settings),
        http=http,
        ws=ws,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        log_config=None,
        access_log=False,
        ws_max_size=settings.body_limit,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(run(uvicorn.Server(config), listening, address if open_browser else None))
    if held is not None:
        held.close()


def calm_the_collector() -> None:
    """A look at all that is in memory took 0.16 s, a tenth of a busy server's time, and most of it never goes."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 50)


def hold_file(database: str) -> IO[bytes] | None:
    """One server for one SQLite file: each would keep in memory what the other changes.

    The system lets go of the lock with the process, however it ends.
    """
    url = sa.make_url(database_url(database))
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    try:
        import fcntl
    except ImportError:  # a system without such locks
        return None
    try:
        file = Path(url.database).resolve()  # by whatever name it is called
        held = Path(f"{file}-lock").open("ab")  # noqa: SIM115  held as long as the server runs
    except OSError as error:
        raise CannotOpenDatabase(problem=error.strerror or str(error)) from None
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise DatabaseInUse(file=url.database) from None
    return held


def prepare_database(database: str) -> None:
    """Bring it up to date, or say in one sentence why it cannot be used."""
    try:
        engine = open_engine(database)
        migrate(engine)
        name_moves(engine)
    except (SQLAlchemyError, ImportError, OSError) as error:
        cause = getattr(error, "orig", None) or error
        raise CannotOpenDatabase(problem=str(cause).strip().splitlines()[0]) from None
    engine.dispose()


def listen(host: str, port: int) -> socket.socket:
    try:
        return socket.create_server((host, port), backlog=2048)
    except OSError as error:
        raise CannotListen(address=f"{host}:{port}", problem=error.strerror or str(error)) from None


async def run(server: uvicorn.Server, listening: socket.socket, address: str | None) -> None:
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    if address is not None:
        while not server.started and not serving.done():
            await asyncio.sleep(0.05)
        await asyncio.to_thread(webbrowser.open, address)
    await serving
