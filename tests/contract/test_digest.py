"""One line about a turn: every kind of event has its weight, and no turn is left without something to tell."""

import re
import time
from collections.abc import Iterator

from contract.test_sentences import has_english_or_ids
from support.play import random_game

from perihelion import Game, State
from perihelion.bots import Position, bot
from perihelion.kernel.retelling import SCORED
from perihelion.kernel.rng import seeded
from perihelion.kernel.table import EVERYBODY, Event
from perihelion.teaching.digest import MOST, Entry, digest, paragraphs, scored, weighed, with_points
from perihelion.words import Words, own_texts

LONGEST = 90
"""Letters of a part."""
COST = 0.001
"""Seconds of processor time for the line about a turn."""


def test_every_event_of_a_player_has_its_weight(any_game: Game) -> None:
    if not any_game.telling:
        return  # a game that weighs nothing is told line by line
    texts = "\n".join(file.read_text(encoding="utf8") for file in own_texts(any_game, "en"))
    written = set(re.findall(r"^event-([a-z0-9-]+) = \{ \$player \}", texts, re.MULTILINE))
    assert written <= set(any_game.telling), written - set(any_game.telling)
    assert set(any_game.telling.values()) <= {0, 1, 2, 3, 4}
    known = set(re.findall(r"^event-([a-z0-9-]+) =", texts, re.MULTILINE)) | {"forced", SCORED}
    assert set(any_game.telling) <= known, set(any_game.telling) - known


def test_what_is_never_told_says_nothing_by_itself(any_game: Game) -> None:
    """Of random games: wherever somebody does something, an event of some weight tells it."""
    events: list[Event] = []
    for seats in (any_game.seats[0], any_game.seats[-1]):
        for state, _, _ in random_game(any_game, seats, 17):
            state.watch(events.append)
    kinds = {event.kind for event in events if event.seat != EVERYBODY}
    assert kinds
    silent = {kind for kind in kinds - {SCORED} if any_game.telling.get(kind, 4) == 0}
    assert silent <= {"turn", "forced", "declined"}
    assert not any_game.telling or kinds <= set(any_game.telling), kinds - set(any_game.telling)


def told(game: Game, state: State, viewer: int, seat: int, action: int) -> tuple[object, list[Event]]:
    """What a viewer sees after a move that reveals nothing, and what of it the line about the turn can be made of."""
    events: list[Event] = []
    after = state.clone()
    after.watch(events.append)
    after.apply(seat, action)
    seen = [event for event in events if event.seen_by(viewer) and game.telling.get(event.kind, 4)]
    revealed = after.horizon() != state.horizon()  # a die that all see leaves no trace in a view
    return None if revealed else after.view(viewer), seen


def test_what_is_told_of_a_turn_does_not_change_with_the_secrets_of_others(any_game: Game) -> None:
    """Two truths that a seat cannot tell apart, before a move and after it: the move is told in the same words."""
    compared = 0
    for number, (state, seat, action) in enumerate(random_game(any_game, any_game.seats[-1], 23)):
        viewer = (seat + 1) % state.seats
        other = state.determinize(viewer, 99)
        if number % 3 or action not in other.legal(seat):
            continue
        view, mine = told(any_game, state, viewer, seat, action)
        same, yours = told(any_game, other, viewer, seat, action)
        if view is not None and view == same:
            compared += 1
            assert mine == yours
    assert compared


Turn = tuple[int, list[Event]]


def greedy_turns(game: Game, seats: int, seed: int) -> Iterator[Turn]:
    """A game between greedy bots by what is told in one line: who moved, and what all could see happen."""
    state, greedy, rng = game.new(seats=seats, seed=seed), bot("greedy"), seeded(seed)
    heard: list[Event] = []
    state.watch(heard.append)
    entries: list[Entry] = []
    while not state.over():
        seat = state.actors()[0]
        heard.clear()
        before = state.tally()
        state.apply(seat, greedy.choose(Position(game, state, seat), rng))
        told = with_points(game.telling, heard, scored(before, state.tally()))
        entries.append(Entry(len(entries) + 1, seat, [event for event in told if event.only == EVERYBODY]))
    for each in paragraphs(game, entries):
        if not each.heading:
            yield each.seat, each.events


