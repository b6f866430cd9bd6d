"""Production phase in its seven steps, and the final scoring (PUL-18, PUL-20)."""

from typing import Final

from perihelion.games.pulsar_2849 import benefits, dice, scoring, technologies
from perihelion.games.pulsar_2849.dice import ranking_on
from perihelion.games.pulsar_2849.effects import BUY, TABLE, VP, VP_PER, Program
from perihelion.games.pulsar_2849.state import (
    BROADCASTS,
    ENGINEER_TRACK,
    ENGINEERS,
    FINAL_COUNT,
    FINAL_GOALS,
    FINAL_TECHNOLOGIES,
    GOAL_CHOICE,
    GOALS_MET,
    GYRODYNES,
    GYRODYNES_SCORE,
    INITIATIVE_TRACK,
    NEXT_ROUND,
    OFFER,
    PENALTIES,
    PREMIUMS,
    PRODUCTION_TECHS,
    PURPLE,
    SPINS,
    TECHNOLOGIES_SCORE,
    TRANSMITTERS_PRODUCE,
    Table,
)
from perihelion.games.pulsar_2849.tables import (
    BUY_POINTS,
    BUY_PREMIUM,
    COUNT_GOAL,
    DECLINE,
    END,
    GOALS,
    MEDIAN,
    PRODUCTION,
)
from perihelion.kernel.state import Step
from perihelion.kernel.table import Event, named

FINAL_LINES: Final[list[str]] = ["pulsars", "gyrodynes", "cubes", "initiative", "bases"]


def seats_in_order(table: Table) -> list[int]:
    """Every player once, by the rockets; with two players each has two of them."""
    if table.seats > 2:
        return table.order
    found: list[int] = []
    for seat in table.order:
        if seat not in found:
            found.append(seat)
    return found


def produce(table: Table) -> None:
    """PUL-18.2: steps 1 to 3 at once, the others with their offers one after another."""
    table.order = ranking_on(table, INITIATIVE_TRACK)  # PUL-18.3
    if table.sink is not None:
        facts: dict[str, int | str] = {
            "round": table.round,
            "order": spaced(table.order),
            "scores": spaced([player.score for player in table.players]),
        }
        table.emit(Event("production", amount=table.round, facts=facts))
    reward_engineers(table)
    take_penalties(table)
    seats = seats_in_order(table)
    green = table.boards.of_kind[PRODUCTION]
    table.push((NEXT_ROUND,))
    table.push_all([(TECHNOLOGIES_SCORE, seat) for seat in seats if table.players[seat].patents & green])
    table.push((GYRODYNES_SCORE,))
    if table.operating:
        table.push_all([(TRANSMITTERS_PRODUCE, seat) for seat in seats if table.players[seat].arrays])


def spaced(numbers: list[int]) -> str:
    return " ".join([str(each) for each in numbers])


def reward_engineers(table: Table) -> None:
    rewards = table.tables.rewards[table.seats]
    for rank, seat in enumerate(ranking_on(table, ENGINEER_TRACK)):
        for code, a, b in rewards[rank]:
            benefits.at_once(table, seat, code, a, b, ENGINEERS)


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
            table.score_points(seat, -points, PENALTIES)
            if table.sink is not None:
                table.emit(Event("penalty", seat, amount=points))


def transmitters_produce(table: Table, seat: int) -> None:
    """Step 4: points and cubes first, then the offers, so that new cubes can be spent (PUL-18.20)."""
    offers: list[Step] = []
    for tile in table.players[seat].arrays:
        if not table.operating >> tile & 1:
            continue
        transmitter = table.tables.transmitters[tile]
        if table.sink is not None and any([code != BUY for code, _, _ in transmitter.green]):
            name = named("transmitter", transmitter.id.lower())
            table.emit(Event("transmitter-produces", seat, facts={"transmitter": name}))
        for code, a, b in transmitter.green:
            if code == BUY:
                offers.append((OFFER, seat, a, b, BROADCASTS, tile))
            else:
                benefits.at_once(table, seat, code, a, b, BROADCASTS)
    table.push_all(best_first(offers))


def best_first(offers: list[Step]) -> list[Step]:
    """Offers with more points come first; where they are equal, those of the earlier component."""
    if len(offers) < 2:
        return offers
    ranked = [(-offer[3], place) for place, offer in enumerate(offers)]
    ranked.sort()
    return [offers[place] for _, place in ranked]


def technologies_score(table: Table, seat: int) -> None:
    score_technologies(table, seat, PRODUCTION, PRODUCTION_TECHS)


def score_technologies(table: Table, seat: int, kind: int, source: int) -> None:
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
            offers.append((OFFER, seat, a, b, source, slot))
        elif code in (VP, VP_PER, TABLE):
            if table.sink is not None:
                tech = named("tech", table.boards.techs[slot].id.lower())
                table.emit(Event("technology-scores", seat, facts={"technology": tech}))
            benefits.at_once(table, seat, code, a, b, source)
    return offers


def row_bonus(table: Table) -> int:
    """PUL-18.26 to PUL-18.30: the bonus of this round's row, or the median, the higher field when it is in a gap."""
    bonus = table.boards.bonus[table.round - 1]
    return (table.median + 1) // 2 if bonus == MEDIAN else bonus


