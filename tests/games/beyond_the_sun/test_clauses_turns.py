"""Spaces, Basic actions, guilds, production and achievements: the clauses that one example leaves out."""

import pytest
from games.beyond_the_sun.bench import FOOD, SLOT, TABLES, TECH, Bench, space, supply, table
from support.rules import rule


def passed_turn(bench: Bench) -> Bench:
    """A turn of the seat that is asked, by the last Basic action and ore."""
    return bench.use("basic_4").do("produce", "ore")


# ---------------------------------------------------------------- spaces


@rule("BTS-4.1", "BTS-4.17")
def test_the_action_is_the_one_beside_the_space() -> None:
    def ready() -> Bench:
        return table().cube("I-4", 0).ships(0, "A1", 2, 1).base(0, "A1").mat(0, ore=3, pop=1).turn(0)

    jump = ready().use("terraforming", 0)
    assert (jump.kinds(), jump.faction(0).ore, jump.faction(0).pop) == ({"move"}, 3, 1)
    colonise = ready().use("terraforming", 1)
    assert colonise.kinds() == {"settle"}
    assert (colonise.faction(0).ore, colonise.faction(0).pop) == (0, 0)  # 3 ore and 1 cube, before anything else
    assert sum(supply(colonise)) == 18


@rule("BTS-4.2", "BTS-4.16")
def test_a_pawn_holds_its_space_on_a_card_too_until_it_moves_on() -> None:
    bench = table().cube("I-4", 0, 1).ships(0, "sol", 1).ships(1, "sol", 1).mat(0, ore=9, pop=3).mat(1, ore=9, pop=3)
    bench.turn(0).use("terraforming", 0).do("move", "sol", 1, "A1").do("done").do("produce", "ore")
    assert bench.asked() == 1
    assert not bench.may_use("terraforming", 0)
    assert bench.why_space("terraforming", 0) == ["BTS-4.2"]
    passed_turn(bench).use("basic_1", 0)
    bench.do("research", "I-2").do("produce", "ore")
    assert bench.asked() == 1
    assert bench.may_use("terraforming", 0)
    assert not bench.may_use("basic_1", 0)


@rule("BTS-4.7")
def test_the_technology_of_another_faction_opens_no_space() -> None:
    for owner, other in ((0, 1), (1, 0)):
        bench = table().cube("I-4", owner).ships(0, "sol", 1).ships(1, "sol", 1).turn(other)
        assert not bench.may_use("terraforming")
        assert bench.turn(owner).may_use("terraforming")


@rule("BTS-4.9", "BTS-15.3")
def test_a_base_alone_is_not_enough_to_colonise() -> None:
    for strength in (1, 2):
        bench = table().cube("I-4", 0).ships(0, "A1", strength).base(0, "A1").mat(0, ore=3, pop=1).turn(0)
        assert bench.may_use("terraforming", 1) == (strength == 2)


