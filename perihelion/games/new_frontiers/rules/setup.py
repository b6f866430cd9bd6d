"""Set-up: mats, pools, bag, starting order, empires (NFR-2)."""

from perihelion.kernel.question import Kind, Step, declare

from . import goals, steps
from .asking import Asked
from .empire import Empire
from .state import FIRST, WITH_GOALS, Table
from .tables import CHOOSE_SIDE, WORLDS
from .terms import WINDFALL


def lay_out(table: Table) -> None:
    """In the order of NFR-2.23: tosses, goals, pools, bag, starting order, credits, mats, sides."""
    table.lanes = [[] for _ in range(table.seats)]
    table.questions = [() for _ in range(table.seats)]
    row = table.tables.players[table.seats]
    lay_out_developments(table, row["small_stack"])
    if table.setup == WITH_GOALS:
        goals.set_up(table)
    table.chips = row["victory_points"]  # NFR-2.9
    table.colonists = row["colonists"]  # NFR-2.10
    table.goods = table.tables.goods[:]  # NFR-2.11
    table.bag = list(range(WORLDS))  # NFR-2.12
    order = list(range(table.seats))
    table.rng.shuffle(order)
    table.waiting = order * int(row["disks_each"])  # NFR-2.13, NFR-2.14
    mats = table.rng.sample(list(range(len(table.tables.mats))), table.seats)
    table.empires = [Empire() for _ in range(table.seats)]
    for place, seat in enumerate(order):
        table.empires[seat].credits = row["credits"][place]  # NFR-2.15
        table.empires[seat].mat = mats[seat]  # NFR-2.16
    table.push((steps.OPEN_EMPIRES,))
    for seat in reversed(order):
        if table.free_sides:
            table.push((steps.TURN, seat, steps.SIDE))
        else:
            choose_side(table, seat, 0)


def lay_out_developments(table: Table, small_stack: int) -> None:
    """NFR-2.1 to 2.5: a coin is tossed for every large tile and every small stack of the right-hand columns."""
    faces: list[int] = []
    left: list[int] = []
    for pile in table.tables.piles:
        heads = table.setup != FIRST and pile.tossed and table.rng.below(2) == 1
        faces.append(pile.faces[1] if heads else pile.faces[0])
        large = table.tables.tiles[pile.faces[0]].spaces > 1
        left.append(1 if large else small_stack)
    table.faces = faces
    table.left = left
    table.lay_offer()


@declare(steps.SIDE, name="side", rule="NFR-2.18")
class ChooseSide(Asked):
    """NFR-2.18: which side of the empire mat."""

    def run_for(self, table: Table, seat: int, step: Step) -> None:
        table.ask_seat(seat, step, [CHOOSE_SIDE, CHOOSE_SIDE + 1])

    def answer(self, table: Table, seat: int, action: int) -> None:
        choose_side(table, seat, action - CHOOSE_SIDE)


def choose_side(table: Table, seat: int, side: int) -> None:
    """NFR-2.17, 2.18: the side fixes the home colony."""
    empire = table.empires[seat]
    home = table.tables.mats[empire.mat][side]
    empire.add_colony(home)
    if table.sink is not None:
        name = table.tile_name(home)
        table.tell("home", seat, f"tile:{home}", "mat", f"empire:{seat}", side, {"tile": name})


@declare(steps.OPEN_EMPIRES)
class OpenEmpires(Kind[Table]):
    """NFR-2.20, 2.21: a colonist on every home, and a good on a windfall one."""

    def run(self, table: Table, step: Step) -> None:
        for empire in table.empires:
            home = table.tables.tiles[empire.colonies[0]]
            table.colonists -= home.colonists  # NFR-2.20
            if home.good == WINDFALL:  # NFR-2.21
                table.take_good(home.kind)
                empire.put_good(0, home.kind)
            empire.ready_all(table.tables)
        if table.sink is not None:
            table.tell("round", -1, "", "", "", table.round, {"round": table.round})
        table.push((steps.NEXT_CHOICE,))
