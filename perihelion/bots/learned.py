"""The best line to the end of the own turn by what was learned from self-play: strong for a few milliseconds a move.

Where nothing was learned with the set and the number of seats, the game's own evaluation judges instead.
"""

from perihelion.bots.bot import Position
from perihelion.bots.hard import told
from perihelion.bots.judging import Judge
from perihelion.bots.planning import plan
from perihelion.kernel.game import Game
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State


class Learned:
    def __init__(self) -> None:
        self.judge: Judge | None = None
        self.seats = 0
        self.rest: list[int] = []  # of the plan that is under way
        self.expected = ""  # the view in which it goes on

    def choose(self, position: Position, rng: Rng) -> int:
        options = position.legal()
        if len(options) == 1:
            return options[0]
        known = position.sample(rng)
        if self.judge is None or self.judge.game is not position.game or self.seats != known.seats:
            self.judge, self.seats = judge_of(position.game, known.seats), known.seats
        line = self.rest
        if not line or line[0] not in options or self.expected != told(position.view()):
            line = plan(self.judge, known, position.seat, 0.0, rng)
        self.remember(known, position.seat, line)
        return line[0]

    def remember(self, known: State, seat: int, line: list[int]) -> None:
        """The rest of a plan, for the position that its first step leads to if nothing comes to light."""
        self.rest = line[1:]
        if self.rest:
            known.apply(seat, line[0])
            self.expected = told(known.view(seat))


def judge_of(game: Game, seats: int) -> Judge:
    """By what was learned with this set and so many seats, if there is something; else by the evaluation."""
    try:
        from perihelion.bots.corrected import LearnedJudge
    except ImportError:  # compiled, and without librt
        return Judge(game)
    learned = game.learned(seats)
    features = game.insights(seats)
    if learned is None or features is None:
        return Judge(game)
    return LearnedJudge(game, features, learned.network(), learned.scale)
