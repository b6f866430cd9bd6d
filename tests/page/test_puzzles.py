"""Puzzles on the page: found in the menu of what can be learned, solved, marked; and opponents that grow with wins."""

import json
from typing import Any

import pytest
from page.playing import Opened, Opener
from playwright.sync_api import expect

import perihelion
from perihelion.teaching.lesson import Lesson
from perihelion.teaching.puzzles import puzzles_of

PHONE = (390, 844)
GAME = "new-frontiers"


def knows(me: Opened, **learned: Any) -> None:
    """A browser whose player has finished a game."""
    me.lobby()
    of = {me.game: {"games": 1, "wins": {}, "lessons": [], "notes": [], **learned}}
    me.page.evaluate(
        f"localStorage.setItem('perihelion.taught', JSON.stringify({json.dumps({'of': of, 'tables': []})}))"
    )
    me.page.reload()
    me.lobby()


def open_menu(me: Opened) -> None:
    card = me.page.locator(f".game[data-game='{me.game}']")
    card.get_by_role("button", name=me.say("learn-short"), exact=True).click()
    expect(me.page.locator("[data-learn]")).to_be_visible()


def begin(me: Opened, puzzle: Lesson) -> None:
    open_menu(me)
    me.page.locator(f"[data-learn] [data-lesson='{puzzle.id}']").click()
    me.at_table()
    expect(me.page.locator("[data-coach] .say")).to_have_text(me.say(puzzle.beats[0].say))


def take(me: Opened, action: int) -> None:
    me.page.locator(f"[data-region=choices] [data-move='{action}']").click()


@pytest.mark.parametrize(("language", "size"), [("pl", (1366, 768)), ("en", PHONE)])
def test_a_puzzle_is_solved_and_marked(open_page: Opener, language: str, size: tuple[int, int]) -> None:
    me = open_page(language, size, touch=size == PHONE, game=GAME)
    me.forgiven = ["409 (Conflict)"]  # that is how a lesson says no
    puzzles = puzzles_of(perihelion.game(GAME))
    knows(me)
    open_menu(me)
    expect(me.page.locator("[data-learn] ol [data-lesson]")).to_have_count(len(puzzles))
    expect(me.page.locator("[data-learn]")).to_contain_text(me.say("learn-solved", n=0, of=len(puzzles)))
    assert me.violations() == []
    me.page.keyboard.press("Escape")

    begin(me, puzzles[0])
    beat = puzzles[0].beats[0]
    for pattern, said in beat.tempting:
        (tempting,) = [
            each["id"] for each in me.ask()["legal"] if pattern.matches(perihelion.game(GAME).actions, each["id"])
        ]
        take(me, tempting)
        expect(me.page.locator("[data-coach] .wrong")).to_have_text(me.say(said))
    expect(me.page.locator(f"[data-region=choices] [data-move='{beat.line[0]}'].selected")).to_have_count(0)  # not told
    take(me, beat.line[0])
    coach = me.page.locator("[data-coach]")
    expect(coach.locator(".praise")).to_have_text(me.say(beat.done[0].say))
    expect(coach).to_contain_text(me.say("puzzle-solved"))
    me.button("coach-next-puzzle").click()
    expect(me.page.locator("[data-coach] .say")).to_have_text(me.say(puzzles[1].beats[0].say))

    me.button("coach-show").click()  # who looks at the answer has not solved it
    me.lobby()
    open_menu(me)
    marked = me.page.locator("[data-learn] [data-lesson]:has(svg)")
    expect(marked).to_have_count(1)
    expect(marked).to_have_attribute("data-lesson", "puzzle-1")
    me.button("learn-again").click()
    expect(marked).to_have_count(0)


@pytest.mark.parametrize(("wins", "level"), [({}, "easy"), ({"easy": 1}, "normal"), ({"easy": 1, "normal": 1}, "hard")])
def test_a_win_offers_the_next_level(open_page: Opener, wins: dict[str, int], level: str) -> None:
    me = open_page("en")
    knows(me, wins=wins)
    card = me.page.locator(f".game[data-game='{me.game}']")
    card.get_by_role("button", name=me.say("play-now"), exact=True).click()
    me.at_table()
    assert {seat["level"] for seat in me.ask()["seats"] if seat["kind"] == "bot"} == {level}
