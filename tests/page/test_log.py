"""The log: one line a turn, one's own in the second person, and what a line is made of unfolds; at every size."""

import random

import pytest
from page.boards import click_somewhere
from page.playing import Json, Opened, Opener
from page.test_keyboard import SHORTEST, seated
from playwright.sync_api import Locator, expect
from server.serving import Server

GAMES = {"sunward": {}, **SHORTEST}
SIZES = {"laptop": (1366, 768), "wide": (1920, 1080), "phone": (390, 844)}
OWN_TURNS = 2
INSIDE = """(all) => all.flatMap((each) => {
  const [own, row] = [each.getBoundingClientRect(), each.parentElement.getBoundingClientRect()]
  const whole = own.left >= row.left - 1 && own.right <= row.right + 1
  return whole && own.top >= row.top - 1 && own.bottom <= row.bottom + 1 ? [] : [each.outerHTML.slice(0, 90)]
})"""

SCROLL = "(pane) => { pane.scrollTop = pane.scrollHeight / 2 }"
ABOVE = """(row) => {
  const box = row.getBoundingClientRect()
  const pane = row.closest('.scroll').getBoundingClientRect()
  const seen = []
  for (let y = pane.top + 1; y < box.bottom - 8; y += 2) {
    const hit = document.elementFromPoint(box.left + 40, y)
    if (hit?.closest('ol')) seen.push(hit.textContent)
  }
  return seen
}"""


def lines_told(me: Opened) -> list[Json]:
    """The lines that the server tells of turns, each as it was told last, in their order."""
    found = {(told["ply"], told["at"]): told for entry in me.ask("/log") for told in entry["told"]}
    return [found[at] for at in sorted(found) if found[at]["parts"] and not found[at]["heading"]]


def own_lines(me: Opened) -> list[Json]:
    return [told for told in lines_told(me) if told["seat"] == me.ticket["seat"]]


def show_log(me: Opened, size: str, filtered: bool = False) -> Locator:
    """A wide screen has it below the choices, where it goes without the filter, and behind its tab too."""
    me.page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
    if size == "laptop" or (size == "wide" and filtered):
        me.page.get_by_role("tab", name=me.say("log")).click()
    elif size == "wide":
        me.page.get_by_role("tab", name=me.say("choices")).click()
    else:
        me.page.locator(".surfaces button").last.click()
        me.page.get_by_role("button", name=me.say("log"), exact=True).click()
    log = me.page.locator("[data-region=log]")
    expect(log).to_have_count(1)
    return log


@pytest.mark.parametrize("game", GAMES)
def test_every_turn_is_one_line_and_ones_own_speaks_to_oneself(open_page: Opener, server: Server, game: str) -> None:
    language = ("pl", "en")[list(GAMES).index(game) % 2]
    me = seated(open_page(language, game=game), server, GAMES[game], seed=9)
    chance = random.Random(game)
    for _ in range(60):
        assert me.wait_for_choice()
        me.in_step()
        if len(own_lines(me)) > OWN_TURNS and len(own_lines(me)) < len(lines_told(me)):
            break
        me.choose_on_board() if game == "sunward" else click_somewhere(me, chance)
    told = lines_told(me)
    mine = [k for k, each in enumerate(told) if each["seat"] == me.ticket["seat"]]
    assert len(mine) > OWN_TURNS
    for size in SIZES:
        log = show_log(me, size)
        lines = log.locator("li:not(.inner) > .line")
        expect(lines).to_have_count(len(told))
        said = lines.all_inner_texts()
        assert all(said[k].startswith(f"{me.say('you')}: ") for k in mine), [said[k] for k in mine]
        assert "Ada" not in log.inner_text()
        fold = log.locator("li.folding .fold").first
        parts = int(fold.inner_text().removeprefix("+"))
        fold.click()
        expect(log.locator("li.inner")).to_have_count(parts)
        fold.click()
        expect(log.locator(".filter")).to_have_count(0 if size == "wide" else 1)
        assert log.locator(".filter > *").evaluate_all(INSIDE) == []
        assert me.overflows() == []


def test_no_line_peeps_out_above_the_filter(open_page: Opener, server: Server) -> None:
    """The row that chooses whose lines are shown stands fast at the top of what scrolls, and covers what is above."""
    me = seated(open_page("pl", game="pulsar-2849"), server, SHORTEST["pulsar-2849"], seed=9)
    for _ in range(6):
        assert me.wait_for_choice()
        me.choose_in_list()
    for size in SIZES:
        log = show_log(me, size, filtered=True)
        log.locator("xpath=ancestor::*[contains(@class, 'scroll')]").first.evaluate(SCROLL)
        assert log.locator(".filter").evaluate(ABOVE) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_log_without_lines_can_be_read(open_page: Opener, server: Server, theme: str) -> None:
    me = seated(open_page("pl", game="burning-suns", theme=theme, size=SIZES["wide"]), server, {}, seed=9)
    expect(me.page.locator("[data-region=log]")).to_contain_text(me.say("log-empty"))
    assert me.overflows() == []
