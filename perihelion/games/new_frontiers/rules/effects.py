"""The notation of powers, bonuses and predicates in the component set, and what becomes of it at load (NFR-21).

    power     = ["may "] code [" " amount] [" " good] [" -> " gain] [" with " tile " " gain] [" of " predicate]
    good      = "any" | "N" | "R" | "G" | "A"
    gain      = item {"+" item} | "price"              price: what the good sells for, no Trade powers (NFR-21.21)
    item      = number ("cr" | "vp" | "col")            credits, chips, colonists to the reserve
    predicate = all {" | " all}                        one of them
    all       = ["!"] test {" " ["!"] test}            every one of them
    test      = "any" | "colony" | "home" | "dev" | "small" | "large" | "military" | "windfall" | "production" | "grey"
              | "arms" | "kind:" good | "kw:" keyword | "power:" type | "colonists:" n | "cost>=" n | "cost<=" n
    bonus     = n " each " predicate                   n points for every own tile that fits (NFR-21.29)
              | n " per " ("kinds" | "strength") " max " n

Which parts an effect takes is in EFFECTS: a amount, g good, r gain (reward), w with, p predicate; a capital letter is
a part that may be left out. Examples: `strength 2`, `settle_discount 2 of kw:Alien`, `consume R -> 1vp+1cr`,
`consume_per_good -> 1vp with galactic_salon 1vp`, `may consume any -> price`, `produce_windfall 1 of kind:A`.
"""

from typing import Final, final

from perihelion.kernel.notation import Reader

# Types of powers (NFR-11.1).
DEVELOP: Final = 0
EXPLORE: Final = 1
SETTLE: Final = 2
PRODUCE: Final = 3
TRADE: Final = 4
CONSUME: Final = 5
TYPES: Final = ["Develop", "Explore", "Settle", "Produce", "Trade", "Consume"]

# Codes, in the order of EFFECTS.
DEVELOP_DISCOUNT: Final = 0
DEVELOP_GAIN: Final = 1
DEVELOP_GAIN_PRINTED: Final = 2
EXPLORE_DRAW: Final = 3
EXPLORE_GAIN: Final = 4
STRENGTH: Final = 5
STRENGTH_VS: Final = 6
TEMP_STRENGTH: Final = 7
SETTLE_DISCOUNT: Final = 8
CONTACT: Final = 9
SETTLE_TWO: Final = 10
SETTLE_DRAW: Final = 11
SETTLE_GAIN: Final = 12
REPLACE: Final = 13
DOOMED: Final = 14
PRODUCE_HERE: Final = 15
PRODUCE_WINDFALL: Final = 16
PRODUCE_PER: Final = 17
PRODUCE_MOST: Final = 18
TRADE_BONUS: Final = 19
TRADE_BONUS_KIND: Final = 20
CONSUME_ONE: Final = 21
CONSUME_TWO: Final = 22
CONSUME_UPTO: Final = 23
CONSUME_FREE: Final = 24
CONSUME_PER_GOOD: Final = 25


@final
class Effect:
    """A kind of power: its number, how it is written, the type it belongs to, the parts it takes, its line of signs."""

    def __init__(self, code: int, notation: str, kind: int, parts: str, signs: str) -> None:
        self.code = code
        self.notation = notation
        self.type = kind
        self.parts = parts
        self.signs = signs


