"""BTS-21: what the notation of the set means."""

from support.rules import rule

from perihelion.games.beyond_the_sun.rules.vocabulary import MAT_SOURCE, SYSTEM_SOURCE

from .bench import AREA, EVENT, FOOD, ORE, SLOT, SYSTEM, TABLES, TECH, supply, table


@rule("BTS-21.1")
def test_bonuses_of_a_call_come_before_the_next_call() -> None:
    bench = table().put("A1", "alpha_centauri").ships(0, "sol", 1).resolve(0, "jump(1); ore(1)")
    bench.do("move", "sol", 1, "A1")
    assert [event.kind for event in bench.events if event.kind in ("population", "ore")] == ["population", "ore"]


@rule("BTS-21.2", "BTS-4.17", "BTS-9.1")
def test_x_is_fixed_before_the_cost_and_other_expressions_when_reached() -> None:
    bench = table().tech("android_destroyers", "II-1", 0).mat(0, ore=5).turn(0)
    bench.mat(0, pop=1).turn(0).use("android_destroyers")
    assert (bench.faction(0).ore, bench.strength(0, "sol")) == (3, 2)  # X is 2, the top level
    bench = table().mat(0, ore=3, pop=1).action(0, "2 ore : ore(X); pop(ore) where X = ore")
    assert (bench.faction(0).ore, bench.faction(0).pop) == (4, 5)


@rule("BTS-21.3")
def test_a_choice_that_spoils_a_later_mandatory_part_is_not_offered() -> None:
    bench = table().tech("deep_space_megastructures", "III-1", 0).tech("mass_cloning", "II-3", 0)
    bench.tech("capital_ship", "III-3").mat(0, ore=4, pop=1, supply=[0] * 5).turn(0)
    bench.use("deep_space_megastructures")
    assert bench.researched(0, "III-3")  # the only population cube was kept for the research
    assert bench.strength(0, "deep") == 0
    bench = table().tech("deep_space_megastructures", "III-1", 0).tech("mass_cloning", "II-3", 0)
    bench.tech("capital_ship", "III-3").mat(0, ore=4, pop=2, supply=[0] * 5).turn(0)
    bench.use("deep_space_megastructures")
    assert bench.kinds() == {"use_population", "leave"}


@rule("BTS-21.4")
def test_in_a_bonus_impossible_parts_are_left_out() -> None:
    bench = table().resolve(0, "ship(2, from=pop); research(I); colonise(); upgrade(1, 1); ore(1)")
    assert bench.faction(0).ore == 1
    assert not bench.s.actors()


@rule("BTS-21.5")
def test_choose_offers_what_can_be_paid_and_done() -> None:
    line = "choose({2 ore : nothing()}, {return_pop(1)})"
    bench = table().mat(0, ore=1, pop=1).resolve(0, line)
    assert (bench.faction(0).ore, bench.faction(0).pop) == (1, 0)
    bench = table().mat(0, ore=2, pop=1).resolve(0, line)
    assert bench.args("choose_line") == [(0,), (1,)]
    bench = table().resolve(0, line + "; ore(1)")
    assert bench.faction(0).ore == 1  # neither can be done
    bench = table().resolve(0, "choose({ship(2)}, {pop(1)}, times=2)").do("choose_line", 0).do("choose_line", 0)
    assert bench.strength(0, "sol") == 4


@rule("BTS-21.6")
def test_if_reads_its_condition_when_reached() -> None:
    bench = table().mat(0, pop=2).mat(1, pop=3).resolve(0, "pop(1); each(all, {if(pop >= 3, {return_pop(1); ore(1)})})")
    assert [bench.faction(seat).ore for seat in (0, 1)] == [1, 1]
    bench = table().mat(0, pop=2).resolve(0, "if(pop >= 3, {ore(1)})")
    assert bench.faction(0).ore == 0


@rule("BTS-21.7", "BTS-21.8")
def test_pop_and_return_pop_do_what_they_can() -> None:
    bench = table().mat(0, supply=[1, 0, 0, 0, 0]).resolve(0, "pop(3)")
    assert bench.faction(0).pop == 1
    bench.resolve(0, "return_pop(5)")
    assert (bench.faction(0).pop, sum(supply(bench))) == (0, 1)
    bench.resolve(0, "ore(0)")
    assert bench.faction(0).ore == 0


