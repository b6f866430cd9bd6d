"""The notation of effects, and what it becomes: every card, guild, event, system and mat is a line of this language.

    line    := [ cost ":" ] seq [ "where" "X" "=" expr ]     "2 ore + 1 retire : colonise()"
    cost    := item { "+" item }                             paid in full before seq (BTS-4.17)
    item    := expr "ore" [ "to opponent" ] | expr "retire"
    seq     := call { ";" call }                             strictly in order
    call    := NAME "(" [ arg { "," arg } ] ")"
    arg     := [ KEY "=" ] value
    value   := "{" line "}" | expr | SYMBOL { "|" SYMBOL }
    expr    := sums, products, "//", comparisons (1 or 0), "and", "or", counters, X, min(a, b), max(a, b)
    passive := "when" TRIGGER [ "if" expr ] "=>" line | "atwill" LIMIT "=>" line | "rule" NAME "(" [ KEY "=" n ] ")"

A call is mandatory and complete unless it stands in opt(); jump() and warp() are free in quantity. Every call is
one row of `catalogue.py`, with its options and what it does (section 21 of the rules reference says exactly what each
means).

In a line that a player chooses as an action, a part that can fail (research, colonise, ship from population, choose,
copy) may follow only parts that cannot spoil it: ore, pop, ship from supply; and a jump before a colonise with
control_bonus=no, whose target is named with the movement. So "can this be done?" needs no search over what happens in
between. `soundness.py` holds every action to this.
"""

from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar, Final, final

from perihelion.kernel.effect import Signature, Values

if TYPE_CHECKING:
    from .state import Table

LEVELS: Final = ["I", "II", "III", "IIII"]

# Counters of expressions.
COUNTERS: Final = [
    "X", "pop", "ore", "supply", "colonised", "controlled", "top_level", "techs", "passed_types", "automation",
    "food_symbols", "ore_symbols", "symbols", "areas_with_strength", "peak_strength", "excess", "taken", "exchanges",
    "swapped", "museum",
]  # fmt: skip
X: Final = 0
EXCESS: Final = 15
TAKEN: Final = 16
TOLD: Final = (X, EXCESS, TAKEN)
"""Counters that a line or a trigger tells; the others are counted on the table."""
# What an expression is made of; a counter is COUNTER + its number, with its argument.
CONSTANT: Final = 0
COUNTER: Final = 100
AT_LEAST: Final = 5
AND: Final = 11
OPERATORS: Final = ["", "+", "-", "*", "//", ">=", "<=", "==", "!=", ">", "<", "and", "or", "min", "max"]

TRIGGERS: Final = [
    "colonised", "production_done", "last_ore_disc", "researched", "control_gained", "control_lost", "jumped",
    "automated",
]  # fmt: skip
WHEN_COLONISED, WHEN_PRODUCTION_DONE, WHEN_LAST_ORE_DISC, WHEN_RESEARCHED, WHEN_CONTROL_GAINED = range(5)
WHEN_CONTROL_LOST, WHEN_JUMPED, WHEN_AUTOMATED = range(5, 8)

RULES: Final = [
    "skip_prerequisite", "retire_for_ore", "any_track_disc", "long_jump", "dock_everywhere", "push_pawn",
    "cheap_growth_trade",
]  # fmt: skip
SKIP_PREREQUISITE, RETIRE_FOR_ORE, ANY_TRACK_DISC, LONG_JUMP, DOCK_EVERYWHERE, PUSH_PAWN, CHEAP_GROWTH_TRADE = range(7)
RULES_WITH_NUMBER: Final = (SKIP_PREREQUISITE, RETIRE_FOR_ORE, PUSH_PAWN, CHEAP_GROWTH_TRADE)

# Kinds of passive abilities.
WHEN, AT_WILL, RULE = range(3)
UNLIMITED: Final = 99


@final
class Expr:
    """An expression in postfix order: pairs of an operator and its argument. `fixed` when it is a plain number."""

    def __init__(self, code: list[int]) -> None:
        self.code = code
        self.fixed = len(code) == 2 and code[0] == CONSTANT
        self.number = code[1] if self.fixed else 0
        self.pairs: list[tuple[int, int]] = [(code[at], code[at + 1]) for at in range(0, len(code), 2)]
        self.least = all_least(code)
        self.pair = pair_reaching(code)
        self.single = len(code) == 2 and code[0] >= COUNTER and code[0] - COUNTER not in (EXCESS, TAKEN)
        """One counter, or X."""
        self.counter = code[0] - COUNTER if self.single else 0
        self.argument = code[1]


