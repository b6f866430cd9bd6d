"""Effects in detail: the clauses that one example leaves out."""

from games.beyond_the_sun.bench import AREA, SLOT, TECH, supply, table
from support.rules import rule

# ---------------------------------------------------------------- lines, population, supply


@rule("BTS-21.2")
def test_x_is_counted_in_a_line_without_a_cost_too() -> None:
    bench = table().mat(0, pop=2).action(0, "pop(1); ore(X) where X = pop")
    assert (bench.faction(0).pop, bench.faction(0).ore) == (3, 2)


@rule("BTS-21.2", "BTS-4.9", "BTS-4.10")
def test_x_may_be_a_number_that_the_line_names() -> None:
    assert table().action(0, "ore(X) where X = 3").faction(0).ore == 3
    assert table().mat(0, ore=2).action(0, "X ore : pop(X) where X = 2").faction(0).pop == 2
    for ore, options in ((1, [(1,)]), (2, [(0,), (1,)])):
        bench = table().mat(0, ore=ore).action(0, "choose({X ore : pop(X) where X = 2}, {pop(1)})")
        assert bench.args("choose_line") == (options if len(options) > 1 else [])  # one alone is taken at once
        assert bench.faction(0).pop == (1 if ore == 1 else 0)


# ---------------------------------------------------------------- what an action needs, what it changes


@rule("BTS-4.9", "BTS-4.10", "BTS-21.3", "BTS-21.7")
def test_a_cube_that_one_part_gains_is_not_there_for_the_next_one() -> None:
    text = "choose({pop(1); pop(1, col=right); ship(1, from=pop, n=2)}, {ore(1)}, {ore(2)})"
    for cubes, options in ((1, [(1,), (2,)]), (2, [(0,), (1,), (2,)])):
        bench = table().mat(0, supply=[0, 0, cubes, 0, 0]).action(0, text)
        assert bench.args("choose_line") == options, cubes


@rule("BTS-4.15", "BTS-16.8")
def test_a_part_that_brings_or_returns_none_changes_nothing() -> None:
    for part in ("pop(colonised)", "ore(colonised)", "vp(colonised)", "return_pop(colonised)"):
        text = f"choose({{{part}}}, {{ore(1)}}, {{ore(2)}})"
        for colonies in ([], ["sirius"]):
            bench = table().mat(0, pop=2).colonised(0, *colonies).action(0, text)
            assert ((0,) in bench.args("choose_line")) == bool(colonies), part
    for supply_left, options in ((0, [(1,), (2,)]), (1, [(0,), (1,), (2,)])):
        bench = table().mat(0, pop=2, supply=[0, supply_left, 0, 0, 0])
        assert bench.action(0, "choose({pop(1)}, {ore(1)}, {ore(2)})").args("choose_line") == options


@rule("BTS-21.3")
def test_only_a_chosen_action_keeps_cubes_for_what_is_mandatory_later() -> None:
    text = "ship(2); ship(1, from=pop)"
    bonus = table().mat(0, pop=1, supply=[0] * 5).resolve(0, text)
    assert bonus.kinds() == {"use_population", "leave"}
    bonus.do("use_population")
    assert (bonus.strength(0, "sol"), bonus.faction(0).pop) == (2, 0)
    action = table().mat(0, pop=1, supply=[0] * 5).action(0, text)
    assert (action.strength(0, "sol"), action.faction(0).pop) == (1, 0)  # the first was left out


@rule("BTS-21.8")
def test_returned_population_fills_from_the_right() -> None:
    bench = table().mat(0, pop=3, supply=[0, 0, 0, 0, 2]).resolve(0, "return_pop(3)")
    assert (supply(bench), bench.faction(0).pop) == ([0, 0, 0, 1, 4], 0)


@rule("BTS-21.9")
def test_both_cubes_come_from_the_rightmost_column_if_it_has_two() -> None:
    bench = table().mat(0, supply=[3, 1, 0, 1, 2]).resolve(0, "move_supply(2, src=right, to=any)")
    assert supply(bench) == [3, 1, 0, 1, 0]
    assert bench.args("to_column") == [(0,), (1,), (2,), (3,)]
    bench.do("to_column", "A").do("to_column", "B")
    assert supply(bench) == [4, 2, 0, 1, 0]


# ---------------------------------------------------------------- ships


@rule("BTS-21.11")
def test_a_system_is_a_dock_only_with_titan_shipyards() -> None:
    for titan in (False, True):
        bench = table().base(0, "A1").base(0, "Y1").base(1, "Y2")
        if titan:
            bench.tech("titan_shipyards", "IIII-1", 0)
        bench.resolve(0, "ship(1)")
        assert {args[0] for args in bench.args("build_at")} == {0, AREA["Y1"], *([AREA["A1"]] if titan else [])}


@rule("BTS-21.11", "BTS-21.12")
def test_control_is_checked_once_for_all_ships_of_an_effect() -> None:
    bench = table().put("A1", "sirius").put("A2", "alpha_centauri").resolve(0, "ship(1, at=any, n=2)")
    assert {args[0] for args in bench.args("build_at")} == {AREA[each] for each in AREA if each not in ("Y3", "extra")}
    bench.do("build_at", "A1").do("build_at", "A2")
    assert sorted(bench.args("take_bonus")) == [(AREA["A1"],), (AREA["A2"],)]  # together, in any order
    raised = table().put("A1", "sirius").put("A2", "alpha_centauri").ships(0, "sol", 1)
    for area in ("A1", "A2"):
        raised.ships(0, area, 1).ships(1, area, 1).base(1, area)
    raised.resolve(0, "upgrade(2, 1)").do("upgrade", "A1", 1).do("upgrade", "A2", 1)
    assert sorted(raised.args("take_bonus")) == [(AREA["A1"],), (AREA["A2"],)]


