"""Second clauses of rules that other tests prove the first one of, each from a position set up for it."""

import pytest
from support.rules import rule

from perihelion.games.beyond_the_sun.rules import abilities, colonising, effects, scoring, steps, tableau
from perihelion.games.beyond_the_sun.rules.vocabulary import SPHERE_SPACE, SYSTEM_SOURCE

from .bench import AREA, EVENT, GAME, GUILD, SLOT, SYSTEM, TABLES, TECH, table

CHANGING = [
    "ore(1)",
    "pop(1)",
    "return_pop(1)",
    "vp(1)",
    "ship(1)",
    "ship(1, from=pop)",
    "upgrade(1, 1)",
    "automate(food)",
    "move_supply(1, src=any, to=A)",
    "move_supply(1, src=right, to=any)",
    "produce(growth)",
    "produce(ore)",
    "uncover(1)",
    "send_ship(event)",
    "take_system(A)",
    "private(II)",
    "research(I)",
    "colonise()",
    "swap_disc(1)",
    "jump(1)",
    "warp(1)",
]


@rule("BTS-16.8", "BTS-16.9", "BTS-16.11", "BTS-A-31")
@pytest.mark.parametrize("effect", CHANGING)
def test_after_a_part_that_changes_something_the_rest_may_be_left(effect: str) -> None:
    """And without it the rest may not: then the action would change nothing."""
    bench = table().mat(0, ore=3, pop=3).ships(0, "sol", 1).ships(0, "A1", 2).base(0, "A1").goals("empire")
    bench.disc("empire", 0).action(0, f"{effect}; opt({{ore(1)}})")
    while bench.kinds() != {"do", "skip"}:
        action = bench.s.legal(0)[0]
        bench.s.apply(0, action)
    alone = table().mat(0, ore=3, pop=3).action(0, "nothing(); opt({ore(1)})")
    assert alone.faction(0).ore == 4  # no choice but to do it


@rule("BTS-16.8", "BTS-21.23", "BTS-A-36")
def test_a_system_card_that_is_taken_changes_something_whatever_its_bonus_does() -> None:
    bench = table()
    bench.s.changed = 0
    colonising.take_card(bench.s, 0, SYSTEM["sirius"])
    assert bench.s.changed == 1
    assert bench.faction(0).colonised == [SYSTEM["sirius"] * 16 + 15]


@rule("BTS-16.8", "BTS-5.15", "BTS-21.10")
def test_an_exchange_that_retires_a_ship_changes_something() -> None:
    bench = table().mat(0, ore=1).ships(0, "sol", 1, 2).action(0, "produce(trade); opt({ore(1)})")
    bench.do("retire_ship", "sol", 2)  # without ore nothing more can be exchanged but the new population
    assert (bench.faction(0).pop, bench.faction(0).ore, bench.strength(0, "sol")) == (1, 0, 1)
    bench.do("done")
    assert bench.kinds() == {"do", "skip"}


@rule("BTS-17.18", "BTS-21.33")
def test_a_trigger_waits_for_the_next_bonuses_of_a_system_and_not_for_later_ones() -> None:
    """Given moments of both factions on the agenda, the next one at its end."""

    def moment(seat: int, *triggers: int) -> tuple[int, ...]:
        return (steps.TRIGGERED, seat, sum(1 << trigger for trigger in triggers), 0, 0)

    colonised, gained = effects.WHEN_COLONISED, effects.WHEN_CONTROL_GAINED
    bench = table()
    bench.s.agenda = [moment(0, colonised), moment(0, gained), moment(1, gained), moment(0, effects.WHEN_JUMPED)]
    abilities.add_trigger(bench.s, 0, effects.WHEN_LAST_ORE_DISC)
    expected = [moment(0, colonised), moment(0, gained, effects.WHEN_LAST_ORE_DISC), moment(1, gained)]
    assert bench.s.agenda == [*expected, moment(0, effects.WHEN_JUMPED)]
    bench.s.agenda = [moment(0, effects.WHEN_AUTOMATED), moment(0, effects.WHEN_JUMPED), moment(1, gained)]
    abilities.add_trigger(bench.s, 0, effects.WHEN_LAST_ORE_DISC)
    assert bench.s.agenda[1] == moment(0, effects.WHEN_JUMPED, effects.WHEN_LAST_ORE_DISC)  # the next one, without any
    bench.s.agenda = [moment(1, gained)]
    abilities.add_trigger(bench.s, 0, effects.WHEN_LAST_ORE_DISC)
    assert bench.s.agenda == [moment(1, gained)]


