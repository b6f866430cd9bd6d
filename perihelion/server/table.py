"""A table in memory: the history of its game, who noticed what, and the scene that each viewer gets.

Every viewer has a numbering of its own: `ply` counts the entries of the log that the viewer could notice. What another
seat does in secret moves no number, sends no message and changes no byte of a scene.
"""

import asyncio
import bisect
import itertools
import json
import time
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from perihelion.kernel.errors import BadSnapshot
from perihelion.kernel.game import Game
from perihelion.kernel.history import History
from perihelion.kernel.record import UNDO, Record
from perihelion.kernel.state import State
from perihelion.kernel.table import EVERYBODY, Event
from perihelion.server.errors import GameOver, NotStarted
from perihelion.server.messages import ClockScene, EventScene, LogLine
from perihelion.server.scenes import (
    NOTHING_YET,
    Moment,
    Viewer,
    core_of,
    head_of,
    moves_of,
    result_of,
    scene_of,
    told,
)  # fmt: skip
from perihelion.server.storage import LogRow, SeatRow, TableRow
from perihelion.server.tokens import viewer_of

CLOCKS: Final = {"none": 0, "relaxed": 300, "day": 86_400}
"""Seconds for a decision. When they have run out, the others may give the seat to a bot; nothing happens by itself."""

