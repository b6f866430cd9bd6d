"""Why a move is good, in the words of Pulsar 2849: bases, gyrodynes, patents, tracks, and what a die can pay for."""

from collections.abc import Callable
from typing import Final

from perihelion.games.pulsar_2849.bots.outlook import productions_left
from perihelion.games.pulsar_2849.rules import technologies
from perihelion.games.pulsar_2849.rules.dice import ranking_on
from perihelion.games.pulsar_2849.rules.state import ENGINEER_TRACK, INITIATIVE_TRACK, SPINS, Table
from perihelion.games.pulsar_2849.rules.tables import PULSARS
from perihelion.games.pulsar_2849.rules.terms import SIZES
from perihelion.kernel.table import Phrase, more, named

Reason = Callable[[Table, Table, int], Phrase | None]


def reason(term: str, before: Table, after: Table, seat: int) -> Phrase | None:
    found = REASONS.get(term)
    return None if found is None else found(before, after, seat)


def of_score(before: Table, after: Table, seat: int) -> Phrase | None:
    return more("reason-score", before.players[seat].score, after.players[seat].score)


def of_cubes(before: Table, after: Table, seat: int) -> Phrase | None:
    return more("reason-cubes", before.players[seat].cubes, after.players[seat].cubes)


def of_tokens(before: Table, after: Table, seat: int) -> Phrase | None:
    was, now = before.players[seat], after.players[seat]
    return more("reason-tokens", was.plus_minus + was.plus_two, now.plus_minus + now.plus_two)


def of_bases(before: Table, after: Table, seat: int) -> Phrase | None:
    return more("reason-bases", before.players[seat].bases, after.players[seat].bases)


def of_gyrodynes(before: Table, after: Table, seat: int) -> Phrase | None:
    """Spinning from now on; else a pulsar claimed; else one more tile to build with."""
    for pulsar in range(PULSARS):
        was, now = before.gyrodyne[pulsar], after.gyrodyne[pulsar]
        if after.owner[pulsar] == seat and now > SPINS >= was:
            points = after.tables.gyro_points[now - SPINS - 1]
            return Phrase("reason-gyrodynes", {"n": points, "rounds": productions_left(after)})
    if any(after.owner[pulsar] == seat != before.owner[pulsar] for pulsar in range(PULSARS)):
        return Phrase("reason-pulsar")
    for size, name in enumerate(SIZES):
        if after.players[seat].waiting[size] > before.players[seat].waiting[size]:
            return Phrase("reason-gyrodyne-tile", {"size": named("gyrodyne", name)})
    return None


def of_awards(before: Table, after: Table, seat: int) -> Phrase | None:
    return Phrase("reason-awards")


def of_transmitters(before: Table, after: Table, seat: int) -> Phrase | None:
    running = [
        len([tile for tile in table.players[seat].arrays if table.operating >> tile & 1]) for table in (before, after)
    ]
    if running[1] > running[0]:
        return Phrase("reason-transmitters-run")
    was, now = len(before.players[seat].arrays), len(after.players[seat].arrays)
    paid = [sum(table.paid[tile].bit_count() for tile in table.players[seat].arrays) for table in (before, after)]
    return Phrase("reason-transmitters") if now > was or paid[1] > paid[0] else None


def of_patents(before: Table, after: Table, seat: int) -> Phrase | None:
    known = [tech.name for tech in technologies.patents_of(before, seat)]
    new = [tech.name for tech in technologies.patents_of(after, seat) if tech.name not in known]
    return Phrase("reason-patents", {"technology": new[-1]}) if new else None


def of_headquarters(before: Table, after: Table, seat: int) -> Phrase | None:
    was, now = before.players[seat].projects.bit_count(), after.players[seat].projects.bit_count()
    return Phrase("reason-headquarters") if now > was else None


def of_goals(before: Table, after: Table, seat: int) -> Phrase | None:
    return Phrase("reason-goals")


def of_dice(before: Table, after: Table, seat: int) -> Phrase | None:
    """The die that was taken, or the dice that are still there to be used."""
    was, now = before.players[seat].dice, after.players[seat].dice
    if len(now) > len(was):
        taken = list(now)
        for die in was:
            taken.remove(die)
        return Phrase("reason-die", {"n": taken[0]})
    return Phrase("reason-dice") if now else None


def rank(table: Table, track: int, seat: int) -> int:
    return ranking_on(table, track).index(seat)


def of_engineers(before: Table, after: Table, seat: int) -> Phrase | None:
    place = rank(after, ENGINEER_TRACK, seat)
    return Phrase("reason-engineers", {"place": place + 1}) if place < rank(before, ENGINEER_TRACK, seat) else None


def of_initiative(before: Table, after: Table, seat: int) -> Phrase | None:
    place = rank(after, INITIATIVE_TRACK, seat)
    return Phrase("reason-initiative", {"place": place + 1}) if place < rank(before, INITIATIVE_TRACK, seat) else None


def of_fields(before: Table, after: Table, seat: int) -> Phrase | None:
    """Markers stand further left than before, or at least no further right."""
    was, now = [
        sum(marker >> 2 for track in table.tracks for marker in track if marker & 3 == seat)
        for table in (before, after)
    ]
    return Phrase("reason-penalty") if now < was else None


def of_flight(before: Table, after: Table, seat: int) -> Phrase | None:
    return Phrase("reason-flight", {"n": after.left}) if after.left else None


REASONS: Final[dict[str, Reason]] = {
    "score": of_score,
    "cubes": of_cubes,
    "tokens": of_tokens,
    "bases": of_bases,
    "gyrodynes": of_gyrodynes,
    "awards": of_awards,
    "transmitters": of_transmitters,
    "patents": of_patents,
    "headquarters": of_headquarters,
    "goals": of_goals,
    "dice": of_dice,
    "engineers": of_engineers,
    "initiative": of_initiative,
    "penalty": of_fields,
    "flight": of_flight,
}
