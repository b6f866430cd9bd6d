"""The newcomer's path from the lobby to the end screen: by clicking, in both languages, and by keyboard only."""

import json
import re
from contextlib import suppress
from pathlib import Path

import pytest
from page.playing import NUMBER, Opener
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

import perihelion
from perihelion.teaching.lesson import lesson_of


@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_whole_game_by_clicking_the_board(open_page: Opener, language: str, tmp_path: Path) -> None:
    me = open_page(language).lobby()
    expect(me.page.locator("html")).to_have_attribute("lang", language)
    expect(me.page.get_by_role("heading", name=me.say("title"))).to_be_visible()
    me.create("you", "bot:normal", seed=7 if language == "pl" else None)  # without one the server takes 96 bits
    me.at_table()
    made = me.play_to_the_end(me.choose_on_board)
    assert made > 15

    end = me.page.locator("[data-end]")
    expect(end).to_contain_text(me.say("game-over"))
    expect(end).to_contain_text(me.say("tally-frontiers"))
    scores = me.ask()["result"]["scores"]
    learned = json.loads(me.page.evaluate("localStorage.getItem('perihelion.taught')"))["of"]["sunward"]
    assert learned["games"] == 1
    assert learned["wins"] == ({"normal": 1} if scores[0] >= max(scores) else {})  # opponents grow with wins
    shown = [int(text.replace("−", "-")) for text in end.locator(".score").all_inner_texts()]
    assert shown == sorted(scores, reverse=True)
    expect(end.get_by_role("img", name=me.say("lead-chart"))).to_be_visible()
    assert me.overflows() == []
    assert me.violations() == []

    me.button("end-board").click()
    me.button("menu").click()
    with me.page.expect_download() as saving:
        me.button("save-record").click()
    record = tmp_path / "game.json"
    saving.value.save_as(record)

    me.page.reload()
    before = me.page.url
    me.button("rematch").click()
    expect(me.page).not_to_have_url(before)
    assert me.wait_for_choice()

    me.lobby()
    me.page.locator("input[type=file]").set_input_files(record)
    me.at_table()
    expect(me.page.locator("[data-end] .score")).to_have_count(2)
    me.page.locator("[data-end]").get_by_role("button", name=me.say("replay")).click()
    expect(me.page.locator(".prompt.replay")).to_be_visible()


def test_play_now_is_one_click(open_page: Opener) -> None:
    me = open_page("pl").lobby().play_now()
    assert me.wait_for_choice()
    strip = me.page.locator(".players .entry")
    expect(strip.first).to_contain_text(me.say("you"))
    assert strip.count() > 1
    assert all(NUMBER.search(text) for text in strip.locator(".total").all_inner_texts())


def test_a_whole_game_by_keyboard_only(open_page: Opener) -> None:
    me = open_page("en").lobby()
    keyboard = me.page.keyboard
    for _ in range(30):
        keyboard.press("Tab")
        if me.page.evaluate("document.activeElement.textContent.trim()") == me.say("play-now"):
            break
    else:
        pytest.fail("Tab does not lead to the quick start")
    keyboard.press("Enter")
    me.at_table()
    me.watch_focus()
    turn = 0

    def move() -> None:
        nonlocal turn
        turn += 1
        ply = me.ply
        if turn % 2:  # on the board
            if me.drawing:
                me.page.locator(".sheet").focus()
                keyboard.press("ArrowRight")
                if me.page.locator(".ghost").count() == 0:
                    keyboard.press("e")
                    keyboard.press("ArrowDown")
            else:
                me.page.locator("[data-command-board]").focus()
                keyboard.press("ArrowRight")
                keyboard.press("f")
            if me.page.locator(".ghost").count():
                keyboard.press("Enter")
                me.page.locator(f"[data-act][aria-disabled=false], .table:not([data-ply='{ply}'])").first.wait_for()
                if me.ply == ply and me.has("[data-act][aria-disabled=false]"):
                    keyboard.press("Enter")
                me.settled(ply)
                return
        keyboard.press("c")
        keyboard.press("1")
        me.page.locator(f"[data-act][aria-disabled=false], .table:not([data-ply='{ply}'])").first.wait_for()
        if me.ply == ply:
            keyboard.press("1")  # the same line again does it
        me.settled(ply)
        assert me.page.evaluate("document.activeElement !== document.body"), "focus is lost"

    me.play_to_the_end(move)
    assert me.page.evaluate("document.activeElement.closest('[data-end]') !== null"), "focus goes to the result"
    assert me.lost_focus() == []
    before = me.page.url
    for _ in range(6):
        keyboard.press("Tab")
        if me.page.evaluate("document.activeElement.textContent.trim()") == me.say("rematch"):
            break
    keyboard.press("Enter")
    expect(me.page).not_to_have_url(before)
    assert me.wait_for_choice()


