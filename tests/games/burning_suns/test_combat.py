"""Battles, unit by unit and die by die (BSU-33 to BSU-35)."""

import pytest
from games.burning_suns.builder import TABLES, Builder, battle, built, fleet_of
from support.rules import rule

from perihelion.games.burning_suns.rules.combat.sides import attack_of, dice_of, rerolls_left
from perihelion.games.burning_suns.rules.terms import UNIT_NAMES
from perihelion.kernel.table import Event


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


@rule("BSU-35.6", "BSU-34.2")
def test_a_unit_fires_with_all_its_dice() -> None:
    table = battle({"titan": 1}, {"dreadnought": 2})
    assert TABLES.races[table.state.race[0]].dice[UNIT_NAMES.index("titan")] == 3
    events: list[Event] = []
    table.state.watch(events.append)
    table.dice(8, 1, 2, 8, 8).begin(0, "battle")
    dice = [event.facts["rolled"] for event in events if event.kind == "dice"]
    assert dice[:2] == ["titan 8 1 2", "dreadnought 8 8"]
    assert table.has(1, "a", "dreadnought") == 0  # two hits of three dice


def test_onlookers_are_told_every_die_and_every_reroll() -> None:
    table = battle({"battlecruiser": 1, "fighter": 2}, {"dreadnought": 2}).dice(1, 6, 8, 8, 2, 3)
    events: list[Event] = []
    table.state.watch(events.append)
    table.begin(0, "battle").do("unit", "fighter")
    dice = [event.facts for event in events if event.kind == "dice"]
    assert [facts["rolled"] for facts in dice] == ["battlecruiser 1, fighter 6 8", "dreadnought 8 2"]
    assert [(facts["side"], facts["turn"]) for facts in dice] == [(0, 1), (1, 1)]
    again = [event for event in events if event.kind == "reroll"]
    assert [(event.seat, event.piece, event.amount, event.facts["side"]) for event in again] == [(0, "fighter", 3, 0)]


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
    frame = table.state.frames[-1]
    assert table.asked() == "reroll"
    assert rerolls_left(table.state, frame, table.state.fight(), 0) == 2


@rule("BSU-5.10", "BSU-35.16", "BSU-EX-32", "BSU-5.11")
def test_a_draw_gives_nothing_but_a_unique_unit_does() -> None:
    table = battle({"dreadnought": 5}, {"dreadnought": 4, "titan": 1})
    table.state.hull[1][0] = 1
    table.dice(*[1] * 20).begin(0, "battle")
    assert fleet_of(table, 0) == fleet_of(table, 1) == 0
    assert table.state.antimatter == [1, 0]  # the titan only


@rule("BSU-5.8", "BSU-5.15", "BSU-A-10")
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


@rule("BSU-30.5", "BSU-EX-52", "BSU-A-45")
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


@rule("BSU-45.2", "BSU-EX-58", "BSU-15.12", "BSU-A-77")
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
    assert rerolls_left(table.state, table.state.frames[-1], fight, 0) == 2  # the agent's: BSU-39.7


@rule("BSU-39.7", "BSU-39.2", "BSU-39.3")
def test_a_ban_removes_only_what_stands_lower() -> None:
    """A level-2 ideology bans rerolls: the agent's go, a system's stay."""
    table = battle({"fighter": 2}, {"dreadnought": 1}).empire(1, "psyonic").level(1, 2, 1)
    table.tile("s", "hostile_2", "home0").control(0, "s").agent(0, "sharpshooter_kessa")
    table.dice(8, 8, 8).begin(0, "battle")
    assert rerolls_left(table.state, table.state.frames[-1], table.state.fight(), 0) == 2


@rule("BSU-A-82")
def test_option_the_starbase_cancels_every_reroll() -> None:
    table = battle({"fighter": 2}, {"starbase": 1}, starbase="all").agent(0, "sharpshooter_kessa")
    table.dice(*[8] * 12).begin(0, "battle")
    assert table.asked() != "reroll" or table.seat == 1


