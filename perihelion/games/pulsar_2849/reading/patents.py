"""What a player's patents say, read term by term."""

from ..rules.state import Table
from ..rules.terms import Term


def own_terms(table: Table, seat: int) -> list[Term]:
    """The terms of all technologies a seat has patented."""
    found: list[Term] = []
    for slot, tech in enumerate(table.techs):
        if seat in (table.first_patent[slot], table.second_patent[slot]):
            found.extend(table.tables.techs[tech].program)
    return found
