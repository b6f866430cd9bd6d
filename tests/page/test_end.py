"""The end of a game: who won and why, everything to press in sight, and a picture to keep."""

import re
import struct
from pathlib import Path

import pytest
from page.playing import Opened, Opener
from page.recorded import table_for
from playwright.sync_api import expect
from server.serving import Server, good
from support import asking

from perihelion.kernel.record import read_record
from tools.pictures.moments import choices

RECORDS = Path(__file__).parents[1] / "records"
GAMES = ("sunward", "beyond-the-sun", "new-frontiers", "pulsar-2849", "burning-suns")
ON_WORDS = """() => {
  const words = document.querySelector('[data-end] .told').getBoundingClientRect()
  const beside = ({ left, right, top, bottom }) =>
    left > words.right || right < words.left || top > words.bottom || bottom < words.top
  return [...document.querySelectorAll('[data-end] .orbits > g > :not(ellipse)')]
    .map((each) => each.getBoundingClientRect())
    .filter((each) => !beside(each))
    .map((each) => `${each.x} ${each.y}`)
}"""
"""Shapes of the others on their orbits that lie on what is told."""
SOURCES = 8
"""Of points, at most, that are told apart by patterns of their own."""


def at_the_end(me: Opened, server: Server, game: str) -> None:
    record = (RECORDS / game / "3-players.json").read_bytes()
    made = asking.post(f"{server.url}/api/replays", content=record).json()
    me.page.goto(f"{me.url}/#/table/{made['table']}?watch={made['spectator']}")
    expect(me.page.locator("[data-end]")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_all_of_the_end_is_in_sight(open_page: Opener, server: Server, game: str) -> None:
    me = open_page("pl", game=game)
    at_the_end(me, server, game)
    expect(me.page.locator("[data-decided]")).to_contain_text(re.compile(r"\d.*\d"))
    for height in (640, 768):
        me.page.set_viewport_size({"width": 1366, "height": height})
        figures = me.page.locator("[data-end] .facts").bounding_box()
        assert figures is not None
        for button in me.page.locator("[data-end] .buttons button").all():
            box = button.bounding_box()
            assert box is not None
            assert figures["y"] + figures["height"] <= box["y"] + 1
            assert box["y"] + box["height"] <= height
    fills = me.page.locator("[data-end] tbody rect").evaluate_all("all => all.map((each) => each.getAttribute('fill'))")
    assert 0 < len(fills) == len(set(fills)) <= SOURCES
    assert me.page.evaluate(ON_WORDS) == []
    patterns = me.page.locator("[data-end] pattern path").evaluate_all(
        "all => all.map((each) => each.getAttribute('d'))"
    )
    assert len(set(patterns)) == len(patterns) == SOURCES
    assert me.violations() == []


def test_the_turn_that_won_is_on_the_chart_and_can_be_looked_at(open_page: Opener, server: Server) -> None:
    me = open_page("pl", game="new-frontiers")
    at_the_end(me, server, "new-frontiers")
    expect(me.page.locator("[data-end] .lead [data-turn]")).to_be_visible()
    expect(me.page.locator("[data-end] .lead > svg")).to_contain_text(me.say("lead-round", n=1))
    turn = me.page.locator("[data-turned]")
    expect(turn.locator("p")).not_to_be_empty()
    turn.get_by_role("button", name=me.say("end-watch")).click()
    expect(me.page.locator("[data-end]")).to_have_count(0)
    expect(me.button("back-to-live")).to_be_visible()


def test_who_has_lost_is_told_about_themselves(open_page: Opener, server: Server) -> None:
    """Not by a name as if they were somebody else; and the ranking says which line is theirs."""
    me = open_page("en", game="sunward")
    record = read_record(RECORDS / "sunward" / "3-players.json")
    table, seats = table_for(server, record)
    for _, seat, action in choices(record):
        good(seats[seat].move(action))
    me.page.goto(f"{me.url}/#/table/{table}?seat={seats[1].token}")
    expect(me.page.locator("[data-decided]")).to_contain_text(f"against {me.say('end-beside-you')}.")
    expect(me.page.locator("[data-end] .ranking strong", has_text=me.say("you"))).to_have_count(1)


def test_every_game_ends_in_its_own_weather(open_page: Opener, server: Server) -> None:
    skies = set()
    for game in GAMES:
        me = open_page("en", game=game)
        at_the_end(me, server, game)
        skies.add(me.page.locator("[data-end]").evaluate("(each) => getComputedStyle(each).backgroundImage"))
    assert len(skies) == len(GAMES)


def test_on_a_phone_one_can_go_on_from_the_first_screen(open_page: Opener, server: Server) -> None:
    me = open_page("en", size=(390, 844), touch=True)
    at_the_end(me, server, "sunward")
    ranking = me.page.locator("[data-end] .ranking").bounding_box()
    assert ranking is not None
    for button in me.page.locator("[data-end] .more button").all():
        box = button.bounding_box()
        assert box is not None
        assert ranking["y"] + ranking["height"] <= box["y"], "who won comes before what next"
        assert box["y"] + box["height"] <= 844


def test_the_picture_to_keep_shows_the_table(open_page: Opener, server: Server, tmp_path: Path) -> None:
    me = open_page("pl")
    at_the_end(me, server, "sunward")
    with me.page.expect_download() as kept:
        me.button("keep-picture").click()
    kept.value.save_as(tmp_path / "end.png")
    picture = (tmp_path / "end.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    assert len(picture) > 200_000, "a picture without the table is smaller"
    assert kept.value.suggested_filename.startswith("sunward-")


def test_the_dawn_comes_once_and_any_key_ends_it(open_page: Opener, server: Server) -> None:
    me = open_page("en", less_motion=False)
    at_the_end(me, server, "sunward")
    me.page.keyboard.press("Shift")
    end = me.page.locator("[data-end]")
    expect(end).to_have_class(re.compile("hurried"))
    me.button("end-board").click()
    expect(end).to_have_count(0)
