"""Clauses of BSU-44.21 to 44.29: cards and antimatter, units added, leaps, damage cancelled, recovered, repaired."""

import pytest
from games.burning_suns.builder import Builder, activated, built, facing, fleet_of, storming
from support.rules import rule

# ---------------------------------------------------------------- cards, antimatter


@rule("BSU-44.21")
def test_the_user_picks_any_card_of_the_victim_whatever_its_force() -> None:
    table = (
        built().agent(0, "the_understudy").agent(1, "captain_skarn").agent(1, "mother_tamsin").agent(1, "foreman_dask")
    )
    table.line("a").join("a", "home1")
    activated(table, "card-agent_the_understudy")
    assert (table.seat, len(table.moves())) == (0, 3)


@rule("BSU-44.22")
def test_antimatter_while_held_goes_with_the_system_and_given_antimatter_stays() -> None:
    table = built().tile("a", "inhabited_6", "home0").control(1, "a").units(0, "a", battlecruiser=1)
    table.empire(0, "vengeful").level(0, 3)
    assert table.state.antimatter == [0, 2]
    table.begin(0, "assault")
    table.do("benefit", 1)
    assert table.state.antimatter == [2, 0]
    table.use("level-vengeful_3")
    table.state.set_control(table.labels["a"], -1)
    table.control(1, "a").empire(0, "vengeful")
    assert table.state.antimatter == [1, 2]


# ---------------------------------------------------------------- units


@rule("BSU-44.23")
def test_units_are_added_to_own_systems_and_to_an_army_that_is_still_empty() -> None:
    table = built().agent(0, "mother_tamsin").tile("a", "inhabited_1", "home0").control(0, "a")
    table.tile("b", "inhabited_2", "home0").control(1, "b").tile("c", "inhabited_3", "home0")
    activated(table)
    assert table.places() == {"home0", "a"}
    empty = storming(0, battlecruiser=1).card(1, "terran_reserve_call_up").begin(0, "assault")
    empty.dice(8, 1, 8, 8).use("card-rc_terran_reserve_call_up")
    assert (empty.owner("a"), empty.has(1, "a", "regiment")) == (1, 3)


@rule("BSU-44.24")
def test_regiments_move_into_the_assault_from_several_systems_and_more_are_deployed() -> None:
    table = storming(1, battlecruiser=1).empire(0, "imperial").level(0, 2, 0).units(0, "home0", regiment=1)
    table.tile("b", "inhabited_2", "home0").control(0, "b").units(0, "b", regiment=2).begin(0, "assault")
    table.use("level-imperial_2a")
    assert (table.places(), "decline" in table.kinds()) == ({"home0", "b"}, True)
    table.dice(1, 1, 1, 8).do("place", "home0").do("place", "b").do("decline")
    assert [table.has(0, label, "regiment") for label in ("a", "b", "home0")] == [3, 1, 0]
    burrowing = storming(1, battlecruiser=1).card(0, "insectoid_burrowers").begin(0, "assault")
    burrowing.dice(*[1] * 5, 8).use("card-rc_insectoid_burrowers").decline_while("trigger")
    assert burrowing.has(0, "a", "regiment") == 1 + 4


@rule("BSU-44.25")
def test_local_forces_come_to_uncontrolled_systems_only() -> None:
    table = built().card(0, "usurper_palace_coup")
    for label, name in {"i": "inhabited_1", "j": "inhabited_2", "u": "uninhabited_1", "h": "hostile_1"}.items():
        table.tile(label, name, "home0")
    table.tile("s", "special_1", "home0").tile("v", "void_1", "home0").control(1, "j").control(0, "h").join(
        "j", "home1"
    )
    table.tile("x", "ion_storm_1", "home0").begin(0, "activate").do("benefit", 0)
    assert table.places() == {"i", "u", "s"}


@rule("BSU-44.25", "BSU-15.13")
def test_dark_ships_attack_before_the_next_effect() -> None:
    table = built().artefact(0, "dark_fleet_beacon").line("a", "b").join("b", "home1").units(1, "a", fighter=1)
    table.units(0, "home0", fighter=1).begin(0, "activate")
    table.dice(*[1] * 9).do("place", "a").decline_while("reroll")
    assert fleet_of(table, 1) == 0
    assert table.asked() == "nested"


# ---------------------------------------------------------------- leaps