def test_what_is_said_aloud(open_page: Opener) -> None:
    me = open_page("en").lobby().create("you", "bot:normal", seed=3)
    me.wait_for_choice()
    expect(me.page.get_by_role("alert").filter(has_text=me.say("your-move"))).to_have_count(1)
    me.lines.first.click()
    expect(me.page.locator("[role=status]")).to_contain_text(
        "Selected" if me.has("[data-act][aria-disabled=false]") else ""
    )


def test_the_order_of_focus(open_page: Opener) -> None:
    me = open_page("en").lobby().create("you", "bot:normal", seed=3)
    me.wait_for_choice()
    me.page.locator("body").evaluate("document.activeElement.blur()")
    order: list[str] = []
    for _ in range(60):
        me.page.keyboard.press("Tab")
        region = me.page.evaluate(REGION)
        if region and (not order or order[-1] != region):
            order.append(region)
    assert order[:8] == ["skip", "top", "prompt", "tools", "board", "choices", "players", "replay"]


REGION = """() => {
  const now = document.activeElement
  const regions = {
    skip: '.skip', tools: '.tools', prompt: '.prompt', top: '.top', board: '.board',
    choices: '[data-region=choices], .tabs', players: '[data-region=players]', replay: '.replay',
  }
  return Object.keys(regions).find((name) => now.closest(regions[name])) ?? null
}"""


def test_a_newcomer_is_told_the_goal_and_meets_an_easy_opponent(open_page: Opener) -> None:
    me = open_page("pl").lobby()
    cards = me.page.locator(".game[data-game]")
    expect(cards).to_have_count(5)
    for card in cards.all():
        expect(card.locator(".goal")).to_be_visible()
        expect(card.locator(".buttons .ring")).to_have_text(re.compile(me.say("learn-short")))  # the one amber button
        expect(card.locator(".buttons .ring")).to_have_text(re.compile("min"))  # and how long the lesson takes
    expect(me.page.locator(".game[data-game=sunward] .goal")).to_contain_text(me.say("goal"))
    me.play_now()
    assert me.wait_for_choice()
    assert [seat["level"] for seat in me.ask()["seats"]] == ["", "easy"]
    expect(me.page.locator("[data-goal]")).to_contain_text(me.say("goal"))
    me.page.locator("#tab-log").click()
    expect(me.page.locator("[data-region=log] [data-log-goal]")).to_contain_text(me.say("goal"))
    me.page.locator("#tab-choices").click()
    me.page.get_by_role("button", name=me.say("rules"), exact=True).first.click()
    summary = me.page.locator("[data-summary]")
    expect(summary).to_contain_text(me.say("summary-care"))
    expect(summary.locator("[data-legend] svg")).to_have_count(10)
    assert me.violations() == []
    me.page.keyboard.press("Escape")
    me.choose_in_list()
    expect(me.page.locator("[data-goal]")).to_have_count(0)


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080), (768, 1024), (390, 844)])
@pytest.mark.parametrize("language", ["pl", "en"])
def test_how_long_a_lesson_takes_stands_on_its_button(open_page: Opener, language: str, size: tuple[int, int]) -> None:
    me = open_page(language, size).lobby()
    for game in (each.get_attribute("data-game") or "" for each in me.page.locator(".game[data-game]").all()):
        label = me.say("learn", n=lesson_of(perihelion.game(game), "first").minutes)
        button = me.page.locator(f".game[data-game='{game}']").get_by_role("button", name=label, exact=True)
        expect(button).to_have_text(label)
    assert me.overflows() == []


def test_a_ready_made_empire_hides_no_goal(open_page: Opener) -> None:
    """Choices of the preparation that were made for a newcomer are no moves of theirs."""
    me = open_page("en", game="burning-suns").lobby()
    me.play_now()
    assert me.wait_for_choice()
    assert [seat["level"] for seat in me.ask()["seats"]] == ["", "easy"]
    expect(me.page.locator("[data-goal]")).to_contain_text(me.say("goal"))
    me.choose_in_list()
    expect(me.page.locator("[data-goal]")).to_have_count(0)


def test_what_the_others_did_is_told_in_one_line_each(open_page: Opener) -> None:
    me = open_page("pl", game="beyond-the-sun").lobby()
    me.create("you", "bot:easy", seed=7)
    me.at_table()
    since = me.page.locator("[data-since]")
    for _ in range(12):
        assert me.wait_for_choice()
        me.page.mouse.move(2, 2)  # it is told while nothing is looked at
        with suppress(TooLate):  # in the middle of the own turn there is nothing to tell
            since.wait_for(timeout=2000)
            break
        me.choose_in_list()
    expect(since).to_be_visible()
    told = since.locator("li").all_inner_texts()
    assert told
    assert all(":" in line and not line.endswith(": tura") for line in told), told
