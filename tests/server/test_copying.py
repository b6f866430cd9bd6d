"""`serve --check`, `backup` and `restore`: while a server runs, from either database into either."""

import subprocess
import sys
import threading
from pathlib import Path

import pytest
import sqlalchemy as sa
from server.conftest import QUICK, unpacked
from server.serving import Postgres, Seat, Server, good, play_on, set_table
from support.patience import PATIENCE

from perihelion.server import copying
from perihelion.server.errors import NotEmpty, OtherDatabaseVersion
from perihelion.server.hall import load_table
from perihelion.server.schema import METADATA, PULSE
from perihelion.server.sets import OwnSets
from perihelion.server.storage import Storage, open_engine

ROOT = Path(__file__).parents[2]


def perihelion(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "perihelion", *words, "--lang", "en"]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)


def contents(database: str) -> dict[str, list[tuple[object, ...]]]:
    engine = open_engine(database)
    with engine.connect() as connection:
        found = {
            table.name: sorted(map(tuple, connection.execute(sa.select(table))), key=repr)
            for table in METADATA.sorted_tables
            if table is not PULSE
        }
    engine.dispose()
    return found


def test_a_backup_is_taken_while_the_server_runs_and_goes_on(server: Server, tmp_path: Path) -> None:
    ada, bob, _ = set_table(server, "hh", chat=True)
    play_on([ada, bob], "over")
    good(ada.post("chat", text="well played"))
    done = perihelion("backup", str(tmp_path / "copy.sqlite"), "--db", server.database)
    assert done.returncode == 0, done.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["copy.sqlite"]
    again = tmp_path / "again.sqlite"
    assert perihelion("restore", str(tmp_path / "copy.sqlite"), "--db", str(again)).returncode == 0
    restored = Server(str(again), *QUICK).wait_until_ready()
    try:
        there = Seat(restored, ada.table, ada.token)
        assert there.scene()["view"] == ada.scene()["view"]
        assert there.get("record").text == ada.get("record").text
        assert good(there.get("chat")) == good(ada.get("chat"))
    finally:
        restored.stop()


def moves_without_end(seats: list[Seat], stopping: threading.Event, answered: list[int]) -> None:
    while not stopping.is_set():
        for seat in seats:
            scene = seat.scene()
            if scene["status"] == "over":
                return
            if scene["legal"]:
                answered.append(good(seat.move(scene["legal"][0]["id"], scene["ply"]))["ply"])


def test_a_backup_taken_amid_moves_has_all_that_was_answered_before_it(server: Server, tmp_path: Path) -> None:
    table = set_table(server, "hh", "new-frontiers")[:2]
    stopping, answered = threading.Event(), list[int]()
    playing = threading.Thread(target=moves_without_end, args=(table, stopping, answered))
    playing.start()
    try:
        for number in range(5):
            before = len(answered)
            file = tmp_path / f"{number}.sqlite"
            copying.backup(server.database, file)
            storage = Storage(open_engine(str(file)))
            log = storage.log(table[0].table)
            storage.close()
            assert [row.ply for row in log] == list(range(1, len(log) + 1))
            assert len(log) >= before
    finally:
        stopping.set()
        playing.join(PATIENCE)
    assert answered, "nobody moved meanwhile"
    restored = tmp_path / "again.sqlite"
    copying.restore(file, str(restored))
    storage, own_sets = Storage(open_engine(str(restored))), OwnSets()
    assert len(load_table(storage, own_sets, table[0].table).log) == len(log)  # and is played again
    storage.close()
    own_sets.close()


def test_a_backup_goes_from_one_kind_of_database_into_the_other(postgres: Postgres, tmp_path: Path) -> None:
    old = unpacked(tmp_path)
    with pytest.raises(OtherDatabaseVersion):
        copying.backup(old, tmp_path / "copy.sqlite")
    engine = open_engine(old)
    copying.migrate(engine)
    engine.dispose()
    there = postgres.database()
    assert copying.restore(Path(old), there) == 10
    assert copying.backup(there, tmp_path / "back.sqlite") == 10
    assert contents(str(tmp_path / "back.sqlite")) == contents(old) == contents(there)
    with pytest.raises(NotEmpty):
        copying.restore(Path(old), there)
    storage = Storage(open_engine(there))
    storage.say("sunward-on", 0, "after that")
    storage.close()


def test_check_tells_what_a_start_would_find_and_changes_nothing(tmp_path: Path) -> None:
    old = unpacked(tmp_path)
    before = Path(old).read_bytes()
    done = perihelion("serve", "--check", "--db", old, "--port", "0")
    assert Path(old).read_bytes() == before
    assert "A start brings the database from version 0002" in done.stdout
    assert "beyond-the-sun, rules version 1: tables 2. They go on by the rules they began with." in done.stdout
    assert "Free disk space" in done.stdout + done.stderr
    done = perihelion("serve", "--check", "--db", old, "--port", "0", "--redis", "redis://127.0.0.1:1", "--proxy", "x")
    assert done.returncode == 1
    assert "! Redis does not answer" in done.stderr
    assert "! --proxy x is not an address." in done.stderr
    assert "! There is a --proxy but no --host-name" in done.stderr
    done = perihelion("serve", "--check", "--db", "postgresql://127.0.0.1:1/x", "--port", "0")
    assert done.returncode == 1
    assert "! The database cannot be used" in done.stderr


def test_a_backup_that_cannot_be_made_leaves_nothing(tmp_path: Path) -> None:
    done = perihelion("backup", str(tmp_path / "copy.sqlite"), "--db", str(tmp_path / "no" / "tables.sqlite"))
    assert done.returncode == 2
    assert list(tmp_path.iterdir()) == []
