"""Why a move is good, in the words of New Frontiers: points, credits, worlds, goods, and what others gain by it."""

from collections.abc import Callable
from typing import Final

from perihelion.games.new_frontiers.rules import scoring
from perihelion.games.new_frontiers.rules.empire import NO_GOOD, Empire
from perihelion.games.new_frontiers.rules.state import Table
from perihelion.games.new_frontiers.rules.tables import PILES
from perihelion.kernel.table import Phrase, more, named

Reason = Callable[[Table, Table, int], Phrase | None]


def reason(term: str, before: Table, after: Table, seat: int) -> Phrase | None:
    found = REASONS.get(term)
    return None if found is None else found(before, after, seat)


def newest(table: Table, was: list[int], now: list[int]) -> str:
    """The name of a tile that was not there before; "" when there is none."""
    new = [tile for tile in now if tile not in was]
    return named("tile", table.tables.tiles[new[-1]].name) if new else ""


def of_chips(before: Table, after: Table, seat: int) -> Phrase | None:
    return more("reason-chips", before.empires[seat].chips, after.empires[seat].chips)


def of_colonies(before: Table, after: Table, seat: int) -> Phrase | None:
    was, now = before.empires[seat].colonies, after.empires[seat].colonies
    tile = newest(after, was, now)
    n = scoring.printed(after.tables, now) - scoring.printed(after.tables, was)
    return Phrase("reason-colonies", {"tile": tile, "n": n}) if tile and n > 0 else None


def of_developments(before: Table, after: Table, seat: int) -> Phrase | None:
    was, now = before.empires[seat].developments, after.empires[seat].developments
    tile = newest(after, was, now)
    n = scoring.printed(after.tables, now) - scoring.printed(after.tables, was)
    return Phrase("reason-developments", {"tile": tile, "n": n}) if tile and n > 0 else None


def of_bonuses(before: Table, after: Table, seat: int) -> Phrase | None:
    points = [
        scoring.bonuses(table.tables, table.empires[seat], scoring.best_kind(table, table.empires[seat]))
        for table in (before, after)
    ]
    return more("reason-bonuses", points[0], points[1])


def of_credits(before: Table, after: Table, seat: int) -> Phrase | None:
    return more("reason-credits", before.empires[seat].credits, after.empires[seat].credits)


def of_colonists(before: Table, after: Table, seat: int) -> Phrase | None:
    return more("reason-colonists", before.empires[seat].reserve, after.empires[seat].reserve)


def of_powers(before: Table, after: Table, seat: int) -> Phrase | None:
    was, now = before.empires[seat], after.empires[seat]
    tile = newest(after, was.developments + was.colonies, now.developments + now.colonies)
    return Phrase("reason-powers", {"tile": tile}) if tile else None


def of_worlds(before: Table, after: Table, seat: int) -> Phrase | None:
    """A world just discovered; else the one that is now nearest to being settled."""
    was, now = before.empires[seat], after.empires[seat]
    tile = newest(after, was.discovered, now.discovered)
    if tile:
        return Phrase("reason-worlds", {"tile": tile})
    return Phrase("reason-worlds-nearer") if now.discovered else None


def of_goods(before: Table, after: Table, seat: int) -> Phrase | None:
    n = goods(after.empires[seat]) - goods(before.empires[seat])
    if n > 0:
        return Phrase("reason-goods", {"n": n})
    was, now = before.empires[seat], after.empires[seat]
    tile = newest(after, was.developments + was.colonies, now.developments + now.colonies)
    return Phrase("reason-outlet", {"tile": tile}) if tile else None


def goods(empire: Empire) -> int:
    return len([kind for kind in empire.goods if kind != NO_GOOD])


def of_large(before: Table, after: Table, seat: int) -> Phrase | None:
    """The large development on offer that would count most now."""
    empire = after.empires[seat]
    kind = scoring.best_kind(after, empire)
    best: tuple[int, int] = (0, -1)
    for pile in range(PILES):
        face = after.faces[pile]
        if after.left[pile] and after.tables.tiles[face].variable:
            best = max(best, (scoring.bonus_of(after.tables, empire, face, kind), face))
    points, face = best
    return (
        Phrase("reason-large", {"tile": named("tile", after.tables.tiles[face].name), "n": points}) if points else None
    )


def of_place(before: Table, after: Table, seat: int) -> Phrase | None:
    return Phrase("reason-early")


def of_gift(before: Table, after: Table, seat: int) -> Phrase | None:
    return Phrase("reason-gift")


def of_goals(before: Table, after: Table, seat: int) -> Phrase | None:
    return Phrase("reason-goals")


def of_time(before: Table, after: Table, seat: int) -> Phrase | None:
    return Phrase("reason-time")


REASONS: Final[dict[str, Reason]] = {
    "chips": of_chips,
    "colonies": of_colonies,
    "developments": of_developments,
    "bonuses": of_bonuses,
    "credits": of_credits,
    "colonists": of_colonists,
    "powers": of_powers,
    "worlds": of_worlds,
    "goods": of_goods,
    "large": of_large,
    "early": of_place,
    "gift": of_gift,
    "goals": of_goals,
    "time": of_time,
}
