"""A game in progress: the agenda of steps still to do, the choices open now, and the contract every game keeps."""

import hashlib
import json
from abc import ABC, abstractmethod
from bisect import bisect_left
from collections.abc import Callable
from typing import Any, Final

from perihelion.kernel.errors import IllegalAction
from perihelion.kernel.fields import Packed
from perihelion.kernel.native import mypyc_attr
from perihelion.kernel.question import Kind, Rulebook, Step
from perihelion.kernel.rng import Rng, seeded
from perihelion.kernel.table import EVERYBODY, Event, Phrase, Preview, Prompt, Quote

Sink = Callable[[Event], None]


PLAIN: Final = __file__.endswith(".py")
NOBODY: Final[list[int]] = []
NO_KINDS: Final[list[Kind[Any]]] = []
BY_ONESELF: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(64)]
"""Who acts when one seat alone does: made once, for most questions ask one seat."""

ALONE: Final = 1
FORCED: Final = 2
SEVERAL: Final = 3
"""Who has been asked since the last look, 0 for nobody: one seat with a real choice, which alone is `acting` already;
one seat with no more than one answer; or several seats, of which each may have a choice."""

MANY: Final = 30
OUTSIDE: Final = "outside-the-vocabulary"
"""Stands in for a rule id when there is no such action or no such seat."""


