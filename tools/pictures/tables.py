"""A server of our own, tables where a recorded game is played up to a moment, and a page that looks at them."""

import json
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from playwright.sync_api import Browser, Page

from perihelion.kernel.record import Record
from tools.browsing import somebody
from tools.pictures.moments import Size

NAMES = ["Maja", "Ada", "Olek", "Ewa", "Jan"]


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server that ends with us."""
    with tempfile.TemporaryDirectory() as folder:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            port = int(listening.getsockname()[1])
        options = ["--db", f"{folder}/tables.sqlite", "--port", str(port), "--rate", "0", "--tables-a-minute", "0"]
        running = subprocess.Popen(
            [sys.executable, "-m", "perihelion.server", *options], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            url = f"http://127.0.0.1:{port}"
            wait_for(url)
            yield url
        finally:
            running.terminate()
            running.wait(30)


def wait_for(url: str) -> None:
    until = time.monotonic() + 180
    while time.monotonic() < until:
        try:
            if httpx.get(f"{url}/health", timeout=2).status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    raise TimeoutError("the server did not answer")


class Table:
    """A table of people, where a recorded game can be played on."""

    def __init__(self, url: str, record: Record) -> None:
        wish: dict[str, Any] = {"game": record.game, "options": dict(record.options), "seed": record.seed}
        wish["seats"] = [{"kind": "human", "name": name} for name in NAMES[: len(record.seats)]]
        made = httpx.post(f"{url}/api/tables", json=wish, timeout=60).raise_for_status().json()
        self.url, self.id, self.game = url, str(made["table"]), record.game
        self.tokens = [str(each["token"]) for each in made["seats"]]
        self.made = 0
        self.client = httpx.Client(base_url=f"{url}/api/tables/{self.id}", timeout=60)

    def play(self, moves: list[tuple[int, int]]) -> None:
        for seat, action in moves:
            key = {"Authorization": f"Bearer {self.tokens[seat]}"}
            ply = self.client.get("", headers=key).raise_for_status().json()["ply"]
            self.made += 1
            move = {"ply": ply, "action": action, "key": f"picture-{self.made}"}
            self.client.post("/moves", headers=key, json=move).raise_for_status()

    def address(self, seat: int) -> str:
        return f"{self.url}/#/table/{self.id}?seat={self.tokens[seat]}"

    def ticket(self, seat: int) -> dict[str, Any]:
        """What the page of this seat keeps of the table."""
        kept = {"table": self.id, "game": self.game, "seat": seat, "token": self.tokens[seat], "at": 1}
        return {**kept, "invites": [], "shared": []}


def opened(
    browser: Browser,
    size: Size,
    language: str = "en",
    theme: str = "dark",
    text: int = 100,
    forced: bool = False,
    tickets: list[dict[str, Any]] | None = None,
    notes: bool = True,
) -> Page:
    """A page for somebody with these settings; with tickets one who has sat at those tables for long."""
    context = somebody(browser, (size.width, size.height), language, size.touch, forced=forced)
    settings = {"theme": theme, "language": language, "textSize": text, "notes": notes}
    for name, value in (("settings", settings), ("tables", tickets or [])):
        context.add_init_script(f"localStorage.setItem('perihelion.{name}', {json.dumps(json.dumps(value))})")
    return context.new_page()


def come(page: Page, address: str) -> None:
    """To a table, until it is all there: pictures, fonts, names that were too long for their place."""
    page.goto("about:blank")  # another seat of the same table is another page
    page.goto(address)
    page.locator("[data-end], [data-region=choices] :is([data-move], .group)").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(400)


def look_at_something(page: Page, touch: bool) -> None:
    """Something lit is looked at, so that the inspector tells of it."""
    lit = page.locator(".board [data-target][data-lit]:visible")
    if lit.count() > 2 and not touch:
        lit.nth(2).hover()
        page.wait_for_timeout(400)
