"""Slow and greedy clients: they are let go, and take nothing from the others."""

import json
import re
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from server.serving import Server, good, patient_socket, refused, set_table
from support.patience import PATIENCE
from websockets.exceptions import ConnectionClosed

from perihelion.server.doors import Doors
from perihelion.server.settings import Settings

HALF = b"GET /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: "
WHOLE = b"GET %s HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with room for few, and patient enough for a busy machine."""
    folder = tmp_path_factory.mktemp("small")
    options = ("--rate", "0", "--connections", "120", "--connections-each", "60", "--header-seconds", "600")
    running = Server(str(folder / "tables.sqlite"), *options, log=folder / "log")
    yield running.wait_until_ready()
    running.stop()


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nobody."""
    folder = tmp_path_factory.mktemp("hasty")
    options = ("--rate", "0", "--header-seconds", "1", "--body-seconds", "1")
    running = Server(str(folder / "tables.sqlite"), *options, log=folder / "log")
    yield running.wait_until_ready()
    running.stop()


def call(server: Server, address: str = "127.0.0.2") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE, source_address=(address, 0))


def answer(line: socket.socket) -> tuple[int, dict[str, object]]:
    """Status and body of what is answered until the server closes, or has said it all; 0 for nothing."""
    said = b""
    while True:
        try:
            part = line.recv(65536)
        except ConnectionError:
            part = b""
        said += part
        head, _, body = said.partition(b"\r\n\r\n")
        length = head.lower().partition(b"content-length: ")[2].split(b"\r\n")[0]
        if not part or (length and len(body) >= int(length)):
            break
    return (int(said.split()[1]), json.loads(body)) if said else (0, {})


def hold(server: Server, address: str, count: int, held: ExitStack) -> None:
    for _ in range(count):
        line = held.enter_context(call(server, address))
        try:
            line.sendall(HALF)
        except ConnectionError:
            continue  # let go already


def ask(server: Server, path: bytes, address: str) -> tuple[int, dict[str, object]]:
    with call(server, address) as line:
        line.sendall(WHOLE % path)
        return answer(line)


def test_half_sent_headers_of_one_address_keep_nobody_else_out(small: Server) -> None:
    with ExitStack() as held:
        hold(small, "127.0.0.2", 1200, held)
        ada, _ = set_table(small, "h")  # from another address
        with ada.live() as line:
            scene = line.next("scene")
            line.send(type="move", ply=scene["ply"], action=scene["legal"][0]["id"], key="k")
            assert line.next("scene")["done"] == "k"
    wait_for_room(small, "127.0.0.2")


def test_there_is_room_for_health_when_everything_is_taken(small: Server) -> None:
    with ExitStack() as held:
        for last in (3, 4, 5):
            hold(small, f"127.0.0.{last}", 59, held)
        healthy = {"status": "ok", "version": health_version(small), "nodes": "alone"}
        assert ask(small, b"/health", "127.0.0.9") == (200, healthy)
        status, said = ask(small, b"/api/games", "127.0.0.9")
        assert (status, said["error"]) == (503, "error-too-many-connections")
    wait_for_room(small, "127.0.0.9")


def health_version(server: Server) -> object:
    return ask(server, b"/health", "127.0.0.8")[1]["version"]


def wait_for_room(server: Server, address: str) -> None:
    """Connections that are closed are counted no more."""
    while ask(server, b"/api/games", address)[0] != 200:
        pass


def test_a_socket_counts_as_a_connection_and_is_let_go(small: Server) -> None:
    ada, _ = set_table(small, "h")
    address = f"ws://127.0.0.1:{small.port}/api/tables/{ada.table}/live"
    for _ in range(3):
        with ExitStack() as held:
            for _ in range(50):
                held.enter_context(patient_socket(address, source_address=("127.0.0.7", 0)))
    wait_for_room(small, "127.0.0.7")


def test_a_header_must_arrive_in_time(hasty: Server) -> None:
    with call(hasty) as line:
        line.sendall(HALF)
        status, said = answer(line)
        assert (status, said["error"]) == (408, "error-too-slow")
    with call(hasty) as line:
        assert answer(line)[0] == 408  # nothing was sent at all
    answered = 0
    while answered != 200:  # a busy machine may be too slow for it, too
        with call(hasty) as line:  # a connection that was good once
            line.sendall(WHOLE % b"/health")
            answered = answer(line)[0]
            if answered == 200:
                line.sendall(HALF)
                assert answer(line)[0] == 408


def test_a_connection_on_which_nothing_is_asked_any_more_is_let_go(small: Server) -> None:
    """Its patience with headers is ten minutes: it is the silence after an answer that ends this one."""
    with call(small) as line:
        line.sendall(WHOLE % b"/health")
        assert answer(line)[0] == 200
        assert answer(line) == (0, {})


def test_a_socket_that_does_not_say_who_it_is_is_let_go(small: Server) -> None:
    ada, _ = set_table(small, "h")
    with patient_socket(f"ws://127.0.0.1:{small.port}/api/tables/{ada.table}/live") as line:
        with pytest.raises(ConnectionClosed):
            line.recv(timeout=PATIENCE)
        assert good(ada.get())["status"] == "playing"


def test_a_header_has_some_size(small: Server) -> None:
    with call(small) as line:
        line.sendall(HALF + b"x" * 40_000)
        status, said = answer(line)
        assert (status, said["error"]) == (431, "error-header-too-large")
    with call(small) as line:
        line.sendall(HALF + b"x" * 20_000 + b"\r\n\r\n")
        assert answer(line)[0] == 431


def test_a_body_must_arrive_in_time(hasty: Server) -> None:
    head = b"POST /api/tables/mine HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 50\r\n\r\n"
    with call(hasty) as line:
        line.sendall(head + b'{"tok')
        status, said = answer(line)
        assert (status, said["error"]) == (408, "error-too-slow")
    with call(hasty) as line:  # one that nobody asked for, after the answer
        line.sendall(head.replace(b"POST", b"GET") + b"x")
        answer(line)
        while line.recv(100):
            pass


def test_a_large_body_in_one_piece_is_no_large_header(small: Server) -> None:
    with small.client() as http:
        good(http.post("/api/tables/mine", json={"tokens": ["x" * 100] * 200}))
        refused(http.post("/api/tables/mine", content=b"x" * 70_000), 413, "error-too-large")


def test_requests_followed_by_nonsense_leave_no_fault_in_the_log(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "t.sqlite"), "--rate", "0", log=tmp_path / "log").wait_until_ready()
    try:
        for _ in range(20):
            with call(server) as line:
                line.sendall(WHOLE % b"/api/tables/none" * 3 + b"\0nonsense\r\n\r\n")
                while line.recv(65536):
                    pass
        with call(server) as line:  # several requests at once are answered in their order
            line.sendall(WHOLE % b"/api/tables/none" + WHOLE % b"/health" + WHOLE % b"/api/nothing")
            said = b""
            while said.count(b"HTTP/1.1 ") < 3:
                said += line.recv(65536)
        assert re.findall(rb"HTTP/1.1 (\d+)", said) == [b"404", b"200", b"404"]
    finally:
        server.stop()
    assert '"level": "error"' not in (tmp_path / "log").read_text(encoding="utf8")


def test_who_goes_away_amid_a_body_is_no_fault_of_the_server(small: Server) -> None:
    def counted(status: int) -> float:
        with small.client() as http:
            shown = http.get("/metrics").text
        line = f'perihelion_requests_total{{method="POST",status="{status}"}} '
        return sum(float(each.removeprefix(line)) for each in shown.splitlines() if each.startswith(line))

    gone, broken = counted(499), counted(500)
    with call(small) as line:
        line.sendall(b"POST /api/tables/mine HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 20\r\n\r\n{")
    until = time.monotonic() + PATIENCE
    while counted(499) == gone and time.monotonic() < until:
        time.sleep(0.05)
    assert (counted(499), counted(500)) == (gone + 1, broken)


def test_a_page_of_another_name_cannot_use_this_server(small: Server, tmp_path: Path) -> None:
    ours = ("localhost", f"localhost:{small.port}", "127.0.0.1", "192.168.0.7:8000", "[::1]:8000", socket.gethostname())
    with small.client() as http:
        for host in ours:
            assert http.get("/health", headers={"host": host}).status_code == 200
        for host in (
            "evil.example",
            f"evil.example:{small.port}",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
            "[",
        ):
            refused(http.get("/health", headers={"host": host}), 421, "error-other-host")
    named = Server(str(tmp_path / "t.sqlite"), "--host-name", "Games.example", "--rate", "0").wait_until_ready()
    try:
        with named.client(host="games.example") as http:
            assert http.get("/health").status_code == 200
    finally:
        named.stop()


@pytest.mark.parametrize("proxy", ["127.0.0.1", "127.0.0.0/24", ""])
def test_only_a_declared_proxy_says_for_whom_it_asks(proxy: str, tmp_path: Path) -> None:
    options = ("--rate", "100", "--tables-a-minute", "3", *(("--proxy", proxy) if proxy else ()))
    server = Server(str(tmp_path / "t.sqlite"), *options).wait_until_ready()
    wish = {"game": "sunward", "seats": [{"kind": "human"}]}
    try:
        with server.client() as http:
            statuses = [
                http.post("/api/tables", json=wish, headers={"x-forwarded-for": f"10.0.0.{number}"}).status_code
                for number in range(8)
            ]
        assert (statuses.count(429) == 0) == bool(proxy)
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("declared", "inside", "outside"),
    [
        (("127.0.0.1",), ("127.0.0.1",), ("127.0.0.2", "-", "::1")),
        (("172.28.1.0/24", "::1"), ("172.28.1.7", "172.28.1.255", "::1"), ("172.28.2.1", "127.0.0.1", "")),
        ((), (), ("127.0.0.1",)),
    ],
)
def test_a_declared_proxy_speaks_for_many_and_is_not_counted_as_one(
    declared: tuple[str, ...], inside: tuple[str, ...], outside: tuple[str, ...]
) -> None:
    """Declared by its network, as deploy/ does it, it is known as well."""
    for addresses, expected in ((inside, False), (outside, True)):
        for address in addresses:
            doors = Doors(Settings(None, proxies=declared, connections_each=3))
            passes = [doors.enter(address) for _ in range(5)]
            assert [each is not None and each.health_only for each in passes][-1] == expected, address
