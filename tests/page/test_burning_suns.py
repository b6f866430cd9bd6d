"""Burning Suns at the page: whole games by clicking, by keyboard, on a phone; every move on board and list alike."""

import random
import re
from collections.abc import Callable

import pytest
from page.boards import assert_all_moves_everywhere, click_somewhere, play_by_clicking
from page.playing import Opened, Opener
from page.recorded import sit_down
from page.test_steady import nth
from playwright.sync_api import expect
from server.serving import Server
from support import asking

import perihelion

GAME = "burning-suns"


def seated(me: Opened, seed: int) -> Opened:
    return me.lobby().create("you", "bot:easy", seed=seed).at_table()


def test_a_whole_game_by_clicking_the_board(open_page: Opener) -> None:
    me = seated(open_page("en", game=GAME), 23)
    assert play_by_clicking(me, 23, most=700) > 25
    expect(me.page.locator("[data-end]")).to_be_visible()
    assert me.overflows() == []
    assert me.violations() == []


def test_every_legal_move_is_on_the_board_and_in_the_list(open_page: Opener) -> None:
    me = seated(open_page("en", game=GAME), seed=5)
    chance = random.Random(5)
    kinds: set[str] = set()
    for _ in range(30):
        assert me.wait_for_choice()
        kinds |= assert_all_moves_everywhere(me)
        click_somewhere(me, chance)
    assert {"pick", "race_card", "place_leader", "accept", "decline"} <= kinds


@pytest.mark.parametrize(("size", "theme"), [((1366, 768), "light"), ((1366, 640), "dark")])
def test_nothing_overflows_and_axe_is_content(open_page: Opener, size: tuple[int, int], theme: str) -> None:
    me = seated(open_page("pl", game=GAME, size=size, theme=theme), seed=7)
    chance = random.Random(7)
    for move in range(16):
        assert me.wait_for_choice()
        if move in (0, 4, 8, 15):
            assert me.overflows() == []
            assert me.violations() == []
        click_somewhere(me, chance)


def test_on_a_phone(open_page: Opener) -> None:
    me = seated(open_page("pl", game=GAME, size=(390, 844), touch=True), seed=8)
    for _ in range(9):
        assert me.wait_for_choice()
        ply = me.in_step()  # the others choose at the same time
        group = me.page.locator("[data-region=choices] .group[aria-expanded=false]")
        if group.count():
            group.first.tap()
        me.lines.first.tap()
        me.act.tap()
        me.settled(ply)
    me.wait_for_choice()
    for tab in range(4):
        me.page.locator(".surfaces button").nth(tab).tap()
        expect(me.page.locator(".surfaces button").nth(tab)).to_have_attribute("aria-pressed", "true")
        assert me.overflows() == []
        assert me.violations() == []


# -------------------------------------------------------------------- the galaxy


def test_a_system_shows_how_it_is_won_what_that_costs_and_its_antimatter(open_page: Opener, server: Server) -> None:
    me = sit_down(open_page("en", game=GAME), server, "3-players", nth("prompt-perform", 30))
    systems = {each["id"]: each for each in me.game_layout()["systems"]}
    seen = {"colonise": 0, "diplomacy": 0, "antimatter": 0}
    for place in me.ask()["view"]["places"]:
        system = systems.get(place["tile"] or "")
        tile = me.page.locator(f".tile[data-target='place:{place['id']}']")
        won = {"uninhabited": "colonise", "inhabited": "diplomacy"}.get(system["kind"] if system else "")
        free = won if place["owner"] is None else None
        expect(tile.locator("[data-contact]")).to_have_count(1 if free else 0)
        if free:
            seen[free] += 1
            price = str(system["colonise_cost"]) if free == "colonise" and system else ""
            expect(tile.locator(f"[data-contact={free}]")).to_have_text(price)
        counted = [each for k, each in enumerate(system["benefits"] if system else []) if k != place["blocked"]]
        holds = sum(int(number) for each in counted for number in re.findall(r"hold_antimatter\((\d)\)", each))
        expect(tile.locator(".holds")).to_have_count(1 if holds else 0)
        if holds:
            seen["antimatter"] += 1
            expect(tile.locator(".holds")).to_have_text(str(holds) if holds > 1 else "")
    assert all(seen.values()), seen


# -------------------------------------------------------------------- a combat


def moves_to(wanted: Callable[[dict[str, object]], bool]) -> tuple[int, list[tuple[int, int]]]:
    """A seed and the moves of random play that lead to a position where seat 0 is asked what is wanted."""
    game = perihelion.game(GAME)
    for seed in range(1, 200):
        state, chance = game.new(seats=2, seed=seed), random.Random(seed)
        made: list[tuple[int, int]] = []
        while not state.over() and len(made) < 250:
            seat = state.actors()[0]
            if seat == 0 and wanted(state.view(0)):
                return seed, made
            action = chance.choice(state.legal(seat))
            made.append((seat, action))
            state.apply(seat, action)
    raise AssertionError("random play never came there")


