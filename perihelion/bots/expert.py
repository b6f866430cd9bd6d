"""The search of `hard` on what was learned from self-play; `expert`, `expert@0.3s`, `expert@200` as there.

Where nothing was learned with the set and the number of seats, or only what helps a plan of a single turn, it plays as
`hard` does.
"""

from perihelion.bots.hard import Hard
from perihelion.bots.judging import Judge
from perihelion.bots.learned import judge_of
from perihelion.kernel.game import Game


class Expert(Hard):
    def __init__(self, budget: str = "") -> None:
        super().__init__(budget)
        self.known: Judge | None = None
        self.seats = 0

    def judge(self, game: Game, seats: int) -> Judge:
        if self.known is None or self.known.game is not game or self.seats != seats:
            learned = game.learned(seats)
            searched = learned is not None and learned.searched
            self.known, self.seats = judge_of(game, seats) if searched else Judge(game), seats
        return self.known
