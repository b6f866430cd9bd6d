"""Research in its five steps, private technologies, technologies laid by events (BTS-11, BTS-21.15 to BTS-21.17)."""

from typing import Final

from perihelion.kernel.lists import altered
from perihelion.kernel.question import Kind, Step, declare, kind_of
from perihelion.kernel.table import Event, Fact, named

from . import effects, feasibility, steps, tableau
from .abilities import push_triggers
from .asking import Asking
from .cards import NO_CARD, NO_LINE, TYPES
from .decks import draw, put_under
from .pieces import add_technology, discover, pay_ore, refresh_open_slots, research_slot, take_supply
from .sets import ChoicesOfSlots, bits_of, numbered
from .state import Table, line_frame
from .vocabulary import LAY_AT, PAY_OPPONENT, RESEARCH_SLOT, SLOTS, TAKE_TECHNOLOGY, TAKE_TYPE

RESEARCHES: Final = ChoicesOfSlots(numbered(RESEARCH_SLOT, SLOTS))
MATCHING_CARDS: Final = 2
"""BTS-11.23: revealed to choose one of."""
NOT_RESEARCHED = 16
"""Flag of a gain: a private technology, which is no research (BTS-21.15)."""


@declare(steps.RESEARCHING, name="researching", rule="BTS-11.3", parts="seat levels flags ore")
class Researching(Asking):
    """Step 1. In a bonus a research that cannot be done is left out (BTS-21.4)."""

    def run(self, table: Table, step: Step) -> None:
        _, seat, levels, flags, ore = step
        faction = table.factions[seat]
        cube = faction.pop > 0 or (flags & steps.SUPPLY_CUBE and sum(faction.supply) > 0)
        slots = feasibility.eligible_slots(
            table, seat, levels, flags & steps.SEEN > 0, flags & steps.NO_PREREQUISITE > 0, ore > 0
        )
        if not cube or not slots:  # BTS-11.10, BTS-21.4
            return
        table.ask(step, seat, RESEARCHES.of(slots))

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, _, flags, ore = table.asked
        slot = action - RESEARCH_SLOT
        if ore:
            table.push((steps.OPPONENT, seat, slot, flags, ore))
        else:
            place_cube(table, seat, slot, flags)


RESEARCH: Final[Researching] = Researching()


@declare(steps.OPPONENT, name="opponent", rule="BTS-21.28", parts="seat slot flags ore")
class Opponent(Asking):
    """BTS-21.28: the ore goes to an opponent who has the technology."""

    def run(self, table: Table, step: Step) -> None:
        _, seat, slot, _, _ = step
        table.ask(step, seat, [PAY_OPPONENT + each for each in feasibility.researchers(table, seat, slot)])

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, slot, flags, ore = table.asked
        other = action - PAY_OPPONENT
        pay_ore(table, seat, ore)
        table.factions[other].ore += ore
        if table.sink is not None:
            table.emit(Event("paid-by-player", other, "ore", f"mat-{seat}", f"mat-{other}", ore))
        place_cube(table, seat, slot, flags)


def researched(table: Table, slot: int) -> dict[str, Fact]:
    """A slot, with the card that lies there; without one it is being discovered."""
    card = table.tech_at[slot]
    facts: dict[str, Fact] = {"slot": named("slot", table.tables.slots[slot].name.lower())}
    if card >= 0:
        facts["card"] = named("technology", table.tables.technologies[card].name)
    return facts


def place_cube(table: Table, seat: int, slot: int, flags: int) -> None:
    """Steps 2 and 3: the cube lies first (BTS-11.11, 11.16), then an event is turned up and resolved (BTS-11.13)."""
    faction = table.factions[seat]
    from_supply = flags & steps.SUPPLY_CUBE > 0 and take_supply(table, seat, False)
    if not from_supply:
        faction.pop -= 1
    research_slot(table, faction, slot)
    table.changed = 1  # BTS-16.8
    if table.sink is not None:
        piece, origin = ("supply", "supply") if from_supply else ("population", "mat")
        table.emit(Event("researched", seat, piece, origin, f"slot-{slot}", 1, facts=researched(table, slot)))
    if table.tech_at[slot] >= 0:
        gain(table, seat, table.tech_at[slot], flags)
        return
    event = table.event_at[slot]
    if event < 0:
        TYPES_TO_TAKE.run(table, (steps.TYPE, seat, slot, flags, 0))
    else:
        table.push((steps.TYPE, seat, slot, flags, 0))
        table.reveal()
        table.event_at = altered(table.event_at, slot, NO_CARD)
        if table.sink is not None:
            name = table.tables.events[event].name
            table.emit(Event("event", seat, name, f"slot-{slot}", "table", facts={"card": named("event-card", name)}))
        table.push((steps.EVENT_OVER, event))
        table.push(line_frame(seat, table.tables.events[event].line, 0, event))


