"""BTS-13 and BTS-14: ships, jumps, control, bonuses."""

import random

from support.rules import rule

from perihelion.games.beyond_the_sun.rules.control import rightful

from .bench import AREA, FOOD, MARKER, ORE, SYSTEM, TABLES, supply, table


@rule("BTS-13.1", "BTS-13.2", "BTS-14.25")
def test_ships_are_built_in_sol_or_own_shipyards() -> None:
    bench = table().base(0, "Y1").base(1, "Y2").base(0, "A1").mat(0, pop=1).resolve(0, "ship(2, from=pop)")
    assert bench.args("build_at") == [(AREA["sol"],), (AREA["Y1"],)]
    assert bench.why("build_at", "Y2") == ["BTS-13.2"]
    assert bench.why("build_at", "A1") == ["BTS-13.2"]
    bench.do("build_at", "Y1")
    assert (bench.faction(0).pop, bench.faction(0).ships[AREA["Y1"] * 4 + 1]) == (0, 1)
    bench = table().resolve(0, "ship(3)")
    assert (bench.strength(0, "sol"), supply(bench)[0]) == (3, 2)
    bench = table().resolve(0, "ship(1, at=deep)")
    assert bench.strength(0, "deep") == 1


@rule("BTS-13.3", "BTS-13.4", "BTS-21.11", "BTS-A-55")
def test_several_ships_go_to_different_areas_then_control_is_checked_once() -> None:
    bench = table().ships(1, "A1", 1).base(1, "A1").resolve(0, "ship(1, at=any, n=2)")
    bench.do("build_at", "A1")
    assert bench.owner("A1") == 1
    bench.do("build_at", "Y1")
    assert bench.owner("A1") == 1  # a tie
    assert bench.owner("Y1") == 0
    bench = table().ships(1, "A1", 1).base(1, "A1").resolve(0, "ship(1, at=any, n=2)")
    bench.do("build_at", "A1").do("build_at", "A1")
    assert bench.owner("A1") == 0


@rule("BTS-13.5", "BTS-13.6", "BTS-18.7", "BTS-21.12", "BTS-13.9")
def test_upgrades_raise_own_ships_to_level_four_at_most() -> None:
    bench = table().ships(0, "sol", 3).ships(1, "sol", 1).resolve(0, "upgrade(1, 2)")
    assert bench.strength(0, "sol") == 4
    assert bench.strength(1, "sol") == 1
    bench = table().ships(0, "sol", 1, 2, 4).resolve(0, "upgrade(2, 1)")
    assert bench.strength(0, "sol") == 7  # both were asked for, the one of level 4 cannot rise
    bench = table().ships(0, "sol", 1, 2).ships(0, "deep", 3).resolve(0, "upgrade(2, 1)")
    assert bench.why("upgrade", "sol", 3) == ["BTS-13.6"]
    bench.do("upgrade", "sol", 1)
    assert bench.args("upgrade") == [(0, 1), (8, 2)]  # the other one, not the ship just raised to 2 as well
    bench.do("upgrade", "sol", 2)
    assert bench.strength(0, "sol") == 5


@rule("BTS-13.7", "BTS-13.8", "BTS-16.3", "BTS-16.5")
def test_up_to_may_be_none_and_missing_ships_are_waived() -> None:
    bench = table().ships(0, "sol", 1).resolve(0, "upgrade(2, 1, mode=upto)")
    assert "done" in bench.kinds()
    bench.do("done")
    assert bench.strength(0, "sol") == 1
    bench = table().ships(0, "sol", 4).resolve(0, "upgrade(1, 1); ore(1)")
    assert (bench.strength(0, "sol"), bench.faction(0).ore) == (4, 1)


@rule("BTS-21.12")
def test_spread_raises_single_levels_over_ships() -> None:
    bench = table().ships(0, "sol", 1, 3).resolve(0, "upgrade(3, 3, mode=spread)")
    bench.do("upgrade", "sol", 1).do("upgrade", "sol", 2)
    assert bench.strength(0, "sol") == 7  # the third step, on one of two equal ships, is no choice
    bench = table().ships(0, "sol", 3).resolve(0, "upgrade(3, 3, mode=spread)")
    assert bench.strength(0, "sol") == 4  # fewer only because no ship can rise


