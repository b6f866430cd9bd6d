"""The effects, a row for each: how it is written, where it may stand, what it does, and what it scores or teaches.

When an effect happens is not part of it: its place in the set decides (PUL-25.2 to PUL-25.6). What an effect is worth
to a bot is in `bots/prospects.py`, its words are `effect-<name>` of the texts, its picture is the page's.
"""

from typing import ClassVar, Final

from perihelion.kernel.effect import BrokenCatalogue, Catalogue
from perihelion.kernel.table import Event

from . import scoring, steps, terms
from .state import Table
from .terms import Abilities
from .transmitters import offer_die

GAINS: Final = "immediate exploration trigger"
ASKS: Final = True


class Effect:
    """A row. An effect with `asks` asks its owner or draws: what follows it waits on the agenda."""

    notation: ClassVar[str] = ""
    places: ClassVar[str] = ""
    asks: ClassVar[bool] = False

    def give(self, table: Table, seat: int, a: int, b: int, source: int) -> None:
        """Carry it out."""
        raise NotImplementedError

    def points(self, table: Table, seat: int, a: int, b: int) -> int:
        """What it scores as things stand."""
        raise NotImplementedError

    def teach(self, abilities: Abilities, a: int, b: int) -> None:
        """What it lets the owner of a technology do."""
        raise NotImplementedError


class Benefit(Effect):
    """Something that is received."""

    def points(self, table: Table, seat: int, a: int, b: int) -> int:
        return 0

    def teach(self, abilities: Abilities, a: int, b: int) -> None:
        pass


class Score(Benefit):
    """Points."""

    def give(self, table: Table, seat: int, a: int, b: int, source: int) -> None:
        points = self.points(table, seat, a, b)
        table.score_points(seat, points, source)
        if table.sink is not None and points:
            table.emit(Event("points", seat, amount=points))


class Ability(Effect):
    """Something that a technology allows or counts: nothing is received when it is patented."""

    def give(self, table: Table, seat: int, a: int, b: int, source: int) -> None:
        pass

    def points(self, table: Table, seat: int, a: int, b: int) -> int:
        return 0


class Vp(Score):
    notation = "vp(n: number)"
    places = f"{GAINS} blue green production end reward"

    def points(self, table: Table, seat: int, a: int, b: int) -> int:
        return a


class Cube(Benefit):
    notation = "cube(n: number)"
    places = f"{GAINS} green reward cost"

    def give(self, table: Table, seat: int, a: int, b: int, source: int) -> None:
        table.players[seat].cubes += a
        if table.sink is not None:
            table.emit(Event("cubes", seat, amount=a))


class Mod(Benefit):
    """Modifier tokens."""

    notation = f"mod(kind: {'|'.join(terms.MODIFIERS)}, n: number = 1)"
    places = GAINS

    def give(self, table: Table, seat: int, a: int, b: int, source: int) -> None:
        table.players[seat].gain_tokens(a, b)
        if table.sink is not None:
            table.emit(Event("tokens", seat, amount=b, facts={"token": terms.MODIFIER_NAMES[a]}))


class Gyro(Benefit):
    """One gyrodyne tile of these sizes."""

    notation = f"gyro(sizes: {{{'|'.join(terms.SIZES)}}})"
    places = "immediate"
    asks = ASKS

    def give(self, table: Table, seat: int, a: int, b: int, source: int) -> None:
        table.push((steps.GAIN, a, 0))


class GyroPair(Benefit):
    """Two gyrodyne tiles of different sizes."""

    notation = "gyro_pair"
    places = "immediate"
    asks = ASKS

    def give(self, table: Table, seat: int, a: int, b: int, source: int) -> None:
        table.push((steps.GAIN, (1 << len(terms.SIZES)) - 1, 1))


class Explore(Benefit):
    """Exploration tiles are drawn."""

    notation = "explore(n: number)"
    places = "immediate"
    asks = ASKS

    def give(self, table: Table, seat: int, a: int, b: int, source: int) -> None:
        for _ in range(a):
            table.push((steps.DRAW,))


class RedDie(Benefit):
    """A red die on offer (PUL-17.2)."""

    notation = "die(value: number)"
    places = "immediate"

    def give(self, table: Table, seat: int, a: int, b: int, source: int) -> None:
        offer_die(table, seat, a)


class OwedDie(Benefit):
    """A red die that must be used."""

    notation = "must_die(value: number)"
    places = "immediate"

    def give(self, table: Table, seat: int, a: int, b: int, source: int) -> None:
        owe_die(table, seat, a)


class Duplicator(Benefit):
    """PUL-17.11: the silver die that paid, at its new value, and a red one that must be used."""

    notation = "dup(value: number, red: number)"
    places = "immediate"

    def give(self, table: Table, seat: int, a: int, b: int, source: int) -> None:
        player = table.players[seat]
        player.dice = [*player.dice, a]
        owe_die(table, seat, b)


def owe_die(table: Table, seat: int, value: int) -> None:
    """PUL-17.26, PUL-17.30: from now on no other bonus die can be used."""
    table.owed = value
    table.offered_dice = []
    if table.sink is not None:
        table.emit(Event("red-die-owed", seat, piece=f"red-die:{value}", target=f"seat:{seat}", amount=value))


