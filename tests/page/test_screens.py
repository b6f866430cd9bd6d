"""Every screen: nothing serious for axe-core, no text out of its box, every move both on the board and in the list."""

import pytest
from page.playing import Opened, Opener
from playwright.sync_api import Request, expect
from server.serving import Server

LAPTOP, LOW, PHONE, SMALL = (1366, 768), (1366, 640), (390, 844), (360, 640)


def opened_moves(me: Opened) -> set[int]:
    """All moves of the plain list, with every group unfolded."""
    folded = me.page.locator("[data-region=choices] .group[aria-expanded=false]")
    while folded.count():
        folded.first.click()
    return moves_in(me, "[data-region=choices] [data-move]")


def moves_in(me: Opened, selector: str) -> set[int]:
    read = "(all) => all.flatMap((each) => [each.dataset.move, each.dataset.moveBack]).filter(Boolean)"
    return {int(each) for each in me.page.locator(selector).evaluate_all(read)}


def board_moves(me: Opened) -> set[int]:
    """All moves that the board offers, the shape being turned through all its ways."""
    if not me.drawing:
        return moves_in(me, ".board [data-move]")
    found = moves_in(me, ".bar [data-move]")
    leave = me.button("sunward-leave-out")
    if leave.is_enabled():
        leave.click()
        found |= moves_in(me, ".leave")
        me.button("sunward-leave-done").click()
    for _ in range(2):
        for _ in range(6):
            found |= moves_in(me, ".dot")
            me.page.keyboard.press("e")
        me.page.keyboard.press("f")
    return found


def test_every_legal_move_is_on_the_board_and_in_the_list(open_page: Opener) -> None:
    me = open_page("en").lobby()
    me.create("you", "bot:normal", seed=21)
    me.at_table()
    kinds = set()
    for _ in range(11):
        if not me.wait_for_choice():
            break
        legal = me.ask()["legal"]
        kinds |= {move["kind"] for move in legal}
        expected = {move["id"] for move in legal}
        assert opened_moves(me) == expected
        assert board_moves(me) == expected
        if "leave_out" in {move["kind"] for move in legal}:
            leave_out_and_cancel(me, expected)
        me.choose_in_list()
    assert {"place_tile", "draw", "leave_out"} <= kinds


def leave_out_and_cancel(me: Opened, before: set[int]) -> None:
    """One hex left out on the sheet, compared again; Esc takes the unfinished choice back as a whole."""
    ply = me.ply
    me.button("sunward-leave-out").click()
    me.page.locator(".leave").first.click()
    me.settled(ply)
    me.wait_for_choice()
    less = {move["id"] for move in me.ask()["legal"]}
    assert less != before
    expect(me.lines.first).to_be_visible()
    assert opened_moves(me) == less
    ply = me.ply
    me.page.locator(".sheet").focus()
    if me.page.locator(".veil").count():
        me.page.keyboard.press("Escape")
    me.page.keyboard.press("Escape")
    me.settled(ply)
    assert {move["id"] for move in me.ask()["legal"]} == before
    assert opened_moves(me) == before


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [
        (LAPTOP, "pl", "dark"),
        (LOW, "pl", "light"),
        (PHONE, "pl", "dark"),
        (PHONE, "en", "light"),
        (SMALL, "pl", "light"),
    ],
)
def test_screens(open_page: Opener, size: tuple[int, int], language: str, theme: str) -> None:
    phone = size[0] < 700
    me = open_page(language, size, theme, touch=phone).lobby()
    look(me)
    me.button("set-table").first.click()
    look(me)
    me.button("cancel").click()
    me.create("you", *["bot:normal"] * (4 if size in (LAPTOP, PHONE) else 2), seed=8)
    me.at_table()
    looked: set[bool] = set()
    for _ in range(12):
        me.wait_for_choice()
        if me.page.locator(".pair, .sheet.active").count() and me.drawing not in looked:
            looked.add(me.drawing)
            look(me)
        me.choose_in_list()
        if len(looked) == 2:
            break
    assert looked == {True, False}
    me.wait_for_choice()
    if phone:
        for tab in me.page.locator(".surfaces button").all():
            tab.click()
            assert me.overflows() == []
    else:
        for tab in ("log", "score"):
            me.page.get_by_role("tab", name=me.say(tab)).click()
            assert me.overflows() == []
        look(me)
    for drawer in ("rules", "settings", "shortcuts"):
        me.page.get_by_role("button", name=me.say("menu"), exact=True).click()
        me.page.get_by_role("dialog").get_by_role("button", name=me.say(drawer), exact=True).click()
        expect(me.page.get_by_role("dialog")).to_have_count(1)
        assert me.overflows() == []
        if drawer == "rules":
            look(me)
        me.page.keyboard.press("Escape")


def look(me: Opened) -> None:
    assert me.overflows() == []
    assert me.violations() == []


def moves_made(me: Opened) -> int:
    return len([entry for entry in me.ask("/log") if entry["seat"] == me.ticket["seat"]])


