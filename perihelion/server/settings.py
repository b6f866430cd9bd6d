"""How a server runs: where it keeps its tables, and what it lets through."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

DEFAULT_PORT: Final = 8000


def default_database() -> str:
    """SQLite in the user's data folder."""
    from platformdirs import user_data_path

    folder = user_data_path("perihelion", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'tables.sqlite'}"


def database_url(given: str) -> str:
    """A database as people write it: a URL, or the path of a SQLite file; PostgreSQL always with our driver."""
    if "://" not in given:
        return f"sqlite:///{Path(given).expanduser().absolute()}"
    scheme, rest = given.split("://", 1)
    return f"postgresql+psycopg://{rest}" if scheme in ("postgres", "postgresql") else given


@dataclass(frozen=True)
class Settings:
    database: str | None  # None: SQLite in the user's data folder
    redis: str | None = None
    page: Path | None = None  # where the built page is, when not in the package
    origins: tuple[str, ...] = ()  # further origins that may open a WebSocket, besides the server's own
    host_names: tuple[str, ...] = ()  # names this server is reached by, besides addresses and localhost; "*" for any
    proxies: tuple[str, ...] = ()  # addresses of proxies, which say for whom they ask
    connections: int = 20_000  # in total, as far as the system lets us have open files
    connections_each: int = 400  # from one address
    sockets_a_table: int = 40  # from one address to one table; 0 means no limit
    header_seconds: float = 10.0  # for the header of a request to arrive
    header_limit: int = 16 * 1024
    write_seconds: float = 60.0  # for a client to take what it asked for
    rate: float = 100.0  # requests a second for one address; 0 means no limit
    burst: int = 400
    tables_a_minute: float = 30.0
    tables_an_hour: float = 240.0
    thinking_an_hour: float = 3600.0  # seconds that bots think for one address
    body_seconds: float = 30.0  # for the body of a request to arrive
    body_limit: int = 64 * 1024
    record_limit: int = 1024 * 1024
    free_after: float = 600.0  # seconds without a player until whoever set the table may invite another
    record_entries: int = 20_000
    record_undos: int = 1000
    own_sets: int = 12  # component sets of people's own in memory, some 9 MB each
    open_tables: int = 2000  # kept in memory
    snapshot_every: int = 50  # entries of the log
    keep_after: float = 20.0  # seconds after the end of a game until what was shown of it is kept for good
    workers: int = max(1, min(4, (os.cpu_count() or 2) - 1))
    bot_limit: float = 10.0  # seconds for one decision
    bot_pause: float = 0.25  # between two decisions of bots, so that people can follow
    log_level: str = "INFO"
