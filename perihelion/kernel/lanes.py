"""A table at which seats have steps of their own: each seat has a lane beside the agenda, and its own open question.

A step of a lane is put on the agenda for one seat (`InTurn`: seat, then the step) or for all of them (`Together`), or
into the lane itself, where the last one put in runs first. So some actions go round the table and others are carried
out by everybody at the same time, with the same steps.
"""

from perihelion.kernel.native import mypyc_attr
from perihelion.kernel.question import Kind, Step
from perihelion.kernel.state import State
from perihelion.kernel.table import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class LaneState(State):
    """A game makes both lists when it sets up or loads a table, and copies them when it clones one."""

    __slots__ = ("lanes", "questions")
    lanes: list[list[Step]]  # what each seat has still to do
    questions: list[Step]  # the step that asked each seat last

    def run_lane(self, seat: int, step: Step) -> None:
        """One seat does a step, and what the step leaves in its lane."""
        if not self.kinds:
            self.kinds = self.book().kinds
        self.kinds[step[0]].run_for(self, seat, step)
        if self.lanes[seat]:
            self.advance(seat)

    def advance(self, seat: int) -> None:
        """Run the lane of a seat until it has to choose or nothing is left."""
        lane = self.lanes[seat]
        if lane and not self.choices[seat]:
            self.run_lane(seat, lane.pop())

    def act(self, seat: int, action: int) -> None:
        if not self.kinds:
            self.kinds = self.book().kinds
        self.kinds[self.questions[seat][0]].answer(self, seat, action)
        if self.lanes[seat]:
            self.advance(seat)

    def asked_of(self, seat: int) -> Step:
        return self.questions[seat] if self.choices[seat] else self.asked

    def asks_seat(self, seat: int, kind: int) -> bool:
        """Whether the seat has an open choice that a step of this kind has opened."""
        return len(self.choices[seat]) > 0 and self.questions[seat][0] == kind

    def ask_seat(self, seat: int, step: Step, options: list[int]) -> None:
        """Ask for one of several lanes: every seat keeps the step that opened its choice."""
        self.questions[seat] = step
        self.ask(step, seat, options)

    def take_only(self, seat: int, step: Step, action: int) -> None:
        """Note that a seat was asked and had one choice, which the caller carries out at once.

        It is as good as `ask_seat` where nothing is asked after it that other seats could come before.
        """
        self.questions[seat] = step
        self.asked = step
        if self.sink is not None:
            self.emit(Event("forced", seat, amount=action, only=seat))


@mypyc_attr(allow_interpreted_subclasses=True)
class OfLanes(Kind[LaneState]):
    """A step of the agenda that carries a step of lanes; it is told what kinds there are (`Rulebook`)."""

    def __init__(self) -> None:
        self.kinds: list[Kind[LaneState]] = []

    def meet(self, kinds: list[Kind[LaneState]]) -> None:
        self.kinds = kinds


@mypyc_attr(allow_interpreted_subclasses=True)
class InTurn(OfLanes):
    """One seat does a step of its lane."""

    def run(self, table: LaneState, step: Step) -> None:
        seat = step[1]
        self.kinds[step[2]].run_for(table, seat, step[2:])  # as `run_lane` does, without a call
        if table.lanes[seat]:
            table.advance(seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(OfLanes):
    """All seats do a step of their lanes at the same time."""

    def run(self, table: LaneState, step: Step) -> None:
        lane = step[1:]
        if not self.kinds[lane[0]].run_for_all(table, lane):
            for seat in range(table.seats):
                table.run_lane(seat, lane)
