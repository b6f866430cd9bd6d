"""Every beat of every lesson, at a laptop, in a low window and on a phone, in both languages, to be looked at.

A lesson is played at the server as it is meant, by nobody's hand; pages with its seat look on. The pictures go
into build/pictures/<game>/lessons, and a sheet for each lesson has a row for each beat.
"""

import argparse
import time
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page

import perihelion
from perihelion.teaching.lesson import Lesson, lessons_of
from perihelion.words import LANGUAGES
from tools.pictures.moments import MOMENTS, SIZES
from tools.pictures.screens import FOLDER, sheet
from tools.pictures.tables import come, opened

LOOKED_AT = ("laptop", "low", "phone")
PATIENCE = 120
"""Seconds in which the others have made the moves of a beat."""
Json = dict[str, Any]


class Learner:
    """Plays a lesson at the server, beat by beat."""

    def __init__(self, url: str, lesson: Lesson) -> None:
        wish = {"game": lesson.game, "lesson": lesson.id, "seats": [{"kind": "human", "name": "Maja"}]}
        made = httpx.post(f"{url}/api/tables", json=wish, timeout=60).raise_for_status().json()
        token = str(made["seats"][0]["token"])
        self.lesson = lesson
        self.address = f"{url}/#/table/{made['table']}?seat={token}"
        key = {"Authorization": f"Bearer {token}"}
        self.client = httpx.Client(base_url=f"{url}/api/tables/{made['table']}", headers=key, timeout=60)

    def beats(self) -> Iterator[Json]:
        """What the learner sees whenever another beat opens, once the others have moved."""
        seen = step = 0
        while True:
            scene = self.ready()
            told = scene["lesson"]
            step = step + 1 if told["beat"] == seen else 0
            if told["beat"] != seen:
                seen = told["beat"]
                yield scene
            if told["end"]:
                return
            if told["next"]:
                self.client.post("/lesson", json={"do": "next"}).raise_for_status()
                continue
            line = self.lesson.beats[seen - 1].line
            action = line[min(step, len(line) - 1)]
            move = {"ply": scene["ply"], "action": action, "key": f"beat-{scene['ply']}"}
            self.client.post("/moves", json=move).raise_for_status()

    def ready(self) -> Json:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            scene: Json = self.client.get("").raise_for_status().json()
            if scene["lesson"]["next"] or scene["lesson"]["end"] or scene["legal"]:
                return scene
            time.sleep(0.05)
        raise TimeoutError(f"{self.lesson.game} {self.lesson.id}: nobody moves")


class Beats:
    """What was asked for, and a page for each of its looks."""

    def __init__(self, browser: Browser, url: str, asked: argparse.Namespace) -> None:
        self.url = url
        sizes = asked.size or LOOKED_AT
        languages = LANGUAGES if asked.language in (None, "both") else (asked.language,)
        theme = asked.theme if asked.theme in ("dark", "light") else "dark"
        self.pages: dict[tuple[str, str], Page] = {
            (size, language): opened(browser, SIZES[size], language, theme, asked.text, asked.forced)
            for size, language in product(sizes, languages)
        }
        for page in self.pages.values():
            page.set_default_timeout(PATIENCE * 1000)

    def take(self, game: str, lesson: Lesson) -> None:
        learner = Learner(self.url, lesson)
        taken: list[tuple[str, str, Path]] = []
        folder = FOLDER / game / "lessons"
        folder.mkdir(parents=True, exist_ok=True)
        for scene in learner.beats():
            beat = f"{scene['lesson']['beat']:02}"
            for (size, language), page in self.pages.items():
                if beat == "01":
                    come(page, learner.address)
                page.locator(f"[data-coach][data-beat='{scene['lesson']['beat']}']").wait_for()
                page.locator(f".table[data-ply='{scene['ply']}']").wait_for()
                page.wait_for_load_state("networkidle")
                page.wait_for_timeout(300)  # rings and cameras follow
                file = folder / f"{lesson.id}-{beat}-{size}-{language}.png"
                page.screenshot(path=file)
                taken.append((beat, size, file))
        for page in self.pages.values():
            page.goto("about:blank")
        whole = FOLDER / f"{game}-{lesson.id}.png"
        sheet(taken).save(whole)
        print(f"{game}, {lesson.id}: {len(taken)} pictures in {folder}, all on {whole}", flush=True)


def take_all(browser: Browser, url: str, asked: argparse.Namespace) -> None:
    looks = Beats(browser, url, asked)
    for game in asked.game or MOMENTS:
        for lesson in lessons_of(perihelion.game(game)):
            looks.take(game, lesson)
