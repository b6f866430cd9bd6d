"""What every effect does, whether it can, and what it changes, a row for each (BSU-44); it is written in `effects.py`.

Its worth to a bot is in `bots/effects.py`, its words are the message `effect-<name>`.
"""

from typing import Final

from perihelion.kernel.question import Kind, Step, declare
from perihelion.kernel.table import Event

from .. import steps
from ..combat.falling import gain_antimatter
from ..combat.sides import key_of
from ..empire.building import damaged
from ..empire.decks import discard_card
from ..empire.numbers import amount, times
from ..galaxy.moving import add_units
from ..setup import fill_market
from ..state import UNIQUE_KINDS, Table
from ..tables import NOWHERE, OF_AGENT
from ..terms import AGENT, ARTEFACT, ASSAULT, CONTROL, CONTROLLED, HERE, HOME_PLACE, OWN_ARMY, OWN_FLEET
from .effects import EFFECTS
from .hostile import CancelDamage, Deploy, FromEmpires, Hit, Join, SalvageUnits, Transfer
from .possible import can_do, performable
from .power import POWERS, Deed, Power
from .programs import Ability, Effect
from .targets import draw_options, effect_places, leap_starts, receive_options


class Sure(Deed):
    """Can always do something."""

    def possible(self, table: Table, seat: int, program: Ability, effect: Effect, source: int) -> bool:
        return True


class Modifier(Sure):
    """Changes a number for the action under way; of a passive ability the sums know it."""

    def __init__(self, flag: bool) -> None:
        self.flag = flag

    def run(self, table: Table, step: Step, program: Ability, effect: Effect) -> None:
        _, seat, _, _, _, _ = step
        many = 1 if self.flag else amount(table, seat, program, effect)
        table.modify(seat, effect.op, effect.a, many, key_of(program.rank, program.timing, program.force))

    def changes(self, table: Table, seat: int, program: Ability, effect: Effect) -> bool:
        table.modify(seat, effect.op, effect.a, amount(table, seat, program, effect), program.rank)
        return False


class AtPlaces(Deed):
    """Aimed at one place after another."""

    def run(self, table: Table, step: Step, program: Ability, effect: Effect) -> None:
        _, seat, ability, number, branch, source = step
        # The number of a change of control is its direction; it is made once.
        many = 1 if effect.op == CONTROL else amount(table, seat, program, effect)
        table.push((steps.ASK_PLACE, seat, ability, number, branch, source, many, -1))

    def possible(self, table: Table, seat: int, program: Ability, effect: Effect, source: int) -> bool:
        return bool(effect_places(table, seat, program, effect, source, -1))


# ---------------------------------------------------------------- crystals, antimatter, units


class Crystals(Power):
    def run(self, table: Table, step: Step, program: Ability, effect: Effect) -> None:
        _, seat, _, _, _, _ = step
        many = amount(table, seat, program, effect) * counted(table, seat, effect)
        table.crystals[seat] += many
        if table.sink is not None and many:
            table.emit(Event("crystals", seat, "crystal", amount=many))

    def possible(self, table: Table, seat: int, program: Ability, effect: Effect, source: int) -> bool:
        return counted(table, seat, effect) > 0

    def changes(self, table: Table, seat: int, program: Ability, effect: Effect) -> bool:
        if effect.per < 0:
            table.crystals[seat] += amount(table, seat, program, effect)
        return False


def counted(table: Table, seat: int, effect: Effect) -> int:
    return times(table, seat, effect.per) if effect.per >= 0 else 1


class Pay(Sure):
    def run(self, table: Table, step: Step, program: Ability, effect: Effect) -> None:
        _, seat, _, _, _, _ = step
        table.crystals[seat] -= effect.n

    def changes(self, table: Table, seat: int, program: Ability, effect: Effect) -> bool:
        table.crystals[seat] -= effect.n
        return False


class DemandTax(Sure):
    """BSU-44.20, A-70."""

    def run(self, table: Table, step: Step, program: Ability, effect: Effect) -> None:
        _, seat, _, _, _, _ = step
        frame = table.frames[-1]
        if table.crystals[frame.actor] < effect.n:
            frame.stopped = 1
        else:
            table.push((steps.ASK_TAX, frame.actor, seat, effect.n))


