"""Research, automation, building and upgrading: the clauses that one example leaves out."""

from games.beyond_the_sun.bench import EVENT, FOOD, ORE, SLOT, SYSTEM, TECH, Bench, supply, table
from support.rules import rule

# ---------------------------------------------------------------- which slot


@rule("BTS-11.3", "BTS-11.4", "BTS-11.12")
def test_only_own_cubes_are_prerequisites_and_those_of_others_do_not_block() -> None:
    bench = table(4).tech("mass_cloning", "II-1", 1, 2, 3).cube("I-1", 1, 2, 3).cube("I-2", 0).mat(0, pop=1, ore=2)
    bench.turn(0)
    assert not bench.faction(0).open_slots >> SLOT["II-1"] & 1
    assert bench.faction(0).open_slots >> SLOT["II-3"] & 1
    assert not bench.faction(0).open_slots >> SLOT["II-2"] & 1  # I-1 is wanting
    bench.cube("I-1", 0).turn(0).use("basic_2")
    assert (SLOT["II-1"],) in bench.args("research")
    bench.do("research", "II-1")
    assert [bench.researched(seat, "II-1") for seat in range(4)] == [True] * 4


@rule("BTS-11.4")
def test_a_new_cube_opens_every_slot_that_was_waiting_for_it() -> None:
    bench = table().cube("I-2", 0).mat(0, pop=1, ore=2).turn(0).use("basic_1").do("research", "I-1")
    opened = [name for name in SLOT if bench.faction(0).open_slots >> SLOT[name] & 1]
    assert opened == ["I-3", "I-4", "II-1", "II-2", "II-3"]


@rule("BTS-11.10")
def test_without_a_slot_nothing_is_lost_and_the_action_is_not_offered() -> None:
    bench = table().mat(0, pop=1, ore=9).resolve(0, "research(III); ore(1)")
    assert (bench.faction(0).pop, bench.faction(0).ore, bench.faction(0).techs) == (1, 10, 0)
    for text in ("research(III)", "2 ore : research(II, only=seen)", "1 retire : research(II)"):
        offer = table().cube("I-1", 0).mat(0, pop=2, ore=9).resolve(0, f"choose({{{text}}}, {{ore(1)}}, {{ore(2)}})")
        assert ((0,) in offer.args("choose_line")) == (text == "1 retire : research(II)"), text


# ---------------------------------------------------------------- events


@rule("BTS-11.13", "BTS-11.15", "BTS-21.27")
def test_the_event_of_a_slot_of_level_three_comes_to_all_as_well() -> None:
    for slot, event, needed in (("II-1", "hydroponic_bounty", ["I-1"]), ("III-1", "second_wave", ["II-1", "II-2"])):
        bench = table(3).event(slot, event).mat(0, pop=1)
        for each, name in zip(needed, ("mass_cloning", "plasma_cannon"), strict=False):
            bench.cube(each, 0) if slot == "II-1" else bench.tech(name, each, 0)
        bench.resolve(0, f"research({'II' if slot == 'II-1' else 'III'})")
        if "research" in bench.kinds():
            bench.do("research", slot)
        assert [bench.faction(seat).pop for seat in range(3)] == [1, 1, 1]
        assert bench.s.discarded == [EVENT[event]]
        assert bench.s.event_at[SLOT[slot]] == -1


# ---------------------------------------------------------------- the card


def discovering(seed: int = 0) -> Bench:
    """About to choose one of two scientific cards for II-1."""
    bench = table().cube("I-1", 0).mat(0, pop=1)
    for _ in range(seed):
        bench.s.rng.below(7)
    bench.deck(1, "plasma_cannon", "mass_cloning", "advanced_robotics", "frontier_charters", "ballistics_institute")
    return bench.event("II-1", "quarantine").resolve(0, "research(II)")


@rule("BTS-11.18", "BTS-11.25", "BTS-11.28")
def test_who_researches_decides_even_in_the_turn_of_another_player() -> None:
    bench = table().cube("I-1", 1).mat(1, pop=1).event("II-1", "quarantine")
    bench.deck(1, "advanced_robotics", "ballistics_institute").resolve(1, "research(II)")
    assert (bench.s.active, bench.asked(), bench.kinds()) == (0, 1, {"take_technology"})
    size = len(bench.s.decks[1])
    bench.do("take_technology", "ballistics_institute")
    assert bench.strength(1, "sol") == 1  # its immediate bonus
    assert bench.strength(0, "sol") == 0
    assert (bench.faction(1).private, len(bench.s.decks[1])) == ([], size + 1)
    assert bench.s.tech_at[SLOT["II-1"]] == TECH["ballistics_institute"]


@rule("BTS-11.26", "BTS-A-10")
def test_the_rest_goes_under_the_deck_in_an_order_of_chance_and_the_deck_stays() -> None:
    orders = set()
    for seed in range(12):
        bench = discovering(seed=seed)
        deck = bench.s.decks[1][:]
        aside = {TECH[name] for name in ("plasma_cannon", "mass_cloning", "frontier_charters", "ballistics_institute")}
        bench.do("take_technology", "advanced_robotics")
        assert bench.s.decks[1][4:] == deck
        assert set(bench.s.decks[1][:4]) == aside
        orders.add(tuple(bench.s.decks[1][:4]))
    assert len(orders) > 4


@rule("BTS-11.21")
def test_nothing_is_turned_up_before_the_type_is_named() -> None:
    bench = table().cube("I-1", 0).cube("I-2", 0).mat(0, pop=1).event("II-2", "quarantine")
    size = len(bench.s.decks[1])
    bench.resolve(0, "research(II)").do("research", "II-2")
    assert bench.args("take_type") == [(0,), (2,)]  # what I-1 and I-2 pass on
    assert (bench.s.offer, bench.s.aside, len(bench.s.decks[1])) == ([], [], size)
    assert not bench.told("offered")


