"""Whole games by clicking, and every text measured: at all sizes, in both languages and themes, at two text sizes.

`make test` plays and looks at a part, in which every game, size, language and text size is met; `make screens` at all.
"""

import json
import os
import random
from itertools import product
from typing import NamedTuple

import pytest
from page.boards import play_by_clicking, play_by_tapping
from page.playing import AT_HOME, Opened, Opener
from page.recorded import RECORDS, table_for
from page.test_keyboard import SHORTEST, seated
from playwright.sync_api import Locator, expect
from server.serving import Server, good

from perihelion.kernel.record import read_record
from tools.pictures.moments import SIZES, choices

LAPTOP, WIDE, PHONE = (1366, 768), (1920, 1080), (390, 844)
CLICKED = ("laptop", "wide", "phone", "tablet")
GAMES = ("sunward", *SHORTEST)
OPTIONS: dict[str, dict[str, object]] = {"sunward": {}, **SHORTEST}
UNCOVERED = "(each, [x, y]) => document.elementFromPoint(x, y)?.closest('[data-explain]') === each"
BOXES = """() => [...document.querySelectorAll('[data-target], [data-region=choices] [data-move]')].map((each) => {
  const { left, top, width, height } = each.getBoundingClientRect()
  return [each.dataset.target ?? each.dataset.move, left + width / 2, top + height / 2]
})"""
EVERYTHING = bool(os.environ.get("SCREENS"))

# At 1366 x 768 the tests of each game play one; the languages take turns.
PLAYED = (
    list(product(GAMES, CLICKED, ("pl", "en")))
    if EVERYTHING
    else [(game, "wide", ("en", "pl")[k % 2]) for k, game in enumerate(GAMES)]
    + [(game, "phone", ("pl", "en")[k % 2]) for k, game in enumerate(SHORTEST)]
)


class Look(NamedTuple):
    """How somebody looks at a table."""

    size: str
    language: str
    text: int
    theme: str = "dark"
    forced: bool = False

    @property
    def touch(self) -> bool:
        return SIZES[self.size].touch


def looks(game: str) -> list[Look]:
    """How a game's texts are measured: in `make screens` at everything, the themes in turn, and in forced colours."""
    if EVERYTHING:
        every = list(product(SIZES, ("pl", "en"), (100, 140)))
        found = [Look(*each, ("dark", "light")[k % 2]) for k, each in enumerate(every)]
        return [*found, Look("laptop", "en", 100, "light", forced=True), Look("tablet", "pl", 100, forced=True)]
    k = GAMES.index(game)
    one, other = (("pl", "en"), ("en", "pl"))[k % 2]
    new = (Look("tablet", one, 100, "light"), Look("widest", other, 100), Look("low", one, 100, forced=True))[k % 3]
    wide = Look("wide", other, (100, 140)[k % 2])
    return [Look("laptop", one, 140), wide, Look("phone", other, 100), Look("phone", one, 140, "light"), new]


@pytest.mark.parametrize(("game", "size", "language"), PLAYED)
def test_a_whole_game_by_clicking(open_page: Opener, server: Server, game: str, size: str, language: str) -> None:
    phone = SIZES[size].touch
    seen = (SIZES[size].width, SIZES[size].height)
    me = seated(open_page(language, seen, touch=phone, game=game), server, OPTIONS[game], seed=9)
    if size == "wide":
        expect(me.page.locator(".rail .second [data-region=log]")).to_be_visible()
    if game == "sunward" and not phone:
        made = me.play_to_the_end(me.choose_on_board)
    else:
        made = (play_by_tapping if phone else play_by_clicking)(me, 4, most=700)
    assert made > 15
    expect(me.page.locator("[data-end]")).to_be_visible()
    assert me.ask()["status"] == "over"
    assert me.overflows() == []


@pytest.mark.parametrize("game", GAMES)
def test_every_text_is_whole(open_page: Opener, server: Server, game: str) -> None:
    """A recorded game at two moments: the board, on a phone every part of it, the log, the score and the drawers."""
    record = read_record(RECORDS / game / "3-players.json")
    moves = [(seat, action) for _, seat, action in choices(record)]
    table, seats = table_for(server, record)
    watching = seats[moves[int(0.4 * len(moves))][0]]
    pages: list[Opened] = []
    faults: list[str] = []
    made = 0
    for share in (0.4, 0.85):
        until = int(share * len(moves))
        for seat, action in moves[made:until]:
            good(seats[seat].move(action))
        made = until
        for k, look in enumerate(looks(game)):
            if len(pages) == k:
                size = (SIZES[look.size].width, SIZES[look.size].height)
                pages.append(open_page(look.language, size, touch=look.touch, game=game, forced=look.forced))
                kept = json.dumps({"theme": look.theme, "textSize": look.text, "language": look.language})
                settled = f"localStorage.setItem('perihelion.settings', {json.dumps(kept)})"
                pages[k].page.add_init_script(f"if ({AT_HOME}) {settled}")
            pages[k].page.goto(f"{server.url}/#/table/{table}?seat={watching.token}")
            pages[k].at_table()
            pages[k].in_step()
            wrong = look_around(pages[k], share == 0.4)
            if EVERYTHING or k == len(looks(game)) - 1:
                found = pages[k].violations()  # what words stand on in forced colours is the system's, not ours
                wrong += [each for each in found if not (look.forced and each.startswith("color-contrast"))]
            faults += [f"at {share:.0%}, {look}: {each}" for each in wrong]
            pages[k].page.goto("about:blank")  # or it would draw every move until the next moment
    assert not faults, "\n".join(faults)


