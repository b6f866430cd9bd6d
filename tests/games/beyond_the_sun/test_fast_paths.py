"""Short cuts of the rules give the same answers as the plain way."""

import random
from itertools import product

import pytest
from support.rules import rule

from perihelion.games.beyond_the_sun.play import BeyondState
from perihelion.games.beyond_the_sun.rules import effects, steps, turns
from perihelion.games.beyond_the_sun.rules.cards import DEEP, EXTRA, SOL, SYSTEM_SLOTS, Technology
from perihelion.games.beyond_the_sun.rules.control import rightful
from perihelion.games.beyond_the_sun.rules.counters import COUNT, count_of, value
from perihelion.games.beyond_the_sun.rules.feasibility import payable
from perihelion.games.beyond_the_sun.rules.pieces import refresh_abilities
from perihelion.games.beyond_the_sun.rules.sets import SHIPS, bits_of, spaces_in
from perihelion.games.beyond_the_sun.rules.ships import moves
from perihelion.games.beyond_the_sun.rules.state import NOWHERE, Faction
from perihelion.games.beyond_the_sun.rules.vocabulary import AREAS, MOVE, SHIP_LEVELS, SPACES

from .bench import GAME, GOAL, TABLES, Bench, index, space, table
from .test_every_component import MET, aiming


