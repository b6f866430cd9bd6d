"""At the table: undo, replay, reload, spectators, refusals, hints, drawers, several browsers, a lost connection."""

import re

from page.playing import Opened, Opener
from playwright.sync_api import expect
from server.serving import Server


def start(me: Opened, seed: int = 7) -> Opened:
    me.lobby().create("you", "bot:normal", seed=seed)
    me.at_table()
    assert me.wait_for_choice()
    return me


def until(me: Opened, drawing: bool) -> None:
    """Plays on until the next choice is one of drawing, or of placing a tile."""
    for _ in range(6):
        assert me.wait_for_choice()
        if me.drawing == drawing:
            return
        me.choose_in_list()


def take_the_screen(me: Opened) -> None:
    """At a shared screen: lift the cover if it is another player's turn."""
    me.page.locator(".cover, [data-region=choices] [data-move]").first.wait_for()
    cover = me.page.locator(".cover")
    if cover.count():
        cover.get_by_role("button").click()
        cover.wait_for(state="detached")
    me.wait_for_choice()


def test_undo_and_redo_of_a_placed_tile(open_page: Opener) -> None:
    me = open_page("pl")
    me.lobby().create("you", "shared", seed=5)
    take_the_screen(me)
    placed = len(me.ask()["view"]["placed"])
    me.choose_on_board()
    expect(me.page.locator(".sheet.active")).to_have_count(1)
    assert len(me.ask()["view"]["placed"]) == placed + 1
    me.page.keyboard.press("u")
    expect(me.page.locator(".pair").first).to_be_visible()
    assert len(me.ask()["view"]["placed"]) == placed
    me.button("redo").click()
    expect(me.page.locator(".sheet.active")).to_have_count(1)
    assert len(me.ask()["view"]["placed"]) == placed + 1


def test_a_click_without_moving_the_mouse_draws_where_the_decision_has_just_opened(open_page: Opener) -> None:
    me = open_page("en")
    me.lobby().create("you", "shared", seed=5)
    take_the_screen(me)
    me.choose_on_board()
    place = me.page.locator(".sheet .dot").first.bounding_box()
    assert place is not None
    me.page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    expect(me.page.locator(".ghost")).to_be_visible()
    me.page.keyboard.press("u")  # takes the tile back
    expect(me.page.locator(".pair").first).to_be_visible()
    me.page.keyboard.press("Shift+U")
    expect(me.page.locator(".sheet .dot").first).to_be_visible()
    ply = me.ply
    me.page.mouse.down()
    me.page.mouse.up()
    me.commit(ply)


def test_reload_in_the_middle(open_page: Opener) -> None:
    me = start(open_page())
    for _ in range(5):
        me.wait_for_choice()
        me.choose_in_list()
    me.wait_for_choice()
    while me.ask()["actors"] != [0]:  # the bot draws at the same time
        me.page.wait_for_timeout(50)
    ply, lines = me.in_step(), me.lines.all_inner_texts()
    me.page.reload()
    me.wait_for_choice()
    assert me.ply == ply
    expect(me.lines).to_have_count(len(lines))
    assert me.lines.all_inner_texts() == lines
    me.page.goto(me.url)
    card = me.page.locator(".mine .card.yours")
    expect(card).to_contain_text(me.say("your-move"))
    card.click()
    me.wait_for_choice()
    assert me.ply == ply


