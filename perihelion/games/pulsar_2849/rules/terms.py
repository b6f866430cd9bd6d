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
EXTRA_BASE, VP_PER, TABLE, BUY, RUN, SHIFT, ZERO, ON, COPY_COST, FINAL_STEP = range(11, 21)

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
ON_PATENT, ON_PROJECT, ON_EXPLORE, ON_CLAIM, ON_BASE, ON_BASE_BLUE, ON_GYRO_TAKE, ON_GYRO_FINISH, ON_TX_PAY = range(9)
ON_TX_COMPLETE, ON_FLIGHT_PULSAR, ON_FLIGHT_5PLUS, ON_GATE_RUN, ON_MOD_SPENT, ON_MOD_BOUGHT, ON_BONUS_DIE = range(9, 16)

# What can be counted (PUL-25.29).
COUNTS: Final = fields(
    "base pulsar pulsar_idle gyro_spinning gyro_kinds gyro_same tx_on link_on array_max patent project run_used award"
)
COUNT_BASE, COUNT_PULSAR, COUNT_PULSAR_IDLE, COUNT_SPINNING, COUNT_KINDS, COUNT_SAME, COUNT_TX_ON = range(7)
COUNT_LINK_ON, COUNT_ARRAY_MAX, COUNT_PATENT, COUNT_PROJECT, COUNT_RUN_USED, COUNT_AWARD = range(7, 13)

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
