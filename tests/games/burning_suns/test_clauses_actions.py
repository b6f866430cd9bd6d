"""What an action asks for, and what comes before it and after it (BSU-11)."""

import pytest
from games.burning_suns.builder import TABLES, Builder, built, facing
from support.rules import rule

from perihelion.games.burning_suns.rules.abilities.possible import performable
from perihelion.games.burning_suns.rules.steps import ASK_PERFORM, TURN
from perihelion.games.burning_suns.rules.terms import ACTION


def can(table: Builder, action: str, leader: int = 0) -> bool:
    return performable(table.state, 0, ACTION[action], leader)


@rule("BSU-11.10")
def test_what_cannot_be_done_at_all_cannot_be_performed() -> None:
    bare = built().units(0, "home0", dreadnought=1)
    for action in ("explore", "jump", "colonise", "build", "battle", "bombard", "assault", "activate"):
        assert not can(bare, action), action
    for action in ("scan", "diplomacy", "recruit", "mission"):
        assert can(bare, action), action
    bare.state.decks = [[], []]
    bare.state.face_up = [-1, -1]
    assert can(bare, "scan")
    assert can(bare, "recruit")


@rule("BSU-11.10")
def test_the_least_of_every_action() -> None:
    table = built().tile("d", "void_1", "home0", up=False).crystals(2).agent(0, "judge_calloway")
    assert can(table, "explore")
    assert can(table, "build")
    assert can(table, "activate")
    table.tile("u", "uninhabited_1", "home0").units(0, "u", dreadnought=1)
    assert can(table, "jump")
    assert can(table, "colonise")
    assert not can(table.crystals(1), "colonise")
    table.units(1, "u", fighter=1)
    assert can(table, "battle")
    table.tile("h", "hostile_1", "home0").units(0, "h", battlecruiser=1)
    assert can(table, "bombard")
    assert can(table, "assault")


@rule("BSU-11.10", "BSU-12.1")
def test_an_action_begun_does_something() -> None:
    table = built().tile("a", "void_1", "home0", up=False).tile("b", "void_2", "home0", up=False)
    table.tile("c", "void_3", "home0", up=False).begin(0, "explore")
    assert table.kinds() == {"place"}
    table.do("place", "a")
    assert table.kinds() == {"decline", "place"}
    table.do("place", "b")
    assert not table.state.actors()  # two, and no more
    jump = built().line("a").units(0, "home0", fighter=2).begin(0, "jump")
    assert jump.asked() == "jump"
    assert "decline" not in jump.kinds()
    assert "decline" in jump.do("place", "a").kinds()


# ---------------------------------------------------------------- race cards that others reckon with


@rule("BSU-11.7")
def test_whoever_cannot_perform_passes_also_where_all_look_on() -> None:
    table = built()
    table.state.leader_at[3 * ACTION["battle"]] = 0
    table.state.count_leaders()
    told: list[str] = []
    table.state.watch(lambda event: told.append(event.kind))
    table.state.push((TURN, 0))
    table.state.settle()
    assert "passed" in told[:2]
    assert "action" not in told


@rule("BSU-11.7", "BSU-11.11")
@pytest.mark.parametrize("held", ["terran_emergency_yards", "terran_spare_parts"])
def test_a_card_that_could_be_in_hand_lets_the_action_be_tried(held: str) -> None:
    table = built().card(0, held).step(ASK_PERFORM, 0, ACTION["build"], 0)
    assert table.kinds() == {"decline", "accept"}
    table.do("accept")
    assert table.asked() == "trigger"
    table.do("decline")
    assert not table.state.actors()  # no card, no build
    assert table.state.crystals[0] == 0


@rule("BSU-11.7")
def test_without_cards_or_with_the_card_known_nothing_is_tried() -> None:
    names = TABLES.card_names[built().card(0, "terran_spare_parts").state.race[0]]
    assert not can(built().empire(0, race="terran"), "build")
    known = built().card(0, "terran_spare_parts")
    known.state.played = [1 << names.index("rc_terran_emergency_yards"), 0]
    known.empire(0)
    assert not can(known, "build")
    assert not can(built().empire(0, race="terran").crystals(4), "activate")
    assert can(built().card(0, "terran_spare_parts").crystals(4), "activate")
    assert not can(built().card(0, "terran_spare_parts"), "activate")


# ---------------------------------------------------------------- before it


@rule("BSU-11.11")
def test_an_alliance_breaks_before_anything_is_used() -> None:
    table = facing({"dreadnought": 2}, {"dreadnought": 2}).card(0, "terran_second_wind").ally(0, 1, 0, 0)
    table.begin(0, "battle")
    assert (table.asked(), table.seat) == ("trigger", 0)
    assert not table.state.allied(0, 1)


@rule("BSU-11.11")
def test_an_ability_that_left_nothing_to_do_stays_used_and_the_action_unperformed() -> None:
    table = built().card(0, "terran_deep_range_probe")
    table.tile("a", "void_1", "home0", up=False).begin(0, "explore").use("card-rc_terran_deep_range_probe")
    table.do("place", "a")
    assert not table.state.actors()
    assert (table.state.up >> table.labels["a"] & 1, table.state.hand[0], table.state.crystals[0]) == (1, 0, 3)


@rule("BSU-11.11", "BSU-11.7")
def test_nothing_follows_an_action_that_was_not_performed() -> None:
    table = built().card(0, "insectoid_royal_jelly").empire(0, "nomadic")
    table.line("a").begin(0, "jump")
    assert table.asked() == "trigger"
    table.do("decline")
    assert not table.state.actors()


@rule("BSU-11.10")
def test_a_repair_alone_is_a_build() -> None:
    table = built(3).tile("u", "uninhabited_3", "home0").control(0, "u").units(0, "home0", starbase=1).crystals(1)
    for seat in range(3):
        table.empire(seat, race="terran")  # a starbase of attack 4, a regiment for 2
    table.ally(0, 1, 0, 1).ally(0, 2, 2, 1)  # two allies in trade
    assert not can(table, "build")
    table.state.hull[0][1] -= 1
    assert can(table, "build")
    assert table.begin(0, "build").state.hull[0][1] == TABLES.races[table.state.race[0]].hp[5]
