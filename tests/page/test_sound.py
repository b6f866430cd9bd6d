"""Sounds: none until they are switched on, a real tone for a move then, and none any more once they are off again."""

import pytest
from page.playing import Opened, Opener
from playwright.sync_api import expect

LISTEN = """
window.sounded = 0
for (const each of [OscillatorNode, AudioBufferSourceNode]) {
  const start = each.prototype.start
  each.prototype.start = function (...when) {
    window.sounded += 1
    return start.apply(this, when)
  }
}
"""


def sounded(me: Opened) -> int:
    return int(me.page.evaluate("window.sounded"))


def switch(me: Opened, phone: bool) -> None:
    if not phone:
        me.page.locator(".top").get_by_role("button", name=me.say("with-sound"), exact=True).click()
        return
    me.button("menu").tap()
    me.page.get_by_role("dialog").get_by_role("button", name=me.say("with-sound"), exact=True).tap()
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(("size", "phone"), [((1366, 768), False), ((390, 844), True)])
def test_sounds_are_off_until_switched_on(open_page: Opener, size: tuple[int, int], phone: bool) -> None:
    me = open_page("pl", size, touch=phone)
    me.page.add_init_script(LISTEN)
    me.lobby().create("you", seed=4).at_table()  # alone: nothing is heard but the own moves
    assert me.wait_for_choice()
    me.choose_in_list()
    assert sounded(me) == 0
    switch(me, phone)
    assert sounded(me) > 0, "the switch lets one hear what it does"
    before = sounded(me)
    assert me.wait_for_choice()
    me.choose_in_list()
    me.page.wait_for_function("(before) => window.sounded > before", arg=before)
    switch(me, phone)
    before = sounded(me)
    assert me.wait_for_choice()
    me.choose_in_list()
    me.still()
    assert sounded(me) == before