def positions(seed: int) -> list[BeyondState]:
    """Positions before an action, from all over a random game."""
    rng = random.Random(seed)
    state = GAME.new(3, seed)
    assert isinstance(state, BeyondState)
    found = []
    while not state.over():
        if state.asked[0] == steps.ACTION:
            found.append(state.clone())
        seat = state.actors()[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    return found


FLEETS = ("none", "in Sol", "with a target")
TREES = ("nothing", "level I", "a discovery", "level II", "level III")


def built(pop: int, cubes: int, fleet: str, tree: str) -> Bench:
    """A position before an action of seat 0: what it has of population, supply, ships and technologies."""
    bench = table(3).mat(0, ore=9, pop=pop, supply=[cubes, 0, 0, 0, 0])
    if fleet != "none":
        bench.ships(0, "sol", 1)
    if fleet == "with a target":
        bench.ships(0, "A1", 2).base(0, "A1")
    if tree != "nothing":
        for slot in ("I-1", "I-2", "I-3", "I-4"):
            bench.cube(slot, 0)
    if tree == "a discovery":
        bench.tech("supply_base", "II-1", 1)
    if tree == "level II":
        bench.tech("supply_base", "II-1", 0).tech("mass_cloning", "II-3", 0).tech("plasma_cannon", "II-4", 1)
    if tree == "level III":
        bench.tech("capital_ship", "III-4", 0)
    return bench.turn(0)


def built_positions() -> list[BeyondState]:
    return [
        built(pop, cubes, fleet, tree).s for pop in (0, 3) for cubes in (0, 1, 3) for fleet in FLEETS for tree in TREES
    ]


@rule("BTS-4.9", "BTS-4.10")
def test_a_line_that_needs_one_thing_is_judged_as_any_other_line() -> None:
    lines = [line for line in TABLES.lines if line.needs != effects.ANYTHING]
    assert {line.needs for line in lines} == set(range(effects.NO_MORE, effects.A_SEEN_SLOT + 1))
    answers: dict[int, set[bool]] = {needs: set() for needs in range(effects.NO_MORE, effects.A_SEEN_SLOT + 1)}
    for state in built_positions():
        faction = state.factions[0]
        for line in lines:
            for ore in (0, 2, 4, 7):
                for changing in (True, False):
                    purse = (ore, faction.pop, sum(faction.supply), 0, 0, changing)
                    short = payable(state, 0, line, *purse)
                    needs, line.needs = line.needs, effects.ANYTHING
                    assert payable(state, 0, line, *purse) == short
                    line.needs = needs
                    answers[needs].add(short)
    assert {needs: len(both) for needs, both in answers.items()} == dict.fromkeys(answers, 2)  # met, and not met


@rule("BTS-4.9", "BTS-21.5")
def test_a_line_that_is_a_choice_is_judged_as_any_other_line() -> None:
    lines = [line for line in TABLES.lines if line.choice]
    assert len(lines) >= 2
    for line in lines:
        answers = set()
        for state in built_positions():
            faction = state.factions[0]
            for ore in (0, 2, 4):
                for changing in (True, False):
                    purse = (ore, faction.pop, sum(faction.supply), 0, 0, changing)
                    short = payable(state, 0, line, *purse)
                    line.choice = False
                    assert payable(state, 0, line, *purse) == short
                    line.choice = True
                    answers.add(short)
        assert True in answers


@pytest.mark.parametrize("card", TABLES.technologies, ids=lambda card: card.name)
def test_sets_of_spaces_give_what_asking_for_every_space_gives(card: Technology) -> None:
    """Every technology in the hands of a faction that has nothing, some things, or all that its actions need."""
    seen = set()
    for pop, cubes, fleet, tree in product((0, 1, 5), (0, 3), FLEETS, TREES):
        bench = built(pop, cubes, fleet, tree).private(0, card.name)
        for guild in TABLES.guild_names:
            bench.open_guild(guild)
        for ore in (0, 3, 20):
            bench.mat(0, ore=ore).turn(0)
            rules = bench.faction(0).rules
            bench.faction(0).rules &= ~turns.SPACES_ONE_BY_ONE  # both ways for every card
            together = turns.legal_spaces(bench.s, 0)
            assert together == turns.spaces_one_by_one(bench.s, 0)
            bench.faction(0).rules = rules
            seen.update(together)
    usable = {space for space in card.spaces if card.name not in NEED_MORE}
    assert usable <= seen
    assert {0, 4, 8, 12} <= seen  # Basic Spacefaring


@rule("BTS-4.2", "BTS-4.3", "BTS-4.7", "BTS-4.9", "BTS-4.10", "BTS-21.30", "BTS-21.38")
@pytest.mark.parametrize("held", [(), ("basic_1", "basic_4"), ("mass_cloning", "basic_3")])
def test_with_every_technology_in_hand_all_ways_to_the_spaces_agree(held: tuple[str, ...]) -> None:
    """Both ways of listing, and the refusals, for a faction with all cards; some spaces are held by pawns."""
    lots = ((0, 0, "none", "nothing"), (3, 0, "none", "level I"), (1, 3, "in Sol", "a discovery"), (5, 3, *LAST))
    for pop, cubes, fleet, tree in lots:
        bench = built(pop, cubes, fleet, tree)
        for card in TABLES.technologies:
            bench.private(0, card.name)
        for guild in TABLES.guild_names:
            bench.open_guild(guild)
        for seat, place in enumerate(held):
            bench.mat(seat, pawn=space(place))
        for ore in (0, 1, 2, 3, 4, 6, 20):
            bench.mat(0, ore=ore).turn(0)
            refused = [number for number in range(SPACES) if bench.s.why_not(0, index("use_space", number))]
            offered = turns.legal_spaces(bench.s, 0)
            assert offered == [number for number in range(SPACES) if number not in refused]
            bench.faction(0).rules &= ~turns.SPACES_ONE_BY_ONE
            assert turns.legal_spaces(bench.s, 0) == turns.spaces_one_by_one(bench.s, 0)


LAST = ("with a target", "level III")
NEED_MORE = {"patent_exchange": "an opponent with a technology", "stealth_terraformers": "a fresh target"}
"""Technologies whose actions no position above allows, and what is missing."""


def test_what_is_kept_follows_from_the_rest() -> None:
    for state in positions(26) + positions(30):
        loaded = GAME.load(state.dump())
        assert isinstance(loaded, BeyondState)
        for kept, fresh in zip(state.factions, loaded.factions, strict=True):
            assert kept.fleet == fresh.fleet == sum([1 << ship for ship, count in enumerate(kept.ships) if count])
            assert kept.bases == fresh.bases
            assert kept.open_slots == fresh.open_slots
            assert (kept.space_mask, kept.passed) == (fresh.space_mask, fresh.passed)
            assert (kept.rules, kept.at_will, kept.on_trigger) == abilities_of(fresh, loaded)
            assert (kept.aims, kept.listens) == (fresh.aims, fresh.listens)
        assert (state.bases, state.common) == (loaded.bases, loaded.common)
        assert state.held == loaded.held
        assert bits_of(state.held) == sorted(
            [faction.pawn for faction in state.factions if faction.pawn >= 0 and not shared(state, faction)]
        )


def abilities_of(faction: Faction, state: BeyondState) -> tuple[int, list[int], list[int]]:
    """Counted anew, for a dump keeps them."""
    refresh_abilities(state, state.factions.index(faction))
    return faction.rules, faction.at_will, faction.on_trigger


def shared(state: BeyondState, faction: Faction) -> bool:
    return bool(faction.aside) or TABLES.layouts[state.layout].shared[faction.pawn]


def test_sets_read_several_bits_at_a_time_are_read_as_bit_by_bit() -> None:
    rng = random.Random(31)
    for size in range(0, SPACES, 3):
        spaces = sum([1 << space for space in rng.sample(range(SPACES), size)])
        assert spaces_in(spaces) == bits_of(spaces)
        fleet = spaces & (1 << AREAS * SHIP_LEVELS) - 1
        assert SHIPS.of(fleet) == bits_of(fleet)


def test_listed_routes_are_those_that_the_rules_read_for_every_two_areas() -> None:
    rng = random.Random(32)
    for seats in (2, 4):  # both sides of the board
        state = GAME.new(seats, 1)
        assert isinstance(state, BeyondState)
        faction = state.factions[0]
        for joined in (NOWHERE, *SYSTEM_SLOTS):
            state.joined = joined
            kinds = [area * SHIP_LEVELS + below for area in state.areas() for below in range(SHIP_LEVELS)]
            for rules in (0, 1 << effects.LONG_JUMP):
                faction.rules = rules
                for _ in range(20):
                    ships = sorted(rng.sample(kinds, 6))
                    faction.fleet = sum([1 << ship for ship in ships])
                    assert moves(state, 0) == [
                        MOVE + ship * AREAS + to
                        for ship in ships
                        for to in range(AREAS)
                        if one_point_leads(state, faction, ship // SHIP_LEVELS, to)
                    ]


def one_point_leads(state: BeyondState, faction: Faction, area: int, to: int) -> bool:
    """BTS-1.13, BTS-21.14."""
    if area == to or to not in state.areas():
        return False
    if faction.rules and area not in (SOL, DEEP):
        return True
    if EXTRA in (area, to):
        return state.joined in (area, to)
    return to in state.side.neighbours[area]


@rule("BTS-21.34")
def test_a_condition_on_counters_is_read_as_any_other_expression() -> None:
    conditions = [goal.condition for goal in TABLES.achievements if goal.condition.least or goal.condition.pair]
    assert len([condition for condition in conditions if condition.pair]) >= 2
    assert len([condition for condition in conditions if len(condition.least) == 1]) >= 5
    assert len([condition for condition in conditions if len(condition.least) == 2]) >= 2
    for name, (enough, not_enough) in MET.items():
        condition = TABLES.achievements[GOAL[name]].condition
        for given, met in ((enough, 1), (not_enough, 0)):
            state = aiming(name, given).s
            least, pair = condition.least, condition.pair
            assert value(state, 0, condition, 0, 0) == met
            condition.least, condition.pair = [], None
            assert value(state, 0, condition, 0, 0) == met
            condition.least, condition.pair = least, pair


def test_an_update_of_the_touched_areas_leaves_nothing_to_do_elsewhere() -> None:
    for state in positions(23):
        assert [rightful(state, area) for area in range(AREAS) if state.spec(area)] == [
            state.base[area] for area in range(AREAS) if state.spec(area)
        ]


def test_what_is_counted_natively_is_counted_as_the_list_says() -> None:
    seen = set()
    for state in positions(8):
        for faction in state.factions:
            for which, plain in enumerate(COUNT):
                for argument in range(1, 4):
                    counted = plain(state, faction, argument)
                    assert count_of(state, faction, which, argument) == counted
                    seen.add((which, counted))
    assert len(seen) > 2 * len(COUNT)
