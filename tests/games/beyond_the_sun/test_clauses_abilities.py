"""Events, exchanged discs, abilities and triggers: the clauses that one example leaves out."""

import pytest
from games.beyond_the_sun.bench import EVENT, ORE, SYSTEM, TABLES, TECH, action_of, supply, table
from support.rules import rule

from perihelion.games.beyond_the_sun.rules import effects
from perihelion.games.beyond_the_sun.rules.vocabulary import SYSTEM_SOURCE

# ---------------------------------------------------------------- events and system cards


@rule("BTS-21.21", "BTS-21.27", "BTS-21.34")
def test_the_hall_counts_private_technologies_and_pays_the_others() -> None:
    bench = table(3).cube("I-1", 0, 1).private(1, "supply_base")
    bench.resolve(0, "keep(mat, vp=2, owner=most_techs); each(others, {ore(1)})", "hall_of_discoverers")
    assert bench.s.kept == [EVENT["hall_of_discoverers"] * 8 + 1]
    assert [bench.faction(seat).ore for seat in range(3)] == [0, 1, 1]


@rule("BTS-21.23", "BTS-21.25")
def test_a_system_card_from_a_deck_holds_its_text_and_sets_nothing_off() -> None:
    bench = table().tech("surveying_androids", "II-1", 0)
    bench.s.decks[4] = [SYSTEM["61_cygni"]]
    bench.resolve(0, "take_system(A, look=1)")
    assert bench.faction(0).at_will == [SYSTEM_SOURCE + SYSTEM["61_cygni"]]
    assert (bench.faction(0).ore, bench.faction(0).pop) == (3, 0)  # its bonus, nothing of the androids


# ---------------------------------------------------------------- exchanged discs


@rule("BTS-21.24", "BTS-A-60")
def test_only_own_discs_are_exchanged_for_a_disc_of_either_track() -> None:
    giga = TECH["giga_corporations"]
    for seat in (0, 1):
        bench = table().goals("empire", "harmony").disc("empire", seat).tech("giga_corporations", "IIII-1", 0)
        bench.mat(0, pop=1).turn(0)
        assert ((giga,) in bench.args("use_ability")) == (seat == 0)
    for kind, out in (("food", (1, 0)), ("ore", (0, 1))):
        bench = table().goals("empire", "harmony").disc("empire", 0).tech("giga_corporations", "IIII-1", 0)
        bench.mat(0, pop=1).turn(0).do("use_ability", giga)
        assert bench.args("disc") == [(0,), (1,)]
        bench.do("disc", kind)
        assert (bench.faction(0).food_out, bench.faction(0).ore_out) == out


@rule("BTS-21.24", "BTS-A-66")
def test_at_the_end_all_discs_of_the_corporations_are_exchanged_and_no_others() -> None:
    bench = table().goals("empire", "harmony").tech("giga_corporations", "IIII-1", 0)
    bench.disc("empire", 0).disc("empire", 1).disc("harmony", 0).disc("harmony", 1)
    bench.s.round = bench.s.last_round = 5
    bench.production(1).do("produce", "ore")
    assert bench.s.over()
    assert bench.s.claims == [[0, 7], [0, 7]]
    assert [bench.faction(seat).food_out for seat in (0, 1)] == [2, 0]


# ---------------------------------------------------------------- ore for cubes, cheaper exchange


@rule("BTS-21.30")
def test_one_cube_of_an_action_may_be_paid_in_ore_by_who_has_the_movement() -> None:
    for owner in (0, 1):
        bench = table().tech("android_rights_movement", "III-1", owner).tech("human_experimentation", "II-1", 0)
        bench.tech("capital_ship", "III-2").cube("II-2", 0).cube("II-3", 0).mat(0, ore=5, pop=3)
        bench.put("B1", "ross_154").base(0, "B1").turn(0)  # some other rule of its own
        bench.use("human_experimentation")
        assert bench.args("replace") == ([(0,), (1,)] if owner == 0 else [])
    for ore in (3, 4):
        bench = table().tech("android_rights_movement", "III-1", 0).cube("I-4", 0).ships(0, "A1", 2, 1).base(0, "A1")
        bench.mat(0, ore=ore, pop=1).turn(0).use("terraforming", 1)  # 3 ore + 1 retire
        assert ("replace" in bench.kinds()) == (ore == 4)


@rule("BTS-21.30")
def test_the_costs_of_two_copied_actions_allow_one_replacement_together() -> None:
    bench = table().tech("android_rights_movement", "III-1", 0).tech("parallel_universe_generator", "IIII-1", 0)
    bench.tech("orbital_academies", "II-4", 0).cube("I-4", 0).cube("I-3", 0).tech("mass_cloning", "II-5")
    bench.ships(0, "A1", 2, 1).base(0, "A1").mat(0, ore=9, pop=5).turn(0).use("parallel_universe_generator")
    bench.do("copy_action", action_of("terraforming", 1))
    assert bench.args("replace") == [(0,), (1,)]
    bench.do("replace", 1).do("settle", 2).do("done")
    # Barnard's Star gave 1, Orbital Academies, the one other action, asked 1 back: "1 retire : research(II)"
    assert (bench.kinds(), bench.faction(0).pop) == ({"research"}, 5)


