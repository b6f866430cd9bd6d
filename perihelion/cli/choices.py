"""The list of choices: best gain first, numbered once and for all, shown in pages, narrowed by what a player types."""

import re
from dataclasses import dataclass
from typing import Final

from perihelion.kernel.state import State
from perihelion.kernel.table import Amount
from perihelion.words import Words

PAGE: Final = 10
MOST_PREVIEWED: Final = 400
"""Beyond so many choices the points each one brings are not worked out for all."""
LABEL: Final = re.compile(r"[a-z]+\d+|\d+")
"""What only counts as a whole word: D7 does not ask for D70."""


@dataclass(frozen=True)
class Choice:
    action: int
    text: str
    details: str
    points: int

    def fits(self, wanted: list[str]) -> bool:
        whole = self.text.casefold()
        parts = re.split(r"[\s,:;()„”\"]+", whole)
        return all(word in parts if LABEL.fullmatch(word) else word in whole for word in wanted)


class Choices:
    """All choices of a seat in one position."""

    def __init__(self, state: State, seat: int, words: Words) -> None:
        actions = state.legal(seat)
        previewed = len(actions) <= MOST_PREVIEWED
        listed = [described(state, seat, action, words, previewed) for action in actions]
        self.all = sorted(listed, key=lambda choice: -choice.points)  # stable: equal ones keep the vocabulary's order
        self.wanted: list[str] = []
        self.first = 0

    def narrowed(self) -> list[tuple[int, Choice]]:
        """The choices that fit the filter, with their numbers."""
        return [(number, choice) for number, choice in enumerate(self.all, 1) if choice.fits(self.wanted)]

    def page(self) -> list[tuple[int, Choice]]:
        return self.narrowed()[self.first : self.first + PAGE]

    def turn(self, pages: int) -> None:
        """Forward or back, round the ends."""
        count = len(self.narrowed())
        whole = (count + PAGE - 1) // PAGE
        self.first = (self.first // PAGE + pages) % whole * PAGE if whole else 0

    def narrow(self, wanted: str) -> bool:
        """Keep only the choices with all these words; False, and no change, when there are none."""
        before = self.wanted
        self.wanted = wanted.casefold().split()
        if not self.narrowed():
            self.wanted = before
            return False
        self.first = 0
        return True

    def number(self, number: int) -> Choice | None:
        return self.all[number - 1] if 1 <= number <= len(self.all) else None

    def number_of(self, action: int) -> int:
        return 1 + [choice.action for choice in self.all].index(action)


def described(state: State, seat: int, action: int, words: Words, previewed: bool) -> Choice:
    quote = state.quote(seat, action)
    change = state.preview(seat, action).change if previewed else {}
    points = sum(change.values())
    details = [amount_text(amount, words) for amount in quote.gain]
    if quote.cost:
        cost = ", ".join(amount_text(amount, words) for amount in quote.cost)
        details.append(words.say("cli-choice-cost", cost=cost))
    if points:
        details.append(words.say("cli-choice-points", points=f"{points:+d}"))
    return Choice(action, words.phrase(state.phrase(seat, action)), ", ".join(details), points)


def amount_text(amount: Amount, words: Words) -> str:
    return words.say(f"amount-{amount.what.replace('_', '-')}", amount=amount.amount)
