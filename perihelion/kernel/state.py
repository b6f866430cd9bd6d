"""A game in progress, and the contract every game keeps."""

import hashlib
import json
from abc import abstractmethod
from typing import Any, Final

from perihelion.kernel.agenda import SEVERAL, Agenda, HorizonReached, Sink
from perihelion.kernel.fields import Packed
from perihelion.kernel.native import mypyc_attr
from perihelion.kernel.question import Step
from perihelion.kernel.rng import Rng, seeded
from perihelion.kernel.table import EVERYBODY, Event, Phrase, Preview, Prompt, Quote

OUTSIDE: Final = "outside-the-vocabulary"
"""Stands in for a rule id when there is no such action or no such seat."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Agenda):
    """What lies on the table, and whose choice is open. A game subclasses it.

    A game declares its kinds of steps (`book`); how they follow one another is the agenda's (`kernel/agenda.py`).
    """

    __slots__ = ()

    # ---------------------------------------------------------------- what a game supplies

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

    # ---------------------------------------------------------------- the contract

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

    def own_forecast(self, seat: int | None) -> dict[str, Any] | None:
        """The same of a forecast."""
        try:
            own = self.book().own_forecast
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
