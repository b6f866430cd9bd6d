"""Dice phase: the roll, the median marker, taking dice, and the two tracks (PUL-5 to PUL-7)."""

from typing import Final

from perihelion.kernel.lists import altered
from perihelion.kernel.question import Step, declare
from perihelion.kernel.table import Event, Fact

from . import steps
from .state import EVEN_START, INITIATIVE_TRACK, Table
from .tables import MARKERS, TAKE_DIE

UNMOVED: Final = 0
"""In `take_die`: no marker moves. 1 and 2 are the own markers on the initiative track, the leading one first, 3 and 4
those on the engineer track; 2 and 4 exist with two players only."""

HIGHEST: Final = [shown.bit_length() - 1 for shown in range(1 << 7)]
"""Of the values in such a set: compiled, to look it up takes a fifth of the instructions that the call does."""


@declare(steps.PICK, name="take-die", rule="PUL-6.7", parts="seat")
class Pick(steps.PulsarQuestion):
    """PUL-6.7: a die is taken, and a marker moves for it."""

    shows = "dice"
    phase = "dice"

    def run(self, table: Table, step: Step) -> None:
        _, seat = step
        table.ask(step, seat, picks(table, seat))

    def answer(self, table: Table, seat: int, action: int) -> None:
        take_die(table, seat, action)

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        return {"median": median_text(table.median), "round": table.round}


def roll(table: Table) -> None:
    """PUL-5.1: all silver dice; with the even start some are set in round 1 (PUL-7.2, 7.3)."""
    table.reveal()
    fixed = table.tables.even_start[table.seats] if table.options & EVEN_START and table.round == 1 else []
    silver = [0] * 7
    for value in fixed:
        silver[value] += 1
    for _ in range(table.tables.silver_dice[table.seats] - len(fixed)):
        silver[table.rng.below(6) + 1] += 1
    table.silver = silver
    table.median = median_of(silver)
    if table.sink is not None:
        facts: dict[str, Fact] = {
            "dice": dice_shown(table),
            "median": median_text(table.median),
            "order": " ".join([str(seat) for seat in table.order]),
        }
        table.emit(Event("rolled", table.order[0], facts=facts))


def dice_shown(table: Table) -> str:
    """The silver dice that can still be taken."""
    return " ".join([str(value) for value in range(1, 7) for _ in range(table.silver[value])])


def median_of(silver: list[int]) -> int:
    """Where the median marker rests, as twice the field: odd in a gap (PUL-5.5 to PUL-5.10)."""
    total = sum(silver)
    below = 0
    field = 1
    while below + silver[field] <= total // 2:
        below += silver[field]
        field += 1
    above = total - below - silver[field]
    if below > above:
        return 2 * field - 1
    if above > below:
        return 2 * field + 1
    return 2 * field


