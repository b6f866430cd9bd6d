"""How well a seat stands."""

from perihelion.games.burning_suns.state import Table


def evaluate(table: Table, seat: int) -> float:
    return float(table.antimatter[seat])
