"""The mechanism of a game in progress: steps still to do, the choices open now, and how they follow one another."""

from abc import ABCMeta, abstractmethod
from bisect import bisect_left
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from perihelion.kernel.errors import IllegalAction
from perihelion.kernel.fields import fields
from perihelion.kernel.native import i64, mypyc_attr
from perihelion.kernel.question import Kind, Rulebook, Step
from perihelion.kernel.rng import TWIN, Rng
from perihelion.kernel.table import Event

if TYPE_CHECKING:
    from perihelion.kernel.state import State

Sink = Callable[[Event], None]


PLAIN: Final = __file__.endswith(".py")
NOBODY: Final[list[int]] = []
NO_KINDS: Final[list[Kind[Any]]] = []
NO_STEPS: Final[list[Step]] = []
NO_CHOICES: Final[list[list[int]]] = []
"""What a twin has before `copy_base`: lists made for nothing took an eighth of a clone."""
BY_ONESELF: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(64)]
"""Who acts when one seat alone does: made once, for most questions ask one seat."""

ALONE: Final = 1
FORCED: Final = 2
SEVERAL: Final = 3
"""Who has been asked since the last look, 0 for nobody: one seat with a real choice, which alone is `acting` already;
one seat with no more than one answer; or several seats, of which each may have a choice."""

MANY: Final = 30
FEW: Final = 6
"""From so many options on a legal one is looked for by halves; so many are looked through one by one, compiled."""


