"""Sunward's panels: what belongs together stands together."""

from page.playing import Opener
from page.recorded import sit_down
from page.test_steady import nth
from server.serving import Server

GAPS = """() => {
  const rows = [...document.querySelectorAll('.score :is(.head, .upgrades, .missions li, dl > div)')]
  const boxes = rows.map((each) => each.getBoundingClientRect())
  return boxes.slice(1).map((each, k) => Math.round(each.top - boxes[k].bottom))
}"""
A_ROW = 46
"""Pixels: a larger gap tears a table apart."""


def test_the_score_stays_one_table_where_there_is_much_room(open_page: Opener, server: Server) -> None:
    me = sit_down(open_page("pl", (1366, 640)), server, "3-players", nth("prompt-draw", 3))
    me.page.get_by_role("button", name=me.say("score"), exact=True).click()
    me.still()
    gaps = me.page.evaluate(GAPS)
    assert len(gaps) > 8
    assert max(gaps) <= A_ROW, gaps