class Antimatter(Sure):
    def run(self, table: Table, step: Step, program: Ability, effect: Effect) -> None:
        _, seat, _, _, _, _ = step
        gain_antimatter(table, seat, amount(table, seat, program, effect))


class AddUnits(Deed):
    """BSU-44.23."""

    def run(self, table: Table, step: Step, program: Ability, effect: Effect) -> None:
        _, seat, ability, number, branch, source = step
        many = amount(table, seat, program, effect) * counted(table, seat, effect)
        frame = table.frames[-1]
        if effect.b == OWN_ARMY:
            if frame.fight is not None and frame.fight.owners[0] == seat:
                frame.fight.wave += many
            elif frame.fight is not None:
                add_units(table, seat, frame.place, effect.a, many)
        elif effect.b == HOME_PLACE:
            add_units(table, seat, table.galaxy.homes[seat], effect.a, many)
        elif effect.b == HERE:
            place = source if source != NOWHERE else frame.place
            if table.control[place] == seat:
                add_units(table, seat, place, effect.a, many)
        elif effect.b in (CONTROLLED, OWN_FLEET) and many:
            table.push((steps.ASK_PLACE, seat, ability, number, branch, source, many, -1))

    def possible(self, table: Table, seat: int, program: Ability, effect: Effect, source: int) -> bool:
        return table.frames[-1].action == ASSAULT if effect.b == OWN_ARMY else counted(table, seat, effect) > 0


# ---------------------------------------------------------------- cards, resources, repairs


class DrawCard(Deed):
    def run(self, table: Table, step: Step, program: Ability, effect: Effect) -> None:
        _, seat, ability, number, branch, source = step
        table.push((steps.ASK_DRAW, seat, ability, number, branch, source, amount(table, seat, program, effect)))

    def possible(self, table: Table, seat: int, program: Ability, effect: Effect, source: int) -> bool:
        return bool(draw_options(table, effect))


class ReceiveResource(Deed):
    def run(self, table: Table, step: Step, program: Ability, effect: Effect) -> None:
        _, seat, ability, number, branch, source = step
        table.push((steps.ASK_RECEIVE, seat, ability, number, branch, source, amount(table, seat, program, effect)))

    def possible(self, table: Table, seat: int, program: Ability, effect: Effect, source: int) -> bool:
        return bool(receive_options(table, seat, effect))


class RepairHull(Deed):
    def run(self, table: Table, step: Step, program: Ability, effect: Effect) -> None:
        _, seat, ability, number, branch, source = step
        table.push((steps.ASK_REPAIR, seat, ability, number, branch, source, amount(table, seat, program, effect)))

    def possible(self, table: Table, seat: int, program: Ability, effect: Effect, source: int) -> bool:
        return any([damaged(table, seat, kind) for kind in UNIQUE_KINDS])


class Search(Deed):
    def run(self, table: Table, step: Step, program: Ability, effect: Effect) -> None:
        _, seat, ability, number, branch, source = step
        many = amount(table, seat, program, effect)
        table.push((steps.ASK_CARD, seat, ability, number, branch, source, many, -1))

    def possible(self, table: Table, seat: int, program: Ability, effect: Effect, source: int) -> bool:
        return bool(table.decks[effect.a - AGENT])


class Refresh(Sure):
    def run(self, table: Table, step: Step, program: Ability, effect: Effect) -> None:
        table.reveal()
        for space in range(len(table.market)):
            if table.market[space] >= 0:
                table.supply[table.market[space]] += 1
                table.market[space] = -1
        fill_market(table)


class DiscardSelf(Deed):
    """Alone it is nothing that an ability would be used for."""

    def run(self, table: Table, step: Step, program: Ability, effect: Effect) -> None:
        _, seat, _, _, _, _ = step
        what = AGENT if program.source == OF_AGENT else ARTEFACT
        owners = table.artefact_owner if what == ARTEFACT else table.agent_owner
        if owners[program.ref] == seat:
            discard_card(table, what, program.ref)

    def possible(self, table: Table, seat: int, program: Ability, effect: Effect, source: int) -> bool:
        return False


