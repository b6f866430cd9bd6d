"""Limits on rate, and logs that tell nothing they should not."""

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from server.serving import Server, good, patient_socket, play_on, refused, set_table
from support.patience import PATIENCE
from websockets.exceptions import ConnectionClosed, InvalidStatus

from perihelion.server.guard import BYTES_LIKE_A_REQUEST, Buckets

SEED = 987_654_321_012_345
PINGS = 250
"""More than a socket may send at once, by so much that a slow machine sends too many, too."""


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("limited")
    options = ("--rate", "4", "--tables-a-minute", "5", "--bot-pause", "0", "--workers", "1", "--page", str(folder))
    running = Server(str(folder / "tables.sqlite"), *options, log=folder / "log")
    yield running.wait_until_ready()
    running.stop()


def test_logs_are_json_and_hold_no_secret(limited: Server) -> None:
    ada, watcher = set_table(limited, "h", seed=SEED)
    with ada.live() as line:
        line.next("scene")
    for _ in range(6):
        scene = ada.scene()
        good(ada.move(scene["legal"][0]["id"], scene["ply"]))
    refused(ada.move(0, 0), 409, "error-stale")
    assert limited.log is not None
    written = ""
    while '"status": 409' not in written:  # written after the answer was sent
        written = limited.log.read_text(encoding="utf8")
    lines = [json.loads(line) for line in written.splitlines() if line.startswith("{")]
    assert {"request", "ready"} <= {line["message"] for line in lines}
    assert [line["status"] for line in lines if line["message"] == "request"].count(409) == 1
    for secret in (ada.token, watcher.token, str(SEED), '"what"', '"action"'):
        assert secret not in written
    stored = Path(limited.database).read_bytes() + Path(f"{limited.database}-wal").read_bytes()
    assert ada.token.encode() not in stored
    assert watcher.token.encode() not in stored


def test_a_page_that_is_not_built_says_so(limited: Server) -> None:
    with limited.client() as http:
        assert "make page" in refused(http.get("/"), 503, "error-page-not-built")["text"]


def test_too_many_tables(limited: Server) -> None:
    wish = {"game": "sunward", "seats": [{"kind": "human"}]}
    with limited.client() as http:
        answers = [http.post("/api/tables", json=wish)]
        # A slow machine is granted some more meanwhile.
        while answers[-1].status_code != 429 and len(answers) < 100:
            answers.append(http.post("/api/tables", json=wish))
    assert int(answers[-1].headers["retry-after"]) >= 1
    refused(answers[-1], 429, "error-too-fast")


def test_too_many_requests_and_all_is_well_again_later(limited: Server) -> None:
    with limited.client() as http:
        statuses = [http.get("/health").status_code for _ in range(600)]
        assert statuses.count(429) > 50
        assert set(statuses) == {200, 429}
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            connect_often(limited)
        until = time.monotonic() + PATIENCE
        while http.get("/health").status_code != 200:
            assert time.monotonic() < until


def connect_often(server: Server) -> None:
    for _ in range(60):
        with patient_socket(f"ws://127.0.0.1:{server.port}/api/tables/x/live"):
            pass


def test_a_long_answer_weighs_more_than_a_short_one() -> None:
    buckets = Buckets(rate=0.001, burst=10)
    assert buckets.wait("ada") == 0
    buckets.weigh("ada", 8.5)
    assert buckets.wait("ada") > 0
    assert buckets.wait("bob") == 0
    buckets.weigh("nobody who was let through", 100)
    assert buckets.wait("nobody who was let through") == 0


def test_logs_are_weighed_by_their_length(tmp_path: Path) -> None:
    """Of an address that asks for logs again and again fewer requests pass than of one that asks for little."""
    running = Server(str(tmp_path / "tables.sqlite"), "--rate", "0.001", "--bot-pause", "0").wait_until_ready()
    try:
        ada, _ = set_table(running, "h", seed=SEED)
        for _ in range(20):
            scene = ada.scene()
            good(ada.move(scene["legal"][0]["id"], scene["ply"]))
        sizes = []
        while (answer := ada.get("log")).status_code == 200:
            sizes.append(len(answer.content))
        refused(answer, 429, "error-too-fast")
        weight = sum(1 + size / BYTES_LIKE_A_REQUEST for size in sizes)
        assert weight > 1.1 * len(sizes)
        assert 300 < weight + 3 * 20 < 420
    finally:
        running.stop()


def test_one_address_has_so_many_sockets_at_a_table(tmp_path: Path) -> None:
    """Every move is shown to each of them; another table, and who comes after one has gone, are let in."""
    running = Server(str(tmp_path / "tables.sqlite"), "--sockets-a-table", "3").wait_until_ready()
    try:
        ada, watcher = set_table(running, "h")
        other, _ = set_table(running, "h")
        with ExitStack() as lines:
            for seat in (ada, ada, watcher):
                lines.enter_context(seat.live()).next("scene")
            with ada.live() as fourth:
                told = fourth.next("refused")
                assert (told["error"], told["facts"]) == ("error-too-many-here", {"sockets": 3})
                with pytest.raises(ConnectionClosed) as closed:
                    fourth.raw()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4429
            with other.live() as line:
                line.next("scene")
        until = time.monotonic() + PATIENCE
        while True:  # the server hears a little later that they have gone
            with ada.live() as line:
                if json.loads(line.raw())["type"] == "scene":
                    break
            assert time.monotonic() < until
    finally:
        running.stop()


def test_a_socket_is_limited_too(tmp_path: Path) -> None:
    running = Server(str(tmp_path / "tables.sqlite"), "--bot-pause", "0").wait_until_ready()
    try:
        ada, _ = set_table(running, "h")
        with ada.live() as line:
            line.next("scene")
            for _ in range(PINGS):
                line.send(type="ping")
            answers = [json.loads(line.raw()) for _ in range(PINGS)]
        refusals = [answer["error"] for answer in answers if answer["type"] == "refused"]
        assert set(refusals) == {"error-too-fast"}
        play_on([ada], "drawing")
    finally:
        running.stop()
