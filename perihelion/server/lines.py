"""A table as one line of the lobby: among one's own, or among those that are open to everybody."""

from perihelion.server import messages as m
from perihelion.server.scenes import Viewer
from perihelion.server.storage import Storage
from perihelion.server.table import Table


def line_of(table: Table, token: int, seat: Viewer) -> m.MyTable:
    actors = list(table.state.actors()) if table.status == "playing" else []
    yours = seat in actors
    scores, place = outcome_of(table, seat)
    return m.MyTable(
        table.row.id, token, seat, table.row.game, table.status, yours and table.seats[seat or 0].kind == "human",
        actors, table.ply(seat), [each.name for each in table.seats], table.row.created,
        table.log[-1].at if table.log else table.row.created, scores, place,
    )  # fmt: skip


def outcome_of(table: Table, seat: Viewer) -> tuple[list[int], int | None]:
    """The scores of a finished game and the place of a seat in it."""
    result = table.result()
    if result is None:
        return [], None
    better = 0
    for tied in result["ranking"]:
        if seat in tied:
            return result["scores"], better + 1
        better += len(tied)
    return result["scores"], None


def lone_line(storage: Storage, table_id: str, token: int, seat: Viewer) -> m.MyTable | None:
    """A table that goes on elsewhere, or when its rules are here again."""
    row = storage.table(table_id)
    if row is None:
        return None
    players = [each.name for each in storage.seats(table_id)]
    length = storage.length(table_id)
    return m.MyTable(
        row.id, token, seat, row.game, "away", False, [], length, players, row.created, row.created, [], None
    )


def open_line(table: Table) -> m.OpenTable:
    row = table.row
    players = [seat.level if seat.kind == "bot" else seat.name if seat.taken else "" for seat in table.seats]
    kinds = [seat.kind for seat in table.seats]
    return m.OpenTable(
        row.id, row.game, row.options, players, kinds, row.clock, row.own_set is not None, row.created
    )  # fmt: skip
