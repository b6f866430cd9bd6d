"""Short cuts of the rules give the same answers as the plain way."""

import random

from perihelion.games.beyond_the_sun import effects, turns
from perihelion.games.beyond_the_sun import state as steps
from perihelion.games.beyond_the_sun.control import rightful
from perihelion.games.beyond_the_sun.counters import value
from perihelion.games.beyond_the_sun.feasibility import payable
from perihelion.games.beyond_the_sun.play import BeyondState
from perihelion.games.beyond_the_sun.vocabulary import AREAS

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
                    purse = (ore, faction.pop, faction.in_supply(), 0, 0, changing)
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
                    purse = (ore, faction.pop, faction.in_supply(), 0, 0, changing)
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
    for state in positions(26):
        loaded = GAME.load(state.dump())
        assert isinstance(loaded, BeyondState)
        for kept, fresh in zip(state.factions, loaded.factions, strict=True):
            assert kept.fleet == fresh.fleet == sum([1 << ship for ship, count in enumerate(kept.ships) if count])
            assert kept.bases == fresh.bases
            assert kept.open_slots == fresh.open_slots
            assert (kept.space_mask, kept.passed) == (fresh.space_mask, fresh.passed)


def test_a_condition_on_counters_is_read_as_any_other_expression() -> None:
    conditions = [goal.condition for goal in TABLES.achievements if goal.condition.counts or goal.condition.both]
    assert len([condition for condition in conditions if condition.counts]) >= 5
    assert len([condition for condition in conditions if condition.both]) >= 2
    answers = []
    for state in positions(22):
        for condition in conditions:
            short = value(state, state.active, condition, 0, 0)
            counts, both = condition.counts, condition.both
            condition.counts, condition.both = False, []
            assert value(state, state.active, condition, 0, 0) == short
            condition.counts, condition.both = counts, both
            answers.append(short)
    assert 1 in answers
    assert 0 in answers


def test_an_update_of_the_touched_areas_leaves_nothing_to_do_elsewhere() -> None:
    for state in positions(23):
        assert [rightful(state, area) for area in range(AREAS) if state.spec(area)] == [
            state.base[area] for area in range(AREAS) if state.spec(area)
        ]
