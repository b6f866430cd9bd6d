"""An invitation is used up by whoever joins; the seat is theirs alone, until they have been away for long."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from server.serving import Seat, Server, good, refused
from websockets.exceptions import ConnectionClosed

import perihelion.server.migrations
from perihelion.server.storage import open_engine
from perihelion.server.tokens import hashed


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which whoever is away at all may be replaced."""
    folder = tmp_path_factory.mktemp("impatient")
    options = ("--rate", "0", "--bot-pause", "0", "--workers", "1", "--free-after", "0")
    running = Server(str(folder / "tables.sqlite"), *options, log=folder / "log")
    yield running.wait_until_ready()
    running.stop()


def host_and_guests(server: Server, guests: int = 1, **wishes: Any) -> tuple[Seat, list[Seat], str]:
    """Ada, who set the table, whom she invited, and her key as host."""
    seats = [{"kind": "human", "name": "Ada"}] + [{"kind": "human"}] * guests
    with server.client() as http:
        made = good(http.post("/api/tables", json={"game": "sunward", "seats": seats, **wishes}))
    ada, *others = [Seat(server, made["table"], each["token"]) for each in made["seats"]]
    return ada, others, made["host"]


def free(at: Seat, host: str, seat: int) -> Any:
    return Seat(at.server, at.table, host).post("free", seat=seat)


def wait_until_gone(watching: Seat, seat: int) -> None:
    """Until the server has noticed that a seat's socket is closed."""
    while watching.scene()["seats"][seat]["present"]:
        time.sleep(0.02)


def test_whoever_set_the_table_cannot_use_a_guests_link_later(server: Server) -> None:
    _, (bob,), _ = host_and_guests(server)
    link = Seat(server, bob.table, bob.token)  # Ada has kept what she sent to Bob
    assert bob.join("Bob").token != link.token
    scene = bob.scene()
    assert (scene["status"], scene["seat"], scene["seats"][1]["name"]) == ("playing", 1, "Bob")
    for answer in (link.get(), link.get("choices"), link.get("log"), link.post("moves", ply=0, action=0, key="k")):
        refused(answer, 401, "error-invitation-used")
    refused(link.post("join", name="Ada again"), 401, "error-invitation-used")
    refused(link.post("concede"), 401, "error-invitation-used")
    with link.live() as line:
        assert line.next("refused")["error"] == "error-invitation-used"
        with pytest.raises(ConnectionClosed) as closed:
            line.raw()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    with server.client() as http:
        assert good(http.post("/api/tables/mine", json={"tokens": [link.token]})) == []
        assert len(good(http.post("/api/tables/mine", json={"tokens": [bob.token]}))) == 1


def test_an_invitation_shows_the_seats_and_nothing_of_the_game(server: Server) -> None:
    ada, (bob, cleo), _ = host_and_guests(server, 2)
    scene = cleo.scene()
    assert (scene["status"], scene["seat"], scene["view"], scene["legal"]) == ("waiting", 2, None, [])
    refused(cleo.get("choices"), 403, "error-join-first")
    refused(cleo.post("moves", ply=0, action=0, key="k"), 403, "error-join-first")
    with cleo.live() as line:
        assert line.next("scene")["status"] == "waiting"
        line.send(type="move", ply=0, action=0, key="k")
        assert line.next("refused")["error"] == "error-join-first"
        bob.join("Bob")
        assert [seat["name"] for seat in line.next("scene")["seats"]] == ["Ada", "Bob", ""]
        assert ada.scene()["seats"][2] == {"name": "", "kind": "human", "level": "", "taken": False, "present": False}
    with server.client() as http:
        assert good(http.post("/api/tables/mine", json={"tokens": [cleo.token]}))[0]["seat"] == 2


def test_joining_again_changes_the_name_and_keeps_the_key(server: Server) -> None:
    _, (bob,), _ = host_and_guests(server)
    token = bob.join("Bob").token
    assert bob.join("Robert").token == token
    assert bob.scene()["seats"][1]["name"] == "Robert"