def gyrodynes_score(table: Table) -> None:
    bonus = row_bonus(table)
    points = [0] * table.seats
    for pulsar, built in enumerate(table.gyrodyne):
        if built > SPINS:
            points[table.owner[pulsar]] += table.tables.gyro_points[built - SPINS - 1] + bonus
    for seat in seats_in_order(table):
        if points[seat]:
            table.score_points(seat, points[seat], GYRODYNES)
            if table.sink is not None:
                table.emit(Event("gyrodynes-score", seat, amount=points[seat], facts={"bonus": bonus}))


def ask_offer(table: Table, step: Step) -> None:
    """D-28, D-29, D-33: cubes for points, or not; who cannot pay is not asked."""
    if table.players[step[1]].cubes >= step[2]:
        table.ask(step, step[1], [BUY_POINTS, DECLINE])


def buy_points(table: Table, seat: int, step: Step) -> None:
    table.players[seat].cubes -= step[2]
    table.score_points(seat, step[3], step[4])
    if table.sink is not None:
        facts: dict[str, int | str] = {"cubes": step[2], "component": offered_by(table, step)}
        table.emit(Event("points-bought", seat, amount=step[3], facts=facts))


def offered_by(table: Table, step: Step) -> str:
    """The component whose offer a step asks about."""
    if step[4] == BROADCASTS:
        return named("transmitter", table.tables.transmitters[step[5]].id.lower())
    return named("tech", table.boards.techs[step[5]].id.lower())


def next_round(table: Table) -> None:
    """Step 7, and after the last round the final scoring instead (PUL-18.40)."""
    if table.round == table.tables.rounds:
        begin_final(table)
        return
    table.reveal()
    table.offer = [table.stack.pop() for _ in range(table.tables.offers)]  # PUL-18.41
    technologies.slide_markers(table)
    dice.begin_round(table)


# -------------------------------------------------------------------- final scoring


def begin_final(table: Table) -> None:
    """PUL-20.18: every step for all players before the next one."""
    seats = seats_in_order(table)
    table.push((FINAL_COUNT,))
    table.push_all([(FINAL_GOALS, seat) for seat in seats])
    purple = table.boards.of_kind[END]
    table.push_all([(FINAL_TECHNOLOGIES, seat) for seat in seats if table.players[seat].patents & purple])
    if table.sink is not None:
        table.emit(Event("final-scoring"))


def final_technologies(table: Table, seat: int) -> None:
    score_technologies(table, seat, END, PURPLE)


def final_goals(table: Table, seat: int) -> None:
    """Step 2: own goals first, then those that count as met by a technology (PUL-25.27), then premiums."""
    table.players[seat].goals = scoring.goals_met(table, seat)
    table.push((PREMIUMS, seat))
    granted = sum([tech.goals_met for tech in technologies.patents_of(table, seat)])
    if granted:
        table.push_all([(GOAL_CHOICE, seat)] * granted)
    for place in range(GOALS):
        if table.players[seat].goals >> place & 1:
            score_goal(table, seat, place)


def score_goal(table: Table, seat: int, place: int) -> None:
    goal = table.tables.goals[table.goals[place]]
    table.score_points(seat, goal.base, GOALS_MET)
    if table.sink is not None:
        table.emit(Event("goal-met", seat, amount=goal.base, facts={"goal": named("goal", goal.id.lower())}))


def ask_goal(table: Table, step: Step) -> None:
    unmet = [COUNT_GOAL + place for place in range(GOALS) if not table.players[step[1]].goals >> place & 1]
    if unmet:
        table.ask(step, step[1], unmet)


def count_goal(table: Table, seat: int, place: int) -> None:
    table.players[seat].goals |= 1 << place
    score_goal(table, seat, place)


def premiums_bought(table: Table, seat: int, place: int) -> int:
    return table.players[seat].premiums >> 2 * place & 3


def ask_premium(table: Table, step: Step) -> None:
    """PUL-21.5 to PUL-21.8: the next premium of every goal that is met and can be paid."""
    options = premiums(table, step[1])
    if options:
        options.append(DECLINE)
        table.ask(step, step[1], options)


def premiums(table: Table, seat: int) -> list[int]:
    player = table.players[seat]
    options: list[int] = []
    for place in range(GOALS):
        bought = premiums_bought(table, seat, place)
        goal = table.tables.goals[table.goals[place]]
        if player.goals >> place & 1 and bought < len(goal.cubes) and player.cubes >= goal.cubes[bought]:
            options.append(BUY_PREMIUM + place)
    return options


def buy_premium(table: Table, seat: int, place: int) -> None:
    player = table.players[seat]
    goal = table.tables.goals[table.goals[place]]
    bought = premiums_bought(table, seat, place)
    player.cubes -= goal.cubes[bought]
    player.premiums += 1 << 2 * place
    table.score_points(seat, goal.points[bought], GOALS_MET)
    if table.sink is not None:
        facts: dict[str, int | str] = {"goal": named("goal", goal.id.lower()), "cubes": goal.cubes[bought]}
        table.emit(Event("premium", seat, amount=goal.points[bought], facts=facts))
    table.push((PREMIUMS, seat))


def final_count(table: Table) -> None:
    """Steps 3 to 7."""
    seats = seats_in_order(table)
    counted = [scoring.final_points(table, seat) for seat in seats]
    for place in range(len(FINAL_LINES)):
        for number, seat in enumerate(seats):
            source, points = counted[number][place]
            table.score_points(seat, points, source)
            if table.sink is not None and points:
                table.emit(Event(f"final-{FINAL_LINES[place]}", seat, amount=points))
    if table.sink is not None:
        table.emit(Event("game-over"))
