from perihelion.games.beyond_the_sun.state import Table


def evaluate(table: Table, seat: int) -> float:
    return 0.0
