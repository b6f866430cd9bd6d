"""One search for all games: a tree over what a seat knows (information sets), grown from states drawn anew each time.

An iteration picks an option of the root, draws a state that fits the position, goes down the tree by upper confidence
bounds, adds one node, and plays on greedily until everybody has had a turn and the own seat another one. Where a turn
ends the game's evaluation judges the place for every seat, so a half-finished turn is never judged; the line counts
with the mean of these judgements: the early ones are sure, the late ones see what follows.

The k-th line of every option starts from the k-th drawn state, so that options are compared by the same luck. Options
come best first: the evaluation orders them, and the tree only widens slowly beyond the best (progressive widening), so
a big branching does no harm. Every seat climbs its own margin over the best of the others: the values are vectors, for
any number of seats.

With a planner, who may be the judge, the first options are those of the best lines to the end of the own turn
(`planning`), in that order, and where such an option is tried for the first time its line is followed before the rest
is played on.
"""

import time
from collections.abc import Callable
from math import log, sqrt
from typing import Final, final

from perihelion.bots.judging import Judge, best_other
from perihelion.bots.planning import best_lines, best_of
from perihelion.kernel.rng import Rng, seeded
from perihelion.kernel.state import State

Draw = Callable[[int], State]
"""Draws a state that fits the position; the same number gives the same state."""

EXPLORATION: Final = 0.15
FIRST_WIDTH: Final = 3.0
WIDENING: Final = 1.2
"""A node visited n times looks at about FIRST_WIDTH + WIDENING * sqrt(n) options."""
ORDERED: Final = 40
"""Options that are compared for a decision below the root, by chance if there are more."""
TRUST: Final = 2.0
"""So many visits the ordering's own judgement of an option is worth."""
TRUST_IN_LINES: Final = 6.0
"""And that of a planner of lines who is not the judge, at the root."""
SCALE: Final = 3.0
"""How many times the spread of the root's options makes a clear advantage."""
CAUTION: Final = 0.1
"""Of a value, what an option that was tried once has to prove."""
LONGEST: Final = 20
"""Decisions of a line for every seat, at most."""
WORLDS: Final = 256
"""Drawn states that are kept, a few kB each: the next option's line from there costs a clone instead of a draw, in
Beyond the Sun 11,000 instructions instead of 117,000."""


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
class Line:
    """One line of an iteration: how many turns have still to end, and what was judged where others did."""

    def __init__(self, seat: int, turn: int, turns: int, seats: int) -> None:
        self.seat = seat  # who is asked
        self.turn = turn  # whose turn it is
        self.turns = turns  # that still have to end
        self.points: list[float] = [0.0] * seats

    def judged(self, points: list[float], times: int) -> None:
        for seat in range(len(points)):
            self.points[seat] += times * points[seat]


