"""The board of New Frontiers: played by clicking, by keys and by touch; every question has its place; Best is exact."""

import random
from functools import cache
from typing import Any

import pytest
from page.boards import IN_TRAY, LIT, assert_all_moves_everywhere, click_somewhere, play_by_clicking
from page.playing import Opened, Opener
from page.recorded import RECORDS, Wanted, asks, choosers, point_of, sit_down
from page.test_steady import nth
from playwright.sync_api import expect
from server.serving import Server

import perihelion
from perihelion.games.new_frontiers.play import BOOK
from perihelion.kernel.record import read_record
from perihelion.kernel.state import State
from tools.pictures.moments import positions

GAME = "new-frontiers"
ACTIONS = perihelion.game(GAME).actions
PHONE, LOW = (390, 844), (1366, 640)
QUESTIONS = sorted(question.name for question in BOOK.questions.values())


@cache
def records_by_question() -> dict[str, str]:
    """For every question the recorded game in which it comes earliest."""
    found: dict[str, tuple[int, str]] = {}
    for path in sorted((RECORDS / GAME).glob("*.json")):
        for made, (state, _, _) in enumerate(positions(read_record(path))):
            for seat in choosers(state):
                question = state.view(seat)["asked"]["question"]
                found[question] = min(found.get(question, (made, path.stem)), (made, path.stem))
    return {question: name for question, (_, name) in found.items()}


def record_with(wanted: Wanted) -> str:
    names = [path.stem for path in sorted((RECORDS / GAME).glob("*.json"))]
    return next(each for each in names if point_of(read_record(RECORDS / GAME / f"{each}.json"), wanted) is not None)


def view_of(me: Opened) -> Any:
    return me.ask()["view"]


def start(me: Opened, *places: str, seed: int = 4) -> Opened:
    me.lobby().create(*places, seed=seed)
    me.at_table()
    assert me.wait_for_choice()
    return me


@pytest.mark.parametrize("size", [(1366, 768), LOW])
def test_the_powers_to_use_and_their_best_use_are_whole(
    open_page: Opener, server: Server, size: tuple[int, int]
) -> None:
    me = sit_down(open_page("pl", size, game=GAME), server, records_by_question()["consuming"], asks("consuming"))
    expect(me.page.locator("[data-best]")).to_be_visible()
    assert me.overflows() == []


def test_what_a_colony_can_do_and_what_numbers_count_stands_in_the_empire(open_page: Opener, server: Server) -> None:
    """In signs below its name, nobody has to point at it; the numbers of the empire have words."""
    me = sit_down(open_page("pl", game=GAME), server, "3-players", nth("prompt-tile", 36))
    view, layout = view_of(me), me.game_layout()
    able = {each["tile"] for each in layout["powers"]}
    colonies = [each["tile"] for each in view["empires"][me.ask()["seat"]]["colonies"]]
    places = me.page.locator(".empire .place:has(.does)")
    expect(places).to_have_count(len(colonies))
    told = [place.locator(".does .signs").count() > 0 for place in places.all()]
    assert told == [each in able for each in colonies]
    assert any(told)
    numbers = me.page.locator(".empire .numbers")
    for word in ("frontiers-credits", "frontiers-word-chips", "frontiers-word-colonists", "frontiers-sum-strength"):
        expect(numbers.locator("i", has_text=me.say(word))).to_be_visible()


# -------------------------------------------------------------------- whole games


def test_a_whole_game_by_clicking(open_page: Opener) -> None:
    me = start(open_page("pl", game=GAME), "you", "bot:easy")
    assert me.overflows() == []
    assert me.violations() == []
    chance = random.Random(5)
    for _ in range(12):
        if me.wait_for_choice():
            click_somewhere(me, chance)
    assert me.overflows() == []
    assert play_by_clicking(me, 5) > 0
    assert me.overflows() == []
    assert me.violations() == []


def test_on_a_phone_by_touch(open_page: Opener) -> None:
    me = start(open_page("pl", PHONE, touch=True, game=GAME), "you", "bot:easy")
    chance = random.Random(8)
    surfaces = set()
    for _ in range(14):
        if not me.wait_for_choice():
            break
        surfaces.add(me.page.locator(".frontiers").get_attribute("data-surface"))
        assert me.overflows() == []
        ply = me.in_step()
        lit = me.page.locator(LIT)
        if lit.count():
            lit.nth(chance.randrange(lit.count())).tap()
        else:
            me.lines.first.tap()
        me.page.locator("[data-act][aria-disabled=false]").first.wait_for()
        me.act.tap()
        me.settled(ply)
    assert me.violations() == []
    assert {"actions", "market"} <= surfaces


