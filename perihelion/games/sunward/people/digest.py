"""How much each kind of event matters to those who look on: what one line about a turn is made of."""

from typing import Final

TELLING: Final[dict[str, int]] = {
    # what wins the game, ends it or takes something from somebody
    "frontier": 1,
    # what scores, or decides what can score
    "drawn": 2,
    "nothing-drawn": 2,
    # the rest of what a turn is made of
    "tile-placed": 4,
    # what says nothing by itself
    "forced": 0,
}
