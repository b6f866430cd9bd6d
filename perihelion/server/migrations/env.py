"""Run by Alembic; the connection comes from `migrate`."""

from alembic import context

from perihelion.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
