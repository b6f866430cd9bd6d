"""How well a seat stands, in points: what it has, what that will bring in the productions to come, and what is begun.

The greedy bot climbs this one step at a time, so half-finished turns count: a die in hand by the best thing it can pay
for, a flight under way by the best of its ends. The numbers are in `weights.toml`.
"""

from typing import Final

from perihelion.kernel.bits import ones

from ..rules import scoring, steps, technologies
from ..rules.state import ENGINEER_TRACK, INITIATIVE_TRACK, NOBODY, NOTHING, SPINS, Table
from ..rules.tables import GOALS, PROJECTS, PULSARS
from ..rules.terms import CUBE
from ..rules.turns import turn_order
from .construction import of_awards, of_gyrodynes
from .flights import of_flight
from .outlook import Outlook, scores_now
from .prospects import best_uses, of_costs, of_effect, of_technology
from .weights import Weights

DICE_A_STEP: Final[list[float]] = [0.7, 1.0, 1.0, 2.5, 2.5, 2.5, 2.0, 2.0, 2.0, 1.0, 1.0, 1.5, 4.0]
"""About how many dice one more takes of what goals count, in the order of effects.COUNTS."""
MOST: Final = 12
NEAR: Final[list[list[float]]] = [[(has / least) ** 3 for has in range(least)] for least in range(1, MOST + 1)]
"""By what a goal asks for, less one, and what is there, how near it is: a power takes 300 instructions, compiled."""
PYRAMID: Final[list[float]] = [(done / PROJECTS) ** 2 for done in range(PROJECTS)]
"""By the projects that are done."""


def evaluate(table: Table, seat: int, weights: Weights) -> float:
    if not table.acting:
        return float(table.players[seat].score)
    if table.active == seat and table.asks(steps.PAYING):
        return best_payment(table, seat, weights)
    return judge(table, seat, weights)


def judge(table: Table, seat: int, weights: Weights) -> float:
    """The same without trying payments out: a die in hand counts by its best known use."""
    if not table.acting:
        return float(table.players[seat].score)
    outlook = Outlook(table, seat, weights)
    value = lasting(outlook) + of_dice(outlook)
    if table.active == seat:
        if table.asks(steps.ROUTE):
            value += of_flight(outlook)
        elif table.asks(steps.PAYING):
            value += of_die_in_hand(outlook, table.die_value)
    return value


def of_die_in_hand(outlook: Outlook, die: int) -> float:
    """A chosen die that pays for nothing yet; beyond 6 it can only fly."""
    uses = best_uses(outlook)
    return max(outlook.of_die(die), outlook.weights.fit * uses[die] if die < len(uses) else 0.0)


def best_payment(table: Table, seat: int, weights: Weights) -> float:
    """The die is chosen: the best of what it can do.

    Trying it out pays: a greedy player that judged the die by its best known use lost 7 points a game against this one
    (160 games, 95%: 3 to 11), one that left out the tokens here 4 points (210 games, 95%: 0 to 8). The best position is
    kept: a search need not try the payments again.
    """
    best = -1000.0
    for action in table.choices[seat]:
        after = table.clone()
        assert isinstance(after, Table)
        after.apply(seat, action)
        value = evaluate(after, seat, weights)
        if value > best:
            best, table.foreseen = value, after
    table.foreseer = seat
    return best


def lasting(outlook: Outlook) -> float:
    """Everything but the dice."""
    value = remembered(outlook)[-1] if outlook.table.asks(steps.PICK) else settled(outlook)
    value += of_tracks(outlook)
    return value + of_taste(outlook) if outlook.weights.tasted else value


def remembered(outlook: Outlook) -> list[float]:
    """`best_uses` and `settled`, found once in a dice phase for a seat with so many dice.

    Two thirds of what a search judges are dice to take; `hard` takes two fifths fewer instructions an iteration for it.
    """
    memory = outlook.table.memory
    if memory.weights is not outlook.weights:
        memory.weights = outlook.weights
        memory.found = {}
    key = outlook.seat << 4 | len(outlook.player.dice)
    found = memory.found.get(key)
    if found is None:
        found = memory.found[key] = [*best_uses(outlook), settled(outlook)]
    return found


def settled(outlook: Outlook) -> float:
    """Everything but dice and markers."""
    player = outlook.player
    value = float(player.score) + of_cubes(outlook) + outlook.of_token() * (player.plus_minus + player.plus_two)
    value += of_bases(outlook)
    value += of_gyrodynes(outlook, 0)
    value += of_awards(outlook)
    value += of_transmitters(outlook)
    value += of_patents(outlook)
    value += of_headquarters(outlook)
    return value + of_goals(outlook)


def of_taste(outlook: Outlook) -> float:
    """What a style likes besides."""
    table = outlook.table
    weights = outlook.weights
    player = outlook.player
    gyrodynes = 0
    for count in player.waiting:
        gyrodynes += count
    value = weights.base * player.bases + weights.patent * player.patents.bit_count()
    value += weights.completed * player.projects.bit_count()
    for pulsar in range(PULSARS):
        if table.owner[pulsar] == outlook.seat:
            value += weights.pulsar
            if table.gyrodyne[pulsar]:
                gyrodynes += 2 if table.gyrodyne[pulsar] > SPINS else 1
    for tile in player.arrays:
        share = table.paid[tile].bit_count() / len(table.tables.transmitters[tile].dice)
        value += weights.operating * (1.0 if table.operating >> tile & 1 else 0.5 * share)
    return value + weights.gyrodyne * gyrodynes


