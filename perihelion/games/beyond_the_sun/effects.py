"""The notation of effects, and its parser: every card, guild, event, system and mat is a line of this language.

    line    := [ cost ":" ] seq [ "where" "X" "=" expr ]     "2 ore + 1 retire : colonise()"
    cost    := item { "+" item }                             paid in full before seq (BTS-4.17)
    item    := expr "ore" [ "to opponent" ] | expr "retire"
    seq     := call { ";" call }                             strictly in order
    call    := NAME "(" [ arg { "," arg } ] ")"
    arg     := [ KEY "=" ] value
    value   := "{" line "}" | expr | SYMBOL { "|" SYMBOL }
    expr    := sums, products, "//", comparisons (1 or 0), "and", "or", counters, X, min(a, b), max(a, b)
    passive := "when" TRIGGER [ "if" expr ] "=>" line | "atwill" LIMIT "=>" line | "rule" NAME "(" [ KEY "=" n ] ")"

A call is mandatory and complete unless it stands in opt(); jump() and warp() are free in quantity. The calls, with
their options, the default first (section 21 of the rules reference says exactly what each means):

    ore(n)  pop(n, col=left|right)  return_pop(n)  vp(n)  nothing()
    ship(level, from=supply|pop, at=dock|deep|any, col=left|right, n=1)
    upgrade(ships, levels, mode=exact|upto|spread)  jump(points)  warp(ships)
    colonise(target=own|fresh, control_bonus=yes|no)
    research(level or I|II or number, only=any|seen, cube=pop|supply, prereq=yes|no, immediate=yes|no)
    private(level, look=n)  lay_tech(level, look=n)  automate(food|ore|either, n=1)
    move_supply(n, src=any, to=A or src=right, to=any)  produce(growth|ore|trade)
    copy(research|basic|own, occupied=yes)
    uncover(level)  place_system(A|B, as=neighbour|sphere)  take_system(A|B|sphere, look=n)
    send_ship(event)  swap_disc(1)  keep(mat|achievements|deep, vp=0, owner=self|most_techs)
    opt({line})  choose({line}, {line}, times=1)  if(expr, {line})  each(all|others, {line})

In a line that a player chooses as an action, a part that can fail (research, colonise, ship from population, choose,
copy) may follow only parts that cannot spoil it: ore, pop, ship from supply; and a jump before a colonise with
control_bonus=no, whose target is named with the movement. So "can this be done?" needs no search over what happens in
between. `check_order` holds every action to this.
"""

from itertools import pairwise
from typing import Final, final

# Calls.
ORE: Final = 0
POP: Final = 1
RETURN_POP: Final = 2
SHIP: Final = 3
UPGRADE: Final = 4
JUMP: Final = 5
WARP: Final = 6
COLONISE: Final = 7
RESEARCH: Final = 8
PRIVATE: Final = 9
LAY_TECH: Final = 10
AUTOMATE: Final = 11
MOVE_SUPPLY: Final = 12
PRODUCE: Final = 13
COPY: Final = 14
UNCOVER: Final = 15
PLACE_SYSTEM: Final = 16
TAKE_SYSTEM: Final = 17
SEND_SHIP: Final = 18
SWAP_DISC: Final = 19
KEEP: Final = 20
VP: Final = 21
NOTHING: Final = 22
OPT: Final = 23
CHOOSE: Final = 24
IF: Final = 25
EACH: Final = 26

CALLS: Final = [
    "ore", "pop", "return_pop", "ship", "upgrade", "jump", "warp", "colonise", "research", "private", "lay_tech",
    "automate", "move_supply", "produce", "copy", "uncover", "place_system", "take_system", "send_ship", "swap_disc",
    "keep", "vp", "nothing", "opt", "choose", "if", "each",
]  # fmt: skip

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
WHEN_COLONISED: Final = 0
WHEN_PRODUCTION_DONE: Final = 1
WHEN_LAST_ORE_DISC: Final = 2
WHEN_RESEARCHED: Final = 3
WHEN_CONTROL_GAINED: Final = 4
WHEN_CONTROL_LOST: Final = 5
WHEN_JUMPED: Final = 6
WHEN_AUTOMATED: Final = 7

RULES: Final = [
    "skip_prerequisite", "retire_for_ore", "any_track_disc", "long_jump", "dock_everywhere", "push_pawn",
    "cheap_growth_trade",
]  # fmt: skip
SKIP_PREREQUISITE: Final = 0
RETIRE_FOR_ORE: Final = 1
ANY_TRACK_DISC: Final = 2
LONG_JUMP: Final = 3
DOCK_EVERYWHERE: Final = 4
PUSH_PAWN: Final = 5
CHEAP_GROWTH_TRADE: Final = 6

# Kinds of passive abilities.
WHEN: Final = 0
AT_WILL: Final = 1
RULE: Final = 2
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


@final
class Call:
    def __init__(self, op: int, n: Expr, m: Expr, fields: list[int], lines: "list[Line]", levels: int) -> None:
        self.op = op
        self.n = n
        self.m = m
        self.a = fields[0]
        self.b = fields[1]
        self.c = fields[2]
        self.d = fields[3]
        self.e = fields[4]
        self.lines = lines
        self.levels = levels  # of a research: a bit for every level; 0 when `n` says the level
        self.last = False  # in its line
        self.naming = 0  # 1 when the next call is a colonisation whose target is named with the movement, 2 a fresh one