def test_a_whole_game_by_touch_on_a_phone(open_page: Opener) -> None:
    me = open_page("pl", PHONE, touch=True).lobby()
    me.create("you", "bot:easy", seed=4)
    me.at_table()
    made = 0
    while me.wait_for_choice():
        ply, mine = me.ply, moves_made(me)
        tap_a_choice(me)
        expect(me.act).to_be_enabled()
        assert moves_made(me) == mine, "one tap must not be a move"
        me.act.tap()
        me.settled(ply)
        made += 1
        assert made < 60, "the game does not end"
    assert made > 15
    expect(me.page.locator("[data-end]")).to_be_visible()
    assert me.ask()["status"] == "over"
    look(me)
    me.page.locator("[data-end]").get_by_role("button", name=me.say("replay"), exact=True).tap()
    expect(me.page.locator(".prompt.replay")).to_be_visible()


def tap_a_choice(me: Opened) -> None:
    """A notch pair and its other side, or the next place for the shape as it lies, turned or mirrored until it fits."""
    if not me.drawing:
        me.page.locator(".pair").last.tap()
        me.button("sunward-turn-over").tap()
        return
    for attempt in range(12):
        if me.page.locator(".dot").count():
            me.button("sunward-place-next").tap()
            return
        me.button("sunward-mirror" if attempt == 6 else "sunward-turn").tap()
    me.lines.first.tap()


def test_every_offered_game_can_be_played_by_the_list(open_page: Opener) -> None:
    me = open_page("pl").lobby()
    offered = me.button("play-now").count()
    assert offered > 0
    for number in range(offered):
        me.lobby()
        me.button("play-now").nth(number).click()
        me.at_table()
        for _ in range(3):
            assert me.wait_for_choice()
            assert moves_in(me, "[data-region=choices] [data-move]") <= {move["id"] for move in me.ask()["legal"]}
            me.choose_in_list()
        assert me.overflows() == []


def test_only_complete_games_are_offered(open_page: Opener, offered: set[str]) -> None:
    me = open_page("en").lobby()
    me.page.evaluate("localStorage.setItem('perihelion.settings', JSON.stringify({unfinished: false}))")
    me.page.reload()
    cards = me.page.locator(".game")
    expect(cards).to_have_count(5)
    for card in cards.all():
        playable = card.get_by_role("button", name=me.say("play-now")).count() == 1
        staged = card.locator(".stage").count() == 1
        assert playable != staged
    sunward = cards.filter(has_text=me.say("title"))
    expect(sunward.get_by_role("button", name=me.say("play-now"))).to_have_count(1 if "sunward" in offered else 0)


def test_the_first_load_is_light(open_page: Opener, server: Server) -> None:
    me = open_page("en")
    sizes: list[int] = []

    def count(request: Request) -> None:
        sizes.append(request.sizes()["responseBodySize"])

    me.page.on("requestfinished", count)
    me.lobby()
    me.page.wait_for_load_state("networkidle")
    assert sum(sizes) < 300_000


def test_it_can_be_installed(open_page: Opener, server: Server) -> None:
    me = open_page("en").lobby()
    manifest = me.page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())"
    )
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert me.page.evaluate("(url) => fetch(url).then((answer) => answer.ok)", icon["src"])


@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_the_head_of_the_choice_sheet_covers_no_line(open_page: Opener, size: tuple[int, int]) -> None:
    me = open_page("pl", size, touch=True).lobby()
    me.create("you", "bot:easy", seed=3)
    me.at_table()
    for _ in range(3):
        assert me.wait_for_choice()
        me.in_step()
        head, rail = me.page.locator(".now").bounding_box(), me.page.locator(".rail").bounding_box()
        assert head is not None
        assert rail is not None
        first = me.lines.first.bounding_box()
        assert first is not None
        assert first["y"] + 1 > head["y"] + head["height"], "the first line begins under the head"
        assert first["y"] + first["height"] < rail["y"] + rail["height"] + 1, "and is whole"
        for line in reversed(me.lines.all()):
            line.focus()
            box = line.bounding_box()
            assert box is not None
            assert box["y"] + 1 > head["y"] + head["height"], "what has the focus is not behind the head"
        ply = me.ply
        me.lines.first.tap()
        me.act.tap()
        me.settled(ply)


CUT_CHOICES = """() => [...document.querySelectorAll('[role=dialog] select')].flatMap((each) => {
  const brush = document.createElement('canvas').getContext('2d')
  const style = getComputedStyle(each)
  brush.font = style.font
  const words = each.selectedOptions[0].textContent.trim()
  const ARROW = 20
  const room = each.clientWidth - parseFloat(style.paddingLeft) - ARROW
  return brush.measureText(words).width > room ? [`${words}: ${room}`] : []
})"""


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("size", [LAPTOP, LOW, (768, 1024), PHONE])
def test_a_new_table_says_who_sits_there_in_whole_words(
    open_page: Opener, size: tuple[int, int], language: str
) -> None:
    """What a list of choices shows is no text of the page that could be measured as one."""
    me = open_page(language, size, touch=size[0] < 1000).lobby()
    me.button("set-table").nth(2).click()
    expect(me.page.locator("[role=dialog] select").first).to_be_visible()
    assert me.page.evaluate(CUT_CHOICES) == []
    assert me.overflows() == []


def test_on_a_phone_no_words_lie_on_the_bright_half_of_a_poster(open_page: Opener) -> None:
    me = open_page("pl", PHONE, touch=True).lobby()
    for game in me.page.locator(".game").all():
        poster, words = game.locator(".poster").bounding_box(), game.locator("h3").bounding_box()
        assert poster is not None
        assert words is not None
        assert words["y"] >= poster["y"] + poster["height"] / 2
