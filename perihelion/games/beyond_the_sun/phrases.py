from perihelion.games.beyond_the_sun.state import Table
from perihelion.kernel.table import Phrase, Prompt, Quote


def cost_and_gain(table: Table, seat: int, action: int) -> Quote:
    return Quote()


def phrase(table: Table, seat: int, action: int) -> Phrase:
    return Phrase("x")


def prompt(table: Table, seat: int) -> Prompt:
    return Prompt(Phrase("x"), Phrase("x"), "BTS-1.1")
