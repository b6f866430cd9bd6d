"""The best line of a seat to the end of its own turn: a beam over its decisions, each judged as it lies.

Nothing is planned beyond an information event. Lines that reach the same position by another order are followed once.
"""

from typing import Final, final

from perihelion.bots.judging import Judge
from perihelion.kernel.rng import WORDS, Rng
from perihelion.kernel.state import State

BEAM: Final = 4
"""Lines followed at the same time. With two of them Pulsar's judgement that tries no payments out was 12 points a game
behind the evaluation that does, with four 5 (160 games each, ± 4.6)."""
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


def plan(judge: Judge, known: State, seat: int, blur: float, rng: Rng) -> list[int]:
    """The actions of the best line; with a blur every value is seen better or worse by about so many points."""
    ended, _ = best_lines(judge, known, seat, blur, rng)
    return best_of(ended).actions


def best_of(lines: list[Line]) -> Line:
    best = lines[0]
    for line in lines:
        if line.seen > best.seen:
            best = line
    return best


def best_lines(judge: Judge, known: State, seat: int, blur: float, rng: Rng) -> tuple[list[Line], list[Line]]:
    """For every first step that was followed to an end the best line, in the order they were found; and all steps."""
    judge.begin(known, seat)
    open_lines = [Line(known, [], 0.0, 0.0)]
    ended: list[Line] = []
    steps: list[Line] = []
    horizon = known.horizon()
    left = JUDGEMENTS
    for _ in range(LONGEST):
        further: list[Line] = []
        for line in open_lines:
            for action in judge.options(line.state, seat):
                after = line.state.clone()
                after.apply(seat, action)
                value = judge.own(after, seat)
                seen = value + blur * bell(rng) if blur else value
                made = Line(after, [*line.actions, action], value, seen)
                left -= 1
                if line.state is known:
                    steps.append(made)
                if seat in after.acting and after.horizon() == horizon:
                    further.append(made)
                else:
                    keep_best(ended, made)
        open_lines = most_promising(further)
        if not open_lines or left <= 0:
            break
    for line in open_lines:  # longer than could be followed
        keep_best(ended, line)
    return ended, steps


def keep_best(ended: list[Line], made: Line) -> None:
    """A line among those that have ended, in place of a worse one with the same first step."""
    for place in range(len(ended)):
        if ended[place].actions[0] == made.actions[0]:
            if made.seen > ended[place].seen:
                del ended[place]
                ended.append(made)
            return
    ended.append(made)


def most_promising(lines: list[Line]) -> list[Line]:
    """The best lines, of those that come to the same only one."""
    ranked = sorted([(-line.seen, number) for number, line in enumerate(lines)])
    kept: list[Line] = []
    for _, number in ranked:
        line = lines[number]
        if not same_as_one_of(line, kept):
            kept.append(line)
            if len(kept) == BEAM:
                break
    return kept


def same_as_one_of(line: Line, others: list[Line]) -> bool:
    """Whether the same actions in another order came to the same worth."""
    for other in others:
        if other.value == line.value and sorted(other.actions) == sorted(line.actions):
            return True
    return False


def bell(rng: Rng) -> float:
    """A number about 0, as far from it as a normally distributed one: three even ones together."""
    return 2.0 * (rng.word() + rng.word() + rng.word()) / WORDS - 3.0
