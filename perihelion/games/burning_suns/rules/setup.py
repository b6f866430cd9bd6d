"""Setting up: galaxy, decks, and empires chosen in secret (BSU-2 to BSU-4)."""

from bisect import bisect_right
from itertools import accumulate
from typing import Final

from perihelion.kernel.lists import altered
from perihelion.kernel.question import Kind, Step, declare
from perihelion.kernel.table import Event, Phrase, named

from . import steps
from .empire.numbers import limit
from .empire.sources import touch
from .galaxy.places import refresh_reach
from .state import SeatQuestion, Table
from .tables import ASTEROID_FIELD, BUY, DARK_FLEET, DECLINE, KEEP, MARKET_AT, PICK
from .terms import KINDS, PLACES, REGIMENT, TITAN, UNKNOWN_BACK

KEPT: Final = 4
ORGANISATION: Final = 2
SHEETS: Final = 10


def lay_galaxy(table: Table) -> None:
    """BSU-2.11–2.14: tiles by their backs, the anomalies of the pool, homes to seats, the stack."""
    tables = table.tables
    galaxy = table.galaxy
    rng = table.rng
    by_back = [tiles[:] for tiles in tables.tiles_by_back]
    pool: list[int] = []
    left: list[int] = []
    for kind, anomalies in enumerate(tables.anomalies):
        copies = anomalies[:]
        rng.shuffle(copies)
        if ASTEROID_FIELD + kind == DARK_FLEET:
            named_first = [tile for tile in copies if tables.dark_number[tile] in galaxy.dark_x]
            copies = named_first + [tile for tile in copies if tile not in named_first]
        pool += copies[: galaxy.pool[kind]]
        left += copies[galaxy.pool[kind] :]
    by_back[UNKNOWN_BACK] = pool
    for tiles in by_back:
        rng.shuffle(tiles)
    table.tile = [-1] * PLACES
    for place in range(galaxy.count):
        table.tile[place] = by_back[galaxy.backs[place]].pop()
    table.stack = [tile for tiles in by_back[1:5] for tile in tiles]
    rng.shuffle(table.stack)
    table.aside = left + by_back[0]
    table.near = galaxy.near[:]


def lay_table(table: Table) -> None:
    """Everything empty, decks and market filled (BSU-3.5–3.7)."""
    seats = table.seats
    tables = table.tables
    table.control = [-1] * PLACES
    table.blocked = [-1] * PLACES
    table.construction = [-1] * PLACES
    table.dark = [0] * PLACES
    table.local = [0] * PLACES
    table.peeked = [0] * seats
    table.units = [[0] * (PLACES * KINDS) for _ in range(seats)]
    table.fleet = [[0] * PLACES for _ in range(seats)]
    table.army = [[0] * PLACES for _ in range(seats)]
    table.hull = [[0, 0, 0] for _ in range(seats)]
    table.picked = [-1] * seats
    table.ideology = [-1] * seats
    table.race = [-1] * seats
    table.organisation = [-1] * seats
    table.levels = [[0, -1, -1, -1] for _ in range(seats)]
    table.crystals = [0] * seats
    table.antimatter = [0] * seats
    table.held = [0] * seats
    table.technologies = [[] for _ in range(seats)]
    table.upgrades = [[] for _ in range(seats)]
    table.hand = [0] * seats
    table.played = [0] * seats
    table.shown = [0] * seats
    table.gone = [0] * seats
    table.lent = [[-1] * seats for _ in range(seats)]
    table.agent_owner = [-1] * len(tables.agents)
    table.artefact_owner = [-1] * len(tables.artefacts)
    table.decks = [list(range(len(tables.agents))), list(range(len(tables.artefacts)))]
    for deck in table.decks:
        table.rng.shuffle(deck)
    table.face_up = [table.decks[0].pop(), table.decks[1].pop()]
    table.supply = [resource.copies for resource in tables.resources]
    table.market = [-1] * tables.market_sizes[seats]
    table.leader_at = [-1] * 36
    table.order_sheets([0, 1, 2, 3])
    table.no_leaders_placed()
    table.offer = [-1] * seats
    table.reach = [0] * seats
    table.frontier = [0] * seats
    table.domain = [0] * seats
    table.fleets = [0] * seats
    table.armies = [0] * seats
    table.active = [[] for _ in range(seats)]
    table.no_sources_yet()
    table.order = list(range(seats))
    table.next_order = list(range(seats))
    fill_market(table)


def fill_market(table: Table) -> None:
    """BSU-8.7: empty spaces are filled at random from the supply."""
    market = table.market
    left = sum(table.supply)
    while left and -1 in market:
        resource = bisect_right(list(accumulate(table.supply)), table.rng.below(left))
        market[market.index(-1)] = resource
        table.supply[resource] -= 1
        left -= 1


def homes(table: Table) -> None:
    """BSU-2.13, 4.32: everybody's home, face up and under control."""
    for seat in range(table.seats):
        place = table.galaxy.homes[seat]
        table.up |= 1 << place
        table.set_control(place, seat)
    refresh_reach(table)


# ---------------------------------------------------------------- empires


@declare(steps.PICK_SHEETS, name="pick-sheet", rule="BSU-4.1", parts="category")
class PickSheets(SeatQuestion):
    """BSU-4.1–4.3: two random sheets for everybody, of which each picks one in secret."""

    hides = "sheets"

    def run(self, table: Table, step: Step) -> None:
        _, category = step
        table.reveal()
        sheets = list(range(SHEETS))
        table.rng.shuffle(sheets)
        table.dealt = sheets[: 2 * table.seats]
        table.picked = [-1] * table.seats
        table.push((steps.SHOW_SHEETS, category))
        for seat in range(table.seats):
            table.ask(step, seat, [PICK, PICK + 1])

    def answer(self, table: Table, seat: int, action: int) -> None:
        table.picked[seat] = action - PICK

    def picked(self, table: Table, seat: int, option: int) -> Phrase:
        _, category = table.asked
        return Phrase("move-pick", {"what": sheet_name(table, category, table.dealt[2 * seat + option])})


