"""What a search has found to be good is looked at again, what it has not met is looked at, the rest is not."""

from perihelion.bots.habits import FEW, NEAR, Habits

BASE = 1000


def taught(values: list[float], times: int) -> Habits:
    """Options 0, 1, 2 … looked at together so often, each worth as much every time."""
    habits = Habits()
    for _ in range(times):
        habits.learn(BASE, list(range(len(values))), values)
    return habits


def test_an_option_is_known_when_it_was_looked_at_often_enough() -> None:
    once, twice = taught([3.0, 4.0], 1), taught([3.0, 4.0], 2)
    assert (once.unknown(BASE, [0, 1, 2]), once.best_known(BASE, [0, 1, 2], 1.0)) == ([0, 1, 2], [])
    assert (twice.unknown(BASE, [0, 1, 2]), twice.best_known(BASE, [0, 1, 2], 100.0)) == ([2], [1, 0])


def test_what_was_clearly_behind_the_best_is_left_out() -> None:
    habits = taught([5.0 - 0.9 * NEAR, 5.0, 5.0 - 1.1 * NEAR, 1.0], 2)
    assert habits.best_known(BASE, [0, 1, 2, 3], 1.0) == [1, 0]
    assert habits.best_known(BASE, [2, 3], 1.0) == [2], "the best of those that are open, not of all"


def test_only_a_few_are_looked_at_again() -> None:
    assert habits_of_many().best_known(BASE, list(range(20)), 1.0) == list(range(FEW))


def habits_of_many() -> Habits:
    return taught([5.0] * 20, 2)


def test_a_seat_has_its_own_habits() -> None:
    assert taught([1.0, 2.0], 2).unknown(2 * BASE, [0, 1]) == [0, 1]
