"""Leader rolls and the actions that are one: scan, recruit, mission (BSU-19, 20, 40, 41)."""

from perihelion.kernel.question import Kind, Step, declare, kind_of
from perihelion.kernel.table import Event, Fact

from . import steps
from .abilities.possible import performable
from .empire.decks import card_sources, own_card, take_card
from .empire.diplomacy import diplomacy_options
from .empire.numbers import counts_as_any, force, total
from .galaxy.masks import moves_to
from .galaxy.moving import add_units
from .galaxy.places import knows_way_to
from .state import SeatQuestion, Table
from .tables import ACCEPT, ACTION_AT, AGENT_AT, BOOST_ONE, DECLINE, PLACE_AT, ROLL, TAKE_CRYSTALS, YES_OR_NO
from .terms import AGENT, ARTEFACT, BOOST, DIPLOMACY, LEADER, MISSION, RECRUIT, REGIMENT, REROLL, SCAN


def begin_roll(table: Table, seat: int, scope: int) -> None:
    frame = table.frames[-1]
    frame.scope = scope
    frame.boosts = 0
    frame.rerolled = 0
    frame.die = 0
    frame.success = -1
    table.question((steps.ASK_BOOST, seat), boost_options(table, seat))


def boost_options(table: Table, seat: int) -> list[int]:
    return [BOOST_ONE, ROLL] if table.crystals[seat] >= table.tables.boost_price else [ROLL]


@declare(steps.ASK_BOOST, name="boost", rule="BSU-20.4", parts="seat")
class Boost(SeatQuestion):
    """BSU-20.4: boosts for 3 crystals each, as many as wanted, then the roll."""

    odds = "roll"

    def options(self, table: Table, step: Step) -> list[int]:
        _, seat = step
        return boost_options(table, seat)

    def answer(self, table: Table, seat: int, action: int) -> None:
        if action == BOOST_ONE:
            table.crystals[seat] -= table.tables.boost_price
            table.frames[-1].boosts += 1
            table.question((steps.ASK_BOOST, seat), boost_options(table, seat))
        else:
            roll(table, seat)

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        return rolling(table, seat)

    def cost(self, table: Table, seat: int, action: int) -> int:
        return table.tables.boost_price if action == BOOST_ONE else 0


def rolling(table: Table, seat: int) -> dict[str, Fact]:
    return {"value": min(7, leader_value(table, seat)), "die": table.frames[-1].die}


def leader_value(table: Table, seat: int) -> int:
    """BSU-20.2: the leader's attack with paid and free boosts."""
    frame = table.frames[-1]
    value = table.tables.races[table.race[seat]].leaders[frame.leader] + frame.boosts
    value += total(table, seat, BOOST, LEADER)
    if frame.scope != LEADER:
        # BSU-41.8, 44.34: a boost for missions does not reach the action a mission gained.
        value += total(table, seat, BOOST, frame.scope)
    if frame.scope == MISSION:
        value += table.tables.organisations[table.organisation[seat]].mission_boost
    return value


def leader_rerolls(table: Table, seat: int) -> int:
    frame = table.frames[-1]
    found = total(table, seat, REROLL, LEADER)
    if frame.scope != LEADER:
        found += total(table, seat, REROLL, frame.scope)
    return found - frame.rerolled


def roll(table: Table, seat: int) -> None:
    table.reveal()
    frame = table.frames[-1]
    frame.die = 1 + table.rng.below(8)
    value = leader_value(table, seat)
    frame.success = 1 if frame.die <= value and frame.die < 8 else 0  # BSU-20.3
    if table.sink is not None:
        kind = "roll-succeeded" if frame.success else "roll-failed"
        table.emit(Event(kind, seat, amount=frame.die, facts={"value": min(7, value)}))
    if frame.success == 0 and leader_rerolls(table, seat) > 0:
        table.question((steps.ASK_LEADER_REROLL, seat), YES_OR_NO)
    elif kind_of(table.agenda[-1]) == steps.ROLLED:
        table.agenda.pop()
        rolled(table, seat)


@declare(steps.ASK_LEADER_REROLL, name="leader-reroll", rule="BSU-20.8", parts="seat")
class LeaderReroll(SeatQuestion):
    """BSU-20.8."""

    odds = "roll"

    def options(self, table: Table, step: Step) -> list[int]:
        return YES_OR_NO

    def answer(self, table: Table, seat: int, action: int) -> None:
        if action == ACCEPT:
            table.frames[-1].rerolled += 1
            roll(table, seat)

    def facts(self, table: Table, seat: int) -> dict[str, Fact]:
        return rolling(table, seat)


