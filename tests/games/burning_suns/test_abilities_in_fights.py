"""Abilities before and after fights, and which of two that contradict each other holds (BSU-39, BSU-42, BSU-44)."""

import pytest
from games.burning_suns.builder import TABLES, activated, built, facing, storming
from support.rules import rule

from perihelion.games.burning_suns.rules.combat.sides import attack_of, key_of, rerolls_left
from perihelion.games.burning_suns.rules.terms import PASSIVE


@rule("BSU-EX-37", "BSU-42.2", "BSU-5.16", "BSU-44.13", "BSU-A-9")
def test_ships_destroyed_before_the_battle_still_count() -> None:
    table = facing({"dreadnought": 3}, {"dreadnought": 4}).card(0, "usurper_false_colours").begin(0, "battle")
    table.dice(1, 1, 8, 8, 8).use("card-rc_usurper_false_colours")
    assert table.has(1, "a", "dreadnought") == 0
    assert table.state.antimatter[0] == 1


@rule("BSU-35.18")
def test_a_battle_won_by_abilities_alone() -> None:
    table = facing({"dreadnought": 1}, {"dreadnought": 2}).card(0, "usurper_false_colours").agent(0, "captain_skarn")
    table.begin(0, "battle").use("card-rc_usurper_false_colours")
    assert table.state.fleet[1][table.labels["a"]] == 0
    assert table.state.antimatter[0] == 0
    assert table.has(0, "a", "dreadnought") == 1


@rule("BSU-35.18", "BSU-44.26", "BSU-44.6", "BSU-42.3")
def test_a_fleet_that_leaps_away_is_not_beaten() -> None:
    table = facing({"dreadnought": 5}, {"fighter": 4}).card(1, "changeling_vanishing_fleet").agent(0, "captain_skarn")
    table.begin(0, "battle").use("card-rc_changeling_vanishing_fleet")
    table.do("place", "home1")
    assert table.has(1, "home1", "fighter") == 4
    assert table.has(0, "a", "dreadnought") == 3  # two were destroyed as it left
    assert table.state.antimatter == [0, 0]
    assert table.state.crystals[0] == 0


@rule("BSU-EX-38", "BSU-43.2", "BSU-34.12", "BSU-44.16")
def test_ships_are_no_unique_units() -> None:
    table = built().empire(1, "merchant", "ercinean").line("a").units(1, "a", fighter=1, titan=1)
    table.tile("v", "hostile_7", "home0").control(0, "v").tile("w", "inhabited_1", "home0").control(0, "w")
    activated(table)
    assert table.has(1, "a", "fighter") == 0
    assert table.has(1, "a", "titan") == 1
    assert table.state.hull[1][0] == 7


@rule("BSU-EX-46", "BSU-35.17", "BSU-44.24", "BSU-A-9")
def test_joined_dark_ships_fight_and_leave() -> None:
    table = facing({"dreadnought": 8}, {"dreadnought": 1}).empire(0, "exiled").level(0, 1, 0).begin(0, "battle")
    table.dice(*[1] * 12, 1).use("level-exiled_1a")
    assert table.asked() == "damage"
    assert table.state.fight().sizes[0] == 12
    table.do("unit", 12)
    assert table.has(0, "a", "dreadnought") == 8
    assert table.state.dark[table.labels["a"]] == 0
    assert table.state.frames == []


@rule("BSU-35.17")
def test_joined_units_alone_can_win() -> None:
    table = facing({"dreadnought": 1}, {"dreadnought": 4}).empire(0, "exiled").level(0, 1, 0).begin(0, "battle")
    table.dice(1, 1, 1, 1, 1, 1, 8, 8, 8).use("level-exiled_1a").do("unit", "dreadnought")
    assert table.state.antimatter[0] == 1
    assert table.state.fleet[0][table.labels["a"]] == 0


@rule("BSU-EX-61", "BSU-37.19")
def test_late_defenders_make_a_fight() -> None:
    table = storming(0, battlecruiser=1).card(1, "templar_vigil").begin(0, "assault")
    assert table.seat == 1
    table.dice(8, 1, 8, 8, 8, 8).use("card-rc_templar_vigil")
    assert table.owner("a") == 1


@rule("BSU-EX-60", "BSU-37.19")
def test_a_garrison_emptied_before_the_assault() -> None:
    table = storming(3).card(0, "changeling_inside_job").begin(0, "assault").use("card-rc_changeling_inside_job")
    assert table.owner("a") == 0
    assert table.unrest("a")
    assert table.has(0, "a", "regiment") == 3
    assert table.state.antimatter[0] == 0


@rule("BSU-37.20")
def test_joined_local_forces_alone_conquer_nothing() -> None:
    table = storming(1, battlecruiser=1).empire(0, "united").level(0, 1, 0).begin(0, "assault")
    table.dice(1, 8, 8, 8, 8, 1).use("level-united_1a").do("unit", "regiment")
    assert table.owner("a") == 1
    assert table.has(1, "a", "regiment") == 0


