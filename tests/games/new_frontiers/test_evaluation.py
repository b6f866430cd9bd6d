"""What the evaluation sees: the place on the track of the next round, worlds that a doomed colony gets for nothing."""

import pytest
from games.new_frontiers.builder import Builder, table, the_game

from perihelion.games.new_frontiers.bots.evaluation import place
from perihelion.games.new_frontiers.bots.prospects import ease
from perihelion.kernel.rng import seeded


def places(game: Builder) -> list[float]:
    return [place(game.state, seat) for seat in range(game.state.seats)]


def test_at_the_start_of_a_round_the_place_is_that_of_the_own_disk() -> None:
    assert places(table(3)) == [1.0, 0.5, 0.0]


def test_diplomats_bring_the_first_place_also_when_they_end_the_round() -> None:
    game = table(3).choose(0, "isolation").choose(1, "send_diplomats")
    assert places(game) == [0.5, 1.0, 0.0]
    game = table(3).choose(0, "isolation").choose(1, "explore").finish_action().choose(2, "send_diplomats")
    assert game.state.round == 2
    assert places(game) == [0.5, 0.0, 1.0]


def test_the_place_is_known_while_the_action_is_carried_out() -> None:
    game = table(3).choose(0, "isolation").choose(1, "explore")
    assert game.state.chooser == 1
    assert places(game) == [1.0, 0.5, 0.0]


def test_of_two_disks_both_places_count() -> None:
    game = table(2).choose(0, "isolation")
    assert game.state.waiting == [1, 0, 1]
    assert places(game) == pytest.approx([2 / 3, 1 / 3])


def test_a_doomed_colony_brings_dear_worlds_near() -> None:
    weights = the_game().weighed
    nearness = []
    for home in ("uplift_hatchery", "doomed_colony"):
        game = table(3).give(0, credit=0, home=home, discovered=["tidal_smelter"])
        nearness.append(ease(game.state, game.empire(0), game.names["tidal_smelter"], weights))
    assert nearness[1] == pytest.approx(1.0 - weights.world_colonist * 2)
    assert nearness[0] < nearness[1]


def test_what_is_remembered_of_an_empire_is_what_would_be_found_anew() -> None:
    game, chance = the_game(), seeded(3)
    met = []
    for number in range(3):
        state = game.new(3, number)
        while not state.over():
            met.append(state.clone())
            seat = state.actors()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[chance.below(len(legal))])
    memory = game.weighed.memory
    memory.clear()
    known = [game.judge(state, seat) for state in met for seat in range(3)]
    assert 0 < len(memory) < len(known) / 2, "most were met before"
    for state in met:
        for seat in range(3):
            memory.clear()
            assert game.judge(state, seat) == known.pop(0)
