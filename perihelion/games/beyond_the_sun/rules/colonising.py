"""Colonise a system in its six steps, and take system cards in other ways (BTS-15, BTS-21.13, BTS-21.22, BTS-21.23)."""

from perihelion.kernel.lists import altered
from perihelion.kernel.question import Step, declare
from perihelion.kernel.table import Event, Fact, named

from . import effects, feasibility, steps
from .asking import Asking
from .cards import DEEP, EXTRA, NO_CARD, NO_DISC, NO_LINE, SLOT_DECK, SYSTEM_SLOTS
from .decks import draw, put_under
from .pieces import (
    area_name,
    disc_kinds,
    place_ship,
    refresh_abilities,
    refresh_common,
    remove_ship,
    return_cube,
    take_disc,
    tell_disc,
)
from .state import NOWHERE, Table, line_frame
from .tableau import lay_rows
from .vocabulary import COLONISE_AREA, DISC, DONE, JOIN, SETTLE, SHIP_LEVELS, TAKE_SYSTEM_CARD

SYSTEM_DECK_A = 4
"""Among the decks: technologies I to IIII come first."""


@declare(steps.COLONISING, name="colonising", rule="BTS-15.3", parts="seat fresh target")
class Colonising(Asking):
    """Step 1. A target named with the movement is colonised if it is still legal, else it is left out (BTS-21.13)."""

    def run(self, table: Table, step: Step) -> None:
        _, seat, fresh, target = step
        legal = feasibility.targets(table, seat, fresh == 1)  # BTS-15.3, BTS-21.13
        if target != NOWHERE:
            legal = [area for area in legal if area == target]
        if not legal:
            return
        if len(legal) == 1:
            table.push((steps.SETTLING, seat, legal[0], 0))
        else:
            table.ask(step, seat, [COLONISE_AREA + area for area in legal])

    def answer(self, table: Table, seat: int, action: int) -> None:
        table.push((steps.SETTLING, seat, action - COLONISE_AREA, 0))


@declare(steps.SETTLING, name="settling", rule="BTS-15.5", parts="seat area settled")
class Settling(Asking):
    """Step 2: ships until the requirement is met, more by wish (BTS-15.5, BTS-15.6)."""

    def run(self, table: Table, step: Step) -> None:
        _, seat, area, settled = step
        enough = settled >= table.tables.systems[table.system_at[area]].strength  # BTS-15.5, BTS-15.6
        ships = table.factions[seat].ships
        first = area * SHIP_LEVELS
        options = [SETTLE + below for below in range(SHIP_LEVELS) if ships[first + below]]
        if enough:
            if not options:
                colonise(table, seat, area, settled)
                return
            options = [DONE, *options]
        table.ask(step, seat, options)

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, area, settled = table.asked
        if action == DONE:
            colonise(table, seat, area, settled)
            return
        level = action - SETTLE + 1
        remove_ship(table, seat, area, level)
        return_cube(table, seat)  # BTS-15.7
        table.changed = 1  # BTS-16.8
        if table.sink is not None:
            facts: dict[str, Fact] = {"area": area_name(table, area), "level": level}
            table.emit(Event("settled", seat, f"ship-{level}", str(area), "supply", 1, facts=facts))
        table.push((steps.SETTLING, seat, area, settled + level))

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        _, _, area, settled = table.asked
        needed = table.tables.systems[table.system_at[area]].strength
        return {"area": area_name(table, area), "settled": settled, "needed": needed}


def colonise(table: Table, seat: int, area: int, settled: int) -> None:
    """BTS-15.8 to 15.16: the rest to Deep Space, the card to its owner, a new one laid, a disc added, the bonus."""
    system = table.system_at[area]
    card = table.tables.systems[system]
    for each in range(table.seats):
        for below in range(SHIP_LEVELS):
            while table.factions[each].ships[area * SHIP_LEVELS + below]:
                remove_ship(table, each, area, below + 1)
                place_ship(table, each, DEEP, below + 1)
    faction = table.factions[seat]
    faction.colonised = [*faction.colonised, system * 16 + table.base_kind[area] * 4 + NO_DISC]
    table.base = altered(table.base, area, NOWHERE)
    faction.bases ^= 1 << area
    table.bases ^= 1 << area
    table.system_at = altered(table.system_at, area, NO_CARD)
    table.based &= ~(1 << area)  # BTS-21.13
    refresh_abilities(table, seat)
    if table.sink is not None:
        name = named("system", card.name)
        table.emit(Event("colonised", seat, card.name, str(area), "mat", card.vp, facts={"system": name}))
    table.push((steps.TRIGGERED, seat, 1 << effects.WHEN_COLONISED, settled - card.strength, 0))
    if card.bonus != NO_LINE:
        table.push(line_frame(seat, card.bonus, 0, NO_CARD))
    table.push((steps.COLONY, seat))
    if area == EXTRA:
        table.joined = NOWHERE  # BTS-21.22: never refilled
    else:
        refill(table, area)
    lay_rows(table)


def refill(table: Table, area: int) -> None:
    """BTS-15.10 to BTS-15.12: the same letter, else the other deck, else nothing."""
    system = draw_system(table, SLOT_DECK[area])
    if system == NO_CARD:
        return
    table.system_at = altered(table.system_at, area, system)
    if table.sink is not None:
        name = table.tables.systems[system].name
        table.emit(
            Event("system", piece=name, origin="deck", target=str(area), facts={"system": named("system", name)})
        )