@rule("BTS-14.2", "BTS-14.3", "BTS-14.4", "BTS-14.6", "BTS-1.13", "BTS-16.4")
def test_movement_points_move_ships_along_lines_split_freely() -> None:
    bench = table().ships(0, "sol", 1, 2).resolve(0, "jump(3)")
    assert bench.why("move", "sol", 1, "Y1") == ["BTS-14.3", "BTS-1.13"]
    bench.do("move", "sol", 1, "A1").do("move", "A1", 1, "Y1").do("move", "sol", 2, "A2")
    assert [bench.strength(0, area) for area in ("sol", "Y1", "A2")] == [0, 1, 2]
    bench = table().ships(0, "sol", 1).resolve(0, "jump(3)").do("move", "sol", 1, "A1").do("done")
    assert bench.strength(0, "A1") == 1
    bench.resolve(0, "jump(1)")
    assert {args[2] for args in bench.args("move")} == {AREA["sol"], AREA["Y1"]}
    bench.do("move", "A1", 1, "sol")
    assert not bench.s.actors()  # points left over earlier were lost
    bench = table().ships(0, "sol", 1).action(0, "jump(3)")
    bench.do("move", "sol", 1, "A1").do("move", "A1", 1, "sol").do("move", "sol", 1, "A2")
    assert (bench.strength(0, "sol"), bench.strength(0, "A2")) == (0, 1)  # back on the way, which ends elsewhere


@rule("BTS-14.1", "BTS-14.5", "BTS-14.7", "BTS-14.10")
def test_control_is_checked_only_after_the_whole_movement() -> None:
    bench = table().ships(0, "sol", 1).ships(1, "A1", 1).base(1, "A1").put("A1", "alpha_centauri")
    bench.base(1, "Y1").resolve(0, "jump(2)").do("move", "sol", 1, "A1")
    assert bench.owner("A1") == 1
    bench.do("move", "A1", 1, "Y1")
    assert (bench.owner("A1"), bench.owner("Y1")) == (1, 0)
    assert bench.faction(0).pop == 0  # no bonus for passing through


@rule("BTS-14.8", "BTS-14.9", "BTS-21.41", "BTS-1.14", "BTS-A-18", "BTS-A-59")
def test_only_systems_can_be_controlled() -> None:
    bench = table().ships(0, "A1", 1, 1, 1)
    bench.s.system_at[AREA["A2"]] = -1
    bench.resolve(0, "jump(9)").do("move", "A1", 1, "sol").do("move", "sol", 1, "A2")
    bench.do("move", "A1", 1, "Y1").do("move", "A1", 1, "Y1").do("move", "Y1", 1, "B1").do("move", "B1", 1, "deep")
    bench.do("done")
    assert [bench.owner(area) for area in ("sol", "deep", "A2", "Y1")] == [-1, -1, -1, 0]


@rule("BTS-14.11", "BTS-14.14", "BTS-14.22", "BTS-14.28", "BTS-EX-22")
def test_a_base_without_ships_is_taken_by_any_ship_that_stays() -> None:
    bench = table().base(0, "Y1").ships(1, "A1", 1)
    assert bench.faction(0).food_out == 1
    bench.resolve(1, "jump(2)").do("move", "A1", 1, "Y1").do("move", "Y1", 1, "B1")
    assert bench.owner("Y1") == 0
    bench = table().base(0, "A1").ships(1, "Y1", 1).put("A1", "sirius").resolve(1, "jump(1)").do("move", "Y1", 1, "A1")
    assert bench.owner("A1") == 1
    assert bench.faction(0).food_out == 0
    assert bench.faction(1).ore == 1  # the bonus comes although the system was controlled before


@rule("BTS-14.12", "BTS-14.13", "BTS-14.17")
def test_taking_needs_more_strength_not_more_ships_and_a_tie_keeps() -> None:
    bench = table().ships(0, "A1", 3).base(0, "A1").ships(1, "A1", 1, 1).ships(1, "sol", 1).resolve(1, "jump(1)")
    bench.do("move", "sol", 1, "A1")
    assert bench.owner("A1") == 0  # three ships against one, but 3 against 3
    bench.ships(1, "sol", 1).resolve(1, "jump(1)").do("move", "sol", 1, "A1")
    assert bench.owner("A1") == 1