class HorizonReached(Exception):
    """A preview met the first information event: it goes no further."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """What lies on the table, and whose choice is open. A game subclasses it.

    A game declares its kinds of steps (`book`). A step does its work, puts further steps on the agenda (`push`; the
    last one pushed runs first), or opens a choice (`ask`) and stops there. `apply` takes the choice and runs the
    agenda until somebody has to choose again, or nothing is left: the game is over.
    """

    __slots__ = (
        "acting",
        "agenda",
        "asked",
        "asker",
        "asking",
        "choices",
        "foreseen",
        "foreseer",
        "kinds",
        "previewing",
        "revealed",
        "rng",
        "seats",
        "sink",
        "stamp",
        "vocabulary",
    )

    def __init__(self, stamp: str, vocabulary: int, seats: int, rng: Rng) -> None:
        self.stamp = stamp  # game, rules version and set: which program can read a dump of this state
        self.vocabulary = vocabulary  # how many actions the game's vocabulary has
        self.seats = seats
        self.rng = rng
        self.agenda: list[Step] = []
        self.asked: Step = ()  # the step that opened the choices
        self.choices: list[list[int]] = [NOBODY] * seats  # lists are replaced, never changed: clones share them
        self.acting: tuple[int, ...] = ()
        self.asker = 0  # the seat whose choice is FORCED
        self.asking = SEVERAL
        self.kinds: list[Kind[Any]] = NO_KINDS  # those of the rulebook, once one was needed
        self.revealed = 0
        self.sink: Sink | None = None
        self.previewing = False
        self.foreseen: State | None = None  # after the best option of `foreseer`, as an evaluation has found it
        self.foreseer = 0

    # ---------------------------------------------------------------- what a game supplies

    def book(self) -> Rulebook[Any]:
        """The kinds of steps, their second reading, and what people are told."""
        raise NotImplementedError

    @abstractmethod
    def clone(self) -> "State": ...

    @abstractmethod
    def pack(self) -> Packed:
        """What lies on the table, as plain data; the kernel adds agenda, choices and generator."""

    def scores(self) -> list[int]:
        """All points of every seat; a game that counts them as they come overrides this."""
        return [sum(points.values()) for points in self.tally()]

    def ranking(self) -> list[list[int]]:
        """Seats grouped best first; a game with tie-breaks overrides this."""
        return ranked(self.scores())

    def tie_breaks(self, seat: int) -> dict[str, int]:
        """What decides between equal scores, in this order, more is better; `tie-break-<name>` says it."""
        return {}

    @abstractmethod
    def tally(self) -> list[dict[str, int]]:
        """For every seat its score by source."""

    @abstractmethod
    def ending(self) -> str:
        """The id of the way the game ended, "" while it goes on."""

    @abstractmethod
    def redraw(self, seat: int) -> None:
        """Draw anew everything hidden from the seat, with `self.rng`, which is new already."""

    def asked_of(self, seat: int) -> Step:
        """The step that asks a seat; a game that asks seats different things at the same time overrides this."""
        return self.asked

    def wish(self, seat: int) -> int | None:
        """The answer that a seat, asked before, wished to give from now on without being shown the question.

        The rules ask all the same, so that nobody else learns of it; a terminal or a page may answer for the person.
        """
        return None

    def standing(self, seat: int) -> dict[str, int]:
        """The tally of a seat as that seat knows it, with pieces it has placed in secret."""
        return self.tally()[seat]

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

    # ---------------------------------------------------------------- the contract

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
        for option in self.choices[seat]:  # compiled this takes a sixth of the instructions that `in` does
            if option == action:
                return True
        return False

    def over(self) -> bool:
        return not self.acting

    def horizon(self) -> int:
        return self.revealed

    def determinize(self, seat: int, seed: int) -> "State":
        twin = self.clone()
        twin.rng = seeded(seed)
        twin.redraw(seat)
        twin.asking = SEVERAL
        return twin

    def dump(self) -> bytes:
        rng = self.rng
        whole = [
            self.seats,
            [rng.a, rng.b, rng.c, rng.d],
            [list(step) for step in self.agenda],
            list(self.asked),
            self.choices,
            self.revealed,
            self.pack(),
        ]
        return f"{self.stamp}\n{json.dumps(whole, separators=(',', ':'))}".encode()

    def fingerprint(self) -> str:
        return hashlib.blake2b(self.dump(), digest_size=16).hexdigest()

    # ---------------------------------------------------------------- for people at a table

    def watch(self, sink: Sink | None) -> None:
        """Tell `sink` every event from now on; a clone is not watched."""
        self.sink = sink

    def why_not(self, seat: int, action: int) -> list[str]:
        """The rule ids that refuse an action; empty exactly for legal ones."""
        if not 0 <= action < self.vocabulary or not 0 <= seat < self.seats:
            return [OUTSIDE]
        return self.refusals(seat, action)

    def refusals(self, seat: int, action: int) -> list[str]:
        """The rule ids that refuse an action, found without looking at the legal list."""
        book = self.book()
        if not self.acting:
            return [book.over]
        question = book.question(self.asked_of(seat))
        if not question.is_for(self, seat):
            return [book.others, question.rule]
        found = book.readings[question.name](self, seat, action)
        return [question.rule] if found is None else found

    def cost_and_gain(self, seat: int, action: int) -> Quote:
        """The quote of an action, without `reveals`."""
        return self.book().quote(self, seat, action)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What that seat may know, JSON-ready, built as a whitelist; None is the spectator."""
        return self.book().view(self, seat)

    def own_view(self, seat: int | None) -> dict[str, Any] | None:
        """The entries of a view that are for its viewer alone; all others are as the spectator has them.

        So whoever shows a position to many need make those once. None where a game does not tell them apart.
        """
        try:
            own = self.book().own
        except NotImplementedError:
            return None
        return None if own is None else own(self, seat)

    def forecast(self, seat: int | None) -> dict[str, Any]:
        """What a board may draw of things to come, JSON-ready, from what the seat knows; no bot is given it."""
        try:
            book = self.book()
        except NotImplementedError:  # a game that keeps its questions itself foresees nothing, unless it says so here
            return {}
        return book.forecast(self, seat)

    def phrase(self, seat: int, action: int) -> Phrase:
        """An action in words, for the list of choices."""
        return self.book().phrase(self, seat, action)

    def prompt(self, seat: int) -> Prompt:
        """What a seat is asked now, or what it waits for."""
        book = self.book()
        if not self.acting:
            return Prompt(Phrase("prompt-over"), Phrase("prompt-over-reason"), book.winning)
        question = book.question(self.asked_of(seat))
        return question.prompt(self, seat) if self.choices[seat] else question.waiting(self, seat)

    def quote(self, seat: int, action: int) -> Quote:
        known = self.cost_and_gain(seat, action)
        return Quote(known.cost, known.gain, self.reveals(seat, action), known.group)

    def reveals(self, seat: int, action: int) -> bool:
        """Whether an action would meet an information event: tried on a twin, without listening or counting points."""
        twin = self.clone()
        twin.previewing = True
        try:
            twin.apply(seat, action)
        except HorizonReached:
            return True
        return False

    def preview(self, seat: int, action: int) -> Preview:
        events: list[Event] = []
        twin = self.clone()
        twin.sink = events.append
        twin.previewing = True
        before = self.standing(seat)
        stopped = False
        try:
            twin.apply(seat, action)
        except HorizonReached:
            stopped = True
        after = twin.standing(seat)
        change = {source: points - before.get(source, 0) for source, points in after.items()}
        return Preview(
            tuple([event for event in events if event.seen_by(seat)]),
            {source: points for source, points in change.items() if points},
            stopped,
        )

    # ---------------------------------------------------------------- cloning and loading, for subclasses

    def copy_base(self, other: "State") -> None:
        """Give a fresh state everything the kernel keeps of another one, but not its watcher."""
        self.rng = other.rng.clone()
        self.agenda = other.agenda[:]
        self.asked = other.asked
        self.choices = other.choices[:]
        self.acting = other.acting
        self.asking = other.asking
        self.kinds = other.kinds
        self.revealed = other.revealed

    def restore_base(self, whole: Packed) -> None:
        """The opposite of `dump`, for all but the game's own part."""
        a, b, c, d = whole[1]
        self.rng = Rng(a, b, c, d)
        self.agenda = [tuple(step) for step in whole[2]]
        self.asked = tuple(whole[3])
        self.choices = [list(options) for options in whole[4]]
        self.acting = tuple([seat for seat in range(self.seats) if self.choices[seat]])
        self.revealed = whole[5]


def ranked(scores: list[int]) -> list[list[int]]:
    """Seats grouped by score, the highest first; equal scores share a place."""
    groups: list[list[int]] = []
    for score in sorted(set(scores), reverse=True):
        groups.append([seat for seat in range(len(scores)) if scores[seat] == score])
    return groups


__all__ = ["EVERYBODY", "HorizonReached", "Packed", "Sink", "State", "Step", "ranked"]