@rule("BTS-4.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_the_marked_spaces_cost_one_ore_more(seats: int) -> None:
    layout = TABLES.layouts[table(seats).s.layout]
    paid = []
    for number in range(4):
        if space("basic_1", number) in layout.basic_spaces:
            bench = table(seats).mat(0, ore=5, pop=1).turn(0).use("basic_1", number)
            paid.append(5 - bench.faction(0).ore)
    assert paid == {2: [0, 1], 3: [0, 0, 0], 4: [0, 0, 0, 1]}[seats]


# ---------------------------------------------------------------- Basic actions


@rule("BTS-4.19", "BTS-4.25")
def test_basic_action_two_takes_any_slot_of_level_two_whose_prerequisites_are_met() -> None:
    bench = table().cube("I-1", 0).cube("I-2", 0).tech("mass_cloning", "II-1").tech("plasma_cannon", "III-1")
    bench.mat(0, ore=2, pop=1).turn(0).use("basic_2")
    assert {args[0] for args in bench.args("research")} == {SLOT["II-1"], SLOT["II-2"], SLOT["II-3"]}
    before = supply(bench)[:]
    bench.do("research", "II-1")  # discovered: gained at once
    assert (bench.faction(0).ore, bench.researched(0, "II-1")) == (0, True)
    assert bench.faction(0).pop == 2  # the cube is placed, its bonus brings two
    assert sum(before) - sum(supply(bench)) == 2
    assert not table().cube("I-1", 0).mat(0, ore=2, pop=0).turn(0).may_use("basic_2")


@rule("BTS-4.25", "BTS-11.2")
def test_level_three_is_out_of_reach_of_basic_spacefaring() -> None:
    bench = table().cube("I-1", 0).tech("mass_cloning", "II-1", 0).tech("plasma_cannon", "II-2", 0)
    for slot in ("I-2", "I-3", "I-4", "II-3", "II-4", "II-5", "II-6"):
        bench.cube(slot, 0)
    bench.mat(0, ore=9, pop=3).turn(0)
    assert bench.faction(0).open_slots  # slots of level III
    assert not any(bench.may_use(f"basic_{number}") for number in (1, 2))
    fresh = table().tech("mass_cloning", "II-1", 0).mat(0, ore=9, pop=3)
    fresh.cube("I-1", 0).cube("I-2", 0).turn(0).use("basic_2")
    assert {TABLES.slots[args[0]].level for args in fresh.args("research")} == {1}


@rule("BTS-4.21")
def test_basic_action_four_takes_from_the_leftmost_column_whatever_the_track_shows() -> None:
    for cubes, left in (([2, 3, 0, 0, 1], [1, 3, 0, 0, 1]), ([0, 0, 0, 2, 4], [0, 0, 0, 1, 4])):
        for out in (0, 8):
            bench = table().mat(0, supply=cubes[:], pop=1, food_out=out).turn(0).use("basic_4")
            assert (supply(bench), bench.faction(0).pop, bench.faction(0).ore) == (left, 2, 1)


@rule("BTS-4.24", "BTS-4.23")
def test_an_opened_guild_stays_open_to_all_and_beside_another_one() -> None:
    bench = table(3)
    for seat in range(3):
        bench.mat(seat, ore=9, pop=5).ships(seat, "A1", 1).cube("I-1", seat)
    bench.open_guild("metascientists").resolve(1, "uncover(2)")  # the one still covered
    assert bench.s.common >> space("technocrats") & 1
    bench.turn(0)
    for turn in range(6):
        assert (bench.asked(), bench.may_use("technocrats")) == (turn % 3, True)
        passed_turn(bench)
    assert [bench.s.open_guilds >> k & 1 for k in range(4)].count(1) == 2


def all_researched_but(slot: str) -> Bench:
    """Seat 0 has researched whatever stands on the tree; this slot is open and waits for its discovery."""
    bench = table()
    for each in TABLES.slots:
        if each.name != slot and each.level:
            name = next(card.name for card in TABLES.technologies if TECH[card.name] in bench.s.decks[each.level])
            bench.tech(name, each.name, 0)
        elif each.name != slot:
            bench.cube(each.name, 0)
    return bench


@rule("BTS-4.24", "BTS-A-12", "BTS-21.19")
def test_the_log_names_the_guild_and_the_basic_action_that_a_turn_used() -> None:
    slots = {"terraformers": "II-1", "technocrats": "II-1", "professors": "III-1", "metascientists": "IIII-1"}
    assert set(slots) == set(TABLES.guild_names)
    for guild, slot in slots.items():
        bench = all_researched_but(slot).open_guild(guild).mat(0, ore=9, pop=5).ships(0, "A1", 3).base(0, "A1").turn(0)
        bench.use(guild)
        assert [event.facts["action"] for event in bench.told("space")] == [f"@guild-{guild}"]
    bench = table().open_guild("technocrats").cube("I-1", 0).tech("mass_cloning", "II-1").mat(0, ore=3, pop=1).turn(0)
    bench.use("technocrats").do("copy_action", 3)
    assert [event.facts["action"] for event in bench.told("copied")] == ["@basic-4"]
    assert bench.faction(0).pawn == space("technocrats")


@rule("BTS-4.9", "BTS-11.3", "BTS-EX-20")
@pytest.mark.parametrize("slot", [slot.name for slot in TABLES.slots])
def test_the_eye_looks_for_a_discovered_slot_of_its_own_level_that_is_open(slot: str) -> None:
    for discovered in (True, False):
        bench = all_researched_but(slot)
        if discovered and not slot.startswith("I-"):
            level = TABLES.slots[SLOT[slot]].level
            bench.tech(TABLES.technologies[bench.s.decks[level][-1]].name, slot)
        bench.private(0, "hypercomputing").mat(0, ore=9, pop=3).turn(0)
        assert bench.faction(0).open_slots == 1 << SLOT[slot]
        assert bench.may_use("hypercomputing") == (discovered and slot.startswith("II-"))


# ---------------------------------------------------------------- production


@rule("BTS-5.1", "BTS-5.3")
@pytest.mark.parametrize("option", ["growth", "ore", "trade"])
def test_one_option_is_chosen_and_brings_nothing_of_the_others(option: str) -> None:
    bench = table().production(0).do("produce", option)
    assert bench.s.active == 1
    assert bench.faction(0).pop == (option == "growth")
    assert bench.faction(0).ore == (option == "ore")


@rule("BTS-5.3", "BTS-17.10", "BTS-A-26")
def test_production_of_a_card_comes_besides_that_of_the_turn() -> None:
    bench = table().put("A1", "lalande_21185").ships(0, "A1", 4).base(0, "A1").cube("I-4", 0).mat(0, ore=3, pop=1)
    bench.turn(0).use("terraforming", 1)
    while bench.kinds() != {"produce"}:
        bench.do("done")
    ore = bench.faction(0).ore
    bench.do("produce", "ore")
    assert (bench.faction(0).ore, bench.s.active) == (ore + 1, 1)


@rule("BTS-5.6", "BTS-5.7", "BTS-A-27")
def test_the_last_cube_of_a_column_grows_too() -> None:
    bench = table().mat(0, supply=[1, 1, 0, 2, 2], food_out=3).production(0).do("produce", "growth")
    assert (supply(bench), bench.faction(0).pop) == ([0, 0, 0, 2, 2], 2)


@rule("BTS-5.16", "BTS-14.29", "BTS-A-48", "BTS-A-56")
def test_who_takes_over_after_a_retired_ship_gets_the_bonus_at_once() -> None:
    bench = table().put("A1", "sirius").ships(0, "A1", 1).base(0, "A1", FOOD).ships(1, "A1", 1)
    bench.mat(0, ore=2).production(0).do("produce", "trade").do("retire_ship", "A1", 1)
    assert (bench.owner("A1"), bench.faction(1).ore) == (1, 1)
    assert "sell_population" in bench.kinds()  # in the midst of the trade


@rule("BTS-5.18", "BTS-5.11")
def test_ore_of_one_exchange_pays_for_the_next() -> None:
    bench = table().ships(0, "sol", 2, 1).mat(0, pop=1).production(0).do("produce", "trade")
    assert "retire_ship" not in bench.kinds()
    bench.do("sell_population").do("retire_ship", "sol", 2).do("sell_population").do("retire_ship", "sol", 1)
    assert (bench.faction(0).pop, bench.faction(0).ore) == (1, 0)
    bench.do("sell_population")
    assert (bench.faction(0).pop, bench.faction(0).ore, bench.s.active) == (0, 1, 1)


# ---------------------------------------------------------------- achievements


@rule("BTS-6.5", "BTS-6.6")
def test_the_second_disc_lies_on_the_second_space() -> None:
    bench = table().goals("efficiency", "harmony").disc("efficiency", 1).mat(0, automation=5).achievement_phase(0)
    assert bench.told("claimed")[-1].amount == TABLES.achievements[bench.s.goals[0]].spaces[1] == 2
    assert bench.s.claims[0] == [1 * 4 + 3, 3]


@rule("BTS-6.10")
def test_a_disc_stays_through_the_turns_after_its_condition_is_lost() -> None:
    bench = table().goals("abundance", "harmony").mat(0, pop=3, ore=8).mat(1, pop=1)
    bench.achievement_phase(0).mat(0, pop=1, ore=0)
    for _ in range(4):
        passed_turn(bench)
    assert bench.s.claims[0] == [3]
    assert bench.s.tally()[0]["achievements"] == 2


@rule("BTS-6.11", "BTS-18.2")
def test_discs_never_run_out() -> None:
    bench = table(4).goals("empire", "transcendence", "efficiency", "great_library")
    for seat in (1, 2, 3):
        bench.disc("empire", seat).disc("transcendence", seat)
    bench.disc("efficiency", 1).disc("efficiency", 2).disc("great_library", 1)
    bench.mat(0, automation=5).achievement_phase(0)
    assert bench.s.discs_claimed() == 10


@rule("BTS-6.14", "BTS-6.7")
def test_a_card_with_two_spaces_takes_two_discs_and_one_with_four_takes_four() -> None:
    for goal, most in (("vanguard", 2), ("empire", 4)):
        for discs in range(min(4, most + 1)):
            bench = table(4).goals(goal, "harmony")
            for seat in range(discs):
                bench.disc(goal, seat + 1)
            bench.colonised(0, "barnards_star", "wolf_359", "sirius", "procyon", "ross_128").achievement_phase(0)
            assert bench.s.discs_claimed() == min(discs + 1, most)


@rule("BTS-6.12", "BTS-6.2", "BTS-A-42")
def test_what_production_brings_or_takes_decides() -> None:
    def ready(ore: int) -> Bench:
        bench = table().goals("abundance", "harmony").mat(0, pop=2, ore=ore).mat(1, pop=4, ore=20)
        return bench.turn(0).use("basic_4")

    gained = ready(6).do("produce", "ore")
    assert gained.s.claims == [[3], []]
    lost = ready(7).do("produce", "trade").do("sell_population").do("done")
    assert (lost.s.discs_claimed(), lost.asked()) == (0, 1)
