"""Live updates: everybody sees a move, nobody misses one, and nobody else listens."""

from pathlib import Path

import msgspec
import pytest
from server.inside import house
from server.serving import Seat, Server, good, play_on, set_table
from support.coroutines import run
from websockets.exceptions import ConnectionClosed, InvalidStatus

from perihelion.server.live import Tick
from perihelion.server.messages import Scene


def test_a_move_reaches_every_seat_and_the_spectator(server: Server) -> None:
    ada, bob, watcher = set_table(server, "hh")
    with ada.live() as first, bob.live() as second, watcher.live() as third:
        lines = [first, second, third]
        for line in lines:
            assert line.next("scene")["ply"] == 0
        mover = ada if ada.scene()["legal"] else bob
        good(mover.move(mover.scene()["legal"][0]["id"]))
        for line, seat in zip(lines, (ada, bob, watcher), strict=True):
            scene = line.next("scene")
            assert scene["ply"] == 1
            assert [event["ply"] for event in scene["events"]] == [1]
            assert {**scene, "events": []} == seat.scene()


def test_who_comes_back_misses_nothing(server: Server) -> None:
    ada, _ = set_table(server, "h", seed=6)
    for _ in range(9):
        scene = ada.scene()
        good(ada.move(scene["legal"][0]["id"], scene["ply"]))
    everything = [event for line in good(ada.get("log")) for event in line["events"]]
    for since in (0, 4, 9):
        with ada.live(since) as line:
            scene = line.next("scene")
            assert scene["events"] == [event for event in everything if event["ply"] > since]
            assert scene["ply"] == 9
    with ada.live(10_000) as line:  # a number from the future, or nonsense, is no harm
        assert line.next("scene")["events"] == []
    with ada.live() as line:
        assert line.next("scene")["events"] == []


def test_moves_over_the_socket(server: Server) -> None:
    ada, watcher = set_table(server, "h", seed=6)
    with ada.live() as line, watcher.live() as watching:
        scene = line.next("scene")
        line.send(type="move", ply=0, action=scene["legal"][0]["id"], key="one")
        first = line.next("scene")
        assert (first["done"], first["ply"]) == ("one", 1)
        line.send(type="move", ply=0, action=scene["legal"][0]["id"], key="one")
        again = line.next("scene")
        assert again == {**first, "events": []}
        assert ada.scene()["ply"] == 1
        line.send(type="move", ply=0, action=scene["legal"][1]["id"], key="two")
        refused = line.next("refused")
        assert (refused["error"], refused["key"], refused["scene"]) == ("error-stale", "two", ada.scene())
        line.send(type="undo", ply=1, key="three")
        assert line.next("scene")["done"] == "three"
        line.send(type="redo", ply=2, key="four")
        assert line.next("scene")["done"] == "four"
        line.send(type="ping")
        assert line.next("pong")
        for broken in (
            {"type": "dance"},
            {"type": "move", "ply": 0, "action": 0},
            {"ply": 1},
            {"type": "chat", "text": "x"},
        ):
            line.send(**broken)
            assert line.next("refused")["error"] in ("error-bad-message", "error-chat-is-off")
        line.socket.send("{")
        assert line.next("refused")["error"] == "error-bad-message"
        watching.send(type="move", ply=0, action=0, key="five")
        assert watching.next("refused")["error"] == "error-only-for-players"
    assert ada.scene()["ply"] == 3


def test_presence_and_chat(server: Server) -> None:
    ada, bob, _ = set_table(server, "hh", chat=True)
    with ada.live() as line:
        assert [seat["present"] for seat in line.next("scene")["seats"]] == [True, False]
        with bob.live() as other:
            assert line.next("presence")["seats"] == [True, True]
            other.send(type="chat", text="hello")
            said = line.next("chat")
            assert (said["seat"], said["text"]) == (1, "hello")
        assert line.next("presence")["seats"] == [True, False]


def test_only_the_right_token_and_our_own_page_may_listen(server: Server) -> None:
    ada, _ = set_table(server, "h")
    with ada.live(token="wrong") as line:
        assert line.next("refused")["error"] == "error-not-your-table"
        with pytest.raises(ConnectionClosed) as closed:
            line.raw()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
    with Seat(server, "nowhere", ada.token).live() as line:
        assert line.next("refused")["error"] == "error-no-such-table"
    with pytest.raises((InvalidStatus, ConnectionClosed)), ada.live(origin="https://evil.example") as line:
        line.raw()
    with ada.live(origin=server.url) as line:
        assert line.next("scene")


def test_two_tabs_stay_in_step(server: Server) -> None:
    ada, _ = set_table(server, "h")
    with ada.live(0) as left, ada.live(0) as right:
        left.next("scene")
        right.next("scene")
        left.send(type="move", ply=0, action=ada.scene()["legal"][0]["id"], key="k")
        mine = left.next("scene")
        assert mine.pop("done") == "k"
        assert mine == right.next("scene")


def test_bots_play_to_the_end_while_people_watch(server: Server) -> None:
    (watcher,) = set_table(server, "nee")
    with watcher.live(0) as line:
        heard = []
        while True:
            raw = line.raw()
            scene = msgspec.json.decode(raw, type=Scene) if '"scene"' in raw[:20] else None
            if scene is not None:
                heard += scene.events
                if scene.status == "over":
                    break
    assert [event.ply for event in heard] == sorted(event.ply for event in heard)
    log = good(watcher.get("log"))
    assert [msgspec.to_builtins(event) for event in heard] == [event for line in log for event in line["events"]]


def test_a_table_waits_for_its_last_player(server: Server) -> None:
    ada, bob, _ = set_table(server, "hw")
    with ada.live() as line:
        assert line.next("scene")["status"] == "waiting"
        bob.join("Bob")
        scene = line.next("scene")
        assert (scene["status"], scene["seats"][1]["name"]) == ("playing", "Bob")
        play_on([ada, bob], "drawing")


def test_what_other_nodes_told_is_not_kept_for_good(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with house(tmp_path) as live:
            for number in range(50):
                live.heard(f"table-{number}", Tick("other", "presence", seats=[0]))
            live.forget_others()
            assert live.present("table-7") == {0}
            monkeypatch.setattr("perihelion.server.live.FORGET_NODE_AFTER", 0.0)
            live.forget_others()
            assert live._there == {}

    run(check())
