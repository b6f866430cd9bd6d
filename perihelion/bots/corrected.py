"""How every seat of a position stands by what was learned from self-play; compiled, it needs mypyc's library librt."""

from typing import final

from perihelion.bots.judging import Judge, best_other
from perihelion.kernel.features import Features
from perihelion.kernel.game import Game
from perihelion.kernel.network import Network
from perihelion.kernel.state import State


@final
class LearnedJudge(Judge):
    """By the game's judgement of what lies on the table, corrected by a network that sees the observer's row."""

    def __init__(self, game: Game, features: Features, network: Network, scale: float) -> None:
        super().__init__(game)
        self.learned = True
        self.features = features
        self.network = network
        self.scale = scale
        self.row = features.blank(1)
        self.others: list[float] = []  # how the seats stood by hand where a plan begins

    def begin(self, known: State, seat: int) -> None:
        self.others = [self.game.judge(known, each) for each in range(known.seats)]

    def own(self, state: State, seat: int) -> float:
        """How far the seat is ahead of the best of the others; alone at the table, what it has.

        The others are judged by hand only where the plan began, and corrected here: that takes a third less time with
        two seats, half with four.
        """
        if not state.acting:
            points = self.points(state, seat)
            return points[seat] - best_other(points, seat)
        seats = state.seats
        corrections = self.corrections(state, seat)
        highest = float("-inf")
        for place in range(1, seats):
            points_of_other = self.others[(seat + place) % seats] + self.scale * corrections[place]
            if points_of_other > highest:
                highest = points_of_other
        own = self.game.judge(state, seat) + self.scale * corrections[0]
        return own - highest if seats > 1 else own

    def options(self, state: State, seat: int) -> list[int]:
        found: list[int] = self.game.shortlist(state, seat)
        return found

    def points(self, state: State, observer: int) -> list[float]:
        seats = state.seats
        if not state.acting:
            return [self.game.judge(state, seat) for seat in range(seats)]  # the end needs no correction
        corrections = self.corrections(state, observer)
        found: list[float] = []
        for seat in range(seats):
            place = seat - observer if seat >= observer else seat - observer + seats
            found.append(self.game.judge(state, seat) + self.scale * corrections[place])
        return found

    def points_knowing(self, state: State, observer: int, seat: int, own: float) -> list[float]:
        """What `own` says is a margin, of no use here."""
        return self.points(state, observer)

    def corrections(self, state: State, observer: int) -> list[float]:
        """For every seat, the observer first."""
        self.features.fill(state, observer, self.row, 0)
        return self.network.ask(self.row, observer)
