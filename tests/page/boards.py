"""What holds for every board of targets: glowing places are the legal moves, and clicks alone play a game."""

import random
from collections.abc import Callable

from page.playing import Opened
from playwright.sync_api import TimeoutError as TooLate

LIT = ".board [data-target][data-lit]"
IN_TRAY = ".board [data-tray-move]"


def listed(me: Opened) -> set[int]:
    """All moves of the plain list, with every group unfolded."""
    folded = me.page.locator("[data-region=choices] .group[aria-expanded=false]")
    while folded.count():
        folded.first.click()
    read = "(all) => all.map((each) => Number(each.dataset.move))"
    return set(me.lines.evaluate_all(read))


def on_board(me: Opened) -> set[int]:
    """All moves that glowing places and the tray offer."""
    places = me.page.locator(LIT).evaluate_all(
        "(all) => all.flatMap((each) => each.dataset.moves.split(' ').map(Number))"
    )
    tray = me.page.locator(IN_TRAY).evaluate_all("(all) => all.map((each) => Number(each.dataset.trayMove))")
    return set(places) | set(tray)


def assert_all_moves_everywhere(me: Opened) -> set[str]:
    """Every legal move has a line and a place, and nothing else has; the kinds that were seen."""
    me.in_step()
    legal = me.ask()["legal"]
    expected = {move["id"] for move in legal}
    assert listed(me) == expected
    assert on_board(me) == expected
    return {move["kind"] for move in legal}


VISIBLE = """(selector) => [...document.querySelectorAll(selector)].flatMap((each, k) => {
  const { width, height } = each.getBoundingClientRect()
  const shown = width > 0 && height > 0 && getComputedStyle(each).visibility === 'visible'
  return shown ? [[k, each.cloneNode(false).outerHTML]] : []
})"""
"""Which of them can be seen, and what each is: in one question, as there are hundreds of choices in a game."""


def click_somewhere(me: Opened, chance: random.Random) -> None:
    """One move by mouse: a glowing place, or a button of the tray; then the primary button."""
    ply = me.ply
    places = f"{LIT}, {IN_TRAY}"
    me.seen(places).wait_for()
    moved = f"[data-act][aria-disabled=false], .table:not([data-ply='{ply}'])"
    number, name = chance.choice(me.page.evaluate(VISIBLE, places))
    me.page.locator(f"css:light={places}").nth(number).click()
    try:
        me.seen(f"{moved}, .board [data-target][aria-pressed=true]").wait_for()
    except TooLate as late:
        raise AssertionError(f"a click on {name} came to nothing; {me.situation()}") from late
    if not me.has(moved):
        options = me.page.locator(IN_TRAY)  # the place has several choices: they stand in the tray now
        options.nth(chance.randrange(options.count())).click()
    me.commit(ply)


def tap_a_line(me: Opened, chance: random.Random) -> bool:
    """Whether the page had put it in the hand already: then the tap makes the move."""
    me.page.locator("[data-region=choices] :is([data-move], .group)").first.wait_for()
    if me.lines.count() == 0:  # all groups are folded
        me.page.locator("[data-region=choices] .group[aria-expanded=false]").first.tap()
        me.lines.first.wait_for()
    line = me.lines.nth(chance.randrange(min(6, me.lines.count())))
    in_hand = line.get_attribute("aria-pressed") == "true"
    line.tap()
    return in_hand


IN_SIGHT = """(all) => all.flatMap((each, k) => {
  const box = each.getBoundingClientRect()
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return top && each.contains(top) ? [k] : []
})"""
"""Which of them a finger would meet: others wait under the sheet or beyond the edge of a map that can be moved."""


def tap_somewhere(me: Opened, chance: random.Random) -> None:
    """One move by finger: something that glows on the surface in sight, or a line of the sheet; then the button."""
    ply = me.ply
    act = me.page.locator("[data-act][aria-disabled=false]")
    lit = me.page.locator(f"{LIT}:visible, {IN_TRAY}:visible")
    in_sight = lit.evaluate_all(IN_SIGHT)
    if in_sight and chance.random() < 0.7:
        place = lit.nth(chance.choice(in_sight))
        in_hand = place.get_attribute("aria-pressed") == "true" and act.count() > 0
        place.tap()
        if in_hand:  # by the page: the last step of a flight, which a tap makes
            me.settled(ply)
            return
        me.page.locator("[data-act][aria-disabled=false], .board [data-target][aria-pressed=true]").first.wait_for()
        me.still()
        options = me.page.locator(f"{IN_TRAY}:visible")
        if act.count() == 0 and options.count():  # the place has several choices: they stand in the tray now
            options.nth(chance.randrange(options.count())).tap()
        elif act.count() == 0:
            tap_a_line(me, chance)
    elif tap_a_line(me, chance):
        me.settled(ply)
        return
    act.first.wait_for()
    me.act.tap()
    me.settled(ply)


LOOK_EVERY = 9
"""Choices between two looks at all texts: a look takes a tenth of a second."""


def play_looking(me: Opened, move: Callable[[], None], most: int) -> int:
    made = 0

    def step() -> None:
        nonlocal made
        if made % LOOK_EVERY == 0:
            wrong = me.overflows() + me.unsettled()
            assert not wrong, f"before choice {made}: " + "; ".join(wrong)
        made += 1
        move()

    return me.play_to_the_end(step, most)


def play_by_clicking(me: Opened, seed: int, most: int = 600) -> int:
    chance = random.Random(seed)
    return play_looking(me, lambda: click_somewhere(me, chance), most)


def play_by_tapping(me: Opened, seed: int, most: int = 600) -> int:
    chance = random.Random(seed)
    return play_looking(me, lambda: tap_somewhere(me, chance), most)
