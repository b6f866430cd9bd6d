"""Bombards: fleets against systems and armies against fleets (BSU-36)."""

import pytest
from games.burning_suns.builder import TABLES, Builder, battle, built
from support.rules import rule

from perihelion.games.burning_suns.rules.combat.sides import rerolls_left


def shelled(**defence: int) -> Builder:
    table = built().tile("a", "inhabited_1", "home0").control(1, "a").units(1, "a", **defence)
    return table.units(0, "a", dreadnought=3)


@rule("BSU-36.2", "BSU-36.7", "BSU-36.8", "BSU-36.9", "BSU-36.13", "BSU-EX-51", "BSU-32.4", "BSU-36.12")
def test_a_bombard_destroys_regiments_and_the_construction() -> None:
    table = shelled(regiment=2).construction("a", "con_refinery").dice(1, 1, 1).begin(0, "bombard")
    assert table.has(1, "a", "regiment") == 0
    assert table.state.construction[table.labels["a"]] == -1
    assert table.owner("a") == 1
    assert table.has(0, "a", "dreadnought") == 3
    assert table.state.antimatter == [0, 0]


@rule("BSU-36.8", "BSU-EX-51", "BSU-38.12")
def test_the_defender_picks_what_a_single_hit_destroys() -> None:
    table = shelled(regiment=2).construction("a", "con_refinery").dice(1, 8, 8).begin(0, "bombard")
    assert table.seat == 1
    assert {move.args[0] for move in table.moves()} == {3, 14}
    table.do("unit", 14)
    assert table.state.construction[table.labels["a"]] == -1
    assert table.has(1, "a", "regiment") == 2


@rule("BSU-36.6")
def test_a_shot_has_no_strike_bonus() -> None:
    table = shelled(regiment=3).dice(7, 7, 7).begin(0, "bombard")
    assert table.has(1, "a", "regiment") == 3  # attack 6


@rule("BSU-36.4", "BSU-18.12", "BSU-18.13")
@pytest.mark.parametrize(("ships", "allowed"), [(3, True), (4, False)])
def test_an_opposing_fleet_stops_a_bombard(ships: int, allowed: bool) -> None:
    table = shelled(regiment=2).units(1, "a", fighter=ships)
    for label, name in (("b", "inhabited_2"), ("c", "inhabited_3")):
        table.tile(label, name, "a").control(1, label).units(1, label, regiment=1).units(0, label, fighter=1)
    table.begin(0, "bombard")
    assert ("a" in table.places()) == allowed
    assert (table.why_not("place", "a") == ["BSU-36.4"]) != allowed


@rule("BSU-36.10", "BSU-34.10")
def test_a_colossus_prevents_a_bombard() -> None:
    table = shelled(regiment=1, colossus=1).tile("b", "inhabited_2", "a").control(1, "b").tile("c", "inhabited_3", "b")
    table.control(1, "c").units(1, "b", regiment=1).units(0, "b", fighter=1)
    table.units(1, "c", regiment=1).units(0, "c", fighter=1).begin(0, "bombard")
    assert table.places() == {"b", "c"}
    assert table.why_not("place", "a") == ["BSU-36.10"]
    table.state.change_units(1, table.labels["a"], 3, -1)  # a colossus alone is a target, and prevents it all the same
    assert table.why_not("place", "a") == ["BSU-36.10"]


@rule("BSU-36.3", "BSU-36.11", "BSU-36.16", "BSU-36.1", "BSU-33.7", "BSU-34.10")
def test_an_army_fires_at_a_fleet_of_any_size_then_the_fleet_may_fire() -> None:
    table = built().tile("a", "inhabited_1", "home0").control(0, "a").units(0, "a", regiment=2, colossus=1)
    table.units(1, "a", fighter=6).dark("a", 1)
    table.tile("b", "inhabited_2", "a").control(1, "b").units(1, "b", regiment=1).units(0, "b", dreadnought=1)
    table.begin(0, "bombard")
    assert table.places("force") == {"a"}
    table.dice(8, 8, 1, 1).do("force", "a", 1)  # the colossus hits twice
    assert table.has(1, "a", "fighter") == 4
    assert table.places() == {"b"}
    assert table.why_not("force", "a", 1) == ["BSU-36.1"]
    table.dice(1).do("place", "b")
    assert table.has(1, "b", "regiment") == 0


@rule("BSU-36.5", "BSU-36.14", "BSU-A-52")
def test_a_shot_needs_a_foreign_target() -> None:
    table = shelled(regiment=1).tile("b", "inhabited_2", "a").control(0, "b").units(0, "b", fighter=1, regiment=1)
    table.tile("c", "inhabited_3", "a").units(0, "c", fighter=1).tile("d", "hostile_1", "a").units(0, "d", fighter=1)
    table.begin(0, "bombard")
    assert table.places() == {"a", "d"}
    assert table.why_not("place", "b") == ["BSU-36.5"]
    assert table.why_not("place", "c") == ["BSU-36.14"]


