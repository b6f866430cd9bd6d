"""What a person does at the page: start a game, look at the board, click, type."""

import json
import re
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from page.measuring import measure
from playwright.sync_api import ConsoleMessage, Locator, Page, Request, expect
from playwright.sync_api import TimeoutError as TooLate
from support import asking

ROOT = Path(__file__).parents[2]
Json = dict[str, Any]
AT_HOME = "location.protocol !== 'about:'"
"""For scripts of a page that keep something: an empty page may keep nothing."""


@cache
def texts(language: str, game: str) -> FluentBundle:
    """What the page says at a table of a game."""
    bundle = FluentBundle([language], use_isolating=False)
    folder = game.replace("-", "_")
    for file in (
        ROOT / "perihelion" / "words" / "text" / f"{language}.ftl",
        ROOT / "perihelion" / "games" / folder / "text" / f"{language}.ftl",
        *sorted((ROOT / "perihelion" / "games" / folder / "text").glob(f"*.{language}.ftl")),
        ROOT / "web" / "src" / "games" / folder / "text" / f"{language}.ftl",
        ROOT / "web" / "src" / "text" / f"{language}.ftl",
    ):
        if file.exists():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf8")), allow_overrides=True)
    return bundle


class Opened:
    """One browser with the page in it."""

    def __init__(self, page: Page, language: str, url: str, game: str = "sunward") -> None:
        self.page = page
        self.language = language
        self.url = url
        self.game = game
        self.faults: list[str] = []
        self.forgiven: list[str] = []
        """What a test makes go wrong on purpose: parts of messages."""
        page.on("pageerror", lambda error: self.fault(str(error)))
        page.on("console", self.hear)
        page.on("request", self.told)

    def fault(self, text: str) -> None:
        if not any(each in text for each in self.forgiven):
            self.faults.append(text)

    def hear(self, message: ConsoleMessage) -> None:
        outrun = "409 (Conflict)" in message.text and "/preview" in message.location["url"]
        if message.type == "error" and not outrun:  # a look at a choice just as somebody moves is refused, by design
            self.fault(f"console: {message.text} {message.location['url']}")

    def told(self, request: Request) -> None:
        """A panel that failed says so to the server."""
        if request.url.endswith("/api/faults"):
            self.fault(f"told to the server: {request.post_data}")

    def say(self, message: str, **facts: object) -> str:
        bundle = texts(self.language, self.game)
        pattern = bundle.get_message(message).value
        assert pattern is not None
        return str(bundle.format_pattern(pattern, facts)[0])

    # ---------------------------------------------------------------- the lobby

    def lobby(self) -> "Opened":
        self.page.goto(self.url)
        expect(self.page.locator(".game").first).to_be_visible()
        return self

    def button(self, message: str, **facts: object) -> Locator:
        return self.page.get_by_role("button", name=self.say(message, **facts), exact=True)

    def press(self, place: Locator) -> None:
        """With what is at hand: a phone has no mouse that would rest on the board and have its places explained."""
        if self.page.evaluate("matchMedia('(pointer: coarse)').matches"):
            place.tap()
        else:
            place.click()

    def play_now(self) -> "Opened":
        card = self.page.locator(f".game[data-game='{self.game}']")
        self.press(card.get_by_role("button", name=self.say("play-now"), exact=True))
        return self.at_table()

    def create(self, *places: str, seed: int | None = None) -> "Opened":
        """The dialog, with a seat for every place: you, bot:normal, bot:normal:miner, open, shared."""
        card = self.page.locator(f".game[data-game='{self.game}']")
        card.get_by_role("button", name=self.say("set-table"), exact=True).click()
        dialog = self.page.get_by_role("dialog")
        chosen = dialog.locator("select.who")
        while chosen.count() > len(places):
            dialog.get_by_role("button", name=self.say("remove-seat")).last.click()
        while chosen.count() < len(places):
            dialog.locator(".add").click()
        for k, place in enumerate(places):
            who, _, style = place.removeprefix("bot:").partition(":")
            chosen.nth(k).select_option(f"bot:{who}" if place.startswith("bot:") else place)
            if style:
                dialog.locator(".seat").nth(k).locator("select.style").select_option(style)
        if seed is not None:
            study = dialog.locator("details").last
            study.locator("summary").click()
            study.locator(".seed input").fill(str(seed))
        self.button("create").click()
        return self

    def at_table(self) -> "Opened":
        expect(self.page.locator(".table")).to_be_visible()
        return self

    # ---------------------------------------------------------------- the table

    @property
    def ticket(self) -> Json:
        kept = self.page.evaluate("localStorage.getItem('perihelion.tables')")
        return dict(json.loads(kept)[0])

    def ask(self, path: str = "") -> Any:
        """The server's own answer for the seat of this page."""
        ticket = self.ticket
        headers = {"Authorization": f"Bearer {ticket['token']}"}
        answer = asking.get(f"{self.url}/api/tables/{ticket['table']}{path}", headers=headers)
        answer.raise_for_status()
        return answer.json()

    def send(self, ply: int, action: int) -> None:
        """A move past the page, which sees it as one of another browser with the same seat."""
        ticket = self.ticket
        headers = {"Authorization": f"Bearer {ticket['token']}"}
        move = {"ply": ply, "action": action, "key": f"sent-{ply}-{action}"}
        answer = asking.post(f"{self.url}/api/tables/{ticket['table']}/moves", headers=headers, json=move)
        answer.raise_for_status()

    def game_layout(self) -> Json:
        return dict(asking.get(f"{self.url}/api/games/{self.game}/layout").json())

    @property
    def act(self) -> Locator:
        return self.seen("[data-act]")

    @property
    def lines(self) -> Locator:
        return self.page.locator("[data-region=choices] [data-move]")

    @property
    def ended(self) -> bool:
        return self.has("[data-end]")

    def has(self, selector: str) -> bool:
        return bool(self.page.evaluate("(selector) => document.querySelector(selector) !== null", selector))

    def seen(self, selector: str) -> Locator:
        """The first one, found by the browser itself: Playwright's own search goes through every element."""
        return self.page.locator(f"css:light={selector}").first

    def wait_for_choice(self) -> bool:
        """Until there is something to choose; False when the game is over."""
        self.seen("[data-end], [data-region=choices] :is([data-move], .group)").wait_for()
        return not self.ended

    def settled(self, ply: int) -> None:
        """Until the table has moved on from a ply."""
        self.seen(f".table:not([data-ply='{ply}'])").wait_for()

    @property
    def ply(self) -> int:
        return int(self.seen(".table").get_attribute("data-ply") or 0)

    def in_step(self) -> int:
        """Until the page shows what the server has, also while others go on choosing; the ply of both."""
        for _ in range(20):
            ply = int(self.ask()["ply"])
            with suppress(TooLate):
                self.page.locator(f".table[data-ply='{ply}']").wait_for(timeout=2000)
                return ply
        raise AssertionError("the page does not follow the server")

    def situation(self) -> str:
        """What can be said of a page that does nothing: where it and the server stand, what lies under the mouse."""
        shown = self.page.evaluate(SITUATION)
        return f"the server is at ply {self.ask()['ply']}, the page is at {json.dumps(shown, ensure_ascii=False)}"

    @property
    def drawing(self) -> bool:
        return self.page.locator(".sheet.active").count() > 0

    def choose_on_board(self) -> None:
        """One move by mouse: a notch pair, or a place for the shape; then the primary button."""
        ply = self.ply
        if self.drawing:
            for _ in range(7):
                dots = self.page.locator(".sheet .dot")
                if dots.count():
                    dots.nth(dots.count() // 2).hover()
                    dots.nth(dots.count() // 2).click()
                    break
                self.button("sunward-turn").click()
            else:
                self.choose_in_list()
                return
        else:
            self.page.locator(".pair").first.click()
        self.commit(ply)

    def choose_in_list(self) -> None:
        """The first line; where a long list is all in folded groups, that of the first group."""
        ply = self.ply
        self.page.locator("[data-region=choices] :is([data-move], .group)").first.wait_for()
        if self.lines.count() == 0:
            self.page.locator("[data-region=choices] .group").first.click()
        self.lines.first.click()
        self.commit(ply)

    def commit(self, ply: int) -> None:
        """Presses the primary button unless the click has made the move already."""
        self.seen(f"[data-act][aria-disabled=false], .table:not([data-ply='{ply}'])").wait_for()
        if self.has(f".table[data-ply='{ply}']") and self.has("[data-act][aria-disabled=false]"):
            self.act.click()
        self.settled(ply)

    def play_to_the_end(self, move: Callable[[], None], most: int = 120) -> int:
        made = 0
        while self.wait_for_choice():
            move()
            made += 1
            assert made < most, "the game does not end"
        return made

    # ---------------------------------------------------------------- looking

    def watch_focus(self) -> None:
        """From now on, whenever nothing has the focus is kept."""
        self.page.evaluate(FOCUS)

    def lost_focus(self) -> list[str]:
        """What had had the focus when it was lost."""
        return list(self.page.evaluate("window.focusLost"))

    def violations(self, within: str = "html") -> list[str]:
        """What axe-core finds serious or critical on the screen as it is, or, far quicker, in a part of it."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate((ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf8"))
        return list(self.page.evaluate(AXE, within))

    def overflows(self) -> list[str]:
        """Texts that are cut, overlap or leave the screen, and a page that scrolls, once all is in its place."""
        self.still()
        return measure(self.page)

    def unsettled(self) -> list[str]:
        """Places that would move as soon as something on their card is drawn anew, as when the pointer comes to it."""
        return list(self.page.evaluate(UNSETTLED))

    def still(self) -> None:
        """Until what follows a change by itself (cameras, surfaces, names that are shortened) has done so."""
        self.page.evaluate(STILL)


SITUATION = """() => {
  const table = document.querySelector('.table')
  const shallow = (each) => each.cloneNode(false).outerHTML
  return {
    ply: table?.dataset.ply,
    prompt: document.querySelector('.prompt')?.textContent.trim(),
    connection: document.querySelector('.replay .line')?.textContent,
    pressed: [...document.querySelectorAll('[aria-pressed=true]')].map(shallow),
    lit: [...document.querySelectorAll('[data-lit], [data-tray-move]')].map(shallow),
    hovered: [...document.querySelectorAll(':hover')].slice(-4).map(shallow),
    open: [...document.querySelectorAll('[role=dialog], dialog[open]')].map(shallow),
  }
}"""
"""For the message of a test that fails."""

UNSETTLED = """async () => {
  const places = () => [...document.querySelectorAll('.board [data-target]')].map((each) => {
    const { x, y } = each.getBoundingClientRect()
    return `${each.dataset.target} ${Math.round(x)} ${Math.round(y)}`
  })
  const before = places()
  for (const each of document.querySelectorAll('.board .rows')) {
    const nothing = document.createTextNode('')
    each.append(nothing)
    nothing.remove()
  }
  for (let k = 0; k < 3; k++) await new Promise(requestAnimationFrame)
  const after = new Set(places())
  return before.filter((each) => !after.has(each)).map((each) => `unsettled: ${each}`)
}"""

FOCUS = """() => {
  window.focusLost = []
  let last = ''
  const look = () => {
    const now = document.activeElement
    if (now && now !== document.body) last = now.outerHTML.slice(0, 120)
    else if (last) { window.focusLost.push(last); last = '' }
    requestAnimationFrame(look)
  }
  look()
}"""

# two frames: what was drawn is measured, shortened and drawn again; once more in the fonts that it asked for
STILL = """async () => {
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))
  await frames()
  await document.fonts.ready
  await frames()
}"""

# What can be read on a control is part of its name too, a rule that has to be asked for. The style sheets, which axe
# would fetch once more, are read by none of its rules that are on.
AXE = """async (within) => {
  const rules = { 'label-content-name-mismatch': { enabled: true } }
  const { violations } = await axe.run(within, { resultTypes: ['violations'], preload: false, rules })
  const grave = violations.filter(({ impact }) => ['serious', 'critical'].includes(impact))
  const told = ({ id, nodes }) => nodes.slice(0, 3).map((each) => `${id}: ${each.target} ${each.failureSummary}`)
  return grave.flatMap(told)
}"""

Opener = Callable[..., Opened]
NUMBER = re.compile(r"[−-]?\d+")
