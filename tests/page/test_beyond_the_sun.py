"""Beyond the Sun in a browser: whole games on the board, every move in both places, every screen in order."""

import random

import pytest
from page.boards import assert_all_moves_everywhere, click_somewhere, play_by_clicking
from page.playing import Opened, Opener
from playwright.sync_api import expect

GAME = "beyond-the-sun"
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


@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_whole_game_by_clicking_the_board(open_page: Opener, language: str) -> None:
    me = at_table(open_page, language)
    assert me.wait_for_choice()
    in_order(me)
    made = play_by_clicking(me, seed=3)
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
