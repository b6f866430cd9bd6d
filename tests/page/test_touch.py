"""Fingers: whatever can be chosen on a board has 44 pixels of its own, on any phone; a tap only selects."""

from itertools import cycle

import pytest
from page.boards import LIT
from page.playing import Opener
from page.recorded import Retold
from playwright.sync_api import expect
from server.serving import Server

PHONE, SMALL = (390, 844), (360, 640)
EVERY = 8
# a circle of 42 pixels fits into a round place of 44; at the edge of a window the place ends with it
TOO_SMALL = """() => {
  const REACH = 21
  const turns = Array.from({ length: 8 }, (_, k) => (k * Math.PI) / 4)
  const AROUND = turns.map((each) => [Math.cos(each) * REACH, Math.sin(each) * REACH])
  const clipOf = (element) => {
    const clip = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at)
      if (overflowX === 'visible' && overflowY === 'visible' && at.localName !== 'svg') continue
      const box = at.getBoundingClientRect()
      clip.left = Math.max(clip.left, box.left)
      clip.top = Math.max(clip.top, box.top)
      clip.right = Math.min(clip.right, box.right)
      clip.bottom = Math.min(clip.bottom, box.bottom)
    }
    return clip
  }
  const found = []
  const all = '.board [data-target][data-lit], .board [data-tray-move], .board button:not([data-target])'
  for (const each of document.querySelectorAll(all)) {
    if (!each.checkVisibility()) continue
    const box = each.getBoundingClientRect()
    const clip = clipOf(each)
    const inside = (x, y) => x >= clip.left && x < clip.right && y >= clip.top && y < clip.bottom
    const own = (x, y) => each.contains(document.elementFromPoint(x, y))
    const fits = (x, y) => own(x, y) && AROUND.every(([dx, dy]) => !inside(x + dx, y + dy) || own(x + dx, y + dy))
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    if (!inside(x, y)) continue
    let ok = fits(x, y)
    for (let a = box.left; !ok && a <= box.right; a += 6)
      for (let b = box.top; !ok && b <= box.bottom; b += 6) ok = inside(a, b) && fits(a, b)
    const covered = !each.matches('[data-lit], [data-tray-move]') && !own(x, y)
    if (!ok && !covered) found.push(`${each.dataset.target ?? each.textContent.trim()} ${box.width} x ${box.height}`)
  }
  return found
}"""


@pytest.mark.parametrize("game", ["beyond-the-sun", "new-frontiers", "pulsar-2849", "burning-suns"])
def test_every_choice_is_large_enough_for_a_finger(open_page: Opener, server: Server, game: str) -> None:
    me = open_page("pl", PHONE, touch=True, game=game)
    table = Retold(me, server, "2-players")
    sizes = cycle([SMALL, PHONE])
    own = looked = 0
    tapped = False
    for _, seat, _ in table.choices():
        own += seat == table.seat
        if seat != table.seat or own % EVERY:
            continue
        table.in_step()
        assert me.wait_for_choice()
        me.still()  # the camera and the surface follow the question
        assert me.page.evaluate(TOO_SMALL) == [], f"choice {own}"
        looked += 1
        place = me.page.locator(f"{LIT}:visible").first
        if place.count() and not tapped:
            ply = me.ply
            place.tap()
            me.page.locator("[data-act][aria-disabled=false], .board [aria-pressed=true][data-target]").first.wait_for()
            assert me.in_step() == ply, "one tap must not be a move"
            tapped = True
            me.page.reload()  # what was in hand must not fly on with the moves of the record
        width, height = next(sizes)
        me.page.set_viewport_size({"width": width, "height": height})
    assert tapped
    assert looked >= 3


def test_a_tap_on_an_amber_dot_lays_the_shape_there(open_page: Opener) -> None:
    """Sunward: the lift over the finger is for dragging; a tap means the place that it touches."""
    me = open_page("pl", PHONE, touch=True).lobby().create("you", seed=4).at_table()  # alone: nobody else moves on
    laid = 0
    while laid < 3 and me.wait_for_choice():
        dots = me.page.locator(".sheet.active .dot")
        if me.drawing and dots.count() == 0:
            me.button("sunward-turn").tap()
            if dots.count() == 0:
                me.choose_in_list()
                continue
        if not me.drawing:
            me.choose_in_list()
            continue
        ply = me.ply
        dot = dots.nth(dots.count() // 2)
        box, move = dot.bounding_box(), dot.get_attribute("data-move")
        assert box is not None
        me.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        me.page.locator(".ghost.selected").wait_for()
        expect(me.page.locator(f"[data-region=choices] [data-move='{move}'].selected")).to_have_count(1)
        assert me.ply == ply, "one tap must not be a move"
        me.act.tap()
        me.settled(ply)
        laid += 1
    assert laid == 3


DEAD = """() => [...document.querySelectorAll('.rail button, .top button, .surfaces button')]
  .filter((each) => each.offsetWidth > 40 && each.checkVisibility())
  .filter((each) => each.disabled || each.getAttribute('aria-disabled') === 'true')
  .map((each) => each.textContent.trim() || each.getAttribute('aria-label'))"""
"""Buttons large enough to be pressed that would do nothing."""


@pytest.mark.parametrize("size", [PHONE, SMALL])
@pytest.mark.parametrize("game", ["sunward", "beyond-the-sun", "new-frontiers", "pulsar-2849", "burning-suns"])
def test_a_phone_at_rest_has_no_dead_button(open_page: Opener, game: str, size: tuple[int, int]) -> None:
    """Nothing is chosen yet: where the button will be, all choices are one tap away, and the board again."""
    me = open_page("pl", size, touch=True, game=game).lobby().play_now()
    assert me.wait_for_choice()
    me.in_step()
    mine = me.ask()["legal"]
    assert [name for name in me.page.evaluate(DEAD) if name != me.say("undo")] == []  # nothing has been done yet
    all_choices = me.page.locator("[data-all-choices]")
    before = me.page.locator(".rail").bounding_box()
    all_choices.tap()
    expect(all_choices).to_have_text(me.say("back-to-board"))
    drawn_up = me.page.locator(".rail").bounding_box()
    assert before is not None
    assert drawn_up is not None
    assert drawn_up["height"] > before["height"] + 80
    assert me.overflows() == []
    all_choices.tap()
    expect(all_choices).to_have_text(me.say("all-choices", n=len(me.ask()["legal"])))
    if me.lines.count() == 0:
        me.page.locator("[data-region=choices] .group").first.tap()
    me.lines.first.scroll_into_view_if_needed()
    line = me.lines.first.bounding_box()
    me.lines.first.tap()
    expect(me.page.locator("[data-act]")).to_be_visible()
    expect(all_choices).to_have_count(0)
    assert me.ask()["legal"] == mine, "a tap has chosen, and not yet done"
    assert me.lines.first.bounding_box() == line, "no line moves under the finger when the card of its choice comes"
    assert me.overflows() == []
