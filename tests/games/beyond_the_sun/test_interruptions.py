"""A bonus in the middle of an action leaves the rest of that action as it was (BTS-21.1, A-56)."""

from support.rules import rule

from .bench import ORE, SYSTEM, Bench, action_of, table


def raid(*techs: tuple[str, str]) -> Bench:
    """Sol lies beside A1 and A2; Luyten 726-8 on A2 gives a jump of 1 to whoever gains it; an opponent holds Y2."""
    bench = table().put("A1", "barnards_star").put("A2", "luyten_726_8").ships(0, "sol", 2, 1)
    for name, slot in techs:
        bench.tech(name, slot, 0)
    return bench.base(1, "Y2", ORE).mat(0, ore=5, pop=1)


@rule("BTS-21.13", "BTS-21.1")
def test_stealth_terraformers_colonise_the_named_target_whatever_a_bonus_takes_meanwhile() -> None:
    bench = raid(("stealth_terraformers", "III-1")).turn(0).use("stealth_terraformers")
    bench.do("move", "sol", 1, "A2").do("move", "sol", 2, "A1")  # the only target left is named by itself
    assert (2, 0, 4) in bench.args("move")  # the bonus of Luyten 726-8
    bench.do("move", "A2", 1, "Y2")
    assert bench.owner("Y2") == 0  # taken from the opponent
    assert [each // 16 for each in bench.faction(0).colonised] == [SYSTEM["barnards_star"]]


@rule("BTS-21.35")
def test_privateer_commissions_pay_for_systems_of_their_own_jump_alone() -> None:
    bench = raid(("privateer_commissions", "II-1")).turn(0).use("privateer_commissions")
    bench.do("move", "sol", 1, "A2").do("done").do("move", "A2", 1, "Y2")
    assert (bench.owner("Y2"), bench.faction(0).ore) == (0, 5)  # nothing for what the bonus took
    bench = raid(("privateer_commissions", "II-1")).base(1, "A1").turn(0).use("privateer_commissions")
    bench.do("move", "sol", 1, "A2").do("move", "sol", 2, "A1").do("done").do("move", "A2", 1, "Y2")
    assert (bench.owner("A1"), bench.owner("Y2"), bench.faction(0).ore) == (0, 0, 7)  # 2 for A1
    bench = raid(("privateer_commissions", "II-1")).base(1, "A1").turn(0).use("privateer_commissions")
    bench.do("move", "sol", 2, "A1").do("done")
    assert bench.faction(0).ore == 7  # without any bonus in between


@rule("BTS-21.35")
def test_privateer_commissions_do_not_pay_for_systems_that_others_take() -> None:
    """Whoever is left behind at Luyten 726-8 gains it, and jumps in another player's turn."""
    bench = table(3).put("A2", "luyten_726_8").ships(0, "A2", 2).base(0, "A2", ORE).ships(1, "A2", 1)
    bench.base(2, "Y2", ORE).tech("privateer_commissions", "II-1", 0).turn(0).use("privateer_commissions")
    bench.do("move", "A2", 2, "sol").do("done")
    assert bench.asked() == 1
    bench.do("move", "A2", 1, "Y2")
    assert (bench.owner("Y2"), bench.faction(0).ore) == (1, 0)


@rule("BTS-21.13")
def test_stealth_terraformers_colonise_nothing_when_a_bonus_of_another_player_takes_the_target() -> None:
    def left_behind(opponent: int) -> Bench:
        """The only ship leaves Luyten 726-8 to an opponent, whose bonus then moves a ship from Sol."""
        bench = table().put("A1", "barnards_star").put("A2", "luyten_726_8").ships(0, "A2", 2).base(0, "A2", ORE)
        bench.ships(1, "A2", 1).ships(1, "sol", opponent).tech("stealth_terraformers", "III-1", 0)
        bench.mat(0, ore=5, pop=1).turn(0).use("stealth_terraformers")
        assert bench.asked() == 1  # there was one way and one target
        return bench.do("move", "sol", opponent, "A1")

    bench = left_behind(3)
    assert bench.owner("A1") == 1
    assert bench.faction(0).colonised == []
    assert (bench.faction(0).ore, bench.faction(0).pop) == (0, 0)  # the cost stays paid
    assert bench.s.view(0)["phase"] == "production"  # the turn goes on
    bench = left_behind(2)
    assert [each // 16 for each in bench.faction(0).colonised] == [
        SYSTEM["barnards_star"]
    ]  # equal strength takes nothing
    assert bench.strength(1, "deep") == 2


@rule("BTS-21.13", "BTS-14.27")
def test_stealth_terraformers_leave_out_the_bonus_of_the_target_alone() -> None:
    bench = table().put("A1", "alpha_centauri").put("A2", "sirius").ships(0, "sol", 2, 1)
    bench.tech("stealth_terraformers", "III-1", 0).mat(0, ore=5, pop=1).turn(0).use("stealth_terraformers")
    bench.do("move", "sol", 1, "A2").do("move", "sol", 2, "A1")
    assert bench.faction(0).ore == 1 + 3  # 1 for the control of Sirius, 3 for the colonisation
    assert bench.faction(0).pop == 0  # nothing for the control of Alpha Centauri


@rule("BTS-21.19")
def test_a_second_copy_names_another_technology_whatever_happened_in_between() -> None:
    """The first copy jumps, gains a system, and a bonus jumps on: the generator still knows what it copied."""
    bench = raid(("parallel_universe_generator", "IIII-2"), ("supply_base", "II-1"), ("mass_cloning", "II-4"))
    bench.turn(0).use("parallel_universe_generator").do("copy_action", action_of("supply_base"))
    bench.do("done").do("move", "sol", 1, "A2").do("done").do("move", "A2", 1, "Y2")
    assert bench.owner("Y2") == 0
    assert bench.faction(0).pop == 1 + 2  # the only one left, Mass Cloning, was copied at once