def median_text(median: int) -> str:
    return str(median // 2) if median % 2 == 0 else f"{median // 2}|{median // 2 + 1}"


def picking_order(table: Table) -> list[int]:
    """PUL-6.1: there and back; with two players by the four rockets (PUL-22.9)."""
    if table.seats == 2:
        return table.order
    return table.order + table.order[::-1]


def move_for(table: Table, value: int) -> int:
    """PUL-6.11: how many fields a marker moves for a die, left being negative."""
    apart = 2 * value - table.median
    return (apart + 1) // 2 if apart >= 0 else -((1 - apart) // 2)


def shown_dice(silver: list[int]) -> int:
    """The values of which there are dice, a bit each."""
    shown = 2 if silver[1] else 0
    if silver[2]:
        shown |= 4
    if silver[3]:
        shown |= 8
    if silver[4]:
        shown |= 16
    if silver[5]:
        shown |= 32
    return shown | 64 if silver[6] else shown


def picks(table: Table, seat: int) -> list[int]:
    """PUL-6.18 to PUL-6.22: every die with a marker that has room; if there is none, any die with any marker."""
    shown = shown_dice(table.silver)
    longest = move_for(table, HIGHEST[shown])
    near_the_end = 4 * (table.tables.track_fields[table.seats] - longest)
    if table.tracks[0][-1] < near_the_end and table.tracks[1][-1] < near_the_end:
        return picks_with_room(table, shown)
    for track in table.tracks:
        for marker in track:
            if marker >= near_the_end and marker & 3 == seat:
                return picks_one_by_one(table, seat)
    return picks_with_room(table, shown)


def picks_with_room(table: Table, shown: int) -> list[int]:
    """Every die with every marker, from a list that is kept: in a third of the time."""
    markers = 2 if table.seats == 2 else 1
    key = (table.median << 7 | shown) << 1 | markers - 1
    known = table.tables.picks.get(key)
    if known is not None:
        return known
    options: list[int] = []
    for value in range(1, 7):
        base = TAKE_DIE + (value - 1) * MARKERS
        if not shown >> value & 1:
            continue
        if move_for(table, value) == 0:
            options.append(base + UNMOVED)  # PUL-6.12
            continue
        for first in (base + 1, base + 3):
            options += [first, first + 1][:markers]
    table.tables.picks[key] = options
    return options


def picks_one_by_one(table: Table, seat: int) -> list[int]:
    numbers: list[int] = []
    rooms: list[int] = []  # how many fields each marker has to the right end
    last = table.tables.track_fields[table.seats] - 1
    number = 1
    for track in table.tracks:
        first = number
        for marker in track:
            if marker & 3 == seat:
                numbers.append(number)
                rooms.append(last - (marker >> 2))
                number += 1
        number = first + 2
    options: list[int] = []
    forced: list[int] = []
    for value in range(1, 7):
        if not table.silver[value]:
            continue
        move = move_for(table, value)
        base = TAKE_DIE + (value - 1) * MARKERS
        if move == 0:
            options.append(base + UNMOVED)  # PUL-6.12
            continue
        for place, room in enumerate(rooms):
            if move <= room:
                options.append(base + numbers[place])
            else:
                forced.append(base + numbers[place])
    return options if options else forced


def take_die(table: Table, seat: int, action: int) -> None:
    value = (action - TAKE_DIE) // MARKERS + 1
    number = (action - TAKE_DIE) % MARKERS
    table.silver = altered(table.silver, value, table.silver[value] - 1)
    player = table.players[seat]
    player.dice = [*player.dice, value]
    if table.sink is not None:
        rest: dict[str, Fact] = {"rest": dice_shown(table) or "–"}
        table.emit(Event("die-taken", seat, f"die:{value}", "dice-board", f"seat:{seat}", value, facts=rest))
    if number == UNMOVED:
        return
    move = move_for(table, value)
    move_marker(table, seat, number, move)
    if table.sink is not None:
        tell_move(table, seat, (number - 1) // 2, number, move)


def move_marker(table: Table, owner: int, number: int, move: int) -> None:
    """The list of a track is its ranking: left before right, on one field the higher marker first (PUL-6.17)."""
    first, second = table.tracks
    markers = first[:] if number <= 2 else second[:]
    table.tracks = [markers, second] if number <= 2 else [first, markers]
    place = 0
    while markers[place] & 3 != owner:
        place += 1
    if number == 2 or number == 4:  # the trailing one of two
        place += 1
        while markers[place] & 3 != owner:
            place += 1
    marker = markers.pop(place)
    last = table.tables.track_fields[table.seats] - 1
    field = (marker >> 2) + move
    if field > last:
        markers.append(4 * last + owner)  # PUL-6.23: underneath all
        return
    least = 4 * field if field > 0 else 0  # PUL-6.24
    at = 0
    for other in markers:
        if other >= least:
            break
        at += 1
    markers.insert(at, least + owner)  # PUL-6.16: on top


def tell_move(table: Table, seat: int, track: int, number: int, move: int) -> None:
    name = "initiative" if track == INITIATIVE_TRACK else "engineers"
    kind = "marker-left" if move < 0 else "marker-right"
    table.emit(Event(kind, seat, piece=f"marker:{name}:{number}", amount=abs(move), facts={"track": f"@track-{name}"}))


def ranking_on(table: Table, track: int) -> list[int]:
    """Owners of the markers on a track, the leading one first."""
    return [marker & 3 for marker in table.tracks[track]]
