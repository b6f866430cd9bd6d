"""Hint honesty: the term that a hint names is also the largest difference when the position is searched longer."""

from typing import Any, Final

from perihelion.bots import Position, bot
from perihelion.bots.hard import Hard
from perihelion.bots.reasons import Reasoning, difference, kind, most_first
from perihelion.kernel.game import Game
from perihelion.kernel.rng import seeded
from tools.teaching.tables import begun, decisions

SEARCH: Final = 150
"""Iterations of the hint that is looked at."""
LONGER: Final = 3
EVERY: Final = 7
"""Decisions of a game between two positions."""
BAR: Final = 0.80
NAMELESS: Final = ("look-about",)


def measure(game: Game, count: int, seed: int) -> dict[str, Any]:
    honest, named, looked = 0, 0, 0
    for position in positions(game, count, seed):
        looked += 1
        term = told(position)
        if term is None:
            continue
        named += 1
        honest += term in largest(position)
    return {"positions": looked, "named": named, "honest": honest / max(1, named)}


def positions(game: Game, count: int, seed: int) -> list[Position]:
    """Of greedy games, wherever there is something to choose."""
    found: list[Position] = []
    for number in range(count):
        state = begun(game, 2, seed + number)
        for k, (seat, _) in enumerate(decisions(game, state, [bot("greedy")] * 2, seed + number)):
            if k % EVERY == number % EVERY and len(state.legal(seat)) > 2:
                found.append(Position(game, state.clone(), seat))
            if len(found) == count:
                return found
    return found


def told(position: Position) -> str | None:
    """The kind of term that a hint names; None where it says that two moves are about as good."""
    order = [each.action for each in Hard(str(SEARCH)).think(position, seeded(11))]
    why = Reasoning(position, seeded(11)).why(order)
    return None if why.look.message in NAMELESS else why.look.message.removeprefix("look-")


def largest(position: Position) -> list[str]:
    """The terms that differ most after a longer search: between its best move and the next that leads elsewhere."""
    order = [each.action for each in Hard(str(SEARCH * LONGER)).think(position, seeded(12))]
    thinking = Reasoning(position, seeded(12))
    best = thinking.played_out(order[0])
    other = thinking.another(best, order[1:])
    before = position.game.explain(thinking.known, position.seat)
    ahead = difference(best.terms, before if other is None else other.terms)
    return [kind(term) for term in most_first(ahead)[:1]]
