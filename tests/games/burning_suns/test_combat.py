"""Battles, bombards and assaults, unit by unit and die by die (BSU-33 to BSU-37)."""

import pytest
from games.burning_suns.builder import TABLES, Builder, built
from support.rules import rule

from perihelion.games.burning_suns.sides import attack_of, dice_of, rerolls_left
from perihelion.games.burning_suns.steps import AMBUSH
from perihelion.kernel.game import OptionValue


def battle(attackers: dict[str, int], defenders: dict[str, int], **options: OptionValue) -> Builder:
    """Two fleets on one void; seat 0 attacks, without rerolls of the organisation."""
    table = built(**options).line("a", "b", "c")
    table.join("c", "home1")
    table.empire(0, "merchant", "insectoid", "eclipse").empire(1, "merchant", "ercinean", "eclipse")
    return table.units(0, "a", **attackers).units(1, "a", **defenders)


def fleet_of(table: Builder, seat: int) -> int:
    return table.state.fleet[seat][table.labels["a"]]


@rule("BSU-EX-30", "BSU-35.4", "BSU-35.6", "BSU-35.7", "BSU-35.10", "BSU-35.11", "BSU-35.15", "BSU-5.8", "BSU-33.5")
def test_the_worked_battle() -> None:
    table = battle({"battlecruiser": 3, "fighter": 2}, {"dreadnought": 2, "fighter": 4})
    table.dice(1, 3, 6, 5, 7, 3, 8, 1, 5, 7, 8)
    table.begin(0, "battle")
    table.do("decline")  # the rerolls of the attacker's fighters
    table.do("decline")  # and of the defender's
    assert table.seat == 0
    table.do("unit", "battlecruiser").do("unit", "fighter").do("unit", "fighter")
    table.dice(5, 5, 2, 7)
    for _ in range(4):
        table.do("unit", "fighter")
    table.do("decline")  # the defender does not reroll its 7
    assert fleet_of(table, 0) == 1
    assert table.has(0, "a", "battlecruiser") == 1
    assert fleet_of(table, 1) == 0
    assert table.state.antimatter == [1, 0]


@rule("BSU-33.4", "BSU-EX-29", "BSU-20.3")
@pytest.mark.parametrize(("face", "falls"), [(1, True), (6, True), (7, False), (8, False)])
def test_attack_six_hits_on_one_to_six(face: int, falls: bool) -> None:
    """A defending dreadnought of attack 6 has no strike bonus."""
    table = battle({"dreadnought": 1}, {"dreadnought": 1}).dice(8, face, 1, 8)
    table.begin(0, "battle")
    assert (fleet_of(table, 0) == 0) == falls


@rule("BSU-EX-29", "BSU-33.4")
@pytest.mark.parametrize(("face", "falls"), [(3, True), (4, False)])
def test_attack_three_hits_on_one_to_three(face: int, falls: bool) -> None:
    """A regiment of attack 3 fires at a fleet: a shot has no bonus."""
    table = built().tile("a", "inhabited_1", "home0").control(0, "a").empire(0, race="wraith")
    table.units(0, "a", regiment=1).units(1, "a", fighter=2).dice(face).begin(0, "bombard")
    assert (table.state.fleet[1][table.labels["a"]] == 1) == falls


@rule("BSU-35.4", "BSU-35.5", "BSU-EX-31")
@pytest.mark.parametrize("turn", [1, 2])
def test_the_strike_bonus_holds_for_rerolls_of_turn_one_only(turn: int) -> None:
    """An insectoid fighter of attack 4 rerolls a miss to 5."""
    table = battle({"fighter": 1}, {"dreadnought": 1})
    if turn == 2:
        table.dice(8, 8)
        table.begin(0, "battle")
        table.dice(6, 8)
        table.do("decline")
    else:
        table.dice(6, 8)
        table.begin(0, "battle")
    assert table.asked() == "reroll"
    table.dice(5, 8, 8)
    table.do("unit", "fighter")
    assert (fleet_of(table, 1) == 0) == (turn == 1)


