"""What holds for every board of targets: glowing places are the legal moves, and clicks alone play a game."""

import random

from page.playing import Opened

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


def click_somewhere(me: Opened, chance: random.Random) -> None:
    """One move by mouse: a glowing place, or a button of the tray; then the primary button."""
    ply = me.ply
    me.page.locator(f"{LIT}, {IN_TRAY}").first.wait_for()
    lit = me.page.locator(f"{LIT}:visible, {IN_TRAY}:visible")
    lit.nth(chance.randrange(lit.count())).click()
    moved = f"[data-act][aria-disabled=false], .table:not([data-ply='{ply}'])"
    me.page.locator(f"{moved}, .board [data-target][aria-pressed=true]").first.wait_for()
    if me.ply == ply and me.page.locator("[data-act][aria-disabled=false]").count() == 0:
        options = me.page.locator(IN_TRAY)  # the place has several choices: they stand in the tray now
        options.nth(chance.randrange(options.count())).click()
    me.commit(ply)


def play_by_clicking(me: Opened, seed: int, most: int = 600) -> int:
    chance = random.Random(seed)
    return me.play_to_the_end(lambda: click_somewhere(me, chance), most)
