"""Bots are shared fairly: nobody waits for all that somebody else wants, and nobody's bots think for nobody."""

import asyncio
import random
import socket
import statistics
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.serving import Json, Seat, Server, good, play_on, refused, set_table
from support.coroutines import run
from support.patience import PATIENCE
from support.processor import processor_time

import perihelion
from perihelion import Game
from perihelion.bots.turns import LATER, PEOPLE, Turns
from perihelion.bots.workers import Workers
from perihelion.server.analyst import FORGOTTEN, HOLD, STAGE
from perihelion.server.errors import HungUp
from perihelion.server.handling import while_there

SOON = 25.0
"""Seconds: half of what sixty hints take one after the other, and far more than a decision of an easy bot."""


@pytest.fixture(scope="module")
def one_worker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("fair")
    options = ("--rate", "0", "--bot-pause", "0", "--workers", "1")
    running = Server(str(folder / "tables.sqlite"), *options, log=folder / "log", quick=True)
    yield running.wait_until_ready()
    running.stop()


async def served(wanted: list[tuple[str, int]]) -> list[str]:
    """In which order callers get the one place, all of them waiting at once."""
    turns, order = Turns(1), []

    async def want(caller: str, rank: int) -> None:
        async with turns.turn(caller, rank):
            order.append(caller)
            await asyncio.sleep(0)

    async with turns.turn("first"):
        waiting = [asyncio.create_task(want(*each)) for each in wanted]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    return order


def test_callers_take_turns_and_people_come_first() -> None:
    assert run(served([("a", PEOPLE)] * 3 + [("b", PEOPLE), ("c", PEOPLE)])) == ["a", "b", "c", "a", "a"]
    assert run(served([("a", LATER), ("a", LATER), ("b", PEOPLE)])) == ["b", "a", "a"]


def test_who_hangs_up_leaves_the_queue() -> None:
    async def check() -> None:
        turns = Turns(1)

        async def want(caller: str) -> None:
            async with turns.turn(caller):
                pass

        async with turns.turn("first"):
            waiting = [asyncio.create_task(want("a")) for _ in range(3)]
            last = asyncio.create_task(want("b"))
            await asyncio.sleep(0)
            assert turns.waiting("a") == 3
            for each in waiting:
                each.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            assert turns.waiting("a") == 0
        waiting[0].cancel()
        await last
        await want("c")  # the place is free again

    run(check())


def test_a_turn_that_came_to_somebody_who_hung_up_goes_to_the_next() -> None:
    async def check() -> None:
        turns = Turns(1)
        gone, there = asyncio.Event(), asyncio.Event()

        async def want(mine: asyncio.Event) -> None:
            async with turns.turn("a"):
                mine.set()

        async with turns.turn("first"):
            first, second = asyncio.create_task(want(gone)), asyncio.create_task(want(there))
            await asyncio.sleep(0)
        first.cancel()  # in the very moment in which it was its turn
        await asyncio.gather(first, return_exceptions=True)
        await second
        assert there.is_set()
        assert not gone.is_set()

    run(check())


def test_who_hangs_up_just_as_a_place_is_free_takes_it_from_nobody() -> None:
    async def check() -> None:
        turns = Turns(1)
        served: list[str] = []

        async def want(caller: str) -> None:
            async with turns.turn(caller):
                served.append(caller)

        async with turns.turn("first"):
            waiting = [asyncio.create_task(want(caller)) for caller in ("a", "a", "b")]
            await asyncio.sleep(0)
            waiting[0].cancel()  # and before it has left the queue, the place is free
        await asyncio.gather(*waiting, return_exceptions=True)
        await want("c")
        assert served == ["a", "b", "c"]

        async with turns.turn("first"):
            alone = asyncio.create_task(want("d"))
            await asyncio.sleep(0)
            alone.cancel()
        await asyncio.gather(alone, return_exceptions=True)
        await want("e")
        assert served[-1] == "e"

    run(check())


