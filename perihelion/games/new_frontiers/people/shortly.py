"""What stands on a card: the powers of a tile and what it scores for, in fewer words than its sentence.

The composition is that of `explaining`; messages that are too long for a card have a shorter one, named `card-…`.
What the signs of a card say already (sort, cost, goods, plain points) is left out.
"""

from typing import Final

from perihelion.kernel.table import Phrase, joined, named

from ..rules.tables import Tables
from ..rules.terms import TYPES, Tile
from .explaining import of_effect, of_line

SHORTER: Final = frozenset(
    f"effect-{name}"
    for name in (
        "develop-gain", "develop-gain-printed", "explore-draw", "explore-gain", "strength", "strength-vs",
        "temp-strength", "contact", "settle-two", "settle-draw", "settle-gain", "replace", "doomed", "produce-here",
        "produce-per", "produce-most", "consume", "consume-two", "consume-upto", "consume-per-good",
    )
) | {"bonus-each", "bonus-per-kinds", "bonus-per-strength"}  # fmt: skip
"""Messages that have a shorter one for cards, in both languages."""


def cards(tables: Tables) -> dict[str, Phrase]:
    """By the ids of `explanations`; tiles that do nothing have none."""
    found: dict[str, Phrase] = {}
    for tile in tables.tiles:
        parts = on_card(tables, tile)
        if parts:
            found[f"{named('tile', tile.name)[1:]}-help"] = joined(parts, "one-after-another")
    return found


def on_card(tables: Tables, tile: Tile) -> list[Phrase]:
    parts = []
    for power in tile.powers:
        moment = named("card-type", TYPES[power.type].lower())
        parts.append(Phrase("card-power", {"type": moment, "effect": shorter(of_effect(tables, power))}))
    if not tile.for_sale:
        parts.append(Phrase("tile-not-for-sale"))
    return [*parts, *[shorter(of_line(line)) for line in tile.lines]]


def shorter(phrase: Phrase) -> Phrase:
    return Phrase(f"card-{phrase.message}", phrase.facts) if phrase.message in SHORTER else phrase
