"""The moves of a game that cost most, with the reason why another was better: from what their player could know.

The look-ahead to the end of the own turn finds where something may have been missed; a search as strong as the hints'
decides whether it was, and the reason is a hint's (`bots/reasons.py`): the better move beside the one that was made.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from perihelion.bots import Position
from perihelion.bots.hard import Hard
from perihelion.bots.lookahead import looked_ahead
from perihelion.bots.reasons import Reasoning
from perihelion.kernel.history import History
from perihelion.kernel.rng import Rng, seeded
from perihelion.kernel.table import Phrase

MISSED: Final = 2.0
"""Points by which another move was better to be told as missed."""
DOUBTED: Final = 4
"""Moves of a seat that are searched: the worst by the look-ahead."""
SHOWN: Final = 3
SEARCHED: Final = "100"
"""Iterations of the search for one of them."""


@dataclass(frozen=True)
class Missed:
    ply: int
    seat: int
    round: int
    played: int
    better: int
    points: float  # by which the better one was better, as the bots judge positions
    reason: Phrase


@dataclass(frozen=True)
class Doubt:
    """A move that the look-ahead would not have made."""

    ply: int
    seat: int
    action: int
    lost: float


class Misses:
    """Of one finished game. `work` does a little more with every step; `found` is what is known so far."""

    def __init__(self, history: History, seed: int) -> None:
        self.history = history
        self.game = history.game
        self.seed = seed
        self.seats = len(history.record.seats)
        self.steps = len(history.line) + DOUBTED * self.seats
        self.found: list[Missed] = []

    def work(self) -> Iterator[int]:
        """Gives how many of its steps were done."""
        doubts: list[Doubt] = []
        state = self.history.at(0)
        for ply, each in enumerate(self.history.line):
            lost = self.lost(Position(self.game, state, each.seat), each.action, seeded(self.seed + ply))
            if lost >= MISSED:
                doubts.append(Doubt(ply, each.seat, each.action, lost))
            state.apply(each.seat, each.action)
            yield 1
        for seat in range(self.seats):
            own = sorted((each for each in doubts if each.seat == seat), key=lambda each: (-each.lost, each.ply))
            for doubt in own[:DOUBTED]:
                missed = self.searched(doubt)
                if missed is not None:
                    self.found = sorted([*self.found, missed], key=lambda each: (-each.points, each.ply))
                yield 1
            yield DOUBTED - len(own[:DOUBTED])

    def lost(self, position: Position, action: int, rng: Rng) -> float:
        """How much better the best option looks than the one that was taken."""
        options = position.legal()
        if len(options) == 1:
            return 0.0
        known = position.sample(rng)
        values = looked_ahead(self.game, known, position.seat, options)
        if action not in values:
            values |= looked_ahead(self.game, known, position.seat, [action])
        return max(values.values()) - values[action]

    def searched(self, doubt: Doubt) -> Missed | None:
        """What the search says of it; None when it finds nothing clearly better that leads elsewhere."""
        state = self.history.at(doubt.ply)
        position = Position(self.game, state, doubt.seat)
        rng = seeded(self.seed + doubt.ply)
        found = Hard(SEARCHED).think(position, rng)
        better = found[0]
        played = next((each.points for each in found if each.action == doubt.action), None)
        lost = doubt.lost if played is None else better.points - played
        if better.action == doubt.action or lost < MISSED:
            return None
        reasoning = Reasoning(position, rng)
        if not reasoning.differ(better.action, doubt.action):
            return None
        reason = reasoning.why([better.action, doubt.action], keeps="reason-kept").reason
        when = state.view(None).get("round", 0)
        points = round(lost, 2)
        return Missed(doubt.ply, doubt.seat, when, doubt.action, better.action, points, reason)


def largest(missed: list[Missed], seat: int | None = None) -> list[Missed]:
    """The three of a seat, or of all."""
    return [each for each in missed if seat in (None, each.seat)][:SHOWN]
