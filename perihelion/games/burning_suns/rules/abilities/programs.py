"""Abilities as small integer programs: what the notation is parsed into, and what is worked out about each once."""

from typing import final

from perihelion.kernel.effect import Values
from perihelion.kernel.fields import fields

from ..terms import FROM_ANY, NOBODY_NAMED


@final
class Effect:
    """One effect as integers."""

    __slots__ = fields("a b branches by_user dist n op origin per scope values who")

    def __init__(self, op: int) -> None:
        self.op = op
        self.n = 1
        self.a = 0
        self.b = 0
        self.who = NOBODY_NAMED
        self.dist = -1
        self.by_user = False
        self.per = -1
        self.scope = -1
        self.origin = FROM_ANY
        self.branches: list["Effect"] = []
        self.values: Values = {}  # as written, for people


@final
class Ability:
    """An ability with its conditions; where it stands is filled in by the tables."""

    __slots__ = fields(
        "actions any_force attacker by_force bystander conditions defender effects far fleet_here force "
        "held index lose min_enemy moments name only_crystals outnumbered priced rank ref roll scales "
        "slot source steady success sure timing unsure win xs"
    )

    def __init__(self, timing: int) -> None:
        self.timing = timing
        self.actions = 0  # a bit for every action that triggers it
        self.attacker = False
        self.defender = False
        self.bystander = False
        self.win = False
        self.lose = False
        self.success = False
        self.roll = False
        self.outnumbered = False
        self.min_enemy = 0
        self.fleet_here = 0
        self.conditions: list[str] = []  # by name, for people
        self.effects: list[Effect] = []
        self.index = 0
        self.source = 0
        self.ref = 0
        self.slot = 0
        self.rank = 0  # BSU-39.3, less is stronger
        self.force = 3
        self.xs: list[int] = []
        self.name = ""
        self.moments = 0  # the moments that can trigger it, as a set
        self.held = 0  # antimatter that belongs to whoever has it
        self.only_crystals = False  # there is nothing to decide about it
        self.any_force = False  # whether an effect lets its owner count as of any force
        self.steady = 0  # crystals it brings every status phase, whatever happens
        self.far = False  # whether it takes long to tell if it can do something
        # Of a passive ability: modifiers that are the same wherever it lies, as op * 64 + a and number; those that
        # are not; whether one of those goes by its owner's force; whether one counts for each of something; whether
        # one is about prices.
        self.sure: list[tuple[int, int]] = []
        self.unsure: list[Effect] = []
        self.by_force = False
        self.scales = False
        self.priced = False