class HorizonReached(Exception):
    """A preview met the first information event: it goes no further."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Agenda(metaclass=ABCMeta):
    """Steps still to do and choices open now; `State` is what a game makes of it.

    (It names the metaclass: with `ABC` as a base, which is not compiled, mypyc gives every state a dictionary, and
    Python then looks up every method of it anew: 300 instructions of a decision at random.)

    A step does its work, puts further steps on the agenda (`push`; the last one pushed runs first), or opens a choice
    (`ask`) and stops there. `apply` takes the choice and runs the agenda until somebody has to choose again, or nothing
    is left: the game is over.
    """

    __slots__ = fields(
        "acting agenda asked asker asking choices foreseen foreseer kinds previewing revealed rng seats "
        "sink stamp vocabulary"
    )

    def __init__(self, stamp: str, vocabulary: int, seats: int, rng: Rng) -> None:
        self.stamp = stamp  # game, rules version and set: which program can read a dump of this state
        self.vocabulary = vocabulary  # how many actions the game's vocabulary has
        self.seats = seats
        self.rng = rng
        fresh = rng is not TWIN
        self.agenda: list[Step] = [] if fresh else NO_STEPS
        self.asked: Step = ()  # the step that opened the choices
        self.choices: list[list[int]] = (
            [NOBODY] * seats if fresh else NO_CHOICES
        )  # lists are replaced, never changed: clones share them
        self.acting: tuple[int, ...] = ()
        self.asker = 0  # the seat whose choice is FORCED
        self.asking = SEVERAL
        self.kinds: list[Kind[Any]] = NO_KINDS  # those of the rulebook, once one was needed
        self.revealed = 0
        self.sink: Sink | None = None
        self.previewing = False
        self.foreseen: State | None = None  # after the best option of `foreseer`, as an evaluation has found it
        self.foreseer = 0

    def book(self) -> Rulebook[Any]:
        """The kinds of steps, their second reading, and what people are told."""
        raise NotImplementedError

    @abstractmethod
    def why_not(self, seat: int, action: int) -> list[str]:
        """The rule ids that refuse an action; empty exactly for legal ones."""

    # ---------------------------------------------------------------- for the steps of a game

    def run(self, step: Step) -> None:
        if not self.kinds:
            self.kinds = self.book().kinds
        self.kinds[step[0]].run(self, step)

    def act(self, seat: int, action: int) -> None:
        if not self.kinds:
            self.kinds = self.book().kinds
        self.kinds[self.asked[0]].answer(self, seat, action)

    def asks(self, kind: int) -> bool:
        """Whether the choices open now were opened by a step of this kind."""
        return len(self.asked) > 0 and self.asked[0] == kind

    def push(self, step: Step) -> None:
        self.agenda.append(step)

    def ask(self, step: Step, seat: int, options: list[int]) -> None:
        """Open a choice; options are sorted. Several seats asked by one step choose at the same time."""
        self.asked = step
        self.choices[seat] = options
        if self.asking or len(self.acting) > 1:
            self.asking = SEVERAL
        elif len(options) > 1:
            self.acting = BY_ONESELF[seat]
            self.asking = ALONE
        else:
            self.asker = seat
            self.asking = FORCED

    def reveal(self) -> None:
        """An information event: a card turned, a die rolled, secret choices shown. Call it before using `rng`."""
        self.revealed += 1
        if self.previewing:
            raise HorizonReached

    def emit(self, event: Event) -> None:
        if self.sink is not None:
            self.sink(event)

    def settle(self) -> None:
        """Run the agenda until somebody has a real choice; a choice of one is taken at once."""
        agenda = self.agenda
        while True:
            while not self.asking:
                if not agenda:
                    self.acting = ()
                    return
                self.run(agenda.pop())
            if self.asking == ALONE:
                self.asking = 0
                return
            if self.asking == SEVERAL:
                if self.several_choose():
                    return
            else:
                self.asking = 0
                if self.choices[self.asker]:
                    self.take_only_choice(self.asker)

    def several_choose(self) -> bool:
        """Whether any of the seats has a real choice, after all choices of one are taken."""
        waiting: list[int] = []
        forced = True
        while forced:
            forced = False
            waiting.clear()
            for seat in range(self.seats):
                number = len(self.choices[seat])
                if number == 1:
                    self.take_only_choice(seat)
                    forced = True
                    break
                if number:
                    waiting.append(seat)
        self.asking = 0
        self.acting = tuple(waiting)
        return len(waiting) > 0

    def take_only_choice(self, seat: int) -> None:
        action = self.choices[seat][0]
        self.choices[seat] = NOBODY
        if self.sink is not None:
            self.emit(Event("forced", seat, amount=action, only=seat))
        self.act(seat, action)

    # ---------------------------------------------------------------- whoever chooses

    def actors(self) -> tuple[int, ...]:
        return self.acting

    def legal(self, seat: int) -> list[int]:
        return self.choices[seat][:]

    def apply(self, seat: int, action: int) -> None:
        if PLAIN and seat in self.acting:  # as `may` does, without a call
            options = self.choices[seat]
            if len(options) < MANY:
                legal = action in options
            else:
                at = bisect_left(options, action)  # a quarter of the time that `in` takes on a hundred options
                legal = at < len(options) and options[at] == action
        else:
            legal = self.may(seat, action)
        if not legal:
            raise IllegalAction(seat=seat, action=action, rules=", ".join(self.why_not(seat, action)))
        self.choices[seat] = NOBODY
        self.foreseen = None
        self.act(seat, action)
        if self.asking == ALONE:
            self.asking = 0
        elif len(self.acting) == 1 or self.asking:
            self.settle()
        else:
            self.wait_for_the_others(seat)

    def wait_for_the_others(self, seat: int) -> None:
        """They still choose, as before; a method of its own, for a comprehension in `apply` would slow every move."""
        self.acting = tuple([other for other in self.acting if other != seat])

    def may(self, seat: int, action: int) -> bool:
        if PLAIN:
            return seat in self.acting and action in self.choices[seat]
        if not 0 <= seat < self.seats:
            return False
        options = self.choices[seat]
        first: i64 = 0
        end: i64 = len(options)
        while end - first > FEW:
            middle = (first + end) >> 1
            if options[middle] <= action:
                first = middle
            else:
                end = middle
        while first < end:  # compiled this takes a sixth of the instructions that `in` does
            if options[first] == action:
                return True
            first += 1
        return False

    def over(self) -> bool:
        return not self.acting

    def horizon(self) -> int:
        return self.revealed

    def copy_base(self, other: "Agenda") -> None:
        """Give a fresh state everything the kernel keeps of another one, but not its watcher."""
        self.rng = other.rng.clone()
        self.agenda = other.agenda[:]
        self.asked = other.asked
        self.choices = other.choices[:]
        self.acting = other.acting
        self.asking = other.asking
        self.kinds = other.kinds
        self.revealed = other.revealed
