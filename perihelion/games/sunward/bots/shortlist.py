"""The drawings that are worth a closer look: a shape can lie at a hundred spots, and most are plainly bad."""

from typing import Final

from ..rules.drawing import shape_of
from ..rules.state import Table
from ..rules.tables import DRAW
from .sketch import Sketch
from .weights import Weights

BEST: Final = 16
"""Drawings that are kept; a sketch of one takes a hundredth of the time of a learned judgement."""


def shortlist(table: Table, seat: int, weights: Weights) -> list[int]:
    """All other choices, and the best drawings by what the evaluation says of each, in their own order."""
    options = table.legal(seat)
    if len(options) <= BEST or options[-1] < DRAW:
        return options
    shape = shape_of(table, seat)
    kept = [action for action in options if action < DRAW]
    if shape is None or len(options) - len(kept) <= BEST:
        return options
    sketch = Sketch(table, seat, table.sheets[seat], shape, weights)
    ranked = sorted([(-sketch.worth(action), action) for action in options[len(kept) :]])
    return sorted(kept + [action for _, action in ranked[:BEST]])
