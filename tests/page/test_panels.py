"""A panel that fails takes nobody along: the others go on, it can be shown again, and the server's log hears of it."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from page.playing import Opened, Opener
from playwright.sync_api import Route, WebSocketRoute, expect
from server.serving import Server

LAPTOP, WIDE, PHONE = (1366, 768), (1920, 1080), (390, 844)

FORCED = {"kind": "forced", "seat": 0, "piece": "", "origin": "", "target": "", "amount": 0, "facts": {}}


def seated(me: Opened) -> Opened:
    me.forgiven = ["told to the server", "TypeError", "console: "]
    me.lobby().create("you", "bot:easy", seed=7)
    return me.at_table()


def spoil(me: Opened, path: str, wrong: Any) -> None:
    """From now on the server's answer under that path is one that no panel can show."""

    def answer(route: Route) -> None:
        route.fulfill(status=200, content_type="application/json", body=json.dumps(wrong))

    me.page.route(path, answer)


def spoil_live(me: Opened, change: Callable[[dict[str, Any]], None]) -> None:
    """From the next table on, what the live connection says comes changed."""

    def join(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def hear(message: str | bytes) -> None:
            said = json.loads(message)
            if said.get("entries"):
                change(said)
            page.send(json.dumps(said))

        server.on_message(hear)

    me.page.route_web_socket("**/live?*", join)


def fallen(me: Opened, name: str) -> Any:
    return me.page.locator(f"[data-fallen={name}]")


def show_again(me: Opened, name: str) -> None:
    fallen(me, name).get_by_role("button", name=me.say("show-again"), exact=True).click()
    expect(fallen(me, name)).to_have_count(0)


def told(server: Server, where: str) -> bool:
    assert server.log is not None
    lines = [json.loads(line) for line in server.log.read_text(encoding="utf8").splitlines() if line.startswith("{")]
    return any(line["message"] == "page fault" and line["where"] == where for line in lines)


def test_a_log_that_cannot_be_shown_leaves_the_table_alive(open_page: Opener, server: Server) -> None:
    me = open_page("en", WIDE)

    def unsayable(scene: dict[str, Any]) -> None:
        scene["events"] = [{**FORCED, "ply": entry["ply"], "facts": {"zone": None}} for entry in scene["entries"]]

    spoil_live(me, unsayable)
    seated(me)
    spoil(me, "**/log", [{"ply": 1, "seat": 0, "what": "move", "events": [None]}])
    me.choose_in_list()
    expect(fallen(me, "log")).to_be_visible()
    for _ in range(3):  # board, choices, question and players go on
        assert me.wait_for_choice()
        me.choose_on_board()
    expect(me.page.locator(".players .entry")).to_have_count(2)
    with me.page.expect_response("**/api/faults") as answer:  # a page tells a fault once
        me.page.reload()
    assert answer.value.status == 204
    assert told(server, "log")
    me.page.unroute("**/log")
    show_again(me, "log")
    expect(me.page.locator("[data-region=log] .line").first).to_be_visible()


def test_choices_that_cannot_be_shown_leave_the_board_to_play_on(open_page: Opener) -> None:
    me = seated(open_page("pl", LAPTOP))
    assert me.wait_for_choice()
    spoil(me, "**/choices", {"choices": [{"id": 0, "phrase": None}]})
    me.page.reload()
    expect(fallen(me, "choices")).to_be_visible()
    expect(me.page.locator(".pair").first).to_be_visible()
    expect(me.page.locator(".question")).not_to_be_empty()
    me.page.unroute("**/choices")
    show_again(me, "choices")
    assert me.wait_for_choice()
    me.choose_in_list()


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_board_that_cannot_be_shown_leaves_the_list_to_play_on(open_page: Opener, size: tuple[int, int]) -> None:
    me = seated(open_page("en", size, touch=size == PHONE))
    assert me.wait_for_choice()
    spoil(me, "**/layout", {})
    me.page.reload()
    expect(fallen(me, "board")).to_be_visible()
    me.choose_in_list()
    assert me.wait_for_choice()
    me.page.unroute("**/layout")
    show_again(me, "board")
    expect(me.page.locator(".sheet, [data-command-board]").first).to_be_visible()
    me.choose_in_list()


def test_a_drawer_that_cannot_be_shown_can_be_closed(open_page: Opener) -> None:
    me = seated(open_page("en", LAPTOP))
    assert me.wait_for_choice()
    spoil(me, "**/rules/*", {"language": "en", "rules": [None]})
    me.button("rules").click()
    expect(fallen(me, "drawer")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    me.choose_in_list()


def test_two_equal_lines_at_one_ply_stand_in_the_log(open_page: Opener) -> None:
    """What once ended the table: two `forced` or `passed` in one entry."""
    me = open_page("pl", WIDE)
    first: list[int] = []
    two = [FORCED] * 2

    def twice(scene: dict[str, Any]) -> None:
        mine = next((entry for entry in scene["entries"] if entry["seat"] == 0), None)
        if mine is None or first:
            return
        first.append(mine["ply"])
        at = scene["entries"].index(mine)
        scene["entries"].insert(at, mine)
        scene["events"] = [each for each in scene["events"] if each["ply"] != mine["ply"]]
        scene["events"] += [{**each, "ply": mine["ply"]} for each in two]  # which both entries of that ply get

    def twice_when_asked(route: Route) -> None:
        """The same for a page that asked for the whole log in that moment."""
        log = route.fetch().json()
        mine = next((entry for entry in log if entry["ply"] in first), None)
        if mine is not None:
            mine["events"] = [{**each, "ply": mine["ply"]} for each in two]
            log.insert(log.index(mine), mine)
        route.fulfill(status=200, content_type="application/json", body=json.dumps(log))

    spoil_live(me, twice)
    me.page.route("**/log", twice_when_asked)
    seated(me)
    me.forgiven = []
    me.choose_in_list()
    me.page.locator("[data-region=log] .fold").first.click()
    lines = me.page.locator("[data-region=log] .inner .line", has_text=me.say("event-forced", player=me.say("you")))
    expect(lines).to_have_count(4)
    me.wait_for_choice()
    me.choose_on_board()


def test_a_reason_goes_with_the_choice_it_is_about(open_page: Opener) -> None:
    me = open_page("pl").lobby().create("you", "bot:easy", seed=7).at_table()
    while me.wait_for_choice() and not me.drawing:
        me.choose_in_list()
    sheet = me.page.locator(".sheet.active").bounding_box()
    assert sheet is not None
    me.page.mouse.click(sheet["x"] + sheet["width"] * 0.82, sheet["y"] + sheet["height"] * 0.14)
    note = me.page.locator(".notes li")
    expect(note).to_have_count(1)
    me.choose_in_list()
    assert note.count() == 0, "it is gone with the choice, not after its six seconds"


@pytest.mark.parametrize("game", ["beyond-the-sun", "new-frontiers", "pulsar-2849", "burning-suns"])
def test_a_table_speaks_of_its_own_game(open_page: Opener, game: str) -> None:
    """No key and no word of Sunward's shapes and missions at another game's table."""
    me = open_page("en", game=game).lobby().create("you", "bot:easy", seed=7).at_table()
    for drawer in ("shortcuts", "cards"):
        me.page.get_by_role("button", name=me.say("menu"), exact=True).click()
        me.page.get_by_role("dialog").get_by_role("button", name=me.say(drawer), exact=True).click()
        text = me.page.get_by_role("dialog").inner_text().lower()
        assert "shape" not in text
        assert "mission" not in text or game in ("burning-suns",)
        me.page.keyboard.press("Escape")
