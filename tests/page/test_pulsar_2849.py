"""The board of Pulsar 2849: every move on it, whole games by clicking it, flights to an end, keyboard, phone."""

import random

import pytest
from page.boards import LIT, assert_all_moves_everywhere, click_somewhere
from page.playing import Json, Opened, Opener
from page.recorded import sit_down
from page.test_steady import nth
from playwright.sync_api import expect
from server.serving import Server

GAME = "pulsar-2849"
WRAPPED = """() => [...document.querySelectorAll('.pyramid .row')].flatMap((row) => {
  const room = row.parentElement.clientWidth - row.offsetWidth
  const lines = (each) => Math.round(each.offsetHeight / parseFloat(getComputedStyle(each).lineHeight))
  const words = room < 8 ? [] : [...row.querySelectorAll('.words')]
  return words.filter((each) => lines(each) > 1).map((each) => each.textContent)
})"""
"""Projects with a second line although their row could be wider."""
RUN_SEED = 2
"""A game whose first rounds have the dice for a project with a gate run."""


def at_table(open_page: Opener, language: str = "en", seed: int = 5, **how: object) -> Opened:
    me = open_page(language, game=GAME, **how).lobby()
    me.create("you", "bot:easy", seed=seed)
    return me.at_table()


def landed(me: Opened) -> None:
    """Until the ship is not on its way by itself."""
    me.page.locator("div.pulsar:not([data-following])").wait_for()


def click(me: Opened, chance: random.Random) -> None:
    landed(me)
    me.in_step()
    click_somewhere(me, chance)
    landed(me)


def play_until(me: Opened, chance: random.Random, kind: str, most: int = 60) -> None:
    """Clicks until a kind of move can be chosen."""
    for _ in range(most):
        assert me.wait_for_choice()
        landed(me)
        me.in_step()
        if any(move["kind"] == kind for move in me.ask()["legal"]):
            return
        click(me, chance)
    raise AssertionError(f"{kind} was never offered")


def test_a_whole_game_by_clicking_the_board(open_page: Opener) -> None:
    me = at_table(open_page, "pl", seed=11)
    chance = random.Random(3)
    looked = 0
    seen: set[str] = set()

    def move() -> None:
        nonlocal looked
        landed(me)
        if looked % 3 == 0 or looked < 9:
            seen.update(assert_all_moves_everywhere(me))
        if looked % 25 == 0:
            assert me.overflows() == []
            before = me.page.viewport_size
            assert before is not None
            me.page.set_viewport_size({"width": 1366, "height": 640})  # known systems have words on the map
            assert me.overflows() == []
            me.page.set_viewport_size(before)
        looked += 1
        click(me, chance)

    made = me.play_to_the_end(move, most=400)
    assert made > 30
    assert {"choose_gate", "choose_side", "take_die", "use_silver", "fly", "end_turn"} <= seen
    expect(me.page.locator("[data-end]")).to_be_visible()
    assert me.overflows() == []
    assert me.violations() == []


def test_an_entry_gate_shows_what_a_first_die_could_reach(open_page: Opener) -> None:
    me = at_table(open_page)
    play_until(me, random.Random(1), "choose_gate")
    gate = me.page.locator("[data-target^='sector:E'][data-lit]").first
    start = str(gate.get_attribute("data-target")).split(":")[1]
    cluster = me.game_layout()["maps"]["normal"]
    ids = [sector["id"] for sector in cluster["sectors"]]
    pairs = [{ids[segment["a"]], ids[segment["b"]]} for segment in cluster["segments"]]
    reached = {start}
    for _ in range(6):
        reached |= {end for pair in pairs if pair & reached for end in pair if not end.startswith("E")}
    gate.hover()
    marked = me.page.locator(".cluster [data-target]:has(.promise)")
    expect(marked).to_have_count(len(reached - {start}))
    assert {str(each.get_attribute("data-target")) for each in marked.all()} == {
        f"sector:{each}" for each in reached - {start}
    }


def test_a_die_shows_where_it_can_fly_before_it_is_spent(open_page: Opener) -> None:
    me = at_table(open_page)
    play_until(me, random.Random(1), "use_silver")
    die = me.page.locator("[data-target^='hand:silver']").first
    value = str(die.get_attribute("data-target")).rsplit(":", 1)[1]
    die.hover()
    told = me.ask()["forecast"]["flights"][value]
    ends = {flight["route"][-1] for flight in told}
    marked = me.page.locator(".cluster [data-target]:has(.promise)")
    expect(marked).to_have_count(len(ends))
    assert {str(each.get_attribute("data-target")) for each in marked.all()} == {f"sector:{end}" for end in ends}
    assert str(len(told[0]["route"]) - 1) in str(marked.first.get_attribute("data-explain"))


