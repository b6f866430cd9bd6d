"""Lists of choices that are kept are those that would be made anew."""

import pytest
from games.pulsar_2849.builder import GAME, TABLES

from perihelion.games.pulsar_2849.rules import dice, turns
from perihelion.games.pulsar_2849.rules.steps import MENU, PICK
from perihelion.kernel.rng import seeded


@pytest.mark.parametrize("seats", GAME.seats)
def test_picks_and_menus(seats):
    chance = seeded(seats)
    compared = {PICK: 0, MENU: 0}
    for seed in range(6):
        state = GAME.new(seats, seed)
        while not state.over():
            seat = state.actors()[0]
            if state.asked[0] == PICK:
                assert dice.picks(state, seat) == dice.picks_one_by_one(state, seat)
            elif state.asked[0] == MENU:
                assert turns.next_steps(state, seat) == turns.steps_one_by_one(state, seat)
            if state.asked[0] in compared:
                compared[state.asked[0]] += 1
            options = state.legal(seat)
            state.apply(seat, options[chance.below(len(options))])
    assert min(compared.values()) > 100


@pytest.mark.parametrize("cluster", TABLES.clusters, ids=TABLES.map_names)
def test_first_sectors_of_a_flight(cluster):
    for sector in range(cluster.size):
        for length in range(1, 7):
            for need in (0, 1, 6):
                made = cluster.next_sectors(sector, length, [], need)
                assert cluster.first_sectors(sector, length, need) == made
                assert cluster.first_sectors(sector, length, need) == made


@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_remembered_while_dice_are_taken(seats):
    """A twin read from a dump remembers nothing; other weights find out anew."""
    chance = seeded(seats)
    styled = GAME.styled(next(iter(GAME.styles)))
    compared = 0
    for seed, judges in enumerate([[GAME], [styled], [GAME, styled]]):
        state = GAME.new(seats, seed)
        while not state.over():
            seat = state.actors()[0]
            if state.asked[0] == PICK:
                known = state.determinize(seat, seed)
                for judge in judges:
                    for other in range(seats):
                        fresh = GAME.load(known.dump())
                        assert judge.evaluate(known, other) == judge.evaluate(fresh, other)
                        compared += 1
            options = state.legal(seat)
            state.apply(seat, options[chance.below(len(options))])
    assert compared > 200
