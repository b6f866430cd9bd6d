"""Every game at its moments and at all sizes, as files and as one sheet for each game, to be looked at: build/pictures.

Themes and languages take turns, so that every size is met in both; a part can be asked for by name.
"""

import argparse
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, Page

from tools.pictures.moments import MOMENTS, SIZES, reached, records_of
from tools.pictures.tables import Table, come, look_at_something, opened

FOLDER = Path(__file__).resolve().parents[2] / "build" / "pictures"
TURNS = list(product(("pl", "en"), ("dark", "light")))
SHOWN = 360
"""How high a picture is on a sheet."""


class Screens:
    """What was asked for, and a page for each of its looks."""

    def __init__(self, browser: Browser, url: str, asked: argparse.Namespace) -> None:
        self.browser, self.url, self.asked = browser, url, asked
        self.sizes = [size for size in SIZES if size in (asked.size or SIZES)]
        self.pages: dict[tuple[str, str, str], Page] = {}

    def looks(self, turn: int, size: str) -> Iterator[tuple[str, str]]:
        """Languages and themes of a moment at a size."""
        language, theme = TURNS[(turn + list(SIZES).index(size)) % len(TURNS)]
        for one in [self.asked.language or language] if self.asked.language != "both" else ["pl", "en"]:
            for other in [self.asked.theme or theme] if self.asked.theme != "both" else ["dark", "light"]:
                yield one, other

    def page(self, size: str, language: str, theme: str) -> Page:
        key = (size, language, theme)
        if key not in self.pages:
            text, forced = self.asked.text, self.asked.forced
            self.pages[key] = opened(self.browser, SIZES[size], language, theme, text, forced)
        return self.pages[key]

    def take(self, game: str) -> None:
        taken: list[tuple[str, str, Path]] = []
        turn = 0
        for record, moments in records_of(game):
            wanted = [each for each in moments if each.name in (self.asked.moment or [each.name])]
            table = Table(self.url, record)
            for each in reached(record, wanted):
                table.play(each.since)
                turn += 1
                for size in self.sizes:
                    for language, theme in self.looks(turn, size):
                        page = self.page(size, language, theme)
                        come(page, table.address(each.seat))
                        look_at_something(page, SIZES[size].touch)
                        file = FOLDER / game / f"{each.moment.name}-{size}-{language}-{theme}.png"
                        file.parent.mkdir(parents=True, exist_ok=True)
                        page.screenshot(path=file)
                        page.goto("about:blank")  # or it would draw every move that leads to the next moment
                        taken.append((each.moment.name, size, file))
        sheet(taken).save(FOLDER / f"{game}.png")
        print(f"{game}: {len(taken)} pictures in {FOLDER / game}, all on {FOLDER / f'{game}.png'}", flush=True)


def sheet(taken: list[tuple[str, str, Path]]) -> Image.Image:
    """A row for each moment."""
    rows: dict[str, list[Image.Image]] = {}
    for moment, _, file in taken:
        shot = Image.open(file).convert("RGB")
        rows.setdefault(moment, []).append(shot.resize((SHOWN * shot.width // shot.height, SHOWN)))
    width = max(sum(each.width + 8 for each in row) for row in rows.values())
    whole = Image.new("RGB", (width, (SHOWN + 24) * len(rows)), "#202020")
    draw = ImageDraw.Draw(whole)
    for k, (moment, row) in enumerate(rows.items()):
        x = 0
        draw.text((4, k * (SHOWN + 24) + 4), moment, fill="white")
        for each in row:
            whole.paste(each, (x, k * (SHOWN + 24) + 20))
            x += each.width + 8
    return whole


def take_all(browser: Browser, url: str, asked: argparse.Namespace) -> None:
    screens = Screens(browser, url, asked)
    for game in asked.game or MOMENTS:
        screens.take(game)
