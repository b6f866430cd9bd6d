"""Clauses of BSU-31 to 34: mercenaries, constructions, units – whom they serve, where, and until when."""

import pytest
from games.burning_suns.builder import Builder, battle, built, checked, facing, fleet_of, storming
from support.rules import rule

from perihelion.games.burning_suns.rules.abilities.possible import performable
from perihelion.games.burning_suns.rules.combat.sides import attack_of, dice_of, rerolls_left
from perihelion.games.burning_suns.rules.galaxy.moving import next_places
from perihelion.games.burning_suns.rules.terms import ACTION

TITAN, STARBASE = 4, 5


def told_of(table: Builder) -> list[str]:
    told: list[str] = []
    table.state.watch(lambda event: told.append(event.kind))
    return told


def rerolls(table: Builder, side: int) -> int:
    return rerolls_left(table.state, table.state.frames[-1], table.state.fight(), side)


def fleet_at(table: Builder, label: str) -> int:
    return table.state.fleet[0][table.labels[label]]


# ---------------------------------------------------------------- mercenaries


@rule("BSU-31.3")
def test_a_mercenary_above_the_limit_may_be_the_one_that_goes() -> None:
    table = checked(built().line("a").units(0, "a", fighter=9, corsair=2))
    assert table.asked() == "surplus"
    table.do("unit", "corsair")
    assert (table.has(0, "a", "fighter"), table.has(0, "a", "corsair")) == (9, 1)


@rule("BSU-31.7", "BSU-31.8")
def test_each_tender_serves_the_titan_of_its_own_fleet_only() -> None:
    table = battle({"titan": 1, "starbase": 1, "tender": 2}, {"titan": 1}).units(0, "b", fighter=1, tender=3)
    table.dice(*[8] * 20).begin(0, "battle")
    assert (dice_of(table.state, 0, TITAN), dice_of(table.state, 0, STARBASE)) == (3 + 2, 3)
    assert dice_of(table.state, 1, TITAN) == 3


@rule("BSU-31.8")
def test_a_mercenary_elsewhere_does_nothing() -> None:
    away = facing({"dreadnought": 2}, {"dreadnought": 2})
    away.units(0, "b", fighter=1, corsair=1, salvager=1).units(1, "c", fighter=1, jammer=1)
    away.dice(1, 1, 8, 8).begin(0, "battle")
    assert not away.state.actors()  # no reroll, and nothing after it
    near = facing({"dreadnought": 2, "fighter": 1}, {"dreadnought": 2}).units(1, "b", fighter=1, jammer=1)
    near.units(0, "c", fighter=1, corsair=1)
    near.dice(*[8] * 5).begin(0, "battle")
    assert rerolls(near, 0) == 1
    landing = storming(1, battlecruiser=1).line("b", first="a").units(0, "b", fighter=1, lander=2).dice(1, 8)
    landing.begin(0, "assault")
    assert landing.has(0, "a", "regiment") == 1


@rule("BSU-31.8")
def test_a_salvager_pays_after_the_battle_of_its_own_fleet_and_never_before() -> None:
    table = facing({"dreadnought": 2, "salvager": 1}, {"fighter": 2}).dice(1, 1, 1, 8, 8).begin(0, "battle")
    assert table.decline_while("reroll").usable() == {"resource-merc_salvager"}  # no window before the battle
    assert table.state.fight().turn == 1
    before = table.state.crystals[0]
    assert table.use("resource-merc_salvager").state.crystals[0] == before + 2


@rule("BSU-31.8")
def test_a_jammer_works_until_it_falls() -> None:
    table = facing({"dreadnought": 2, "fighter": 1}, {"dreadnought": 3, "jammer": 1})
    table.dice(1, 8, 8, 8, 8, 8, 8, 8).begin(0, "battle")
    assert table.asked() == "damage"  # the misses stay
    table.do("unit", "jammer")
    assert (table.asked(), table.seat) == ("reroll", 0)


