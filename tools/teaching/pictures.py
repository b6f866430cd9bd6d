"""How the positions of a blind reader look on the page: build/teaching/<game>/<number>-<language>.png."""

from pathlib import Path

from perihelion.kernel.game import Game
from tools.browsing import browsing
from tools.pictures.moments import SIZES, choices
from tools.pictures.tables import Table, come, opened, serving
from tools.teaching.positions import asked, picture_of, record_of

HIDE = "document.querySelector('[data-region=choices]').style.visibility = 'hidden'"
"""Or the list would tell which moves are legal."""


def take(games: list[Game], languages: list[str], folder: Path) -> None:
    with serving() as url, browsing() as browser:
        pages = {language: opened(browser, SIZES["laptop"], language) for language in languages}
        for game in games:
            record = record_of(game)
            moves = [(seat, action) for _, seat, action in choices(record)]
            table, made = Table(url, record), 0
            (folder / game.id).mkdir(parents=True, exist_ok=True)
            for each in asked(game):
                table.play(moves[made : each.made])
                made = each.made
                for language, page in pages.items():
                    come(page, table.address(each.seat))
                    page.evaluate(HIDE)
                    page.screenshot(path=folder / game.id / picture_of(each, language))
                    page.goto("about:blank")  # or it would draw every move that leads to the next position
