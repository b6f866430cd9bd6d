"""The notation of benefits, and what it becomes: small integer programs.

    effect    = "none" | term { " + " term }       all parts, from left to right (PUL-25.1)
    term      = word [ "(" argument { ", " argument } ")" ]

    vp(n)  cube(n)  mod(kind[, n])                 points, cubes, modifier tokens (pm1 or p2)
    gyro(size|size)  gyro(any)  gyro_pair          one gyrodyne tile, or two of different sizes
    explore(n)                                     draw n exploration tiles
    die(v)  must_die(v)  dup(a, b)                 a red die on offer, an owed one, a duplicator (PUL-17)
    claim_isolated  teleport(pulsar|system|any)    may be declined
    extra_base(n)                                  counts in final step 7 only
    vp_per(n, count)  table(count, a:x, b:y, ...)  points by something counted (PUL-25.17, PUL-25.29)
    buy(cubes, points)                             an offer, once each time it resolves
    run(colour, n)                                 a gate run of n points a gate
    shift(action|action, pm1[, visit=colour][, per_round=1])   a die may count as one more or less for these actions
    zero(action|action)                            a die of value 0 counts as 1
    on(event, term)                                gained for every event of the owner (PUL-25.26)
    copy_cost(n)  final(step, +n | x2)  goal_met(n)

When an effect happens is not part of it: its place in the set decides (PUL-25.2 to PUL-25.6), and `allowed` says
which terms may stand where. A compiled term is (code, a, b); a program is a list of terms.
"""

from typing import Final

Term = tuple[int, int, int]
Program = list[Term]

VP: Final = 0
CUBE: Final = 1
MOD: Final = 2
GYRO: Final = 3
GYRO_PAIR: Final = 4
EXPLORE: Final = 5
DIE: Final = 6
MUST_DIE: Final = 7
DUP: Final = 8
CLAIM_ISOLATED: Final = 9
TELEPORT: Final = 10
EXTRA_BASE: Final = 11
VP_PER: Final = 12
TABLE: Final = 13
BUY: Final = 14
RUN: Final = 15
SHIFT: Final = 16
ZERO: Final = 17
ON: Final = 18
COPY_COST: Final = 19
FINAL_STEP: Final = 20
GOAL_MET: Final = 21

CODES: Final[list[str]] = [
    "vp",
    "cube",
    "mod",
    "gyro",
    "gyro_pair",
    "explore",
    "die",
    "must_die",
    "dup",
    "claim_isolated",
    "teleport",
    "extra_base",
    "vp_per",
    "table",
    "buy",
    "run",
    "shift",
    "zero",
    "on",
    "copy_cost",
    "final",
    "goal_met",
]

MODIFIERS: Final[list[str]] = ["pm1", "p2"]
SIZES: Final[list[str]] = ["small", "medium", "large"]
COLOURS: Final[list[str]] = ["green", "orange", "pink"]
TARGETS: Final[list[str]] = ["pulsar", "system", "any"]
FINAL_STEPS: Final[list[str]] = ["pulsars", "gyrodynes", "initiative"]
ANY_COLOUR: Final = 3

# What a die can pay for, as bits of a mask.
ACTIONS: Final[list[str]] = ["fly", "gyro_take", "gyro_finish", "tx", "patent", "project", "modifier"]
FOR_FLIGHT: Final = 1
FOR_TAKING: Final = 2
FOR_FINISHING: Final = 4
FOR_TRANSMITTER: Final = 8
FOR_PATENT: Final = 16
FOR_PROJECT: Final = 32
FOR_MODIFIER: Final = 64

# What an ability can answer to (PUL-25.26).
EVENTS: Final[list[str]] = [
    "patent",
    "project",
    "explore",
    "claim",
    "base",
    "base_blue",
    "gyro_take",
    "gyro_finish",
    "tx_pay",
    "tx_complete",
    "flight_pulsar",
    "flight_5plus",
    "gate_run",
    "mod_spent",
    "mod_bought",
    "bonus_die",
]
ON_PATENT: Final = 0
ON_PROJECT: Final = 1
ON_EXPLORE: Final = 2
ON_CLAIM: Final = 3
ON_BASE: Final = 4
ON_BASE_BLUE: Final = 5
ON_GYRO_TAKE: Final = 6
ON_GYRO_FINISH: Final = 7
ON_TX_PAY: Final = 8
ON_TX_COMPLETE: Final = 9
ON_FLIGHT_PULSAR: Final = 10
ON_FLIGHT_5PLUS: Final = 11
ON_GATE_RUN: Final = 12
ON_MOD_SPENT: Final = 13
ON_MOD_BOUGHT: Final = 14
ON_BONUS_DIE: Final = 15

# What can be counted (PUL-25.29).
COUNTS: Final[list[str]] = [
    "base",
    "pulsar",
    "pulsar_idle",
    "gyro_spinning",
    "gyro_kinds",
    "gyro_same",
    "tx_on",
    "link_on",
    "array_max",
    "patent",
    "project",
    "run_used",
    "award",
]
COUNT_BASE: Final = 0
COUNT_PULSAR: Final = 1
COUNT_PULSAR_IDLE: Final = 2
COUNT_SPINNING: Final = 3
COUNT_KINDS: Final = 4
COUNT_SAME: Final = 5
COUNT_TX_ON: Final = 6
COUNT_LINK_ON: Final = 7
COUNT_ARRAY_MAX: Final = 8
COUNT_PATENT: Final = 9
COUNT_PROJECT: Final = 10
COUNT_RUN_USED: Final = 11
COUNT_AWARD: Final = 12

