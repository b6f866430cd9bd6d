"""What a new version of the program finds in a database: the games begun with older rules, and how they go on."""

import logging
from dataclasses import dataclass
from functools import cache
from typing import Final

import sqlalchemy as sa

from perihelion.kernel.actions import ActionSpace
from perihelion.kernel.elders import elders
from perihelion.kernel.errors import PerihelionError
from perihelion.server import shelf
from perihelion.server.schema import LOG, TABLES

logger = logging.getLogger("perihelion.server")

PRESENT: Final = "present"
EARLIER: Final = "earlier"
GONE: Final = "gone"


@dataclass(frozen=True)
class Kind:
    """Tables that began with the same rules: how many, and how they go on."""

    game: str
    rules_version: int
    set: str
    tables: int
    how: str
    """`present`: by the rules of new games; `earlier`: by rules that are kept; `gone`: only to be looked at."""


def survey(connection: sa.Connection) -> list[Kind]:
    """Reads only, and what every version of the database has: it may be asked before an upgrade."""
    began = (TABLES.c.game, TABLES.c.rules_version, TABLES.c.set)
    wanted = sa.select(*began, sa.func.count()).group_by(*began).order_by(*began)
    own = {row[0] for row in connection.execute(sa.select(TABLES.c.set).where(TABLES.c.own_set.is_not(None)))}
    return [
        Kind(game, version, stamp, tables, how_played(game, version, stamp, stamp in own))
        for game, version, stamp, tables in connection.execute(wanted)
    ]


def how_played(game: str, version: int, stamp: str, own_set: bool) -> str:
    try:
        if own_set:
            is_present = shelf.game(game).rules_version == version
            return PRESENT if is_present else EARLIER if elders(game, version) else GONE
        return EARLIER if shelf.is_earlier(shelf.game_of_version(game, version, stamp)) else PRESENT
    except PerihelionError:
        return GONE


def name_moves(engine: sa.Engine) -> int:
    """Give the moves of logs that an older version has numbered their names; how many there were.

    Numbers mean something only in the vocabulary of their rules version, names as long as a game has such a move.
    """
    named = 0
    numbered = sa.func.substr(LOG.c.what, 1, 1).in_(list("0123456789"))
    with engine.connect() as connection:
        wanted = sa.select(TABLES.c.id, TABLES.c.game, TABLES.c.rules_version, TABLES.c.set)
        found = connection.execute(wanted.where(sa.exists().where(LOG.c.table_id == TABLES.c.id, numbered))).all()
    for table, game, version, stamp in found:
        actions = vocabulary(game, version, stamp)
        if actions is None:
            continue  # of a set of its own, whose vocabulary may be its own too: its numbers stay
        with engine.begin() as connection:
            rows = connection.execute(sa.select(LOG.c.ply, LOG.c.what).where(LOG.c.table_id == table, numbered)).all()
            connection.execute(
                RENAME, [{"of": table, "at_ply": ply, "name": actions.name(int(what))} for ply, what in rows]
            )
        named += len(rows)
    if named:
        logger.info("moves named", extra={"facts": {"tables": len(found), "moves": named}})
    return named


RENAME: Final = (
    sa.update(LOG)
    .where(LOG.c.table_id == sa.bindparam("of"), LOG.c.ply == sa.bindparam("at_ply"))
    .values(what=sa.bindparam("name"))
)


@cache
def vocabulary(game: str, version: int, stamp: str) -> ActionSpace | None:
    try:
        return shelf.game_of_version(game, version, stamp).actions
    except PerihelionError:
        return None
