"""The numbers of the kinds of steps, in records and on the agenda; what each does is beside its phase."""

from typing import Final

BEGIN_ROUND: Final = 0
COORDINATES: Final = 1
DRAWING: Final = 2
SHOWING: Final = 3
