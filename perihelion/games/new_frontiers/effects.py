"""The notation of powers, bonuses and predicates in the component set, and what becomes of it at load (NFR-21).

    power     = ["may "] code [" " amount] [" " good] [" -> " gain] [" with " tile " " gain] [" of " predicate]
    good      = "any" | "N" | "R" | "G" | "A"
    gain      = item {"+" item} | "price"              price: what the good sells for, no Trade powers (NFR-21.21)
    item      = digit ("cr" | "vp" | "col")            credits, chips, colonists to the reserve
    predicate = all {" | " all}                        one of them
    all       = ["!"] test {" " ["!"] test}            every one of them
    test      = "any" | "colony" | "home" | "dev" | "small" | "large" | "military" | "windfall" | "production" | "grey"
              | "arms" | "kind:" good | "kw:" keyword | "power:" type | "colonists:" n | "cost>=" n | "cost<=" n
    bonus     = n " each " predicate                   n points for every own tile that fits (NFR-21.29)
              | n " per " ("kinds" | "strength") " max " n

Which parts a code takes is in CODES: a amount, g good, r gain (reward), w with, p predicate; a capital letter is a part
that may be left out. Examples: `strength 2`, `settle_discount 2 of kw:Alien`, `consume R -> 1vp+1cr`,
`consume_per_good -> 1vp with galactic_salon 1vp`, `may consume any -> price`, `produce_windfall 1 of kind:A`.
"""

from typing import Final, final

# Types of powers (NFR-11.1).
DEVELOP: Final = 0
EXPLORE: Final = 1
SETTLE: Final = 2
PRODUCE: Final = 3
TRADE: Final = 4
CONSUME: Final = 5
TYPES: Final = ["Develop", "Explore", "Settle", "Produce", "Trade", "Consume"]

# Codes, in the order of CODES.
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

CODES: Final[list[tuple[str, int, str]]] = [
    ("develop_discount", DEVELOP, "aP"),
    ("develop_gain", DEVELOP, "r"),
    ("develop_gain_printed", DEVELOP, "rp"),
    ("explore_draw", EXPLORE, "a"),
    ("explore_gain", EXPLORE, "r"),
    ("strength", SETTLE, "a"),
    ("strength_vs", SETTLE, "ap"),
    ("temp_strength", SETTLE, "ag"),
    ("settle_discount", SETTLE, "aP"),
    ("contact", SETTLE, "a"),
    ("settle_two", SETTLE, ""),
    ("settle_draw", SETTLE, "a"),
    ("settle_gain", SETTLE, "rP"),
    ("replace", SETTLE, "a"),
    ("doomed", SETTLE, ""),
    ("produce_here", PRODUCE, "r"),
    ("produce_windfall", PRODUCE, "aP"),
    ("produce_per", PRODUCE, "GrP"),
    ("produce_most", PRODUCE, "gr"),
    ("trade_bonus", TRADE, "a"),
    ("trade_bonus_kind", TRADE, "ag"),
    ("consume", CONSUME, "gr"),
    ("consume_two", CONSUME, "r"),
    ("consume_upto", CONSUME, "agr"),
    ("consume_free", CONSUME, "r"),
    ("consume_per_good", CONSUME, "rw"),
]

ANY: Final = -1
"""As the good of a power: a good of whatever kind."""

KINDS: Final = 4
LETTERS: Final = "NRGA"

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
class Power:
    """One power of one tile; `fits` says for every tile whether the power's predicate holds for it."""

    def __init__(self, number: int, tile: int, code: int, may: bool) -> None:
        self.number = number
        self.tile = tile
        self.code = code
        self.type = CODES[code][1]
        self.may = may
        self.amount = 0
        self.good = ANY
        self.gain = NOTHING
        self.partner = ""  # the tile named after "with"
        self.partner_tile = -1
        self.partner_gain = NOTHING
        self.predicate = ""
        self.fits: list[bool] = []


@final
class Line:
    """A line of a "?" bonus: for each fitting tile, or per unit of a quantity up to a maximum."""

    def __init__(self, points: int, predicate: str, quantity: str, most: int) -> None:
        self.points = points
        self.predicate = predicate
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


