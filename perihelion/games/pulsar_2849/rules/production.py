"""Production phase in its seven steps (PUL-18)."""

from perihelion.kernel.question import Kind, Step, declare
from perihelion.kernel.table import Event, Fact

from . import state, steps
from .dice import ranking_on
from .effects import ROWS
from .state import Table
from .tables import BUY_POINTS, DECLINE, EACH_PRODUCTION, MEDIAN
from .terms import BUY, TABLE, VP, VP_PER, Program


def seats_in_order(table: Table) -> list[int]:
    """Every player once, by the rockets; with two players each has two of them."""
    if table.seats > 2:
        return table.order
    found: list[int] = []
    for seat in table.order:
        if seat not in found:
            found.append(seat)
    return found


@declare(steps.PRODUCTION)
class Production(Kind[Table]):
    def run(self, table: Table, step: Step) -> None:
        produce(table)


def produce(table: Table) -> None:
    """PUL-18.2: steps 1 to 3 at once, the others with their offers one after another."""
    table.order = ranking_on(table, state.INITIATIVE_TRACK)  # PUL-18.3
    if table.sink is not None:
        facts: dict[str, Fact] = {
            "round": table.round,
            "order": spaced(table.order),
            "scores": spaced([player.score for player in table.players]),
        }
        table.emit(Event("production", amount=table.round, facts=facts))
    reward_engineers(table)
    take_penalties(table)
    seats = seats_in_order(table)
    green = table.boards.of_kind[EACH_PRODUCTION]
    table.push((steps.NEXT_ROUND,))
    table.push_all([(steps.TECHNOLOGIES_SCORE, seat) for seat in seats if table.players[seat].patents & green])
    table.push((steps.GYRODYNES_SCORE,))
    if table.operating:
        table.push_all([(steps.TRANSMITTERS_PRODUCE, seat) for seat in seats if table.players[seat].arrays])


def spaced(numbers: list[int]) -> str:
    return " ".join([str(each) for each in numbers])


def reward_engineers(table: Table) -> None:
    rewards = table.tables.rewards[table.seats]
    for rank, seat in enumerate(ranking_on(table, state.ENGINEER_TRACK)):
        for code, a, b in rewards[rank]:
            ROWS[code].give(table, seat, a, b, state.ENGINEERS)


def take_penalties(table: Table) -> None:
    """PUL-18.15 to PUL-18.18: markers on penalty fields, added up; a score never falls below 0."""
    penalties = table.tables.penalties[table.seats]
    farthest = max(table.tracks[0][-1], table.tracks[1][-1]) >> 2
    if farthest < table.tables.first_penalty[table.seats]:
        return
    lost = [0] * table.seats
    for track in table.tracks:
        for marker in track:
            lost[marker & 3] -= penalties[marker >> 2]
    for seat in range(table.seats):
        points = min(lost[seat], table.players[seat].score)
        if points:
            table.score_points(seat, -points, state.PENALTIES)
            if table.sink is not None:
                table.emit(Event("penalty", seat, amount=points))


@declare(steps.TRANSMITTERS_PRODUCE, parts="seat")
class TransmittersProduce(Kind[Table]):
    """Step 4: points and cubes first, then the offers, so that new cubes can be spent (PUL-18.20)."""

    def run(self, table: Table, step: Step) -> None:
        _, seat = step
        offers: list[Step] = []
        for tile in table.players[seat].arrays:
            if not table.operating >> tile & 1:
                continue
            transmitter = table.tables.transmitters[tile]
            if table.sink is not None and any([code != BUY for code, _, _ in transmitter.green]):
                table.emit(Event("transmitter-produces", seat, facts={"transmitter": transmitter.name}))
            for code, a, b in transmitter.green:
                if code == BUY:
                    offers.append((steps.OFFER, seat, a, b, state.BROADCASTS, tile))
                else:
                    ROWS[code].give(table, seat, a, b, state.BROADCASTS)
        table.push_all(best_first(offers))


