"""A table in memory: the history of its game, who noticed what, and the scene that each viewer gets.

Every viewer has a numbering of its own: `ply` counts the entries of the log that the viewer could notice. What another
seat does in secret moves no number, sends no message and changes no byte of a scene.
"""

import asyncio
import bisect
import itertools
import json
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import msgspec

from perihelion.kernel.errors import BadSnapshot
from perihelion.kernel.game import Game
from perihelion.kernel.history import History
from perihelion.kernel.record import UNDO, Record
from perihelion.kernel.state import State
from perihelion.kernel.table import EVERYBODY, Event
from perihelion.server import shelf
from perihelion.server.clocks import CLOCKS, DecisionClock, now
from perihelion.server.errors import GameGoesOn, GameOver, InvitationUsed, JoinFirst, NotStarted, NotYourTable
from perihelion.server.lessons import course_at, lesson_scene, level_played
from perihelion.server.messages import ClockScene, EntryScene, EventScene, LogLine
from perihelion.server.scenes import (
    NOTHING_YET,
    Moment,
    Viewer,
    core_of,
    encode,
    head_of,
    moves_of,
    names_of,
    quotes_of,
    result_of,
    scene_of,
    told,
)  # fmt: skip
from perihelion.server.storage import Append, LogRow, SeatRow, TableRow
from perihelion.server.tokens import is_token, viewer_of
from perihelion.teaching.course import Course

_versions: Final = itertools.count()


@dataclass(frozen=True)
class Guest:
    """Whoever holds an invitation that nobody has used: sees the seats, and may take this one."""

    seat: int


Caller = Viewer | Guest