def test_replay_steps_and_takes_no_input(open_page: Opener) -> None:
    me = start(open_page("en"))
    for _ in range(6):
        me.wait_for_choice()
        me.choose_in_list()
    me.wait_for_choice()
    while me.ask()["actors"] != [0]:  # the bot draws at the same time
        me.page.wait_for_timeout(50)
    live = me.in_step()
    me.button("replay-back").click()
    expect(me.page.locator(".table")).to_have_attribute("data-ply", str(live - 1))
    expect(me.page.locator(".question")).to_have_text(me.say("replay-at", at=live - 1, length=live))
    assert me.page.locator(".dot, .pair").count() == 0
    assert me.lines.count() == 0
    assert me.violations() == []
    me.button("replay-start").click()
    expect(me.page.locator(".table")).to_have_attribute("data-ply", "0")
    assert me.page.locator(".piece").count() == 0
    me.page.locator(".replay input").fill("2")
    expect(me.page.locator(".table")).to_have_attribute("data-ply", "2")
    me.button("back-to-live").click()
    expect(me.page.locator(".table")).to_have_attribute("data-ply", str(live))
    assert me.wait_for_choice()
    me.page.get_by_role("tab", name=me.say("log")).click()
    me.page.locator("[data-region=log] .line").first.click()
    expect(me.page.locator(".prompt.replay")).to_be_visible()


def test_a_refused_place_says_why(open_page: Opener) -> None:
    me = start(open_page("pl"))
    until(me, drawing=True)
    sheet = me.page.locator(".sheet.active")
    box = sheet.bounding_box()
    assert box is not None
    me.page.mouse.move(box["x"] + box["width"] * 0.82, box["y"] + box["height"] * 0.14)
    me.page.mouse.click(box["x"] + box["width"] * 0.82, box["y"] + box["height"] * 0.14)
    note = me.page.locator(".notes li")
    expect(note).to_contain_text(re.compile("WSS-4"))


def test_hint_selects_a_legal_move(open_page: Opener) -> None:
    me = start(open_page("en"))
    me.page.keyboard.press("h")
    expect(me.page.locator("[data-hint='1']")).to_be_visible()
    me.page.keyboard.press("h")
    expect(me.act).to_be_enabled()
    chosen = me.page.locator("[data-region=choices] [data-move].selected")
    legal = {str(move["id"]) for move in me.ask()["legal"]}
    if chosen.count():
        assert chosen.get_attribute("data-move") in legal
    ply = me.ply
    me.page.keyboard.press("Escape")
    expect(me.page.locator("[data-act][aria-disabled=false]")).to_have_count(0)
    assert me.ply == ply


def test_rules_open_at_the_rule_of_the_prompt(open_page: Opener) -> None:
    me = start(open_page("en"))
    rule = me.ask()["prompt"]["rule"]
    me.page.locator(".prompt .rule").click()
    drawer = me.page.get_by_role("dialog")
    expect(drawer.locator(".now dt")).to_have_text(rule)
    drawer.get_by_role("searchbox").fill("spaceship")
    assert drawer.locator("dt").count() > 0
    assert all("spaceship" in text.lower() for text in drawer.locator("dl > div").all_inner_texts())
    me.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


def test_the_rules_drawer_speaks_polish(open_page: Opener) -> None:
    me = start(open_page("pl"))
    me.page.locator(".prompt .rule").click()
    drawer = me.page.get_by_role("dialog")
    asked = me.ask()["prompt"]["question"]
    expect(drawer.locator(".asked")).to_contain_text(me.say(asked["message"], **asked["facts"]))
    expect(drawer.locator("h3").first).to_have_text("Tura")  # the page for players comes first
    expect(drawer.get_by_role("heading", name="1 Elementy gry")).to_have_count(1)
    expect(drawer).not_to_contain_text(me.say("rules-language"))
    drawer.get_by_role("searchbox").fill("rubiezy dociera")
    expect(drawer.locator("dt").first).to_have_text("WSS-5.1")
    expect(drawer.locator("dd[lang=pl]").last).to_contain_text("rubieży")
    drawer.get_by_role("searchbox").fill("zajęte")
    expect(drawer.locator("dt").first).to_have_text("WSS-3.3")
    drawer.get_by_role("searchbox").fill("gracz")
    expect(drawer.locator("dt").first).to_be_in_viewport()
    assert me.overflows() == []
    assert me.violations() == []


