"""Two servers on one PostgreSQL and one Redis serve the same table, and of two moves for one place only one wins."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from server.conftest import QUICK
from server.serving import Json, Postgres, Redis, Seat, Server, good, set_table

from perihelion.server.schema import Append, LogRow
from perihelion.server.storage import Storage, open_engine


@pytest.fixture(scope="module")
def nodes(postgres: Postgres, redis: Redis) -> Iterator[tuple[Server, Server]]:
    database = postgres.database()
    pair = [Server(database, *QUICK, "--redis", redis.url) for _ in range(2)]  # both bring the database up to date
    yield pair[0].wait_until_ready(), pair[1].wait_until_ready()
    for node in pair:
        node.stop()


def play_live(seat: Seat) -> tuple[Json, list[Json]]:
    """Play a seat to the end by what comes over its socket; the last scene and all events heard."""
    heard: list[Json] = []
    with seat.live(0) as line:
        while True:
            scene = line.next("scene", 20)
            heard += scene["events"]
            if scene["status"] == "over":
                return scene, heard
            if scene["legal"]:
                answer = seat.move(scene["legal"][0]["id"], scene["ply"])
                assert answer.status_code in (200, 409), answer.text


def test_two_nodes_serve_one_table(nodes: tuple[Server, Server]) -> None:
    here, there = nodes
    ada, bob, watcher = set_table(here, "hhn")
    bob = Seat(there, bob.table, bob.token)
    with ThreadPoolExecutor(2) as pool:
        (first, by_ada), (second, by_bob) = pool.map(play_live, [ada, bob])
    assert first["result"] == second["result"]
    for seat, heard in ((ada, by_ada), (bob, by_bob)):
        assert heard == [event for line in good(seat.get("log")) for event in line["events"]]
    there_too = Seat(there, watcher.table, watcher.token)
    assert watcher.scene()["view"] == there_too.scene()["view"]


def test_presence_and_names_reach_the_other_node(nodes: tuple[Server, Server]) -> None:
    here, there = nodes
    ada, bob, _ = set_table(here, "hw", chat=True)
    bob = Seat(there, bob.table, bob.token)
    with ada.live() as first:
        first.next("scene")
        bob.join("Bob")
        assert first.next("scene")["seats"][1]["name"] == "Bob"
        with bob.live() as second:
            second.next("scene")
            assert first.next("presence")["seats"] == [True, True]
            second.send(type="chat", text="from there")
            assert first.next("chat")["text"] == "from there"


def race(pairs: list[tuple[Seat, int, int]]) -> list[int]:
    """Each seat posts its action at its ply, at once; the statuses, sorted."""
    with ThreadPoolExecutor(len(pairs)) as pool:
        sent = [pool.submit(seat.move, action, ply) for seat, action, ply in pairs]
        return sorted(each.result().status_code for each in sent)


def test_of_two_nodes_that_take_the_same_place_one_wins(nodes: tuple[Server, Server]) -> None:
    here, there = nodes
    ada, _ = set_table(here, "h")
    again = Seat(there, ada.table, ada.token)
    for _ in range(8):
        scene = ada.scene()
        assert again.scene()["ply"] == scene["ply"]
        actions = [move["id"] for move in scene["legal"]][:2]
        assert race([(ada, actions[0], scene["ply"]), (again, actions[1], scene["ply"])]) == [200, 409]
        assert ada.scene()["ply"] == scene["ply"] + 1
        assert again.scene()["view"] == ada.scene()["view"]


def test_of_two_clicks_on_one_server_one_wins(server: Server) -> None:
    ada, _ = set_table(server, "h")
    for _ in range(8):
        scene = ada.scene()
        actions = [move["id"] for move in scene["legal"]][:2]
        other = Seat(server, ada.table, ada.token)
        assert race([(ada, actions[0], scene["ply"]), (other, actions[1], scene["ply"])]) == [200, 409]
        assert ada.scene()["ply"] == scene["ply"] + 1


def test_the_log_takes_a_place_and_a_key_only_once(server: Server, tmp_path: Path) -> None:
    ada, _ = set_table(server, "h")
    storage = Storage(open_engine(server.database))
    first, second = Append(ada.table, LogRow(1, 0, 7, 3, "k")), Append(ada.table, LogRow(2, 0, 8, 3, None))
    assert storage.append([[first], [second]]) == [True, True]
    place, key = Append(ada.table, LogRow(2, 0, 9, 3, None)), Append(ada.table, LogRow(3, 0, 9, 3, "k"))
    assert storage.append([[place], [key]]) == [False, False]
    assert [(row.ply, row.what) for row in storage.log(ada.table)] == [(1, 7), (2, 8)]
    storage.close()
