"""Clauses of BSU-35: who fights whom, when the bonus counts, what abilities before a battle decide."""

import pytest
from games.burning_suns.builder import Builder, built, facing, fleet_of
from support.rules import rule

from perihelion.games.burning_suns.rules.abilities.possible import performable
from perihelion.games.burning_suns.rules.combat.sides import attack_of, rerolls_left
from perihelion.games.burning_suns.rules.terms import ACTION, DARK

RESULTS = ("attack-won", "attack-lost", "fight-drawn", "not-fought")


def results_of(table: Builder) -> list[str]:
    """How the fights end from now on."""
    told: list[str] = []
    table.state.watch(lambda event: told.extend([event.kind] * (event.kind in RESULTS)))
    return told


@rule("BSU-35.1", "BSU-35.2", "BSU-35.14")
def test_any_one_of_the_fleets_in_the_same_place_is_named() -> None:
    table = facing({"dreadnought": 1}, {"fighter": 1}, seats=3).units(1, "b", fighter=2).units(2, "b", fighter=2)
    assert table.begin(0, "battle").asked() != "battle"  # the fleets elsewhere are no targets
    table = facing({"dreadnought": 1}, {"fighter": 1}, seats=3).units(2, "a", fighter=1).dark("a", 1).begin(0, "battle")
    assert sorted(move.args for move in table.moves()) == [(table.labels["a"], owner) for owner in (1, 2, 5)]
    alone = facing({"dreadnought": 1}, {}).units(1, "b", fighter=2).units(0, "c", fighter=1)
    assert not performable(alone.state, 0, ACTION["battle"], 0)


@rule("BSU-35.4", "BSU-35.7")
def test_the_bonus_of_the_first_turn_is_the_attackers_and_all_its_units() -> None:
    for faces, left in (((7, 7), (1, 0)), ((8, 6), (0, 1)), ((7, 6), (0, 0))):  # dreadnoughts of attack 6
        table = facing({"dreadnought": 1}, {"dreadnought": 1}).dice(*faces).begin(0, "battle")
        assert (fleet_of(table, 0), fleet_of(table, 1)) == left
    for face in (6, 7):
        hired = facing({"battlecruiser": 1, "corsair": 1}, {"fighter": 1}).dice(8, face, 8).begin(0, "battle")
        assert (hired.asked(), len(hired.state.fight().packets[1])) == ("reroll", 7 - face)  # attack 5


@rule("BSU-35.7")
def test_each_kind_rolls_with_its_own_attack() -> None:
    for faces, left in (((5, 8), 1), ((6, 8), 2), ((8, 6), 1), ((6, 6), 1)):  # attack 4 and 5, and the bonus
        table = facing({"battlecruiser": 1, "fighter": 1}, {"dreadnought": 2}).dice(*faces, 8, 8, *[8] * 9)
        table.begin(0, "battle").do("decline")
        assert (fleet_of(table, 1), table.asked()) == (left, "reroll")


@rule("BSU-35.9")
def test_the_defenders_organisation_gives_its_rerolls_too() -> None:
    table = facing({"dreadnought": 1}, {"dreadnought": 1}).empire(1, organisation="nova").dice(8, 8).begin(0, "battle")
    assert (table.asked(), table.seat) == ("reroll", 1)
    assert rerolls_left(table.state, table.state.frames[-1], table.state.fight(), 1) == 2


@rule("BSU-35.13", "BSU-18.9")
def test_a_fleet_that_grew_before_the_battle_shrinks_after_it() -> None:
    table = facing({"fighter": 10}, {"dreadnought": 1}).card(0, "ercinean_flock_together").begin(0, "battle")
    table.dice(*[1] * 12, 8).use("card-rc_ercinean_flock_together")
    assert (table.has(0, "a", "fighter"), fleet_of(table, 1)) == (10, 0)


@rule("BSU-35.17")
def test_joined_dark_ships_have_the_modifiers_of_the_fleet_and_go_again() -> None:
    table = built().tile("a", "inhabited_1", "home0").control(0, "a").construction("a", "con_ring")
    table.empire(0, "exiled").level(0, 1, 0).units(0, "a", fighter=1).units(1, "a", fighter=1).begin(0, "battle")
    table.dice(*[8] * 8).use("level-exiled_1a")
    assert attack_of(table.state, 0, DARK) == 4 + 1 + 1  # the bonus and the ring
    won = facing({"dreadnought": 1}, {"dreadnought": 1}).empire(0, "exiled").level(0, 1, 0).begin(0, "battle")
    won.dice(1, *[8] * 5).use("level-exiled_1a")
    assert (won.state.frames, won.state.dark[won.labels["a"]], fleet_of(won, 0)) == ([], 0, 1)


@rule("BSU-35.18", "BSU-A-9")
@pytest.mark.parametrize("user", [0, 1])
def test_whoever_destroys_a_whole_fleet_before_the_battle_has_won_it(user: int) -> None:
    table = facing({"dreadnought": 2}, {"dreadnought": 2}).card(user, "usurper_false_colours")
    told = results_of(table)
    table.begin(0, "battle").use("card-rc_usurper_false_colours")
    assert told == [("attack-won", "attack-lost")[user]]
    assert (fleet_of(table, user), fleet_of(table, 1 - user)) == (2, 0)


@rule("BSU-35.18", "BSU-44.26")
def test_a_fleet_that_leaves_after_losses_is_not_beaten() -> None:
    table = facing({"dreadnought": 5}, {"fighter": 4}).card(0, "usurper_false_colours")
    table.card(1, "changeling_vanishing_fleet")
    told = results_of(table)
    table.begin(0, "battle").use("card-rc_usurper_false_colours").use("card-rc_changeling_vanishing_fleet")
    table.do("place", "home1")
    assert told == ["not-fought"]
    assert (table.has(1, "home1", "fighter"), fleet_of(table, 0), table.state.antimatter) == (2, 3, [0, 0])


@rule("BSU-35.18", "BSU-A-9", "BSU-42.2", "BSU-A-81")
@pytest.mark.parametrize(("ships", "antimatter"), [(4, 1), (3, 0)])
def test_a_battle_without_a_roll_counts_with_the_size_it_was_declared_with(ships: int, antimatter: int) -> None:
    """The mercenaries go with the last regular ship."""
    table = facing({"dreadnought": 1}, {"dreadnought": 2, "corsair": ships - 2}).card(0, "usurper_false_colours")
    table.begin(0, "battle").use("card-rc_usurper_false_colours")
    while table.state.actors() and table.asked() == "loss":
        table.do("unit", "dreadnought")
    assert (fleet_of(table, 1), table.state.antimatter[0]) == (0, antimatter)


@rule("BSU-35.19")
def test_both_reroll_before_anybody_assigns_damage() -> None:
    table = facing({"dreadnought": 1, "battlecruiser": 1}, {"dreadnought": 1, "fighter": 1}).dice(1, 8, 1, 8)
    table.begin(0, "battle")
    assert (table.asked(), table.seat) == ("reroll", 1)
    table.do("decline")
    assert (table.asked(), table.seat) == ("damage", 0)