def pair_reaching(code: list[int]) -> tuple[int, int, int, int, int, int] | None:
    """Of a condition like `controlled + colonised >= 5`: both counters with arguments, the operator, the number."""
    if len(code) != 10 or code[0] < COUNTER or code[2] < COUNTER or code[6] != CONSTANT or code[8] != AT_LEAST:
        return None
    left, right = code[0] - COUNTER, code[2] - COUNTER
    return None if left in TOLD or right in TOLD else (left, code[1], right, code[3], code[4], code[7])


def all_least(code: list[int]) -> list[tuple[int, int, int]]:
    """Of a condition that counters, one or two, reach numbers: each counter, its argument, its number; else nothing.

    Nearly all conditions are such; to ask for them directly saves half the time of the achievement phase.
    """
    if len(code) == 14 and code[12] == AND:
        left, right = all_least(code[:6]), all_least(code[6:12])
        return left + right if left and right else []
    if len(code) != 6 or code[0] < COUNTER or code[0] - COUNTER in TOLD or code[2] != CONSTANT or code[4] != AT_LEAST:
        return []
    return [(code[0] - COUNTER, code[1], code[3])]


Purse = tuple[int, int, int]
"""Ore, population and supply of a faction at some point of a line."""
IMPOSSIBLE: Final[Purse] = (0, -1, 0)


class Effect:
    """A kind of effect, one row of `catalogue.py`; these methods are its columns, and none may be left out."""

    notation: ClassVar[str] = ""
    at_once: ClassVar[bool] = False  # whether it never asks anything: the next call follows without a detour

    def run(
        self, table: "Table", seat: int, call: "Call", x: int, told: int, flags: int, card: int, frame: int
    ) -> None:
        """Do it. `told` is what the call before counted, `frame` the place on the agenda where the line goes on."""
        raise NotImplementedError

    def after(self, table: "Table", seat: int, call: "Call", x: int, purse: Purse, swaps: int, card: int) -> Purse:
        """What a faction has once it is done; IMPOSSIBLE, or population below 0, when it cannot be done (BTS-4.9)."""
        raise NotImplementedError

    def changes(self, table: "Table", seat: int, call: "Call", x: int, purse: Purse, swaps: int, card: int) -> bool:
        """Whether some way of doing it changes anything (BTS-16.8, BTS-16.11)."""
        raise NotImplementedError

    def cannot_fail(self, call: "Call") -> bool:
        """Whether it can always be done, though perhaps without any effect."""
        raise NotImplementedError

    def surely_changes(self, call: "Call") -> bool:
        """Whether it changes something if it can be done at all."""
        raise NotImplementedError


@final
class Call:
    """An effect with its arguments: expressions `n` and `m`, then words, sets and numbers in the order of the row."""

    def __init__(
        self,
        number: int,
        name: str,
        effect: Effect,
        exprs: list[Expr],
        fields: list[int],
        lines: "list[Line]",
        signature: Signature,
        values: Values,
    ) -> None:
        self.number = number  # of the row
        self.name = name
        self.effect = effect
        self.at_once = effect.at_once
        self.n = exprs[0]
        self.m = exprs[1]
        self.a = fields[0]
        self.b = fields[1]
        self.c = fields[2]
        self.d = fields[3]
        self.lines = lines
        self.signature = signature  # the row's notation, and the arguments by name: for words
        self.values = values
        self.levels = 0  # of a research: a bit for every level; 0 when `n` says the level
        self.line = 0  # the number of its line, and its place there
        self.at = 0
        self.before: Call | None = None  # the call before it in its line
        self.last = False  # in its line
        self.naming = 0  # 1 when the next call is a colonisation whose target is named with the movement, 2 a fresh one


def look_ahead(calls: "list[Call]") -> None:
    """Tell every call what follows it."""
    for call, following in pairwise(calls):
        call.naming = 1 + following.a if following.name == "colonise" and following.b else 0
        following.before = call
    calls[-1].last = True


def population_needed(calls: "list[Call]") -> int:
    """Population cubes that the first calls use for certain, before any could be gained."""
    for call in calls:
        if call.name == "research" and not call.b:
            return 1
        if call.name == "ship" and call.a:
            return call.d
        if call.name != "ore" and call.name != "ship":
            return 0
    return 0


def may_fail(calls: list[Call]) -> Call | None:
    """The one call that can fail, if it is the only one and needs no more cubes than the line is known to need."""
    failing = [call for call in calls if not call.effect.cannot_fail(call)]
    if len(failing) != 1 or (failing[0].name in ("research", "ship") and not population_needed(calls)):
        return None
    return failing[0]