@rule("BSU-EX-42", "BSU-44.24")
def test_regiments_are_moved_into_the_assault() -> None:
    table = storming(9, battlecruiser=4).empire(0, "imperial").level(0, 2, 0).units(0, "home0", regiment=5)
    table.begin(0, "assault").use("level-imperial_2a")
    for _ in range(3):
        table.do("place", "home0")
    table.dice(*[8] * 16).do("decline")
    assert table.state.fight().sizes[0] == 7
    assert table.has(0, "home0", "regiment") == 2


@rule("BSU-44.23", "BSU-42.1")
def test_units_added_to_the_army_of_an_assault() -> None:
    table = storming(4, battlecruiser=1).card(0, "terran_reserve_call_up").begin(0, "assault")
    table.dice(1, 1, 1, 1, 8, 8, 8, 8).use("card-rc_terran_reserve_call_up")
    assert table.owner("a") == 0
    assert table.has(0, "a", "regiment") == 4
    assert table.state.antimatter[0] == 1


@rule("BSU-44.27")
def test_cancelled_damage_of_turn_one() -> None:
    table = facing({"dreadnought": 3}, {"dreadnought": 3}).card(1, "templar_shield_of_oaths").begin(0, "battle")
    table.dice(1, 1, 1, 1, 1, 1).use("card-rc_templar_shield_of_oaths")
    assert table.has(1, "a", "dreadnought") == 3
    assert table.has(0, "a", "dreadnought") == 0


@rule("BSU-44.27")
@pytest.mark.parametrize(("action", "left"), [("battle", 2), ("assault", 0)])
def test_an_artefact_cancels_damage_in_its_kind_of_combat(action: str, left: int) -> None:
    if action == "battle":
        table = facing({"dreadnought": 2}, {"dreadnought": 2})
    else:
        table = storming(2, battlecruiser=2)
    table.artefact(1, "iron_reliquary")  # three in battles for a neutral empire
    table.dice(1, 1, 1, 1).begin(0, action)
    assert table.has(1, "a", "dreadnought" if action == "battle" else "regiment") == left


@rule("BSU-44.28")
def test_salvage_brings_lost_units_back() -> None:
    table = facing({"dreadnought": 3}, {"dreadnought": 2}).card(0, "terran_spare_parts")
    table.begin(0, "battle").dice(1, 1, 8, 1, 8).do("decline")
    table.use("card-rc_terran_spare_parts").do("unit", "dreadnought")
    assert table.has(0, "a", "dreadnought") == 3
    lost = storming(3, battlecruiser=2).empire(0, "assassin").level(0, 1, 1)
    lost.dice(8, 8, 1, 1, 1).begin(0, "assault").do("decline").use("level-assassin_1b").do("unit", "regiment")
    assert lost.has(0, "home0", "regiment") == 1


@rule("BSU-44.31", "BSU-39.9")
def test_attack_modifiers_add_up_within_bounds() -> None:
    table = facing({"dreadnought": 2}, {"fighter": 2}).card(0, "wraith_fear_of_the_deep").begin(0, "battle")
    table.dice(*[8] * 4).use("card-rc_wraith_fear_of_the_deep")
    assert table.asked() == "reroll"
    assert attack_of(table.state, 1, 2) == 3  # 5 less 2


@rule("BSU-39.4", "BSU-39.5", "BSU-39.6", "BSU-39.8", "BSU-39.3")
def test_the_order_of_sources_in_a_conflict() -> None:
    ranks = {ability.source: ability.rank for ability in TABLES.abilities if ability.source != 2}
    assert ranks[1] == ranks[7] < ranks[3] == ranks[8] < ranks[4] < ranks[5] < ranks[6]
    levels = {ability.slot: ability.rank for ability in TABLES.abilities if ability.source == 2}
    assert ranks[1] < levels[3] < levels[2] < levels[1] < levels[0] < ranks[3]
    assert key_of(40, PASSIVE, 1) < key_of(40, 4, 0) < key_of(40, 2, 0)
    assert key_of(40, PASSIVE, 0) < key_of(40, PASSIVE, 2) < key_of(40, PASSIVE, 1)


@rule("BSU-39.6", "BSU-39.7")
def test_equal_sources_favour_the_one_that_began() -> None:
    """Both have jammers: the attacker's silences the defender's corsairs, not the other way round."""
    table = facing({"dreadnought": 1, "jammer": 1, "corsair": 1}, {"dreadnought": 1, "jammer": 1, "corsair": 1})
    table.dice(*[8] * 6).begin(0, "battle")
    frame, fight = table.state.frames[-1], table.state.fight()
    assert rerolls_left(table.state, frame, fight, 0) == 1
    assert rerolls_left(table.state, frame, fight, 1) == 0
