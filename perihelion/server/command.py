"""`perihelion serve`."""

import asyncio
import socket
import webbrowser
from pathlib import Path
from typing import Annotated

import typer
import uvicorn

from perihelion.server.app import create_app
from perihelion.server.logs import start_logging
from perihelion.server.settings import DEFAULT_PORT, Settings, default_database


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on; 0 for any free one.")] = DEFAULT_PORT,
    db: Annotated[str | None, typer.Option(help="SQLite file or PostgreSQL URL; default: your data folder.")] = None,
    redis: Annotated[str | None, typer.Option(help="Redis URL, when several servers share a database.")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the lobby in a browser.")] = False,
    page: Annotated[Path | None, typer.Option(help="Folder of a built page.", hidden=True)] = None,
    origin: Annotated[list[str] | None, typer.Option(help="Another origin whose page may connect.")] = None,
    workers: Annotated[int, typer.Option(help="Processes in which bots think.")] = Settings.workers,
    rate: Annotated[float, typer.Option(help="Requests a second for one address; 0 for no limit.")] = Settings.rate,
    tables_a_minute: Annotated[float, typer.Option(help="New tables a minute.")] = Settings.tables_a_minute,
    bot_limit: Annotated[float, typer.Option(help="Seconds for one decision of a bot.")] = Settings.bot_limit,
    bot_pause: Annotated[float, typer.Option(help="Seconds between bots' moves.")] = Settings.bot_pause,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = Settings.log_level,
) -> None:
    """Serve tables to play at, and the page."""
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
    listening = socket.create_server((host, port), reuse_port=False)
    address = f"http://{host}:{listening.getsockname()[1]}/"
    typer.echo(f"Perihelion: {address}", err=False)
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


async def run(server: uvicorn.Server, listening: socket.socket, address: str | None) -> None:
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    if address is not None:
        while not server.started and not serving.done():
            await asyncio.sleep(0.05)
        await asyncio.to_thread(webbrowser.open, address)
    await serving
