"""Clauses of rules that a single example leaves out: the other track, the other player, what is not meant as well."""

from games.beyond_the_sun.bench import AREA, EVENT, FOOD, ORE, SLOT, SYSTEM, TABLES, TECH, Bench, space, supply, table
from support.rules import rule

from perihelion.games.beyond_the_sun.rules.effects import TRIGGERS
from perihelion.games.beyond_the_sun.rules.vocabulary import SYSTEM_SOURCE

# ---------------------------------------------------------------- technologies


@rule("BTS-1.6", "BTS-11.24")
def test_a_hybrid_is_found_for_its_second_type_too() -> None:
    hybrid = "human_experimentation"  # military and scientific
    for slot, kind in (("I-1", 0), ("I-2", 2)):
        assert TABLES.technologies[table().s.tech_at[SLOT[slot]]].passes == kind
        bench = table().cube(slot, 0).mat(0, ore=2, pop=1).deck(1, hybrid)
        for each in SLOT:
            if each.startswith("II-"):
                bench.event(each, "quarantine")
        bench.turn(0).use("basic_2")
        if "research" in bench.kinds():
            bench.do("research", min(args[0] for args in bench.args("research")))
        assert (TECH[hybrid],) in bench.args("take_technology")


@rule("BTS-11.23")
def test_cards_come_from_the_deck_of_the_slots_level() -> None:
    for level, slot in ((1, "II-1"), (2, "III-1"), (3, "IIII-1")):
        bench = table()
        needed = [each for each in SLOT if TABLES.slots[SLOT[slot]].needs >> SLOT[each] & 1]
        for each, name in zip(needed, ("mass_cloning", "plasma_cannon"), strict=False):
            if level == 1:
                bench.cube(each, 0)
            else:
                card = next(
                    card.name
                    for card in TABLES.technologies
                    if card.level == level - 1 and TECH[card.name] not in bench.s.tech_at and card.passes >= 0
                )
                bench.tech(card if level > 1 else name, each, 0)
        bench.s.event_at[SLOT[slot]] = -1
        sizes = [len(deck) for deck in bench.s.decks]
        bench.mat(0, pop=1).resolve(0, f"research({'I' * (level + 1)})")
        while bench.kinds() & {"research", "take_type"}:
            bench.do(bench.moves()[0].kind, *bench.moves()[0].args)
        assert {TABLES.technologies[card].level for card in bench.s.offer} == {level}
        assert [size - len(deck) for size, deck in zip(sizes, bench.s.decks, strict=True)].count(0) == 5


@rule("BTS-11.11")
def test_a_cube_of_the_population_lies_at_the_slot() -> None:
    bench = table().mat(0, pop=3).mat(1, pop=2)
    cubes = 3 + sum(supply(bench))
    bench.turn(0).use("basic_1").do("research", "I-4")
    ships = sum(bench.faction(0).ships)  # its immediate bonus, of the supply
    assert (bench.faction(0).pop, bench.researched(0, "I-4")) == (2, True)
    assert 2 + sum(supply(bench)) + ships + 1 == cubes
    assert (bench.faction(1).pop, bench.faction(1).techs) == (2, 0)


@rule("BTS-21.36", "BTS-17.24")
def test_the_space_of_a_private_technology_is_open_to_its_owner_at_once() -> None:
    bench = table().put("A1", "procyon").ships(0, "A1", 3).base(0, "A1", ORE)
    bench.deck(1, "ballistics_institute", "mass_cloning").resolve(0, "colonise()")
    bench.do("take_technology", "ballistics_institute")
    own = 1 << space("ballistics_institute")
    assert [bool(bench.faction(seat).space_mask & own) for seat in (0, 1)] == [True, False]
    bench.mat(0, ore=9, pop=4).tech("mass_cloning", "II-1", 0).turn(0)
    assert bench.may_use("ballistics_institute")
    bench.mat(0, pawn=space("ballistics_institute")).turn(0)
    assert bench.why_space("ballistics_institute") == ["BTS-4.3"]  # the own pawn stands there


# ---------------------------------------------------------------- actions


