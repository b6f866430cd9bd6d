"""Coach notes in `perihelion play`: where something is met for the first time in this run, once; or not at all."""

import pytest
from support.commands import perihelion as command

import perihelion
from perihelion.bots import Position, bot
from perihelion.cli.noting import Noting
from perihelion.kernel.rng import seeded
from perihelion.kernel.table import Event
from perihelion.teaching.notes import MOST_A_TURN, notes_of

GAME = "pulsar-2849"


def told(*more: str) -> list[str]:
    typed = "1\n" * 30 + "quit\n"
    done = command(
        "play", GAME, "--seats", "human,random", "--seed", "3", "--lang", "en", "--plain", *more, typed=typed
    )
    assert done.returncode == 0, done.stderr
    return [line for line in done.stdout.splitlines() if line.startswith("First time: ")]


def test_what_is_new_is_explained_once_and_only_if_wanted() -> None:
    notes = told()
    assert notes
    assert len(notes) == len(set(notes))
    assert told("--no-notes") == []


@pytest.mark.parametrize("game", [each.id for each in perihelion.all_games() if each.package.startswith("perihelion.")])
def test_a_note_comes_with_the_first_question_it_explains(game: str) -> None:
    """A whole game of one seat: every note once, at most two between moves of others, none before its time."""
    played = perihelion.game(game)
    noting, state, events = Noting(played, wanted=True), played.new(2, 5), list[Event]()
    state.watch(events.append)
    easy, rng = bot("random"), seeded(1)
    asking = [each for each in notes_of(played).notes if each.ask]
    known: set[str] = set()
    in_turn = 0
    for _ in range(600):
        if state.over():
            break
        seat = state.actors()[0]
        if seat == 0:
            question = state.prompt(0).question
            note = noting.due(0, question, [each for each in events if each.seen_by(0)])
            events.clear()
            if note is not None:
                in_turn += 1
                assert note.id not in known
                assert not note.ask or question.message == f"prompt-{note.ask}"
                known.add(note.id)
            elif in_turn < MOST_A_TURN:
                unread = [each for each in asking if each.id not in known]
                waiting = [each for each in unread if question.message == f"prompt-{each.ask}"]
                assert all(each.least for each in waiting), question.message
            assert in_turn <= MOST_A_TURN
        else:
            noting.others_moved()
            in_turn = 0
        state.apply(seat, easy.choose(Position(played, state, seat), rng))
    assert known


def test_two_people_at_one_screen_are_told_each() -> None:
    played = perihelion.game(GAME)
    noting, state = Noting(played, wanted=True), played.new(2, 5)
    (explained, *_) = [each for each in notes_of(played).notes if each.ask and not each.least]
    question = type(state.prompt(state.actors()[0]).question)(f"prompt-{explained.ask}")
    assert noting.due(0, question, []) == explained
    assert noting.due(0, question, []) is None
    noting.others_moved()
    assert noting.due(1, question, []) == explained
