"""BTS-17: clarifications of single cards; BTS-19: variants."""

from support.rules import rule

from .bench import EVENT, ORE, SLOT, SYSTEM, TECH, Bench, action_of, space, supply, table


@rule("BTS-17.1", "BTS-EX-17")
def test_modular_fleet_may_be_chosen_only_for_its_jump() -> None:
    bench = table().tech("modular_fleet", "II-1", 0).mat(0, supply=[0] * 5).ships(0, "sol", 1).turn(0)
    bench.mat(0, pop=0).ships(0, "sol", 1)
    assert bench.may_use("modular_fleet")
    bench.use("modular_fleet")
    assert bench.kinds() == {"move"}
    bench = table().tech("modular_fleet", "II-1", 0).mat(0, ore=4, pop=1).turn(0).use("modular_fleet")
    bench.do("do").do("do").do("do").do("done")
    assert (bench.faction(0).ore, bench.faction(0).pop, bench.strength(0, "sol")) == (0, 0, 5)


def exchange() -> Bench:
    bench = table().tech("quantum_data_exchange", "III-1", 0).mat(0, ore=9, pop=3).cube("I-1", 0)
    return (
        bench.tech("deep_space_megastructures", "III-5", 1)
        .tech("supply_base", "II-4", 0)
        .tech("mass_cloning", "II-1", 0)
        .cube("I-2", 0)
    )


@rule("BTS-17.2", "BTS-17.3", "BTS-17.4", "BTS-21.19", "BTS-A-35")
def test_quantum_data_exchange_copies_any_research_action_occupied_or_not() -> None:
    bench = exchange().open_guild("technocrats").tech("plasma_cannon", "II-3", 0)
    bench.faction(1).pawn = space("deep_space_megastructures")
    bench.turn(0).use("quantum_data_exchange")
    copied = {args[0] for args in bench.args("copy_action")}
    assert {action_of("deep_space_megastructures"), action_of("technocrats"), action_of("basic_1")} <= copied
    assert action_of("mass_cloning") not in copied  # researches nothing
    assert action_of("quantum_data_exchange") not in copied
    assert action_of("professors") not in copied  # still covered
    bench.do("copy_action", action_of("deep_space_megastructures"))
    assert bench.faction(0).ore == 5  # its cost is paid, no extra ore
    assert bench.strength(0, "deep") == 2
    assert bench.kinds() == {"research"}
    assert bench.faction(0).pawn == space("quantum_data_exchange")


@rule("BTS-17.2", "BTS-A-12")
def test_technocrats_research_and_then_perform_a_basic_action() -> None:
    bench = table().open_guild("technocrats").cube("I-1", 0).tech("mass_cloning", "II-1").mat(0, ore=3, pop=2)
    bench.faction(1).pawn = space("basic_1", 0)
    bench.turn(0).use("technocrats")
    assert bench.researched(0, "II-1")  # the only slot within reach
    copied = {args[0] for args in bench.args("copy_action")}
    assert {0, 3} <= copied  # Basic 1 although a pawn stands there; Basic 2 cannot be paid any more
    assert 1 not in copied
    bench.do("copy_action", 3)
    assert bench.faction(0).ore == 1
    assert bench.faction(0).pawn == space("technocrats")


