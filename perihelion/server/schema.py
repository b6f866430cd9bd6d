"""What the database holds, table by table, and the rows that the rest of the server knows."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import sqlalchemy as sa

METADATA: Final = sa.MetaData()

TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("set", sa.String(128), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seed", sa.String(40), nullable=False),  # up to 96 bits
    sa.Column("seed_known", sa.Boolean, nullable=False),
    sa.Column("chat", sa.Boolean, nullable=False),
    sa.Column("spectator", sa.String(64), nullable=False, index=True),  # hash of the token
    sa.Column("rematch", sa.String(32)),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("own_set", sa.String(32)),  # the digest of a set that came with the table
    sa.Column("open", sa.Boolean, nullable=False),  # whoever finds it in the lobby may sit down
    sa.Column("clock", sa.String(16), nullable=False),
    sa.Column("host", sa.String(64)),  # hash of the token that frees seats; none at tables of an older version
)

SETS: Final = sa.Table(
    "sets",
    METADATA,
    sa.Column("digest", sa.String(32), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
)

SEATS: Final = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("level", sa.String(64), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("taken", sa.Boolean, nullable=False),
    sa.Column("token", sa.String(64), index=True),  # hash; bots have none
    sa.Column("invitation", sa.String(64), index=True),  # hash of the latest; opens a seat that is not taken
)

LOG: Final = sa.Table(
    "log",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("what", sa.String(120), nullable=False),  # a move by its name, "undo" or "redo"; once a move's number
    sa.Column("seen", sa.BigInteger, nullable=False),  # a bit for every seat that noticed it, and one for spectators
    sa.Column("key", sa.String(64)),
    sa.Column("at", sa.Float, nullable=False),
    sa.UniqueConstraint("table_id", "key", name="one_move_per_key"),
)

SNAPSHOTS: Final = sa.Table(
    "snapshots",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)

CHAT: Final = sa.Table(
    "chat",
    METADATA,
    sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)


PULSE: Final = sa.Table(
    "pulse",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),  # when somebody last asked whether we can write
)


FINISHED: Final = sa.Table(
    "finished",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("stamp", sa.String(160), nullable=False),  # of the game: whose words and layout show it
    sa.Column("body", sa.LargeBinary, nullable=False),  # its record, and what was shown at every ply
)

FACES: Final = sa.Table(
    "faces",
    METADATA,
    sa.Column("stamp", sa.String(160), primary_key=True),
    sa.Column("body", sa.LargeBinary, nullable=False),  # layout, texts and rules reference of a game as it was then
)


@dataclass(frozen=True)
class SeatRow:
    seat: int
    kind: str
    level: str
    name: str
    taken: bool
    token: str | None
    invitation: str | None = None


@dataclass(frozen=True)
class TableRow:
    id: str
    game: str
    rules_version: int
    set: str
    options: dict[str, Any]
    seed: int
    seed_known: bool
    chat: bool
    spectator: str
    rematch: str | None
    created: float
    own_set: str | None = None
    open: bool = False
    clock: str = "none"
    host: str | None = None


class LogRow(msgspec.Struct, frozen=True, gc=False):
    """One entry of the log; `ply` is its number, from 1."""

    ply: int
    seat: int
    what: int | str
    seen: int
    key: str | None
    at: float = 0.0


class Append(msgspec.Struct, frozen=True, gc=False):
    """An entry on its way into the log of a table."""

    table: str
    row: LogRow
    name: str = ""  # of a move; without one its number is written


Group = Sequence[Append]
"""Entries of one table that are written together or not at all."""
Written = bool | Exception
"""Whether a group is on disk, False when its place was taken; or what was wrong with it."""
