"""Lessons on the page: from the lobby to the last beat, in both languages, at a laptop and on a phone, by every means.

At every beat what it points at is ringed, wholly in sight, and not under the coach's card. Whoever follows a first
lesson and looks at the rules in short has had the answers to the questions of the reader test on the screen.
"""

from collections.abc import Callable
from typing import Any

import pytest
from page.playing import Opened, Opener
from page.reading import Reader
from playwright.sync_api import expect

import perihelion
from perihelion.teaching.guide import guide_of
from perihelion.teaching.lesson import Lesson, lesson_of, lessons_of

PHONE = (390, 844)
LAPTOP, LOW, WIDE = (1366, 768), (1366, 640), (1920, 1080)
Told = dict[str, Any]
Look = Callable[[Opened, Told], None]

# for every place its rings, without the room that they leave; the card; what the beat allows to press
MEASURE = """({at, allow}) => {
  const box = (each, less = 0) => { const b = each.getBoundingClientRect()
    return {left: b.left + less, top: b.top + less, right: b.right - less, bottom: b.bottom - less} }
  const rings = [...document.querySelectorAll('[data-ring]')]
  const targets = (allow ?? []).flatMap((id) => [...document.querySelectorAll(
    `[data-region=board] [data-moves~="${id}"], [data-region=choices] [data-move="${id}"]`)])
  return {
    places: at.map((name) => rings.filter((each) => each.dataset.ring === name).map((each) => box(each, 6))),
    badges: rings.map((each) => each.textContent.trim()),
    coach: box(document.querySelector('[data-coach]')),
    cut: [...document.querySelectorAll('[data-coach], [data-coach] .words')].map(
      (each) => each.scrollHeight - each.clientHeight),
    next: [...document.querySelectorAll('[data-coach] .primary')].map((each) => box(each)).slice(0, 1),
    inspector: document.querySelectorAll('.rail .inspector').length,
    sheet: box(document.querySelector('.rail')),
    prompt: box(document.querySelector('.prompt')),
    glowing: [...document.querySelectorAll(
      '[data-region=board] :is([data-moves], [data-move]), [data-region=choices] .line[data-move]')]
      .filter((each) => !each.classList.contains('aside')).map(({dataset}) =>
        [dataset.moves, dataset.move, dataset.moveBack].join(' ').split(' ').filter(Boolean).map(Number)),
    targets: targets.map((each) => box(each)).filter((each) => each.right > each.left && each.bottom > each.top),
    screen: {left: 0, top: 0, right: innerWidth, bottom: innerHeight},
  }
}"""
RINGED = """(at) => {
  const rings = [...document.querySelectorAll('[data-ring]')].map((each) => each.dataset.ring)
  return at.filter((name) => rings.includes(name))
}"""


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > 1 and down > 1


def inside(one: dict[str, float], whole: dict[str, float]) -> bool:
    left_top = one["left"] >= whole["left"] - 1 and one["top"] >= whole["top"] - 1
    return left_top and one["right"] <= whole["right"] + 1 and one["bottom"] <= whole["bottom"] + 1


class Steady:
    """Looks at every beat at every size; whatever it says, the card and its way on stay where they are.

    It begins at the size where it has stopped, so that the lesson goes on at small and large ones in turn.
    """

    def __init__(self) -> None:
        self.sizes = [LAPTOP, LOW, WIDE]
        self.cards: dict[tuple[int, int], list[dict[str, float]]] = {}
        self.ways: dict[tuple[int, int], list[dict[str, float]]] = {}

    def __call__(self, me: Opened, told: Told) -> None:
        for size in self.sizes:
            if me.page.viewport_size != (seen := {"width": size[0], "height": size[1]}):
                me.page.set_viewport_size(seen)
            found = look(me, told)
            self.cards.setdefault(size, []).append(found["coach"])
            if told["next"]:
                self.ways.setdefault(size, []).extend(found["next"])
        self.sizes.reverse()
        for places in (*self.cards.values(), *self.ways.values()):
            assert all(near(places[0], each) for each in places), f"it jumps: {places}"


