"""BTS-9, BTS-10, BTS-12 and BTS-18: ore, population, supply, discs."""

from support.rules import rule

from .bench import MARKER, ORE, supply, table


@rule("BTS-9.1", "BTS-21.28", "BTS-11.8")
def test_ore_for_an_opponent_goes_to_one_who_has_the_technology() -> None:
    bench = table(3).tech("patent_exchange", "II-1", 0).tech("mass_cloning", "II-3", 1, 2)
    bench.tech("plasma_cannon", "II-4").cube("I-2", 0).cube("I-3", 0).mat(0, ore=2, pop=1).turn(0)
    bench.use("patent_exchange")
    assert bench.args("pay_opponent") == [(1,), (2,)]  # the slot was the only one with an opponent's cube
    assert bench.faction(0).ore == 2
    bench.do("pay_opponent", 2)
    assert [bench.faction(seat).ore for seat in range(3)] == [0, 0, 2]
    assert bench.researched(0, "II-3")


@rule("BTS-21.28")
def test_only_ore_for_an_opponent_asks_for_one_who_has_the_technology() -> None:
    """Given slots that nobody has discovered; Then they can be researched, but not for ore to an opponent."""
    bench = table().tech("patent_exchange", "II-1", 0).cube("I-2", 0).cube("I-3", 0).mat(0, ore=2, pop=1).turn(0)
    assert bench.why_space("patent_exchange") == ["BTS-4.9"]
    assert bench.why_space("basic_2") == []
    bench.tech("mass_cloning", "II-3").turn(0)
    assert bench.why_space("patent_exchange") == ["BTS-4.9"]  # discovered, but no opponent has a cube there
    bench.cube("II-3", 1).turn(0)
    assert bench.why_space("patent_exchange") == []
    assert bench.may_use("patent_exchange")


@rule("BTS-21.18", "BTS-21.33")
def test_an_ability_set_off_by_automation_comes_when_the_kinds_of_all_discs_are_chosen() -> None:
    bench = table().mat(0, mat="watch_advanced", automation=3, pop=1).tech("mass_cloning", "II-1").cube("I-1", 0)
    bench.resolve(0, "automate(either, n=2)").do("disc", "food")
    assert bench.kinds() == {"disc"}  # 4 lie there, which is enough, but the second one comes first
    bench.do("disc", "ore")
    assert bench.faction(0).automated == [1, 1, 0]
    bench.do("do")
    assert bench.researched(0, "II-1")


@rule("BTS-10.1", "BTS-10.2", "BTS-10.3")
def test_population_used_for_research_stays_beside_the_technology() -> None:
    bench = table().turn(0)
    bench.mat(0, pop=1, ships=[0] * 40).turn(0)
    assert bench.may_use("basic_1")
    bench.use("basic_1").do("research", "I-1")
    assert bench.faction(0).pop == 0
    bench.resolve(0, "pop(9); pop(9)")
    assert bench.researched(0, "I-1")
    bench = table().mat(0, ore=9).ships(0, "sol", 1).turn(0)
    assert bench.why_space("basic_1") == ["BTS-4.9"]


@rule("BTS-10.4", "BTS-10.5", "BTS-10.11")
def test_supply_is_taken_from_the_left_column_by_column() -> None:
    bench = table().mat(0, supply=[1, 1, 3, 0, 0], food_out=0).resolve(0, "pop(3)")
    assert (supply(bench), bench.faction(0).pop) == ([0, 0, 2, 0, 0], 3)


@rule("BTS-10.6", "BTS-10.7", "BTS-16.6", "BTS-EX-30", "BTS-A-8")
def test_population_may_replace_missing_supply_cube_by_cube() -> None:
    line = "ship(1, at=deep, n=2)"
    for uses in (0, 1, 2):
        bench = table().mat(0, supply=[0] * 5, pop=2).resolve(0, line)
        for _ in range(uses):
            assert bench.kinds() == {"use_population", "leave"}
            bench.do("use_population")
        if uses < 2:
            bench.do("leave")
        assert (bench.faction(0).pop, bench.strength(0, "deep")) == (2 - uses, uses)
    bench = table().mat(0, supply=[1, 0, 0, 0, 0], pop=2).resolve(0, line)
    assert (supply(bench), bench.strength(0, "deep")) == ([0] * 5, 1)  # supply first, then the question
    bench.do("leave")
    assert bench.faction(0).pop == 2


@rule("BTS-10.8", "BTS-10.10", "BTS-EX-6")
def test_population_in_cost_and_effect_is_needed_together() -> None:
    bench = table().tech("human_experimentation", "II-1", 0).tech("capital_ship", "III-1").mat(0, pop=2, ore=1)
    bench.mat(0, supply=[3, 3, 3, 4, 3]).turn(0)
    assert bench.why_space("human_experimentation") == ["BTS-4.9"]
    bench.mat(0, pop=3).turn(0).use("human_experimentation")
    assert bench.faction(0).pop == 0
    assert bench.researched(0, "III-1")
    assert sum(supply(bench)) == 16 + 2 - 1  # two retired; Capital Ship's immediate ship uses one of them


