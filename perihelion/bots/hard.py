"""Information-set search on the game's evaluation, within a budget of seconds or of iterations a move.

`hard` thinks for a second; `hard@0.3s` for 0.3 seconds; `hard@200` makes exactly 200 iterations, the same everywhere.
"""

import json
import time
from typing import Final

from perihelion.bots.bot import BadBudget, Position
from perihelion.bots.judging import Judge
from perihelion.bots.search import Found, Search, fresh_generator
from perihelion.kernel.rng import Rng, seeded
from perihelion.kernel.state import State

SECONDS: Final = 1.0


class Hard:
    def __init__(self, budget: str = "") -> None:
        self.iterations, self.seconds = read_budget(budget)
        self.search: Search | None = None
        self.expected = ""  # the view in which the search can be used again
        self.decisions = 0  # tried out for the last move

    def choose(self, position: Position, rng: Rng) -> int:
        options = position.legal()
        if len(options) == 1:
            return options[0]
        return self.think(position, rng)[0].action

    def think(self, position: Position, rng: Rng) -> list[Found]:
        """The options by what the search makes of them, best first."""
        begun = time.perf_counter()
        own = fresh_generator(rng)
        states = own.word() << 32  # number of the first state

        def draw(number: int) -> State:
            return position.sample(seeded(states + number))

        search = self.reused(position) or self.begun(position, draw(0).seats)
        before = search.decisions
        if self.iterations:
            search.deadline = 0.0
            while search.root.visits < self.iterations or not search.root.children:
                search.iterate(draw, own)
        else:
            search.deadline = begun + self.seconds
            search.iterate(draw, own)
            while time.perf_counter() < search.deadline:
                search.iterate(draw, own)
        self.decisions = search.decisions - before
        found = search.found()
        self.keep(position, search, found[0].action, own)
        return found

    def begun(self, position: Position, seats: int) -> Search:
        """A new tree; another level has another one."""
        return Search(Judge(position.game), position.seat, seats)

    def reused(self, position: Position) -> Search | None:
        """The tree of the step before, if this is exactly the position it expected."""
        search = self.search
        if search is None or search.seat != position.seat or search.game is not position.game:
            return None
        return search if self.expected == told(position.view()) else None

    def keep(self, position: Position, search: Search, action: int, own: Rng) -> None:
        """Remember the tree for the next step of the same turn."""
        self.search = None
        after = position.sample(own)
        horizon = after.horizon()
        after.apply(position.seat, action)
        if position.seat in after.actors() and after.horizon() == horizon and search.descend(action):
            self.search = search
            self.expected = told(after.view(position.seat))


def told(view: dict[str, object]) -> str:
    return json.dumps(view, sort_keys=True)


def read_budget(text: str) -> tuple[int, float]:
    """Iterations and seconds, one of them 0: "200" or "0.3s"; nothing is a second."""
    if not text:
        return 0, SECONDS
    try:
        if text.endswith("s"):
            seconds = float(text[:-1])
            if 0.0 < seconds < 3600.0:
                return 0, seconds
        elif int(text) > 0:
            return int(text), 0.0
    except ValueError:
        pass
    raise BadBudget(budget=text)
