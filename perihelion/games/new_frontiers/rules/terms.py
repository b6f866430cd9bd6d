"""The notation of powers, bonuses and predicates in the component set, and what becomes of it at load (NFR-21).

    power     = ["may "] effect [" " amount] [" " good] [" -> " gain] [" with " tile " " gain] [" of " predicate]
    good      = "any" | "N" | "R" | "G" | "A"
    gain      = item {"+" item} | "price"              price: what the good sells for, no Trade powers (NFR-21.21)
    item      = number ("cr" | "vp" | "col")            credits, chips, colonists to the reserve
    predicate = all {" | " all}                        one of them
    all       = ["!"] test {" " ["!"] test}            every one of them
    test      = "any" | "colony" | "home" | "dev" | "small" | "large" | "military" | "windfall" | "production" | "grey"
              | "arms" | "kind:" good | "kw:" keyword | "power:" type | "colonists:" n | "cost>=" n | "cost<=" n
    bonus     = n " each " predicate                   n points for every own tile that fits (NFR-21.29)
              | n " per " ("kinds" | "strength") " max " n

The effects are in `effects.py`, a row for each. Examples: `strength 2`, `settle_discount 2 of kw:Alien`,
`consume R -> 1vp+1cr`, `consume_per_good -> 1vp with galactic_salon 1vp`, `may consume any -> price`,
`produce_windfall 1 of kind:A`.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, final

from perihelion.kernel.notation import Reader

if TYPE_CHECKING:
    from .state import Table

# Types of powers (NFR-11.1).
DEVELOP, EXPLORE, SETTLE, PRODUCE, TRADE, CONSUME = range(6)
TYPES: Final = ["Develop", "Explore", "Settle", "Produce", "Trade", "Consume"]

# When powers work; those that only their action looks for are named by what they allow.
DEVELOP_PRICE, BOUGHT, EXPLORED, STRENGTH, ARMS, SETTLE_PRICE, CONTACT, SETTLE_TWICE, AFTER_SETTLING = range(9)
REPLACEMENT, DOOM, PRODUCED, FILLING, PRODUCE_OVER, SALE, CONSUME_FIRST, FEEDING, CONSUME_LAST = range(9, 18)
MOMENTS: Final = {
    DEVELOP_PRICE: (DEVELOP, "adds"),
    BOUGHT: (DEVELOP, "give"),
    EXPLORED: (EXPLORE, "give draws"),
    STRENGTH: (SETTLE, "adds"),
    ARMS: (SETTLE, ""),
    SETTLE_PRICE: (SETTLE, "adds"),
    CONTACT: (SETTLE, ""),
    SETTLE_TWICE: (SETTLE, ""),
    AFTER_SETTLING: (SETTLE, "give draws chips"),
    REPLACEMENT: (SETTLE, ""),
    DOOM: (SETTLE, ""),
    PRODUCED: (PRODUCE, "give chips"),
    FILLING: (PRODUCE, ""),
    PRODUCE_OVER: (PRODUCE, "give chips"),
    SALE: (TRADE, "adds"),
    CONSUME_FIRST: (CONSUME, "give chips"),
    FEEDING: (CONSUME, "goods each_good chips"),
    CONSUME_LAST: (CONSUME, "give chips"),
}
"""Of every moment: the type of its powers, and the columns of an effect that it asks for."""


class Effect:
    """A row: how a kind of power is written, when it works, what it says and shows, and what it does.

    `parts` are those of the notation: a amount, g good, r gain (reward), w with, p predicate; a capital letter is one
    that may be left out. In `signs`, the line on a tile, `#` is the amount; `good`, `gain` and `of` are parts of the
    power, `good/of` is the condition or else the good, `of/military` the condition without a test that is plain; other
    words are pictures. `things` says of a condition to what use it is put, what tiles are meant where it does not say
    it, and what they are in any case (`people/explaining.py`).
    """

    def __init__(self, notation: str, moment: int, parts: str, signs: str, things: str = "") -> None:
        self.notation = notation
        self.moment = moment
        self.parts = parts
        self.signs = signs
        self.things = things

    def adds(self, power: "Power", subject: int) -> int:
        """What it changes: the number its moment asks for, a price or a strength for a tile, a sale for a kind."""
        raise NotImplementedError

    def give(self, table: "Table", seat: int, power: "Power", tile: int) -> None:
        """What it does at its moment; `tile` was bought, settled or produced on, else it is the power's own."""
        raise NotImplementedError

    def draws(self, power: "Power") -> int:
        """The worlds it draws then."""
        raise NotImplementedError

    def goods(self, power: "Power", there: int) -> int:
        """Whether it can be used: how many goods it consumes where so many fit, 0 if they are too few (NFR-9.17)."""
        raise NotImplementedError

    def each_good(self) -> bool:
        """Whether its gain comes for each good, not once for all."""
        raise NotImplementedError

    def chips(self, power: "Power", goods: int) -> int:
        """The chips it pays at most in one action, to somebody with so many goods."""
        raise NotImplementedError


