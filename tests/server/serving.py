"""Real servers in processes of their own, real databases, and clients that play at their tables."""

import json
import os
import pwd
import re
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from support import asking
from support.builds import ROOT, compiled_is_there, environment
from support.patience import PATIENCE
from websockets.sync.client import ClientConnection, connect

Json = Any
BUILT_PAGE = ROOT / "perihelion" / "server" / "page"


class Server:
    """`python -m perihelion.server` on a port of its own; `kill` is SIGKILL, `start` brings it back at its address.

    Where bots think it may be `quick`: on the compiled build, if `make compiled` has made one of this source.
    """

    def __init__(self, database: str, *options: str, log: Path | None = None, quick: bool = False) -> None:
        self.database = database
        self.build = "compiled" if quick and compiled_is_there() else "plain"
        # the compiled build holds the page as it was when it was made
        self.options = (*options, *(() if "--page" in options else ("--page", str(BUILT_PAGE))))
        self.log = log
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "perihelion.server", "--db", self.database, "--port", str(self.port)]
        with (self.log or Path(os.devnull)).open("ab") as log:
            started = [*command, *self.options]
            ways = [Path(each) for each in os.environ.get("PYTHONPATH", "").split(os.pathsep) if each]  # bots of a test
            self.process = subprocess.Popen(started, stdout=log, stderr=log, env=environment(self.build, *ways))

    def wait_until_ready(self, seconds: float = PATIENCE) -> "Server":
        until = time.monotonic() + seconds
        with self.client() as http:
            while time.monotonic() < until:
                assert self.process is not None
                assert self.process.poll() is None, "the server ended at once"
                try:
                    if http.get("/health", timeout=2).status_code == 200:
                        return self
                except httpx.TransportError:
                    time.sleep(0.05)
        raise TimeoutError("the server did not answer")

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: int) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)

    def client(self, **headers: str) -> httpx.Client:
        return asking.client(base_url=self.url, headers=headers)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


class Seat:
    """A player, or a spectator, at a table."""

    def __init__(self, server: Server, table: str, token: str) -> None:
        self.server = server
        self.table = table
        self.token = token
        self.http = server.client(authorization=f"Bearer {token}")

    def get(self, what: str = "", **query: Any) -> httpx.Response:
        return self.http.get(f"/api/tables/{self.table}{'/' + what if what else ''}", params=query)

    def post(self, what: str, **body: Any) -> httpx.Response:
        return self.http.post(f"/api/tables/{self.table}/{what}", json=body)

    def join(self, name: str) -> "Seat":
        """Use up an invitation; from now on this player has a key of its own."""
        self.token = good(self.post("join", name=name))["token"]
        self.http.headers["authorization"] = f"Bearer {self.token}"
        return self

    def scene(self) -> Json:
        return good(self.get())

    def move(self, action: int, ply: int | None = None, key: str | None = None) -> httpx.Response:
        ply = self.scene()["ply"] if ply is None else ply
        return self.post("moves", ply=ply, action=action, key=key or secrets.token_hex(8))

    def step(self, what: str, ply: int | None = None) -> httpx.Response:
        return self.post(what, ply=self.scene()["ply"] if ply is None else ply, key=secrets.token_hex(8))

    @contextmanager
    def live(
        self, since: int | None = None, token: str | None = None, whole: bool | None = None, **options: Any
    ) -> Iterator["Line"]:
        tail = "" if since is None else f"?since={since}"
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/live{tail}"
        with patient_socket(address, **options) as socket:
            line = Line(socket)
            wishes = {} if whole is None else {"whole": whole}
            line.send(token=self.token if token is None else token, **wishes)
            yield line


def patient_socket(address: str, **options: Any) -> ClientConnection:
    """A WebSocket that a busy machine does not close: neither opening nor answering has a time limit of its own."""
    return connect(address, compression=None, open_timeout=PATIENCE, ping_interval=None, **options)


