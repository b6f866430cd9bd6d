"""Moves in the log by name; what was shown of finished games, so that they can be looked at without their rules."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":  # which does not mind how long a text is
        op.alter_column("log", "what", type_=sa.String(120))
    op.create_table(
        "finished",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("stamp", sa.String(160), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "faces",
        sa.Column("stamp", sa.String(160), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("faces")
    op.drop_table("finished")