def of_bases(outlook: Outlook) -> float:
    own = outlook.player.bases
    bases = own + scoring.extra_bases(outlook.table, outlook.seat)
    return outlook.table.tables.points_for_bases(bases) + outlook.weights.progress * outlook.share * own


def of_patents(outlook: Outlook) -> float:
    value = 0.0
    for tech in technologies.patents_of(outlook.table, outlook.seat):
        value += of_technology(outlook, tech)
    return value


def of_cubes(outlook: Outlook) -> float:
    """In the last round they copy a die or buy premiums of goals that are met; nothing else is left to them."""
    table = outlook.table
    player = outlook.player
    weights = outlook.weights
    if outlook.left != 1:
        return player.cubes * (weights.cube if outlook.left else weights.last_cube)
    cubes = player.cubes
    value = 0.0
    if player.dice and cubes >= player.copy_cost and not (table.active == outlook.seat and table.bonus_used):
        value += weights.cube * player.copy_cost
        cubes -= player.copy_cost
    for place in range(GOALS):
        goal = table.tables.goals[table.goals[place]]
        if scoring.count(table, outlook.seat, goal.count) >= goal.least:
            for price, points in zip(goal.cubes, goal.points, strict=True):
                if cubes < price:
                    break
                cubes -= price
                value += points
    return value + weights.last_cube * cubes


def of_dice(outlook: Outlook) -> float:
    """Silver dice count until the own turn is over; so do red ones on offer in it."""
    table = outlook.table
    weights = outlook.weights
    if scores_now(table):
        return 0.0
    value = 0.0
    if table.active != NOBODY:
        order = turn_order(table)
        if table.active != outlook.seat and order.index(table.active) > order.index(outlook.seat):
            return 0.0
        if table.active == outlook.seat and not table.bonus_used:
            if table.owed != NOTHING:
                value += outlook.of_die(table.owed)
            elif table.offered_dice:
                value += weights.red_die * outlook.of_die(max(table.offered_dice))
    dice = outlook.player.dice
    if not dice:
        return value
    uses = remembered(outlook)[:-1] if table.asks(steps.PICK) else best_uses(outlook)
    for die in dice:
        value += max(outlook.of_die(die), weights.fit * uses[die])
        uses[die] = 0.0  # the best use is one die's only
    return value


def of_transmitters(outlook: Outlook) -> float:
    table = outlook.table
    weights = outlook.weights
    value = 0.0
    for tile in outlook.player.arrays:
        transmitter = table.tables.transmitters[tile]
        if table.operating >> tile & 1:
            value += outlook.left * of_effect(outlook, transmitter.green)
            continue
        value += of_costs(outlook, transmitter, ones(table.paid[tile]))
        for edge in (2 * tile, 2 * tile + 1):
            if table.links[edge] != NOTHING:
                value += weights.link
    return value


def of_headquarters(outlook: Outlook) -> float:
    """Runs to come, and what is built of the pyramid: the upper projects are worth most."""
    player = outlook.player
    if player.hq_side == NOTHING or outlook.left == 0:
        return 0.0
    value = 0.0
    for number, project in enumerate(outlook.table.tables.hq_sides[player.hq_side].projects):
        if project.run_points and player.projects >> number & 1 and not player.runs_used >> number & 1:
            value += outlook.of_run(project.run_points)
    done = ones(player.projects)
    if done < PROJECTS:
        value += outlook.weights.project * done + outlook.weights.pyramid * PYRAMID[done]
    return value


def of_goals(outlook: Outlook) -> float:
    table = outlook.table
    weights = outlook.weights
    if outlook.player.goals:  # final scoring has begun, and their points are in the score
        return 0.0
    value = 0.0
    for place in range(GOALS):
        goal = table.tables.goals[table.goals[place]]
        has = scoring.count(table, outlook.seat, goal.count)
        points = goal.base + weights.premium
        if has >= goal.least:
            value += points
        else:
            done = has / goal.least
            near = NEAR[goal.least - 1][has] if goal.least <= MOST else done**3
            chance = outlook.chance(DICE_A_STEP[goal.count] * (goal.least - has))
            value += (weights.goal * done + weights.goal_near * near) * points * chance
    return value


def of_tracks(outlook: Outlook) -> float:
    if outlook.left == 0:
        return 0.0
    return of_engineers(outlook) + of_initiative(outlook) + of_fields(outlook)


def of_engineers(outlook: Outlook) -> float:
    """The next reward of the track."""
    table = outlook.table
    value = 0.0
    rewards = table.tables.rewards[table.seats]
    for rank, marker in enumerate(table.tracks[ENGINEER_TRACK]):
        if marker & 3 == outlook.seat:
            for code, a, _ in rewards[rank]:
                value += outlook.weights.engineers * (outlook.weights.cube * a if code == CUBE else float(a))
    return value


def of_initiative(outlook: Outlook) -> float:
    table = outlook.table
    value = 0.0
    last = table.tables.initiative[table.seats]
    for rank, marker in enumerate(table.tracks[INITIATIVE_TRACK]):
        if marker & 3 == outlook.seat:
            value += last[rank] * (1.0 if outlook.left == 1 else outlook.weights.initiative)
    return value


def of_fields(outlook: Outlook) -> float:
    """Penalties ahead, and a little for every field to the left."""
    table = outlook.table
    value = 0.0
    seat = outlook.seat
    field = outlook.weights.field
    times = min(2, outlook.left)
    penalties = table.tables.penalties[table.seats]
    for track in table.tracks:
        for marker in track:
            if marker & 3 == seat:
                value += penalties[marker >> 2] * times - field * (marker >> 2)
    return value
