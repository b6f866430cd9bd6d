"""The generator that lives in a state: Bob Jenkins' small fast generator with 32-bit words (jsf32).

Four integers are its whole state, so a clone costs next to nothing, and plain and compiled Python agree. Compiled they
are native ones: a word takes 48 instructions instead of 232.
"""

from typing import Any, Final, final

from perihelion.kernel.native import i64

WORD: Final = 0xFFFFFFFF
WORDS: Final = WORD + 1
SPREAD: Final = 0xF1EA5EED


@final
class Rng:
    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def clone(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.d)

    def word(self) -> int:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        d = self.d
        mixed = (self.a - (b << 27 | b >> 5)) & WORD
        a = b ^ (c << 17 | c >> 15) & WORD
        self.a = a
        self.b = (c + d) & WORD
        self.c = (d + mixed) & WORD
        d = (mixed + a) & WORD
        self.d = d
        return d

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, all equally likely."""
        drawn = self.word()
        if drawn < bound:  # else it is above the surplus for certain
            surplus = WORDS % bound
            while drawn < surplus:
                drawn = self.word()
        return drawn % bound

    def shuffle(self, items: list[int]) -> None:
        things: list[Any] = items  # what they are does not matter: compiled, numbers need not be unpacked
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def sample(self, items: list[int], count: int) -> list[int]:
        """`count` different items in random order."""
        drawn = items[:]
        self.shuffle(drawn)
        return drawn[:count]


def seeded(seed: int) -> Rng:
    """A generator for any seed of 0 or more; seeds up to 96 bits give different streams."""
    a: i64 = SPREAD
    b: i64 = seed & WORD
    c: i64 = seed >> 32 & WORD
    d: i64 = seed >> 64 & WORD
    for _ in range(20):  # as `word` does, twenty times
        mixed = (a - ((b << 27 | b >> 5) & WORD)) & WORD
        a = b ^ ((c << 17 | c >> 15) & WORD)
        b = (c + d) & WORD
        c = (d + mixed) & WORD
        d = (mixed + a) & WORD
    return Rng(a, b, c, d)


TWIN: Final = Rng(0, 0, 0, 0)
"""Given to a new state that becomes a clone: its lists and its generator come from the other one (`copy_base`)."""
