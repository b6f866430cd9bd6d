"""Any two option values together: a game that both of them shape, or a refusal in the game's own sentence."""

import random
from collections.abc import Iterator
from itertools import combinations

from perihelion import Game, State
from perihelion.kernel.errors import BadOption
from perihelion.kernel.game import Option, OptionValue
from perihelion.words import LANGUAGES, Words

DECISIONS = 30
Value = tuple[str, OptionValue]

IMPLIED: dict[str, set[frozenset[Value]]] = {
    "new-frontiers": {frozenset({("setup", "first"), ("homes", "white")})},
    "pulsar-2849": {
        frozenset({("first_game", True), ("headquarters", False)}),
        *[frozenset({("first_game", True), (f"technologies_{k}", "A")}) for k in (1, 2, 3)],
        *[frozenset({("headquarters", False), (f"technologies_{k}", "A")}) for k in (1, 2, 3)],
        *[frozenset({("first_game", True), (f"goal_{k}", goal)}) for k in (1, 2, 3) for goal in ("G4", "G7", "G9")],
    },
}
"""Pairs of which one value says what the other means anyway."""


def pairs(game: Game) -> Iterator[tuple[Value, Value]]:
    for one, other in combinations(game.options, 2):
        for first in unusual(one):
            for second in unusual(other):
                yield first, second


def unusual(option: Option) -> list[Value]:
    return [(option.name, value) for value in option.values if value != option.default]


def opened(game: Game, seats: int, *values: Value) -> State | BadOption:
    try:
        return game.new(seats, 1, **dict(values))
    except BadOption as error:
        return error


def test_any_two_option_values_play_or_are_refused_with_a_sentence(any_game: Game) -> None:
    refused: list[BadOption] = []
    for first, second in pairs(any_game):
        state = opened(any_game, any_game.seats[-1], first, second)
        if isinstance(state, BadOption):
            assert {state.facts["name"], state.facts["other"]} == {first[0], second[0]}
            refused.append(state)
            continue
        rng = random.Random(f"{first}{second}")
        for _ in range(DECISIONS):
            if state.over():
                break
            seat = rng.choice(state.actors())
            state.apply(seat, rng.choice(state.legal(seat)))
    for language in LANGUAGES:
        words = Words(language, any_game)
        for error in refused[:50]:
            said = words.error(error)
            assert str(error.facts["name"]) in said
            assert str(error.facts["other"]) in said


def fingerprint(game: Game, seats: int, *values: Value) -> str:
    state = opened(game, seats, *values)
    return "" if isinstance(state, BadOption) else state.fingerprint()


def test_no_option_is_silently_overridden_by_another(any_game: Game) -> None:
    """Two values that are accepted together make another game than either of them alone.

    Left out are values that change nothing with this number of players.
    """
    ignored = set()
    for seats in (any_game.seats[0], any_game.seats[-1]):
        plain = fingerprint(any_game, seats)
        alone = {value: fingerprint(any_game, seats, value) for option in any_game.options for value in unusual(option)}
        for first, second in pairs(any_game):
            either = {alone[first], alone[second]}
            if plain not in either and fingerprint(any_game, seats, first, second) in either:
                ignored.add(frozenset({first, second}))
    assert ignored == IMPLIED.get(any_game.id, set())
