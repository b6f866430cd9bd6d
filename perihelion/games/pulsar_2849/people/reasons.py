"""Why a move is good, in the words of Pulsar 2849: bases, gyrodynes, patents, tracks, and what a die can pay for."""

from typing import Final

from perihelion.kernel.reasoning import Reason, always, grown
from perihelion.kernel.table import Phrase, named

from ..bots.outlook import productions_left
from ..rules import technologies
from ..rules.dice import ranking_on
from ..rules.state import ENGINEER_TRACK, INITIATIVE_TRACK, SPINS, Table
from ..rules.tables import PULSARS
from ..rules.terms import SIZES


def of_gyrodynes(before: Table, after: Table, seat: int, _detail: str) -> Phrase | None:
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


def of_transmitters(before: Table, after: Table, seat: int, _detail: str) -> Phrase | None:
    running = [
        len([tile for tile in table.players[seat].arrays if table.operating >> tile & 1]) for table in (before, after)
    ]
    if running[1] > running[0]:
        return Phrase("reason-transmitters-run")
    was, now = len(before.players[seat].arrays), len(after.players[seat].arrays)
    paid = [sum(table.paid[tile].bit_count() for tile in table.players[seat].arrays) for table in (before, after)]
    return Phrase("reason-transmitters") if now > was or paid[1] > paid[0] else None


def of_patents(before: Table, after: Table, seat: int, _detail: str) -> Phrase | None:
    known = [tech.name for tech in technologies.patents_of(before, seat)]
    new = [tech.name for tech in technologies.patents_of(after, seat) if tech.name not in known]
    return Phrase("reason-patents", {"technology": new[-1]}) if new else None


def of_dice(before: Table, after: Table, seat: int, _detail: str) -> Phrase | None:
    """The die that was taken, or the dice that are still there to be used."""
    was, now = before.players[seat].dice, after.players[seat].dice
    if len(now) > len(was):
        taken = list(now)
        for die in was:
            taken.remove(die)
        return Phrase("reason-die", {"n": taken[0]})
    return Phrase("reason-dice") if now else None


def ahead(message: str, track: int) -> Reason[Table]:
    """A better place on a track."""

    def found(before: Table, after: Table, seat: int, _detail: str) -> Phrase | None:
        was, now = [ranking_on(table, track).index(seat) for table in (before, after)]
        return Phrase(message, {"place": now + 1}) if now < was else None

    return found


def of_initiative(before: Table, after: Table, seat: int, detail: str) -> Phrase | None:
    """An earlier choice; after the last round there is none, but points."""
    last = after.round == after.tables.rounds
    return ahead("reason-initiative-end" if last else "reason-initiative", INITIATIVE_TRACK)(
        before, after, seat, detail
    )


def of_fields(before: Table, after: Table, seat: int, _detail: str) -> Phrase | None:
    """Markers stand further left than before, or at least no further right."""
    was, now = [
        sum(marker >> 2 for track in table.tracks for marker in track if marker & 3 == seat)
        for table in (before, after)
    ]
    return Phrase("reason-penalty") if now < was else None


def of_flight(before: Table, after: Table, seat: int, _detail: str) -> Phrase | None:
    return Phrase("reason-flight", {"n": after.left}) if after.left else None


def tokens(table: Table, seat: int) -> int:
    return table.players[seat].plus_minus + table.players[seat].plus_two


REASONS: Final[dict[str, Reason[Table]]] = {
    "score": grown("reason-score", lambda table, seat: table.players[seat].score),
    "cubes": grown("reason-cubes", lambda table, seat: table.players[seat].cubes),
    "tokens": grown("reason-tokens", tokens),
    "bases": grown("reason-bases", lambda table, seat: table.players[seat].bases),
    "gyrodynes": of_gyrodynes,
    "awards": always("reason-awards"),
    "transmitters": of_transmitters,
    "patents": of_patents,
    "headquarters": grown("reason-headquarters", lambda table, seat: table.players[seat].projects.bit_count()),
    "goals": always("reason-goals"),
    "dice": of_dice,
    "engineers": ahead("reason-engineers", ENGINEER_TRACK),
    "initiative": of_initiative,
    "penalty": of_fields,
    "flight": of_flight,
}