def draw_system(table: Table, deck: int) -> int:
    """BTS-15.11, 15.12 and 17.6: of the other deck when this one is empty."""
    for each in (deck, 1 - deck):
        if table.decks[SYSTEM_DECK_A + each]:
            table.reveal()
            return draw(table, SYSTEM_DECK_A + each)
    return NO_CARD


@declare(steps.COLONY, name="colony", rule="BTS-15.14", parts="seat")
class Colony(Asking):
    """Step 5: one more disc of the specialisation; the player chooses when there are two (BTS-15.13, BTS-15.14)."""

    def run(self, table: Table, step: Step) -> None:
        _, seat = step
        system = table.factions[seat].colonised[-1] // 16
        kinds = disc_kinds(table, seat, table.tables.systems[system].spec)  # BTS-15.13, BTS-15.14
        if len(kinds) == 1:
            add_disc(table, seat, kinds[0])
        else:
            table.ask(step, seat, [DISC + kind for kind in kinds])

    def answer(self, table: Table, seat: int, action: int) -> None:
        add_disc(table, seat, action - DISC)

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        _, seat = table.asked
        colony = table.factions[seat].colonised[-1]
        return {"area": named("system", table.tables.systems[colony // 16].name)}


def add_disc(table: Table, seat: int, kind: int) -> None:
    """BTS-15.13, BTS-15.15."""
    faction = table.factions[seat]
    disc = take_disc(table, seat, kind)
    colony = faction.colonised[-1]
    faction.colonised = [*faction.colonised[:-1], colony - NO_DISC + disc]
    if table.sink is not None:
        tell_disc(table, "colony-disc", seat, disc, named("system", table.tables.systems[colony // 16].name))


# -------------------------------------------------------------------- other ways to system cards


def take_sphere(table: Table, seat: int) -> None:
    """BTS-17.12 to BTS-17.14: the card beside the event, and the event is discarded."""
    if table.sphere == NO_CARD:
        return
    system = table.sphere
    table.sphere = NO_CARD
    refresh_common(table)
    table.discarded = [*table.discarded, table.sphere_event]
    table.sphere_event = NO_CARD
    take_card(table, seat, system)


def take_card(table: Table, seat: int, system: int) -> None:
    """BTS-21.23: counts as colonised, without discs, with its colonisation bonus."""
    faction = table.factions[seat]
    card = table.tables.systems[system]
    faction.colonised = [*faction.colonised, system * 16 + NO_DISC * 4 + NO_DISC]
    table.changed = 1  # BTS-16.8
    refresh_abilities(table, seat)
    if table.sink is not None:
        name = named("system", card.name)
        table.emit(Event("colonised", seat, card.name, "deck", "mat", card.vp, facts={"system": name}))
    if card.bonus != NO_LINE:
        table.push(line_frame(seat, card.bonus, 0, NO_CARD))
    lay_rows(table)


def offer_systems(table: Table, seat: int, deck: int, look: int) -> None:
    """BTS-17.6, BTS-21.23."""
    table.offer = []
    while len(table.offer) < look:
        system = draw_system(table, deck)
        if system == NO_CARD:
            break
        table.offer = [*table.offer, system]
    if table.offer:
        table.push((steps.TAKING, seat))


@declare(steps.TAKING, name="taking", rule="BTS-21.23", parts="seat")
class Taking(Asking):
    def run(self, table: Table, step: Step) -> None:
        _, seat = step
        table.ask(step, seat, sorted([TAKE_SYSTEM_CARD + system for system in table.offer]))  # BTS-21.23

    def answer(self, table: Table, seat: int, action: int) -> None:
        system = action - TAKE_SYSTEM_CARD  # BTS-21.23
        for other in table.offer:
            if other != system:
                put_under(table, SYSTEM_DECK_A + table.tables.systems[other].deck, [other])
        table.offer = []
        take_card(table, seat, system)


def place_system(table: Table, seat: int, deck: int, as_sphere: bool, event: int) -> None:
    """BTS-21.22: an extra area beside a slot, or a card beside the event."""
    system = draw_system(table, deck)
    if system == NO_CARD:
        return
    if as_sphere:
        table.sphere = system
        refresh_common(table)
        table.sphere_event = event
        if table.sink is not None:
            name = table.tables.systems[system].name
            facts: dict[str, Fact] = {"system": named("system", name)}
            table.emit(Event("sphere", piece=name, origin="deck", target="sphere", facts=facts))
    else:
        table.push((steps.JOINING, seat, system))


@declare(steps.JOINING, name="joining", rule="BTS-21.22", parts="seat system")
class Joining(Asking):
    def run(self, table: Table, step: Step) -> None:
        _, seat, _ = step
        table.ask(step, seat, [JOIN + area for area in SYSTEM_SLOTS])  # BTS-21.22

    def answer(self, table: Table, seat: int, action: int) -> None:
        table.joined = action - JOIN  # BTS-21.22
        _, _, system = table.asked
        table.system_at = altered(table.system_at, EXTRA, system)
        if table.sink is not None:
            name = table.tables.systems[system].name
            table.emit(Event("system", piece=name, origin="deck", target="9", facts={"system": named("system", name)}))


def offers_systems(table: Table) -> bool:
    """Whether the cards on offer are systems."""
    return table.asks(steps.TAKING)
