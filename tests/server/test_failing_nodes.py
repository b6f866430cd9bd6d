"""Redis, PostgreSQL or a node goes away and comes back: nothing is lost, and every socket is soon current again."""

import json
import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.conftest import QUICK
from server.serving import Json, Line, Postgres, Redis, Seat, Server, good, set_table
from support.patience import PATIENCE, wait_until

Pair = tuple[Server, Server]
FALLS = 3
"""Of each kind; `test_falls.py` makes more of them, under load."""
SOON = 2.0
"""Seconds after the return of what was away until a socket is current: the best of some, for others use the machine."""
ENDS = 20.0
"""Seconds until a server has ended that was told to; one that waits for Redis took 25."""


def started(database: str, folder: Path, *options: str) -> Iterator[Pair]:
    pair = [Server(database, *QUICK, *options, log=folder / f"{number}.log") for number in range(2)]
    try:
        yield pair[0].wait_until_ready(), pair[1].wait_until_ready()
    finally:
        for node in pair:
            node.kill()


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """One that a test may stop."""
    try:
        running = Postgres()
    except LookupError as missing:
        pytest.skip(str(missing))
    yield running
    running.stop()


@pytest.fixture
def plain_nodes(own_postgres: Postgres, tmp_path: Path) -> Iterator[Pair]:
    """Nothing but a database between them."""
    yield from started(own_postgres.database(), tmp_path)


@pytest.fixture
def own_redis() -> Iterator[Redis]:
    try:
        running = Redis()
    except LookupError as missing:
        pytest.skip(str(missing))
    yield running
    running.stop()


@pytest.fixture
def redis_nodes(postgres: Postgres, own_redis: Redis, tmp_path: Path) -> Iterator[Pair]:
    yield from started(postgres.database(), tmp_path, "--redis", own_redis.url)


def nodes_of(server: Server) -> str:
    with server.client() as http:
        return str(good(http.get("/health"))["nodes"])


def wait_for_both(nodes: Pair, state: str) -> None:
    wait_until(lambda: {nodes_of(node) for node in nodes} == {state}, f"the nodes are not {state}")


def move(seat: Seat) -> int:
    """One move, made until it is answered; the ply after it."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        answer = seat.get()
        if answer.status_code == 200:
            scene = answer.json()
            key = f"k{random.getrandbits(60)}"
            made = seat.post("moves", ply=scene["ply"], action=scene["legal"][0]["id"], key=key)
            if made.status_code == 200:
                return int(made.json()["ply"])
        time.sleep(0.05)
    raise AssertionError("nothing can be saved any more")


def see(line: Line, ply: int) -> Json:
    """What comes over a socket, until it is as far as that ply."""
    while True:
        scene = line.next("scene")
        if scene["ply"] >= ply:
            return scene


def test_two_nodes_need_nothing_but_the_database(plain_nodes: Pair) -> None:
    here, there = plain_nodes
    wait_for_both(plain_nodes, "up")
    ada, _ = set_table(here, "h", chat=True)
    with Seat(there, ada.table, ada.token).live() as line:
        line.next("scene")
        for _ in range(5):
            assert see(line, move(ada))["actors"] == ada.scene()["actors"]
        with ada.live() as own:
            own.next("scene")
            own.send(type="chat", text="zażółć gęślą jaźń")
            assert line.next("chat")["text"] == "zażółć gęślą jaźń"


def test_redis_goes_and_comes_back(redis_nodes: Pair, own_redis: Redis) -> None:
    here, there = redis_nodes
    wait_for_both(redis_nodes, "up")
    ada, _ = set_table(here, "h")
    again = Seat(there, ada.table, ada.token)
    took: list[float] = []
    with again.live() as before:
        before.next("scene")
        for _ in range(FALLS):
            own_redis.kill()
            wait_for_both(redis_nodes, "lost")
            assert "perihelion_nodes_connected 0.0" in here.client().get("/metrics").text
            with again.live() as meanwhile:  # a socket opened now works
                meanwhile.next("scene")
                ply = move(ada)
                own_redis.start()
                began = time.monotonic()
                see(meanwhile, ply)  # what happened while nobody was told
                see(before, ply)
                took.append(time.monotonic() - began)
                wait_for_both(redis_nodes, "up")
                ply = move(ada)  # and what happens now
                see(meanwhile, ply)
                see(before, ply)
    assert min(took) < SOON, took
    assert "perihelion_nodes_connected 1.0" in here.client().get("/metrics").text
    for node in redis_nodes:  # and the log tells when it broke and when it was back
        assert node.log is not None
        said = [json.loads(line) for line in node.log.read_text(encoding="utf8").splitlines() if line[0] == "{"]
        told = [line["message"] for line in said if "hear each other" in line["message"]]
        assert told == ["nodes hear each other", *["nodes do not hear each other", "nodes hear each other"] * FALLS]


def test_a_node_ends_at_once_without_redis(redis_nodes: Pair, own_redis: Redis) -> None:
    wait_for_both(redis_nodes, "up")
    own_redis.kill()
    wait_for_both(redis_nodes, "lost")
    ada, _ = set_table(redis_nodes[0], "h")
    with ada.live() as line:
        line.next("scene")
        began = time.monotonic()
        redis_nodes[0].stop()
        assert time.monotonic() - began < ENDS
    own_redis.start()


def test_postgresql_goes_and_comes_back(plain_nodes: Pair, own_postgres: Postgres) -> None:
    here, there = plain_nodes
    wait_for_both(plain_nodes, "up")
    ada, _ = set_table(here, "h")
    took: list[float] = []
    with Seat(there, ada.table, ada.token).live() as line:
        line.next("scene")
        for _ in range(FALLS):
            ply = move(ada)
            own_postgres.kill()
            with here.client() as http:
                assert http.get("/health").status_code == 200
                assert http.get("/ready").status_code == 503
            own_postgres.start()
            began = time.monotonic()
            ply += 1
            assert move(ada) == ply  # what was answered is there, and nothing else
            see(line, ply)
            took.append(time.monotonic() - began)
            wait_for_both(plain_nodes, "up")
    assert min(took) < SOON, took


def test_a_node_that_dies_leaves_the_table_to_the_other(plain_nodes: Pair) -> None:
    here, there = plain_nodes
    wait_for_both(plain_nodes, "up")
    ada, _ = set_table(here, "h")
    again = Seat(there, ada.table, ada.token)
    with again.live() as line:
        line.next("scene")
        for _ in range(FALLS):
            ply = move(ada)
            here.kill()
            assert again.scene()["ply"] == ply
            see(line, move(again))
            here.start()
            here.wait_until_ready()
            see(line, move(ada))
