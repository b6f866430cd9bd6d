"""Control of systems: one update for the whole board after every change of it (BTS-14.8 to BTS-14.36).

All lost discs go home first, then every gaining faction builds its bases, then the bonuses are resolved, then triggers
fire; in each part the active player is first, then clockwise (A-14, A-54).
"""

from perihelion.kernel.lists import altered
from perihelion.kernel.question import Kind, Step, declare
from perihelion.kernel.table import Fact

from . import abilities, effects, steps
from .asking import Asking
from .cards import NO_CARD, NO_LINE
from .pieces import area_name, disc_kinds, refresh_abilities, return_disc, take_disc, tell_disc
from .state import AREAS_IN, NOWHERE, Table, line_frame, tell_line
from .vocabulary import DISC, TAKE_BONUS


def rightful(table: Table, area: int) -> int:
    """Who controls an area after an update: BTS-14.35, word for word."""
    owner = table.base[area]
    highest = table.factions[owner].strength[area] if owner >= 0 else 0
    for faction in table.factions:
        if faction.strength[area] > highest:
            break
    else:
        return owner
    heir = NOWHERE
    for seat, faction in enumerate(table.factions):
        strength = faction.strength[area]
        if strength > highest:
            heir = seat
            highest = strength
        elif strength == highest:
            heir = NOWHERE
    return heir


@declare(steps.CONTROL, parts="jumper left_out")
class UpdateControl(Kind[Table]):
    def run(self, table: Table, step: Step) -> None:
        _, jumper, left_out = step
        update(table, jumper, left_out, NOWHERE)


def update(table: Table, jumper: int, left_out: int, frame: int) -> None:
    """Find where control passes on, and to whom (BTS-14.10); only touched areas can have changed.

    `frame` is where the line of a jump goes on, which is told what the jump took.
    """
    changed: list[tuple[int, int]] = []
    for area in AREAS_IN[table.touched]:
        if table.system_at[area] >= 0 or table.side.spec[area]:
            heir = rightful(table, area)
            if heir != table.base[area]:
                changed.append((area, heir))
    table.touched = 0
    if changed:
        pass_on(table, changed, jumper, left_out, frame)
    elif jumper >= 0:
        abilities.push_triggers(table, jumper, 1 << effects.WHEN_JUMPED)


def pass_on(table: Table, changed: list[tuple[int, int]], jumper: int, left_out: int, frame: int) -> None:
    """Lost discs go home first (BTS-14.23); who gained what, and which moments follow (BTS-21.33, BTS-21.35)."""
    gained = [0] * table.seats
    moments = [0] * table.seats
    taken = 0
    for area, heir in changed:
        owner = table.base[area]
        if owner != NOWHERE:
            lose(table, owner, area)
            if heir != NOWHERE:
                moments[owner] |= 1 << effects.WHEN_CONTROL_LOST
                if heir == jumper:
                    taken += 1
        if heir != NOWHERE:
            gained[heir] |= 1 << area
            moments[heir] |= 1 << effects.WHEN_CONTROL_GAINED
    if jumper >= 0:
        moments[jumper] |= 1 << effects.WHEN_JUMPED
        if left_out == NOWHERE and taken:
            tell_line(table, frame, taken)  # BTS-21.35
    push_consequences(table, gained, moments, left_out)


def lose(table: Table, owner: int, area: int) -> None:
    """BTS-14.22: the disc returns to its own track."""
    kind = table.base_kind[area]
    table.base = altered(table.base, area, NOWHERE)
    table.factions[owner].bases ^= 1 << area
    table.bases ^= 1 << area
    return_disc(table, owner, kind)
    refresh_if_special(table, owner, area)  # BTS-21.25
    if table.sink is not None:
        tell_disc(table, "base-lost", owner, kind, area_name(table, area))


def refresh_if_special(table: Table, seat: int, area: int) -> None:
    """BTS-21.25: the special text of a system holds for the faction with its base there."""
    system = table.system_at[area]
    if system >= 0 and table.tables.systems[system].special is not None:
        refresh_abilities(table, seat)


