"""Two tables that differ only in what a seat must not know send that seat the same bytes, everywhere."""

import json
import re
import secrets

import pytest
from server.serving import Line, Seat, Server, good, play_on, set_table
from support.play import some_positions

from perihelion import Game
from perihelion.kernel.history import History
from perihelion.server.scenes import encode
from perihelion.server.schema import SeatRow, TableRow
from perihelion.server.table import Table

SEED = 3


def everything(seat: Seat, ply: int) -> list[bytes]:
    """All that a seat can ask for, refusals too."""
    answers = [seat.get(), seat.get("log"), seat.get("choices"), seat.get("record"), seat.get("at/0")]
    answers += [seat.get(f"at/{k}") for k in range(1, ply + 2)]
    answers += [seat.get("why", action=action) for action in (0, 1, 40)]
    answers += [seat.get("preview", action=action) for action in (0, 40)]
    answers += [seat.post("moves", ply=0, action=5, key="stale"), seat.post("moves", ply=ply, action=1, key="illegal")]
    answers += [seat.post("redo", ply=ply, key="redo")]
    return [blotted(seat, answer.content) for answer in answers]


def blotted(seat: Seat, body: bytes) -> bytes:
    """Without the number of the table, and without who is connected: that is noticed sooner or later."""
    return re.sub(rb'"present":(true|false)', b'"present":null', body.replace(seat.table.encode(), b"TABLE"))


def heard(seat: Seat, line: Line) -> list[bytes]:
    """All that has come over a socket, up to the answer to a ping."""
    line.send(type="ping")
    messages: list[bytes] = []
    while True:
        raw = line.raw().encode()
        if b'"pong"' in raw:
            return messages
        if b'"type":"presence"' not in raw:
            messages.append(blotted(seat, raw))


def shown(seat: Seat, line: Line) -> list[bytes]:
    """All that comes over a socket up to the scene that the seat sees when it asks, and up to the answer to a ping."""
    ply = seat.scene()["ply"]
    messages: list[bytes] = []
    reached = -1
    while reached < ply:
        raw = line.raw().encode()
        reached = json.loads(raw).get("ply", reached)
        if b'"type":"presence"' not in raw:
            messages.append(blotted(seat, raw))
    return messages + heard(seat, line)


def act(seat: Seat, what: str) -> None:
    """One secret choice of the seat: the first or last legal drawing, leaving a hex out, or taking back."""
    scene = seat.scene()
    if what == "undo":
        good(seat.step("undo", scene["ply"]))
        return
    kinds = {"leave_out": "leave_out", "first": "draw", "last": "draw"}
    moves = [move["id"] for move in scene["legal"] if move["kind"] == kinds[what]]
    good(seat.move(moves[-1 if what == "last" else 0], scene["ply"], secrets.token_hex(8)))


def drawing_table(server: Server, upgrades: bool) -> list[Seat]:
    """Three at a table, all about to draw; with upgrades, seat 1 may leave out hexes."""
    seats = set_table(server, "hhh", seed=SEED)
    players = seats[:3]
    for _ in range(40):
        scene = play_on(players, "drawing")
        ready = all(seat.scene()["legal"] for seat in players)
        if ready and (not upgrades or any(move["kind"] == "leave_out" for move in players[1].scene()["legal"])):
            return seats
        for seat in players:
            scene = seat.scene()
            covering = [choice for choice in good(seat.get("choices"))["choices"] if choice["kind"] == "draw"]
            if covering:
                best = max(
                    covering, key=lambda choice: sum(g["amount"] * (g["what"] == "upgrade") for g in choice["gain"])
                )
                good(seat.move(best["id"], scene["ply"]))
    raise AssertionError("nobody has gained an upgrade")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (["first"], ["last"]),
        (["leave_out"], []),
        (["first"], ["leave_out", "last"]),
        (["leave_out", "undo"], ["leave_out", "undo", "leave_out"]),
    ],
    ids=["another drawing", "a hex left out, or nothing yet", "in one step or two", "taken back or not"],
)
def test_secret_choices_change_no_byte_for_others(server: Server, one: list[str], other: list[str]) -> None:
    told: list[list[bytes]] = []
    for choices in (one, other):
        ada, bob, cleo, watcher = drawing_table(server, upgrades=True)
        with ada.live(0, whole=True) as first, watcher.live(0) as second:
            before = shown(ada, first) + shown(watcher, second)
            ply = ada.scene()["ply"]
            for what in choices:
                act(bob, what)
            lines = ((ada, first), (watcher, second))
            noticed = ada.scene()["ply"] > ply
            said = [*before, *[each for pair in lines for each in (shown(*pair) if noticed else heard(*pair))]]
            said += everything(ada, ada.scene()["ply"]) + everything(watcher, watcher.scene()["ply"])
            act(ada, "first")  # goes on for Ada as if nothing were hidden, and can be taken back
            said += shown(ada, first)
            good(ada.step("undo"))
            said += shown(ada, first) + everything(ada, ada.scene()["ply"])
        told.append(said)
        assert bob.get().content != cleo.get().content
    for mine, yours in zip(*told, strict=True):
        assert mine == yours


def test_what_bob_did_is_seen_by_bob(server: Server) -> None:
    """The comparison above can fail: the same answers for Bob himself do differ."""
    told = []
    for choices in (["first"], ["leave_out", "last"]):
        _, bob, _, _ = drawing_table(server, upgrades=True)
        for what in choices:
            act(bob, what)
        told.append(everything(bob, bob.scene()["ply"]))
    assert told[0] != told[1]


def table_of(game: Game, history: History) -> Table:
    count = len(history.record.seats)
    seats = [SeatRow(seat, "human", "", "Ada", True, None) for seat in range(count)]
    record = history.record
    row = TableRow(
        "TABLE", game.id, game.rules_version, record.set, record.options, record.seed, False, False, "", None, 0.0
    )
    return Table(game, row, seats, [], None)


def test_no_scene_tells_two_truths_apart(any_game: Game) -> None:
    """For every game: a state and one that the seat cannot tell from it make the same scene, quotes and reasons."""
    for seats in (any_game.seats[0], any_game.seats[-1]):
        for state in some_positions(any_game, seats, 8, share=0.08):
            for seat in range(seats):
                said = []
                for truth in (state, state.determinize(seat, 77)):
                    table = table_of(any_game, History.begin(any_game, ["human"] * seats, 8))
                    table.history.state = truth
                    legal = truth.legal(seat)[:4]
                    said.append(
                        [
                            table.scene(seat),
                            encode([truth.preview(seat, action).events for action in legal]),
                            encode([truth.why_not(seat, action) for action in range(0, any_game.actions.size, 50)]),
                        ]
                    )
                assert said[0] == said[1]