@rule("BTS-17.5", "BTS-17.21", "BTS-17.22", "BTS-17.24", "BTS-21.36", "BTS-21.15")
def test_private_technologies_belong_to_their_owner_alone() -> None:
    bench = table().put("A1", "procyon").ships(0, "A1", 3).base(0, "A1", ORE).mat(0, pop=0)
    bench.deck(1, "ballistics_institute", "mass_cloning", "plasma_cannon").resolve(0, "colonise()")
    assert bench.args("take_technology") == sorted([(TECH["ballistics_institute"],), (TECH["mass_cloning"],)])
    size = len(bench.s.decks[1])
    bench.do("take_technology", "ballistics_institute")
    assert bench.faction(0).private == [TECH["ballistics_institute"]]
    assert bench.faction(0).techs == 0  # no cube, no slot
    assert bench.strength(0, "sol") == 1  # its immediate ship
    assert len(bench.s.decks[1]) == size + 1
    bench.tech("hypercomputing", "I-1", 0, 1).tech("quantum_data_exchange", "III-1", 1).tech("mass_cloning", "II-1", 0)
    for seat in (0, 1):
        bench.mat(seat, ore=9, pop=4)
    bench.turn(1)
    assert bench.why_space("ballistics_institute") == ["BTS-17.24"]
    bench.use("quantum_data_exchange")
    assert (action_of("ballistics_institute"),) not in bench.args("copy_action")
    bench.turn(0)
    assert bench.may_use("ballistics_institute")
    bench.use("ballistics_institute")
    bench.turn(0)
    assert bench.why_space("ballistics_institute") == ["BTS-4.3"]


@rule("BTS-17.5", "BTS-17.24", "BTS-21.19")
def test_a_private_technology_is_copied_by_its_owner_alone() -> None:
    """Both have the exchange and could do the action: 1 retired population for a research of level II."""
    for copier, owner in ((0, 0), (0, 1), (1, 0), (1, 1)):
        bench = table().tech("quantum_data_exchange", "III-1", 0, 1).private(owner, "orbital_academies")
        bench.cube("I-1", 0, 1).tech("supply_base", "II-1").mat(0, ore=9, pop=4).mat(1, ore=9, pop=4)
        bench.turn(copier).use("quantum_data_exchange")
        assert ((action_of("orbital_academies"),) in bench.args("copy_action")) is (copier == owner)
        if copier != owner:
            assert bench.why("copy_action", action_of("orbital_academies")) == ["BTS-21.19"]
        else:
            bench.do("copy_action", action_of("orbital_academies"))
            assert bench.researched(copier, "II-1")
    bench = table().tech("quantum_data_exchange", "III-1", 0, 1).tech("orbital_academies", "II-2", 1)
    bench.cube("I-1", 0, 1).tech("supply_base", "II-1").mat(0, ore=9, pop=4).turn(0).use("quantum_data_exchange")
    assert (action_of("orbital_academies"),) in bench.args("copy_action")  # on the tree anybody may


@rule("BTS-17.24")
def test_nobody_else_researches_or_uses_a_private_technology() -> None:
    bench = table().private(1, "orbital_academies").cube("I-1", 0, 1).cube("I-2", 0, 1)
    bench.mat(0, ore=9, pop=4).mat(1, ore=9, pop=4)
    bench.tech("parallel_universe_generator", "IIII-2", 0).tech("supply_base", "II-1", 0).ships(0, "sol", 1)
    bench.turn(0)
    assert not bench.may_use("orbital_academies")
    assert bench.why_space("orbital_academies") == ["BTS-17.24"]
    assert TECH["orbital_academies"] not in bench.s.tech_at  # it lies on no slot that could be researched
    bench.use("parallel_universe_generator")
    assert (action_of("orbital_academies"),) not in bench.args("copy_action")
    bench.turn(1)
    assert bench.may_use("orbital_academies")


@rule("BTS-17.6", "BTS-21.23", "BTS-18.8")
def test_the_ministry_draws_from_b_when_a_is_empty() -> None:
    bench = table()
    bench.s.decks[4] = [SYSTEM["groombridge_34"]]
    bench.resolve(0, "take_system(A, look=2)")
    assert bench.args("take_system") == sorted([(SYSTEM["groombridge_34"],), (SYSTEM["tau_ceti"],)])
    bench.do("take_system", "groombridge_34")
    assert bench.faction(0).colonised == [SYSTEM["groombridge_34"] * 16 + 15]  # no discs
    assert bench.faction(0).ore == 2  # its colonisation bonus
    assert bench.s.decks[5][0] == SYSTEM["tau_ceti"]  # back under its own deck
    assert (bench.faction(0).food_out, bench.faction(0).ore_out) == (0, 0)
    bench.s.decks[4], bench.s.decks[5] = [], []
    bench.resolve(0, "take_system(A, look=2); ore(1)")
    assert bench.faction(0).ore == 3