@rule("BTS-10.9", "BTS-10.12", "BTS-10.15", "BTS-17.20")
def test_returned_cubes_fill_the_rightmost_free_places() -> None:
    bench = table().mat(0, pop=2, supply=[0, 3, 2, 4, 4]).resolve(0, "return_pop(2)")
    assert supply(bench) == [1, 3, 3, 4, 4]
    bench = table().mat(0, supply=[3, 3, 3, 4, 4], pop=0).resolve(0, "pop(1, col=right); return_pop(1)")
    assert supply(bench) == [3, 3, 3, 4, 4]
    bench = table().mat(0, supply=[0, 0, 3, 4, 4]).resolve(0, "pop(1, col=right)")
    assert supply(bench) == [0, 0, 3, 4, 3]
    bench.resolve(0, "return_pop(1)")
    assert supply(bench) == [0, 0, 3, 4, 4]


@rule("BTS-10.13", "BTS-21.7")
def test_an_effect_may_name_another_column() -> None:
    bench = table().mat(0, supply=[3, 0, 0, 1, 0]).resolve(0, "pop(2, col=right)")
    assert (supply(bench), bench.faction(0).pop) == ([2, 0, 0, 0, 0], 2)


@rule("BTS-10.14", "BTS-18.6", "BTS-EX-23", "BTS-2.20")
def test_cubes_without_a_place_overflow_into_a() -> None:
    bench = table().mat(0, pop=2).resolve(0, "return_pop(2)")
    assert supply(bench) == [5, 3, 3, 4, 4]
    bench.resolve(0, "pop(2)")
    assert supply(bench) == [3, 3, 3, 4, 4]


@rule("BTS-10.17")
def test_a_retired_cube_is_supply_for_the_same_action() -> None:
    bench = table().mat(0, pop=1, supply=[0] * 5).ships(0, "sol", 1).action(0, "1 retire : ship(2, at=deep)")
    assert (bench.faction(0).pop, bench.strength(0, "deep"), sum(supply(bench))) == (0, 2, 0)


@rule("BTS-12.1", "BTS-12.2", "BTS-12.6", "BTS-14.34")
def test_automating_moves_the_leftmost_disc_and_uncovers_its_place() -> None:
    bench = table().resolve(0, "automate(food)")
    faction = bench.faction(0)
    assert (faction.food_out, faction.ore_out, faction.automation) == (1, 0, 1)
    assert bench.s.view(0)["factions"][0]["growth"] == ["A", "B"]
    bench.resolve(0, "automate(ore)")
    assert bench.s.view(0)["factions"][0]["ore_symbols"] == 2
    bench.base(0, "Y1")
    assert bench.faction(0).automation == 2  # a base is no automation


@rule("BTS-12.3", "BTS-12.4", "BTS-12.5", "BTS-18.3", "BTS-17.25", "BTS-EX-24")
def test_an_empty_track_gives_a_marker_that_is_never_exchanged() -> None:
    bench = table().goals("empire", "efficiency").mat(0, ore_out=7).base(0, "Y2", ORE).ships(0, "Y2", 1)
    bench.mat(0, automation=7, automated=[0, 7, 0]).resolve(0, "automate(ore)")
    assert bench.faction(0).automated == [0, 7, 1]
    assert bench.faction(0).automation == 8
    assert bench.s.discs_claimed() == 0
    bench.ships(1, "Y2", 3).resolve(1, "upgrade(1, 1)")
    assert bench.faction(0).ore_out == 7  # the base's disc went home
    assert bench.faction(0).automated == [0, 7, 1]
    bench.resolve(0, "automate(ore)")
    assert bench.faction(0).automated == [0, 8, 1]


@rule("BTS-17.26")
def test_a_marker_that_comes_back_changes_no_track() -> None:
    bench = table().mat(0, ore_out=8).base(0, "Y2", MARKER).ships(1, "A2", 1)
    bench.resolve(1, "jump(1)").do("move", "A2", 1, "Y2")
    assert (bench.owner("Y2"), bench.faction(0).ore_out) == (1, 8)


@rule("BTS-18.5", "BTS-16.6")
def test_ships_and_research_cubes_never_stand_in_for_supply() -> None:
    bench = table().mat(0, supply=[0] * 5).ships(0, "sol", 1).cube("I-1", 0).resolve(0, "ship(2); pop(2)")
    assert bench.strength(0, "sol") == 1
    assert bench.faction(0).pop == 0