@rule("BTS-4.20", "BTS-13.2")
def test_the_ship_of_basic_action_three_is_a_population_cube_at_sol_or_an_own_shipyard() -> None:
    bench = table().mat(0, pop=2).base(0, "Y1").base(0, "A1").base(1, "Y2").turn(0)
    before = supply(bench)[:]
    bench.use("basic_3")
    assert sorted(bench.args("build_at")) == [(AREA["sol"],), (AREA["Y1"],)]
    bench.do("build_at", "sol")
    assert (bench.faction(0).pop, supply(bench)) == (1, before)
    assert bench.strength(0, "sol") == 1


@rule("BTS-4.15", "BTS-16.8", "BTS-16.5", "BTS-A-31")
def test_a_line_that_changes_nothing_is_no_action() -> None:
    for text, ships, full in (("upgrade(1, 1)", (4,), True), ("pop(1)", (), False)):
        bench = table().ships(0, "sol", *ships)
        if not full:
            bench.mat(0, supply=[0] * 5)
        bench.action(0, f"choose({{{text}}}, {{ore(1)}})")
        assert bench.faction(0).ore == 1, text  # the only choice that is one


@rule("BTS-4.15", "BTS-16.8", "BTS-10.6")
def test_what_only_needs_a_cube_of_the_supply_needs_one() -> None:
    needing = [card for card in TABLES.technologies if card.space_mask & TABLES.supplied_spaces & ~TABLES.sure_spaces]
    assert needing
    for card in needing:
        slot = next(slot for slot in SLOT if TABLES.slots[SLOT[slot]].level == card.level)
        for cubes in (0, 1):
            bench = table().tech(card.name, slot, 0).mat(0, ore=9, pop=0, supply=[cubes, 0, 0, 0, 0]).turn(0)
            spaces = [each for each in card.spaces if TABLES.supplied_spaces >> each & 1]
            offered = bench.spaces() if bench.s.view(0)["phase"] == "action" else set()
            assert [each in offered for each in spaces] == [cubes == 1] * len(spaces), card.name


@rule("BTS-10.8", "BTS-21.5")
def test_whoever_lacks_a_cube_retires_none_of_the_supply_instead() -> None:
    for pop in (1, 2):
        bench = table().mat(0, pop=pop).resolve(0, "choose({2 retire : ore(5)}, {ore(1)}, {ore(2)})")
        assert bench.args("choose_line") == ([(0,)] if pop == 2 else []) + [(1,), (2,)]


# ---------------------------------------------------------------- abilities at will


@rule("BTS-21.29")
def test_an_ability_at_will_may_be_used_once_a_turn_and_again_in_the_next() -> None:
    source = SYSTEM_SOURCE + SYSTEM["61_cygni"]
    bench = table().put("A2", "61_cygni").base(0, "A2", ORE).mat(0, ore=9, pop=1).turn(0)
    bench.do("use_ability", source)
    assert bench.kinds() == {"use_space"}
    bench.use("basic_4")
    assert bench.kinds() == {"produce"}
    bench.do("produce", "ore")
    assert bench.s.active == 1
    bench.turn(0)
    assert bench.args("use_ability") == [(source,)]
    bench.use("basic_4").do("use_ability", source)
    assert bench.kinds() == {"produce"}
    other = table().put("A2", "61_cygni").base(0, "A2", ORE).mat(1, ore=9, pop=1).turn(1)
    assert "use_ability" not in other.kinds()
    assert other.faction(1).at_will == []


@rule("BTS-21.29", "BTS-A-60")
def test_several_abilities_and_several_uses_at_one_moment() -> None:
    source = SYSTEM_SOURCE + SYSTEM["61_cygni"]
    market = TECH["black_market_industries"]

    def both() -> Bench:
        bench = table().put("A2", "61_cygni").base(0, "A2", ORE).tech("black_market_industries", "IIII-1", 0)
        return bench.mat(0, ore=9, pop=4)

    bench = both().turn(0)
    bench.do("use_ability", market).do("choose_line", 0)
    assert sorted(bench.args("use_ability")) == sorted([(source,), (market,)])
    bench.do("use_ability", source)
    assert bench.args("use_ability") == [(market,)]
    bench.do("use_ability", market).do("choose_line", 0).use("basic_4")
    bench.do("use_ability", market).do("choose_line", 0)
    assert bench.kinds() == {"produce"}  # three times in a turn, at whatever moments
    last = both().production(0).do("produce", "ore")
    for _ in range(3):
        assert (market,) in last.args("use_ability")
        last.do("use_ability", market).do("choose_line", 0)
    assert last.args("use_ability") == [(source,)]
    last.do("use_ability", source)
    assert last.s.active == 1


