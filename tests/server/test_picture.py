"""What is kept of a position from one move to the next is what would be made anew: views, who noticed, points."""

import json
import random

import msgspec
from server.test_leak_games import Played

from perihelion import Game
from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.record import REDO, UNDO
from perihelion.kernel.retelling import SCORED
from perihelion.kernel.state import State
from perihelion.kernel.table import EVERYBODY, Event
from perihelion.server.table import Table
from perihelion.teaching.digest import scored

MOVES = 90
Sight = list[tuple[bytes, bool, bool]]


def plain(data: object) -> object:
    return json.loads(msgspec.json.encode(data))


def seen_anew(table: Table, state: State) -> Sight:
    """A position as every viewer sees it, with nothing kept from before; whether it may undo and redo."""
    found: Sight = []
    for place in range(len(table.seats) + 1):
        viewer = place if place < len(table.seats) else None
        found.append((table.shown_as(state.clone()).part(viewer), *table._may(place)))
    return found


def who_notices(table: Table, seat: int, before: State, was: Sight, heard: list[Event]) -> int:
    if before.actors() != table.state.actors() or any(event.only == EVERYBODY for event in heard):
        return (1 << len(was)) - 1
    seen = 1 << seat
    for event in heard:
        seen |= 1 << event.only
    for place, (mine, now) in enumerate(zip(was, seen_anew(table, table.state), strict=True)):
        seen |= (mine != now) << place
    return seen


def wished(table: Table, rng: random.Random) -> tuple[int, int | str]:
    """A move, or an undo or redo that is possible and takes nothing of others with it."""
    seats = range(len(table.seats))
    undoing: list[tuple[int, int | str]] = [(seat, UNDO) for seat in seats if table.goes_with_undo(seat) == []]
    redoing: list[tuple[int, int | str]] = [(seat, REDO) for seat in seats if table.history.may_redo(seat)]
    if undoing + redoing and rng.random() < 0.4:
        return rng.choice(redoing or undoing)
    seat = rng.choice(table.state.actors())
    moves: list[int | str] = [rng.choice(table.state.legal(seat))] * 9
    return seat, rng.choice([REDO, *moves])


def test_a_move_is_noticed_by_whom_it_changes_something_for_and_its_points_are_told(any_game: Game) -> None:
    played = Played(any_game, 3 if 3 in any_game.seats else any_game.seats[0], 4)
    table, rng, kinds = played.table, random.Random(2), set()
    while len(table.log) < MOVES and not table.state.over():
        seat, what = wished(table, rng)
        if rng.random() < 0.7:  # somebody looks at most positions, not at all
            table.scene(rng.choice([None, *range(len(table.seats))]))
        before, was = table.state.clone(), seen_anew(table, table.state)
        try:
            row = table.enter(seat, what, None)
        except PerihelionError:
            assert seen_anew(table, table.state) == was  # a refusal changes nothing
            continue
        kinds.add(row.what if isinstance(row.what, str) else "move")
        events = table.events[-1]
        assert events is not None
        heard = [event for event in events if event.kind != SCORED]
        points = [event for event in events if event.kind == SCORED]
        # what may be undone depends on who noticed, so it is asked as it was before that was known
        shown = table.log[-1]
        table.log[-1] = type(row)(row.ply, row.seat, row.what, 1 << seat, row.key, row.at)
        table._undos.clear()
        assert row.seen == who_notices(table, seat, before, was, heard)
        table.log[-1] = shown
        table._undos.clear()
        assert points == ([] if isinstance(row.what, str) else scored(before.tally(), table.state.tally()))
    assert {"move", UNDO, REDO} == kinds


def test_a_scene_shows_the_view_and_the_forecast_of_its_viewer(any_game: Game) -> None:
    played = Played(any_game, 3 if 3 in any_game.seats else any_game.seats[0], 5)
    while len(played.table.log) < MOVES and not played.state.over():
        for viewer in (*range(len(played.seats)), None):
            scene = json.loads(played.table.scene(viewer))
            assert scene["view"] == plain(played.state.view(viewer))
            assert scene["forecast"] == plain(played.state.forecast(viewer))
            legal = [] if viewer is None else played.state.legal(viewer)
            assert [move["id"] for move in scene["legal"]] == legal
        played.play()