@declare(steps.EVENT_OVER, parts="event")
class EventOver(Kind[Table]):
    """BTS-11.14: discarded unless its text says otherwise."""

    def run(self, table: Table, step: Step) -> None:
        _, event = step
        if event != table.sphere_event and event not in [kept // 8 for kept in table.kept]:  # BTS-11.14
            table.discarded = [*table.discarded, event]


# -------------------------------------------------------------------- step 4: type and card


def allowed_types(table: Table, seat: int, slot: int) -> int:
    """BTS-11.20 to BTS-11.22: the types passed on by the required technologies that the player has researched."""
    types = 0
    needed = table.tables.slots[slot].needs & table.factions[seat].techs
    for each in bits_of(needed):
        if table.tech_at[each] >= 0:
            types |= 1 << table.tables.technologies[table.tech_at[each]].passes
    return types


@declare(steps.TYPE, name="type", rule="BTS-11.21", parts="seat slot flags tried")
class Type(Asking):
    def run(self, table: Table, step: Step) -> None:
        _, seat, slot, _, tried = step
        types = allowed_types(table, seat, slot) & ~tried
        options = [TAKE_TYPE + kind for kind in range(len(TYPES)) if types >> kind & 1]  # BTS-11.20, BTS-11.21
        if len(options) == 1:
            find_cards(table, step, options[0] - TAKE_TYPE)
        else:
            table.ask(step, seat, options)

    def answer(self, table: Table, seat: int, action: int) -> None:
        find_cards(table, table.asked, action - TAKE_TYPE)

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        _, _, slot, _, _ = table.asked
        return {"slot": named("slot", table.tables.slots[slot].name.lower())}


TYPES_TO_TAKE: Final[Type] = Type()


def find_cards(table: Table, step: Step, kind: int) -> None:
    """4b: cards are revealed until two match (BTS-11.23, 11.24); the tableau offers its open ones (A-10, A-13)."""
    _, seat, slot, flags, tried = step
    level = table.tables.slots[slot].level
    if table.tableau:
        tableau.lay_row(table, level)
        open_cards = tableau.open_cards(table, level, kind)
        if open_cards:
            table.offer = open_cards
            ask_for_card(table, seat, (steps.CARD, seat, slot, flags))
            return
    table.reveal()
    offer: list[int] = []
    aside: list[int] = []
    while table.decks[level] and len(offer) < MATCHING_CARDS:
        card = draw(table, level)
        if table.tables.technologies[card].types >> kind & 1:
            offer.append(card)
        else:
            aside.append(card)
    if not offer:
        tried |= 1 << kind
        if allowed_types(table, seat, slot) & ~tried:
            put_under(table, level, aside)
            TYPES_TO_TAKE.run(table, (steps.TYPE, seat, slot, flags, tried))
            return
        offer = aside
        aside = []
    table.offer = offer
    table.aside = aside
    tell_offer(table, seat)
    ask_for_card(table, seat, (steps.CARD, seat, slot, flags))


def tell_offer(table: Table, seat: int) -> None:
    if table.sink is not None:
        for card in table.offer:
            name = table.tables.technologies[card].name
            facts: dict[str, Fact] = {"card": named("technology", name)}
            table.emit(Event("offered", seat, name, "deck", "table", facts=facts))


def ask_for_card(table: Table, seat: int, step: Step) -> None:
    table.ask(step, seat, sorted([TAKE_TECHNOLOGY + card for card in table.offer]))


@declare(steps.CARD, name="card", rule="BTS-11.25", parts="seat slot flags")
class Card(Asking):
    def run(self, table: Table, step: Step) -> None:
        _, seat, _, _ = step
        ask_for_card(table, seat, step)

    def answer(self, table: Table, seat: int, action: int) -> None:
        """4c: one on the slot (BTS-11.25), the others under the deck in random order (BTS-11.26)."""
        _, _, slot, flags = table.asked
        card = action - TAKE_TECHNOLOGY
        level = table.tables.slots[slot].level
        if card in table.rows[level]:
            table.offer = []
            tableau.take_from_row(table, level, card)
        else:
            return_offer(table, level, card)
        discover(table, slot, card)
        tableau.clear_row(table, level)  # BTS-19.2
        tell_technology(table, seat, card, slot)
        gain(table, seat, card, flags)


def tell_technology(table: Table, seat: int, card: int, slot: int) -> None:
    if table.sink is not None:
        name = table.tables.technologies[card].name
        table.emit(Event("technology", seat, name, "deck", f"slot-{slot}", facts=researched(table, slot)))


def return_offer(table: Table, level: int, kept: int) -> None:
    """BTS-11.26."""
    put_under(table, level, [card for card in table.offer if card != kept] + table.aside)
    table.offer = []
    table.aside = []


def gain(table: Table, seat: int, card: int, flags: int) -> None:
    """Step 5: its abilities hold from now on, its immediate bonus comes once (BTS-11.28, BTS-21.25)."""
    add_technology(table, seat, card)
    if table.factions[seat].rules >> effects.SKIP_PREREQUISITE & 1:
        refresh_open_slots(table, table.factions[seat])
    if not flags & NOT_RESEARCHED:
        push_triggers(table, seat, 1 << effects.WHEN_RESEARCHED)
    immediate = table.tables.technologies[card].immediate
    if immediate != NO_LINE and not flags & steps.NO_IMMEDIATE:
        table.push(line_frame(seat, immediate, 0, NO_CARD))
    tableau.lay_rows(table)  # BTS-19.2, BTS-19.4


# -------------------------------------------------------------------- private and laid technologies


def reveal_cards(table: Table, seat: int, level: int, look: int) -> bool:
    """Cards from the top of a deck, shown to all (BTS-21.15, BTS-21.17)."""
    table.offer = []
    table.aside = []
    if not table.decks[level]:
        return False
    table.reveal()
    offer: list[int] = []
    while table.decks[level] and len(offer) < look:
        offer.append(draw(table, level))
    table.offer = offer
    tell_offer(table, seat)
    return True


class OneOfTheOffer(Asking):
    """Which of the cards that are shown."""

    def run(self, table: Table, step: Step) -> None:
        _, seat, _ = step
        ask_for_card(table, seat, step)


def begin_private(table: Table, seat: int, level: int, look: int) -> None:
    """BTS-21.15."""
    if reveal_cards(table, seat, level, look):
        table.push((steps.PRIVATE_CARD, seat, level))


@declare(steps.PRIVATE_CARD, name="private", rule="BTS-21.15", parts="seat level")
class PrivateCard(OneOfTheOffer):
    def answer(self, table: Table, seat: int, action: int) -> None:
        """BTS-17.21, BTS-17.22: by the mat, without a cube, with its immediate bonus."""
        card = action - TAKE_TECHNOLOGY
        _, _, level = table.asked
        return_offer(table, level, card)
        faction = table.factions[seat]
        faction.private = [*faction.private, card]
        table.changed = 1  # BTS-16.8
        if table.sink is not None:
            name = table.tables.technologies[card].name
            facts: dict[str, Fact] = {"card": named("technology", name)}
            table.emit(Event("private", seat, name, "deck", f"mat-{seat}", facts=facts))
        gain(table, seat, card, NOT_RESEARCHED)


def empty_slots(table: Table, level: int) -> list[int]:
    """BTS-21.17."""
    slots = table.tables.slots
    return [slot for slot in range(SLOTS) if slots[slot].level == level and table.tech_at[slot] < 0]


def begin_laying(table: Table, seat: int, level: int, look: int) -> None:
    """BTS-21.17: without an empty slot nothing happens."""
    if empty_slots(table, level) and reveal_cards(table, seat, level, look):
        table.push((steps.LAYING, seat, level))


@declare(steps.LAYING, name="laying", rule="BTS-21.17", parts="seat level")
class Laying(OneOfTheOffer):
    def answer(self, table: Table, seat: int, action: int) -> None:
        card = action - TAKE_TECHNOLOGY
        _, _, level = table.asked
        return_offer(table, level, card)
        table.push((steps.LAYING_SLOT, seat, card))


@declare(steps.LAYING_SLOT, name="laying-slot", rule="BTS-21.17", parts="seat card")
class LayingSlot(Asking):
    def run(self, table: Table, step: Step) -> None:
        _, seat, card = step
        level = table.tables.technologies[card].level
        table.ask(step, seat, [LAY_AT + slot for slot in empty_slots(table, level)])

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, card = table.asked
        slot = action - LAY_AT
        discover(table, slot, card)
        tableau.clear_row(table, table.tables.technologies[card].level)
        tell_technology(table, seat, card, slot)


def discovery(table: Table) -> tuple[int, int, int] | None:
    """A discovery in progress: who discovers, at which slot, and the event that is being resolved there or NO_CARD."""
    found: tuple[int, int] | None = None
    resolved = NO_CARD
    for step in [*table.agenda, table.asked] if table.acting else []:
        if kind_of(step) in (steps.TYPE, steps.CARD):
            _, seat, slot, *_ = step
            found = (seat, slot)
        elif kind_of(step) == steps.EVENT_OVER:
            _, event = step
            resolved = event
    return None if found is None else (*found, resolved)
