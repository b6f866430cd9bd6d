"""Lines that the rules could not resolve as they stand are refused when the set is read, not in the midst of a game."""

from typing import Final

from .effects import COUNTER, EXCESS, TAKEN, Call, Expr, Line, X
from .vocabulary import MOST_LINES

ONLY_IN_EVENTS: Final = ("keep", "send_ship", "place_system")
"""Calls that speak of the event they stand on, or that only the discoverer of an event can resolve."""
ONLY_IN_ACTIONS: Final = ("copy",)
SPHERE: Final = 2
"""Of `take_system`: the card beside the Dyson Sphere."""


def tells(expr: Expr, counter: int) -> bool:
    return any([op == COUNTER + counter for op, _ in expr.pairs])


def refuse_told(expr: Expr, text: str) -> None:
    """Conditions and points are read for the table as it is: no line has told them anything."""
    for counter, name in ((X, "X"), (EXCESS, "excess"), (TAKEN, "taken")):
        if tells(expr, counter):
            raise ValueError(f"{name} means nothing here: {text!r}")


def check_line(line: Line, text: str) -> None:
    """What holds for every line, wherever it stands."""
    for expr in (line.ore, line.retire, line.x):
        if tells(expr, TAKEN) or tells(expr, EXCESS):
            raise ValueError(f"nothing is taken before a line begins: {text!r}")
    if tells(line.x, X):
        raise ValueError(f"X is fixed by something else: {text!r}")
    exprs = [line.ore, line.retire, *[call.n for call in line.calls], *[call.m for call in line.calls]]
    if not line.bound and any([tells(expr, X) for expr in exprs]):
        raise ValueError(f"nothing says what X is: {text!r}")
    before = ""
    for call in line.calls:
        check_call(call, before, text)
        before = call.name


def check_call(call: Call, before: str, text: str) -> None:
    for expr in (call.n, call.m):
        if tells(expr, EXCESS) or (tells(expr, TAKEN) and before not in ("jump", "warp")):
            raise ValueError(f"taken follows a jump directly, excess belongs to a condition: {text!r}")
    if call.name == "colonise" and call.b and before != "jump":
        raise ValueError(f"a colonise with control_bonus=no follows a jump directly: {text!r}")
    if call.name == "ship" and call.n.fixed and not 1 <= call.n.number <= 4:
        raise ValueError(f"ships have the levels 1 to 4: {text!r}")
    if call.name == "ship" and call.d < 1:
        raise ValueError(f"one ship at least is built: {text!r}")
    if call.name == "research" and not call.levels and call.n.fixed and not 1 <= call.n.number <= 4:
        raise ValueError(f"technologies have the levels I to IIII: {text!r}")
    if call.name == "uncover" and not (call.n.fixed and 1 <= call.n.number <= 2):
        raise ValueError(f"guilds have the levels 1 and 2: {text!r}")
    if call.name == "choose" and (len(call.lines) > MOST_LINES or call.a < 1):
        raise ValueError(f"at most {MOST_LINES} lines to choose from, once at least: {text!r}")


def calls_in(line: Line) -> list[Call]:
    """All calls of a line, at any depth."""
    found: list[Call] = []
    for call in line.calls:
        found.append(call)
        for inner in call.lines:
            found += calls_in(inner)
    return found


def check_action(line: Line, of_sphere: bool) -> None:
    """A line that a player can choose, or use at will."""
    for call in calls_in(line):
        if call.name in ONLY_IN_EVENTS or call.name == "each":
            raise ValueError(f"a part that no action can have: {line.text!r}")
        if call.name == "take_system" and call.a == SPHERE and not of_sphere:
            raise ValueError(f"the card of the sphere is taken by its own action: {line.text!r}")
    check_order(line)


def check_bonus(line: Line, of_event: bool) -> None:
    """A line that is resolved without being chosen: what it costs must stand in an opt or a choose."""
    if not line.free or line.bound:
        raise ValueError(f"a bonus costs nothing, and nothing fixes X for it: {line.text!r}")
    for call in calls_in(line):
        if call.name in ONLY_IN_ACTIONS or (call.name in ONLY_IN_EVENTS and not of_event):
            raise ValueError(f"a part that this cannot have: {line.text!r}")
        if (call.name == "colonise" and call.b) or (call.name == "take_system" and call.a == SPHERE):
            raise ValueError(f"a part that only an action can have: {line.text!r}")


def check_order(line: Line) -> None:
    """Refuse an action in which a part that can fail follows one that could spoil it (see the top of `effects.py`)."""
    spoiled = False
    for call in line.calls:
        can_fail = call.name in ("research", "colonise", "choose") or (call.name == "ship" and call.a == 1)
        can_fail = can_fail or (call.name == "copy" and call.a == 0)
        named_target = call.name == "colonise" and call.b == 1
        if can_fail and spoiled and not named_target:
            raise ValueError(f"a part that can fail follows one that could spoil it: {line.text!r}")
        spoiled = spoiled or can_fail or call.name not in ("ore", "pop", "ship")