@rule("BSU-36.15", "BSU-EX-21", "BSU-24.14", "BSU-24.1")
def test_a_military_alliance_gives_rerolls_in_battles_and_assaults_only() -> None:
    table = battle({"dreadnought": 2}, {}).dark("a", 2)
    card = next(card for card in range(8) if TABLES.card_back[table.state.race[1]][card] == 0)
    table.ally(0, 1, 0, card).dice(8, 8, 8, 8).begin(0, "battle")
    assert rerolls_left(table.state, table.state.frames[-1], table.state.fight(), 0) == 2
    other = shelled(regiment=3).empire(0, organisation="nova").ally(0, 1, 0, card)
    other.dice(8, 8, 8).begin(0, "bombard")
    assert other.asked() != "reroll"


def two_shots(**options: str) -> Builder:
    """Seat 0 shells seat 1 at `a` with a fleet, and with its army at `b` the fleets of seats 1 and 2."""
    table = built(3, **options).tile("a", "inhabited_1", "home0").control(1, "a").units(1, "a", regiment=9)
    table.tile("b", "inhabited_2", "a").control(0, "b").units(0, "b", regiment=2).units(2, "b", fighter=9)
    return table.units(0, "a", dreadnought=1).join("b", "home1").join("b", "home2")


@rule("BSU-11.11", "BSU-36.1", "BSU-38.7", "BSU-38.9")
def test_the_second_shot_has_its_own_time_before_it() -> None:
    """The empire it is aimed at is involved from then on, and whoever has not used an ability may do so now."""
    table = two_shots().card(2, "leviathan_crush_depth").dice(8).begin(0, "bombard").do("place", "a")
    assert (table.seat, table.asked()) == (0, "bombard")  # seat 2 was not concerned by the first shot
    table.do("force", "b", 2)
    assert (table.seat, table.asked()) == (2, "trigger")
    assert table.usable() == {"card-rc_leviathan_crush_depth"}
    table.dice(1, 1).use("card-rc_leviathan_crush_depth")
    assert table.has(2, "b", "fighter") == 7


@rule("BSU-36.1", "BSU-A-51")
@pytest.mark.parametrize("twice", ["different", "same"])
def test_option_the_same_shot_twice(twice: str) -> None:
    table = two_shots(bombard=twice).dice(8).begin(0, "bombard").do("place", "a")
    assert table.asked() == "bombard"
    assert table.places() == ({"a"} if twice == "same" else set())
    assert table.places("force") == {"b"}
    table.dice(8, 8).do("force", "b", 2)
    assert table.state.frames == []  # two shots at most


@rule("BSU-11.11", "BSU-38.7")
def test_the_target_of_the_first_shot_is_not_asked_before_the_second() -> None:
    table = two_shots().card(1, "leviathan_crush_depth").dice(8).begin(0, "bombard").do("place", "a")
    assert (table.seat, table.asked()) == (1, "trigger")
    table.do("decline").do("force", "b", 2)
    assert not table.state.actors()


@rule("BSU-38.10", "BSU-36.1")
def test_an_ability_used_before_the_first_shot_is_the_only_one_of_the_action() -> None:
    table = two_shots().card(0, "leviathan_crush_depth").level(0, 0).dice(8).begin(0, "bombard").do("place", "a")
    assert (table.seat, table.asked()) == (0, "trigger")
    table.do("decline")
    table.do("force", "b", 2)
    assert (table.seat, table.asked()) == (0, "trigger")  # not used yet: it may be used before the second shot
    table = two_shots().card(0, "leviathan_crush_depth").dice(8).begin(0, "bombard").do("place", "a")
    table.use("card-rc_leviathan_crush_depth").dice(1, 1).do("force", "b", 2)
    assert table.has(2, "b", "fighter") == 7  # no question any more


@rule("BSU-38.7", "BSU-A-56")
@pytest.mark.parametrize("first", [1, 2])
def test_after_two_shots_both_targets_are_involved(first: int) -> None:
    """The imperial ability after a bombard pays for unique units; it is asked of the empire hit first, too."""
    table = two_shots().empire(first, "imperial").level(first, 1, 1).units(first, f"home{first}", titan=1)
    table.dice(8).begin(0, "bombard").do("place", "a").dice(8, 8).do("force", "b", 2)
    assert (table.seat, table.asked()) == (first, "trigger")
    before = table.state.crystals[first]
    table.use("level-imperial_1b")
    assert table.state.crystals[first] == before + 2
    assert table.state.frames == []
