"""OpenSpiel: its own random simulations, its bots, and that chance and secrets are kept apart from the state."""

import os
import pickle
import random
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from perihelion import Game, all_games, game
from perihelion.research.openspiel import SpielState, spiel_name

LONG = () if "SOAK" in os.environ else ("beyond-the-sun", "burning-suns")
"""With more seats a simulation of these takes a minute: `make soak` does it."""
A_FEW = 10
TABLES = [
    pytest.param(each.id, seats, id=f"{each.id}-{seats}")
    for each in all_games()
    for seats in (each.seats[:1] if each.id in LONG else each.seats)
]


def loaded(name: str, seats: int, reward: str = "win") -> pyspiel.Game:
    return pyspiel.load_game(f"{spiel_name(name)}(seats={seats},reward={reward})")


def begun(spiel: pyspiel.Game, digits: tuple[int, int, int] = (0, 2, 5)) -> SpielState:
    state: SpielState = spiel.new_initial_state()
    for digit in digits:
        assert state.is_chance_node()
        state.apply_action(digit)
    return state


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_openspiels_random_simulation(name: str, seats: int) -> None:
    pyspiel.random_sim_test(loaded(name, seats), num_sims=1, serialize=True, verbose=False)


def test_mcts_plays_a_whole_game() -> None:
    spiel = loaded("sunward", 2)
    state = begun(spiel)
    numbers = np.random.RandomState(1)
    bot = mcts.MCTSBot(spiel, 1.4, 3, mcts.RandomRolloutEvaluator(1, numbers), random_state=numbers)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert sum(state.returns()) == 0
    assert state.course.state is not None
    assert state.course.state.over()


def test_the_search_in_cpp_plays_whole_games(any_game: Game) -> None:
    """It knows nothing of Python, and chooses every move; of the longest games a few, all of them in `make soak`."""
    spiel = loaded(any_game.id, 2)
    state = begun(spiel)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(spiel, evaluator, 1.4, 3, 100, False, 1, False)
    choose = random.Random(1)
    moves = 0
    while not state.is_terminal() and (any_game.id not in LONG or moves < A_FEW):
        if state.is_chance_node():
            state.apply_action(choose.choice([outcome for outcome, _ in state.chance_outcomes()]))
        else:
            # not step(), which ends the interpreter for any game written in Python
            state.apply_action(bot.mcts_search(state).best_child().action)
            moves += 1
    assert state.is_terminal() or any_game.id in LONG
    assert sum(state.returns()) == pytest.approx(0)


def test_information_set_mcts_plays_with_resampled_states() -> None:
    spiel = loaded("sunward", 2)
    state = begun(spiel)
    numbers = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(spiel, mcts.RandomRolloutEvaluator(1, numbers), 1.4, 2, random_state=numbers)
    for _ in range(8):
        state.apply_action(bot.step(state))
    assert not state.is_terminal()


def test_a_set_up_is_the_one_of_its_seed(any_game: Game) -> None:
    state = begun(loaded(any_game.id, any_game.seats[0]), (1, 2, 3))
    assert state.course.state is not None
    assert state.course.state.fingerprint() == any_game.new(any_game.seats[0], 1 << 16 | 2 << 8 | 3).fingerprint()


def test_an_action_that_needs_chance_waits_for_it() -> None:
    """Pulsar rolls dice: the same action leads to other states by other draws, and to the same by the same."""
    spiel = loaded("pulsar-2849", 2)
    state = begun(spiel)
    choose = random.Random(3)
    while not (state.is_chance_node() or state.is_terminal()):
        state.apply_action(choose.choice(state.legal_actions()))
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 256
    assert sum(probability for _, probability in state.chance_outcomes()) == pytest.approx(1.0)
    ends = []
    for digit in (1, 2, 1):
        after = state.clone()
        for _ in range(3):
            after.apply_action(digit)
        ends.append(str(after))
    assert ends[0] == ends[2] != ends[1]


def test_a_resampled_state_is_the_same_to_the_player(any_game: Game) -> None:
    spiel = loaded(any_game.id, any_game.seats[-1])
    state = begun(spiel)
    choose = random.Random(5)
    differed = False
    for _ in range(25):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            player = state.current_player()
            twin = state.resample_from_infostate(player, choose.random)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.legal_actions() == state.legal_actions()
            differed |= str(twin) != str(state)
        legal = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(choose.choice(legal))
    assert differed


def test_information_states_remember_what_observations_forget() -> None:
    """Two orders of the same secret choices: perfect recall tells a player's own past apart."""
    spiel = loaded("sunward", 1)
    one = begun(spiel)
    two = one.clone()
    first = one.legal_actions()
    one.apply_action(first[0])
    two.apply_action(first[1])
    assert one.information_state_string(0) != two.information_state_string(0)
    assert one.information_state_tensor(0) != two.information_state_tensor(0)


def test_a_long_past_is_kept_when_a_state_is_pickled() -> None:
    state = begun(loaded("beyond-the-sun", 4))
    choose = random.Random(4)
    while not state.is_terminal():
        legal = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(choose.choice(legal))
    assert state.course.past is not None
    assert state.course.past.steps > sys.getrecursionlimit() / 4, "links that would be too many, one in another"
    twin = pickle.loads(pickle.dumps(state))
    assert str(twin) == str(state)
    assert [twin.information_state_string(seat) for seat in range(4)] == [
        state.information_state_string(seat) for seat in range(4)
    ]


def test_parameters_are_the_games_options() -> None:
    spiel = pyspiel.load_game(f"{spiel_name('pulsar-2849')}(seats=3,map=dead_ends)")
    assert spiel.num_players() == 3
    assert spiel.num_distinct_actions() == game("pulsar-2849").actions.size
    assert spiel.new_initial_state().course.plays.options["map"] == "dead_ends"
