"""How much each kind of event matters to those who look on: what one line about a turn is made of."""

from typing import Final

TELLING: Final[dict[str, int]] = {
    # what wins the game, ends it or takes something from somebody
    "base-lost": 1,
    "claimed": 1,
    "end-triggered": 1,
    "swapped": 1,
    # what scores, or decides what can score
    "researched": 2,
    "colonised": 2,
    "base": 2,
    "automated": 2,
    "event": 2,
    "uncovered": 2,
    "private": 2,
    "pushed": 2,
    "sphere": 2,
    # what prepares that
    "kept": 3,
    "technology": 3,
    "system": 3,
    "settled": 3,
    "sent": 3,
    "noted": 3,
    "row": 3,
    # the rest of what a turn is made of
    "space": 4,
    "copied": 4,
    "ability": 4,
    "moved": 4,
    "built": 4,
    "upgraded": 4,
    "growth": 4,
    "ore": 4,
    "population": 4,
    "retired": 4,
    "ship-retired": 4,
    "supply-moved": 4,
    "paid-by-player": 4,
    "colony-disc": 4,
    "offered": 4,
    "paid": 4,
    # what says nothing by itself
    "turn": 0,
    "forced": 0,
}