def test_what_nobody_waits_for_any_more_is_not_thought_about() -> None:
    class HungUpAtOnce:
        async def receive(self) -> Json:
            return {"type": "http.disconnect"}

    async def check() -> None:
        thoughts: list[str] = []
        workers = Workers(Turns(1, lambda caller, _seconds: thoughts.append(caller)), 1, PATIENCE)
        state = perihelion.game("sunward").new(seats=2, seed=1)
        seat = state.actors()[0]
        gone: Any = HungUpAtOnce()
        asked = [while_there(gone, workers.advise(state, "sunward", seat, caller="eve")) for _ in range(30)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert {type(answer) for answer in answers} == {HungUp}
        assert workers.turns.waiting("eve") == 0
        assert len(thoughts) <= 1  # the one that had begun
        assert await workers.choose(state, "sunward", seat, "random", caller="ada") in state.legal(seat)
        await workers.close()

    run(check())


def hang_up_on_hints(seat: Seat, count: int) -> None:
    request = (
        f"GET /api/tables/{seat.table}/hint HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer {seat.token}\r\n\r\n"
    )
    lines = [socket.create_connection(("127.0.0.1", seat.server.port)) for _ in range(count)]
    for line in lines:
        line.sendall(request.encode())
    for line in lines:
        line.close()


def answer_of_an_easy_bot(server: Server) -> float:
    """Seconds until an easy bot has answered a person's moves."""
    ada, _ = set_table(server, "he")
    with ada.live() as line:
        scene = line.next("scene")
        began = time.monotonic()
        while not any(event["seat"] == 1 for event in scene["events"]):
            if scene["legal"]:
                line.send(type="move", ply=scene["ply"], action=scene["legal"][0]["id"], key=str(scene["ply"]))
            scene = line.next("scene")
        return time.monotonic() - began


def test_hints_that_nobody_waits_for_keep_nobody_waiting(one_worker: Server) -> None:
    usual = answer_of_an_easy_bot(one_worker)  # the bots' process is started
    eve, _ = set_table(one_worker, "hh")[:2]
    hang_up_on_hints(eve, 60)
    assert answer_of_an_easy_bot(one_worker) < SOON + usual


def bots_alone(server: Server, tables: int) -> list[Seat]:
    seats: list[Json] = [{"kind": "bot", "level": "hard"}] * 4
    found = []
    with server.client() as http:
        for _ in range(tables):
            made = good(http.post("/api/tables", json={"game": "sunward", "seats": seats}))
            found.append(Seat(server, made["table"], made["spectator"]))
    return found


def test_bots_among_themselves_play_while_somebody_watches_and_after_people(one_worker: Server) -> None:
    usual = answer_of_an_easy_bot(one_worker)
    watchers = bots_alone(one_worker, 30)
    assert answer_of_an_easy_bot(one_worker) < SOON + usual
    with watchers[0].live(0) as line:
        while line.next("scene")["ply"] < 2:
            pass
        assert answer_of_an_easy_bot(one_worker) < SOON + usual
    assert [watcher.scene()["ply"] for watcher in watchers[1:]] == [0] * 29  # nobody had looked at them


def test_thinking_and_tables_have_a_share_for_every_address(tmp_path: Path) -> None:
    options = ("--thinking-an-hour", "8", "--tables-an-hour", "4", "--bot-pause", "0", "--workers", "1")
    server = Server(str(tmp_path / "tables.sqlite"), *options).wait_until_ready()
    try:
        ada, _ = set_table(server, "he")
        while not ada.scene()["legal"]:
            time.sleep(0.05)
        hints = [ada.get("hint") for _ in range(20)]  # a second each
        said = refused(hints[-1], 429, "error-thought-enough")
        assert "Games go on" in said["text"]
        assert int(hints[-1].headers["retry-after"]) >= 1
        with server.client(**{"accept-language": "pl"}) as http:
            wish: Json = {"game": "sunward", "seats": [{"kind": "human", "name": "Ada"}, {"kind": "bot"}]}
            assert "Boty" in refused(http.post("/api/tables", json=wish), 429, "error-thought-enough")["text"]
            alone: Json = {"game": "sunward", "seats": [{"kind": "human", "name": "Ada"}]}
            answers = [http.post("/api/tables", json=alone) for _ in range(4)]
            assert [answer.status_code for answer in answers] == [201, 201, 429, 429]
            assert "4" in refused(answers[-1], 429, "error-too-many-tables")["text"]
        scene = ada.scene()
        good(ada.move(scene["legal"][0]["id"], scene["ply"]))  # what is under way goes on, its bots too
        while not ada.scene()["legal"]:
            time.sleep(0.05)
    finally:
        server.stop()


def analysts_of(server: Server) -> list[str]:
    """The processes that look at finished games for this server."""
    process, found = server.process, []
    assert process is not None
    for line in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            command = line.read_bytes().split(b"\0")
        except OSError:
            continue
        if b"perihelion.server.analyst" in command and str(process.pid).encode() in command:
            found.append(line.parent.name)
    return found


def test_an_analysis_ends_when_nobody_looks_on(one_worker: Server) -> None:
    """Whoever asks again finds it going on; a while after the last question it is given up."""
    ada, bob, _ = set_table(one_worker, "hh", seed=4)
    play_on([ada, bob])
    first = good(ada.get("analysis"))
    assert 0 < first["done"] < first["of"]
    assert len(analysts_of(one_worker)) == 1
    more = good(ada.get("analysis", seen=first["done"]))
    assert first["done"] < more["done"]
    assert len(analysts_of(one_worker)) == 1
    until = time.monotonic() + FORGOTTEN + 10 * STAGE
    while analysts_of(one_worker) and time.monotonic() < until:
        time.sleep(0.2)
    assert analysts_of(one_worker) == []


def test_an_address_has_one_analysis_at_a_time(one_worker: Server) -> None:
    tables = [set_table(one_worker, "hh", seed=seed) for seed in (4, 5)]
    for ada, bob, _ in tables:
        play_on([ada, bob])
    good(tables[0][0].get("analysis"))
    waiting = httpx.Timeout(HOLD + 30)
    second = good(tables[1][0].http.get(f"/api/tables/{tables[1][0].table}/analysis", timeout=waiting))
    assert len(analysts_of(one_worker)) <= 1
    assert second["of"] == 0 or second["done"] > 0  # not begun yet, or the first was given up


def test_a_preview_is_too_short_to_need_a_turn(any_game: Game) -> None:
    """Previews are made at once, by the server itself: one takes a small part of what its request does."""
    rng = random.Random(3)
    state = any_game.new(any_game.seats[-1], 5)
    took: list[float] = []
    while not state.over() and len(took) < 120:
        seat = rng.choice(state.actors())
        action = rng.choice(list(state.legal(seat)))
        with processor_time() as once:
            state.preview(seat, action)
        took += once
        state.apply(seat, action)
    assert statistics.quantiles(took, n=20)[-1] < 0.005, max(took)
