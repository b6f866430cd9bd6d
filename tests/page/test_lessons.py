"""Lessons on the page: from the lobby to the last beat, in both languages, at a laptop and on a phone, by every means.

At every beat what it points at is ringed, wholly in sight, and not under the coach's card. Whoever follows a first
lesson and looks at the rules in short has had the answers to the questions of the reader test on the screen.
"""

import os

import pytest
from page.beats import LAPTOP, PHONE, Steady, Told, look_low
from page.playing import Opened, Opener
from page.reading import Reader
from page.walking import begin, follow, show_and_commit, tab_to
from playwright.sync_api import expect

import perihelion
from perihelion.teaching.guide import guide_of
from perihelion.teaching.lesson import lessons_of

EVERYTHING = bool(os.environ.get("SCREENS"))
LANGUAGES = {
    "sunward": "pl", "new-frontiers": "en", "beyond-the-sun": "pl", "pulsar-2849": "en", "burning-suns": "pl"
}  # fmt: skip
OTHER = {"pl": "en", "en": "pl"}
LESSONS = [
    (game, language, each.id) for game, language in LANGUAGES.items() for each in lessons_of(perihelion.game(game))
]
AND_OTHER = [(game, OTHER[language], name) for game, language, name in LESSONS]
"""Each lesson in the language in which it is not walked at the laptop; `make screens` walks all in both at both."""
AT_LAPTOP = [*LESSONS, *AND_OTHER] if EVERYTHING else LESSONS
BY_TOUCH = [*AND_OTHER, *LESSONS] if EVERYTHING else AND_OTHER
BY_KEYBOARD = AT_LAPTOP if EVERYTHING else [each for each in AND_OTHER if each[2] == "first"]


@pytest.mark.parametrize(("game", "language", "name"), AT_LAPTOP)
def test_a_lesson_is_walked_to_its_end(open_page: Opener, game: str, language: str, name: str) -> None:
    me = open_page(language, LAPTOP, game=game)
    lesson = begin(me, name)
    steady, reader = Steady(), Reader(me)

    def see(me: Opened, told: Told) -> None:
        steady(me, told)
        reader.look()
        whole = EVERYTHING or told["beat"] % 4 == 0
        assert me.violations("html" if whole else "[data-coach]") == [], f"beat {told['beat']}"

    made = follow(me, see=see)
    assert made >= sum(1 for beat in lesson.beats if beat.line)
    if name == "first":
        answers(reader)
    me.button("coach-play-on").click()
    expect(me.page.locator("[data-coach]")).to_have_count(0)
    me.page.mouse.move(2, 2)  # a line about what the others did rings what it names while the pointer is on it
    expect(me.page.locator("[data-ring]")).to_have_count(0)
    assert me.ask()["lesson"] is None


def answers(reader: Reader) -> None:
    """In the words that were in sight, and on the board itself."""
    reader.look_up()
    assert reader.unanswered() == []
    assert reader.unseen() == []


@pytest.mark.parametrize(("game", "language", "name"), BY_TOUCH)
def test_a_lesson_is_walked_by_touch_on_a_phone(open_page: Opener, game: str, language: str, name: str) -> None:
    me = open_page(language, PHONE, touch=True, game=game)
    lesson, reader = begin(me, name), Reader(me)

    def see(me: Opened, told: Told) -> None:
        look_low(me, told)
        reader.look()
        if EVERYTHING:
            assert me.violations() == [], f"beat {told['beat']}"

    assert follow(me, see=see) >= sum(1 for beat in lesson.beats if beat.line)
    assert me.violations() == []
    if name == "first":
        answers(reader)
        goes_on_to_a_first_game(me)


def goes_on_to_a_first_game(me: Opened) -> None:
    """Its own setup, against easy opponents only, without a lesson; and the goal once more."""
    before = me.page.url
    me.press(me.button("coach-first-game"))
    expect(me.page).not_to_have_url(before)
    assert me.wait_for_choice()
    scene, first = me.ask(), guide_of(perihelion.game(me.game)).first_game
    assert first is not None
    assert [seat["level"] for seat in scene["seats"]] == ["", *["easy"] * (first.seats - 1)]
    assert scene["options"] == {**scene["options"], **first.options}
    assert scene["lesson"] is None
    expect(me.page.locator("[data-goal]")).to_contain_text(me.say("goal"))


@pytest.mark.parametrize(("game", "language", "name"), BY_KEYBOARD)
def test_a_lesson_is_walked_by_keyboard_alone(open_page: Opener, game: str, language: str, name: str) -> None:
    me = open_page(language, game=game)
    lesson = begin(me, name)

    def go_on(me: Opened) -> None:
        tab_to(me, me.say("coach-next"))
        me.page.keyboard.press("Enter")

    def make(me: Opened, ply: int) -> None:
        tab_to(me, me.say("coach-show"))
        me.page.keyboard.press("Enter")
        me.page.wait_for_function("document.activeElement?.matches('[data-act]')")
        me.page.keyboard.press("Enter")
        me.settled(ply)

    def take_any(me: Opened, ply: int) -> None:
        me.page.keyboard.press("c")
        for _ in range(2):  # the same line again does it
            if me.ply == ply:
                me.page.keyboard.press("1")
                me.seen(f"[data-act][aria-disabled=false], .table:not([data-ply='{ply}'])").wait_for()
        me.settled(ply)

    assert follow(me, next_beat=go_on, make=make, take_any=take_any) >= sum(1 for beat in lesson.beats if beat.line)


