"""For whoever runs it: one server for one file, no newer database, nothing left behind, and a full disk."""

import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from server.serving import Server, good, refused, set_table
from server.test_workers import HANGS, POINTS, alive
from support.patience import PATIENCE

from perihelion.server.storage import open_engine


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(str(tmp_path / "t.sqlite"), "--rate", "0", log=tmp_path / "log").wait_until_ready()
    yield running
    running.stop()


def try_to_start(database: str, language: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "perihelion.server", "--db", database, "--port", "0", "--lang", language]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    return ended.returncode, ended.stderr


def test_a_second_server_on_one_file_is_refused(server: Server, tmp_path: Path) -> None:
    code, said = try_to_start(server.database, "en")
    assert (code, said.count("\n")) == (2, 1)
    assert f"Another server is already using {server.database}" in said
    assert "Inny serwer używa" in try_to_start(server.database, "pl")[1]
    other_name = tmp_path / "link.sqlite"
    other_name.symlink_to(server.database)
    assert f"Another server is already using {other_name}" in try_to_start(str(other_name), "en")[1]
    server.kill()
    server.start()  # who was killed holds nothing
    server.wait_until_ready()


def test_a_newer_database_is_refused_in_a_sentence(server: Server) -> None:
    server.stop()
    engine = open_engine(server.database)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    code, said = try_to_start(server.database, "en")
    assert (code, "Traceback" in said, "9999" in said) == (2, False, True)
    assert "nowsza wersja" in try_to_start(server.database, "pl")[1]


def test_a_killed_server_leaves_no_process_behind_whatever_it_is_thinking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "hanging.py").write_text(HANGS, encoding="utf8")
    info = tmp_path / "hanging-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: hanging\nVersion: 1\n", encoding="utf8")
    (info / "entry_points.txt").write_text(POINTS, encoding="utf8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    running = Server(str(tmp_path / "t.sqlite"), "--rate", "0", "--bot-pause", "0").wait_until_ready()
    assert running.process is not None
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "hangs"}]
    with running.client() as http:
        made = good(http.post("/api/tables", json={"game": "sunward", "seats": seats}))
        http.headers["authorization"] = f"Bearer {made['seats'][0]['token']}"
        scene = good(http.get(f"/api/tables/{made['table']}"))
        if scene["legal"]:
            move = {"ply": scene["ply"], "action": scene["legal"][0]["id"], "key": "k"}
            good(http.post(f"/api/tables/{made['table']}/moves", json=move))
    children = Path(f"/proc/{running.process.pid}/task/{running.process.pid}/children")
    if not children.exists():
        running.stop()
        pytest.skip("no list of child processes on this system")
    while not (busy := [int(pid) for pid in children.read_text().split()]):
        time.sleep(0.05)
    running.process.send_signal(signal.SIGKILL)
    running.process.wait()
    until = time.monotonic() + PATIENCE
    while any(alive(pid) for pid in busy):
        assert time.monotonic() < until
        time.sleep(0.05)


def test_a_full_disk_turns_ready_red_while_reading_goes_on(server: Server) -> None:
    ada, _ = set_table(server, "h")
    scene = ada.scene()
    with server.client() as http:
        good(http.get("/ready"))
        before = limit_files(server, Path(f"{server.database}-wal").stat().st_size)
        while http.get("/ready").status_code == 200:
            time.sleep(0.1)
        assert "cannot save" in refused(http.get("/ready"), 503, "error-cannot-save")["text"]
        good(http.get("/health"))
        assert ada.scene() == scene
        refused(ada.move(scene["legal"][0]["id"], scene["ply"]), 503, "error-cannot-save")
        with ada.live() as line:
            line.next("scene")
            line.send(type="move", ply=scene["ply"], action=scene["legal"][0]["id"], key="mine")
            said = line.next("refused")
            assert (said["error"], said["key"]) == ("error-cannot-save", "mine")
        assert ada.scene() == scene
        limit_files(server, before)
        while http.get("/ready").status_code != 200:
            time.sleep(0.1)
    good(ada.move(scene["legal"][0]["id"], scene["ply"]))


def limit_files(server: Server, size: int) -> int:
    """No file of the server may grow beyond so many bytes; the limit before."""
    assert server.process is not None
    soft, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, hard))
    return soft
