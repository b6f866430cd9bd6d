"""Production in Pulsar 2849: its seven steps one after another with running totals, skipped and folded by one key."""

import json
import re

import pytest
from page.playing import Opened, Opener
from page.recorded import Retold, sit_down
from page.test_steady import nth
from playwright.sync_api import Locator, expect
from server.serving import Server

from perihelion.kernel.state import State
from perihelion.kernel.table import Event

SOURCES = {2: "engineers", 3: "penalties", 4: "broadcasts", 5: "gyrodynes", 6: "production"}
"""What the engine's tally calls the points of each step."""
IN_ROUND = 7
SLOWLY = 0.02
"""Of the usual speed: nothing runs on by itself while a test looks."""


class Produced:
    """A recorded game whose page comes in at the last turn of a round, told up to the next round."""

    def __init__(self, me: Opened, server: Server, name: str, until: int | None = None) -> None:
        """Up to the first die of the next round, or the first of a seat."""
        self.table = Retold(me, server, name, come=is_last_turn)
        self.table.in_step()
        me.page.wait_for_load_state("networkidle")  # the log tells the page what is past
        self.before: list[dict[str, int]] = []
        self.cubes_before: list[int] = []
        for state, seat, action in self.table.choices():
            self.table.in_step()
            if state.view(0)["phase"] == "dice" and until in (None, seat):
                self.after, self.cubes_after = state.tally(), cubes(state)
                return
            self.look_for_production(state.clone(), seat, action)

    def look_for_production(self, state: State, seat: int, action: int) -> None:
        def look(event: Event) -> None:
            if event.kind == "production":
                self.before, self.cubes_before = state.tally(), cubes(state)

        state.watch(look)
        state.apply(seat, action)

    def gained(self, seat: int, source: str) -> int:
        return self.after[seat].get(source, 0) - self.before[seat].get(source, 0)


def is_last_turn(state: State, seat: int) -> bool:
    view = state.view(0)
    dice = [player["dice"] for player in view["players"]]
    return (view["round"], view["phase"]) == (IN_ROUND, "actions") and not any(dice[:seat] + dice[seat + 1 :])


def scores(tally: list[dict[str, int]]) -> list[str]:
    return [str(sum(each.values())) for each in tally]


def cubes(state: State) -> list[int]:
    return [player["cubes"] for player in state.view(0)["players"]]


def card(me: Opened) -> Locator:
    return me.page.locator("[data-production]", has_text=me.say("pulsar-production-of", round=IN_ROUND))


def told(me: Opened, row: int, seat: int) -> tuple[int, int]:
    """Points and cubes of a cell: the body's rows by their numbers, 0 for the sum."""
    where = f"tbody tr:nth-child({row}) td:nth-child({seat + 2})" if row else f"[data-sum='{seat}']"
    cell = card(me).locator(where)
    points, gained = cell.locator("strong"), cell.locator(".cubes")
    return (
        number(points.inner_text()) if points.count() else 0,
        number(gained.inner_text()) if gained.count() else 0,
    )


def number(text: str) -> int:
    found = re.search(r"[−+]\d+", text)
    assert found is not None
    return int(found[0].replace("−", "-"))


def slowly(me: Opened) -> Opened:
    kept = json.dumps({"theme": "dark", "unfinished": True, "speed": SLOWLY})
    me.page.add_init_script(f"localStorage.setItem('perihelion.settings', {json.dumps(kept)})")
    return me


@pytest.mark.parametrize("name", ["2-players", "4-players"])
def test_every_step_shows_what_it_gave_to_whom(open_page: Opener, server: Server, name: str) -> None:
    me = open_page("en", game="pulsar-2849", less_motion=False)
    game = Produced(me, server, name)
    expect(card(me)).to_have_attribute("data-production", "7")
    steps = set()
    for seat in range(len(game.after)):
        for row, source in SOURCES.items():
            points = game.gained(seat, source)
            assert told(me, row, seat)[0] == points, (row, seat)
            steps |= {row} if points else set()
        gained = sum(game.gained(seat, source) for source in SOURCES.values())
        assert told(me, 0, seat) == (gained, game.cubes_after[seat] - game.cubes_before[seat])
    assert len(steps) >= 3
    expect(card(me).locator("[data-score]")).to_have_text(scores(game.after))
    assert me.overflows() == []
    assert me.violations() == []


