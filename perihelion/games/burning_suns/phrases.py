"""Moves, prompts and quotes as message ids with facts; the sentences are in text/*.ftl."""

from perihelion.games.burning_suns.state import Table
from perihelion.kernel.table import Phrase, Prompt, Quote


def phrase(table: Table, seat: int, action: int) -> Phrase:
    return Phrase("x")


def prompt(table: Table, seat: int) -> Prompt:
    return Prompt(Phrase("x"), Phrase("x"), "BSU-1.1")


def cost_and_gain(table: Table, seat: int, action: int) -> Quote:
    return Quote()
