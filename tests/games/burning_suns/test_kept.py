"""What a state keeps to be quick equals what is worked out anew from the table."""

import random

import pytest
from games.burning_suns.builder import GAME

from perihelion.games.burning_suns.play import BurningSunsState
from perihelion.games.burning_suns.rules.board import NO_LISTS, NOTHING
from perihelion.games.burning_suns.rules.empire.diplomacy import drifted_apart
from perihelion.games.burning_suns.rules.empire.numbers import army_limit, limit, new_price_list, own_cards, price_list
from perihelion.games.burning_suns.rules.empire.sources import sources
from perihelion.games.burning_suns.rules.steps import ASK_LEADER, OPT_LONG
from perihelion.games.burning_suns.rules.terms import AGENT, ARTEFACT, FLEET

KEPT = ["reach", "frontier", "laid", "lands", "domain", "fleets", "armies", "spaces", "turn_of", "waiting"]
KEPT += ["active", "activated", "regular", "steady", "triggered", "scaled", "watchers"]


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_what_is_kept_is_what_the_table_shows(seats: int, seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.new(seats=seats, seed=seed)
    while not state.over():
        seat = rng.choice(state.actors())
        legal = state.legal(seat)
        state.apply(seat, rng.choice([action for action in legal if action > 1] or legal))
        assert isinstance(state, BurningSunsState)
        if state.round and rng.random() < 0.3:
            anew = GAME.load(state.dump())
            assert isinstance(anew, BurningSunsState)
            for name in KEPT:
                assert getattr(state, name) == getattr(anew, name), name
            if state.asked[0] == ASK_LEADER:
                assert (state.placed, state.moves) == (anew.placed, anew.moves)
            for each in range(seats):
                assert state.crowded >> each & 1 or largest_excess(state, each) <= 0
                assert state.active[each] == sources(state, each)
                assert in_force(state.sums[each]) == in_force(anew.sums[each])
                assert price_list(state, each) == new_price_list(state, each)
        if not state.frames and not state.unchecked:
            nothing_is_left_to_check(state)
    assert (NOTHING, NO_LISTS) == ([], [])  # what new tables share


def in_force(sums: dict[int, int]) -> dict[int, int]:
    """A modifier that has come to nothing may be listed or not."""
    return {key: number for key, number in sums.items() if number}


def largest_excess(state: BurningSunsState, seat: int) -> int:
    """How far the largest fleet or army is above the printed limit, for an army that in unrest."""
    tables = state.tables
    armies = tables.army_limit + tables.unrest_change
    return max(max(state.fleet[seat]) - tables.fleet_limit, max(state.army[seat]) - armies)


def nothing_is_left_to_check(state: BurningSunsState) -> None:
    """No limit is passed, no level is due and no alliance has to end when an action ends without a check."""
    thresholds = state.tables.thresholds[state.opt[OPT_LONG]][state.seats]
    for seat in range(state.seats):
        assert max(state.fleet[seat]) <= limit(state, seat, FLEET)
        for place in range(state.galaxy.size):
            assert state.army[seat][place] <= army_limit(state, seat, place)
        for what in (AGENT, ARTEFACT):
            assert len(own_cards(state, seat, what)) <= limit(state, seat, what)
        for level in (1, 2, 3):
            assert (state.levels[seat][level] >= 0) == (state.antimatter[seat] >= thresholds[level])
    assert not drifted_apart(state)
