"""Short cuts of the rules give the same answers as the plain way."""

import random

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


def test_a_line_that_only_researches_is_judged_as_any_other_line() -> None:
    lines = [line for line in TABLES.lines if line.research]
    answers = []
    for state in positions(21):
        faction = state.factions[state.active]
        for line in lines:
            for ore in (0, 2, 4, 7):
                purse = (ore, faction.pop, faction.in_supply(), 0, 0, True)
                short = payable(state, state.active, line, *purse)
                levels, line.research = line.research, 0
                assert payable(state, state.active, line, *purse) == short
                line.research = levels
                answers.append(short)
    assert True in answers
    assert False in answers


def test_a_condition_on_one_counter_is_read_as_any_other_expression() -> None:
    conditions = [goal.condition for goal in TABLES.achievements if goal.condition.counts]
    assert len(conditions) >= 5
    answers = []
    for state in positions(22):
        for condition in conditions:
            short = value(state, state.active, condition, 0, 0)
            condition.counts = False
            assert value(state, state.active, condition, 0, 0) == short
            condition.counts = True
            answers.append(short)
    assert 1 in answers
    assert 0 in answers


def test_an_update_of_the_touched_areas_leaves_nothing_to_do_elsewhere() -> None:
    for state in positions(23):
        assert [rightful(state, area) for area in range(AREAS) if state.spec(area)] == [
            state.base[area] for area in range(AREAS) if state.spec(area)
        ]