@declare(steps.SHOW_SHEETS, parts="category")
class ShowSheets(Kind[Table]):
    """All picks are turned up together; the other sheets leave the game."""

    def run(self, table: Table, step: Step) -> None:
        _, category = step
        table.reveal()
        for seat in range(table.seats):
            sheet = table.dealt[2 * seat + table.picked[seat]]
            if category == ORGANISATION:
                table.organisation = altered(table.organisation, seat, sheet)
                table.sums[seat] = table.tables.organisations[sheet].printed
            elif category:
                table.race = altered(table.race, seat, sheet)
            else:
                table.ideology = altered(table.ideology, seat, sheet)
            if table.sink is not None:
                table.emit(Event("picked", seat, facts={"sheet": sheet_name(table, category, sheet)}))
        table.dealt = []
        table.picked = [-1] * table.seats
        if category < ORGANISATION:
            table.push((steps.PICK_SHEETS, category + 1))
        elif table.opt[steps.OPT_RACE_CARDS]:
            table.push((steps.KEEP_CARDS,))
        else:
            table.push((steps.BEGIN_GAME,))


def sheet_name(table: Table, category: int, sheet: int) -> str:
    tables = table.tables
    if category == 0:
        return named("ideology", tables.ideologies[sheet])
    if category == 1:
        return named("race", tables.races[sheet].name)
    return named("organisation", tables.organisations[sheet].name)


@declare(steps.KEEP_CARDS, name="keep-card", rule="BSU-4.7")
class KeepCards(SeatQuestion):
    """BSU-4.7: everybody keeps 4 of 8 race cards, in secret."""

    hides = "cards"

    def run(self, table: Table, step: Step) -> None:
        table.push((steps.BEGIN_GAME,))
        for seat in range(table.seats):
            table.ask(step, seat, cards_to_keep(table, seat))

    def answer(self, table: Table, seat: int, action: int) -> None:
        table.hand[seat] |= 1 << (action - KEEP)
        if table.hand[seat].bit_count() < KEPT:
            table.ask((steps.KEEP_CARDS,), seat, cards_to_keep(table, seat))


NOT_KEPT: Final = [[KEEP + card for card in range(8) if not hand >> card & 1] for hand in range(256)]


def cards_to_keep(table: Table, seat: int) -> list[int]:
    return NOT_KEPT[table.hand[seat]]


@declare(steps.BEGIN_GAME)
class BeginGame(Kind[Table]):
    """BSU-4.30, 4.31, 4.34: the start roll, then the starting units, then round 1."""

    def run(self, table: Table, step: Step) -> None:
        table.reveal()
        for seat in range(table.seats):
            touch(table, seat)
        table.order = start_roll(table)
        table.next_order = table.order[:]
        table.push((steps.ROUND,))
        if table.opt[steps.OPT_ADVANCED_START]:
            for seat in reversed(table.order):
                table.crystals[seat] = table.tables.advanced_crystals
                table.push((steps.ASK_START_UNIT, seat))
            return
        for seat in range(table.seats):
            table.crystals[seat] = table.opt[steps.OPT_CRYSTALS]
            for kind in range(TITAN):
                table.change_units(seat, table.galaxy.homes[seat], kind, table.tables.start[kind])


def start_roll(table: Table) -> list[int]:
    """Lowest first; those tied for a place roll again among themselves (BSU-A-4)."""
    ranked = ranked_by_roll(table, list(range(table.seats)))
    if table.opt[steps.OPT_ADVANCED_PLANNING]:
        return ranked
    return [(ranked[0] + each) % table.seats for each in range(table.seats)]


def ranked_by_roll(table: Table, seats: list[int]) -> list[int]:
    if len(seats) < 2:
        return seats
    rolls = [1 + table.rng.below(8) for _ in seats]
    found: list[int] = []
    for value in range(1, 9):
        tied = [seats[k] for k in range(len(seats)) if rolls[k] == value]
        if len(tied) == len(seats):
            return ranked_by_roll(table, seats)
        found += ranked_by_roll(table, tied)
    return found


@declare(steps.ASK_START_UNIT, name="start-unit", rule="BSU-4.27", parts="seat")
class StartUnit(SeatQuestion):
    """BSU-4.27–4.29, 4.33, 4.38: regular units at printed prices, within the limits."""

    def options(self, table: Table, step: Step) -> list[int]:
        _, seat = step
        home = table.galaxy.homes[seat]
        found = [DECLINE]
        cost = table.tables.races[table.race[seat]].cost
        for kind in range(TITAN):
            size = table.army[seat][home] if kind == REGIMENT else table.fleet[seat][home]
            if cost[kind] <= table.crystals[seat] and size < limit(table, seat, 1 if kind == REGIMENT else 0):
                found.append(BUY + kind)
        return found

    def answer(self, table: Table, seat: int, action: int) -> None:
        if action == DECLINE:
            return
        table.crystals[seat] -= self.cost(table, seat, action)
        table.change_units(seat, table.galaxy.homes[seat], action - BUY, 1)
        table.push((steps.ASK_START_UNIT, seat))

    def cost(self, table: Table, seat: int, action: int) -> int:
        return table.tables.races[table.race[seat]].cost[action - BUY] if BUY <= action < MARKET_AT else 0