def test_a_click_on_an_end_flies_there_up_to_the_last_segment(open_page: Opener) -> None:
    me = at_table(open_page)
    chance = random.Random(1)
    play_until(me, chance, "use_silver")
    me.page.locator("[data-target^='hand:silver'][data-lit]").last.click()
    me.page.locator(LIT).first.wait_for()
    me.in_step()
    scene = me.ask()
    value = scene["view"]["turn"]["die"]["counts_as"]
    told = next(
        flight for flight in scene["forecast"]["flights"][str(value)] if flight["route"][0] != flight["route"][-1]
    )
    end = told["route"][-1]
    target = me.page.locator(f"[data-target='sector:{end}']")
    target.hover()
    expect(me.page.locator(".planned")).to_have_count(1)
    target.click()
    landed(me)
    expect(me.page.locator(f"[data-target='sector:{end}'][aria-pressed=true]")).to_have_count(1)
    me.in_step()
    turn = me.ask()["view"]["turn"]
    assert turn["left"] == 1
    assert turn["route"] == told["route"][:-1]
    assert me.act.inner_text().startswith(me.say("pulsar-act-fly-route"))
    ply = me.ply
    me.page.keyboard.press("Backspace")  # a step back: the ship does not go on by itself
    me.settled(ply)
    me.in_step()
    me.still()
    assert len(me.ask()["view"]["turn"]["route"]) < len(turn["route"]) or me.ask()["view"]["turn"]["route"] == []


def prepare_a_gate_run(me: Opened) -> None:
    """Moves sent to the server until a die can fly with a gate run: a side with a run in its bottom row, the die for
    that project, the project, then the next die."""
    sides = {side["id"]: side for board in me.game_layout()["hq_boards"] for side in board["sides"]}

    def wish(scene: Json) -> int:
        mine = scene["view"]["players"][scene["seat"]]
        side = sides.get(mine["hq_side"] or "")
        wanted = [p for p in side["projects"] if p["pos"].startswith("b") and p["run"]] if side else []
        die = wanted[0]["die"] if wanted else 0
        place = ["b1", "b2", "b3"].index(wanted[0]["pos"]) if wanted else -1
        done = bool(wanted) and wanted[0]["id"] in mine["projects"]

        def rank(move: Json) -> int:
            kind, args = move["kind"], move["args"]
            if kind == "complete":
                return 9 if args[0] == place else 0
            if kind == "take_die":
                return 5 if args[0] + 1 == die and die not in mine["dice"] else 3
            if kind == "use_silver":
                return 8 if done or args[0] == die else -1
            return {"end_turn": 1, "choose_gate": 5, "buy_modifier": 2, "fly": 1, "go": 1}.get(kind, 0)

        return int(max(scene["legal"], key=rank)["id"])

    for _ in range(80):
        scene = me.ask()
        mine = scene["view"]["players"][scene["seat"]]
        ready = [p for p in mine["projects"] if p not in mine["runs_used"]]
        runs = [p["id"] for p in sides.get(mine["hq_side"] or "", {"projects": []})["projects"] if p["run"]]
        if set(ready) & set(runs) and any(move["kind"] == "fly" and move["args"][0] > 1 for move in scene["legal"]):
            return
        if scene["seat"] in scene["actors"]:
            me.send(scene["ply"], wish(scene))
        else:
            me.settled(scene["ply"])
    raise AssertionError("no gate run came about")


def test_a_flight_waits_for_the_gate_run(open_page: Opener) -> None:
    """On the way to an end the ship stops before its first segment while a run may be announced, and then goes on."""
    me = at_table(open_page, seed=RUN_SEED)
    prepare_a_gate_run(me)
    me.in_step()
    scene = me.ask()
    value = scene["view"]["turn"]["die"]["counts_as"]
    told = next(each for each in scene["forecast"]["flights"][str(value)] if each["route"][0] != each["route"][-1])
    me.page.locator(f"[data-target='sector:{told['route'][-1]}']").click()
    project = me.page.locator("[data-target^='project:'][data-lit]").first
    project.wait_for()
    me.in_step()
    assert len(me.ask()["view"]["turn"]["route"]) == 1
    project.click()
    end = f"[data-target='sector:{told['route'][-1]}'][aria-pressed=true]"
    me.page.locator(f"[data-tray-move], {end}").first.wait_for()  # a run of any colour asks for it
    if me.page.locator("[data-tray-move]").count():
        me.page.locator("[data-tray-move]").first.click()
    expect(me.page.locator(end)).to_have_count(1)
    me.in_step()
    turn = me.ask()["view"]["turn"]
    assert turn["left"] == 1
    assert turn["run_colour"] is not None


