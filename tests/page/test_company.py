"""With others at the table: open tables, clocks, chat; component sets of one's own, hints, a finished game analysed."""

from pathlib import Path

import sqlalchemy as sa
from page.playing import ROOT, Opened, Opener
from playwright.sync_api import Locator, expect
from server.serving import Server, good, set_table
from support import asking
from support.patience import PATIENCE

from perihelion.server.clocks import CLOCKS
from perihelion.server.schema import LOG
from perihelion.server.storage import Storage, open_engine

HOUSE = ROOT / "perihelion" / "games" / "sunward" / "set" / "house.toml"
RECORD = ROOT / "tests" / "records" / "sunward" / "3-players.json"


def dialog_of(me: Opened) -> None:
    me.page.locator(f".game[data-game='{me.game}']").get_by_role("button", name=me.say("set-table"), exact=True).click()


def test_an_open_table_is_found_in_the_lobby_and_people_talk(open_page: Opener) -> None:
    ada, bob = open_page("en"), open_page("pl")
    ada.lobby()
    dialog_of(ada)
    dialog = ada.page.get_by_role("dialog")
    while dialog.locator("select.who").count() > 2:
        dialog.get_by_role("button", name=ada.say("remove-seat")).last.click()
    dialog.locator("select.who").nth(1).select_option("open")
    dialog.locator(".seat input").first.fill("Ada")
    dialog.get_by_text(ada.say("join-from-lobby"), exact=True).click()
    dialog.get_by_text(ada.say("clock-relaxed"), exact=True).click()
    dialog.get_by_label(ada.say("with-chat")).check()
    assert ada.violations() == []
    ada.button("create").click()
    bob.lobby()
    line = bob.page.locator("section", has=bob.page.locator("#open-tables")).locator("li", has_text="Ada").first
    expect(line).to_contain_text(bob.say("clock-relaxed"))
    assert bob.violations() == []
    assert bob.overflows() == []
    line.get_by_role("button", name=bob.say("join"), exact=True).click()
    bob.at_table()
    ada.at_table()
    expect(ada.page.locator(".clock")).to_contain_text("4:")
    bob.page.locator(".top").get_by_role("button", name=bob.say("chat"), exact=True).click()
    bob.page.get_by_label(bob.say("chat-write")).fill("Dzień dobry!")
    bob.page.keyboard.press("Enter")
    expect(bob.page.get_by_role("log")).to_contain_text("Dzień dobry!")
    ada.page.locator(".top").get_by_role("button", name=ada.say("chat-unread", n=1), exact=True).click()
    expect(ada.page.get_by_role("log")).to_contain_text("Dzień dobry!")
    assert ada.violations() == []
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".top").get_by_role("button", name=ada.say("chat"), exact=True)).to_be_visible()


def test_a_table_with_its_own_component_set(open_page: Opener, tmp_path: Path) -> None:
    me = open_page("pl")
    me.lobby()
    dialog_of(me)
    dialog = me.page.get_by_role("dialog")
    dialog.locator("details").last.locator("summary").click()
    bad, good = tmp_path / "bad.toml", tmp_path / "mine.toml"
    bad.write_text('[set]\nid = "mine"\n', encoding="utf8")
    good.write_text(HOUSE.read_text(encoding="utf8").replace('id = "house"', 'id = "mine"', 1), encoding="utf8")
    dialog.locator("input[type=file]").set_input_files(bad)
    me.forgiven = ["400 (Bad Request)"]
    me.button("create").click()
    expect(dialog.locator(".problem")).to_contain_text("set.toml", timeout=PATIENCE * 1000)
    dialog.locator("input[type=file]").set_input_files(good)
    expect(dialog.locator("aside")).to_contain_text("mine.toml")
    me.button("create").click()
    expect(me.page.locator(".table")).to_be_visible(timeout=PATIENCE * 1000)
    assert me.wait_for_choice()
    assert me.ask()["own_set"].startswith("mine@")
    me.choose_on_board()


def test_a_hint_comes_in_three_steps(open_page: Opener) -> None:
    """Where to look, the move and why, another one and what it misses; never a number of the evaluation."""
    me = open_page("en")
    me.lobby().create("you", "bot:easy", seed=3)
    me.at_table()
    me.wait_for_choice()
    me.button("hint").click()
    hint = me.page.locator(".hints")
    expect(hint).to_have_attribute("data-hint", "1", timeout=PATIENCE * 1000)
    expect(hint.locator("p")).to_contain_text("Look")
    assert hint.locator(".line").count() == 0
    hint.locator(".next").click()
    expect(hint.locator(".line")).to_have_count(1)
    assert hint.locator(".line .detail").inner_text()
    me.page.keyboard.press("h")
    expect(hint.locator(".line")).to_have_count(2)
    assert hint.locator(".line .detail").last.inner_text()
    assert me.violations() == []


def test_why_nothing_can_be_taken_back(open_page: Opener) -> None:
    me = open_page("pl")
    me.lobby().create("you", "bot:easy", seed=7)
    me.at_table()
    me.wait_for_choice()
    while me.ask()["may_undo"] or me.ask()["no_undo"] != "undo-revealed":
        me.choose_in_list()
        assert me.wait_for_choice()
    me.page.keyboard.press("u")
    expect(me.page.locator(".notes li")).to_contain_text(me.say("undo-revealed"))


