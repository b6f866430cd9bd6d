"""Why an action is not allowed, by rule id."""

from perihelion.games.burning_suns.state import Table


def refusals(table: Table, seat: int, action: int) -> list[str]:
    return [] if action in table.choices[seat] else ["BSU-43.1"]
