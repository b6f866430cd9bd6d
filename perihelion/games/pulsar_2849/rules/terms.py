"""The words of the set's notation as numbers, and what an effect becomes: a program of terms (code, a, b).

What the effects are is in `effects.py`; here is what tables, state and both readings of the rules know of them.
"""

from typing import Final

from perihelion.kernel.fields import fields

Term = tuple[int, int, int]
Program = list[Term]

# The codes that are asked for: places of the rows in `effects.py`, which is held to them when it is loaded.
VP: Final = 0
CUBE: Final = 1
MUST_DIE: Final = 7
DUP: Final = 8
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

CODES: Final[list[str]] = [
    *("vp", "cube", "mod", "gyro", "gyro_pair", "explore", "die", "must_die", "dup", "claim_isolated", "teleport"),
    *("extra_base", "vp_per", "table", "buy", "run", "shift", "zero", "on", "copy_cost", "final", "goal_met"),
]

MODIFIERS: Final[list[str]] = ["pm1", "p2"]
MODIFIER_NAMES: Final[list[str]] = ["@modifier-pm1", "@modifier-p2"]
SIZES: Final[list[str]] = ["small", "medium", "large"]
SIZE_NAMES: Final[list[str]] = ["@gyrodyne-small", "@gyrodyne-medium", "@gyrodyne-large"]
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
EVENTS: Final = fields(
    "patent project explore claim base base_blue gyro_take gyro_finish tx_pay tx_complete flight_pulsar "
    "flight_5plus gate_run mod_spent mod_bought bonus_die"
)
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
COUNTS: Final = fields(
    "base pulsar pulsar_idle gyro_spinning gyro_kinds gyro_same tx_on link_on array_max patent project run_used award"
)
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


class Abilities:
    """What a permanent technology, or one that counts at the end, lets its owner do."""

    def __init__(self) -> None:
        self.answers = 0  # the events it answers to
        self.shift = 0  # what it lets a die of one more or less pay for, freely
        self.shift_once = 0  # the same for one die a round
        self.shift_visit = 0  # colours of gates a shifted flight has to visit
        self.zero = 0
        self.copy_cost = 0
        self.extra_bases = 0
        self.goals_met = 0


class Compiler:
    """Turns effects into programs; keeps the programs of triggers and the point tables that terms refer to."""

    def __init__(self) -> None:
        self.programs: list[Program] = []
        self.tables: list[list[tuple[int, int]]] = []

    def compile(self, effect: str, place: str, field: str) -> Program:
        """The program of an effect that may stand in this place of the set; `field` names its component."""
        raise NotImplementedError

    def teach(self, abilities: Abilities, program: Program) -> None:
        raise NotImplementedError

    def number(self, effect: str, place: str, field: str) -> int:
        """The number of a new program."""
        self.programs.append(self.compile(effect, place, field))
        return len(self.programs) - 1
