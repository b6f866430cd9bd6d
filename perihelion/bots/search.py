"""One search for all games: a tree over what a seat knows (information sets), grown from states drawn anew each time.

An iteration draws a state that fits the position, goes down the tree by upper confidence bounds, adds one node,
plays on to a fixed distance from the root, so that all lines are judged at about the same moment of a turn, and lets
the game's evaluation judge the place for every seat. Options come best first: the
evaluation orders them, and the tree only widens slowly beyond the best (progressive widening), so a big branching does
no harm. Every seat climbs its own margin over the best of the others: the values are vectors, for any number of seats.
"""

import time
from math import log, sqrt
from typing import Final, final

from perihelion.kernel.game import Game
from perihelion.kernel.rng import Rng, seeded
from perihelion.kernel.state import State

EXPLORATION: Final = 0.35
FIRST_WIDTH: Final = 3.0
WIDENING: Final = 1.2
"""A node visited n times looks at about FIRST_WIDTH + WIDENING * sqrt(n) options."""
ORDERED: Final = 40
"""Options of a node below the root that are put in order, by chance if there are more."""
TRUST: Final = 2.0
"""So many visits the ordering's own judgement of an option is worth."""
SCALE: Final = 3.0
"""How many times the spread of the root's options makes a clear advantage."""


@final
class Node:
    """A position as its line of actions reaches it; sums over the visits, one for every seat."""

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.values: list[float] = [0.0] * seats
        self.points: list[float] = [0.0] * seats
        self.children: dict[int, Node] = {}
        self.order: dict[int, float] = {}  # what the evaluation says after an option, for its own seat
        self.others = 0.0  # and what the best of the others had before it


@final
class Found:
    """An option of the root with what the search knows of it."""

    def __init__(self, action: int, visits: int, value: float, points: float) -> None:
        self.action = action
        self.visits = visits
        self.value = value  # 0 to 1, half is as good as now
        self.points = points  # the expected worth of the seat, in points


