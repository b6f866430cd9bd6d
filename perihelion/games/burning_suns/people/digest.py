"""How much each kind of event matters to those who look on: what one line about a turn is made of."""

from typing import Final

TELLING: Final[dict[str, int]] = {
    # what wins the game, ends it or takes something from somebody
    "won": 1,
    "antimatter": 1,
    "control": 1,
    "attack-won": 1,
    "attack-lost": 1,
    "unrest": 1,
    "rebellion": 1,
    "alliance-made": 1,
    "alliance-broken": 1,
    "alliance-cancelled": 1,
    "fight-drawn": 1,
    # what scores, or decides what can score
    "action": 2,
    "roll-succeeded": 2,
    "roll-failed": 2,
    "level": 2,
    "level-lost": 2,
    "card-taken": 2,
    "resource": 2,
    "fell": 2,
    "calmed": 2,
    # what prepares that
    "jump": 3,
    "leap": 3,
    "built": 3,
    "ability": 3,
    "regiments": 3,
    "turned-up": 3,
    "placed-tile": 3,
    "card-discarded": 3,
    "discarded": 3,
    "not-fought": 3,
    "offer-refused": 3,
    "peeked": 3,
    "dice": 3,
    "reroll": 4,
    # the rest of what a turn is made of
    "crystals": 4,
    "income": 4,
    "leader": 4,
    "picked": 4,
    "passed": 4,
    # what says nothing by itself
    "forced": 0,
    "scored": 0,  # its points are antimatter, and that has an event of its own
}
