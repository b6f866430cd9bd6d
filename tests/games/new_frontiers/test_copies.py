"""A copy of a position, and one that was saved and loaded, know everything that the rules of an action look at."""

import pytest
from games.new_frontiers.builder import Builder, goals, table, the_game
from support.rules import rule

from perihelion.games.new_frontiers.play import NewFrontiersState
from perihelion.games.new_frontiers.rules import empire as of_empire
from perihelion.games.new_frontiers.rules import state as of_table
from perihelion.kernel.fields import flat


def copies(game: Builder) -> list[NewFrontiersState]:
    loaded = the_game().load(game.state.dump())
    assert isinstance(loaded, NewFrontiersState)
    return [game.state.clone(), loaded]


@rule("NFR-11.7", "NFR-12.7", "NFR-19.8", "NFR-2.22", "NFR-11.4", "NFR-21.2")
def test_a_copy_of_an_empire_has_all_that_it_owns_and_has_used() -> None:
    game = table(2)
    game.give(0, colonies=["copper_flats", "spice_world"], developments=["space_marines", "modular_construction"])
    empire = game.empire(0)
    for number, name in enumerate(("credits", "chips", "reserve", "temporary", "settled", "stored_now", "consumed"), 3):
        setattr(empire, name, number)
    empire.mat, empire.stored_credits, empire.spaces = 7, 2, 9
    empire.used, empire.produced, empire.stored_goods = [4, 6], [1, 2, 0, 3], [0, 1, 2, 0]
    empire.stored_worlds, empire.discovered, empire.goods = [50, 51], [3, 8], [2, 1, -1]
    empire.ready_colonies, empire.ready_developments = 2, 1
    empire.refresh(game.tables)
    for copy in copies(game):
        twin = copy.empires[0]
        for name in (*flat(of_empire.KEPT), "owned", "moments", "powers"):
            assert getattr(twin, name) == getattr(empire, name), name


@rule("NFR-3.1", "NFR-14.23", "NFR-8.10", "NFR-16.6", "NFR-3.3", "NFR-19.6", "NFR-4.8")
def test_a_copy_of_a_table_has_all_that_lies_on_it() -> None:
    game = goals(3)
    state = game.state
    numbers = ("round", "chips", "colonists", "pot", "picked", "action", "chooser", "short", "ends", "round_limit")
    for number, name in enumerate((*numbers, "red_last", "engineers", "kept", "hidden", "hidden_owner", "muted"), 2):
        setattr(state, name, number)
    state.oort_kind, state.free_sides, state.action, state.chooser, state.hidden_owner = 2, 0, 3, 1, 2
    lists = ("bag", "centre", "aside", "goods", "waiting", "done", "order", "goal_stack", "looked", "goals_up")
    for number, name in enumerate((*lists, "goal_owners", "kept_masks", "hidden_masks"), 1):
        setattr(state, name, [number, number + 1, 1])
    state.stack_masks, state.looked_masks = [[1], [2], [3]], [[4], [5], [6]]
    state.left = [2] * 24
    state.lanes = [[(27,)], [], [(28, 1)]]
    state.questions = [(20,), (21,), (28, 0)]
    for copy in copies(game):
        for name in (*flat(of_table.KEPT), *flat(of_table.GOALS_KEPT), "lanes", "questions"):
            assert getattr(copy, name) == getattr(state, name), name
    twin = state.clone()
    twin.lanes[0].append((29, 1, 1))
    twin.questions[1] = (22,)
    assert (state.lanes[0], state.questions[1]) == ([(27,)], (21,))


@rule("NFR-18.7", "NFR-18.8")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_game_saved_while_several_are_asked_goes_on_alike(first: int) -> None:
    game = table(3)
    for seat, world in enumerate(("copper_flats", "artist_settlement", "auction_station")):
        game.give(seat, credit=5, reserve=1, discovered=[world])
    game.choose(0, "settle").do(first, "take_colonists")
    left = tuple(seat for seat in range(3) if seat != first)
    for copy in copies(game):
        assert copy.actors() == left
        for seat in left:
            assert copy.legal(seat) == game.state.legal(seat)
            copy.apply(seat, copy.legal(seat)[-1])
        assert copy.action < 0
        assert [len(empire.colonies) for empire in copy.empires] == [1 if seat == first else 2 for seat in range(3)]