def test_one_key_skips_the_steps_and_then_folds_the_card(open_page: Opener, server: Server) -> None:
    me = slowly(open_page("en", game="pulsar-2849", less_motion=False))
    game = Produced(me, server, "2-players")
    expect(card(me)).to_have_attribute("data-production", "1")
    expect(card(me).locator("[data-score]")).to_have_text(scores(game.before))
    expect(card(me).locator("tr.untold")).to_have_count(6)
    me.page.keyboard.press("Escape")
    expect(card(me)).to_have_attribute("data-production", "7")
    expect(card(me).locator("[data-score]")).to_have_text(scores(game.after))
    me.page.keyboard.press("Escape")
    expect(card(me)).to_have_count(0)
    chip = me.page.locator("[data-production-chip]")
    chip.focus()
    me.page.keyboard.press("Enter")
    expect(card(me)).to_have_attribute("data-production", "7")
    me.page.reload()  # what was told before is not told again
    expect(chip).to_be_visible()
    expect(card(me)).to_have_count(0)


def test_with_less_motion_all_steps_stand_there_at_once(open_page: Opener, server: Server) -> None:
    me = slowly(open_page("pl", game="pulsar-2849", less_motion=True))
    Produced(me, server, "4-players")
    expect(card(me)).to_have_attribute("data-production", "7")
    expect(me.page.get_by_role("button", name=me.say("pulsar-skip"))).to_have_count(0)


def test_on_a_phone_the_card_makes_room_for_the_choice(open_page: Opener, server: Server) -> None:
    me = open_page("pl", game="pulsar-2849", size=(390, 844), touch=True)
    Produced(me, server, "4-players", until=0)
    expect(me.page.locator(".board [data-target][data-lit]").first).to_be_visible()
    expect(card(me)).to_have_count(0)
    me.page.locator("[data-production-chip]").tap()
    expect(card(me)).to_be_visible()
    box, board = card(me).bounding_box(), me.page.locator(".board").bounding_box()
    assert box is not None
    assert board is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    assert box["y"] >= board["y"]
    assert box["y"] + box["height"] <= board["y"] + board["height"] + 1
    assert card(me).evaluate("(each) => each.scrollWidth <= each.clientWidth")
    assert me.overflows() == []
    assert me.violations() == []


LIGHT_ON_DARK = """(each) => {
  const brightness = (colour, over) => {
    const dot = document.createElement('canvas').getContext('2d')
    for (const fill of [over, colour]) {
      dot.fillStyle = fill
      dot.fillRect(0, 0, 1, 1)
    }
    return Math.max(...[...dot.getImageData(0, 0, 1, 1).data].slice(0, 3))
  }
  const { color, backgroundColor } = getComputedStyle(each)
  return [brightness(color, '#000'), brightness(backgroundColor, '#fff'), brightness(backgroundColor, '#000')]
}"""


def test_the_folded_card_is_read_in_the_light_theme_too(open_page: Opener, server: Server) -> None:
    """It lies on the cluster, which is dark in both themes: its words are light, its ground dark wherever it lies."""
    me = open_page("pl", theme="light", game="pulsar-2849")
    sit_down(me, server, "3-players", nth("prompt-take-die", 34))
    chip = me.page.locator("[data-production-chip]")
    expect(chip).to_be_visible()
    words, on_white, on_black = chip.evaluate(LIGHT_ON_DARK)
    assert words > 200
    assert on_white < 90
    assert on_black < 60