ANY: Final = -1
"""As the good of a power: a good of whatever kind."""

KINDS: Final = 4
LETTERS: Final = ("N", "R", "G", "A")
GOODS: Final = {"any": ANY, "N": 0, "R": 1, "G": 2, "A": 3}

# How a colony gets goods.
GREY, PRODUCTION, WINDFALL = range(3)
GOOD_TYPES: Final = ["grey", "production", "windfall"]

# Sorts of tiles.
WORLD, HOME, SMALL, LARGE = range(4)
SORTS: Final = {
    "any": (WORLD, HOME, SMALL, LARGE),
    "colony": (WORLD, HOME),
    "home": (HOME,),
    "dev": (SMALL, LARGE),
    "small": (SMALL,),
    "large": (LARGE,),
}

SUBJECTS_OF_TESTS: Final = (*SORTS, "military", *GOOD_TYPES, "arms", "kind", "kw", "power", "colonists", "cost")

NO_KIND: Final = -1
ANY_KIND: Final = 4
"""The kind of the Oort refinery while nobody has declared one (NFR-14.23)."""


@final
class Gain:
    def __init__(self, credit: int, chips: int, colonists: int, price: bool) -> None:
        self.credits = credit
        self.chips = chips
        self.colonists = colonists
        self.price = price


NOTHING: Final = Gain(0, 0, 0, False)


@final
class Test:
    """One test of a predicate: what it looks at, and the number or the keyword it asks for."""

    def __init__(self, subject: str, negated: bool) -> None:
        self.subject = subject
        self.negated = negated
        self.number = 0
        self.word = ""


Predicate = list[list[Test]]
"""Alternatives, in each of which all tests must hold; none at all where there is no condition."""


@final
class Power:
    """One power of one tile; `fits` says for every tile whether the power's predicate holds for it."""

    def __init__(self, number: int, tile: int, effect: Effect, may: bool) -> None:
        self.number = number
        self.tile = tile
        self.effect = effect
        self.name = effect.notation
        self.moment = effect.moment
        self.type: int = MOMENTS[effect.moment][0]
        self.may = may
        self.amount = 0
        self.good = ANY
        self.gain = NOTHING
        self.partner = ""  # the tile named after "with"
        self.partner_tile = -1
        self.partner_gain = NOTHING
        self.of: Predicate = []
        self.fits: list[bool] = []


@final
class Line:
    """A line of a "?" bonus: for each fitting tile, or per unit of a quantity up to a maximum."""

    def __init__(self, points: int, of: Predicate, quantity: str, most: int) -> None:
        self.points = points
        self.of = of
        self.quantity = quantity
        self.most = most


@final
class Tile:
    """A world, a home colony or the face of a development, as printed."""

    def __init__(self, number: int, name: str, sort: int) -> None:
        self.number = number
        self.name = name
        self.sort = sort
        self.military = False
        self.value = 0  # cost, or defence of a military world
        self.cost = -1  # printed cost, -1 where there is none
        self.colonists = 0
        self.good = GREY
        self.kind = NO_KIND
        self.keywords: list[str] = []
        self.alien = False
        self.points = 0  # 0 for a "?"
        self.variable = False
        self.spaces = 0
        self.for_sale = True  # whether a good on it can be sold (NFR-14.25)
        self.powers: list[Power] = []
        self.moments = 0  # of those, as bits
        self.lines: list[Line] = []
        self.worth: list[int] = []  # of every tile, what it counts under the bonus of this one
        self.per_strength = 0
        self.most_strength = 0
        self.per_kind = 0
        self.most_kinds = 0

    def is_colony(self) -> bool:
        return self.sort <= HOME

    def has_type(self, kind: int) -> bool:
        for power in self.powers:
            if power.type == kind:
                return True
        return False

    def works_at(self, moment: int) -> bool:
        return self.moments >> moment & 1 == 1


