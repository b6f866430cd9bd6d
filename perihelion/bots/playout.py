"""A position played on at random to the end of its game, in one call: what a simulation of any search has to do.

Compiled, no question goes through Python.
"""

from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State


def play_out(state: State, rng: Rng) -> int:
    """Play on, the first who is asked first, each option as likely as the others; how many decisions it took.

    The same generator gives the same game as `random` bots that share it.
    """
    decisions = 0
    while state.acting:
        seat = state.acting[0]
        options = state.choices[seat]
        state.apply(seat, options[rng.below(len(options))])
        decisions += 1
    return decisions