@rule("BTS-17.7", "BTS-17.10", "BTS-21.10", "BTS-A-65")
def test_lalande_gives_growth_then_ore_then_trade_apart_from_the_production_phase() -> None:
    bench = table().put("A1", "lalande_21185").ships(0, "A1", 4).base(0, "A1").mat(0, mat="un_advanced", pop=1)
    bench.mat(0, ore=2).turn(0)
    bench.s.agenda.pop()
    bench.s.choices = [[], []]
    bench.s.push((28, 0, 0, -1))  # colonise as the action of this turn
    bench.s.settle()
    kinds = [event.kind for event in bench.events]
    assert kinds.index("growth") < kinds.index("ore")
    assert {"done", "sell_population"} <= bench.kinds()
    for _ in range(3):
        bench.do("sell_population")
    assert bench.s.exchanges == 0
    if bench.s.view(0)["phase"] == "action" and "done" in bench.kinds():
        bench.do("done")
    assert bench.faction(0).used == 0  # no ability of the United Nations by it


@rule("BTS-17.8", "BTS-21.38")
def test_ross_154_pushes_a_pawn_aside_for_one_ore() -> None:
    bench = table().put("B1", "ross_154").base(0, "B1").mat(0, ore=1, pop=1).mat(1, pop=1)
    bench.faction(1).pawn = space("basic_1", 0)
    bench.turn(0)
    assert bench.may_use("basic_1", 0)
    bench.use("basic_1", 0)
    assert (bench.faction(0).ore, bench.faction(1).ore) == (0, 1)
    assert bench.faction(0).pawn == space("basic_1", 0)
    bench.turn(1)
    assert bench.why_space("basic_1", 0) == ["BTS-4.3"]
    bench.faction(0).pawn = -1
    bench.turn(1)
    assert bench.why_space("basic_1", 0) == ["BTS-4.3"]  # still treated as standing there
    bench.mat(0, ore=0, pop=1)
    bench.faction(1).pawn, bench.faction(1).aside = space("basic_1", 1), 0
    bench.turn(0)
    assert bench.why_space("basic_1", 1) == ["BTS-4.10", "BTS-4.12"]


@rule("BTS-17.9", "BTS-21.14")
def test_ships_given_to_the_museum_have_left_the_game() -> None:
    bench = table().ships(0, "A1", 2).base(0, "A1").ships(0, "sol", 1).ships(1, "A1", 1)
    event = "museum_of_retired_spaceships"
    bench.resolve(0, "keep(achievements); each(all, {opt({send_ship(event)})}); opt({send_ship(event)})", event)
    bench.do("do").do("send_ship", "A1", 2)
    assert bench.owner("A1") == 1  # control is checked at once
    assert bench.asked() == 1
    bench.do("skip").do("do")
    assert bench.faction(0).museum == [2, 1]  # the discoverer may give a second one
    assert not bench.faction(0).has_ships()
    assert [points["events"] for points in bench.s.tally()] == [2, 0]


@rule("BTS-17.11", "BTS-17.12", "BTS-17.13", "BTS-17.14", "BTS-17.15", "BTS-A-37", "BTS-A-38")
def test_the_dyson_sphere_is_taken_once_without_discs() -> None:
    bench = table().resolve(0, "place_system(B, as=sphere)", "dyson_sphere")
    assert bench.s.sphere == SYSTEM["tau_ceti"]
    assert "tau_ceti" not in str(bench.s.view(0)["areas"])  # no area
    for seat in (0, 1):
        bench.mat(seat, ore=7, pop=3)
    bench.mat(1, pawn=space("basic_2")).turn(1)
    assert bench.may_use("sphere")
    assert not bench.may_use("basic_2")
    bench.use("sphere").do("disc", "food")
    assert bench.faction(1).colonised == [SYSTEM["tau_ceti"] * 16 + 15]
    assert bench.faction(1).automation == 1  # its colonisation bonus
    assert (bench.faction(1).ore, bench.faction(1).pop) == (0, 1)
    assert bench.faction(1).pawn == -1
    assert EVENT["dyson_sphere"] in bench.s.discarded
    bench.turn(0)
    assert bench.why_space("sphere") == ["BTS-17.14"]
    assert bench.mat(1, ore=9, pop=3).cube("I-1", 1).turn(1).may_use("basic_2")  # also the one it came from


