"""How few taps lead a newcomer with a phone from the lobby to a first move: in the lesson, and at a first table."""

import pytest
from page.beats import PHONE
from page.playing import Opened, Opener
from page.test_lessons import LANGUAGES, OTHER
from playwright.sync_api import expect

import perihelion
from perihelion.teaching.lesson import lesson_of

MOST = 3
"""Learn and two sentences, or "Play now", a choice and the button that does it."""
COUNT = "addEventListener('click', (event) => { if (event.isTrusted) window.taps = (window.taps ?? 0) + 1 }, true)"
EACH = [(game, OTHER[language]) for game, language in LANGUAGES.items()]


def newcomer(open_page: Opener, game: str, language: str) -> Opened:
    me = open_page(language, PHONE, touch=True, game=game)
    me.page.add_init_script(COUNT)
    return me.lobby()


def taps(me: Opened) -> int:
    """As the page itself has met them."""
    return int(me.page.evaluate("window.taps ?? 0"))


@pytest.mark.parametrize(("game", "language"), EACH)
def test_three_taps_lead_to_the_first_move_of_a_lesson(open_page: Opener, game: str, language: str) -> None:
    me = newcomer(open_page, game, language)
    label = me.say("learn", n=lesson_of(perihelion.game(game), "first").minutes)
    card = me.page.locator(f".game[data-game='{game}']")
    card.get_by_role("button", name=label, exact=True).tap()
    coach = me.page.locator("[data-coach]")
    expect(coach).to_be_visible()
    onwards = coach.get_by_role("button", name=me.say("coach-next"), exact=True)
    shows = coach.get_by_role("button", name=me.say("coach-show"), exact=True)
    for _ in range(20):
        beat = me.ask()["lesson"]["beat"]
        expect(onwards.or_(shows).first).to_be_visible()
        if not onwards.count():
            break
        onwards.tap()
        me.page.locator(f"[data-coach]:not([data-beat='{beat}'])").wait_for()
    expect(shows).to_be_visible()
    expect(me.lines.first).to_be_visible()
    assert taps(me) <= MOST


@pytest.mark.parametrize(("game", "language"), EACH)
def test_three_taps_make_the_first_move_of_a_first_game(open_page: Opener, game: str, language: str) -> None:
    me = newcomer(open_page, game, language)
    me.page.locator(f".game[data-game='{game}']").get_by_role("button", name=me.say("play-now"), exact=True).tap()
    me.at_table()
    assert me.wait_for_choice()
    ply = me.in_step()
    if me.lines.count() == 0:
        me.page.locator("[data-region=choices] .group").first.tap()
    me.lines.first.tap()
    me.page.locator("[data-act][aria-disabled=false]").tap()
    me.settled(ply)
    assert taps(me) <= MOST
