"""Two or three rules at one moment, as somebody looks for who wants to catch a wrong rule."""

import pytest
from games.beyond_the_sun.bench import AREA, EVENT, FOOD, ORE, SYSTEM, TECH, Bench, supply, table
from support.rules import rule

from perihelion.games.beyond_the_sun.rules import steps

CERES_A, CERES_B = 1, 2
"""Abilities of the advanced mat, as bits of those used up."""


def told(bench: Bench, *kinds: str) -> list[tuple[str, int | None]]:
    return [(event.kind, event.seat) for event in bench.events if event.kind in kinds]


# ---------------------------------------------------------------- colonising


@rule("BTS-15.17", "BTS-14.27", "BTS-21.33", "BTS-14.30")
def test_the_bonus_jump_of_a_colonisation_takes_the_new_card_before_the_colonisation_sets_anything_off() -> None:
    """Base, disc and control bonus of the new card come before the ability that waits for the colonisation."""
    bench = table().put("A1", "luyten_726_8").base(0, "A1", ORE).ships(0, "A1", 3).ships(0, "sol", 1)
    bench.private(0, "surveying_androids")
    bench.s.decks[4] = [SYSTEM["groombridge_34"], SYSTEM["sirius"]]
    bench.resolve(0, "colonise()")
    assert bench.s.system_at[AREA["A1"]] == SYSTEM["sirius"]
    assert told(bench, "population") == []  # the excess of 1 is rewarded after step 6
    bench.do("move", "sol", 1, "A1").do("done")
    assert bench.owner("A1") == 0
    assert told(bench, "colonised", "colony-disc", "base", "ore", "population") == [
        ("colonised", 0), ("colony-disc", 0), ("base", 0), ("ore", 0), ("population", 0), ("ore", 0),
    ]  # fmt: skip
    assert bench.faction(0).ore == 2


@rule("BTS-15.8", "BTS-14.10", "BTS-18.8")
def test_a_rivals_ships_on_a_colonised_card_go_to_deep_space_and_keep_no_claim() -> None:
    """Both system decks are empty: the slot stays empty, and nobody controls anything there."""
    bench = table(3).put("B1", "wolf_1061").base(0, "B1").ships(0, "B1", 4, 4, 2).ships(1, "B1", 3).ships(2, "B1", 1, 1)
    bench.s.decks[4], bench.s.decks[5] = [], []
    bench.resolve(0, "colonise()").do("settle", 4).do("settle", 4).do("done")
    assert [bench.strength(seat, "deep") for seat in range(3)] == [2, 3, 2]
    assert [bench.strength(seat, "B1") for seat in range(3)] == [0, 0, 0]
    assert (bench.s.system_at[AREA["B1"]], bench.owner("B1")) == (-1, -1)
    assert bench.s.bases == 0


@rule("BTS-15.14", "BTS-15.15", "BTS-A-16", "BTS-12.6")
def test_a_colony_of_two_kinds_may_get_a_marker_beside_an_own_disc() -> None:
    """The base is food; ore is exhausted and chosen all the same."""
    bench = table().put("B1", "kapteyns_star").mat(0, ore_out=8).base(0, "B1", FOOD).ships(0, "B1", 4)
    bench.resolve(0, "colonise()").do("disc", "ore")
    assert bench.faction(0).colonised == [SYSTEM["kapteyns_star"] * 16 + FOOD * 4 + 2]
    assert (bench.faction(0).food_out, bench.faction(0).ore_out, bench.faction(0).automation) == (1, 8, 0)


# ---------------------------------------------------------------- another's turn


@rule("BTS-5.16", "BTS-14.29", "BTS-17.17", "BTS-5.18")
def test_a_ship_retired_in_trade_pays_its_heir_and_the_trade_goes_on() -> None:
    """The heir's bonus comes at once, and all three exchanges count for the ability."""
    bench = table(mats="advanced").mat(0, mat="un_advanced", ore=3, pop=0).mat(1, mat="ceres_advanced")
    bench.put("A1", "sirius").base(0, "A1", ORE).ships(0, "A1", 1).ships(0, "sol", 1).ships(1, "A1", 1)
    bench.production(0).do("produce", "trade").do("retire_ship", "A1", 1)
    assert (bench.owner("A1"), bench.faction(1).ore, bench.asked()) == (1, 1, 0)
    bench.do("retire_ship", "sol", 1).do("sell_population")
    assert bench.faction(0).automation == 0  # not before the trade is over
    bench.do("done").do("disc", "food")
    assert (bench.faction(0).automation, bench.faction(0).ore, bench.faction(0).pop) == (1, 2, 3)


