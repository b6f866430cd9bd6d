"""Colonise, diplomacy and alliances (BSU-22 to BSU-25)."""

from typing import Final

from perihelion.games.burning_suns.empire import distance, ignores, price
from perihelion.games.burning_suns.galaxy import (
    at,
    calm,
    can_calm,
    can_win_over,
    can_worsen,
    diplomacy_banned,
    hindered,
    rebellion,
    win_over,
    within,
)
from perihelion.games.burning_suns.masks import places_in
from perihelion.games.burning_suns.sources import touch
from perihelion.games.burning_suns.state import Table
from perihelion.games.burning_suns.steps import (
    ASK_ANSWER,
    ASK_BLOCK,
    ASK_GIVE,
    EXCHANGE,
    OPT_CANCEL_CONSENT,
    OPT_NO_ALLIANCE_OF_TWO,
    OPT_RACE_CARDS,
    OPT_TITAN_COLONISES,
)
from perihelion.games.burning_suns.tables import ACCEPT, ALLY, BENEFIT, CANCEL, CHANGE, DECLINE, KEEP, MAKE, PLACE_AT
from perihelion.games.burning_suns.terms import (
    COLONISING,
    DIPLOMACY_DISTANCE,
    INHABITED,
    KINDS,
    NO_DREADNOUGHT,
    SEATS,
    TITAN,
    UNINHABITED,
)
from perihelion.kernel.table import Event

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
            if table.opt[OPT_TITAN_COLONISES]:
                settlers += units[base + TITAN]
            affordable = colonise_cost(table, seat, place) <= table.crystals[seat]
            if settlers and affordable and not hindered(table, seat, place):
                found.append(PLACE_AT + place)
    return found


def colonise(table: Table, seat: int, action: int) -> None:
    place = action - PLACE_AT
    table.frames[-1].place = place
    table.crystals[seat] -= colonise_cost(table, seat, place)
    win_over(table, seat, place)


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
    if not table.opt[OPT_RACE_CARDS] or (table.seats == 2 and table.opt[OPT_NO_ALLIANCE_OF_TWO]):
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


def negotiate(table: Table, seat: int, action: int) -> None:
    frame = table.frames[-1]
    if action >= ALLY:
        kind, other = divmod(action - ALLY, SEATS)
        frame.opponent = other
        if kind == CANCEL:
            if table.opt[OPT_CANCEL_CONSENT]:
                table.push((ASK_ANSWER, other, seat, CANCEL))
            else:
                cancel_alliance(table, seat, other)
        else:
            table.push((ASK_ANSWER, other, seat, kind))
            table.push((ASK_GIVE, seat, other, MAKE))
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
    table.push((ASK_BLOCK, table.control[place], place))
    if table.sink is not None:
        table.emit(Event("unrest", table.control[place], target=table.galaxy.names[place], facts=at(table, place)))


def block_options(table: Table, place: int) -> list[int]:
    return [BENEFIT, BENEFIT + 1] if table.control[place] >= 0 and table.unrest >> place & 1 else []


def block(table: Table, seat: int, place: int, action: int) -> None:
    table.blocked[place] = action - BENEFIT
    touch(table, seat)


# ---------------------------------------------------------------- alliances


def give_options(table: Table, seat: int, kind: int) -> list[int]:
    """BSU-23.18: a race card from the hand; who answers a change may keep the card lent."""
    found = [KEEP + card for card in range(8) if table.hand[seat] >> card & 1]
    return [DECLINE, *found] if kind == CHANGE else found


def give(table: Table, seat: int, action: int) -> None:
    table.offer[seat] = -1 if action == DECLINE else action - KEEP


def answer(table: Table, seat: int, proposer: int, kind: int, action: int) -> None:
    """BSU-23.17, 24.11: accept or refuse; a refusal ends the action."""
    if action == DECLINE:
        table.offer[proposer] = -1
        if table.sink is not None:
            table.emit(Event("offer-refused", seat))
        return
    if kind == CANCEL:
        cancel_alliance(table, seat, proposer)
        return
    table.push((EXCHANGE, proposer, seat))
    if kind == MAKE or table.hand[seat]:
        table.push((ASK_GIVE, seat, proposer, kind))


def exchange(table: Table, one: int, other: int) -> None:
    """BSU-24.1: both cards are turned over together."""
    table.reveal()
    for giver, receiver in ((one, other), (other, one)):
        card = table.offer[giver]
        table.offer[giver] = -1
        if card >= 0:
            before = table.lent[giver][receiver]
            if before >= 0:
                table.hand[giver] |= 1 << before
            table.lent[giver][receiver] = card
            table.hand[giver] &= ~(1 << card)
            table.shown[giver] |= 1 << card
    touch(table, one)
    touch(table, other)
    if table.sink is not None:
        table.emit(Event("alliance-made", one))
        table.emit(Event("alliance-made", other))


def cancel_alliance(table: Table, one: int, other: int) -> None:
    """BSU-24.8, 24.12: both cards return to their owners."""
    for giver, receiver in ((one, other), (other, one)):
        table.hand[giver] |= 1 << table.lent[giver][receiver]
        table.lent[giver][receiver] = -1
    touch(table, one)
    touch(table, other)
    if table.sink is not None:
        table.emit(Event("alliance-cancelled", one))
        table.emit(Event("alliance-cancelled", other))


def break_alliance(table: Table, one: int, other: int) -> None:
    """BSU-24.9, 24.15: both cards leave the game, before anything else happens."""
    if not table.allied(one, other):
        return
    for giver, receiver in ((one, other), (other, one)):
        table.gone[giver] |= 1 << table.lent[giver][receiver]
        table.lent[giver][receiver] = -1
    touch(table, one)
    touch(table, other)
    if table.sink is not None:
        table.emit(Event("alliance-broken", one))
        table.emit(Event("alliance-broken", other))


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


ANSWERS: Final = [DECLINE, ACCEPT]
