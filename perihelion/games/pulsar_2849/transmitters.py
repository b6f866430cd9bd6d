"""Transmitters: taking, linking, paying cost by cost, turning over, and the red dice of links (PUL-13)."""

from perihelion.games.pulsar_2849.effects import ON_TX_COMPLETE, ON_TX_PAY
from perihelion.games.pulsar_2849.player import Player
from perihelion.games.pulsar_2849.state import (
    EFFECT,
    LINKING,
    NOTHING,
    TRANSMITTERS,
    TURN_OVER,
    Table,
)
from perihelion.games.pulsar_2849.tables import (
    COSTS,
    LINK,
    NEW_ARRAY,
    PAY_TRANSMITTER,
    TAKE_TRANSMITTER,
)
from perihelion.kernel.state import Step
from perihelion.kernel.table import Event, named


def payable(table: Table, player: Player, reach: int, options: list[int]) -> None:
    """Offered tiles and unpaid costs of own tiles that the die can pay."""
    transmitters = table.tables.transmitters
    fitting = table.tables.fitting_transmitters[reach]
    first = TAKE_TRANSMITTER
    for tile in table.offer:
        if tile != NOTHING and fitting >> tile & 1:
            for cost in transmitters[tile].payable[0][reach]:
                options.append(first + cost)
        first += COSTS
    if player.arrays:
        for tile in sorted(player.arrays):  # everything is paid of those that operate
            if fitting >> tile & 1:
                for cost in transmitters[tile].payable[table.paid[tile]][reach]:
                    options.append(PAY_TRANSMITTER + tile * COSTS + cost)


def take(table: Table, seat: int, tile: int, cost: int) -> None:
    table.offer[table.offer.index(tile)] = NOTHING  # PUL-13.2
    table.players[seat].arrays.append(tile)
    table.push((LINKING, tile))
    cover(table, tile, cost)
    if table.sink is not None:
        name = table.tables.transmitters[tile].id
        facts: dict[str, int | str] = {"transmitter": named("transmitter", name.lower())}
        table.emit(
            Event(
                "transmitter-taken",
                seat,
                piece=f"transmitter:{name}",
                origin="offer",
                target=f"seat:{seat}",
                facts=facts,
            )
        )


def cover(table: Table, tile: int, cost: int) -> None:
    table.paid[tile] |= 1 << cost
    table.happened.append(ON_TX_PAY)


def pay_further(table: Table, seat: int, tile: int, cost: int) -> None:
    cover(table, tile, cost)
    if table.sink is not None:
        name = table.tables.transmitters[tile].id
        facts: dict[str, int | str] = {"transmitter": named("transmitter", name.lower())}
        table.emit(Event("transmitter-paid", seat, piece=f"transmitter:{name}", facts=facts))
    check_complete(table, seat, tile)


def check_complete(table: Table, seat: int, tile: int) -> None:
    """PUL-13.17, PUL-13.18: first the blue benefit, then the tile is turned over."""
    transmitter = table.tables.transmitters[tile]
    if table.paid[tile] == transmitter.all_paid:
        table.push((TURN_OVER, tile))
        table.push((EFFECT, transmitter.blue, 0, TRANSMITTERS))


def ask_link(table: Table, step: Step) -> None:
    table.ask(step, table.active, joints(table, table.active, step[1]))


def joints(table: Table, seat: int, tile: int) -> list[int]:
    """D-19: a new array, or an edge of the new tile with a free edge of an own one (PUL-13.8, PUL-13.31)."""
    tables = table.tables
    edges = tables.transmitters[tile].edges
    options = [NEW_ARRAY]
    others = [other for other in table.players[seat].arrays if other != tile]
    others.sort()
    for other in others:
        for side in range(2):
            if tables.transmitters[other].edges[side] < 0 or table.links[2 * other + side] != NOTHING:
                continue
            for own_side in range(2):
                if edges[own_side] >= 0:
                    options.append(LINK + 4 * other + 2 * side + own_side)
    return options


def join(table: Table, seat: int, tile: int, action: int) -> None:
    if action != NEW_ARRAY:
        other = (action - LINK) // 4
        edge = 2 * other + (action - LINK) // 2 % 2
        own = 2 * tile + (action - LINK) % 2
        table.links[edge] = own
        table.links[own] = edge
        if table.sink is not None:
            tell_link(table, seat, tile, other, link_value(table, own))
    check_complete(table, seat, tile)


def tell_link(table: Table, seat: int, tile: int, other: int, value: int) -> None:
    transmitters = table.tables.transmitters
    facts: dict[str, int | str] = {
        "transmitter": named("transmitter", transmitters[tile].id.lower()),
        "other": named("transmitter", transmitters[other].id.lower()),
    }
    piece = f"transmitter:{transmitters[tile].id}"
    target = f"transmitter:{transmitters[other].id}"
    table.emit(Event("linked", seat, piece=piece, target=target, amount=value, facts=facts))


def link_value(table: Table, edge: int) -> int:
    """PUL-13.14: the sum of the two halves."""
    transmitters = table.tables.transmitters
    other = table.links[edge]
    return transmitters[edge // 2].edges[edge % 2] + transmitters[other // 2].edges[other % 2]


def turn_over(table: Table, seat: int, tile: int) -> None:
    table.operating |= 1 << tile
    table.happened.append(ON_TX_COMPLETE)
    if table.sink is not None:
        name = table.tables.transmitters[tile].id
        facts: dict[str, int | str] = {"transmitter": named("transmitter", name.lower())}
        table.emit(Event("transmitter-operates", seat, piece=f"transmitter:{name}", facts=facts))
    for side in range(2):
        edge = 2 * tile + side
        other = table.links[edge]
        if other != NOTHING and table.operating >> other // 2 & 1:  # PUL-13.23
            offer_die(table, seat, link_value(table, edge))


def offer_die(table: Table, seat: int, value: int) -> None:
    """A red die on offer for this turn; it lapses at once when no bonus die can be used any more (PUL-17.22)."""
    if table.bonus_used or table.owed != NOTHING:
        return
    table.offered_dice.append(value)
    if table.sink is not None:
        table.emit(Event("red-die", seat, piece=f"red-die:{value}", target=f"seat:{seat}", amount=value))


def array_of(table: Table, tile: int) -> list[int]:
    """The chain of transmitters that a tile belongs to, from one end to the other."""
    end = 2 * tile
    while table.links[end] != NOTHING:
        end = table.links[end] ^ 1
    chain = [end // 2]
    edge = end ^ 1
    while table.links[edge] != NOTHING:
        edge = table.links[edge] ^ 1
        chain.append(edge // 2)
    return chain
