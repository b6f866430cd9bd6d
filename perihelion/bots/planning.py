"""The best line of a seat to the end of its own turn: a beam over its decisions, each judged as it lies.

Nothing is planned beyond an information event. Lines that reach the same position by another order are followed once.
"""

from typing import Final, final

from perihelion.bots.judging import Judge
from perihelion.kernel.rng import WORDS, Rng
from perihelion.kernel.state import State

BEAM: Final = 4
"""Lines followed at the same time."""
LONGEST: Final = 7
"""Decisions of a line."""
JUDGEMENTS: Final = 400
"""About so many for one plan, besides those of the first options."""


@final
class Line:
    def __init__(self, state: State, actions: list[int], value: float, seen: float) -> None:
        self.state = state
        self.actions = actions
        self.value = value
        self.seen = seen  # the value through a blur


def plan(judge: Judge, known: State, seat: int, blur: float, rng: Rng, beam: int = BEAM) -> list[int]:
    """The actions of the best line; with a blur every value is seen better or worse by about so many points."""
    judge.begin(known, seat)
    open_lines = [Line(known, [], 0.0, 0.0)]
    best: Line | None = None
    horizon = known.horizon()
    left = JUDGEMENTS
    for _ in range(LONGEST):
        further: list[Line] = []
        for line in open_lines:
            for action in judge.game.candidates(line.state, seat):
                after = line.state.clone()
                after.apply(seat, action)
                value = judge.own(after, seat)
                seen = value + blur * bell(rng) if blur else value
                made = Line(after, [*line.actions, action], value, seen)
                left -= 1
                if seat in after.acting and after.horizon() == horizon:
                    further.append(made)
                elif best is None or seen > best.seen:
                    best = made
        open_lines = widest_apart(further, beam)
        if not open_lines or left <= 0:
            break
    for line in open_lines:  # longer than could be followed
        if best is None or line.seen > best.seen:
            best = line
    assert best is not None
    return best.actions


def widest_apart(lines: list[Line], beam: int) -> list[Line]:
    """The best lines, of those that come to the same only one."""
    ranked = sorted([(-line.seen, number) for number, line in enumerate(lines)])
    kept: list[Line] = []
    values: list[float] = []
    for _, number in ranked:
        line = lines[number]
        if line.value not in values:
            kept.append(line)
            values.append(line.value)
            if len(kept) == beam:
                break
    return kept


def bell(rng: Rng) -> float:
    """A number about 0, as far from it as a normally distributed one: three even ones together."""
    return 2.0 * (rng.word() + rng.word() + rng.word()) / WORDS - 3.0