class Table:
    """Changed only under its lock, and thrown away (`gone`) when the log on disk turned out otherwise."""

    def __init__(
        self,
        game: Game,
        row: TableRow,
        seats: list[SeatRow],
        log: list[LogRow],
        kept: bytes | None,
        set_file: Path | None = None,
    ) -> None:
        self.game = game
        self.sit(row, seats, set_file)
        self.moves = moves_of(game)
        self.names, self._numbers = names_of(game)
        self.earlier = shelf.is_earlier(game)
        self.course: Course | None = course_at(game, seats)  # of a table that teaches
        self._begin(log, kept if self.course is None else None)  # a course follows the log from its beginning

    def sit(self, row: TableRow, seats: list[SeatRow], set_file: Path | None = None) -> None:
        """All that a table has besides its game."""
        self.set_file = set_file  # of a set that came with the table
        self.clock = DecisionClock()
        self.analysis: dict[str, Any] | None = None
        self.row = row
        self.seats = seats
        self.lock = asyncio.Lock()
        self.gone = False
        self.version = next(_versions)  # another one whenever something changes that is not in the log
        self.present: list[bool] = [False] * len(seats)
        self.last_seen = [time.monotonic()] * len(seats)  # when a seat's player was last there, as this node knows
        self.looked_at = 0.0  # when anybody last was
        self.asker = ""  # the address of a player of it, for whom its bots think
        self.trouble: dict[int, int] = {}  # failures of a bot's process since its last answer
        self.heard: list[Event] = []
        self.log: list[LogRow] = []
        self.keys: dict[str, LogRow] = {}
        self.shown: list[list[int]] = [[] for _ in range(len(seats) + 1)]  # for every viewer what it noticed
        self.opened: list[int] = [0] * len(seats)  # since which ply of its own a seat has had its present choice
        self.taken_back = 0  # the entry that the latest undo took back
        self.standing: list[int] = []  # the entries that stand, as the history's line has them
        self.events: list[list[Event] | None] = []  # of every entry; None before the snapshot, until asked for
        self.course = None
        self._face: shelf.Face | None = None
        self._cores: dict[int, bytes] = {}  # by viewer, of the present position
        self._quotes: dict[int, bytes] = {}
        self._common: dict[str, bytes] = {}  # what all see alike of the present position
        self._undos: dict[int, list[int] | None] = {}  # by seat: what goes with its undo in the present position
        self._heads: dict[tuple[Viewer, str], bytes] = {}
        self._headed: tuple[int, list[bool]] = (-1, [])  # for which version and presence

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

    def touch(self) -> None:
        self.version = next(_versions)

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
        self._follow(row)
        self._settle(row, before)

    def enter(self, seat: int, what: int | str, key: str | None) -> LogRow:
        """A new entry, on its way to disk; a refusal leaves the table untouched."""
        if self.status == "waiting":
            raise NotStarted
        if self.state.over():  # the seed is known now: nothing may be taken back
            raise GameOver
        if self.course is not None and seat == self.course.lesson.learner and isinstance(what, int):
            self.course.check(self.state, what)
        before = self.state.clone()
        might = [self._may(viewer) for viewer in range(len(self.seats))]
        self.heard.clear()
        self.history.enter(seat, what)
        ply, at = len(self.log) + 1, now()
        row = LogRow(ply, seat, what, 1 << seat, key, at)
        self._stand(row)
        self._changed()
        self._follow(row)
        row = LogRow(ply, seat, what, self._who_notices(seat, before, might), key, at)
        self._settle(row, before)
        return row

    def _settle(self, row: LogRow, before: State) -> None:
        self._note(row)
        self.events.append(self.heard[:])
        self.heard.clear()
        self._changed()
        state = self.state
        asked_anew = before.asked != state.asked or before.horizon() != state.horizon()
        for seat in range(len(self.seats)):
            if row.seen >> seat & 1 and (asked_anew or seat == row.seat or before.legal(seat) != state.legal(seat)):
                self.opened[seat] = self.ply(seat)

    def _changed(self) -> None:
        """What is kept of the present position is of an earlier one now."""
        for kept in (self._cores, self._quotes, self._undos, self._common):
            kept.clear()

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
            self.course.entered(row.seat, action, self.state)

    def _note(self, row: LogRow) -> None:
        """Who noticed it is known now."""
        self.log[row.ply - 1] = row
        if row.key is not None:
            self.keys[row.key] = row
        if row.seen == (1 << len(self.shown)) - 1:
            self._count_time(row)
        for viewer, shown in enumerate(self.shown):
            if row.seen >> viewer & 1:
                shown.append(row.ply)

    def _count_time(self, row: LogRow) -> None:
        if row.what == UNDO:
            self.clock.undone(row.seat, self.taken_back, row.at)
        else:
            self.clock.moved(row.seat, row.ply, row.at, row.seat in self.state.actors())

    def _who_notices(self, seat: int, before: State, might: list[tuple[bool, bool]]) -> int:
        """A bit for every viewer whose scene changes or who hears of it."""
        everybody = (1 << len(self.shown)) - 1
        state = self.state
        if before.actors() != state.actors() or any(event.only == EVERYBODY for event in self.heard):
            return everybody
        seen = 1 << seat
        for event in self.heard:
            seen |= 1 << event.only
        for viewer in range(len(self.shown)):
            if not seen >> viewer & 1:
                was = might[viewer] if viewer < len(might) else (False, False)
                if self._core(before, viewer, was) != self._core(state, viewer, self._may(viewer)):
                    seen |= 1 << viewer
        return seen

    # ---------------------------------------------------------------- what is so

    @property
    def state(self) -> State:
        return self.history.state

    @property
    def status(self) -> str:
        if not self.log and not all(seat.taken for seat in self.seats):  # one freed later does not stop the others
            return "waiting"
        return "over" if self.state.over() else "playing"

    def bots_to_move(self) -> list[int]:
        if self.status != "playing" or (self.course is not None and not self.course.others_move(self.state)):
            return []
        return [seat for seat in self.state.actors() if self.seats[seat].kind == "bot"]

    def viewer(self, token: str) -> Viewer:
        """Whose token it is; NotYourTable when nobody's."""
        found = self.caller(token)
        if isinstance(found, Guest):
            raise JoinFirst
        return found

    def caller(self, token: str) -> Caller:
        """The same, and invitations too."""
        try:
            found = viewer_of(token, [seat.token for seat in self.seats], self.row.spectator)
        except NotYourTable:
            for seat in self.seats:
                if is_token(token, seat.invitation):
                    if seat.taken:
                        raise InvitationUsed from None
                    return Guest(seat.seat)
            raise
        self.looked_at = time.monotonic()
        if found is not None:
            self.last_seen[found] = self.looked_at
        return found

    def still_opens(self, key: str, caller: Caller) -> bool:
        """Whether a hashed token opens what it did: a seat may have been taken by somebody else since."""
        if caller is None:
            return True
        if isinstance(caller, Guest):
            seat = self.seats[caller.seat]
            return seat.invitation == key and not seat.taken
        return self.seats[caller].token == key

    def ply(self, viewer: Viewer) -> int:
        return len(self.shown[self._place(viewer)])

    def ply_after(self, viewer: Viewer, moves: int) -> int:
        """The viewer's ply at which so many moves of the line that stands had been made."""
        entry = self.standing[moves - 1] if moves else 0
        return bisect.bisect_right(self.shown[self._place(viewer)], entry)

    def is_fresh(self, seat: int, ply: int) -> bool:
        """Nothing has happened since that concerns the seat's present choice."""
        return self.opened[seat] <= ply <= self.ply(seat)

    def time_is_up(self, seat: int) -> bool:
        """The seat has to decide, there is a clock, and it has run out."""
        allowed = CLOCKS[self.row.clock]
        waited = now() - self.clock.since
        return bool(allowed) and self.status == "playing" and seat in self.state.actors() and waited >= allowed

    def _place(self, viewer: Viewer) -> int:
        return len(self.seats) if viewer is None else viewer

    def _may(self, viewer: int) -> tuple[bool, bool]:
        """Whether the viewer may undo and redo."""
        if viewer >= len(self.seats) or self.state.over():
            return False, False
        return self.goes_with_undo(viewer) is not None, self.history.may_redo(viewer)

    def goes_with_undo(self, seat: int) -> list[int] | None:
        """Whose choices an undo of the seat takes back with it, the latest first; None when it may not undo.

        That is what others have begun to answer without the seat noticing: it must not learn of it by losing its undo.
        """
        if seat not in self._undos:
            self._undos[seat] = self._find_undo(seat)
        return self._undos[seat]

    def _find_undo(self, seat: int) -> list[int] | None:
        line = self.history.line
        noticed: set[int] = set()
        unnoticed: list[int] = []
        for number in range(len(line) - 1, -1, -1):
            ply = line[number]
            if ply.horizon != self.state.horizon():
                return None
            if ply.seat == seat:
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
        last = next((number for number in range(len(line) - 1, -1, -1) if line[number].seat == seat), None)
        if last is None:
            return "undo-nothing"
        return "undo-revealed" if line[last].horizon != self.state.horizon() else "undo-after-others"

    def result(self) -> dict[str, Any] | None:
        return result_of(self.state, self.row.seed)

    def record(self) -> Record:
        """Of a finished game."""
        if not self.state.over():
            raise GameGoesOn
        return self.history.record

    def to_analyse(self) -> Record:
        return self.record()

    def face(self) -> shelf.Face:
        """What the page needs besides scenes: of the rules and the set of this table."""
        if self.row.own_set is None and not self.earlier:
            return shelf.face(self.game.id)
        if self._face is None:
            self._face = shelf.face_of(self.game)
        return self._face

    # ---------------------------------------------------------------- what a viewer is told

    def scene(self, viewer: Viewer, since: int | None = None) -> bytes:
        """The table as the viewer sees it, with what happened after `since`."""
        status = self.status
        core = NOTHING_YET if status == "waiting" else self.present_core(viewer)
        return self._scene(viewer, self.ply(viewer), status, core, since)

    def whole_scene(self, viewer: Viewer, since: int) -> bytes:
        """The same with all that a page shows of it: what may be chosen, and what is new in the log."""
        entries = [EntryScene(line.ply, line.seat, line.what) for line in self.log_lines(viewer, since, events=False)]
        tail = encode({"quotes": msgspec.Raw(self._quotes_of(viewer)), "entries": entries})
        return self.scene(viewer, since)[:-1] + b"," + tail[1:]

    def _quotes_of(self, viewer: Viewer) -> bytes:
        if viewer is None or self.status != "playing":
            return b"[]"
        found = self._quotes.get(viewer)
        if found is None:
            found = self._quotes[viewer] = encode(quotes_of(self.state, viewer))
        return found

    def present_core(self, viewer: Viewer) -> bytes:
        place = self._place(viewer)
        core = self._cores.get(place)
        if core is None:
            core = self._cores[place] = self._core(self.state, place, self._may(place))
        return core

    def guest_scene(self, seat: int) -> bytes:
        """Who sits at the table, for somebody invited to a seat of it: nothing of the game."""
        head = head_of(
            replace(self.row, chat=False, rematch=None), self.seats, self.present, {}, seat, "waiting", self.earlier
        )
        return scene_of(head, Moment(0, [], None, None), NOTHING_YET)

    def scene_at(self, viewer: Viewer, ply: int) -> bytes:
        """The table as the viewer saw it at an earlier ply of its own."""
        shown = self.shown[self._place(viewer)]
        state = self.history.after(shown[ply - 1] if ply else 0)
        core = self._core(state, self._place(viewer), (False, False), choices=False)
        return self._scene(viewer, ply, "over" if state.over() else "playing", core, ply - 1 if ply else 0)

    def cores(self, viewer: Viewer) -> list[msgspec.Raw]:
        """The game as the viewer saw it at every ply of its own, from 0."""
        place = self._place(viewer)
        again = History(self.game, self.empty_record())
        found = [msgspec.Raw(self._core(again.state, place, (False, False), choices=False))]
        for row in self.log:
            again.enter(row.seat, row.what)
            if row.seen >> place & 1:
                found.append(msgspec.Raw(self._core(again.state, place, (False, False), choices=False)))
        return found

    def _scene(self, viewer: Viewer, ply: int, status: str, core: bytes, since: int | None) -> bytes:
        row = self.row
        moment = Moment(
            ply,
            [] if since is None else self.told_since(viewer, since, ply),
            self.result() if status == "over" else None,
            ClockScene(row.clock, CLOCKS[row.clock], self.clock.since, now()) if CLOCKS[row.clock] else None,
            lesson_scene(self.course, self.state, viewer) if ply == self.ply(viewer) else None,
        )
        return scene_of(self._head(viewer, status), moment, core)

    def _head(self, viewer: Viewer, status: str) -> bytes:
        if self._headed != (self.version, self.present):
            self._headed = (self.version, self.present)
            self._heads.clear()
        head = self._heads.get((viewer, status))
        if head is None:
            head = head_of(self.row, self.seats, self.present, self.trouble, viewer, status, self.earlier)
            self._heads[viewer, status] = head
        return head

    def _core(self, state: State, place: int, may: tuple[bool, bool], choices: bool = True) -> bytes:
        viewer = place if place < len(self.seats) else None
        told_why = choices and viewer is not None and not may[0] and not state.over()
        no_undo = self.no_undo(place) if told_why else ""
        common = self._common if state is self.state else {}
        return core_of(self.moves, state, viewer, may, no_undo, choices, common)

    def told_since(self, viewer: Viewer, since: int, until: int) -> list[EventScene]:
        """The events of the viewer's plies after `since`, up to `until`."""
        shown = self.shown[self._place(viewer)]
        found: list[EventScene] = []
        for ply in range(max(0, since) + 1, until + 1):
            for event in self._events(shown[ply - 1]):
                if event.seen_by(viewer):
                    found.append(told(event, ply))
        return found

    def log_lines(self, viewer: Viewer, since: int = 0, events: bool = True, most: int | None = None) -> list[LogLine]:
        """The viewer's log after a ply of its own, all of it or so many lines."""
        lines: list[LogLine] = []
        until = None if most is None else since + most
        for ply, entry in enumerate(self.shown[self._place(viewer)][since:until], since + 1):
            row = self.log[entry - 1]
            what: Any = row.what if isinstance(row.what, str) else "move"
            heard = self._events(entry) if events else []
            lines.append(LogLine(ply, row.seat, what, [told(each, ply) for each in heard if each.seen_by(viewer)]))
        return lines

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
                again.enter(row.seat, row.what)
                self.events[number] = heard[:]
            found = self.events[entry - 1]
        return found or []
