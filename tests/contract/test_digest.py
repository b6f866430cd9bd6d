"""One line about a turn: every kind of event has its weight, and no turn is left without something to tell."""

import re

from support.play import random_game

from perihelion import Game, State
from perihelion.kernel.table import EVERYBODY, Event
from perihelion.words import own_texts


def test_every_event_of_a_player_has_its_weight(any_game: Game) -> None:
    if not any_game.telling:
        return  # a game that weighs nothing is told line by line
    texts = "\n".join(file.read_text(encoding="utf8") for file in own_texts(any_game, "en"))
    written = set(re.findall(r"^event-([a-z0-9-]+) = \{ \$player \}", texts, re.MULTILINE))
    assert written <= set(any_game.telling), written - set(any_game.telling)
    assert set(any_game.telling.values()) <= {0, 1, 2, 3, 4}
    known = set(re.findall(r"^event-([a-z0-9-]+) =", texts, re.MULTILINE)) | {"forced"}
    assert set(any_game.telling) <= known, set(any_game.telling) - known


def test_what_is_never_told_says_nothing_by_itself(any_game: Game) -> None:
    """Of random games: wherever somebody does something, an event of some weight tells it."""
    events: list[Event] = []
    for seats in (any_game.seats[0], any_game.seats[-1]):
        for state, _, _ in random_game(any_game, seats, 17):
            state.watch(events.append)
    kinds = {event.kind for event in events if event.seat != EVERYBODY}
    assert kinds
    silent = {kind for kind in kinds if any_game.telling.get(kind, 4) == 0}
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
