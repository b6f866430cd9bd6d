"""Taking back and doing again, on Sunward: never over the horizon, and others' simultaneous choices stay."""

import pytest
from support.sunward import GAME

from perihelion.kernel.errors import (
    IllegalAction,
    NothingToRedo,
    NothingToUndo,
    UndoAfterOthers,
    UndoBeyondHorizon,
)
from perihelion.kernel.history import SNAPSHOT_EVERY, History
from perihelion.kernel.table import Event


def begun(seats: int, seed: int = 1) -> History:
    return History.begin(GAME, ["human"] * seats, seed)


def play(history: History, seat: int, which: int = 0) -> None:
    history.play(seat, history.state.legal(seat)[which])


def in_drawing(seats: int) -> tuple[History, list[int]]:
    """After the first placement: all have to draw. With it the seats, the active one first."""
    history = begun(seats)
    active = history.state.actors()[0]
    play(history, active)
    return history, [(active + k) % seats for k in range(seats)]


def test_undo_and_redo_lead_back_and_forth() -> None:
    history = begun(1)
    seen = [history.state.fingerprint()]
    for _ in range(10):
        play(history, 0)
        seen.append(history.state.fingerprint())
    for expected in reversed(seen[:-1]):
        history.undo(0)
        assert history.state.fingerprint() == expected
    with pytest.raises(NothingToUndo):
        history.undo(0)
    for expected in seen[1:]:
        history.redo(0)
        assert history.state.fingerprint() == expected
    with pytest.raises(NothingToRedo):
        history.redo(0)


def test_the_log_only_grows() -> None:
    history = begun(1)
    play(history, 0)
    action = history.line[0].action
    history.undo(0)
    history.redo(0)
    assert history.record.log == [(0, action), (0, "undo"), (0, "redo")]
    assert History.replay(GAME, history.record).state.fingerprint() == history.state.fingerprint()


def test_a_new_action_forgets_what_could_be_done_again() -> None:
    history = begun(1)
    play(history, 0, 0)
    history.undo(0)
    play(history, 0, 1)
    with pytest.raises(NothingToRedo):
        history.redo(0)


def test_undo_never_crosses_the_horizon() -> None:
    """Given all have drawn and the drawings were shown; Then nobody takes a drawing back, before or after acting."""
    history, (active, other) = in_drawing(2)
    horizon = history.state.horizon()
    play(history, active, -1)
    play(history, other, -1)
    assert history.state.horizon() > horizon
    before = history.state.fingerprint()
    for seat in (active, other):
        assert not history.may_undo(seat)
        with pytest.raises(UndoBeyondHorizon):
            history.undo(seat)
    assert history.state.fingerprint() == before
    play(history, other)  # the next placement is on this side of the horizon
    assert history.may_undo(other)
    history.undo(other)
    with pytest.raises(UndoBeyondHorizon):
        history.undo(other)
    assert history.state.fingerprint() == before


def test_simultaneous_choices_of_others_are_kept() -> None:
    """Given one draws, then another; When the first takes the drawing back; Then the other's drawing stays."""
    history, (active, other, third) = in_drawing(3)
    play(history, active, 0)
    play(history, other, 1)
    drawn = history.state.view(other)["mine"]
    history.undo(active)
    assert history.state.actors() == tuple(sorted((active, third)))
    assert history.state.view(other)["mine"] == drawn
    assert [ply.seat for ply in history.line] == [active, other]
    play(history, active, 2)
    twin, _ = in_drawing(3)
    play(twin, other, 1)
    play(twin, active, 2)
    assert history.state.fingerprint() == twin.state.fingerprint()


def test_what_somebody_has_answered_stays() -> None:
    """Given a tile placed and a drawing by another player; Then the placement cannot be taken back any more."""
    history, (active, other) = in_drawing(2)
    assert history.may_undo(active)
    play(history, other)
    assert not history.may_undo(active)
    with pytest.raises(UndoAfterOthers):
        history.undo(active)
    history.undo(other)
    assert history.may_undo(active)


def test_a_seat_takes_back_only_its_own() -> None:
    history, (active, other) = in_drawing(2)
    with pytest.raises(NothingToUndo):
        history.undo(other)
    history.undo(active)
    with pytest.raises(NothingToRedo):
        history.redo(other)
    history.redo(active)


def test_an_illegal_action_leaves_history_and_log_alone() -> None:
    history = begun(2)
    before = history.record.to_json()
    with pytest.raises(IllegalAction):
        history.play(history.state.actors()[0], 10**6)
    assert history.record.to_json() == before
    assert history.line == []


def test_any_earlier_position_also_after_undo_over_a_snapshot() -> None:
    history = begun(1, seed=5)
    seen = [history.state.fingerprint()]
    while not history.state.over():
        play(history, 0, 0)
        seen.append(history.state.fingerprint())
    assert len(history.line) > SNAPSHOT_EVERY
    there = seen[SNAPSHOT_EVERY]
    for _ in range(len(history.line) - SNAPSHOT_EVERY + 2):
        history.undo(0)
        seen.pop()
    assert len(history.line) == SNAPSHOT_EVERY - 2
    for which in (-1, 0, 0):
        play(history, 0, which)
        seen.append(history.state.fingerprint())
    assert seen[SNAPSHOT_EVERY] != there
    assert [history.at(ply).fingerprint() for ply in range(len(seen))] == seen
    assert history.at(-5).fingerprint() == seen[0]
    assert history.at(10**6).fingerprint() == seen[-1]


def test_a_look_back_disturbs_nothing() -> None:
    history = begun(1)
    play(history, 0)
    early = history.at(0)
    early.apply(0, early.legal(0)[-1])
    assert history.at(0).fingerprint() != early.fingerprint()


def test_who_watches_still_watches_after_undo() -> None:
    history = begun(1)
    events: list[Event] = []
    history.state.watch(events.append)
    play(history, 0)
    told = len(events)
    history.undo(0)
    play(history, 0)
    assert len(events) == 2 * told > 0


def test_a_finished_game_notes_its_result_and_undo_takes_it_away() -> None:
    history = begun(1, seed=2)
    while not history.state.over():
        assert history.record.result is None
        play(history, 0, -1)
    assert history.record.result is not None
    assert history.record.result["scores"] == history.state.scores()
    history.undo(0)
    assert history.record.result is None