@rule("BSU-35.8", "BSU-42.14", "BSU-33.10")
def test_rerolls_are_one_for_each_fighter_and_for_misses_only() -> None:
    table = battle({"fighter": 2, "battlecruiser": 1}, {"dreadnought": 3}).dice(1, 8, 8, 8, 8, 8)
    table.begin(0, "battle")
    assert {move.args[0] for move in table.moves() if move.kind == "unit"} == {2}
    assert table.why_not("unit", 1) == ["BSU-42.14"]
    table.dice(8, 8)
    table.do("unit", "fighter").do("unit", "fighter")
    assert table.asked() != "reroll"


@rule("BSU-A-46", "BSU-35.9", "BSU-4.19")
def test_organisations_give_rerolls_in_battles() -> None:
    table = battle({"dreadnought": 2}, {"dreadnought": 2}).empire(0, organisation="nova").dice(8, 8, 8, 8)
    table.begin(0, "battle")
    frame = table.state.frame()
    assert table.asked() == "reroll"
    assert rerolls_left(table.state, frame, table.state.fight(), 0) == 2


@rule("BSU-5.10", "BSU-35.16", "BSU-EX-32", "BSU-5.11")
def test_a_draw_gives_nothing_but_a_unique_unit_does() -> None:
    table = battle({"dreadnought": 5}, {"dreadnought": 4, "titan": 1})
    table.state.hull[1][0] = 1
    table.dice(*[1] * 20).begin(0, "battle")
    assert fleet_of(table, 0) == fleet_of(table, 1) == 0
    assert table.state.antimatter == [1, 0]  # the titan only


@rule("BSU-5.8", "BSU-5.15")
@pytest.mark.parametrize(("ships", "gained"), [(3, 0), (4, 1)])
def test_a_winning_defender_scores_against_four(ships: int, gained: int) -> None:
    table = battle({"dreadnought": ships}, {"dreadnought": 9}).dice(*[8] * ships, *[1] * 9).begin(0, "battle")
    table.decline_while("reroll")
    assert table.state.antimatter == [0, gained]


@rule("BSU-5.9", "BSU-15.11")
def test_beating_four_dark_ships_scores() -> None:
    table = battle({"dreadnought": 9}, {}).dark("a", 4).dice(*[1] * 9, *[8] * 4).begin(0, "battle")
    assert table.state.dark[table.labels["a"]] == 0
    assert table.state.antimatter[0] == 1


@rule("BSU-35.1", "BSU-35.2", "BSU-35.14", "BSU-EX-20", "BSU-24.9", "BSU-18.2")
def test_the_attacker_names_the_opponent_and_an_alliance_breaks() -> None:
    table = battle({"dreadnought": 2}, {"fighter": 1}).dark("a", 2).ally(0, 1, 2, 3)
    table.begin(0, "battle")
    owners = {move.args[1] for move in table.moves()}
    assert owners == {1, 5}
    table.do("force", "a", 1)
    assert table.state.lent == [[-1, -1], [-1, -1]]
    assert table.state.hand == [0, 0]
    assert table.state.gone == [1 << 2, 1 << 3]


@rule("BSU-14.7", "BSU-35.3")
def test_no_battle_in_an_ion_storm() -> None:
    table = built().tile("a", "ion_storm_1", "home0").units(0, "a", fighter=2).units(1, "a", fighter=2)
    table.line("b").units(0, "b", fighter=1).units(1, "b", fighter=1).dark("b", 1)
    table.begin(0, "battle")
    assert table.places("force") == {"b"}
    assert "BSU-14.7" in table.why_not("force", "a", 1)


@rule("BSU-35.20", "BSU-EX-64")
def test_damage_may_not_be_wasted() -> None:
    table = battle({"dreadnought": 4}, {"fighter": 2, "battlecruiser": 2, "dreadnought": 1})
    table.dice(1, 1, 1, 8, 8, 8, 8, 8, 8).begin(0, "battle").decline_while("reroll")
    assert table.seat == 1
    table.do("unit", "dreadnought")
    assert table.why_not("unit", 0) == ["BSU-35.20"]
    assert {move.args[0] for move in table.moves()} == {1, 2}


