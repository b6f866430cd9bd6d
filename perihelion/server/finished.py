"""Finished games as they were shown at every ply: looked at, and downloaded, without the rules they were played by."""

import lzma
from typing import Final

import msgspec

from perihelion.kernel.errors import PerihelionError
from perihelion.server.kept import Kept, Seen
from perihelion.server.scenes import Viewer
from perihelion.server.schema import TableRow
from perihelion.server.shown import FinishedTable
from perihelion.server.storage import Storage
from perihelion.server.table import Table

QUICKLY: Final = 1
"""How hard to press: more takes ten times as long for a fifth less."""


def kept_of(table: Table) -> bytes:
    """A finished table as its viewers saw it."""
    record = table.record()
    viewers: list[Viewer] = [*range(len(table.seats)), None]
    seen = [
        Seen(cores, msgspec.Raw(table.present_core(viewer)), table.log_lines(viewer))
        for viewer, cores in zip(viewers, table.cores(), strict=True)
    ]
    pressed = [lzma.compress(msgspec.json.encode(each), preset=QUICKLY) for each in seen]
    result = table.result() or {}
    return msgspec.msgpack.encode(Kept(record.to_json(), result, [table.ply(each) for each in viewers], pressed))


def keep(storage: Storage, table: Table) -> None:
    storage.finish(table.row.id, table.game.stamp, kept_of(table), face_of(table))


def face_of(table: Table) -> bytes:
    return msgspec.msgpack.encode(table.face())


def load(storage: Storage, table_id: str, row: TableRow, problem: PerihelionError) -> FinishedTable:
    """A finished table without its rules; the problem with those when nothing was kept."""
    kept = storage.finished(table_id)
    if kept is None:
        raise problem
    return FinishedTable(row, storage.seats(table_id), *kept, problem)