# -------------------------------------------------------------------- every question


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_has_its_place(open_page: Opener, server: Server, question: str) -> None:
    """Every legal move glows on the board or stands in the tray, and is a line of the list."""
    assert question in records_by_question(), "tools/new_frontiers_questions.py records games that ask it"
    me = sit_down(open_page("pl", game=GAME), server, records_by_question()[question], asks(question))
    assert_all_moves_everywhere(me)
    assert me.overflows() == []


def market_tab(me: Opened, tab: str, count: int) -> None:
    """What cannot be paid stands behind the tabs of all small and all large developments."""
    me.button(f"frontiers-tab-{tab}", n=count).click()
    expect(me.page.locator(".market [data-target]")).to_have_count(count)


def test_what_can_be_paid_comes_first(open_page: Opener, server: Server) -> None:
    me = sit_down(open_page("en", game=GAME), server, records_by_question()["buying"], asks("buying"))
    piles = me.page.locator(".market [data-target]")
    buys = [move for move in me.ask()["legal"] if move["kind"] == "buy"]
    assert piles.count() >= len(buys) > 0
    expect(me.page.locator(".market [data-lit]")).to_have_count(len(buys))
    market_tab(me, "small", 16)
    market_tab(me, "large", 8)


def test_every_card_of_the_market_can_be_read_on_a_low_screen(open_page: Opener, server: Server) -> None:
    me = sit_down(open_page("pl", LOW, game=GAME), server, records_by_question()["buying"], asks("buying"))
    assert_all_moves_everywhere(me)
    piles = me.page.locator(".market [data-target]")
    for tab, number in (("small", 16), ("large", 8)):
        market_tab(me, tab, number)
        expect(piles).to_have_count(number)
        for pile in piles.all():
            pile.scroll_into_view_if_needed()
            expect(pile).to_be_in_viewport(ratio=0.95)
        assert me.overflows() == []


# -------------------------------------------------------------------- what the board tells


def test_the_four_ends_are_always_in_sight(open_page: Opener) -> None:
    for size in ((1366, 768), LOW):
        me = start(open_page("en", size, game=GAME), "you", "bot:easy", "bot:easy")
        ends = me.page.locator("[data-end-condition]")
        expect(ends).to_have_count(4)
        view = view_of(me)["ends"]
        expected = {
            "chips": view["chips"],
            "colonists": view["colonists"],
            "spaces": min(view["spaces"]),
            "colonies": min(view["colonies"]),
        }
        for name, left in expected.items():
            end = me.page.locator(f"[data-end-condition={name}]")
            expect(end).to_be_in_viewport(ratio=1)
            expect(end.locator("b")).to_have_text(str(left))


def test_a_price_is_told_with_its_reductions(open_page: Opener, server: Server) -> None:
    def reduced(state: State, seat: int) -> bool:
        view = state.view(seat)
        own = view["empires"][seat]["developments"]
        return asks("buying")(state, seat) and view["chooser"] == seat and "modular_construction" in own

    me = sit_down(open_page("en", game=GAME), server, record_with(reduced), reduced)
    pile = next(pile for pile in view_of(me)["market"] if pile["face"] == "consumer_markets")
    price = pile["prices"][me.ask()["seat"]]
    market_tab(me, "small", 16)
    spot = me.page.locator("[data-target='pile:consumer_markets']")
    spot.hover()
    told = me.page.get_by_role("tooltip")
    expect(told).to_contain_text(f"= {price}")
    expect(told).to_contain_text(f"−1 {me.say('tile-modular-construction')}")
    expect(told).to_contain_text(f"−1 {me.say('action-develop')}")


def test_pointing_at_a_development_shows_what_would_be_left(open_page: Opener, server: Server) -> None:
    me = sit_down(open_page("en", game=GAME), server, "2-players", asks("buying"))
    seat = me.ask()["seat"]
    credit = view_of(me)["empires"][seat]["credits"]
    lit = me.page.locator(f".market {LIT.removeprefix('.board ')}").first
    face = (lit.get_attribute("data-target") or "").removeprefix("pile:")
    price = next(pile["prices"][seat] for pile in view_of(me)["market"] if pile["face"] == face)
    lit.hover()
    expect(me.page.locator(".space.ghost")).to_have_count(1)
    if price:
        expect(me.page.locator(".numbers .after").first).to_have_text(f"→ {credit - price}")