@rule("BTS-21.31", "BTS-5.12")
def test_the_cheaper_exchange_is_for_the_system_of_kruger_alone() -> None:
    for system, price in (("kruger_60", 2), ("ross_154", 3)):
        for ore in (2, 3):
            bench = table().put("B1", system).base(0, "B1", ORE).mat(0, ore=ore, pop=1)
            bench.production(0).do("produce", "trade")
            assert ("buy_population" in bench.kinds()) == (ore >= price)
        bench.do("buy_population")
        assert bench.faction(0).ore == 3 - price


# ---------------------------------------------------------------- at will


def at_will(patch: pytest.MonkeyPatch, system: str, text: str) -> int:
    """A system whose special text is this line at will, once a turn, as a set of one's own may have it."""
    ability = effects.Ability(effects.AT_WILL, 0, 1, effects.number(1), TABLES.book.line(text))
    patch.setattr(TABLES.systems[SYSTEM[system]], "special", ability)
    return SYSTEM_SOURCE + SYSTEM[system]


@rule("BTS-21.29", "BTS-A-60")
def test_the_log_names_the_card_whose_ability_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    for system in (TABLES.systems[0].name, TABLES.systems[-1].name):
        source = at_will(monkeypatch, system, "ore(2)")
        bench = table().colonised(0, system).mat(0, pop=1).turn(0).do("use_ability", source)
        assert [event.facts["ability"] for event in bench.told("ability")] == [f"@system-{system.replace('_', '-')}"]
        assert bench.faction(0).ore == 2
    giga = table().goals("empire", "harmony").disc("empire", 0).tech("giga_corporations", "IIII-1", 0).turn(0)
    giga.do("use_ability", TECH["giga_corporations"])
    assert [event.facts["ability"] for event in giga.told("ability")] == ["@technology-giga-corporations"]


@rule("BTS-21.29", "BTS-21.30", "BTS-16.8")
def test_a_use_has_to_change_something_and_no_ore_stands_in_for_a_cube(monkeypatch: pytest.MonkeyPatch) -> None:
    source = at_will(monkeypatch, "sirius", "opt({1 ore : automate(ore)}); opt({1 retire : ore(2)})")
    for pop in (0, 1):
        bench = table().colonised(0, "sirius").tech("android_rights_movement", "III-1", 0).mat(0, supply=[0] * 5)
        bench.mat(0, ore=2, pop=pop).turn(0).use("basic_4")  # the cube that ore may replace was not asked for
        bench.do("use_ability", source)
        assert bench.kinds() == ({"do", "skip"} if pop else {"produce"})  # the first part alone is left
        assert bench.faction(0).automation == (0 if pop else 1)
    bench.do("skip")
    assert (bench.faction(0).ore, bench.faction(0).pop, bench.faction(0).automation) == (5, 0, 0)


# ---------------------------------------------------------------- triggers


@rule("BTS-21.32")
def test_an_ability_waits_until_its_condition_holds() -> None:
    bench = table().mat(0, mat="un_advanced").ships(0, "sol", 1).resolve(0, "jump(1)").do("move", "sol", 1, "A1")
    assert (bench.owner("A1"), bench.faction(0).used, bench.faction(0).noted) == (0, 0, 0)
    third = table().mat(0, mat="un_advanced").base(0, "A2").base(0, "Y2").ships(0, "sol", 1)
    third.resolve(0, "jump(1)").do("move", "sol", 1, "A1")
    while "build_at" in third.kinds():
        third.do("build_at", 0)
    assert third.faction(0).noted == 1


@rule("BTS-21.33")
def test_a_jump_sets_off_only_what_waits_for_an_own_one_that_moved() -> None:
    bench = table().mat(0, mat="ceres_advanced").ships(0, "deep", 4, 2)
    bench.resolve(0, "jump(2); pop(1)").do("done")
    assert (bench.faction(0).pop, bench.faction(0).ore, bench.faction(0).used) == (1, 0, 0)
    bench.ships(1, "sol", 1).resolve(1, "jump(1)").do("move", "sol", 1, "A1")
    assert (bench.owner("A1"), bench.faction(0).ore, bench.faction(0).used) == (1, 0, 0)
    bench.ships(0, "deep", 1).resolve(0, "jump(1)").do("move", "deep", 1, "B1")
    while "disc" in bench.kinds():
        bench.do("disc", "food")
    assert bench.faction(0).ore == 4


@rule("BTS-21.33")
def test_automation_sets_off_once_after_the_whole_effect() -> None:
    bench = table().mat(0, mat="watch_advanced", automation=3, pop=1).cube("I-1", 0).tech("mass_cloning", "II-1")
    bench.resolve(0, "automate(ore, n=2); ore(1)")
    assert (bench.kinds(), bench.faction(0).automation, bench.faction(0).ore) == ({"do", "skip"}, 5, 0)
    bench.do("skip")
    assert bench.faction(0).ore == 1


@rule("BTS-21.33", "BTS-17.17")
def test_production_sets_off_after_the_option_of_the_turn() -> None:
    bench = table().mat(0, mat="un_advanced", pop=3).production(0).do("produce", "trade")
    for _ in range(2):
        bench.do("sell_population")
        assert bench.faction(0).used == 0
    bench.do("sell_population").do("done")
    before = sum(supply(bench))
    assert (bench.kinds(), bench.faction(0).pop) == ({"disc"}, 2)
    bench.do("disc", "food")
    assert (bench.faction(0).automation, sum(supply(bench)), bench.s.active) == (1, before, 1)
