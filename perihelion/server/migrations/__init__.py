"""The database's history, by Alembic; brought up to date whenever a server starts."""

from importlib.resources import as_file, files

import sqlalchemy as sa
from alembic import command
from alembic.config import Config


def migrate(engine: sa.Engine) -> None:
    with as_file(files("perihelion.server.migrations")) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder))
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            if engine.dialect.name == "postgresql":  # two servers that start together take turns
                connection.execute(sa.text("SELECT pg_advisory_xact_lock(28490001)"))
            command.upgrade(config, "head")