@rule("BTS-14.15", "BTS-14.16", "BTS-EX-21")
def test_what_happens_when_the_controller_leaves() -> None:
    def leaving(*levels: int) -> int:
        bench = table(3).ships(0, "A1", 1, 2).base(0, "A1")
        for seat, level in enumerate(levels, 1):
            bench.ships(seat, "A1", level)
        bench.resolve(0, "jump(2)").do("move", "A1", 1, "sol").do("move", "A1", 2, "sol")
        return bench.owner("A1")

    assert leaving(1, 2) == 2  # one other faction has the highest strength
    assert leaving(2, 2) == -1  # a tie of others: nobody
    bench = table(3).ships(0, "A1", 1, 2).base(0, "A1").ships(1, "A1", 2).ships(2, "A1", 2)
    bench.resolve(0, "jump(2)").do("move", "A1", 1, "sol").do("done")
    assert bench.owner("A1") == 0  # 2 left there: the tie includes the controller
    bench = table(3).ships(0, "A1", 1).base(0, "A1").ships(1, "A1", 1).ships(2, "A1", 1)
    bench.resolve(0, "jump(1)").do("move", "A1", 1, "sol")
    assert bench.owner("A1") == -1
    assert bench.faction(0).food_out == 0


@rule("BTS-14.18")
def test_a_base_stays_when_nobody_else_is_there() -> None:
    bench = table().ships(0, "A1", 1).base(0, "A1").resolve(0, "jump(1)").do("move", "A1", 1, "sol")
    assert bench.owner("A1") == 0


@rule("BTS-14.19", "BTS-14.36", "BTS-14.26")
def test_gaining_control_builds_a_base_from_the_matching_track() -> None:
    bench = table().ships(0, "sol", 1).resolve(0, "jump(1)").do("move", "sol", 1, "A2")
    assert (bench.owner("A2"), bench.faction(0).ore_out, bench.faction(0).food_out) == (0, 1, 0)
    assert bench.s.base_kind[AREA["A2"]] == ORE
    assert bench.faction(0).ore == 0  # the higher production counts from the next production on
    assert bench.s.view(0)["factions"][0]["ore_symbols"] == 2


@rule("BTS-14.8", "BTS-14.19")
def test_every_system_card_gets_a_base_of_its_own_specialisation() -> None:
    for name, number in SYSTEM.items():
        bench = table().put("A1", name).ships(0, "sol", 1).resolve(0, "jump(1)").do("move", "sol", 1, "A1")
        kinds = [kind for kind in (FOOD, ORE) if TABLES.systems[number].spec >> kind & 1]
        if len(kinds) == 2:
            assert bench.args("disc") == [(FOOD,), (ORE,)]
            bench.do("disc", "food")
        assert (bench.owner("A1"), bench.s.base_kind[AREA["A1"]]) == (0, kinds[0])


@rule("BTS-14.20", "BTS-14.24")
def test_two_specialisations_let_the_new_controller_choose() -> None:
    bench = table().base(1, "B2", ORE).ships(0, "deep", 1).resolve(0, "jump(1)").do("move", "deep", 1, "B2")
    assert bench.args("disc") == [(FOOD,), (ORE,)]
    bench.do("disc", "food")
    assert (bench.faction(0).food_out, bench.faction(1).ore_out) == (1, 0)


@rule("BTS-14.21")
def test_without_a_disc_a_marker_is_placed() -> None:
    bench = (
        table().goals("empire").mat(0, ore_out=8).ships(0, "sol", 1).resolve(0, "jump(1)").do("move", "sol", 1, "A2")
    )
    assert (bench.owner("A2"), bench.s.base_kind[AREA["A2"]]) == (0, MARKER)
    assert bench.s.discs_claimed() == 0


@rule("BTS-14.23", "BTS-A-54")
def test_lost_discs_go_home_before_new_bases_are_placed() -> None:
    """A-54: the disc that comes back from one system is there for the other."""
    bench = table().mat(0, ore_out=7).base(0, "A2", ORE).ships(0, "A2", 2).ships(1, "A2", 1)
    bench.resolve(0, "jump(1)").do("move", "A2", 2, "Y2")
    assert (bench.owner("A2"), bench.owner("Y2")) == (1, 0)
    assert bench.s.base_kind[AREA["Y2"]] == ORE
    assert bench.faction(0).ore_out == 8


@rule("BTS-14.27", "BTS-14.30")
def test_the_gain_control_bonus_comes_each_time() -> None:
    bench = table().put("A2", "sirius").ships(0, "sol", 1).ships(1, "Y2", 2)
    bench.resolve(0, "jump(1)").do("move", "sol", 1, "A2")
    assert bench.faction(0).ore == 1
    bench.resolve(1, "jump(1)").do("move", "Y2", 2, "A2")
    bench.resolve(1, "jump(1)").do("move", "A2", 2, "Y2")
    assert bench.owner("A2") == 0
    assert (bench.faction(0).ore, bench.faction(1).ore) == (2, 1)


