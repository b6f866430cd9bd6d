"""Lines, conditions and amounts in words: message ids with facts, composed of the rows of their calls.

A card that nobody has seen before is said like any other. What depends on the language is in text/*.ftl: `effect-…` for
every call, `count-…` for what is counted, `if-…` for a condition about it.
"""

from typing import Final

from perihelion.kernel.table import Fact, Phrase, joined

from .effects import CONSTANT, COUNTER, COUNTERS, LEVELS, OPERATORS, Call, Expr, Line, X

NOTHING_MORE: Final = ""
ARGUMENTS: Final[dict[str, list[str]]] = {
    "techs": ["all", *LEVELS],
    "passed_types": ["all", *LEVELS],
    "symbols": ["food", "ore"],
}
"""Of counters with an argument: how it is called; one that is not here has a number."""


def said(line: Line) -> Phrase:
    """A line with its cost, its calls in order, and what X is."""
    whole = joined([call_said(call) for call in line.calls], "effects-then")
    costs: list[Phrase] = []
    if not is_number(line.ore, 0):
        costs.append(Phrase("cost-ore", {"n": plain(line.ore), "to": "opponent" if line.to_opponent else "bank"}))
    if not is_number(line.retire, 0):
        costs.append(Phrase("cost-retire", {"n": plain(line.retire)}))
    if costs:
        cost = joined(costs, "costs-and")
        free = whole.message == "effect-nothing"  # paid for nothing but to be left alone
        whole = Phrase("line-fee", {"cost": cost}) if free else Phrase("line-paid", {"cost": cost, "line": whole})
    if not is_number(line.x, 0):
        whole = Phrase("line-where", {"line": whole, "x": counted_said(line.x)})
    return whole


def call_said(call: Call) -> Phrase:
    """A call by its arguments; amounts that are counted tell so in `$per` and `$most`."""
    facts: dict[str, Fact] = {"per": NOTHING_MORE, "most": NOTHING_MORE}
    for argument in call.signature.arguments:
        value = call.values[argument.name]
        if isinstance(value, Expr):
            facts.update(amount_said(argument.name, value))
        elif isinstance(value, Line):
            facts[argument.name] = said(value)
        elif isinstance(value, list):
            facts[argument.name] = joined([said(inner) for inner in value], "effects-or")
        elif argument.kind == "levels":
            facts[argument.name] = levels_said(value)
    return call.signature.said(call.values, **facts)


def levels_said(levels: int) -> Phrase:
    named = [Phrase("level", {"level": name}) for k, name in enumerate(LEVELS) if levels >> k & 1]
    return joined(named, "levels-or")


def is_number(expr: Expr, number: int) -> bool:
    return expr.fixed and expr.number == number


def plain(expr: Expr) -> Fact:
    """A number, X, or what is counted in words."""
    if expr.fixed:
        return expr.number
    return "X" if expr.code == [COUNTER + X, 0] else counted_said(expr)


def amount_said(name: str, expr: Expr) -> dict[str, Fact]:
    """n; n for every thing counted; n for every m of them; each perhaps up to a most."""
    if name == "condition":
        return {name: condition_said(expr)}
    if expr.fixed or expr.code == [COUNTER + X, 0]:
        return {name: plain(expr)}
    code = expr.code
    facts: dict[str, Fact] = {}
    if code[-2] == OPERATORS.index("min") and code[-4] == CONSTANT:
        facts["most"] = Phrase("amount-most", {"n": code[-3]})
        code = code[:-4]
    times, counter, argument, every = per_counter(code)
    if counter < 0:
        return {name: counted_said(expr)}
    what = Phrase(f"count-{counter_name(counter)}", {"n": every, "of": argument_of(counter, argument)})
    return {**facts, name: times, "per": Phrase("amount-per", {"what": what})}


def per_counter(code: list[int]) -> tuple[int, int, int, int]:
    """Of `counter`, `k * counter` or `counter // m`: k, the counter, its argument, m; no counter for anything else."""
    if len(code) == 2 and code[0] >= COUNTER:
        return (1, code[0] - COUNTER, code[1], 1)
    if len(code) == 6 and code[4] == OPERATORS.index("*") and code[0] == CONSTANT and code[2] >= COUNTER:
        return (code[1], code[2] - COUNTER, code[3], 1)
    if len(code) == 6 and code[4] == OPERATORS.index("//") and code[0] >= COUNTER and code[2] == CONSTANT:
        return (1, code[0] - COUNTER, code[1], code[3])
    return (0, -1, 0, 0)


def counter_name(counter: int) -> str:
    return COUNTERS[counter].replace("_", "-").lower()


def argument_of(counter: int, argument: int) -> Fact:
    words = ARGUMENTS.get(COUNTERS[counter])
    return argument if words is None else words[argument]


def counted_said(expr: Expr) -> Phrase:
    """A calculation, part by part: the number of your colonised systems plus 1, at most 4."""
    stack: list[Phrase] = []
    for op, argument in expr.pairs:
        if op == CONSTANT:
            stack.append(Phrase("expr-number", {"n": argument}))
        elif op >= COUNTER:
            counter = op - COUNTER
            stack.append(Phrase(f"number-{counter_name(counter)}", {"of": argument_of(counter, argument)}))
        else:
            right = stack.pop()
            left = stack.pop()
            stack.append(Phrase(f"expr-{OPERATOR_NAMES[op]}", {"first": left, "rest": right}))
    return stack[0]


OPERATOR_NAMES: Final = [
    "", "plus", "minus", "times", "divided", "at-least", "at-most", "is", "is-not", "above", "below", "and", "or",
    "least", "most",
]  # fmt: skip
"""Of `OPERATORS`, in messages; the smaller of two is said as one that is at most the other."""
OPERATOR_NAMES[OPERATORS.index("min")] = "most"
OPERATOR_NAMES[OPERATORS.index("max")] = "least"


TESTS: Final = {">=": ("at-least", 0), "<=": ("at-most", 0), ">": ("at-least", 1), "<": ("at-most", -1)}


def condition_said(expr: Expr) -> Phrase:
    """A counter against a number has a sentence of its own; anything else is calculated in words."""
    code = expr.code
    if len(code) == 6 and code[0] >= COUNTER and code[2] == CONSTANT:
        test, more = TESTS.get(OPERATORS[code[4]], ("", 0))
        counter = code[0] - COUNTER
        if test:
            of = argument_of(counter, code[1])
            return Phrase(f"if-{counter_name(counter)}", {"test": test, "n": code[3] + more, "of": of})
    return counted_said(expr)


def points_said(expr: Expr) -> Phrase:
    """Points at the end: n, n for every thing counted, or n if a condition holds."""
    code = expr.code
    if len(code) > 6 and code[0] == CONSTANT and code[-2] == OPERATORS.index("*"):
        return Phrase("points-if", {"n": code[1], "if": condition_said(Expr(code[2:-2]))})
    amount = amount_said("n", expr)
    if not expr.fixed and ("per" not in amount or COUNTERS[expr.counter] == "museum"):
        return counted_said(expr)  # the museum counts points already
    return Phrase("points-each", {"per": NOTHING_MORE, "most": NOTHING_MORE, **amount})
