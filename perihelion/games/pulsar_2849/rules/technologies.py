"""Patents: which technologies are open to whom, and what they change for their owner (PUL-15)."""

from perihelion.kernel.lists import altered
from perihelion.kernel.table import Event

from . import steps
from .player import Player
from .state import NOBODY, PATENTS, Table
from .tables import INSTANT, PATENT, Technology
from .terms import ON, ON_PATENT


def patentable(table: Table, seat: int, reach: int, red_possible: bool, options: list[int]) -> None:
    player = table.players[seat]
    boards = table.boards
    closed = player.patents if red_possible else player.patents | boards.owing  # PUL-15.6, PUL-17.19
    for slot in boards.payable[table.round][reach]:
        if closed >> slot & 1:
            continue
        tech = boards.techs[slot]
        if table.first_patent[slot] != NOBODY and not has_room(table, tech, slot, seat):
            continue
        if player.cubes >= tech.extra_cubes:  # PUL-17.15
            options.append(PATENT + slot)


def has_room(table: Table, tech: Technology, slot: int, seat: int) -> bool:
    """PUL-15.5 to PUL-15.10: two players at most; one a round, and one at all with two players, for a single icon."""
    first = table.first_patent[slot]
    if first == NOBODY:
        return True
    if first == seat or table.second_patent[slot] != NOBODY:
        return False
    if tech.icons > 1:
        return True
    return table.tables.one_icon_patents[table.seats] > 1 and bool(table.slid >> slot & 1)


def patent(table: Table, seat: int, slot: int) -> None:
    player = table.players[seat]
    tech = table.boards.techs[slot]
    if table.first_patent[slot] == NOBODY:
        table.first_patent = altered(table.first_patent, slot, seat)
    else:
        table.second_patent = altered(table.second_patent, slot, seat)
    player.cubes -= tech.extra_cubes
    player.patents |= 1 << slot
    table.happened.append(ON_PATENT)  # PUL-25.26
    table.fresh = slot
    learn(player, tech)
    if table.sink is not None:
        table.emit(Event("patented", seat, f"patent:{tech.id}", facts={"technology": tech.name}))
    if tech.kind == INSTANT:
        table.push((steps.EFFECT, tech.effect, 0, PATENTS))


def learn(player: Player, tech: Technology) -> None:
    """PUL-25.4: what a permanent technology allows, from now on."""
    player.answers |= tech.answers
    player.shift |= tech.shift
    player.shift_once |= tech.shift_once
    player.shift_visit |= tech.shift_visit
    player.zero |= tech.zero
    if tech.copy_cost:
        player.copy_cost = tech.copy_cost


def answers_to(table: Table, seat: int) -> list[tuple[int, int]]:
    """(technology in play, program) for every event of the resolved action and every own technology that answers to it.

    The technology patented by the action itself keeps silent (PUL-25.25).
    """
    found: list[tuple[int, int]] = []
    player = table.players[seat]
    if not any([player.answers >> event & 1 for event in table.happened]):
        return found
    for slot, tech in enumerate(table.boards.techs):
        if tech.answers and player.patents >> slot & 1 and slot != table.fresh:
            for code, event, program in tech.program:
                if code == ON:
                    found += [(slot, program)] * table.happened.count(event)
    return found


def slide_markers(table: Table) -> None:
    """PUL-18.42 to PUL-18.44: single markers slide down at the end of the round."""
    for slot, first in enumerate(table.first_patent):
        if first != NOBODY and table.second_patent[slot] == NOBODY:
            table.slid |= 1 << slot


def patents_of(table: Table, seat: int) -> list[Technology]:
    patents = table.players[seat].patents
    if not patents:
        return []
    return [tech for slot, tech in enumerate(table.boards.techs) if patents >> slot & 1]
