"""Somebody who has just learned the game, with the mistakes of one: none of them is made by rolling dice over a move.

It looks at one step and judges it by what it gains, point of view by point of view (`Game.explain`):

- it looks at some of many options, not at all of them;
- it does not see yet what only experience tells (`Game.unseen`): what others can make of a move, how soon it ends;
- the largest single gain dazzles it, and counts half as much again;
- what a move costs it feels a little less than what it brings;
- one thing that it does see it forgets in every decision.
"""

from typing import Final, final

from perihelion.bots.bot import Position
from perihelion.kernel.rng import Rng

GLANCE: Final = 16
"""Options that it looks at, at most; which of more is chance."""
DAZZLE: Final = 1.5
"""What the largest gain of a move counts."""
COST: Final = 0.9
"""What everything counts that a move loses."""

Terms = dict[str, float]


@final
class Easy:
    def choose(self, position: Position, rng: Rng) -> int:
        options = position.legal()
        if len(options) == 1:
            return options[0]
        if len(options) > GLANCE:
            options = rng.sample(options, GLANCE)
        gains = gains_of(position, options, rng)
        forgotten = one_that_matters(gains, rng)
        best: list[int] = []
        highest = float("-inf")
        for action, gained in zip(options, gains, strict=True):
            value = seen(gained, forgotten)
            if value > highest:
                best, highest = [action], value
            elif value == highest:
                best.append(action)
        return best[rng.below(len(best))]


def gains_of(position: Position, options: list[int], rng: Rng) -> list[Terms]:
    """For every option what it gains and loses at once, as far as somebody new to the game sees it."""
    game, seat = position.game, position.seat
    known = position.sample(rng)
    before = game.explain(known, seat)
    found: list[Terms] = []
    for action in options:
        after = known.clone()
        after.apply(seat, action)
        terms = game.explain(after, seat)
        gained: Terms = {}
        for name in [*before, *[name for name in terms if name not in before]]:
            change = terms.get(name, 0.0) - before.get(name, 0.0)
            if change and kind(name) not in game.unseen:
                gained[name] = change
        found.append(gained)
    return found


def kind(term: str) -> str:
    """A term without what exactly it is about: "mission:aliens" is a mission."""
    return term.partition(":")[0]


def one_that_matters(gains: list[Terms], rng: Rng) -> str:
    """Something that at least two options differ in, any of it; "" when they all come to the same."""
    first = gains[0]
    names: list[str] = []
    for gained in gains:
        for name in [*gained, *first]:
            if gained.get(name, 0.0) != first.get(name, 0.0) and name not in names:
                names.append(name)
    return names[rng.below(len(names))] if len(names) > 1 else ""


def seen(gained: Terms, forgotten: str) -> float:
    """What a move seems to be worth."""
    total = 0.0
    largest = 0.0
    for name, change in gained.items():
        if name != forgotten:
            total += change if change > 0.0 else COST * change
            largest = max(largest, change)
    return total + (DAZZLE - 1.0) * largest
