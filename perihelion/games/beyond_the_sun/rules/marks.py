"""Small effects with a choice of their own: automate, move supply, uncover a guild, send a ship, swap a disc, keep."""

from typing import Final

from perihelion.kernel.lists import altered
from perihelion.kernel.question import Step, declare
from perihelion.kernel.table import Event, Fact, named

from . import control, feasibility, steps
from .asking import Asking
from .counters import techs
from .effects import Call
from .pieces import area_name, disc_kinds, own_ships, refresh_common, remove_ship, take_disc, tell_disc
from .state import Table
from .tableau import lay_rows
from .vocabulary import COLUMNS, DISC, FROM_COLUMN, SEND, SHIP_LEVELS, SWAP, TO_COLUMN, UNCOVER_GUILD

NOBODY_OWNS: Final = 7
"""Owner of an event that lies by the achievements or at Deep Space."""


@declare(steps.AUTOMATING, name="automating", rule="BTS-12.1", parts="seat kind left")
class Automating(Asking):
    """BTS-12.1: food, ore, or either by choice; with any_track_disc from any track."""

    def run(self, table: Table, step: Step) -> None:
        _, seat, kind, left = step
        if left == 0:
            return
        kinds = disc_kinds(table, seat, (1, 2, 3)[kind])  # BTS-12.1, BTS-21.18
        if len(kinds) == 1:
            automate_disc(table, step, kinds[0])
        else:
            table.ask(step, seat, [DISC + each for each in kinds])

    def answer(self, table: Table, seat: int, action: int) -> None:
        automate_disc(table, table.asked, action - DISC)


AUTOMATION: Final[Automating] = Automating()


def automate_disc(table: Table, step: Step, track: int) -> None:
    """BTS-12.1, BTS-12.3."""
    _, seat, kind, left = step
    disc = take_disc(table, seat, track)
    faction = table.factions[seat]
    faction.automated = altered(faction.automated, disc, faction.automated[disc] + 1)
    faction.automation += 1
    table.changed = 1  # BTS-16.8
    if table.sink is not None:
        tell_disc(table, "automated", seat, disc, "@automation-track")
    AUTOMATION.run(table, (steps.AUTOMATING, seat, kind, left - 1))


def move_supply(table: Table, seat: int, cubes: int, from_right: bool) -> None:
    """BTS-21.9: cubes of choice to column A, or the rightmost ones, picked first, to other columns."""
    if not from_right:
        table.push((steps.SUPPLY, seat, cubes))
        return
    supply = table.factions[seat].supply
    picked: list[int] = []
    for column in range(COLUMNS - 1, -1, -1):
        while supply[column] and len(picked) < cubes:
            supply[column] -= 1
            picked.append(column)
    if picked:
        table.push((steps.PLACING, seat, *picked))


@declare(steps.SUPPLY, name="supply", rule="BTS-21.9", parts="seat left")
class Supply(Asking):
    def run(self, table: Table, step: Step) -> None:
        _, seat, left = step
        supply = table.factions[seat].supply
        options = [FROM_COLUMN + column for column in range(1, COLUMNS) if supply[column]]
        if left and options:  # BTS-21.9
            table.ask(step, seat, options)

    def answer(self, table: Table, seat: int, action: int) -> None:
        supply = table.factions[seat].supply
        supply[action - FROM_COLUMN] -= 1  # BTS-21.9
        supply[0] += 1
        table.changed = 1  # BTS-16.8
        tell_column(table, seat, action - FROM_COLUMN, 0)
        _, _, left = table.asked
        table.push((steps.SUPPLY, seat, left - 1))

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        _, _, left = table.asked
        return {"left": left}


def tell_column(table: Table, seat: int, origin: int, target: int) -> None:
    if table.sink is not None:
        one, other = "ABCDE"[origin], "ABCDE"[target]
        table.emit(Event("supply-moved", seat, "supply", one, other, 1, facts={"from": one, "to": other}))


def other_columns(table: Table, seat: int, origin: int) -> list[int]:
    """BTS-21.9: columns with a free place, or A, other than the cube's own."""
    supply = table.factions[seat].supply
    capacity = table.tables.capacity
    return [
        column for column in range(COLUMNS) if column != origin and (column == 0 or supply[column] < capacity[column])
    ]


@declare(steps.PLACING, name="placing", rule="BTS-21.9", parts="seat origin *rest")
class Placing(Asking):
    def run(self, table: Table, step: Step) -> None:
        _, seat, origin, *_ = step
        columns = other_columns(table, seat, origin)  # BTS-21.9
        if columns:
            table.ask(step, seat, [TO_COLUMN + column for column in columns])
        else:
            put_cube(table, step, origin)

    def answer(self, table: Table, seat: int, action: int) -> None:
        put_cube(table, table.asked, action - TO_COLUMN)


