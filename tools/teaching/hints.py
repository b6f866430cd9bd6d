"""Hint honesty: what a hint names counts most as well when the position is searched longer.

A hint claims one of two things: what sets its move apart from another one, or, where it calls the other about as good,
what the move gains. Each is compared with the same of the longer search.
"""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

import perihelion
from perihelion.bots import Position, bot
from perihelion.bots.hard import Hard
from perihelion.bots.reasons import Reasoning, difference, kind, most_first, undecided
from perihelion.kernel.game import Game
from perihelion.kernel.rng import seeded
from tools.teaching.tables import begun, decisions

SEARCH: Final = 150
"""Iterations of the hint that is looked at."""
LONGER: Final = 3
EVERY: Final = 7
"""Decisions of a game between two positions."""
BAR: Final = 0.80
DIFFERENCE: Final = "difference"
GAIN: Final = "gain"


def measure(game: Game, count: int, seed: int, jobs: int = 1) -> dict[str, Any]:
    """With several processes the same figures sooner: each looks at every `jobs`th position."""
    if jobs == 1:
        found = [counted(game.id, count, seed, 0, 1)]
    else:
        with ProcessPoolExecutor(jobs) as pool:
            asked = [pool.submit(counted, game.id, count, seed, part, jobs) for part in range(jobs)]
            found = [each.result() for each in asked]
    named, stand = (sum((each[k] for each in found), Counter[str]()) for k in (1, 2))
    return {
        "positions": sum(each[0] for each in found),
        "named": named.total(),
        "honest": stand.total() / max(1, named.total()),
        "each": {about: [stand[about], named[about]] for about in (DIFFERENCE, GAIN)},
    }


def counted(name: str, count: int, seed: int, part: int, parts: int) -> tuple[int, Counter[str], Counter[str]]:
    """Positions that were looked at, reasons that were named, and those that stand, by what they are about."""
    named, stand = Counter[str](), Counter[str]()
    mine = positions(perihelion.game(name), count, seed)[part::parts]
    for position in mine:
        claim = told(position)
        if claim is not None:
            about, term = claim
            named[about] += 1
            stand[about] += term == largest(position, about)
    return len(mine), named, stand


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


def told(position: Position) -> tuple[str, str] | None:
    """What a hint is about, and the kind of term that it names; None where it names none."""
    found = Hard(str(SEARCH)).think(position, seeded(11))
    claim = Reasoning(position, seeded(11)).claim([each.action for each in found], undecided(found))
    return (DIFFERENCE if claim.clear else GAIN, kind(claim.named[0])) if claim.named else None


def largest(position: Position, about: str) -> str:
    """The term that counts most after a longer search, in what its best move gains or in what sets it apart."""
    order = [each.action for each in Hard(str(SEARCH * LONGER)).think(position, seeded(12))]
    thinking = Reasoning(position, seeded(12))
    best = thinking.played_out(order[0])
    other = thinking.another(best, order[1:]) if about == DIFFERENCE else None
    if other is None:
        return next((kind(term) for term in thinking.own(best)), "")
    return kind(most_first(difference(best.terms, other.terms))[0])
