"""Tables of the lobby that whoever comes may join, and clocks: who lets them run out may be played by a bot."""

from pathlib import Path

import pytest
from server.serving import Seat, Server, good, refused, set_table
from support.coroutines import run

from perihelion.server.clocks import CLOCKS
from perihelion.server.errors import ClockRuns
from perihelion.server.hall import Hall
from perihelion.server.journal import Journal
from perihelion.server.making import Making
from perihelion.server.migrations import migrate
from perihelion.server.seating import Seating
from perihelion.server.sets import OwnSets
from perihelion.server.settings import Settings
from perihelion.server.storage import Storage, open_engine
from perihelion.server.wishes import SeatWish, TableWish


def listed(server: Server, table: str) -> list[str] | None:
    with server.client() as http:
        found = {each["table"]: each for each in good(http.get("/api/tables/open"))}
    return found[table]["players"] if table in found else None


def test_an_open_table_is_listed_until_its_seats_are_taken(server: Server) -> None:
    ada, awaited, _ = set_table(server, "hwe", open=True)
    assert listed(server, ada.table) == ["Ada", "", "easy"]
    with server.client() as http:
        sat = good(http.post(f"/api/tables/{ada.table}/sit", json={"name": "Bob"}))
        bob = Seat(server, ada.table, sat["token"])
        assert bob.scene()["seat"] == sat["seat"] == 1
        assert bob.scene()["status"] == "playing"
        refused(awaited.get(), 401, "error-invitation-used")  # whoever set the table has no key to Bob's seat
        assert listed(server, ada.table) is None
        refused(http.post(f"/api/tables/{ada.table}/sit", json={"name": "Cleo"}), 409, "error-seats-are-taken")


def test_a_private_table_is_neither_listed_nor_joined_without_its_link(server: Server) -> None:
    ada, _, _ = set_table(server, "hw")
    assert listed(server, ada.table) is None
    with server.client() as http:
        refused(http.post(f"/api/tables/{ada.table}/sit", json={"name": "Bob"}), 409, "error-seats-are-taken")


def test_a_scene_tells_the_clock_and_a_running_one_protects_the_seat(server: Server) -> None:
    ada, bob, _ = set_table(server, "hh", clock="relaxed")
    assert ada.scene()["clock"]["seconds"] == CLOCKS["relaxed"]
    refused(bob.post("takeover", seat=0), 409, "error-clock-runs")
    quiet, *_ = set_table(server, "hh")
    assert quiet.scene()["clock"] is None


def test_a_bot_may_play_on_for_who_let_the_clock_run_out(tmp_path: Path) -> None:
    async def play() -> None:
        storage = Storage(open_engine(str(tmp_path / "tables.sqlite")))
        migrate(storage.engine)
        hall = Hall(Settings(None), storage, Journal(storage), OwnSets())
        seating = Seating(hall, lambda _: set())
        human = SeatWish("human", name="Ada")
        made = await Making(hall).create(TableWish("sunward", [human, human], clock="day"))
        async with hall.sitting(made.table) as table:
            late = table.state.actors()[0]
            table.clock.since -= CLOCKS["day"] - 60
        with pytest.raises(ClockRuns):
            await seating.take_over(made.table, late, "easy")
        table.clock.since -= 61
        with pytest.raises(ClockRuns):  # the other one has nothing to decide
            await seating.take_over(made.table, 1 - late, "easy")
        await seating.take_over(made.table, late, "easy")
        assert (storage.seats(made.table)[late].kind, storage.seats(made.table)[late].level) == ("bot", "easy")
        await hall.journal.close()
        storage.close()

    run(play())
