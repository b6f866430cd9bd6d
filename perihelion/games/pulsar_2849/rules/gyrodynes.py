"""Gyrodynes: taking tiles, starting construction, making them spin, and the builder awards (PUL-12)."""

from perihelion.kernel.lists import altered
from perihelion.kernel.table import Event, Fact

from .state import AWARDS, NOBODY, SPINS, Table
from .tables import FINISH_GYRODYNE, PLACE, PULSARS
from .terms import ON_GYRO_FINISH, ON_GYRO_TAKE, SIZE_NAMES, SIZES


def placements(table: Table, seat: int, options: list[int]) -> None:
    """D-16: waiting tiles on own claimed pulsars without a gyrodyne (PUL-12.7, PUL-12.10)."""
    waiting = table.players[seat].waiting
    if not (waiting[0] or waiting[1] or waiting[2]):
        return
    free = [p for p in range(PULSARS) if table.owner[p] == seat and not table.gyrodyne[p]]
    for size in range(len(waiting)):
        if waiting[size]:
            for pulsar in free:
                options.append(PLACE + size * PULSARS + pulsar)


def finishable(table: Table, seat: int, reach: int, options: list[int]) -> None:
    sizes = table.tables.gyro_finishes[reach]
    if not sizes:
        return
    for pulsar, owner in enumerate(table.owner):
        if owner == seat:
            built = table.gyrodyne[pulsar]
            if 0 < built <= SPINS and sizes >> built - 1 & 1:
                options.append(FINISH_GYRODYNE + pulsar)


def receive(table: Table, seat: int, size: int) -> None:
    """A tile goes from its stack to the player, whatever the source; it waits (PUL-12.4, 12.6)."""
    table.stacks = altered(table.stacks, size, table.stacks[size] - 1)
    player = table.players[seat]
    player.waiting = altered(player.waiting, size, player.waiting[size] + 1)
    table.happened.append(ON_GYRO_TAKE)  # PUL-25.26
    if table.sink is not None:
        piece = f"gyrodyne:{SIZES[size]}"
        facts: dict[str, Fact] = {"size": SIZE_NAMES[size]}
        table.emit(Event("gyrodyne-taken", seat, piece, "gyrodyne-board", f"seat:{seat}", facts=facts))


def place(table: Table, seat: int, action: int) -> None:
    size = (action - PLACE) // PULSARS
    pulsar = (action - PLACE) % PULSARS
    player = table.players[seat]
    player.waiting = altered(player.waiting, size, player.waiting[size] - 1)
    table.gyrodyne = altered(table.gyrodyne, pulsar, size + 1)
    if table.sink is not None:
        tell(table, "gyrodyne-placed", seat, size, pulsar)
    award(table, seat, size)


def finish(table: Table, seat: int, pulsar: int) -> None:
    """PUL-12.15: it spins until the end of the game."""
    size = table.gyrodyne[pulsar] - 1
    table.gyrodyne = altered(table.gyrodyne, pulsar, table.gyrodyne[pulsar] + SPINS)
    table.happened.append(ON_GYRO_FINISH)  # PUL-25.26
    if table.sink is not None:
        tell(table, "gyrodyne-spins", seat, size, pulsar)


def tell(table: Table, kind: str, seat: int, size: int, pulsar: int) -> None:
    sector = table.cluster.ids[table.cluster.pulsars[pulsar]]
    facts: dict[str, Fact] = {"size": SIZE_NAMES[size], "sector": sector}
    table.emit(Event(kind, seat, f"gyrodyne:{SIZES[size]}", target=f"sector:{sector}", facts=facts))


def on_pulsars(table: Table, seat: int, size: int) -> int:
    """How many gyrodynes of a size stand on a player's pulsars, under construction or spinning."""
    count = 0
    for pulsar in range(PULSARS):
        if table.owner[pulsar] == seat and table.gyrodyne[pulsar] and (table.gyrodyne[pulsar] - 1) % SPINS == size:
            count += 1
    return count


def award(table: Table, seat: int, size: int) -> None:
    """PUL-12.19 to PUL-12.23: 7 points for the first to have two, 4 for the second, or for the first one's fourth."""
    count = on_pulsars(table, seat, size)
    if count < table.tables.award_needs[size]:
        return
    first = table.awards[2 * size]
    second = table.awards[2 * size + 1]
    if first == NOBODY:
        give_award(table, seat, size, 0)
    elif second == NOBODY and (first != seat or count >= table.tables.award_both[size]):
        give_award(table, seat, size, 1)


def give_award(table: Table, seat: int, size: int, which: int) -> None:
    points = table.tables.award_points[size][which]
    table.awards = altered(table.awards, 2 * size + which, seat)
    table.score_points(seat, points, AWARDS)
    if table.sink is not None:
        piece = f"award:{SIZES[size]}"
        facts: dict[str, Fact] = {"size": SIZE_NAMES[size]}
        table.emit(Event("award", seat, piece, target=f"seat:{seat}", amount=points, facts=facts))


def sizes_left(table: Table) -> int:
    """Sizes whose stack is not empty, a bit each."""
    mask = 0
    for size, left in enumerate(table.stacks):
        if left:
            mask |= 1 << size
    return mask