@rule("BSU-44.26", "BSU-16.7")
def test_an_army_leaps_to_own_systems_without_an_opposing_fleet() -> None:
    table = built().card(0, "templar_forced_march").units(0, "home0", regiment=3)
    for label, owner in {"a": 0, "b": 0, "c": 1, "d": 0}.items():
        table.tile(label, f"inhabited_{'abcd'.index(label) + 1}", "home0").control(owner, label)
    table.units(1, "b", fighter=4).units(1, "d", fighter=3).tile("v", "void_1", "home0").begin(0, "activate")
    assert table.places() == {"a", "d"}


@rule("BSU-44.26", "BSU-15.2")
def test_a_fleet_leaps_to_no_foreign_home_and_meets_dark_ships() -> None:
    table = built().card(0, "leviathan_slow_currents").line("a", "b").join("b", "home1").units(0, "a", fighter=2)
    table.dark("b", 1).begin(0, "activate")
    assert table.places() == {"home0", "b"}
    table.dice(1, 1, 8).do("place", "b").decline_while("reroll")  # a hit on either side
    assert (table.has(0, "b", "fighter"), table.state.dark[table.labels["b"]]) == (1, 0)


@rule("BSU-44.26")
def test_before_a_battle_the_fleet_of_that_battle_leaps() -> None:
    table = facing({"dreadnought": 2}, {"fighter": 3}).card(1, "changeling_vanishing_fleet").units(1, "c", titan=1)
    table.begin(0, "battle").use("card-rc_changeling_vanishing_fleet")
    assert (table.asked(), table.seat) == ("leap", 1)
    table.do("place", "home1")
    assert (table.has(1, "home1", "fighter"), table.has(1, "c", "titan")) == (3, 1)


# ---------------------------------------------------------------- damage, recovery, repair


def shielded(faces: tuple[int, ...], defenders: dict[str, int], **attackers: int) -> Builder:
    """The defender cancels three points; dreadnoughts of seat 0 do two points a hit."""
    table = facing(attackers, defenders).card(1, "templar_shield_of_oaths").upgrade(0, "upg_breach", "dreadnought")
    table.begin(0, "battle").dice(*faces).use("card-rc_templar_shield_of_oaths")
    return table


@rule("BSU-44.27")
def test_points_are_cancelled_in_the_first_turn_only_and_a_hit_may_lose_a_part() -> None:
    table = shielded((1, 1, 8, 8, 8, 8) * 3, {"titan": 1}, dreadnought=2, fighter=1)
    for left in (7 - 1, 7 - 1 - 4):
        assert table.asked() == "reroll"  # the fighter missed
        table.do("decline")
        assert table.state.hull[1][0] == left


@rule("BSU-44.27")
def test_the_smallest_hits_are_cancelled_first() -> None:
    table = shielded((1, 1, 1, 8, 8, 8, 8, *[8] * 9), {"fighter": 3}, dreadnought=2, battlecruiser=1, fighter=1)
    table.do("decline").do("decline")  # seat 0, then seat 1
    assert table.has(1, "a", "fighter") == 2  # two, two and one: one hit of two is left


@rule("BSU-44.28")
@pytest.mark.parametrize("lost", [1, 2])
def test_no_more_is_recovered_than_was_lost_and_no_unique_unit(lost: int) -> None:
    table = facing({"dreadnought": lost, "battlecruiser": 3, "titan": 1}, {"dreadnought": lost + 1})
    table.card(0, "terran_spare_parts")
    table.state.hull[0][0] = 1
    table.begin(0, "battle").dice(*[1] * (lost + 1), *[8] * (2 + 4), *[1] * (lost + 1)).do("decline")
    while table.state.actors() and table.asked() == "damage":
        table.do("unit", "titan" if table.state.fight().marks[0][4] == 0 else "dreadnought")
    table.use("card-rc_terran_spare_parts")
    assert {move.args for move in table.moves() if move.kind == "unit"} == {(0,)}
    for _ in range(lost):
        table.do("unit", "dreadnought")
    assert (table.has(0, "a", "dreadnought"), table.has(0, "a", "titan")) == (lost, 0)
    assert table.asked() != "salvage"


@rule("BSU-44.29")
def test_repairs_are_shared_out_among_unique_units_anywhere() -> None:
    table = built().card(0, "leviathan_barnacled_hide").line("a").units(0, "a", titan=1).units(0, "home0", starbase=1)
    table.state.hull[0][:2] = [1, 5]
    table.begin(0, "activate")
    assert len(table.moves()) == 2
    table.do("repair", 0).do("repair", 1)  # the starbase is whole now
    assert table.state.hull[0][:2] == [3, 6]
