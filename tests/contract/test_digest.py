"""One line about a turn: every kind of event has its weight, and no turn is left without something to tell."""

import re

from support.play import random_game

from perihelion import Game
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