# ---------------------------------------------------------------- actions


class LeapAway(Deed):
    def run(self, table: Table, step: Step, program: Ability, effect: Effect) -> None:
        _, seat, ability, number, branch, source = step
        table.push((steps.ASK_LEAP_FROM, seat, ability, number, branch, source, 0))

    def possible(self, table: Table, seat: int, program: Ability, effect: Effect, source: int) -> bool:
        return bool(leap_starts(table, seat, effect))


class PerformOneMore(Deed):
    def run(self, table: Table, step: Step, program: Ability, effect: Effect) -> None:
        _, seat, _, _, _, _ = step
        table.push((steps.ASK_NESTED, seat, effect.a, 0))

    def possible(self, table: Table, seat: int, program: Ability, effect: Effect, source: int) -> bool:
        return performable(table, seat, effect.a, table.frames[-1].leader)


class PerformInstead(Power):
    def run(self, table: Table, step: Step, program: Ability, effect: Effect) -> None:
        _, seat, ability, number, branch, source = step
        table.push((steps.ASK_INSTEAD, seat, ability, number, branch, source, effect.a))

    def possible(self, table: Table, seat: int, program: Ability, effect: Effect, source: int) -> bool:
        return table.frames[-1].leader >= 0

    def changes(self, table: Table, seat: int, program: Ability, effect: Effect) -> bool:
        return True


class Choose(Deed):
    def run(self, table: Table, step: Step, program: Ability, effect: Effect) -> None:
        _, seat, ability, number, branch, source = step
        table.push((steps.ASK_BRANCH, seat, ability, number, branch, source, 0))

    def possible(self, table: Table, seat: int, program: Ability, effect: Effect, source: int) -> bool:
        return any([can_do(table, seat, program, branch, source) for branch in effect.branches])


CHANGES: Final = Modifier(False)
FLAG: Final = Modifier(True)
PLACES: Final = AtPlaces()
ROWS: Final[dict[str, Power]] = {
    "crystals": Crystals(),
    "pay": Pay(),
    "tax": DemandTax(),
    "steal": FromEmpires(),
    "antimatter": Antimatter(),
    "hold_antimatter": CHANGES,
    "add": AddUnits(),
    "join": Join(),
    "place_npc": PLACES,
    "deploy": Deploy(),
    "transfer": Transfer(),
    "leap": LeapAway(),
    "destroy": Hit(),
    "damage": Hit(),
    "cancel_damage": CancelDamage(),
    "salvage": SalvageUnits(),
    "repair": RepairHull(),
    "reroll": CHANGES,
    "no_rerolls": FLAG,
    "attack": CHANGES,
    "dice": CHANGES,
    "hit_damage": CHANGES,
    "unit_cost": CHANGES,
    "strike": CHANGES,
    "discount": CHANGES,
    "limit": CHANGES,
    "distance": CHANGES,
    "boost": CHANGES,
    "perform": PerformOneMore(),
    "instead": PerformInstead(),
    "reveal": PLACES,
    "place_system": PLACES,
    "return_tile": PLACES,
    "swap_systems": PLACES,
    "wormhole": CHANGES,
    "control": PLACES,
    "seize": PLACES,
    "ban": CHANGES,
    "draw": DrawCard(),
    "search": Search(),
    "receive": ReceiveResource(),
    "discard": FromEmpires(),
    "replace": PLACES,
    "refresh": Refresh(),
    "peek": PLACES,
    "count_as": FLAG,
    "ignore": FLAG,
    "discard_self": DiscardSelf(),
    "choose": Choose(),
}
POWERS.extend(EFFECTS.column_of(ROWS, "power", base=Power))
"""An effect without a power, a power that lacks a column, a power of no effect is told here by its name."""


@declare(steps.EFFECT, parts="seat ability number branch source")
class RunEffect(Kind[Table]):
    def run(self, table: Table, step: Step) -> None:
        _, _, ability, number, branch, _ = step
        effect = table.tables.effect(ability, number, branch)
        POWERS[effect.op].run(table, step, table.tables.abilities[ability], effect)