def analysed(me: Opened, server: Server) -> tuple[str, Locator]:
    """A recorded game, watched: its table, and the drawer with what is found about it."""
    made = asking.post(f"{server.url}/api/replays", content=RECORD.read_bytes()).json()
    me.page.goto(f"{me.url}/#/table/{made['table']}?watch={made['spectator']}")
    me.button("analyse").click()
    drawer = me.page.get_by_role("dialog", name=me.say("analysis"))
    return made["table"], drawer


def test_a_finished_game_is_analysed_beside_the_replay(open_page: Opener, server: Server) -> None:
    me = open_page("pl")
    _, drawer = analysed(me, server)
    expect(drawer.get_by_role("img", name=me.say("chances"))).to_be_visible(timeout=PATIENCE * 1000)
    assert drawer.locator("svg[role=img] > path[fill=none]").count() == 3
    assert me.violations() == []
    line = drawer.locator(".line").first
    if line.count():
        line.click()
        expect(me.page.locator(".prompt.replay")).to_be_visible()
        expect(drawer).to_be_visible()


def test_what_was_missed_is_tried_from_there(open_page: Opener, server: Server) -> None:
    """A new table opens where the better move was missed, and asks for it."""
    me = open_page("en")
    table, drawer = analysed(me, server)
    tried = drawer.get_by_role("button", name=me.say("try-it"), exact=True).first
    tried.click(timeout=PATIENCE * 1000)
    me.page.wait_for_url(lambda url: table not in url)
    assert me.wait_for_choice()
    me.choose_in_list()


def test_a_bot_plays_on_for_whose_time_has_run_out(open_page: Opener, tmp_path: Path) -> None:
    server = Server(
        str(tmp_path / "tables.sqlite"), "--rate", "0", "--bot-pause", "0", "--workers", "1"
    ).wait_until_ready()
    try:
        seats = set_table(server, "hh", seed=5, clock="relaxed")[:2]
        first = next(seat for seat in seats if seat.scene()["legal"])
        good(first.move(first.scene()["legal"][0]["id"]))
        server.stop()
        storage = Storage(open_engine(server.database))
        with storage.engine.begin() as connection:
            connection.execute(sa.update(LOG).values(at=LOG.c.at - CLOCKS["relaxed"]))
        storage.close()
        server.start()
        server.wait_until_ready()
        me = open_page("en", url=server.url)
        me.page.goto(f"{server.url}/#/table/{seats[0].table}?seat={seats[0].token}")
        expect(me.page.locator(".clock")).to_contain_text("0:00")
        me.button("let-bot-play", name=seats[1].scene()["seats"][1]["name"]).click()
        expect(me.page.locator(".players .entry").nth(1)).to_contain_text(me.say("bot-n", n=2))
        assert seats[0].scene()["seats"][1]["kind"] == "bot"
    finally:
        server.stop()


def test_a_seat_belongs_to_whoever_took_it(open_page: Opener, tmp_path: Path) -> None:
    """Three browsers: the host, a guest, and the host's other browser with the guest's old link."""
    options = ("--rate", "0", "--bot-pause", "0", "--workers", "1", "--free-after", "0")
    server = Server(str(tmp_path / "tables.sqlite"), *options).wait_until_ready()
    try:
        ada, bob, third = (
            open_page("en", url=server.url),
            open_page("pl", url=server.url),
            open_page("en", url=server.url),
        )
        ada.lobby().create("you", "open", seed=5)
        ada.button("copy-invite").click()
        link = ada.page.evaluate("navigator.clipboard.readText()")
        bob.page.goto(link)
        bob.page.get_by_label(bob.say("your-name")).fill("Bob")
        bob.button("sit-down").click()
        bob.at_table()
        ada.at_table()
        assert bob.ticket["token"] not in link
        third.forgiven = ["401 (Unauthorized)"]
        third.page.goto(link)  # the link has done its work
        expect(third.page.locator(".trouble")).to_contain_text(third.say("error-invitation-used"))

        menu(ada)
        expect(ada.page.locator(".seats li").nth(1)).to_contain_text("Bob")
        expect(ada.button("copy-invite")).to_have_count(0)  # taken: the host sees that, and no more
        expect(ada.button("free-seat")).to_have_count(0)
        menu(bob)
        bob.button("copy-return").click()
        home = bob.page.evaluate("navigator.clipboard.readText()")
        bob.lobby()  # away
        ada.button("free-seat").click()
        expect(ada.page.locator(".notes li").first).to_contain_text("Bob")
        ada.button("copy-invite").click()
        again = ada.page.evaluate("navigator.clipboard.readText()")
        assert again not in (link, home)
        ply = ada.ask()["ply"]
        third.lobby()
        third.page.goto(again)
        third.page.get_by_label(third.say("your-name")).fill("Cleo")
        third.button("sit-down").click()
        third.at_table()
        assert (third.ask()["seat"], third.ask()["ply"]) == (1, ply)
        bob.forgiven = ["401 (Unauthorized)"]
        bob.page.goto(home)  # somebody else sits there by now
        expect(bob.page.locator(".trouble")).to_be_visible()
    finally:
        server.stop()


def menu(me: Opened) -> None:
    me.page.locator(".top").get_by_role("button", name=me.say("menu"), exact=True).click()


def test_a_bot_is_asked_for_a_way_to_play_and_says_which(open_page: Opener) -> None:
    me = open_page("pl")
    me.lobby()
    me.create("you", "bot:easy:miner", seed=1)
    me.at_table()
    state = me.page.locator("[data-region=players] .state").nth(1)
    expect(state).to_have_attribute("title", "Otacza jeden zasób po drugim.")
    expect(me.page.locator("[data-region=players]")).to_contain_text("łatwy · górnik")
    assert me.violations() == []
