"""Every effect, one row each: how it is written, what it does, whether it can be done, whether it changes anything.

Section 21 of the rules reference says exactly what each means. What a bot expects of it is in
`bots/prospects.py`, under the same name.
"""

from typing import Final

from perihelion.kernel.effect import Catalogue

from . import abilities, effects, feasibility, lines, marks, production, researching, steps
from .counters import value
from .effects import IMPOSSIBLE, Call, Effect, Purse
from .rows import Elsewhere, Free, Nothing, Ore, Points, Population, ReturnPopulation
from .rows_of_ships import Colonise, Jump, PlaceSystem, SendShip, Ship, TakeSystem, Upgrade, Warp
from .state import Table

BASIC: Final = 1
"""Of `copy`: a Basic action."""


# -------------------------------------------------------------------- technologies


class Research(Elsewhere):
    notation = "research(level: levels, only=any|seen, cube=pop|supply, prereq=yes|no, immediate=yes|no)"

    def run(self, table: Table, seat: int, call: Call, x: int, told: int, flags: int, card: int, frame: int) -> None:
        """BTS-11.2, BTS-11.3."""
        research = call.a | call.b << 1 | call.c << 2 | call.d << 3
        line = table.tables.lines[call.line]
        ore = value(table, seat, line.ore, x, 0) if line.to_opponent else 0
        levels = feasibility.levels_of(table, seat, call, x, told)
        researching.RESEARCH.run(table, (steps.RESEARCHING, seat, levels, research, ore))

    def after(self, table: Table, seat: int, call: Call, x: int, purse: Purse, swaps: int, card: int) -> Purse:
        ore, pop, supply = purse
        to_opponent = table.tables.lines[call.line].to_opponent
        if not feasibility.research_slots(table, seat, call, x, to_opponent):
            return IMPOSSIBLE
        if call.b and supply > 0:
            return (ore, pop, supply - 1)
        return (ore, pop - 1, supply)

    def surely_changes(self, call: Call) -> bool:
        return True


class Private(Elsewhere):
    notation = "private(level: I|II|III|IIII, look=1)"

    def run(self, table: Table, seat: int, call: Call, x: int, told: int, flags: int, card: int, frame: int) -> None:
        """BTS-21.15."""
        researching.begin_private(table, seat, call.a, call.b)


class LayTechnology(Elsewhere):
    notation = "lay_tech(level: I|II|III|IIII, look=1)"

    def run(self, table: Table, seat: int, call: Call, x: int, told: int, flags: int, card: int, frame: int) -> None:
        """BTS-21.17."""
        researching.begin_laying(table, seat, call.a, call.b)


class Copy(Elsewhere):
    notation = "copy(kind: research|basic|own, occupied=yes)"

    def run(self, table: Table, seat: int, call: Call, x: int, told: int, flags: int, card: int, frame: int) -> None:
        """BTS-21.19."""
        table.push((steps.COPYING, seat, call.a, card, told - 1, frame))

    def after(self, table: Table, seat: int, call: Call, x: int, purse: Purse, swaps: int, card: int) -> Purse:
        # BTS-21.19: a second copy is left out when nothing is left to copy
        if call.a == BASIC or (call.before is not None and call.before.name == "copy"):
            return purse
        ore, pop, supply = purse
        return purse if feasibility.can_copy(table, seat, call.a, card, ore, pop, supply, swaps) else IMPOSSIBLE

    def cannot_fail(self, call: Call) -> bool:
        return call.a == BASIC

    def surely_changes(self, call: Call) -> bool:
        return True


# -------------------------------------------------------------------- mat, guilds, events


class Automate(Free):
    notation = "automate(kind: food|ore|either, n=1)"

    def run(self, table: Table, seat: int, call: Call, x: int, told: int, flags: int, card: int, frame: int) -> None:
        """BTS-12.1, BTS-21.18."""
        abilities.push_triggers(table, seat, 1 << effects.WHEN_AUTOMATED)
        marks.AUTOMATION.run(table, (steps.AUTOMATING, seat, call.a, call.b))

    def surely_changes(self, call: Call) -> bool:
        return True


class MoveSupply(Elsewhere):
    notation = "move_supply(n: expr, src=any|right, to=A|any)"

    def run(self, table: Table, seat: int, call: Call, x: int, told: int, flags: int, card: int, frame: int) -> None:
        """BTS-21.9."""
        marks.move_supply(table, seat, value(table, seat, call.n, x, told), call.a == 1)

    def changes(self, table: Table, seat: int, call: Call, x: int, purse: Purse, swaps: int, card: int) -> bool:
        return purse[2] > table.factions[seat].supply[0]


class Produce(Elsewhere):
    notation = "produce(kind: growth|ore|trade)"

    def run(self, table: Table, seat: int, call: Call, x: int, told: int, flags: int, card: int, frame: int) -> None:
        """BTS-21.10."""
        production.produce(table, seat, call.a, False)


