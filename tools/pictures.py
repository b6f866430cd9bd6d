"""Takes the pictures of the documentation: lobby, a table of every game, the end of one. `make pictures`.

The page must be built. Recorded games are played on a server of its own up to a moment worth showing.
"""

import io
import json
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from perihelion.kernel.record import game_of, read_record

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
RECORDS = ROOT / "tests" / "records"
SIZE = {"width": 1366, "height": 768}
SHOWN = 1100
QUALITY = 72
MOMENTS = {
    "sunward": 0.6,
    "beyond-the-sun": 0.5,
    "new-frontiers": 0.062,
    "pulsar-2849": 0.4,
    "burning-suns": 0.4,
}
"""How much of its recorded game has been played when a table is shown."""


def serve(folder: str) -> tuple[subprocess.Popen[bytes], str]:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = int(listening.getsockname()[1])
    options = ["--db", f"{folder}/tables.sqlite", "--port", str(port), "--rate", "0", "--tables-a-minute", "0"]
    running = subprocess.Popen(
        [sys.executable, "-m", "perihelion.server", *options], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    url = f"http://127.0.0.1:{port}"
    until = time.monotonic() + 60
    while time.monotonic() < until:
        try:
            if httpx.get(f"{url}/health", timeout=2).status_code == 200:
                return running, url
        except httpx.TransportError:
            time.sleep(0.1)
    running.kill()
    raise TimeoutError("the server did not answer")


def play(url: str, game: str, share: float) -> tuple[str, str]:
    """A table where a share of a recorded game has been played; its id and the key of who is to choose."""
    record = read_record(RECORDS / game / "3-players.json")
    names = ["Gracz 1", "Ada", "Olek", "Ewa", "Jan"][: len(record.seats)]
    wish: dict[str, Any] = {"game": game, "options": dict(record.options), "seed": record.seed}
    wish["seats"] = [{"kind": "human", "name": name} for name in names]
    made = httpx.post(f"{url}/api/tables", json=wish, timeout=60).raise_for_status().json()
    keys = [{"Authorization": f"Bearer {each['token']}"} for each in made["seats"]]
    state = game_of(record).new(len(record.seats), record.seed, **record.options)
    moves: list[tuple[int, int]] = []
    for seat, action in record.log:
        assert isinstance(action, int)
        if len(state.legal(seat)) > 1:  # a single possibility is taken by the table itself
            moves.append((seat, action))
        state.apply(seat, action)
    until = int(share * len(moves))
    for number, (seat, action) in enumerate(moves[:until]):
        table = f"{url}/api/tables/{made['table']}"
        ply = httpx.get(table, headers=keys[seat], timeout=60).json()["ply"]
        move = {"ply": ply, "action": action, "key": f"picture-{number}"}
        httpx.post(f"{table}/moves", headers=keys[seat], json=move, timeout=60).raise_for_status()
    seat = moves[until][0] if until < len(moves) else 0
    return made["table"], made["seats"][seat]["token"]


def keep(page: Page, name: str) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(600)
    shot = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    small = shot.resize((SHOWN, SHOWN * shot.height // shot.width), Image.Resampling.LANCZOS)
    PICTURES.mkdir(parents=True, exist_ok=True)
    small.save(PICTURES / f"{name}.webp", quality=QUALITY, method=6)
    print(f"{name}: {(PICTURES / f'{name}.webp').stat().st_size // 1000} kB", flush=True)


def opened(browser: Browser, tickets: list[dict[str, Any]]) -> Page:
    context = browser.new_context(viewport=SIZE, locale="en-GB", reduced_motion="reduce")  # type: ignore[arg-type]  # a plain dict is what it takes
    for name, value in (("settings", {"theme": "dark", "language": "en"}), ("tables", tickets)):
        context.add_init_script(f"localStorage.setItem('perihelion.{name}', {json.dumps(json.dumps(value))})")
    return context.new_page()


def ticket(game: str, table: str, token: str) -> dict[str, Any]:
    return {"table": table, "game": game, "seat": 0, "token": token, "invites": [], "shared": [], "at": 1}


def take(browser: Browser, url: str) -> None:
    tables = {game: play(url, game, share) for game, share in MOMENTS.items()}
    ended = {game: play(url, game, 1.0) for game in ("sunward", "new-frontiers")}
    for game, (table, token) in tables.items():
        page = opened(browser, [])
        page.goto(f"{url}/#/table/{table}?seat={token}")
        page.wait_for_selector("[data-region=choices] button")
        lit = page.locator(".board [data-target][data-lit]")
        if lit.count() > 2:
            lit.nth(2).hover()  # something is looked at: the inspector tells of it
            page.wait_for_timeout(500)
        keep(page, game)
    page = opened(browser, [])
    page.goto(f"{url}/#/table/{ended['sunward'][0]}?seat={ended['sunward'][1]}")
    page.wait_for_selector("[data-end]")
    keep(page, "end")
    known = [ticket(game, *tables[game]) for game in ("new-frontiers", "burning-suns", "pulsar-2849")]
    page = opened(browser, [*known, *(ticket(game, *keys) for game, keys in ended.items())])
    page.goto(url)
    page.wait_for_selector(".game")
    keep(page, "lobby")


def main() -> None:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        sys.exit("make pictures needs Debian's chromium: apt-get install chromium")
    with tempfile.TemporaryDirectory() as folder:
        running, url = serve(folder)
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
                take(browser, url)
                browser.close()
        finally:
            running.terminate()
            running.wait(30)


if __name__ == "__main__":
    main()
