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
    bench = table().base(0, "A1").resolve(1, "ship(1, at=any)").do("build_at", "A1")
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
