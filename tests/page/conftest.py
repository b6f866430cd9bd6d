"""A real server, Debian's Chromium, and pages opened as newcomers have them."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from page.playing import AT_HOME, Opened, Opener
from playwright.sync_api import Browser, expect
from server.serving import Server
from support import asking, patience

from tools.browsing import browsing, find_chromium, somebody

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "perihelion" / "server" / "page" / "index.html"
PATIENCE = 1000 * patience.PATIENCE
"""Milliseconds until what does not come is missed: a busy machine is slow, not wrong."""
expect.set_options(timeout=PATIENCE)
UNPAINTED = "--force-gpu-mem-available-mb=0"
"""Everything is laid out, measured and clicked, and no pixel is painted, which none of these tests looks at."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert BUILT.is_file(), "the page is not built: make page"
    folder = tmp_path_factory.mktemp("table")
    options = ("--rate", "0", "--tables-a-minute", "0", "--bot-pause", "0", "--workers", "1")
    running = Server(str(folder / "tables.sqlite"), *options, log=folder / "log", quick=True)
    yield running.wait_until_ready()
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    try:
        find_chromium()
    except LookupError as missing:
        pytest.skip(str(missing))
    with browsing(UNPAINTED) as running:
        yield running


@pytest.fixture(scope="session")
def offered(server: Server) -> set[str]:
    """The games that the lobby offers to everybody; the others have to be asked for."""
    games = asking.get(f"{server.url}/api/games").json()
    return {game["id"] for game in games if game["stage"] == "complete"}


@pytest.fixture
def open_page(browser: Browser, server: Server, offered: set[str]) -> Iterator[Opener]:
    """Opens pages in browsers of their own; a page that threw an error fails its test at the end."""
    opened: list[Opened] = []

    def open_one(
        language: str = "en",
        size: tuple[int, int] = (1366, 768),
        theme: str = "dark",
        touch: bool = False,
        less_motion: bool = True,
        forced: bool = False,
        url: str | None = None,
        game: str = "sunward",
    ) -> Opened:
        context = somebody(browser, size, language, touch, less_motion, forced)
        context.set_default_timeout(PATIENCE)
        kept: dict[str, object] = {"theme": theme} | ({} if game in offered else {"unfinished": True})
        context.add_init_script(
            f"if ({AT_HOME} && !localStorage.getItem('perihelion.settings'))"
            f" localStorage.setItem('perihelion.settings', {json.dumps(json.dumps(kept))})"
        )
        page = Opened(context.new_page(), language, url or server.url, game)
        opened.append(page)
        return page

    yield open_one
    faults = [fault for each in opened for fault in each.faults]
    for each in opened:
        each.page.context.close()
    assert faults == []
