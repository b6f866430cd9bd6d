"""`perihelion serve`."""

import asyncio
import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Annotated

import typer
import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from perihelion.server.app import create_app
from perihelion.server.errors import CannotListen, CannotOpenDatabase
from perihelion.server.logs import start_logging
from perihelion.server.migrations import migrate
from perihelion.server.settings import DEFAULT_PORT, Settings, default_database
from perihelion.server.storage import open_engine
from perihelion.words import LANGUAGES, Words, choose_language


def language() -> str:
    """`--lang` on the command line, else the environment's language."""
    asked = [after for before, after in zip(sys.argv, sys.argv[1:], strict=False) if before == "--lang"]
    if asked and asked[0] in LANGUAGES:
        return asked[0]
    named = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return choose_language(next((wish for wish in named if wish), None))


SAY = Words(language()).say


def serve(
    host: Annotated[str, typer.Option(help=SAY("serve-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(help=SAY("serve-port"), min=0, max=65535)] = DEFAULT_PORT,
    db: Annotated[str | None, typer.Option(help=SAY("serve-db"))] = None,
    redis: Annotated[str | None, typer.Option(help=SAY("serve-redis"))] = None,
    open_browser: Annotated[bool, typer.Option("--open", help=SAY("serve-open"))] = False,
    page: Annotated[Path | None, typer.Option(help=SAY("serve-page"), hidden=True)] = None,
    origin: Annotated[list[str] | None, typer.Option(help=SAY("serve-origin"))] = None,
    workers: Annotated[int, typer.Option(help=SAY("serve-workers"), min=1)] = Settings.workers,
    rate: Annotated[float, typer.Option(help=SAY("serve-rate"), min=0)] = Settings.rate,
    tables_a_minute: Annotated[
        float, typer.Option(help=SAY("serve-tables-a-minute"), min=0)
    ] = Settings.tables_a_minute,
    bot_limit: Annotated[float, typer.Option(help=SAY("serve-bot-limit"), min=0.1)] = Settings.bot_limit,
    bot_pause: Annotated[float, typer.Option(help=SAY("serve-bot-pause"), min=0)] = Settings.bot_pause,
    log_level: Annotated[str, typer.Option(help=SAY("serve-log-level"))] = Settings.log_level,
) -> None:
    settings = Settings(
        database=db or default_database(),
        redis=redis,
        page=page,
        origins=tuple(origin or ()),
        workers=workers,
        rate=rate,
        tables_a_minute=tables_a_minute,
        bot_limit=bot_limit,
        bot_pause=bot_pause,
        log_level=log_level,
    )
    start_logging(log_level)
    prepare_database(settings.database)
    listening = listen(host, port)
    address = f"http://{host}:{listening.getsockname()[1]}/"
    typer.echo(SAY("serve-address", address=address))
    config = uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=settings.body_limit,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(run(uvicorn.Server(config), listening, address if open_browser else None))


def prepare_database(database: str) -> None:
    """Bring it up to date, or say in one sentence why it cannot be used."""
    try:
        engine = open_engine(database)
        migrate(engine)
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