@rule("BTS-17.16", "BTS-21.34")
def test_specialisation_counts_printed_symbols_shipyards_included() -> None:
    bench = table(4).goals("specialisation", "empire").colonised(0, "tau_ceti", "barnards_star")
    bench.achievement_phase(0)
    assert bench.s.discs_claimed() == 0
    bench.base(0, "Y1").achievement_phase(0)
    assert bench.s.discs_claimed() == 0  # three
    bench.base(0, "Y3", ORE).achievement_phase(0)
    assert bench.s.claims[0] == [3]  # four food symbols, although the disc there is an ore disc


@rule("BTS-17.17", "BTS-EX-16")
def test_united_nations_gain_ability_a_by_three_exchanges() -> None:
    bench = table().mat(0, mat="un_advanced", ore=2, supply=[3, 3, 3, 4, 3]).ships(0, "sol", 1).ships(0, "deep", 2)
    bench.production(0).do("produce", "trade").do("retire_ship", "sol", 1).do("retire_ship", "deep", 2)
    bench.do("sell_population")
    assert (bench.faction(0).ore, bench.faction(0).pop) == (1, 1)
    assert sum(supply(bench)) == 17
    bench.do("done").do("disc", "food")
    assert (bench.faction(0).pop, supply(bench)[4], bench.faction(0).automation) == (3, 2, 1)
    assert bench.faction(0).used == 1
    bench = table().mat(0, mat="un_advanced", ore=2).ships(0, "sol", 1).ships(0, "deep", 2)
    bench.production(0).do("produce", "trade").do("retire_ship", "sol", 1).do("retire_ship", "deep", 2)
    if "done" in bench.kinds():
        bench.do("done")
    assert bench.faction(0).used == 0


@rule("BTS-17.18", "BTS-21.33")
def test_nishida_ability_b_waits_for_the_bonuses() -> None:
    bench = table().mat(0, mat="nishida_advanced", ore_out=7).put("A2", "sirius").ships(0, "sol", 1)
    bench.resolve(0, "jump(1)").do("move", "sol", 1, "A2")
    told = [event.kind for event in bench.events if event.kind in ("base", "ore", "automated", "noted")]
    assert told == ["base", "ore", "automated", "noted"]
    assert (bench.faction(0).noted, bench.faction(0).food_out) == (2, 1)
    bench = table().mat(0, mat="nishida_advanced", ore_out=6).put("A1", "groombridge_34").ships(0, "A1", 3)
    bench.base(0, "A1", ORE).resolve(0, "colonise()")
    told = [event.kind for event in bench.events if event.kind in ("colony-disc", "ore", "automated", "noted")]
    assert told == ["colony-disc", "ore", "automated", "noted"]
    bench = table().mat(0, mat="nishida_advanced", ore_out=5).put("A1", "van_maanens_star").ships(0, "A1", 4, 3)
    bench.base(0, "A1", ORE).resolve(0, "colonise()").do(
        "settle", 4
    )  # its bonus automates the last ore disc and then gives 1 ore
    told = [event.kind for event in bench.events if event.kind in ("colony-disc", "ore", "automated", "noted")]
    assert told == ["colony-disc", "automated", "ore", "automated", "noted"]
    assert bench.faction(0).used == 2
    bench = table().mat(0, mat="nishida_advanced", ore_out=7).resolve(0, "automate(ore); ore(1)")
    told = [event.kind for event in bench.events if event.kind in ("ore", "automated", "noted")]
    assert told == ["automated", "automated", "noted", "ore"]  # no bonus of a system: after the call


