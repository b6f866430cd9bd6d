"""The search: margins for any number of seats, lines judged where turns end, and a trap only looking ahead avoids."""

import time
from itertools import pairwise
from typing import Any

import pytest

from perihelion import Game, game
from perihelion.bots import Position, bot
from perihelion.bots.judging import Judge
from perihelion.bots.search import Draw, Line, Search, margins
from perihelion.kernel.rng import seeded
from perihelion.kernel.state import State


@pytest.mark.parametrize(
    ("points", "ahead"),
    [([4.0], [4.0]), ([4.0, 1.0], [3.0, -3.0]), ([4.0, 1.0, 6.0], [-2.0, -5.0, 2.0]), ([2.0, 2.0], [0.0, 0.0])],
)
def test_a_margin_is_the_distance_to_the_best_of_the_others(points: list[float], ahead: list[float]) -> None:
    assert margins(points) == ahead


def draw_from(position: Position) -> Draw:
    return lambda number: position.sample(seeded(100 + number))


def test_the_tree_widens_slowly_and_best_first() -> None:
    sunward = game("sunward")
    state = sunward.new(seats=2, seed=1)
    position, rng = Position(sunward, state, state.actors()[0]), seeded(1)
    search = Search(Judge(sunward), state.actors()[0], 2)
    for _ in range(9):
        search.iterate(draw_from(position), rng)
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

    def turn(self, state: State, seat: int) -> int:
        return seat

    def candidates(self, state: State, seat: int) -> list[int]:
        return state.legal(seat)


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
    search = Search(Judge(Trap(sunward)), 0, 1)  # type: ignore[arg-type]
    position = Position(sunward, before, 0)
    for _ in range(4 * len(endings)):
        search.iterate(draw_from(position), rng)
    best = max(score for score, _ in endings)
    assert search.found()[0].action in [action for score, action in endings if score == best]


def test_options_are_compared_by_the_same_luck() -> None:
    """The k-th line of every option of the root starts from the k-th drawn state."""
    sunward = game("sunward")
    state = sunward.new(seats=2, seed=1)
    seat = state.actors()[0]
    drawn: list[int] = []

    def draw(number: int) -> State:
        drawn.append(number)
        return state.determinize(seat, 100 + number)

    search = Search(Judge(sunward), seat, 2)
    for _ in range(12):
        search.iterate(draw, seeded(1))
    most = max(child.visits for child in search.root.children.values())
    assert drawn == list(range(most)), "the k-th line of every option starts from the k-th state, drawn once for all"


class Even:
    """Wraps a game: its evaluation is 1 everywhere, so sums of it count the judgements."""

    def __init__(self, honest: Any) -> None:
        self.actions = honest.actions

    def evaluate(self, state: State, seat: int) -> float:
        return 1.0

    def turn(self, state: State, seat: int) -> int:
        return seat

    def candidates(self, state: State, seat: int) -> list[int]:
        return state.legal(seat)


def test_a_line_is_judged_where_turns_end() -> None:
    """Everybody has a turn and the own seat another one; each of the three ends is judged once, for every seat."""
    sunward = game("sunward")
    state = sunward.new(seats=2, seed=4)
    seat = state.actors()[0]
    search = Search(Judge(Even(sunward)), seat, 2)  # type: ignore[arg-type]
    line = Line(seat, seat, search.turns, 2)
    actors = [seat]
    while search.goes_on(line, state):
        actors.append(line.seat)
        state.apply(line.seat, state.legal(line.seat)[0])
    changes = [now for before, now in pairwise([*actors, state.actors()[0]]) if now != before]
    assert line.turns == 0
    assert len(changes) == search.turns == 3
    assert line.points == [3.0, 3.0]


class Forgetful(Judge):
    """Tries every option out again, as if no evaluation had done so."""

    def foreseen(self, state: State, seat: int) -> State | None:
        return None


class Counting(Judge):
    def __init__(self, judged: Game) -> None:
        super().__init__(judged)
        self.spared = 0

    def foreseen(self, state: State, seat: int) -> State | None:
        found = super().foreseen(state, seat)
        if found is not None:
            self.spared += 1
        return found


