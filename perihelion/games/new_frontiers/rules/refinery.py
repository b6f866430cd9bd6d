"""The Oort Cloud Alien Refinery: its owner declares its kind, for an action or for scoring (NFR-14.22 to 14.26)."""

from perihelion.kernel.question import Step, declare

from . import steps
from .asking import Asked
from .state import Table
from .tables import DECLARE, kind_name
from .terms import KINDS


class Declared(Asked):
    def run_for(self, table: Table, seat: int, step: Step) -> None:
        table.ask_seat(seat, step, [DECLARE + kind for kind in range(KINDS)])

    def answer(self, table: Table, seat: int, action: int) -> None:
        kind = table.oort_kind = action - DECLARE
        if table.sink is not None:
            table.tell("declared", seat, "", "", f"tile:{table.tables.oort}", 0, {"kind": kind_name(kind)})


@declare(steps.DECLARING, name="declaring", rule="NFR-14.23")
class Declaring(Declared):
    """For the length of this action."""


@declare(steps.SCORING_KIND, name="scoring-kind", rule="NFR-14.26")
class ScoringKind(Declared):
    """For all bonuses and goals."""