@rule("BTS-21.9")
def test_supply_moves_to_a_or_from_the_right_to_other_columns() -> None:
    bench = table().mat(0, supply=[1, 0, 2, 0, 1]).resolve(0, "move_supply(2, src=any, to=A)")
    assert bench.args("from_column") == [(2,), (4,)]
    bench.do("from_column", "C")
    bench.do("from_column", "E")
    assert supply(bench) == [3, 0, 1, 0, 0]
    bench = table().mat(0, supply=[9, 0, 0, 0, 0]).resolve(0, "move_supply(2, src=any, to=A)")
    assert not bench.s.actors()
    bench = table().mat(0, supply=[3, 3, 3, 3, 1]).resolve(0, "move_supply(2, src=right, to=any)")
    assert bench.args("to_column") == [(0,), (3,)]  # the cube from E: A, or the free places of D
    bench.do("to_column", "D")
    assert bench.args("to_column") == [(0,), (4,)]  # the cube from D: not its own column
    bench.do("to_column", "A")
    assert supply(bench) == [4, 3, 3, 3, 0]


@rule("BTS-21.9", "BTS-21.35")
def test_how_much_supply_moves_may_follow_from_what_has_just_happened() -> None:
    bench = table().mat(0, ore=1, supply=[0, 0, 2, 0, 3]).ships(0, "sol", 2).base(1, "A1")
    bench.action(0, "jump(1); move_supply(taken + X, src=any, to=A) where X = ore").do("move", "sol", 2, "A1")
    for column in ("C", "E"):
        assert bench.args("from_column") == [(2,), (4,)]
        bench.do("from_column", column)
    assert supply(bench)[0] == 2  # one for the system taken, one for the ore of the beginning
    assert not bench.args("from_column")


@rule("BTS-11.2", "BTS-21.2")
def test_a_level_that_there_is_not_is_not_researched() -> None:
    for ore in (0, 5, 9):
        assert not table().mat(0, ore=ore, pop=2).resolve(0, "research(ore)").s.actors()
    bench = table().mat(0, ore=1, pop=2).resolve(0, "research(ore)")
    assert [TABLES.slots[slot].level for (slot,) in bench.args("research")] == [0] * 4


@rule("BTS-21.11")
def test_titan_shipyards_dock_in_every_controlled_system() -> None:
    bench = table().tech("titan_shipyards", "IIII-1", 0).base(0, "A1").base(0, "Y2").resolve(0, "ship(4)")
    assert bench.args("build_at") == [(AREA["sol"],), (AREA["A1"],), (AREA["Y2"],)]


@rule("BTS-21.12")
def test_warp_puts_ships_anywhere_and_checks_control() -> None:
    bench = table().ships(0, "sol", 1, 2).mat(0, mat="ceres_advanced").ships(0, "deep", 4)
    bench.resolve(0, "warp(2)").do("move", "sol", 2, "deep")
    assert bench.owner("B1") == -1
    bench.do("move", "sol", 1, "B1")
    bench.do("disc", "food")
    assert [bench.owner(area) for area in ("B1", "deep")] == [0, -1]
    assert bench.faction(0).used == 1  # jumped, with strength 6 in one area
    bench = table().ships(0, "sol", 1).resolve(0, "warp(2)").do("done")
    assert bench.strength(0, "sol") == 1


@rule("BTS-21.13", "BTS-A-62")
def test_stealth_terraformers_name_a_fresh_target_with_the_movement() -> None:
    bench = table().tech("stealth_terraformers", "III-1", 0).mat(0, ore=9, pop=3).put("A1", "alpha_centauri")
    bench.put("A2", "sirius").ships(0, "sol", 2, 1).base(0, "A2", ORE).ships(0, "A2", 3).turn(0)
    bench.use("stealth_terraformers")
    assert bench.why("done") == ["BTS-14.3"]
    assert bench.why("target", "A2") == ["BTS-21.13"]  # controlled when the turn began
    bench.do("move", "sol", 2, "A1")
    assert (AREA["A1"],) in bench.args("target")
    bench.do("target", "A1")
    assert bench.faction(0).colonised == [SYSTEM["alpha_centauri"] * 16 + FOOD * 4 + FOOD]
    assert bench.faction(0).pop == 2  # no gain-control bonus: 3 - 1 retired
    assert bench.faction(0).ore == 9 - 5 + 3  # but the colonisation bonus
    bench = table().tech("stealth_terraformers", "III-1", 0).mat(0, ore=9, pop=3).ships(0, "sol", 1).turn(0)
    assert bench.why_space("stealth_terraformers") == ["BTS-4.9"]