@rule("BTS-14.22", "BTS-14.36", "BTS-A-54")
def test_a_lost_disc_lowers_what_the_loser_produces_in_the_same_turn() -> None:
    """Retiring the last ship of an ore system before ... the next production counts one symbol fewer."""
    bench = table().put("A1", "sirius").mat(1, ore_out=1).base(1, "A1", ORE).ships(1, "A1", 1).ships(0, "sol", 2)
    before = bench.faction(1).ore_out
    bench.action(0, "jump(2)").do("move", "sol", 2, "A1").do("done")
    assert (bench.owner("A1"), bench.faction(1).ore_out) == (0, before - 1)
    bench.production(1).do("produce", "ore")
    assert bench.faction(1).ore == 2  # one disc off the track: two symbols


@rule("BTS-21.32", "BTS-21.33", "BTS-17.18", "BTS-14.29", "BTS-21.26")
def test_in_one_control_check_the_active_factions_ability_comes_before_the_heirs() -> None:
    """The last ore disc of another goes to a system the active faction leaves: bonus, then both abilities in turn."""
    bench = table(mats="advanced").mat(0, mat="ceres_advanced").mat(1, mat="nishida_advanced", ore_out=7)
    bench.put("A1", "sirius").base(0, "A1", ORE).ships(0, "A1", 2).ships(1, "A1", 1)
    bench.action(0, "jump(1)").do("move", "A1", 2, "sol")
    bench.do("done")  # of the upgrade in Ceres' ability
    assert bench.faction(0).used == CERES_B
    assert (bench.faction(1).noted, bench.faction(1).automation, bench.faction(1).ore) == (2, 1, 1)
    assert told(bench, "base", "ore", "built", "automated") == [("base", 1), ("ore", 1), ("built", 0), ("automated", 1)]


@rule("BTS-21.27", "BTS-21.12", "BTS-14.10", "BTS-A-14")
def test_each_faction_of_an_event_finds_the_board_as_those_before_left_it() -> None:
    """Border Clash: the discoverer gives up a system, and the next faction takes it with its own part."""
    bench = table(3).put("A1", "sirius").base(0, "A1", ORE).ships(0, "A1", 1).ships(1, "sol", 4).ships(2, "A1", 1)
    bench.resolve(0, "each(all, {opt({upgrade(1, 1)}); jump(1)})")
    bench.do("skip").do("move", "A1", 1, "sol")
    assert (bench.owner("A1"), bench.faction(2).ore) == (2, 1)  # alone there
    assert bench.asked() == 1
    bench.do("move", "sol", 4, "A1")
    assert (bench.owner("A1"), bench.faction(1).ore) == (1, 1)
    bench.do("do").do("move", "A1", 2, "sol")
    assert (bench.owner("A1"), bench.faction(2).ore) == (1, 1)


# ---------------------------------------------------------------- cubes


@rule("BTS-10.6", "BTS-21.3", "BTS-10.10")
@pytest.mark.parametrize(("pop", "offered"), [(1, False), (2, True)])
def test_population_that_a_later_research_needs_is_not_built_with(pop: int, offered: bool) -> None:
    """Deep Space Megastructures without supply: a ship first, then the research that needs a cube."""
    bench = table().mat(0, ore=4, pop=pop, supply=[0, 0, 0, 0, 0])
    for slot in ("II-1", "II-2", "II-3"):
        bench.cube(slot, 0)
    bench.action(0, "4 ore : ship(2, at=deep); research(III)")
    assert ("use_population" in bench.kinds()) == offered
    if not offered:
        assert bench.kinds() == {"research"}


