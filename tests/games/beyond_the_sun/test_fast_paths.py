"""Short cuts of the rules give the same answers as the plain way."""

import random

from perihelion.games.beyond_the_sun import effects, turns
from perihelion.games.beyond_the_sun import state as steps
from perihelion.games.beyond_the_sun.components import DEEP, EXTRA, SOL, SYSTEM_SLOTS
from perihelion.games.beyond_the_sun.control import rightful
from perihelion.games.beyond_the_sun.counters import value
from perihelion.games.beyond_the_sun.feasibility import payable
from perihelion.games.beyond_the_sun.pieces import refresh_abilities
from perihelion.games.beyond_the_sun.play import BeyondState
from perihelion.games.beyond_the_sun.sets import SHIPS, bits_of, spaces_in
from perihelion.games.beyond_the_sun.ships import moves
from perihelion.games.beyond_the_sun.state import NOWHERE, Faction
from perihelion.games.beyond_the_sun.vocabulary import AREAS, MOVE, SHIP_LEVELS, SPACES

from .bench import GAME, TABLES


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


def test_a_line_that_needs_one_thing_is_judged_as_any_other_line() -> None:
    lines = [line for line in TABLES.lines if line.needs != effects.ANYTHING]
    assert {line.needs for line in lines} == set(range(effects.NO_MORE, effects.A_SEEN_SLOT + 1))
    answers = set()
    for state in positions(21):
        faction = state.factions[state.active]
        for line in lines:
            for ore in (0, 2, 4, 7):
                for changing in (True, False):
                    purse = (ore, faction.pop, sum(faction.supply), 0, 0, changing)
                    short = payable(state, state.active, line, *purse)
                    needs, line.needs = line.needs, effects.ANYTHING
                    assert payable(state, state.active, line, *purse) == short
                    line.needs = needs
                    answers.add((needs, short))
    assert len(answers) == 2 * effects.A_SEEN_SLOT  # every need was met and was not met


def test_a_line_that_is_a_choice_is_judged_as_any_other_line() -> None:
    lines = [line for line in TABLES.lines if line.choice]
    assert len(lines) >= 2
    answers = set()
    for state in positions(29):
        faction = state.factions[state.active]
        for line in lines:
            for ore in (0, 2, 4):
                for changing in (True, False):
                    purse = (ore, faction.pop, sum(faction.supply), 0, 0, changing)
                    short = payable(state, state.active, line, *purse)
                    line.choice = False
                    assert payable(state, state.active, line, *purse) == short
                    line.choice = True
                    answers.add(short)
    assert answers == {True, False}


def test_sets_of_spaces_give_what_asking_for_every_space_gives() -> None:
    seen = set()
    for state in positions(24) + positions(25) + positions(27) + positions(28):
        for seat in range(state.seats):
            together = turns.legal_spaces(state, seat)
            assert together == turns.spaces_one_by_one(state, seat)
            seen.update(together)
    assert len(seen) > 25


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


def test_a_condition_on_counters_is_read_as_any_other_expression() -> None:
    conditions = [goal.condition for goal in TABLES.achievements if goal.condition.least or goal.condition.pair]
    assert len([condition for condition in conditions if condition.pair]) >= 2
    assert len([condition for condition in conditions if len(condition.least) == 1]) >= 5
    assert len([condition for condition in conditions if len(condition.least) == 2]) >= 2
    answers = []
    for state in positions(22):
        for condition in conditions:
            short = value(state, state.active, condition, 0, 0)
            least, pair = condition.least, condition.pair
            condition.least, condition.pair = [], None
            assert value(state, state.active, condition, 0, 0) == short
            condition.least, condition.pair = least, pair
            answers.append(short)
    assert 1 in answers
    assert 0 in answers


def test_an_update_of_the_touched_areas_leaves_nothing_to_do_elsewhere() -> None:
    for state in positions(23):
        assert [rightful(state, area) for area in range(AREAS) if state.spec(area)] == [
            state.base[area] for area in range(AREAS) if state.spec(area)
        ]
