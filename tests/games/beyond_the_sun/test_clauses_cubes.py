"""The end, points, ore and cubes: the clauses that one example leaves out."""

from games.beyond_the_sun.bench import supply, table
from support.rules import rule

# ---------------------------------------------------------------- the end and points


@rule("BTS-7.1", "BTS-7.7", "BTS-7.5", "BTS-A-41")
def test_the_fourth_disc_of_four_players_brings_the_end_and_a_later_one_does_not_move_it() -> None:
    bench = table(4).goals("empire", "transcendence", "efficiency", "harmony")
    for seat in range(4):
        bench.mat(seat, pop=1)
    bench.disc("empire", 1).disc("empire", 2).mat(0, automation=5).mat(1, automation=4).turn(0)

    def turn() -> None:
        bench.use("basic_4").do("produce", "ore")

    turn()
    assert (bench.s.discs_claimed(), bench.s.last_round) == (3, 0)
    bench.mat(1, automation=5)
    turn()
    assert (bench.s.discs_claimed(), bench.s.last_round, bench.s.round) == (4, 2, 1)
    for _ in range(2):
        turn()
    bench.mat(2, automation=5)
    for _ in range(4):
        assert not bench.s.over()
        turn()
    assert (bench.s.discs_claimed(), bench.s.over(), bench.s.round) == (5, True, 2)


@rule("BTS-8.1", "BTS-8.2", "BTS-8.3", "BTS-8.4", "BTS-A-49")
def test_every_technology_counts_open_or_private() -> None:
    bench = table().cube("I-1", 0, 1).cube("I-2", 0).tech("mass_cloning", "II-1", 0).tech("plasma_cannon", "II-2", 0)
    bench.tech("capital_ship", "III-1", 0).tech("wormhole_technology", "III-2", 0)
    assert [each["technologies"] for each in bench.s.tally()] == [1 + 1 + 2 + 2 + 3 + 3, 1]
    for name, points in (("supply_base", 2), ("patent_exchange", 4), ("metahuman_chambers", 7)):
        bench.private(1, name)
        assert bench.s.tally()[1]["technologies"] == 1 + points


@rule("BTS-8.10", "BTS-8.9", "BTS-8.13", "BTS-A-6")
def test_sol_deep_space_and_bases_are_part_of_the_score_that_ranks() -> None:
    plain = table().s.scores()
    bench = table().ships(0, "sol", 2).ships(1, "sol", 1).ships(0, "deep", 1).base(1, "Y1")
    assert [now - before for now, before in zip(bench.s.scores(), plain, strict=True)] == [2, 1]
    assert bench.s.ranking() == [[0], [1]]


@rule("BTS-8.12", "BTS-21.24")
def test_a_disc_that_was_exchanged_scores_on() -> None:
    bench = table().goals("empire", "harmony").disc("empire", 0).disc("empire", 1)
    for kind in (0, 1, 3):
        bench.s.claims[0] = [0 * 4 + kind, 1 * 4 + 3]
        assert [each["achievements"] for each in bench.s.tally()] == [4, 3]


# ---------------------------------------------------------------- population


@rule("BTS-10.1")
def test_no_cube_no_research_and_supply_does_not_stand_in() -> None:
    bench = table().resolve(0, "research(I); ore(1)")
    assert (bench.faction(0).techs, bench.faction(0).ore, bench.faction(0).pop) == (0, 1, 0)
    assert sum(supply(bench)) == 17


@rule("BTS-10.1", "BTS-10.10")
def test_what_needs_several_cubes_is_offered_only_with_all_of_them() -> None:
    for text, needed in (
        ("research(I)", 1),
        ("ship(1, from=pop)", 1),
        ("ship(1, from=pop, n=2)", 2),
        ("X ore : ship(1, from=pop, n=2) where X = min(ore, 0)", 2),
        ("2 retire : research(I)", 3),
        ("1 retire : ship(1, from=pop)", 2),
        ("X ore + 1 retire : ship(1, from=pop) where X = min(ore, 0)", 2),
    ):
        for pop in range(4):
            bench = table().mat(0, pop=pop).resolve(0, f"choose({{{text}}}, {{ore(1)}}, {{ore(2)}})")
            assert ((0,) in bench.args("choose_line")) == (pop >= needed), (text, pop)


@rule("BTS-10.10")
def test_a_ship_of_the_population_does_not_fly_on_the_cube_that_was_retired() -> None:
    for pop in (1, 2):
        bench = table().mat(0, pop=pop, ore=3).resolve(0, "opt({1 retire : opt({ship(1, from=pop)}); jump(2)})")
        assert ("do" in bench.kinds()) == (pop == 2)


@rule("BTS-10.2", "BTS-10.3")
def test_a_used_cube_leaves_the_mat_and_is_nowhere_else() -> None:
    ship = table().mat(0, pop=2).resolve(0, "ship(2, from=pop)")
    assert (ship.faction(0).pop, ship.strength(0, "sol"), sum(supply(ship))) == (1, 2, 17)
    tech = table().mat(0, pop=2).cube("I-1", 0).cube("I-3", 0).cube("I-4", 0).resolve(0, "research(I)")
    assert (tech.faction(0).pop, tech.researched(0, "I-2"), sum(supply(tech))) == (1, True, 17)


# ---------------------------------------------------------------- supply


@rule("BTS-10.4", "BTS-10.11")
def test_one_column_is_emptied_before_the_next() -> None:
    bench = table().mat(0, supply=[1, 2, 3, 0, 4]).resolve(0, "ship(1, at=deep, n=4)")
    assert (supply(bench), bench.strength(0, "deep")) == ([0, 0, 2, 0, 4], 4)


@rule("BTS-10.15", "BTS-10.12")
def test_a_returned_cube_goes_into_an_empty_column_on_the_right() -> None:
    bench = table().mat(0, pop=6, supply=[0, 1, 3, 4, 0])
    for _ in range(4):
        bench.resolve(0, "return_pop(1)")
    assert supply(bench) == [0, 1, 3, 4, 4]
    assert supply(bench.resolve(0, "return_pop(1)")) == [0, 2, 3, 4, 4]


@rule("BTS-10.17")
def test_the_cube_of_the_cost_is_there_for_the_effect() -> None:
    for text in ("1 retire : ship(2)", "X ore + 1 retire : ship(2) where X = min(ore, 0)", "1 retire : pop(1)"):
        for cubes in (0, 1):
            bench = table().mat(0, pop=cubes, supply=[0] * 5).resolve(0, f"opt({{{text}}})")
            assert ("do" in bench.kinds()) == bool(cubes), text
            if cubes and "ship" in text:
                bench.do("do")
                assert (bench.strength(0, "sol"), supply(bench), bench.faction(0).pop) == (2, [0] * 5, 0)


@rule("BTS-10.17", "BTS-10.4")
def test_after_the_cost_the_effect_takes_from_the_left_as_ever() -> None:
    bench = table().mat(0, pop=2, supply=[1, 0, 0, 4, 3]).action(0, "1 retire : ship(1); ore(1)")
    assert supply(bench) == [0, 0, 0, 4, 4]
