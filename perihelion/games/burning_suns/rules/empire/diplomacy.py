"""Colonise, diplomacy and alliances (BSU-22 to BSU-25)."""

from perihelion.kernel.lists import altered
from perihelion.kernel.question import Kind, Step, declare
from perihelion.kernel.table import Event, Fact

from .. import steps
from ..galaxy.masks import places_in
from ..galaxy.places import (
    at,
    calm,
    can_calm,
    can_win_over,
    can_worsen,
    diplomacy_banned,
    hindered,
    place_facts,
    rebellion,
    win_over,
    within,
)
from ..state import SeatQuestion, Table
from ..tables import ALLY, BENEFIT, CANCEL, CHANGE, DECLINE, KEEP, MAKE, PLACE_AT, UNIT_AT, YES_OR_NO
from ..terms import COLONISING, DIPLOMACY_DISTANCE, INHABITED, KINDS, NO_DREADNOUGHT, SEATS, TITAN, UNINHABITED
from .numbers import distance, ignores, price
from .sources import touch

# ---------------------------------------------------------------- colonise


def colonise_cost(table: Table, seat: int, place: int) -> int:
    return price(table, seat, COLONISING, table.tables.colonise_cost[table.tile[place]])


def colonise_options(table: Table, seat: int) -> list[int]:
    """BSU-22.1, 22.2, 22.4, 22.5."""
    found: list[int] = []
    for place in places_in(table.fleets[seat] & table.lands[UNINHABITED]):
        if can_win_over(table, place, UNINHABITED):
            base = place * KINDS
            units = table.units[seat]
            settlers = units[base]
            if ignores(table, seat, NO_DREADNOUGHT):
                settlers = table.fleet[seat][place] - units[base + TITAN] - units[base + TITAN + 1]
            if table.opt[steps.OPT_TITAN_COLONISES]:
                settlers += units[base + TITAN]
            affordable = colonise_cost(table, seat, place) <= table.crystals[seat]
            if settlers and affordable and not hindered(table, seat, place):
                found.append(PLACE_AT + place)
    return found


@declare(steps.ASK_COLONISE, name="colonise", rule="BSU-22.1", parts="seat")
class Colonise(SeatQuestion):
    def options(self, table: Table, step: Step) -> list[int]:
        _, seat = step
        return colonise_options(table, seat)

    def answer(self, table: Table, seat: int, action: int) -> None:
        place = action - PLACE_AT
        table.frames[-1].place = place
        table.crystals[seat] -= colonise_cost(table, seat, place)
        win_over(table, seat, place)

    def cost(self, table: Table, seat: int, action: int) -> int:
        return colonise_cost(table, seat, action - PLACE_AT) if PLACE_AT <= action < UNIT_AT else 0


# ---------------------------------------------------------------- diplomacy


def diplomacy_options(table: Table, seat: int) -> list[int]:
    """BSU-23.1–23.16: what a successful roll allows."""
    found: list[int] = []
    reach = within(table, seat, distance(table, seat, DIPLOMACY_DISTANCE))
    taken = 0
    for owned in table.domain:
        taken |= owned
    free = table.lands[INHABITED] & ~taken
    for place in places_in(reach & (free | table.domain[seat] & table.unrest | taken & ~table.domain[seat])):
        if (
            can_win_over(table, place, INHABITED)
            or can_calm(table, seat, place)
            or (
                can_worsen(table, seat, place)
                and not table.allied(seat, table.control[place])
                and not diplomacy_banned(table, place)
            )
        ):
            found.append(PLACE_AT + place)
    return found + alliance_options(table, seat, reach)


def alliance_options(table: Table, seat: int, reach: int) -> list[int]:
    """BSU-23.7, 23.15, 23.18."""
    if not table.opt[steps.OPT_RACE_CARDS] or (table.seats == 2 and table.opt[steps.OPT_NO_ALLIANCE_OF_TWO]):
        return []
    near = [False] * table.seats
    for place in places_in(reach):
        if table.control[place] >= 0:
            near[table.control[place]] = True
    makes: list[int] = []
    changes: list[int] = []
    cancels: list[int] = []
    for other in range(table.seats):
        if other == seat or not near[other]:
            continue
        if table.allied(seat, other):
            if table.hand[seat]:
                changes.append(ALLY + CHANGE * SEATS + other)
            cancels.append(ALLY + CANCEL * SEATS + other)
        elif table.hand[seat] and table.hand[other]:
            makes.append(ALLY + MAKE * SEATS + other)
    return makes + changes + cancels


@declare(steps.ASK_DIPLOMACY, name="diplomacy", rule="BSU-23.1", parts="seat")
class Diplomacy(SeatQuestion):
    def options(self, table: Table, step: Step) -> list[int]:
        _, seat = step
        return diplomacy_options(table, seat)

    def answer(self, table: Table, seat: int, action: int) -> None:
        frame = table.frames[-1]
        if action >= ALLY:
            kind, other = divmod(action - ALLY, SEATS)
            frame.opponent = other
            if kind == CANCEL:
                if table.opt[steps.OPT_CANCEL_CONSENT]:
                    table.push((steps.ASK_ANSWER, other, seat, CANCEL))
                else:
                    cancel_alliance(table, seat, other)
            else:
                table.push((steps.ASK_ANSWER, other, seat, kind))
                table.push((steps.ASK_GIVE, seat, other, MAKE))
            return
        place = action - PLACE_AT
        frame.place = place
        if table.control[place] < 0:
            win_over(table, seat, place)
        elif table.control[place] == seat:
            calm(table, place)
        else:
            frame.opponent = table.control[place]
            worsen(table, place)