def research_alone(calls: list[Call]) -> int:
    """The levels, as bits, when nothing but an ordinary research with a population cube can fail; else 0."""
    call = may_fail(calls)
    return call.levels if call is not None and call.name == "research" and not call.b and not call.c else 0


# What a line that is paid for needs so that it can be chosen; with ANYTHING all calls have to be looked at.
ANYTHING: Final = 0
NO_MORE: Final = 1  # it can always be done and changes something
A_SHIP: Final = 2  # that can move; without one other calls may still change something
A_CUBE: Final = 3  # in the supply; likewise
A_CREW: Final = 4  # a ship that can move, or population to build one; likewise
A_FLEET: Final = 5  # ships that can move or be upgraded; without any nothing changes
A_TARGET: Final = 6  # to colonise; without one the line is impossible
A_SLOT: Final = 7  # to research; likewise
A_SEEN_SLOT: Final = 8  # the same with the eye symbol


def builds_from_population(call: Call) -> bool:
    """Whether a call offers a ship for one population cube and nothing else."""
    if call.name != "opt" or not call.lines[0].free or len(call.lines[0].calls) != 1:
        return False
    inner = call.lines[0].calls[0]
    return inner.name == "ship" and inner.a == 1 and inner.d == 1


def needed(line: "Line") -> int:
    """Nearly all lines depend on one thing; asking for that alone takes a third off the time of random play."""
    if not line.plain:
        return ANYTHING
    if line.research:
        return A_SEEN_SLOT if any([call.name == "research" and call.a for call in line.calls]) else A_SLOT
    if not line.safe:
        call = may_fail(line.calls)
        if call is not None and call.name == "ship":
            return NO_MORE
        return A_TARGET if call is not None and call.name == "colonise" and not call.a and not call.b else ANYTHING
    if line.sure:
        return NO_MORE
    if all([call.name in ("upgrade", "jump", "warp") for call in line.calls]) and line.calls[-1].name != "upgrade":
        return A_FLEET
    for call in line.calls:
        if call.name == "jump" or call.name == "warp":
            crewed = not line.cubes and any([builds_from_population(each) for each in line.calls])
            return A_CREW if crewed else A_SHIP
        if call.name == "pop" and call.n.number > 0:
            return A_CUBE
    return ANYTHING


@final
class Line:
    """One line, compiled. `number` is its place in the book of all lines: agenda steps name lines by it."""

    def __init__(self, number: int, ore: Expr, retire: Expr, to_opponent: bool, x: Expr, calls: list[Call]) -> None:
        self.number = number
        self.ore = ore
        self.retire = retire
        self.to_opponent = to_opponent
        self.x = x
        self.calls = calls
        look_ahead(calls)
        for at, call in enumerate(calls):
            call.line = number
            call.at = at
        self.free = ore.fixed and ore.number == 0 and retire.fixed and retire.number == 0
        self.bound = not (x.fixed and x.number == 0)  # whether it says what X is, were it a number (BTS-21.2)
        self.plain = ore.fixed and retire.fixed and not self.bound
        self.price = ore.number  # when plain
        self.cubes = retire.number
        self.population = self.cubes + population_needed(calls)  # without which a plain line is impossible
        self.sure = any([call.effect.surely_changes(call) for call in calls])
        self.safe = all([call.effect.cannot_fail(call) for call in calls])
        self.research = research_alone(calls) if self.plain and not to_opponent else 0
        self.needs = needed(self)
        self.choice = self.free and len(calls) == 1 and calls[0].name == "choose"  # nothing but a choice of lines
        if self.choice:
            self.population = min([inner.population for inner in calls[0].lines])
        self.text = ""


@final
class Ability:
    """A passive text: when a trigger fires, at will, or a permanent change of a rule."""

    def __init__(self, kind: int, number: int, value: int, condition: Expr, line: Line | None) -> None:
        self.kind = kind
        self.number = number  # the trigger or the rule
        self.value = value  # uses in a turn, or the number of a rule
        self.condition = condition
        self.line = line


def number(value: int) -> Expr:
    return Expr([CONSTANT, value])


def researches(line: Line) -> bool:
    """BTS-21.19: whether a line contains a research at any depth."""
    return any([call.name == "research" or any([researches(inner) for inner in call.lines]) for call in line.calls])


def levels_researched(line: Line) -> int:
    """The levels, as bits, that a line can research without the eye symbol: what lays out a row of the tableau."""
    levels = 0
    for call in line.calls:
        if call.name == "research" and not call.a:
            levels |= call.levels
        for inner in call.lines:
            levels |= levels_researched(inner)
    return levels
