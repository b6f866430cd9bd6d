"""One reader for the notations of all games: a text of names, numbers and signs, read from left to right.

    reader = Reader("2 ore : jump(1)")
    ore = reader.number()                       2
    what = reader.choice(("ore", "retire"))     0, the place of the word among those that may stand there
    reader.expect(":")
    if reader.skip(";"): ...                    whether the sign was there; it is taken
    reader.end()                                nothing may follow

Whatever does not fit raises `BadNotation` with the text, the place in it and the word there. `reading(file, field)`
turns that into the error a player is shown, with the name of the entry: every text of a set is read inside one.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final

from perihelion.kernel.errors import SetNotation

TOKEN: Final = re.compile(r"\s*(?:(=>|->|>=|<=|==|!=|//|[A-Za-z_]\w*|\d+|[(){}\[\],;:+\-*<>=|!?])|(\S))")
OPENING: Final = "({["
CLOSING: Final = ")}]"
DEEPEST: Final = 40
"""Brackets within brackets: enough for any card, and no text can make a reader call itself without end."""
END: Final = "…"
"""Stands for the word where a text ends too early."""
LARGEST: Final = 9999
"""No number of a notation is larger."""


class BadNotation(ValueError):
    """A text that the notation does not allow: what is wrong, at which sign of it, and the word that stands there."""

    def __init__(self, text: str, at: int, word: str, problem: str) -> None:
        super().__init__(f"{problem}: {word or END!r}, sign {at + 1} of {text!r}")
        self.text = text
        self.at = at
        self.word = word


@contextmanager
def reading(file: str, field: str) -> Iterator[None]:
    """Refuse what cannot be read inside with the names of the set and of the entry."""
    try:
        yield
    except BadNotation as bad:
        raise SetNotation(file=file, field=field, word=bad.word or END, at=bad.at + 1) from bad


class Reader:
    """Reads one text of a notation."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.tokens: list[str] = []
        self.places: list[int] = []  # of every token: where it begins in the text
        depth = 0
        for found in TOKEN.finditer(text):
            word = found[1]
            place = found.start(1 if word else 2)
            if not word:
                raise BadNotation(text, place, found[2], "no sign of the notation")
            depth += 1 if word in OPENING else -1 if word in CLOSING else 0
            if depth > DEEPEST:
                raise BadNotation(text, place, word, "too many brackets within brackets")
            self.tokens.append(word)
            self.places.append(place)

    def refuse(self, problem: str, back: int = 0) -> BadNotation:
        """The error to raise about the next word, or one that was just taken."""
        at = self.at - back
        inside = at < len(self.tokens)
        return BadNotation(self.text, self.places[at] if inside else len(self.text), self.peek(-back), problem)

    # ---------------------------------------------------------------- words and signs

    def peek(self, ahead: int = 0) -> str:
        """The next word, or one further on; nothing at the end."""
        at = self.at + ahead
        return self.tokens[at] if at < len(self.tokens) else ""

    def take(self) -> str:
        word = self.peek()
        if not word:
            raise self.refuse("more was expected")
        self.at += 1
        return word

    def skip(self, sign: str) -> bool:
        """Whether this stands next; if so, it is taken."""
        if self.peek() != sign:
            return False
        self.at += 1
        return True

    def expect(self, sign: str) -> None:
        if not self.skip(sign):
            raise self.refuse(f"{sign!r} was expected")

    def end(self) -> None:
        if self.peek():
            raise self.refuse("nothing was expected")

    def name(self) -> str:
        word = self.take()
        if not (word[0].isalpha() or word[0] == "_"):
            raise self.refuse("a name was expected", 1)
        return word

    def number(self) -> int:
        word = self.take()
        if not word.isdigit() or int(word) > LARGEST:
            raise self.refuse("a number was expected", 1)
        return int(word)

    def signed(self) -> int:
        """A number with or without a sign: 2, +2, -2."""
        sign = -1 if self.skip("-") else 1
        if sign == 1:
            self.skip("+")
        return sign * self.number()

    def choice(self, known: Sequence[str] | Mapping[str, int]) -> int:
        """One of the words that may stand here: its place among them, or the number that it means."""
        word = self.take()
        if word not in known:
            raise self.refuse(f"one of {', '.join(known)} was expected", 1)
        return known[word] if isinstance(known, Mapping) else known.index(word)

    def choices(self, known: Sequence[str]) -> int:
        """Words joined by "|", as the set of their places: a bit for every word; "any" stands for all of them."""
        if self.peek() == "any" and "any" not in known:
            self.at += 1
            return (1 << len(known)) - 1
        found = 1 << self.choice(known)
        while self.skip("|"):
            found |= 1 << self.choice(known)
        return found

    def since(self, start: int) -> str:
        """The text from the token with that number (an earlier `at`) up to the last one taken."""
        last = self.at - 1
        return self.text[self.places[start] : self.places[last] + len(self.tokens[last])]

    def reaches(self, sign: str) -> bool:
        """Whether that sign comes outside any bracket before the brackets opened so far close again."""
        depth = 0
        for word in self.tokens[self.at :]:
            depth += 1 if word in OPENING else -1 if word in CLOSING else 0
            if depth < 0:
                return False
            if word == sign and depth == 0:
                return True
        return False