@pytest.mark.parametrize("name", ["new-frontiers", "pulsar-2849"])
@pytest.mark.parametrize("seats", [2, 4])
def test_what_an_evaluation_has_tried_out_is_not_tried_again_and_nothing_else_changes(name: str, seats: int) -> None:
    """Where it looks ahead, the search takes its best position; the tree is the same as without that."""
    played = game(name)
    spared = 0
    for seed in range(4):
        state, chance = played.new(seats=seats, seed=seed), seeded(seed)
        for _ in range(12 * seats + 9 * seed):
            seat = state.actors()[0]
            options = state.legal(seat)
            state.apply(seat, options[chance.below(len(options))])
        seat = state.actors()[0]
        found = []
        for judge in (Counting(played), Forgetful(played)):
            search, rng = Search(judge, seat, seats), seeded(7)
            draw = draw_from(Position(played, state, seat))
            for _ in range(12):
                search.iterate(draw, rng)
            found.append([(each.action, each.visits, each.value, each.points) for each in search.found()])
            spared += judge.spared if isinstance(judge, Counting) else 0
        assert found[0] == found[1]
    assert spared > 0


@pytest.mark.parametrize("name", ["new-frontiers", "pulsar-2849"])
def test_what_was_foreseen_is_forgotten_when_somebody_moves_and_never_copied(name: str) -> None:
    """A clone made for another seat must not carry what was tried on the true state."""
    played = game(name)
    state, chance = played.new(seats=2, seed=3), seeded(3)
    met = 0
    while state.actors():
        seat = state.actors()[0]
        played.evaluate(state, seat)
        if state.foreseen is not None:
            met += 1
            assert state.clone().foreseen is None
            assert state.determinize(seat, 5).foreseen is None
        options = state.legal(seat)
        state.apply(seat, options[chance.below(len(options))])
        assert state.foreseen is None
    assert met > 10


def test_no_line_is_finished_late(any_game: Game) -> None:
    """A search whose time is over stops within a decision, and still has an answer."""
    state = any_game.new(seats=2, seed=4)
    seat = state.actors()[0]
    search = Search(Judge(any_game), seat, 2)
    search.deadline = time.perf_counter() - 1.0
    search.iterate(draw_from(Position(any_game, state, seat)), seeded(1))
    assert search.root.visits == 0
    assert search.decisions < 60
    assert search.found()[0].action in state.legal(seat)


def met(name: str, seats: int, moves: int) -> list[tuple[Game, State, int]]:
    """Positions of a game at random, with who is asked."""
    played, chance = game(name), seeded(8)
    state, found = played.new(seats, 4), []
    for _ in range(moves):
        if state.over():
            break
        seat = state.actors()[0]
        found.append((played, state.clone(), seat))
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
    return found


@pytest.mark.parametrize("name", ["sunward", "beyond-the-sun", "new-frontiers", "pulsar-2849", "burning-suns"])
def test_what_is_known_of_a_position_is_not_asked_again_and_changes_nothing(name: str) -> None:
    """`points_knowing` says what `points` says, and leaves the same foreseen position behind."""
    foreseen = 0
    for played, state, seat in met(name, 2, 60):
        judge, again = Judge(played), state.clone()
        own = judge.own(state, seat)
        judge.own(again, seat)
        assert judge.points_knowing(state, seat, seat, own) == judge.points(again, seat)
        left, expected = judge.foreseen(state, seat), judge.foreseen(again, seat)
        assert (left is None) == (expected is None)
        if left is not None and expected is not None:
            foreseen += 1
            assert left.fingerprint() == expected.fingerprint()
            assert judge.own(left, seat) == own, "a foreseen position is worth what the one before it is worth"
    assert foreseen > 0 or name not in ("new-frontiers", "pulsar-2849")


def test_a_state_drawn_before_is_the_same_once_more() -> None:
    beyond = game("beyond-the-sun")
    state = beyond.new(2, 1)
    seat = state.actors()[0]
    search, draw = Search(Judge(beyond), seat, 2), draw_from(Position(beyond, state, seat))
    search.looked_at(draw)
    for number in (0, 1, 2, 2, 1, 0, 5):
        drawn = search.drawn(draw, number)
        assert drawn.fingerprint() == draw(number).fingerprint()
        drawn.apply(seat, drawn.legal(seat)[0])  # which changes what is kept in nothing
    other = draw_from(Position(beyond, state, seat))
    assert search.looked_at(other) is search.worlds[0]
    assert len(search.worlds) == 1, "another way to draw begins anew"
