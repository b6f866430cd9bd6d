"""Carrying out effects term by term, drawing exploration tiles, and what technologies answer (PUL-24, PUL-25)."""

from perihelion.games.pulsar_2849 import gyrodynes, scoring, technologies
from perihelion.games.pulsar_2849.effects import (
    CLAIM_ISOLATED,
    CUBE,
    DIE,
    DUP,
    EXPLORE,
    EXTRA_BASE,
    GYRO,
    GYRO_PAIR,
    MOD,
    MUST_DIE,
    ON_EXPLORE,
    TABLE,
    TELEPORT,
    VP,
    VP_PER,
    Program,
)
from perihelion.games.pulsar_2849.state import (
    CLAIMING,
    DRAW,
    EFFECT,
    EXPLORATION,
    GAIN,
    NOTHING,
    PATENTS,
    TELEPORTING,
    Table,
)
from perihelion.games.pulsar_2849.tables import GAIN_GYRODYNE
from perihelion.games.pulsar_2849.transmitters import offer_die
from perihelion.kernel.state import Step
from perihelion.kernel.table import Event, named


def carry_out(table: Table, seat: int, step: Step) -> None:
    """(EFFECT, program, next term, source of points): terms run from left to right (PUL-25.1); one that asks or draws
    comes first on the agenda, the rest waits behind it."""
    program: Program = table.tables.programs[step[1]]
    at = step[2]
    source = step[3]
    while at < len(program):
        code, a, b = program[at]
        at += 1
        if code in (GYRO, GYRO_PAIR, EXPLORE, CLAIM_ISOLATED, TELEPORT):
            if at < len(program):
                table.push((EFFECT, step[1], at, source))
            begin(table, code, a)
            return
        at_once(table, seat, code, a, b, source)


def begin(table: Table, code: int, a: int) -> None:
    """A term that asks its owner, or draws."""
    if code == GYRO:
        table.push((GAIN, a, 0))
    elif code == GYRO_PAIR:
        table.push((GAIN, 7, 1))
    elif code == EXPLORE:
        for _ in range(a):
            table.push((DRAW,))
    elif code == CLAIM_ISOLATED:
        table.push((CLAIMING,))
    else:
        table.push((TELEPORTING, a))


def at_once(table: Table, seat: int, code: int, a: int, b: int, source: int) -> None:
    player = table.players[seat]
    if code == VP:
        gain_points(table, seat, a, source)
    elif code == CUBE:
        player.cubes += a
        if table.sink is not None:
            table.emit(Event("cubes", seat, amount=a))
    elif code == MOD:
        gain_tokens(table, seat, a, b)
    elif code == DIE:
        offer_die(table, seat, a)
    elif code == MUST_DIE:
        owe_die(table, seat, a)
    elif code == DUP:
        player.dice.append(a)  # PUL-17.11: the silver die that paid, at its new value
        owe_die(table, seat, b)
    elif code == EXTRA_BASE:
        player.extra_bases += a
    elif code == VP_PER:
        gain_points(table, seat, a * scoring.count(table, seat, b), source)
    elif code == TABLE:
        gain_points(table, seat, scoring.from_table(table, seat, a, b), source)


def gain_points(table: Table, seat: int, points: int, source: int) -> None:
    table.score_points(seat, points, source)
    if table.sink is not None and points:
        table.emit(Event("points", seat, amount=points))


def gain_tokens(table: Table, seat: int, kind: int, amount: int) -> None:
    player = table.players[seat]
    if kind == 0:
        player.plus_minus += amount
    else:
        player.plus_two += amount
    if table.sink is not None:
        token = "@modifier-pm1" if kind == 0 else "@modifier-p2"
        table.emit(Event("tokens", seat, amount=amount, facts={"token": token}))


def owe_die(table: Table, seat: int, value: int) -> None:
    """PUL-17.26, PUL-17.30: from now on no other bonus die can be used."""
    table.owed = value
    table.offered_dice = []
    if table.sink is not None:
        table.emit(Event("red-die-owed", seat, piece=f"red-die:{value}", target=f"seat:{seat}", amount=value))


def ask_size(table: Table, step: Step) -> None:
    """(GAIN, sizes, 1 for a pair): among the sizes whose stack is not empty; none, and it lapses (PUL-12.27)."""
    sizes = step[1] & gyrodynes.sizes_left(table)
    if sizes:
        table.ask(step, table.active, [GAIN_GYRODYNE + size for size in range(3) if sizes >> size & 1])


def gain_gyrodyne(table: Table, seat: int, size: int, pair: int) -> None:
    gyrodynes.receive(table, seat, size)
    if pair:
        table.push((GAIN, 7 & ~(1 << size), 0))  # PUL-25.9: another size


def draw(table: Table, seat: int) -> None:
    """PUL-10.20, PUL-10.22: the top tile is resolved at once; an empty stack is made anew of the discarded tiles."""
    table.reveal()
    if not table.exploration:
        if not table.discarded:
            return
        table.exploration = table.discarded
        table.discarded = []
        table.rng.shuffle(table.exploration)
    kind = table.exploration.pop()
    table.happened.append(ON_EXPLORE)
    if not table.tables.exploration_kept[kind]:
        table.discarded.append(kind)
    if table.sink is not None:
        name = table.tables.exploration_ids[kind]
        facts: dict[str, int | str] = {"tile": named("exploration", name.lower())}
        table.emit(Event("explored", seat, f"exploration:{name}", "exploration-stack", f"seat:{seat}", facts=facts))
    table.push((EFFECT, table.tables.exploration_effect[kind], 0, EXPLORATION))


def answer(table: Table, seat: int) -> None:
    """PUL-25.25: right after the action, once for each event; what technologies answer causes no further events."""
    if table.players[seat].answers:
        for slot, program in technologies.answers_to(table, seat):
            if table.sink is not None:
                tech = table.tables.techs[table.techs[slot]].id
                table.emit(Event("answered", seat, facts={"technology": named("tech", tech.lower())}))
            for code, a, b in table.tables.programs[program]:
                at_once(table, seat, code, a, b, PATENTS)
    table.happened = []
    table.fresh = NOTHING
