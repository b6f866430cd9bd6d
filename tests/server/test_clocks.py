"""Clocks: a move and its undo give no time, and nobody's clock on the wall allows or blocks anything."""

import time
from pathlib import Path

import pytest
from support.coroutines import run

import perihelion
from perihelion.server import clocks
from perihelion.server.clocks import CLOCKS, DecisionClock
from perihelion.server.errors import ClockRuns
from perihelion.server.hall import Hall
from perihelion.server.journal import Journal
from perihelion.server.making import Making
from perihelion.server.migrations import migrate
from perihelion.server.seating import Seating
from perihelion.server.sets import OwnSets
from perihelion.server.settings import Settings
from perihelion.server.storage import Storage, open_engine
from perihelion.server.table import Table
from perihelion.server.wishes import SeatWish, TableWish

GAMES = sorted(game.id for game in perihelion.all_games())
RELAXED = CLOCKS["relaxed"]


class Hands:
    """The hands of the machine's monotonic clock, moved by the test."""

    def __init__(self) -> None:
        self.shown = float(
            int(time.monotonic())
        )  # whole seconds: with parts of one, sums are off by a hair now and then

    def monotonic(self) -> float:
        return self.shown


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    found = Hands()
    monkeypatch.setattr(clocks, "now", lambda: found.shown)
    monkeypatch.setattr("perihelion.server.ledger.now", lambda: found.shown)
    monkeypatch.setattr("perihelion.server.table.now", lambda: found.shown)
    return found


def test_an_undo_gives_back_what_was_left(hands: Hands) -> None:
    clock = DecisionClock()
    hands.shown += 100
    clock.moved(0, 1, hands.shown, decides_again=True)
    hands.shown += 30
    clock.undone(0, 1, hands.shown)
    assert hands.shown - clock.since == 100
    hands.shown += 5
    clock.moved(0, 3, hands.shown, decides_again=True)  # the decision after it goes on with its own time
    assert hands.shown - clock.since == 30
    clock.moved(0, 4, hands.shown, decides_again=False)
    assert hands.shown == clock.since
    hands.shown += 7
    clock.moved(1, 5, hands.shown, decides_again=True)
    assert hands.shown == clock.since  # another's decision is a new one


def a_hall(folder: Path) -> Hall:
    storage = Storage(open_engine(str(folder / "tables.sqlite")))
    migrate(storage.engine)
    return Hall(Settings(None), storage, Journal(storage), OwnSets())


@pytest.mark.parametrize("game", GAMES)
def test_no_number_of_undos_stops_the_clock(game: str, tmp_path: Path, hands: Hands) -> None:
    async def play() -> None:
        hall = a_hall(tmp_path)
        humans = [SeatWish("human", name=f"P{seat}") for seat in range(min(perihelion.game(game).seats))]
        if len(humans) < 2 and 2 in perihelion.game(game).seats:
            humans = [*humans, SeatWish("human", name="Q")]
        made = await Making(hall).create(TableWish(game, humans, clock="relaxed", seed=4))
        tried = 0
        for number in range(300):
            async with hall.sitting(made.table) as table:
                seat = table.state.actors()[0]
                ply, action = table.ply(seat), table.state.legal(seat)[0]
            hands.shown += 20
            await hall.act(made.table, seat, ply, action, f"m{number}")
            async with hall.sitting(made.table) as table:
                everybody_noticed = table.log[-1].seen == (1 << len(table.shown)) - 1
                may = table.goes_with_undo(seat) is not None
            if may and everybody_noticed:
                await try_to_gain(hall, table, seat, hands, number)
                tried += 1
            if tried == 3:
                break
        assert tried == 3
        await hall.journal.close()
        hall.storage.close()

    run(play())


async def try_to_gain(hall: Hall, table: Table, seat: int, hands: Hands, number: int) -> None:
    """Undo and redo for longer than a decision may take: in the end the time is up."""
    for again in range(2 * RELAXED // 20 + 4):
        hands.shown += 20
        what = ("undo", "redo")[again % 2]
        await hall.act(table.row.id, seat, table.ply(seat), what, f"{what}{number}-{again}")
        if what == "undo" and table.time_is_up(seat):
            break
    else:
        raise AssertionError("the clock was stopped")
    await hall.act(table.row.id, seat, table.ply(seat), "redo", f"last{number}")


def test_a_jump_of_the_wall_clock_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    before = clocks.now()
    wall = time.time
    for jump in (86_400.0, -86_400.0):
        monkeypatch.setattr(time, "time", lambda jump=jump: wall() + jump)
        assert 0 <= clocks.now() - before < 60
        assert clocks.now() - DecisionClock().since < 60


def test_a_jump_of_the_wall_clock_neither_allows_nor_blocks_a_takeover(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        hall = a_hall(tmp_path)
        human = SeatWish("human", name="Ada")
        made = await Making(hall).create(TableWish("sunward", [human, human], clock="relaxed", seed=4))
        async with hall.sitting(made.table) as table:
            seat = table.state.actors()[0]
        seating = Seating(hall, lambda _table: set())
        wall, steady = time.time, time.monotonic
        monkeypatch.setattr(time, "time", lambda: wall() + 2 * RELAXED)
        with pytest.raises(ClockRuns):
            await seating.take_over(made.table, seat, "easy")
        monkeypatch.setattr(time, "time", lambda: wall() - 86_400)
        monkeypatch.setattr(time, "monotonic", lambda: steady() + RELAXED + 1)
        await seating.take_over(made.table, seat, "easy")
        assert table.seats[seat].kind == "bot"
        monkeypatch.undo()
        await hall.journal.close()
        hall.storage.close()

    run(play())


def test_the_time_used_is_known_again_from_the_log(tmp_path: Path, hands: Hands) -> None:
    async def play() -> None:
        hall = a_hall(tmp_path)
        human = SeatWish("human", name="Ada")
        made = await Making(hall).create(TableWish("sunward", [human, human], clock="relaxed", seed=4))
        async with hall.sitting(made.table) as table:
            seat = table.state.actors()[0]
        number = 0
        while number < 3 or table.goes_with_undo(seat) is None or table.log[-1].seen != 7:
            number += 1
            seat = table.state.actors()[0]
            hands.shown += 100
            await hall.act(made.table, seat, table.ply(seat), table.state.legal(seat)[0], str(number))
        hands.shown += 100
        await hall.act(made.table, seat, table.ply(seat), "undo", "u")
        used = hands.shown - table.clock.since
        assert used == pytest.approx(100)
        again = Table(table.game, table.row, table.seats, hall.storage.log(made.table), None)
        assert hands.shown - again.clock.since == pytest.approx(used)
        await hall.journal.close()
        hall.storage.close()

    run(play())