def best_first(offers: list[Step]) -> list[Step]:
    """Offers with more points come first; where they are equal, those of the earlier component."""
    if len(offers) < 2:
        return offers
    ranked: list[tuple[int, int]] = []
    for place, offer in enumerate(offers):
        _, _, _, points, _, _ = offer
        ranked.append((-points, place))
    ranked.sort()
    return [offers[place] for _, place in ranked]


@declare(steps.TECHNOLOGIES_SCORE, parts="seat")
class TechnologiesScore(Kind[Table]):
    def run(self, table: Table, step: Step) -> None:
        _, seat = step
        score_technologies(table, seat, EACH_PRODUCTION, state.PRODUCTION_TECHS)


def score_technologies(table: Table, seat: int, kind: int, source: int) -> None:
    """What needs no choice first, then the offers (PUL-25.18)."""
    scoring_now = table.players[seat].patents & table.boards.of_kind[kind]
    offers: list[Step] = []
    for slot, tech in enumerate(table.boards.techs):
        if scoring_now >> slot & 1:
            offers.extend(score_program(table, seat, tech.program, source, slot))
    table.push_all(best_first(offers))


def score_program(table: Table, seat: int, program: Program, source: int, slot: int) -> list[Step]:
    """Scores what needs no choice; returns the offers."""
    offers: list[Step] = []
    for code, a, b in program:
        if code == BUY:
            offers.append((steps.OFFER, seat, a, b, source, slot))
        elif code in (VP, VP_PER, TABLE):
            if table.sink is not None:
                table.emit(Event("technology-scores", seat, facts={"technology": table.boards.techs[slot].name}))
            ROWS[code].give(table, seat, a, b, source)
    return offers


def row_bonus(table: Table) -> int:
    """PUL-18.26 to PUL-18.30: the bonus of this round's row, or the median, the higher field when it is in a gap."""
    bonus = table.boards.bonus[table.round - 1]
    return (table.median + 1) // 2 if bonus == MEDIAN else bonus


@declare(steps.GYRODYNES_SCORE)
class GyrodynesScore(Kind[Table]):
    """PUL-18.24 to 18.27."""

    def run(self, table: Table, step: Step) -> None:
        bonus = row_bonus(table)
        points = [0] * table.seats
        for pulsar, built in enumerate(table.gyrodyne):
            if built > state.SPINS:
                points[table.owner[pulsar]] += table.tables.gyro_points[built - state.SPINS - 1] + bonus
        for seat in seats_in_order(table):
            if points[seat]:
                table.score_points(seat, points[seat], state.GYRODYNES)
                if table.sink is not None:
                    table.emit(Event("gyrodynes-score", seat, amount=points[seat], facts={"bonus": bonus}))


@declare(steps.OFFER, name="offer", rule="PUL-25.18", parts="seat cubes points source component")
class Offer(steps.PulsarQuestion):
    """D-28, D-29, D-33: cubes for points, or not (PUL-25.18); who cannot pay is not asked."""

    phase = "production"

    def run(self, table: Table, step: Step) -> None:
        _, seat, cubes, _, _, _ = step
        if table.players[seat].cubes >= cubes:
            table.ask(step, seat, [BUY_POINTS, DECLINE])

    def answer(self, table: Table, seat: int, action: int) -> None:
        if action == DECLINE:
            return
        _, _, cubes, points, source, _ = table.asked
        table.players[seat].cubes -= cubes
        table.score_points(seat, points, source)
        if table.sink is not None:
            facts: dict[str, Fact] = {"cubes": cubes, "component": offered_by(table)}
            table.emit(Event("points-bought", seat, amount=points, facts=facts))

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        _, _, cubes, points, _, _ = table.asked
        return {"cubes": cubes, "points": points, "component": offered_by(table)}


def offered_by(table: Table) -> str:
    """The component whose offer is asked about."""
    _, _, _, _, source, component = table.asked
    if source == state.BROADCASTS:
        return table.tables.transmitters[component].name
    return table.boards.techs[component].name
