"""Tables at a point of a recorded game: the moves up to there are made by the server, the page comes in after."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from page.playing import Opened
from server.serving import Seat, Server, good

from perihelion.kernel.record import Record, game_of, read_record
from perihelion.kernel.state import State

RECORDS = Path(__file__).parents[1] / "records"
Wanted = Callable[[State, int], bool]


def point_of(record: Record, wanted: Wanted) -> tuple[int, int]:
    """How many moves lead to the first choice of the wanted sort, and whose it is."""
    state = game_of(record).new(len(record.seats), record.seed, **record.options)
    for made, (seat, action) in enumerate(record.log):
        for actor in state.actors():
            if wanted(state, actor):
                return made, actor
        assert isinstance(action, int)
        state.apply(seat, action)
    raise AssertionError("the record has no such choice")


def asks(question: str) -> Wanted:
    return lambda state, seat: state.view(seat)["asked"]["question"] == question


def sit_down(me: Opened, server: Server, name: str, wanted: Wanted) -> Opened:
    """The page at a fresh table where the moves of a record have been made up to the wanted choice."""
    record = read_record(RECORDS / me.game / f"{name}.json")
    made, actor = point_of(record, wanted)
    wish: dict[str, Any] = {"game": record.game, "options": dict(record.options), "seed": record.seed}
    wish["seats"] = [{"kind": "human", "name": f"Gracz {seat + 1}"} for seat in range(len(record.seats))]
    created = good(httpx.post(f"{server.url}/api/tables", json=wish, timeout=60))
    seats = [Seat(server, created["table"], each["token"]) for each in created["seats"]]
    for ply, (seat, action) in enumerate(record.log[:made]):
        assert isinstance(action, int)
        good(seats[seat].move(action, ply))
    me.page.goto(f"{me.url}/#/table/{created['table']}?seat={seats[actor].token}")
    assert me.wait_for_choice()
    me.in_step()
    return me