def test_taking_a_die_shows_both_tracks_first(open_page: Opener) -> None:
    me = at_table(open_page)
    play_until(me, random.Random(2), "take_die")
    me.page.locator("[data-target^='die:'][data-lit]").first.click()
    ghosts = me.page.locator("[data-target^='marker:'][data-lit]")
    if ghosts.count():
        ghosts.first.hover()
        expect(me.page.locator(".track .changed").first).to_be_visible()
        assert me.say("pulsar-pick-cubes", n=0)[:5] in str(ghosts.first.get_attribute("data-explain"))


REACHABLE = """(all) => all.findIndex((each) => {
  const box = each.getBoundingClientRect()
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  return top !== null && each.contains(top)
})"""


def test_a_phone_plays_a_round(open_page: Opener) -> None:
    """Taps on the surface that opens by itself; what lies elsewhere is chosen in the sheet."""
    me = at_table(open_page, "pl", seed=4, size=(390, 844), touch=True)
    tapped = 0
    for _ in range(20):
        if not me.wait_for_choice():
            break
        me.page.locator("div.pulsar:not([data-following])").wait_for()
        ply = me.in_step()
        assert me.overflows() == []
        me.page.locator(f"{LIT}:visible").first.wait_for()
        lit = me.page.locator(f"{LIT}:visible")
        free = lit.evaluate_all(REACHABLE)
        if free >= 0:
            lit.nth(free).tap()
            tapped += 1
        if me.page.locator("[data-act][aria-disabled=false]").count() == 0:
            me.lines.first.tap()
        me.page.locator("[data-act][aria-disabled=false]").first.tap()
        me.settled(ply)
    assert tapped > 15
    assert me.violations() == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_board_fits(open_page: Opener, theme: str) -> None:
    me = at_table(open_page, "pl", theme=theme)
    play_until(me, random.Random(4), "fly")
    for width, height in ((1366, 768), (1366, 640), (1280, 640), (1920, 1080)):
        me.page.set_viewport_size({"width": width, "height": height})
        assert me.overflows() == [], f"{width} x {height}"
        board = me.page.locator(".board").bounding_box()
        assert board is not None
        for panel in me.page.locator(".pulsar .panel").all():
            box = panel.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= board["y"] + board["height"] + 1, f"{width} x {height}"
            assert panel.evaluate("(each) => each.scrollHeight <= each.clientHeight + 1"), panel.get_attribute("class")
    assert me.violations() == []


def test_sides_are_told_as_the_question_tells_them(open_page: Opener, server: Server) -> None:
    """It says what each of two numbered sides favours; and no words wrap beside empty room."""
    me = sit_down(open_page("pl", game="pulsar-2849"), server, "3-players", nth("prompt-choose-side", 0))
    me.still()
    heads = me.page.locator(".area .side strong")
    for k in (0, 1):
        expect(heads.nth(k)).to_contain_text(me.say("pulsar-side-number", n=k + 1))
    assert me.page.evaluate(WRAPPED) == []


def test_the_die_of_two_linked_transmitters_lies_on_neither(open_page: Opener, server: Server) -> None:
    me = sit_down(
        open_page("pl", (390, 844), touch=True, game="pulsar-2849"), server, "3-players", nth("prompt-offer", 2)
    )
    me.still()
    joint = me.page.locator(".arrays .joint svg").bounding_box()
    assert joint is not None
    for piece in me.page.locator(".arrays .piece").all():
        box = piece.bounding_box()
        assert box is not None
        across = min(joint["x"] + joint["width"], box["x"] + box["width"]) - max(joint["x"], box["x"])
        down = min(joint["y"] + joint["height"], box["y"] + box["height"]) - max(joint["y"], box["y"])
        assert min(across, down) <= 0, (joint, box)