@rule("BSU-30.5", "BSU-EX-52")
def test_extra_damage_is_not_split_over_fighters() -> None:
    table = battle({"dreadnought": 1}, {"fighter": 3}).upgrade(0, "upg_breach", "dreadnought")
    table.dice(1, 8, 8, 8).begin(0, "battle").decline_while("reroll")
    assert fleet_of(table, 1) == 2


@rule("BSU-30.5", "BSU-EX-52", "BSU-34.13")
def test_extra_damage_hurts_a_titan_twice_and_stays() -> None:
    table = battle({"dreadnought": 1}, {"titan": 1}).upgrade(0, "upg_breach", "dreadnought")
    table.dice(1, 8, 8, 1).begin(0, "battle")
    assert fleet_of(table, 0) == 0
    assert table.state.hull[1][0] == TABLES.races[-1].hp[4] - 2


@rule("BSU-31.4", "BSU-31.5", "BSU-31.9", "BSU-EX-53")
def test_mercenaries_alone_are_discarded_and_the_battle_is_drawn() -> None:
    table = battle({"dreadnought": 1}, {"fighter": 1, "corsair": 2})
    supply = sum(table.state.supply)
    table.dice(1, 1, 8, 8).begin(0, "battle")
    table.decline_while("reroll")
    while table.state.actors() and table.asked() == "damage":
        table.do("unit", "fighter")
    assert fleet_of(table, 1) == 0
    assert fleet_of(table, 0) == 0
    assert sum(table.state.supply) == supply + 2
    assert table.state.antimatter == [0, 0]


@rule("BSU-45.2", "BSU-EX-58", "BSU-15.12")
def test_fifty_turns_without_damage_are_a_draw() -> None:
    table = battle({"dreadnought": 1}, {}).dark("a", 1).dice(*[8] * 100).begin(0, "battle")
    assert fleet_of(table, 0) == 1
    assert table.state.dark[table.labels["a"]] == 1
    assert table.state.antimatter[0] == 0


@rule("BSU-45.2")
def test_damage_on_a_titan_starts_the_count_again() -> None:
    table = battle({"dreadnought": 1}, {"titan": 1})
    table.dice(*[8, 8, 8, 8] * 30, 1, 8, 8, 8, *[8, 8, 8, 8] * 49, 8, 1, 8, 8).begin(0, "battle")
    assert fleet_of(table, 0) == 0


@rule("BSU-34.6", "BSU-44.30")
def test_a_starbase_cancels_rerolls_of_fighters_and_of_the_sheet() -> None:
    table = battle({"fighter": 2}, {"starbase": 1}).empire(0, organisation="nova").dice(8, 8, 8, 8, 8)
    table.agent(0, "sharpshooter_kessa").begin(0, "battle")
    fight = table.state.fight()
    assert rerolls_left(table.state, table.state.frame(), fight, 0) == 2  # the agent's: BSU-39.7


@rule("BSU-39.7", "BSU-39.2", "BSU-39.3")
def test_a_ban_removes_only_what_stands_lower() -> None:
    """A level-2 ideology bans rerolls: the agent's go, a system's stay."""
    table = battle({"fighter": 2}, {"dreadnought": 1}).empire(1, "psyonic").level(1, 2, 1)
    table.tile("s", "hostile_2", "home0").control(0, "s").agent(0, "sharpshooter_kessa")
    table.dice(8, 8, 8).begin(0, "battle")
    assert rerolls_left(table.state, table.state.frame(), table.state.fight(), 0) == 2


@rule("BSU-A-82")
def test_option_the_starbase_cancels_every_reroll() -> None:
    table = battle({"fighter": 2}, {"starbase": 1}, starbase="all").agent(0, "sharpshooter_kessa")
    table.dice(*[8] * 12).begin(0, "battle")
    assert table.asked() != "reroll" or table.seat == 1


