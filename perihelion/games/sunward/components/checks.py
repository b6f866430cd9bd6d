"""The component set against what the rulebook says of it (`perihelion check sunward`)."""

from collections.abc import Iterator

from perihelion.kernel.components import Data, Finding, all_checks

from ..rules.hexes import Hex, connected, neighbours, orientations
from ..rules.tables import COLUMNS, EDGES, MAX_HEXES, SIDES, Tables


def check_set(data: Data, tables: Tables) -> list[Finding]:
    return all_checks(data, tables, __name__)


def check_zones(data: Data, tables: Tables) -> Iterator[Finding]:
    tiles = data["zones"]["tiles"]
    counted = len(tiles) == data["zones"]["count"] == 10
    yield Finding("WSS-1.2", "10 exploration zone tiles, 5 used in a game", counted and tables.zone_slots == 5)
    yield Finding("WSS-1.1", "a black hole is printed on the board", data["zones"]["printed"]["id"] == "black_hole")
    yield Finding("WSS-1.2", "zone names differ", len({zone.name for zone in tables.zones}) == len(tables.zones))
    fills = {(each["fill"]["colour"], each["fill"]["pattern"]) for each in [*tiles, data["zones"]["printed"]]}
    yield Finding("WSS-1.2", "every zone has a fill of its own", len(fills) == len(tables.zones))
    forms = {min(tuple(turned) for turned in orientations(zone.cells)) for zone in tables.zones}
    yield Finding("WSS-1.2", "no two zones have the same shape", len(forms) == len(tables.zones))
    for zone, printed in zip(tables.zones, [*tiles, data["zones"]["printed"]], strict=True):
        in_one_piece = connected(zone.cells) and 3 <= zone.size <= MAX_HEXES
        yield Finding("WSS-4.2", f"{zone.name} is one group of hexes", in_one_piece)
        turns = len(orientations(zone.cells))
        yield Finding("WSS-4.2", f"{zone.name} has {turns} orientations", turns == printed["orientations"])
        reducible = any(zone.reduced[1 << k] for k in range(zone.size))
        yield Finding("WSS-6.4", f"{zone.name} can lose a hex and stay connected", reducible)
        yield Finding("WSS-4.1", f"{zone.name} can be the first shape", fits_at_the_start(tables, zone.cells))


def fits_at_the_start(tables: Tables, cells: list[Hex]) -> bool:
    grid = tables.grid
    for turned in orientations(cells):
        for q, r in grid.cells:
            put = [(q + dq, r + dr) for dq, dr in turned]
            on_grid = all(cell in grid.index and cell not in tables.resource_cells for cell in put)
            if on_grid and grid.mask(put) & tables.start:
                return True
    return False


def check_missions(data: Data, tables: Tables) -> Iterator[Finding]:
    named = ["aliens", "upgrades", "resources", "cluster", "black_hole"]
    yield Finding("WSS-1.3", "five missions: " + ", ".join(named), tables.missions == named)
    yield Finding("WSS-2.2", "a mission for each of the 5 zones used", len(tables.missions) == tables.zone_slots == 5)
    yield Finding(
        "WSS-1.3", "two sets of mission tokens", [each["id"] for each in data["missions"]["sets"]] == ["blue", "purple"]
    )


def check_board_and_tiles(data: Data, tables: Tables) -> Iterator[Finding]:
    places = tables.places
    yield Finding("WSS-1.1", "six columns from left to right", len(set(places)) == COLUMNS and places == sorted(places))
    yield Finding("WSS-1.1", "two notched edges", len(tables.edges) == EDGES)
    yield Finding("WSS-1.4", "5 coordinate tiles with two tabs", len(tables.spans) == 5 and min(tables.spans) > 0)
    swapped = all(low != high for low, high in tables.circle_low)
    yield Finding("WSS-1.4", "two sides that swap circle and octagon", len(tables.sides) == SIDES and swapped)
    lengths = round_lengths(tables)
    allowed = data["set"]["turns_per_round"]
    yield Finding("WSS-3.5", "every round lasts 4 or 5 turns, and both occur", sorted(lengths) == allowed == [4, 5])
    yield Finding("WSS-3.1", "3 rounds", tables.rounds == 3)


