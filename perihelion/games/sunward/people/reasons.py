"""Why a move is good, in Sunward's words: what its drawing covers, reaches, nears and rings."""

from typing import Final

from perihelion.kernel.reasoning import Reason, grown
from perihelion.kernel.table import Phrase, named

from ..bots.weights import REACH
from ..rules import scoring
from ..rules.drawing import sheet_with_new_piece
from ..rules.hexes import Wide
from ..rules.state import Sheet, Table


def of_mission(before: Table, after: Table, seat: int, detail: str) -> Phrase | None:
    tables = before.tables
    column = before.missions.index(tables.missions.index(detail))
    sheets = (sheet_with_new_piece(before, seat), sheet_with_new_piece(after, seat))
    was, now = [scoring.times_met(tables, before.missions[column], column, sheet.pieces) for sheet in sheets]
    if now <= was:
        return None
    points = tables.points(now) - tables.points(was)
    return Phrase("reason-mission", {"mission": named("mission", detail), "n": now, "points": points})


def of_frontier(before: Table, after: Table, seat: int, _detail: str) -> Phrase | None:
    now = sheet_with_new_piece(after, seat).frontiers
    was = sheet_with_new_piece(before, seat).frontiers
    for number in range(len(now)):
        if now[number] > was[number]:
            name = named("frontier", before.tables.frontiers[number].name)
            return Phrase("reason-frontier", {"frontier": name, "points": now[number]})
    return None


def of_alien(before: Table, after: Table, seat: int, _detail: str) -> Phrase | None:
    covered: list[int] = []
    for table in (before, after):
        sheet: Wide = sheet_with_new_piece(table, seat).covered
        covered.append(int((before.tables.aliens & sheet).bit_count()))
    n = covered[1] - covered[0]
    return Phrase("reason-alien", {"n": n, "points": -before.tables.alien_uncovered * n}) if n > 0 else None


def of_enclosed(before: Table, after: Table, seat: int, _detail: str) -> Phrase | None:
    tables = before.tables
    was, now = [sheet_with_new_piece(table, seat) for table in (before, after)]
    n = scoring.enclosed_resources(tables, now) - scoring.enclosed_resources(tables, was)
    return Phrase("reason-enclosed", {"points": n * tables.resource_enclosed}) if n > 0 else None


def of_ring(before: Table, after: Table, seat: int, _detail: str) -> Phrase | None:
    """The resource that lacks fewest hexes, if it lacks fewer than before."""
    was, now = missing(before, seat), missing(after, seat)
    nearer = [left for left, earlier in zip(now, was, strict=True) if 0 < left < earlier]
    return Phrase("reason-ring", {"n": min(nearer), "points": before.tables.resource_enclosed}) if nearer else None


def missing(table: Table, seat: int) -> list[int]:
    return scoring.gaps(table.tables, sheet_with_new_piece(table, seat))[:-1]


def of_nearness(before: Table, after: Table, seat: int, _detail: str) -> Phrase | None:
    """The frontier that has come nearest, of those that are nearer than before."""
    was, now = (hexes_away(table, sheet_with_new_piece(table, seat)) for table in (before, after))
    best = -1
    for number in range(len(now)):
        if now[number] < was[number] and (best < 0 or now[number] < now[best]):
            best = number
    if best < 0 or now[best] == 0:
        return None
    frontier = before.tables.frontiers[best]
    points = frontier.later if before.claimed[best] else frontier.first
    return Phrase(
        "reason-near-frontier", {"frontier": named("frontier", frontier.name), "n": now[best], "points": points}
    )


def hexes_away(table: Table, sheet: Sheet) -> list[int]:
    """Of every frontier: hexes still to be covered on the way to it; far away for those reached or out of reach."""
    return [
        REACH + 1 if kept else frontier.away(sheet.covered)
        for kept, frontier in zip(sheet.frontiers, table.tables.frontiers, strict=True)
    ]


REASONS: Final[dict[str, Reason[Table]]] = {
    "mission": of_mission,
    "frontier": of_frontier,
    "alien": of_alien,
    "enclosed": of_enclosed,
    "ring": of_ring,
    "upgrade": grown("reason-upgrade", lambda table, seat: sheet_with_new_piece(table, seat).gained),
    "near-frontier": of_nearness,
}