@rule("BSU-30.4", "BSU-30.2", "BSU-30.6", "BSU-44.31")
def test_upgrades_raise_the_attack_up_to_seven() -> None:
    table = battle({"dreadnought": 1, "fighter": 1}, {"dreadnought": 2})
    table.upgrade(0, "upg_overcharge", "fighter").upgrade(0, "upg_targeting", "fighter").dice(8, 8, 8, 8)
    table.begin(0, "battle")
    assert attack_of(table.state, 0, 2) == 7  # 4 + 2 + 1 and the strike bonus
    assert attack_of(table.state, 0, 0) == 6  # 5 and the strike bonus


@rule("BSU-32.7")
def test_a_ring_of_bastions_helps_its_owner_in_its_system() -> None:
    table = built().tile("a", "inhabited_1", "home0").control(1, "a").construction("a", "con_ring")
    table.empire(0, organisation="eclipse").empire(1, organisation="eclipse")
    table.units(0, "a", dreadnought=1, fighter=1).units(1, "a", dreadnought=1, fighter=1)
    table.dice(8, 8, 8, 8).begin(0, "battle")
    assert attack_of(table.state, 1, 2) == 6
    assert attack_of(table.state, 0, 2) == 6  # the strike bonus


@rule("BSU-31.7", "BSU-31.8", "BSU-29.3", "BSU-44.32")
def test_more_dice_for_unique_units() -> None:
    table = battle({"titan": 1, "tender": 1, "fighter": 1}, {"starbase": 1}).technology(1, "tech_batteries")
    table.dice(*[8] * 20).begin(0, "battle")
    assert dice_of(table.state, 0, 4) == 4  # 3 and the tender
    assert dice_of(table.state, 1, 5) == 4  # 3 and the technology
    table.state.change_units(0, table.labels["a"], table.mercenary("tender"), -1)
    assert dice_of(table.state, 0, 4) == 3


# ---------------------------------------------------------------- bombard


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


@rule("BSU-36.3", "BSU-36.11", "BSU-36.16", "BSU-36.1", "BSU-33.7")
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


@rule("BSU-36.5", "BSU-36.14")
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
    assert rerolls_left(table.state, table.state.frame(), table.state.fight(), 0) == 2
    other = shelled(regiment=3).empire(0, organisation="nova").ally(0, 1, 0, card)
    other.dice(8, 8, 8).begin(0, "bombard")
    assert other.asked() != "reroll"


# ---------------------------------------------------------------- assault


def landing(defenders: int, kind: str = "inhabited_1", **ships: int) -> Builder:
    table = built().tile("a", kind, "home0").control(1, "a").units(1, "a", regiment=defenders)
    table.empire(0, race="templar", organisation="eclipse").empire(1, race="usurper", organisation="eclipse")
    return table.units(0, "a", **(ships or {"battlecruiser": 2}))


@rule("BSU-EX-33", "BSU-31.6", "BSU-33.9", "BSU-37.3", "BSU-37.4", "BSU-42.5", "BSU-37.12", "BSU-37.5", "BSU-37.18")
def test_an_assault_lands_a_regiment_for_each_cruiser_and_two_for_a_lander() -> None:
    table = landing(2, "uninhabited_1", battlecruiser=2, lander=1)
    table.dice(1, 1, 8, 8, 1, 8).begin(0, "assault")  # four attackers, two defenders
    table.decline_while("reroll")
    assert table.owner("a") == 0
    assert table.unrest("a")
    assert table.has(0, "a", "regiment") == 3
    assert table.has(0, "a", "battlecruiser") == 2
    assert table.has(0, "a", "lander") == 1


@rule("BSU-34.3")
def test_a_titan_lands_two_regiments() -> None:
    table = landing(2, titan=1).dice(1, 1, 8, 8).begin(0, "assault")
    assert table.has(0, "a", "regiment") == 2


@rule("BSU-37.6")
@pytest.mark.parametrize(("face", "falls"), [(6, True), (7, False)])
def test_the_strike_bonus_in_an_assault(face: int, falls: bool) -> None:
    """Templar regiments have attack 5."""
    table = landing(1, battlecruiser=1).dice(face, 8, 8, 1).begin(0, "assault")
    assert (table.owner("a") == 0) == falls


