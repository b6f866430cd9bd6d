"""The search: margins for any number of seats, and a hidden trap that only looking ahead avoids."""

from typing import Any

import pytest

from perihelion import game
from perihelion.bots import Position, bot
from perihelion.bots.search import Search, margins
from perihelion.kernel.rng import seeded
from perihelion.kernel.state import State


@pytest.mark.parametrize(
    ("points", "ahead"),
    [([4.0], [4.0]), ([4.0, 1.0], [3.0, -3.0]), ([4.0, 1.0, 6.0], [-2.0, -5.0, 2.0]), ([2.0, 2.0], [0.0, 0.0])],
)
def test_a_margin_is_the_distance_to_the_best_of_the_others(points: list[float], ahead: list[float]) -> None:
    assert margins(points) == ahead


def test_the_tree_widens_slowly_and_best_first() -> None:
    sunward = game("sunward")
    state = sunward.new(seats=2, seed=1)
    position, rng = Position(sunward, state, state.actors()[0]), seeded(1)
    search = Search(sunward, state.actors()[0], 2, 2, 2)
    for _ in range(9):
        search.iterate(position.sample(rng), rng)
    known = set(search.root.children)
    assert len(known) < len(state.legal(state.actors()[0]))
    worst_known = min(search.root.order[key] for key in known)
    assert all(value <= worst_known for key, value in search.root.order.items() if key not in known)


class Trap:
    """Wraps a game: its evaluation lies about the first move of a turn, and tells the truth about the end."""

    def __init__(self, honest: Any) -> None:
        self.honest = honest
        self.actions = honest.actions

    def evaluate(self, state: State, seat: int) -> float:
        return float(self.honest.evaluate(state, seat)) if state.over() else 0.0


def test_the_search_finds_the_last_best_move_without_any_evaluation_before_the_end() -> None:
    """In the last drawing of a game every option ends it: the search must find one with the highest score."""
    sunward = game("sunward")
    state = sunward.new(seats=1, seed=2)
    rng = seeded(3)
    before = state.clone()
    while not state.over():
        before = state.clone()
        state.apply(0, bot("greedy").choose(Position(sunward, state, 0), rng))
    endings = []
    for action in before.legal(0):
        after = before.clone()
        after.apply(0, action)
        endings.append((after.scores()[0] if after.over() else -999, action))
    search = Search(Trap(sunward), 0, 1, 1, 1)  # type: ignore[arg-type]
    position = Position(sunward, before, 0)
    for _ in range(4 * len(endings)):
        search.iterate(position.sample(rng), rng)
    best = max(score for score, _ in endings)
    assert search.found()[0].action in [action for score, action in endings if score == best]
