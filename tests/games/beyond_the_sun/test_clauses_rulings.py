"""The rulings of Beyond the Sun (BTS-A-…), clause by clause, where no rule's own test would notice them broken."""

import pytest
from games.beyond_the_sun.bench import AREA, MARKER, ORE, SLOT, TABLES, table
from support.rules import rule


@rule("BTS-A-5", "BTS-A-28", "BTS-5.1")
def test_all_three_ways_to_produce_are_open_even_if_they_bring_nothing() -> None:
    bench = table().mat(0, supply=[0, 0, 0, 0, 0], pop=0, ore=0).production(0)
    assert bench.args("produce") == [(0,), (1,), (2,)]
    bench.do("produce", 0)
    assert bench.faction(0).pop == 0


@rule("BTS-A-10", "BTS-11.24")
def test_with_no_card_of_any_allowed_type_every_card_turned_up_is_on_offer() -> None:
    """Given a deck without a scientific card, the only type that is passed on; Then all its cards can be taken."""
    bench = table().cube("I-1", 0).mat(0, pop=1).event("II-1", "quarantine")
    passed = TABLES.technologies[bench.s.tech_at[SLOT["I-1"]]].passes
    others = [number for number, card in enumerate(TABLES.technologies) if card.level == 1]
    deck = [number for number in others if not TABLES.technologies[number].types >> passed & 1][:4]
    bench.s.decks[1], bench.s.under[1] = deck, []
    bench.resolve(0, "research(II)")
    assert sorted(card for (card,) in bench.args("take_technology")) == sorted(deck)


@rule("BTS-A-10", "BTS-11.21")
def test_with_no_card_of_the_type_chosen_another_allowed_type_is_taken() -> None:
    bench = table().cube("I-1", 0).cube("I-2", 0).mat(0, pop=1).event("II-2", "quarantine")
    types = [TABLES.technologies[bench.s.tech_at[SLOT[slot]]].passes for slot in ("I-1", "I-2")]
    fitting = [
        number
        for number, card in enumerate(TABLES.technologies)
        if card.level == 1 and card.types >> types[1] & 1 and not card.types >> types[0] & 1
    ]
    bench.s.decks[1], bench.s.under[1] = fitting[:3], []
    bench.resolve(0, "research(II)").do("research", "II-2").do("take_type", types[0])
    assert {card for (card,) in bench.args("take_technology")} <= set(fitting[:3])
    assert len(bench.args("take_technology")) == 2  # two of the other type, as ever


@rule("BTS-A-10")
def test_a_single_card_of_the_type_is_laid_though_another_type_has_more() -> None:
    """Given one card of the type named and several of the other; Then there is nothing to choose."""
    bench = table().cube("I-1", 0).cube("I-2", 0).mat(0, pop=1).event("II-2", "quarantine")
    types = [TABLES.technologies[bench.s.tech_at[SLOT[slot]]].passes for slot in ("I-1", "I-2")]
    pure = [
        [
            number
            for number, card in enumerate(TABLES.technologies)
            if card.level == 1 and card.types >> one & 1 and not card.types >> other & 1
        ]
        for one, other in (types, types[::-1])
    ]
    deck = [pure[1][0], pure[0][0], *pure[1][1:3]]
    bench.s.decks[1], bench.s.under[1] = deck, []
    bench.resolve(0, "research(II)").do("research", "II-2").do("take_type", types[0])
    assert bench.s.tech_at[SLOT["II-2"]] == pure[0][0]
    assert sorted(bench.s.decks[1]) == sorted(set(deck) - {pure[0][0]})


@rule("BTS-A-11", "BTS-21.38")
def test_who_was_pushed_aside_leaves_the_space_to_the_pawn_that_stands_there() -> None:
    """Given seat 1 pushed aside by seat 0; When seat 1 moves on; Then the space stays held by seat 0."""
    bench = table(3).put("A1", "ross_154").base(0, "A1").mat(0, ore=5, pop=2).mat(1, pawn=0, ore=9, pop=2)
    bench.mat(2, ore=9, pop=2).turn(0).use("basic_1")
    assert bench.faction(1).aside == 1
    bench.s.agenda, bench.s.choices = [], [[], [], []]
    held = bench.s.held
    bench.turn(1)
    bench.do("use_space", sorted(bench.spaces())[0])
    assert bench.s.held & held == held
    assert not bench.faction(1).aside


@rule("BTS-A-14")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_of_several_players_the_active_one_gains_first_then_the_others_clockwise(active: int) -> None:
    """Given three factions that come to hold a system each by one change of the board."""
    bench = table(3)
    bench.s.active = active
    for seat, area in enumerate(("Y1", "Y2", "A2")):
        bench.ships(seat, area, 1)
    bench.resolve(active, "ship(1, at=deep)")
    told = [event.seat for event in bench.told("base")]
    assert told == [(active + each) % 3 for each in range(3)]