def rerolling(table: Builder) -> bool:
    """Seat 0 is asked about it; where nobody is asked anything, the battle is over."""
    return bool(table.state.frames) and (table.seat, table.asked()) == (0, "reroll")


@rule("BSU-A-57", "BSU-39.3", "BSU-39.8")
@pytest.mark.parametrize(("priority", "left"), [("system", 0), ("organisation", 2)])
def test_option_the_organisation_sheet_comes_before_systems(priority: str, left: int) -> None:
    """A starbase cancels what stands lower than units do."""
    table = battle({"dreadnought": 2}, {"starbase": 1}, priority=priority).empire(0, organisation="nova")
    table.dice(*[8] * 12).begin(0, "battle")
    assert rerolling(table) == (left > 0)
    if left:
        assert rerolls_left(table.state, table.state.frames[-1], table.state.fight(), 0) == left


@rule("BSU-A-46", "BSU-35.9")
@pytest.mark.parametrize(("pool", "again"), [("action", False), ("turn", True)])
def test_option_rerolls_are_counted_in_each_turn_anew(pool: str, again: bool) -> None:
    table = battle({"dreadnought": 2}, {"dreadnought": 2}, reroll_pool=pool).empire(0, organisation="nova")
    table.dice(*[8] * 20).begin(0, "battle")
    for _ in range(2):
        assert rerolling(table)
        assert table.state.fight().turn == 1
        table.do("unit", "dreadnought")
    assert rerolling(table) == again


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


def hit_by_three(doomed: str, *dice: int, **defenders: int) -> Builder:
    table = battle({"dreadnought": 3}, defenders, doomed_damage=doomed)
    return table.dice(1, 1, 1, *dice).begin(0, "battle")


@rule("BSU-35.20", "BSU-EX-64", "BSU-A-45")
def test_without_the_option_three_hits_destroy_three_fighters_unasked() -> None:
    table = hit_by_three("no", 8, 8, 8, fighter=3)
    table.decline_while("reroll")
    assert fleet_of(table, 1) == 0
    assert table.state.frames == []


@rule("BSU-A-45", "BSU-35.20")
def test_with_the_option_three_hits_may_all_go_to_one_fighter() -> None:
    """Also when the hits would be enough for everybody."""
    table = hit_by_three("yes", 8, 8, 8, fighter=3)
    table.decline_while("reroll")
    # The first hit has one kind of unit to go to and goes there by itself.
    assert (table.seat, table.asked()) == (1, "damage")
    assert table.kinds() == {"decline", "unit"}
    table.dice(*[8] * 500).do("decline").do("decline")  # then nobody hits any more (BSU-45.2)
    table.decline_while("reroll")
    assert fleet_of(table, 1) == 2
    other = hit_by_three("yes", 8, 8, 8, fighter=3)
    other.decline_while("reroll")
    other.do("unit", "fighter").do("unit", "fighter")
    assert fleet_of(other, 1) == 0


@rule("BSU-A-45", "BSU-35.20")
def test_with_the_option_a_unique_unit_is_doomed_only_when_its_hit_points_are_gone() -> None:
    table = hit_by_three("yes", *[8] * 9, dreadnought=1, titan=1)
    table.state.hull[1][0] = 2
    table.decline_while("reroll")
    assert (table.seat, table.asked()) == (1, "damage")
    assert table.kinds() == {"unit"}
    table.do("unit", "titan")
    assert table.why_not("decline") == ["BSU-35.20"]
    table.do("unit", "titan")
    assert table.why_not("unit", 4) == ["BSU-35.20"]
    assert table.why_not("decline") == []
    table.dice(*[8] * 500).do("decline")
    assert (table.has(1, "a", "titan"), table.has(1, "a", "dreadnought")) == (0, 1)


@rule("BSU-35.20", "BSU-A-45")
def test_without_the_option_no_hit_is_wasted() -> None:
    table = hit_by_three("no", *[8] * 9, dreadnought=2, titan=1)
    table.decline_while("reroll")
    assert table.kinds() == {"unit"}
    table.do("unit", "dreadnought")
    assert table.why_not("decline") == ["BSU-35.20"]
