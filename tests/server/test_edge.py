"""Text is checked once, where it comes in; what was strange is told in a sentence."""

import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from server.serving import Server, good, refused, set_table

import perihelion
from perihelion.server.edge import DEEPEST, check_json, check_length, check_toml, checked_body
from perihelion.server.errors import BadText, RecordTooLong, TooDeep
from perihelion.server.settings import Settings
from perihelion.server.storage import open_engine


@pytest.mark.parametrize(
    "bad",
    [b"\xff", b"\xed\xa0\x80", b"\0", b'{"a":"\\u0000"}', b'["\\ud800"]', b'["\\udc00\\ud800"]', b"[" + b"7" * 60],
)
def test_what_is_no_text_is_refused(bad: bytes) -> None:
    with pytest.raises(BadText):
        checked_body(bad)


def test_what_looks_strange_and_is_sound_passes() -> None:
    for sound in ("💫", "\\u0000", '"[[[', "9" * 60, "a\tb\nc", "{" * 100):
        for plain in (True, False):
            check_json(json.dumps({"text": sound, "list": [[1, 2]] * 40}, ensure_ascii=plain))
    check_json('"\\ud83d\\udcab"')  # both halves


def test_nesting_has_an_end() -> None:
    check_json("[" * DEEPEST + "]" * DEEPEST)
    for deep in ("[" * 100_000, '{"a":' * 40, "[" * (DEEPEST + 1) + "]" * (DEEPEST + 1)):
        with pytest.raises(TooDeep):
            check_json(deep)


BAD_SETS = {
    "dotted keys": "a." * 190_000 + "b = 1\n",
    "dotted keys in quotes": '"a".' * 90_000 + "b = 1\n",
    "a table of dotted keys": "[" + "a." * 190_000 + "b]\n",
    "lists in lists": "a = " + "[" * 390_000,
    "tables in tables": "a = " + "{a=" * 90_000,
    "a long number": "a = " + "7" * 390_000,
    "a long hexadecimal number": "a = 0x" + "f" * 390_000,
    "a long number with underscores": "a = 1" + "_7" * 190_000,
}
SLOW_TO_CHECK = ["\\", '\\"' * 100_000, '"' * 250_001, "[1,2]," * 150_000, '"\\ud83d\\udcab",' * 50_000]
QUICK = 0.05
"""Seconds of processor time: the best of some tries, for others use the machine too."""


def quickest(check: Callable[[], None]) -> float:
    took = []
    for _ in range(5):
        began = time.process_time()
        check()
        took.append(time.process_time() - began)
    return min(took)


@pytest.mark.parametrize("tail", SLOW_TO_CHECK)
def test_a_megabyte_is_checked_in_no_time(tail: str) -> None:
    assert quickest(lambda: check_json('["' + tail)) < 2 * QUICK


@pytest.mark.parametrize("what", BAD_SETS)
def test_a_bad_set_is_refused_before_anybody_reads_it(what: str) -> None:
    def check() -> None:
        with pytest.raises((BadText, TooDeep)):
            check_toml(BAD_SETS[what])

    assert quickest(check) < QUICK


def test_a_long_record_is_refused_before_anybody_reads_it() -> None:
    body = json.dumps({"format": "perihelion-record/1", "log": [[0, "undo"], [0, "redo"]] * 25_000}).encode()

    def check() -> None:
        checked_body(body)
        with pytest.raises(RecordTooLong):
            check_length(body, Settings(None))

    assert quickest(check) < QUICK


def test_a_bad_set_and_a_long_record_are_refused_in_a_sentence(server: Server) -> None:
    with server.client() as http:
        wish = {"game": "sunward", "seats": [{"kind": "human"}], "set": BAD_SETS["dotted keys"]}
        refused(http.post("/api/tables", json=wish), 400, "error-too-deep")
        record: dict[str, object] = {"format": "perihelion-record/1", "log": [[0, "undo"], [0, "redo"]] * 25_000}
        assert "1,000" in refused(http.post("/api/replays", json=record), 413, "error-record-too-long")["text"]
        record["log"] = [[0, 1]] * 80_000
        refused(http.post("/api/replays", json=record), 413, "error-record-too-long")
        record["seed"] = 10**50
        refused(http.post("/api/replays", json=record), 400, "error-bad-text")


def test_our_own_sets_pass() -> None:
    for file in Path(perihelion.__file__).parent.glob("games/*/set/*.toml"):
        check_toml(file.read_text(encoding="utf8"))


def test_refusals_say_so_over_http_and_sockets(server: Server) -> None:
    ada, _ = set_table(server, "h", chat=True)
    headers = {"content-type": "application/json", "accept-language": "pl"}
    for body, code in ((b'{"text":"\\u0000"}', "error-bad-text"), (b"[" * 5000, "error-too-deep")):
        answer = ada.http.post(f"/api/tables/{ada.table}/chat", content=body, headers=headers)
        assert "Wiadomość" in refused(answer, 400, code)["text"]
        with ada.live() as line:
            line.next("scene")
            line.socket.send(body.decode())
            assert line.next("refused")["error"] == code
            line.send(type="chat", text="still here")
            assert line.next("chat")["text"] == "still here"
    for path in ("%00", "a%00b", "%ff", "x/at/" + "9" * 100):
        refused(ada.http.get(f"/api/tables/{path}"), 400, "error-bad-text")
    refused(ada.http.get(f"/api/tables/{ada.table}/preview?action=%00"), 400, "error-bad-text")
    refused(ada.http.get("/" + "x" * 5000), 413, "error-too-large")
    good(ada.get())


def test_a_body_without_a_length_is_limited_too(server: Server) -> None:
    with server.client() as http:
        answer = http.post("/api/tables/mine", content=(b" " * 1024 for _ in range(200)))
    refused(answer, 413, "error-too-large")


def test_a_fault_over_a_socket_is_answered_and_logged_like_one_over_http(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite"), "--rate", "0", log=tmp_path / "log").wait_until_ready()
    try:
        ada, _ = set_table(server, "h", chat=True)
        engine = open_engine(server.database)
        with engine.begin() as connection:
            connection.execute(sa.text("ALTER TABLE chat RENAME TO gone"))
        engine.dispose()
        refused(ada.post("chat", text="hello"), 500, "error-server-fault")
        with ada.live() as line:
            line.next("scene")
            line.send(type="chat", text="hello", key="mine")
            said = line.next("refused")
            assert (said["error"], said["key"]) == ("error-server-fault", "mine")
            scene = ada.scene()
            line.send(type="move", ply=scene["ply"], action=scene["legal"][0]["id"], key="k")
            assert line.next("scene")["done"] == "k"  # the socket lives on
    finally:
        server.stop()
    lines = [json.loads(line) for line in (tmp_path / "log").read_text(encoding="utf8").splitlines() if line[0] == "{"]
    faults = [line for line in lines if line["message"] == "fault"]
    assert [line["method"] for line in faults] == ["POST", "WEBSOCKET"]
    assert all("no such table: chat" in line["exception"] for line in faults)