@rule("BTS-21.33")
def test_a_change_of_control_is_no_colonisation(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given an ability that any colonisation sets off; When control passes on; Then it waits for the colonisation."""
    card = TABLES.technologies[TECH["surveying_androids"]]
    monkeypatch.setattr(card, "abilities", [TABLES.book.ability("when colonised => ore(1)")])
    bench = table().tech("surveying_androids", "II-1", 0, 1).base(1, "A1").ships(0, "sol", 2)
    bench.resolve(0, "jump(1)").do("move", "sol", 2, "A1")
    assert bench.owner("A1") == 0
    assert [bench.faction(seat).ore for seat in (0, 1)] == [0, 0]
    bench.resolve(0, "colonise()")
    assert [bench.faction(seat).ore for seat in (0, 1)] == [1, 0]


@rule("BTS-21.25", "BTS-A-11")
def test_the_text_of_a_system_comes_and_goes_with_control_of_it() -> None:
    """Given a ship beside 61 Cygni; When it takes control, and another faction does; Then the ability passes on."""
    bench = table().put("A1", "61_cygni").ships(0, "sol", 1).ships(1, "sol", 2)
    source = SYSTEM_SOURCE + SYSTEM["61_cygni"]
    bench.resolve(0, "jump(1)").do("move", "sol", 1, "A1")
    assert (bench.owner("A1"), bench.faction(0).at_will) == (0, [source])
    bench.resolve(1, "jump(1)").do("move", "sol", 2, "A1")
    assert (bench.owner("A1"), bench.faction(0).at_will, bench.faction(1).at_will) == (1, [], [source])
    rule_of = table().put("A1", "ross_154").ships(0, "sol", 1).resolve(0, "jump(1)").do("move", "sol", 1, "A1")
    while rule_of.owner("A1") < 0:
        rule_of.s.apply(0, rule_of.s.legal(0)[0])
    assert rule_of.faction(0).rules >> effects.PUSH_PAWN & 1
    assert not rule_of.faction(1).rules


@rule("BTS-4.7", "BTS-21.25")
def test_a_technology_opens_its_spaces_and_passes_on_its_type_as_soon_as_it_is_researched() -> None:
    bench = table().private(0, "capital_ship").tech("mass_cloning", "II-1").cube("I-1", 0).mat(0, pop=1)
    cards = [TABLES.technologies[TECH[name]] for name in ("capital_ship", "mass_cloning")]
    level_one = TABLES.technologies[bench.s.tech_at[SLOT["I-1"]]]
    bench.resolve(0, "research(II, only=seen)")
    assert bench.researched(0, "II-1")
    assert cards[0].space_mask
    assert cards[1].space_mask
    assert bench.faction(0).space_mask == cards[0].space_mask | cards[1].space_mask | level_one.space_mask
    assert bench.faction(0).passed == cards[0].passed | cards[1].passed | level_one.passed


@rule("BTS-21.13")
def test_a_card_laid_in_this_turn_had_no_base_when_the_turn_began() -> None:
    bench = table().base(0, "A1").ships(0, "A1", 3).base(1, "A2").ships(1, "A2", 1).turn(0)
    assert bench.s.based == 1 << AREA["A1"] | 1 << AREA["A2"]
    bench.resolve(0, "colonise()")
    assert bench.s.system_at[AREA["A1"]] == SYSTEM["ross_128"]
    assert bench.s.based == 1 << AREA["A2"]


@rule("BTS-12.1", "BTS-12.4")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_several_discs_are_automated_one_after_the_other(count: int) -> None:
    bench = table().mat(0, food_out=1, automation=6).resolve(0, f"automate(food, n={count})")
    assert (bench.faction(0).food_out, bench.faction(0).automation) == (1 + count, 6 + count)
    assert bench.faction(0).automated == [count, 0, 0]


@rule("BTS-19.2", "BTS-21.40")
def test_a_row_shows_something_new_and_lies_there_while_its_level_has_free_slots() -> None:
    bench = table(tableau=True)
    before = bench.s.horizon()
    tableau.lay_row(bench.s, 2)
    assert bench.s.horizon() == before + 1
    row = bench.s.rows[2]
    assert all(TABLES.technologies[card].types >> kind & 1 for kind, card in enumerate(row))
    tableau.lay_row(bench.s, 2)
    assert (bench.s.rows[2], bench.s.horizon()) == (row, before + 1)  # it is there already
    tableau.clear_row(bench.s, 2)
    assert bench.s.rows[2] == row
    for slot, place in SLOT.items():
        if slot.startswith("III-"):
            bench.s.tech_at[place] = TECH["capital_ship"]
    tableau.clear_row(bench.s, 2)
    assert bench.s.rows[2] == []
    assert sorted(bench.s.decks[2][: len(row)]) == sorted(row)
    tableau.lay_row(bench.s, 2)
    assert bench.s.rows[2] == []  # nothing is left to discover


@rule("BTS-19.2", "BTS-21.40")
def test_rows_of_the_levels_three_and_four_are_laid_when_somebody_can_research_them() -> None:
    bench = table(tableau=True)
    tableau.lay_rows(bench.s)
    assert [bool(row) for row in bench.s.rows] == [False, True, False, False]  # level II from the beginning
    bench.open_guild("professors")
    tableau.lay_rows(bench.s)
    assert [bool(row) for row in bench.s.rows] == [False, True, True, False]
    bench.open_guild("metascientists")
    tableau.lay_rows(bench.s)
    assert [bool(row) for row in bench.s.rows] == [False, True, True, True]


@rule("BTS-19.2")
def test_the_row_goes_when_the_last_slot_of_its_level_is_discovered() -> None:
    bench = table(tableau=True).cube("II-1", 0).mat(0, pop=1)
    bench.s.event_at = [-1] * len(bench.s.event_at)
    bench.s.tech_at[SLOT["II-1"]] = TECH["mass_cloning"]
    for number in range(2, 7):
        bench.s.tech_at[SLOT[f"III-{number}"]] = TECH["capital_ship"]
    bench.resolve(0, "research(III)")
    while bench.s.tech_at[SLOT["III-1"]] < 0:
        assert bench.s.rows[2]
        bench.s.apply(0, bench.s.legal(0)[0])
    assert bench.s.rows[2] == []


@rule("BTS-21.5", "BTS-16.8")
def test_in_an_action_a_line_that_changes_nothing_is_no_choice_and_in_a_bonus_it_is() -> None:
    lines = "choose({nothing()}, {ore(1)}, {pop(1)})"
    action = table().action(0, lines)
    assert action.args("choose_line") == [(1,), (2,)]
    assert action.why("choose_line", 0) != []
    assert action.why("choose_line", 1) == []
    bonus = table().resolve(0, lines)
    assert bonus.args("choose_line") == [(0,), (1,), (2,)]
    assert [bonus.why("choose_line", number) for number in range(3)] == [[], [], []]
    assert bonus.do("choose_line", 0).faction(0).ore == 0


@rule("BTS-11.3", "BTS-11.9", "BTS-21.16", "BTS-A-32")
def test_a_research_with_a_supply_cube_takes_it_and_may_choose_an_undiscovered_slot() -> None:
    bench = table().cube("I-1", 0).mat(0, pop=0, supply=[1, 0, 0, 0, 0])
    bench.s.event_at = [-1] * len(bench.s.event_at)
    bench.resolve(0, "research(II, cube=supply)")
    assert bench.researched(0, "II-1")
    assert (bench.faction(0).pop, sum(bench.faction(0).supply)) == (0, 0)
    assert not table().cube("I-1", 0).mat(0, pop=0).resolve(0, "research(II); ore(1)").researched(0, "II-1")


@rule("BTS-11.4", "BTS-11.11", "BTS-11.3")
def test_a_cube_opens_the_slots_to_its_right_at_once_as_far_as_they_need_no_other() -> None:
    bench = table().mat(0, pop=3).resolve(0, "research(I)").do("research", "I-1")
    assert [bench.faction(0).open_slots >> SLOT[name] & 1 for name in ("I-1", "I-2", "II-1", "II-2")] == [0, 1, 1, 0]
    assert not bench.faction(1).open_slots >> SLOT["II-1"] & 1
    while bench.s.actors():
        bench.s.apply(bench.asked(), bench.s.legal(bench.asked())[0])
    bench.resolve(0, "research(I)").do("research", "I-2")
    assert bench.faction(0).open_slots >> SLOT["II-2"] & 1  # it needs both


@rule("BTS-11.13", "BTS-11.14", "BTS-11.16")
def test_an_event_lies_on_its_slot_no_more_once_it_was_turned_up() -> None:
    bench = table().event("II-1", "asteroid_rush").cube("I-1", 0).mat(0, ore=5, pop=2)
    horizon = bench.s.horizon()
    bench.resolve(0, "research(II)")  # one slot is open to it
    assert bench.s.event_at[SLOT["II-1"]] == -1
    assert bench.s.horizon() > horizon  # it was face down before
    assert bench.researched(0, "II-1")
    while not bench.s.discarded:  # resolved to its end first
        bench.s.apply(bench.asked(), bench.s.legal(bench.asked())[0])
    assert bench.s.discarded == [EVENT["asteroid_rush"]]


@rule("BTS-2.6", "BTS-2.3")
def test_events_that_are_not_used_lie_in_the_box_without_any_order() -> None:
    for seed in range(6):
        state = GAME.new(2, seed)
        assert state.boxed == sorted(state.boxed)
        assert len(state.boxed) == 8
        lying = [event for event in state.event_at if event >= 0]
        assert sorted(lying + state.boxed) == list(range(20))


@rule("BTS-21.23", "BTS-17.6")
def test_systems_that_are_not_taken_go_under_their_own_deck_and_nothing_stays_on_offer() -> None:
    bench = table().resolve(0, "take_system(A, look=2)")
    first, second = sorted(bench.s.offer)
    deck, other = len(bench.s.decks[4]), list(bench.s.decks[5])
    bench.do("take_system", first)
    assert bench.s.offer == []
    assert bench.faction(0).colonised == [first * 16 + 15]
    assert bench.s.decks[4][0] == second
    assert (len(bench.s.decks[4]), bench.s.decks[5], bench.s.under[4]) == (deck + 1, other, [1])


@rule("BTS-13.5", "BTS-13.8", "BTS-18.7", "BTS-21.12", "BTS-13.6", "BTS-A-30")
def test_ships_of_level_four_others_ships_and_raised_ones_are_not_upgraded() -> None:
    bench = table().ships(0, "sol", 4, 2, 3).ships(1, "sol", 1).resolve(0, "upgrade(2, 1)")
    assert bench.args("upgrade") == [(AREA["sol"], 1), (AREA["sol"], 2)]
    bench.do("upgrade", "sol", 2)
    assert bench.faction(0).ships[:4] == [0, 0, 1, 2]  # the other one followed, not the one that was raised
    assert table().ships(0, "sol", 1, 4).resolve(0, "upgrade(2, 1)").strength(0, "sol") == 2 + 4  # each once
    bench = table().ships(0, "sol", 3).resolve(0, "upgrade(1, 3)")
    assert bench.strength(0, "sol") == 4
    assert not table().ships(0, "sol", 4).resolve(0, "upgrade(1, 1); ore(1)").s.actors()
    spread = table().ships(0, "sol", 1).resolve(0, "upgrade(1, 2, mode=spread)")  # single steps, the same ship again
    assert spread.strength(0, "sol") == 3


@rule("BTS-13.1", "BTS-13.2")
def test_a_ship_is_built_from_the_cube_that_is_shown() -> None:
    """From population without any supply, and from supply without population; one cube, at the dock of choice."""
    bench = table().base(0, "Y1").mat(0, pop=1, supply=[0] * 5).resolve(0, "ship(2, from=pop)").do("build_at", "Y1")
    assert (bench.faction(0).pop, bench.strength(0, "Y1")) == (0, 2)
    bench = table().base(0, "Y1").mat(0, pop=0, supply=[1, 0, 0, 0, 0]).resolve(0, "ship(2)").do("build_at", "sol")
    assert (bench.faction(0).pop, bench.faction(0).supply, bench.strength(0, "sol")) == (0, [0] * 5, 2)
    bench = table().base(0, "A1").base(1, "Y1").resolve(0, "ship(1)")
    assert bench.strength(0, "sol") == 1  # neither an own system without a yard nor another's yard is a dock


@rule("BTS-8.14", "BTS-8.15", "BTS-8.16", "BTS-A-7")
def test_ties_are_told_as_discs_left_population_and_ore() -> None:
    bench = table().mat(0, food_out=3, ore_out=1, pop=4, ore=6)
    assert scoring.tie_breaks(bench.s, 0) == (-12, 4, 6)
    assert scoring.tie_breaks(bench.s, 1) == (-16, 0, 0)


@rule("BTS-4.23", "BTS-4.24")
@pytest.mark.parametrize("opened", list(GUILD))
def test_only_the_guild_that_is_opened_can_be_used(opened: str) -> None:
    bench = table().open_guild(opened).mat(0, ore=9, pop=4).ships(0, "A1", 3).base(0, "A1")
    for slot, card in (("II-3", "mass_cloning"), ("III-4", "capital_ship"), ("III-5", "android_armada")):
        bench.tech(card, slot, 0)
    for slot in ("I-1", "I-2", "II-4", "III-6"):
        bench.cube(slot, 0)
    bench.turn(0)
    for guild in GUILD:
        assert (bench.why_space(guild) == ["BTS-4.23"]) == (guild != opened)
        assert bench.may_use(guild) == (guild == opened)
    assert bench.why_space(opened) == []


@rule("BTS-21.14", "BTS-17.9")
def test_control_is_checked_when_a_ship_has_gone_to_the_museum() -> None:
    bench = table().base(0, "A1").ships(0, "A1", 2).ships(1, "A1", 1).ships(0, "sol", 3)
    bench.resolve(0, "send_ship(event)", "museum_of_retired_spaceships")
    assert len(bench.args("send_ship")) == 2
    bench.do("send_ship", "A1", 2)
    assert (bench.faction(0).museum, bench.owner("A1")) == ([2], 1)
    assert (bench.strength(0, "A1"), bench.strength(0, "sol")) == (0, 3)
    assert not table().resolve(0, "send_ship(event); ore(1)", "museum_of_retired_spaceships").s.actors()


@rule("BTS-17.12", "BTS-17.13", "BTS-17.14", "BTS-17.15")
def test_the_space_of_the_sphere_is_there_from_the_event_to_its_use() -> None:
    bench = table().resolve(0, "place_system(B, as=sphere)", "dyson_sphere")
    assert (bench.s.sphere, bench.s.sphere_event) == (SYSTEM["tau_ceti"], EVENT["dyson_sphere"])
    assert bench.s.common >> SPHERE_SPACE & 1
    bench.resolve(0, "take_system(sphere)")
    assert not bench.s.common >> SPHERE_SPACE & 1
    assert (bench.s.sphere, bench.s.sphere_event, bench.s.discarded) == (-1, -1, [EVENT["dyson_sphere"]])
    assert bench.faction(0).colonised == [SYSTEM["tau_ceti"] * 16 + 15]
    again = table().resolve(0, "take_system(sphere); ore(1)")
    assert (again.faction(0).ore, again.faction(0).colonised) == (1, [])


@rule("BTS-17.8", "BTS-21.38", "BTS-A-11")
def test_a_pawn_pushed_aside_is_paid_for_and_blocks_nothing() -> None:
    bench = table(3).put("A1", "ross_154").base(0, "A1").mat(0, ore=5, pop=2).mat(1, pawn=0, ore=2).turn(0)
    bench.use("basic_1")
    price = 5 - bench.faction(0).ore
    assert (bench.faction(1).ore, bench.faction(1).aside) == (2 + price, 1)
    assert price > 0
    free = table(3).put("A1", "ross_154").base(0, "A1").mat(0, ore=5, pop=2).mat(1, pawn=1, ore=2).turn(0)
    free.use("basic_1")
    assert (free.faction(0).ore, free.faction(1).ore, free.faction(1).aside) == (5, 2, 0)


@rule("BTS-17.17", "BTS-5.3")
def test_exchanges_of_an_earlier_turn_count_no_more() -> None:
    bench = table().mat(0, mat="un_advanced", ore=9, pop=4)
    bench.s.exchanges, bench.s.uses = 2, [TECH["galactic_hq"]]
    bench.turn(0)
    assert (bench.s.exchanges, bench.s.uses) == (0, [])
    bench.s.exchanges = 2
    bench.production(0).do("produce", "trade").do("sell_population").do("done")
    assert (bench.s.exchanges if bench.s.active == 0 else 1, bench.faction(0).used) == (1, 0)


@rule("BTS-18.6", "BTS-21.8")
def test_returned_population_fills_columns_from_the_right_and_then_column_a() -> None:
    bench = table().mat(0, pop=3, supply=[3, 3, 3, 4, 3]).resolve(0, "return_pop(3)")
    assert (bench.faction(0).pop, bench.faction(0).supply) == (0, [5, 3, 3, 4, 4])
    assert bench.told("retired")[-1].amount == 3
