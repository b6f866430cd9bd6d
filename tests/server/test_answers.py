"""Whoever sends something is answered, by its key, whatever goes wrong or comes up meanwhile.

ANSWERS, ANSWER_SECONDS and SEED make it long: `make endurance`.
"""

import asyncio
import json
import os
import time
from pathlib import Path
from typing import Any, cast

import pytest
from server.answering import Answering
from server.conftest import QUICK
from server.figures import note
from server.fuzzing import faults
from server.inside import Wire, come, house, set_table
from server.serving import Json, Postgres, Server, good, patient_socket
from server.serving import set_table as set_real_table
from server.test_running import limit_files
from support.coroutines import run
from support.patience import PATIENCE
from websockets.exceptions import ConnectionClosed

from perihelion.server.connection import MESSAGES_AT_ONCE, Connection
from perihelion.server.storage import Storage, open_engine
from perihelion.server.table import Table

MESSAGES = int(os.environ.get("ANSWERS", "400"))
SECONDS = float(os.environ.get("ANSWER_SECONDS", "600"))
SEED = int(os.environ.get("SEED", "1"))
LEAST = 100
"""Messages of a run, however slow the machine is."""
BOTS_WAIT = 1.0


def broken(*_: object) -> Any:
    raise RuntimeError("broken on purpose")


def move(scene: Json, key: str) -> str:
    return json.dumps({"type": "move", "ply": scene["ply"], "action": scene["legal"][0]["id"], "key": key})


async def answer(connection: Connection, wire: Wire, said: str, key: str) -> Json:
    connection.heard(said)
    async with asyncio.timeout(PATIENCE):
        while key not in (wire.sent[-1].get("done"), wire.sent[-1].get("key")):
            await asyncio.sleep(0.001)
    return wire.sent[-1]


def test_a_move_is_answered_though_what_follows_it_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "pack", broken)  # no snapshot can be made

    async def play() -> None:
        async with house(tmp_path, snapshot_every=1) as live:
            made = await set_table(live)
            player, wire = await come(live, made, 0)
            watched = (await come(live, made, None))[1].sent
            live.hall.changed.insert(0, broken)
            for number in range(4):  # the table is not locked for good, either
                scene = await answer(player, wire, move(wire.sent[-1], str(number)), str(number))
                assert scene["ply"] == number + 1
            assert watched[-1]["ply"] > watched[0]["ply"]

    run(play())


def test_who_is_too_fast_is_told_so_by_the_key(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as live:
            player, wire = await come(live, await set_table(live), 0)
            for _ in range(int(MESSAGES_AT_ONCE)):
                player.heard('{"type": "ping"}')
            said = await answer(player, wire, move(wire.sent[0], "mine"), "mine")
            assert (said["type"], said["error"]) == ("refused", "error-too-fast")

    run(play())


def test_news_that_came_while_something_was_tried_in_vain_are_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "enter", broken)  # a fault of the rules

    async def play() -> None:
        async with house(tmp_path) as live:
            made = await set_table(live)
            player, wire = await come(live, made, 0)
            player.heard(move(wire.sent[-1], "mine"))
            cast(Table, live.hall.glance(made.table)).touch()
            live.tell(made.table)  # of which nothing is shown while it is tried
            async with asyncio.timeout(PATIENCE):
                while len(wire.sent) < 3:
                    await asyncio.sleep(0.001)
            assert [each["type"] for each in wire.sent] == ["scene", "refused", "scene"]

    run(play())


def test_a_table_is_closed_for_those_too_who_are_about_to_work_with_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as live:
            hall = live.hall
            made = await set_table(live)

            async def work() -> bool:
                async with hall.sitting(made.table) as mine:
                    return mine is hall.glance(made.table)

            async with hall.sitting(made.table) as table:
                about_to = asyncio.create_task(work())
                await asyncio.sleep(0)
            hall.close_table(table)  # nobody has its lock in this moment
            assert await about_to

    run(play())


def test_bots_go_on_when_the_database_can_be_written_again(tmp_path: Path) -> None:
    options = ("--rate", "0", "--bot-pause", str(BOTS_WAIT), "--workers", "1")
    server = Server(str(tmp_path / "tables.sqlite"), *options, log=tmp_path / "log").wait_until_ready()
    try:
        ada, _ = set_real_table(server, "he", seed=6)
        with ada.live() as line:
            scene = line.next("scene")
            while not scene["legal"]:
                scene = line.next("scene")
            line.send(type="move", ply=scene["ply"], action=scene["legal"][0]["id"], key="mine")
            while scene.get("done") != "mine":
                scene = line.next("scene")
            assert scene["legal"] == []  # now the bot is to move
            before = limit_files(server, Path(f"{server.database}-wal").stat().st_size)
            log = tmp_path / "log"
            until = time.monotonic() + PATIENCE
            while '"message": "database"' not in log.read_text(encoding="utf8"):
                assert time.monotonic() < until, "the bot's move did not fail"
                time.sleep(0.05)
            limit_files(server, before)
            while not line.next("scene")["legal"]:
                pass
        good(ada.get("log"))
    finally:
        server.stop()


def test_a_message_that_is_no_text_is_no_fault_of_ours_be_it_the_first(tmp_path: Path) -> None:
    log = tmp_path / "log"
    server = Server(str(tmp_path / "tables.sqlite"), *QUICK, log=log).wait_until_ready()
    try:
        ada, _ = set_real_table(server, "h")
        with ada.live() as line:
            line.next("scene")
            line.socket.send(b"\xff\xfe", text=True)
            with pytest.raises(ConnectionClosed, match="1007"):
                line.raw()
        with patient_socket(f"ws://127.0.0.1:{server.port}/api/tables/{ada.table}/live") as first:
            first.send(b"\xff\xfe", text=True)
            with pytest.raises(ConnectionClosed, match="1007"):
                first.recv(PATIENCE)
    finally:
        server.stop()
    assert '"level": "error"' not in log.read_text(encoding="utf8")


def check_answers(name: str, database: str, folder: Path, seed: int, quick: bool = False) -> None:
    few = ("--open-tables", "6", "--log-level", "warning", "--tables-a-minute", "0")  # most are opened again and again
    server = Server(database, *QUICK, *few, log=folder / "log", quick=quick).wait_until_ready()
    try:
        found = run(Answering(server, seed, MESSAGES, SECONDS).run(tables=2))
    finally:
        server.stop()
    print(found.figures())
    assert found.problems == []
    assert faults(server) == []
    assert found.sent >= LEAST
    storage = Storage(open_engine(server.database))
    for table, keys in found.done.items():
        kept = [row.key for row in storage.log(table) if row.key is not None]
        assert kept == keys, table
    storage.close()
    note(name, found.figures(), seed)


def test_every_key_is_answered_at_tables_with_bots_on_sqlite(tmp_path: Path) -> None:
    check_answers("answers on SQLite", str(tmp_path / "tables.sqlite"), tmp_path, SEED)


@pytest.mark.slow
def test_every_key_is_answered_at_tables_with_bots_on_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    check_answers("answers on PostgreSQL", postgres.database(), tmp_path, SEED + 1000, quick=True)