@declare(steps.ROLLED, parts="seat")
class Rolled(Kind[Table]):
    def run(self, table: Table, step: Step) -> None:
        _, seat = step
        rolled(table, seat)


def rolled(table: Table, seat: int) -> None:
    """What the roll was for."""
    frame = table.frames[-1]
    won = frame.success == 1
    if frame.action == SCAN:
        if won:
            table.question((steps.ASK_SCAN, seat), scan_options(table))
        else:
            table.crystals[seat] += table.tables.scan_failure  # BSU-19.5
    elif frame.action == RECRUIT:
        if won:
            table.question((steps.ASK_RECRUIT, seat), recruit_options(table, seat))
        else:
            table.question((steps.ASK_REGIMENT, seat), moves_to(table.domain[seat]))
    elif frame.action == MISSION:
        if won:
            table.push((steps.ASK_MISSION, seat))
    elif frame.action == DIPLOMACY and won:
        table.question((steps.ASK_DIPLOMACY, seat), diplomacy_options(table, seat))


def roll_action(table: Table, seat: int) -> None:
    """The body of an action that is a leader roll."""
    table.agenda.append((steps.ROLLED, seat))
    begin_roll(table, seat, table.frames[-1].action)


# ---------------------------------------------------------------- scan, recruit, mission


def scan_options(table: Table) -> list[int]:
    return [TAKE_CRYSTALS, *card_sources(table, ARTEFACT)]


@declare(steps.ASK_SCAN, name="scan", rule="BSU-19.2", parts="seat")
class Scan(SeatQuestion):
    def options(self, table: Table, step: Step) -> list[int]:
        return scan_options(table)

    def answer(self, table: Table, seat: int, action: int) -> None:
        if action == TAKE_CRYSTALS:
            table.crystals[seat] += table.tables.scan_success
        else:
            take_card(table, seat, ARTEFACT, action)


def recruit_options(table: Table, seat: int) -> list[int]:
    """BSU-40.2, 40.3."""
    found = card_sources(table, AGENT)
    for agent, owner in enumerate(table.agent_owner):
        if owner >= 0 and owner != seat and can_rob(table, seat, agent):
            found.append(AGENT_AT + agent)
    return found


def can_rob(table: Table, seat: int, agent: int) -> bool:
    owner = table.agent_owner[agent]
    if owner < 0 or owner == seat or not knows_way_to(table, seat, owner):
        return False
    wanted = table.tables.agent_force[agent]
    if counts_as_any(table, owner) or force(table, owner) == wanted:
        return False
    return force(table, seat) == wanted or counts_as_any(table, seat)


@declare(steps.ASK_RECRUIT, name="recruit", rule="BSU-40.1", parts="seat")
class Recruit(SeatQuestion):
    def options(self, table: Table, step: Step) -> list[int]:
        _, seat = step
        return recruit_options(table, seat)

    def answer(self, table: Table, seat: int, action: int) -> None:
        if action >= AGENT_AT:
            table.frames[-1].opponent = table.agent_owner[action - AGENT_AT]
            own_card(table, seat, AGENT, action - AGENT_AT)
        else:
            take_card(table, seat, AGENT, action)


@declare(steps.ASK_REGIMENT, name="regiment", rule="BSU-40.10", parts="seat")
class PlaceRegiment(SeatQuestion):
    """BSU-40.10: what a recruit that failed brings."""

    def options(self, table: Table, step: Step) -> list[int]:
        _, seat = step
        return moves_to(table.domain[seat])

    def answer(self, table: Table, seat: int, action: int) -> None:
        add_units(table, seat, action - PLACE_AT, REGIMENT, 1)


@declare(steps.ASK_MISSION, name="mission", rule="BSU-41.2", parts="seat")
class Mission(SeatQuestion):
    """BSU-41.2, 41.9: any other action that can be performed, or none."""

    def options(self, table: Table, step: Step) -> list[int]:
        _, seat = step
        leader = table.frames[-1].leader
        actions = [action for action in range(MISSION) if performable(table, seat, action, leader)]
        return [DECLINE] + [ACTION_AT + action for action in actions]

    def answer(self, table: Table, seat: int, action: int) -> None:
        if action != DECLINE:
            table.push((steps.BEGIN_ACTION, action - ACTION_AT, seat, table.frames[-1].leader, 1))
