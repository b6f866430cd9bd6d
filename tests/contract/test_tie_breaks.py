"""What decides between equal scores: told by name, in the order of the rules, and in both languages."""

from itertools import pairwise

from support.play import finished

from perihelion import Game, State
from perihelion.server.scenes import tie_break_of
from perihelion.words import Words


def test_a_tie_break_that_decides_is_told(any_game: Game) -> None:
    state = finished(any_game, min(3, any_game.seats[-1]), 5)
    names = list(state.tie_breaks(0))
    assert all(list(state.tie_breaks(seat)) == names for seat in range(state.seats))
    for language in ("pl", "en"):
        words = Words(language, any_game)
        for name in names:
            said = words.say(f"tie-break-{name}", first=3, second=2)
            assert said.endswith(".")
            assert "{" not in said


class Tied:
    """A finished game of which only the result is known."""

    def __init__(self, scores: list[int], ranking: list[list[int]], breaks: list[dict[str, int]]) -> None:
        self.given, self.order, self.breaks = scores, ranking, breaks

    def scores(self) -> list[int]:
        return self.given

    def ranking(self) -> list[list[int]]:
        return self.order

    def tie_breaks(self, seat: int) -> dict[str, int]:
        return self.breaks[seat]


def decided(scores: list[int], ranking: list[list[int]], breaks: list[dict[str, int]]) -> object:
    return tie_break_of(Tied(scores, ranking, breaks))  # type: ignore[arg-type]


def test_the_first_difference_in_the_order_of_the_rules_decided() -> None:
    breaks = [{"discs": -3, "ore": 1}, {"discs": -3, "ore": 4}]
    assert decided([9, 9], [[1], [0]], breaks) == {"name": "ore", "first": 4, "second": 1}
    assert decided([9, 8], [[0], [1]], breaks) is None  # points decided
    assert decided([9, 9], [[0, 1]], breaks) is None  # nothing did: both win


def shared(state: State, seat: int) -> bool:
    """Whether it stands where an ally has brought it."""
    return bool(state.tally()[seat].get("shared_victory"))


def test_rankings_agree_with_the_tie_breaks(any_game: Game) -> None:
    """Of equal scores, whoever stands before has more of what breaks ties; who stands beside has as much of all."""
    state = finished(any_game, any_game.seats[-1], 11)
    scores, ranking = state.scores(), state.ranking()
    for seats in ranking:
        own = [seat for seat in seats if scores[seat] == scores[seats[0]] and not shared(state, seat)]
        assert len({tuple(state.tie_breaks(seat).values()) for seat in own}) <= 1
    for before, after in pairwise(ranking[1:]):  # a shared victory may come first for another reason
        one, other = before[0], after[0]
        if scores[one] == scores[other]:
            assert tuple(state.tie_breaks(one).values()) > tuple(state.tie_breaks(other).values())
