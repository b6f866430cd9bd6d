"""The pictures of the documentation: lobby, every game, its board with numbers, the end of one, the terminal."""

import io
import re
import subprocess
import sys
from pathlib import Path
from textwrap import wrap

from PIL import Image, ImageDraw, ImageFont
from playwright.sync_api import Browser, Page

from perihelion.kernel.record import read_record
from tools.pictures.callouts import MARK, callouts, table
from tools.pictures.moments import RECORDS, SIZES, Moment, reached
from tools.pictures.tables import Table, come, look_at_something, opened

ROOT = RECORDS.parents[1]
PICTURES = ROOT / "docs" / "pictures"
SHOWN = 1100
QUALITY = 66
SHOW = {
    "sunward": Moment("draw", "prompt-draw", 26),
    "beyond-the-sun": Moment("action", "prompt-action", 20),
    "new-frontiers": Moment("explore", "prompt-picking"),
    "pulsar-2849": Moment("turn", "prompt-turn", 24),
    "burning-suns": Moment("combat", "prompt-reroll", 0, "3-players"),
}
"""The moment of a recorded game at which its table is shown."""
UNTOLD = """() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('[role=tooltip] { display: none }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}"""
"""Without tooltips, since the inspector tells the same; a style tag would be against the page's own policy."""


def at_moment(url: str, game: str, moment: Moment) -> tuple[Table, int]:
    """A table at a moment, and the seat that is to choose."""
    record = read_record(RECORDS / game / f"{moment.record}.json")
    there = next(reached(record, [moment]))
    made = Table(url, record)
    made.play(there.since)
    return made, there.seat


def keep(shot: Image.Image, name: str, width: int = SHOWN) -> None:
    small = shot.convert("RGB").resize((width, width * shot.height // shot.width), Image.Resampling.LANCZOS)
    PICTURES.mkdir(parents=True, exist_ok=True)
    small.save(PICTURES / f"{name}.webp", quality=QUALITY, method=6)
    print(f"{name}: {(PICTURES / f'{name}.webp').stat().st_size // 1000} kB", flush=True)


def seen(page: Page) -> Image.Image:
    return Image.open(io.BytesIO(page.screenshot()))


def take(browser: Browser, url: str) -> None:
    tables = {game: at_moment(url, game, moment) for game, moment in SHOW.items()}
    ended = [at_moment(url, game, Moment("end", "")) for game in ("sunward", "new-frontiers")]
    for game, (made, seat) in tables.items():
        page = opened(browser, SIZES["laptop"], tickets=[made.ticket(seat)], notes=False)
        come(page, made.address(seat))
        page.evaluate(UNTOLD)
        look_at_something(page, touch=False)
        keep(seen(page), game)
        missing = [words for found, (_, words) in zip(numbered(page, game), callouts(game), strict=True) if not found]
        assert not missing, f"{game}: not on the board: {missing}"
        keep(seen(page), f"{game}-board", 1000)
        explain(game)
    page = opened(browser, SIZES["laptop"])
    come(page, ended[0][0].address(ended[0][1]))
    page.wait_for_selector("[data-end]")
    keep(seen(page), "end")
    known = [tables[game] for game in ("new-frontiers", "burning-suns", "pulsar-2849")]
    page = opened(browser, SIZES["laptop"], tickets=[made.ticket(seat) for made, seat in [*known, *ended]])
    page.goto(url)
    page.wait_for_selector(".game")
    page.wait_for_load_state("networkidle")
    keep(seen(page), "lobby")
    keep(terminal(), "terminal", 900)
    explain_terminal()


def numbered(page: Page, game: str) -> list[bool]:
    return list(page.evaluate(MARK, [selector for selector, _ in callouts(game)]))


def explain(game: str) -> None:
    title = page_of(game).read_text(encoding="utf8").split("\n", 1)[0].removeprefix("# ")
    put(game, "The board", table(game, title), "callouts")


def page_of(game: str) -> Path:
    return ROOT / "docs" / "games" / f"{game}.md"


def put(game: str, head: str, told: str, mark: str) -> None:
    """Into the page of a game: where it stood before, or else before "Rules reference"."""
    text = page_of(game).read_text(encoding="utf8")
    begin, end = f"<!-- {mark} -->", f"<!-- /{mark} -->"
    whole = f"{begin}\n{told}\n{end}"
    if begin in text:
        text = re.sub(f"{re.escape(begin)}.*?{re.escape(end)}", lambda _: whole, text, flags=re.DOTALL)
    else:
        text = text.replace("## Rules reference", f"## {head}\n\n{whole}\n\n## Rules reference", 1)
    page_of(game).write_text(text, encoding="utf8")


# --------------------------------------------------------------------------- the terminal

TERMINAL = (
    (r"Round \d", "The command board: zones and missions in their columns, tiles at the edges, circles and octagons."),
    (r"[A-Z]: ", "The shapes of the zones; their hexes have numbers, for leaving some out."),
    (r"Points ", "What everybody's map is worth now, source by source."),
    (r"Sheet: ", "Your map: a letter a row, a number a hex, a sign for what lies there; frontiers with points."),
    (r"You: ", "The question, the reason and its rule, as on the page."),
    (r" +1  [A-Z]", "Every choice with a number, best gain first; `show 1` tries one on the map."),
)  # fmt: skip
"""How each part begins, and what it is."""
LINE, EDGE, WIDE = 23, 70, 96


def terminal() -> Image.Image:
    """The second question of a game in the terminal, with numbers beside its parts."""
    arguments = ["play", "sunward", "--seats", "human,greedy", "--seed", "7", "--lang", "en", "--plain"]
    answer = subprocess.run(
        [sys.executable, "-m", "perihelion", *arguments], input="1\n", capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    lines = answer.stdout.splitlines()
    first = max(k for k, line in enumerate(lines) if re.match(TERMINAL[0][0], line))
    asked = next(k for k in range(first, len(lines)) if re.match(r" +1  [A-Z]", lines[k]))
    shown = [part for line in lines[first : asked + 4] for part in wrap(line, WIDE, drop_whitespace=False) or [""]]
    font = ImageFont.truetype("DejaVuSansMono.ttf", 17)
    picture = Image.new("RGB", (1060, LINE * len(shown) + 40), "#070A14")
    draw = ImageDraw.Draw(picture)
    for k, line in enumerate(shown):
        draw.text((EDGE, 20 + LINE * k), line, font=font, fill="#EEF1F9")
    for number, (begins, _) in enumerate(TERMINAL, 1):
        y = 31 + LINE * next(k for k, line in enumerate(shown) if re.match(begins, line))
        draw.ellipse((18, y - 16, 50, y + 16), fill="white")
        draw.text((34, y), str(number), font=font, fill="#0B1020", anchor="mm")
    return picture


def explain_terminal() -> None:
    lines = ["![Sunward in a terminal, with numbers](../pictures/terminal.webp)", "", "| | |", "|---|---|"]
    lines += [f"| {number} | {words} |" for number, (_, words) in enumerate(TERMINAL, 1)]
    put("sunward", "In the terminal", "\n".join(lines), "terminal")
