"""A finished game whose rules are gone, shown as it was shown then."""

from typing import Any, Literal

import msgspec

from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.record import Record, parse_record
from perihelion.server import shelf
from perihelion.server.clocks import CLOCKS, now
from perihelion.server.errors import GameOver
from perihelion.server.kept import Kept, unpressed
from perihelion.server.messages import ClockScene, EventScene, LogLine
from perihelion.server.scenes import MOMENT, NULL, Viewer, encode, scene_of
from perihelion.server.schema import LogRow, SeatRow, TableRow
from perihelion.server.table import Table


class FinishedTable(Table):
    """A table whose rules are not here any more: what was shown of it is shown again."""

    def __init__(self, row: TableRow, seats: list[SeatRow], kept: bytes, face: bytes, problem: PerihelionError) -> None:
        self.problem = problem
        self.kept = msgspec.msgpack.decode(kept, type=Kept)
        self.sit(len(seats))
        self.keep_nothing(row, seats)
        self._face = msgspec.msgpack.decode(face, type=shelf.Face)
        self.earlier = True
        self.shown = [list(range(1, plies + 1)) for plies in self.kept.plies]

    @property
    def status(self) -> str:
        return "over"

    def face(self) -> shelf.Face:
        assert self._face is not None
        return self._face

    def record(self) -> Record:
        return parse_record(self.kept.record)

    def result(self) -> dict[str, Any]:
        return self.kept.result

    def to_analyse(self) -> Record:
        raise self.problem

    def goes_with_undo(self, seat: int) -> list[int] | None:
        return None

    def scene(self, viewer: Viewer, since: int | None = None) -> bytes:
        return self._shown(viewer, self.ply(viewer), since, unpressed(self.kept.seen[self._place(viewer)]).last)

    def scene_at(self, viewer: Viewer, ply: int) -> bytes:
        core = unpressed(self.kept.seen[self._place(viewer)]).cores[ply]
        return self._shown(viewer, ply, ply - 1 if ply else 0, core)

    def _shown(self, viewer: Viewer, ply: int, since: int | None, core: msgspec.Raw) -> bytes:
        events: list[EventScene] = []
        for line in self.log_lines(viewer)[since:ply] if since is not None else ():
            events += line.events
        status: Literal["playing", "over"] = "over" if ply == self.ply(viewer) else "playing"
        seconds = CLOCKS[self.row.clock]
        clock = encode(ClockScene(self.row.clock, seconds, 0.0, now())) if seconds else NULL
        result = encode(self.kept.result) if status == "over" else NULL
        moment = MOMENT % (ply, encode(events)[1:-1], result, clock, NULL)
        return scene_of(self._head(viewer, status), moment, bytes(core))

    def log_lines(self, viewer: Viewer, since: int = 0, events: bool = True, most: int | None = None) -> list[LogLine]:
        return unpressed(self.kept.seen[self._place(viewer)]).log[since : None if most is None else since + most]

    def remembers(self, viewer: Viewer, since: int) -> bool:
        return False  # perhaps it was looked at just now

    def recall(self, viewer: Viewer) -> None:
        unpressed(self.kept.seen[self._place(viewer)])

    def catch_up(self, row: LogRow) -> None:
        """Nothing happens any more."""

    def enter(self, seat: int, what: int | str, key: str | None) -> LogRow:
        raise GameOver

    @property
    def state(self) -> Any:
        """What would need the rules says why it cannot be done."""
        raise self.problem
