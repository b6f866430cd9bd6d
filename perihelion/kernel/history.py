"""A game with its log: playing on, taking back, doing again, and looking at any earlier position.

The log only grows; "undo" and "redo" are entries in it. What counts at any moment is the line of actions that the log
leaves standing. Undo never crosses the horizon: once something hidden has been revealed, nothing before it comes back.
Seats that choose at the same time take back and do again each for itself: nobody learns from it what another does.
"""

import json
from collections.abc import Sequence
from typing import Final, NamedTuple

from perihelion.kernel.errors import (
    BadSnapshot,
    IllegalAction,
    NothingToRedo,
    NothingToUndo,
    UndoAfterOthers,
    UndoBeyondHorizon,
)
from perihelion.kernel.game import Game, Options
from perihelion.kernel.record import REDO, UNDO, Entry, Record, begin_record, result_of
from perihelion.kernel.state import OUTSIDE, State

SNAPSHOT_EVERY: Final = 25
"""Positions kept as they were, so that a look back replays only a short tail."""


class Ply(NamedTuple):
    """One action that stands, with what undo needs to know of the position before it."""

    seat: int
    action: int
    horizon: int  # before it
    actors: tuple[int, ...]


class History:
    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        record.actions = game.actions
        self.state = game.new(len(record.seats), record.seed, **record.options)
        self.line: list[Ply] = []  # the actions that stand
        self.taken_back: list[list[int]] = [[] for _ in record.seats]  # what redo would do again, the next one last
        self.snapshots: dict[int, State] = {0: self.state.clone()}  # by the number of whole stretches before them

    @classmethod
    def begin(cls, game: Game, seats: list[str], seed: int, options: Options | None = None) -> "History":
        return cls(game, begin_record(game, seats, seed, options or {}))

    @classmethod
    def replay(cls, game: Game, record: Record) -> "History":
        """The whole log of a record, played again."""
        empty = Record(record.game, record.rules_version, record.set, record.options, record.seats, record.seed)
        history = cls(game, empty)
        for seat, what in record.log:
            history.enter(seat, what)
        return history

    @classmethod
    def resume(cls, game: Game, record: Record, packed: bytes) -> "History":
        """A history from what `pack` kept of it, and the entries that the record's log has since."""
        whole = Record(record.game, record.rules_version, record.set, record.options, record.seats, record.seed)
        history = cls(game, whole)
        try:
            kept = json.loads(packed)
            history.line = [Ply(seat, action, horizon, tuple(actors)) for seat, action, horizon, actors in kept["line"]]
            history.taken_back = kept["taken_back"]
            for stretch, dumped in kept["snapshots"]:
                history.snapshots[stretch] = game.load(dumped.encode())
            whole.log = [(seat, history.meant(seat, what)) for seat, what in record.log[: kept["entries"]]]
        except (ValueError, TypeError, LookupError) as error:
            raise BadSnapshot(game=game.id, problem=f"damaged ({type(error).__name__})") from None
        history.state = history.at(len(history.line))
        whole.result = result_of(history.state) if history.state.over() else None
        for seat, what in record.log[kept["entries"] :]:
            history.enter(seat, what)
        return history

    def pack(self) -> bytes:
        """A cache for `resume`: the line, and the last positions kept; the log stays the truth."""
        kept = {
            "entries": len(self.record.log),
            "line": [[ply.seat, ply.action, ply.horizon, ply.actors] for ply in self.line],
            "taken_back": self.taken_back,
            "snapshots": [[key, self.snapshots[key].dump().decode()] for key in sorted(self.snapshots)[-2:]],
        }
        return json.dumps(kept, separators=(",", ":")).encode()

    def enter(self, seat: int, what: int | str) -> None:
        """One entry of a log: an action, "undo" or "redo"."""
        if what == UNDO:
            self.undo(seat)
        elif what == REDO:
            self.redo(seat)
        else:
            self.play(seat, int(self.meant(seat, what)))

    def meant(self, seat: int, what: int | str) -> int | str:
        """The action of a move by its name; anything else as it is."""
        if isinstance(what, int) or what in (UNDO, REDO):
            return what
        try:
            return self.game.actions.named(what)
        except ValueError:
            raise IllegalAction(seat=seat, action=what, rules=OUTSIDE) from None

    def play(self, seat: int, action: int) -> None:
        choosing = self.state.actors()
        self._apply(seat, action)
        for other, taken in enumerate(self.taken_back):
            if other == seat or other not in choosing:
                taken.clear()
        self._note(seat, action)

    def undo(self, seat: int) -> None:
        """Take back the seat's latest action; others' simultaneous choices made meanwhile stay."""
        self.state = self._without(self._to_take_back(seat))
        self._note(seat, UNDO)

    def may_undo(self, seat: int) -> bool:
        """Cheap: it does not try whether what others did at the same time can stand without the action."""
        try:
            self._to_take_back(seat)
        except (NothingToUndo, UndoBeyondHorizon, UndoAfterOthers):
            return False
        return True

    def redo(self, seat: int) -> None:
        if not self.may_redo(seat):
            raise NothingToRedo(seat=seat)
        self._apply(seat, self.taken_back[seat].pop())
        self._note(seat, REDO)

    def may_redo(self, seat: int) -> bool:
        taken = self.taken_back[seat] if 0 <= seat < len(self.taken_back) else []
        return bool(taken) and self.state.may(seat, taken[-1])

    def at(self, ply: int) -> State:
        """The position after so many actions of the line that stands."""
        ply = max(0, min(ply, len(self.line)))
        stretch = ply // SNAPSHOT_EVERY
        while stretch not in self.snapshots:
            stretch -= 1
        state = self.snapshots[stretch].clone()
        for number in range(stretch * SNAPSHOT_EVERY, ply):
            if number % SNAPSHOT_EVERY == 0 and number // SNAPSHOT_EVERY not in self.snapshots:
                self.snapshots[number // SNAPSHOT_EVERY] = state.clone()
            state.apply(self.line[number].seat, self.line[number].action)
        return state

    def after(self, entries: int) -> State:
        """The position after so many entries of the log, also where later ones took them back."""
        line = standing(self.record.log[: max(0, entries)])
        common = 0
        for (seat, action), ply in zip(line, self.line, strict=False):
            if seat != ply.seat or action != ply.action:
                break
            common += 1
        state = self.at(common)
        for seat, action in line[common:]:
            state.apply(seat, action)
        return state

    def _apply(self, seat: int, action: int) -> None:
        before = Ply(seat, action, self.state.horizon(), self.state.actors())
        self.state.apply(seat, action)
        self.line.append(before)
        if len(self.line) % SNAPSHOT_EVERY == 0:
            self.snapshots[len(self.line) // SNAPSHOT_EVERY] = self.state.clone()

    def _note(self, seat: int, what: int | str) -> None:
        self.record.log.append((seat, what))
        self.record.result = result_of(self.state) if self.state.over() else None

    def _to_take_back(self, seat: int) -> int:
        """The number of the seat's latest action in the line, if it may be taken back."""
        for number in range(len(self.line) - 1, -1, -1):
            ply = self.line[number]
            if ply.horizon != self.state.horizon():
                raise UndoBeyondHorizon(seat=seat)
            if ply.seat == seat:
                later = {each.seat for each in self.line[number + 1 :]}
                if not later <= set(ply.actors):  # somebody acted who could not have acted at the same time
                    raise UndoAfterOthers(seat=seat)
                return number
        raise NothingToUndo(seat=seat)

    def _without(self, number: int) -> State:
        """The position without one ply of the line; what others did at the same time is kept."""
        taken, later = self.line[number], self.line[number + 1 :]
        state = self.at(number)
        kept = self.line[:number]
        for ply in later:
            before = Ply(ply.seat, ply.action, state.horizon(), state.actors())
            try:
                state.apply(ply.seat, ply.action)
            except IllegalAction:
                raise UndoAfterOthers(seat=taken.seat) from None
            kept.append(before)
        watcher = self.state.sink
        self.line = kept
        for stretch in [key for key in self.snapshots if key > number // SNAPSHOT_EVERY]:
            del self.snapshots[stretch]
        self.taken_back[taken.seat].append(taken.action)
        state.watch(watcher)
        return state


def standing(log: Sequence[Entry]) -> list[tuple[int, int]]:
    """The actions that a log leaves standing, in order."""
    line: list[tuple[int, int]] = []
    taken_back: dict[int, list[int]] = {}
    for seat, what in log:
        if what == UNDO:
            latest = max(number for number, (who, _) in enumerate(line) if who == seat)
            taken_back.setdefault(seat, []).append(line.pop(latest)[1])
        elif what == REDO:
            line.append((seat, taken_back[seat].pop()))
        else:
            taken_back[seat] = []
            line.append((seat, int(what)))
    return line
