"""Every game over HTTP and WebSocket: tables that differ in what a seat must not know send that seat the same bytes."""

import json
import random
import secrets
from collections.abc import Iterator

from server.serving import Seat, Server, good
from server.test_leak import blotted, heard

from perihelion import Game
from perihelion.bots import worker
from perihelion.kernel.game import Options
from perihelion.kernel.history import SNAPSHOT_EVERY
from perihelion.kernel.record import begin_record
from perihelion.kernel.state import State
from perihelion.server.making import new_row
from perihelion.server.schema import LogRow, SeatRow
from perihelion.server.storage import Storage, open_engine
from perihelion.server.table import Table
from perihelion.server.tokens import hashed

PLIES = (SNAPSHOT_EVERY, 2 * SNAPSHOT_EVERY)
"""Where hidden pieces are exchanged: early, and in the middle of a game."""


OPTIONS: dict[str, Options] = {"new-frontiers": {"setup": "goals"}}
"""Those with which a game has the most to hide."""


class Played:
    """A game of people at random, and the table it makes."""

    def __init__(self, game: Game, count: int, seed: int) -> None:
        options = OPTIONS.get(game.id, {})
        self.rng = random.Random(seed)
        self.game = game
        self.tokens = [secrets.token_urlsafe(24) for _ in range(count + 1)]
        self.row = new_row(begin_record(game, ["human"] * count, seed, options), hashed(self.tokens[-1]), False, False)
        self.seats = [
            SeatRow(seat, "human", "", f"P{seat}", True, hashed(token)) for seat, token in enumerate(self.tokens[:-1])
        ]
        self.table = Table(game, self.row, list(self.seats), [], None)

    @property
    def state(self) -> State:
        return self.table.state

    def play(self) -> None:
        seat = self.rng.choice(self.state.actors())
        self.table.enter(seat, self.rng.choice(self.state.legal(seat)), None)

    def copy(self, server: Server, truth: State | None = None) -> list[Seat]:
        """A table of the server that has come as far as this one, perhaps with other hidden pieces."""
        row = new_row(self.table.empty_record(), self.row.spectator, False, False)
        storage = Storage(open_engine(server.database))
        log = [LogRow(each.ply, each.seat, each.what, each.seen, f"k{each.ply}", 0.0) for each in self.table.log]
        storage.create(row, self.seats, log)
        if truth is not None:
            history, stretch = self.table.history, len(log) // SNAPSHOT_EVERY
            assert len(log) == stretch * SNAPSHOT_EVERY
            before = history.snapshots[stretch]
            history.snapshots[stretch] = truth
            storage.keep(row.id, len(log), self.table.pack())
            history.snapshots[stretch] = before
        storage.close()
        return [Seat(server, row.id, token) for token in self.tokens]