EFFECTS: Final = [
    Effect(DEVELOP_DISCOUNT, "develop_discount", DEVELOP, "aP", "−# credit of"),
    Effect(DEVELOP_GAIN, "develop_gain", DEVELOP, "r", "+ gain"),
    Effect(DEVELOP_GAIN_PRINTED, "develop_gain_printed", DEVELOP, "rp", "of arrow gain"),
    Effect(EXPLORE_DRAW, "explore_draw", EXPLORE, "a", "+# world"),
    Effect(EXPLORE_GAIN, "explore_gain", EXPLORE, "r", "+ gain"),
    Effect(STRENGTH, "strength", SETTLE, "a", "+# shield"),
    Effect(STRENGTH_VS, "strength_vs", SETTLE, "ap", "+# shield : of"),
    Effect(TEMP_STRENGTH, "temp_strength", SETTLE, "ag", "good arrow +# shield"),
    Effect(SETTLE_DISCOUNT, "settle_discount", SETTLE, "aP", "−# credit of"),
    Effect(CONTACT, "contact", SETTLE, "a", "shield arrow credit −#"),
    Effect(SETTLE_TWO, "settle_two", SETTLE, "", "×2 world"),
    Effect(SETTLE_DRAW, "settle_draw", SETTLE, "a", "+# world"),
    Effect(SETTLE_GAIN, "settle_gain", SETTLE, "rP", "of + gain"),
    Effect(REPLACE, "replace", SETTLE, "a", "world swap +#"),
    Effect(DOOMED, "doomed", SETTLE, "", "swap 0 credit"),
    Effect(PRODUCE_HERE, "produce_here", PRODUCE, "r", "+ gain"),
    Effect(PRODUCE_WINDFALL, "produce_windfall", PRODUCE, "aP", "+ good/of"),
    Effect(PRODUCE_PER, "produce_per", PRODUCE, "GrP", "good/of × gain"),
    Effect(PRODUCE_MOST, "produce_most", PRODUCE, "gr", "> good arrow gain"),
    Effect(TRADE_BONUS, "trade_bonus", TRADE, "a", "+# credit"),
    Effect(TRADE_BONUS_KIND, "trade_bonus_kind", TRADE, "ag", "good +# credit"),
    Effect(CONSUME_ONE, "consume", CONSUME, "gr", "good arrow gain"),
    Effect(CONSUME_TWO, "consume_two", CONSUME, "r", "good good arrow gain"),
    Effect(CONSUME_UPTO, "consume_upto", CONSUME, "agr", "≤# good arrow gain"),
    Effect(CONSUME_FREE, "consume_free", CONSUME, "r", "+ gain"),
    Effect(CONSUME_PER_GOOD, "consume_per_good", CONSUME, "rw", "good × gain"),
]
"""What an effect does is beside its action, what it is worth in `bots/weights.py`, how it is said in the texts.

In the line of signs `#` is the amount; `good`, `gain` and `of` are parts of the power, `good/of` is the condition or
else the good; other words are pictures.
"""
NAMES: Final = [effect.notation for effect in EFFECTS]
if [effect.code for effect in EFFECTS] != list(range(len(EFFECTS))):
    raise ValueError("an effect does not stand at the place of its number")

ANY: Final = -1
"""As the good of a power: a good of whatever kind."""

KINDS: Final = 4
LETTERS: Final = ("N", "R", "G", "A")
GOODS: Final = {"any": ANY, "N": 0, "R": 1, "G": 2, "A": 3}

# How a colony gets goods.
GREY: Final = 0
PRODUCTION: Final = 1
WINDFALL: Final = 2
GOOD_TYPES: Final = ["grey", "production", "windfall"]

# Sorts of tiles.
WORLD: Final = 0
HOME: Final = 1
SMALL: Final = 2
LARGE: Final = 3
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

    def __init__(self, number: int, tile: int, code: int, may: bool) -> None:
        self.number = number
        self.tile = tile
        self.code = code
        self.type = EFFECTS[code].type
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
        self.codes = 0  # of those, as bits
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

    def has_code(self, code: int) -> bool:
        return self.codes >> code & 1 == 1


def read_power(text: str, number: int, tile: int) -> Power:
    reader = Reader(text)
    may = reader.skip("may")
    power = Power(number, tile, reader.choice(NAMES), may)
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
    allowed = EFFECTS[power.code].parts
    for part in given:
        if part not in allowed.lower():
            raise reader.refuse(f"{text!r} has a part that its effect does not take", 1)
    for part in allowed:
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
        return tile.has_code(STRENGTH) or tile.has_code(STRENGTH_VS) or tile.has_code(TEMP_STRENGTH)
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
