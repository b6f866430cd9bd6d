"""Beyond the Sun in a browser: whole games on the board, every move in both places, every screen in order."""

import random

import pytest
from page.boards import assert_all_moves_everywhere, click_somewhere, play_by_clicking
from page.playing import Opened, Opener
from page.recorded import sit_down
from page.test_keyboard import seated
from page.test_steady import nth
from playwright.sync_api import expect
from server.serving import Server

GAME = "beyond-the-sun"
OPENED = ".board [data-target][aria-pressed=true]"
MOVING = ".board [data-target^='ship:'][data-moves*=' ']"
UNDER_A_SHIP = """() => {
  const ships = [...document.querySelectorAll('.board .ship:not(.lit)')].map((each) => each.getBoundingClientRect())
  for (const area of document.querySelectorAll(".board [data-target^='area:'][data-lit]")) {
    const { left, right, top, bottom } = area.getBoundingClientRect()
    for (const ship of ships) {
      const [x, y] = [ship.left + ship.width / 2, ship.top + ship.height / 2]
      if (left < x && x < right && top < y && y < bottom) return [x, y]
    }
  }
  return null
}"""
"""The middle of a ship that stands in an area which can be chosen."""
LAPTOP, LOW, PHONE, SMALL = (1366, 768), (1366, 640), (390, 844), (360, 640)


def at_table(
    open_page: Opener, language: str, *bots: str, size: tuple[int, int] = LAPTOP, theme: str = "dark", seed: int = 7
) -> Opened:
    me = open_page(language, size, theme, touch=size[0] < 700, game=GAME).lobby()
    me.create("you", *(bots or ("bot:easy",)), seed=seed)
    return me.at_table()


def in_order(me: Opened) -> None:
    assert me.overflows() == []
    assert me.violations() == []


def test_a_whole_game_by_clicking_the_board(open_page: Opener, server: Server) -> None:
    """Of twenty rounds, as at the other sizes; here with the usual setup."""
    me = seated(open_page("pl", game=GAME), server, {"round_cap": 20}, seed=24)
    assert me.wait_for_choice()
    in_order(me)
    made = play_by_clicking(me, 24)
    assert made > 30
    end = me.page.locator("[data-end]")
    expect(end).to_contain_text(me.say("game-over"))
    expect(end).to_contain_text(me.say("tally-systems"))
    scores = me.ask()["result"]["scores"]
    shown = [int(text.replace("−", "-")) for text in end.locator(".score").all_inner_texts()]
    assert shown == sorted(scores, reverse=True)
    in_order(me)


def test_every_legal_move_is_on_the_board_and_in_the_list(open_page: Opener) -> None:
    me = at_table(open_page, "en", "bot:easy", "bot:easy", seed=11)
    chance = random.Random(5)
    kinds: set[str] = set()
    for _ in range(40):
        if not me.wait_for_choice():
            break
        kinds |= assert_all_moves_everywhere(me)
        click_somewhere(me, chance)
    assert {"use_space", "research", "move", "produce", "done"} <= kinds


def test_a_ship_in_hand_shows_where_it_can_go_and_what_would_change(open_page: Opener) -> None:
    me = at_table(open_page, "en", seed=7)
    chance = random.Random(3)
    for _ in range(200):
        assert me.wait_for_choice()
        me.in_step()
        if me.page.locator(MOVING).count():
            break
        click_somewhere(me, chance)
    ship = me.page.locator(MOVING).first
    moves = {int(each) for each in (ship.get_attribute("data-moves") or "").split()}
    ship.click()
    areas = me.page.locator(".board [data-target^='area:'][data-lit]")
    shown = areas.evaluate_all("(all) => all.flatMap((each) => each.dataset.moves.split(' ').map(Number))")
    assert set(shown) == moves
    areas.first.hover()
    expect(me.page.locator(".space .ghost")).to_have_count(1)
    expect(me.page.locator(".strap .outlook")).not_to_be_empty()
    ply = me.ply
    areas.first.click()
    me.commit(ply)


def test_an_area_can_be_chosen_by_a_click_on_the_ships_that_stand_in_it(open_page: Opener) -> None:
    me = at_table(open_page, "en", seed=7)
    chance = random.Random(3)
    for _ in range(200):
        assert me.wait_for_choice()
        ply = me.in_step()
        if me.page.locator(MOVING).count() == 0:
            click_somewhere(me, chance)
            continue
        me.page.locator(MOVING).first.click()
        me.still()
        if there := me.page.evaluate(UNDER_A_SHIP):
            me.page.mouse.click(*there)
            me.commit(ply)
            return
        me.page.locator(".board [data-target^='area:'][data-lit]").first.click()
        me.commit(ply)
    raise AssertionError("no ship ever stood where another could go")