def everything(seat: Seat, actions: list[int]) -> list[bytes]:
    """All that a viewer can ask for at every kind of answer, refusals too."""
    ply = seat.scene()["ply"]
    answers = [
        seat.get(what) for what in ("", "log", "choices", "record", "analysis", "chat", "set", "at/0", "at/99999")
    ]
    answers += [seat.get(f"at/{each}") for each in (ply // 2, ply)]
    answers += [seat.get(what, action=action) for action in actions for what in ("why", "preview")]
    answers += [seat.post("moves", ply=ply, action=actions[-1], key="illegal")]
    answers += [seat.post("moves", ply=10**6, action=actions[0], key="stale"), seat.post("redo", ply=ply, key="redo")]
    answers += [seat.post("takeover", seat=0), seat.post("rematch"), seat.post("free", seat=0)]
    said = [blotted(seat, answer.content) for answer in answers]
    for whole in (False, True):  # whole scenes have what may be chosen, and the lines of the log
        with seat.live(0, whole=whole) as line:
            said += heard(seat, line)
            line.send(type="move", ply=ply, action=actions[-1], key="no")
            said += heard(seat, line)
    return said


def asked_about(game: Game, state: State, viewer: int) -> list[int]:
    """Some legal actions, some others, and one that is not legal."""
    legal = list(state.legal(viewer))
    spread = list(range(0, game.actions.size, max(1, game.actions.size // 6)))
    illegal = next(action for action in range(game.actions.size) if action not in set(legal))
    return [*legal[:2], *legal[-1:], *spread, illegal]


def positions(game: Game) -> Iterator[Played]:
    played = Played(game, 3 if 3 in game.seats else game.seats[0], 11)
    for last in PLIES:
        while len(played.table.log) < last and not played.state.over():
            played.play()
        if not played.state.over():
            yield played


def test_hidden_pieces_change_no_byte(any_game: Game, server: Server) -> None:
    for played in positions(any_game):
        for viewer in range(len(played.seats)):
            actions = asked_about(any_game, played.state, viewer)
            told = []
            for truth in (played.state, played.state.determinize(viewer, 77)):
                seat = played.copy(server, truth)[viewer]
                told.append(everything(seat, actions))
                hint = good(seat.get("hint"))
                assert {each["action"] for each in hint["actions"]} <= set(played.state.legal(viewer))
            for mine, yours in zip(*told, strict=True):
                assert mine == yours


def test_a_hint_knows_no_hidden_pieces(any_game: Game) -> None:
    """Bots' luck is their own: with the same luck, two truths that a seat cannot tell apart give the same advice."""
    for played in positions(any_game):
        for viewer in played.state.actors()[:1]:
            said = []
            for truth in (played.state, played.state.determinize(viewer, 77)):
                asked = {"game": any_game.id, "set": None, "state": truth.dump().decode(), "seat": viewer, "seed": 9}
                said.append(worker.answer({**asked, "advise": "12"}))
            assert said[0] == said[1]


Secret = tuple[Played, int, tuple[int, int]]


def secret_choices(game: Game) -> Iterator[Secret]:
    """For every question that is answered in secret: a position with two answers that no other seat may tell apart."""
    known: set[str] = set()
    for seed in range(3):
        played = Played(game, 3 if 3 in game.seats else game.seats[0], seed)
        while len(played.table.log) < 250 and not played.state.over():
            for seat in played.state.actors():
                legal, question = played.state.legal(seat), played.state.prompt(seat).question.message
                if question not in known and is_secret(played.state, seat, legal[0], legal[-1]):
                    known.add(question)
                    yield played, seat, (legal[0], legal[-1])
            played.play()


def is_secret(state: State, seat: int, one: int, other: int) -> bool:
    after = []
    for action in (one, other):
        after.append(state.clone())
        after[-1].apply(seat, action)
    others = [viewer for viewer in (*range(state.seats), None) if viewer != seat]
    same = all(after[0].view(viewer) == after[1].view(viewer) for viewer in others)
    return same and after[0].view(seat) != after[1].view(seat)


SECRET = {
    "sunward": {"prompt-draw"},
    "new-frontiers": {"prompt-keeping", "prompt-ordering"},
    "burning-suns": {"prompt-pick-sheet", "prompt-keep-card"},
}
"""Questions that are answered in secret, at the same time as others or one after another."""


def test_secret_choices_change_no_byte(any_game: Game, server: Server) -> None:
    found = set()
    for played, chooser, choices in secret_choices(any_game):
        found.add(played.state.prompt(chooser).question.message)
        told = [told_to_others(server, played, chooser, choice) for choice in choices]
        for mine, yours in zip(*told, strict=True):
            assert mine == yours
    assert found == SECRET.get(any_game.id, set())


def told_to_others(server: Server, played: Played, chooser: int, choice: int) -> list[bytes]:
    viewers = [seat for seat in range(len(played.seats) + 1) if seat != chooser]
    seats = played.copy(server)
    said: list[bytes] = []
    with seats[viewers[0]].live(0) as line:
        said += heard(seats[viewers[0]], line)
        before = seats[chooser].scene()["view"]
        assert good(seats[chooser].move(choice))["view"] != before
        ply = seats[viewers[0]].scene()["ply"]
        while said and json.loads(said[-1]).get("ply", ply) < ply:  # it was noticed that a choice was made
            said += heard(seats[viewers[0]], line)
    for viewer in viewers:
        player = viewer < len(played.seats)
        actions = asked_about(played.game, played.state, viewer) if player else [0, 1]
        said += everything(seats[viewer], actions)
    return said
