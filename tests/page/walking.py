"""Walks through a lesson: from the lobby into it, and from beat to beat with whatever is at hand."""

from collections.abc import Callable
from typing import Any

from page.playing import Opened
from playwright.sync_api import expect

import perihelion
from perihelion.teaching.lesson import Lesson, lesson_of

Told = dict[str, Any]
"""The lesson of a scene."""
Look = Callable[[Opened, Told], None]


def begin(me: Opened, name: str = "first") -> Lesson:
    me.lobby()
    game = perihelion.game(me.game)
    lesson = lesson_of(game, name)
    if name != "first":  # as after the first one
        me.page.evaluate(DONE, {"game": me.game, "lesson": "first"})
        me.lobby()
    label = me.say("learn", n=lesson.minutes) if name == "first" else me.say("learn-short")
    learn = me.page.locator(f".game[data-game='{me.game}']").get_by_role("button", name=label, exact=True)
    assert ("ring" in (learn.get_attribute("class") or "")) == (name == "first")  # what a newcomer is offered first
    learn.click()
    if name != "first":  # whoever has had one chooses
        me.page.locator(f"[data-learn] [data-lesson='{name}']").click()
    me.at_table()
    expect(me.page.locator("[data-coach]")).to_be_visible()
    return lesson


DONE = """({game, lesson}) => localStorage.setItem('perihelion.taught',
  JSON.stringify({of: {[game]: {games: 0, wins: {}, lessons: [lesson], notes: []}}, tables: []}))"""


def press_next(me: Opened) -> None:
    me.press(me.page.locator("[data-coach]").get_by_role("button", name=me.say("coach-next"), exact=True))


def show_and_commit(me: Opened, ply: int) -> None:
    me.press(me.page.locator("[data-coach]").get_by_role("button", name=me.say("coach-show"), exact=True))
    me.commit(ply)


# the first place of a move on the board that a pointer would meet in its middle
MEETS = """(all) => all.findIndex((each) => {
  const box = each.getBoundingClientRect()
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return top !== null && each.contains(top)
})"""


def press_and_commit(me: Opened, ply: int) -> None:
    """As whoever does what is said: where the move is made on the board, in the tray that opens there, or "Show me"."""
    move = me.ask()["lesson"]["allow"][0]
    board = me.page.locator(f"[data-region=board] :is([data-moves~='{move}'], [data-move='{move}'])")
    in_hand = me.page.locator(f"[data-region=choices] [data-move='{move}'].selected")
    met = board.evaluate_all(MEETS)
    if met >= 0:
        me.press(board.nth(met))
        answer = "[data-act][aria-disabled=false], .board [data-target][aria-pressed=true]"
        me.seen(f"{answer}, .table:not([data-ply='{ply}'])").wait_for()
        me.still()
    tray = me.page.locator(f"[data-region=board] [data-tray-move='{move}']:visible")
    if me.ply == ply and not in_hand.count() and tray.count():
        me.press(tray.first)
        me.still()
    if me.ply == ply and not in_hand.count():
        show_and_commit(me, ply)
    else:
        me.commit(ply)


def follow(
    me: Opened,
    until: int = 99,
    see: Look = lambda _me, _told: None,
    next_beat: Callable[[Opened], None] = press_next,
    make: Callable[[Opened, int], None] = press_and_commit,
    take_any: Callable[[Opened, int], None] = lambda me, _ply: me.choose_in_list(),
) -> int:
    """Next where it is offered, else what "Show me" takes into the hand; the number of moves made."""
    coach, made = me.page.locator("[data-coach]"), 0
    seen: set[int] = set()
    for _ in range(200):
        me.page.locator("[data-coach] .primary, [data-region=choices] :is([data-move], .group)").first.wait_for()
        scene = me.ask()
        told = scene["lesson"]
        expect(me.page.locator(f"[data-coach][data-beat='{told['beat']}']")).to_be_visible()
        asked = told["next"] or told["end"] or scene["legal"]
        if asked and told["beat"] not in seen:
            seen.add(told["beat"])
            expect(coach).to_contain_text(me.say(told["say"]))
            me.in_step()
            see(me, told)
        if told["end"] or told["beat"] >= until:
            return made
        if told["next"]:
            next_beat(me)
            me.page.locator(f"[data-coach]:not([data-beat='{told['beat']}'])").wait_for()
            continue
        if not scene["legal"]:
            continue  # the others still move
        ply = me.in_step()
        if told["allow"] is None:
            take_any(me, ply)
        else:
            make(me, ply)
        made += 1
    raise AssertionError("the lesson does not end")


def tab_to(me: Opened, label: str) -> None:
    """Only the Tab key, until the button of the card has the focus."""
    for _ in range(120):
        at = me.page.evaluate(
            "document.activeElement?.closest('[data-coach]') ? document.activeElement.textContent : ''"
        )
        if at == label:
            return
        me.page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not come to {label!r}")
