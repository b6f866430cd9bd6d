"""Many games side by side, stepped in one call: the inner loop of the vector environments, compiled with mypyc.

Masks, rewards and ends of all games lie in buffers that NumPy reads without a copy; observations in one for as many
games as the cache holds: whoever steps them takes their rows away and leaves 0 everywhere. A game that is over stays as
it ended until the next step, which begins it anew and does not use the action given for it; or, with `at_once`, it
begins anew in the same step, and what is shown is its beginning.
"""

from collections.abc import Callable
from typing import Final, final

from perihelion.kernel.features import Features
from perihelion.kernel.native import i64, u8, vec
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State

ILLEGAL: Final = -1.0
"""The reward of an illegal action, which ends the game."""
NOTHING: Final[list[int]] = []


@final
class Many:
    def __init__(
        self,
        count: int,
        vocabulary: int,
        features: Features,
        begin: Callable[[int], State],
        pay: Callable[[State], list[float]],
        window: int,
        at_once: bool = False,
    ) -> None:
        self.count = count
        self.vocabulary = vocabulary
        self.features = features
        self.begin = begin  # a new game in the given place
        self.pay = pay  # what a game that is over was worth to every seat
        self.at_once = at_once
        self.seats = features.seats
        self.states: list[State] = []
        self.rows: vec[float] = features.blank(window)
        self.first = 0  # the game of the first row
        self.masks: vec[u8] = vec[u8]([0] * (count * vocabulary))
        self.rewards: vec[float] = vec[float]([0.0] * (count * self.seats))
        self.over: vec[u8] = vec[u8]([0] * count)
        self.asked: vec[i64] = vec[i64]([0] * count)  # the seat that is asked; of a game that is over, the last one
        self.marked: list[list[int]] = [NOTHING] * count  # the actions that every mask shows
        self.illegal: list[int] = []  # games that the last step ended by an illegal action

    def begin_some(self, first: int, last: int) -> None:
        """New games in these places."""
        self.first = first
        for number in range(first, last):
            self.begin_anew(number)

    def step_some(self, actions: list[int], first: int, last: int) -> None:
        """One action for every game of these, by the seat that is asked there."""
        self.first = first
        for number in range(first, last):
            if not self.over[number]:
                self.act(number, actions[number])
            elif self.at_once:
                self.over[number] = 0
                self.clear_rewards(number)
                self.act(number, actions[number])
            else:
                self.begin_anew(number)

    def begin_anew(self, number: int) -> None:
        if number < len(self.states):
            self.states[number] = self.begin(number)
        else:
            self.states.append(self.begin(number))
        self.over[number] = 0
        self.clear_rewards(number)
        self.show_asked(number)

    def act(self, number: int, action: int) -> None:
        state = self.states[number]
        seat: int = self.asked[number]
        if not 0 <= action < self.vocabulary or not self.masks[number * self.vocabulary + action]:
            self.illegal.append(number)
            self.rewards[number * self.seats + seat] = ILLEGAL
            self.end(number, seat)
            return
        state.apply(seat, action)
        if state.acting:
            self.show_asked(number)
            return
        first: i64 = number * self.seats
        for paid in self.pay(state):
            self.rewards[first] = paid
            first += 1
        self.end(number, seat)

    def end(self, number: int, seat: int) -> None:
        self.over[number] = 1
        if self.at_once:
            self.states[number] = self.begin(number)
            self.show_asked(number)
        else:
            self.show(number, seat)

    def show_asked(self, number: int) -> None:
        """Of several seats that choose at the same time the lowest one is asked."""
        seat = self.states[number].acting[0]
        self.asked[number] = seat
        self.show(number, seat)

    def show(self, number: int, seat: int) -> None:
        """Write the observation and the mask of a seat."""
        state = self.states[number]
        self.features.write(state, seat, self.rows, (number - self.first) * self.features.size)
        masks = self.masks
        first: i64 = number * self.vocabulary
        for action in self.marked[number]:
            masks[first + action] = 0
        legal = NOTHING if self.over[number] and not self.at_once else state.choices[seat]
        for action in legal:
            masks[first + action] = 1
        self.marked[number] = legal

    def clear_rewards(self, number: int) -> None:
        first: i64 = number * self.seats
        for seat in range(self.seats):
            self.rewards[first + seat] = 0.0

    def legal_at_random(self, chance: Rng) -> list[int]:
        """A legal action for every game, each as likely as the others; 0 where a game is over."""
        drawn: list[int] = []
        for number in range(self.count):
            legal = self.marked[number]
            drawn.append(legal[chance.below(len(legal))] if legal else 0)
        return drawn
