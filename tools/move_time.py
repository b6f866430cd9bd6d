"""Processor time of one move inside a server, from its message to the scenes of both players, builds in turn.

    python tools/move_time.py [--rounds 5] [--game GAME] [--whole] [--tables 30] [--instructions] FOLDER …

FOLDER is a compiled build (`build/compiled`), or `.` for the source as it is; of several, each is also told as a share
of the first within a round. Everything but the network is there: the journal on a disk in memory, thirty tables that
move at once, two sockets each; with `--whole` sockets that ask for whole scenes, as a page does. On a machine with
other work seconds say little, and processor time is steadier: the figure of a round is the median over its turns.
Steadiest are instructions (outside the system, with the journal's thread), the mean over the same moves of the same
games: they need valgrind and take a minute for each build.
"""

import argparse
import asyncio
import itertools
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final, cast

TURNS: Final = 100
COUNTED: Final = 30
"""Turns of which the instructions are counted."""
WARM: Final = 5
SEEDS: Final = itertools.count(1)
IN_MEMORY: Final = Path("/dev/shm")


class Wire:
    """As much of a WebSocket as a connection needs; keeps the latest scene."""

    is_slow = False
    scene = b""

    def hand_over(self, _ears: object) -> None: ...

    def stop_reading(self) -> None: ...

    def go_on_reading(self) -> None: ...

    def send_text(self, message: bytes) -> None:
        if message.startswith(b'{"type":"scene"'):
            self.scene = message


def switch(state: str) -> None:
    """Callgrind, by which this process is run."""
    subprocess.run(["callgrind_control", f"--instr={state}", str(os.getpid())], check=True, capture_output=True)


async def work(game: str, folder: Path, count: int, whole: bool, counted: bool) -> list[float]:
    """Microseconds of a move, for every turn of all tables."""
    from perihelion.server.bus import Bus
    from perihelion.server.hall import Hall
    from perihelion.server.journal import Journal
    from perihelion.server.live import Live
    from perihelion.server.migrations import migrate
    from perihelion.server.sets import OwnSets
    from perihelion.server.settings import Settings
    from perihelion.server.storage import Storage, open_engine

    storage = Storage(open_engine(str(folder / "tables.sqlite")))
    migrate(storage.engine)
    journal = Journal(storage)
    hall = Hall(Settings(None, rate=0), storage, journal, OwnSets())
    live = Live(hall, Bus())
    hall.changed.append(live.tell)
    tables = [await sat_down(live, game, whole) for _ in range(count)]
    took = []
    for turn in range(WARM + (COUNTED if counted else TURNS)):
        sent = []
        for number, seats in enumerate(tables):
            move = move_of(seats, turn * count + number)
            if move is None:  # it is over
                for each in seats:
                    live.leave(each)
                tables[number] = seats = await sat_down(live, game, whole)
                move = move_of(seats, turn * count + number)
            assert move is not None
            sent.append(move)
        if counted and turn >= WARM:
            switch("on")
        began = time.process_time()
        for connection, message in sent:
            connection.heard(message)
        while any(connection.busy for connection, _ in sent):
            await journal.rest()
            await asyncio.sleep(0)
        took.append((time.process_time() - began) / len(sent) * 1e6)
        if counted and turn >= WARM:
            switch("off")
    for closing in (live.close, hall.close, journal.close):
        await closing()
    storage.close()
    return took[WARM:]


async def sat_down(live: Any, game: str, whole: bool) -> list[Any]:
    """The sockets of a new table."""
    from perihelion.server.connection import Connection
    from perihelion.server.making import Making
    from perihelion.server.tokens import hashed
    from perihelion.server.wishes import SeatWish, TableWish

    made = await Making(live.hall).create(TableWish(game, [SeatWish("human", name="-")] * 2, seed=next(SEEDS)))
    seats = []
    for seat in made.seats:
        seats.append(Connection(live, cast(Any, Wire()), made.table, hashed(seat.token or ""), seat.seat, 0, whole))
        live.come(seats[-1])
        await seats[-1].open()
    return seats


def move_of(seats: list[Any], number: int) -> tuple[Any, str] | None:
    """Of whoever may move, one that all notice; None when the game is over."""
    from perihelion.server.bench import SEEN, UNNOTICED

    for each in seats:
        scene = SEEN.decode(each.wire.scene)
        noticed = [move.id for move in scene.legal if move.kind != UNNOTICED]
        if noticed:
            action = noticed[number * 7919 % len(noticed)]
            return each, f'{{"type":"move","ply":{scene.ply},"action":{action},"key":"{number}"}}'
    return None


def measured(folder: str, given: argparse.Namespace) -> float:
    """The median of a round, or instructions, in a process of its own."""
    command = [sys.executable, "-P", __file__, "--work", "--game", given.game, "--tables", str(given.tables)]
    command += ["--whole"] if given.whole else []
    environment = {**os.environ, "PYTHONPATH": str(Path(folder).resolve()), "PYTHONHASHSEED": "0"}
    if given.instructions:
        watched = ["valgrind", "--tool=callgrind", "--instr-atstart=no", "--callgrind-out-file=/dev/null"]
        command = [*watched, *command, "--instructions"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    if not given.instructions:
        return float(done.stdout)
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found is not None
    return int(found[1]) / (given.tables * COUNTED)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folders", nargs="*", default=["."])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--game", default="sunward")
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--whole", action="store_true")
    parser.add_argument("--instructions", action="store_true")
    parser.add_argument("--work", action="store_true")
    given = parser.parse_args()
    if given.work:
        with tempfile.TemporaryDirectory(dir=IN_MEMORY if IN_MEMORY.is_dir() else None) as folder:
            took = asyncio.run(work(given.game, Path(folder), given.tables, given.whole, given.instructions))
            print(statistics.median(took))
        return
    if given.instructions and shutil.which("valgrind") is None:
        sys.exit("valgrind is not installed")
    turns = 1 if given.instructions else given.rounds
    unit = "instructions" if given.instructions else "µs"
    rounds = [[measured(folder, given) for folder in given.folders] for _ in range(turns)]
    for number, folder in enumerate(given.folders):
        took = sorted(each[number] for each in rounds)
        shares = sorted(each[number] / each[0] for each in rounds)
        said = f"{folder}: {statistics.median(took):,.0f} {unit} a move ({took[0]:,.0f}–{took[-1]:,.0f})"
        print(f"{said}, {statistics.median(shares):.2f} of the first ({shares[0]:.2f}–{shares[-1]:.2f})")


if __name__ == "__main__":
    main()
