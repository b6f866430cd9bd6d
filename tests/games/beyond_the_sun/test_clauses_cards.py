"""Single cards: the clauses that one example leaves out."""

from games.beyond_the_sun.bench import (
    AREA,
    FOOD,
    MARKER,
    ORE,
    action_of,
    space,
    supply,
    table,
)
from support.rules import rule


@rule("BTS-17.1")
def test_each_ship_of_the_modular_fleet_may_be_left_out() -> None:
    for built in range(8):
        bench = table().tech("modular_fleet", "II-1", 0).ships(0, "sol", 4).mat(0, ore=4, pop=2).turn(0)
        bench.use("modular_fleet")
        for part in range(3):
            assert bench.kinds() == {"do", "skip"}
            bench.do("do" if built >> part & 1 else "skip")
        wanted = [1, 2, 2]
        assert bench.strength(0, "sol") == 4 + sum(wanted[part] for part in range(3) if built >> part & 1)
        assert bench.faction(0).pop == 2 - (built >> 2 & 1)
        assert bench.faction(0).ore == 4 - (built & 1) - 2 * (built >> 1 & 1) - (built >> 2 & 1)
        for here, there in (("sol", "A1"), ("A1", "sol"), ("sol", "A2")):
            assert "move" in bench.kinds()
            bench.do("move", here, 4, there)
        assert "move" not in bench.kinds()  # Jump 3


@rule("BTS-17.3", "BTS-21.19", "BTS-A-58")
def test_a_research_inside_an_option_can_be_copied() -> None:
    bench = table().tech("quantum_data_exchange", "III-1", 0).tech("biosynaptic_network", "II-1", 1)
    bench.tech("orbital_academies", "II-4", 1).tech("mass_cloning", "II-2", 1).cube("I-1", 0).mat(0, ore=9, pop=3)
    bench.turn(0).use("quantum_data_exchange")
    copied = {args[0] for args in bench.args("copy_action")}
    assert {action_of("biosynaptic_network"), action_of("orbital_academies")} <= copied
    assert action_of("mass_cloning") not in copied


@rule("BTS-17.9")
def test_a_ship_in_the_museum_is_nowhere_else() -> None:
    bench = table().ships(0, "sol", 3).ships(0, "A1", 1).mat(0, ore=1)
    cubes = sum(supply(bench))
    bench.resolve(0, "send_ship(event); jump(1)", "museum_of_retired_spaceships").do("send_ship", "sol", 3)
    assert (bench.faction(0).museum, sum(supply(bench)), bench.faction(0).pop) == ([3], cubes, 0)
    assert {args[1] for args in bench.args("move")} == {0}  # the other ship's level
    assert sum(bench.faction(0).ships) == 1


@rule("BTS-17.15")
def test_after_the_sphere_the_pawn_stands_nowhere() -> None:
    bench = table().resolve(0, "place_system(B, as=sphere)", "dyson_sphere")
    bench.mat(0, ore=9, pop=5, pawn=space("basic_1", 0)).mat(1, ore=9, pop=5).turn(0)
    assert not bench.may_use("basic_1", 0)
    bench.use("sphere")
    while bench.kinds() != {"produce"}:
        bench.do(bench.moves()[0].kind, *bench.moves()[0].args)
    assert bench.faction(0).pawn == -1
    bench.do("produce", "ore")
    assert (bench.asked(), bench.may_use("basic_1", 0)) == (1, True)
    bench.use("basic_4").do("produce", "ore")
    assert (bench.asked(), bench.may_use("basic_1", 0)) == (0, True)


@rule("BTS-17.17")
def test_only_trade_sets_the_ability_off() -> None:
    for option in ("growth", "ore"):
        bench = table().mat(0, mat="un_advanced", ore=9, pop=3)
        bench.s.exchanges = 3
        bench.production(0).do("produce", option)
        assert (bench.faction(0).used, bench.faction(0).automation) == (0, 0)


@rule("BTS-17.21", "BTS-17.22", "BTS-17.24")
def test_a_private_technology_uses_no_cube_and_serves_its_owner_alone() -> None:
    bench = table().mat(0, pop=2, ore=9).mat(1, pop=2, ore=9).deck(1, "supply_base", "mass_cloning")
    bench.ships(0, "A1", 1).ships(1, "A2", 1)
    slots = bench.s.tech_at[:]
    bench.turn(0)
    bench.s.active = 0
    before = sum(supply(bench))
    bench.resolve(0, "private(II, look=2)").do("take_technology", "supply_base")
    assert (bench.faction(0).pop, sum(supply(bench)), bench.strength(0, "sol")) == (2, before - 1, 2)  # its bonus
    assert bench.s.tech_at == slots
    assert bench.faction(0).space_mask >> space("supply_base") & 1  # at once
    assert not (bench.s.common | bench.faction(1).space_mask) >> space("supply_base") & 1
    assert bench.turn(0).may_use("supply_base")
    assert not bench.turn(1).may_use("supply_base")


@rule("BTS-17.25", "BTS-14.22")
def test_a_disc_that_comes_home_goes_to_its_track_and_to_no_marker() -> None:
    for area, kind, out in (("A1", FOOD, "food_out"), ("A2", ORE, "ore_out")):
        bench = table().ships(0, area, 1).base(0, area, kind).base(0, "Y1", MARKER).ships(1, "sol", 2)
        bench.mat(0, **{out: 8}, automation=1, automated=[0, 0, 1]).resolve(1, "jump(1)").do("move", "sol", 2, area)
        assert (bench.owner(area), getattr(bench.faction(0), out)) == (1, 7)
        assert (bench.faction(0).automated, bench.s.base_kind[AREA["Y1"]]) == ([0, 0, 1], MARKER)


@rule("BTS-17.28")
def test_secret_arms_are_offered_to_all_for_deep_space_and_the_upgrade_to_one() -> None:
    for level in (1, 2):
        bench = table(3).mat(0, pop=1).cube("I-1", 0).event("II-1", "secret_arms_purchase").resolve(0, "research(II)")
        bench.do("choose_line", level - 1)
        for seat in range(3):
            assert (bench.asked(), bench.kinds()) == (seat, {"do", "skip"})
            bench.do("skip" if seat == 1 else "do")
        assert [bench.strength(seat, "deep") for seat in range(3)] == [level, 0, level]
        assert (bench.asked(), bench.kinds()) == (0, {"do", "skip"})
        bench.do("do")
        assert [bench.strength(seat, "deep") for seat in range(3)] == [level + 1, 0, level]
        assert (bench.asked(), bench.kinds()) == (0, {"take_technology"})