def put_cube(table: Table, step: Step, column: int) -> None:
    """BTS-21.9."""
    _, seat, origin, *rest = step
    table.factions[seat].supply[column] += 1
    table.changed = 1  # BTS-16.8
    tell_column(table, seat, origin, column)
    if len(step) > 3:
        table.push((steps.PLACING, seat, *rest))


@declare(steps.UNCOVERING, name="uncovering", rule="BTS-21.21", parts="seat level")
class Uncovering(Asking):
    """BTS-21.21: one covered guild of the level, if there is any."""

    def run(self, table: Table, step: Step) -> None:
        _, seat, level = step
        tables = table.tables
        covered = [k for k in range(len(tables.guild_levels)) if tables.guild_levels[k] == level]
        options = [UNCOVER_GUILD + k for k in covered if not table.open_guilds >> k & 1]  # BTS-21.21
        if options:
            table.ask(step, seat, options)

    def answer(self, table: Table, seat: int, action: int) -> None:
        guild = action - UNCOVER_GUILD
        table.open_guilds |= 1 << guild  # BTS-4.24, BTS-21.21
        refresh_common(table)
        table.changed = 1  # BTS-16.8
        if table.sink is not None:
            name = table.tables.guild_names[guild]
            table.emit(Event("uncovered", seat, name, facts={"guild": named("guild", name)}))
        lay_rows(table)


@declare(steps.SENDING, name="sending", rule="BTS-21.14", parts="seat")
class Sending(Asking):
    def run(self, table: Table, step: Step) -> None:
        _, seat = step
        options = [SEND + ship for ship in own_ships(table, seat)]  # BTS-21.14
        if options:
            table.ask(step, seat, options)

    def answer(self, table: Table, seat: int, action: int) -> None:
        """BTS-21.14: the ship leaves the game for good, then control is checked."""
        area, below = divmod(action - SEND, SHIP_LEVELS)
        faction = table.factions[seat]
        remove_ship(table, seat, area, below + 1)
        faction.museum = [*faction.museum, below + 1]
        table.changed = 1  # BTS-16.8
        if table.sink is not None:
            facts: dict[str, Fact] = {"area": area_name(table, area), "level": below + 1}
            table.emit(Event("sent", seat, f"ship-{below + 1}", str(area), "museum", 1, facts=facts))
        control.request(table)


@declare(steps.SWAPPING, name="swapping", rule="BTS-21.24", parts="seat")
class Swapping(Asking):
    def run(self, table: Table, step: Step) -> None:
        _, seat = step
        table.ask(step, seat, sorted([SWAP + goal for goal in feasibility.swappable(table, seat)]))

    def answer(self, table: Table, seat: int, action: int) -> None:
        table.push((steps.SWAP_KIND, seat, action - SWAP))


@declare(steps.SWAP_KIND, name="swap-kind", rule="BTS-21.24", parts="seat goal")
class SwapKind(Asking):
    def run(self, table: Table, step: Step) -> None:
        _, seat, _ = step
        table.ask(step, seat, [DISC + kind for kind in feasibility.tracks_with_discs(table, seat)])

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, goal = table.asked
        swap_disc(table, seat, goal, action - DISC)


def swap_disc(table: Table, seat: int, goal: int, kind: int) -> None:
    """BTS-21.24: a production disc takes the place of an achievement disc and goes on counting as one."""
    place = table.goals.index(goal)
    discs = table.claims[place][:]
    discs[discs.index(seat * 4 + 3)] = seat * 4 + kind
    table.claims[place] = discs
    faction = table.factions[seat]
    faction.swapped = [faction.swapped[0] + (kind == 0), faction.swapped[1] + (kind == 1)]
    take_disc(table, seat, kind)
    table.changed = 1  # BTS-16.8
    if table.sink is not None:
        tell_disc(table, "swapped", seat, kind, named("achievement", table.tables.achievements[goal].name))


def keep(table: Table, seat: int, call: Call, event: int) -> None:
    """BTS-21.21, A-63: the event stays in play, by its owner's mat or for all."""
    owner = NOBODY_OWNS
    if call.a == 0:
        owner = seat
        if call.c:
            most = max([techs(table, faction, 0) for faction in table.factions])
            for k in range(table.seats - 1, -1, -1):
                each = (seat + k) % table.seats
                if techs(table, table.factions[each], 0) == most:
                    owner = each
    table.kept = [*table.kept, event * 8 + owner]
    if table.sink is not None:
        name = table.tables.events[event].name
        table.emit(
            Event("kept", owner if owner < NOBODY_OWNS else seat, name, facts={"card": named("event-card", name)})
        )