# A shift can be bound to a visit of a gate colour (its number + 1), or to one die a round.
SHIFT_FREELY: Final = 0
SHIFT_ONCE_A_ROUND: Final = 4

GAINS: Final[list[str]] = ["vp", "cube", "mod"]
ALLOWED: Final[dict[str, list[str]]] = {
    "immediate": [
        *GAINS,
        *("gyro", "gyro_pair", "explore", "die", "must_die", "dup", "claim_isolated", "teleport"),
        *("extra_base", "vp_per", "table"),
    ],
    "exploration": [*GAINS, "extra_base"],
    "blue": ["vp", "claim_isolated", "teleport"],
    "green": ["vp", "cube", "buy"],
    "production": ["vp", "vp_per", "table", "buy"],
    "permanent": ["shift", "zero", "on", "copy_cost"],
    "end": ["vp", "vp_per", "table", "buy", "extra_base", "final", "goal_met"],
    "reward": ["vp", "cube"],
    "cost": ["cube"],
    "run": ["run"],
    "trigger": GAINS,
}
"""Which terms may stand in which place of the set."""


class Compiler:
    """Turns effects into programs; keeps the programs of triggers and the point tables that terms refer to."""

    def __init__(self) -> None:
        self.programs: list[Program] = []
        self.tables: list[list[tuple[int, int]]] = []

    def compile(self, effect: str, place: str) -> Program:
        if effect == "none":
            return []
        return [self.term(part, place) for part in _split(effect, " + ")]

    def number(self, effect: str, place: str) -> int:
        """The number of a new program."""
        self.programs.append(self.compile(effect, place))
        return len(self.programs) - 1

    def term(self, text: str, place: str) -> Term:
        word, _, rest = text.partition("(")
        if word not in ALLOWED[place]:
            raise ValueError(f"{word!r} cannot stand in {place!r}: {text}")
        if rest and not rest.endswith(")"):
            raise ValueError(f"a bracket is missing in {text!r}")
        arguments = _split(rest[:-1], ", ") if rest else []
        code = CODES.index(word)
        try:
            a, b = self._arguments(code, arguments)
        except IndexError:
            raise ValueError(f"{text!r} has too few arguments") from None
        return (code, a, b)

    def _arguments(self, code: int, given: list[str]) -> tuple[int, int]:
        if code in (GYRO_PAIR, CLAIM_ISOLATED):
            return (0, 0)
        if code in (VP, CUBE, EXPLORE, DIE, MUST_DIE, EXTRA_BASE, COPY_COST, GOAL_MET):
            return (int(given[0]), 0)
        if code in (DUP, BUY):
            return (int(given[0]), int(given[1]))
        if code == MOD:
            return (MODIFIERS.index(given[0]), int(given[1]) if len(given) > 1 else 1)
        if code == GYRO:
            return (_mask(given[0], SIZES), 0)
        if code == TELEPORT:
            return (TARGETS.index(given[0]), 0)
        if code == VP_PER:
            return (int(given[0]), COUNTS.index(given[1]))
        if code == TABLE:
            return (COUNTS.index(given[0]), self._table(given[1:]))
        if code == RUN:
            return ([*COLOURS, "any"].index(given[0]), int(given[1]))
        if code == SHIFT:
            return (_mask(given[0], ACTIONS), _condition(given[1:]))
        if code == ZERO:
            return (_mask(given[0], ACTIONS), 0)
        if code == ON:
            return (EVENTS.index(given[0]), self.number(given[1], "trigger"))
        return (FINAL_STEPS.index(given[0]), _boost(given[1]))

    def _table(self, steps: list[str]) -> int:
        parsed: list[tuple[int, int]] = []
        for step in steps:
            least, _, points = step.partition(":")
            parsed.append((int(least), int(points)))
        if not parsed or parsed != sorted(parsed):
            raise ValueError(f"the steps of a table rise: {steps}")
        self.tables.append(parsed)
        return len(self.tables) - 1


def _mask(text: str, names: list[str]) -> int:
    if text == "any":
        return (1 << len(names)) - 1
    mask = 0
    for name in text.split("|"):
        mask |= 1 << names.index(name)
    return mask


def _condition(options: list[str]) -> int:
    """The second argument of a shift: `pm1` and perhaps one condition."""
    if options[0] != "pm1" or len(options) > 2:
        raise ValueError(f"a shift is pm1 with at most one condition, not {options}")
    if len(options) == 1:
        return SHIFT_FREELY
    name, _, value = options[1].partition("=")
    if name == "visit":
        return COLOURS.index(value) + 1
    if name == "per_round" and value == "1":
        return SHIFT_ONCE_A_ROUND
    raise ValueError(f"a shift cannot depend on {options[1]!r}")


def _boost(text: str) -> int:
    """+n more points for every item, or a factor, as a negative number."""
    if text.startswith("+"):
        return int(text[1:])
    if text.startswith("x"):
        return -int(text[1:])
    raise ValueError(f"a boost is +n or xn, not {text!r}")


def _split(text: str, separator: str) -> list[str]:
    """Split outside brackets."""
    parts: list[str] = []
    depth = 0
    start = 0
    for at, sign in enumerate(text):
        if sign == "(":
            depth += 1
        elif sign == ")":
            depth -= 1
        elif depth == 0 and text.startswith(separator, at):
            parts.append(text[start:at])
            start = at + len(separator)
    parts.append(text[start:])
    return parts
