"""Why a move is good, in the words of New Frontiers: points, credits, worlds, goods, and what others gain by it."""

from collections.abc import Callable
from typing import Final

from perihelion.kernel.reasoning import Reason, always, grown
from perihelion.kernel.table import Phrase, named

from ..rules import scoring
from ..rules.empire import NO_GOOD, Empire
from ..rules.state import Table
from ..rules.tables import PILES


def newest(table: Table, was: list[int], now: list[int]) -> str:
    """The name of a tile that was not there before; "" when there is none."""
    new = [tile for tile in now if tile not in was]
    return named("tile", table.tables.tiles[new[-1]].name) if new else ""


def of_points(message: str, tiles: Callable[[Empire], list[int]]) -> Reason[Table]:
    """A new tile with points printed on it."""

    def found(before: Table, after: Table, seat: int, _detail: str) -> Phrase | None:
        was, now = tiles(before.empires[seat]), tiles(after.empires[seat])
        tile = newest(after, was, now)
        n = scoring.printed(after.tables, now) - scoring.printed(after.tables, was)
        return Phrase(message, {"tile": tile, "n": n}) if tile and n > 0 else None

    return found


def bonuses(table: Table, seat: int) -> int:
    return scoring.bonuses(table.tables, table.empires[seat], scoring.best_kind(table, table.empires[seat]))


def of_powers(before: Table, after: Table, seat: int, _detail: str) -> Phrase | None:
    was, now = before.empires[seat], after.empires[seat]
    tile = newest(after, was.developments + was.colonies, now.developments + now.colonies)
    return Phrase("reason-powers", {"tile": tile}) if tile else None


def of_worlds(before: Table, after: Table, seat: int, _detail: str) -> Phrase | None:
    """A world just discovered; else the one that is now nearest to being settled."""
    was, now = before.empires[seat], after.empires[seat]
    tile = newest(after, was.discovered, now.discovered)
    if tile:
        return Phrase("reason-worlds", {"tile": tile})
    return Phrase("reason-worlds-nearer") if now.discovered else None


def of_goods(before: Table, after: Table, seat: int, _detail: str) -> Phrase | None:
    n = goods(after.empires[seat]) - goods(before.empires[seat])
    if n > 0:
        return Phrase("reason-goods", {"n": n})
    was, now = before.empires[seat], after.empires[seat]
    tile = newest(after, was.developments + was.colonies, now.developments + now.colonies)
    return Phrase("reason-outlet", {"tile": tile}) if tile else None


def goods(empire: Empire) -> int:
    return len([kind for kind in empire.goods if kind != NO_GOOD])


def of_large(before: Table, after: Table, seat: int, _detail: str) -> Phrase | None:
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


REASONS: Final[dict[str, Reason[Table]]] = {
    "chips": grown("reason-chips", lambda table, seat: table.empires[seat].chips),
    "colonies": of_points("reason-colonies", lambda empire: empire.colonies),
    "developments": of_points("reason-developments", lambda empire: empire.developments),
    "bonuses": grown("reason-bonuses", bonuses),
    "credits": grown("reason-credits", lambda table, seat: table.empires[seat].credits),
    "colonists": grown("reason-colonists", lambda table, seat: table.empires[seat].reserve),
    "powers": of_powers,
    "worlds": of_worlds,
    "goods": of_goods,
    "large": of_large,
    "early": always("reason-early"),
    "gift": always("reason-gift"),
    "goals": always("reason-goals"),
    "time": always("reason-time"),
}
