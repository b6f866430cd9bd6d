"""How every seat of a position stands, in points: here by the game's own evaluation, in `corrected.py` by more."""

from perihelion.kernel.game import Game
from perihelion.kernel.state import State


class Judge:
    """By the game's own evaluation, which tries out what a turn under way can lead to."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.learned = False

    def begin(self, known: State, seat: int) -> None:
        """A plan of the seat begins here; `own` is then asked about what follows."""

    def own(self, state: State, seat: int) -> float:
        """What a seat orders its options by."""
        return self.game.evaluate(state, seat)

    def options(self, state: State, seat: int) -> list[int]:
        """Those of a seat that are looked at."""
        found: list[int] = self.game.candidates(state, seat)
        return found

    def foreseen(self, state: State, seat: int) -> State | None:
        """The position after the best option, where `own` or `points` has tried them all out."""
        return state.foreseen if state.foreseer == seat else None

    def points(self, state: State, observer: int) -> list[float]:
        """Of every seat, as far as the observer knows."""
        return [self.game.evaluate(state, seat) for seat in range(state.seats)]

    def points_knowing(self, state: State, observer: int, seat: int, own: float) -> list[float]:
        """`points` where `own` has just been asked about this very position, and what it said for that seat.

        Everything is left as if it had been asked again: also what it has foreseen.
        """
        foreseen = state.foreseen
        found: list[float] = []
        for each in range(state.seats):
            if each != seat:
                found.append(self.game.evaluate(state, each))
                continue
            found.append(own)
            if foreseen is not None:
                state.foreseen, state.foreseer = foreseen, seat
        return found


def best_other(points: list[float], seat: int) -> float:
    """The most that any other seat has; 0 when there is none."""
    if len(points) == 1:
        return 0.0
    highest = float("-inf")
    for other in range(len(points)):
        if other != seat and points[other] > highest:
            highest = points[other]
    return highest