def test_another_players_sheet_is_one_click_away(open_page: Opener) -> None:
    me = start(open_page("pl"))
    me.page.locator(".players .entry").nth(1).click()
    expect(me.page.locator("[data-sheet]")).to_have_attribute("data-sheet", "1")
    me.page.keyboard.press("Alt+1")
    expect(me.page.locator("[data-sheet]")).to_have_attribute("data-sheet", "0")


def test_language_changes_in_place(open_page: Opener) -> None:
    me = start(open_page("pl"))
    question = me.page.locator(".question").inner_text()
    me.button("menu").click()
    me.page.get_by_role("dialog").get_by_role("button", name=me.say("settings"), exact=True).click()
    me.page.get_by_label("English").check()
    expect(me.page.locator(".question")).not_to_have_text(question)
    expect(me.page.locator("html")).to_have_attribute("lang", "en")
    me.language = "en"
    expect(me.page.locator(".table h1")).to_have_text(me.say("title"))


def test_two_browsers_and_a_spectator_in_one_game(open_page: Opener) -> None:
    ada, bob, eve = open_page("pl"), open_page("en"), open_page("en")
    ada.lobby().create("you", "open", seed=11)
    ada.button("copy-invite").click()
    invitation = ada.page.evaluate("navigator.clipboard.readText()")
    watch = f"{ada.url}/#/table/{ada.ticket['table']}?watch={ada.ticket['spectator']}"
    bob.page.goto(invitation)
    bob.page.get_by_role("textbox").fill("Bob")
    bob.button("sit-down").click()
    eve.page.goto(watch)
    for each in (ada, bob, eve):
        each.at_table()
    assert "seat=" not in bob.page.url

    for _ in range(8):
        scene = ada.ask()
        drawing = scene["view"]["phase"] == "drawing"
        for seat, each in ((0, ada), (1, bob)):
            if seat in scene["actors"]:
                each.wait_for_choice()
                each.choose_in_list()
                if drawing and seat == 0 and 1 in scene["actors"]:
                    # Bob and the spectator see only that Ada has drawn, not what
                    assert bob.page.locator("[data-sheet='0'] .piece").count() == 0
                    pieces = len(scene["view"]["sheets"][0]["pieces"])
                    assert len(eve.ask()["view"]["sheets"][0]["pieces"]) == pieces

    ply = ada.ask()["view"]
    assert ply["sheets"] == bob.ask()["view"]["sheets"]
    expect(bob.page.locator(".players .entry").first).to_be_visible()
    assert eve.lines.count() == 0
    assert eve.page.locator(".prompt.mine, .dot, .pair, .line[data-move]").count() == 0
    expect(eve.page.locator(".question")).to_contain_text(eve.say("watching", names=""))
    assert eve.violations() == []


def test_several_players_at_one_screen(open_page: Opener) -> None:
    me = open_page("en")
    me.lobby().create("you", "shared", seed=5)
    me.at_table()
    seen = set()
    for _ in range(6):
        take_the_screen(me)
        seen.add(me.page.locator(".players .entry.me strong").inner_text())
        me.choose_in_list()
    assert len(seen) == 2


def test_a_lost_connection_is_shown_and_mended(open_page: Opener, tmp_path: object) -> None:
    own = Server(f"{tmp_path}/tables.sqlite", "--rate", "0", "--bot-pause", "0", "--workers", "1").wait_until_ready()
    try:
        me = start(open_page("en", url=own.url))
        ply = me.ply
        # pictures and sockets are asked for then too, and what was on its way breaks off, wherever it was
        me.forgiven = ["net::ERR_", "/live?since="]
        own.kill()
        expect(me.page.locator(".prompt.lost .reason")).to_be_visible()
        assert me.page.locator(".prompt.mine, .dot, .pair").count() == 0
        own.start()
        own.wait_until_ready()
        expect(me.page.locator(".prompt.lost")).to_have_count(0, timeout=120_000)
        assert me.ply == ply
        me.wait_for_choice()
        me.choose_in_list()
    finally:
        own.stop()