@rule("BSU-31.9")
@pytest.mark.parametrize("side", [0, 1])
def test_the_winner_by_mercenaries_alone_has_not_won(side: int) -> None:
    """One dreadnought against a fighter and a corsair: all hit, and the fighter takes the hit."""
    forces = [{"dreadnought": 1}, {"fighter": 1, "corsair": 1}]
    table = facing(forces[1 - side], forces[side]).dice(1, 1, 1)
    told = told_of(table)
    table.begin(0, "battle").do("unit", "fighter")
    assert [kind for kind in told if kind in ("attack-won", "attack-lost", "fight-drawn")] == ["fight-drawn"]
    assert [fleet_of(table, seat) for seat in (0, 1)] == [0, 0]


# ---------------------------------------------------------------- constructions


@rule("BSU-32.2", "BSU-32.8", "BSU-28.5")
def test_a_replaced_construction_works_no_more_and_goes_to_the_supply() -> None:
    table = built().tile("a", "inhabited_1", "home0").control(0, "a").construction("a", "con_well")
    assert table.state.antimatter[0] == 1
    supply = table.state.supply[table.resource("con_well")]
    table.crystals(9).market("con_refinery").begin(0, "build").do("market", 0).do("place", "a")
    assert table.state.antimatter[0] == 0
    assert table.state.supply[table.resource("con_well")] == supply + 1


@rule("BSU-32.6")
def test_fleets_go_through_gates() -> None:
    table = built().tile("w", "inhabited_2", "home0").control(0, "w").line("x", first="w").tile("s", "inhabited_1", "x")
    table.control(0, "s").construction("s", "con_gate").construction("w", "con_gate").units(0, "s", fighter=2)
    table.begin(0, "jump")
    assert table.places() == {"w", "x"}


@rule("BSU-32.7")
def test_a_ring_of_bastions_helps_armies_and_no_other_system() -> None:
    table = storming(2).construction("a", "con_ring").empire(0, organisation="nova").dice(*[8] * 20).begin(0, "assault")
    assert attack_of(table.state, 1, 3) == 4 + 1
    other = storming(2).tile("b", "inhabited_2", "home0").control(1, "b").construction("b", "con_ring")
    other.empire(0, organisation="nova").dice(*[8] * 20).begin(0, "assault")
    assert attack_of(other.state, 1, 3) == 4


# ---------------------------------------------------------------- units


@rule("BSU-33.4")
def test_rerolls_hit_like_other_dice_and_eight_never_does() -> None:
    for face, left in ((6, 0), (7, 1)):  # fighters of attack 5, and the strike bonus
        table = (
            facing({"fighter": 1}, {"dreadnought": 1}).dice(8, 8, face, 8, 1).begin(0, "battle").do("unit", "fighter")
        )
        assert table.state.fleet[1][table.labels["a"]] == left
    strong = facing({"dreadnought": 1}, {"dreadnought": 1}).upgrade(0, "upg_overcharge", "dreadnought")
    strong.dice(8, 1).begin(0, "battle")  # 6 + 2 + 1
    assert [fleet_of(strong, seat) for seat in (0, 1)] == [0, 1]


@rule("BSU-33.5", "BSU-34.13")
def test_a_hit_is_one_point_and_points_stay_lost_from_turn_to_turn() -> None:
    table = facing({"dreadnought": 3}, {"titan": 1, "fighter": 1})  # seven points
    table.dice(*[1, 1, 1, 8, 8, 8, 8] * 2, *[8] * 8).begin(0, "battle")
    for left in (4, 1):
        table.decline_while("reroll")
        for _ in range(3):
            table.do("unit", "titan")
        assert (table.state.hull[1][0], table.has(1, "a", "titan")) == (left, 1)


@rule("BSU-33.14", "BSU-27.16")
def test_a_unit_leaves_the_board_when_its_last_point_is_gone() -> None:
    for hits, left in ((1, 1), (2, 0)):
        table = facing({"dreadnought": 2}, {"titan": 1, "fighter": 1})
        table.state.hull[1][0] = 2
        table.dice(*[1] * hits, *[8] * (2 - hits), 1, 8, 8, 8, *[8] * 6).begin(0, "battle").do("decline")
        for _ in range(hits):
            table.do("unit", "titan")
        assert table.asked() == "reroll"  # of the second turn
        assert (table.has(1, "a", "titan"), table.state.hull[1][0]) == (left, left)
        assert table.has(0, "a", "dreadnought") == 1  # the fighter's hit


