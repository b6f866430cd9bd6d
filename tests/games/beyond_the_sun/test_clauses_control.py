"""Jumps, control and bases: the clauses that one example leaves out."""

import pytest
from games.beyond_the_sun.bench import AREA, FOOD, MARKER, ORE, SYSTEM, supply, table
from support.rules import rule

# ---------------------------------------------------------------- movement


@rule("BTS-14.3", "BTS-14.4", "BTS-14.6")
def test_every_segment_of_every_own_ship_costs_a_point_and_the_rest_is_lost() -> None:
    bench = table().ships(0, "sol", 1, 2).ships(1, "sol", 3).resolve(0, "jump(3); jump(1)")
    assert {args[1] + 1 for args in bench.args("move")} == {1, 2}  # the levels of own ships
    bench.do("move", "sol", 1, "A1").do("move", "A1", 1, "sol").do("move", "sol", 1, "A1")
    assert bench.kinds() == {"move", "done"}  # the second jump
    bench.do("done")
    assert bench.kinds() & {"move"} == set()
    early = table().ships(0, "sol", 2).resolve(0, "jump(4); ore(1)").do("move", "sol", 2, "A1").do("done")
    assert (early.faction(0).ore, early.strength(0, "A1"), early.kinds() & {"move"}) == (1, 2, set())


@rule("BTS-14.5", "BTS-14.7")
def test_passing_through_takes_nothing_and_gives_nothing() -> None:
    bench = table().put("A1", "sirius").base(1, "A1", ORE).ships(0, "sol", 2).ships(1, "Y1", 2).base(1, "Y1")
    bench.resolve(0, "jump(2)").do("move", "sol", 2, "A1")
    assert (bench.owner("A1"), bench.faction(1).ore_out) == (1, 1)  # not yet
    bench.do("move", "A1", 2, "Y1")
    assert [bench.owner(area) for area in ("A1", "Y1")] == [1, 1]
    assert (bench.faction(0).ore, bench.faction(0).bases) == (0, 0)
    back = table().ships(0, "A1", 2).base(0, "A1").ships(1, "A1", 1).resolve(0, "jump(2); ore(1)")
    back.do("move", "A1", 2, "sol")
    assert back.owner("A1") == 0
    back.do("move", "sol", 2, "A1")
    assert (back.owner("A1"), back.faction(1).bases, back.faction(0).ore) == (0, 0, 1)


# ---------------------------------------------------------------- who controls


@rule("BTS-14.9", "BTS-1.14")
@pytest.mark.parametrize("area", ["sol", "deep"])
def test_ships_alone_in_sol_or_deep_space_bring_no_base(area: str) -> None:
    near = {"sol": "A1", "deep": "B1"}[area]
    bench = table().put("B1", "ross_154").ships(0, near, 1, 1).resolve(0, "jump(1)").do("move", near, 1, area)
    assert (bench.strength(0, area), bench.owner(area)) == (1, -1)
    assert bench.owner(near) == 0


@rule("BTS-14.10", "BTS-13.4", "BTS-A-14")
def test_control_follows_every_change_of_the_board_in_anybodys_turn() -> None:
    for text in ("ship(2, at=any)", "upgrade(1, 1)"):
        for active in (0, 1):
            bench = table().ships(1, "A1", 1).base(1, "A1").ships(0, "A1", *([] if "ship" in text else [1]))
            bench.s.active = active
            bench.resolve(0, text)
            if "build_at" in bench.kinds():
                bench.do("build_at", "A1")
            assert (bench.owner("A1"), bench.faction(1).bases) == (0, 0), text
    for given, text in ((3, "opt({send_ship(event)})"), (3, "produce(trade)")):
        bench = table().ships(0, "A1", given).base(0, "A1").ships(1, "A1", 1).mat(0, ore=1)
        bench.resolve(0, text, "museum_of_retired_spaceships")
        bench.do("do") if "do" in bench.kinds() else bench.do("retire_ship", "A1", given)
        assert (bench.owner("A1"), bench.faction(0).bases) == (1, 0), text


@rule("BTS-14.11")
def test_one_ship_of_level_one_is_enough_where_there_are_none() -> None:
    for owner in (None, 1):
        bench = table().ships(0, "sol", 1)
        if owner is not None:
            bench.base(owner, "A1")
        bench.resolve(0, "jump(1)").do("move", "sol", 1, "A1")
        assert (bench.owner("A1"), bench.faction(1).food_out) == (0, 0)


@rule("BTS-14.12", "BTS-21.33")
@pytest.mark.parametrize("held", [1, 2])
def test_a_jump_sets_abilities_off_whether_it_takes_control_or_only_comes_to_equal_strength(held: int) -> None:
    """The ability asks for a strength of 6 somewhere, which is there in both cases."""
    bench = table().mat(0, mat="ceres_advanced", ore=0).ships(0, "deep", 4, 2).ships(0, "sol", 2)
    bench.ships(1, "A1", held).base(1, "A1").resolve(0, "jump(1)").do("move", "sol", 2, "A1")
    if bench.kinds() & {"disc"}:
        bench.do("disc", "food")
    assert bench.owner("A1") == (0 if held == 1 else 1)
    assert (bench.faction(0).ore, bench.faction(0).used) == (4, 1)


@rule("BTS-14.13", "BTS-14.12")
def test_levels_count_and_not_cubes() -> None:
    bench = table().ships(1, "A1", 1, 1).base(1, "A1").ships(0, "sol", 3).resolve(0, "jump(1)")
    bench.do("move", "sol", 3, "A1")
    assert (bench.owner("A1"), bench.strength(0, "A1"), bench.strength(0, "sol")) == (0, 3, 0)
    many = table().ships(1, "A1", 3).base(1, "A1").ships(0, "A1", 1).ships(0, "sol", 1).resolve(0, "jump(1)")
    many.do("move", "sol", 1, "A1")
    assert many.owner("A1") == 1