@final
class Search:
    def __init__(self, game: Game, seat: int, seats: int, length: int, tries: int) -> None:
        self.game = game
        self.seat = seat
        self.seats = seats
        self.length = length  # decisions from the root to where the evaluation judges
        self.tries = tries  # options compared for a decision beyond the tree
        self.vocabulary = game.actions.size
        self.root = Node(seats)
        self.centre: list[float] = []  # margins at the root, where a value is one half
        self.scale = 1.0
        self.deadline = 0.0

    def descend(self, action: int) -> bool:
        """Make the node after an action of the own seat the root; False when the tree does not know it."""
        child = self.root.children.get(self.seat * self.vocabulary + action)
        if child is None:
            return False
        self.root = child
        return True

    # ---------------------------------------------------------------- one iteration

    def iterate(self, state: State, rng: Rng) -> None:
        """Grow the tree by a state that fits the position."""
        if not self.centre:
            self.settle_scale(state, rng)
        node = self.root
        path = [node]
        while state.actors() and len(path) <= self.length:
            seat = self.seat if node is self.root else state.actors()[0]
            key = self.pick(node, state, seat, rng)
            state.apply(seat, key - seat * self.vocabulary)
            child = node.children.get(key)
            if child is None:
                child = Node(self.seats)
                node.children[key] = child
                path.append(child)
                break
            path.append(child)
            node = child
        self.play_on(state, self.length + 1 - len(path), rng)
        points = self.judged(state)
        values = self.valued(margins(points))
        for each in path:
            each.visits += 1
            for seat in range(self.seats):
                each.values[seat] += values[seat]
                each.points[seat] += points[seat]

    def settle_scale(self, state: State, rng: Rng) -> None:
        """What counts as much in this position: the spread of what its options promise."""
        self.centre = margins(self.judged(state))
        self.put_in_order(self.root, state, self.seat, state.legal(self.seat), rng)
        promised = list(self.root.order.values())
        mean = sum(promised) / len(promised)
        spread = 0.0
        for value in promised:
            spread += (value - mean) * (value - mean)
        self.scale = max(0.5, SCALE * sqrt(spread / len(promised)))

    def judged(self, state: State) -> list[float]:
        return [self.game.evaluate(state, seat) for seat in range(self.seats)]

    def valued(self, margin: list[float]) -> list[float]:
        """Margins as values from 0 to 1."""
        values: list[float] = []
        for seat in range(self.seats):
            ahead = margin[seat] - self.centre[seat]
            values.append(0.5 + 0.5 * ahead / (abs(ahead) + self.scale))
        return values

    def pick(self, node: Node, state: State, seat: int, rng: Rng) -> int:
        """The option to follow: a new one while the node is narrow, else the one with the highest bound."""
        options = state.legal(seat)
        base = seat * self.vocabulary
        known: list[int] = []
        for action in options:
            if base + action in node.children:
                known.append(base + action)
        width = FIRST_WIDTH + WIDENING * sqrt(node.visits)
        if not known or (len(known) < len(options) and len(known) + 1 <= width):
            fresh = self.most_promising(node, state, seat, options, rng)
            if fresh >= 0:
                return fresh
        return self.highest_bound(node, seat, known)

    def most_promising(self, node: Node, state: State, seat: int, options: list[int], rng: Rng) -> int:
        """The best of the options that have no node yet; -1 when none of those was put in order."""
        base = seat * self.vocabulary
        if not node.order:
            self.put_in_order(node, state, seat, options, rng)
        best = -1
        highest = 0.0
        for action in options:
            key = base + action
            if key not in node.children and key in node.order and (best < 0 or node.order[key] > highest):
                best, highest = key, node.order[key]
        if best < 0 and not node.children:
            best = base + options[rng.below(len(options))]
        if best < 0 and not any([base + action in node.children for action in options]):
            best = base + options[rng.below(len(options))]  # this draw of the hidden has other options than the first
        return best

    def put_in_order(self, node: Node, state: State, seat: int, options: list[int], rng: Rng) -> None:
        looked_at = options
        if len(options) > ORDERED and node is not self.root:
            looked_at = rng.sample(options, ORDERED)
        points = self.judged(state)
        node.others = points[seat] - margins(points)[seat]
        for action in looked_at:
            after = state.clone()
            after.apply(seat, action)
            value = self.game.evaluate(after, seat)
            if node is self.root and self.seats > 1:  # what it does to the others counts as well
                value -= highest_other(self.game, after, seat) - node.others
            node.order[seat * self.vocabulary + action] = value
            if self.deadline and time.perf_counter() > self.deadline:
                break

    def highest_bound(self, node: Node, seat: int, known: list[int]) -> int:
        best = known[0]
        highest = -1.0
        wide = log(node.visits + 1.0)
        for key in known:
            child = node.children[key]
            bound = self.estimate(node, key, seat) + EXPLORATION * sqrt(wide / (child.visits + 1.0))
            if bound > highest:
                best, highest = key, bound
        return best

    def estimate(self, node: Node, key: int, seat: int) -> float:
        """The mean value of an option, with the ordering's judgement as its first few visits."""
        child = node.children[key]
        if key not in node.order:
            return child.values[seat] / child.visits
        ahead = node.order[key] - node.others - self.centre[seat]
        judged = 0.5 + 0.5 * ahead / (abs(ahead) + self.scale)
        return (child.values[seat] + TRUST * judged) / (child.visits + TRUST)

    def play_on(self, state: State, decisions: int, rng: Rng) -> None:
        """A few decisions more, each the best of a few options: the rest of the turn, and the answers to it."""
        for _ in range(decisions):
            if not state.actors():
                return
            seat = state.actors()[0]
            options = state.legal(seat)
            best = options[rng.below(len(options))]
            highest = 0.0
            for tried in range(min(self.tries, len(options))):
                action = options[rng.below(len(options))]
                after = state.clone()
                after.apply(seat, action)
                value = self.game.evaluate(after, seat)
                if tried == 0 or value > highest:
                    best, highest = action, value
            state.apply(seat, best)

    # ---------------------------------------------------------------- what was found

    def found(self) -> list[Found]:
        """The options that have been tried, best first: the mean counts, cautiously for what was seldom tried."""
        base = self.seat * self.vocabulary
        ranked: list[tuple[float, int]] = []
        for key, child in self.root.children.items():
            if key >= base and key < base + self.vocabulary and child.visits:
                caution = 0.1 / sqrt(child.visits + 1.0)
                ranked.append((caution - self.estimate(self.root, key, self.seat), key))
        ranked.sort()
        results: list[Found] = []
        for _, key in ranked:
            child = self.root.children[key]
            worth = child.points[self.seat] / child.visits
            results.append(Found(key - base, child.visits, self.estimate(self.root, key, self.seat), worth))
        return results


def margins(points: list[float]) -> list[float]:
    """For every seat how far it is ahead of the best of the others; alone at the table, what it has."""
    if len(points) == 1:
        return points[:]
    ahead: list[float] = []
    for seat in range(len(points)):
        highest = float("-inf")
        for other in range(len(points)):
            if other != seat and points[other] > highest:
                highest = points[other]
        ahead.append(points[seat] - highest)
    return ahead


def highest_other(game: Game, state: State, seat: int) -> float:
    highest = float("-inf")
    for other in range(state.seats):
        if other != seat:
            value = game.evaluate(state, other)
            if value > highest:
                highest = value
    return highest


def fresh_generator(rng: Rng) -> Rng:
    """A generator of its own for a search: the number of iterations does not shift the chance of later moves."""
    return seeded(rng.word() << 32 | rng.word())
