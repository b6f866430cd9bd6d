"""Events animate: pieces travel over the board, dice roll, everything within 300 ms; with less motion nothing moves."""

import pytest
from page.playing import Json, Opened, Opener
from page.recorded import Retold
from server.serving import Server

WATCH = """
window.moved = []
const animate = Element.prototype.animate
Element.prototype.animate = function (frames, options) {
  const { flies, piece, roll } = this.dataset
  const sort = flies ? 'flies' : roll && frames.length > 2 ? 'rolls' : 'shows'
  const { duration, delay = 0 } = options
  window.moved.push({ sort, piece: (flies ?? piece ?? '').split(':')[0], duration, delay })
  return animate.call(this, frames, options)
}
window.marks = 0
addEventListener('DOMContentLoaded', () => new MutationObserver((all) => {
  for (const { addedNodes } of all) for (const each of addedNodes) if (each.className === 'mark') window.marks += 1
}).observe(document.body, { childList: true, subtree: true }))
"""
NAMES = """() => {
  window.named = []
  addEventListener('animationstart', (event) => window.named.push(event.animationName.replace(/^s(velte)?-\\w+-/, '')))
}"""
FLIES = {
    "beyond-the-sun": {"pawn", "cube", "disc", "technology"},
    "new-frontiers": {"disk", "development", "good", "world", "ripple"},
    "pulsar-2849": {"silver", "marker", "ship", "transmitter"},
    "burning-suns": {"leader", "resource", "antimatter"},
}
MUCH_HAPPENS = {"burning-suns": "galaxy-wide"}
"""Records in which everything flies where somebody sees it, where the shortest is not such a one."""


class Watched:
    """A recorded game told again, and what moved meanwhile."""

    def __init__(self, me: Opened, server: Server) -> None:
        me.page.add_init_script(WATCH)
        self.page = me.page
        self.table = Retold(me, server, MUCH_HAPPENS.get(me.game, "2-players"))

    def until(self, enough: str) -> None:
        """Move by move, until something holds on the page."""
        for _ in self.table.choices():
            self.table.in_step()
            if self.page.evaluate(enough):
                return

    @property
    def moved(self) -> list[Json]:
        return list(self.page.evaluate("window.moved"))


@pytest.mark.parametrize("game", FLIES)
def test_pieces_travel_from_where_they_were(open_page: Opener, server: Server, game: str) -> None:
    watched = Watched(open_page("en", game=game, less_motion=False), server)
    flown = "window.moved.filter((each) => each.sort === 'flies').map((each) => each.piece)"
    watched.until(f"{sorted(FLIES[game])}.every((name) => {flown}.includes(name))")
    moved = watched.moved
    assert FLIES[game] <= {each["piece"] for each in moved if each["sort"] == "flies"}
    assert max(each["duration"] for each in moved if each["sort"] != "shows") <= 300
    assert max(each["duration"] + each["delay"] for each in moved) <= 900
    assert game != "pulsar-2849" or "rolls" in {each["sort"] for each in moved}


def test_a_shape_that_is_drawn_fills_its_hexes_one_by_one(open_page: Opener) -> None:
    """Sunward: drawings come hex by hex, the coordinate tile slides to its notches; all of it is over in a moment."""
    me = open_page("en", less_motion=False).lobby().create("you", seed=4).at_table()
    seen: set[str] = set()
    for _ in range(6):
        assert me.wait_for_choice()
        me.page.evaluate(NAMES)
        me.choose_in_list()
        me.still()
        seen |= set(me.page.evaluate("window.named"))
    assert {"fill", "from-top"} <= seen or {"fill", "from-bottom"} <= seen


@pytest.mark.parametrize("game", ["beyond-the-sun", "pulsar-2849"])
def test_with_less_motion_both_ends_are_marked_and_nothing_moves(open_page: Opener, server: Server, game: str) -> None:
    watched = Watched(open_page("en", game=game, less_motion=True), server)
    watched.until("window.marks > 3")
    assert watched.moved == []
    assert watched.page.evaluate("window.marks") > 3
    assert watched.page.evaluate("document.getAnimations().length") == 0