@rule("BTS-21.13", "BTS-A-33")
def test_movement_without_a_legal_target_cannot_be_chosen() -> None:
    bench = table().tech("stealth_terraformers", "III-1", 0).mat(0, ore=9, pop=3).ships(0, "sol", 1, 1)
    bench.ships(0, "Y2", 2).turn(0).use("stealth_terraformers")
    moves = {(args[0], args[2]) for args in bench.args("move")}
    assert (AREA["sol"], AREA["A1"]) in moves  # both small ships together reach the 2 of Barnard's Star
    assert (AREA["Y2"], AREA["A2"]) in moves  # and with a small one the 3 of Wolf 359
    assert bench.why("move", "Y2", 2, "B2") == ["BTS-21.13"]
    assert bench.args("target") == []
    bench.do("move", "sol", 1, "A1")
    assert len(bench.faction(0).colonised) == 1  # one way only from here


@rule("BTS-21.14")
def test_long_jumps_start_anywhere_but_in_sol_and_deep_space() -> None:
    bench = table().tech("wormhole_technology", "III-1", 0).ships(0, "A1", 1).ships(0, "sol", 2).ships(0, "deep", 3)
    bench.resolve(0, "jump(1)")
    targets = {
        start: {args[2] for args in bench.args("move") if args[0] == AREA[start]} for start in ("A1", "sol", "deep")
    }
    assert targets["A1"] == set(bench.s.side.areas) - {AREA["A1"]}
    assert targets["sol"] == {AREA["A1"], AREA["A2"]}
    assert targets["deep"] == {AREA["B1"], AREA["B2"]}


@rule("BTS-21.15")
def test_private_takes_one_of_the_revealed_cards_and_is_no_research() -> None:
    bench = table().mat(0, mat="watch_advanced", supply=[7, 0, 0, 0, 0]).deck(2, "mercenary_fleet", "capital_ship")
    bench.resolve(0, "private(III, look=2)").do("take_technology", "mercenary_fleet")
    assert bench.faction(0).used == 0  # "researched if supply <= 7" did not fire
    bench.s.decks[2] = []
    bench.resolve(0, "private(III, look=2); ore(1)")
    assert bench.faction(0).ore == 1


@rule("BTS-21.17", "BTS-A-68")
def test_a_laid_technology_is_discovered_but_researched_by_nobody() -> None:
    bench = (
        table().deck(3, "titan_shipyards", "omega_theorem").resolve(0, "lay_tech(IIII, look=2)", "mass_enlightenment")
    )
    bench.do("take_technology", "titan_shipyards").do("lay_at", "IIII-2")
    assert bench.s.tech_at[SLOT["IIII-2"]] == TECH["titan_shipyards"]
    assert not bench.faction(0).has_ships()
    assert bench.s.decks[3][0] == TECH["omega_theorem"]
    bench.tech("stealth_terraformers", "III-4", 1).mat(1, pop=1).resolve(1, "research(IIII, only=seen)")
    assert bench.researched(1, "IIII-2")
    assert bench.strength(1, "sol") == 4
    for slot in ("IIII-1", "IIII-3"):
        bench.s.tech_at[SLOT[slot]] = 40
    bench.resolve(0, "lay_tech(IIII, look=2); ore(1)", "mass_enlightenment")
    assert bench.faction(0).ore == 1