_versions: Final = itertools.count()


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
        self.set_file = set_file  # of a set that came with the table
        self.moved_on = time.time()  # when something last happened that everybody noticed
        self.analysis: dict[str, Any] | None = None
        self.row = row
        self.seats = seats
        self.lock = asyncio.Lock()
        self.gone = False
        self.version = next(_versions)  # another one whenever something changes that is not in the log
        self.present: list[bool] = [False] * len(seats)
        self.trouble: dict[int, int] = {}  # failures of a bot's process since its last answer
        self.heard: list[Event] = []
        self.log: list[LogRow] = []
        self.keys: dict[str, LogRow] = {}
        self.shown: list[list[int]] = [[] for _ in range(len(seats) + 1)]  # for every viewer what it noticed
        self.opened: list[int] = [0] * len(seats)  # since which ply of its own a seat has had its present choice
        self.standing: list[int] = []  # the entries that stand, as the history's line has them
        self.events: list[list[Event] | None] = []  # of every entry; None before the snapshot, until asked for
        self.moves = moves_of(game)
        self._cores: dict[int, bytes] = {}  # by viewer, of the present position
        self._heads: dict[tuple[Viewer, str], bytes] = {}
        self._headed: tuple[int, list[bool]] = (-1, [])  # for which version and presence
        self._begin(log, kept)

    # ---------------------------------------------------------------- from the log

    def _begin(self, log: list[LogRow], kept: bytes | None) -> None:
        record = self.empty_record()
        entries = 0
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
        names = [seat.level if seat.kind == "bot" else "human" for seat in self.seats]
        return Record(row.game, row.rules_version, row.set, dict(row.options), names, row.seed)

    def touch(self) -> None:
        self.version = next(_versions)

    def pack(self) -> bytes:
        """A snapshot of this table: a cache, never the truth."""
        body = {"entries": len(self.log), "opened": self.opened, "history": self.history.pack().decode()}
        return json.dumps(body).encode()

    def catch_up(self, row: LogRow) -> None:
        """An entry that is in the log on disk already."""
        before = self.state.clone()
        self.heard.clear()
        self.history.enter(row.seat, row.what)
        self._stand(row)
        self._settle(row, before)

    def enter(self, seat: int, what: int | str, key: str | None) -> LogRow:
        """A new entry, on its way to disk; a refusal leaves the table untouched."""
        if self.status == "waiting":
            raise NotStarted
        if self.state.over():  # the seed is known now: nothing may be taken back
            raise GameOver
        before = self.state.clone()
        might = [self._may(viewer) for viewer in range(len(self.seats))]
        self.heard.clear()
        self.history.enter(seat, what)
        row = LogRow(len(self.log) + 1, seat, what, 1 << seat, key, time.time())
        self._stand(row)
        row = replace(row, seen=self._who_notices(seat, before, might))
        self._settle(row, before)
        return row

    def _settle(self, row: LogRow, before: State) -> None:
        self._note(row)
        self.events.append(self.heard[:])
        self.heard.clear()
        self._cores.clear()
        state = self.state
        for seat in range(len(self.seats)):
            same = not row.seen >> seat & 1 or (
                seat != row.seat
                and before.asked == state.asked
                and before.horizon() == state.horizon()
                and before.legal(seat) == state.legal(seat)
            )
            if not same:
                self.opened[seat] = self.ply(seat)

    def _stand(self, row: LogRow) -> None:
        """Into the log, and into or out of the line that stands."""
        self.log.append(row)
        if row.what == UNDO:
            own = [number for number, entry in enumerate(self.standing) if self.log[entry - 1].seat == row.seat]
            del self.standing[own[-1]]
        else:
            self.standing.append(row.ply)

    def _note(self, row: LogRow) -> None:
        """Who noticed it is known now."""
        self.log[row.ply - 1] = row
        if row.key is not None:
            self.keys[row.key] = row
        if row.seen == (1 << len(self.shown)) - 1:
            self.moved_on = row.at
        for viewer, shown in enumerate(self.shown):
            if row.seen >> viewer & 1:
                shown.append(row.ply)

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
        if not all(seat.taken for seat in self.seats):
            return "waiting"
        return "over" if self.state.over() else "playing"

    def bots_to_move(self) -> list[int]:
        if self.status != "playing":
            return []
        return [seat for seat in self.state.actors() if self.seats[seat].kind == "bot"]

    def viewer(self, token: str) -> Viewer:
        """Whose token it is; NotYourTable when nobody's."""
        return viewer_of(token, [seat.token for seat in self.seats], self.row.spectator)

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
        waited = time.time() - self.moved_on
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

    # ---------------------------------------------------------------- what a viewer is told

    def scene(self, viewer: Viewer, since: int | None = None) -> bytes:
        """The table as the viewer sees it, with what happened after `since`."""
        place = self._place(viewer)
        status = self.status
        core = NOTHING_YET if status == "waiting" else self._cores.get(place)
        if core is None:
            core = self._cores[place] = self._core(self.state, place, self._may(place))
        return self._scene(viewer, self.ply(viewer), status, core, since)

    def scene_at(self, viewer: Viewer, ply: int) -> bytes:
        """The table as the viewer saw it at an earlier ply of its own."""
        shown = self.shown[self._place(viewer)]
        entries = shown[ply - 1] if ply else 0
        state = self.history.after(entries)
        core = self._core(state, self._place(viewer), (False, False), choices=False)
        return self._scene(viewer, ply, "over" if state.over() else "playing", core, ply - 1 if ply else 0)

    def _scene(self, viewer: Viewer, ply: int, status: str, core: bytes, since: int | None) -> bytes:
        row = self.row
        moment = Moment(
            ply,
            [] if since is None else self.told_since(viewer, since, ply),
            result_of(self.state, row.seed) if status == "over" else None,
            ClockScene(row.clock, CLOCKS[row.clock], self.moved_on) if CLOCKS[row.clock] else None,
        )
        return scene_of(self._head(viewer, status), moment, core)

    def _head(self, viewer: Viewer, status: str) -> bytes:
        if self._headed != (self.version, self.present):
            self._headed = (self.version, self.present)
            self._heads.clear()
        head = self._heads.get((viewer, status))
        if head is None:
            head = head_of(self.row, self.seats, self.present, self.trouble, viewer, status)
            self._heads[viewer, status] = head
        return head

    def _core(self, state: State, place: int, may: tuple[bool, bool], choices: bool = True) -> bytes:
        viewer = place if place < len(self.seats) else None
        told_why = choices and viewer is not None and not may[0] and not state.over()
        no_undo = self.no_undo(place) if told_why else ""
        return core_of(self.moves, state, viewer, may, no_undo, choices)

    def told_since(self, viewer: Viewer, since: int, until: int) -> list[EventScene]:
        """The events of the viewer's plies after `since`, up to `until`."""
        shown = self.shown[self._place(viewer)]
        found: list[EventScene] = []
        for ply in range(max(0, since) + 1, until + 1):
            for event in self._events(shown[ply - 1]):
                if event.seen_by(viewer):
                    found.append(told(event, ply))
        return found

    def log_lines(self, viewer: Viewer) -> list[LogLine]:
        lines: list[LogLine] = []
        for ply, entry in enumerate(self.shown[self._place(viewer)], 1):
            row = self.log[entry - 1]
            what: Any = row.what if isinstance(row.what, str) else "move"
            events = [told(event, ply) for event in self._events(entry) if event.seen_by(viewer)]
            lines.append(LogLine(ply, row.seat, what, events))
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
