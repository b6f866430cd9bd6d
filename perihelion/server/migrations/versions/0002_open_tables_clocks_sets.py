"""Open tables, clocks, and component sets that came with a table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "sets",
        sa.Column("digest", sa.String(32), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("own_set", sa.String(32)))
    op.add_column("tables", sa.Column("open", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("clock", sa.String(16), nullable=False, server_default="none"))


def downgrade() -> None:
    for column in ("clock", "open", "own_set"):
        op.drop_column("tables", column)
    op.drop_table("sets")
