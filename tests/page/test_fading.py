"""What goes on beyond the edge of a window that scrolls fades there, by as much as there is to go."""

from page.playing import Opener

HOLD = """(pane) => {
  pane.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 100px; height: 100px; max-height: none'
  pane.style.margin = pane.style.padding = '0'
  pane.innerHTML = '<div></div>'
}"""
FADES = """(pane, [high, at, headed]) => {
  pane.classList.toggle('headed', headed)
  pane.firstElementChild.style.height = `${high}px`
  pane.scrollTop = at
  const frame = () => new Promise(requestAnimationFrame)
  return frame().then(frame).then(() => {
    const style = getComputedStyle(pane)
    return ['--above', '--below'].map((each) => Math.round(parseFloat(style.getPropertyValue(each))))
  })
}"""
MOST = 18


def test_it_fades_by_what_there_is_to_go(open_page: Opener) -> None:
    """A window of the table, whatever it comes to hold: more, less, or something else altogether."""
    me = open_page().lobby()
    me.create("you", "bot:easy", seed=3)
    me.at_table()
    assert me.wait_for_choice()
    pane = me.page.locator(".inspector .fades")
    pane.evaluate(HOLD)
    whole, a_little, much = 100, 104, 400
    for high, at, headed, found in (
        (whole, 0, False, [0, 0]),
        (a_little, 0, False, [0, 4]),
        (a_little, 4, False, [4, 0]),
        (much, 0, False, [0, MOST]),
        (much, 150, False, [MOST, MOST]),
        (much, 300, False, [MOST, 0]),
        (much, 150, True, [0, MOST]),
        (whole, 0, False, [0, 0]),
    ):
        assert pane.evaluate(FADES, [high, at, headed]) == found, (high, at, headed)


def test_every_window_that_fades_is_watched(open_page: Opener) -> None:
    for game in ("new-frontiers", "pulsar-2849", "burning-suns"):
        me = open_page(game=game).lobby()
        me.create("you", "bot:easy", seed=3)
        me.at_table()
        assert me.wait_for_choice()
        set_by = "(all) => all.map((each) => each.style.getPropertyValue('--below'))"
        found = me.page.locator(".fades").evaluate_all(set_by)
        assert len(found) > 2
        assert "" not in found, game
