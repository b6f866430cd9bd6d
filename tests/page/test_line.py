"""A live connection that only seems open, and a server that cannot save for a moment: the game goes on by itself."""

import json
from collections.abc import Callable

from page.playing import Opened, Opener
from page.walking import begin, follow, show_and_commit
from playwright.sync_api import Route, WebSocketRoute, expect

PATIENCE = 60
"""Seconds of the page's clock: within them it asks whether anybody is there, and then believes that nobody is."""


def seated(me: Opened) -> Opened:
    me.lobby().create("you", seed=5)
    return me.at_table()


class Lines:
    """The live connections of a page; what comes over one may be lost on its way."""

    def __init__(self, me: Opened, is_lost: Callable[[int, dict[str, object]], bool]) -> None:
        self.page = me.page
        self.opened = 0
        self.asked: list[int] = []  # whether anybody is there, by number of the connection
        self.answered: list[int] = []
        self.is_lost = is_lost
        self.page.route_web_socket("**/live?*", self.join)

    def join(self, page: WebSocketRoute) -> None:
        self.opened += 1
        number = self.opened
        server = page.connect_to_server()

        def say(message: str | bytes) -> None:
            if json.loads(message).get("type") == "ping":
                self.asked.append(number)
            server.send(message)

        def hear(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "pong":
                self.answered.append(number)
            if not self.is_lost(number, said):
                page.send(message)

        page.on_message(say)
        server.on_message(hear)

    def wait_for(self, happened: Callable[[], bool]) -> None:
        """Lets the page's clock run second by second; the server is given the time it needs to answer."""
        for _ in range(PATIENCE):
            if happened():
                return
            self.page.clock.run_for(1_000)
            while len(self.answered) < len(self.asked):
                self.page.evaluate("0")
        raise AssertionError(f"not within {PATIENCE} seconds")


def test_a_move_whose_answer_never_comes_is_asked_for_another_way(open_page: Opener) -> None:
    me = open_page("en")
    lines = Lines(me, lambda number, said: number == 1 and "done" in said)
    seated(me)
    me.choose_in_list()  # moves on though the answer is lost
    assert lines.opened == 2
    me.wait_for_choice()
    me.choose_in_list()
    assert (lines.opened, len(me.ask("/log"))) == (2, me.ply)
    assert me.ply == 2  # nothing was done twice


def test_a_lesson_goes_on_at_its_beat_over_another_connection(open_page: Opener) -> None:
    me = open_page("pl")
    lines = Lines(me, lambda number, said: number == 1 and "done" in said)
    begin(me)
    follow(me, until=3)
    show_and_commit(me, me.ply)  # the answer to the move is lost
    assert lines.opened == 2
    expect(me.page.locator("[data-coach][data-beat='4']")).to_contain_text(me.say("lesson-first-alien"))
    assert follow(me, until=5) == 1


def test_a_connection_over_which_nothing_comes_any_more_is_opened_again(open_page: Opener) -> None:
    me = open_page("en")
    lines = Lines(me, lambda number, said: number == 1 and said["type"] == "pong")
    me.page.clock.install()
    seated(me)
    me.wait_for_choice()
    lines.wait_for(lambda: lines.opened == 2)
    assert lines.answered == [1]  # and the answer was lost
    expect(me.page.locator(".prompt.lost")).to_have_count(0)
    lines.wait_for(lambda: len(lines.answered) == 3)
    assert (lines.opened, lines.answered) == (2, [1, 2, 2])  # over the second one the answer came


def test_the_table_opens_again_after_a_move_that_could_not_be_saved_at_once(open_page: Opener) -> None:
    me = open_page("en")
    me.forgiven = ["503"]
    tries: list[str] = []

    def join(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def say(message: str | bytes) -> None:
            said = json.loads(message)
            if said.get("type") == "move" and not tries:
                tries.append("socket")
                page.send(
                    json.dumps({"type": "refused", "error": "error-cannot-save", "facts": {}, "key": said["key"]})
                )
            else:
                server.send(message)

        page.on_message(say)

    def refuse(route: Route) -> None:
        tries.append("call")
        if len(tries) > 2:
            route.continue_()
        else:
            route.fulfill(status=503, content_type="application/json", body="{}")

    me.page.route_web_socket("**/live?*", join)
    me.page.route("**/moves", refuse)
    seated(me)
    me.choose_in_list()
    assert tries == ["socket", "call", "call"]
    expect(me.page.locator(".prompt.lost")).to_have_count(0)
    me.wait_for_choice()
    me.choose_in_list()
    assert me.ply == 2
