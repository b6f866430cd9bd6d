"""Coach notes on the page, and what a newcomer is offered after a first game."""

import json
import re

from page.playing import Opened, Opener
from page.walking import DONE, begin, follow
from playwright.sync_api import expect

import perihelion
from perihelion.teaching.lesson import lesson_of
from perihelion.teaching.notes import notes_of


def read_notes(me: Opened) -> list[str]:
    kept = json.loads(me.page.evaluate("localStorage.getItem('perihelion.taught')") or "{}")
    return list(kept.get("of", {}).get(me.game, {}).get("notes", []))


def until_noted(me: Opened) -> str:
    """Plays on until a note stands there; what it says."""
    card = me.page.locator("[data-note]")
    for _ in range(12):
        assert me.wait_for_choice()
        me.in_step()
        me.page.mouse.move(2, 2)  # the inspector tells it while nothing is looked at
        me.still()
        if card.count():
            return card.first.inner_text()
        me.choose_in_list()
    raise AssertionError("no note in twelve choices")


def look_back_and_return(me: Opened) -> None:
    """To the beginning of the game, and to now again."""
    bar = me.page.get_by_role("contentinfo", name=me.say("replay"))
    for button, there in (("replay-start", 1), ("replay-end", 0)):
        bar.get_by_role("button", name=me.say(button)).dispatch_event("click")  # they are seen under the pointer alone
        expect(me.page.locator(".prompt.replay")).to_have_count(there)


def test_what_is_met_for_the_first_time_is_explained_once_in_a_life(open_page: Opener) -> None:
    me = open_page("pl", game="burning-suns").lobby()
    me.play_now()
    text = until_noted(me)
    (first, *_) = read_notes(me)
    assert first in {note.id for note in notes_of(perihelion.game(me.game)).notes}
    assert me.say(f"note-{first}") in text
    assert me.violations() == []
    me.button("note-got-it").click()
    expect(me.page.locator("[data-note]")).to_have_count(0)
    me.page.reload()
    me.lobby()
    me.play_now()
    assert me.say(f"note-{first}") not in until_noted(me)


def test_who_asks_is_shown_where_a_note_points_also_on_a_phone(open_page: Opener) -> None:
    for size, touch in (((1366, 768), False), ((390, 844), True)):
        me = open_page("en", size, touch=touch, game="beyond-the-sun").lobby()
        me.play_now()
        until_noted(me)
        assert read_notes(me) == ["action"]
        expect(me.page.locator("[data-ring]")).to_have_count(0)
        if not touch:
            look_back_and_return(me)
        me.button("note-where").click()
        expect(me.page.locator("[data-ring='panel:tree']")).to_be_visible()
        me.button("note-got-it").click()
        # a line about the others may now stand where the note stood, and lights up what it names
        me.page.mouse.move(2, 2)
        expect(me.page.locator("[data-ring]")).to_have_count(0)


def test_what_a_lesson_has_told_needs_no_note(open_page: Opener) -> None:
    me = open_page("pl")
    begin(me)
    assert read_notes(me) == []
    follow(me, until=4)
    assert read_notes(me) == ["place-tile", "draw-where"]


def test_whoever_goes_on_from_a_lesson_to_a_game_has_missed_no_note(open_page: Opener) -> None:
    """The table of the lesson shows none once it is left: it would be told where nobody can read it."""
    me = open_page("en")
    begin(me)
    follow(me)
    taught = read_notes(me)
    before = me.page.url
    me.button("coach-first-game").click()
    expect(me.page).not_to_have_url(before)
    assert me.wait_for_choice()
    assert read_notes(me) == taught


def test_after_a_first_game_the_second_lesson_is_offered_and_to_who_won_harder_opponents(open_page: Opener) -> None:
    me = open_page("en").lobby()
    me.page.evaluate(DONE, {"game": "sunward", "lesson": "first"})
    me.lobby().play_now()
    me.play_to_the_end(me.choose_in_list)
    end = me.page.locator("[data-end]")
    expect(end.locator("[data-decided]")).to_contain_text(re.compile(r"\d.*\d"))
    deeper = lesson_of(perihelion.game("sunward"), "deeper")
    offers = [me.button("end-lesson", title=me.say(deeper.title), n=deeper.minutes)]
    won = me.ask()["result"]["ranking"][0] == [0]
    offers += [me.button("end-harder", level=me.say("level-normal"))] if won else []
    for offer in offers:
        expect(offer).to_be_visible()
    for button in end.locator(".buttons button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 768
    before = me.page.url
    offers[-1].click()
    expect(me.page).not_to_have_url(before)
    assert me.wait_for_choice()
    assert [seat["level"] for seat in me.ask()["seats"]] == ["", "normal" if won else "easy"]