def test_a_seat_is_freed_only_by_the_host_and_only_when_it_is_abandoned(server: Server, impatient: Server) -> None:
    ada, (bob,), host = host_and_guests(server)  # ten minutes, there
    refused(free(ada, host, 1), 409, "error-seat-not-abandoned")  # nobody has taken it
    bob.join("Bob")
    refused(free(ada, host, 1), 409, "error-seat-not-abandoned")
    ada, (bob,), host = host_and_guests(impatient)
    bob.join("Bob")
    for nobody in (ada.token, bob.token, "x"):
        refused(free(ada, nobody, 1), 403, "error-not-the-host")
    refused(free(ada, host, 7), 409, "error-seat-not-abandoned")
    with bob.live() as line:
        line.next("scene")
        refused(free(ada, host, 1), 409, "error-seat-not-abandoned")
    wait_until_gone(ada, 1)
    refused(Seat(impatient, ada.table, host).get(), 401, "error-not-your-table")  # the host's key opens nothing


def test_a_freed_seat_goes_on_where_its_game_stands(impatient: Server) -> None:
    ada, (bob,), host = host_and_guests(impatient)
    bob.join("Bob")
    made = 0
    while made < 4:
        for seat in (ada, bob):
            scene = seat.scene()
            if scene["legal"]:
                good(seat.move(scene["legal"][0]["id"], scene["ply"]))
                made += 1
    before, log = bob.scene(), good(bob.get("log"))
    cleo = Seat(impatient, ada.table, good(free(ada, host, 1))["token"])
    assert (ada.scene()["status"], ada.scene()["seats"][1]["taken"]) == ("playing", False)
    assert (cleo.scene()["status"], cleo.scene()["view"]) == ("waiting", None)  # not a look before the seat is taken
    with bob.live() as line:  # who never left the page is still there: the invitation is void
        assert line.next("scene")["seats"][1]["taken"]
        refused(cleo.post("join", name="Cleo"), 401, "error-invitation-used")
    wait_until_gone(ada, 1)
    cleo = Seat(impatient, ada.table, good(free(ada, host, 1))["token"]).join("Cleo")
    after = cleo.scene()
    assert (after["view"], after["legal"], after["ply"]) == (before["view"], before["legal"], before["ply"])
    assert good(cleo.get("log")) == log
    assert after["seats"][1]["name"] == "Cleo"
    refused(bob.get(), 401, "error-not-your-table")


def test_who_moves_at_a_freed_seat_has_come_back(impatient: Server) -> None:
    ada, (bob,), host = host_and_guests(impatient)
    bob.join("Bob")
    first, other = (ada, bob) if ada.scene()["legal"] else (bob, ada)
    good(first.move(first.scene()["legal"][0]["id"]))
    link = Seat(impatient, ada.table, good(free(ada, host, 1))["token"])
    if not bob.scene()["legal"]:
        good(ada.move(ada.scene()["legal"][0]["id"]))
    good(bob.move(bob.scene()["legal"][0]["id"]))
    assert other.scene()["seats"][1]["taken"]
    refused(link.post("join", name="Cleo"), 401, "error-invitation-used")


def test_links_of_an_older_database_become_invitations(tmp_path: Path) -> None:
    """What was sent before the upgrade still opens the seat, and is used up by joining."""
    database = str(tmp_path / "tables.sqlite")
    running = Server(database, "--rate", "0").wait_until_ready()
    ada, (bob,), _ = host_and_guests(running)
    running.stop()
    config = Config()
    config.set_main_option("script_location", str(Path(perihelion.server.migrations.__file__).parent))
    engine = open_engine(database)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0002")
    with engine.connect() as connection:
        kept = connection.execute(sa.text("SELECT token, taken FROM seats ORDER BY seat")).all()
    engine.dispose()
    assert [(token, bool(taken)) for token, taken in kept] == [(hashed(ada.token), True), (hashed(bob.token), False)]
    running.start()
    running.wait_until_ready()
    try:
        link = Seat(running, bob.table, bob.token)
        bob.join("Bob")
        refused(link.get(), 401, "error-invitation-used")
        assert ada.scene()["status"] == bob.scene()["status"] == "playing"
    finally:
        running.stop()
