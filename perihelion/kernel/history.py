"""A game with its log: playing on, taking back, doing again, and looking at any earlier position.

The log only grows; "undo" and "redo" are entries in it. What counts at any moment is the line of actions that the log
leaves standing. Undo never crosses the horizon: once something hidden has been revealed, nothing before it comes back.
"""

from dataclasses import dataclass
from typing import Final

from perihelion.kernel.errors import IllegalAction, NothingToRedo, NothingToUndo, UndoAfterOthers, UndoBeyondHorizon
from perihelion.kernel.game import Game, Options
from perihelion.kernel.record import REDO, UNDO, Record, begin_record, result_of
from perihelion.kernel.state import State

SNAPSHOT_EVERY: Final = 25
"""Positions kept as they were, so that a look back replays only a short tail."""


@dataclass(frozen=True)
class Ply:
    """One action that stands, with what undo needs to know of the position before it."""

    seat: int
    action: int
    horizon: int  # before it
    actors: tuple[int, ...]


class History:
    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self.state = game.new(len(record.seats), record.seed, **record.options)
        self.line: list[Ply] = []  # the actions that stand
        self.taken_back: list[tuple[int, int]] = []  # what redo would do again, the last one first
        self.snapshots: list[State] = [self.state.clone()]

    @classmethod
    def begin(cls, game: Game, seats: list[str], seed: int, options: Options | None = None) -> "History":
        return cls(game, begin_record(game, seats, seed, options or {}))

    @classmethod
    def replay(cls, game: Game, record: Record) -> "History":
        """The whole log of a record, played again."""
        empty = Record(record.game, record.rules_version, record.set, record.options, record.seats, record.seed)
        history = cls(game, empty)
        for seat, what in record.log:
            if what == UNDO:
                history.undo(seat)
            elif what == REDO:
                history.redo(seat)
            else:
                history.play(seat, int(what))
        return history

    def play(self, seat: int, action: int) -> None:
        self._apply(seat, action)
        self.taken_back.clear()
        self._note(seat, action)

    def undo(self, seat: int) -> None:
        """Take back the seat's latest action; others' simultaneous choices made meanwhile stay."""
        self.state = self._without(self._to_take_back(seat))
        self._note(seat, UNDO)

    def may_undo(self, seat: int) -> bool:
        try:
            self._to_take_back(seat)
        except (NothingToUndo, UndoBeyondHorizon, UndoAfterOthers):
            return False
        return True

    def redo(self, seat: int) -> None:
        if not self.taken_back or self.taken_back[-1][0] != seat:
            raise NothingToRedo(seat=seat)
        action = self.taken_back[-1][1]
        self._apply(seat, action)
        self.taken_back.pop()
        self._note(seat, REDO)

    def at(self, ply: int) -> State:
        """The position after so many actions of the line that stands."""
        ply = max(0, min(ply, len(self.line)))
        state = self.snapshots[ply // SNAPSHOT_EVERY].clone()
        for each in self.line[ply // SNAPSHOT_EVERY * SNAPSHOT_EVERY : ply]:
            state.apply(each.seat, each.action)
        return state

    def _apply(self, seat: int, action: int) -> None:
        before = Ply(seat, action, self.state.horizon(), self.state.actors())
        self.state.apply(seat, action)
        self.line.append(before)
        if len(self.line) % SNAPSHOT_EVERY == 0:
            self.snapshots.append(self.state.clone())

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
        del self.snapshots[number // SNAPSHOT_EVERY + 1 :]
        for full in range(len(self.snapshots) * SNAPSHOT_EVERY, len(kept) + 1, SNAPSHOT_EVERY):
            self.snapshots.append(self.at(full))
        self.taken_back.append((taken.seat, taken.action))
        state.watch(watcher)
        return state
