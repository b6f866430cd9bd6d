"""Beside the board: the list shows what there is to choose, the inspector what is looked at; nothing there is dead."""

from typing import Any

import pytest
from page.playing import Opener
from page.recorded import sit_down
from page.test_steady import nth
from playwright.sync_api import expect
from server.serving import Server

from tools.pictures.moments import MOMENTS

MANY = [
    ("beyond-the-sun", "start"),
    ("beyond-the-sun", "action"),
    ("new-frontiers", "explore"),
    ("new-frontiers", "develop"),
    ("pulsar-2849", "draft"),
    ("pulsar-2849", "pay"),
    ("burning-suns", "planning"),
    ("burning-suns", "build"),
    ("sunward", "tile"),
    ("sunward", "draw"),
]
LINES = """() => {
  const pane = document.querySelector('#rail-pane').getBoundingClientRect()
  return [...document.querySelectorAll('[data-region=choices] [data-move]')].map((each) => {
    const { top, bottom, height } = each.getBoundingClientRect()
    return { seen: top >= pane.top - 1 && bottom <= pane.bottom + 1, height }
  })
}"""
ONE_LINE = 28
SHOWN = """(each) => {
  const dot = document.createElement('canvas').getContext('2d')
  dot.fillStyle = '#000'
  dot.fillRect(0, 0, 1, 1)
  dot.fillStyle = getComputedStyle(each).backgroundColor
  dot.fillRect(0, 0, 1, 1)
  return [...dot.getImageData(0, 0, 1, 1).data].slice(0, 3)
}"""
"""The ground of an element over the night, in red, green and blue."""


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize(("game", "name"), MANY)
def test_six_choices_are_in_view_on_a_laptop(
    open_page: Opener, server: Server, game: str, name: str, language: str
) -> None:
    moment = next(each for each in MOMENTS[game] if each.name == name)
    me = sit_down(open_page(language, game=game), server, moment.record, nth(moment.question, moment.nth))
    me.still()
    lines: list[dict[str, Any]] = me.page.evaluate(LINES)
    seen = [each for each in lines if each["seen"]]
    assert len(seen) >= min(6, len(lines)), [each["height"] for each in lines]
    short = [each for each in seen if each["height"] <= ONE_LINE]
    assert len(short) >= 0.6 * len(seen), "most choices need no second line"


@pytest.mark.parametrize(("game", "name"), MANY)
def test_five_choices_are_in_view_above_the_log_of_a_wide_screen(
    open_page: Opener, server: Server, game: str, name: str
) -> None:
    moment = next(each for each in MOMENTS[game] if each.name == name)
    me = sit_down(open_page("pl", (1920, 1080), game=game), server, moment.record, nth(moment.question, moment.nth))
    me.still()
    lines: list[dict[str, Any]] = me.page.evaluate(LINES)
    assert sum(each["seen"] for each in lines) >= min(5, len(lines)), [each["height"] for each in lines]
    expect(me.page.locator(".rail .second [data-region=log]")).to_be_visible()
    expect(me.page.locator(".rail .second .filter")).to_have_count(0)


def test_what_is_looked_at_can_be_done_in_the_inspector(open_page: Opener, server: Server) -> None:
    """At rest there is no button; a look at a world names the act, also when the pointer has come over to press it."""
    me = sit_down(open_page("en", game="new-frontiers"), server, "3-players", nth("prompt-picking", 0))
    button = me.page.locator(".inspector .act")
    expect(button).to_have_css("width", "1px")
    place = me.page.locator("[data-target^='explored:'][data-lit]").nth(1)
    name = place.get_attribute("data-target")
    place.hover()
    expect(button).to_have_text(me.say("frontiers-act-take-world"))
    expect(button).to_have_attribute("aria-disabled", "false")
    ply = me.ply
    button.click()
    me.settled(ply)
    expect(me.page.locator(f"[data-target='{name}']")).to_have_count(0)


def test_since_the_own_move_is_told_at_rest(open_page: Opener, server: Server) -> None:
    me = sit_down(open_page("pl", game="new-frontiers"), server, "3-players", nth("prompt-picking", 0))
    since = me.page.locator(".inspector [data-since]")
    expect(since).to_be_visible()
    me.page.locator(".board [data-target][data-lit]").first.hover()
    expect(since).to_be_hidden()


def test_a_hinted_move_is_what_the_inspector_shows(open_page: Opener, server: Server) -> None:
    """Also where another place was looked at before: no name of one beside the button of the other."""
    me = sit_down(open_page("en", game="new-frontiers"), server, "3-players", nth("prompt-picking", 0))
    title = me.page.locator(".inspector h2")
    me.page.locator("[data-target^='explored:'][data-lit]").nth(2).hover()
    looked_at = title.inner_text()
    me.button("hint").click()
    hint = me.page.locator(".hints")
    expect(hint).to_have_attribute("data-hint", "1")
    hint.locator(".next").click()
    chosen = me.page.locator("[data-region=choices] .line.selected .line-text")
    expect(chosen).not_to_have_text(looked_at)
    expect(title).to_contain_text(chosen.inner_text())


def test_the_score_is_read_from_its_head(open_page: Opener, server: Server) -> None:
    """The log was read to its end; the score begins with whose points its columns tell, and keeps them in sight."""
    me = sit_down(open_page("pl", game="pulsar-2849"), server, "3-players", nth("prompt-pay", 30))
    me.page.get_by_role("tab", name=me.say("log")).click()
    pane = me.page.locator("#rail-pane")
    me.page.wait_for_function("() => document.querySelector('#rail-pane').scrollTop > 0")
    me.page.get_by_role("tab", name=me.say("score")).click()
    head = me.page.locator("[data-region=score] thead svg").first
    for down in (0, 400):
        pane.evaluate("(each, down) => each.scrollTo(0, down)", down)
        assert pane.evaluate("(each) => each.scrollTop") <= down
        box, window = head.bounding_box(), pane.bounding_box()
        assert box is not None
        assert window is not None
        assert window["y"] <= box["y"] <= window["y"] + 20, "the head of the table is out of sight"


def test_what_fades_in_the_light_fades_into_light(open_page: Opener, server: Server) -> None:
    """Beyond the lists of the rail is the night: white lines that end in it would end in a black smear."""
    me = sit_down(
        open_page("pl", (1920, 1080), "light", game="new-frontiers"), server, "3-players", nth("prompt-picking", 0)
    )
    panes = me.page.locator(".rail .pane.fades")
    expect(panes).to_have_count(2)
    for ground in panes.locator("xpath=..").all():
        colour = ground.evaluate(SHOWN)
        assert min(colour) > 0.8 * 255, colour
