"""The metrics as a page: for whoever runs the server, in either language, without a script."""

from html.parser import HTMLParser

from server.serving import Server, good, set_table

from perihelion.server.dashboard import Sample, rows_of
from perihelion.words import Words


def test_the_dashboard_tells_what_goes_on(server: Server) -> None:
    ada, _ = set_table(server, "h")
    with ada.live() as line:
        line.next("scene")
        good(ada.move(ada.scene()["legal"][0]["id"]))
        for language in ("en", "pl"):
            with server.client(**{"accept-language": language}) as http:
                answer = http.get("/dashboard")
            said = Words(language)
            assert answer.headers["content-type"].startswith("text/html")
            for name in (
                "title",
                "moves",
                "commit-time",
                "sockets",
                "memory",
                "all-entries",
                "ready-yes",
                "nodes-alone",
            ):
                assert said.has(f"dashboard-{name}")
                assert said.say(f"dashboard-{name}") in answer.text
            check(answer.text)
    with server.client() as http:
        assert "polyline" in http.get("/dashboard.css").text
    for secret in (ada.token, ada.table):
        assert secret not in answer.text


def check(page: str) -> None:
    """Every tag is closed, and nothing is in it that the server's own policy forbids."""
    open_tags: list[str] = []

    class Tags(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            assert tag not in ("script", "style")
            assert not any(name.startswith("on") for name, _ in attrs)
            if tag not in ("meta", "link"):
                open_tags.append(tag)

        def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            pass

        def handle_endtag(self, tag: str) -> None:
            assert open_tags.pop() == tag

    Tags().feed(page)
    assert open_tags == []


def test_lines_are_what_grew_between_two_samples() -> None:
    names = (
        "entries",
        "requests",
        "commits",
        "commit_entries",
        "decisions",
        "sockets",
        "tables",
        "memory",
        "processor",
    )
    seconds = ("commit_seconds", "request_seconds", "decision_seconds", "at")
    one: Sample = dict.fromkeys((*names, *seconds), 0.0)
    two = {**one, "at": 10.0, "entries": 500.0, "commits": 50.0, "commit_entries": 500.0, "commit_seconds": 0.1}
    rows = rows_of([one, {**two, "processor": 5.0, "sockets": 7.0}])
    assert (rows["moves"], rows["commit-size"], rows["commit-time"]) == ([50.0], [10.0], [2.0])
    assert (rows["processor"], rows["sockets"], rows["bot-time"]) == ([50.0], [7.0], [0.0])
    assert rows_of([one]) == {name: [] for name in rows}
