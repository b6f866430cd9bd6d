"""Leader rolls, scan, recruit, mission (BSU-19, 20, 40, 41) and forces (BSU-21)."""

import pytest
from games.burning_suns.builder import TABLES, Builder, built
from support.rules import rule

from perihelion.games.burning_suns.rules.empire.numbers import force, limit


def rolled(table: Builder, action: str, leader: int, *faces: int) -> Builder:
    table.dice(*faces).begin(0, action, leader)
    if table.asked() == "boost":
        table.do("roll")
    return table


@rule("BSU-EX-11", "BSU-20.2", "BSU-20.7", "BSU-19.1")
@pytest.mark.parametrize(("face", "crystals"), [(5, 0), (6, 3)])
def test_a_leader_of_five_succeeds_on_five(face: int, crystals: int) -> None:
    table = built().empire(0, race="terran")
    rolled(table, "scan", 0, face)
    assert table.state.crystals[0] == crystals
    assert (table.asked() == "scan") == (face == 5)


@rule("BSU-20.7")
def test_each_leader_rolls_with_its_own_attack() -> None:
    assert rolled(built().empire(0, race="wraith"), "scan", 0, 6).asked() == "scan"
    assert rolled(built().empire(0, race="wraith"), "scan", 2, 4).state.crystals[0] == 3


@rule("BSU-EX-12", "BSU-20.4", "BSU-20.5")
def test_two_boosts_for_six_crystals() -> None:
    table = built().empire(0, race="terran").crystals(7).tile("a", "inhabited_1", "home0")
    table.tile("b", "inhabited_2", "home0").dice(7).begin(0, "diplomacy")
    table.do("boost").do("boost")
    assert table.state.crystals[0] == 1
    assert table.asked() == "diplomacy"  # only the roll was left, and it was made
    table.do("place", "a")
    table.crystals(0).dice(6).begin(0, "diplomacy")
    assert table.state.frames == []  # a boost counts for one roll


@rule("BSU-EX-14", "BSU-20.3", "BSU-20.9")
def test_an_eight_always_fails() -> None:
    table = built().empire(0, race="terran").crystals(12).dice(8).begin(0, "scan")
    for _ in range(4):
        table.do("boost")
    assert table.state.crystals[0] == 3  # twelve paid, three for the failed scan


@rule("BSU-EX-13", "BSU-20.6", "BSU-20.8")
def test_a_reroll_keeps_the_boosts() -> None:
    table = built().empire(0, "psyonic", "terran").crystals(6).tile("a", "inhabited_1", "home0")
    table.tile("b", "inhabited_2", "home0").dice(8, 7).begin(0, "diplomacy").do("boost").do("boost")
    assert table.asked() == "leader-reroll"
    table.do("accept")
    assert table.asked() == "diplomacy"
    assert table.state.crystals[0] == 0


@rule("BSU-44.30", "BSU-20.8")
@pytest.mark.parametrize(("action", "again"), [("scan", True), ("recruit", False)])
def test_a_reroll_of_one_action_is_no_reroll_of_another(action: str, again: bool) -> None:
    table = built().empire(0, race="terran").agent(0, "echo_twins").dice(8, 8).begin(0, action)
    assert (bool(table.state.frames) and table.asked() == "leader-reroll") == again


@rule("BSU-20.8")
def test_a_success_is_not_rerolled() -> None:
    table = built().empire(0, "psyonic", "terran")
    assert rolled(table, "scan", 0, 5).asked() == "scan"


@rule("BSU-EX-15", "BSU-19.2", "BSU-19.3", "BSU-19.5", "BSU-19.12", "BSU-19.6")
def test_a_scan_pays_five_crystals_or_an_artefact() -> None:
    table = rolled(built(), "scan", 0, 1)
    assert [move.args[0] for move in table.moves()] == [0, 1, 2]
    table.do("take", 0)
    assert table.state.crystals[0] == 5
    table = rolled(built(), "scan", 0, 1)
    face_up = table.state.face_up[1]
    table.do("take", 2)
    assert table.state.artefact_owner[face_up] == 0
    assert table.state.view(1)["empires"][0]["artefacts"] == [TABLES.artefacts[face_up]]
    table = rolled(built(), "scan", 0, 1)
    top = table.state.decks[1][-1]
    table.do("take", 1)
    assert table.state.artefact_owner[top] == 0


@rule("BSU-19.4", "BSU-45.5", "BSU-A-28")
def test_a_taken_face_up_card_is_not_replaced_at_once() -> None:
    table = rolled(built(), "scan", 0, 1).do("take", 2)
    rolled(table, "scan", 0, 1)
    assert [move.args[0] for move in table.moves()] == [0, 1]
    assert table.why_not("take", 2) == ["BSU-45.5"]


@rule("BSU-EX-16", "BSU-19.7", "BSU-19.8", "BSU-19.9")
def test_the_artefact_limit() -> None:
    table = built().empire(0, organisation="eternity")
    for name in ("choir_bell", "pale_compass", "whispering_coil"):
        table.artefact(0, name)
    rolled(table, "scan", 0, 1).do("take", 1)
    assert table.asked() == "surplus-card"
    assert len(table.moves()) == 4
    bell = TABLES.artefacts.index("artefact_choir_bell")
    table.do("artefact", bell)
    assert table.state.decks[1][0] == bell
    assert table.state.artefact_owner.count(0) == 3


