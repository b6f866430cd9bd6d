"""The value network and TD(lambda), and the example that learns Sunward with them."""

from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from support.play import random_game

from perihelion import game
from perihelion.arena.match import play_match
from perihelion.bots.imported import module_in
from perihelion.games.sunward.play import SunwardState
from perihelion.games.sunward.rules.drawing import sheet_with_new_piece
from perihelion.games.sunward.rules.scoring import tally_of
from perihelion.games.sunward.rules.steps import DRAWING
from perihelion.research.learning import ValueNetwork, lambda_returns

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def test_lambda_returns() -> None:
    assert lambda_returns([1.0, 2.0, 3.0], 10.0, 0.0) == [2.0, 3.0, 10.0]
    assert lambda_returns([1.0, 2.0, 3.0], 10.0, 1.0) == [10.0, 10.0, 10.0]
    assert lambda_returns([1.0, 2.0], 10.0, 0.5) == [6.0, 10.0]
    explored = lambda_returns([1.0, 2.0, 3.0], 10.0, 0.5, [None, None, 7.0])
    assert explored == [4.5, 7.0, 10.0], "what came after a choice made to explore is no target for what came before"


def test_the_gradients_are_those_of_the_error() -> None:
    network = ValueNetwork(3, 4, seed=1)
    chance = np.random.default_rng(2)
    network.weights["out"] = chance.normal(size=4)
    rows, targets = chance.normal(size=(5, 3)), chance.normal(size=5)
    told = network.gradients(rows, network.values(rows) - targets)
    step = 1e-6
    for name, values in network.weights.items():
        flat = values.reshape(-1)
        for k in range(len(flat)):
            errors = []
            for sign in (1, -1):
                flat[k] += sign * step
                errors.append(0.5 * float(np.mean((network.values(rows) - targets) ** 2)))
                flat[k] -= sign * step
            assert told[name].reshape(-1)[k] == pytest.approx((errors[0] - errors[1]) / (2 * step), abs=1e-6)


def test_the_network_learns_and_is_kept(tmp_path: Path) -> None:
    chance = np.random.default_rng(3)
    rows = chance.normal(size=(200, 3))
    targets = rows[:, 0] - np.abs(rows[:, 1])
    network = ValueNetwork(3, 16, seed=1)
    first = network.learn(rows, targets, 0.02)
    for _ in range(400):
        last = network.learn(rows, targets, 0.02)
    assert last < first / 20
    network.save(tmp_path / "net.npz")
    assert np.array_equal(ValueNetwork.load(tmp_path / "net.npz").values(rows), network.values(rows))


def test_a_running_mean_follows() -> None:
    one, other = ValueNetwork(2, 3, seed=1), ValueNetwork(2, 3, seed=2)
    one.weights["line"][:] = 1.0
    other.follow(one, 0.25)
    assert other.weights["line"].tolist() == [0.25, 0.25]


# -------------------------------------------------------------------- the example


@pytest.fixture
def td() -> ModuleType:
    return module_in(EXAMPLES / "td_sunward.py")


def test_every_drawing_is_described_with_the_points_it_brings(td: ModuleType) -> None:
    """The arrays must say the same as the rules, for all drawings of positions from all over a game."""
    sunward = game("sunward")
    checked = 0
    for state, seat, _ in random_game(sunward, 2, 3):
        assert isinstance(state, SunwardState)
        if state.asked[0] != DRAWING:
            continue
        board = td.board_of(state.tables)
        left_out = state.left_out[seat]
        found = td.drawings(board, state, seat, [state.column_for(seat)], left_out)
        outlook = td.Outlook(td.Look(board, state, seat), found, td.turns_left(state), np.full(3, td.FAR))
        assert outlook.inputs().shape == (len(found.spots), td.INPUTS)
        for k in range(0, len(found.spots), 5):
            after = state.clone()
            after.left_out[seat], after.drawn[seat] = found.left_out[k], found.actions[k]
            points = sum(tally_of(after, sheet_with_new_piece(after, seat)).values())
            assert outlook.points()[k] * td.POINTS == pytest.approx(points)
            checked += 1
    assert checked > 50


def chains(td: ModuleType, seeds: range) -> list[tuple[list[Any], float]]:
    found: list[tuple[list[Any], float]] = []
    for seed in seeds:
        bot = td.TdSunward(explored=0.2)
        outcome = play_match(game("sunward"), [bot, bot], seed)
        found += [(chosen, outcome.scores[seat] / td.POINTS) for seat, chosen in bot.chosen.items()]
    return found


def test_td_lambda_learns_to_foresee_games_it_has_not_seen(td: ModuleType) -> None:
    def error(network: ValueNetwork) -> float:
        """How far the score at the end is from what the network foresees after every drawing, in points."""
        told = [td.POINTS * (each - score) for chosen, score in unseen for each in td.foreseen(network, chosen)]
        return float(np.mean(np.square(told))) ** 0.5

    seen, unseen = chains(td, range(8)), chains(td, range(100, 104))
    learner, player = td.untrained(), td.untrained()
    before = error(player)
    chance = np.random.default_rng(1)
    for _ in range(8):
        td.learn(learner, player, seen, chance, 0.002)
    assert error(player) < 0.6 * before


@pytest.mark.parametrize("seats", [1, 3])
def test_the_bot_plays_at_any_table(td: ModuleType, seats: int) -> None:
    outcome = play_match(game("sunward"), [td.TdSunward() for _ in range(seats)], 5)
    assert outcome.ending == "last-round"