@rule("BTS-14.15")
def test_who_leaves_too_little_behind_loses_the_system() -> None:
    for left, owner in ((1, 1), (2, 0), (0, 1)):
        bench = table().ships(0, "A1", 4, *([left] if left else [])).base(0, "A1").ships(1, "A1", 2)
        bench.s.touched = 0  # what was put there is nothing new
        bench.resolve(0, "jump(1)").do("move", "A1", 4, "sol")
        assert bench.owner("A1") == owner
        assert bench.faction(0).food_out == (owner == 0)


@rule("BTS-14.35", "BTS-14.26")
def test_a_former_controller_has_no_base_left() -> None:
    bench = table().ships(0, "A1", 1).base(0, "A1").ships(1, "sol", 2).resolve(1, "jump(1)")
    bench.do("move", "sol", 2, "A1")
    assert (bench.faction(0).bases, bench.faction(0).food_out) == (0, 0)
    assert bench.faction(1).bases == 1 << AREA["A1"]


# ---------------------------------------------------------------- discs


@rule("BTS-14.20", "BTS-14.19", "BTS-A-14")
def test_the_new_controller_chooses_where_there_are_two_kinds_and_only_there() -> None:
    bench = table().put("A1", "tau_ceti").ships(0, "A1", 2, 1).base(0, "A1").ships(1, "A1", 2).resolve(0, "jump(1)")
    bench.do("move", "A1", 2, "sol")
    assert (bench.s.active, bench.asked(), bench.args("disc")) == (0, 1, [(0,), (1,)])
    bench.do("disc", "ore")
    assert (bench.faction(1).food_out, bench.faction(1).ore_out) == (0, 1)
    for area, kind in (("Y1", FOOD), ("Y2", ORE), ("A1", FOOD), ("A2", ORE)):
        single = table().resolve(0, "ship(1, at=any)").do("build_at", area)
        assert (single.owner(area), single.s.base_kind[AREA[area]]) == (0, kind)


@rule("BTS-14.21", "BTS-14.33", "BTS-8.9")
def test_a_marker_is_a_base_like_any_other_and_no_achievement() -> None:
    for out in ({"food_out": 8}, {"ore_out": 8}):
        area = "A1" if "food_out" in out else "A2"
        bench = table().goals("empire", "efficiency").disc("empire", 0).disc("empire", 1).mat(0, **out, pop=1)
        bench.ships(0, "sol", 1).resolve(0, "jump(1)").do("move", "sol", 1, area)
        assert (bench.owner(area), bench.s.base_kind[AREA[area]]) == (0, MARKER)
        assert bench.faction(0).food_out + bench.faction(0).ore_out == 8
        assert bench.s.tally()[0]["bases"] == 1
        assert bench.s.discs_claimed() == 2
    claim = table(4).goals("empire", "efficiency").disc("empire", 2).disc("empire", 3).mat(0, automation=5)
    claim.base(0, "A1", MARKER).base(0, "A2", MARKER).achievement_phase(0)
    assert (claim.s.discs_claimed(), claim.s.last_round) == (3, 0)


@rule("BTS-14.23", "BTS-14.16", "BTS-A-18", "BTS-A-20")
def test_a_disc_goes_home_even_if_nobody_follows() -> None:
    bench = table(3).ships(0, "A1", 3).base(0, "A1").ships(1, "A1", 2).ships(2, "A1", 2)
    bench.resolve(0, "jump(1)").do("move", "A1", 3, "sol")
    assert (bench.owner("A1"), bench.faction(0).bases, bench.faction(0).food_out) == (-1, 0, 0)
    assert (bench.s.bases, [bench.faction(seat).food_out for seat in (1, 2)]) == (0, [0, 0])


@rule("BTS-14.25", "BTS-15.3")
def test_ships_without_a_base_neither_colonise_nor_open_a_shipyard() -> None:
    bench = table().ships(1, "A1", 3).base(1, "A1").ships(0, "A1", 3).ships(0, "Y1", 1).ships(1, "Y1", 1).base(1, "Y1")
    bench.resolve(0, "colonise(); ship(2)")
    assert (bench.faction(0).colonised, bench.strength(0, "A1"), bench.strength(0, "sol")) == ([], 3, 2)


@rule("BTS-14.30", "BTS-15.19")
def test_the_bonus_for_control_comes_at_every_gain_and_not_on_colonising() -> None:
    bench = table().put("A1", "alpha_centauri").ships(0, "A1", 2).base(0, "A1").resolve(0, "colonise()")
    assert [colony // 16 for colony in bench.faction(0).colonised] == [SYSTEM["alpha_centauri"]]
    assert (bench.faction(0).pop, bench.faction(0).ore, sum(supply(bench))) == (0, 3, 18)  # 3 ore, no population


@rule("BTS-14.36")
def test_a_lost_disc_takes_nothing_back_that_was_produced() -> None:
    bench = table().ships(0, "A2", 1).base(0, "A2", ORE).mat(1, pop=1).production(0).do("produce", "ore")
    assert bench.faction(0).ore == 2
    bench.ships(1, "sol", 2).resolve(1, "jump(1)").do("move", "sol", 2, "A2")
    assert (bench.owner("A2"), bench.faction(0).ore, bench.faction(1).ore) == (1, 2, 0)
    assert [bench.production(seat).do("produce", "ore").faction(seat).ore for seat in (0, 1)] == [3, 2]