def test_another_move_is_answered_and_the_third_try_has_the_right_one_shown(open_page: Opener) -> None:
    me = open_page("pl")
    me.forgiven = ["409 (Conflict)"]  # that is how a lesson says no
    begin(me)
    follow(me, until=3)
    told = me.ask()["lesson"]
    wrong = next(each["id"] for each in me.ask()["legal"] if each["id"] not in told["allow"])
    right = me.page.locator(f"[data-region=choices] [data-move='{told['allow'][0]}'].selected")
    for tried in range(2):
        assert right.count() == 0, tried
        me.page.locator(f"[data-region=choices] [data-move='{wrong}']").click()
        expect(me.page.locator("[data-coach] .wrong")).to_have_text(me.say("lesson-first-tile-wrong"))
    expect(right).to_have_count(1)
    me.page.reload()  # the lesson goes on where it was
    expect(me.page.locator("[data-coach][data-beat='3']")).to_be_visible()


def test_whoever_looks_for_a_move_for_long_is_shown_where_it_is(open_page: Opener) -> None:
    """Sunward's eighth beat has one place to be found: it is ringed after its half a minute and the time to read."""
    me = open_page("en")
    me.page.clock.install()
    begin(me)
    follow(me, until=8)
    told = me.ask()["lesson"]
    assert told["at"] == ["panel:sheet"]
    assert told["help"] == 30
    place = me.page.locator(f"[data-ring='move:{' '.join(map(str, told['allow']))}']")
    me.page.clock.fast_forward(25_000)
    expect(me.page.locator("[data-ring='panel:sheet']")).to_have_count(1)
    expect(place).to_have_count(0)
    me.page.clock.fast_forward(25_000)
    expect(place).to_have_count(1)


def test_the_language_changes_within_a_lesson_and_it_can_begin_again(open_page: Opener) -> None:
    me = open_page("pl")
    begin(me)
    follow(me, until=3)
    me.page.evaluate("""() => { const kept = JSON.parse(localStorage.getItem('perihelion.settings') ?? '{}')
      localStorage.setItem('perihelion.settings', JSON.stringify({...kept, language: 'en'})) }""")
    me.page.reload()
    me.language = "en"
    coach = me.page.locator("[data-coach]")
    expect(me.page.locator("[data-coach][data-beat='3']")).to_contain_text(me.say("lesson-first-tile"))
    before = me.ticket["table"]
    me.button("coach-again").click()
    expect(me.page.locator("[data-coach][data-beat='1']")).to_be_visible()
    assert me.ticket["table"] != before
    coach.get_by_role("button", name=me.say("coach-leave"), exact=True).click()
    expect(coach).to_have_count(0)
    assert me.ask()["lesson"] is None


def test_the_end_of_the_first_lesson_leads_to_the_second_and_the_menu_forgets(open_page: Opener) -> None:
    me = open_page("en")
    begin(me)
    follow(me)
    me.button("coach-lesson").click()
    expect(me.page.locator("[data-coach][data-beat='1']")).to_contain_text(me.say("lesson-deeper-last-round"))
    kept = "JSON.parse(localStorage.getItem('perihelion.taught')).of.sunward?.lessons ?? []"
    assert me.page.evaluate(kept) == ["first"]
    me.button("menu").click()
    me.button("teach-again").click()
    assert me.page.evaluate(kept) == []


def test_the_first_step_of_a_hint_rings_where_to_look(open_page: Opener) -> None:
    me = open_page("en", game="beyond-the-sun").lobby()
    me.create("you", "bot:easy", seed=3).at_table()
    me.wait_for_choice()
    me.in_step()
    me.page.keyboard.press("h")
    expect(me.page.locator(".rail .inspector [data-hint='1']")).to_be_visible()
    expect(me.page.locator("[data-ring^='look:']").first).to_be_visible()
    me.page.keyboard.press("h")
    expect(me.page.locator(".rail .inspector [data-hint='2']")).to_be_visible()
    expect(me.page.locator("[data-ring]")).to_have_count(0)


def test_a_way_that_a_lesson_does_not_ask_for_is_refused_once(open_page: Opener) -> None:
    """Pulsar: a press on an end of a flight flies there step by step; a step that is refused is not tried again."""
    me = open_page("en", game="pulsar-2849")
    me.forgiven = ["409 (Conflict)"]
    begin(me)
    follow(me, until=6)
    show_and_commit(me, me.in_step())  # the die
    fly = me.ask()["lesson"]["allow"][0]
    ends = me.page.locator(f"[data-region=board] [data-target^='sector:'][data-moves~='{fly}']")
    expect(me.page.locator(f"[data-region=choices] [data-move='{fly}']")).to_be_visible()
    assert me.page.locator("[data-ring]").count() == 1, "so many ends are not ringed"
    assert ends.count() > 4
    me.page.locator("[data-region=board] [data-target='sector:k8']").click()
    expect(me.page.locator("[data-coach] .wrong")).to_have_text(me.say("lesson-first-fly-wrong"))
    expect(me.page.locator(".prompt")).not_to_contain_text(me.say("sending"))
    assert follow(me, until=7, make=show_and_commit) == 2
