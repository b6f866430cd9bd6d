"""How much each kind of event matters to those who look on: what one line about a turn is made of."""

from typing import Final

TELLING: Final[dict[str, int]] = {
    # what wins the game, ends it or takes something from somebody
    "chosen": 1,
    # what scores, or decides what can score
    "settled": 2,
    "bought": 2,
    "consumed": 2,
    "gain-chips": 2,
    "sold": 2,
    "replaced": 2,
    "goal-kept": 2,
    "goal-kept-own": 2,
    "goal-up": 2,
    # what prepares that
    "produced": 3,
    "windfall": 3,
    "abandoned": 3,
    "declared": 3,
    # the rest of what a turn is made of
    "discovered": 4,
    "gain-credits": 4,
    "gain-colonists": 4,
    "world-returned": 4,
    "world-stored": 4,
    "credits-stored": 4,
    "good-stored": 4,
    "armed": 4,
    "home": 4,
    "explored": 4,
    # what says nothing by itself
    "forced": 0,
    "declined": 0,
}
