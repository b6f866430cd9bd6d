"""`perihelion serve`."""

import os
import sys
from dataclasses import fields
from enum import StrEnum
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Final

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


Host = Annotated[str, typer.Option(help=SAY("serve-host"))]
Port = Annotated[int, typer.Option(help=SAY("serve-port"), min=0, max=65535)]
Database = Annotated[str | None, typer.Option("--db", help=SAY("serve-db"))]
Redis = Annotated[str | None, typer.Option(help=SAY("serve-redis"))]
Open = Annotated[bool, typer.Option("--open", help=SAY("serve-open"))]
PageFolder = Annotated[Path | None, typer.Option(help=SAY("serve-page"), hidden=True)]
Origins = Annotated[list[str] | None, typer.Option("--origin", help=SAY("serve-origin"))]
HostNames = Annotated[list[str] | None, typer.Option("--host-name", help=SAY("serve-host-name"))]
Proxies = Annotated[list[str] | None, typer.Option("--proxy", help=SAY("serve-proxy"))]
Connections = Annotated[int, typer.Option(help=SAY("serve-connections"), min=16)]
ConnectionsEach = Annotated[int, typer.Option(help=SAY("serve-connections-each"), min=0)]
SocketsATable = Annotated[int, typer.Option(help=SAY("serve-sockets-a-table"), min=0)]
HeaderSeconds = Annotated[float, typer.Option(help=SAY("serve-header-seconds"), min=0.1)]
BodySeconds = Annotated[float, typer.Option(help=SAY("serve-body-seconds"), min=0.1)]
BotWorkers = Annotated[int, typer.Option(help=SAY("serve-workers"), min=1)]
Rate = Annotated[float, typer.Option(help=SAY("serve-rate"), min=0)]
TablesAMinute = Annotated[float, typer.Option(help=SAY("serve-tables-a-minute"), min=0)]
TablesAnHour = Annotated[float, typer.Option(help=SAY("serve-tables-an-hour"), min=0)]
ThinkingAnHour = Annotated[float, typer.Option(help=SAY("serve-thinking-an-hour"), min=0)]
SetsInMemory = Annotated[int, typer.Option(help=SAY("serve-own-sets"), min=1)]
OpenTables = Annotated[int, typer.Option(help=SAY("serve-open-tables"), min=1)]
BotLimit = Annotated[float, typer.Option(help=SAY("serve-bot-limit"), min=0.1)]
BotPause = Annotated[float, typer.Option(help=SAY("serve-bot-pause"), min=0)]
FreeAfter = Annotated[float, typer.Option(help=SAY("serve-free-after"), min=0)]
KeepAfter = Annotated[float, typer.Option(help=SAY("serve-keep-after"), min=0)]
Level = Annotated[LogLevel, typer.Option(help=SAY("serve-log-level"))]
Check = Annotated[bool, typer.Option("--check", help=SAY("serve-check"))]
Lang = Annotated[str | None, typer.Option(help=SAY("cli-help-lang"))]


def serve(
    host: Host = "127.0.0.1",
    port: Port = DEFAULT_PORT,
    database: Database = None,
    redis: Redis = None,
    open_browser: Open = False,
    page: PageFolder = None,
    origins: Origins = None,
    host_names: HostNames = None,
    proxies: Proxies = None,
    connections: Connections = Settings.connections,
    connections_each: ConnectionsEach = Settings.connections_each,
    sockets_a_table: SocketsATable = Settings.sockets_a_table,
    header_seconds: HeaderSeconds = Settings.header_seconds,
    body_seconds: BodySeconds = Settings.body_seconds,
    workers: BotWorkers = Settings.workers,
    rate: Rate = Settings.rate,
    tables_a_minute: TablesAMinute = Settings.tables_a_minute,
    tables_an_hour: TablesAnHour = Settings.tables_an_hour,
    thinking_an_hour: ThinkingAnHour = Settings.thinking_an_hour,
    own_sets: SetsInMemory = Settings.own_sets,
    open_tables: OpenTables = Settings.open_tables,
    bot_limit: BotLimit = Settings.bot_limit,
    bot_pause: BotPause = Settings.bot_pause,
    free_after: FreeAfter = Settings.free_after,
    keep_after: KeepAfter = Settings.keep_after,
    log_level: Level = LogLevel.info,
    check: Check = False,
    lang: Lang = None,
) -> None:
    settings = settings_of(locals())
    check_installed()
    if check:
        tell_whether_fit(settings, host, port)
    else:
        run(settings, host, port, open_browser)


def settings_of(options: dict[str, Any]) -> Settings:
    """Of the options those that are settings, which have the same names; a list becomes a tuple there."""
    chosen = {each.name: options[each.name] for each in fields(Settings) if each.name in options}
    several = {name: tuple(chosen[name] or ()) for name in ("origins", "host_names", "proxies")}
    return Settings(**{**chosen, **several, "log_level": options["log_level"].value})


def run(settings: Settings, host: str, port: int, open_browser: bool) -> None:
    from perihelion.server.running import run_server

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
    database: Database = None,
    lang: Lang = None,
) -> None:
    check_installed()
    from perihelion.server import copying
    from perihelion.server.settings import default_database

    tables = copying.backup(database or default_database(), file)
    typer.echo(SAY("backup-done", file=str(file), tables=tables))


def restore(
    file: Annotated[Path, typer.Argument(help=SAY("restore-file"))],
    database: Database = None,
    lang: Lang = None,
) -> None:
    check_installed()
    from perihelion.server import copying
    from perihelion.server.settings import default_database

    typer.echo(SAY("restore-done", tables=copying.restore(file, database or default_database())))