def read_power(text: str, number: int, tile: int, effects: Mapping[str, Effect]) -> Power:
    reader = Reader(text)
    may = reader.skip("may")
    names = list(effects)
    effect = effects[names[reader.choice(names)]]
    power = Power(number, tile, effect, may)
    given = ""
    if reader.peek().isdigit():
        power.amount = reader.number()
        given += "a"
    if reader.peek() in GOODS:
        power.good = GOODS[reader.take()]
        given += "g"
    if reader.skip("->"):
        power.gain = take_gain(reader)
        given += "r"
    if reader.skip("with"):
        power.partner = reader.name()
        power.partner_gain = take_gain(reader)
        given += "w"
    if reader.skip("of"):
        power.of = take_predicate(reader)
        given += "p"
    reader.end()
    for part in given:
        if part not in effect.parts.lower():
            raise reader.refuse(f"{text!r} has a part that its effect does not take", 1)
    for part in effect.parts:
        if part.islower() and part not in given:
            raise reader.refuse(f"{text!r} lacks a part that its effect needs")
    return power


def read_gain(text: str) -> Gain:
    reader = Reader(text)
    gain = take_gain(reader)
    reader.end()
    return gain


def take_gain(reader: Reader) -> Gain:
    if reader.skip("price"):
        return Gain(0, 0, 0, True)
    amounts = [0, 0, 0]
    while True:
        amount = reader.number()
        amounts[reader.choice(("cr", "vp", "col"))] += amount
        if not reader.skip("+"):
            return Gain(amounts[0], amounts[1], amounts[2], False)


def take_predicate(reader: Reader) -> Predicate:
    """Alternatives of tests, of which all must hold."""
    found: Predicate = [[]]
    while reader.peek():
        if reader.skip("|"):
            found.append([])
        found[-1].append(take_test(reader))
    if not found[0]:
        raise reader.refuse("a condition was expected")
    return found


def take_test(reader: Reader) -> Test:
    negated = reader.skip("!")
    subject = SUBJECTS_OF_TESTS[reader.choice(SUBJECTS_OF_TESTS)]
    test = Test(subject, negated)
    if subject == "cost":
        test.subject = ("cost>=", "cost<=")[reader.choice((">=", "<="))]
        test.number = reader.number()
    elif subject in ("kind", "kw", "power", "colonists"):
        reader.expect(":")
        if subject == "kind":
            test.number = reader.choice(LETTERS)
        elif subject == "power":
            test.number = reader.choice(TYPES)
        elif subject == "kw":
            test.word = reader.name()
        else:
            test.number = reader.number()
    return test


def read_line(text: str) -> Line:
    reader = Reader(text)
    points = reader.number()
    if reader.skip("each"):
        return Line(points, take_predicate(reader), "", 0)
    reader.expect("per")
    quantity = ("kinds", "strength")[reader.choice(("kinds", "strength"))]
    reader.expect("max")
    most = reader.number()
    reader.end()
    return Line(points, [], quantity, most)


def fits(predicate: Predicate, tile: Tile, kind: int) -> bool:
    """Whether a predicate holds for a tile; `kind` is the declared one of the Oort refinery, else the tile's own."""
    for alternative in predicate:
        if all([holds(test, tile, kind) != test.negated for test in alternative]):
            return True
    return False


def holds(test: Test, tile: Tile, kind: int) -> bool:
    """NFR-21.28."""
    subject = test.subject
    colony = tile.is_colony()
    if subject in SORTS:
        return tile.sort in SORTS[subject]
    if subject == "military":
        return colony and tile.military
    if subject in GOOD_TYPES:
        return colony and GOOD_TYPES[tile.good] == subject
    if subject == "arms":
        return tile.works_at(STRENGTH) or tile.works_at(ARMS)
    if subject == "cost>=":
        return tile.cost >= test.number
    if subject == "cost<=":
        return 0 <= tile.cost <= test.number
    if subject == "kind":
        return colony and kind == test.number
    if subject == "kw":
        return test.word in tile.keywords
    if subject == "power":
        return tile.has_type(test.number)
    return colony and tile.colonists == test.number