@rule("BSU-37.10", "BSU-37.14", "BSU-EX-40")
def test_a_failed_assault_changes_nothing_and_can_be_repeated() -> None:
    table = landing(4, battlecruiser=3).dice(8, 8, 8, 1, 1, 1, 8).begin(0, "assault")
    assert table.owner("a") == 1
    assert table.has(0, "a", "battlecruiser") == 3
    table.dice(1, 1, 1, 8, 8, 8, 8, 1, 1, 1, 8).begin(0, "assault").do("benefit", 0)
    assert table.has(0, "a", "regiment") == 3


@rule("BSU-37.11", "BSU-EX-34")
def test_a_drawn_assault_leaves_control() -> None:
    table = landing(2).dice(1, 1, 1, 1).begin(0, "assault")
    assert table.owner("a") == 1
    assert table.has(1, "a", "regiment") == 0
    assert table.has(0, "a", "regiment") == 0


@rule("BSU-37.9", "BSU-37.22", "BSU-A-53", "BSU-EX-60")
def test_an_undefended_system_takes_one_regiment() -> None:
    table = landing(0, battlecruiser=3).begin(0, "assault")
    assert table.has(0, "a", "regiment") == 1
    assert table.unrest("a")
    assert table.state.antimatter == [0, 0]


@rule("BSU-A-53")
def test_option_the_whole_wave_stays() -> None:
    table = built(undefended="wave").tile("a", "inhabited_1", "home0").units(0, "a", battlecruiser=3)
    table.begin(0, "assault")
    assert table.has(0, "a", "regiment") == 3


@rule("BSU-37.13", "BSU-EX-35", "BSU-18.6", "BSU-25.5", "BSU-18.9", "BSU-18.8")
def test_a_landed_army_is_brought_within_the_limit_of_unrest() -> None:
    table = landing(1, battlecruiser=8).dice(*[1] * 8, 8).begin(0, "assault")
    if table.asked() == "block":
        table.do("benefit", 0)
    assert table.has(0, "a", "regiment") == 5


@rule("BSU-37.16", "BSU-25.4", "BSU-25.3")
def test_the_attacker_blocks_a_benefit() -> None:
    table = landing(0).begin(0, "assault")
    assert table.seat == 0
    assert table.asked() == "block"
    table.do("benefit", 1)
    assert table.state.blocked[table.labels["a"]] == 1


@rule("BSU-37.1", "BSU-37.2", "BSU-37.15", "BSU-13.14", "BSU-13.6", "BSU-13.7", "BSU-33.13")
def test_what_may_be_assaulted() -> None:
    table = built()
    for label, name in (("a", "inhabited_1"), ("b", "hostile_1"), ("c", "uninhabited_1"), ("d", "inhabited_2")):
        table.tile(label, name, "home0").units(0, label, battlecruiser=1)
    table.tile("e", "inhabited_3", "home0").units(0, "e", fighter=1).tile("f", "inhabited_4", "home0")
    table.units(0, "f", battlecruiser=1).units(1, "f", fighter=4).tile("g", "uninhabited_2", "home0").control(1, "g")
    table.units(0, "g", battlecruiser=1).control(0, "d").tile("v", "void_1", "home0").units(0, "v", battlecruiser=1)
    table.begin(0, "assault")
    assert table.places() == {"a", "b", "g"}
    assert table.why_not("place", "c") == ["BSU-13.14"]
    assert table.why_not("place", "d") == ["BSU-37.15"]
    assert table.why_not("place", "e") == ["BSU-37.1"]
    assert table.why_not("place", "f") == ["BSU-37.2"]
    assert table.why_not("place", "home1") == ["BSU-4.24"]


@rule("BSU-37.8", "BSU-32.3")
def test_a_construction_survives_an_assault_and_serves_the_new_owner() -> None:
    table = landing(1).construction("a", "con_well").dice(1, 1, 8)
    assert table.state.antimatter == [0, 1]
    table.begin(0, "assault")
    assert table.state.antimatter == [1, 0]