@pytest.mark.parametrize(
    ("size", "language", "theme", "bots"),
    [(LAPTOP, "pl", "light", 3), (LOW, "pl", "dark", 2), (PHONE, "pl", "dark", 3), (SMALL, "en", "light", 1)],
)
def test_screens(open_page: Opener, size: tuple[int, int], language: str, theme: str, bots: int) -> None:
    me = at_table(open_page, language, *["bot:easy"] * bots, size=size, theme=theme, seed=9)
    phone = size[0] < 700
    for turn in range(1 if size == SMALL else 25):
        if not me.wait_for_choice():
            break
        if turn % 12 == 0:
            in_order(me)
            for tab in me.page.locator(".surfaces button").all() if phone else []:
                tab.click()
                in_order(me)
        if size != SMALL:
            me.choose_in_list()
    for seat in range(1, bots + 1):
        me.page.locator("[data-region=players] button").nth(seat).click()
        assert me.overflows() == []
    in_order(me)


FULLER = """() => [...document.querySelectorAll('.basic > *')].flatMap((each) =>
  each.scrollHeight > each.clientHeight + 1 ? [each.textContent.trim().replace(/\\s+/g, ' ')] : [])"""
"""Actions of the board with more words than room."""


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_actions_of_the_board_hold_their_words_on_a_low_screen(
    open_page: Opener, server: Server, language: str
) -> None:
    me = sit_down(open_page(language, LOW, game=GAME), server, "3-players", nth("prompt-action", 36))
    me.still()
    assert me.page.locator(".basic > *").count() == 8
    assert me.page.evaluate(FULLER) == []


def test_two_free_spaces_of_an_action_are_told_apart_in_the_list(open_page: Opener) -> None:
    me = at_table(open_page, "pl", "bot:easy", "bot:easy")  # with three players two spaces research level I
    me.wait_for_choice()
    lines = me.lines.all_inner_texts()
    assert len(lines) == len(set(lines)) > 4


def test_what_a_production_brings_stands_beside_its_button_on_a_phone(open_page: Opener, server: Server) -> None:
    me = open_page("pl", PHONE, touch=True, game=GAME)
    sit_down(me, server, "3-players", nth("prompt-production", 22))
    me.still()
    for line in me.page.locator(".mat .line:has(.said)").all():
        button, said = line.locator(".what").bounding_box(), line.locator(".said").bounding_box()
        assert button is not None
        assert said is not None
        assert said["x"] >= button["x"] + button["width"]


def test_a_phone_plays_by_touch(open_page: Opener) -> None:
    me = at_table(open_page, "pl", size=PHONE, seed=4)
    tapped = 0
    for _ in range(12):
        assert me.wait_for_choice()
        ply = me.in_step()
        place = me.page.locator(".board [data-target][data-lit]:visible").first
        if place.count() == 0:
            me.choose_in_list()
            continue
        tapped += 1
        chosen = me.page.locator(f"[data-act][aria-disabled=false], {OPENED}").first
        place.tap()
        chosen.wait_for()
        assert me.ply == ply, "one tap must not be a move"
        if not me.act.is_enabled():
            me.lines.first.tap()
        me.act.tap()
        me.settled(ply)
    assert tapped > 5


def test_the_inspector_says_what_the_action_of_a_technology_does(open_page: Opener, server: Server) -> None:
    """Not who has researched it, which is the last that its card tells."""
    me = sit_down(open_page("en", game=GAME), server, "3-players", nth("prompt-action", 20))
    me.page.locator(".tech[data-slot='I-1'] .space.lit").hover()
    words = me.page.locator(".inspector .words p")
    expect(words.first).to_contain_text("research a discovered")
    assert "Researched by" not in " ".join(words.all_inner_texts())


def test_a_question_within_the_turn_of_another_stays_in_the_bar(open_page: Opener, server: Server) -> None:
    """What was done before it may be a long tale."""
    me = sit_down(open_page("pl", game=GAME), server, "2-players", nth("prompt-choosing", 1))
    bar, question = me.page.locator(".prompt").bounding_box(), me.page.locator("#question").bounding_box()
    assert bar
    assert question
    assert bar["y"] <= question["y"]
    assert me.overflows() == []


CROWDED = """() => [...document.querySelectorAll('.goals .goal')].flatMap((each) => {
  const row = each.getBoundingClientRect()
  const parts = [...each.children].map((part) => part.getBoundingClientRect())
  const out = parts.some(({ height, top, bottom }) => height && (top < row.top - 0.5 || bottom > row.bottom + 0.5))
  const cut = [...each.querySelectorAll('.cut')].some((word) => word.scrollWidth > word.clientWidth + 1)
  return cut || out ? [each.innerText] : []
})"""
"""Achievements with more words than their row holds."""


@pytest.mark.parametrize("size", [LAPTOP, LOW])
def test_the_achievements_hold_their_words(open_page: Opener, server: Server, size: tuple[int, int]) -> None:
    me = sit_down(open_page("pl", size, game=GAME), server, "3-players", nth("prompt-action", 20))
    me.still()
    assert me.page.locator(".goals .goal").count() == 4
    assert me.page.evaluate(CROWDED) == []
    expect(me.page.locator(".goals .others").first).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, (768, 1024)])
def test_most_of_space_is_in_sight_on_a_touch_screen(open_page: Opener, server: Server, size: tuple[int, int]) -> None:
    me = open_page("pl", size, touch=True, game=GAME)
    sit_down(me, server, "4-players", nth("prompt-jumping", 25))
    shown = me.page.locator(".space .fit").evaluate("(each) => each.clientHeight / each.scrollHeight")
    assert shown > 0.8
    assert me.overflows() == []
