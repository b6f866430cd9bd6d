"""A table in memory: who may come to it, and the scene that each viewer gets of it."""

import asyncio
import bisect
import itertools
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import msgspec

from perihelion.kernel.game import Game
from perihelion.kernel.history import History
from perihelion.kernel.record import Record
from perihelion.kernel.state import State
from perihelion.kernel.table import EVERYBODY
from perihelion.server import shelf
from perihelion.server.clocks import CLOCKS, now
from perihelion.server.errors import GameGoesOn, InvitationUsed, JoinFirst, NotYourTable
from perihelion.server.ledger import Ledger
from perihelion.server.lessons import lesson_scene
from perihelion.server.messages import ClockScene, EntryScene, LogLine
from perihelion.server.picture import NOTHING_YET, Picture
from perihelion.server.scenes import MOMENT, NULL, Viewer, encode, head_of, moves_of, result_of, scene_of, told
from perihelion.server.schema import LogRow, SeatRow, TableRow
from perihelion.server.telling import lines_since
from perihelion.server.tokens import is_token, viewer_of
from perihelion.teaching.digest import Entry, begins

_versions: Final = itertools.count()
LOOK_BACK: Final = 40
"""Entries within which the beginning of a line is looked for."""


@dataclass(frozen=True)
class Guest:
    """Whoever holds an invitation that nobody has used: sees the seats, and may take this one."""

    seat: int


Caller = Viewer | Guest