@rule("BTS-14.29")
def test_a_bonus_can_come_in_another_players_turn() -> None:
    bench = table().put("A2", "luyten_726_8").ships(0, "A2", 2).base(0, "A2", ORE).ships(1, "A2", 1).ships(1, "sol", 1)
    bench.resolve(0, "jump(1)").do("move", "A2", 2, "sol")
    assert bench.s.active == 0
    assert bench.asked() == 1  # Luyten's bonus is a jump
    bench.do("move", "sol", 1, "A1")
    assert bench.owner("A1") == 1


@rule("BTS-14.31", "BTS-21.25", "BTS-21.31")
def test_special_rules_hold_while_the_card_is_held() -> None:
    bench = table().put("B1", "kruger_60").mat(0, ore=2, pop=1).base(0, "B1", ORE)
    bench.production(0).do("produce", "trade").do("buy_population")
    assert bench.faction(0).ore == 0
    bench = table().colonised(0, "kruger_60").mat(0, ore=2, pop=1).resolve(0, "produce(trade)").do("buy_population")
    assert bench.faction(0).ore == 0
    bench = table().put("B1", "kruger_60").base(1, "B1", ORE).mat(0, ore=2, pop=1).production(0).do("produce", "trade")
    assert bench.why("buy_population") == ["BTS-5.12"]


@rule("BTS-14.32")
def test_several_bonuses_come_in_the_order_of_choice() -> None:
    bench = table().put("A1", "alpha_centauri").put("A2", "sirius").ships(0, "sol", 1, 2).resolve(0, "jump(2)")
    bench.do("move", "sol", 1, "A1").do("move", "sol", 2, "A2")
    assert bench.args("take_bonus") == [(AREA["A1"],), (AREA["A2"],)]
    bench.do("take_bonus", "A2")
    told = [event.kind for event in bench.events if event.kind in ("ore", "population")]
    assert told == ["ore", "population"]


def by_the_prose(strengths: list[int], owner: int) -> int:
    """BTS-14.35 as a sentence: who controls a system with these strengths and this controller before."""
    m = max(strengths)
    if m == 0 or (owner >= 0 and strengths[owner] == m):
        return owner
    best = [seat for seat, strength in enumerate(strengths) if strength == m]
    return best[0] if len(best) == 1 else -1


@rule("BTS-14.35", "BTS-18.9")
def test_control_on_random_boards_agrees_with_the_prose() -> None:
    rng = random.Random(4)
    for _ in range(400):
        bench = table(4)
        fleets = [[rng.randint(1, 4) for _ in range(rng.randint(0, 3))] for _ in range(4)]
        for seat, levels in enumerate(fleets):
            bench.ships(seat, "A1", *levels)
        owner = rng.randint(-1, 3)
        if owner >= 0:
            bench.base(owner, "A1")
        assert rightful(bench.s, AREA["A1"]) == by_the_prose([sum(levels) for levels in fleets], owner)


@rule("BTS-16.8", "BTS-EX-14")
def test_a_jump_alone_must_move_something() -> None:
    bench = table().cube("I-4", 0).mat(0, pop=1).ships(0, "sol", 1).turn(0).use("terraforming", 0)
    assert bench.kinds() == {"move"}
    assert bench.why("done") == ["BTS-16.8"]
    bench.do("move", "sol", 1, "A1")
    assert "done" in bench.kinds()
    bench.do("move", "A1", 1, "sol")
    assert bench.why("done") == ["BTS-16.8"]  # back where it was: nothing has changed


@rule("BTS-18.9", "BTS-18.4")
def test_all_twenty_cubes_can_be_ships_in_one_area() -> None:
    bench = table().mat(0, supply=[4, 4, 4, 4, 4]).resolve(0, "ship(1, n=20)")
    assert (bench.strength(0, "sol"), sum(supply(bench))) == (20, 0)  # no area is full
    bench.resolve(0, "ship(1)")
    assert bench.strength(0, "sol") == 20  # no cube is left
    bench.resolve(0, "jump(20)")
    for _ in range(20):
        bench.do("move", "sol", 1, "A1")
    assert (bench.strength(0, "sol"), bench.strength(0, "A1"), bench.owner("A1")) == (0, 20, 0)
    bench.resolve(0, "upgrade(20, 3)")
    assert bench.faction(0).ships[AREA["A1"] * 4 + 3] == 20
    assert bench.strength(0, "A1") == 80
    for seat in (0, 1):  # those of another faction take no room either
        bench.mat(seat, supply=[4, 4, 4, 4, 4])
    bench.resolve(1, "ship(2, at=deep, n=20)").resolve(0, "ship(2, at=deep, n=20)")
    assert (bench.strength(0, "deep"), bench.strength(1, "deep")) == (40, 40)
