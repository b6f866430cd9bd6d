"""Explore: seven worlds from the bag, one for each, a second for the chooser; and the limit of nine (NFR-6)."""

from typing import Final

from perihelion.kernel.lists import without as list_without
from perihelion.kernel.question import Kind, Step, declare
from perihelion.kernel.table import Fact

from . import steps
from .asking import Asked
from .empire import NONE, Empire
from .state import Table, with_sorted
from .tables import RETURN_WORLD, STORE_WORLD, STORED_WORLDS, TAKE_WORLD
from .terms import EXPLORED
from .worlds import discover, draw_worlds

FIRST_PICK: Final = (steps.PICKING, 0)
"""The chooser's first world; the Explore powers come with the second."""
SURPLUS_OF_ALL: Final = (steps.TOGETHER, steps.SURPLUS)
PUT_BACK: Final = (steps.WORLDS_BACK,)


def begin(table: Table) -> None:
    """NFR-6.1 to 6.8; the bag may hold fewer than seven (NFR-A-5)."""
    if table.bag:
        table.reveal()
        table.centre = sorted(table.centre + draw_worlds(table, table.tables.explored))
        if table.sink is not None:
            for world in table.centre:
                table.tell("explored", -1, f"tile:{world}", "bag", "centre", 1, {"tile": table.tile_name(world)})
    order = table.order
    chooser = order[0]
    push_surplus(table)
    table.agenda.append((steps.TURN, chooser, steps.PICKING, 1))  # NFR-6.3, NFR-6.6
    table.agenda += [(steps.TURN, seat, steps.PICKING, 1) for seat in order[:0:-1]]
    ask_to_pick(table, chooser, FIRST_PICK)


def push_surplus(table: Table) -> None:
    """NFR-6.9: at the end of the action; in order where worlds may be stored, else at the same time (NFR-18.9).

    After it the worlds that nobody has go back to the bag.
    """
    table.agenda.append(PUT_BACK)
    if table.goals_up and table.goal_is_up(STORED_WORLDS):
        for seat in reversed(table.order):
            table.push((steps.TURN, seat, steps.SURPLUS))
    else:
        table.agenda.append(SURPLUS_OF_ALL)


@declare(steps.PICKING, name="picking", rule="NFR-6.2", parts="powers")
class Picking(Asked):
    """NFR-6.2: which of the explored worlds; the Explore powers follow, but after the chooser's first pick."""

    def run_for(self, table: Table, seat: int, step: Step) -> None:
        ask_to_pick(table, seat, step)

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, powers = table.questions[seat]
        world = action - TAKE_WORLD
        table.centre = list_without(table.centre, world)
        discover(table, seat, world, "centre")
        if powers and table.empires[seat].powers[EXPLORED]:  # NFR-6.5, NFR-6.6
            use_powers(table, seat)


def ask_to_pick(table: Table, seat: int, step: Step) -> None:
    _, powers = step
    if table.centre:
        table.ask_seat(seat, step, [TAKE_WORLD + world for world in table.centre])
    elif powers:
        use_powers(table, seat)  # NFR-21.5: also without a pick


def use_powers(table: Table, seat: int) -> None:
    """NFR-21.5, NFR-21.6; all are compulsory and their order cannot matter, so nothing is asked (NFR-D-8)."""
    for power in table.empires[seat].powers[EXPLORED]:
        power.effect.give(table, seat, power, power.tile)


@declare(steps.SURPLUS, name="surplus", rule="NFR-6.10")
class Surplus(Asked):
    """NFR-6.10: only what is above the limit, old or new, and one of it may be stored (NFR-19.8)."""

    def run_for(self, table: Table, seat: int, step: Step) -> None:
        empire = table.empires[seat]
        if surplus(table, empire) <= 0 or not empire.discovered:  # NFR-6.9, NFR-6.10
            return
        options = [RETURN_WORLD + world for world in empire.discovered]
        if may_store(table, seat):
            options += [STORE_WORLD + world for world in empire.discovered]
        table.ask_seat(seat, step, options)

    def run_for_all(self, table: Table, step: Step) -> bool:
        """Most have none, and are not even asked (NFR-6.9)."""
        most = table.tables.most_worlds
        seat = 0
        for empire in table.empires:
            if len(empire.discovered) + len(empire.colonies) > most:
                self.run_for(table, seat, step)
            seat += 1
        return True

    def answer(self, table: Table, seat: int, action: int) -> None:
        give_up(table, seat, action)  # NFR-6.10
        table.lanes[seat].append(table.questions[seat])

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        return {"count": surplus(table, table.empires[seat])}


def surplus(table: Table, empire: Empire) -> int:
    """NFR-6.9: discovered worlds and colonies together."""
    return len(empire.discovered) + len(empire.colonies) - table.tables.most_worlds


def may_store(table: Table, seat: int) -> bool:
    """One surplus world of an action, while the goal is face up and there is room (NFR-19.5, 19.8, 19.11)."""
    empire = table.empires[seat]
    if empire.stored_now or not table.goal_is_up(STORED_WORLDS):
        return False
    return len(empire.stored_worlds) < most_stored(table, STORED_WORLDS)


def most_stored(table: Table, subject: int) -> int:
    """NFR-19.5: what the goal says."""
    for goal in table.tables.goals:
        if goal.subject == subject:
            return goal.most
    return 0


def give_up(table: Table, seat: int, action: int) -> None:
    """Returned (NFR-6.10) or stored (NFR-19.8)."""
    empire = table.empires[seat]
    storing = action >= STORE_WORLD
    world = action - (STORE_WORLD if storing else RETURN_WORLD)
    empire.discovered = list_without(empire.discovered, world)
    if storing:
        empire.stored_worlds = [*empire.stored_worlds, world]
        empire.stored_now += 1
    else:
        table.aside = with_sorted(table.aside, world)  # NFR-A-8: to the bag at the end, with the rest
    if table.sink is not None:
        kind = "world-stored" if storing else "world-returned"
        target = f"storage:{seat}" if storing else "bag"
        table.tell(kind, seat, f"tile:{world}", f"empire:{seat}", target, 1, {"tile": table.tile_name(world)})


@declare(steps.WORLDS_BACK)
class WorldsBack(Kind[Table]):
    """NFR-6.8, NFR-14.15: what was not taken, given up or replaced goes back to the bag."""

    def run(self, table: Table, step: Step) -> None:
        if table.centre or table.aside:
            table.bag = sorted(table.bag + table.centre + table.aside)  # NFR-6.8, NFR-14.15
            table.centre = NONE
            table.aside = NONE
