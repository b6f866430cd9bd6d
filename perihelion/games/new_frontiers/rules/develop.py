"""Develop: each player in order may buy one development (NFR-5)."""

from typing import Final

from perihelion.kernel.question import Step, declare
from perihelion.kernel.table import Fact, Quote

from . import scoring, steps
from .asking import Asked, amounts
from .state import BY_SPACES, Table
from .tables import BUY, COLONIES, DECLINE, FACES
from .terms import BOUGHT, DEVELOP_PRICE

BUYING_STEP: Final = (steps.BUYING,)
BUYING_BY_BYTE: Final[list[list[list[int]]]] = [
    [[BUY + 8 * byte + bit for bit in range(8) if value >> bit & 1] for value in range(256)]
    for byte in range(FACES // 8)
]
"""Of the faces as bits, for every byte and its value, the actions of buying them."""


def begin(table: Table) -> None:
    """NFR-5.11: strictly in order, tiles are scarce."""
    order = table.order
    table.agenda += [(steps.TURN, seat, steps.BUYING) for seat in order[:0:-1]]
    ask_to_buy(table, order[0], BUYING_STEP)


@declare(steps.BUYING, name="buying", rule="NFR-5.1")
class Buying(Asked):
    """NFR-5.1: each may buy one development."""

    def run_for(self, table: Table, seat: int, step: Step) -> None:
        ask_to_buy(table, seat, step)

    def answer(self, table: Table, seat: int, action: int) -> None:
        if action == DECLINE:
            decline(table, seat)
        else:
            buy(table, seat, action - BUY + COLONIES)

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        return {"credits": table.empires[seat].credits}

    def quote(self, table: Table, seat: int, action: int) -> Quote:
        if action < BUY:
            return Quote()
        tile = action - BUY + COLONIES
        return Quote(
            amounts(("credit", price(table, seat, tile))), amounts(("point", scoring.worth_of(table, seat, tile)))
        )


def end(table: Table) -> None:
    """NFR-5.10: once, when everybody has bought; what was bought works from now on (NFR-11.2)."""
    for empire in table.empires:
        empire.ready_all(table.tables)
        if empire.spaces > table.tables.most_spaces:
            table.end_by(BY_SPACES)


def price(table: Table, seat: int, tile: int) -> int:
    """NFR-21.2: the chooser's bonus and all fitting powers come off, but never below 0."""
    asked = table.tables.tiles[tile].cost
    if seat == table.chooser:
        asked -= table.tables.develop_bonus  # NFR-5.3
    return reduced(table, seat, tile, asked)


def reduced(table: Table, seat: int, tile: int, asked: int) -> int:
    """A price less all fitting powers, but never below 0 (NFR-5.4, NFR-21.2)."""
    for power in table.empires[seat].powers[DEVELOP_PRICE]:
        asked -= power.effect.adds(power, tile)
    return asked if asked > 0 else 0


def ask_to_buy(table: Table, seat: int, step: Step) -> None:
    """NFR-5.1; who can afford nothing (NFR-5.2) declines without being asked."""
    in_reach = within_reach(table, seat, seat == table.chooser)
    if in_reach:
        table.ask_seat(seat, step, purchases(in_reach))
    else:
        table.take_only(seat, step, DECLINE)
        decline(table, seat)


def within_reach(table: Table, seat: int, chooser: bool) -> int:
    """The faces that a seat may buy, as bits (NFR-5.2, 5.5, 5.6, 21.2); `chooser`: with the bonus (NFR-5.3)."""
    empire = table.empires[seat]
    tables = table.tables
    wanted = table.offer & ~empire.owned
    if table.red_last and empire.spaces == tables.most_spaces - 1:
        wanted &= ~tables.large_faces  # NFR-5.9: it would lie on the red part while a space beside it is free
    bonus = tables.develop_bonus if chooser else 0
    most = empire.credits + bonus  # the dearest tile within reach, as far as reductions are the same for all
    special = 0  # what further powers take off some tiles at most
    for power in empire.powers[DEVELOP_PRICE]:
        if power.of:
            special += power.amount
        else:
            most += power.amount
    in_reach = wanted & tables.faces_within(most)
    if special:
        for action in purchases(wanted & ~in_reach & tables.faces_within(most + special))[1:]:
            tile = action - BUY + COLONIES
            if reduced(table, seat, tile, tables.tiles[tile].cost - bonus) <= empire.credits:
                in_reach |= 1 << action - BUY
    return in_reach


def purchases(faces: int) -> list[int]:
    """The choices of somebody who can buy these faces, given as bits (NFR-5.1, NFR-5.2)."""
    first, second, third, fourth, fifth = BUYING_BY_BYTE
    return [
        DECLINE,
        *first[faces & 255],
        *second[faces >> 8 & 255],
        *third[faces >> 16 & 255],
        *fourth[faces >> 24 & 255],
        *fifth[faces >> 32],
    ]


def decline(table: Table, seat: int) -> None:
    if table.sink is not None:
        table.tell("declined", seat, "", "", "", 0, {})


def buy(table: Table, seat: int, tile: int) -> None:
    """Paid in full (NFR-5.2), off its pile (NFR-5.6), and then what rewards it (NFR-21.3, NFR-21.4)."""
    empire = table.empires[seat]
    paid = price(table, seat, tile)
    empire.credits -= paid
    empire.add_development(tile, table.tables.tiles[tile].spaces)
    pile = table.tables.pile_of[tile]
    left = table.left[:]
    left[pile] -= 1
    table.left = left
    if left[pile] == 0:
        table.offer &= ~(1 << tile - COLONIES)
    if table.sink is not None:
        facts: dict[str, Fact] = {
            "tile": table.tile_name(tile),
            "left": left[pile],
            "points": table.tables.tiles[tile].points,
        }
        table.tell("bought", seat, f"tile:{tile}", f"pile:{pile}", f"empire:{seat}", paid, facts)
    for power in empire.powers[BOUGHT]:  # NFR-5.14: after it is paid
        power.effect.give(table, seat, power, tile)
