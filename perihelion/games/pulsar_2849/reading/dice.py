"""Taking a die, read a second time: field by field of the dice board and of the tracks (PUL-6)."""

from ..rules.state import Table
from ..rules.tables import MARKERS, TAKE_DIE


def refuse_die(table: Table, seat: int, action: int) -> list[str]:
    value = (action - TAKE_DIE) // MARKERS + 1
    number = (action - TAKE_DIE) % MARKERS
    if not table.silver[value]:
        return ["PUL-6.6"]
    if fields_to_move(table, value) == 0:
        return [] if number == 0 else ["PUL-6.12"]
    if number == 0:
        return ["PUL-6.7"]
    if field_of(table, seat, number) < 0:
        return ["PUL-6.7"]
    if has_room(table, seat, value, number):
        return []
    if any([table.silver[other] and fits(table, seat, other) for other in range(1, 7)]):
        return ["PUL-6.18", "PUL-6.19"]
    return []  # PUL-6.22: no die fits, so any may be taken


def fits(table: Table, seat: int, value: int) -> bool:
    """Whether a die moves nothing, or has room for one of the seat's markers."""
    if fields_to_move(table, value) == 0:
        return True
    return any([has_room(table, seat, value, number) for number in range(1, MARKERS)])


def fields_to_move(table: Table, value: int) -> int:
    """Counted field by field from the median marker to the die, the die's own field included (PUL-6.10)."""
    steps = 0
    if 2 * value > table.median:
        for field in range(1, 7):
            if table.median < 2 * field <= 2 * value:
                steps += 1
        return steps
    for field in range(1, 7):
        if 2 * value <= 2 * field < table.median:
            steps -= 1
    return steps


def field_of(table: Table, seat: int, number: int) -> int:
    """The field of a marker, -1 when the seat has none of that number."""
    track = table.tracks[0] if number <= 2 else table.tracks[1]
    fields = [marker // 4 for marker in track if marker % 4 == seat]
    place = (number - 1) % 2
    return fields[place] if place < len(fields) else -1


def has_room(table: Table, seat: int, value: int, number: int) -> bool:
    field = field_of(table, seat, number)
    return field >= 0 and field + fields_to_move(table, value) < table.tables.track_fields[table.seats]
