"""What a client sends is done in its order, however it comes; what a slow one is shown is the latest."""

import asyncio
import json
from pathlib import Path
from typing import cast

import pytest
from server.conftest import QUICK
from server.inside import come, house
from server.inside import set_table as set_alone
from server.serving import Server, set_table
from support.coroutines import run
from websockets.exceptions import ConnectionClosed

from perihelion.server.connection import MOST_WAITING
from perihelion.server.storage import Storage, open_engine
from perihelion.server.table import Table

MOVES = 6


def test_what_is_sent_at_once_is_answered_in_its_order(server: Server) -> None:
    ada, _ = set_table(server, "h", seed=6)
    with ada.live() as line:
        scene = line.next("scene")
        line.send(type="move", ply=0, action=scene["legal"][0]["id"], key="a")
        line.send(type="undo", ply=1, key="b")
        line.send(type="redo", ply=2, key="c")
        line.send(type="ping")
        line.send(type="undo", ply=0, key="d")  # decided at a ply that is long gone
        answers = [json.loads(line.raw()) for _ in range(5)]
        told = [answer.get("done") or answer.get("key") or answer["type"] for answer in answers]
        assert told == ["a", "b", "c", "pong", "d"]
        assert (answers[-1]["error"], answers[-1]["scene"]["ply"]) == ("error-stale", 3)


def test_a_message_in_pieces_is_whole_and_one_in_bytes_is_none(server: Server) -> None:
    ada, _ = set_table(server, "h", seed=6)
    with ada.live() as line:
        scene = line.next("scene")
        said = json.dumps({"type": "move", "ply": 0, "action": scene["legal"][0]["id"], "key": "a"})
        line.socket.send([said[:9], said[9:30], said[30:]])
        assert line.next("scene")["done"] == "a"
        line.socket.send(b'{"type": "ping"}')
        assert line.next("refused")["error"] == "error-bad-message"
        line.socket.send("ż" * 40_000)  # more than anybody says
        with pytest.raises(ConnectionClosed, match="1009"):
            line.raw()
    assert ada.scene()["ply"] == 1


def test_who_reads_slowly_is_shown_the_latest_and_misses_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, rate=0) as live:
            made = await set_alone(live)
            player, quick = await come(live, made, 0)
            watcher, slow = await come(live, made, None)
            slow.sent.clear()
            slow.is_slow = True
            for number in range(MOVES):
                scene = quick.sent[-1]
                wish = {"type": "move", "ply": number, "action": scene["legal"][0]["id"], "key": str(number)}
                player.heard(json.dumps(wish))
                while quick.sent[-1].get("done") != str(number):
                    await asyncio.sleep(0)
            assert slow.sent == []  # nothing is heaped up for it
            for _ in range(MOST_WAITING):
                watcher.heard('{"type": "ping"}')
            assert (slow.sent, slow.reading) == ([], False)  # nor is more of it read than that
            slow.is_slow = False
            watcher.may_write()
            scene, *pongs = slow.sent
            noticed = cast(Table, live.hall.glance(made.table)).ply(None)  # some of it in secret, perhaps
            assert noticed > 1
            assert (scene["ply"], {event["ply"] for event in scene["events"]}) == (noticed, set(range(1, noticed + 1)))
            assert ([each["type"] for each in pongs], slow.reading) == (["pong"] * MOST_WAITING, True)

    run(play())


def test_what_a_socket_was_told_is_done_survives_a_kill(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite"), *QUICK)
    try:
        ada, _ = set_table(server.wait_until_ready(), "h", seed=6)
        told: list[str] = []
        for kill in range(3):
            with ada.live() as line:
                scene = line.next("scene")
                for number in range(4):
                    key = f"{kill}-{number}"
                    line.send(type="move", ply=scene["ply"], action=scene["legal"][0]["id"], key=key)
                    if number == 3:
                        break  # one that nobody waits for
                    while scene.get("done") != key:
                        scene = line.next("scene")
                    told.append(key)
                server.kill()
            storage = Storage(open_engine(server.database))
            kept = [row.key for row in storage.log(ada.table)]
            storage.close()
            assert [key for key in kept if key in told] == told
            assert [key for key in kept if key not in told] in ([], [f"{kill}-3"])
            told = [str(key) for key in kept]
            server.start()
            server.wait_until_ready()
    finally:
        server.kill()