@rule("BSU-37.7", "BSU-37.17")
def test_rerolls_in_an_assault_come_from_the_sheet_not_from_fighters() -> None:
    table = landing(2, battlecruiser=2, fighter=3).empire(0, organisation="nova").dice(8, 8, 8, 8).begin(0, "assault")
    assert rerolls_left(table.state, table.state.frame(), table.state.fight(), 0) == 2


@rule("BSU-37.21")
def test_landed_regiments_fight_with_upgrades() -> None:
    table = landing(1, battlecruiser=1).upgrade(0, "upg_targeting", "regiment").dice(7, 8).begin(0, "assault")
    assert table.owner("a") == 0


# ---------------------------------------------------------------- dark ships


@rule("BSU-EX-7", "BSU-15.4", "BSU-15.9")
@pytest.mark.parametrize(("face", "falls"), [(4, True), (5, False)])
def test_a_dark_ship_hits_on_one_to_four(face: int, falls: bool) -> None:
    table = battle({"dreadnought": 1}, {}).dark("a", 1).dice(8, face, 1, 8).begin(0, "battle")
    assert (fleet_of(table, 0) == 0) == falls


@rule("BSU-15.2", "BSU-15.5", "BSU-15.14", "BSU-16.15", "BSU-EX-56", "BSU-A-21")
def test_dark_ships_attack_whoever_enters_with_the_strike_bonus() -> None:
    table = built().line("a", "b").dark("a", 3).units(0, "home0", dreadnought=4).empire(0, organisation="nova")
    table.begin(0, "jump")
    table.dice(5, 8, 8, 1, 1, 1, 8).do("place", "a")
    table.decline_while("reroll")
    assert table.state.dark[table.labels["a"]] == 0
    assert table.has(0, "a", "dreadnought") == 3  # a 5 of the dark ships hit in turn 1
    assert table.state.antimatter[0] == 0
    assert table.asked() == "jump"
    table.do("place", "b")
    assert table.has(0, "b", "dreadnought") == 3


@rule("BSU-16.16", "BSU-16.5")
def test_beating_four_dark_ships_still_ends_the_jump() -> None:
    table = built().line("a", "b").dark("a", 4).units(0, "home0", dreadnought=8).empire(0, organisation="nova")
    table.begin(0, "jump").dice(*[8] * 4, *[1] * 8).do("place", "a")
    table.decline_while("reroll")
    assert table.state.antimatter[0] == 1
    table.do("pick", 0)  # the first level
    assert table.state.frames == []


@rule("BSU-15.10")
def test_dark_ships_in_an_ion_storm_stay_quiet() -> None:
    table = built().tile("a", "ion_storm_1", "home0").dark("a", 2).units(0, "home0", dreadnought=1)
    table.begin(0, "jump").decline_while("jump")
    assert table.has(0, "a", "dreadnought") == 1
    assert table.state.dark[table.labels["a"]] == 2


@rule("BSU-15.14")
def test_dark_ships_fight_the_fleet_they_meet() -> None:
    table = built().line("a").units(0, "a", dreadnought=1).units(1, "a", dreadnought=1).dark("a", 3)
    table.dice(1, 8, 8, 8, 1, 8, 8, 8)
    table.step(AMBUSH, table.labels["a"], 1)
    table.decline_while("reroll")
    assert table.has(1, "a", "dreadnought") == 0
    assert table.has(0, "a", "dreadnought") == 1  # only the fleet named was attacked


@rule("BSU-5.11", "BSU-A-13")
def test_a_unique_unit_scores_for_its_destroyer_but_not_for_dark_ships() -> None:
    table = battle({"dreadnought": 3}, {"titan": 1})
    table.state.hull[1][0] = 1
    table.dice(1, 8, 8, 8, 8, 8).begin(0, "battle")
    table.decline_while("reroll")
    assert table.state.antimatter == [1, 0]
    other = built().line("a").units(0, "a", titan=1).dark("a", 1)
    other.state.hull[0][0] = 1
    other.dice(1, 8, 8, 8).step(AMBUSH, other.labels["a"], 0).decline_while("reroll")
    assert other.state.antimatter == [0, 0]
    assert other.state.hull[0][0] == 0
