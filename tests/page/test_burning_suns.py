"""Burning Suns at the page: whole games by clicking and by keyboard, every move in both places, a phone, axe, overflow."""

import random

import pytest
from page.boards import assert_all_moves_everywhere, click_somewhere, play_by_clicking
from page.playing import Opened, Opener
from playwright.sync_api import expect


def seated(me: Opened, seed: int, *bots: str) -> Opened:
    me.lobby().create("you", *(bots or ("bot:easy",)), seed=seed)
    return me.at_table()


@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_whole_game_by_clicking_the_board(open_page: Opener, language: str) -> None:
    me = seated(open_page(language, game="burning-suns"), seed=4)
    assert play_by_clicking(me, seed=4, most=700) > 40
    expect(me.page.locator("[data-end]")).to_be_visible()
    assert me.overflows() == []
    assert me.violations() == []
