"""Rules that need a position of their own."""

import random

import pytest
from games.burning_suns.builder import GAME, TABLES, built
from support.rules import rule

from perihelion.games.burning_suns.rules.combat.sides import attack_of, dice_of
from perihelion.games.burning_suns.rules.rounds import plan_end
from perihelion.kernel.errors import BadSeats


@rule("BSU-15.8", "BSU-15.9", "BSU-A-22")
@pytest.mark.parametrize(("face", "falls"), [(3, True), (4, False)])
def test_a_local_force_hits_on_one_to_three(face: int, falls: bool) -> None:
    table = built().tile("a", "hostile_1", "home0").units(0, "a", battlecruiser=1).empire(0, organisation="eclipse")
    table.dice(8, face, 1, 8).begin(0, "assault")
    assert (table.owner("a") == 0) != falls


@rule("BSU-33.3", "BSU-34.2")
def test_a_unit_rolls_as_many_dice_as_it_has() -> None:
    table = built().empire(0, race="terran", organisation="nova").line("a").units(0, "a", titan=1, dreadnought=1)
    table.units(1, "a", fighter=9).dice(*[8] * 14).begin(0, "battle")
    assert table.state.fight().misses[0][:5] == [1, 0, 0, 0, 4]
    assert dice_of(table.state, 0, 4) == 4
    assert attack_of(table.state, 0, 4) == 6


@rule("BSU-43.7")
def test_six_players_are_not_offered() -> None:
    with pytest.raises(BadSeats):
        GAME.new(seats=6, seed=1)


@rule("BSU-3.9")
def test_planning_decides_who_places_first() -> None:
    for planning in ("normal", "advanced"):
        table = built(4, planning=planning)
        table.state.leader_at[0], table.state.leader_at[9], table.state.leader_at[33] = 3, 9, 6
        plan_end(table.state)
        expected = [2, 3, 0, 1] if planning == "normal" else [2, 3, 1]
        assert table.state.next_order == expected


@rule("BSU-15.3", "BSU-15.7")
def test_dark_ships_and_local_forces_start_nothing_on_the_ground() -> None:
    """Dark ships over an army and local forces under a fleet stay where they are for a whole round of actions."""
    table = built().tile("a", "inhabited_1", "home0").control(0, "a").units(0, "a", regiment=2).dark("a", 5)
    table.tile("h", "hostile_6", "home0").units(0, "h", fighter=1)
    for action in ("explore", "scan", "recruit"):
        table.dice(8).begin(0, action)
        while table.state.actors():
            table.do(table.moves()[0].kind, *table.moves()[0].args)
    assert table.has(0, "a", "regiment") == 2
    assert table.has(0, "h", "fighter") == 1


@rule("BSU-36.12", "BSU-5.11", "BSU-A-52")
def test_a_unique_unit_shot_down_scores_and_nothing_else_does() -> None:
    table = built().tile("a", "inhabited_1", "home0").control(0, "a").units(0, "a", regiment=3)
    table.units(1, "a", fighter=3, titan=1)
    table.state.hull[1][0] = 1
    table.dice(1, 1, 8).begin(0, "bombard").do("unit", "titan").do("pick", 0)
    assert table.state.antimatter == [1, 0]
    plain = built().tile("a", "inhabited_1", "home0").control(0, "a").units(0, "a", regiment=4)
    plain.units(1, "a", fighter=4).dice(1, 1, 1, 1).begin(0, "bombard")
    assert plain.state.antimatter == [0, 0]


@rule("BSU-4.38", "BSU-4.33", "BSU-A-71")
def test_the_advanced_start_knows_no_discounts() -> None:
    """The first home makes dreadnoughts cheaper, but not at the start."""
    table = built(start="advanced").crystals(12).step(50, 0)
    assert {move.args for move in table.moves() if move.kind == "buy"} == {(0,), (1,), (2,), (3,)}
    cost = TABLES.races[table.state.race[0]].cost
    table.do("buy", "dreadnought")
    assert table.state.crystals[0] == 12 - cost[0]
    for crystals, offered in ((cost[0] - 1, False), (cost[0], True)):  # nor is a unit offered at a lower price
        poor = built(start="advanced").crystals(crystals).step(50, 0)
        assert ((0,) in {move.args for move in poor.moves() if move.kind == "buy"}) == offered


@rule("BSU-7.1")
def test_a_round_has_its_phases_in_order() -> None:
    state = GAME.new(seats=2, seed=4)
    seen: list[str] = []
    state.watch(lambda event: seen.append(event.kind))
    rng = random.Random(4)
    while seen.count("round") < 2:
        seat = rng.choice(state.actors())
        state.apply(seat, rng.choice(state.legal(seat)))
    first = seen[seen.index("round") : len(seen) - seen[::-1].index("round") - 1]
    planned = [number for number, kind in enumerate(first) if kind == "leader"]
    acted = [number for number, kind in enumerate(first) if kind in ("action", "passed")]
    assert first.index("income") < first.index("regroup") < min(planned) < max(planned) < min(acted)


@rule("BSU-32.3")
def test_a_construction_serves_only_the_controller() -> None:
    table = built().tile("a", "inhabited_1", "home0").control(1, "a").construction("a", "con_well")
    table.units(0, "a", fighter=4)
    assert table.state.antimatter == [0, 1]


@rule("BSU-45.3")
def test_no_repeatable_ability_performs_an_endless_chain() -> None:
    for ability in TABLES.abilities:
        for effect in ability.effects:
            if effect.op == 28:  # perform
                assert effect.a != 11
                lasting = ability.source in (1, 2) and ability.timing in (2, 4, 5)
                assert not (lasting and effect.a in (6, 8, 9)), ability.name


@rule("BSU-4.24", "BSU-44.12")
def test_nothing_aims_at_a_foreign_home() -> None:
    table = built().agent(0, "sharpshooter_kessa").line("a").join("a", "home1").units(1, "home1", titan=1)
    table.begin(0, "activate")
    assert table.state.hull[1][0] == 7
    assert not table.state.actors()
