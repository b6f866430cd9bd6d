"""A server that has just begun: what takes long the first time is made once, and holds up nobody else."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.inside import Wire, house, set_table
from support.coroutines import run
from support.patience import PATIENCE

import perihelion
from perihelion.kernel import elders
from perihelion.kernel.history import History
from perihelion.kernel.registry import OURS
from perihelion.server import ledger, making, routes, shelf
from perihelion.server.app import create_app, running
from perihelion.server.connection import Connection
from perihelion.server.migrations import migrate
from perihelion.server.once import Once
from perihelion.server.settings import Settings
from perihelion.server.storage import open_engine
from perihelion.server.tokens import hashed
from perihelion.server.wishes import SeatWish, TableWish

RECORDS = Path(__file__).parent.parent / "records"
MANY = 60


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing was made yet."""
    for each in (shelf.known, shelf.game, shelf.game_of_version, shelf.words, shelf.cards, shelf.face):
        monkeypatch.setattr(each, "_made", {})


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    """The application without a network, on this loop."""
    settings = Settings(str(folder / "tables.sqlite"), rate=0, workers=1)
    engine = open_engine(settings.database or "")
    migrate(engine)
    engine.dispose()
    app = create_app(settings)
    async with (
        running(app.app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as http,
    ):
        yield http


def on_the_loop() -> bool:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


class Held:
    """Work that begins, and goes on only when it is let."""

    def __init__(self) -> None:
        self.begun, self.let = threading.Event(), threading.Event()
        self.times = 0

    def work(self) -> None:
        self.times += 1
        self.begun.set()
        assert not on_the_loop()
        assert self.let.wait(PATIENCE)


def test_sixty_who_ask_for_the_games_get_one_answer_and_hold_up_nobody(
    cold: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    held, card = Held(), shelf.card

    def slowly(game: perihelion.Game) -> Any:
        held.work()
        return card(game)

    monkeypatch.setattr(shelf, "card", slowly)

    async def check() -> None:
        async with serving(tmp_path) as http:
            asking = [asyncio.create_task(http.get("/api/games")) for _ in range(MANY)]
            await asyncio.to_thread(held.begun.wait, PATIENCE)
            # bystanders: one who needs nothing, one who needs a thread and the database, one another game's page
            wish = {"game": "sunward", "seats": [{"kind": "human", "name": "Ada"}]}
            assert (await http.get("/health")).status_code == 200
            assert (await http.post("/api/tables", json=wish)).status_code == 201
            assert (await http.get("/api/games/pulsar-2849/layout")).status_code == 200
            assert not any(each.done() for each in asking)
            held.let.set()
            answers = await asyncio.gather(*asking)
        assert {each.status_code for each in answers} == {200}
        assert len({each.content for each in answers}) == 1
        assert [each["id"] for each in answers[0].json()][: len(OURS)] == list(OURS)
        assert held.times == len(answers[0].json())

    run(check())


def test_what_is_made_once_is_made_once_for_threads_and_loop_alike() -> None:
    held = Held()

    def make(name: str) -> str:
        held.work()
        return name.upper()

    made = Once(make)

    async def check() -> None:
        by_loop = [asyncio.create_task(made.soon("a")) for _ in range(MANY)]
        await asyncio.to_thread(held.begun.wait, PATIENCE)
        by_thread = asyncio.create_task(asyncio.to_thread(made, "a"))
        by_loop[0].cancel()  # whoever asked first has gone: the others get it all the same
        held.let.set()
        assert set(await asyncio.gather(*by_loop[1:], by_thread)) == {"A"}
        assert await made.soon("a") == "A"
        assert held.times == 1

    run(check())


def test_what_could_not_be_made_is_tried_again_and_leaves_nothing_behind() -> None:
    def make(number: int) -> int:
        tried.append(number)
        if len(tried) == 1:
            raise LookupError
        return number

    tried: list[int] = []
    made = Once(make)
    with pytest.raises(LookupError):
        run(made.soon(5))
    assert not made._locks
    assert not made._making
    assert (made(5), tried) == (5, [5, 5])


HEAVY: list[tuple[Any, str]] = [
    (perihelion, "game"),
    (elders, "elder"),
    (shelf, "card"),
    (shelf, "face_of"),
    (making, "taught_by"),
    (making, "guide_of"),
    (making, "check_record"),
    (routes, "parse_record"),
    (History, "after"),
    (History, "replay"),
]
"""What takes long when it is done for the first time, or at a long table."""


@pytest.fixture
def off_the_loop(cold: None, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Fails whoever does heavy work on the event loop, and tells what was done elsewhere."""
    done: list[str] = []

    def watched(name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def look(*given: Any, **named: Any) -> Any:
            assert not on_the_loop(), f"{name} on the event loop"
            done.append(name)
            return work(*given, **named)

        return look

    for place, name in HEAVY:
        monkeypatch.setattr(place, name, watched(name, getattr(place, name)))
    return done


@pytest.mark.parametrize("game", OURS)
def test_nothing_heavy_is_done_on_the_event_loop(off_the_loop: list[str], tmp_path: Path, game: str) -> None:
    record = [*(RECORDS / "older").glob(f"{game}-*.json"), *(RECORDS / game).glob("2-players.json")][0]

    async def check() -> None:
        async with serving(tmp_path) as http:

            async def good(how: str, where: str, **more: Any) -> Any:
                answer = await http.request(how, where, **more)
                assert answer.status_code in (200, 201), answer.text
                return answer

            replayed = (await good("POST", "/api/replays", content=record.read_bytes())).json()
            for what in ("layout", "text/pl", "rules/en"):
                await good("GET", f"/api/games/{game}/{what}")
            games = {each["id"]: each for each in (await good("GET", "/api/games")).json()}
            ada = {"kind": "human", "name": "Ada"}
            seats = [ada, *[{"kind": "bot", "level": "random"}] * (min(games[game]["seats"]) - 1)]
            await good("POST", "/api/tables", json={"game": game, "seats": seats, "newcomer": True})
            lesson = games[game]["lessons"][0]["id"]
            await good("POST", "/api/tables", json={"game": game, "seats": [], "lesson": lesson})
            mine = {"authorization": f"Bearer {replayed['spectator']}"}
            for what in ("", "/layout", "/text/en", "/rules/pl", "/log", "/at/3", "/record"):
                await good("GET", f"/api/tables/{replayed['table']}{what}", headers=mine)
            unknown = await http.get("/api/games/chess/layout")
            assert unknown.status_code == 404

    run(check())
    assert {"game", "card", "face_of", "taught_by", "parse_record", "check_record", "after"} <= set(off_the_loop)


def test_what_happened_before_the_snapshot_is_played_again_elsewhere(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A socket that has seen nothing yet asks for everything, of a table that was just opened."""
    again: list[bool] = []

    class Watched(History):
        def __init__(self, *given: Any) -> None:
            again.append(on_the_loop())
            super().__init__(*given)

    async def check() -> None:
        async with house(tmp_path, snapshot_every=5, rate=0) as live:
            made = await set_table(live)
            token = made.seats[0].token or ""
            for number in range(12):
                async with live.hall.sitting(made.table) as table:
                    action = table.state.legal(0)[0]
                await live.hall.act(made.table, 0, table.ply(0), action, f"{number}", hashed(token))
            await live.hall.close()  # the snapshot is kept
            live.hall.forget(table)
            monkeypatch.setattr(ledger, "History", Watched)
            await live.hall.open(made.table)
            again.clear()
            wire = Wire()
            line = Connection(live, wire, made.table, hashed(token), 0, 0, whole=True)  # type: ignore[arg-type]
            live.come(line)
            await line.open()
            assert wire.sent[0]["events"][0]["ply"] == 1
            assert [each["ply"] for each in wire.sent[0]["entries"]] == list(range(1, 13))
        assert again == [False]

    run(check())


def test_a_name_that_is_no_game_is_refused_without_looking_through_all_packages(
    cold: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[str] = []
    known = shelf.known_games()
    monkeypatch.setattr(shelf, "known_games", lambda: looked.append("") or known)
    for _ in range(3):
        with pytest.raises(perihelion.PerihelionError):
            shelf.game("chess")
    assert len(looked) == 1


def test_a_table_of_a_cold_game_needs_nothing_that_was_made_before(cold: None, tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as live:
            wish = TableWish("sunward", [SeatWish("human", name="Ada")])
            made = await asyncio.gather(*[making.Making(live.hall).create(wish) for _ in range(8)])
            assert len({each.table for each in made}) == 8

    run(check())