def push_consequences(table: Table, gained: list[int], moments: list[int], left_out: int) -> None:
    """Bases of everybody (BTS-14.19), bonuses (BTS-14.27), triggers (BTS-21.32): pushed the other way round."""
    concerned = [seat for seat in table.in_order() if moments[seat]]
    concerned.reverse()
    for seat in concerned:
        if table.factions[seat].on_trigger:
            table.agenda.append((steps.TRIGGERED, seat, moments[seat], 0, 0))
    for seat in concerned:
        with_bonus = gained[seat]
        if left_out >= 0:
            with_bonus &= ~(1 << left_out)
        if with_bonus:
            table.agenda.append((steps.BONUSES, seat, with_bonus, *bonus_cards(table, with_bonus)))
    for seat in concerned:
        for area in reversed(AREAS_IN[gained[seat]]):
            table.agenda.append((steps.BASE, seat, area))


def bonus_cards(table: Table, areas: int) -> list[int]:
    """The cards whose bonuses were earned: a waiting bonus is kept whatever happens to the card meanwhile (A-57)."""
    return [table.system_at[area] for area in AREAS_IN[areas]]


@declare(steps.BASE, name="base", rule="BTS-14.20", parts="seat area")
class Base(Asking):
    """BTS-14.19, BTS-14.20: a disc of the specialisation; the player chooses when there are two."""

    def run(self, table: Table, step: Step) -> None:
        _, seat, area = step
        kinds = disc_kinds(table, seat, table.spec(area))  # BTS-14.19, BTS-14.20
        if len(kinds) == 1:
            place_base(table, seat, area, kinds[0])
        else:
            table.ask(step, seat, [DISC + kind for kind in kinds])

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, area = table.asked
        place_base(table, seat, area, action - DISC)

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        _, _, area = table.asked
        return {"area": area_name(table, area)}


def place_base(table: Table, seat: int, area: int, kind: int) -> None:
    """BTS-14.19, BTS-14.21: the leftmost disc of the track, or a marker."""
    table.base = altered(table.base, area, seat)
    table.factions[seat].bases |= 1 << area
    table.bases |= 1 << area
    table.base_kind = altered(table.base_kind, area, take_disc(table, seat, kind))
    refresh_if_special(table, seat, area)  # BTS-21.25
    if table.sink is not None:
        tell_disc(table, "base", seat, table.base_kind[area], area_name(table, area))


@declare(steps.BONUSES, name="bonuses", rule="BTS-14.32", parts="seat areas *cards")
class Bonuses(Asking):
    """BTS-14.27, BTS-14.32: the gain-control bonuses of one faction, in an order of its choice."""

    def run(self, table: Table, step: Step) -> None:
        _, seat, areas, *cards = step
        waiting: list[int] = []
        for area, card in zip(AREAS_IN[areas], cards, strict=True):
            if card != NO_CARD and table.tables.systems[card].control != NO_LINE:  # BTS-14.27, BTS-14.32
                waiting.append(area)
        if not waiting:
            return
        if len(waiting) == 1:
            resolve_bonus(table, step, waiting[0])
        else:
            table.ask(step, seat, [TAKE_BONUS + area for area in waiting])

    def answer(self, table: Table, seat: int, action: int) -> None:
        resolve_bonus(table, table.asked, action - TAKE_BONUS)


def resolve_bonus(table: Table, step: Step, chosen: int) -> None:
    """BTS-14.27, BTS-14.32: this one now, the others after it."""
    _, seat, areas, *cards = step
    rest: list[int] = []
    card = NO_CARD
    for area, each in zip(AREAS_IN[areas], cards, strict=True):
        if area == chosen:
            card = each
        else:
            rest.append(each)
    if rest:
        table.push((steps.BONUSES, seat, areas & ~(1 << chosen), *rest))
    table.push(line_frame(seat, table.tables.systems[card].control, 0, NO_CARD))


def request(table: Table) -> None:
    """After a change of the board that is no jump."""
    table.agenda.append((steps.CONTROL, NOWHERE, NOWHERE))