@rule("BTS-21.16", "BTS-10.6", "BTS-10.4")
@pytest.mark.parametrize("cubes", [1, 0])
def test_a_research_from_supply_tells_where_its_cube_comes_from(cubes: int) -> None:
    """From the leftmost column; without any supply it is a population cube."""
    bench = table().tech("orbital_academies", "II-1", 1).cube("I-1", 0).cube("I-2", 0).cube("I-3", 0).cube("I-4", 0)
    bench.mat(0, pop=1, supply=[0, cubes, 0, 0, 0])
    bench.resolve(0, "research(II, only=seen, cube=supply)")
    (event,) = bench.told("researched")
    assert (event.piece, event.origin) == (("supply", "supply") if cubes else ("population", "mat"))
    assert bench.researched(0, "II-1")
    assert (sum(supply(bench)), bench.faction(0).pop) == (0, cubes)


# ---------------------------------------------------------------- abilities at will


@rule("BTS-21.29", "BTS-21.25")
def test_an_ability_once_a_turn_stays_used_when_its_system_is_lost_and_won_again() -> None:
    """61 Cygni: before the action, then the base goes and comes back in the same turn."""
    bench = table().put("A1", "61_cygni").base(0, "A1", ORE).ships(0, "A1", 1).mat(0, ore=9)
    bench.turn(0)
    assert "use_ability" in bench.kinds()
    bench.do("use_ability", *bench.args("use_ability")[0])
    assert "use_ability" not in bench.kinds()
    bench.ships(1, "A1", 3)
    bench.s.push((steps.CONTROL, -1, -1))
    bench.s.choices = [[], []]
    bench.s.agenda.insert(-1, (steps.ACTION,))
    bench.s.settle()
    assert bench.owner("A1") == 1
    bench.ships(0, "A1", 4)
    bench.s.choices = [[], []]
    bench.s.agenda.append((steps.ACTION,))
    bench.s.push((steps.CONTROL, -1, -1))
    bench.s.settle()
    assert bench.owner("A1") == 0
    assert "use_ability" not in bench.kinds()


@rule("BTS-A-63", "BTS-21.27", "BTS-21.34")
def test_the_hall_of_discoverers_counts_private_technologies_and_pays_only_the_others() -> None:
    bench = table(3).cube("I-1", 0).cube("I-1", 1).private(1, "mass_cloning").cube("I-2", 2)
    bench.resolve(0, "keep(mat, vp=2, owner=most_techs); each(others, {ore(1)})", "hall_of_discoverers")
    assert bench.s.kept == [EVENT["hall_of_discoverers"] * 8 + 1]
    assert [bench.faction(seat).ore for seat in range(3)] == [0, 1, 1]
    assert TECH["mass_cloning"] in bench.faction(1).private


@rule("BTS-21.15", "BTS-21.33", "BTS-21.34", "BTS-A-49")
def test_a_private_technology_counts_for_an_ability_that_only_research_sets_off() -> None:
    """The second level III technology is a private one: nothing happens until the next research, of any level."""
    bench = table(mats="advanced").mat(0, mat="nishida_advanced", pop=1).private(0, "capital_ship")
    bench.deck(2, "mercenary_fleet", "cerebral_implants")  # without immediate bonuses
    bench.resolve(0, "private(III, look=2)").do("take_technology", "mercenary_fleet")
    assert (bench.faction(0).used, bench.faction(0).ore) == (0, 0)
    bench.resolve(0, "research(I)").do("research", "I-1")
    assert (bench.faction(0).used, bench.faction(0).ore) == (1, 3)


@rule("BTS-21.14", "BTS-21.27", "BTS-14.18", "BTS-A-21")
def test_a_ship_sent_to_the_museum_gives_its_system_up_only_to_somebody_who_is_there() -> None:
    """The first faction sends its only ship, the next takes the system at once, and keeps it without ships."""
    bench = table().put("A1", "sirius").base(0, "A1", ORE).ships(0, "A1", 2).ships(1, "A1", 1)
    bench.resolve(0, "each(all, {opt({send_ship(event)})})", "museum_of_retired_spaceships").do("do")
    assert (bench.owner("A1"), bench.faction(1).ore, bench.asked()) == (1, 1, 1)
    bench.do("do")
    assert (bench.owner("A1"), bench.faction(0).museum, bench.faction(1).museum) == (1, [2], [1])
