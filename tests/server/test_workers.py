"""Bots think in processes of their own: one that crashes or is late is replaced, and the game goes on."""

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest
from server.serving import Server, good, set_table
from support.coroutines import run
from support.patience import PATIENCE

import perihelion
from perihelion.bots import worker
from perihelion.bots.turns import Turns
from perihelion.bots.workers import ThoughtLost, Workers
from perihelion.kernel.record import Entry, Record, parse_record
from perihelion.server.making import new_row
from perihelion.server.players import luck_of

HANGS = """
import os, time

class Hangs:
    def choose(self, position, rng):
        time.sleep(100_000)

class Crashes:
    def choose(self, position, rng):
        os._exit(3)
"""
LATE = """
import time

time.sleep(4)

class Late:
    def choose(self, position, rng):
        return position.legal()[0]
"""
POINTS = "[perihelion.bots]\nhangs = hanging:Hangs\ncrashes = hanging:Crashes\nlate = lately:Late\n"


@pytest.fixture
def bad_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package on the path with a bot that never answers, one that takes its process with it and one slow to begin."""
    (tmp_path / "hanging.py").write_text(HANGS, encoding="utf8")
    (tmp_path / "lately.py").write_text(LATE, encoding="utf8")
    info = tmp_path / "hanging-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: hanging\nVersion: 1\n", encoding="utf8")
    (info / "entry_points.txt").write_text(POINTS, encoding="utf8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    return tmp_path


def test_decisions_are_legal_and_hints_are_sorted() -> None:
    async def ask() -> None:
        workers = Workers(Turns(2), 2, PATIENCE)
        state = perihelion.game("sunward").new(seats=2, seed=1)
        seat = state.actors()[0]
        choices = [workers.choose(state, "sunward", seat, bot) for bot in ("random", "greedy", "random")]
        assert set(await asyncio.gather(*choices)) <= set(state.legal(seat))
        hint = await workers.advise(state, "sunward", seat)
        advice = hint.moves
        assert hint.why.look.message.startswith("look-")
        assert 1 <= len(advice) <= 3
        assert advice[0].behind == 0
        assert {each.action for each in advice} <= set(state.legal(seat))
        with pytest.raises(ThoughtLost, match="error-unknown-bot"):
            await workers.choose(state, "sunward", seat, "nobody")
        await workers.close()

    run(ask())


def test_the_hint_for_a_position_knows_no_secrets() -> None:
    """The worth of actions comes from positions drawn anew: two truths that look alike give the same advice."""
    game = perihelion.game("sunward")
    state = game.new(seats=3, seed=3)
    while len(state.actors()) < 3:
        seat = state.actors()[0]
        state.apply(seat, state.legal(seat)[0])
    state.apply(1, state.legal(1)[-1])
    advice = []
    for truth in (state, state.determinize(0, 5)):
        asked = {"game": game.id, "set": None, "state": truth.dump().decode(), "seat": 0, "seed": 9, "advise": "30"}
        advice.append(worker.answer(asked))
    assert advice[0] == advice[1]


def played_by_bots(server: Server, **wishes: int) -> list[Entry]:
    """The moves of a game between two easy bots."""
    (watcher,) = set_table(server, "ee", **wishes)
    with watcher.live() as line:
        while line.next("scene")["status"] != "over":
            pass
    return parse_record(watcher.get("record").text).log


def test_a_given_seed_brings_the_luck_of_bots_too(server: Server) -> None:
    first, again, other = (played_by_bots(server, seed=seed) for seed in (5, 5, 6))
    assert first == again
    assert first != other


def test_a_seed_that_nobody_gave_says_nothing_of_the_bots() -> None:
    record = Record("sunward", 2, "house", {}, [], 5)
    assert luck_of(new_row(record, "", seed_known=True, chat=False), 0, 1) is not None
    assert luck_of(new_row(record, "", seed_known=False, chat=False), 0, 1) is None


def test_who_crashes_or_is_late_is_replaced(bad_bots: Path) -> None:
    async def ask() -> None:
        workers = Workers(Turns(1), 1, PATIENCE)
        state = perihelion.game("sunward").new(seats=2, seed=1)
        seat = state.actors()[0]
        with pytest.raises(ThoughtLost, match="ended without an answer"):
            await workers.choose(state, "sunward", seat, "crashes")
        assert await workers.choose(state, "sunward", seat, "random") in state.legal(seat)
        workers.limit = 1.0
        with pytest.raises(ThoughtLost, match="did not answer"):
            await workers.choose(state, "sunward", seat, "hangs")
        workers.limit = PATIENCE
        assert await workers.choose(state, "sunward", seat, "random") in state.legal(seat)
        await workers.close()

    run(ask())


def test_what_a_process_needs_to_begin_is_not_counted_as_thinking(bad_bots: Path) -> None:
    async def ask() -> None:
        workers = Workers(Turns(1), 1, 3.0)
        state = perihelion.game("sunward").new(seats=2, seed=1)
        seat = state.actors()[0]
        assert await workers.choose(state, "sunward", seat, "late") == state.legal(seat)[0]
        with pytest.raises(ThoughtLost, match="did not answer"):
            await workers.choose(state, "sunward", seat, "hangs")
        assert await workers.choose(state, "sunward", seat, "late") == state.legal(seat)[0]  # by another process
        await workers.close()

    run(ask())


def test_a_failing_bot_is_reported_and_the_game_goes_on(bad_bots: Path, tmp_path: Path) -> None:
    log = tmp_path / "log"
    running = Server(str(tmp_path / "t.sqlite"), "--bot-pause", "0", "--rate", "0", log=log).wait_until_ready()
    try:
        seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "crashes"}]
        ada, _ = set_table(running, "h")
        with running.client() as http:
            made = good(http.post("/api/tables", json={"game": "sunward", "seats": seats, "seed": 1}))
        ada.table, ada.http.headers["authorization"] = made["table"], f"Bearer {made['seats'][0]['token']}"
        ada.token = made["seats"][0]["token"]
        troubles, moves = [], 0
        with ada.live(0) as line:
            while moves < 3:
                scene = line.next("scene")
                troubles += scene["trouble"]
                if scene["legal"]:
                    moves += ada.move(scene["legal"][0]["id"], scene["ply"]).status_code == 200
                good(ada.http.get("/health"))  # the server itself goes on answering
        assert {(trouble["seat"], trouble["failures"]) for trouble in troubles} == {(1, 1), (1, 2)}
        assert "a bot's process failed" in log.read_text(encoding="utf8")
    finally:
        running.stop()


def test_workers_end_with_their_server(tmp_path: Path) -> None:
    running = Server(str(tmp_path / "t.sqlite"), "--bot-pause", "0", "--rate", "0").wait_until_ready()
    (watcher,) = set_table(running, "ne")
    with watcher.live() as line:
        line.next("scene")
    assert running.process is not None
    children = Path(f"/proc/{running.process.pid}/task/{running.process.pid}/children")
    if not children.exists():
        running.stop()
        pytest.skip("no list of child processes on this system")
    workers = [int(pid) for pid in children.read_text().split()]
    assert workers
    running.process.send_signal(signal.SIGKILL)  # they see that nobody asks any more, and end
    running.process.wait()
    until = time.monotonic() + PATIENCE
    while any(alive(pid) for pid in workers):
        assert time.monotonic() < until
        time.sleep(0.05)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return b"Z" not in Path(f"/proc/{pid}/stat").read_bytes().split()[2:3]
