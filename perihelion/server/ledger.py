"""The log of a table as its viewers know it: the history of the game, who noticed what, and what may be taken back.

Every viewer has a numbering of its own: `ply` counts the entries of the log that the viewer could notice. What another
seat does in secret moves no number, sends no message and changes no byte of a scene.
"""

import bisect
import json
from abc import ABC, abstractmethod

from perihelion.kernel.errors import BadSnapshot
from perihelion.kernel.game import Game
from perihelion.kernel.history import History
from perihelion.kernel.record import UNDO, Record
from perihelion.kernel.state import State
from perihelion.kernel.table import EVERYBODY, Event
from perihelion.server import shelf
from perihelion.server.clocks import DecisionClock, now
from perihelion.server.errors import GameOver, NotStarted
from perihelion.server.lessons import check_in_lesson, count, course_at, level_played
from perihelion.server.picture import Picture
from perihelion.server.scenes import Viewer, names_of
from perihelion.server.schema import Append, LogRow, SeatRow, TableRow
from perihelion.teaching.course import Course
from perihelion.teaching.digest import scored, with_points


class Ledger(ABC):
    """What a viewer can tell apart is asked of `picture`, which shows the position."""

    def __init__(
        self, game: Game, row: TableRow, seats: list[SeatRow], log: list[LogRow], kept: bytes | None
    ) -> None:  # fmt: skip
        self.game = game
        self.keep_nothing(row, seats)
        self.names, self._numbers = names_of(game)
        self.course: Course | None = course_at(game, seats)  # of a table that teaches
        self._begin(log, kept if self.course is None else None)  # a course follows the log from its beginning

    def keep_nothing(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.clock = DecisionClock()
        self.course = None
        self.heard: list[Event] = []
        self.log: list[LogRow] = []
        self.keys: dict[str, LogRow] = {}
        self.shown: list[list[int]] = [[] for _ in range(len(seats) + 1)]  # for every viewer what it noticed
        self.opened: list[int] = [0] * len(seats)  # since which ply of its own a seat has had its present choice
        self.taken_back = 0  # the entry that the latest undo took back
        self.standing: list[int] = []  # the entries that stand, as the history's line has them
        self.events: list[list[Event] | None] = []  # of every entry; None before the snapshot, until asked for
        self._undos: dict[int, list[int] | None] = {}  # by seat: what goes with its undo in the present position
        self._mays: dict[int, tuple[bool, bool]] = {}  # by seat: whether it may undo and redo there
        self._picture: Picture | None = None  # of the present position, once somebody has looked
        self._tally: list[dict[str, int]] | None = None  # of the present position, if it is known

    @abstractmethod
    def shown_as(self, state: State) -> Picture:
        """A position for its viewers."""

    @property
    def picture(self) -> Picture:
        if self._picture is None:
            self._picture = self.shown_as(self.state)
        return self._picture

    @property
    def state(self) -> State:
        return self.history.state

    @property
    def status(self) -> str:
        if not self.log and not all(seat.taken for seat in self.seats):  # one freed later does not stop the others
            return "waiting"
        return "over" if self.history.state.over() else "playing"

    # ---------------------------------------------------------------- from the log

    def _begin(self, log: list[LogRow], kept: bytes | None) -> None:
        log = [self.meant(row) for row in log]
        record = self.empty_record()
        entries = 0
        if log:
            self.clock.since = log[0].at  # when the first decision began is in no log
        if kept is not None:
            entries = self._resume(record, log, kept)
        if not entries:
            self.history = History(self.game, record)
        self.history.state.watch(self.heard.append)
        for row in log[entries:]:
            self.catch_up(row)

    def _resume(self, record: Record, log: list[LogRow], kept: bytes) -> int:
        """Start from a snapshot; 0 when it is of no use, for it is only a cache."""
        try:
            body = json.loads(kept)
            if body["program"] != shelf.program_of(type(self.game)):
                return 0
            entries = int(body["entries"])
            record.log = [(row.seat, row.what) for row in log[:entries]]
            if len(record.log) < entries:
                return 0
            self.history = History.resume(self.game, record, body["history"].encode())
            self.opened = [int(ply) for ply in body["opened"]]
        except (BadSnapshot, ValueError, LookupError, TypeError):
            return 0
        for row in log[:entries]:
            self._stand(row)
            self._note(row)
            self.events.append(None)
        return entries

    def empty_record(self) -> Record:
        row = self.row
        names = [level_played(seat.level) if seat.kind == "bot" else "human" for seat in self.seats]
        return Record(row.game, row.rules_version, row.set, dict(row.options), names, row.seed)

    def pack(self) -> bytes:
        """A snapshot of this table: a cache, never the truth."""
        program = shelf.program_of(type(self.game))
        body = {"entries": len(self.log), "opened": self.opened, "program": program}
        return json.dumps({**body, "history": self.history.pack().decode()}).encode()

    def meant(self, row: LogRow) -> LogRow:
        """An entry of the log on disk, where moves have names, as the game numbers them."""
        if isinstance(row.what, int) or row.what not in self._numbers:
            return row
        return LogRow(row.ply, row.seat, self._numbers[row.what], row.seen, row.key, row.at)

    def on_disk(self, row: LogRow) -> Append:
        return Append(self.row.id, row, row.what if isinstance(row.what, str) else self.names[row.what])

    def catch_up(self, row: LogRow) -> None:
        """An entry that is in the log on disk already."""
        row = self.meant(row)
        before = self.state.clone()
        self.heard.clear()
        self.history.enter(row.seat, row.what)
        self._stand(row)
        self._moved()
        self._follow(row)
        self._settle(row, before)

    def enter(self, seat: int, what: int | str, key: str | None) -> LogRow:
        """A new entry, on its way to disk; a refusal leaves the table untouched."""
        status, state = self.status, self.history.state
        if status == "waiting":
            raise NotStarted
        if status == "over":  # the seed is known now: nothing may be taken back
            raise GameOver
        if self.course is not None and seat == self.course.lesson.learner and isinstance(what, int):
            check_in_lesson(self.course, state, what)
        beat = 0 if self.course is None else self.course.ahead()
        before, was = state.clone(), self.picture
        might = [self._may(viewer) for viewer in range(len(self.seats))]
        self.heard.clear()
        self.history.enter(seat, what)
        ply, at = len(self.log) + 1, now()
        row = LogRow(ply, seat, what, 1 << seat, key, at)
        self._stand(row)
        self._moved()
        self._follow(row)
        if self.course is not None and not self.course.left and self.course.number > beat:
            count(self.course, "done", beat)
        was.state = before  # what nobody has looked at of it can still be asked for
        row = LogRow(ply, seat, what, self._who_notices(seat, was, might), key, at)
        self._settle(row, before)
        return row

    def _settle(self, row: LogRow, before: State) -> None:
        self._note(row)
        self.events.append(with_points(self.game.telling, self.heard, self._points(row, before)))
        self.heard.clear()
        self._forget_undo()  # who has noticed what is known now
        state = self.history.state
        asked_anew = before.asked != state.asked or before.horizon() != state.horizon()
        for seat in range(len(self.seats)):
            if row.seen >> seat & 1 and (asked_anew or seat == row.seat or before.legal(seat) != state.legal(seat)):
                self.opened[seat] = self.ply(seat)

    def _points(self, row: LogRow, before: State) -> list[Event]:
        """What a move changed in everybody's points; to count them once for every position is a tenth of a move."""
        was, self._tally = self._tally, None
        if isinstance(row.what, str):
            return []
        self._tally = self.history.state.tally()
        return scored(before.tally() if was is None else was, self._tally)

    def _moved(self) -> None:
        """What is kept of the present position is of an earlier one now."""
        self._forget_undo()
        self._picture = None

    def _forget_undo(self) -> None:
        self._undos.clear()
        self._mays.clear()

    def _stand(self, row: LogRow) -> None:
        """Into the log, and into or out of the line that stands."""
        self.log.append(row)
        if row.what == UNDO:
            own = [number for number, entry in enumerate(self.standing) if self.log[entry - 1].seat == row.seat]
            self.taken_back = self.standing.pop(own[-1])
        else:
            self.standing.append(row.ply)

    def _follow(self, row: LogRow) -> None:
        """The course of a lesson goes with the log."""
        if self.course is None:
            return
        if row.what == UNDO:
            self.course.taken_back(row.seat)
        else:
            action = row.what if isinstance(row.what, int) else self.history.line[-1].action
            self.course.entered(row.seat, action, self.state, self.heard)

    def _note(self, row: LogRow) -> None:
        """Who noticed it is known now."""
        self.log[row.ply - 1] = row
        if row.key is not None:
            self.keys[row.key] = row
        if row.seen == (1 << len(self.shown)) - 1:
            self._count_time(row)
            for shown in self.shown:
                shown.append(row.ply)
            return
        for viewer, shown in enumerate(self.shown):
            if row.seen >> viewer & 1:
                shown.append(row.ply)

    def _count_time(self, row: LogRow) -> None:
        if row.what == UNDO:
            self.clock.undone(row.seat, self.taken_back, row.at)
        else:
            self.clock.moved(row.seat, row.ply, row.at, row.seat in self.history.state.actors())

    def _who_notices(self, seat: int, was: Picture, might: list[tuple[bool, bool]]) -> int:
        """A bit for every viewer whose scene changes or who hears of it."""
        everybody = (1 << len(self.shown)) - 1
        seen = 1 << seat
        for event in self.heard:
            if event.only == EVERYBODY:
                return everybody
            seen |= 1 << event.only
        if was.state.actors() != self.history.state.actors():
            return everybody
        for place in range(len(self.shown)):
            if not seen >> place & 1:
                viewer = place if place < len(might) else None
                changed = viewer is not None and might[viewer] != self._may(viewer)
                if changed or was.part(viewer) != self.picture.part(viewer):
                    seen |= 1 << place
        return seen

    # ---------------------------------------------------------------- plies

    def ply(self, viewer: Viewer) -> int:
        return len(self.shown[-1 if viewer is None else viewer])

    def ply_after(self, viewer: Viewer, moves: int) -> int:
        """The viewer's ply at which so many moves of the line that stands had been made."""
        entry = self.standing[moves - 1] if moves else 0
        return bisect.bisect_right(self.shown[self._place(viewer)], entry)

    def is_fresh(self, seat: int, ply: int) -> bool:
        """Nothing has happened since that concerns the seat's present choice."""
        return self.opened[seat] <= ply <= len(self.shown[seat])

    def _place(self, viewer: Viewer) -> int:
        return len(self.seats) if viewer is None else viewer

    def remembers(self, viewer: Viewer, since: int) -> bool:
        """Whether what happened after a ply of the viewer's own is known without playing it again."""
        shown = self.shown[self._place(viewer)]
        return since >= len(shown) or self.events[shown[since] - 1] is not None

    def recall(self, viewer: Viewer) -> None:
        """All that happened, which takes long at a long table: nothing for the event loop."""
        if self.shown[self._place(viewer)]:
            self._events(self.shown[self._place(viewer)][0])

    def _events(self, entry: int) -> list[Event]:
        """The events of an entry of the log; those before the snapshot are played again when first asked for."""
        found = self.events[entry - 1]
        if found is None:
            heard: list[Event] = []
            again = History(self.game, self.empty_record())
            again.state.watch(heard.append)
            for number, row in enumerate(self.log):
                if self.events[number] is not None:
                    break
                heard.clear()
                before = again.state.tally()
                again.enter(row.seat, row.what)
                points = [] if isinstance(row.what, str) else scored(before, again.state.tally())
                self.events[number] = with_points(self.game.telling, heard, points)
            found = self.events[entry - 1]
        return found or []

    # ---------------------------------------------------------------- undo

    def _may(self, viewer: int) -> tuple[bool, bool]:
        """Whether the viewer may undo and redo."""
        found = self._mays.get(viewer)
        if found is None:
            nothing = viewer >= len(self.seats) or self.history.state.over()
            undo = not nothing and self.goes_with_undo(viewer) is not None
            found = self._mays[viewer] = undo, not nothing and self.history.may_redo(viewer)
        return found

    def goes_with_undo(self, seat: int) -> list[int] | None:
        """Whose choices an undo of the seat takes back with it, the latest first; None when it may not undo.

        That is what others have begun to answer without the seat noticing: it must not learn of it by losing its undo.
        """
        if seat not in self._undos:
            self._undos[seat] = self._find_undo(seat)
        return self._undos[seat]

    def _find_undo(self, seat: int) -> list[int] | None:
        line, horizon = self.history.line, self.history.state.horizon()
        noticed: set[int] = set()
        unnoticed: list[int] = []
        first = 0 if self.course is None else self.course.begins  # what led to a lesson's position stands
        for number in range(len(line) - 1, first - 1, -1):
            ply = line[number]
            if ply.horizon != horizon:
                return None
            if ply.seat == seat:
                if not noticed and not unnoticed:
                    return []
                together = set(ply.actors)
                return [other for other in unnoticed if other not in together] if noticed <= together else None
            if self.log[self.standing[number] - 1].seen >> seat & 1:
                noticed.add(ply.seat)
            else:
                unnoticed.append(ply.seat)
        return None

    def no_undo(self, seat: int) -> str:
        """Why the seat has nothing to take back, as far as it could notice; "" when it has."""
        if self.goes_with_undo(seat) is not None:
            return ""
        line = self.history.line
        for ply in reversed(line):
            if ply.seat == seat:
                return "undo-revealed" if ply.horizon != self.state.horizon() else "undo-after-others"
        return "undo-nothing"
