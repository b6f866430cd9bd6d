"""Taking back and doing again, and every way to the same position: straight, after entries, from a packed history."""

import random

import pytest

from perihelion import Game
from perihelion.kernel.errors import BadSnapshot, NothingToRedo, UndoAfterOthers
from perihelion.kernel.history import SNAPSHOT_EVERY, History, standing
from perihelion.kernel.record import Record


def restless_history(game: Game, seats: int, seed: int, entries: int = 200) -> tuple[History, list[str]]:
    """Random play with a lot of undo and redo; the history, and the fingerprint after every entry."""
    rng = random.Random(seed)
    history = History.begin(game, ["human"] * seats, seed)
    seen = [history.state.fingerprint()]
    while not history.state.over() and len(seen) <= entries:
        undoing = [seat for seat in range(seats) if history.may_undo(seat)]
        redoing = [seat for seat in range(seats) if history.may_redo(seat)]
        if undoing and rng.random() < 0.25:
            before = history.state.fingerprint()
            try:
                history.undo(rng.choice(undoing))
            except UndoAfterOthers:  # what others did at the same time cannot stand without it
                assert history.state.fingerprint() == before
                continue
        elif redoing and rng.random() < 0.5:
            history.redo(rng.choice(redoing))
        else:
            seat = rng.choice(history.state.actors())
            history.play(seat, rng.choice(history.state.legal(seat)))
        seen.append(history.state.fingerprint())
    return history, seen


def cut(record: Record, entries: int) -> Record:
    parts = (record.game, record.rules_version, record.set, record.options, record.seats, record.seed)
    return Record(*parts, record.log[:entries])


def test_every_position_of_the_log_can_be_seen_again(any_game: Game) -> None:
    for seats in (any_game.seats[0], any_game.seats[-1]):
        history, seen = restless_history(any_game, seats, 11)
        for entries in range(len(seen)):
            assert history.after(entries).fingerprint() == seen[entries]
        line = standing(history.record.log)
        assert line == [(ply.seat, ply.action) for ply in history.line]
        assert history.at(len(line)).fingerprint() == seen[-1]


def test_a_packed_history_goes_on_as_if_it_had_never_stopped(any_game: Game) -> None:
    history, seen = restless_history(any_game, any_game.seats[-1], 12)
    record = history.record
    for stop in (0, 1, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1, len(record.log) * 2 // 3, len(record.log)):
        packed = History.replay(any_game, cut(record, stop)).pack()
        resumed = History.resume(any_game, record, packed)
        assert resumed.state.fingerprint() == seen[-1]
        assert resumed.line == history.line
        assert resumed.taken_back == history.taken_back
        assert resumed.record == record
        for entries in range(0, len(seen), 7):
            assert resumed.after(entries).fingerprint() == seen[entries]


def test_a_damaged_packed_history_is_refused(any_game: Game) -> None:
    history, _ = restless_history(any_game, any_game.seats[0], 13, 40)
    packed = history.pack()
    for broken in (b"", b"{}", packed[: len(packed) // 2], packed.replace(b"[", b"{")):
        with pytest.raises(BadSnapshot):
            History.resume(any_game, history.record, broken)


def test_redo_does_again_what_undo_took_back(any_game: Game) -> None:
    rng = random.Random(14)
    history = History.begin(any_game, ["human"] * any_game.seats[0], 14)
    done = 0
    while not history.state.over():
        seat = rng.choice(history.state.actors())
        history.play(seat, rng.choice(history.state.legal(seat)))
        if history.may_undo(seat):
            after = history.state.fingerprint()
            history.undo(seat)
            assert history.may_redo(seat)
            history.redo(seat)
            assert history.state.fingerprint() == after
            done += 1
        assert not history.may_redo(seat)
        with pytest.raises(NothingToRedo):
            history.redo(seat)
    assert done


def test_seats_that_choose_together_redo_each_for_itself(any_game: Game) -> None:
    """What one seat does in secret neither takes another's redo away nor gives it one."""
    rng = random.Random(15)
    history = History.begin(any_game, ["human"] * any_game.seats[-1], 15)
    while not history.state.over():
        actors = history.state.actors()
        seat = rng.choice(actors)
        history.play(seat, rng.choice(history.state.legal(seat)))
        together = [other for other in actors if other != seat and other in history.state.actors()]
        if together and history.may_undo(seat):
            history.undo(seat)
            other = together[0]
            history.play(other, rng.choice(history.state.legal(other)))
            if seat in history.state.actors():
                assert history.may_redo(seat)
                assert not history.may_redo(other)
                history.redo(seat)