def test_a_world_with_several_ways_opens_the_tray(open_page: Opener, server: Server) -> None:
    def several(state: State, seat: int) -> bool:
        moves = [ACTIONS.move(action) for action in state.legal(seat)]
        worlds = [move.args[0] for move in moves if move.kind == "settle"]
        return len(worlds) > len(set(worlds))

    me = sit_down(open_page("en", game=GAME), server, record_with(several), several)
    for spot in me.page.locator(LIT).all():
        if " " in (spot.get_attribute("data-moves") or ""):
            moves = (spot.get_attribute("data-moves") or "").split()
            spot.click()
            offered = me.page.locator(IN_TRAY)
            expect(offered).to_have_count(len(moves))
            ply = me.ply
            offered.first.click()
            me.commit(ply)
            return
    raise AssertionError("no world can be settled in two ways")


def test_a_press_on_what_cannot_be_paid_says_which_rule_refuses(open_page: Opener, server: Server) -> None:
    me = sit_down(open_page("pl", game=GAME), server, "3-players", asks("buying"))
    market_tab(me, "large", 8)
    dear = me.page.locator(".market [data-target]:not([data-lit])").last
    dear.click()
    expect(me.page.locator(".notes li").first).to_contain_text("NFR-")


def test_another_empire_is_one_click_away(open_page: Opener) -> None:
    me = start(open_page("en", game=GAME), "you", "bot:easy")
    me.page.locator(".players .entry").nth(1).click()
    pressed = me.page.locator(".empire header [aria-pressed=true]")
    expect(pressed).to_contain_text(me.say("bot-n", n=2))
    me.page.keyboard.press("Alt+1")
    expect(pressed).to_contain_text(me.say("frontiers-your-empire"))


# -------------------------------------------------------------------- Best


def long_plan(state: State, seat: int) -> bool:
    asked = state.view(seat)["asked"]
    return asked["question"] == "consuming" and len(asked["plan"]) > 2


def test_best_consumes_in_one_click_and_brings_what_it_says(open_page: Opener, server: Server) -> None:
    me = sit_down(open_page("en", game=GAME), server, "3-players", long_plan)
    seat = me.ask()["seat"]
    before = view_of(me)
    gain = before["asked"]["plan_gain"]
    best = me.page.locator("[data-best]")
    expect(best).to_contain_text(f"+{gain['chips']}")
    best.click()
    expect(me.page.locator(".tray .best")).to_have_count(0)  # all is consumed
    me.in_step()
    own, now = before["empires"][seat], view_of(me)["empires"][seat]
    assert now["chips"] - own["chips"] == gain["chips"]
    assert now["credits"] - own["credits"] == gain["credits"]


def test_after_best_steps_can_be_taken_back_and_made_by_hand(open_page: Opener, server: Server) -> None:
    me = sit_down(open_page("pl", game=GAME), server, "3-players", long_plan)
    ply = me.ply
    click_somewhere(me, random.Random(1))
    assert me.ply != ply
    me.page.keyboard.press("u")
    me.page.locator("[data-best]").wait_for()
    assert view_of(me)["asked"]["question"] == "consuming"
    assert me.overflows() == []


CLAMPED = """() => [...document.querySelectorAll('.empire :is(.name, .words)')]
  .filter((each) => each.matches('.short') || each.scrollHeight > each.clientHeight + 4)
  .map((each) => each.textContent)"""
"""What is cut; tails of letters may reach beyond their line."""


@pytest.mark.parametrize("moment", [("prompt-selling", 6), ("prompt-tile", 36)])
def test_the_words_of_an_empire_with_much_room_are_whole(
    open_page: Opener, server: Server, moment: tuple[str, int]
) -> None:
    """A price below a colony takes no line of its name, a full row of developments may be higher than another."""
    me = sit_down(open_page("pl", game=GAME), server, "3-players", nth(*moment))
    me.still()
    assert me.page.evaluate(CLAMPED) == []


def test_what_is_the_only_one_is_not_called_the_last(open_page: Opener, server: Server) -> None:
    """Of two players' piles each is a single tile: a tag on all of them would tell nothing."""
    me = sit_down(open_page("pl", game=GAME), server, "2-players", nth("prompt-tile", 0))
    expect(me.page.locator(".market .card").first).to_be_visible()
    expect(me.page.locator(".market .stock")).to_have_count(0)
    me = sit_down(open_page("pl", game=GAME), server, "3-players", nth("prompt-tile", 36))
    expect(me.page.locator(".market .stock", has_text=me.say("frontiers-last")).first).to_be_visible()


def test_the_names_of_the_actions_stand_level(open_page: Opener, server: Server) -> None:
    """With a forecast below some of them too."""
    me = sit_down(open_page("pl", game=GAME), server, "3-players", nth("prompt-tile", 3))
    expect(me.page.locator(".row .forecast").first).to_be_visible()
    tops = me.page.locator(".row .tile .name").evaluate_all(
        "(all) => all.map((each) => Math.round(each.getBoundingClientRect().top))"
    )
    assert len(tops) == 7
    assert max(tops) - min(tops) <= 1, tops
