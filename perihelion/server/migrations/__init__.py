"""The database's history, by Alembic; brought up to date whenever a server starts.

Alembic is loaded when there is something for it to do: at most starts the database is as this program wants it.
"""

from importlib.resources import as_file, files
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from perihelion.server.errors import NewerDatabase

if TYPE_CHECKING:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

HERE: Final = "perihelion.server.migrations"
VERSION: Final = sa.table("alembic_version", sa.column("version_num", sa.String))


def head() -> str:
    """The version of a database that this program makes: files are named after their versions."""
    return max(file.name[:4] for file in files(f"{HERE}.versions").iterdir() if file.name[:4].isdigit())


def found(connection: sa.Connection) -> str | None:
    """The version of a database, None of one that is empty."""
    if not sa.inspect(connection).has_table(VERSION.name):
        return None
    return connection.execute(sa.select(VERSION.c.version_num)).scalar()


def revision(connection: sa.Connection) -> tuple[str | None, set[str]]:
    """The version of a database, None of one that is empty; and those that this program knows."""
    with as_file(files(HERE)) as folder:
        return found(connection), known(scripts(settings(str(folder))))


def migrate(engine: sa.Engine) -> None:
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # two servers that start together take turns
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(28490001)"))
        there = found(connection)
        if there == head():
            return
        with as_file(files(HERE)) as folder:
            config = settings(str(folder))
            refuse_newer(there, scripts(config))
            config.attributes["connection"] = connection
            from alembic import command

            command.upgrade(config, "head")


def settings(folder: str) -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", folder)
    return config


def scripts(config: "Config") -> "ScriptDirectory":
    from alembic.script import ScriptDirectory

    return ScriptDirectory.from_config(config)


def known(history: "ScriptDirectory") -> set[str]:
    return {each.revision for each in history.walk_revisions()}


def refuse_newer(there: str | None, history: "ScriptDirectory") -> None:
    """What a later version has made of a database is not for this one to guess."""
    if there is not None and there not in known(history):
        raise NewerDatabase(found=there, known=head())
