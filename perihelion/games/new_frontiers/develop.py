"""Develop: each player in order may buy one development (NFR-5)."""

from perihelion.games.new_frontiers.effects import DEVELOP, DEVELOP_DISCOUNT, DEVELOP_GAIN, DEVELOP_GAIN_PRINTED
from perihelion.games.new_frontiers.state import BUYING, TURN, Table
from perihelion.games.new_frontiers.tables import BUY, COLONIES, DECLINE, PILES
from perihelion.kernel.state import Step


def begin(table: Table) -> None:
    """NFR-5.11: strictly in order, tiles are scarce."""
    for seat in reversed(table.order):
        table.push((TURN, seat, BUYING))


def price(table: Table, seat: int, tile: int) -> int:
    """NFR-21.2: the chooser's bonus and all fitting powers come off, but never below 0."""
    asked = table.tables.tiles[tile].cost
    if seat == table.chooser:
        asked -= table.tables.develop_bonus
    return reduced(table, seat, tile, asked)


def reduced(table: Table, seat: int, tile: int, asked: int) -> int:
    """A price less all fitting powers, but never below 0."""
    for power in table.empires[seat].powers[DEVELOP]:
        if power.code == DEVELOP_DISCOUNT and power.fits[tile]:
            asked -= power.amount
    return max(0, asked)


def ask_to_buy(table: Table, seat: int, step: Step) -> None:
    empire = table.empires[seat]
    owned = empire.developments
    left = table.left
    faces = table.faces
    tiles = table.tables.tiles
    most = empire.credits  # the dearest tile within reach, as far as reductions are the same for all
    filtered = False
    if seat == table.chooser:
        most += table.tables.develop_bonus
    for power in empire.powers[DEVELOP]:
        if power.code == DEVELOP_DISCOUNT:
            if power.predicate:
                filtered = True
            else:
                most += power.amount
    options = [DECLINE]
    for pile in range(PILES):
        if left[pile]:
            face = faces[pile]
            in_reach = tiles[face].cost <= most or (filtered and price(table, seat, face) <= empire.credits)
            if in_reach and face not in owned:
                options.append(BUY + face - COLONIES)
    table.ask_seat(seat, step, options)


def answer(table: Table, seat: int, action: int) -> None:
    if action == DECLINE:
        if table.sink is not None:
            table.tell("declined", seat, "", "", "", 0, {})
        return
    buy(table, seat, action - BUY + COLONIES)


def buy(table: Table, seat: int, tile: int) -> None:
    empire = table.empires[seat]
    paid = price(table, seat, tile)
    empire.credits -= paid
    empire.developments = [*empire.developments, tile]
    empire.spaces += table.tables.tiles[tile].spaces
    pile = table.tables.pile_of[tile]
    table.left = [count - (1 if k == pile else 0) for k, count in enumerate(table.left)]
    if table.sink is not None:
        name = table.tile_name(tile)
        table.tell("bought", seat, f"tile:{tile}", f"pile:{pile}", f"empire:{seat}", paid, {"tile": name})
    for power in empire.powers[DEVELOP]:  # NFR-5.14: after it is paid
        rewarded = power.code == DEVELOP_GAIN or (power.code == DEVELOP_GAIN_PRINTED and power.fits[tile])
        if rewarded:
            gain = power.gain
            table.gain(seat, gain.credits, gain.chips, gain.colonists, power.tile)