@rule("BTS-21.18", "BTS-A-67")
def test_either_kind_may_be_automated_and_subatomic_fabrication_opens_both_tracks() -> None:
    bench = table().mat(0, food_out=8).resolve(0, "automate(either)").do("disc", "food")
    assert bench.faction(0).automated == [0, 0, 1]
    bench = table().tech("subatomic_fabrication", "III-1", 0).resolve(0, "automate(food)").do("disc", "ore")
    assert bench.faction(0).automated == [0, 1, 0]
    bench = table().tech("subatomic_fabrication", "III-1", 0).ships(0, "sol", 1).ships(1, "sol", 2)
    bench.resolve(0, "jump(1)").do("move", "sol", 1, "A1").do("disc", "ore")
    assert bench.faction(0).ore_out == 1
    bench.resolve(1, "jump(1)").do("move", "sol", 2, "A1")
    assert bench.faction(0).ore_out == 0  # a disc returns to its own track


@rule("BTS-21.19", "BTS-A-32", "BTS-A-35")
def test_parallel_universe_generator_copies_two_different_technologies() -> None:
    bench = table().tech("parallel_universe_generator", "IIII-1", 0).tech("mass_cloning", "II-1", 0)
    bench.tech("advanced_robotics", "II-3", 0).mat(0, ore=2, pop=1).turn(0).use("parallel_universe_generator")
    bench.do("copy_action", 9 + TECH["mass_cloning"] * 2)
    assert bench.faction(0).pop == 3
    assert bench.faction(0).automation == 1  # the second one was the only other
    bench = table().tech("parallel_universe_generator", "IIII-1", 0).tech("mass_cloning", "II-1", 0).mat(0, pop=1)
    bench.turn(0).use("parallel_universe_generator")
    assert bench.faction(0).pop == 3  # the second copy is left out
    bench = table().tech("parallel_universe_generator", "IIII-1", 0).mat(0, pop=1).turn(0)
    assert bench.why_space("parallel_universe_generator") == ["BTS-4.9"]


@rule("BTS-21.22")
def test_a_neighbour_system_is_an_extra_area_that_vanishes_when_colonised() -> None:
    bench = table().resolve(0, "place_system(A, as=neighbour)", "rogue_companion")
    assert bench.args("join") == [(1,), (2,), (6,), (7,)]
    bench.do("join", "A1")
    assert bench.s.system_at[AREA["extra"]] == SYSTEM["ross_128"]
    bench.ships(0, "A1", 4).resolve(0, "jump(1)").do("move", "A1", 4, "extra")
    assert bench.owner("extra") == 0
    bench.resolve(0, "colonise()")
    assert bench.faction(0).colonised[0] // 16 == SYSTEM["ross_128"]
    assert bench.s.joined == -1
    assert bench.s.system_at[AREA["extra"]] == -1
    bench.s.decks[4], bench.s.decks[5] = [], []
    bench.resolve(0, "place_system(A, as=neighbour); ore(1)", "rogue_companion")
    assert bench.s.joined == -1
    bench.resolve(0, "place_system(B, as=sphere); ore(1)", "dyson_sphere")
    assert bench.s.sphere == -1


@rule("BTS-21.24")
def test_swapping_needs_an_own_disc_and_a_production_disc() -> None:
    bench = table().tech("giga_corporations", "IIII-1", 0).goals("empire").mat(0, pop=1).turn(0)
    assert bench.args("use_ability") == []
    bench.disc("empire", 0).turn(0)
    assert bench.args("use_ability") == [(TECH["giga_corporations"],)]
    bench.mat(0, food_out=8, ore_out=8).turn(0)
    assert bench.args("use_ability") == []


@rule("BTS-21.25")
def test_passives_hold_from_the_research_on_its_own_bonus_included() -> None:
    bench = table().tech("subatomic_fabrication", "III-1").cube("II-1", 0).mat(0, pop=1).ships(0, "sol", 1)
    bench.resolve(0, "research(III, only=seen)")
    assert bench.args("disc") == [(FOOD,), (ORE,)]
    bench.do("disc", "food").do("move", "sol", 1, "A1")
    assert bench.args("disc") == [(FOOD,), (ORE,)]  # its own jump already has both tracks