# ---------------------------------------------------------------- the board


@rule("BTS-14.26", "BTS-14.22", "BTS-14.34", "BTS-A-21")
def test_a_base_that_is_taken_goes_home_before_the_next_one_lies_there() -> None:
    bench = table().ships(0, "A1", 1).base(0, "A1").ships(1, "sol", 2)
    bench.resolve(1, "jump(1)").do("move", "sol", 2, "A1")
    assert (bench.owner("A1"), bench.faction(1).food_out) == (1, 1)
    assert (bench.faction(0).bases, bench.faction(0).food_out) == (0, 0)
    assert bench.s.bases == bench.faction(1).bases == 1 << AREA["A1"]
    ore = table().ships(0, "A2", 1).base(0, "A2", ORE).ships(1, "sol", 2)
    assert ore.s.view(0)["factions"][0]["ore_symbols"] == 2
    ore.resolve(1, "jump(1)").do("move", "sol", 2, "A2")
    assert [each["ore_symbols"] for each in ore.s.view(0)["factions"]] == [1, 2]


@rule("BTS-14.28", "BTS-14.27", "BTS-A-40")
def test_a_system_that_another_one_had_gives_its_bonus_again() -> None:
    bench = table().put("A1", "sirius").ships(1, "A1", 1).base(1, "A1", ORE).ships(0, "sol", 2)
    bench.s.based = bench.s.bases
    bench.resolve(0, "jump(1)").do("move", "sol", 2, "A1")
    assert (bench.owner("A1"), bench.faction(0).ore) == (0, 1)


@rule("BTS-14.1", "BTS-14.27")
def test_the_base_stands_before_the_bonus_is_asked_for() -> None:
    bench = table().put("A1", "luyten_726_8").ships(0, "sol", 2).resolve(0, "jump(1)").do("move", "sol", 2, "A1")
    assert bench.kinds() == {"move", "done"}  # its bonus is a jump
    assert (bench.owner("A1"), bench.faction(0).ore_out) == (0, 1)


@rule("BTS-14.26", "BTS-14.27")
def test_more_ships_in_an_own_system_bring_no_second_base() -> None:
    bench = table().put("A1", "sirius").ships(0, "A1", 1).base(0, "A1", ORE).ships(0, "sol", 2)
    bench.resolve(0, "jump(1)").do("move", "sol", 2, "A1")
    assert (bench.owner("A1"), bench.faction(0).ore_out) == (0, 1)
    assert bench.faction(0).ore == 0  # the bonus of Sirius was for gaining control
    assert not bench.told("base")


@rule("BTS-21.22")
def test_a_neighbour_system_is_joined_to_one_slot_by_whoever_found_it() -> None:
    bench = table()
    bench.s.decks[4] = []
    bench.resolve(1, "place_system(A, as=neighbour)", "rogue_companion")
    assert bench.asked() == 1
    bench.do("join", "B1")
    assert bench.s.system_at[AREA["extra"]] == SYSTEM["tau_ceti"]  # of the other deck
    bench.ships(1, "extra", 1).resolve(1, "jump(1)")
    assert bench.args("move") == [(AREA["extra"], 0, AREA["B1"])]


