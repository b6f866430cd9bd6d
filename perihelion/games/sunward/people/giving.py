"""What a tile gives the others by its octagon, beside the other places where it could be laid."""

from typing import Final

from perihelion.kernel.table import Phrase

from ..bots.evaluation import best_drawing, worth
from ..bots.weights import Weights
from ..rules import coordinates
from ..rules.drawing import shape_of
from ..rules.state import Table
from ..rules.tables import LEAVE_OUT

CLEAR: Final = 2.0
"""Points by which a shape is worth less or more to the others than the octagon's shapes on average."""


def for_others(table: Table, seat: int, action: int, weights: Weights) -> Phrase | None:
    """None where the shape is to them as good as any, and of moves that give them nothing."""
    if action >= LEAVE_OUT or table.seats == 1:
        return None
    asked = octagon(table, action)
    worths: dict[int, float] = {}
    for other in table.choices[seat]:
        column = octagon(table, other)
        if column not in worths:
            worths[column] = given(laid(table, seat, other), seat, weights)
    zone = {"zone": table.zone_name(asked)}
    if fits_nobody(laid(table, seat, action), seat):
        return Phrase("others-nothing", zone)
    ahead = worths[asked] - sum(worths.values()) / len(worths)
    if abs(ahead) < CLEAR:
        return None
    return Phrase("others-much" if ahead > 0 else "others-little", zone)


def octagon(table: Table, action: int) -> int:
    return coordinates.columns_pointed_at(table, len(table.placed), action)[1]


def laid(table: Table, seat: int, action: int) -> Table:
    after = table.clone()
    after.apply(seat, action)
    assert isinstance(after, Table)
    return after


def rivals(table: Table, seat: int) -> list[int]:
    return [other for other in range(table.seats) if other != seat]


def given(table: Table, seat: int, weights: Weights) -> float:
    """What the best drawing of the octagon's shape is worth to the others, on average."""
    others = rivals(table, seat)
    gains = [best_drawing(table, other, weights)[0] - worth(table, table.sheets[other], weights) for other in others]
    return sum(gains) / len(gains)


def fits_nobody(table: Table, seat: int) -> bool:
    for other in rivals(table, seat):
        shape = shape_of(table, other)
        if shape is not None and shape.listed(table.sheets[other].open):
            return False
    return True
