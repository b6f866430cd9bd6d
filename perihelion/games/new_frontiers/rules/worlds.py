"""Worlds drawn from the bag and discovered (NFR-6)."""

from .state import Table, with_sorted


def draw_worlds(table: Table, count: int) -> list[int]:
    """So many worlds from the bag, or all there are (NFR-6.1); the caller has called `reveal`."""
    bag = table.bag[:]
    rng = table.rng
    drawn = [bag.pop(rng.below(len(bag))) for _ in range(min(count, len(bag)))]
    table.bag = bag
    return drawn


def discover(table: Table, seat: int, world: int, origin: str) -> None:
    """NFR-6.2, NFR-21.5: among the own ones, from the centre or from the bag."""
    empire = table.empires[seat]
    empire.discovered = with_sorted(empire.discovered, world)
    if table.sink is not None:
        name = table.tile_name(world)
        table.tell("discovered", seat, f"tile:{world}", origin, f"empire:{seat}", 1, {"tile": name})


def draw(table: Table, seat: int) -> None:
    """A world from the bag straight to the discovered ones; nothing from an empty bag (NFR-21.5, NFR-21.12)."""
    if table.bag:
        table.reveal()
        discover(table, seat, draw_worlds(table, 1)[0], "bag")
