"""A component enlarged is a card of 320 pixels with its words, its rule, its provenance; signs have a legend."""

import pytest
from page.playing import Opener
from page.recorded import sit_down
from page.test_keyboard import SHORTEST
from playwright.sync_api import expect
from server.serving import Server

QUESTIONS = {
    "beyond-the-sun": "prompt-action",
    "new-frontiers": "prompt-picking",
    "pulsar-2849": "prompt-take-die",
    "burning-suns": "prompt-leader",
}
WIDE = 320


@pytest.mark.parametrize("game", SHORTEST)
def test_a_card_is_a_card_with_its_rule(open_page: Opener, server: Server, game: str) -> None:
    me = open_page("pl", game=game)
    sit_down(me, server, "3-players", lambda state, seat: state.prompt(seat).question.message == QUESTIONS[game])
    drawer = me.page.get_by_role("dialog")
    seen: set[str] = set()
    for place in me.page.locator(".board [data-target]:visible").all():
        if len(seen) == 4:
            break
        place.focus()
        me.page.keyboard.press("v")
        if drawer.count() == 0 or drawer.locator("article").count() == 0:  # without a card V shows all components
            me.page.keyboard.press("Escape")
            continue
        box = drawer.locator("article").bounding_box()
        assert box is not None
        assert round(box["width"]) == WIDE
        expect(drawer.locator(".provenance")).not_to_be_empty()
        if drawer.locator(".rule").count():
            seen.add(drawer.locator(".rule").inner_text())
        assert me.overflows() == []
        me.page.keyboard.press("Escape")
    assert seen, "some of them lead to their rule"
    me.page.keyboard.press("g")
    expect(me.page.locator("[data-legend] svg").nth(3)).to_be_visible()
    assert me.violations() == []


def test_a_long_press_on_a_board_tells_its_signs(open_page: Opener) -> None:
    me = open_page("pl", (390, 844), touch=True).lobby().create("you", seed=4).at_table()
    assert me.wait_for_choice()
    board = me.page.locator("main.board")
    finger = {"pointerType": "touch", "clientX": 30, "clientY": 300, "bubbles": True}
    board.dispatch_event("pointerdown", finger)
    board.dispatch_event("pointermove", {**finger, "clientX": 90})
    me.page.wait_for_timeout(900)
    expect(me.page.locator("[data-legend]")).to_have_count(0)
    board.dispatch_event("pointerdown", finger)
    expect(me.page.locator("[data-legend] svg").first).to_be_visible()
    assert me.overflows() == []