class ClaimIsolated(Benefit):
    """An isolated pulsar may be claimed."""

    notation = "claim_isolated"
    places = "immediate blue"
    asks = ASKS

    def give(self, table: Table, seat: int, a: int, b: int, source: int) -> None:
        table.push((steps.CLAIMING,))


class Teleport(Benefit):
    """The ship may be moved to any sector of a kind."""

    notation = f"teleport(to: {'|'.join(terms.TARGETS)})"
    places = "immediate blue"
    asks = ASKS

    def give(self, table: Table, seat: int, a: int, b: int, source: int) -> None:
        table.push((steps.TELEPORTING, a))


class ExtraBase(Effect):
    """PUL-20.15: counts in final step 7 only; on a tile it is kept, on a technology counted at the end."""

    notation = "extra_base(n: number)"
    places = "immediate exploration end"

    def give(self, table: Table, seat: int, a: int, b: int, source: int) -> None:
        table.players[seat].extra_bases += a

    def points(self, table: Table, seat: int, a: int, b: int) -> int:
        return 0

    def teach(self, abilities: Abilities, a: int, b: int) -> None:
        abilities.extra_bases += a


class VpPer(Score):
    """Points for each of what is counted (PUL-25.29)."""

    notation = f"vp_per(n: number, count: {'|'.join(terms.COUNTS)})"
    places = "immediate production end"

    def points(self, table: Table, seat: int, a: int, b: int) -> int:
        return a * scoring.count(table, seat, b)


class PointTable(Score):
    """Points by how many there are (PUL-25.17)."""

    notation = f"table(count: {'|'.join(terms.COUNTS)}, steps: steps)"
    places = "immediate production end"

    def points(self, table: Table, seat: int, a: int, b: int) -> int:
        return scoring.from_table(table, seat, a, b)


class Buy(Ability):
    """An offer of points for cubes, once each time it resolves; production and final scoring ask (PUL-25.18)."""

    notation = "buy(cubes: number, points: number)"
    places = "green production end"

    def teach(self, abilities: Abilities, a: int, b: int) -> None:
        pass


class Run(Ability):
    """A gate run of n points a gate (PUL-14.12)."""

    notation = f"run(colour: {'|'.join(terms.COLOURS)}|any, n: number)"
    places = "run"

    def teach(self, abilities: Abilities, a: int, b: int) -> None:
        pass


class Shift(Ability):
    """A die may count as one more or less for these actions, freely or on a condition (PUL-25.20, PUL-25.21)."""

    notation = f"shift(actions: actions, by: one, visit=nowhere|{'|'.join(terms.COLOURS)}, per_round=0)"
    places = "permanent"

    def teach(self, abilities: Abilities, a: int, b: int) -> None:
        if b == terms.SHIFT_FREELY:
            abilities.shift |= a
        elif b == terms.SHIFT_ONCE_A_ROUND:
            abilities.shift_once |= a
        else:
            abilities.shift_visit |= 1 << b - 1


class Zero(Ability):
    """A die of value 0 counts as 1 for these actions."""

    notation = "zero(actions: actions)"
    places = "permanent"

    def teach(self, abilities: Abilities, a: int, b: int) -> None:
        abilities.zero |= a


class On(Ability):
    """Gained for every event of the owner (PUL-25.26)."""

    notation = f"on(event: {'|'.join(terms.EVENTS)}, gain: gain)"
    places = "permanent"

    def teach(self, abilities: Abilities, a: int, b: int) -> None:
        abilities.answers |= 1 << a


class CopyCost(Ability):
    notation = "copy_cost(cubes: number)"
    places = "permanent"

    def teach(self, abilities: Abilities, a: int, b: int) -> None:
        abilities.copy_cost = a


class FinalStep(Ability):
    """PUL-25.28: more points for every item of a final step, or a factor, as a negative number."""

    notation = f"final(step: {'|'.join(terms.FINAL_STEPS)}, boost: boost)"
    places = "end"

    def teach(self, abilities: Abilities, a: int, b: int) -> None:
        pass


class GoalMet(Ability):
    """PUL-25.27: a goal counts as met."""

    notation = "goal_met(n: number)"
    places = "end"

    def teach(self, abilities: Abilities, a: int, b: int) -> None:
        abilities.goals_met += a


ROWS: Final[list[Effect]] = [
    *(Vp(), Cube(), Mod(), Gyro(), GyroPair(), Explore(), RedDie(), OwedDie(), Duplicator(), ClaimIsolated()),
    *(Teleport(), ExtraBase(), VpPer(), PointTable(), Buy(), Run(), Shift(), Zero(), On(), CopyCost(), FinalStep()),
    GoalMet(),
]
"""In the order of the codes in `terms.py`."""
CATALOGUE: Final[Catalogue[Effect]] = Catalogue(ROWS, base=Effect)


if CATALOGUE.names != terms.CODES:
    raise BrokenCatalogue(f"the codes of the terms are {terms.CODES}, the rows {CATALOGUE.names}")
