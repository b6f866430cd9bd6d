"""What a table keeps so that it need not be found again, and its short cuts, give what is found the long way."""

from collections.abc import Iterator

import pytest
from games.new_frontiers.builder import table, the_game
from support.play import random_game
from support.rules import rule

from perihelion.games.new_frontiers.play import NewFrontiersState
from perihelion.games.new_frontiers.rules.develop import price
from perihelion.games.new_frontiers.rules.empire import NONE, NOTHING_MADE
from perihelion.games.new_frontiers.rules.produce import demands_exceed_pool, every_colony_can_be_filled
from perihelion.games.new_frontiers.rules.settle import WAYS_AND_MEANS, add_plain_ways, add_ways
from perihelion.games.new_frontiers.rules.steps import BUYING
from perihelion.games.new_frontiers.rules.tables import BUY, COLONIES, DECLINE

SETUPS = ("standard", "goals", "first")


def positions(games: int) -> Iterator[NewFrontiersState]:
    """Every position of random games with all numbers of players and all set-ups."""
    for number in range(games):
        for state, _, _ in random_game(the_game(), 2 + number % 4, number, setup=SETUPS[number % 3]):
            assert isinstance(state, NewFrontiersState)
            yield state


def test_offer_developments_and_powers_are_those_of_the_tiles() -> None:
    for state in positions(12):
        kept = state.offer
        state.lay_offer()
        assert state.offer == kept
        for empire in state.empires:
            developments, powers, moments = empire.owned, empire.powers, empire.moments
            empire.refresh(state.tables)
            assert (empire.owned, empire.powers, empire.moments) == (developments, powers, moments)


DISCOUNTS = [
    [],
    ["modular_construction"],
    ["draughtsmens_moon"],
    ["keel_harbour"],
    ["draughtsmens_moon", "keel_harbour"],
]


@rule("NFR-5.2", "NFR-5.4", "NFR-21.2")
@pytest.mark.parametrize("discounts", DISCOUNTS)
@pytest.mark.parametrize("credit", range(11))
@pytest.mark.parametrize("seat", [0, 1])
def test_what_can_be_bought_is_what_the_price_of_every_pile_says(discounts: list[str], credit: int, seat: int) -> None:
    """With and without the chooser's bonus, with reductions for all tiles and for some."""
    game = table(2)
    for name in discounts:
        if name in ("keel_harbour",):
            game.give(seat, home=name)
        elif game.names[name] < COLONIES:
            game.give(seat, colonies=[name])
        else:
            game.give(seat, developments=[name])
    game.give(0, credit=credit).give(1, credit=credit).choose(0, "develop")
    if seat == 1 and game.state.actors() == (0,):
        game.do(0, "decline")
    state, empire = game.state, game.empire(seat)
    faces = [
        face
        for pile, face in enumerate(state.faces)
        if state.left[pile] and face not in empire.developments and price(state, seat, face) <= credit
    ]
    if state.action >= 0:
        assert state.questions[seat] == (BUYING,)
        assert state.legal(seat) == [DECLINE, *[BUY + face - COLONIES for face in faces]]
    else:
        assert faces == []  # nothing within reach: nothing was asked


@rule("NFR-7.6", "NFR-7.7", "NFR-7.8")
def test_without_powers_plain_ways_are_all_ways() -> None:
    looked = 0
    for state in positions(12):
        for empire in state.empires:
            if empire.discovered and not empire.moments & WAYS_AND_MEANS:
                plain: list[int] = []
                every: list[int] = []
                add_plain_ways(state, empire, plain)
                add_ways(state, empire, every)
                assert plain == every
                looked += len(plain)
    assert looked > 100


@rule("NFR-8.10")
def test_demands_never_exceed_the_pool_when_every_colony_can_be_filled() -> None:
    filled = short = 0
    for state in positions(12):
        pool, chooser = state.goods, state.chooser
        state.chooser = 0
        for left in range(4):
            state.goods = [left] * 4
            if every_colony_can_be_filled(state):
                assert not demands_exceed_pool(state)
                filled += 1
            else:
                short += demands_exceed_pool(state)
        state.goods, state.chooser = pool, chooser
    assert min(filled, short) > 100


@rule("NFR-11.7", "NFR-12.7")
def test_an_action_begins_without_marks_of_the_one_before() -> None:
    for state in positions(12):
        if state.action < 0:
            for empire in state.empires:
                marks = (empire.used, empire.temporary, empire.settled, empire.stored_now, empire.consumed)
                assert marks == (NONE, 0, 0, 0, 0)
                assert empire.produced == NOTHING_MADE