def worsen(table: Table, place: int) -> None:
    """BSU-25.8, 25.9: unrest, with a benefit blocked by the owner, or rebellion."""
    if table.unrest >> place & 1:
        rebellion(table, place)
        return
    table.unrest |= 1 << place
    table.push((steps.ASK_BLOCK, table.control[place], place))
    if table.sink is not None:
        table.emit(Event("unrest", table.control[place], target=table.galaxy.names[place], facts=at(table, place)))


@declare(steps.ASK_BLOCK, name="block", rule="BSU-25.9", parts="seat place")
class Block(SeatQuestion):
    """BSU-25.9: which of the two benefits of a system in unrest is blocked."""

    def options(self, table: Table, step: Step) -> list[int]:
        _, _, place = step
        return [BENEFIT, BENEFIT + 1] if table.control[place] >= 0 and table.unrest >> place & 1 else []

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, place = table.asked
        table.blocked = altered(table.blocked, place, action - BENEFIT)
        touch(table, seat)

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        _, _, place = table.asked
        return place_facts(table, place)


# ---------------------------------------------------------------- alliances


@declare(steps.ASK_GIVE, name="give", rule="BSU-24.1", parts="seat other what")
class Give(SeatQuestion):
    """BSU-23.18: a race card from the hand; who answers a change may keep the card lent."""

    def options(self, table: Table, step: Step) -> list[int]:
        _, seat, _, what = step
        found = [KEEP + card for card in range(8) if table.hand[seat] >> card & 1]
        return [DECLINE, *found] if what == CHANGE else found

    def answer(self, table: Table, seat: int, action: int) -> None:
        table.offer[seat] = -1 if action == DECLINE else action - KEEP


@declare(steps.ASK_ANSWER, name="answer", rule="BSU-24.11", parts="seat proposer what")
class Answer(SeatQuestion):
    """BSU-23.17, 24.11: accept or refuse; a refusal ends the action."""

    def options(self, table: Table, step: Step) -> list[int]:
        return YES_OR_NO

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, proposer, what = table.asked
        if action == DECLINE:
            table.offer[proposer] = -1
            if table.sink is not None:
                table.emit(Event("offer-refused", seat))
            return
        if what == CANCEL:
            cancel_alliance(table, seat, proposer)
            return
        table.push((steps.EXCHANGE, proposer, seat))
        if what == MAKE or table.hand[seat]:
            table.push((steps.ASK_GIVE, seat, proposer, what))

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        _, _, proposer, what = table.asked
        return {"what": ("make", "change", "cancel")[what], "other": f"@seat-{proposer}"}


@declare(steps.EXCHANGE, parts="one other")
class Exchange(Kind[Table]):
    """BSU-24.1: both cards are turned over together."""

    def run(self, table: Table, step: Step) -> None:
        _, one, other = step
        table.reveal()
        for giver, receiver in ((one, other), (other, one)):
            card = table.offer[giver]
            table.offer[giver] = -1
            if card >= 0:
                before = table.lent[giver][receiver]
                if before >= 0:
                    table.hand[giver] |= 1 << before
                table.lent[giver] = altered(table.lent[giver], receiver, card)
                table.hand[giver] &= ~(1 << card)
                table.shown = altered(table.shown, giver, table.shown[giver] | 1 << card)
        tell_allies(table, one, other, "alliance-made")


def tell_allies(table: Table, one: int, other: int, event: str) -> None:
    """What two empires have of each other has changed."""
    touch(table, one)
    touch(table, other)
    if table.sink is not None:
        table.emit(Event(event, one, facts={"other": f"@seat-{other}"}))
        table.emit(Event(event, other, facts={"other": f"@seat-{one}"}))


def cancel_alliance(table: Table, one: int, other: int) -> None:
    """BSU-24.8, 24.12: both cards return to their owners."""
    for giver, receiver in ((one, other), (other, one)):
        table.hand[giver] |= 1 << table.lent[giver][receiver]
        table.lent[giver] = altered(table.lent[giver], receiver, -1)
    tell_allies(table, one, other, "alliance-cancelled")


def break_alliance(table: Table, one: int, other: int) -> None:
    """BSU-24.9, 24.15: both cards leave the game, before anything else happens."""
    if not table.allied(one, other):
        return
    for giver, receiver in ((one, other), (other, one)):
        table.gone = altered(table.gone, giver, table.gone[giver] | 1 << table.lent[giver][receiver])
        table.lent[giver] = altered(table.lent[giver], receiver, -1)
    tell_allies(table, one, other, "alliance-broken")


def drifted_apart(table: Table) -> bool:
    """BSU-24.8: whether the antimatter of two allies differs too much."""
    if max(table.antimatter) - min(table.antimatter) < table.tables.alliance_difference:
        return False
    for one in range(1, table.seats):
        lent = table.lent[one]
        for other in range(one):
            if lent[other] >= 0:
                apart = abs(table.antimatter[one] - table.antimatter[other])
                if apart >= table.tables.alliance_difference:
                    return True
    return False


def check_alliances(table: Table) -> None:
    """BSU-24.8, 24.13."""
    for one in range(table.seats):
        for other in range(one + 1, table.seats):
            apart = abs(table.antimatter[one] - table.antimatter[other])
            if table.allied(one, other) and apart >= table.tables.alliance_difference:
                cancel_alliance(table, one, other)