def near(one: dict[str, float], other: dict[str, float]) -> bool:
    return all(abs(one[side] - other[side]) <= 1 for side in one)


def look(me: Opened, told: Told) -> dict[str, Any]:
    """Every place that the beat names is on the page, in sight and free; an unknown one fails."""
    where = f"{me.game} {told['id']} beat {told['beat']}"
    me.still()
    me.page.evaluate("dispatchEvent(new Event('resize'))")  # rings follow the page some times a second: here at once
    me.still()
    ringed = me.page.evaluate(RINGED, told["at"])
    assert ringed == told["at"], f"{where} at {me.page.viewport_size}: not all places are ringed"
    found = me.page.evaluate(MEASURE, {"at": told["at"], "allow": told["allow"]})
    assert max(found["cut"]) <= 1, f"{where}: the card is cut"
    assert found["inspector"] == 0, "it stands in the inspector's place"
    for name, rings in zip(told["at"], found["places"], strict=True):
        assert rings, f"{where}: {name} is not on the page"
        assert inside(rings[0], found["screen"]), f"{where}: {name} is not wholly in sight: {rings[0]}"
        assert not overlap(rings[0], found["coach"]), f"{where}: the card lies over {name}"
    for target in [*found["targets"], found["prompt"]]:
        assert not overlap(target, found["coach"]), f"{where}: the card lies over what may be pressed"
    if told["kind"] == "must" and any(place.startswith("move:") for place in told["at"]):
        others = [moves for moves in found["glowing"] if not set(moves) & set(told["allow"])]
        assert others == [], f"{where}: what is not asked for glows"
    if len(told["at"]) > 1:
        assert "1" in found["badges"]
        assert str(len(told["at"])) in found["badges"]
    return dict(found)


def begin(me: Opened, name: str = "first") -> Lesson:
    me.lobby()
    game = perihelion.game(me.game)
    lesson = lesson_of(game, name)
    if name != "first":  # as after the first one
        me.page.evaluate(DONE, {"game": me.game, "lesson": "first"})
        me.lobby()
    label = me.say("learn", n=lesson.minutes) if name == "first" else me.say("learn-short")
    learn = me.page.locator(f".game[data-game='{me.game}']").get_by_role("button", name=label, exact=True)
    assert ("ring" in (learn.get_attribute("class") or "")) == (name == "first")  # what a newcomer is offered first
    learn.click()
    if name != "first":  # whoever has had one chooses
        me.page.locator(f"[data-learn] [data-lesson='{name}']").click()
    me.at_table()
    expect(me.page.locator("[data-coach]")).to_be_visible()
    return lesson


DONE = """({game, lesson}) => localStorage.setItem('perihelion.taught',
  JSON.stringify({of: {[game]: {games: 0, wins: {}, lessons: [lesson], notes: []}}, tables: []}))"""


def press_next(me: Opened) -> None:
    me.page.locator("[data-coach]").get_by_role("button", name=me.say("coach-next"), exact=True).click()


def show_and_commit(me: Opened, ply: int) -> None:
    me.page.locator("[data-coach]").get_by_role("button", name=me.say("coach-show"), exact=True).click()
    me.commit(ply)


def follow(
    me: Opened,
    until: int = 99,
    see: Look = lambda _me, _told: None,
    next_beat: Callable[[Opened], None] = press_next,
    make: Callable[[Opened, int], None] = show_and_commit,
    take_any: Callable[[Opened, int], None] = lambda me, _ply: me.choose_in_list(),
) -> int:
    """Next where it is offered, else what "Show me" takes into the hand; the number of moves made."""
    coach, made = me.page.locator("[data-coach]"), 0
    seen: set[int] = set()
    for _ in range(200):
        me.page.locator("[data-coach] .primary, [data-region=choices] :is([data-move], .group)").first.wait_for()
        scene = me.ask()
        told = scene["lesson"]
        expect(me.page.locator(f"[data-coach][data-beat='{told['beat']}']")).to_be_visible()
        asked = told["next"] or told["end"] or scene["legal"]
        if asked and told["beat"] not in seen:
            seen.add(told["beat"])
            expect(coach).to_contain_text(me.say(told["say"]))
            me.in_step()
            see(me, told)
        if told["end"] or told["beat"] >= until:
            return made
        if told["next"]:
            next_beat(me)
            me.page.locator(f"[data-coach]:not([data-beat='{told['beat']}'])").wait_for()
            continue
        if not scene["legal"]:
            continue  # the others still move
        ply = me.in_step()
        if told["allow"] is None:
            take_any(me, ply)
        else:
            make(me, ply)
        made += 1
    raise AssertionError("the lesson does not end")


