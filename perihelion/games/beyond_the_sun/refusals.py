from perihelion.games.beyond_the_sun.state import Table


def refusals(table: Table, seat: int, action: int) -> list[str]:
    return [] if action in table.choices[seat] else ["BTS-1.1"]