@rule("BTS-21.22", "BTS-17.12", "BTS-17.14")
def test_the_sphere_is_open_to_all_until_it_is_taken_once() -> None:
    bench = table().resolve(0, "place_system(B, as=sphere)", "dyson_sphere")
    bench.mat(0, ore=9, pop=5).mat(1, ore=9, pop=5)
    assert all(bench.turn(seat).may_use("sphere") for seat in (0, 1))
    bench.use("sphere")
    while bench.kinds() & {"disc", "from_column"}:
        bench.do(bench.moves()[0].kind, *bench.moves()[0].args)
    assert [colony // 16 for colony in bench.faction(1).colonised] == [SYSTEM["tau_ceti"]]
    assert not any(bench.turn(seat).may_use("sphere") for seat in (0, 1))
    assert bench.s.discarded == [EVENT["dyson_sphere"]]


@rule("BTS-17.12", "BTS-21.23")
def test_whichever_system_lies_beside_the_sphere_can_be_taken() -> None:
    for system in SYSTEM.values():
        bench = table().resolve(0, "place_system(B, as=sphere)", "dyson_sphere").mat(0, ore=9, pop=5)
        bench.s.sphere = system
        assert bench.turn(0).may_use("sphere")


@rule("BTS-21.22", "BTS-11.14")
def test_without_a_card_the_event_of_the_sphere_is_discarded() -> None:
    bench = table().cube("I-1", 0).mat(0, ore=5, pop=2).event("II-1", "dyson_sphere")
    bench.s.decks[4], bench.s.decks[5] = [], []
    bench.resolve(0, "research(II)")
    while bench.kinds() & {"research"}:
        bench.do("research", "II-1")
    assert (bench.s.sphere, bench.s.sphere_event) == (-1, -1)
    assert bench.s.discarded == [EVENT["dyson_sphere"]]


@rule("BTS-15.13")
def test_a_colony_gets_a_second_disc_of_its_own_kind() -> None:
    for system, kind in (("barnards_star", FOOD), ("wolf_359", ORE)):
        bench = table().put("A1", system).ships(0, "A1", 3).base(0, "A1", kind).resolve(0, "colonise()")
        while bench.kinds() & {"done"}:
            bench.do("done")
        assert bench.faction(0).colonised == [SYSTEM[system] * 16 + kind * 4 + kind]
        assert (bench.faction(0).food_out, bench.faction(0).ore_out) == ((2, 0) if kind == FOOD else (0, 2))


# ---------------------------------------------------------------- production, pawns, private technologies


@rule("BTS-21.10")
def test_production_by_an_effect_sets_nothing_off_that_waits_for_the_phase() -> None:
    moment = TRIGGERS.index("production_done")
    name = next(mat.name for mat in TABLES.mats if any(each.number == moment for each in mat.abilities))
    for text in ("produce(ore)", "produce(growth)"):
        bench = table().mat(0, mat=name, ore=9, pop=3)
        bench.s.exchanges = 3
        bench.resolve(0, text)
        assert (bench.faction(0).automation, bench.faction(0).used) == (0, 0)


@rule("BTS-20.2", "BTS-5.15")
def test_a_retired_ship_is_population_again() -> None:
    bench = table().mat(0, ore=2, pop=1).ships(0, "sol", 2).production(0).do("produce", "trade")
    bench.do("retire_ship", "sol", 2)
    assert (bench.faction(0).pop, bench.faction(0).ore, bench.strength(0, "sol")) == (2, 1, 0)


@rule("BTS-21.38", "BTS-4.12", "BTS-A-11")
def test_pushing_needs_the_ore_for_all_together_and_never_the_own_pawn() -> None:
    extra = TABLES.layouts[table().s.layout].extra
    number = next(k for k in range(4) if extra[space("basic_1", k)])
    for ore in (extra[space("basic_1", number)], extra[space("basic_1", number)] + 1):
        bench = table().put("B1", "ross_154").base(0, "B1").mat(0, ore=ore, pop=1).mat(1, pop=1)
        bench.mat(1, pawn=space("basic_1", number)).turn(0)
        assert bench.may_use("basic_1", number) == (ore > extra[space("basic_1", number)])
    own = table().put("B1", "ross_154").base(0, "B1").mat(0, ore=9, pop=1, pawn=space("basic_1", 0)).turn(0)
    assert own.why_space("basic_1", 0) == ["BTS-4.3"]


@rule("BTS-8.5", "BTS-21.26")
def test_a_private_technology_of_the_top_level_scores_its_points() -> None:
    bench = table().private(0, "giga_corporations")
    assert bench.s.tally()[0]["top-technologies"] >= TABLES.technologies[TECH["giga_corporations"]].vp > 0


@rule("BTS-8.18")
def test_points_of_abilities_are_part_of_the_score() -> None:
    bench = table()
    plain = bench.s.scores()[0]
    assert bench.s.ranking() == [[0, 1]]
    bench.mat(1, noted=6)
    assert bench.s.scores()[1] == plain + 6
    assert bench.s.ranking() == [[1], [0]]


@rule("BTS-21.15", "BTS-A-17")
def test_a_private_technology_costs_nothing_and_the_rest_goes_under_the_deck() -> None:
    bench = table().mat(0, pop=3).deck(1, "ballistics_institute", "mass_cloning", "plasma_cannon")
    bench.resolve(0, "private(II, look=2)").do("take_technology", "ballistics_institute")
    assert (bench.faction(0).pop, bench.s.decks[1][0]) == (3, TECH["mass_cloning"])
    assert bench.s.decks[1][-1] == TECH["plasma_cannon"]
    empty = table()
    empty.s.decks[1] = []
    empty.resolve(0, "private(II, look=2); ore(1)")
    assert (empty.faction(0).private, empty.faction(0).ore) == ([], 1)


@rule("BTS-11.6", "BTS-11.5")
def test_a_slot_with_two_prerequisites_needs_both() -> None:
    slot = next(name for name in SLOT if name.startswith("II-") and TABLES.slots[SLOT[name]].least == 2)
    needed = [name for name in SLOT if TABLES.slots[SLOT[slot]].needs >> SLOT[name] & 1]
    for cubes in (1, 2):
        bench = table().mat(0, ore=2, pop=1)
        for name in needed[:cubes]:
            bench.cube(name, 0)
        bench.turn(0)
        assert bool(bench.faction(0).open_slots >> SLOT[slot] & 1) == (cubes == 2)


@rule("BTS-4.18")
def test_basic_action_one_researches_level_one_only() -> None:
    bench = table().cube("I-1", 0).tech("mass_cloning", "II-1").mat(0, pop=2, ore=5).turn(0).use("basic_1")
    assert {TABLES.slots[args[0]].level for args in bench.args("research")} == {0}


# ---------------------------------------------------------------- tracks, points, the end


@rule("BTS-12.3")
def test_a_marker_takes_the_place_of_a_missing_food_disc_and_of_no_other() -> None:
    bench = table().mat(0, food_out=8, ore_out=3).resolve(0, "automate(food, n=2)")
    assert (bench.faction(0).automated, bench.faction(0).automation) == ([0, 0, 2], 2)
    assert (bench.faction(0).food_out, bench.faction(0).ore_out) == (8, 3)


@rule("BTS-8.7")
def test_automation_goes_on_paying_however_far_it_goes() -> None:
    printed = sum(TABLES.automation_vp)
    for levels in (7, 8, 12, 16):
        assert table().mat(0, automation=levels).s.tally()[0]["automation"] == printed + levels - 7


@rule("BTS-6.13")
def test_controlled_systems_are_no_part_of_the_empire() -> None:
    bench = table().goals("empire", "efficiency").colonised(0, "barnards_star", "wolf_359", "sirius")
    bench.base(0, "A1").base(0, "A2").base(0, "Y1").achievement_phase(0)
    assert bench.s.discs_claimed() == 0


@rule("BTS-7.4", "BTS-7.5")
def test_the_round_ends_to_the_right_of_the_first_player() -> None:
    bench = table(3).goals("empire", "transcendence", "efficiency", "harmony")
    for seat in range(3):
        bench.mat(seat, pop=2)
    bench.s.first = 1
    bench.disc("empire", 0).disc("empire", 1).mat(2, automation=5).turn(2)
    acted = []
    while not bench.s.over():
        acted.append(bench.s.active)
        now = bench.s.active, bench.s.round
        while not bench.s.over() and (bench.s.active, bench.s.round) == now:
            if "use_space" in bench.kinds():
                bench.use("basic_4")
            else:
                bench.do("produce", "ore")
    assert acted == [2, 0, 1, 2, 0]
