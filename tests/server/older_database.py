"""Makes a database with games of all five games, unfinished and finished, as the program it is run with keeps them.

    PYTHONPATH=<checkout of a commit> python tests/server/older_database.py tests/server/older/<commit>.sqlite

What it made is pressed and kept; `test_upgrade.py` opens it with the present program. Seats have the tokens
`<table>-<seat>`, spectators `<table>-watcher`. The last seat of an unfinished game is a bot.
"""

import lzma
import random
import sys
from pathlib import Path

import perihelion
from perihelion.kernel.game import Game
from perihelion.kernel.record import Record
from perihelion.server.migrations import migrate
from perihelion.server.schema import SeatRow, TableRow
from perihelion.server.storage import Storage, open_engine
from perihelion.server.table import Table
from perihelion.server.tokens import hashed

ENTRIES = {"sunward": 27}
MANY = 75
"""Of an unfinished game: more than one snapshot's worth. Sunward is over soon after."""


def row_of(game: Game, table_id: str) -> TableRow:
    options, stamp = game.complete({}), game.components.stamp
    spectator = hashed(f"{table_id}-watcher")
    return TableRow(
        table_id, game.id, game.rules_version, stamp, options, 7, False, False, spectator, None, 1.7e9
    )  # fmt: skip


def play(storage: Storage, game: Game, finished: bool) -> None:
    table_id = f"{game.id}-{'over' if finished else 'on'}"
    count = max(game.seats[0], 2)
    seats = [
        SeatRow(seat, "human", "", f"P{seat}", True, hashed(f"{table_id}-{seat}"))
        if finished or seat < count - 1
        else SeatRow(seat, "bot", "easy", "", True, None)
        for seat in range(count)
    ]
    row, rng = row_of(game, table_id), random.Random(3)
    table = Table(game, row, list(seats), [], None)
    while not table.state.over() and (finished or len(table.log) < ENTRIES.get(game.id, MANY)):
        seat = rng.choice(table.state.actors())
        table.enter(seat, rng.choice(table.state.legal(seat)), None)
    storage.create(row, seats, table.log)
    storage.keep(table_id, len(table.log), table.pack())
    assert isinstance(table.history.record, Record)


def main() -> None:
    file = Path(sys.argv[1])
    file.unlink(missing_ok=True)
    storage = Storage(open_engine(str(file)))
    migrate(storage.engine)
    for game in perihelion.all_games():
        for finished in (False, True):
            play(storage, game, finished)
    storage.close()
    file.with_suffix(".sqlite.xz").write_bytes(lzma.compress(file.read_bytes()))
    file.unlink()


if __name__ == "__main__":
    main()
