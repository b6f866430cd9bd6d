"""The vocabulary: every action means exactly one move."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from perihelion import ActionSpace, Move

SPACE = ActionSpace(("place", (("edge", 2), ("column", 6))), ("pass", ()), ("draw", (("turn", 12), ("cell", 10))))


def test_kinds_follow_each_other_in_the_order_of_declaration() -> None:
    assert SPACE.size == 12 + 1 + 120
    assert [SPACE.first(kind) for kind in ("place", "pass", "draw")] == [0, 12, 13]
    assert SPACE.move(0) == Move("place", (0, 0))
    assert SPACE.move(11) == Move("place", (1, 5))
    assert SPACE.move(12) == Move("pass", ())
    assert SPACE.move(132) == Move("draw", (11, 9))


def test_an_action_is_counted_like_digits_of_its_arguments() -> None:
    assert SPACE.index("place", 1, 2) == 8
    assert SPACE.index("draw", 3, 4) == 13 + 34


@given(st.lists(st.lists(st.integers(1, 6), max_size=3), min_size=1, max_size=8))
def test_actions_and_moves_mean_each_other(sizes: list[list[int]]) -> None:
    space = ActionSpace(*((f"kind{k}", [(f"arg{n}", size) for n, size in enumerate(of)]) for k, of in enumerate(sizes)))
    moves = [space.move(action) for action in range(space.size)]
    assert len(set(moves)) == space.size
    assert [space.index(move.kind, *move.args) for move in moves] == list(range(space.size))


@pytest.mark.parametrize("action", [-1, 133, 10**9])
def test_there_is_no_action_outside_the_vocabulary(action: int) -> None:
    with pytest.raises(ValueError, match="actions are from 0 to 132"):
        SPACE.move(action)


@pytest.mark.parametrize(
    ("kind", "args", "says"),
    [
        ("fly", (), "there is no move 'fly'; there are: place, pass, draw"),
        ("place", (1,), "place takes 2 arguments, not 1"),
        ("pass", (0,), "pass takes 0 arguments, not 1"),
        ("place", (0, 6), "column of place is from 0 to 5, not 6"),
        ("place", (-1, 0), "edge of place is from 0 to 1, not -1"),
    ],
)
def test_a_move_that_does_not_exist_is_refused(kind: str, args: tuple[int, ...], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        SPACE.index(kind, *args)
