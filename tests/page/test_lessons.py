"""Lessons on the page: from the lobby to the last beat, in both languages, at a laptop and on a phone."""

import pytest
from page.playing import Opened, Opener
from playwright.sync_api import expect

import perihelion
from perihelion.teaching.lesson import Lesson, lesson_of

PHONE = (390, 844)


def begin(me: Opened) -> Lesson:
    me.lobby()
    lesson = lesson_of(perihelion.game(me.game), "first")
    learn = me.page.locator(f".game[data-game='{me.game}']").get_by_role(
        "button", name=me.say("learn", n=lesson.minutes), exact=True
    )
    assert "ring" in (learn.get_attribute("class") or "")  # the one thing a newcomer is offered first
    learn.click()
    me.at_table()
    expect(me.page.locator("[data-coach]")).to_be_visible()
    return lesson


def follow(me: Opened, lesson: Lesson, until: int = 99) -> int:
    """Next where it is offered, else what "Show me" takes into the hand; the number of moves made."""
    coach, made = me.page.locator("[data-coach]"), 0
    seen: set[int] = set()
    for _ in range(200):
        me.page.locator("[data-coach] .primary, [data-region=choices] :is([data-move], .group)").first.wait_for()
        scene = me.ask()
        told = scene["lesson"]
        expect(me.page.locator(f"[data-coach][data-beat='{told['beat']}']")).to_be_visible()
        if told["beat"] not in seen:
            seen.add(told["beat"])
            expect(coach).to_contain_text(me.say(told["say"]))
        if told["end"] or told["beat"] >= until:
            return made
        if told["next"]:
            coach.get_by_role("button", name=me.say("coach-next"), exact=True).click()
            me.page.locator(f"[data-coach]:not([data-beat='{told['beat']}'])").wait_for()
            continue
        if not scene["legal"]:
            continue  # the others still move
        ply = me.in_step()
        if told["allow"] is None:
            me.choose_in_list()
        else:
            coach.get_by_role("button", name=me.say("coach-show"), exact=True).click()
            me.commit(ply)
        made += 1
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [
        ("sunward", "pl", (1366, 768)),
        ("sunward", "en", PHONE),
        ("new-frontiers", "en", (1366, 768)),
        ("beyond-the-sun", "pl", (1366, 768)),
        ("pulsar-2849", "en", (1366, 768)),
        ("burning-suns", "pl", PHONE),
    ],
)
def test_a_lesson_is_walked_to_its_end(open_page: Opener, game: str, language: str, size: tuple[int, int]) -> None:
    me = open_page(language, size, touch=size == PHONE, game=game)
    lesson = begin(me)
    made = follow(me, lesson)
    assert made >= sum(1 for beat in lesson.beats if beat.line)
    assert me.violations() == []
    me.button("coach-play-on").click()
    expect(me.page.locator("[data-coach]")).to_have_count(0)
    assert me.ask()["lesson"] is None


def test_another_move_is_answered_and_the_second_time_the_right_one_is_shown(open_page: Opener) -> None:
    me = open_page("pl")
    me.forgiven = ["409 (Conflict)"]  # that is how a lesson says no
    lesson = begin(me)
    follow(me, lesson, until=3)
    told = me.ask()["lesson"]
    wrong = next(each["id"] for each in me.ask()["legal"] if each["id"] not in told["allow"])
    for _ in range(2):
        me.page.locator(f"[data-region=choices] [data-move='{wrong}']").click()
        expect(me.page.locator("[data-coach] .wrong")).to_have_text(me.say("lesson-first-tile-wrong"))
    expect(me.page.locator(f"[data-region=choices] [data-move='{told['allow'][0]}'].selected")).to_have_count(1)
    me.page.reload()  # the lesson goes on where it was
    expect(me.page.locator("[data-coach][data-beat='3']")).to_be_visible()