STEALTH = "jump(2); colonise(target=fresh, control_bonus=no)"


@rule("BTS-21.13")
def test_the_named_target_needs_more_strength_than_its_controller_has() -> None:
    for ships, possible in (((2,), False), ((3,), True), ((2, 1), True), ((1, 1), False)):
        bench = table().tech("stealth_terraformers", "III-1", 0).mat(0, ore=5, pop=1).ships(0, "sol", *ships)
        for area in ("A1", "A2"):
            bench.put(area, "wolf_359").ships(1, area, 2)  # it needs 3
        bench.put("A1", "barnards_star").turn(0)  # and this one 2
        assert bench.may_use("stealth_terraformers") == possible, ships
    own = table().ships(0, "A1", 2).base(0, "A1").ships(1, "A1", 2).ships(0, "sol", 1)
    own.s.based = 0  # it was gained in this very turn
    own.action(0, STEALTH)
    assert (AREA["A1"],) in own.args("target")


@rule("BTS-21.14")
def test_the_wormhole_serves_its_owner_alone() -> None:
    bench = table().tech("wormhole_technology", "III-1", 1).ships(0, "A1", 1).ships(1, "A1", 1)
    assert {args[2] for args in bench.resolve(0, "jump(1)").args("move")} == {0, AREA["Y1"]}
    assert len(bench.resolve(1, "jump(1)").args("move")) == 7


# ---------------------------------------------------------------- technologies


@rule("BTS-21.16", "BTS-21.37")
def test_without_prerequisites_still_only_what_is_not_researched_and_its_actions_come_with_it() -> None:
    bench = table().tech("supply_base", "II-1").tech("mass_cloning", "II-2", 0).tech("plasma_cannon", "II-3")
    bench.mat(0, pop=1).resolve(0, "research(II, only=seen, prereq=no, immediate=no)")
    assert {args[0] for args in bench.args("research")} == {SLOT["II-1"], SLOT["II-3"]}
    bench.do("research", "II-1")
    assert sum(bench.faction(0).ships) == 0  # no bonus
    mask = bench.faction(0).space_mask
    assert bench.cube("II-1", 0).faction(0).space_mask == mask  # its space is open already


@rule("BTS-21.17")
def test_a_laid_technology_is_discovered_from_then_on() -> None:
    bench = table().mat(1, pop=1).deck(3, "omega_theorem", "galactic_hq").resolve(0, "lay_tech(IIII, look=2)")
    bench.do("take_technology", "omega_theorem").do("lay_at", "IIII-2")
    assert bench.s.discovered >> SLOT["IIII-2"] & 1
    bench.s.agenda.clear()
    assert (bench.faction(0).ore, bench.faction(0).techs) == (0, 0)


@rule("BTS-21.19")
def test_what_can_be_copied() -> None:
    bench = table().tech("parallel_universe_generator", "IIII-1", 0).private(0, "supply_base").cube("I-4", 0)
    bench.ships(0, "sol", 1).mat(0, ore=1).turn(0)
    assert bench.may_use("parallel_universe_generator")
    bench.use("parallel_universe_generator")
    own = {(args[0] - 9) // 2 for args in bench.args("copy_action")}
    assert own == {TECH["supply_base"], TECH["terraforming"]}
    alone = table().tech("parallel_universe_generator", "IIII-1", 0).private(0, "supply_base").ships(0, "sol", 1)
    assert alone.turn(0).may_use("parallel_universe_generator")  # only a second copy may be left out
    none = table().tech("parallel_universe_generator", "IIII-1", 0).private(0, "supply_base")
    assert not none.mat(0, pop=1).turn(0).may_use("parallel_universe_generator")  # no ship: nothing would change
    idle = table().tech("parallel_universe_generator", "IIII-1", 0).private(0, "supply_base").private(0, "mass_cloning")
    idle.private(0, "advanced_robotics").mat(0, ore=2, pop=1).turn(0).use("parallel_universe_generator")
    assert TECH["supply_base"] not in {(args[0] - 9) // 2 for args in idle.args("copy_action")}


@rule("BTS-21.19", "BTS-4.26")
def test_each_of_the_four_basic_actions_can_be_copied() -> None:
    bench = table().open_guild("technocrats").cube("I-1", 0).tech("mass_cloning", "II-1").tech("plasma_cannon", "II-3")
    bench.cube("I-2", 0).mat(0, ore=9, pop=4).turn(0).use("technocrats").do("research", "II-1")
    assert bench.args("copy_action") == [(0,), (1,), (2,), (3,)]


@rule("BTS-21.20")
def test_the_dimensions_open_for_who_has_the_technology() -> None:
    bench = table().tech("transdimensional_ai", "III-3", 1).tech("mass_cloning", "II-2").cube("I-1", 0, 1).turn(0)
    assert [bench.faction(seat).open_slots >> SLOT["II-2"] & 1 for seat in (0, 1)] == [0, 1]


@rule("BTS-21.28", "BTS-9.1", "BTS-A-34")
def test_only_an_opponent_with_the_technology_is_paid() -> None:
    bench = table(3).tech("patent_exchange", "II-4", 0).tech("mass_cloning", "II-1", 2).cube("I-1", 0)
    bench.mat(0, ore=2, pop=1).turn(0).use("patent_exchange")
    assert [bench.faction(seat).ore for seat in range(3)] == [0, 0, 2]
    assert bench.researched(0, "II-1")
