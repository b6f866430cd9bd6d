"""A map that is dragged is moved as it was drawn; only when it is let go it is drawn anew, there."""

import pytest
from page.playing import Opener
from page.recorded import sit_down
from server.serving import Server

WINDOW = ".board .window > svg"


@pytest.mark.parametrize(("game", "question"), [("pulsar-2849", "prompt-turn"), ("burning-suns", "prompt-explore")])
def test_a_dragged_map_is_not_drawn_anew(open_page: Opener, server: Server, game: str, question: str) -> None:
    me = open_page("en", game=game, less_motion=False)
    sit_down(me, server, "3-players", lambda state, seat: state.prompt(seat).question.message == question)
    picture = me.page.locator(WINDOW).first
    for _ in range(3):
        me.page.locator(".board .zoom button").first.click()
    me.still()
    box = picture.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    drawn = picture.get_attribute("viewBox")
    me.page.mouse.move(x, y)
    me.page.mouse.down()
    for step in range(1, 9):
        me.page.mouse.move(x - 12 * step, y - 6 * step)
    me.still()
    held = picture.bounding_box()
    assert held is not None
    assert picture.get_attribute("viewBox") == drawn
    assert (round(held["x"] - box["x"]), round(held["y"] - box["y"])) == (-96, -48), "it follows the pointer"
    me.page.mouse.up()
    me.still()
    assert picture.get_attribute("viewBox") != drawn
    assert picture.evaluate("(each) => getComputedStyle(each).transform") == "none"
    was_x, was_y, _, _ = frame(drawn)
    is_x, is_y, across, _ = frame(picture.get_attribute("viewBox"))
    scale = box["width"] / across
    assert (round((is_x - was_x) * scale), round((is_y - was_y) * scale)) == (96, 48), "and stays where it was let go"


def frame(box: str | None) -> list[float]:
    return [float(number) for number in (box or "").split()]