class Line:
    """A live connection."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def raw(self, timeout: float = PATIENCE) -> str:
        return str(self.socket.recv(timeout=timeout))

    def next(self, kind: str, timeout: float = PATIENCE) -> Json:
        """The next message of a kind; others are passed over."""
        until = time.monotonic() + timeout
        while True:
            message = json.loads(self.raw(max(0.01, until - time.monotonic())))
            if message["type"] == kind:
                return message


def good(answer: httpx.Response) -> Json:
    assert answer.status_code in (200, 201), answer.text
    return answer.json()


def refused(answer: httpx.Response, status: int, code: str) -> Json:
    assert (answer.status_code, answer.json()["error"]) == (status, code), answer.text
    return answer.json()


def set_table(server: Server, seats: str = "hh", game: str = "sunward", **wishes: Any) -> list[Seat]:
    """A table: h is a human who has sat down, w one who is awaited, n, e and r bots. The spectator comes last."""
    kinds = {
        "h": {"kind": "human", "name": "Ada"},
        "w": {"kind": "human"},
        "n": {"kind": "bot", "level": "normal"},
        "e": {"kind": "bot", "level": "easy"},
        "r": {"kind": "bot", "level": "random"},
    }
    with server.client() as http:
        made = good(http.post("/api/tables", json={"game": game, "seats": [kinds[each] for each in seats], **wishes}))
    tokens = [each["token"] for each in made["seats"]] + [made["spectator"]]
    return [Seat(server, made["table"], token) for token in tokens]


def play_on(seats: list[Seat], until: str = "over", limit: int = 500) -> Json:
    """Every seat takes its first legal move until the table's status, or until the phase of its view, is reached."""
    for _ in range(limit):
        for seat in seats:
            scene = seat.scene()
            if until in (scene["status"], scene["view"].get("phase")):
                return scene
            if scene["legal"]:
                good(seat.move(scene["legal"][0]["id"], scene["ply"]))
    raise AssertionError(f"{until} was not reached")


class Postgres:
    """A PostgreSQL cluster in a temporary folder, run as the user postgres when we are root."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="perihelion-pg-"))
        self.bin = find_postgres()
        self.port = free_port()
        self.syncing = quick_syncing(self.bin)
        self.as_user: list[str] = []
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres")
            self.as_user = ["runuser", "-u", "postgres", "--"]
        self._run("initdb", "-D", str(self.folder / "data"), "-A", "trust", "-U", "postgres", "--no-sync")
        self.start()

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 {self.syncing}"
        self._run(
            "pg_ctl", "-D", str(self.folder / "data"), "-o", options, "-l", str(self.folder / "log"), "-w", "start"
        )

    def kill(self) -> None:
        """Every connection breaks, and what was not durable is gone."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")

    def _run(self, program: str, *args: str) -> None:
        command = [*self.as_user, str(self.bin / program), *args]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd="/")

    def database(self) -> str:
        """A new, empty one."""
        name = f"t{secrets.token_hex(4)}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", name)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


def find_postgres() -> Path:
    """Where initdb is; LookupError when PostgreSQL cannot be run here."""
    places = [shutil.which("initdb"), *sorted(map(str, Path("/usr/lib/postgresql").glob("*/bin/initdb")), reverse=True)]
    found = next((place for place in places if place), None)
    if found is None:
        raise LookupError("PostgreSQL is not installed")
    if os.getuid() == 0 and "postgres" not in {user.pw_name for user in pwd.getpwall()}:
        raise LookupError("there is no user postgres to run PostgreSQL as")
    return Path(found).resolve().parent


def quick_syncing(folder: Path) -> str:
    """After a fall all is brought to disk before it is read: at once, where a thousand files took four seconds."""
    told = subprocess.run([str(folder / "postgres"), "--version"], capture_output=True, text=True, check=True).stdout
    version = int(re.findall(r"\d+", told)[0])
    return "-c recovery_init_sync_method=syncfs" if sys.platform == "linux" and version >= 14 else ""


class Redis:
    def __init__(self) -> None:
        program = shutil.which("redis-server")
        if program is None:
            raise LookupError("Redis is not installed")
        self.port = free_port()
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", tempfile.gettempdir()]
        self.command = [program, *options]
        self.url = f"redis://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL)

    def wait_until_ready(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
            except OSError:
                time.sleep(0.01)
            else:
                return
        raise TimeoutError("Redis did not start")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)