class Table(Ledger):
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
        self.sit(len(seats), set_file)
        self.moves = moves_of(game)
        self.earlier = shelf.is_earlier(game)
        super().__init__(game, row, seats, log, kept)

    def sit(self, seats: int, set_file: Path | None = None) -> None:
        """What a table has besides its game and its log."""
        self.set_file = set_file  # of a set that came with the table
        self.lock = asyncio.Lock()
        self.gone = False
        self.version = next(_versions)  # another one whenever something changes that is not in the log
        self.present: list[bool] = [False] * seats
        self.last_seen = [time.monotonic()] * seats  # when a seat's player was last there, as this node knows
        self.looked_at = 0.0  # when anybody last was
        self.asker = ""  # the address of a player of it, for whom its bots think
        self.trouble: dict[int, int] = {}  # failures of a bot's process since its last answer
        self._face: shelf.Face | None = None
        self._heads: dict[tuple[Viewer, str], bytes] = {}
        self._headed: tuple[int, list[bool]] = (-1, [])  # for which version and presence
        self._latest_told = (0, 0, b"")  # an entry, a ply, and what was told of it to all alike

    def touch(self) -> None:
        self.version = next(_versions)

    # ---------------------------------------------------------------- what is so

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

    def time_is_up(self, seat: int) -> bool:
        """The seat has to decide, there is a clock, and it has run out."""
        allowed = CLOCKS[self.row.clock]
        waited = now() - self.clock.since
        return bool(allowed) and self.status == "playing" and seat in self.state.actors() and waited >= allowed

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
        lines = self.log_lines(viewer, since, events=False)
        entries = [EntryScene(line.ply, line.seat, line.what, line.told) for line in lines]
        quotes = b"[]" if viewer is None or self.status != "playing" else self.picture.quotes(viewer)
        return b'%b,"quotes":%b,"entries":%b}' % (self.scene(viewer, since)[:-1], quotes, encode(entries))

    def shown_as(self, state: State) -> Picture:
        return Picture(self.game, self.moves, state)

    def present_core(self, viewer: Viewer) -> bytes:
        may = self._may(self._place(viewer))
        no_undo = "" if viewer is None or may[0] or self.history.state.over() else self.no_undo(viewer)
        return self.picture.core(viewer, may, no_undo)

    def guest_scene(self, seat: int) -> bytes:
        """Who sits at the table, for somebody invited to a seat of it: nothing of the game."""
        head = head_of(
            replace(self.row, chat=False, rematch=None), self.seats, self.present, {}, seat, "waiting", self.earlier
        )
        return scene_of(head, MOMENT % (0, b"", NULL, NULL, NULL), NOTHING_YET)

    def scene_at(self, viewer: Viewer, ply: int) -> bytes:
        """The table as the viewer saw it at an earlier ply of its own."""
        shown = self.shown[self._place(viewer)]
        state = self.history.after(shown[ply - 1] if ply else 0)
        core = self.shown_as(state).to_look_at(viewer)
        return self._scene(viewer, ply, "over" if state.over() else "playing", core, ply - 1 if ply else 0)

    def cores(self) -> list[list[msgspec.Raw]]:
        """For every viewer, spectators last, the game as it was seen at every ply of the viewer's own, from 0."""
        viewers: list[Viewer] = [*range(len(self.seats)), None]
        again = History(self.game, self.empty_record())
        begun = self.shown_as(again.state)
        found = [[msgspec.Raw(begun.to_look_at(viewer))] for viewer in viewers]
        for row in self.log:
            again.enter(row.seat, row.what)
            picture = self.shown_as(again.state)
            for place, viewer in enumerate(viewers):
                if row.seen >> place & 1:
                    found[place].append(msgspec.Raw(picture.to_look_at(viewer)))
        return found

    def _scene(self, viewer: Viewer, ply: int, status: str, core: bytes, since: int | None) -> bytes:
        clock, seconds = self.row.clock, CLOCKS[self.row.clock]
        moment = MOMENT % (
            ply,
            b"" if since is None else self.told_since(viewer, since, ply),
            encode(self.result()) if status == "over" else NULL,
            encode(ClockScene(clock, seconds, self.clock.since, now())) if seconds else NULL,
            NULL if self.course is None or ply != self.ply(viewer) else self._lesson(viewer),
        )
        return scene_of(self._head(viewer, status), moment, core)

    def _lesson(self, viewer: Viewer) -> bytes:
        return encode(lesson_scene(self.course, self.state, viewer))

    def _head(self, viewer: Viewer, status: str) -> bytes:
        if self._headed != (self.version, self.present):
            self._headed = (self.version, self.present)
            self._heads.clear()
        head = self._heads.get((viewer, status))
        if head is None:
            head = head_of(self.row, self.seats, self.present, self.trouble, viewer, status, self.earlier)
            self._heads[viewer, status] = head
        return head

    def told_since(self, viewer: Viewer, since: int, until: int) -> bytes:
        """The events of the viewer's plies after `since`, up to `until`."""
        shown = self.shown[self._place(viewer)]
        if since == until - 1:
            return self._told(viewer, shown[since], until)
        found = [self._told(viewer, shown[ply - 1], ply) for ply in range(max(0, since) + 1, until + 1)]
        return b",".join(filter(None, found))

    def _told(self, viewer: Viewer, entry: int, ply: int) -> bytes:
        """The events of an entry, without brackets; of the latest one they are the same for almost everybody."""
        latest, at_ply, to_all = self._latest_told
        if entry == latest and ply == at_ply:
            return to_all
        heard, alike = [], True
        for event in self._events(entry):
            if event.only == EVERYBODY or event.only == viewer:
                heard.append(told(event, ply))
            alike = alike and event.only == EVERYBODY
        found = encode(heard)[1:-1]
        if alike:
            self._latest_told = entry, ply, found
        return found

    def log_lines(self, viewer: Viewer, since: int = 0, events: bool = True, most: int | None = None) -> list[LogLine]:
        """The viewer's log after a ply of its own, all of it or so many lines."""
        lines: list[LogLine] = []
        since = max(0, min(since, self.ply(viewer)))
        until = self.ply(viewer) if most is None else min(self.ply(viewer), since + most)
        first = self._line_begins(viewer, since)
        read = [self._entry(viewer, ply) for ply in range(first + 1, until + 1)]
        lines_told = lines_since(self.game, read, viewer, since)
        for entry in read[since - first :]:
            row = self.log[self.shown[self._place(viewer)][entry.ply - 1] - 1]
            what: Any = row.what if isinstance(row.what, str) else "move"
            heard = [told(each, entry.ply) for each in entry.events] if events else []
            lines.append(LogLine(entry.ply, entry.seat, what, heard, lines_told.get(entry.ply, [])))
        return lines

    def _entry(self, viewer: Viewer, ply: int) -> Entry:
        """An entry of the viewer's log, with what it was told."""
        number = self.shown[self._place(viewer)][ply - 1]
        heard = [event for event in self._events(number) if event.seen_by(viewer)]
        at = bisect.bisect_left(self.standing, number)
        return Entry(ply, self.log[number - 1].seat, heard, self.standing[at : at + 1] == [number])

    def _line_begins(self, viewer: Viewer, since: int) -> int:
        """After which ply the line begins that goes on at `since`; moves long ago are not played again for it."""
        shown = self.shown[self._place(viewer)]
        changed = since
        for ply in range(since, max(0, since - LOOK_BACK), -1):
            if self.events[shown[ply - 1] - 1] is None:
                return ply
            if begins(self.game, self._events(shown[ply - 1])):
                return ply - 1
            if changed == since and ply > 1 and self.log[shown[ply - 1] - 1].seat != self.log[shown[ply - 2] - 1].seat:
                changed = ply - 1
        return 0 if since <= LOOK_BACK else changed
