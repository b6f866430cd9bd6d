"""What a page tells of its faults: in the log, one line, without secrets, and at a bearable pace."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server.serving import Server, refused, set_table

from perihelion.server.faults import A_MINUTE, harmless


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Server]:
    server = Server(str(tmp_path / "tables.sqlite"), "--rate", "0", "--workers", "1", log=tmp_path / "log")
    yield server.wait_until_ready()
    server.stop()


def told(server: Server) -> list[dict[str, Any]]:
    assert server.log is not None
    lines = [json.loads(line) for line in server.log.read_text(encoding="utf8").splitlines() if line.startswith("{")]
    return [line for line in lines if line["message"] == "page fault"]


def test_a_fault_stands_in_the_log_without_secrets(running: Server) -> None:
    ada, _ = set_table(running, "h", seed=987_654_321_012_345)
    text = f"each_key_duplicate\n at /#/table/{ada.table}?seat={ada.token}\x1b[31m seed 987654321012345"
    with running.client() as http:
        fault = {"where": "log", "game": "sunward", "text": text}
        assert http.post("/api/faults", json=fault).status_code == 204
    (line,) = told(running)
    assert (line["where"], line["game"], line["level"]) == ("log", "sunward", "warning")
    assert line["text"].startswith("each_key_duplicate at /#/table/")
    for secret in (ada.token, "987654321012345", "\n", "\x1b"):
        assert secret not in line["text"]


@pytest.mark.parametrize(
    "fault",
    [
        {"where": "log", "game": "sunward"},
        {"where": "LOG\n", "game": "sunward", "text": ""},
        {"where": "log", "game": "../../x", "text": ""},
        {"where": "log", "game": "", "text": "x" * 401},
        {"where": "log", "game": "", "text": "x", "token": "more"},
        {"where": 7, "game": "", "text": ""},
    ],
)
def test_what_is_no_fault_is_refused_and_not_written(server: Server, fault: dict[str, Any]) -> None:
    before = len(told(server))
    with server.client() as http:
        assert http.post("/api/faults", json=fault).status_code == 400
        assert http.post("/api/faults", content=b"{" * 70_000).status_code in (400, 413)
    assert len(told(server)) == before


def test_only_so_many_are_taken(running: Server) -> None:
    with running.client() as http:
        fault = {"where": "board", "game": "sunward", "text": "again"}
        answers = [http.post("/api/faults", json=fault) for _ in range(A_MINUTE * 3)]
    assert answers[0].status_code == 204
    refused(answers[-1], 429, "error-too-fast")
    assert len(told(running)) == [each.status_code for each in answers].count(204) < A_MINUTE * 3


def test_a_name_of_the_source_stays_and_a_token_does_not() -> None:
    said = harmless("Svelte error: each_key_duplicate at keys 3 and 14")
    assert said == "Svelte error: each_key_duplicate at keys 3 and 14"
    assert harmless("kT9_x2-Qd8LmZ4wA seat a1b2c3") == "… seat …"
    assert harmless("AbcdefghijklmnopqrstUv") == "…"