def parts_of(words: Words, parts: list[Event]) -> list[str]:
    words.seated = lambda seat: f"Bot {seat + 1}"
    return [words.event(event, f"Bot {event.seat + 1}" if event.seat >= 0 else "") for event in parts]


def test_every_turn_of_a_game_has_its_line(any_game: Game) -> None:
    """At most three parts of ninety letters, in both languages, none of them a gap or the mere word turn."""
    seats = min(3, any_game.seats[-1])
    both = [Words(language, any_game) for language in ("pl", "en")]
    told_of = 0
    for mover, turn in greedy_turns(any_game, seats, 3):
        if not any(event.seat == mover and any_game.telling.get(event.kind, 4) for event in turn):
            continue  # nobody but the mover knows yet what was done
        parts = digest(any_game, turn, (mover + 1) % seats).parts
        told_of += 1
        own = digest(any_game, turn, mover, own=True).parts
        assert mover == EVERYBODY or own[0].seat in (mover, EVERYBODY)
        assert 0 < len(parts) <= MOST
        assert {event.kind for event in parts} != {"turn"}
        assert 0 < len(own) <= MOST
        for words in both:
            for said in parts_of(words, [*parts, *own]):
                assert said
                assert len(said) <= LONGEST, said
                assert words.language != "pl" or not has_english_or_ids(said), said
                assert "{" not in said
                assert "turn-" not in said
                assert "event-" not in said
    assert told_of > 10


def test_nobody_is_not_named(any_game: Game) -> None:
    """What happens to everybody or is done by nobody's forces is told without a gap where a player's name would be."""
    both = [Words(language, any_game) for language in ("pl", "en")]
    seats = min(3, any_game.seats[-1])
    told: list[Event] = []
    for state, _, _ in random_game(any_game, any_game.seats[-1], 29):
        state.watch(told.append)
    for mover, turn in greedy_turns(any_game, seats, 6):
        told += digest(any_game, turn, (mover + 1) % seats).parts
    for event in (each for each in told if each.seat == EVERYBODY):
        for words in both:
            words.seated = lambda seat: f"Bot {seat + 1}"
            said = words.event(event, "✗")
            assert "✗" not in said, said


def test_a_line_costs_next_to_nothing(any_game: Game) -> None:
    turns = list(greedy_turns(any_game, any_game.seats[-1], 5))
    words = Words("en", any_game)
    for mover, turn in turns:  # texts are read when first asked for
        parts_of(words, digest(any_game, turn, 1 - min(1, max(0, mover))).parts)
    began = time.process_time()
    for mover, turn in turns:
        digest(any_game, turn, 1 - min(1, max(0, mover)))
    assert (time.process_time() - began) / len(turns) < COST


def test_what_is_done_to_the_reader_comes_first_and_points_last() -> None:
    telling = {"lost": 1, "moved": 4, "base": 2, "ore": 4}
    turn = [
        Event("moved", 1), Event("base", 1), Event("lost", 0), Event("base", 0), Event("ore", 1),
        *scored([{"a": 1}, {"a": 0, "b": 2}], [{"a": 0}, {"a": 3, "b": 3}]),
    ]  # fmt: skip
    mine = weighed(telling, turn, 0)
    assert [(each.kind, each.seat) for each in mine.parts] == [("lost", 0), ("base", 1), (SCORED, 1)]
    assert mine.parts[-1].facts == {"change": "+3", "source": "@tally-a", "total": 6}
    assert mine.more == 3  # the ship, the ore, and the other points
    assert [each.kind for each in weighed(telling, turn, None).parts] == ["lost", "base", SCORED]
    assert weighed(telling, [Event("forced", 1)], 0).parts == [Event("forced", 1)]