def look_ahead(calls: "list[Call]") -> None:
    """Tell every call what follows it."""
    for call, following in pairwise(calls):
        call.naming = 1 + following.a if following.op == COLONISE and following.b else 0
    calls[-1].last = True


def population_needed(calls: "list[Call]") -> int:
    """Population cubes that the first calls use for certain, before any could be gained."""
    for call in calls:
        if call.op == RESEARCH and not call.b:
            return 1
        if call.op == SHIP and call.a:
            return call.d
        if call.op != ORE and call.op != SHIP:
            return 0
    return 0


def cannot_fail(call: Call) -> bool:
    """Whether a call can always be done, though perhaps without any effect."""
    if call.op == SHIP:
        return call.a == 0
    if call.op == COPY:
        return call.a == 1  # a Basic action can always be used
    return call.op in (ORE, POP, UPGRADE, JUMP, WARP, AUTOMATE, OPT, VP, NOTHING)


def surely_changes(call: Call) -> bool:
    """Whether a call, if it can be done at all, changes something."""
    if call.op == ORE:
        return call.n.number > 0
    if call.op == SHIP:
        return call.a == 1
    return call.op in (RESEARCH, COLONISE, AUTOMATE, COPY, TAKE_SYSTEM)


def may_fail(calls: list[Call]) -> Call | None:
    """The one call that can fail, if it is the only one and needs no more cubes than the line is known to need."""
    failing = [call for call in calls if not cannot_fail(call)]
    if len(failing) != 1 or (failing[0].op in (RESEARCH, SHIP) and not population_needed(calls)):
        return None
    return failing[0]


def research_alone(calls: list[Call]) -> int:
    """The levels, as bits, when nothing but an ordinary research with a population cube can fail; else 0."""
    call = may_fail(calls)
    return call.levels if call is not None and call.op == RESEARCH and not call.b and not call.c else 0


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
    if call.op != OPT or not call.lines[0].free or len(call.lines[0].calls) != 1:
        return False
    inner = call.lines[0].calls[0]
    return inner.op == SHIP and inner.a == 1 and inner.d == 1


def needed(line: "Line") -> int:
    """Nearly all lines depend on one thing; asking for that alone takes a third off the time of random play."""
    if not line.plain:
        return ANYTHING
    if line.research:
        return A_SEEN_SLOT if any([call.op == RESEARCH and call.a for call in line.calls]) else A_SLOT
    if not line.safe:
        call = may_fail(line.calls)
        if call is not None and call.op == SHIP:
            return NO_MORE
        return A_TARGET if call is not None and call.op == COLONISE and not call.a and not call.b else ANYTHING
    if line.sure:
        return NO_MORE
    if all([call.op in (UPGRADE, JUMP, WARP) for call in line.calls]) and line.calls[-1].op != UPGRADE:
        return A_FLEET
    for call in line.calls:
        if call.op == JUMP or call.op == WARP:
            crewed = not line.cubes and any([builds_from_population(each) for each in line.calls])
            return A_CREW if crewed else A_SHIP
        if call.op == POP and call.n.number > 0:
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
        self.free = ore.fixed and ore.number == 0 and retire.fixed and retire.number == 0
        self.plain = ore.fixed and retire.fixed and x.fixed
        self.price = ore.number  # when plain
        self.cubes = retire.number
        self.population = self.cubes + population_needed(calls)  # without which a plain line is impossible
        self.sure = any([surely_changes(call) for call in calls])
        self.safe = all([cannot_fail(call) for call in calls])
        self.research = research_alone(calls) if self.plain and not to_opponent else 0
        self.needs = needed(self)
        self.choice = self.free and len(calls) == 1 and calls[0].op == CHOOSE  # nothing but a choice of lines
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
    return any([call.op == RESEARCH or any([researches(inner) for inner in call.lines]) for call in line.calls])


def levels_researched(line: Line) -> int:
    """The levels, as bits, that a line can research without the eye symbol: what lays out a row of the tableau."""
    levels = 0
    for call in line.calls:
        if call.op == RESEARCH and not call.a:
            levels |= call.levels
        for inner in call.lines:
            levels |= levels_researched(inner)
    return levels


def check_order(line: Line) -> None:
    """Refuse an action in which a part that can fail follows one that could spoil it (see the top of this module)."""
    spoiled = False
    before = NOTHING
    for call in line.calls:
        can_fail = call.op in (RESEARCH, COLONISE, CHOOSE) or (call.op == SHIP and call.a == 1)
        can_fail = can_fail or (call.op == COPY and call.a == 0)
        named_target = call.op == COLONISE and call.b == 1
        if named_target != (before == JUMP and call.op == COLONISE):
            raise ValueError(f"a jump and a colonise with control_bonus=no go together: {line.text!r}")
        if can_fail and spoiled and not named_target:
            raise ValueError(f"a part that can fail follows one that could spoil it: {line.text!r}")
        spoiled = spoiled or can_fail or call.op not in (ORE, POP, SHIP)
        before = call.op