@rule("BTS-21.29")
def test_abilities_at_will_have_three_windows_and_limits() -> None:
    bench = table().put("A2", "61_cygni").base(0, "A2", ORE).mat(0, ore=9, pop=1).turn(0)
    source = SYSTEM_SOURCE + SYSTEM["61_cygni"]
    assert bench.args("use_ability") == [(source,)]
    bench.use("basic_4")
    assert bench.args("use_ability") == [(source,)]
    bench.do("produce", "ore")
    assert bench.kinds() == {"use_ability", "done"}
    bench.do("use_ability", source)
    assert bench.s.active == 1  # once a turn: the turn is over
    bench = table().tech("black_market_industries", "IIII-1", 0).mat(0, ore=9, pop=1).turn(0)
    for _ in range(3):
        bench.do("use_ability", TECH["black_market_industries"]).do("choose_line", 0)
    assert bench.why("use_ability", TECH["black_market_industries"]) == ["BTS-21.29"]
    bench = table().put("A2", "61_cygni").base(0, "A2", ORE).mat(0, ore=9, pop=1, supply=[0] * 5).turn(0)
    assert bench.why("use_ability", source) == ["BTS-21.29"]  # it would change nothing
    bench = table().put("A2", "61_cygni").base(1, "A2", ORE).mat(0, ore=9, pop=1).turn(0)
    assert bench.why("use_ability", source) == ["BTS-21.25"]


@rule("BTS-21.29")
def test_galactic_hq_upgrades_without_limit_while_there_is_ore() -> None:
    bench = table().tech("galactic_hq", "IIII-1", 0).mat(0, ore=3, pop=1).ships(0, "sol", 1).turn(0)
    for _ in range(3):
        bench.do("use_ability", TECH["galactic_hq"])
    assert bench.strength(0, "sol") == 4
    assert bench.faction(0).ore == 0


@rule("BTS-21.32", "BTS-A-61")
def test_mat_abilities_fire_once_and_optional_ones_only_when_done() -> None:
    bench = table().mat(0, mat="nishida_advanced", techs=(1 << SLOT["III-1"]) | (1 << SLOT["III-3"]), pop=2)
    bench.resolve(0, "research(I)").do("research", "I-4")
    assert (bench.faction(0).used, bench.faction(0).ore, bench.faction(0).automation) == (1, 3, 1)
    bench.resolve(0, "research(I)").do("research", "I-3")
    assert bench.faction(0).ore == 3
    bench = table().mat(0, mat="watch_advanced", automation=4, pop=2).tech("mass_cloning", "II-1").cube("I-1", 0)
    bench.resolve(0, "automate(food)")
    assert bench.kinds() == {"do", "skip"}
    bench.do("skip")
    assert bench.faction(0).used == 0
    bench.resolve(0, "automate(food)").do("do")
    assert bench.researched(0, "II-1")
    assert bench.faction(0).used & 1


@rule("BTS-21.32")
def test_a_faction_orders_its_own_triggers() -> None:
    bench = table().mat(0, mat="ceres_advanced").ships(0, "A1", 1).base(0, "A1").ships(1, "A1", 1)
    bench.ships(0, "sol", 4, 2).resolve(0, "jump(2)").do("move", "A1", 1, "sol").do("done")
    assert bench.args("use_ability") == [(MAT_SOURCE,), (MAT_SOURCE + 1,)]  # jumped with 7, and lost a system
    bench.do("use_ability", MAT_SOURCE + 1)
    assert bench.strength(0, "sol") == 9


@rule("BTS-21.32", "BTS-21.33", "BTS-A-61")
def test_an_ability_used_up_stands_in_the_way_of_no_other() -> None:
    """Given the first of two abilities used before; When both moments come; Then the second one fires."""
    bench = table().mat(0, mat="ceres_advanced", used=1).ships(0, "A1", 1).base(0, "A1").ships(1, "A1", 1)
    bench.ships(0, "sol", 4, 2).resolve(0, "jump(2)").do("move", "A1", 1, "sol").do("done")
    assert (bench.faction(0).used, bench.strength(0, "sol")) == (3, 9)
    bench = table().mat(0, mat="ceres_advanced", used=3).ships(0, "A1", 1).base(0, "A1").ships(1, "A1", 1)
    bench.ships(0, "sol", 4, 2).resolve(0, "jump(2)").do("move", "A1", 1, "sol").do("done")
    assert (bench.faction(0).used, bench.strength(0, "sol")) == (3, 7)


