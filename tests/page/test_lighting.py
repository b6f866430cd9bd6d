"""A line about a turn lights up what it names: under the pointer, in focus, by a tap, while it stands in the bar."""

import json
import re
from collections.abc import Callable

import pytest
from page.playing import Json, Opened, Opener
from page.recorded import Retold, sit_down
from page.test_log import lines_told, show_log
from playwright.sync_api import expect
from server.serving import Server

from perihelion.kernel.state import State

PHONE = (390, 844)
RINGS = "() => [...document.querySelectorAll('[data-ring]')].map((each) => each.dataset.ring)"
# rings without the room they leave, and the element of a place
ROUND = """(place) => {
  const box = (each) => { const b = each.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom] }
  const rings = [...document.querySelectorAll('[data-ring]')]
  const ring = rings.find((each) => each.dataset.ring.split(' | ').includes(place))
  const name = CSS.escape(place.slice(place.indexOf(':') + 1))
  const named = document.querySelector(`[data-region=board] :is([data-target="${name}"], [data-named="${name}"])`)
  return ring && named ? [box(ring), box(named)] : null
}"""
ROOM = 8
# of every game a part that names something of the board: the field, what it holds, and the place it is
NAMED = {
    "sunward": ("target", r"(upper_left|upper_right|lower_right)", "named:frontier:{}"),
    "beyond-the-sun": ("target", r"slot-(\d+)", "place:slot:{}"),
    "new-frontiers": ("piece", r"action:(\d+)", "place:action:{}"),
    "pulsar-2849": ("target", r"sector:(\w+)", "place:sector:{}"),
    "burning-suns": ("target", r"(p\d\d)", "place:place:{}"),
}
LATE = 30
"""Choices after which there is something to tell of; in Sunward the first frontiers are reached later."""
FRONTIER = 46


def after(choices: int) -> Callable[[State, int], bool]:
    """The first choice of seat 0 after so many."""
    seen: list[int] = []

    def wanted(_state: State, seat: int) -> bool:
        seen.append(seat)
        return seat == 0 and len(seen) > choices

    return wanted


def places(told: Json, game: str) -> list[str]:
    """The places of the board that a line must light up."""
    field, pattern, place = NAMED[game]
    found = [re.fullmatch(pattern, part[field]) for part in told["parts"]]
    return [place.format(each[1]) for each in found if each is not None]


def is_round(ring: list[float], named: list[float]) -> bool:
    return all(abs(one - other) <= ROOM for one, other in zip(ring, named, strict=True))


@pytest.mark.parametrize("game", NAMED)
def test_a_line_of_the_log_lights_up_what_it_names(open_page: Opener, server: Server, game: str) -> None:
    late = FRONTIER if game == "sunward" else LATE
    me = sit_down(open_page("en", game=game), server, "2-players", after(late))
    log, told = show_log(me, "laptop"), lines_told(me)
    lines = log.locator("li:not(.inner) > .line")
    expect(lines).to_have_count(len(told))
    exact = on_board = 0
    for k, each in enumerate(told):
        lines.nth(k).hover()
        rings = me.page.evaluate(RINGS)
        assert rings, f"nothing lights up: {lines.nth(k).inner_text()}"
        on_board += any(not ring.startswith("player:") for ring in rings)
        for place in places(each, game):
            found = me.page.evaluate(ROUND, place)
            assert found is not None, f"{place} does not light up: {lines.nth(k).inner_text()}"
            assert is_round(*found), (place, found)
            exact += 1
    assert exact
    assert on_board > len(told) / 2
    me.page.locator(".question").hover()
    expect(me.page.locator("[data-ring]")).to_have_count(0)


def test_a_line_in_focus_lights_up_and_goes_dark_again(open_page: Opener, server: Server) -> None:
    me = sit_down(open_page("pl", game="beyond-the-sun"), server, "2-players", after(LATE))
    log = show_log(me, "laptop")
    log.focus()
    me.page.keyboard.press("Shift+Tab")
    for _ in range(12):
        me.page.keyboard.press("Tab")
        if me.page.evaluate("document.activeElement.matches('[data-region=log] .line')"):
            break
    expect(me.page.locator("[data-ring]").first).to_be_visible()
    me.page.evaluate("document.activeElement.blur()")
    expect(me.page.locator("[data-ring]")).to_have_count(0)


def test_a_tap_on_what_the_others_did_shows_it_on_a_phone(open_page: Opener, server: Server) -> None:
    me = sit_down(open_page("pl", PHONE, touch=True, game="beyond-the-sun"), server, "2-players", after(LATE))
    me.page.locator("[data-since] summary").tap()
    line = me.page.locator("[data-since] .line").last
    line.tap()
    rings = me.page.locator("[data-region=board]").page.locator("[data-ring]")
    expect(rings.first).to_be_visible()
    me.page.locator(".question").tap()
    expect(rings).to_have_count(0)


def test_a_tap_on_a_line_of_the_log_brings_its_moment_and_its_part_of_the_board(
    open_page: Opener, server: Server
) -> None:
    me = sit_down(open_page("pl", PHONE, touch=True, game="beyond-the-sun"), server, "2-players", after(LATE))
    log = show_log(me, "phone")
    told = next(k for k, each in enumerate(lines_told(me)) if places(each, me.game))
    log.locator("li:not(.inner) > .line").nth(told).tap()
    expect(me.page.locator(".prompt.replay")).to_be_visible()
    expect(me.page.locator("[data-region=board] [data-place='panel:tree']")).to_be_visible()
    expect(me.page.locator("[data-ring^='place:slot:']").first).to_be_visible()


def settle(me: Opened, since: str) -> None:
    me.page.evaluate(
        """(since) => { const kept = JSON.parse(localStorage.getItem('perihelion.settings') ?? '{}')
        localStorage.setItem('perihelion.settings', JSON.stringify({...kept, since})) }""",
        since,
    )
    me.page.reload()
    assert me.wait_for_choice()


def test_one_may_be_told_always_early_or_never_what_the_others_did(open_page: Opener, server: Server) -> None:
    me = sit_down(open_page("en", game="beyond-the-sun"), server, "2-players", after(12))
    told = me.page.locator("[data-since]")
    expect(told).to_have_count(1)
    assert me.ask()["view"]["round"] <= 3
    settle(me, "never")
    expect(told).to_have_count(0)
    settle(me, "early")
    expect(told).to_have_count(1)
    me = sit_down(open_page("en", game="beyond-the-sun"), server, "2-players", after(60))
    assert me.ask()["view"]["round"] > 3
    expect(me.page.locator("[data-since]")).to_have_count(1)
    settle(me, "early")
    expect(me.page.locator("[data-since]")).to_have_count(0)
    me.button("menu").click()
    me.button("settings").click()
    me.page.get_by_role("radio", name=me.say("since-always"), exact=True).check()
    assert json.loads(me.page.evaluate("localStorage.getItem('perihelion.settings')"))["since"] == "always"
    me.page.keyboard.press("Escape")
    expect(me.page.locator("[data-since]")).to_have_count(1)


def test_what_the_line_in_the_bar_names_glows_while_it_stands(open_page: Opener, server: Server) -> None:
    me = open_page("en", game="beyond-the-sun")
    table, seen = Retold(me, server, "2-players"), 0
    standing = me.page.locator("[data-narration]")
    for number, (state, _, _) in enumerate(table.choices()):
        table.in_step()
        if 0 not in state.actors() and standing.count():
            expect(me.page.locator("[data-ring]").first).to_be_visible()
            seen += 1
        if seen == 2 or number > 40:
            break
    assert seen