@final
class Search:
    def __init__(self, judge: Judge, seat: int, seats: int, planner: Judge | None = None) -> None:
        self.judge = judge
        self.planner = planner  # finds the best lines of a root
        self.game = judge.game
        self.seat = seat
        self.seats = seats
        self.turns = seats + 1  # of a line; where the last ends it is judged for the last time
        self.vocabulary = self.game.actions.size
        self.root = Node(seats)
        self.centre: list[float] = []  # margins at the root, where a value is one half
        self.scale = 1.0
        self.trust = TRUST if planner is None or planner is judge else TRUST_IN_LINES
        self.deadline = 0.0  # no iteration is finished after it; 0 is none
        self.decisions = 0  # tried out so far, in the tree and beyond
        self.planned = False  # whether the options of this root have the order of the best lines
        self.lines: dict[int, list[int]] = {}  # for an option of the root how its best line goes on
        self.draw: Draw | None = None  # the last way to draw a state
        self.worlds: list[State] = []  # and its first states, as they were drawn
        self.fresh: State | None = None  # what `best_step` has found, as long as it lies so
        self.fresh_seat = 0
        self.fresh_value = 0.0  # what the judge said of it for that seat

    def descend(self, action: int) -> bool:
        """Make the node after an action of the own seat the root; False when the tree does not know it."""
        child = self.root.children.get(self.seat * self.vocabulary + action)
        if child is None:
            return False
        self.root = child
        self.planned = False
        return True

    # ---------------------------------------------------------------- one iteration

    def iterate(self, draw: Draw, rng: Rng) -> None:
        """Grow the tree by one line."""
        self.fresh = None
        known = self.looked_at(draw)
        if self.planner is not None and not self.planned:
            self.plan_ahead(self.planner, known, rng)
        if not self.centre:
            self.settle_scale(known, rng)
        node = self.root
        key = self.pick(node, known, self.seat, rng)
        state = self.drawn(draw, self.visits_of(key))
        path = [node]
        line = Line(self.seat, self.game.turn(known, self.seat), self.turns, self.seats)
        while True:
            state.apply(key // self.vocabulary, key % self.vocabulary)
            self.decisions += 1
            child = node.children.get(key)
            if child is None:
                break
            node = child
            path.append(node)
            if not self.goes_on(line, state):
                break
            key = self.pick(node, state, line.seat, rng)
        if child is None:
            if node is self.root:
                self.follow(state, self.lines.get(key, []))
            state = self.play_on(state, line, LONGEST * self.seats - len(path), rng)
            if self.late():
                return
            child = Node(self.seats)
            node.children[key] = child
            path.append(child)
        if line.turns:
            line.judged(self.judged(state), line.turns)
        self.learn(path, [points / self.turns for points in line.points])

    def looked_at(self, draw: Draw) -> State:
        """The position as it lies, drawn once: another draw in every iteration took up to a twentieth of it."""
        if not self.worlds or self.draw is not draw:
            self.draw = draw
            self.worlds = [draw(0)]
        return self.worlds[0]

    def drawn(self, draw: Draw, number: int) -> State:
        """The state that `draw` gives for the number, whether drawn now or before."""
        if number < len(self.worlds):
            return self.worlds[number].clone()
        state = draw(number)
        if number == len(self.worlds) and number < WORLDS:
            self.worlds.append(state.clone())
        return state

    def visits_of(self, key: int) -> int:
        child = self.root.children.get(key)
        return child.visits if child is not None else 0

    def goes_on(self, line: Line, state: State) -> bool:
        """Whether the line goes on, to `line.seat`; where a turn has ended the place is judged."""
        actors = state.actors()
        if not actors:
            return False
        line.seat = actors[0]
        turn = self.game.turn(state, line.seat)
        if turn != line.turn:
            line.turn = turn
            line.turns -= 1
            line.judged(self.judged(state), 1)
        return line.turns > 0

    def learn(self, path: list[Node], points: list[float]) -> None:
        values = self.valued(margins(points))
        for node in path:
            node.visits += 1
            for seat in range(self.seats):
                node.values[seat] += values[seat]
                node.points[seat] += points[seat]

    def settle_scale(self, state: State, rng: Rng) -> None:
        """What counts as much in this position: the spread of what its options promise."""
        self.centre = margins(self.judged(state))
        if not self.root.order:
            self.put_in_order(self.root, state, self.seat, self.judge.options(state, self.seat), rng)
        promised = list(self.root.order.values())
        mean = sum(promised) / len(promised)
        spread = 0.0
        for value in promised:
            spread += (value - mean) * (value - mean)
        self.scale = max(0.5, SCALE * sqrt(spread / len(promised)))

    def judged(self, state: State) -> list[float]:
        if state is self.fresh:
            return self.judge.points_knowing(state, self.seat, self.fresh_seat, self.fresh_value)
        return self.judge.points(state, self.seat)

    def valued(self, margin: list[float]) -> list[float]:
        """Margins as values from 0 to 1."""
        values: list[float] = []
        for seat in range(self.seats):
            ahead = margin[seat] - self.centre[seat]
            values.append(0.5 + 0.5 * ahead / (abs(ahead) + self.scale))
        return values

    def late(self) -> bool:
        return self.deadline > 0.0 and time.perf_counter() > self.deadline

    # ---------------------------------------------------------------- the tree

    def pick(self, node: Node, state: State, seat: int, rng: Rng) -> int:
        """The option to follow: a new one while the node is narrow, else the one with the highest bound."""
        options = self.judge.options(state, seat)
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
            if not known:  # this draw of the hidden has other options than the first
                return base + options[rng.below(len(options))]
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
            self.decisions += 1
            if self.seats > 1 and (node is self.root or self.judge.learned):  # what it does to the others counts too
                points = self.judge.points(after, seat)
                value = points[seat] - (best_other(points, seat) - node.others)
            else:
                value = self.judge.own(after, seat)
            node.order[seat * self.vocabulary + action] = value
            if self.late():
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
        trust = self.trust if node is self.root else TRUST
        ahead = node.order[key] - node.others - self.centre[seat]
        judged = 0.5 + 0.5 * ahead / (abs(ahead) + self.scale)
        return (child.values[seat] + trust * judged) / (child.visits + trust)

    # ---------------------------------------------------------------- with a planner

    def plan_ahead(self, planner: Judge, known: State, rng: Rng) -> None:
        """Order the root's options by the best line through each; an option without one comes after those that have."""
        self.planned = True
        self.lines = {}
        points = self.judged(known)
        self.root.others = points[self.seat] - margins(points)[self.seat]
        ended, steps = best_lines(planner, known, self.seat, 0.0, rng)
        self.decisions += len(steps)
        level = self.root.others
        if planner is not self.judge:  # it only tells lines apart: how high they are the judge says of the best
            best = best_of(ended)
            level += margins(self.judged(best.state))[self.seat] - best.value
        too_high = max([line.value for line in steps]) - min([line.value for line in ended])
        order: dict[int, float] = {}
        for line in steps:
            value = line.value - max(0.0, too_high)
            order[self.seat * self.vocabulary + line.actions[0]] = value + level
        for line in ended:
            key = self.seat * self.vocabulary + line.actions[0]
            order[key] = line.value + level
            self.lines[key] = line.actions[1:]
        self.root.order = order

    def follow(self, state: State, actions: list[int]) -> None:
        """On along a line for as long as nothing new comes to light and it is possible."""
        horizon = state.horizon()
        for action in actions:
            if state.horizon() != horizon or action not in state.choices[self.seat]:
                break
            state.apply(self.seat, action)
            self.decisions += 1

    # ---------------------------------------------------------------- beyond the tree

    def play_on(self, state: State, line: Line, decisions: int, rng: Rng) -> State:
        """Greedily on to where the line is judged for the last time, or until it is late."""
        for _ in range(decisions):
            if not self.goes_on(line, state):
                break
            options = self.judge.options(state, line.seat)
            if len(options) == 1:
                self.fresh = None
                state.apply(line.seat, options[0])
                self.decisions += 1
                continue
            if len(options) > ORDERED:
                state = self.best_step(state, line.seat, rng.sample(options, ORDERED))
            else:
                state = self.foreseen(state, line.seat) or self.best_step(state, line.seat, options)
            if self.late():
                break
        return state

    def foreseen(self, state: State, seat: int) -> State | None:
        """The position after the best option where that is known: it is worth what the one before it is worth."""
        after = self.judge.foreseen(state, seat)
        if after is not None:
            self.fresh = after if state is self.fresh and seat == self.fresh_seat else None
        return after

    def best_step(self, state: State, seat: int, options: list[int]) -> State:
        """The state after the option that the evaluation likes best."""
        best = state
        highest = 0.0
        for action in options:
            after = state.clone()
            after.apply(seat, action)
            self.decisions += 1
            value = self.judge.own(after, seat)
            if best is state or value > highest:
                best, highest = after, value
        self.fresh, self.fresh_seat, self.fresh_value = best, seat, highest
        return best

    # ---------------------------------------------------------------- what was found

    def found(self) -> list[Found]:
        """The options that have been tried, best first: the mean counts, cautiously for what was seldom tried."""
        base = self.seat * self.vocabulary
        ranked: list[tuple[float, int]] = []
        for key, child in self.root.children.items():
            if key >= base and key < base + self.vocabulary:
                caution = CAUTION / sqrt(child.visits + 1.0)
                ranked.append((caution - self.estimate(self.root, key, self.seat), key))
        ranked.sort()
        results: list[Found] = []
        for _, key in ranked:
            child = self.root.children[key]
            worth = child.points[self.seat] / child.visits
            results.append(Found(key - base, child.visits, self.estimate(self.root, key, self.seat), worth))
        return results or self.unsearched()

    def unsearched(self) -> list[Found]:
        """The options as the evaluation orders them, when there was no time for a single line."""
        ranked = sorted([(-value, key) for key, value in self.root.order.items()])
        base = self.seat * self.vocabulary
        return [Found(key - base, 0, 0.5, -value) for value, key in ranked]


def margins(points: list[float]) -> list[float]:
    """For every seat how far it is ahead of the best of the others; alone at the table, what it has."""
    return [points[seat] - best_other(points, seat) for seat in range(len(points))]


def fresh_generator(rng: Rng) -> Rng:
    """A generator of its own for a search: the number of iterations does not shift the chance of later moves."""
    return seeded(rng.word() << 32 | rng.word())
