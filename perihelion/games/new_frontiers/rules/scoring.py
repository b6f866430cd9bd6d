"""Scoring: chips, tiles, "?" bonuses and goals (NFR-17, 19); also how the points stand during the game."""

from perihelion.kernel.bits import ones

from .empire import NO_GOOD, Empire
from .state import NO_GOAL, Table
from .tables import (
    COLONY_KINDS,
    CONSUME_POWERS,
    KEYWORDS,
    POWER_TYPES,
    STORED_CREDITS,
    STORED_GOODS,
    STORED_WORLDS,
    TILES,
    Tables,
)
from .terms import ANY_KIND, CONSUME, KINDS, NO_KIND, STRENGTH


def numbers_of(tables: Tables, empire: Empire, oort_kind: int) -> list[int]:
    """The own tiles as predicates know them, with the refinery as declared (NFR-14.26)."""
    found = empire.developments + empire.colonies
    if oort_kind != NO_KIND and tables.oort in empire.colonies:
        return [TILES + oort_kind if tile == tables.oort else tile for tile in found]
    return found


def kinds_of(tables: Tables, empire: Empire, oort_kind: int) -> int:
    """How many different kinds there are among the colonies, home included (NFR-21.29)."""
    seen = 0
    for colony in empire.colonies:
        kind = tables.tiles[colony].kind
        if kind == ANY_KIND:
            kind = oort_kind
        if kind != NO_KIND:
            seen |= 1 << kind
    return ones(seen)


def general_strength(tables: Tables, empire: Empire) -> int:
    """NFR-21.29, NFR-A-70: no specialised and no temporary strength."""
    total = 0
    for tile in empire.developments + empire.colonies:
        for power in tables.tiles[tile].powers:
            if power.moment == STRENGTH and not power.of:
                total += power.amount
    return total


def bonus_of(tables: Tables, empire: Empire, tile: int, oort_kind: int) -> int:
    """What a "?" tile is worth in this empire (NFR-17.5 to 17.7, NFR-21.29); it counts itself if it fits."""
    return bonus_among(tables, empire, tile, oort_kind, numbers_of(tables, empire, oort_kind))


def bonus_among(tables: Tables, empire: Empire, tile: int, oort_kind: int, numbers: list[int]) -> int:
    """The same where `numbers_of` is known."""
    own = tables.tiles[tile]
    total = 0
    for number in numbers:
        total += own.worth[number]
    if own.per_strength:
        total += min(own.most_strength, own.per_strength * general_strength(tables, empire))
    if own.per_kind:
        total += min(own.most_kinds, own.per_kind * kinds_of(tables, empire, oort_kind))
    return total


def worth_of(table: Table, seat: int, tile: int) -> int:
    """The points a development would be worth now, the "?" of a large one counted with itself."""
    printed_on = table.tables.tiles[tile]
    if not printed_on.variable:
        return printed_on.points
    empire = table.empires[seat].clone()
    empire.developments = [*empire.developments, tile]
    return bonus_of(table.tables, empire, tile, best_kind(table, empire))


def bonuses(tables: Tables, empire: Empire, oort_kind: int) -> int:
    """NFR-17.5: every "?" tile on its own."""
    total = 0
    for tile in empire.developments + empire.colonies:
        if tables.tiles[tile].variable:
            total += bonus_of(tables, empire, tile, oort_kind)
    return total


def printed(tables: Tables, tiles: list[int]) -> int:
    """NFR-5.12, NFR-7.18."""
    total = 0
    for tile in tiles:
        total += tables.tiles[tile].points
    return total


def goal_count(tables: Tables, empire: Empire, subject: int, oort_kind: int) -> int:
    """What a goal counts (NFR-21.30)."""
    if subject == COLONY_KINDS:
        return kinds_of(tables, empire, oort_kind)
    if subject == STORED_GOODS:
        return sum(empire.stored_goods)
    if subject == STORED_WORLDS:
        return len(empire.stored_worlds)
    if subject == STORED_CREDITS:
        return empire.stored_credits
    if subject not in (CONSUME_POWERS, KEYWORDS, POWER_TYPES):
        return empire.reserve
    keywords: list[str] = []
    types = 0
    consuming = 0
    for number in empire.developments + empire.colonies:
        tile = tables.tiles[number]
        for keyword in tile.keywords:
            if keyword not in keywords:
                keywords.append(keyword)
        for power in tile.powers:
            types |= 1 << power.type
            if power.type == CONSUME:
                consuming += 1
    if subject == KEYWORDS:
        return len(keywords)
    return consuming if subject == CONSUME_POWERS else ones(types)


def goal_points(table: Table, empire: Empire, goals: list[int], oort_kind: int) -> int:
    """NFR-17.8."""
    total = 0
    for number in goals:
        goal = table.tables.goals[number]
        total += goal.score(goal_count(table.tables, empire, goal.subject, oort_kind))
    return total


def goals_that_score(table: Table) -> list[int]:
    """NFR-19.2, 19.13: goals in play; the face-down one is no public knowledge before the end turns it up."""
    return table.goals_up


def best_kind(table: Table, empire: Empire) -> int:
    """The kind of the Oort refinery worth most for its owner; the declared one once scoring has begun (NFR-14.26)."""
    if table.tables.oort not in empire.colonies:
        return NO_KIND
    if table.action < 0 and table.oort_kind != NO_KIND:
        return table.oort_kind
    best = 0
    most = -1
    for kind in range(KINDS):
        worth = bonuses(table.tables, empire, kind) + goal_points(table, empire, goals_that_score(table), kind)
        if worth > most:
            best, most = kind, worth
    return best


def tally_of(table: Table, seat: int) -> dict[str, int]:
    """NFR-17.4."""
    empire = table.empires[seat]
    tables = table.tables
    kind = best_kind(table, empire)
    points = {
        "chips": empire.chips,
        "colonies": printed(tables, empire.colonies),
        "developments": printed(tables, empire.developments),
        "bonuses": bonuses(tables, empire, kind),
    }
    if table.goal_stack or table.goals_up or table.hidden != NO_GOAL:
        points["goals"] = goal_points(table, empire, goals_that_score(table), kind)
    return points


def tie_break(empire: Empire) -> int:
    """NFR-17.10: credits and goods in the empire, nothing from the storage mat."""
    total = empire.credits
    for kind in empire.goods:
        if kind != NO_GOOD:
            total += 1
    return total


def ranking(table: Table, scores: list[int]) -> list[list[int]]:
    """NFR-17.9 to 17.11."""
    keys = [(scores[seat], tie_break(table.empires[seat])) for seat in range(table.seats)]
    groups: list[list[int]] = []
    for key in sorted(set(keys), reverse=True):
        groups.append([seat for seat in range(table.seats) if keys[seat] == key])
    return groups
