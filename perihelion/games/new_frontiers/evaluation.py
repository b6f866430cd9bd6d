"""How well a seat stands, in points."""

from perihelion.games.new_frontiers import scoring
from perihelion.games.new_frontiers.state import Table


def evaluate(table: Table, seat: int) -> float:
    return float(sum(scoring.tally_of(table, seat).values()))