def parse_gain(text: str) -> Gain:
    if text == "price":
        return Gain(0, 0, 0, True)
    amounts = {"cr": 0, "vp": 0, "col": 0}
    for item in text.split("+"):
        if not item[:1].isdigit() or item[1:] not in amounts:
            raise ValueError(f"{text!r} is no gain")
        amounts[item[1:]] += int(item[0])
    return Gain(amounts["cr"], amounts["vp"], amounts["col"], False)


def parse_good(word: str) -> int:
    if word == "any":
        return ANY
    if len(word) == 1 and word in LETTERS:
        return LETTERS.index(word)
    raise ValueError(f"{word!r} is no good")


def cut(text: str, mark: str) -> tuple[str, str]:
    """The text before and after a mark; nothing after it when the mark is missing."""
    before, _, after = text.partition(mark)
    return before, after


def parse_power(text: str, number: int, tile: int) -> Power:
    rest, predicate = cut(text, " of ")
    rest, partner = cut(rest, " with ")
    rest, gain = cut(rest, " -> ")
    words = rest.split(" ")
    may = words[0] == "may"
    if may:
        words = words[1:]
    codes = [each[0] for each in CODES]
    if words[0] not in codes:
        raise ValueError(f"{text!r}: there is no power {words[0]!r}")
    power = Power(number, tile, codes.index(words[0]), may)
    given = ""
    for word in words[1:]:
        if word.isdigit():
            power.amount = int(word)
            given += "a"
        else:
            power.good = parse_good(word)
            given += "g"
    if gain:
        power.gain = parse_gain(gain)
        given += "r"
    if partner:
        power.partner, partner_gain = cut(partner, " ")
        power.partner_gain = parse_gain(partner_gain)
        given += "w"
    if predicate:
        power.predicate = predicate
        given += "p"
    check_parts(text, given, CODES[power.code][2])
    return power


def check_parts(text: str, given: str, allowed: str) -> None:
    for part in given:
        if part not in allowed.lower():
            raise ValueError(f"{text!r} has a part that its code does not take")
    for part in allowed:
        if part.islower() and part not in given:
            raise ValueError(f"{text!r} lacks a part that its code needs")


def parse_line(text: str) -> Line:
    points, predicate = cut(text, " each ")
    if predicate:
        return Line(int(points), predicate, "", 0)
    points, quantity = cut(text, " per ")
    quantity, most = cut(quantity, " max ")
    if quantity not in ("kinds", "strength"):
        raise ValueError(f"{text!r} is no line of a bonus")
    return Line(int(points), "", quantity, int(most))


def fits(predicate: str, tile: Tile, kind: int) -> bool:
    """Whether a predicate holds for a tile; `kind` is the declared one of the Oort refinery, else the tile's own."""
    for alternative in predicate.split(" | "):
        if all([holds(test, tile, kind) for test in alternative.split(" ")]):
            return True
    return False


def holds(test: str, tile: Tile, kind: int) -> bool:
    if test.startswith("!"):
        return not holds(test[1:], tile, kind)
    colony = tile.is_colony()
    if test in ("any", "colony", "home", "dev", "small", "large"):
        sorts = {"any": [0, 1, 2, 3], "colony": [0, 1], "home": [1], "dev": [2, 3], "small": [2], "large": [3]}
        return tile.sort in sorts[test]
    if test == "military":
        return colony and tile.military
    if test in GOOD_TYPES:
        return colony and GOOD_TYPES[tile.good] == test
    if test == "arms":
        return tile.has_code(STRENGTH) or tile.has_code(STRENGTH_VS) or tile.has_code(TEMP_STRENGTH)
    if test.startswith("cost>="):
        return tile.cost >= int(test[6:])
    if test.startswith("cost<="):
        return 0 <= tile.cost <= int(test[6:])
    subject, value = cut(test, ":")
    if subject == "kind":
        return colony and kind == parse_good(value)
    if subject == "kw":
        return value in tile.keywords
    if subject == "power":
        return tile.has_type(TYPES.index(value))
    if subject == "colonists":
        return colony and tile.colonists == int(value)
    raise ValueError(f"{test!r} is no test")