def corporation(food_out: int, ore_out: int) -> Bench:
    """Nishida-Østergaard with Giga-Corporations and one achievement disc to exchange."""
    bench = table().mat(0, mat="nishida_advanced", food_out=food_out, ore_out=ore_out)
    return bench.tech("giga_corporations", "IIII-1", 0).goals("empire", "power").disc("empire", 0)


@rule("BTS-17.18", "BTS-21.33", "BTS-21.24", "BTS-A-53")
def test_giga_corporations_set_off_nishida_ability_b_only_with_the_last_ore_disc() -> None:
    bench = corporation(0, 7).turn(0).do("use_ability", TECH["giga_corporations"]).do("disc", "food")
    assert (bench.faction(0).food_out, bench.faction(0).ore_out) == (1, 7)
    assert (bench.faction(0).used, bench.faction(0).noted) == (0, 0)  # a food disc
    bench = corporation(0, 6).turn(0).do("use_ability", TECH["giga_corporations"]).do("disc", "ore")
    assert bench.faction(0).ore_out == 7
    assert (bench.faction(0).used, bench.faction(0).noted) == (0, 0)  # one ore disc is left
    bench = corporation(0, 8).turn(0).do("use_ability", TECH["giga_corporations"])
    assert bench.faction(0).food_out == 1
    assert (bench.faction(0).used, bench.faction(0).noted) == (0, 0)  # the last ore disc had left before
    bench = corporation(0, 7).turn(0).do("use_ability", TECH["giga_corporations"]).do("disc", "ore")
    assert (bench.faction(0).ore_out, bench.faction(0).used, bench.faction(0).noted) == (8, 2, 2)
    assert bench.faction(0).automated == [1, 0, 0]  # the ability automates food


@rule("BTS-17.19", "BTS-EX-27", "BTS-21.1")
def test_upgrade_then_jump_checks_control_twice() -> None:
    bench = table().put("A2", "sirius").ships(0, "A2", 2).ships(1, "A2", 2).base(0, "A2", ORE)
    bench.tech("hyperdrive_boosters", "III-1", 1).mat(1, pop=1).turn(1).use("hyperdrive_boosters")
    bench.do("upgrade", "A2", 2)
    assert bench.owner("A2") == 1
    assert bench.faction(1).ore == 1  # its bonus, before any movement
    bench.do("move", "A2", 3, "sol").do("done")
    assert bench.owner("A2") == 0
    assert bench.faction(0).ore == 1


@rule("BTS-17.27", "BTS-21.21", "BTS-2.11")
def test_kc_24x_opens_a_guild_of_level_two_and_is_worth_a_point() -> None:
    bench = table().resolve(0, "uncover(2); keep(mat, vp=1)", "kc_24x")
    assert bench.args("uncover") == [(2,), (3,)]
    bench.do("uncover", "metascientists")
    assert bench.s.open_guilds == 0b1000
    assert [points["events"] for points in bench.s.tally()] == [1, 0]
    bench.resolve(0, "uncover(2)")
    assert bench.s.open_guilds == 0b1100
    bench.resolve(0, "uncover(2); ore(1)")
    assert bench.faction(0).ore == 1


@rule("BTS-17.28", "BTS-21.27", "BTS-21.5")
def test_secret_arms_purchase_lets_everybody_build_in_turn_order() -> None:
    bench = table(3)
    bench.s.active = 1
    line = (
        "choose({each(all, {opt({ship(1, at=deep)})})}, {each(all, {opt({ship(2, at=deep)})})}); opt({upgrade(1, 1)})"
    )
    bench.resolve(1, line, "secret_arms_purchase").do("choose_line", 1)
    asked = []
    while bench.kinds() == {"do", "skip"} and len(asked) < 3:
        asked.append(bench.asked())
        bench.do("do" if bench.asked() != 2 else "skip")
    assert asked == [1, 2, 0]
    assert [bench.strength(seat, "deep") for seat in range(3)] == [2, 2, 0]
    assert bench.asked() == 1
    bench.do("do")
    assert bench.strength(1, "deep") == 3


