"""What holds for every answer, whatever was asked: broken messages, headers, addresses, the page, health, metrics."""

import json

import httpx
import pytest
from server.serving import Server, good, refused, set_table


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("moves", b""),
        ("moves", b"{"),
        ("moves", b'{"ply": "next", "action": 1, "key": "k"}'),
        ("moves", b'{"ply": 0, "action": 1}'),
        ("moves", b'{"ply": 0, "action": 1, "key": ""}'),
        ("moves", b'{"ply": 0, "action": 99999999999999, "key": "k"}'),
        ("undo", b'{"ply": -1, "key": "k"}'),
        ("moves", json.dumps({"ply": 0, "action": 1, "key": "k" * 65}).encode()),
    ],
)
def test_broken_messages_are_refused(server: Server, path: str, body: bytes) -> None:
    ada, _ = set_table(server, "h")
    before = ada.get().content
    answer = ada.http.post(
        f"/api/tables/{ada.table}/{path}", content=body, headers={"content-type": "application/json"}
    )
    refused(answer, 400, "error-bad-message")
    assert ada.get().content == before


def test_headers_on_everything(server: Server) -> None:
    with server.client() as http:
        answers = [http.get(path) for path in ("/", "/api/games", "/nothing", "/health", "/api/tables/x")]
        answers.append(http.post("/api/tables", content=b"x" * 1_100_000))
        for answer in answers:
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
            assert "unsafe-eval" not in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert answer.headers["cross-origin-opener-policy"] == "same-origin"
            assert "access-control-allow-origin" not in answer.headers
            assert "set-cookie" not in answer.headers
            assert "server" not in answer.headers
        refused(answers[-1], 413, "error-too-large")
        preflight = http.options("/api/tables", headers={"origin": "https://evil.example"})
        assert "access-control-allow-origin" not in preflight.headers


def test_a_body_without_a_length_is_limited_too(server: Server) -> None:
    with server.client() as http:
        answer = http.post(
            "/api/tables", content=iter([b"[" * 9000] * 300), headers={"content-type": "application/json"}
        )
    refused(answer, 413, "error-too-large")


def test_unknown_addresses_and_methods(server: Server) -> None:
    with server.client() as http:
        refused(http.get("/api/nothing"), 404, "error-no-such-page")
        refused(http.get("/nothing.js"), 404, "error-no-such-page")
        refused(http.put("/api/tables"), 405, "error-not-allowed-here")


def test_the_page_is_sent_compressed_and_cached(server: Server) -> None:
    with server.client() as http:
        for path in ("/", "/table/abc123"):
            answer = http.get(path)
            assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
            assert answer.headers["cache-control"] == "no-cache"
        asset = http.get("/assets/index-1a2b.js")
        assert asset.headers["content-encoding"] == "gzip"
        assert "immutable" in asset.headers["cache-control"]
        assert asset.text.startswith("export")
        plain = http.get("/assets/index-1a2b.js", headers={"accept-encoding": "identity"})
        assert plain.text == asset.text
        again = http.get("/", headers={"if-none-match": http.get("/").headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        for sneaky in (
            "/../conftest.py",
            "/%2e%2e/conftest.py",
            "/assets/%2e%2e/%2e%2e/conftest.py",
            "/assets//etc/passwd",
        ):
            assert httpx.get(f"{server.url}{sneaky}").status_code == 404


def test_health_and_metrics(server: Server) -> None:
    ada, _ = set_table(server, "h")
    good(ada.move(ada.scene()["legal"][0]["id"]))
    with server.client() as http:
        assert good(http.get("/health"))["status"] == "ok"
        shown = http.get("/metrics").text
    assert 'perihelion_entries_total{what="move"}' in shown
    assert "perihelion_commit_seconds_bucket" in shown
