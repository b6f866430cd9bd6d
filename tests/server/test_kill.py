"""SIGKILL at random moments: every acknowledged move is there, none twice, and the game goes on."""

import os
import random
import threading
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from server.conftest import QUICK
from server.figures import note
from server.serving import Postgres, Seat, Server, good, set_table
from support.patience import PATIENCE

from perihelion.kernel.record import check_record, parse_record
from perihelion.server.schema import LogRow
from perihelion.server.storage import Storage, open_engine

KILLS = int(os.environ.get("KILLS", "10"))
"""`make endurance` makes more of them."""
SEED = int(os.environ.get("SEED", "1"))


def patiently(send: Callable[[], httpx.Response]) -> httpx.Response:
    """Send until there is an answer, as a page does that reconnects by itself."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            return send()
        except httpx.TransportError:
            time.sleep(0.02)
    raise TimeoutError("the server did not come back")


class Player(threading.Thread):
    """Plays one seat to the end, with some undo; remembers every key that was acknowledged."""

    def __init__(self, seat: Seat, number: int) -> None:
        super().__init__(daemon=True)
        self.seat = seat
        self.number = number
        self.rng = random.Random(number)
        self.acknowledged: list[str] = []
        self.problem: BaseException | None = None
        self.stopping = False

    def run(self) -> None:
        try:
            while not self.turn():
                time.sleep(self.rng.random() * 0.01)
        except BaseException as problem:
            self.problem = problem
            raise

    def turn(self) -> bool:
        """True when the game is over."""
        scene = good(patiently(self.seat.get))
        if scene["status"] == "over":
            return True
        key = f"{self.number}-{len(self.acknowledged)}-{self.rng.getrandbits(32)}"
        if scene["may_undo"] and not self.stopping and self.rng.random() < 0.45:
            body = {"ply": scene["ply"], "key": key}
            answer = patiently(lambda: self.seat.post("undo", **body))
        elif scene["legal"]:
            body = {"ply": scene["ply"], "action": self.rng.choice(scene["legal"])["id"], "key": key}
            answer = patiently(lambda: self.seat.post("moves", **body))
        else:
            return False
        assert answer.status_code in (200, 409), answer.text
        if answer.status_code == 200:
            self.acknowledged.append(key)
        return False


def wait_for(players: list[Player], more: int) -> None:
    """Until so many further moves are acknowledged, or the game is over: no kill falls into a slow start."""
    wanted = done(players) + more
    latest, until = done(players), time.monotonic() + PATIENCE
    while done(players) < wanted and any(player.is_alive() for player in players):
        assert time.monotonic() < until, f"nothing happened any more after {latest} moves"
        if done(players) > latest:
            latest, until = done(players), time.monotonic() + PATIENCE
        time.sleep(0.001)
    for player in players:
        assert player.problem is None


def done(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def play_under_fire(server: Server) -> tuple[list[Player], list[LogRow]]:
    seats = set_table(server, "hhe")
    players = [Player(seat, number) for number, seat in enumerate(seats[:2])]
    for player in players:
        player.start()
    rng = random.Random(SEED)
    for _ in range(KILLS):
        wait_for(players, rng.randrange(1, 6))
        time.sleep(rng.random() * 0.03)  # into whatever is going on: a request, a commit, a bot's thought
        assert any(player.is_alive() for player in players), "the game was over before the last kill"
        server.kill()
        server.start()
    for player in players:
        player.stopping = True
    wait_for(players, 10_000)
    record = parse_record(seats[-1].get("record").text)
    check_record(record)
    storage = Storage(open_engine(server.database))
    log = storage.log(seats[0].table)
    storage.close()
    assert [(row.seat, row.what) for row in log] == record.log
    return players, log


def check(name: str, players: list[Player], log: list[LogRow]) -> None:
    assert [row.ply for row in log] == list(range(1, len(log) + 1))
    keys = [row.key for row in log if row.key is not None]
    assert len(keys) == len(set(keys))
    for player in players:
        own = [row.key for row in log if row.seat == player.number and row.key is not None]
        assert own == player.acknowledged  # in their order, none lost, none twice, none that was not answered
        assert len(own) > 10
    note(name, f"{KILLS} times SIGKILL in one game, {len(log)} entries, none lost, doubled or out of order", SEED)


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_on_sqlite(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite"), *QUICK)
    try:
        check("kills on SQLite", *play_under_fire(server.wait_until_ready()))
    finally:
        server.kill()


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_on_postgresql(postgres: Postgres) -> None:
    server = Server(postgres.database(), *QUICK, quick=True)
    try:
        check("kills on PostgreSQL", *play_under_fire(server.wait_until_ready()))
    finally:
        server.kill()
