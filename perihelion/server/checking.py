"""`perihelion serve --check`: whether a server could run with these settings, and what it would find."""

import ipaddress
import shutil
import socket
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from perihelion.kernel.table import Fact
from perihelion.server.migrations import head, revision
from perihelion.server.settings import Settings, database_url
from perihelion.server.storage import open_engine
from perihelion.server.upgrade import EARLIER, GONE, survey

ROOM: Final = 500 * 1024 * 1024
"""Bytes of free disk below which a server is warned: a busy one writes some ten megabytes an hour."""


@dataclass(frozen=True)
class Finding:
    message: str
    facts: dict[str, Fact]
    good: bool = True


def check_settings(settings: Settings, database: str, host: str, port: int) -> Iterator[Finding]:
    yield from check_database(database)
    yield from check_disk(database)
    yield from check_redis(settings.redis)
    yield check_port(host, port)
    yield from check_proxy(settings, host)
    built = settings.page or Path(str(files("perihelion.server"))) / "page"
    there = (built / "index.html").is_file()
    yield Finding("serve-check-page" if there else "serve-check-no-page", {}, there)


def check_database(database: str) -> Iterator[Finding]:
    """Reads only: what a start would change is told, not done."""
    url = sa.make_url(database_url(database))
    shown = url.render_as_string()
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").exists():
        yield Finding("serve-check-new-database", {"database": shown})
        return
    try:
        engine = open_engine(database)
        with engine.connect() as connection:
            found, known = revision(connection)
            if found is None:
                yield Finding("serve-check-new-database", {"database": shown})
                return
            if found not in known:
                yield Finding("error-newer-database", {"found": found, "known": head()}, False)
                return
            yield Finding("serve-check-database", {"database": shown, "version": found})
            if found != head():
                yield Finding("serve-check-migration", {"found": found, "known": head()})
            for kind in survey(connection):
                facts: dict[str, Fact] = {"game": kind.game, "version": kind.rules_version, "tables": kind.tables}
                how = {EARLIER: "serve-check-earlier", GONE: "serve-check-gone"}.get(kind.how, "serve-check-present")
                yield Finding(how, facts, kind.how != GONE)
        engine.dispose()
    except (SQLAlchemyError, ImportError, OSError) as error:
        cause = getattr(error, "orig", None) or error
        yield Finding("error-cannot-open-database", {"problem": str(cause).strip().splitlines()[0]}, False)


def check_disk(database: str) -> Iterator[Finding]:
    url = sa.make_url(database_url(database))
    if url.get_backend_name() != "sqlite":
        return
    folder = Path(url.database or "").absolute().parent
    if folder.is_dir():
        free = shutil.disk_usage(folder).free
        yield Finding("serve-check-disk", {"folder": str(folder), "megabytes": free // 1024**2}, free >= ROOM)


def check_redis(address: str | None) -> Iterator[Finding]:
    if address is None:
        return
    try:
        from redis import Redis
        from redis.exceptions import RedisError
    except ImportError:
        yield Finding("serve-check-no-redis", {"problem": "pip install perihelion[redis]"}, False)
        return
    try:
        with closing(Redis.from_url(address, socket_connect_timeout=5)) as asked:
            asked.ping()
        yield Finding("serve-check-redis", {})
    except (RedisError, OSError, ValueError) as error:
        yield Finding("serve-check-no-redis", {"problem": str(error).splitlines()[0]}, False)


def check_port(host: str, port: int) -> Finding:
    try:
        socket.create_server((host, port)).close()
    except OSError as error:
        return Finding(
            "error-cannot-listen", {"address": f"{host}:{port}", "problem": error.strerror or str(error)}, False
        )
    return Finding("serve-check-port", {"address": f"{host}:{port}"})


def check_proxy(settings: Settings, host: str) -> Iterator[Finding]:
    """Whether limits count real addresses, and whether the server answers to its name."""
    for proxy in settings.proxies:
        try:
            ipaddress.ip_network(proxy, strict=False)
        except ValueError:
            yield Finding("serve-check-bad-proxy", {"proxy": proxy}, False)
    if settings.proxies and not settings.host_names:
        yield Finding("serve-check-no-name", {}, False)
    elif settings.proxies:
        yield Finding("serve-check-proxy", {"names": ", ".join(settings.host_names)})
    elif host not in ("127.0.0.1", "::1", "localhost"):
        yield Finding("serve-check-no-proxy", {"host": host})
