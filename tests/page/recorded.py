"""Tables at a point of a recorded game: the moves up to there are made by the server, the page comes in after."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from page.playing import Opened
from server.serving import Seat, Server, good
from support import asking

from perihelion.kernel.record import Record, read_record
from perihelion.kernel.state import State
from tools.pictures.moments import choices, positions

RECORDS = Path(__file__).parents[1] / "records"
Wanted = Callable[[State, int], bool]


def choosers(state: State) -> list[int]:
    """Seats that have something to choose; a single possibility is taken by the table itself."""
    return [seat for seat in state.actors() if len(state.legal(seat)) > 1]


def point_of(record: Record, wanted: Wanted) -> tuple[list[tuple[int, int]], int] | None:
    """The choices that lead to the first one of the wanted sort, and whose it is."""
    chosen: list[tuple[int, int]] = []
    for state, seat, action in positions(record):
        for actor in choosers(state):
            if wanted(state, actor):
                return chosen, actor
        if len(state.legal(seat)) > 1:
            chosen.append((seat, action))
    return None


def asks(question: str) -> Wanted:
    return lambda state, seat: state.view(seat)["asked"]["question"] == question


def table_for(server: Server, record: Record) -> tuple[str, list[Seat]]:
    """A fresh table of people where the game of a record can be played again."""
    wish: dict[str, Any] = {"game": record.game, "options": dict(record.options), "seed": record.seed}
    wish["seats"] = [{"kind": "human", "name": f"Gracz {seat + 1}"} for seat in range(len(record.seats))]
    created = good(asking.post(f"{server.url}/api/tables", json=wish))
    return created["table"], [Seat(server, created["table"], each["token"]) for each in created["seats"]]


def sit_down(me: Opened, server: Server, name: str, wanted: Wanted) -> Opened:
    """The page at a fresh table where the moves of a record have been made up to the wanted choice."""
    record = read_record(RECORDS / me.game / f"{name}.json")
    point = point_of(record, wanted)
    assert point is not None, f"{name} has no such choice"
    chosen, actor = point
    table, seats = table_for(server, record)
    for seat, action in chosen:
        good(seats[seat].move(action))
    me.page.goto(f"{me.url}/#/table/{table}?seat={seats[actor].token}")
    assert me.wait_for_choice()
    me.in_step()
    return me


class Retold:
    """A fresh table where a recorded game is played again, with the page at one of its seats; it may come in later."""

    def __init__(self, me: Opened, server: Server, name: str, seat: int = 0, come: Wanted | None = None) -> None:
        self.me = me
        self.seat = seat
        self.record = read_record(RECORDS / me.game / f"{name}.json")
        table, self.seats = table_for(server, self.record)
        self.told = self._tell()
        self.now = next(self.told)
        while come is not None and not come(self.now[0], self.now[1]):
            self.now = next(self.told)
        me.page.goto(f"{me.url}/#/table/{table}?seat={self.seats[seat].token}")
        me.at_table()

    def choices(self) -> Iterator[tuple[State, int, int]]:
        """Every choice from now on with the position before it; the move is made when the next is asked for."""
        yield self.now
        yield from self.told

    def _tell(self) -> Iterator[tuple[State, int, int]]:
        for state, seat, action in choices(self.record):
            yield state, seat, action
            good(self.seats[seat].move(action))

    def in_step(self) -> None:
        """Until the page shows what its seat may see now."""
        ply = self.seats[self.seat].scene()["ply"]
        self.me.page.locator(f".table[data-ply='{ply}']").wait_for()
