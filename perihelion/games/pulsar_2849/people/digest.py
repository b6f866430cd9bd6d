"""How much each kind of event matters to those who look on: what one line about a turn is made of."""

from typing import Final

TELLING: Final[dict[str, int]] = {
    # what wins the game, ends it or takes something from somebody
    "claimed": 1,
    "gyrodyne-spins": 1,
    "goal-met": 1,
    "award": 1,
    "gate-run": 1,
    # what scores, or decides what can score
    "patented": 2,
    "project-completed": 2,
    "base": 2,
    "linked": 2,
    "transmitter-operates": 2,
    "gyrodynes-score": 2,
    "premium": 2,
    "points": 2,
    "points-bought": 2,
    "technology-scores": 2,
    "penalty": 2,
    "transmitter-produces": 2,
    # what prepares that
    "flown": 3,
    "die-taken": 3,
    "transmitter-taken": 3,
    "transmitter-paid": 3,
    "gyrodyne-taken": 3,
    "gyrodyne-placed": 3,
    "explored": 3,
    "teleported": 3,
    "run-announced": 3,
    "red-die": 3,
    "red-die-owed": 3,
    "answered": 3,
    "system-found": 3,
    # the rest of what a turn is made of
    "marker-left": 4,
    "marker-right": 4,
    "cubes": 4,
    "tokens": 4,
    "modifier-bought": 4,
    "gate-chosen": 4,
    "side-chosen": 4,
    "rolled": 4,
    "final-bases": 4,
    "final-cubes": 4,
    "final-gyrodynes": 4,
    "final-initiative": 4,
    "final-pulsars": 4,
    # what says nothing by itself
    "turn": 0,
    "forced": 0,
}