def round_lengths(tables: Tables) -> dict[int, int]:
    """For every number of turns a round can last, the sequences of placements that lead to it, all of them."""
    positions = {0: 1}  # used notches: number of sequences
    lengths: dict[int, int] = {}
    for number in range(len(tables.spans)):
        following: dict[int, int] = {}
        for used, ways in positions.items():
            fitting = [notches for notches in notch_pairs(tables, number) if not notches & used]
            if not fitting:
                lengths[number] = lengths.get(number, 0) + ways
            for notches in fitting:
                following[used | notches] = following.get(used | notches, 0) + ways * SIDES
        positions = following
    if positions:
        lengths[len(tables.spans)] = sum(positions.values())
    return lengths


def notch_pairs(tables: Tables, number: int) -> list[int]:
    pairs = [1 << low | 1 << high for low, high in enumerate(tables.pairs[number]) if high >= 0]
    return [pair << edge * COLUMNS for edge in range(EDGES) for pair in pairs]


def check_sheet(data: Data, tables: Tables) -> Iterator[Finding]:
    grid = tables.grid
    yield Finding(
        "WSS-1.5",
        f"{len(grid.cells)} hexes in one piece",
        data["sheet"]["hex_count"] == len(grid.cells) and connected(grid.cells),
    )
    symbols = data["sheet"]["symbols"]
    placed = [tuple(cell) for cells in symbols.values() for cell in cells]
    yield Finding(
        "WSS-1.5",
        "every symbol on a hex of its own",
        len(set(placed)) == len(placed) and all(cell in grid.index for cell in placed),
    )
    yield Finding(
        "WSS-1.5",
        "the upgrade track has a place for every upgrade hex",
        data["sheet"]["upgrade_track"] == len(symbols["upgrade"]),
    )
    at_border = [cell for cell in tables.resource_cells if any(near not in grid.index for near in neighbours(cell))]
    yield Finding("WSS-7.9", "exactly one resource at the border of the map", len(at_border) == 1)
    apart = not any(near in tables.resource_cells for cell in tables.resource_cells for near in neighbours(cell))
    yield Finding("WSS-7.9", "no two resources side by side", apart)
    free = [cell for cell in grid.cells if cell not in tables.resource_cells]
    yield Finding("WSS-4.4", "resources cut nothing off", connected(free))
    ship = tables.spaceship
    lower_left = ship not in grid.index and ship[1] == max(r for _, r in grid.cells)
    yield Finding("WSS-1.5", "the spaceship lies outside, in the lower left corner", lower_left and bool(tables.start))


def check_frontiers(data: Data, tables: Tables) -> Iterator[Finding]:
    yield Finding("WSS-1.5", "three frontiers", len(tables.frontiers) == 3)
    pairs = data["scoring"]["frontier_pairs"]
    yield Finding("WSS-5.2", "frontiers of 10 or 5 and of 15 or 8 points", pairs == [[10, 5], [15, 8]])
    found = {(frontier.first, frontier.later) for frontier in tables.frontiers}
    yield Finding("WSS-5.2", "both sorts of frontiers occur", found == {(10, 5), (15, 8)})
    for frontier in tables.frontiers:
        known = [frontier.first, frontier.later] in pairs
        yield Finding("WSS-5.2", f"{frontier.name}: {frontier.first} or {frontier.later} points", known)
        reachable = bool(frontier.hexes & tables.coverable)
        yield Finding("WSS-5.1", f"{frontier.name} touches hexes that can be covered", reachable)


def check_points(data: Data, tables: Tables) -> Iterator[Finding]:
    row = [tables.points(times) for times in range(7)]
    yield Finding("WSS-7.7", "missions score 0, 3, 6, 10, 15, 20, then 5 more each", row == [0, 3, 6, 10, 15, 20, 25])
    yield Finding("WSS-7.9", "an enclosed resource scores 10", tables.resource_enclosed == 10)
    yield Finding("WSS-7.10", "an uncovered alien costs 5", tables.alien_uncovered == -5)
    yield Finding("WSS-6.7", "an upgrade left over scores nothing", data["scoring"]["unused_upgrade"] == 0)
    yield Finding("WSS-6.3", "at most 2 upgrades in a turn", tables.upgrades_per_turn == 2)