@rule("BTS-A-16", "BTS-14.20")
@pytest.mark.parametrize("empty", ["food_out", "ore_out"])
def test_the_kind_of_which_no_disc_is_left_may_be_chosen_and_a_marker_lies_there(empty: str) -> None:
    bench = table().put("A1", "tau_ceti").mat(0, **{empty: 8}).ships(0, "sol", 2).resolve(0, "jump(1)")
    bench.do("move", "sol", 2, "A1")
    assert bench.args("disc") == [(0,), (1,)]
    bench.do("disc", 0 if empty == "food_out" else 1)
    assert bench.s.base_kind[AREA["A1"]] == MARKER


@rule("BTS-A-18", "BTS-A-19", "BTS-14.35")
@pytest.mark.parametrize(
    ("others", "own", "gained"), [((2, 2), 3, True), ((2, 2), 2, False), ((1, 2), 2, False), ((1, 1), 2, True)]
)
def test_without_a_controller_the_strongest_alone_takes_a_system_with_ships_of_others(
    others: tuple[int, int], own: int, gained: bool
) -> None:
    bench = table(3).put("A1", "barnards_star").ships(1, "A1", others[0]).ships(2, "A1", others[1])
    bench.s.touched = 0
    bench.ships(0, "sol", own)
    bench.resolve(0, "jump(1)").do("move", "sol", own, "A1")
    assert (bench.owner("A1") == 0) == gained


@rule("BTS-A-22", "BTS-14.11")
def test_a_base_without_ships_falls_to_a_ship_that_is_built_there() -> None:
    bench = table().base(0, "A1").resolve(1, "ship(1, at=any)")
    bench.s.touched = 0  # nothing else has changed since control was checked
    bench.do("build_at", "A1")
    assert (bench.owner("A1"), bench.faction(0).bases) == (1, 0)


@rule("BTS-A-23", "BTS-14.22")
def test_a_marker_that_was_a_base_returns_to_no_track() -> None:
    bench = table().mat(0, food_out=8, ore_out=8).base(0, "A1", MARKER).resolve(1, "ship(1, at=any)")
    bench.do("build_at", "A1")
    assert (bench.owner("A1"), bench.faction(0).food_out, bench.faction(0).ore_out) == (1, 8, 8)


@rule("BTS-A-67", "BTS-21.18")
@pytest.mark.parametrize("kind", ["food", "ore"])
def test_with_subatomic_fabrication_a_base_may_come_from_either_track(kind: str) -> None:
    bench = table().private(0, "subatomic_fabrication").resolve(0, "ship(1, at=any)").do("build_at", "Y1")
    assert bench.args("disc") == [(0,), (1,)]
    bench.do("disc", kind)
    assert bench.faction(0).food_out + bench.faction(0).ore_out == 1
    assert (bench.faction(0).ore_out == 1) == (kind == "ore")
    empty = table().private(0, "subatomic_fabrication").mat(0, ore_out=8).resolve(0, "ship(1, at=any)")
    empty.do("build_at", "Y1").do("disc", ORE)
    assert empty.s.base_kind[AREA["Y1"]] == MARKER


@rule("BTS-A-9", "BTS-11.7")
def test_two_of_three_prerequisites_suffice_for_slots_of_level_four_alone() -> None:
    three = [number for number, slot in enumerate(TABLES.slots) if slot.needs.bit_count() == 3]
    assert three
    for number, slot in enumerate(TABLES.slots):
        assert (slot.least < slot.needs.bit_count()) == (number in three and slot.level == 3)
        needed = [each.name for place, each in enumerate(TABLES.slots) if slot.needs >> place & 1]
        if number in three and slot.least == 2:
            bench = table().cube(needed[0], 0).turn(0)
            assert not bench.faction(0).open_slots >> number & 1
            bench.cube(needed[2], 0).turn(0)
            assert bench.faction(0).open_slots >> number & 1


@rule("BTS-A-15", "BTS-21.1")
def test_parts_are_resolved_from_left_to_right() -> None:
    """A ship that is built first may be upgraded and moved by the parts after it, and not the other way round."""
    bench = table().resolve(0, "ship(1, at=deep); upgrade(1, 1)")
    assert bench.strength(0, "deep") == 2
    bench = table().resolve(0, "upgrade(1, 1); ship(1, at=deep)")
    assert bench.strength(0, "deep") == 1


