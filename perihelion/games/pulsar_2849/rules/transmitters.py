"""Transmitters: taking, linking, paying cost by cost, turning over, and the red dice of links (PUL-13)."""

from perihelion.kernel.lists import altered
from perihelion.kernel.question import Kind, Step, declare
from perihelion.kernel.table import Event, Fact

from . import steps
from .player import Player
from .state import NOTHING, TRANSMITTERS, Table
from .tables import COSTS, LINK, NEW_ARRAY, PAY_TRANSMITTER, TAKE_TRANSMITTER
from .terms import ON_TX_COMPLETE, ON_TX_PAY


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
    table.offer = altered(table.offer, table.offer.index(tile), NOTHING)  # PUL-13.2
    player = table.players[seat]
    player.arrays = [*player.arrays, tile]
    table.push((steps.LINKING, tile))
    cover(table, tile, cost)
    if table.sink is not None:
        tell(table, "transmitter-taken", seat, tile, "offer", f"seat:{seat}")


def cover(table: Table, tile: int, cost: int) -> None:
    table.paid = altered(table.paid, tile, table.paid[tile] | 1 << cost)
    table.happened.append(ON_TX_PAY)  # PUL-25.26


def pay_further(table: Table, seat: int, tile: int, cost: int) -> None:
    cover(table, tile, cost)
    if table.sink is not None:
        tell(table, "transmitter-paid", seat, tile)
    check_complete(table, seat, tile)


def tell(table: Table, kind: str, seat: int, tile: int, origin: str = "", target: str = "") -> None:
    transmitter = table.tables.transmitters[tile]
    facts: dict[str, Fact] = {"transmitter": transmitter.name}
    table.emit(Event(kind, seat, f"transmitter:{transmitter.id}", origin, target, facts=facts))


def check_complete(table: Table, seat: int, tile: int) -> None:
    """PUL-13.17, PUL-13.18: first the blue benefit, then the tile is turned over."""
    transmitter = table.tables.transmitters[tile]
    if table.paid[tile] == transmitter.all_paid:
        table.push((steps.TURN_OVER, tile))
        table.push((steps.EFFECT, transmitter.blue, 0, TRANSMITTERS))


@declare(steps.LINKING, name="link", rule="PUL-13.7", parts="tile")
class Linking(steps.PulsarQuestion):
    """PUL-13.7: where a new transmitter goes."""

    def run(self, table: Table, step: Step) -> None:
        _, tile = step
        table.ask(step, table.active, joints(table, table.active, tile))

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, tile = table.asked
        join(table, seat, tile, action)

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        _, tile = table.asked
        return {"transmitter": table.tables.transmitters[tile].name}


@declare(steps.TURN_OVER, parts="tile")
class TurnOver(Kind[Table]):
    """PUL-13.18: a transmitter with all costs covered operates."""

    def run(self, table: Table, step: Step) -> None:
        _, tile = step
        seat = table.active
        table.operating |= 1 << tile
        table.happened.append(ON_TX_COMPLETE)  # PUL-25.26
        if table.sink is not None:
            tell(table, "transmitter-operates", seat, tile)
        for side in range(2):
            edge = 2 * tile + side
            other = table.links[edge]
            if other != NOTHING and table.operating >> other // 2 & 1:  # PUL-13.23
                offer_die(table, seat, link_value(table, edge))


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
        table.links = altered(table.links, edge, own)
        table.links[own] = edge
        if table.sink is not None:
            tell_link(table, seat, tile, other, link_value(table, own))
    check_complete(table, seat, tile)


def tell_link(table: Table, seat: int, tile: int, other: int, value: int) -> None:
    transmitters = table.tables.transmitters
    facts: dict[str, Fact] = {"transmitter": transmitters[tile].name, "other": transmitters[other].name}
    piece = f"transmitter:{transmitters[tile].id}"
    target = f"transmitter:{transmitters[other].id}"
    table.emit(Event("linked", seat, piece=piece, target=target, amount=value, facts=facts))


def link_value(table: Table, edge: int) -> int:
    """PUL-13.14: the sum of the two halves."""
    transmitters = table.tables.transmitters
    other = table.links[edge]
    return transmitters[edge // 2].edges[edge % 2] + transmitters[other // 2].edges[other % 2]


def offer_die(table: Table, seat: int, value: int) -> None:
    """A red die on offer for this turn; it lapses at once when no bonus die can be used any more (PUL-17.22)."""
    if table.bonus_used or table.owed != NOTHING:
        return
    table.offered_dice = [*table.offered_dice, value]
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
