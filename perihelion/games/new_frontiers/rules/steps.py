"""The numbers of the kinds of steps, in records and on the agenda; what each does is beside its action."""

from typing import Final

# Steps of the agenda.
OPEN_EMPIRES: Final = 1
NEXT_CHOICE: Final = 2
RESOLVE: Final = 3
END_ACTION: Final = 4
TURN: Final = 5
TOGETHER: Final = 6
WORLDS_BACK: Final = 7
PRODUCE_CLOSE: Final = 8
GOAL_UP: Final = 9
SCORING: Final = 10
LAST_GOAL: Final = 11

# Steps of a lane: what one seat has still to do.
SIDE: Final = 20
TILE: Final = 21
GOAL_ASKED: Final = 22
KEEPING: Final = 23
ORDERING: Final = 24
BUYING: Final = 25
PICKING: Final = 26
SURPLUS: Final = 27
SETTLING: Final = 28
ARMING: Final = 29
ARMING_GOOD: Final = 30
SETTLED: Final = 31
DECLARING: Final = 32
REPLACING: Final = 33
REPLACING_WITH: Final = 34
PRODUCING: Final = 35
SHORT: Final = 36
WINDFALLS: Final = 37
WINDFALL_ON: Final = 38
BONUS_WINDFALL: Final = 39
STOCKING: Final = 40
SELLING: Final = 41
TAXED: Final = 42
CONSUMING: Final = 43
SPENDING: Final = 44
SCORING_KIND: Final = 45
OPENING: Final = 46
