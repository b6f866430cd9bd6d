"""The numbers of the kinds of steps, in records and on the agenda; what each does is beside its phase. Flags."""

from typing import Final

# A turn:
TURN, ACTION, PRODUCTION, TRADE, LAST_WINDOW, ACHIEVEMENT, END_TURN = range(7)
# Lines of effects:
START, LINE, CHOOSING, OPTION, COPYING = range(10, 15)
# Pieces:
BUILD, UPGRADING, JUMPING, WARPING, CONTROL, BASE, BONUSES, TRIGGERED, COLONISING, SETTLING, COLONY = range(20, 31)
AUTOMATING, SUPPLY, PLACING, SENDING, SWAPPING, SWAP_KIND = range(31, 37)
# Cards:
RESEARCHING, OPPONENT, TYPE, CARD = range(40, 44)
EVENT_OVER, PRIVATE_CARD, LAYING, LAYING_SLOT, UNCOVERING, JOINING, TAKING = range(45, 52)

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