def test_a_combat_shows_odds_dice_and_losses_and_can_finish_by_itself(open_page: Opener) -> None:
    seed, moves = moves_to(lambda view: view["question"] == "reroll")
    me = open_page("en", game=GAME)
    two = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo"}]
    wish = {"game": GAME, "options": {}, "seats": two, "seed": seed, "chat": False}
    created = asking.post(f"{me.url}/api/tables", json=wish).json()
    tokens = {each["seat"]: each["token"] for each in created["seats"]}
    table = f"{me.url}/api/tables/{created['table']}"
    for seat, token in tokens.items():
        headers = {"Authorization": f"Bearer {token}"}
        asking.post(f"{table}/join", headers=headers, json={"name": two[seat]["name"]}).raise_for_status()
    for number, (seat, action) in enumerate(moves):
        headers = {"Authorization": f"Bearer {tokens[seat]}"}
        ply = asking.get(table, headers=headers).json()["ply"]
        body = {"ply": ply, "action": action, "key": f"{number:032x}"}
        answer = asking.post(f"{table}/moves", headers=headers, json=body)
        assert answer.status_code < 300, (number, ply, answer.json()["scene"]["ply"], answer.text[:300])
    me.page.goto(f"{me.url}/#/table/{created['table']}?seat={tokens[0]}")
    combat = me.page.locator(".combat")
    expect(combat).to_be_visible()
    expect(combat.locator(".said")).to_contain_text("%")
    expect(combat.locator(".die .value").first).to_have_text(re.compile("^[1-8]$"))
    expect(combat.locator(".result").first).to_contain_text(re.compile(r"\d+ hits?.*\d+ miss", re.DOTALL))
    expect(combat.locator("[data-target^='row:'][data-lit]").first).to_be_visible()
    assert assert_all_moves_everywhere(me) == {"decline", "unit"}
    assert me.overflows() == []
    assert me.violations() == []
    me.button("suns-put-aside").click()
    expect(combat).to_have_count(0)
    me.button("suns-combat-back").click()
    ply = me.ply
    me.button("suns-run").click()
    me.settled(ply)
    expect(combat).to_have_count(0)


# -------------------------------------------------------------------- words and order

LOW = (1366, 640)


def test_what_is_done_stands_before_what_is_left_undone(open_page: Opener, server: Server) -> None:
    me = sit_down(open_page("en", game=GAME), server, "3-players", nth("prompt-perform", 30))
    offered = me.page.locator("[data-tray] .option").all_inner_texts()
    assert [each.split()[0] for each in offered] == ["Perform", "Pass:"]


def test_before_the_first_round_no_leader_has_acted_and_an_empire_in_the_making_tells_its_steps(
    open_page: Opener, server: Server
) -> None:
    me = sit_down(open_page("en", game=GAME), server, "3-players", nth("prompt-pick-sheet", 0))
    steps = me.page.locator(".empire ol > li")
    expect(steps).to_have_count(4)
    expect(steps.first).to_have_attribute("aria-current", "step")
    assert me.overflows() == []
    sit_down(me, server, "3-players", nth("prompt-keep-card", 2))
    expect(me.page.locator(".leaders .where")).to_have_text([me.say("suns-leader-free")] * 3)


def test_the_inspector_reckons_a_unit_figure_by_figure(open_page: Opener, server: Server) -> None:
    me = sit_down(open_page("en", game=GAME), server, "3-players", nth("prompt-build", 4))
    me.page.locator("[data-target='unit:fighter']").hover()
    sums = me.page.locator(".inspector dl dt")
    expect(sums.first).to_have_text(me.say("sum-cost"))
    expect(me.page.locator(".inspector dl dd").nth(2)).to_have_text(re.compile(r"^1–\d$"))
    assert len(set(sums.all_inner_texts())) == sums.count(), "nothing is told twice"


def test_no_side_without_a_chance_has_a_part_of_the_bar(open_page: Opener, server: Server) -> None:
    me = sit_down(open_page("en", game=GAME), server, "3-players", nth("prompt-reroll", 0))
    combat = next(each["fight"] for each in me.ask()["view"]["actions"] if each.get("fight"))
    attacker, defender = combat["chances"]
    parts = [chance for chance in (attacker, 100 - attacker - defender, defender) if chance > 0]
    expect(me.page.locator(".odds > span")).to_have_count(len(parts))
    expect(me.page.locator(".said")).to_contain_text(me.say("suns-you-win"))


def test_systems_have_their_names_on_a_low_screen(open_page: Opener, server: Server) -> None:
    me = sit_down(open_page("pl", LOW, game=GAME), server, "3-players", nth("prompt-perform", 30))
    revealed = [each for each in me.ask()["view"]["places"] if each["tile"]]
    expect(me.page.locator(".galaxy .names text")).to_have_count(len(revealed))
    assert me.overflows() == []