LANGUAGES = {
    "sunward": "pl", "new-frontiers": "en", "beyond-the-sun": "pl", "pulsar-2849": "en", "burning-suns": "pl"
}  # fmt: skip
LESSONS = [(game, LANGUAGES[game], each.id) for game in LANGUAGES for each in lessons_of(perihelion.game(game))]


@pytest.mark.parametrize(("game", "language", "name"), LESSONS)
def test_a_lesson_is_walked_to_its_end(open_page: Opener, game: str, language: str, name: str) -> None:
    me = open_page(language, LAPTOP, game=game)
    lesson = begin(me, name)
    steady, reader = Steady(), Reader(me)

    def see(me: Opened, told: Told) -> None:
        steady(me, told)
        reader.look()
        assert me.violations() == [], f"beat {told['beat']}"

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


LOW_CARD = 132
"""The board of a phone stays free: so high may the coach's card be."""


def low(me: Opened, told: Told) -> None:
    me.still()
    found = me.page.evaluate(MEASURE, {"at": told["at"], "allow": told["allow"]})
    where = f"{me.game} {told['id']} beat {told['beat']}"
    height = found["coach"]["bottom"] - found["coach"]["top"]
    assert height <= LOW_CARD, f"{where}: the card is {height:.0f} px high"
    assert max(found["cut"]) <= 1, f"{where}: the card is cut"
    assert inside(found["coach"], found["screen"]), f"{where}: the card is not in sight"
    assert inside(found["coach"], found["sheet"]), f"{where}: the card has left the sheet: {found['coach']}"


OTHER = {"pl": "en", "en": "pl"}
BY_TOUCH = [(game, OTHER[language], name) for game, language, name in LESSONS]
"""Each lesson in the language in which it is not walked at the laptop."""


@pytest.mark.parametrize(("game", "language", "name"), BY_TOUCH)
def test_a_lesson_is_walked_by_touch_on_a_phone(open_page: Opener, game: str, language: str, name: str) -> None:
    me = open_page(language, PHONE, touch=True, game=game)
    lesson, reader = begin(me, name), Reader(me)

    def see(me: Opened, told: Told) -> None:
        low(me, told)
        reader.look()

    assert follow(me, see=see) >= sum(1 for beat in lesson.beats if beat.line)
    assert me.violations() == []
    if name == "first":
        answers(reader)
        goes_on_to_a_first_game(me)


def goes_on_to_a_first_game(me: Opened) -> None:
    """Its own setup, against easy opponents only, without a lesson; and the goal once more."""
    before = me.page.url
    me.button("coach-first-game").tap()
    expect(me.page).not_to_have_url(before)
    assert me.wait_for_choice()
    scene, first = me.ask(), guide_of(perihelion.game(me.game)).first_game
    assert first is not None
    assert [seat["level"] for seat in scene["seats"]] == ["", *["easy"] * (first.seats - 1)]
    assert scene["options"] == {**scene["options"], **first.options}
    assert scene["lesson"] is None
    expect(me.page.locator("[data-goal]")).to_contain_text(me.say("goal"))


def tab_to(me: Opened, label: str) -> None:
    """Only the Tab key, until the button of the card has the focus."""
    for _ in range(120):
        at = me.page.evaluate(
            "document.activeElement?.closest('[data-coach]') ? document.activeElement.textContent : ''"
        )
        if at == label:
            return
        me.page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not come to {label!r}")


@pytest.mark.parametrize("game", LANGUAGES)
def test_a_lesson_is_walked_by_keyboard_alone(open_page: Opener, game: str) -> None:
    me = open_page(OTHER[LANGUAGES[game]], game=game)
    lesson = begin(me)

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
