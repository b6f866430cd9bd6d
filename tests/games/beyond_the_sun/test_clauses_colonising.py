"""Colonising, what is mandatory, limits: the clauses that one example leaves out."""

from games.beyond_the_sun.bench import MARKER, SYSTEM, supply, table
from support.rules import rule

# ---------------------------------------------------------------- colonising


@rule("BTS-15.2", "BTS-15.5", "BTS-15.6", "BTS-15.7", "BTS-15.8")
def test_own_ships_settle_until_the_strength_is_reached_and_nothing_is_paid_back() -> None:
    bench = table().put("A1", "wolf_359").ships(0, "A1", 1, 1, 2, 4).base(0, "A1").ships(1, "A1", 3)  # it needs 3
    bench.mat(0, supply=[0, 0, 0, 4, 2]).resolve(0, "colonise()")
    assert bench.args("settle") == [(0,), (1,), (3,)]  # no ship of level 3 of its own
    bench.do("settle", 1)
    assert "done" not in bench.kinds()
    bench.do("settle", 1)
    assert "done" not in bench.kinds()  # strength 2
    bench.do("settle", 2)
    assert "done" in bench.kinds()
    assert (supply(bench), bench.faction(0).pop) == ([0, 0, 1, 4, 4], 0)  # from the right, as supply
    bench.do("settle", 4)  # by choice; its bonus is a ship of the supply
    assert (bench.faction(0).ore, bench.faction(0).pop, supply(bench)) == (0, 0, [0, 0, 1, 4, 4])
    assert (bench.strength(1, "deep"), bench.strength(0, "deep"), bench.strength(0, "sol")) == (3, 0, 2)
    more = table().ships(0, "A1", 1, 4).base(0, "A1").resolve(0, "colonise()").do("settle", 4).do("done")  # it needs 2
    assert (more.faction(0).ore, more.faction(0).pop, more.strength(0, "deep")) == (0, 1, 1)  # the bonus is 1 cube


@rule("BTS-15.9", "BTS-15.18")
def test_the_base_leaves_the_board_with_the_card() -> None:
    bench = table().ships(0, "A1", 2).base(0, "A1").resolve(0, "colonise()")
    assert (bench.owner("A1"), bench.faction(0).bases, bench.s.bases) == (-1, 0, 0)
    assert bench.s.tally()[0]["bases"] == 0
    assert bench.faction(0).colonised == [SYSTEM["barnards_star"] * 16]  # two food discs lie on it
    assert bench.faction(0).food_out == 2


@rule("BTS-15.16", "BTS-15.2")
def test_the_second_disc_lies_before_the_bonus_is_resolved() -> None:
    bench = table().put("A1", "luyten_726_8").ships(0, "A1", 2).base(0, "A1", 1).ships(0, "sol", 1)
    bench.resolve(0, "colonise()")
    assert bench.kinds() == {"move", "done"}  # the bonus is a jump
    assert (bench.faction(0).ore_out, bench.faction(0).colonised) == (2, [SYSTEM["luyten_726_8"] * 16 + 5])


# ---------------------------------------------------------------- mandatory and optional


@rule("BTS-16.1", "BTS-10.8")
def test_every_cube_of_a_cost_is_retired() -> None:
    bench = table().mat(0, pop=3, ore=4).action(0, "3 ore + 3 retire : ore(1); ore(5)")
    assert (bench.faction(0).pop, bench.faction(0).ore, sum(supply(bench))) == (0, 7, 20)


@rule("BTS-16.7", "BTS-9.2")
def test_a_gain_comes_in_full() -> None:
    bench = table().resolve(0, "ore(5); pop(4)")
    assert (bench.faction(0).ore, bench.faction(0).pop) == (5, 4)


@rule("BTS-16.11", "BTS-16.8")
def test_neither_the_price_nor_the_pawn_is_a_change() -> None:
    bench = table().ships(0, "sol", 1).mat(0, ore=2, pop=2).action(0, "2 ore + 1 retire : jump(3)")
    assert bench.kinds() == {"move"}  # not done
    pawn = table().ships(0, "sol", 1).cube("I-4", 0).mat(0, ore=1, pop=1).turn(0).use("terraforming", 0)
    assert pawn.kinds() == {"move"}


# ---------------------------------------------------------------- limits


@rule("BTS-18.3", "BTS-12.3")
def test_each_track_has_eight_discs_and_then_there_are_markers() -> None:
    for number, (kind, out) in enumerate((("food", "food_out"), ("ore", "ore_out"))):
        bench = table().resolve(0, f"automate({kind}, n=9)")
        wanted = [0, 0, 1]
        wanted[number] = 8
        assert (bench.faction(0).automated, getattr(bench.faction(0), out)) == (wanted, 8)
    base = table().mat(0, food_out=8).ships(0, "sol", 1).resolve(0, "jump(1)").do("move", "sol", 1, "A1")
    assert (base.s.base_kind[1], base.faction(0).food_out) == (MARKER, 8)
