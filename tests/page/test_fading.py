"""What goes on beyond the edge of a window that scrolls fades there, by as much as there is to go."""

import pytest
from page.playing import Opener

FADES = """([high, at, kind]) => {
  const pane = document.createElement('div')
  pane.className = `scroll fades ${kind}`
  pane.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 100px; height: 100px'
  pane.innerHTML = `<div style="height: ${high}px"></div>`
  document.body.append(pane)
  pane.scrollTop = at
  const frame = () => new Promise(requestAnimationFrame)
  return frame().then(frame).then(() => {
    const style = getComputedStyle(pane)
    const found = ['--above', '--below'].map((each) => Math.round(parseFloat(style.getPropertyValue(each))))
    pane.remove()
    return found
  })
}"""
MOST = 18


@pytest.mark.parametrize("less_motion", [True, False])
def test_it_fades_by_what_there_is_to_go(open_page: Opener, less_motion: bool) -> None:
    me = open_page(less_motion=less_motion).lobby()
    whole, a_little, much = 100, 104, 400
    for high, at, kind, found in (
        (whole, 0, "", [0, 0]),
        (a_little, 0, "", [0, 4]),
        (a_little, 4, "", [4, 0]),
        (much, 0, "", [0, MOST]),
        (much, 150, "", [MOST, MOST]),
        (much, 300, "", [MOST, 0]),
        (much, 150, "headed", [0, MOST]),
    ):
        assert me.page.evaluate(FADES, [high, at, kind]) == found, (high, at, kind)
