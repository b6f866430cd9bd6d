"""The database's history, by Alembic; brought up to date whenever a server starts."""

from importlib.resources import as_file, files

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from perihelion.server.errors import NewerDatabase


def scripts() -> ScriptDirectory:
    with as_file(files("perihelion.server.migrations")) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder))
        return ScriptDirectory.from_config(config)


def head() -> str:
    """The version of a database that this program makes."""
    return scripts().get_current_head() or ""


def revision(connection: sa.Connection) -> tuple[str | None, set[str]]:
    """The version of a database, None of one that is empty; and those that this program knows."""
    known = {each.revision for each in scripts().walk_revisions()}
    return MigrationContext.configure(connection).get_current_revision(), known


def migrate(engine: sa.Engine) -> None:
    with as_file(files("perihelion.server.migrations")) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder))
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            if engine.dialect.name == "postgresql":  # two servers that start together take turns
                connection.execute(sa.text("SELECT pg_advisory_xact_lock(28490001)"))
            refuse_newer(connection, ScriptDirectory.from_config(config))
            command.upgrade(config, "head")


def refuse_newer(connection: sa.Connection, known: ScriptDirectory) -> None:
    """What a later version has made of a database is not for this one to guess."""
    there = MigrationContext.configure(connection).get_current_revision()
    if there is not None and there not in {each.revision for each in known.walk_revisions()}:
        raise NewerDatabase(found=there, known=known.get_current_head() or "")