@rule("BTS-21.30")
def test_android_rights_movement_lets_ore_replace_one_retired_cube() -> None:
    bench = table().tech("android_rights_movement", "III-1", 0).mat(0, ore=5, pop=2).cube("I-4", 0)
    bench.ships(0, "A1", 2).base(0, "A1").turn(0).use("terraforming", 1)
    assert bench.args("replace") == [(0,), (1,)]
    bench.do("replace", 1)
    assert (bench.faction(0).ore, bench.faction(0).pop) == (1, 3)  # 3 + 1 ore; Barnard's Star gives 1 population
    bench = table().tech("android_rights_movement", "III-1", 0).mat(0, ore=4, pop=0).cube("I-4", 0)
    bench.ships(0, "A1", 2).base(0, "A1").turn(0)
    assert bench.may_use("terraforming", 1)  # without any population
    bench = table().tech("android_rights_movement", "III-1", 0).mat(0, ore=4, pop=0)
    bench.tech("mind_machine_assimilation", "IIII-1", 0).ships(0, "sol", 1).turn(0)
    assert bench.args("use_ability") == []  # not for abilities at will


def tableau(seats: int = 2) -> Bench:
    return table(seats, tableau=True)


@rule("BTS-19.2", "BTS-21.40", "BTS-A-17")
def test_the_tableau_offers_open_rows() -> None:
    bench = tableau().cube("I-1", 0).mat(0, ore=2, pop=1).event("II-1", "quarantine")
    row = bench.s.rows[1][:]
    assert len(row) == 4
    assert bench.s.rows[2] == []
    bench.turn(0).use("basic_2")
    offered = {args[0] for args in bench.args("take_technology")}
    taken = min(offered) if offered else bench.s.tech_at[SLOT["II-1"]]
    if offered:
        assert offered <= set(row)
        bench.s.apply(0, bench.s.legal(0)[0])
    assert bench.s.tech_at[SLOT["II-1"]] == taken
    assert taken in row
    assert taken not in bench.s.rows[1]
    assert len([card for card in bench.s.rows[1] if card >= 0]) == 4
    before = [bench.s.rows[1][:], len(bench.s.decks[1])]
    bench.resolve(0, "private(II, look=1)")
    assert bench.s.rows[1] == before[0]
    assert len(bench.s.decks[1]) == before[1] - 1


@rule("BTS-19.3")
def test_mass_enlightenment_lays_out_no_row() -> None:
    bench = tableau().resolve(0, "lay_tech(IIII, look=2)", "mass_enlightenment")
    bench.s.apply(0, bench.s.legal(0)[0])
    bench.do("lay_at", "IIII-2")
    assert bench.s.rows[3] == []


@rule("BTS-19.2", "BTS-19.4")
def test_spacetime_anomaly_studies_lays_out_level_three() -> None:
    bench = tableau().tech("spacetime_anomaly_studies", "II-1").cube("I-1", 0).mat(0, ore=2, pop=1)
    bench.tech("plasma_cannon", "II-3").cube("I-2", 0).turn(0)
    assert bench.s.rows[2] == []
    bench.use("basic_2").do("research", "II-1")
    assert len(bench.s.rows[2]) == 4
    assert bench.s.rows[3] == []


@rule("BTS-19.5")
def test_planetary_scale_research_lays_out_rows_as_x_grows() -> None:
    bench = tableau().tech("planetary_scale_research", "III-1", 0).put("A1", "barnards_star")
    bench.ships(0, "A1", 2).base(0, "A1").colonised(0, "sirius").resolve(0, "colonise()")
    assert (len(bench.s.rows[2]), bench.s.rows[3]) == (4, [])  # two colonies: X is 3
    bench.put("A1", "barnards_star").ships(0, "A1", 2).base(0, "A1").resolve(0, "colonise()")
    assert len(bench.s.rows[3]) == 4


@rule("BTS-19.1")
def test_advanced_mats_are_an_alternative() -> None:
    bench = table(mats="advanced")
    assert {len(mat["abilities_used"]) for mat in bench.s.view(0)["factions"]} == {2}
    assert {len(mat["abilities_used"]) for mat in table().s.view(0)["factions"]} == {0}
