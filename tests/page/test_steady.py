"""What the pointer is on stays under it: a look at a place, a button or a line, with its preview, moves none."""

from typing import Any

import pytest
from page.playing import Opened, Opener
from page.recorded import Wanted, sit_down
from playwright.sync_api import Request
from server.serving import Server

from perihelion.kernel.state import State
from tools.pictures.moments import MOMENTS

ASKED = [
    ("beyond-the-sun", "jump"),
    ("beyond-the-sun", "research"),
    ("beyond-the-sun", "action"),
    ("new-frontiers", "develop"),
    ("new-frontiers", "explore"),
    ("new-frontiers", "settle"),
    ("pulsar-2849", "draft"),
    ("pulsar-2849", "pay"),
    ("burning-suns", "planning"),
    ("burning-suns", "jump"),
    ("sunward", "tile"),
]
MOST = 14
BOXES = """() => {
  const things = '.board :is([data-lit], [data-move], [data-tray-move]), [data-region=choices] [data-move]'
  window.looked ??= [...document.querySelectorAll(things)].filter((each) => each.checkVisibility())
  return window.looked.map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect()
    const { target, trayMove, move } = each.dataset
    return [target ?? trayMove ?? move, x + width / 2, y + height / 2, each.isConnected]
  })
}"""
UNDER = """([x, y, k]) => {
  const own = window.looked[k]
  const hit = document.elementFromPoint(x, y)
  return hit !== null && (own.contains(hit) || hit === own)
}"""


class Previews:
    """How many looks the server has not answered yet."""

    def __init__(self, me: Opened) -> None:
        self.open = 0
        me.page.on("request", lambda request: self.count(request, 1))
        me.page.on("requestfinished", lambda request: self.count(request, -1))
        me.page.on("requestfailed", lambda request: self.count(request, -1))

    def count(self, request: Request, by: int) -> None:
        self.open += by * ("/preview" in request.url)


def nth(question: str, times: int) -> Wanted:
    """The position where a question is asked for the nth time."""
    seen = [-1]

    def wanted(state: State, seat: int) -> bool:
        seen[0] += state.prompt(seat).question.message == question
        return seen[0] == times

    return wanted


def look_at(me: Opened, previews: Previews, x: float, y: float) -> None:
    me.page.mouse.move(2, 2)
    me.page.mouse.move(x, y)
    me.page.wait_for_timeout(200)  # a look takes 120 ms
    while previews.open:
        me.page.wait_for_timeout(20)
    me.still()


@pytest.mark.parametrize(("game", "name"), ASKED)
def test_nothing_moves_under_the_pointer(open_page: Opener, server: Server, game: str, name: str) -> None:
    moment = next(each for each in MOMENTS[game] if each.name == name)
    me = sit_down(open_page("pl", game=game), server, moment.record, nth(moment.question, moment.nth))
    previews = Previews(me)
    me.still()
    before: list[Any] = me.page.evaluate(BOXES)
    seen = 0
    step = max(1, len(before) // MOST)
    for k, (which, x, y, _) in list(enumerate(before))[::step]:
        if not me.page.evaluate(UNDER, [x, y, k]):
            continue  # its middle lies under something else, or out of a window that scrolls
        look_at(me, previews, x, y)
        assert me.page.evaluate(UNDER, [x, y, k]), f"{which} is no longer under the pointer"
        for (other, u, v, _), (_, now_u, now_v, there) in zip(before, me.page.evaluate(BOXES), strict=True):
            assert there, f"a look at {which} takes {other} away"
            assert max(abs(u - now_u), abs(v - now_v)) <= 1, f"a look at {which} moves {other}"
        seen += 1
    assert seen >= 3