@rule("BSU-33.6")
def test_titans_fight_battles_and_starbases_bombard() -> None:
    table = facing({"titan": 1}, {"dreadnought": 2}).dice(8, 1, 1, 8, 8).begin(0, "battle")
    assert [fleet_of(table, seat) for seat in (0, 1)] == [1, 0]
    shelling = built().tile("a", "inhabited_1", "home0").control(1, "a").units(1, "a", regiment=3)
    shelling.units(0, "a", starbase=1).dice(1, 1, 1).begin(0, "bombard")
    assert shelling.has(1, "a", "regiment") == 0


@rule("BSU-33.7", "BSU-33.11")
def test_a_colossus_defends_against_assaults_and_armies_keep_out_of_battles() -> None:
    table = storming(0, battlecruiser=1).units(1, "a", colossus=1).dice(8, 1, 1).begin(0, "assault")
    assert (table.owner("a"), table.has(0, "a", "regiment"), table.has(1, "a", "colossus")) == (1, 0, 1)
    battling = storming(3, battlecruiser=2).units(1, "a", fighter=1, colossus=1).dice(1, 1, 8).begin(0, "battle")
    battling.decline_while("reroll")
    assert not battling.state.actors()
    assert (fleet_of(battling, 0), fleet_of(battling, 1), battling.has(1, "a", "regiment")) == (2, 0, 3)


@rule("BSU-33.11")
def test_regiments_are_what_a_bombard_hits() -> None:
    table = storming(2, dreadnought=1).dice(1).begin(0, "bombard")
    assert table.has(1, "a", "regiment") == 1


@rule("BSU-33.9", "BSU-33.13")
def test_only_ships_that_deploy_bring_regiments() -> None:
    table = storming(1, battlecruiser=1, dreadnought=3, fighter=2).dice(1, 8).begin(0, "assault")
    assert table.has(0, "a", "regiment") == 1
    none = storming(1, dreadnought=3, fighter=2, corsair=1).units(0, "home0", regiment=5)
    assert not performable(none.state, 0, ACTION["assault"], 0)


@rule("BSU-33.12")
def test_ships_carry_no_regiments() -> None:
    table = (
        built().tile("a", "inhabited_1", "home0").control(0, "a").units(0, "a", regiment=2, battlecruiser=2, titan=1)
    )
    table.line("b", first="a").begin(0, "jump").do("fleet", "a").do("place", "b")
    assert (table.has(0, "a", "regiment"), table.has(0, "b", "regiment"), fleet_at(table, "b")) == (2, 0, 3)


@rule("BSU-34.5")
def test_a_starbase_is_a_wormhole_for_own_fleets_only_at_one_step() -> None:
    table = built().tile("w", "wormhole_1", "home0").line("x", first="w").tile("s", "inhabited_1", "x").control(0, "s")
    table.units(0, "s", starbase=1, regiment=2)
    table.join("s", "home1").empire(0, organisation="eternity").line("y", first="s")  # two steps
    state, wormhole, base = table.state, table.labels["w"], table.labels["s"]
    assert next_places(state, 0, wormhole, False) >> base & 1
    assert not next_places(state, 0, wormhole, True) >> base & 1
    assert not next_places(state, 1, wormhole, False) >> base & 1
    table.units(0, "w", fighter=1).begin(0, "jump").do("place", "s")
    assert "y" in table.places()


@rule("BSU-34.7", "BSU-16.8")
def test_a_starbase_alone_is_no_fleet_that_jumps() -> None:
    table = built().line("a").units(0, "home0", starbase=1)
    assert not performable(table.state, 0, ACTION["jump"], 0)
    table.line("b", first="a").units(0, "a", fighter=1).begin(0, "jump")
    assert table.places() == {"home0", "b"}
    assert "fleet" not in table.kinds()
