"""How well a seat stands, in points."""

from perihelion.games.pulsar_2849.state import Table


def evaluate(table: Table, seat: int) -> float:
    return float(table.players[seat].score)
