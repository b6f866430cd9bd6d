"""No click is lost: what was pressed is chosen, whatever is drawn anew under the pointer meanwhile."""

import pytest
from page.boards import LIT
from page.playing import Opened, Opener
from page.test_keyboard import SHORTEST, seated
from playwright.sync_api import Locator, expect
from server.serving import Server

# what a board does when something arrives in that moment: what is drawn at the place is taken away and drawn again
DRAWN_ANEW = """(place) => {
  for (const each of [...place.children]) each.replaceWith(each.cloneNode(true))
}"""


def glowing(me: Opened) -> Locator:
    """A place in sight with one choice, or with several."""
    assert me.wait_for_choice()
    me.in_step()
    return me.page.locator(f"{LIT}:visible").first


def drawn_anew_while_pressed(me: Opened, place: Locator) -> None:
    place.hover()
    me.page.mouse.down()
    place.evaluate(DRAWN_ANEW)
    me.page.mouse.up()


def taken(me: Opened, ply: int) -> Locator:
    return me.page.locator(
        f"[data-act][aria-disabled=false], .table:not([data-ply='{ply}']), .board [data-target][aria-pressed=true]"
    ).first


@pytest.mark.parametrize("game", SHORTEST)
def test_a_click_on_a_glowing_place_is_taken_though_it_is_drawn_anew(
    open_page: Opener, server: Server, game: str
) -> None:
    me = seated(open_page("en", game=game), server, SHORTEST[game], seed=9)
    place = glowing(me)
    ply = me.ply
    drawn_anew_while_pressed(me, place)
    expect(taken(me, ply)).to_be_visible()


def test_a_click_is_taken_once_and_only_where_it_was_pressed(open_page: Opener, server: Server) -> None:
    me = seated(open_page("en", game="new-frontiers"), server, SHORTEST["new-frontiers"], seed=9)
    place = glowing(me)
    ply = me.ply
    me.page.evaluate("window.clicked = 0; addEventListener('click', () => (window.clicked += 1), true)")
    place.hover()
    me.page.mouse.down()
    me.page.mouse.move(2, 2)  # let go elsewhere: thought better of it
    me.page.mouse.up()
    me.still()
    assert (me.ply, taken(me, ply).count()) == (ply, 0)
    me.page.evaluate("window.clicked = 0")
    place.click()
    expect(taken(me, ply)).to_be_visible()
    assert me.page.evaluate("window.clicked") == 1
