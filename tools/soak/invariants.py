"""What holds at every decision of every game, and at its end."""

import json
import random

from perihelion import Game, IllegalAction, State
from perihelion.kernel.history import History
from perihelion.kernel.record import check_record, parse_record

LONGEST = 20_000
"""Decisions of a game that will not end."""


def choices_are_sound(game: Game, state: State) -> None:
    for seat in range(state.seats):
        legal = state.legal(seat)
        assert bool(legal) == (seat in state.actors()), f"seat {seat} has {len(legal)} choices, acting {state.actors()}"
        assert legal == sorted(set(legal)), "choices are out of order or doubled"
        assert not legal or (legal[0] >= 0 and legal[-1] < game.actions.size), "a choice outside the vocabulary"
        assert len(legal) != 1, "a choice of one is taken at once"


def position_is_whole(game: Game, state: State, rng: random.Random) -> None:
    """Cloned, dumped and guessed at, a position stays what it is; what is not legal is refused."""
    before = state.fingerprint()
    seat = rng.choice(state.actors())
    action = rng.choice(state.legal(seat))
    twin, loaded = state.clone(), game.load(state.dump())
    assert twin.fingerprint() == loaded.fingerprint() == before, "a copy differs"
    for each in range(state.seats):
        assert loaded.legal(each) == state.legal(each), "a loaded position has other choices"
        assert loaded.view(each) == state.view(each), "a loaded position looks different"
    twin.apply(seat, action)
    loaded.apply(seat, action)
    assert twin.fingerprint() == loaded.fingerprint(), "a loaded position plays on differently"
    assert twin.horizon() >= state.horizon(), "the horizon went back"
    guesser = rng.randrange(state.seats)
    guessed = state.determinize(guesser, rng.randrange(1 << 30))
    assert json.dumps(guessed.view(guesser)) == json.dumps(state.view(guesser)), "a sample can be told from the truth"
    assert guessed.legal(guesser) == state.legal(guesser), "a sample has other choices"
    wrong = rng.randrange(-1, game.actions.size + 1)
    if wrong not in state.legal(seat):
        try:
            state.apply(seat, wrong)
        except IllegalAction:
            pass
        else:
            raise AssertionError(f"action {wrong} is not legal and was carried out")
    assert state.fingerprint() == before, "looking has changed the position"


def undo_and_redo(history: History, seat: int) -> None:
    """What was just played is taken back, if it may be, and done again."""
    if not history.may_undo(seat):
        return
    after = history.state.fingerprint()
    history.undo(seat)
    assert history.may_redo(seat), "what was taken back cannot be done again"
    history.redo(seat)
    assert history.state.fingerprint() == after, "done again, it leads elsewhere"


def end_is_sound(state: State) -> None:
    assert state.over()
    assert state.ending(), "over, and no ending"
    seats = sorted(seat for group in state.ranking() for seat in group)
    assert seats == list(range(state.seats)), f"ranking {state.ranking()}"
    assert [sum(points.values()) for points in state.tally()] == state.scores(), "the tally does not add up"


def record_is_sound(history: History) -> None:
    """The game's record, written and read, leads to the same result."""
    record = parse_record(history.record.to_json())
    assert record.to_json() == history.record.to_json(), "a record changes by being written"
    assert check_record(record).fingerprint() == history.state.fingerprint(), "a replay ends elsewhere"
