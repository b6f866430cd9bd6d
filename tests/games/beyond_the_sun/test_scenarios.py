"""The rulebook's examples, move by move; the others stand beside the rules they belong to."""

from support.rules import rule

from .bench import AREA, FOOD, ORE, SYSTEM, space, supply, table


@rule("BTS-EX-1")
def test_anias_action_spaces() -> None:
    bench = table(3).mat(0, ore=9, pop=3).tech("narrow_beam_lasers", "I-2", 0).cube("I-3", 0)
    bench.faction(0).pawn = space("basic_1", 0)
    bench.faction(1).pawn = space("basic_3", 0)
    bench.faction(2).pawn = space("basic_3", 1)
    bench.cube("I-1", 1).turn(0)
    assert {space("basic_1", 1), space("basic_2", 0), space("basic_4"), space("narrow_beam_lasers")} <= bench.spaces()
    assert bench.why_space("basic_1", 0) == ["BTS-4.3"]
    assert bench.why_space("basic_3", 0) == bench.why_space("basic_3", 1) == ["BTS-4.2"]
    assert bench.why_space("terraforming", 0) == ["BTS-4.7"]
    assert bench.why_space("advanced_genetics") == ["BTS-4.13"]


@rule("BTS-EX-2")
def test_barteks_growth() -> None:
    bench = table().mat(0, food_out=5, supply=[0, 2, 1, 4, 4]).production(0)
    assert bench.s.view(0)["factions"][0]["growth"] == ["A", "B", "C"]
    bench.do("produce", "growth")
    assert (bench.faction(0).pop, supply(bench)) == (2, [0, 1, 0, 4, 4])


@rule("BTS-EX-7")
def test_basic_action_one() -> None:
    bench = table().mat(0, pop=1).turn(0).use("basic_1").do("research", "I-3")
    assert bench.researched(0, "I-3")
    assert (bench.faction(0).pop, bench.faction(0).automation) == (1, 1)  # Advanced Genetics: automate food, population
    assert not bench.told("event")
    assert not bench.told("offered")


@rule("BTS-EX-8")
def test_basic_action_two() -> None:
    bench = table().mat(0, ore=2, pop=1).cube("I-1", 0).event("II-1", "quarantine").turn(0)
    assert bench.why_space("basic_2", 1) == ["BTS-4.10", "BTS-4.12"]
    bench.use("basic_2", 0)
    assert (bench.faction(0).ore, bench.faction(0).pop) == (0, 0)
    assert bench.told("event")
    assert bench.kinds() == {"take_technology"}
    bench = table().mat(0, ore=1, pop=1).cube("I-1", 0).turn(0)
    assert bench.why_space("basic_2", 0) == ["BTS-4.10"]


@rule("BTS-EX-9")
def test_basic_action_three() -> None:
    bench = table().mat(0, pop=1).turn(0).use("basic_3")
    assert bench.strength(0, "sol") == 1  # nothing else could change anything, so it is built at once
    assert bench.kinds() == {"move", "done"}
    bench.do("move", "sol", 1, "A1").do("move", "A1", 1, "Y1")
    assert bench.owner("Y1") == 0
    assert table().mat(0, pop=0).turn(0).s.view(0)["phase"] == "production"  # only Basic 4 was possible


@rule("BTS-EX-10")
def test_basic_action_four() -> None:
    bench = table().mat(0, supply=[0, 2, 1, 0, 0], pop=1).turn(0).use("basic_4")
    assert (supply(bench), bench.faction(0).pop, bench.faction(0).ore) == ([0, 1, 1, 0, 0], 2, 1)


@rule("BTS-EX-11", "BTS-14.1", "BTS-14.15", "BTS-14.22", "BTS-14.29")
def test_ewas_jump() -> None:
    """Ewa is seat 0, Franek 1, Grzegorz 2; the shipyard on the right belongs to seat 3."""
    bench = table(4).put("A2", "barnards_star").put("A1", "sirius").put("B2", "luytens_star").put("B1", "tau_ceti")
    bench.ships(0, "A2", 2).base(0, "A2").ships(0, "A1", 3).base(0, "A1", ORE).ships(2, "A1", 2)
    bench.ships(1, "B1", 2).base(1, "B1", ORE).ships(3, "Y2", 2).base(3, "Y2", ORE)
    bench.mat(0, supply=[1, 3, 0, 0, 0])
    tracks = [(bench.faction(seat).food_out, bench.faction(seat).ore_out) for seat in range(4)]
    assert tracks == [(1, 1), (0, 1), (0, 0), (0, 1)]
    bench.resolve(0, "jump(4)")
    bench.do("move", "A2", 2, "Y2").do("move", "A1", 3, "Y1").do("move", "Y1", 3, "B1")
    assert bench.owner("B1") == 1  # nothing is checked during movement
    bench.do("done")  # one point is lost
    assert bench.asked() == 0
    assert bench.args("disc") == [(FOOD,), (ORE,)]
    bench.do("disc", "food")
    assert bench.owner("Y2") == 3  # a tie
    assert bench.owner("B1") == 0
    assert bench.owner("A1") == 2  # Grzegorz, in Ewa's turn
    assert bench.owner("A2") == 0
    assert supply(bench) == [2, 2, 0, 0, 0]  # Tau Ceti's bonus, from the only other column
    tracks = [(bench.faction(seat).food_out, bench.faction(seat).ore_out) for seat in range(4)]
    assert tracks == [(2, 0), (0, 0), (0, 1), (0, 1)]
    assert [bench.faction(seat).ore for seat in range(4)] == [0, 0, 1, 0]  # Sirius pays Grzegorz


@rule("BTS-EX-28")
def test_a_retired_ship_hands_over_control() -> None:
    bench = table().put("A2", "sirius").ships(0, "A2", 1).base(0, "A2", ORE).ships(1, "A2", 1).mat(0, ore=1, pop=1)
    bench.production(0).do("produce", "trade").do("retire_ship", "A2", 1)
    assert (bench.owner("A2"), bench.faction(1).ore, bench.faction(1).ore_out) == (1, 1, 1)
    assert bench.s.active == 0
    assert SYSTEM["sirius"] == bench.s.system_at[AREA["A2"]]