def look_around(me: Opened, drawers: bool) -> list[str]:
    wrong = me.overflows()
    phone = me.page.locator(".surfaces").count() > 0
    for tab in me.page.locator(".surfaces button").all():
        tab.tap()
        wrong += me.overflows()
    if phone:
        me.page.get_by_role("button", name=me.say("log"), exact=True).tap()
        expect(me.page.locator("[data-region=log] .line").first).to_be_visible()
        wrong += me.overflows()
    for rail in () if phone else ("score", "log"):
        me.page.get_by_role("tab", name=me.say(rail)).click()
        wrong += me.overflows()
    # a phone has no mouse: left over the board, it would ask for previews of what others have chosen meanwhile
    press = Locator.tap if phone else Locator.click
    for drawer in ("rules", "cards", "shortcuts") if drawers else ():
        press(me.page.get_by_role("button", name=me.say("menu"), exact=True))
        press(me.page.get_by_role("dialog").get_by_role("button", name=me.say(drawer), exact=True))
        expect(me.page.get_by_role("dialog")).to_have_count(1)
        wrong += me.overflows()
        me.page.keyboard.press("Escape")
    return wrong


def test_what_lies_on_the_board_grows_with_a_wide_screen(open_page: Opener, server: Server) -> None:
    """Beyond the Sun at 1920 x 1080: not only the cards, also their words and signs."""
    me = seated(open_page("en", LAPTOP, game="beyond-the-sun"), server, {}, seed=3)
    assert me.wait_for_choice()
    size = "(all) => all.map((each) => each.getBoundingClientRect()).map((box) => [box.width, box.height])[0]"
    words, card = me.page.locator(".tech h3, .tech .level"), me.page.locator(".tech")
    small = words.evaluate_all(size), card.evaluate_all(size)
    me.page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    expect(me.page.locator(".table.wide")).to_be_visible()
    large = words.evaluate_all(size), card.evaluate_all(size)
    assert large[1][1] > 1.2 * small[1][1], "the cards grow"
    assert large[0][1] > 1.2 * small[0][1], "and what stands on them"


def test_sol_is_in_the_first_view_of_a_phone(open_page: Opener, server: Server) -> None:
    me = seated(open_page("pl", PHONE, touch=True, game="beyond-the-sun"), server, {}, seed=3)
    assert me.wait_for_choice()
    me.page.locator(".surfaces button").nth(1).tap()
    sol = me.page.locator(".at.sol")
    expect(sol).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("game", SHORTEST)
def test_a_tip_is_whole_and_covers_nothing_and_nothing_moves(open_page: Opener, server: Server, game: str) -> None:
    """Neither the question nor undo; in every game but Sunward, whose sentences stand under the sheet."""
    me = seated(open_page("pl", LAPTOP, game=game), server, {}, seed=3)
    assert me.wait_for_choice()
    me.in_step()
    me.still()  # cards are as high as their words in the page's own letters
    board = me.page.locator("main.board").bounding_box()
    assert board is not None
    places = me.page.locator(".board [data-explain]:visible")
    tip = me.page.get_by_role("tooltip")
    chance = random.Random(game)
    seen = 0
    for number in chance.sample(range(places.count()), min(12, places.count())):
        moved = me.page.locator(f".table:not([data-ply='{me.ply}'])")
        box = places.nth(number).bounding_box()
        if box is None or not box["width"]:
            continue
        middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if not places.nth(number).evaluate(UNCOVERED, list(middle)):
            continue
        me.page.mouse.move(2, 300)
        expect(tip).to_have_count(0)
        before = me.page.evaluate(BOXES)
        me.page.mouse.move(*middle)
        expect(tip.or_(moved).first).to_be_visible()
        shown = tip.bounding_box() if tip.count() else None
        if shown is None:  # a bot has moved, and the tip has gone with the old board
            continue
        assert shown["x"] >= board["x"] - 1
        assert shown["y"] >= board["y"] - 1
        assert shown["x"] + shown["width"] <= board["x"] + board["width"] + 1
        assert shown["y"] + shown["height"] <= board["y"] + board["height"] + 1
        seen += 1
        if moved.count() == 0:
            after = me.page.evaluate(BOXES)
            assert [name for name, *_ in after] == [name for name, *_ in before]
            both = zip(before, after, strict=True)
            stirred = [pair for pair in both if max(abs(pair[0][k] - pair[1][k]) for k in (1, 2)) > 1]
            assert stirred == [], "nothing moves under a pointer that looks around"
    assert seen >= 3
