"""What the evaluation says after each option, and after the best way to end the own turn from there."""

from typing import Final

from perihelion.kernel.game import Game
from perihelion.kernel.state import State

DEPTH: Final = 4
"""Own decisions in a row that are looked ahead, the first included."""
BEAM: Final = 4
"""Options followed up after the first decision, and again after each further one the best half of them."""
EVALUATIONS: Final = 300
"""At most about so many for one move, besides those of its own options."""


def after_each(game: Game, known: State, seat: int, options: list[int]) -> list[float]:
    """How well the seat stands after each option."""
    values: list[float] = []
    for action in options:
        after = known.clone()
        after.apply(seat, action)
        values.append(game.evaluate(after, seat))
    return values


def best_first(options: list[int], values: list[float]) -> list[int]:
    """The options by their values; equal ones in their own order."""
    pairs = sorted([(-value, action) for action, value in zip(options, values, strict=True)])
    return [action for _, action in pairs]


class Purse:
    """Evaluations that may still be spent."""

    def __init__(self, left: int) -> None:
        self.left = left


def looked_ahead(game: Game, known: State, seat: int, options: list[int]) -> dict[int, float]:
    """The most promising options with their worth at the end of the own turn."""
    values = after_each(game, known, seat, options)
    purse = Purse(EVALUATIONS)
    found: dict[int, float] = {}
    static = dict(zip(options, values, strict=True))
    for action in best_first(options, values)[:BEAM]:
        after = known.clone()
        after.apply(seat, action)
        found[action] = end_of_turn(game, after, seat, static[action], known.horizon(), DEPTH - 1, BEAM // 2, purse)
    return found


def end_of_turn(
    game: Game, state: State, seat: int, value: float, horizon: int, depth: int, beam: int, purse: Purse
) -> float:
    """The worth of the best way on while the seat is asked again; beyond an information event nothing is planned."""
    if depth == 0 or seat not in state.actors() or state.horizon() != horizon:
        return value
    options = state.legal(seat)
    if len(options) > purse.left:
        return value
    purse.left -= len(options)
    values = after_each(game, state, seat, options)
    best = max(values)
    if depth == 1 or beam <= 1:
        return best
    static = dict(zip(options, values, strict=True))
    for action in best_first(options, values)[:beam]:
        after = state.clone()
        after.apply(seat, action)
        best = max(best, end_of_turn(game, after, seat, static[action], horizon, depth - 1, beam // 2, purse))
    return best
