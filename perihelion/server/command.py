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
    host_name: Annotated[list[str] | None, typer.Option(help=SAY("serve-host-name"))] = None,
    proxy: Annotated[list[str] | None, typer.Option(help=SAY("serve-proxy"))] = None,
    connections: Annotated[int, typer.Option(help=SAY("serve-connections"), min=16)] = Settings.connections,
    connections_each: Annotated[
        int, typer.Option(help=SAY("serve-connections-each"), min=0)
    ] = Settings.connections_each,
    header_seconds: Annotated[float, typer.Option(help=SAY("serve-header-seconds"), min=0.1)] = Settings.header_seconds,
    body_seconds: Annotated[float, typer.Option(help=SAY("serve-body-seconds"), min=0.1)] = Settings.body_seconds,
    workers: Annotated[int, typer.Option(help=SAY("serve-workers"), min=1)] = Settings.workers,
    rate: Annotated[float, typer.Option(help=SAY("serve-rate"), min=0)] = Settings.rate,
    tables_a_minute: Annotated[
        float, typer.Option(help=SAY("serve-tables-a-minute"), min=0)
    ] = Settings.tables_a_minute,
    tables_an_hour: Annotated[float, typer.Option(help=SAY("serve-tables-an-hour"), min=0)] = Settings.tables_an_hour,
    thinking_an_hour: Annotated[
        float, typer.Option(help=SAY("serve-thinking-an-hour"), min=0)
    ] = Settings.thinking_an_hour,
    own_sets: Annotated[int, typer.Option(help=SAY("serve-own-sets"), min=1)] = Settings.own_sets,
    open_tables: Annotated[int, typer.Option(help=SAY("serve-open-tables"), min=1)] = Settings.open_tables,
    bot_limit: Annotated[float, typer.Option(help=SAY("serve-bot-limit"), min=0.1)] = Settings.bot_limit,
    bot_pause: Annotated[float, typer.Option(help=SAY("serve-bot-pause"), min=0)] = Settings.bot_pause,
    free_after: Annotated[float, typer.Option(help=SAY("serve-free-after"), min=0)] = Settings.free_after,
    keep_after: Annotated[float, typer.Option(help=SAY("serve-keep-after"), min=0)] = Settings.keep_after,
    log_level: Annotated[LogLevel, typer.Option(help=SAY("serve-log-level"))] = LogLevel.info,
    check: Annotated[bool, typer.Option("--check", help=SAY("serve-check"))] = False,
    lang: Annotated[str | None, typer.Option(help=SAY("cli-help-lang"))] = None,
) -> None:
    check_installed()
    from perihelion.server.running import run_server

    settings = Settings(
        database=db,
        redis=redis,
        page=page,
        origins=tuple(origin or ()),
        host_names=tuple(host_name or ()),
        proxies=tuple(proxy or ()),
        connections=connections,
        connections_each=connections_each,
        header_seconds=header_seconds,
        body_seconds=body_seconds,
        workers=workers,
        rate=rate,
        tables_a_minute=tables_a_minute,
        tables_an_hour=tables_an_hour,
        thinking_an_hour=thinking_an_hour,
        own_sets=own_sets,
        open_tables=open_tables,
        bot_limit=bot_limit,
        bot_pause=bot_pause,
        free_after=free_after,
        keep_after=keep_after,
        log_level=log_level.value,
    )
    if check:
        tell_whether_fit(settings, host, port)
        return
    run_server(settings, host, port, lambda address: typer.echo(SAY("serve-address", address=address)), open_browser)


def tell_whether_fit(settings: Settings, host: str, port: int) -> None:
    """Exit status 1 when something stands in the way."""
    from perihelion.server.checking import check_settings
    from perihelion.server.settings import default_database

    fit = True
    for each in check_settings(settings, settings.database or default_database(), host, port):
        fit = fit and each.good
        typer.echo(f"{'+' if each.good else '!'} {SAY(each.message, **each.facts)}", err=not each.good)
    if not fit:
        raise typer.Exit(1)


def backup(
    file: Annotated[Path, typer.Argument(help=SAY("backup-file"))],
    db: Annotated[str | None, typer.Option(help=SAY("serve-db"))] = None,
    lang: Annotated[str | None, typer.Option(help=SAY("cli-help-lang"))] = None,
) -> None:
    check_installed()
    from perihelion.server import copying
    from perihelion.server.settings import default_database

    tables = copying.backup(db or default_database(), file)
    typer.echo(SAY("backup-done", file=str(file), tables=tables))


def restore(
    file: Annotated[Path, typer.Argument(help=SAY("restore-file"))],
    db: Annotated[str | None, typer.Option(help=SAY("serve-db"))] = None,
    lang: Annotated[str | None, typer.Option(help=SAY("cli-help-lang"))] = None,
) -> None:
    check_installed()
    from perihelion.server import copying
    from perihelion.server.settings import default_database

    typer.echo(SAY("restore-done", tables=copying.restore(file, db or default_database())))
