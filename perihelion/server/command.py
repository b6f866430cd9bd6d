"""`perihelion serve`."""

import os
import sys
from enum import StrEnum
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer

from perihelion.server.errors import ServerNotInstalled
from perihelion.server.settings import DEFAULT_PORT, Settings
from perihelion.words import LANGUAGES, Words, choose_language

NEEDED: Final = (
    "alembic",
    "litestar",
    "msgspec",
    "platformdirs",
    "prometheus_client",
    "sqlalchemy",
    "uvicorn",
    "websockets",
)
"""The extra `server`; imported only when a server is to run, for it takes a second."""


class LogLevel(StrEnum):
    debug = "debug"
    info = "info"
    warning = "warning"
    error = "error"


def language() -> str:
    """`--lang` on the command line, else the environment's language."""
    asked = [after for before, after in zip(sys.argv, sys.argv[1:], strict=False) if before == "--lang"]
    if asked and asked[0] in LANGUAGES:
        return asked[0]
    named = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return choose_language(next((wish for wish in named if wish), None))


SAY = Words(language()).say


def check_installed() -> None:
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise ServerNotInstalled(missing=", ".join(missing))


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
    log_level: Annotated[LogLevel, typer.Option(help=SAY("serve-log-level"))] = LogLevel.info,
    lang: Annotated[str | None, typer.Option(help=SAY("cli-help-lang"))] = None,
) -> None:
    check_installed()
    from perihelion.server.running import run_server

    settings = Settings(
        database=db,
        redis=redis,
        page=page,
        origins=tuple(origin or ()),
        workers=workers,
        rate=rate,
        tables_a_minute=tables_a_minute,
        bot_limit=bot_limit,
        bot_pause=bot_pause,
        log_level=log_level.value,
    )
    run_server(settings, host, port, lambda address: typer.echo(SAY("serve-address", address=address)), open_browser)
