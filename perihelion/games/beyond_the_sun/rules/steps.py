"""The numbers of the kinds of steps, in records and on the agenda; what each does is beside its phase. Flags."""

from typing import Final

# A turn:
TURN: Final = 0
ACTION: Final = 1
PRODUCTION: Final = 2
TRADE: Final = 3
LAST_WINDOW: Final = 4
ACHIEVEMENT: Final = 5
END_TURN: Final = 6
# Lines of effects:
START: Final = 10
LINE: Final = 11
CHOOSING: Final = 12
OPTION: Final = 13
COPYING: Final = 14
# Pieces:
BUILD: Final = 20
UPGRADING: Final = 21
JUMPING: Final = 22
WARPING: Final = 23
CONTROL: Final = 24
BASE: Final = 25
BONUSES: Final = 26
TRIGGERED: Final = 27
COLONISING: Final = 28
SETTLING: Final = 29
COLONY: Final = 30
AUTOMATING: Final = 31
SUPPLY: Final = 32
PLACING: Final = 33
SENDING: Final = 34
SWAPPING: Final = 35
SWAP_KIND: Final = 36
# Cards:
RESEARCHING: Final = 40
OPPONENT: Final = 41
TYPE: Final = 42
CARD: Final = 43
EVENT_OVER: Final = 45
PRIVATE_CARD: Final = 46
LAYING: Final = 47
LAYING_SLOT: Final = 48
UNCOVERING: Final = 49
JOINING: Final = 50
TAKING: Final = 51

# Flags of a line.
CHOSEN: Final = 1  # an action: all of it must be possible, and it must change something (BTS-16.8)
BOTTOM: Final = 2  # the line of the action itself, not a line inside it
ONCE: Final = 4  # a mat ability that is used up only when done (BTS-21.32)
AT_WILL_LINE: Final = 8  # no retired cube may be replaced by ore (BTS-21.30)

# Flags of a research.
SEEN: Final = 1
SUPPLY_CUBE: Final = 2
NO_PREREQUISITE: Final = 4
NO_IMMEDIATE: Final = 8
