"""Whole games by keyboard alone: arrows and Enter on the board, and the focus is never lost."""

import random

import pytest
from page.boards import IN_TRAY, LIT
from page.playing import Json, Opened, Opener
from server.serving import Server, good
from support import asking

OPENED = ".board [data-target][aria-pressed=true]"
LOOK = """() => {
  const now = document.activeElement
  return {
    ply: Number(document.querySelector('.table').dataset.ply),
    over: document.querySelector('[data-end]') !== null,
    ready: document.querySelector('[data-act][aria-disabled=false]') !== null,
    letter: document.querySelector('[data-target="produce:1"][data-lit]') !== null,
    focus: now === document.body ? 'lost' : now.matches('[data-lit], [data-tray-move]') ? 'choice' : 'elsewhere',
  }
}"""
WAYS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
SHORTEST: dict[str, dict[str, object]] = {
    "beyond-the-sun": {"round_cap": 20, "setup": "first-game"},
    "new-frontiers": {"setup": "first", "round_limit": 20},
    "pulsar-2849": {"headquarters": False, "first_game": True},
    "burning-suns": {"race_cards": False},
}


def seated(me: Opened, server: Server, options: dict[str, object], seed: int) -> Opened:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "easy"}]
    wish = {"game": me.game, "options": options, "seed": seed, "seats": seats}
    created = good(asking.post(f"{server.url}/api/tables", json=wish))
    me.page.goto(f"{me.url}/#/table/{created['table']}?seat={created['seats'][0]['token']}")
    return me.at_table()


def look(me: Opened) -> Json:
    return dict(me.page.evaluate(LOOK))


def take(me: Opened, ply: int, chance: random.Random) -> None:
    """One move: to the board, to something that glows, Enter; once more where a choice has to be confirmed."""
    keys = me.page.keyboard
    keys.press("b")
    for _ in range(chance.randrange(1, 3)):
        keys.press(chance.choice(WAYS))
    for way in WAYS:
        if look(me)["focus"] == "choice":
            break
        keys.press(way)
    ready = f"[data-act][aria-disabled=false], .table:not([data-ply='{ply}'])"
    keys.press("Enter")
    me.page.locator(f"{ready}, {OPENED}").first.wait_for()
    now = look(me)
    if now["ply"] == ply and not now["ready"]:
        assert now["focus"] == "choice", "the several choices of a place come next"
        keys.press("Enter")
        me.page.locator(ready).first.wait_for()
        now = look(me)
    if now["ply"] == ply:
        keys.press("Enter")
    me.settled(ply)


@pytest.mark.parametrize("game", SHORTEST)
def test_a_whole_game_by_keyboard_alone(open_page: Opener, server: Server, game: str) -> None:
    me = seated(open_page("en", game=game), server, SHORTEST[game], seed=6)
    chance = random.Random(game)
    made = letters = 0
    while True:
        me.page.locator(f"[data-end], {LIT}, {IN_TRAY}").first.wait_for()
        now = look(me)
        assert made == 0 or now["focus"] != "lost", f"after move {made}"
        if now["over"]:
            break
        if now["letter"]:  # production has a letter for every way
            me.page.keyboard.press("o")
            me.settled(now["ply"])
            letters += 1
        else:
            take(me, now["ply"], chance)
        made += 1
        assert made < 400, "the game does not end"
    assert me.ask()["status"] == "over"
    assert made > 20
    assert (letters > 0) == (game == "beyond-the-sun")