@rule("BTS-11.18", "BTS-11.29", "BTS-11.32", "BTS-11.27")
def test_a_later_researcher_of_any_type_gets_the_same_card_and_its_bonus() -> None:
    bench = table().tech("mass_cloning", "II-1").mat(0, pop=1).mat(1, pop=1)  # economic, beside a scientific one
    size = len(bench.s.decks[1])
    for seat in (0, 1):
        bench.cube("I-1", seat).resolve(seat, "research(II, only=seen)")
        assert (bench.researched(seat, "II-1"), bench.faction(seat).pop) == (True, 2)
    assert (bench.s.tech_at[SLOT["II-1"]], len(bench.s.decks[1])) == (TECH["mass_cloning"], size)


@rule("BTS-11.29")
def test_the_discoverer_gets_the_bonus_too() -> None:
    bench = discovering().do("take_technology", "advanced_robotics")
    assert (bench.faction(0).automation, bench.faction(0).ore_out) == (1, 1)


@rule("BTS-11.30", "BTS-21.25")
def test_a_permanent_ability_holds_from_the_research_on() -> None:
    bench = table().tech("black_market_industries", "IIII-1").mat(0, pop=3)
    assert bench.faction(0).at_will == []
    bench.resolve(0, "research(IIII, prereq=no, only=seen)")
    assert bench.faction(0).at_will == [TECH["black_market_industries"]]
    assert (bench.faction(0).ore, bench.faction(0).pop) == (4, 2)  # the bonus, and nothing of the ability
    assert bench.faction(1).at_will == []


# ---------------------------------------------------------------- automation


@rule("BTS-12.1", "BTS-12.2")
def test_a_disc_keeps_its_kind_and_uncovers_its_own_track() -> None:
    for kind, number in (("food", FOOD), ("ore", ORE)):
        bench = table().resolve(0, f"automate({kind})")
        assert bench.faction(0).automated == [number == FOOD, number == ORE, 0]
        assert (bench.faction(0).food_out, bench.faction(0).ore_out) == (number == FOOD, number == ORE)
        growth = bench.production(0).do("produce", "growth").faction(0).pop
        assert growth == (2 if kind == "food" else 1)
        ore = table().resolve(0, f"automate({kind})").production(0).do("produce", "ore").faction(0).ore
        assert ore == (2 if kind == "ore" else 1)


@rule("BTS-12.6")
def test_a_base_or_a_colony_is_no_automation() -> None:
    bench = table().ships(0, "sol", 2).resolve(0, "jump(1)").do("move", "sol", 2, "A1")
    assert (bench.owner("A1"), bench.faction(0).automation) == (0, 0)
    bench.resolve(0, "colonise()")
    assert [colony // 16 for colony in bench.faction(0).colonised] == [SYSTEM["barnards_star"]]
    assert (bench.faction(0).food_out, bench.faction(0).automation, bench.faction(0).automated) == (2, 0, [0, 0, 0])


# ---------------------------------------------------------------- ships


@rule("BTS-13.1")
def test_the_cube_of_a_ship_is_of_the_kind_that_is_shown() -> None:
    for text, pop, cubes in (("ship(3)", 2, 16), ("ship(3, from=pop)", 1, 17)):
        bench = table().mat(0, pop=2).resolve(0, text)
        assert (bench.faction(0).pop, sum(supply(bench)), bench.strength(0, "sol")) == (pop, cubes, 3)


@rule("BTS-13.5", "BTS-18.7")
def test_a_ship_rises_by_all_the_levels_named_and_not_beyond_four() -> None:
    for level, levels, reached in ((1, 1, 2), (1, 2, 3), (2, 2, 4), (1, 3, 4), (3, 2, 4)):
        bench = table().ships(0, "Y1", level).resolve(0, f"upgrade(1, {levels})")
        assert bench.strength(0, "Y1") == reached
        assert sum(bench.faction(0).ships) == 1


@rule("BTS-13.7", "BTS-21.12")
def test_up_to_so_many_different_ships_and_exactly_so_many_without_the_words() -> None:
    bench = table().ships(0, "sol", 1, 1, 1).resolve(0, "upgrade(2, 1, mode=upto)")
    assert bench.kinds() == {"upgrade", "done"}
    bench.do("upgrade", "sol", 1)
    assert (bench.args("upgrade"), "done" in bench.kinds()) == ([(0, 0)], True)  # not the one of level 2 again
    bench.do("upgrade", "sol", 1)
    assert (bench.strength(0, "sol"), bench.kinds() & {"upgrade"}) == (5, set())
    exact = table().ships(0, "sol", 1).ships(0, "A1", 1).ships(0, "A2", 2).resolve(0, "upgrade(2, 1)")
    assert exact.kinds() == {"upgrade"}
    exact.do("upgrade", "sol", 1)
    assert exact.kinds() == {"upgrade"}
    exact.do("upgrade", "A1", 1)
    assert "upgrade" not in exact.kinds()
    alone = table().ships(0, "sol", 1).resolve(0, "upgrade(2, 1)")
    assert alone.strength(0, "sol") == 2  # the second is waived


@rule("BTS-13.8", "BTS-16.5")
def test_without_a_ship_that_can_rise_an_upgrade_is_waived() -> None:
    for level in (3, 4):
        bench = table().ships(0, "sol", level).resolve(0, "opt({upgrade(1, 1)}); ore(1)")
        assert ("do" in bench.kinds()) == (level == 3)
    bench = table().ships(0, "sol", 4).resolve(0, "upgrade(2, 1); ore(1)")
    assert (bench.faction(0).ore, bench.strength(0, "sol")) == (1, 4)