@rule("BSU-40.1", "BSU-40.2", "BSU-40.4", "BSU-40.8")
def test_recruiting_from_deck_or_face_up() -> None:
    table = rolled(built(), "recruit", 0, 1)
    assert [(move.kind, move.args[0]) for move in table.moves()] == [("take", 1), ("take", 2)]
    agent = table.state.face_up[0]
    table.do("take", 2)
    assert table.state.agent_owner[agent] == 0
    assert table.state.face_up[0] == -1


@rule("BSU-40.5", "BSU-40.10", "BSU-A-62")
def test_a_failed_recruiting_brings_a_regiment() -> None:
    table = built().tile("a", "inhabited_1", "home0").control(0, "a")
    rolled(table, "recruit", 0, 8)
    assert table.places() == {"a", "home0"}
    table.do("place", "a")
    assert table.has(0, "a", "regiment") == 1


@rule("BSU-EX-50", "BSU-40.3", "BSU-40.9", "BSU-40.11", "BSU-40.12")
@pytest.mark.parametrize(
    ("taker", "owner", "path", "legal"),
    [
        ("united", "imperial", True, True),
        ("united", "archivist", True, False),
        ("merchant", "imperial", True, False),
        ("united", "imperial", False, False),
    ],
)
def test_an_agent_is_taken_by_its_own_force_from_another(taker: str, owner: str, path: bool, legal: bool) -> None:
    table = built().empire(0, taker).empire(1, owner).agent(1, "mother_tamsin")  # a light agent
    table.tile("a", "void_1", "home0", up=path).join("a", "home1")
    rolled(table, "recruit", 0, 1)
    agent = TABLES.agents.index("agent_mother_tamsin")
    assert (("agent", (agent,)) in [(move.kind, move.args) for move in table.moves()]) == legal
    if legal:
        table.do("agent", agent)
        assert table.state.agent_owner[agent] == 0
    else:
        assert table.why_not("agent", agent) == ["BSU-40.3" if path else "BSU-40.11"]


@rule("BSU-40.6", "BSU-40.7")
def test_the_agent_limit() -> None:
    table = built().empire(0, organisation="nova").agent(0, "mother_tamsin")
    rolled(table, "recruit", 0, 1).do("take", 1)
    assert table.asked() == "surplus-card"
    table.do("agent", TABLES.agents.index("agent_mother_tamsin"))
    assert table.state.decks[0][0] == TABLES.agents.index("agent_mother_tamsin")


@rule("BSU-EX-36", "BSU-41.1", "BSU-41.2", "BSU-41.7", "BSU-41.8", "BSU-41.5", "BSU-41.9", "BSU-41.4")
def test_a_free_boost_for_missions_does_not_reach_the_action_gained() -> None:
    table = built().empire(0, race="cyborg", organisation="eclipse")  # leaders of 4, missions +2
    table.state.leader_at = [5] * 36  # every space full
    table.state.count_leaders()
    rolled(table, "mission", 0, 6)
    assert table.asked() == "mission"
    offered = {move.args[0] for move in table.moves() if move.kind == "action"}
    assert 11 not in offered
    assert {2, 4, 10} <= offered
    table.dice(5).do("action", 2)
    assert table.state.crystals[0] == 3  # a scan with 4 fails on 5


@rule("BSU-41.3", "BSU-A-69")
def test_a_failed_mission_does_nothing_and_a_gained_one_may_be_declined() -> None:
    table = built().empire(0, race="cyborg", organisation="nova")
    before = table.state.crystals[:]
    rolled(table, "mission", 0, 5)
    assert table.state.frames == []
    rolled(table, "mission", 0, 4).do("decline")
    assert table.state.frames == []
    assert table.state.crystals == before


@rule("BSU-41.6")
def test_boosts_of_a_mission_do_not_carry_over() -> None:
    table = built().empire(0, race="cyborg", organisation="nova").crystals(3).dice(5, 5).begin(0, "mission").do("boost")
    table.do("action", 2)
    assert table.state.crystals[0] == 3  # the scan failed: 4 against 5


@rule("BSU-21.1", "BSU-21.2", "BSU-21.3", "BSU-21.5", "BSU-21.4", "BSU-19.11", "BSU-21.6", "BSU-44.47")
def test_the_force_is_that_of_the_last_ability_and_sets_every_x() -> None:
    table = built().empire(0, "psyonic").artefact(0, "banner_of_many")  # fleet +4 light, +3 neutral, +2 dark
    assert (force(table.state, 0), limit(table.state, 0, 0)) == (1, 13)
    table.level(0, 1, 1)
    assert (force(table.state, 0), limit(table.state, 0, 0)) == (2, 12)
    table.level(0, 2, 0)
    assert (force(table.state, 0), limit(table.state, 0, 0)) == (0, 14)
    table.level(0, 2, -1)
    assert force(table.state, 0) == 2


@rule("BSU-44.45")
def test_counting_as_any_force_takes_the_best_x_and_protects() -> None:
    table = built().empire(0, "imperial").artefact(0, "banner_of_many").agent(0, "the_understudy")
    assert limit(table.state, 0, 0) == 14
    table.empire(1, "united").line("a").join("a", "home1").agent(0, "mother_tamsin").state.push((20,))
    table.state.agenda.clear()
    rolled(table, "recruit", 0, 1)
    assert table.asked() == "recruit"
    light = TABLES.agents.index("agent_mother_tamsin")
    other = built().empire(0, "united").empire(1, "imperial").agent(1, "mother_tamsin").agent(1, "the_understudy")
    other.line("a").join("a", "home1")
    rolled(other, "recruit", 0, 1)
    assert ("agent", (light,)) not in [(move.kind, move.args) for move in other.moves()]