class Uncover(Elsewhere):
    notation = "uncover(level: expr)"

    def run(self, table: Table, seat: int, call: Call, x: int, told: int, flags: int, card: int, frame: int) -> None:
        """BTS-21.21."""
        table.push((steps.UNCOVERING, seat, call.n.number))


class SwapDisc(Elsewhere):
    notation = "swap_disc(n: expr)"

    def run(self, table: Table, seat: int, call: Call, x: int, told: int, flags: int, card: int, frame: int) -> None:
        """BTS-21.24."""
        abilities.push_triggers(table, seat, 0)  # nothing yet: the last ore disc adds its trigger (BTS-21.33)
        table.push((steps.SWAPPING, seat))

    def after(self, table: Table, seat: int, call: Call, x: int, purse: Purse, swaps: int, card: int) -> Purse:
        there = feasibility.swappable(table, seat) and feasibility.tracks_with_discs(table, seat)
        return purse if there else IMPOSSIBLE


class Keep(Elsewhere):
    notation = "keep(place: mat|achievements|deep, vp=0, owner=self|most_techs)"

    def run(self, table: Table, seat: int, call: Call, x: int, told: int, flags: int, card: int, frame: int) -> None:
        """BTS-21.21."""
        marks.keep(table, seat, call, card)


# -------------------------------------------------------------------- lines within lines


class Optional(Free):
    notation = "opt(inner: line)"

    def run(self, table: Table, seat: int, call: Call, x: int, told: int, flags: int, card: int, frame: int) -> None:
        """BTS-21.6."""
        inner = call.lines[0]
        swaps = table.swaps if flags & steps.CHOSEN and not flags & steps.AT_WILL_LINE else 0
        if feasibility.worth_doing(table, seat, inner, table.factions[seat].ore, swaps, card):
            lines.OFFER.run(table, (steps.OPTION, seat, inner.number, flags & ~steps.BOTTOM, card))

    def changes(self, table: Table, seat: int, call: Call, x: int, purse: Purse, swaps: int, card: int) -> bool:
        return feasibility.some_payable(table, seat, call, purse, swaps, card, True)


class Choose(Elsewhere):
    notation = "choose(inner: line+, times=1)"

    def run(self, table: Table, seat: int, call: Call, x: int, told: int, flags: int, card: int, frame: int) -> None:
        """BTS-21.5."""
        lines.CHOICE.run(table, (steps.CHOOSING, seat, call.line, call.at, call.a, flags & ~steps.BOTTOM, card))

    def after(self, table: Table, seat: int, call: Call, x: int, purse: Purse, swaps: int, card: int) -> Purse:
        return purse if feasibility.some_payable(table, seat, call, purse, swaps, card, False) else IMPOSSIBLE

    def changes(self, table: Table, seat: int, call: Call, x: int, purse: Purse, swaps: int, card: int) -> bool:
        return feasibility.some_payable(table, seat, call, purse, swaps, card, True)


class If(Elsewhere):
    notation = "if(condition: expr, inner: line)"

    def run(self, table: Table, seat: int, call: Call, x: int, told: int, flags: int, card: int, frame: int) -> None:
        """BTS-21.6."""
        if value(table, seat, call.n, x, told):
            lines.PAYING.run(table, (steps.START, seat, call.lines[0].number, flags & ~steps.BOTTOM, card))

    def changes(self, table: Table, seat: int, call: Call, x: int, purse: Purse, swaps: int, card: int) -> bool:
        holds = value(table, seat, call.n, x, 0) != 0
        return holds and feasibility.calls_change(table, seat, call.lines[0], 0, 0, purse, swaps, card)


class Each(Elsewhere):
    notation = "each(whom: all|others, inner: line)"

    def run(self, table: Table, seat: int, call: Call, x: int, told: int, flags: int, card: int, frame: int) -> None:
        """BTS-21.1."""
        order = table.in_order()
        order.reverse()
        for each in order:
            if call.a == 0 or each != seat:
                table.push((steps.START, each, call.lines[0].number, flags & ~steps.BOTTOM, card))


CATALOGUE: Final[Catalogue[Effect]] = Catalogue(
    [
        Ore(),
        Population(),
        ReturnPopulation(),
        Ship(),
        Upgrade(),
        Jump(),
        Warp(),
        Colonise(),
        Research(),
        Private(),
        LayTechnology(),
        Automate(),
        MoveSupply(),
        Produce(),
        Copy(),
        Uncover(),
        PlaceSystem(),
        TakeSystem(),
        SendShip(),
        SwapDisc(),
        Keep(),
        Points(),
        Nothing(),
        Optional(),
        Choose(),
        If(),
        Each(),
    ],
    base=Effect,
)
