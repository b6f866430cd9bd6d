"""Invitations apart from the keys of seats, and the key of whoever set the table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("host", sa.String(64)))
    op.add_column("seats", sa.Column("invitation", sa.String(64)))
    op.create_index("ix_seats_invitation", "seats", ["invitation"])
    # a link to a seat that nobody has taken yet was an invitation already
    op.execute("UPDATE seats SET invitation = token, token = NULL WHERE kind = 'human' AND NOT taken")


def downgrade() -> None:
    op.execute("UPDATE seats SET token = invitation WHERE kind = 'human' AND NOT taken")
    op.drop_index("ix_seats_invitation", "seats")
    op.drop_column("seats", "invitation")
    op.drop_column("tables", "host")
