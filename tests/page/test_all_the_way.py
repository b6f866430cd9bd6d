"""The newcomer's path in one browser: lobby, lesson, first game with a note, its end, the second lesson.

`make test` walks it in Sunward, and its parts in the others; `make screens` in every game.
"""

import random
import re

import pytest
from page.boards import click_somewhere
from page.playing import Opener
from page.test_lessons import EVERYTHING, LANGUAGES, goes_on_to_a_first_game
from page.test_notes import read_notes
from page.walking import begin, follow
from playwright.sync_api import expect

import perihelion
from perihelion.teaching.lesson import lesson_of


@pytest.mark.parametrize("game", LANGUAGES if EVERYTHING else ["sunward"])
def test_from_the_lobby_to_the_second_lesson(open_page: Opener, game: str) -> None:
    me = open_page(LANGUAGES[game], game=game)
    begin(me)
    follow(me)
    taught = read_notes(me)
    goes_on_to_a_first_game(me)
    chance, said = random.Random(game), list[str]()

    def move() -> None:
        me.page.mouse.move(2, 2)  # a note stands while nothing is looked at
        me.still()
        note = me.page.locator("[data-note]")
        if note.count():
            said.append(note.first.inner_text())
            me.button("note-got-it").first.click()
        if game == "sunward":
            me.choose_on_board()
        else:
            click_somewhere(me, chance)

    me.play_to_the_end(move, most=1500)
    assert said
    assert len(said) == len(set(said)), "each is told once"
    assert set(read_notes(me)) > set(taught)
    expect(me.page.locator("[data-end] [data-decided]")).to_contain_text(re.compile(r"\d.*\d"))
    deeper = lesson_of(perihelion.game(game), "deeper")
    me.button("end-lesson", title=me.say(deeper.title), n=deeper.minutes).click()
    expect(me.page.locator("[data-coach][data-beat='1']")).to_contain_text(me.say(deeper.beats[0].say))
