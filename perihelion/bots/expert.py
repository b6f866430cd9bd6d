"""The search of `hard` on what was learned from self-play; `expert`, `expert@0.3s`, `expert@200` as there.

What was learned by comparing siblings finds and orders the first lines, and the game's own evaluation judges where they
end. Where nothing was learned with the set and the number of seats, it plays as `hard` does.
"""

from perihelion.bots.bot import Position
from perihelion.bots.hard import Hard
from perihelion.bots.judging import Judge
from perihelion.bots.learned import judge_of
from perihelion.bots.search import Search


class Expert(Hard):
    def __init__(self, budget: str = "") -> None:
        super().__init__(budget)
        self.known: Judge | None = None
        self.seats = 0

    def begun(self, position: Position, seats: int) -> Search:
        game = position.game
        if self.known is None or self.known.game is not game or self.seats != seats:
            self.known, self.seats = judge_of(game, seats), seats
        if not self.known.learned:
            return Search(self.known, position.seat, seats)
        learned = game.learned(seats)
        searched = learned is not None and learned.searched
        return Search(self.known if searched else Judge(game), position.seat, seats, self.known)