@rule("BTS-A-29", "BTS-21.8")
def test_at_tau_ceti_the_player_chooses_which_cube_goes_to_column_a() -> None:
    for column, left in (("C", [2, 0, 1, 0, 1]), ("E", [2, 0, 2, 0, 0])):
        bench = table().put("A1", "tau_ceti").mat(0, supply=[1, 0, 2, 0, 1]).ships(0, "sol", 2).resolve(0, "jump(1)")
        bench.do("move", "sol", 2, "A1").do("disc", "food")
        assert bench.args("from_column") == [(2,), (4,)]
        bench.do("from_column", column)
        assert bench.faction(0).supply == left


@rule("BTS-A-39", "BTS-17.10")
def test_lalande_grows_and_digs_unasked_and_trade_may_be_left() -> None:
    bench = table().put("A1", "lalande_21185").ships(0, "A1", 4).base(0, "A1").mat(0, pop=1, ore=2)
    before = bench.faction(0).pop, bench.faction(0).ore
    bench.resolve(0, "colonise()")
    assert bench.faction(0).pop > before[0]
    assert bench.faction(0).ore > before[1]
    assert "done" in bench.kinds()
    after = bench.faction(0).pop, bench.faction(0).ore
    bench.do("done")
    assert (bench.faction(0).pop, bench.faction(0).ore) == after


@rule("BTS-A-43")
@pytest.mark.parametrize(
    ("areas", "met"),
    [(("sol", "deep", "Y1"), True), (("sol", "deep"), False), (("A1", "Y1", "Y2"), True)],
)
def test_power_asks_for_strength_four_in_three_areas_sol_and_deep_space_included(
    areas: tuple[str, ...], met: bool
) -> None:
    bench = table().goals("power", "empire")
    for area in areas:
        bench.ships(0, area, 4)
    bench.ships(0, "A2", 3).achievement_phase(0)
    assert (bench.s.discs_claimed() == 1) == met


@rule("BTS-A-44", "BTS-1.20")
def test_points_of_achievements_never_rise_from_left_to_right() -> None:
    for card in TABLES.achievements:
        assert card.spaces == sorted(card.spaces, reverse=True)


@rule("BTS-A-7", "BTS-A-50", "BTS-8.15")
def test_only_population_on_the_mat_decides_a_tie_no_supply_and_no_research_cube() -> None:
    bench = table(2).mat(0, pop=2, supply=[0, 0, 0, 0, 0]).mat(1, pop=1, supply=[5, 5, 5, 5, 5])
    bench.cube("I-1", 1).cube("I-2", 0)
    assert bench.s.tie_breaks(0)["population"] == 2
    assert bench.s.tie_breaks(1)["population"] == 1


@rule("BTS-A-63", "BTS-21.21")
def test_the_hall_goes_to_the_discoverer_in_a_tie_and_else_clockwise() -> None:
    line = "keep(mat, vp=2, owner=most_techs); each(others, {ore(1)})"
    for seat, cubes, owner in ((1, (0, 1, 2), 1), (1, (0, 2), 2), (2, (0, 1), 0)):
        bench = table(3).cube("I-1", *cubes)
        bench.s.active = seat
        bench.resolve(seat, line, "hall_of_discoverers")
        assert bench.s.kept[0] % 8 == owner


@rule("BTS-A-62", "BTS-21.13")
def test_only_the_bonus_of_the_named_target_is_left_out() -> None:
    bench = table().put("A1", "alpha_centauri").put("A2", "sirius").ships(0, "sol", 2, 1)
    bench.tech("stealth_terraformers", "III-1", 0).mat(0, ore=5, pop=1).turn(0).use("stealth_terraformers")
    bench.do("move", "sol", 1, "A2").do("move", "sol", 2, "A1")
    assert [event.amount for event in bench.told("ore")] == [1, 3]  # Sirius' control, then the colonisation


@rule("BTS-A-57", "BTS-14.32")
def test_a_bonus_that_waits_is_kept_even_if_control_is_lost_meanwhile() -> None:
    """Given two systems gained by one jump; When the bonus of the second takes the ships away from the first."""
    bench = table().put("A1", "alpha_centauri").put("A2", "luyten_726_8").ships(1, "A1", 1).ships(0, "sol", 2, 1)
    bench.resolve(0, "jump(2)").do("move", "sol", 2, "A1").do("move", "sol", 1, "A2")
    assert bench.owner("A1") == 0
    assert bench.args("take_bonus") == [(AREA["A1"],), (AREA["A2"],)]
    before = bench.faction(0).pop
    bench.do("take_bonus", AREA["A2"]).do("move", "A1", 2, "sol")
    assert bench.owner("A1") == 1
    assert bench.faction(0).pop == before + 1  # Alpha Centauri's