@rule("BTS-21.33")
def test_control_lost_fires_only_when_another_faction_takes_the_system() -> None:
    bench = table(3).mat(0, mat="ceres_advanced").ships(0, "A1", 1).base(0, "A1").ships(1, "A1", 1).ships(2, "A1", 1)
    bench.resolve(0, "jump(1)").do("move", "A1", 1, "sol")
    assert bench.owner("A1") == -1
    assert bench.faction(0).used == 0
    bench = table().mat(0, mat="un_advanced").base(0, "Y1").base(0, "Y2", ORE).ships(0, "sol", 1).resolve(0, "jump(1)")
    bench.do("move", "sol", 1, "A1").do("build_at", "sol")
    assert (bench.faction(0).used, bench.faction(0).noted) == (2, 1)  # control gained of a third one
    bench = table().mat(0, mat="watch_advanced", supply=[7, 0, 0, 0, 0], pop=1).resolve(0, "research(I)")
    bench.do("research", "I-4")
    assert bench.faction(0).ore == 3  # after step 5


@rule("BTS-21.34")
def test_counters_are_read_for_the_faction_at_that_moment() -> None:
    bench = table().mat(0, pop=2, ore=3, automation=4, food_out=3, ore_out=2).tech("mass_cloning", "II-1", 0)
    bench.private(0, "capital_ship").colonised(0, "tau_ceti", discs=15).base(0, "Y1").ships(0, "sol", 4).ships(
        0, "deep", 4
    )
    from perihelion.games.beyond_the_sun.rules.counters import value

    expected = {
        "pop": 2, "ore": 3, "supply": 17, "colonised": 1, "controlled": 1, "top_level": 3, "techs(all)": 2,
        "techs(II)": 1, "techs(III)": 1, "passed_types(II)": 2, "passed_types(III)": 1, "automation": 4,
        "food_symbols": 3, "ore_symbols": 3, "symbols(food)": 2, "symbols(ore)": 1, "areas_with_strength(4)": 2,
        "peak_strength": 4, "max(pop, ore)": 3, "2 * pop + ore // 2": 5, "pop >= 2 and ore >= 4": 0,
        "pop >= 2 or ore >= 4": 1,
    }  # fmt: skip
    bench.mat(0, food_out=3)
    found = {text: value(bench.s, 0, TABLES.book.expression(text), 0, 0) for text in expected}
    assert found == expected


@rule("BTS-21.35")
def test_taken_and_excess_count_what_has_just_happened() -> None:
    bench = table().tech("privateer_commissions", "II-1", 0).mat(0, pop=1).ships(0, "sol", 2).base(1, "A1")
    bench.ships(0, "sol", 1).turn(0).use("privateer_commissions").do("move", "sol", 2, "A1").do("move", "sol", 1, "A2")
    bench.do("done")
    assert bench.faction(0).ore == 2  # Barnard's Star from seat 1; Wolf 359 was nobody's
    bench = table().mat(0, ore=3).ships(0, "sol", 2).base(1, "A1")
    bench.action(0, "jump(1); ore(taken + X) where X = ore").do("move", "sol", 2, "A1")
    assert bench.faction(0).ore == 3 + 1 + 3  # what was taken, and the ore of the beginning
    for settled, pop in ((2, 1), (3, 2)):
        bench = table().tech("surveying_androids", "II-1", 0).ships(0, "A1", settled).base(0, "A1")
        bench.resolve(0, "colonise()")
        assert bench.faction(0).pop == pop  # Barnard's bonus, and one more with more strength than required
        assert bench.faction(0).ore == pop - 1


@rule("BTS-21.21")
def test_hall_of_discoverers_goes_to_most_technologies() -> None:
    line = "keep(mat, vp=2, owner=most_techs); each(others, {ore(1)})"
    bench = table(3).cube("I-1", 1, 2).resolve(0, line, "hall_of_discoverers")
    assert bench.s.kept == [EVENT["hall_of_discoverers"] * 8 + 1]  # the first tied one clockwise from the discoverer
    assert [bench.faction(seat).ore for seat in range(3)] == [0, 1, 1]
    bench = table(3).cube("I-1", 0, 1).resolve(0, line, "hall_of_discoverers")
    assert bench.s.kept == [EVENT["hall_of_discoverers"] * 8]
